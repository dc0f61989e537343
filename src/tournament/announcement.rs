//! Announcements of organisers and requests of players.

use std::fmt;
use std::str::FromStr;

use chrono::{DateTime, Utc};
use go::named;

use super::{Entry, EntryId, Group, NoGroup, RoundNo, TableNo, Tournament};

/// The longest announcement, in characters: as much as a screen in the hall can show.
pub const ANNOUNCEMENT_LENGTH: usize = 500;

pub const MOST_ANNOUNCEMENTS: usize = 20;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Audience {
    /// A group; anyone may read it.
    Group(Group),
    /// The two at a board; only they may read it.
    Board(RoundNo, TableNo),
}

impl Audience {
    pub fn has(&self, tournament: &Tournament, entry: &Entry) -> bool {
        match self {
            Self::Group(group) => group.has(tournament, entry),
            Self::Board(round, table) => tournament
                .round(*round)
                .filter(|round| round.is_public())
                .and_then(|round| round.board_at(*table))
                .is_some_and(|board| board.color_of(entry.id).is_some()),
        }
    }

    pub const fn is_public(&self) -> bool {
        matches!(self, Self::Group(_))
    }
}

impl fmt::Display for Audience {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Group(group) => group.fmt(f),
            Self::Board(round, table) => write!(f, "board:{round}:{table}"),
        }
    }
}

impl FromStr for Audience {
    type Err = NoGroup;

    fn from_str(text: &str) -> Result<Self, NoGroup> {
        let Some(board) = text.strip_prefix("board:") else { return text.parse().map(Self::Group) };
        let number = |text: &str| text.parse().ok().filter(|number: &i32| *number > 0);
        let (round, table) = board.split_once(':').ok_or(NoGroup)?;
        let (round, table) = number(round).zip(number(table)).ok_or(NoGroup)?;
        Ok(Self::Board(RoundNo(round), TableNo(table)))
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announcement {
    pub no: i32,
    pub to: Audience,
    pub words: String,
    pub said_at: DateTime<Utc>,
}

/// The most characters of a player's own words.
pub const REQUEST_LENGTH: usize = 500;

pub const MOST_OPEN_REQUESTS: usize = 5;

named! {
    pub enum RequestKind {
        Skip = "skip",
        /// To leave: not to play that round and all after it.
        Leave = "leave",
        /// The player comes late to a round, and asks to be waited for.
        Late = "late",
        /// To have rank, club or name corrected, in their own words.
        Correct = "correct",
        /// An arbiter at the player's table.
        Arbiter = "arbiter",
    }
}

named! {
    pub enum RequestState {
        Asked = "asked",
        /// An arbiter is on the way to the player.
        Coming = "coming",
        /// Granted, and carried out where possible.
        Granted = "granted",
        Refused = "refused",
        /// Taken back by the player before it was answered.
        TakenBack = "taken-back",
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    pub id: i32,
    pub by: EntryId,
    pub kind: RequestKind,
    /// The round it is about; for an arbiter, the round of the table.
    pub round: RoundNo,
    /// The player's own words; may be empty.
    pub words: String,
    pub asked_at: DateTime<Utc>,
    pub state: RequestState,
    pub answered_at: Option<DateTime<Utc>>,
    /// The organiser's reply; may be empty.
    pub answer: String,
}

impl Request {
    pub const fn is_open(&self) -> bool {
        matches!(self.state, RequestState::Asked | RequestState::Coming)
    }

    /// Whether it is a call for an arbiter that is not answered yet; the arbiter may be on the way.
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
    pub const fn changes_rounds(self) -> bool {
        matches!(self, Self::Skip | Self::Leave)
    }
}
