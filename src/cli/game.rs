//! `replay` and `score`: a game record under a ruleset.

use super::prelude::*;
use super::{ReportFormat, file::load_bytes};
use crate::go::{
    Detection, HandicapPlacement, History, Point, Ruleset, RulesetName, fixed_handicap,
};
use crate::interchange::sgf::{
    self, Dead, GameInfo, GameTree, ReplayReport, ScoreReport, SgfError, replay_report,
    score_report,
};
use crate::scoring::Status;
use std::fmt::Write;

/// The output of `replay FILE --rules NAME`.
///
/// # Errors
/// If the file cannot be read, or its first game cannot be played: the error names the move or byte.
pub fn replay(path: &Path, rules: &Ruleset, format: ReportFormat) -> Result<String, CliError> {
    let refused = |why: String| CliError::Record { path: path.to_owned(), why };
    let game = first_game(path, rules)?;
    let report = replay_report(&game, rules).map_err(|error| refused(error.to_string()))?;
    Ok(match format {
        ReportFormat::Json => json(&report),
        ReportFormat::Table => replay_table(&report),
    })
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scored {
    pub text: String,
    pub notes: Vec<String>,
}

/// Which stones are dead and which live in seki, as the command line names them (`D4,Q16`).
#[derive(Clone, Debug, Default, clap::Args)]
pub struct NamedStones {
    /// All dead stones, D4,Q16; naming one stone names its chain
    #[arg(long)]
    dead: Option<String>,
    /// All groups that live in seki, D4,Q16: each by one stone of each of its chains. What they surround counts for
    /// nobody where the rules count no eyes in seki. Without it, those are proposed
    #[arg(long)]
    seki: Option<String>,
    /// Propose the dead stones
    #[arg(long, conflicts_with = "dead")]
    detect: bool,
    /// Periods of Ing overtime that Black and White have bought, 1,0: 2 points each are taken off, 3 at most
    #[arg(long, value_name = "BLACK,WHITE", value_parser = periods)]
    overtime: Option<[u8; 2]>,
}

fn periods(text: &str) -> Result<[u8; 2], String> {
    let bought = |one: &str| one.trim().parse().ok().filter(|many| *many <= ING_PERIODS);
    let both =
        text.split_once(',').and_then(|(black, white)| Some([bought(black)?, bought(white)?]));
    both.ok_or_else(|| format!("give two numbers from 0 to {ING_PERIODS}, such as 1,0"))
}

/// The output of `score FILE --rules NAME`, with dead stones named or proposed. Where the rules detect them, that is
/// the default.
///
/// # Errors
/// As [`replay`]; also if a point cannot hold a dead stone.
pub fn score(
    path: &Path,
    rules: &Ruleset,
    named: &NamedStones,
    format: ReportFormat,
) -> Result<Scored, CliError> {
    let refused = |why: String| CliError::Record { path: path.to_owned(), why };
    let NamedStones { dead, seki, detect, overtime } = named;
    let by_default = dead.is_none() && !detect && rules.detection == Detection::ByDefault;
    let dead = if *detect || by_default {
        Dead::Detect
    } else {
        Dead::Named(points("--dead", dead.as_deref().unwrap_or(""))?)
    };
    let seki = seki.as_deref().map(|seki| points("--seki", seki)).transpose()?;
    let game = first_game(path, rules)?;
    let report = score_report(&game, rules, &dead, seki.as_deref())
        .map_err(|error| refused(error.to_string()))?
        .paying(rules, overtime.unwrap_or_default());
    let mut notes = Vec::new();
    if by_default {
        notes.push(format!(
            "dead stones detected, as {} have it; --dead names them instead",
            rules.name
        ));
    }
    if !report.unnamed_seki.is_empty() {
        let found = listed(&report.unnamed_seki);
        notes.push(format!(
            "seki proposed, {found}: {} count no eyes in it; --seki names it instead",
            rules.name
        ));
    }
    let text = match format {
        ReportFormat::Json => {
            notes.extend(report.warnings.iter().map(|warning| format!("look: {warning}")));
            json(&report)
        }
        ReportFormat::Table => score_table(&report),
    };
    Ok(Scored { text, notes })
}

/// The only game of a record, played through, and its result; `None` while play goes on, and [`Ending::Pending`] if it
/// is over and the record has no result.
pub(super) fn history(path: &Path, rules: &Ruleset) -> Result<(History, Option<Ending>), CliError> {
    let refused = |why: String| CliError::Record { path: path.to_owned(), why };
    let games = games(path)?;
    let [game] = &games[..] else {
        return Err(refused(format!("it holds {} games: give the one in question", games.len())));
    };
    note_handicap(path, game, rules);
    let played = sgf::replay(game, rules).map_err(|e| refused(e.to_string()))?;
    let info = GameInfo::of(game).map_err(|e| refused(e.to_string()))?;
    let ended = info.result.as_ref().is_some_and(|result| result != "?");
    let over = ended || played.history.stop().is_some();
    Ok((played.history, over.then(|| info.ending())))
}

fn first_game(path: &Path, rules: &Ruleset) -> Result<GameTree, CliError> {
    let none = || "there is no game in it".to_owned();
    let game = games(path)?
        .into_iter()
        .next()
        .ok_or_else(|| CliError::Record { path: path.to_owned(), why: none() })?;
    note_handicap(path, &game, rules);
    Ok(game)
}

/// Prints notes to standard error: what the root says that the board does not show, and a handicap with other stones
/// than the rules fix, or without fixed points in the rules. The stones lie as recorded.
fn note_handicap(path: &Path, game: &GameTree, rules: &Ruleset) {
    let Ok(GameInfo { size, handicap, warnings, .. }) = GameInfo::of(game) else { return };
    for warning in warnings {
        eprintln!("{}: {warning}", path.display());
    }
    if rules.handicap.placement != HandicapPlacement::Fixed {
        return;
    }
    if let Err(why) = fixed_handicap(size, handicap) {
        eprintln!("{}: HA[{handicap}]: {why}; they lie as recorded", path.display());
    }
}

/// The games of a record; notes of the parser go to standard error.
fn games(path: &Path) -> Result<Vec<GameTree>, CliError> {
    let read = sgf::read(&load_bytes(path)?).map_err(|error| {
        let why = with_real_size(path, error).to_string();
        CliError::Record { path: path.to_owned(), why }
    })?;
    for warning in &read.warnings {
        eprintln!("{}: {warning}", path.display());
    }
    Ok(read.games)
}

/// Only the beginning of a large file is read: its size is taken from the file system.
fn with_real_size(path: &Path, error: SgfError) -> SgfError {
    let SgfError::TooLarge { bytes, limit } = error else { return error };
    let length = std::fs::metadata(path).ok().and_then(|file| usize::try_from(file.len()).ok());
    SgfError::TooLarge { bytes: length.unwrap_or_default().max(bytes), limit }
}

pub fn ruleset(name: &str, set: &[String]) -> Result<Ruleset, CliError> {
    let known: RulesetName = name.parse().map_err(|_| CliError::Argument {
        argument: "--rules",
        value: name.to_owned(),
        allowed: RulesetName::ALL.map(|rules| rules.to_string()).join(", "),
    })?;
    let mut rules = Ruleset::preset(known);
    for one in set {
        let (field, value) = field_and_value(one).map_err(CliError::Set)?;
        let put = rule_field(field).and_then(|field| field.set(&mut rules, value));
        put.map_err(|error| CliError::Set(error.to_string()))?;
    }
    Ok(rules)
}

pub(super) fn field_and_value(text: &str) -> Result<(&str, &str), String> {
    text.split_once('=').ok_or_else(|| format!("{text:?} is no FIELD=VALUE"))
}

fn points(argument: &'static str, text: &str) -> Result<Vec<Point>, CliError> {
    let named = text.split(',').map(str::trim).filter(|point| !point.is_empty());
    named
        .map(|point| {
            point.parse().map_err(|_| CliError::Argument {
                argument,
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
    let seki = report.status.iter().filter(|chain| chain.status == Status::Seki);
    let seki: Vec<Point> = seki.flat_map(|chain| chain.stones.iter().copied()).collect();
    for (what, stones) in [("dead", &report.dead), ("seki", &seki)] {
        if !stones.is_empty() {
            let _ = writeln!(text, "{what}    {}", listed(stones));
        }
    }
    for warning in &report.warnings {
        let _ = writeln!(text, "look    {warning}");
    }
    text
}

fn listed(points: &[Point]) -> String {
    points.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
