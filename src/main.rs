//! The binary: the commands of [`tengen::cli`].

use std::process::ExitCode;

use clap::Parser;
use tengen::cli::{Cli, run};

fn main() -> ExitCode {
    match run(Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("tengen: {failure}");
            failure.exit_code()
        }
    }
}
