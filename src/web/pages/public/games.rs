//! What a player did in each round.

use super::people::Person;
use super::reasons::free;
use crate::web::prelude::*;

pub(super) struct Game {
    pub round: RoundNo,
    pub color: Option<Color>,
    pub opponent: Option<Person>,
    /// The result in words, or why there was no game.
    pub said: String,
    /// In words; empty without a handicap.
    pub handicap: String,
    pub won: bool,
    /// Score and place after the round; only filled in on the player's public page.
    pub after: String,
}

pub(super) fn games(
    t: Lang,
    tournament: &Tournament,
    entry: &Entry,
    through: RoundNo,
    base: &str,
) -> Vec<Game> {
    let at = tournament.entries.iter().position(|other| other.id == entry.id);
    let seats = at.map(|at| tournament.seats(through).swap_remove(at)).unwrap_or_default();
    games_of(t, tournament, (entry.id, &seats), base)
}

/// Like [`games`], for seats that are already known, from round 1 on.
pub(super) fn games_of(
    t: Lang,
    tournament: &Tournament,
    (who, seats): (EntryId, &[Seat]),
    base: &str,
) -> Vec<Game> {
    let rounds = seats.iter().enumerate();
    rounds.map(|(r, seat)| game(t, tournament, (who, RoundNo::from_index(r)), seat, base)).collect()
}

fn game(
    t: Lang,
    tournament: &Tournament,
    (who, round): (EntryId, RoundNo),
    seat: &Seat,
    base: &str,
) -> Game {
    match seat {
        Seat::Free(why) => Game {
            round,
            color: None,
            opponent: None,
            said: free(t, tournament, (who, Some(round)), *why),
            handicap: String::new(),
            won: false,
            after: String::new(),
        },
        Seat::Board(meeting) => Game {
            round,
            color: meeting.colors_known.then_some(meeting.color),
            opponent: tournament.entry(meeting.opponent).map(|e| Person::new(t, e, base)),
            said: t.ending_for(meeting.ending, meeting.color),
            handicap: match meeting.handicap {
                0 => String::new(),
                n => t.with("handicap-of", [("n", n)]),
            },
            won: meeting.is_win(),
            after: String::new(),
        },
    }
}
