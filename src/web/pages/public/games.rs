//! What a player did round by round.

use crate::web::Lang;
use go::Color;
use tournament::{Entry, EntryId, RoundNo, Seat, Tournament};

use super::people::Person;
use super::reasons::free;

/// A round of a player.
pub(super) struct Game {
    /// The round.
    pub round: RoundNo,
    /// The colour, if there was a game and it is known.
    pub color: Option<Color>,
    /// The opponent.
    pub opponent: Option<Person>,
    /// What came of it.
    pub said: String,
    /// Handicap in words, if there was one.
    pub handicap: String,
    /// Whether it was won.
    pub won: bool,
    /// Score and place after it, where they are known.
    pub after: String,
}

/// The rounds of that player through the given one, the first first; players' pages lie at `base`.
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

/// The same of those seats, from the first round on.
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
