//! A message to one person, as the outbox keeps it. Players are stored by number; names are looked up when it is sent,
//! so that a name redacted since is not sent.

use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};

use go::Color;
use store::{NewOutgoing, NotificationKind, Receiver};
use tournament::{Ending, EntryId, GameDate, RequestKind, RoundNo, TableNo};

use crate::{RegistrationStanding, Result, ServiceError};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatTold {
    pub table: TableNo,
    pub color: Color,
    pub opponent: EntryId,
    /// In stones.
    pub handicap: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Notification {
    /// Their seat in a round; `None` for a bye.
    Board {
        round: RoundNo,
        seat: Option<SeatTold>,
    },
    /// The opponent's report.
    Reported {
        round: RoundNo,
        table: TableNo,
        ending: Ending,
    },
    /// A result was entered that is not what they reported.
    Against {
        round: RoundNo,
        table: TableNo,
        /// As entered.
        ending: Ending,
        /// As they reported.
        said: Ending,
    },
    Date {
        round: RoundNo,
        table: TableNo,
        news: DateNews,
        date: Option<GameDate>,
    },
    /// A team's line-up is not handed in, and its round begins soon.
    LineUp {
        round: RoundNo,
        /// Start of the round, in UTC.
        until: NaiveDateTime,
    },
    /// A game is not played, and its round's window ends soon.
    Unplayed {
        round: RoundNo,
        table: TableNo,
        /// End of the window, in UTC.
        until: NaiveDateTime,
    },
    Answered {
        request: RequestKind,
        round: RoundNo,
        granted: bool,
        /// The arbiter's words.
        words: String,
    },
    /// An arbiter is on the way to them.
    Coming {
        round: RoundNo,
    },
    /// To arbiters: a player calls one.
    Called {
        round: RoundNo,
        table: TableNo,
        by: EntryId,
    },
    /// From the organisers.
    Message {
        words: String,
    },
    /// A personal link that organisers made.
    Link {
        secret: String,
        language: String,
        /// The player who lost the link: an address may be shared by a family.
        #[serde(default)]
        lost: Option<EntryId>,
    },
    /// State of a registration. The address is not verified: nothing else that was typed with it is sent there.
    Registered {
        stands: RegistrationStanding,
        /// The secret of the personal link, in the first letter only.
        secret: Option<String>,
        language: String,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DateNews {
    /// By the opponent.
    Proposed,
    /// By the opponent.
    Accepted,
    /// Declined or withdrawn.
    Dropped,
    /// An arbiter set or removed the date.
    Set,
}

impl Notification {
    /// `None` if it cannot be subscribed to.
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

    fn event(&self) -> &'static str {
        match self {
            Self::Link { .. } => "link",
            _ => self.kind().map_or("registered", NotificationKind::name),
        }
    }

    /// The outbox row: with the contact's number, the recipient, and the key that makes it unique.
    pub(crate) fn outgoing(
        &self,
        id: i32,
        to: Receiver,
        once: Option<String>,
    ) -> Result<NewOutgoing> {
        let (event, body) = (self.event().to_owned(), self.body()?);
        Ok(NewOutgoing { id, to, event, body, once, asked: None })
    }

    pub(super) fn body(&self) -> Result<String> {
        let text = serde_json::to_string(self);
        text.map_err(|error| ServiceError::Panicked(format!("tidings without JSON: {error}")))
    }
}
