//! Who leads: players, or teams in a team event.

use super::people::PlayerRow;
use super::standings::place;
use super::team_standings::is_of_teams;
use crate::web::prelude::*;
use crate::web::views::places::shown;
use standings::{Mark, ResultCell};

pub(super) enum Leading {
    Player(PlayerRow, usize),
    Team(TeamLink),
}

pub(super) struct Leader {
    pub place: String,
    pub who: Leading,
    /// The value of the first criterion.
    pub score: String,
}

/// Teams are placed after the same round as `standings`.
pub(super) fn leaders(
    t: Lang,
    event: &Event,
    tournament: &Tournament,
    standings: &Standings,
    most: usize,
) -> Vec<Leader> {
    if is_of_teams(tournament) {
        let base = event.path("");
        let rows = team_standings(tournament, standings.through).rows.into_iter().take(most);
        let leader = |row: standings::TeamRow| Leader {
            place: row.place.to_string(),
            who: Leading::Team(team_link(tournament, row.team, &base)),
            score: row.values.first().map(|value| team_value(t, *value)).unwrap_or_default(),
        };
        return rows.map(leader).collect();
    }
    let base = event.path("/players/");
    let rows = standings.rows.iter().enumerate().take(most);
    rows.map(|(at, row)| {
        let entry = &tournament.entries[row.index];
        let first = standings.criteria.first().zip(row.values.first());
        let won = |cell: &&ResultCell| matches!(cell, ResultCell::Game { mark: Mark::Win, .. });
        Leader {
            place: place(standings, at),
            score: first.map(|(c, value)| shown(t, *c, *value, entry)).unwrap_or_default(),
            who: Leading::Player(
                PlayerRow::among(t, tournament, entry, &base),
                row.cells.iter().filter(won).count(),
            ),
        }
    })
    .collect()
}

/// Several names if they share first place.
pub(super) fn winners(t: Lang, tournament: &Tournament, standings: &Standings) -> Vec<String> {
    if is_of_teams(tournament) {
        let rows = team_standings(tournament, standings.through).rows.into_iter();
        let firsts = rows.take_while(|row| row.place == 1);
        return firsts.map(|row| tournament.teams.list[row.index].name.clone()).collect();
    }
    let firsts = standings.rows.iter().take_while(|row| row.place == 1);
    let entries = firsts.filter_map(|row| tournament.entry(row.entry));
    entries.map(|entry| t.person(entry)).collect()
}
