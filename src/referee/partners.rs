//! Pair Go: four play in order, Black's first, White's first, Black's second, White's second.

use serde::{Deserialize, Serialize};

use super::MoveNo;
use go::Color;

go::named! {
/// One of the two who play a colour.
pub enum Partner {
    /// The one who plays that colour's first move.
    First = "first",
    /// The other one.
    Second = "second",
}
}

/// One of the four players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct PairSeat {
    /// The colour.
    pub color: Color,
    /// Which of its two.
    pub partner: Partner,
}

impl PairSeat {
    /// Whose turn a move of that colour is. A game has its order from its first move on; passes count.
    ///
    /// ```
    /// use go::Color;
    /// use referee::{MoveNo, PairSeat, Partner};
    ///
    /// let at = |n, color| PairSeat::at(MoveNo(n), color).partner;
    /// assert_eq!([at(1, Color::Black), at(2, Color::White)], [Partner::First, Partner::First]);
    /// assert_eq!([at(3, Color::Black), at(4, Color::White)], [Partner::Second, Partner::Second]);
    /// assert_eq!(at(5, Color::Black), Partner::First);
    /// ```
    #[must_use]
    pub const fn at(at: MoveNo, color: Color) -> Self {
        let turn = at.0.saturating_sub(1) / 2;
        let partner = if turn.is_multiple_of(2) { Partner::First } else { Partner::Second };
        Self { color, partner }
    }

    /// The next player, if the order continues as though the right player had made that move. No known text says
    /// so: the innocent pair keeps its order.
    #[must_use]
    pub const fn next_after(at: MoveNo, color: Color) -> Self {
        Self::at(MoveNo(at.0 + 1), color.other())
    }
}
