//! What one person is told, as the outbox keeps it. Players stand in it by their number; names are found when it is
//! written out, so that who is forgotten meanwhile is not named.

use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};

use go::Color;
use store::{NewOutgoing, NotificationKind, Receiver};
use tournament::{Ending, EntryId, GameDate, RequestKind, RoundNo, TableNo};

use crate::{RegistrationStanding, Result, ServiceError};

/// Where somebody sits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatTold {
    /// The table.
    pub table: TableNo,
    /// The colour.
    pub color: Color,
    /// Against whom.
    pub opponent: EntryId,
    /// Handicap stones.
    pub handicap: u8,
}

/// Something to tell one person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Notification {
    /// Where they sit in a round; nowhere if they have a bye.
    Board {
        /// The round.
        round: RoundNo,
        /// The seat.
        seat: Option<SeatTold>,
    },
    /// What the opponent says how the game ended.
    Reported {
        /// The round.
        round: RoundNo,
        /// The table.
        table: TableNo,
        /// How it ended.
        ending: Ending,
    },
    /// That a result was entered which is not what they said.
    Against {
        /// The round.
        round: RoundNo,
        /// The table.
        table: TableNo,
        /// How it ended, as it was entered.
        ending: Ending,
        /// How they said it ended.
        said: Ending,
    },
    /// What is said of when and where a game is played.
    Date {
        /// The round.
        round: RoundNo,
        /// The table.
        table: TableNo,
        /// What is said.
        news: DateNews,
        /// The date that it is about, if there is one.
        date: Option<GameDate>,
    },
    /// That a team's line-up is still to be handed in, before its round begins.
    LineUp {
        /// The round.
        round: RoundNo,
        /// When the round begins, in UTC.
        until: NaiveDateTime,
    },
    /// That a game is still to be played, before its round's window ends.
    Unplayed {
        /// The round.
        round: RoundNo,
        /// The table.
        table: TableNo,
        /// When the window ends, in UTC.
        until: NaiveDateTime,
    },
    /// What became of a request.
    Answered {
        /// What was asked.
        request: RequestKind,
        /// For which round.
        round: RoundNo,
        /// Whether it was granted.
        granted: bool,
        /// What was said to it.
        words: String,
    },
    /// That an arbiter is on the way to them.
    Coming {
        /// In which round.
        round: RoundNo,
    },
    /// To arbiters: that a player calls one.
    Called {
        /// In which round.
        round: RoundNo,
        /// To which table.
        table: TableNo,
        /// Who.
        by: EntryId,
    },
    /// What the organisers say.
    Message {
        /// In their words.
        words: String,
    },
    /// The personal link that organisers made for somebody.
    Link {
        /// The link's secret.
        secret: String,
        /// In which language it was made.
        language: String,
        /// Whose it is, where somebody said that it was lost: one address may be a family's.
        #[serde(default)]
        lost: Option<EntryId>,
    },
    /// How somebody's registration stands. Whoever typed the address has not proven that it is theirs: nothing else that
    /// they typed goes there.
    Registered {
        /// What became of it.
        stands: RegistrationStanding,
        /// The secret of the personal link, in the first letter.
        secret: Option<String>,
        /// In which language they registered.
        language: String,
    },
}

/// What is said of a date.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DateNews {
    /// The opponent proposes it.
    Proposed,
    /// The opponent accepted it.
    Accepted,
    /// It was declined, or taken back.
    Dropped,
    /// An arbiter set it, or that none is set.
    Set,
}

impl Notification {
    /// What kind it is, where that can be chosen.
    const fn kind(&self) -> Option<NotificationKind> {
        match self {
            Self::Board { .. } => Some(NotificationKind::Board),
            Self::Reported { .. } => Some(NotificationKind::Reported),
            Self::Against { .. } => Some(NotificationKind::Against),
            Self::Date { .. } | Self::LineUp { .. } | Self::Unplayed { .. } => {
                Some(NotificationKind::Date)
            }
            Self::Answered { .. } | Self::Coming { .. } => Some(NotificationKind::Answered),
            Self::Called { .. } => Some(NotificationKind::Call),
            Self::Message { .. } => Some(NotificationKind::Message),
            Self::Link { .. } | Self::Registered { .. } => None,
        }
    }

    /// Its name in the outbox.
    fn event(&self) -> &'static str {
        match self {
            Self::Link { .. } => "link",
            _ => self.kind().map_or("registered", NotificationKind::name),
        }
    }

    /// One of them as it is put down: under that number, for whom, and what names it so that it is told once.
    pub(crate) fn outgoing(
        &self,
        id: i32,
        to: Receiver,
        once: Option<String>,
    ) -> Result<NewOutgoing> {
        let (event, body) = (self.event().to_owned(), self.body()?);
        Ok(NewOutgoing { id, to, event, body, once, asked: None })
    }

    /// As the outbox keeps it.
    pub(super) fn body(&self) -> Result<String> {
        let text = serde_json::to_string(self);
        text.map_err(|error| ServiceError::Panicked(format!("tidings without JSON: {error}")))
    }
}
