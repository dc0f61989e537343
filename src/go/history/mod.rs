//! A game in its order: turn, ko, superko, passes, prisoners. The board has no history; this has.

mod legality;
mod start;

pub use start::SetupError;

use super::{Color, Goban, KoRule, Move, Placed, PointError, Ruleset, Violation};
use std::collections::HashMap;

/// A move as it was made, with what it did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// Who moved.
    pub color: Color,
    /// What was played.
    pub mv: Move,
    /// What it did to the board; empty for a pass.
    pub placed: Placed,
    before: Before,
}

/// What undo needs to restore the state before a move.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Before {
    to_move: Color,
    ko: Option<(super::Point, Color)>,
    passes: u32,
    lifted: usize,
    seen: Option<(Key, Option<usize>)>,
}

type Key = (u128, Color);

/// Why a game stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The passes that the ruleset asks for.
    Passes,
    /// Two passes as the very first moves: the game ends and all stones stay (BGA).
    OpeningPasses,
}

/// Passes still missing before play stops, although both players have passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PassesLeft {
    /// So many more passes in a row.
    InARow(u32),
    /// A pass of White, who passes last.
    OfWhite,
}

/// A game so far: a starting position and the moves. Turn, ko, passes and prisoners follow from them.
#[derive(Clone, Debug)]
pub struct History {
    rules: Ruleset,
    board: Goban,
    to_move: Color,
    start: (Goban, Color),
    /// Prisoners and pass stones held when the record began; restoring a position keeps them.
    held: ([u32; 2], [u32; 2]),
    /// The beginning of the game, before any position was restored.
    origin: (Goban, Color),
    moves: Vec<Record>,
    seen: HashMap<Key, usize>,
    lifted: usize,
    ko: Option<(super::Point, Color)>,
    passes: u32,
    prisoners: [u32; 2],
    pass_stones: [u32; 2],
    /// Neutral points filled while the game was stopped, with the number of moves before.
    filled: Vec<(usize, Color, super::Point)>,
}

/// Why a point cannot be filled while the game is stopped.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FillError {
    /// It is taken, or off the board.
    #[error(transparent)]
    Place(#[from] super::PlaceError),
    /// Stones would come off: that is a move, for which the game has to be resumed.
    #[error("{0} would take stones off: that is a move, resume the game for it")]
    Takes(super::Point),
}

/// A move that the ruleset forbids, and the game as it was.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{color} {mv}: {violation}")]
pub struct PlayError {
    /// Who wanted to move.
    pub color: Color,
    /// What was to be played.
    pub mv: Move,
    /// The rule it breaks.
    pub violation: Violation,
    /// The unchanged game.
    pub history: Box<History>,
}

impl History {
    /// The rules in force.
    pub const fn rules(&self) -> &Ruleset {
        &self.rules
    }

    /// The position now.
    pub const fn board(&self) -> &Goban {
        &self.board
    }

    /// Whose turn it is.
    pub const fn to_move(&self) -> Color {
        self.to_move
    }

    /// Every move so far, passes and illegal ones included.
    pub fn moves(&self) -> &[Record] {
        &self.moves
    }

    /// The point that is banned by ko now, and for whom.
    pub const fn ko(&self) -> Option<(super::Point, Color)> {
        self.ko
    }

    /// Stones that `color` holds: captures, the opponent's suicides, and pass stones where passes
    /// hand one over.
    pub const fn prisoners(&self, color: Color) -> u32 {
        self.prisoners[color as usize] + self.pass_stones[color as usize]
    }

    /// The part of [`History::prisoners`] that came from passes.
    pub const fn pass_stones(&self, color: Color) -> u32 {
        self.pass_stones[color as usize]
    }

    /// Plays a legal move. An error is the first rule broken, with the unchanged game.
    pub fn play(mut self, color: Color, mv: Move) -> Result<Self, PlayError> {
        match self.try_play(color, mv) {
            Ok(()) => Ok(self),
            Err(violation) => Err(PlayError { color, mv, violation, history: Box::new(self) }),
        }
    }

    /// Plays a legal move in place. An error is the first rule broken and changes nothing.
    pub fn try_play(&mut self, color: Color, mv: Move) -> Result<(), Violation> {
        match self.violations(color, mv).into_iter().next() {
            Some(violation) => Err(violation),
            None => self.execute(color, mv).map_err(Violation::from),
        }
    }

    /// Carries out a move whether legal or not, as a record has it: a stone on the point is replaced, a chain
    /// without liberty goes to the opponent, then it is the other's turn. An error only for a point off the board;
    /// nothing has changed then.
    pub fn execute(&mut self, color: Color, mv: Move) -> Result<(), PointError> {
        let placed = match mv {
            Move::Play(point) => self.board.execute(color, point)?,
            Move::Pass => Placed::default(),
        };
        let before = Before {
            to_move: self.to_move,
            ko: self.ko,
            passes: self.passes,
            lifted: self.lifted,
            seen: None,
        };
        self.count_prisoners(color, &placed, mv, 1);
        self.ko = placed.ko.map(|point| (point, color.other()));
        self.to_move = color.other();
        self.passes = if mv == Move::Pass { self.passes + 1 } else { 0 };
        self.moves.push(Record { color, mv, placed, before });
        self.remember();
        Ok(())
    }

    /// Takes back the last move, if there is one.
    pub fn undo(&mut self) -> Option<Record> {
        let last = self.moves.len();
        for (_, _, point) in self.filled.extract_if(.., |(at, ..)| *at == last) {
            self.board.put(point, None).expect("what was filled lies on the board");
        }
        let record = self.moves.pop()?;
        if let Some((key, older)) = record.before.seen {
            match older {
                Some(after) => self.seen.insert(key, after),
                None => self.seen.remove(&key),
            };
        }
        if let Move::Play(point) = record.mv {
            self.board.unplace(record.color, point, &record.placed);
        }
        self.count_prisoners(record.color, &record.placed, record.mv, -1);
        self.to_move = record.before.to_move;
        self.ko = record.before.ko;
        self.passes = record.before.passes;
        self.lifted = record.before.lifted;
        Some(record)
    }

    /// The game replayed up to after `moves` moves, as it stood when the next one was made: the turn that a referee
    /// gave and a resumption in between are included.
    pub fn rewound(&self, moves: usize) -> Self {
        let (board, to_move) = self.start.clone();
        let mut game = Self::fresh(self.rules.clone(), board, to_move);
        game.origin = self.origin.clone();
        game.hold_from_start(self.held);
        game.fill_as(self, 0);
        for (number, record) in self.moves.iter().take(moves).enumerate() {
            game.turn_as(&record.before);
            game.execute(record.color, record.mv).expect("a recorded move is on the board");
            game.fill_as(self, number + 1);
        }
        if let Some(next) = self.moves.get(moves) {
            game.turn_as(&next.before);
        }
        game
    }

    /// Fills a neutral point while the game is stopped: that is no move (Japanese rules 1989, Art. 9.2), so that
    /// turn, passes and ko stay as they are. An error changes nothing.
    pub fn fill(&mut self, color: Color, point: super::Point) -> Result<(), FillError> {
        let mut board = self.board.clone();
        let placed = board.place(color, point)?;
        if !placed.captured.is_empty() || !placed.suicide.is_empty() {
            return Err(FillError::Takes(point));
        }
        self.board = board;
        self.filled.push((self.moves.len(), color, point));
        Ok(())
    }

    /// Neutral points filled while the game was stopped, each with the number of moves before it.
    pub fn filled(&self) -> &[(usize, Color, super::Point)] {
        &self.filled
    }

    /// Copies the points that another record has filled after so many moves.
    fn fill_as(&mut self, other: &Self, moves: usize) {
        for &(_, color, point) in other.filled.iter().filter(|(at, ..)| *at == moves) {
            self.fill(color, point).expect("what was filled can be filled again");
        }
    }

    /// The game before its first move. Positions restored since are ignored.
    pub fn begun_anew(&self) -> Self {
        let (board, to_move) = self.origin.clone();
        Self::fresh(self.rules.clone(), board, to_move)
    }

    const fn turn_as(&mut self, before: &Before) {
        self.to_move = before.to_move;
        self.ko = before.ko;
        self.passes = before.passes;
    }

    /// Whether the passes so far stop the game.
    pub fn stop(&self) -> Option<Stop> {
        let rule = &self.rules.passes;
        if rule.opening_pair_ends && self.passes == 2 && self.moves.len() == 2 {
            return Some(Stop::OpeningPasses);
        }
        let needed = u32::from(rule.to_stop) * u32::from(rule.rounds.max(1));
        let last = self.moves.last().map(|r| r.color);
        let enough = self.passes >= needed.max(1);
        (enough && (!rule.white_last || last == Some(Color::White))).then_some(Stop::Passes)
    }

    /// Passes still missing before play stops, once both players have passed and the game continues.
    pub fn passes_left(&self) -> Option<PassesLeft> {
        let rule = &self.rules.passes;
        if self.passes < u32::from(rule.to_stop).max(1) || self.stop().is_some() {
            return None;
        }
        let needed = u32::from(rule.to_stop) * u32::from(rule.rounds.max(1));
        Some(match needed.saturating_sub(self.passes) {
            0 => PassesLeft::OfWhite,
            more => PassesLeft::InARow(more),
        })
    }

    /// Resumes the game: passes so far no longer count towards a stop, and no ko is banned.
    pub const fn forget_passes(&mut self) {
        self.passes = 0;
        self.ko = None;
    }

    /// Adds what a move took to the prisoners; with `sign` −1 subtracts it.
    fn count_prisoners(&mut self, color: Color, placed: &Placed, mv: Move, sign: i64) {
        let add = |held: &mut u32, stones: usize| {
            let stones = i64::try_from(stones).unwrap_or(i64::MAX);
            *held = u32::try_from(i64::from(*held) + sign * stones).unwrap_or(u32::MAX);
        };
        add(&mut self.prisoners[color as usize], placed.captured.len());
        add(&mut self.prisoners[color.other() as usize], placed.suicide.len());
        if mv == Move::Pass && self.rules.passes.stones {
            add(&mut self.pass_stones[color.other() as usize], 1);
        }
    }
}

/// A whole-board repetition: the position with the same player to move was there before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cycle {
    /// The move after which the position was there before; 0 is the start.
    pub first: usize,
    /// The move after which it is there again.
    pub again: usize,
}

impl Cycle {
    /// How many moves lead from the position back to itself.
    pub const fn moves(&self) -> usize {
        self.again - self.first
    }
}

impl History {
    /// The repetition that the last move completed, if any. Passes complete none. Where repetition is legal, the
    /// players may agree to call it no result (Japanese rules 1989, Art. 12).
    pub fn cycle(&self) -> Option<Cycle> {
        let last = self.moves.last()?;
        if last.mv == Move::Pass {
            return None;
        }
        let (_, older) = last.before.seen?;
        older.map(|first| Cycle { first, again: self.moves.len() })
    }

    /// Every repetition of the game so far.
    pub fn cycles(&self) -> Vec<Cycle> {
        let plays = self.moves.iter().enumerate().filter(|(_, r)| r.mv != Move::Pass);
        plays
            .filter_map(|(i, record)| {
                let first = record.before.seen?.1?;
                Some(Cycle { first, again: i + 1 })
            })
            .collect()
    }

    fn remember(&mut self) {
        let key: Key = (self.board.hash(), self.to_move);
        let number = self.moves.len();
        let older = self.seen.insert(key, number);
        if let Some(record) = self.moves.last_mut() {
            record.before.seen = Some((key, older));
        }
        let lifting =
            self.rules.ko == KoRule::Ing && self.passes > 0 && self.passes.is_multiple_of(2);
        if lifting {
            self.lifted = number;
        }
    }

    /// The last move after which the position was seen with `to_move` to move. Bans that passes lifted are left
    /// out.
    fn last_seen(&self, hash: u128, to_move: Color) -> Option<usize> {
        self.seen.get(&(hash, to_move)).copied().filter(|&after| after >= self.lifted)
    }
}
