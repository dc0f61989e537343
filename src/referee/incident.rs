use serde::{Deserialize, Serialize};

use super::{Circumstances, IncidentKind};
use go::Color;

go::number! {
    /// The number of a move in the record, counted from 1; passes count.
    pub struct MoveNo(u32);
}

go::named! {
/// Whose doing an incident is.
#[derive(Default)]
pub enum Party {
    /// Black's.
    Black = "black",
    /// White's.
    White = "white",
    /// Both players'.
    Both = "both",
    /// Neither player's, or unknown.
    #[default]
    Nobody = "nobody",
}
}

impl Party {
    /// The one player whose doing it is.
    #[must_use]
    pub const fn one(self) -> Option<Color> {
        match self {
            Self::Black => Some(Color::Black),
            Self::White => Some(Color::White),
            Self::Both | Self::Nobody => None,
        }
    }

    /// Every player whose doing it is.
    #[must_use]
    pub const fn sides(self) -> &'static [Color] {
        match self {
            Self::Black => &[Color::Black],
            Self::White => &[Color::White],
            Self::Both => &[Color::Black, Color::White],
            Self::Nobody => &[],
        }
    }
}

impl From<Color> for Party {
    fn from(color: Color) -> Self {
        match color {
            Color::Black => Self::Black,
            Color::White => Self::White,
        }
    }
}

/// When an incident was noticed, counted in moves of both players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Noticed {
    /// Before the next move.
    #[default]
    AtOnce,
    /// After that move of the record.
    AfterMove(MoveNo),
    /// So many moves after the incident.
    Later(u32),
    /// Not counted: one to three moves later.
    UpToThree,
    /// Not counted: more than three moves later.
    MoreThanThree,
    /// Not counted: one to so many moves later, where the event has another window than three.
    Within(u32),
    /// Not counted: more than so many moves later.
    Beyond(u32),
    /// Not asked: no rule depends on it. It was noticed before both had confirmed the result.
    BeforeResult,
}

go::named! {
/// Who noticed it.
pub enum NoticedBy {
    /// Black.
    Black = "black",
    /// White.
    White = "white",
    /// An arbiter.
    Arbiter = "arbiter",
    /// The captain of the opponent's team.
    Captain = "captain",
}
}

impl NoticedBy {
    /// The player who noticed, if one did.
    #[must_use]
    pub const fn player(self) -> Option<Color> {
        match self {
            Self::Black => Some(Color::Black),
            Self::White => Some(Color::White),
            Self::Arbiter | Self::Captain => None,
        }
    }
}

/// A report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Incident {
    /// What happened.
    pub kind: IncidentKind,
    /// Whose doing it is.
    #[serde(default)]
    pub by: Party,
    /// The move that did it, or after which it happened; `None` without a record.
    #[serde(default)]
    pub at: Option<MoveNo>,
    /// When it was noticed.
    #[serde(default)]
    pub noticed: Noticed,
    /// Who noticed it, if known.
    #[serde(default)]
    pub noticed_by: Option<NoticedBy>,
    /// The particulars.
    #[serde(default)]
    pub circumstances: Circumstances,
}

impl Incident {
    /// An incident that was noticed at once, its move unknown.
    #[must_use]
    pub fn new(kind: IncidentKind, by: impl Into<Party>) -> Self {
        Self {
            kind,
            by: by.into(),
            at: None,
            noticed: Noticed::AtOnce,
            noticed_by: None,
            circumstances: Circumstances::default(),
        }
    }

    /// With the move that did it.
    #[must_use]
    pub fn at(self, number: u32) -> Self {
        Self { at: Some(MoveNo(number)), ..self }
    }

    /// With the move after which it was noticed.
    #[must_use]
    pub fn noticed_after(self, number: u32) -> Self {
        Self { noticed: Noticed::AfterMove(MoveNo(number)), ..self }
    }

    /// With its particulars.
    #[must_use]
    pub fn with(self, circumstances: Circumstances) -> Self {
        Self { circumstances, ..self }
    }
}
