use std::fmt;

use go::Color;
use tournament::{
    Criterion, Ending, EntryId, HalfPoints, Meeting, NoResultPolicy, Seat, Settings, Unplayed,
};

use super::sheet::{Opposition, unplayed_points};

/// One round of one entry in a standings table. Shown as `8+/b0`: the opponent's number, the result, the colour and
/// the handicap; `!` in place of `/` for a game by default. Without an opponent `0+`, `0=` or `0-` for the worth of
/// the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ResultCell {
    /// A game.
    Game {
        /// Entry on the other side of the board.
        opponent: EntryId,
        /// The number of the opponent's row in the table, counted from 1.
        number: usize,
        /// The result.
        mark: Mark,
        /// Settled without a game.
        by_default: bool,
        /// One's own colour.
        color: Color,
        /// Whether the colours were noted; if not, a list shows them as entered.
        colors_known: bool,
        /// The handicap of the game.
        handicap: u8,
    },
    /// No game.
    Free {
        /// The reason, such as a bye.
        why: Unplayed,
        /// What the event gives for it.
        worth: HalfPoints,
    },
}

/// A result as one side sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// `+`
    Win,
    /// `-`
    Loss,
    /// `=`
    Half,
    /// `?`: not known, or to be played again.
    Unknown,
}

impl Mark {
    const fn of(points: HalfPoints) -> Self {
        match points.0 {
            i32::MIN..=0 => Self::Loss,
            1 => Self::Half,
            _ => Self::Win,
        }
    }

    /// The character in lists.
    #[must_use]
    pub const fn character(self) -> char {
        match self {
            Self::Win => '+',
            Self::Loss => '-',
            Self::Half => '=',
            Self::Unknown => '?',
        }
    }
}

impl ResultCell {
    /// One's own colour in a game, if it was noted.
    pub const fn known_color(&self) -> Option<Color> {
        match self {
            Self::Game { color, colors_known: true, .. } => Some(*color),
            _ => None,
        }
    }

    /// The handicap of the game; 0 without one.
    pub const fn handicap(&self) -> u8 {
        match self {
            Self::Game { handicap, .. } => *handicap,
            Self::Free { .. } => 0,
        }
    }

    /// `numbers` holds the row number of every entry, by position.
    pub(super) fn of(settings: &Settings, seat: &Seat, numbers: &[usize]) -> Self {
        match seat {
            Seat::Board(meeting) => Self::Game {
                opponent: meeting.opponent,
                number: numbers[meeting.opponent_index],
                mark: mark(meeting, settings.points.no_result),
                by_default: meeting.ending.is_by_default(),
                color: meeting.color,
                colors_known: meeting.colors_known,
                handicap: meeting.handicap,
            },
            Seat::Free(why) => Self::Free {
                why: *why,
                worth: unplayed_points(&settings.points, *why, shown_score(settings)),
            },
        }
    }
}

fn mark(meeting: &Meeting, policy: NoResultPolicy) -> Mark {
    match meeting.ending {
        Ending::Pending => Mark::Unknown,
        Ending::NoResult if policy == NoResultPolicy::Replay => Mark::Unknown,
        _ => Mark::of(meeting.points),
    }
}

/// The score in which a bye's worth is shown: that of the first main score among the criteria.
fn shown_score(settings: &Settings) -> Opposition {
    let main = settings.placement.iter().find(|criterion| criterion.is_main_score());
    match main.copied().unwrap_or(settings.system.main_score()) {
        Criterion::Mms => Opposition::McMahon,
        _ => Opposition::Wins,
    }
}

impl fmt::Display for ResultCell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Game { number, mark, by_default, color, handicap, .. } => {
                let separator = if by_default { '!' } else { '/' };
                let color = color.letter().to_ascii_lowercase();
                f.pad(&format!("{number}{}{separator}{color}{handicap}", mark.character()))
            }
            Self::Free { worth, .. } => f.pad(&format!("0{}", Mark::of(worth).character())),
        }
    }
}
