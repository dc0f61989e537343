use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// What can happen at a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum IncidentKind {
    /// A single stone in a ko was retaken at once.
    KoRetake,
    /// A play repeated an earlier whole-board position.
    Superko,
    /// A play left the mover's own chain without a liberty.
    Suicide,
    /// A stone was played on a stone.
    Occupied,
    /// Somebody played when it was not their turn: at the start, or the wrong partner in Pair Go.
    OutOfTurn,
    /// The same colour played two stones in a row; the incident's move is the second one.
    TwoInARow,
    /// A stone on the board was moved or knocked from its point.
    StoneDisplaced,
    /// Stones that have liberties were taken off.
    StoneRemoved,
    /// Captured stones stayed on the board.
    CapturesLeft,
    /// Captured stones were kept off the lid, touched or given back.
    CapturesMishandled,
    /// A stone just played was lifted or shifted to another point.
    TakeBack,
    /// The position was destroyed.
    BoardScattered,
    /// The players took the wrong colours.
    WrongColors,
    /// Komi or handicap was set up wrongly.
    WrongSetup,
    /// The clock was pressed or handled wrongly.
    ClockMisuse,
    /// A player's time ran out.
    TimeLoss,
    /// A player came late.
    LateArrival,
    /// A player did not come at all.
    NoShow,
    /// Help from outside, by people or devices.
    OutsideHelp,
    /// Conduct.
    Conduct,
    /// The count or a group's status is disputed.
    CountDisputed,
    /// The whole board repeats and nobody yields.
    Repetition,
    /// Anything else.
    Other,
}

use IncidentKind as K;

/// Every kind: its name on the command line and in files, and its title.
const KINDS: [(K, &str, &str); 23] = [
    (K::KoRetake, "ko-retake", "Ko retaken at once"),
    (K::Superko, "superko", "Earlier whole-board position repeated by a play"),
    (K::Suicide, "suicide", "Suicide"),
    (K::Occupied, "occupied", "Played on an occupied point"),
    (K::OutOfTurn, "out-of-turn", "Played out of turn"),
    (K::TwoInARow, "two-in-a-row", "Played twice in a row"),
    (K::StoneDisplaced, "stone-displaced", "Stone displaced"),
    (K::StoneRemoved, "stone-removed", "Stones removed that have liberties"),
    (K::CapturesLeft, "captures-left", "Captured stones left on the board"),
    (K::CapturesMishandled, "captures-mishandled", "Captured stones kept wrongly"),
    (K::TakeBack, "take-back", "Move taken back or shifted"),
    (K::BoardScattered, "board-scattered", "Board scattered"),
    (K::WrongColors, "wrong-colors", "Wrong colours"),
    (K::WrongSetup, "wrong-setup", "Wrong komi or handicap"),
    (K::ClockMisuse, "clock-misuse", "Clock used wrongly"),
    (K::TimeLoss, "time-loss", "Time ran out"),
    (K::LateArrival, "late-arrival", "Late arrival"),
    (K::NoShow, "no-show", "No-show"),
    (K::OutsideHelp, "outside-help", "Outside help or device"),
    (K::Conduct, "conduct", "Conduct"),
    (K::CountDisputed, "count-disputed", "Count disputed"),
    (K::Repetition, "repetition", "Repetition"),
    (K::Other, "other", "Something else"),
];

impl IncidentKind {
    /// Every kind, in the order of the tables.
    pub fn all() -> impl Iterator<Item = Self> {
        KINDS.iter().map(|&(kind, ..)| kind)
    }

    /// The name on the command line and in files.
    #[must_use]
    pub fn name(self) -> &'static str {
        KINDS.iter().find(|row| row.0 == self).map_or("other", |row| row.1)
    }

    /// The title in tables.
    #[must_use]
    pub fn title(self) -> &'static str {
        KINDS.iter().find(|row| row.0 == self).map_or("Something else", |row| row.2)
    }

    /// Whether it is a move that the rules of play may forbid.
    #[must_use]
    pub const fn is_move(self) -> bool {
        matches!(
            self,
            Self::KoRetake
                | Self::Superko
                | Self::Suicide
                | Self::Occupied
                | Self::OutOfTurn
                | Self::TwoInARow
        )
    }
}

/// No kind of incident has this name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no incident is called `{0}`: use one of {names}", names = known())]
pub struct UnknownIncident(pub String);

fn known() -> String {
    KINDS.map(|row| row.1).join(" ")
}

impl FromStr for IncidentKind {
    type Err = UnknownIncident;

    fn from_str(text: &str) -> Result<Self, UnknownIncident> {
        let found = KINDS.iter().find(|row| row.1 == text).map(|row| row.0);
        found.ok_or_else(|| UnknownIncident(text.chars().take(40).collect()))
    }
}

impl fmt::Display for IncidentKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
