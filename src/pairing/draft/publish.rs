use super::edit::{Seated, check_allowed};
use super::{DraftError, RoundDraft, check_round, places::Roster};
use crate::prelude::*;

/// A public round: its boards stay as they are; only latecomers are added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublishedRound {
    pub(super) round: Round,
    pub(super) roster: Roster,
}

impl RoundDraft {
    /// Publishes the round. Participants without board and bye are listed as [unpaired](PublishedRound::unpaired);
    /// see [`RoundDraft::warnings`] first.
    ///
    /// Participation is checked again, as players may have withdrawn since, and so are
    /// [objections](RoundContext::forbidden_boards), as the rules may have changed: [`DraftError::Forbidden`]
    /// unless overruled.
    pub fn publish(
        self,
        tournament: &Tournament,
        context: &RoundContext,
        overrule: bool,
    ) -> Result<PublishedRound, DraftError> {
        let round = Round { state: RoundState::Published, ..self.to_round() };
        let roster = Roster::of(tournament, self.no);
        roster.check_places(&round.boards, &round.byes)?;
        roster.check_participation(&round.boards, &round.byes)?;
        check_allowed(overrule, &context.forbidden_boards(&round.boards))?;
        Ok(PublishedRound { round, roster })
    }
}

impl PublishedRound {
    /// A published round as the tournament holds it.
    pub fn open(tournament: &Tournament, no: RoundNo) -> Result<Self, DraftError> {
        check_round(tournament, no)?;
        let round = tournament.round(no).filter(|round| round.is_public());
        let round = round.ok_or(DraftError::NotPublished(no))?.clone();
        let roster = Roster::of(tournament, no);
        roster.check_places(&round.boards, &round.byes)?;
        Ok(Self { round, roster })
    }

    /// The round as it is kept.
    pub const fn round(&self) -> &Round {
        &self.round
    }

    /// The round as it is kept.
    #[must_use]
    pub fn into_round(self) -> Round {
        self.round
    }

    /// Participants with neither board nor bye, in the order of entering.
    pub fn unpaired(&self) -> Vec<EntryId> {
        self.roster.unpaired(&self.round.boards, &self.round.byes)
    }
}

/// The result for a player who came after the round was published.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// Plays at a new table behind all others.
    Paired {
        /// The new board.
        board: Board,
        /// The objections that were overruled.
        overruled: Option<ForbiddenPair>,
        /// The player who had a bye until now and plays instead.
        bye_ended: Option<EntryId>,
    },
    /// No free opponent without objections: waits for a latecomer, or a player whose opponent is missing.
    Waits,
}

impl PublishedRound {
    /// Pairs a latecomer with a free player: one with a bye, or another one who waits. The published boards stay
    /// unchanged; the new one gets the first number in use behind the highest, or the table that is fixed for one
    /// of the two.
    ///
    /// Without a named opponent, it is the free one of greatest weight without
    /// [objections](RoundContext::objections); with `overrule`, a named one is seated in spite of them. The
    /// latecomer must be entered for the round already, and `context` be prepared from that tournament.
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

    /// The named opponent if free, or the best of the free ones without objections.
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

    pub(super) fn behind_all(&self) -> i32 {
        self.round.boards.iter().map(|board| board.table.0).max().unwrap_or(0).saturating_add(1)
    }
}
