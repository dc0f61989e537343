use std::cmp::Reverse;

use crate::RoundContext;
use tournament::{Board, EntryId, TableNo};

use super::{DraftError, PublishedRound};

/// What became of somebody who came after the round was published.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// Plays at a new table behind all others.
    Paired {
        /// The new board.
        board: Board,
        /// Who had a bye until now and plays instead.
        bye_ended: Option<EntryId>,
    },
    /// Nobody is free: the first to come later, or whose opponent does not come, will play.
    Waits,
}

impl PublishedRound {
    /// Pairs a latecomer with who is free: a player with a bye, or another one who waits. The published
    /// boards stay untouched; the new one gets the number behind the highest.
    ///
    /// Without an opponent named, it is the free one of greatest weight. The latecomer must be entered for
    /// the round already, and `context` be prepared from that tournament.
    ///
    /// # Errors
    /// If the latecomer has a place, does not take part, or the named opponent is not free.
    pub fn receive(
        &mut self,
        context: &RoundContext,
        latecomer: EntryId,
        opponent: Option<EntryId>,
    ) -> Result<Arrival, DraftError> {
        let newcomer =
            context.participant(latecomer).ok_or(DraftError::NotTakingPart(latecomer))?;
        if let Some(board) = self.round.board_of(latecomer) {
            return Err(DraftError::AlreadyPaired { entry: latecomer, table: board.table });
        }
        if self.round.byes.contains(&latecomer) {
            return Err(DraftError::HasBye(latecomer));
        }
        let Some(opponent) = self.choose(context, latecomer, opponent)? else {
            return Ok(Arrival::Waits);
        };
        let other = context.participant(opponent).ok_or(DraftError::NotTakingPart(opponent))?;
        let (black, white, handicap) = context.seats(newcomer, other);
        let board = Board::new(self.last_table(), black, white, handicap);
        let bye = self.round.byes.iter().position(|bye| *bye == opponent);
        let bye_ended = bye.map(|at| self.round.byes.remove(at));
        self.round.boards.push(board.clone());
        Ok(Arrival::Paired { board, bye_ended })
    }

    /// The opponent named if free, or the best of those who are.
    fn choose(
        &self,
        context: &RoundContext,
        latecomer: EntryId,
        named: Option<EntryId>,
    ) -> Result<Option<EntryId>, DraftError> {
        let unpaired = context.participants().iter().map(|participant| participant.entry);
        let unpaired = unpaired.filter(|entry| self.round.board_of(*entry).is_none());
        let mut free = unpaired.filter(|entry| *entry != latecomer);
        match named {
            Some(entry) if free.any(|one| one == entry) => Ok(Some(entry)),
            Some(entry) if entry == latecomer => Err(DraftError::Oneself(entry)),
            Some(entry) => Err(DraftError::NotFree(entry)),
            None => Ok(free.max_by_key(|entry| {
                let worth = context.pair(latecomer, *entry).map(|weights| weights.total);
                (worth, Reverse(*entry))
            })),
        }
    }

    /// The number behind the highest table.
    fn last_table(&self) -> TableNo {
        let highest = self.round.boards.iter().map(|board| board.table.0).max().unwrap_or(0);
        TableNo(highest.saturating_add(1).max(1))
    }
}
