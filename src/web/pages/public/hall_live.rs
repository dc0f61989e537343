//! Live parts of the hall's screen: whether the round is over, and who leads between rounds.

use crate::web::prelude::*;
use crate::web::views::criteria::shown;

use super::hall_names::size;
use super::standings::{place, through};
use super::team_standings::is_of_teams;

pub(super) struct Leader {
    /// Empty if it is the same as in the line before.
    pub place: String,
    pub name: String,
    pub size: &'static str,
    pub score: String,
}

pub(super) fn is_over(round: &Round) -> bool {
    !round.boards.is_empty() && round.pending().next().is_none()
}

/// The first `most` places, with names sized for `room` as in [`size`].
pub(super) fn leaders(t: Lang, tournament: &Tournament, most: usize, room: usize) -> Vec<Leader> {
    if is_of_teams(tournament) {
        return leading_teams(t, tournament, most, room);
    }
    let standings = listed_standings(tournament, through(tournament, None));
    let leader = |i: usize| leader(t, tournament, &standings, i, room);
    (0..standings.rows.len()).filter_map(leader).take(most).collect()
}

fn leading_teams(t: Lang, tournament: &Tournament, most: usize, room: usize) -> Vec<Leader> {
    let rows = team_standings(tournament, through(tournament, None)).rows.into_iter().take(most);
    rows.map(|row| {
        let name = tournament.teams.list[row.index].name.clone();
        let score = row.values.first().map(|value| team_value(t, *value)).unwrap_or_default();
        Leader { place: row.place.to_string(), size: size(&name, room), name, score }
    })
    .collect()
}

fn leader(
    t: Lang,
    tournament: &Tournament,
    standings: &Standings,
    i: usize,
    room: usize,
) -> Option<Leader> {
    let row = &standings.rows[i];
    let entry = tournament.entries.get(row.index)?;
    let at = standings.score_index();
    let (criterion, value) = (*standings.criteria.get(at)?, *row.values.get(at)?);
    let name = t.person(entry);
    Some(Leader {
        place: if row.shared { String::new() } else { place(standings, i) },
        size: size(&name, room),
        name,
        score: shown(t, criterion, value, entry),
    })
}
