use tournament::{Ending, RoundNo, Seat, Tournament, Unplayed};

use super::ScoreSheet;

/// The rounds that count for a place, where an event requires some: games that were played, and a free round or a
/// win by default of a player who was there. An open game, and a round to come that the player is registered for,
/// may still count.
#[derive(Clone, Debug)]
pub struct Attended {
    least: u32,
    reach: Vec<u32>,
}

impl Attended {
    /// Of all entries on a sheet of that tournament.
    #[must_use]
    pub fn new(tournament: &Tournament, sheet: &ScoreSheet<'_>) -> Self {
        let least = u32::from(tournament.settings.season.least_games);
        let reach = |index: usize| {
            let played = sheet.seats(index).iter().filter(|seat| may_count(seat)).count();
            let from = sheet.rounds() as i32 + 1;
            let to_come = (from..=tournament.settings.rounds).map(RoundNo);
            let to_come = to_come.filter(|no| sheet.entry(index).takes_part(*no)).count();
            u32::try_from(played + to_come).unwrap_or(u32::MAX)
        };
        Self { least, reach: (0..sheet.len()).map(reach).collect() }
    }

    /// The number of rounds of an entry that count, or may count in the end.
    #[must_use]
    pub fn reach(&self, index: usize) -> u32 {
        self.reach[index]
    }

    /// Whether an entry has a place: true as long as enough rounds may still count.
    #[must_use]
    pub fn has_place(&self, index: usize) -> bool {
        self.reach[index] >= self.least
    }
}

fn may_count(seat: &Seat) -> bool {
    match seat {
        Seat::Free(why) => *why == Unplayed::Bye,
        Seat::Board(game) => match game.ending {
            // A game that was not played in time, or was given up.
            Ending::NoResult => false,
            ending => !ending.is_by_default() || game.is_win(),
        },
    }
}
