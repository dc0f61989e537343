//! Confirmation play on a copy of the board (Japanese rules 1989, Art. 7): the player who says that a group is dead
//! starts, and has to capture it. The game does not change.

use std::collections::BTreeSet;

use go::course::{ConfirmationPlay, KoPass};
use go::{Color, Goban, Point};

use crate::Played;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CopyMove {
    /// Who, and where; a pass has no point.
    pub played: Played,
    pub ko: Option<Point>,
    pub takes: Vec<Point>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CopyProof {
    /// Every stone of the group was captured, and no new stone stands there.
    Taken,
    /// It was captured, but that gave its owner a stone there that was not captured (Art. 7.1).
    NewStone(Point),
    /// It stands although both have passed.
    Stands,
    GivenIn(Color),
}

/// A copy of the stopped board on which a claim is tried.
#[derive(Clone, Debug)]
pub struct CopyOf {
    /// The player who says that the group is dead.
    pub claimant: Color,
    /// The group, as it lies on the game's board.
    pub group: Vec<Point>,
    play: ConfirmationPlay,
    moves: Vec<CopyMove>,
    taken: BTreeSet<Point>,
    given_in: Option<Color>,
}

impl CopyOf {
    pub(super) fn new(claimant: Color, group: Vec<Point>, play: ConfirmationPlay) -> Self {
        let (moves, taken) = (Vec::new(), BTreeSet::new());
        Self { claimant, group, play, moves, taken, given_in: None }
    }

    /// The stone that the group is named by.
    pub fn name(&self) -> Option<Point> {
        self.group.first().copied()
    }

    pub const fn board(&self) -> &Goban {
        self.play.history().board()
    }

    pub const fn to_move(&self) -> Color {
        self.play.history().to_move()
    }

    pub fn moves(&self) -> &[CopyMove] {
        &self.moves
    }

    /// Points that a player may not retake before a pass for them (Art. 7.2).
    pub const fn shut(&self, color: Color) -> &BTreeSet<Point> {
        self.play.banned(color)
    }

    pub const fn taken(&self) -> &BTreeSet<Point> {
        &self.taken
    }

    /// Whether the group is dead by the copy; `None` before it is over.
    pub fn is_dead(&self) -> Option<bool> {
        Some(match self.proof()? {
            CopyProof::Taken => true,
            CopyProof::NewStone(_) | CopyProof::Stands => false,
            CopyProof::GivenIn(color) => color != self.claimant,
        })
    }

    /// The result, once it is over: a player gave in, both passed, or the last move captured the rest of the group.
    /// The side that lost it may play on, to show a new stone.
    pub fn proof(&self) -> Option<CopyProof> {
        if let Some(color) = self.given_in {
            return Some(CopyProof::GivenIn(color));
        }
        let plain = |made: &CopyMove| made.played.point.is_none() && made.ko.is_none();
        let passed = self.moves.len() >= 2 && self.moves.iter().rev().take(2).all(plain);
        let gone = self.taken.len() == self.group.len();
        let just = self.moves.last().is_some_and(|last| {
            let of_group = |point: &Point| self.group.contains(point);
            gone && last.played.color == self.claimant && last.takes.iter().any(of_group)
        });
        match (gone, self.new_stone()) {
            (false, _) => passed.then_some(CopyProof::Stands),
            (true, Some(point)) if passed => Some(CopyProof::NewStone(point)),
            (true, _) => (passed || just).then_some(CopyProof::Taken),
        }
    }

    fn new_stone(&self) -> Option<Point> {
        let owner = self.claimant.other();
        self.group.iter().copied().find(|&point| self.board().stone(point) == Some(owner))
    }

    /// A move, or a pass that names no ko.
    pub(super) fn play(&mut self, played: Played) -> Result<(), go::Violation> {
        let owner = self.claimant.other();
        let before = self.board().clone();
        match played.point {
            Some(point) => self.play.play(played.color, point)?,
            None => self.play.pass(played.color)?,
        }
        let gone = |point: &Point| self.play.history().board().stone(*point).is_none();
        let takes: Vec<Point> = before.stones().map(|(point, _)| point).filter(gone).collect();
        let of_group =
            |point: &Point| self.group.contains(point) && before.stone(*point) == Some(owner);
        let lost: Vec<Point> = takes.iter().copied().filter(of_group).collect();
        self.taken.extend(lost);
        self.moves.push(CopyMove { played, ko: None, takes });
        Ok(())
    }

    pub(super) fn pass_for(&mut self, color: Color, ko: Point) -> Result<(), go::Violation> {
        if color != self.to_move() {
            return Err(go::Violation::Turn(color));
        }
        self.play.pass_for_ko(KoPass { color, ko })?;
        let played = Played { color, point: None };
        self.moves.push(CopyMove { played, ko: Some(ko), takes: Vec::new() });
        Ok(())
    }

    pub(crate) const fn give_in(&mut self, color: Color) {
        self.given_in = Some(color);
    }
}
