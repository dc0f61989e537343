use std::fmt;

use go::{Color, Goban, HalfPoints, History, Move, Point, PointError, SetupError};
use tournament::Ending;

use super::{Each, Effect, Incident, MoveNo, MovedStone, PositionChange, SetupChange, Verdict};

/// A game under a referee: the record, and the additions of rulings.
#[derive(Clone, Debug)]
pub struct RefereedGame {
    pub history: History,
    /// Prisoners that rulings gave or took.
    pub added: Each<i64>,
    /// Points that rulings gave, for the count.
    pub points: Each<HalfPoints>,
    pub exchanged: bool,
    pub ending: Ending,
    pub confirmed: bool,
}

impl RefereedGame {
    /// A game in progress, without any ruling.
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

    /// Stones that `color` holds, with those that rulings added or took.
    pub fn prisoners(&self, color: Color) -> i64 {
        i64::from(self.history.prisoners(color)) + self.added.of(color)
    }

    /// All that a ruling may change, to compare.
    pub fn snapshot(&self) -> impl PartialEq + fmt::Debug + use<> {
        let game = &self.history;
        let board = (game.board().rows(), game.to_move(), game.ko(), game.moves().len());
        let held = [Color::Black, Color::White]
            .map(|color| (self.prisoners(color), game.pass_stones(color)));
        (board, held, self.points, self.exchanged, self.ending, self.confirmed)
    }
}

/// Why an effect cannot be carried out on a game. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ApplyError {
    #[error("the result is confirmed: the ruling would change it, and no text allows that")]
    Confirmed,
    #[error("say which move it was: without it the position cannot be restored")]
    MoveUnknown,
    #[error("the record has {moves} moves, there is no move {at}")]
    NoSuchMove { at: MoveNo, moves: usize },
    #[error("moves were played after move {0}: its stone cannot be moved any more")]
    LaterMoves(MoveNo),
    #[error("there is a stone on {0}: nothing can go back there")]
    Taken(Point),
    #[error(transparent)]
    Point(#[from] PointError),
    #[error("the position after the ruling is not legal: {0}")]
    Illegal(#[from] SetupError),
}

/// A game after an effect.
///
/// Going back to a move keeps the record up to there, with its ko ban and earlier positions. Where stones are set
/// by hand, the record starts again from the corrected position, unless it already had the stones where they
/// belong. A confirmed result changes only where the effect says that a text allows it.
pub fn apply(effect: &Effect, game: &RefereedGame) -> Result<RefereedGame, ApplyError> {
    if game.confirmed && effect.touches_game() && !effect.reopens_confirmed {
        return Err(ApplyError::Confirmed);
    }
    let mut after = game.clone();
    change_position(&effect.position, &mut after)?;
    if let Some(color) = effect.turn {
        after.history.set_to_move(color);
    }
    give_stones(effect, game, &mut after);
    if effect.setup == SetupChange::ExchangeColors {
        after.exchanged = !after.exchanged;
    }
    if let Some(ending) = effect.verdict.ending() {
        after.ending = ending;
        after.confirmed = false;
    }
    Ok(after)
}

/// Prisoners and points of the ruling itself. The record's own rules may already have handed the pass stone over.
fn give_stones(effect: &Effect, before: &RefereedGame, after: &mut RefereedGame) {
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
    let shorter = |after: RefereedGame| after.history.moves().len() < moves;
    by_hand && apply(effect, &RefereedGame::new(history.clone())).is_ok_and(shorter)
}

fn before(history: &History, at: Option<MoveNo>) -> Result<History, ApplyError> {
    let at = at.ok_or(ApplyError::MoveUnknown)?;
    let moves = history.moves().len();
    let index = (at.0 as usize).checked_sub(1).filter(|&index| index < moves);
    Ok(history.rewound(index.ok_or(ApplyError::NoSuchMove { at, moves })?))
}

fn first_point(
    at: Option<MoveNo>,
    stone: &MovedStone,
    game: &mut RefereedGame,
) -> Result<(), ApplyError> {
    let at = at.ok_or(ApplyError::MoveUnknown)?;
    let mut history = before(&game.history, Some(at))?;
    let first = Move::Play(stone.from);
    let recorded = game.history.moves().get(at.0 as usize - 1).map(|record| record.mv);
    if recorded == Some(first) {
        return Ok(());
    }
    if game.history.moves().len() > at.0 as usize {
        return Err(ApplyError::LaterMoves(at));
    }
    history.board().check(stone.from)?;
    if history.board().stone(stone.from).is_some() {
        return Err(ApplyError::Taken(stone.from));
    }
    history.execute(stone.color, first)?;
    game.history = history;
    Ok(())
}

/// Puts stones on their points. A stone that is elsewhere on the board leaves that point; one that was taken off
/// comes from the opponent's lid.
fn stones_back(stones: &[MovedStone], game: &mut RefereedGame) -> Result<(), ApplyError> {
    let board = game.history.board();
    let other = |s: &&MovedStone| board.stone(s.from).is_some_and(|c| c != s.color);
    if let Some(stone) = stones.iter().find(other) {
        return Err(ApplyError::Taken(stone.from));
    }
    let back = missing(stones, board);
    let lies_at = |s: &MovedStone| s.to.filter(|&to| board.stone(to) == Some(s.color));
    let away = back.iter().filter_map(lies_at).map(|to| (to, None));
    let home = back.iter().map(|s| (s.from, Some(s.color)));
    let changes: Vec<(Point, Option<Color>)> = away.chain(home).collect();
    let from_lids: Vec<Color> =
        back.iter().filter(|s| lies_at(s).is_none()).map(|s| s.color.other()).collect();
    set(&changes, game)?;
    for holder in from_lids {
        if game.prisoners(holder) > 0 {
            *game.added.of_mut(holder) -= 1;
        }
    }
    Ok(())
}

fn missing(stones: &[MovedStone], board: &Goban) -> Vec<MovedStone> {
    let first = |i: usize| stones[..i].iter().all(|earlier| earlier.from != stones[i].from);
    let gone = |i: &usize| board.stone(stones[*i].from).is_none() && first(*i);
    (0..stones.len()).filter(gone).map(|i| stones[i]).collect()
}

fn captures_off(stones: &[MovedStone], game: &mut RefereedGame) -> Result<(), ApplyError> {
    let board = game.history.board();
    let mut off: Vec<(Point, Color)> = stones.iter().map(|s| (s.from, s.color)).collect();
    off.sort_unstable();
    off.dedup();
    off.retain(|&(point, color)| board.stone(point) == Some(color));
    let changes: Vec<(Point, Option<Color>)> =
        off.iter().map(|&(point, _)| (point, None)).collect();
    set(&changes, game)?;
    for (_, color) in off {
        *game.added.of_mut(color.other()) += 1;
    }
    Ok(())
}

fn set(changes: &[(Point, Option<Color>)], game: &mut RefereedGame) -> Result<(), ApplyError> {
    if !changes.is_empty() {
        game.history.restore(changes, None)?;
    }
    Ok(())
}

/// Japanese rules 1989, Art. 13.2: a stone cannot go back if its point is taken, or if it, or any other, would lie
/// there without a liberty \[the latter derived\].
pub(super) fn can_return(incident: &Incident, game: Option<&History>) -> bool {
    let told = !incident.circumstances.point_taken;
    game.map_or(told, |game| told && !taken_since(incident, game) && fits(incident, game.board()))
}

fn taken_since(incident: &Incident, game: &History) -> bool {
    let since = incident.at.map_or(game.moves().len(), |at| at.0 as usize);
    let later = game.moves().iter().skip(since);
    let points: Vec<Move> =
        incident.circumstances.stones.iter().map(|stone| Move::Play(stone.from)).collect();
    later.into_iter().any(|record| points.contains(&record.mv))
}

fn fits(incident: &Incident, board: &Goban) -> bool {
    let stones = &incident.circumstances.stones;
    let free = |s: &MovedStone| board.stone(s.from).is_none_or(|c| c == s.color);
    let mut back = board.clone();
    let away = stones.iter().filter_map(|s| s.to).map(|to| (to, None));
    let home = stones.iter().map(|s| (s.from, Some(s.color)));
    stones.iter().all(free)
        && back.put_all(away.chain(home)).is_ok()
        && back.all_chains().iter().all(|(_, chain)| !back.liberties(chain[0]).is_empty())
}
