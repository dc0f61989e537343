//! `replay` and `score`: a game record under a ruleset.

use std::fmt::Write;
use std::path::Path;

use crate::go::{Point, Ruleset, RulesetName};
use crate::interchange::sgf::{
    self, Dead, GameTree, ReplayReport, ScoreReport, SgfError, replay_report, score_report,
};

use super::CliError;
use super::file::load_bytes;

/// The seed of the playouts: the same record always gets the same proposal.
const SEED: u64 = 1;

/// How a report is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Format {
    /// One object.
    #[default]
    Json,
    /// For people.
    Table,
}

/// The text of `replay FILE --rules NAME`.
///
/// # Errors
/// [`CliError`] if the file cannot be read, or its first game not be played: the move or byte is named.
pub fn replay(path: &Path, rules: &str, format: Format) -> Result<String, CliError> {
    let refused = |why: String| CliError::Record { path: path.to_owned(), why };
    let (game, rules) = (first_game(path)?, ruleset(rules)?);
    let report = replay_report(&game, &rules).map_err(|error| refused(error.to_string()))?;
    Ok(match format {
        Format::Json => json(&report),
        Format::Table => replay_table(&report),
    })
}

/// The text of `score FILE --rules NAME`, with dead stones named (`D4,Q16`) or proposed.
///
/// # Errors
/// As [`replay`]; also where no dead stone can lie.
pub fn score(
    path: &Path,
    rules: &str,
    dead: Option<&str>,
    detect: bool,
    format: Format,
) -> Result<String, CliError> {
    let refused = |why: String| CliError::Record { path: path.to_owned(), why };
    let dead = if detect { Dead::Detect(SEED) } else { Dead::Named(points(dead.unwrap_or(""))?) };
    let (game, rules) = (first_game(path)?, ruleset(rules)?);
    let report = score_report(&game, &rules, &dead).map_err(|error| refused(error.to_string()))?;
    Ok(match format {
        Format::Json => json(&report),
        Format::Table => score_table(&report),
    })
}

fn first_game(path: &Path) -> Result<GameTree, CliError> {
    let refused = |why: String| CliError::Record { path: path.to_owned(), why };
    let read = sgf::read(&load_bytes(path)?);
    let read = read.map_err(|error| refused(with_real_size(path, error).to_string()))?;
    read.games.into_iter().next().ok_or_else(|| refused("there is no game in it".to_owned()))
}

/// Of a large file only the beginning is read; the system knows how long it is.
fn with_real_size(path: &Path, error: SgfError) -> SgfError {
    let SgfError::TooLarge { bytes, limit } = error else { return error };
    let length = std::fs::metadata(path).ok().and_then(|file| usize::try_from(file.len()).ok());
    SgfError::TooLarge { bytes: length.unwrap_or_default().max(bytes), limit }
}

fn ruleset(name: &str) -> Result<Ruleset, CliError> {
    let known: RulesetName = name.parse().map_err(|_| CliError::Argument {
        argument: "--rules",
        value: name.to_owned(),
        allowed: RulesetName::ALL.map(|rules| rules.to_string()).join(", "),
    })?;
    Ok(Ruleset::preset(known))
}

fn points(text: &str) -> Result<Vec<Point>, CliError> {
    let named = text.split(',').map(str::trim).filter(|point| !point.is_empty());
    named
        .map(|point| {
            point.parse().map_err(|_| CliError::Argument {
                argument: "--dead",
                value: point.to_owned(),
                allowed: "points such as D4,Q16".to_owned(),
            })
        })
        .collect()
}

fn json(report: &impl serde::Serialize) -> String {
    let text = serde_json::to_string(report);
    text.expect("points, names and numbers are always JSON") + "\n"
}

fn replay_table(report: &ReplayReport) -> String {
    let mut text = report.position.join("\n");
    let holds = (report.black_prisoners, report.white_prisoners);
    let _ = write!(
        text,
        "\n\nmoves      {}\nprisoners  Black {}, White {}\n",
        report.moves, holds.0, holds.1
    );
    for found in &report.violations {
        let point = found.point.map_or_else(|| "pass".to_owned(), |point| point.to_string());
        let _ = writeln!(
            text,
            "violation  move {}, {} {point}: {}",
            found.number,
            found.color,
            found.kind.name()
        );
    }
    text
}

fn score_table(report: &ScoreReport) -> String {
    let mut text = format!(
        "rules   {}\nblack   {}\nwhite   {}\nresult  {}\n",
        report.rules, report.black, report.white, report.result
    );
    if !report.dead.is_empty() {
        let dead: Vec<_> = report.dead.iter().map(ToString::to_string).collect();
        let _ = writeln!(text, "dead    {}", dead.join(" "));
    }
    for warning in &report.warnings {
        let _ = writeln!(text, "look    {warning}");
    }
    text
}
