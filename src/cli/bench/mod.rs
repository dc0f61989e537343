//! `tengen bench`: figures of the program, measured here and now, as ratios in one run.

mod dead_stones;
mod matching;
mod ratings;

use std::path::Path;

use super::CliError;

/// The most memory this process held, in kilobytes; 0 where the system does not tell.
fn peak() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmHWM:"));
    line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok()).unwrap_or(0)
}

/// Runs the bench of that name, which prints its table as it goes; `large` adds the size that takes long,
/// `games` is the file of finished games that dead stones are measured on.
///
/// # Errors
/// [`CliError::Argument`] if there is no such bench, or no file for one that needs it.
pub(super) fn bench(
    name: &str,
    sizes: &[usize],
    large: bool,
    games: Option<&Path>,
) -> Result<(), CliError> {
    match name {
        "dead-stones" => match games {
            Some(path) => dead_stones::table(path),
            None => Err(CliError::Argument {
                argument: "--games",
                value: String::new(),
                allowed: "a file of finished games".to_owned(),
            }),
        },
        "matching" => {
            matching::table(sizes, large);
            Ok(())
        }
        "ratings" => ratings::figures(sizes),
        "matching-one" => {
            matching::one(sizes);
            Ok(())
        }
        _ => Err(CliError::Argument {
            argument: "NAME",
            value: name.to_owned(),
            allowed: "matching, dead-stones, ratings".to_owned(),
        }),
    }
}
