use super::game::{changes, move_of, moves, player, rectangles, setup_offset, stones_as_moves};
use super::tree::{GameTree, Node};
use super::{GameInfo, SgfError};
use crate::prelude::*;
use go::course::{LifeAndDeath, LifeError};
use go::{
    Goban, HalfPoints, HandicapPlacement, History, Move, Point, Ruleset, RulesetName, Violation,
    ViolationKind,
};
use scoring::{ChainStatus, CountWarning, Position, Status, count, propose, unnamed_sekis};

/// Positions and rectangles that one line of a game may set up; each costs as much as a board.
const SETUPS: usize = 2_000;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundViolation {
    /// The move, from 1.
    pub number: usize,
    pub color: Color,
    pub mv: Move,
    pub violation: Violation,
    /// Its offset in the file, in bytes.
    pub offset: usize,
}

/// A main line played to its end.
#[derive(Clone, Debug)]
pub struct PlayedLine {
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
        let (given, moves_of_stones) = stones_as_moves(tree, &self.info, self.history.rules());
        if !given.is_empty() {
            self.placed = moves_of_stones;
            let stones: Vec<_> = given.iter().map(|p| (*p, Some(Color::Black))).collect();
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
                let (number, offset) = (self.moves + 1, property.offset);
                let found = self.history.violations(color, mv).into_iter();
                self.violations.extend(found.map(|violation| FoundViolation {
                    number,
                    color,
                    mv,
                    violation,
                    offset,
                }));
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
}

/// A violation as the command line prints it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ViolationReport {
    /// The move, from 1.
    #[serde(rename = "move")]
    pub number: usize,
    pub color: Color,
    /// Where; illegal moves are never passes.
    pub point: Option<Point>,
    pub kind: ViolationKind,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ReplayReport {
    /// Moves of the main line, passes included.
    pub moves: usize,
    pub violations: Vec<ViolationReport>,
    /// Rows from the top: `X` Black, `O` White, `.` empty.
    pub position: Vec<String>,
    pub black_prisoners: u32,
    pub white_prisoners: u32,
}

/// The stones that count as dead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dead {
    /// Only these; naming one stone names its chain. Empty: none.
    Named(Vec<Point>),
    /// Those that [`propose`] finds.
    Detect,
}

/// Seed of the playouts: the same position always gets the same proposal.
const SEED: u64 = 1;

/// A chain's status as the command line prints it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct StatusReport {
    pub stones: Vec<Point>,
    pub status: Status,
    /// How sure, 0 to 1.
    pub confidence: f64,
}

/// A count as the command line prints it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ScoreReport {
    pub rules: RulesetName,
    #[serde(with = "go::decimal")]
    pub black: HalfPoints,
    /// White's total, komi and compensation included.
    #[serde(with = "go::decimal")]
    pub white: HalfPoints,
    /// The difference, never negative.
    #[serde(with = "go::decimal")]
    pub margin: HalfPoints,
    /// The winner; `None` in a jigo.
    pub winner: Option<Color>,
    /// As in RE.
    pub result: String,
    pub dead: Vec<Point>,
    pub status: Vec<StatusReport>,
    /// Stones in seki that were not named, though the count depends on them; not part of the JSON.
    #[serde(skip)]
    pub unnamed_seki: Vec<Point>,
    /// Warnings on the count; not part of the JSON.
    #[serde(skip)]
    pub warnings: Vec<CountWarning>,
}

impl ScoreReport {
    /// The result after Black and White have paid for these periods of Ing overtime.
    #[must_use]
    pub fn paying(mut self, rules: &Ruleset, [black, white]: [u8; 2]) -> Self {
        self.black = self.black - ing_cost(black);
        self.white = self.white - ing_cost(white);
        let difference = self.black - self.white;
        let outcome = rules.outcome_of(difference);
        self.margin = difference.abs();
        (self.winner, self.result) = (outcome.winner(), outcome.sgf_result());
        self
    }
}

#[derive(Clone, Debug, thiserror::Error)]
pub enum ReportError {
    #[error(transparent)]
    Replay(#[from] ReplayError),
    /// A dead stone was named on an empty point.
    #[error("--dead: {0}")]
    Dead(LifeError),
    /// A stone in seki was named on an empty point, or on a dead stone.
    #[error("--seki: {0}")]
    Seki(LifeError),
}

/// Replays the main line under `rules`.
pub fn replay_report(tree: &GameTree, rules: &Ruleset) -> Result<ReplayReport, ReplayError> {
    let PlayedLine { history, moves, violations, .. } = replay(tree, rules)?;
    Ok(ReplayReport {
        moves,
        violations: violations
            .into_iter()
            .map(|FoundViolation { number, color, mv, violation, .. }| ViolationReport {
                number,
                color,
                point: mv.point(),
                kind: violation.kind(),
            })
            .collect(),
        position: history.board().rows(),
        black_prisoners: history.prisoners(Color::Black),
        white_prisoners: history.prisoners(Color::White),
    })
}

/// Counts the final position of the main line. Komi is the record's, else the ruleset's. `seki` names all groups in
/// seki; without it they are proposed where the rules need them.
pub fn score_report(
    tree: &GameTree,
    rules: &Ruleset,
    dead: &Dead,
    seki: Option<&[Point]>,
) -> Result<ScoreReport, ReportError> {
    let PlayedLine { history, info, .. } = replay(tree, rules)?;
    let board = history.board();
    let Judged { life, status, unnamed_seki, mut warnings } = judged(board, rules, dead, seki)?;
    let komi = info.komi.unwrap_or_else(|| rules.komi_for(info.handicap));
    let position = Position::of(&history, &life, info.handicap, komi);
    let count = count(&position);
    warnings.extend(count.warnings.iter().cloned());
    let outcome = count.outcome(rules);
    let status = status.unwrap_or_else(|| named(&history, &life, &count.seki));
    Ok(ScoreReport {
        rules: rules.name,
        black: count.black.total(),
        white: count.white.total(),
        margin: count.difference().abs(),
        winner: outcome.winner(),
        result: outcome.sgf_result(),
        dead: life.dead().iter().copied().collect(),
        status: status
            .into_iter()
            .map(|ChainStatus { stones, status, confidence, .. }| StatusReport {
                stones,
                status,
                confidence,
            })
            .collect(),
        unnamed_seki,
        warnings,
    })
}

#[derive(Default)]
struct Judged {
    life: LifeAndDeath,
    status: Option<Vec<ChainStatus>>,
    unnamed_seki: Vec<Point>,
    warnings: Vec<CountWarning>,
}

fn judged(
    board: &Goban,
    rules: &Ruleset,
    dead: &Dead,
    seki: Option<&[Point]>,
) -> Result<Judged, ReportError> {
    let seki_of =
        |dead: &[Point], named| LifeAndDeath::mark(board, dead, named).map_err(ReportError::Seki);
    if let Dead::Named(points) = dead {
        let life = LifeAndDeath::mark(board, points, &[]).map_err(ReportError::Dead)?;
        if let Some(named) = seki {
            return Ok(Judged { life: seki_of(points, named)?, ..Judged::default() });
        }
        let unnamed_seki = unnamed_sekis(board, rules, life.dead(), SEED);
        let life = seki_of(points, &unnamed_seki)?;
        return Ok(Judged { life, unnamed_seki, ..Judged::default() });
    }
    let mut proposal = propose(board, rules, SEED);
    if let Some(named) = seki {
        let named = seki_of(&[], named)?;
        for chain in &mut proposal.chains {
            let is_named = named.seki().contains(&chain.stones[0]);
            if is_named != (chain.status == Status::Seki) {
                chain.status = if is_named { Status::Seki } else { Status::Alive };
                chain.confidence = 1.0;
            }
        }
    }
    let (life, warnings) = (proposal.life(board), proposal.warnings());
    Ok(Judged { life, status: Some(proposal.chains), unnamed_seki: Vec::new(), warnings })
}

/// The status of every chain when people named the dead ones.
fn named(history: &History, life: &LifeAndDeath, seki: &[Point]) -> Vec<ChainStatus> {
    let chains = history.board().all_chains().into_iter();
    chains
        .map(|(color, stones)| {
            let status = if life.dead().contains(&stones[0]) {
                Status::Dead
            } else if seki.contains(&stones[0]) || life.seki().contains(&stones[0]) {
                Status::Seki
            } else {
                Status::Alive
            };
            ChainStatus { color, stones, status, confidence: 1.0 }
        })
        .collect()
}
