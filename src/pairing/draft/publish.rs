use tournament::{EntryId, Round, RoundNo, RoundState, Tournament};

use crate::RoundContext;

use super::places::Roster;
use super::seating::check_allowed;
use super::{DraftError, RoundDraft, check_round};

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
    #[must_use]
    pub const fn round(&self) -> &Round {
        &self.round
    }

    /// The round as it is kept.
    #[must_use]
    pub fn into_round(self) -> Round {
        self.round
    }

    /// Participants with neither board nor bye, in the order of entering.
    #[must_use]
    pub fn unpaired(&self) -> Vec<EntryId> {
        self.roster.unpaired(&self.round.boards, &self.round.byes)
    }
}
