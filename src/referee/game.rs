use serde::{Deserialize, Serialize};

use super::Each;
use go::{Color, HalfPoints, History, Point};
use tournament::Ending;

/// A game under a referee: the record, and the additions of rulings.
#[derive(Clone, Debug)]
pub struct RefereedGame {
    pub(super) history: History,
    pub(super) added: Each<i64>,
    pub(super) points: Each<HalfPoints>,
    pub(super) exchanged: bool,
    pub(super) ending: Ending,
    pub(super) confirmed: bool,
}

/// All parts of a game that a ruling may change, as plain data: for the journal, and to compare.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct GameSnapshot {
    /// The rows from the top: `X` Black, `O` White, `.` empty.
    pub position: Vec<String>,
    /// Whose turn it is.
    pub to_move: Color,
    /// The point banned by ko, and for whom.
    pub ko: Option<(Point, Color)>,
    /// Moves of the record.
    pub moves: usize,
    /// Stones that each side holds.
    pub prisoners: Each<i64>,
    /// Those of them that came from passes.
    pub pass_stones: Each<u32>,
    /// Points that rulings gave.
    #[serde(with = "super::effect::each_decimal")]
    pub points: Each<HalfPoints>,
    /// Whether the players exchanged colours.
    pub exchanged: bool,
    /// The result.
    pub ending: Ending,
    /// Whether both confirmed it.
    pub confirmed: bool,
}

impl RefereedGame {
    /// A game in progress, without any ruling.
    #[must_use]
    pub fn new(history: History) -> Self {
        Self {
            history,
            added: Each::default(),
            points: Each::default(),
            exchanged: false,
            ending: Ending::Pending,
            confirmed: false,
        }
    }

    /// The game with a result, and whether both players confirmed it.
    #[must_use]
    pub fn with_result(self, ending: Ending, confirmed: bool) -> Self {
        Self { ending, confirmed, ..self }
    }

    /// The game with the additions of rulings so far: prisoners, points, and whether colours were exchanged.
    #[must_use]
    pub fn with_rulings(self, added: Each<i64>, points: Each<HalfPoints>, exchanged: bool) -> Self {
        Self { added, points, exchanged, ..self }
    }

    /// The additions of rulings so far: prisoners, points, and whether colours were exchanged.
    #[must_use]
    pub const fn rulings(&self) -> (Each<i64>, Each<HalfPoints>, bool) {
        (self.added, self.points, self.exchanged)
    }

    /// The record and the position.
    #[must_use]
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// Stones that `color` holds, with those that rulings added or took.
    #[must_use]
    pub fn prisoners(&self, color: Color) -> i64 {
        i64::from(self.history.prisoners(color)) + self.added.of(color)
    }

    /// Points that rulings gave to `color`, for the count.
    #[must_use]
    pub const fn points(&self, color: Color) -> HalfPoints {
        self.points.of(color)
    }

    /// The result so far.
    #[must_use]
    pub const fn ending(&self) -> Ending {
        self.ending
    }

    /// Whether both players confirmed the result.
    #[must_use]
    pub const fn is_confirmed(&self) -> bool {
        self.confirmed
    }

    /// All parts that a ruling may change.
    #[must_use]
    pub fn snapshot(&self) -> GameSnapshot {
        let game = &self.history;
        let each =
            |of: &dyn Fn(Color) -> i64| Each { black: of(Color::Black), white: of(Color::White) };
        GameSnapshot {
            position: game.board().rows(),
            to_move: game.to_move(),
            ko: game.ko(),
            moves: game.moves().len(),
            prisoners: each(&|color| self.prisoners(color)),
            pass_stones: Each {
                black: game.pass_stones(Color::Black),
                white: game.pass_stones(Color::White),
            },
            points: self.points,
            exchanged: self.exchanged,
            ending: self.ending,
            confirmed: self.confirmed,
        }
    }
}
