//! The binary: the commands of [`tengen::cli`].

use std::process::ExitCode;

use clap::Parser;
use tengen::cli::{Cli, run};

fn main() -> ExitCode {
    let cli = Cli::parse();
    let as_json = cli.log_json();
    match run(cli) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{}", failure.line(as_json));
            failure.exit_code()
        }
    }
}
