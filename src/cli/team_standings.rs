//! `tengen standings --teams`: a row a team.

use serde::{Serialize, Serializer};

use crate::standings::{TeamRow, TeamStandings, Value, team_lines, team_standings};
use crate::tournament::{RoundNo, TeamCriterion, TeamNo, Tournament};

use super::TableFormat;
use super::standings::{StandingsError, one_line, table, through, tsv};

/// The standings of teams after a round, by default the last with a game, as text that ends with a line break. Halves
/// are `½` in tables and in TSV, as in OpenGotha, and plain numbers in JSON.
pub fn render(
    tournament: &Tournament,
    round: Option<RoundNo>,
    format: TableFormat,
) -> Result<String, StandingsError> {
    if tournament.teams.list.is_empty() {
        return Err(StandingsError::NoTeams);
    }
    let standings = team_standings(tournament, through(tournament, round)?);
    Ok(match format {
        TableFormat::Tsv => tsv(&lines(tournament, &standings)),
        TableFormat::Json => json(tournament, &standings),
        TableFormat::Table => table(&lines(tournament, &standings), &[2]),
    })
}

fn lines(tournament: &Tournament, standings: &TeamStandings) -> Vec<Vec<String>> {
    let mut lines = team_lines(tournament, standings);
    lines.iter_mut().for_each(|line| line[2] = one_line(&line[2]));
    lines
}

#[derive(Serialize)]
struct Document<'a> {
    tournament: &'a str,
    round: RoundNo,
    criteria: &'a [TeamCriterion],
    rows: Vec<Line<'a>>,
}

#[derive(Serialize)]
struct Line<'a> {
    place: u32,
    number: TeamNo,
    team: &'a str,
    criteria: Named<'a>,
    rounds: Vec<String>,
}

struct Named<'a>(&'a [TeamCriterion], &'a [Value]);

impl Serialize for Named<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().zip(self.1))
    }
}

fn json(tournament: &Tournament, standings: &TeamStandings) -> String {
    let document = Document {
        tournament: &tournament.settings.name,
        round: standings.through,
        criteria: &standings.criteria,
        rows: standings.rows.iter().map(|row| Line::of(tournament, standings, row)).collect(),
    };
    let text = serde_json::to_string_pretty(&document);
    text.expect("strings, numbers and lists always serialise") + "\n"
}

impl<'a> Line<'a> {
    fn of(tournament: &'a Tournament, standings: &'a TeamStandings, row: &'a TeamRow) -> Self {
        Self {
            place: row.place,
            number: row.team,
            team: &tournament.teams.list[row.index].name,
            criteria: Named(&standings.criteria, &row.values),
            rounds: row.cells.iter().map(ToString::to_string).collect(),
        }
    }
}
