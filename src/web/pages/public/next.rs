//! Where a player goes next, and when a round starts.

use super::people::PlayerRow;
use crate::web::prelude::*;
use crate::web::views::goban::order;
use crate::web::views::rounds::open_within_window;

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
    pub opponent: PlayerRow,
    /// Handicap, komi and clock; before them the room, if there are several, after them the order of turns of
    /// partners.
    pub facts: Vec<Fact>,
}

pub(super) fn next(t: Lang, tournament: &Tournament, entry: &Entry, base: &str) -> Next {
    let newest = newest_round(tournament);
    let open = open_within_window(tournament, entry.id);
    if let Some(round) = open.map(|(round, _)| round).or(newest) {
        let board = round.board_of(entry.id).filter(|board| board.ending.is_pending());
        let next = board.and_then(|b| next_board(t, tournament, entry.id, (round.no, b), base));
        if let Some(next) = next {
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
    who: EntryId,
    (round, board): (RoundNo, &Board),
    base: &str,
) -> Option<NextBoard> {
    let color = board.color_of(who)?;
    let opponent = tournament.entry(board.seat(color.other()))?;
    Some(NextBoard {
        round,
        window: tournament.clock(round).window.map(|w| window_words(t, w)).unwrap_or_default(),
        table: board.table,
        color,
        opponent: PlayerRow::new(t, opponent, base),
        facts: facts(t, tournament, board),
    })
}

fn facts(t: Lang, tournament: &Tournament, board: &Board) -> Vec<Fact> {
    let (settings, komi) = (&tournament.settings, tournament.komi_of(board));
    let (handicap, stones) = match board.handicap {
        0 => (t.text("even"), String::new()),
        1 => ("1".to_owned(), t.text("next-no-stones")),
        stones => (stones.to_string(), t.with("next-stones", [("stones", stones)])),
    };
    let half = if komi == HalfPoints::HALF { t.text("next-half-komi") } else { String::new() };
    let turns = order(t, tournament, board).unwrap_or_default();
    let facts = [
        ("rooms-room", settings.rooms.of(board.table).to_owned(), String::new()),
        ("handicap", handicap, stones),
        ("komi", t.points(komi), half),
        ("about-clock", thinking_time(t, settings.time), String::new()),
        ("turns-order", turns, String::new()),
    ];
    let known = facts.into_iter().filter(|(_, answer, _)| !answer.is_empty());
    known.map(|(label, answer, note)| (t.text(label), answer, note)).collect()
}

/// In words, and for the page's script.
pub(super) struct Starts {
    /// `Starts 12:30` or `Started 12:31`; empty if no time is known.
    pub said: String,
    /// The planned start in milliseconds since 1970, until the clocks run: the script says in how many minutes it is.
    pub at: Option<i64>,
    /// The event's offset from UTC at that moment, in minutes, for readers in another time zone.
    pub zone_minutes: i32,
    /// The city of the event's time zone; empty if it is not set.
    pub city: String,
}

impl Starts {
    pub fn of(t: Lang, tournament: &Tournament, round: RoundNo) -> Self {
        let clock = tournament.clock(round);
        let (key, at) = match (clock.started, clock.starts) {
            (Some(at), _) => ("starts-began", at),
            (None, Some(at)) => ("starts-at", at),
            (None, None) => return Self::unknown(),
        };
        let planned = clock.starts.filter(|_| clock.started.is_none());
        Self {
            said: t.with(key, [("time", t.time_of(at))]),
            at: planned.map(|at| at.and_utc().timestamp_millis()),
            zone_minutes: t.zone_minutes(clock.start().unwrap_or_default()),
            city: tournament.settings.zone.city(),
        }
    }

    pub const fn unknown() -> Self {
        Self { said: String::new(), at: None, zone_minutes: 0, city: String::new() }
    }
}
