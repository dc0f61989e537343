use std::fmt;
use std::str::FromStr;

use chrono::{DateTime, Utc};

use super::{Entry, Group, NoGroup, RoundNo, TableNo, Tournament};

/// The longest announcement, in characters: as much as a screen in the hall can show.
pub const ANNOUNCEMENT_LENGTH: usize = 500;

/// The most announcements at one time.
pub const MOST_ANNOUNCEMENTS: usize = 20;

/// The recipients of an announcement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Audience {
    /// A group; anyone may read it.
    Group(Group),
    /// The two at a board; only they may read it.
    Board(RoundNo, TableNo),
}

impl Audience {
    /// Whether an entry is a recipient.
    #[must_use]
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

    /// Whether anyone may read it.
    #[must_use]
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

/// An announcement of the organisers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Announcement {
    /// Its number in the event.
    pub no: i32,
    /// To whom.
    pub to: Audience,
    /// In their words.
    pub words: String,
    /// When.
    pub said_at: DateTime<Utc>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Board, EntryId, Federation, Round, RoundState, System, preset};

    #[test]
    fn audiences_are_written_as_they_are_read() {
        for text in ["all", "dan", "category:2", "board:3:17"] {
            assert_eq!(text.parse::<Audience>().unwrap().to_string(), text);
        }
        for wrong in ["", "board", "board:", "board:1", "board:0:1", "board:1:x", "nobody"] {
            assert_eq!(wrong.parse::<Audience>(), Err(NoGroup), "{wrong}");
        }
    }

    #[test]
    fn a_board_is_its_two_players_once_everybody_sees_it() {
        let settings = preset(System::Swiss, Federation::Egf, "Open", Default::default());
        let mut event = Tournament::new(settings);
        for name in ["A", "B", "C"] {
            event.enter(Entry::new(EntryId(0), name, "", "1k".parse().unwrap()));
        }
        let mut round = Round::empty(RoundNo(1), RoundState::Draft);
        round.boards.push(Board::new(TableNo(7), EntryId(1), EntryId(2), 0));
        event.rounds.push(round);
        let to: Audience = "board:1:7".parse().unwrap();
        let who = |event: &Tournament| {
            let spoken = event.entries.iter().filter(|entry| to.has(event, entry));
            spoken.map(|entry| entry.id.0).collect::<Vec<_>>()
        };
        assert_eq!(who(&event), [0; 0]);
        event.rounds[0].state = RoundState::Published;
        assert_eq!(who(&event), [1, 2]);
        assert!(!to.is_public());
    }
}
