//! `tengen standings`: the standings as a table for people or for programs.

use super::TableFormat;
use super::prelude::*;
use crate::go::UnknownName;
use crate::standings::{
    Row, Standings, TeamRow, TeamStandings, Value, standings, team_lines, team_standings,
};
use serde::Serializer;
use std::fmt::Display;
use std::str::FromStr;
use unicode_width::UnicodeWidthStr;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StandingsError {
    #[error("--round {asked}: there is no such round; write a number from 1 to {last}")]
    Round { asked: RoundNo, last: RoundNo },
    #[error("--criteria: {0}")]
    Criterion(#[from] UnknownName),
    #[error("--criteria: {criterion} stands there twice; write it once")]
    Twice { criterion: String },
    #[error("--teams: the file has no teams; leave it out for the standings of the players")]
    NoTeams,
}

/// The same tournament ordered by other criteria of players, or of teams; without any, by its own.
pub fn ordered_by(
    mut tournament: Tournament,
    criteria: &[String],
    teams: bool,
) -> Result<Tournament, StandingsError> {
    if criteria.is_empty() {
        return Ok(tournament);
    }
    if teams {
        tournament.teams.placement = named(criteria)?;
    } else {
        tournament.settings.placement = named(criteria)?;
    }
    Ok(tournament)
}

fn named<C>(names: &[String]) -> Result<Vec<C>, StandingsError>
where
    C: FromStr<Err = UnknownName> + PartialEq + Display,
{
    let mut criteria = Vec::new();
    for name in names {
        let criterion: C = name.parse()?;
        if criteria.contains(&criterion) {
            return Err(StandingsError::Twice { criterion: criterion.to_string() });
        }
        criteria.push(criterion);
    }
    Ok(criteria)
}

/// The standings after a round, by default the last with a game, as text that ends with a line break.
pub fn render(
    tournament: &Tournament,
    round: Option<RoundNo>,
    format: TableFormat,
) -> Result<String, StandingsError> {
    let standings = standings(tournament, last_round(tournament, round)?);
    Ok(match format {
        TableFormat::Tsv => tsv(&lines(tournament, &standings)),
        TableFormat::Json => json(tournament, &standings),
        TableFormat::Table => table(&lines(tournament, &standings), &[1, 2]),
    })
}

fn last_round(tournament: &Tournament, round: Option<RoundNo>) -> Result<RoundNo, StandingsError> {
    let Some(asked) = round else {
        return Ok(tournament.last_round_with_games().unwrap_or(RoundNo(0)));
    };
    let drawn = tournament.rounds.iter().map(|round| round.no.0).max().unwrap_or(0);
    let last = RoundNo(tournament.settings.rounds.max(drawn).min(Participation::ROUNDS));
    let exists = asked.0 >= 1 && asked <= last;
    exists.then_some(asked).ok_or(StandingsError::Round { asked, last })
}

fn header(standings: &Standings) -> Vec<String> {
    let fixed = ["place", "name", "first_name", "rank"].map(str::to_owned);
    let criteria = standings.criteria.iter().map(|c| c.opengotha_name().to_owned());
    fixed
        .into_iter()
        .chain(criteria)
        .chain((1..=standings.through.0).map(|r| format!("r{r}")))
        .collect()
}

fn fields(tournament: &Tournament, row: &Row) -> Vec<String> {
    let entry = &tournament.entries[row.index];
    let (surname, first_name) = names(entry);
    let fixed = [
        if row.placed { row.place.to_string() } else { "-".to_owned() },
        one_line(&surname),
        one_line(first_name),
        entry.rank.to_string(),
    ];
    let values = row.values.iter().map(ToString::to_string);
    fixed.into_iter().chain(values).chain(row.cells.iter().map(ToString::to_string)).collect()
}

/// Surname and first name; of partners the whole names of all.
fn names(entry: &Entry) -> (String, &str) {
    match entry.is_pair() {
        true => (entry.whole_name(), ""),
        false => (entry.surname.clone(), &entry.first_name),
    }
}

/// Without tabs and line breaks, which would break a row of fields.
pub(super) fn one_line(name: &str) -> String {
    name.replace(|c: char| c.is_control(), " ")
}

fn lines(tournament: &Tournament, standings: &Standings) -> Vec<Vec<String>> {
    let rows = standings.rows.iter().map(|row| fields(tournament, row));
    std::iter::once(header(standings)).chain(rows).collect()
}

fn tsv(lines: &[Vec<String>]) -> String {
    lines.iter().map(|line| line.join("\t") + "\n").collect()
}

/// Columns two blanks apart, as wide as their widest field; `names` are left-aligned, all others right-aligned.
fn table(lines: &[Vec<String>], names: &[usize]) -> String {
    let widths: Vec<usize> = (0..lines[0].len())
        .map(|k| lines.iter().map(|line| line[k].width()).max().unwrap_or(0))
        .collect();
    lines.iter().map(|line| aligned(line, &widths, names) + "\n").collect()
}

fn aligned(line: &[String], widths: &[usize], names: &[usize]) -> String {
    let columns = line.iter().zip(widths).enumerate().map(|(k, (field, width))| {
        let blanks = " ".repeat(width - field.width());
        if names.contains(&k) { format!("{field}{blanks}") } else { format!("{blanks}{field}") }
    });
    columns.collect::<Vec<_>>().join("  ").trim_end().to_owned()
}

#[derive(Serialize)]
struct Document<'a> {
    tournament: &'a str,
    round: RoundNo,
    criteria: Vec<&'static str>,
    rows: Vec<Line<'a>>,
}

#[derive(Serialize)]
struct Line<'a> {
    place: u32,
    shared: bool,
    entry: EntryId,
    name: String,
    first_name: &'a str,
    rank: String,
    criteria: Named<'a, Criterion>,
    rounds: Vec<String>,
}

/// A JSON object: values by the names of their criteria, in the event's order.
struct Named<'a, C>(&'a [C], &'a [Value], fn(&C) -> &'static str);

impl<C> Serialize for Named<'_, C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(self.2).zip(self.1))
    }
}

fn json(tournament: &Tournament, standings: &Standings) -> String {
    let document = Document {
        tournament: &tournament.settings.name,
        round: standings.through,
        criteria: standings.criteria.iter().map(|criterion| criterion.opengotha_name()).collect(),
        rows: standings.rows.iter().map(|row| Line::of(tournament, standings, row)).collect(),
    };
    pretty(&document)
}

impl<'a> Line<'a> {
    fn of(tournament: &'a Tournament, standings: &'a Standings, row: &'a Row) -> Self {
        let entry = &tournament.entries[row.index];
        let (name, first_name) = names(entry);
        Self {
            place: row.place,
            shared: row.shared,
            entry: entry.id,
            name,
            first_name,
            rank: entry.rank.to_string(),
            criteria: Named(&standings.criteria, &row.values, |one| one.opengotha_name()),
            rounds: row.cells.iter().map(ToString::to_string).collect(),
        }
    }
}

/// The standings of teams after a round, by default the last with a game, as text that ends with a line break. Halves
/// are `½` in tables and in TSV, as in OpenGotha, and plain numbers in JSON.
pub fn render_teams(
    tournament: &Tournament,
    round: Option<RoundNo>,
    format: TableFormat,
) -> Result<String, StandingsError> {
    if tournament.teams.list.is_empty() {
        return Err(StandingsError::NoTeams);
    }
    let standings = team_standings(tournament, last_round(tournament, round)?);
    Ok(match format {
        TableFormat::Tsv => tsv(&lines_of_teams(tournament, &standings)),
        TableFormat::Json => json_of_teams(tournament, &standings),
        TableFormat::Table => table(&lines_of_teams(tournament, &standings), &[2]),
    })
}

fn lines_of_teams(tournament: &Tournament, standings: &TeamStandings) -> Vec<Vec<String>> {
    let mut lines = team_lines(tournament, standings);
    lines.iter_mut().for_each(|line| line[2] = one_line(&line[2]));
    lines
}

#[derive(Serialize)]
struct TeamDocument<'a> {
    tournament: &'a str,
    round: RoundNo,
    criteria: &'a [TeamCriterion],
    rows: Vec<TeamLine<'a>>,
}

#[derive(Serialize)]
struct TeamLine<'a> {
    place: u32,
    number: TeamNo,
    team: &'a str,
    criteria: Named<'a, TeamCriterion>,
    rounds: Vec<String>,
}

fn json_of_teams(tournament: &Tournament, standings: &TeamStandings) -> String {
    let document = TeamDocument {
        tournament: &tournament.settings.name,
        round: standings.through,
        criteria: &standings.criteria,
        rows: standings.rows.iter().map(|row| TeamLine::of(tournament, standings, row)).collect(),
    };
    pretty(&document)
}

impl<'a> TeamLine<'a> {
    fn of(tournament: &'a Tournament, standings: &'a TeamStandings, row: &'a TeamRow) -> Self {
        Self {
            place: row.place,
            number: row.team,
            team: &tournament.teams.list[row.index].name,
            criteria: Named(&standings.criteria, &row.values, |one| one.name()),
            rounds: row.cells.iter().map(ToString::to_string).collect(),
        }
    }
}
