use serde::Serialize;

use crate::Objection;
use go::Color;
use tournament::{EntryId, RoundNo, TableNo};

mod board;
mod round;

pub use round::warnings;

/// Something an organiser should look at before a round is published; none of it forbids publishing. A page has a
/// text for each; the players of a table are read from the round.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case", tag = "what")]
#[allow(missing_docs)] // the fields say what they hold
pub enum Warning {
    /// Games of an earlier round have no result; scores, and so this draw, may change.
    ResultsMissing { round: RoundNo, tables: Vec<TableNo> },
    /// An entry at a board, or with a bye, does not take part in the round (any more).
    NotTakingPart { table: Option<TableNo>, entry: EntryId },
    /// Takes part, but has neither board nor bye.
    Unpaired { entry: EntryId },
    /// Had a bye before and gets another.
    ByeAgain { entry: EntryId, earlier: i32 },
    /// The rules of the event speak against the pair.
    Forbidden { table: TableNo, why: Objection },
    /// They met before.
    Rematch { table: TableNo, round: RoundNo },
    /// They belong to one club, and the event separates clubs.
    Clubmates { table: TableNo, club: String },
    /// Their clubs belong to one club group, and the event separates clubs.
    ClubGroup { table: TableNo },
    /// They come from one country, other than that of the majority, and the event separates countries.
    SameCountry { table: TableNo, country: String },
    /// They are of different categories.
    CategoriesApart { table: TableNo, categories: usize },
    /// Their scores are one or more groups apart.
    GroupsApart { table: TableNo, groups: u32 },
    /// An even game of players far apart in rank, within the limits of floor and bar.
    RanksApart { table: TableNo, ranks: u32 },
    /// Nine stones.
    HighHandicap { table: TableNo, stones: u8 },
    /// The difference asked for more stones than the ceiling allows.
    HandicapCapped { table: TableNo, wanted: i32, given: u8 },
    /// Black has stones and is the stronger; with the stones that the rule gives White as Black.
    StonesToStronger { table: TableNo, due: u8 },
    /// Has the same colour for the third time in a row or more.
    SameColorAgain { table: TableNo, entry: EntryId, color: Color, times: usize },
}

/// How much a warning matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Gravity {
    /// Good to know.
    Small,
    /// Worth a look.
    Notable,
    /// Hardly ever meant.
    Grave,
}

impl Warning {
    /// How much it matters.
    #[must_use]
    pub const fn gravity(&self) -> Gravity {
        match self {
            Self::ResultsMissing { .. }
            | Self::NotTakingPart { .. }
            | Self::Unpaired { .. }
            | Self::Forbidden { .. }
            | Self::StonesToStronger { .. }
            | Self::Rematch { .. } => Gravity::Grave,
            Self::GroupsApart { groups: 1, .. }
            | Self::SameCountry { .. }
            | Self::ClubGroup { .. } => Gravity::Small,
            _ => Gravity::Notable,
        }
    }

    /// The table it is about, if it is about one of this round.
    #[must_use]
    pub const fn table(&self) -> Option<TableNo> {
        match *self {
            Self::ResultsMissing { .. } | Self::Unpaired { .. } | Self::ByeAgain { .. } => None,
            Self::NotTakingPart { table, .. } => table,
            Self::Rematch { table, .. }
            | Self::Forbidden { table, .. }
            | Self::Clubmates { table, .. }
            | Self::ClubGroup { table }
            | Self::SameCountry { table, .. }
            | Self::CategoriesApart { table, .. }
            | Self::GroupsApart { table, .. }
            | Self::RanksApart { table, .. }
            | Self::HighHandicap { table, .. }
            | Self::HandicapCapped { table, .. }
            | Self::StonesToStronger { table, .. }
            | Self::SameColorAgain { table, .. } => Some(table),
        }
    }
}
