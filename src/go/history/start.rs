use std::collections::HashMap;

use super::History;
use crate::{BoardSize, Color, Goban, Point, PointError, Ruleset};

/// Why a position cannot be played from.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// A chain lies there without a liberty (Japanese rules 1989, Art. 4).
    #[error("the chain on {0} has no liberty: such a position cannot be played from")]
    NoLiberty(Point),
    /// A point of the setup is off the board.
    #[error(transparent)]
    Point(#[from] PointError),
}

impl History {
    /// A game from the empty board, Black to move.
    #[must_use]
    pub fn new(rules: Ruleset, size: BoardSize) -> Self {
        Self::fresh(rules, Goban::new(size), Color::Black)
    }

    /// A game from a position. [`SetupError::NoLiberty`] names a stone of a chain without liberty.
    pub fn from_position(rules: Ruleset, board: Goban, to_move: Color) -> Result<Self, SetupError> {
        check_liberties(&board)?;
        Ok(Self::fresh(rules, board, to_move))
    }

    /// Restores a position in the middle of a game: earlier positions no longer count for ko and superko, prisoners
    /// stay as they are. Earlier moves cannot be undone any more. An error leaves the game unchanged.
    pub fn restore(
        &mut self,
        changes: &[(Point, Option<Color>)],
        to_move: Option<Color>,
    ) -> Result<(), SetupError> {
        let mut board = self.board.clone();
        board.put_all(changes.iter().copied())?;
        check_liberties(&board)?;
        let to_move = to_move.unwrap_or(self.to_move);
        let held = (self.prisoners, self.pass_stones);
        let origin = self.origin.clone();
        *self = Self { origin, ..Self::fresh(self.rules.clone(), board, to_move) };
        self.hold_from_start(held);
        Ok(())
    }

    pub(super) const fn hold_from_start(&mut self, held: ([u32; 2], [u32; 2])) {
        (self.prisoners, self.pass_stones) = held;
        self.held = held;
    }

    /// Hands the turn to `color`, as a referee does after a ruling. Ko bans stay.
    pub const fn set_to_move(&mut self, color: Color) {
        self.to_move = color;
    }

    pub(super) fn fresh(rules: Ruleset, board: Goban, to_move: Color) -> Self {
        let seen = HashMap::from([((board.hash(), to_move), 0)]);
        Self {
            rules,
            start: (board.clone(), to_move),
            origin: (board.clone(), to_move),
            held: ([0; 2], [0; 2]),
            board,
            to_move,
            moves: Vec::new(),
            seen,
            lifted: 0,
            ko: None,
            passes: 0,
            prisoners: [0; 2],
            pass_stones: [0; 2],
            filled: Vec::new(),
        }
    }
}

fn check_liberties(board: &Goban) -> Result<(), SetupError> {
    for (point, _) in board.stones() {
        if board.chain_data(board.index(point)).is_captured() {
            return Err(SetupError::NoLiberty(point));
        }
    }
    Ok(())
}
