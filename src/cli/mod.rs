//! The command line: the same core without a server, and the server itself.
//!
//! Each command is a function from parsed arguments to the text that goes to standard output. An error
//! goes to standard error, its first line saying what and where. Exit status 2 means bad input or usage,
//! 1 a failure of ours.

mod args;
mod backups;
pub mod check;
mod convert;
mod data_folder;
mod demo;
mod desktop;
mod file;
pub mod game;
mod mail;
mod moving;
pub mod pair;
mod prelude;
mod ratings;
pub mod ruling;
mod ruling_args;
mod run;
mod serve;
pub mod standings;
mod user;
mod verify;
pub mod weights;
mod written;

pub use args::Cli;
pub use convert::{Converted, Target, convert};
pub use desktop::wait_for_enter;
pub use file::load;
use file::{load_text, load_with_notes};
pub use run::{CliError, Failure, run};
pub use written::{ReportFormat, RowFormat, TableFormat};
