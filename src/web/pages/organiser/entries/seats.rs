use std::collections::HashMap;

use tournament::{Entry, EntryId, Participation, RoundNo, Tournament};

/// In which rounds everybody has a board or a bye.
pub struct SeatedRounds(HashMap<EntryId, Participation>);

/// Whether somebody takes part in one round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakesPart {
    /// A board or a bye; only drawing changes that.
    Seated,
    /// Kept out by a ruling in force.
    Excluded,
    /// Means to play, or not.
    Open(bool),
}

impl SeatedRounds {
    /// The seats of a tournament, drafts included.
    pub fn of(tournament: &Tournament) -> Self {
        let mut seats = HashMap::new();
        for round in &tournament.rounds {
            let boards = round.boards.iter().flat_map(|board| [board.black, board.white]);
            for entry in boards.chain(round.byes.iter().copied()) {
                let rounds: &mut Participation = seats.entry(entry).or_insert(Participation::NONE);
                *rounds = rounds.with(round.no, true);
            }
        }
        Self(seats)
    }

    /// Whether that entry has a seat in any round.
    pub fn any(&self, entry: EntryId) -> bool {
        self.0.contains_key(&entry)
    }

    /// How that entry takes part in that round.
    pub fn part(&self, entry: &Entry, round: RoundNo) -> TakesPart {
        if self.0.get(&entry.id).is_some_and(|seated| seated.in_round(round)) {
            TakesPart::Seated
        } else if entry.excluded.in_round(round) {
            TakesPart::Excluded
        } else {
            TakesPart::Open(entry.participation.in_round(round))
        }
    }

    /// How that entry takes part in the rounds of an event.
    pub fn parts(&self, entry: &Entry, rounds: i32) -> Vec<(RoundNo, TakesPart)> {
        (1..=rounds).map(RoundNo).map(|no| (no, self.part(entry, no))).collect()
    }
}
