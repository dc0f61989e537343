//! The binary: the commands of [`tengen::cli`].

use std::process::ExitCode;

use clap::Parser;
use tengen::cli::{Cli, run, wait_for_enter};

#[cfg(target_env = "musl")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    give_back_large_blocks();
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

/// Large blocks are mapped on their own, and given back when freed. Otherwise glibc soon takes them from the heap, where
/// the buffers of open connections between them leave gaps: up to 200 kB for each connection that got a compressed page.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
fn give_back_large_blocks() {
    // SAFETY: a plain call of glibc while no other thread runs; the value is its own first one.
    unsafe { libc::mallopt(libc::M_MMAP_THRESHOLD, 128 * 1024) };
}
