//! A round by name: where each player sits.

use crate::web::prelude::*;
use crate::web::views::people::apart;
use pairing::seated_in;

use super::people::{PlayerRow, alphabetical};

pub(super) struct Seating {
    pub person: PlayerRow,
    pub parts: (String, String),
    /// What tells namesakes apart; empty if the name is unique.
    pub apart: String,
    /// `None` for a bye.
    pub seat: Option<(Color, TableNo)>,
    /// The last table of a team's match; `None` for a player.
    pub to: Option<TableNo>,
    /// Name and rank of the opponent.
    pub against: String,
}

pub(super) fn by_name(t: Lang, tournament: &Tournament, round: &Round, base: &str) -> Vec<Seating> {
    let sides = |board: &Board| {
        [Color::Black, Color::White].map(|side| {
            (board.seat(side), Some((side, board.table)), Some(board.seat(side.other())))
        })
    };
    let seats = round.boards.iter().flat_map(sides);
    let all = seats.chain(round.byes.iter().map(|bye| (*bye, None, None)));
    let known = |(id, seat, against)| Some((tournament.entry(id)?, seat, against));
    let mut all: Vec<_> = all.filter_map(known).collect();
    all.sort_by_cached_key(|(entry, ..)| alphabetical(t, entry));
    let name_and_rank = |entry: &Entry| format!("{} {}", t.person(entry), t.rank(entry.rank));
    let seating = |(entry, seat, against): (&Entry, _, Option<EntryId>)| Seating {
        person: PlayerRow::among(t, tournament, entry, base),
        parts: match entry.is_pair() {
            true => (entry.side_name(), String::new()),
            false => (entry.surname.clone(), entry.first_name.clone()),
        },
        apart: apart(t, tournament, entry),
        seat,
        to: None,
        against: against.and_then(|id| tournament.entry(id)).map(name_and_rank).unwrap_or_default(),
    };
    all.into_iter().map(seating).collect()
}

/// Each team is at the table of its first board, with its colour there.
pub(super) fn teams_by_name(tournament: &Tournament, round: &Round) -> Vec<Seating> {
    let of_match = |one: &TeamMatch| {
        let boards = seated_in(tournament, round.no, one);
        let seat = |side: usize| {
            let (_, players) = boards.first()?;
            let board = round.board_of(players[side])?;
            let last = round.board_of(boards.last()?.1[side])?.table;
            Some((board.color_of(players[side])?, board.table, last))
        };
        [(one.first, seat(0)), (one.second, seat(1))]
    };
    let matches = round.teams.matches.iter().flat_map(of_match);
    let all = matches.chain(round.teams.byes.iter().map(|bye| (*bye, None)));
    let seating = |(no, seat): (TeamNo, Option<(Color, TableNo, TableNo)>)| {
        let name = tournament.teams.team(no)?.name.clone();
        Some(Seating {
            person: PlayerRow::named(&name),
            parts: (name, String::new()),
            apart: String::new(),
            seat: seat.map(|(color, table, _)| (color, table)),
            to: seat.map(|(_, _, last)| last),
            against: String::new(),
        })
    };
    let mut rows: Vec<Seating> = all.filter_map(seating).collect();
    rows.sort_by(|a, b| a.parts.cmp(&b.parts));
    rows
}
