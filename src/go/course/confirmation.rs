use std::collections::BTreeSet;

use crate::{Color, ConfirmationKo, History, KoRule, Move, Point, Ruleset, Violation};

/// A pass for one particular ko (Japanese rules 1989, Art. 7.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KoPass {
    /// Who passes.
    pub color: Color,
    /// The point where the player lost a stone and may retake from the next turn on.
    pub ko: Point,
}

/// Confirmation play on a copy of the position: moves that show which stones are alive.
///
/// A ko may be retaken only after passing once for that very ko. Other moves, and passes that name no ko, do not
/// lift the ban.
#[derive(Clone, Debug)]
pub struct ConfirmationPlay {
    play: History,
    pass_for_ko: bool,
    banned: [BTreeSet<Point>; 2],
}

impl ConfirmationPlay {
    pub(super) fn new(game: &History, first: Color) -> Self {
        let pass_for_ko = game.rules().end.confirmation_ko == ConfirmationKo::PassForKo;
        let ko = if pass_for_ko { KoRule::Simple } else { game.rules().ko };
        let rules = Ruleset { ko, ..game.rules().clone() };
        let play = History::from_position(rules, game.board().clone(), first)
            .expect("a position from legal play has no chain without liberty");
        Self { play, pass_for_ko, banned: Default::default() }
    }

    /// The hypothetical position and moves.
    pub const fn history(&self) -> &History {
        &self.play
    }

    /// Points that `color` may not retake before passing for them.
    pub const fn banned(&self, color: Color) -> &BTreeSet<Point> {
        &self.banned[color as usize]
    }

    /// Plays a stone. A retake without a pass for that ko is [`Violation::Ko`]; an error changes nothing.
    pub fn play(&mut self, color: Color, point: Point) -> Result<(), Violation> {
        if self.pass_for_ko
            && self.banned[color as usize].contains(&point)
            && self.takes_ko(color, point)
        {
            return Err(Violation::Ko(point));
        }
        self.play.try_play(color, Move::Play(point))?;
        self.banned[color as usize].remove(&point);
        if self.pass_for_ko
            && let Some((lost, loser)) = self.play.ko()
        {
            self.banned[loser as usize].insert(lost);
        }
        Ok(())
    }

    /// Passes without naming a ko.
    pub fn pass(&mut self, color: Color) -> Result<(), Violation> {
        if color != self.play.to_move() {
            return Err(Violation::Turn(color));
        }
        self.play.try_play(color, Move::Pass)
    }

    /// Passes for the ko at `ko`, so that it may be retaken from the next turn on. [`Violation::Ko`] if there is no
    /// such ban.
    pub fn pass_for_ko(&mut self, pass: KoPass) -> Result<(), Violation> {
        if !self.banned[pass.color as usize].contains(&pass.ko) {
            return Err(Violation::Ko(pass.ko));
        }
        self.pass(pass.color)?;
        self.banned[pass.color as usize].remove(&pass.ko);
        Ok(())
    }

    fn takes_ko(&self, color: Color, point: Point) -> bool {
        let board = self.play.board();
        if !board.size().contains(point) || board.stone(point).is_some() {
            return false;
        }
        let mut copy = board.clone();
        copy.place(color, point).is_ok_and(|placed| placed.ko.is_some())
    }
}
