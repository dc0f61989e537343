//! The binary: the commands of [`tengen::cli`].

use std::process::ExitCode;

use clap::Parser;
use tengen::cli::{Cli, run, wait_for_enter};

#[cfg(target_env = "musl")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let (as_json, has_a_window) = (cli.log_json(), cli.has_a_window());
    match run(cli) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("{}", failure.line(as_json));
            if has_a_window {
                wait_for_enter();
            }
            failure.exit_code()
        }
    }
}
