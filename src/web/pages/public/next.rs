//! Where a player goes next.

use super::about::Fact;
use super::people::Person;
use crate::web::prelude::*;
use crate::web::views::rounds::open_within_window;
use crate::web::views::turns::order;

pub(super) enum Next {
    Board(Box<NextBoard>),
    /// The player has no game in that round.
    Free(RoundNo),
    /// That round is not published yet.
    Wait(RoundNo),
    /// That round is not published yet, and the player is not in it.
    Out(RoundNo),
    /// All rounds are published, and the player has no open game.
    Over,
}

impl Next {
    pub const fn is_board(&self) -> bool {
        matches!(self, Self::Board(_))
    }
}

pub(super) struct NextBoard {
    pub round: RoundNo,
    /// The days of the window; empty if the round has a start time instead.
    pub window: String,
    pub table: TableNo,
    pub color: Color,
    pub opponent: Person,
    /// Handicap, komi and clock; before them the room, if there are several, after them the order of turns of
    /// partners.
    pub facts: Vec<Fact>,
}

pub(super) fn next(t: Lang, tournament: &Tournament, entry: &Entry, base: &str) -> Next {
    let newest = newest_round(tournament);
    let open = open_within_window(tournament, entry.id);
    if let Some(round) = open.map(|(round, _)| round).or(newest) {
        let board = round.board_of(entry.id).filter(|board| board.ending.is_pending());
        if let Some(next) = board.and_then(|b| next_board(t, tournament, entry, round.no, b, base))
        {
            return Next::Board(Box::new(next));
        }
        if round.byes.contains(&entry.id) && round.pending().next().is_some() {
            return Next::Free(round.no);
        }
    }
    let coming = RoundNo(newest.map_or(1, |round| round.no.0 + 1));
    if coming.0 > tournament.settings.rounds {
        Next::Over
    } else if entry.playing().in_round(coming) {
        Next::Wait(coming)
    } else {
        Next::Out(coming)
    }
}

fn next_board(
    t: Lang,
    tournament: &Tournament,
    entry: &Entry,
    round: RoundNo,
    board: &Board,
    base: &str,
) -> Option<NextBoard> {
    let color = board.color_of(entry.id)?;
    let opponent = tournament.entry(board.seat(color.other()))?;
    Some(NextBoard {
        round,
        window: tournament.clock(round).window.map(|w| window_words(t, w)).unwrap_or_default(),
        table: board.table,
        color,
        opponent: Person::new(t, opponent, base),
        facts: facts(t, tournament, board),
    })
}

fn facts(t: Lang, tournament: &Tournament, board: &Board) -> Vec<Fact> {
    let handicap = match board.handicap {
        0 => (t.text("even"), String::new()),
        1 => ("1".to_owned(), t.text("next-no-stones")),
        stones => (stones.to_string(), t.with("next-stones", [("stones", stones)])),
    };
    let komi = tournament.komi_of(board);
    let komi_why = if komi == HalfPoints::HALF { t.text("next-half-komi") } else { String::new() };
    let room = tournament.settings.rooms.of(board.table).to_owned();
    let room = (!room.is_empty()).then(|| (t.text("rooms-room"), room, String::new()));
    let terms = [
        (t.text("handicap"), handicap.0, handicap.1),
        (t.text("komi"), t.points(komi), komi_why),
        (t.text("about-clock"), thinking_time(t, tournament.settings.time), String::new()),
    ];
    let turns = order(t, tournament, board);
    let turns = turns.map(|names| (t.text("turns-order"), names, String::new()));
    room.into_iter().chain(terms).chain(turns).collect()
}
