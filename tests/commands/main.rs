//! The command line: what its commands write and refuse, and the binary as a script sees it.

mod backups;
mod binary;
mod certified;
mod convert;
mod data_folder;
#[cfg(target_os = "linux")]
mod desktop;
mod drawing;
mod finished_games;
mod impolite;
mod kept;
mod moving;
mod ratings;
mod ruling;
mod same_bytes;
mod serving;
mod set;
mod standings;
mod teams;
mod wrong_input;

#[path = "../referee/case.rs"]
#[allow(dead_code)]
mod case;
#[path = "../support/databases.rs"]
#[allow(dead_code, unused_imports, unused_macros)]
mod databases;
#[path = "../standings/event.rs"]
#[allow(dead_code)]
mod event;
#[path = "../support/events.rs"]
#[allow(dead_code)]
mod events;
#[path = "../interchange/golden.rs"]
#[allow(dead_code)]
mod files;
#[path = "../support/played.rs"]
#[allow(dead_code)]
mod played;
#[path = "../support/rich.rs"]
#[allow(dead_code)]
mod rich;
#[path = "../support/root.rs"]
mod root;
#[path = "../pairing/golden.rs"]
#[allow(dead_code)]
mod rounds;
#[path = "../standings/golden.rs"]
#[allow(dead_code)]
mod tables;
