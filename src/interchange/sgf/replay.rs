use super::setup::{changes, move_of, moves, player, rectangles, setup_offset, stones_as_moves};
use super::tree::{GameTree, Node};
use super::{GameInfo, SgfError};
use go::{Color, HandicapPlacement, History, Move, Ruleset, Violation};

/// Positions and rectangles that one line of a game may set up; each costs as much as a board.
const SETUPS: usize = 2_000;

/// A violation found in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundViolation {
    /// The move, from 1.
    pub number: usize,
    /// Who made it.
    pub color: Color,
    /// What was played.
    pub mv: Move,
    /// The rule it breaks.
    pub violation: Violation,
    /// Its offset in the file, in bytes.
    pub offset: usize,
}

/// A main line played to its end.
#[derive(Clone, Debug)]
pub struct PlayedLine {
    /// The root's data.
    pub info: GameInfo,
    /// The game at its end. After a setup in the middle its list of moves starts again.
    pub history: History,
    /// Moves of the whole line, passes included.
    pub moves: usize,
    /// Violations in order; a move that breaks two rules is there twice.
    pub violations: Vec<FoundViolation>,
    setups: usize,
    placed: usize,
}

/// A record that cannot be played further, and the game up to there.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{error}")]
pub struct ReplayError {
    /// What is wrong, with the move and the byte.
    pub error: SgfError,
    /// The game before it; `None` if the root itself is wrong.
    pub before: Option<Box<PlayedLine>>,
}

impl From<SgfError> for ReplayError {
    fn from(error: SgfError) -> Self {
        Self { error, before: None }
    }
}

/// Plays the main line under `rules`. Illegal moves are recorded as violations and carried out. [`ReplayError`] for
/// a root that is no game of Go on a supported board, a point off the board, or a setup that cannot be played from;
/// it holds the game as it was before.
pub fn replay(tree: &GameTree, rules: &Ruleset) -> Result<PlayedLine, ReplayError> {
    let info = GameInfo::of(tree)?;
    let history = History::new(rules.clone(), info.size);
    let mut state =
        PlayedLine { info, history, moves: 0, violations: Vec::new(), setups: 0, placed: 0 };
    state.start(tree)?;
    for id in tree.main_line() {
        if let Err(error) = state.step(tree.node(id)) {
            return Err(ReplayError { error, before: Some(Box::new(state)) });
        }
    }
    Ok(state)
}

fn too_many(node: &Node) -> SgfError {
    let what = "positions or rectangles set up in one game";
    SgfError::TooMany { what, limit: SETUPS, offset: setup_offset(node).unwrap_or_default() }
}

impl PlayedLine {
    /// White moves first in a handicap game, also of one stone that is set up. If the stones are moves of Black's
    /// that White answers by passes (New Zealand) and none is set up, the first player of the record begins. Stones
    /// that a file gives as moves of Black's alone are set before the first move, as handicap stones.
    fn start(&mut self, tree: &GameTree) -> Result<(), SgfError> {
        let one = || {
            let stones = tree.root().get("AB").map_or(0, |property| property.values.len());
            self.info.handicap == 1 && stones == 1
        };
        if self.info.handicap < 2 && !one() {
            return Ok(());
        }
        let given = stones_as_moves(tree, &self.info, self.history.rules());
        if !given.stones.is_empty() {
            self.placed = given.moves;
            let stones: Vec<_> = given.stones.iter().map(|p| (*p, Some(Color::Black))).collect();
            let laid = self.history.restore(&stones, Some(Color::White));
            return laid.map_err(|source| SgfError::Setup { number: 0, source, offset: 0 });
        }
        let by_passes = self.history.rules().handicap.placement == HandicapPlacement::WhitePasses;
        let recorded = || tree.main_line().find_map(|id| Some(moves(tree.node(id)).next()?.0));
        let as_recorded = by_passes && tree.root().get("AB").is_none();
        let first = as_recorded.then(recorded).flatten();
        self.history.set_to_move(first.unwrap_or(Color::White));
        Ok(())
    }

    fn step(&mut self, node: &Node) -> Result<(), SgfError> {
        self.set_up(node)?;
        for (color, property) in moves(node) {
            for value in &property.values {
                let mv = move_of(property, value, self.info.size, self.moves + 1)?;
                if self.moves < self.placed {
                    self.moves += 1;
                    continue;
                }
                self.note(color, mv, property.offset);
                let executed = self.history.execute(color, mv);
                executed.expect("a move that was read is on the board");
                self.moves += 1;
            }
        }
        Ok(())
    }

    fn set_up(&mut self, node: &Node) -> Result<(), SgfError> {
        self.setups += rectangles(node);
        let (changes, offset) = match self.setups {
            few if few <= SETUPS => changes(node, self.info.size, self.moves)?,
            _ => return Err(too_many(node)),
        };
        let to_move = player(node)?;
        if changes.is_empty() && to_move.is_none() {
            return Ok(());
        }
        let number = self.moves;
        let offset = offset.unwrap_or_default();
        self.setups += 1;
        if self.setups > SETUPS {
            return Err(too_many(node));
        }
        self.history.restore(&changes, to_move).map_err(|source| SgfError::Setup {
            number,
            source,
            offset,
        })
    }

    fn note(&mut self, color: Color, mv: Move, offset: usize) {
        let number = self.moves + 1;
        for violation in self.history.violations(color, mv) {
            self.violations.push(FoundViolation { number, color, mv, violation, offset });
        }
    }
}
