//! `tengen bench`: measures the program, as ratios within one run.

mod files;
mod matching;
mod pages;

use std::path::Path;

use super::CliError;
use super::run::Failure;

/// The peak memory of this process in kilobytes; 0 where the system does not tell.
fn peak() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmHWM:"));
    line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok()).unwrap_or(0)
}

/// Runs the bench of that name, which prints its table as it runs; `large` adds the size that takes long, `file` is
/// the tournament whose pages are timed or the folder of files to read.
///
/// # Errors
/// [`CliError::Argument`] if there is no such bench, or no file for one that needs it.
pub(super) fn bench(
    name: &str,
    sizes: &[usize],
    large: bool,
    file: Option<&Path>,
) -> Result<(), Failure> {
    if name == "matching" && sizes.iter().any(|size| *size < 2) {
        return Err(Failure::input("a size is a number of players, 2 at the least"));
    }
    match name {
        "files" => Ok(files::table(needed(file, "a folder of tournaments")?)?),
        "pages" => pages::table(needed(file, "a tournament")?),
        "matching" => {
            matching::table(sizes, large);
            Ok(())
        }
        "matching-one" => {
            matching::one(sizes);
            Ok(())
        }
        _ => Err(argument("NAME", name, "matching, pages, files").into()),
    }
}

fn needed<'a>(path: Option<&'a Path>, what: &str) -> Result<&'a Path, Failure> {
    path.ok_or_else(|| Failure::input(format!("--file: name {what}, which this measures")))
}

fn argument(argument: &'static str, value: &str, allowed: &str) -> CliError {
    CliError::Argument { argument, value: value.to_owned(), allowed: allowed.to_owned() }
}
