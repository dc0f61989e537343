use std::cmp::Reverse;

use crate::{ForbiddenPair, RoundContext};
use tournament::{Board, EntryId};

use super::seating::Seated;
use super::{DraftError, PublishedRound};

/// What became of somebody who came after the round was published.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// Plays at a new table behind all others.
    Paired {
        /// The new board.
        board: Board,
        /// What spoke against it and was overruled.
        overruled: Option<ForbiddenPair>,
        /// Who had a bye until now and plays instead.
        bye_ended: Option<EntryId>,
    },
    /// Nobody is free against whom nothing speaks: the first to come later, or whose opponent does not come, will play.
    Waits,
}

impl PublishedRound {
    /// Pairs a latecomer with who is free: a player with a bye, or another one who waits. The published
    /// boards stay untouched; the new one gets the first number in use behind the highest, or the table that is
    /// fixed for one of the two.
    ///
    /// Without an opponent named, it is the free one of greatest weight of those against whom nothing
    /// [speaks](RoundContext::objections); with `overrule`, a named one is seated all the same. The latecomer must be entered for
    /// the round already, and `context` be prepared from that tournament.
    ///
    /// # Errors
    /// If the latecomer has a place or does not take part, every game is over and no opponent is named, or the named
    /// opponent is not free;
    /// [`DraftError::Forbidden`].
    pub fn receive(
        &mut self,
        context: &RoundContext,
        latecomer: EntryId,
        opponent: Option<EntryId>,
        overrule: bool,
    ) -> Result<Arrival, DraftError> {
        if context.participant(latecomer).is_none() {
            return Err(DraftError::NotTakingPart(latecomer));
        }
        if let Some(board) = self.round.board_of(latecomer) {
            return Err(DraftError::AlreadyPaired { entry: latecomer, table: board.table });
        }
        if self.round.byes.contains(&latecomer) {
            return Err(DraftError::HasBye(latecomer));
        }
        let mut games = self.round.boards.iter().peekable();
        let over = games.peek().is_some() && games.all(|board| !board.ending.is_pending());
        if opponent.is_none() && over {
            return Err(DraftError::GamesOver(self.round.no));
        }
        let Some(opponent) = self.choose(context, latecomer, opponent)? else {
            return Ok(Arrival::Waits);
        };
        let pair = [latecomer, opponent];
        let Seated { board, overruled } =
            Seated::new(context, &self.round.boards, pair, self.behind_all(), overrule)?;
        let bye = self.round.byes.iter().position(|bye| *bye == opponent);
        let bye_ended = bye.map(|at| self.round.byes.remove(at));
        self.round.boards.push(board.clone());
        Ok(Arrival::Paired { board, overruled, bye_ended })
    }

    /// The opponent named if free, or the best of those who are and against whom nothing speaks.
    fn choose(
        &self,
        context: &RoundContext,
        latecomer: EntryId,
        named: Option<EntryId>,
    ) -> Result<Option<EntryId>, DraftError> {
        let unpaired = context.participants().iter().map(|participant| participant.entry);
        let unpaired = unpaired.filter(|entry| self.round.board_of(*entry).is_none());
        let boards = &self.round.boards;
        let allowed = |entry: &EntryId| context.objections(latecomer, *entry, boards).is_empty();
        let mut free = unpaired.filter(|entry| *entry != latecomer);
        match named {
            Some(entry) if free.any(|one| one == entry) => Ok(Some(entry)),
            Some(entry) if entry == latecomer => Err(DraftError::Oneself(entry)),
            Some(entry) => Err(DraftError::NotFree(entry)),
            None => Ok(free.filter(allowed).max_by_key(|entry| {
                let worth = context.pair(latecomer, *entry).map(|weights| weights.total);
                (worth, Reverse(*entry))
            })),
        }
    }

    /// The number behind the highest table.
    pub(super) fn behind_all(&self) -> i32 {
        self.round.boards.iter().map(|board| board.table.0).max().unwrap_or(0).saturating_add(1)
    }
}
