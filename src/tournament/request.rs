//! Requests of players, and their effects when granted.

use chrono::{DateTime, Utc};
use go::named;

use super::{EntryId, RoundNo};

/// The most characters of a player's own words.
pub const REQUEST_LENGTH: usize = 500;

/// How many requests of one player may be open at once.
pub const MOST_OPEN_REQUESTS: usize = 5;

named! {
    /// The kind of a player's request.
    pub enum RequestKind {
        /// To skip a round.
        Skip = "skip",
        /// To leave: not to play that round and all after it.
        Leave = "leave",
        /// To be awaited: the player comes late to a round.
        Late = "late",
        /// To have rank, club or name corrected, in their own words.
        Correct = "correct",
        /// An arbiter at the player's table.
        Arbiter = "arbiter",
    }
}

named! {
    /// The state of a request.
    pub enum RequestState {
        /// Not answered.
        Asked = "asked",
        /// An arbiter is on the way to the player.
        Coming = "coming",
        /// Granted, and carried out where possible.
        Granted = "granted",
        /// Refused.
        Refused = "refused",
        /// Taken back by the player before it was answered.
        TakenBack = "taken-back",
    }
}

/// What one player asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// Its number in the tournament.
    pub id: i32,
    /// Who asks.
    pub by: EntryId,
    /// What for.
    pub kind: RequestKind,
    /// The round it is about; for an arbiter, the round of the table.
    pub round: RoundNo,
    /// The player's own words; may be empty.
    pub words: String,
    /// When it was asked.
    pub asked_at: DateTime<Utc>,
    /// What became of it.
    pub state: RequestState,
    /// When it was answered or taken back.
    pub answered_at: Option<DateTime<Utc>>,
    /// The organiser's reply; may be empty.
    pub answer: String,
}

impl Request {
    /// Whether it still has to be answered.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        matches!(self.state, RequestState::Asked | RequestState::Coming)
    }

    /// Whether it is a call for an arbiter, who has at most set out.
    #[must_use]
    pub const fn is_open_call(&self) -> bool {
        matches!(self.kind, RequestKind::Arbiter) && self.is_open()
    }
}

impl RequestKind {
    /// The rounds that a player no longer plays by it, in an event of that many rounds.
    pub fn rounds_given_up(self, round: RoundNo, of: i32) -> impl Iterator<Item = RoundNo> {
        let last = match self {
            Self::Skip => round.0,
            Self::Leave => of,
            Self::Late | Self::Correct | Self::Arbiter => 0,
        };
        (round.0..=last).map(RoundNo)
    }

    /// Whether granting it changes the rounds of an entry, which organisers decide.
    #[must_use]
    pub const fn changes_rounds(self) -> bool {
        matches!(self, Self::Skip | Self::Leave)
    }

    /// Whether it needs words.
    #[must_use]
    pub const fn needs_words(self) -> bool {
        matches!(self, Self::Correct)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_given_up_ends_with_the_event() {
        let rounds = |kind: RequestKind, round, of| {
            kind.rounds_given_up(RoundNo(round), of).map(|round| round.0).collect::<Vec<_>>()
        };
        assert_eq!(rounds(RequestKind::Skip, 3, 5), [3]);
        assert_eq!(rounds(RequestKind::Leave, 3, 5), [3, 4, 5]);
        assert_eq!(rounds(RequestKind::Leave, 6, 5), [0; 0]);
        assert_eq!(rounds(RequestKind::Arbiter, 1, 5), [0; 0]);
    }
}
