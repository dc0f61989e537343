//! `tengen bench`: figures of the program, measured here and now, as ratios in one run.

mod matching;

use super::CliError;

/// Runs the bench of that name, which prints its table as it goes; `large` adds the size that takes long.
///
/// # Errors
/// [`CliError::Argument`] if there is no such bench.
pub(super) fn bench(name: &str, sizes: &[usize], large: bool) -> Result<(), CliError> {
    match name {
        "matching" => {
            matching::table(sizes, large);
            Ok(())
        }
        "matching-one" => {
            matching::one(sizes);
            Ok(())
        }
        _ => Err(CliError::Argument {
            argument: "NAME",
            value: name.to_owned(),
            allowed: "matching".to_owned(),
        }),
    }
}
