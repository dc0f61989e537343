use std::collections::HashMap;

use super::History;
use crate::{
    BoardSize, Color, Goban, HandicapError, HandicapPlacement, Point, PointError, Ruleset,
    check_free_handicap, fixed_handicap,
};

/// Why a position cannot be played from.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// A chain lies there without a liberty (Japanese rules 1989, Art. 4).
    #[error("the chain on {0} has no liberty: such a position cannot be played from")]
    NoLiberty(Point),
    /// A point of the setup is off the board.
    #[error(transparent)]
    Point(#[from] PointError),
    /// The handicap cannot be placed.
    #[error(transparent)]
    Handicap(#[from] HandicapError),
}

impl History {
    /// A game from the empty board, Black to move.
    #[must_use]
    pub fn new(rules: Ruleset, size: BoardSize) -> Self {
        Self::fresh(rules, Goban::new(size), Color::Black)
    }

    /// A game from a position.
    ///
    /// # Errors
    /// [`SetupError::NoLiberty`] names a stone of a chain that could not lie there.
    pub fn from_position(rules: Ruleset, board: Goban, to_move: Color) -> Result<Self, SetupError> {
        check_liberties(&board)?;
        Ok(Self::fresh(rules, board, to_move))
    }

    /// A handicap game: the stones on their fixed points, or where Black put them, and White to
    /// move. Where White passes instead (New Zealand), the board is empty and Black moves.
    ///
    /// # Errors
    /// [`SetupError::Handicap`] if the stones cannot lie so.
    pub fn with_handicap(
        rules: Ruleset,
        size: BoardSize,
        stones: u32,
        free: &[Point],
    ) -> Result<Self, SetupError> {
        if stones < 2 || rules.handicap.placement == HandicapPlacement::WhitePasses {
            return Ok(Self::new(rules, size));
        }
        let mut board = Goban::new(size);
        let points = match rules.handicap.placement {
            HandicapPlacement::Free => {
                check_free_handicap(&board, stones, free)?;
                free.to_vec()
            }
            _ => fixed_handicap(size, stones)?,
        };
        board.put_all(points.into_iter().map(|p| (p, Some(Color::Black))))?;
        Self::from_position(rules, board, Color::White)
    }

    /// Restores a position in the middle of a game: earlier positions no longer count for ko
    /// and superko, prisoners stay as they are. The moves made so far cannot be taken back any
    /// more.
    ///
    /// # Errors
    /// [`SetupError`]; the game is unchanged then.
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

    /// The record begins with these prisoners and pass stones.
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

/// No chain without a liberty may lie on the board.
fn check_liberties(board: &Goban) -> Result<(), SetupError> {
    for (point, _) in board.stones() {
        if board.chain_data(board.index(point)).is_captured() {
            return Err(SetupError::NoLiberty(point));
        }
    }
    Ok(())
}
