use std::fmt;

use serde::Serialize;

use go::{Color, Point};

/// A group that loses its territory because neutral points next to it are open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OpenGroup {
    /// Whose.
    pub color: Color,
    /// Every stone of the group.
    pub stones: Vec<Point>,
    /// Surrounded points that do not count.
    pub lost: Vec<Point>,
}

impl OpenGroup {
    /// The stone that it is named by: the first of them.
    pub fn name(&self) -> Option<Point> {
        self.stones.first().copied()
    }
}

impl fmt::Display for OpenGroup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let whose = if self.color == Color::Black { "Black" } else { "White" };
        let (at, points) = (self.name().map(|p| p.to_string()), self.lost.len());
        let (at, s) = (at.unwrap_or_default(), if points == 1 { "" } else { "s" });
        write!(f, "{whose}'s group at {at} loses {points} point{s}")
    }
}

/// What the players should look at before they accept a count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum CountWarning {
    /// Neutral points are open, so the groups next to them are in seki and their territory does not count (Japanese
    /// rules 1989, Art. 8). If they are no seki, resume and fill the points.
    OpenDame {
        /// The neutral points.
        points: Vec<Point>,
        /// The groups next to them, with what they lose.
        groups: Vec<OpenGroup>,
    },
    /// Stones were called dead where they are not surrounded: they stay on the board and are no prisoners.
    DeadInNeutral {
        /// The stones called dead.
        stones: Vec<Point>,
    },
    /// Dead stones lie in an eye of a group in seki: they are not lifted (Japanese rules 1989, Art. 10.1).
    DeadInSeki {
        /// The stones called dead.
        stones: Vec<Point>,
    },
    /// Life and death of these stones is not settled: play on before counting.
    Unsettled {
        /// All stones that are not settled.
        stones: Vec<Point>,
    },
    /// More than a third of the board is neither stone nor surrounded: nothing to count yet.
    Unfinished {
        /// The number of such points.
        points: usize,
    },
}

impl fmt::Display for CountWarning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OpenDame { points, groups } => {
                let lost: Vec<String> = groups.iter().map(ToString::to_string).collect();
                let open = list(points);
                write!(
                    f,
                    "{open} open, so the groups beside are in seki: {}; filling settles it",
                    lost.join(", ")
                )
            }
            Self::DeadInNeutral { stones } => {
                write!(f, "{} called dead, but nobody surrounds it", list(stones))
            }
            Self::DeadInSeki { stones } => {
                write!(f, "{} dead in a seki: not lifted", list(stones))
            }
            Self::Unsettled { stones } => {
                write!(f, "{} not settled: play on before counting", list(stones))
            }
            Self::Unfinished { points } => {
                write!(f, "{points} points belong to nobody: play on before counting")
            }
        }
    }
}

fn list(points: &[Point]) -> String {
    points.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
