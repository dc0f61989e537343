use interchange::{ResultRow, ResultTable, table_as_read};
use standings::{filed_standings, team_lines, team_standings};
use tournament::{RoundNo, Tournament};

/// The standings after the last round with a game, for exporters; for an imported list of results the imported ones,
/// as long as its results are unchanged.
#[must_use]
pub fn result_table(tournament: &Tournament) -> ResultTable {
    if let Some(as_read) = table_as_read(tournament) {
        return as_read;
    }
    let through = tournament.last_round_with_games().unwrap_or(RoundNo(0));
    let standings = filed_standings(tournament, through);
    ResultTable {
        criteria: standings.criteria.iter().map(ToString::to_string).collect(),
        rows: standings
            .rows
            .iter()
            .map(|row| ResultRow {
                entry_index: row.index,
                place: row.place,
                shared_with_above: row.shared,
                criteria_values: row.values.iter().map(ToString::to_string).collect(),
            })
            .collect(),
    }
}

/// The standings of teams after the last round with a game, as lines with a header; empty without teams.
#[must_use]
pub fn team_table(tournament: &Tournament) -> Vec<Vec<String>> {
    if tournament.teams.list.is_empty() {
        return Vec::new();
    }
    let through = tournament.last_round_with_games().unwrap_or(RoundNo(0));
    team_lines(tournament, &team_standings(tournament, through))
}
