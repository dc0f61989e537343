//! The command line: the same core without a server, and the server itself.
//!
//! Output goes to standard output; an error goes to standard error, its first line saying what and
//! where. Exit status 2 means bad input or usage, 1 a failure of ours.

mod args;
mod demo;
mod run;
mod serve;

pub use args::Cli;
pub use run::{Failure, run};
