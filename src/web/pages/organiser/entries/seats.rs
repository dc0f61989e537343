use crate::web::prelude::*;

/// Rounds in which each entry has a board or a bye.
pub struct SeatedRounds(HashMap<EntryId, Participation>);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TakesPart {
    /// Has a board or a bye; only the draw changes that.
    Seated,
    Excluded,
    /// Whether they want to play.
    Open(bool),
}

impl SeatedRounds {
    /// Drafts count, too.
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

    pub fn any(&self, entry: EntryId) -> bool {
        self.0.contains_key(&entry)
    }

    pub fn part(&self, entry: &Entry, round: RoundNo) -> TakesPart {
        if self.0.get(&entry.id).is_some_and(|seated| seated.in_round(round)) {
            TakesPart::Seated
        } else if entry.excluded.in_round(round) {
            TakesPart::Excluded
        } else {
            TakesPart::Open(entry.participation.in_round(round))
        }
    }

    pub fn parts(&self, entry: &Entry, rounds: i32) -> Vec<(RoundNo, TakesPart)> {
        (1..=rounds).map(RoundNo).map(|no| (no, self.part(entry, no))).collect()
    }
}
