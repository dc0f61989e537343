//! The command line: what its commands write and refuse, and the binary as a script sees it.

mod binary;
mod certified;
mod convert;
mod drawing;
mod impolite;
mod ruling;
mod standings;

#[path = "../standings/event.rs"]
#[allow(dead_code)]
mod event;
#[path = "../interchange/golden.rs"]
#[allow(dead_code)]
mod files;
#[path = "../support/root.rs"]
mod root;
#[path = "../pairing/golden.rs"]
#[allow(dead_code)]
mod rounds;
#[path = "../standings/golden.rs"]
#[allow(dead_code)]
mod tables;
