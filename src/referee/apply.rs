use super::stones::{captures_off, first_point, set, stones_back};
use super::{
    Each, Effect, GameSnapshot, MoveNo, PositionChange, RefereedGame, SetupChange, Verdict,
};
use go::{Color, History, Move, Point, PointError, SetupError};

/// Why an effect cannot be carried out on a game. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ApplyError {
    /// The result is confirmed, and no text allows this afterwards.
    #[error("the result is confirmed: the ruling would change it, and no text allows that")]
    Confirmed,
    /// The ruling goes back to a move whose number is unknown.
    #[error("say which move it was: without it the position cannot be restored")]
    MoveUnknown,
    /// The record does not go so far.
    #[error("the record has {moves} moves, there is no move {at}")]
    NoSuchMove {
        /// The move asked for.
        at: MoveNo,
        /// Moves of the record.
        moves: usize,
    },
    /// A move that others followed cannot be moved alone.
    #[error("moves were played after move {0}: its stone cannot be moved any more")]
    LaterMoves(MoveNo),
    /// A stone belongs where another lies.
    #[error("there is a stone on {0}: nothing can go back there")]
    Taken(Point),
    /// A point is off the board.
    #[error(transparent)]
    Point(#[from] PointError),
    /// The position could not lie on a board.
    #[error("the position after the ruling is not legal: {0}")]
    Illegal(#[from] SetupError),
}

/// A ruling carried out: the game before and after.
#[derive(Clone, Debug)]
pub struct Applied {
    before: RefereedGame,
    after: RefereedGame,
}

impl Applied {
    /// The game after the ruling.
    #[must_use]
    pub const fn game(&self) -> &RefereedGame {
        &self.after
    }

    /// Snapshots before and after: for the journal and the two boards on the arbiter's page.
    #[must_use]
    pub fn change(&self) -> (GameSnapshot, GameSnapshot) {
        (self.before.snapshot(), self.after.snapshot())
    }

    /// Prisoners that each side gains; negative if it gives some back.
    #[must_use]
    pub fn prisoners_gained(&self) -> Each<i64> {
        let gained = |color| self.after.prisoners(color) - self.before.prisoners(color);
        Each { black: gained(Color::Black), white: gained(Color::White) }
    }

    /// Keeps the ruling.
    #[must_use]
    pub fn keep(self) -> RefereedGame {
        self.after
    }

    /// Takes the ruling back: the game as it was.
    #[must_use]
    pub fn undo(self) -> RefereedGame {
        self.before
    }
}

/// Carries an effect out on a copy of a game.
///
/// Going back to a move keeps the record up to there, with its ko ban and earlier positions. Where stones are set
/// by hand, the record starts again from the corrected position, unless it already had the stones where they
/// belong. A confirmed result changes only where the effect says that a text allows it.
pub fn apply(effect: &Effect, game: &RefereedGame) -> Result<Applied, ApplyError> {
    if game.confirmed && effect.touches_game() && !effect.reopens_confirmed {
        return Err(ApplyError::Confirmed);
    }
    let mut after = game.clone();
    change_position(&effect.position, &mut after)?;
    if let Some(color) = effect.turn {
        after.history.set_to_move(color);
    }
    hand_over(effect, game, &mut after);
    if effect.setup == SetupChange::ExchangeColors {
        after.exchanged = !after.exchanged;
    }
    if let Some(ending) = effect.verdict.ending() {
        after.ending = ending;
        after.confirmed = false;
    }
    Ok(Applied { before: game.clone(), after })
}

/// Prisoners and points of the ruling itself. The record's own rules may already have handed the pass stone over.
fn hand_over(effect: &Effect, before: &RefereedGame, after: &mut RefereedGame) {
    for color in [Color::Black, Color::White] {
        let wanted = effect.pass_stones.of(color);
        let by_rules = match &effect.position {
            PositionChange::BeforeAsPass { by, .. } => {
                let rules = before.history.rules().passes.stones;
                u32::from(rules && by.other() == color)
            }
            _ => u32::from(counts_pass(&before.history, color.other())),
        };
        let missing = i64::from(wanted) - i64::from(by_rules.min(wanted));
        *after.added.of_mut(color) += missing + i64::from(effect.prisoners.of(color));
    }
    if effect.verdict != Verdict::Replay {
        after.points += effect.points;
    }
}

/// Whether the record has a pass of that side, with the stone that it costs.
fn counts_pass(history: &History, by: Color) -> bool {
    history.rules().passes.stones && passed(history, by)
}

pub(super) fn passed(history: &History, by: Color) -> bool {
    history.moves().iter().any(|made| made.color == by && made.mv == Move::Pass)
}

fn change_position(change: &PositionChange, game: &mut RefereedGame) -> Result<(), ApplyError> {
    match change {
        PositionChange::AsIs | PositionChange::Reconstructed => Ok(()),
        PositionChange::Cleared => {
            game.history = game.history.begun_anew();
            game.added = Each::default();
            game.points = Each::default();
            Ok(())
        }
        PositionChange::Before { at } => {
            game.history = before(&game.history, *at)?;
            Ok(())
        }
        PositionChange::BeforeAsPass { at, by, .. } => {
            game.history = before(&game.history, *at)?;
            Ok(game.history.execute(*by, Move::Pass)?)
        }
        PositionChange::FirstPoint { at, stone } => {
            stone.as_ref().map_or(Ok(()), |stone| first_point(*at, stone, game))
        }
        PositionChange::StonesBack { stones } => stones_back(stones, game),
        PositionChange::ByHand { points } => set(points, game),
        PositionChange::CapturesOff { stones } => captures_off(stones, game),
    }
}

/// Whether an effect can be carried out on a record, or could if the move were named.
pub(super) fn is_possible(effect: &Effect, history: &History) -> bool {
    let done = apply(effect, &RefereedGame::new(history.clone()));
    matches!(done, Ok(_) | Err(ApplyError::MoveUnknown))
}

pub(super) fn starts_anew(effect: &Effect, history: &History) -> bool {
    let by_hand = matches!(
        effect.position,
        PositionChange::StonesBack { .. }
            | PositionChange::CapturesOff { .. }
            | PositionChange::ByHand { .. }
    );
    let moves = history.moves().len();
    let shorter = |done: Applied| done.after.history.moves().len() < moves;
    by_hand && apply(effect, &RefereedGame::new(history.clone())).is_ok_and(shorter)
}

pub(super) fn before(history: &History, at: Option<MoveNo>) -> Result<History, ApplyError> {
    let at = at.ok_or(ApplyError::MoveUnknown)?;
    let moves = history.moves().len();
    let index = (at.0 as usize).checked_sub(1).filter(|&index| index < moves);
    Ok(history.rewound(index.ok_or(ApplyError::NoSuchMove { at, moves })?))
}
