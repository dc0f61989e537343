//! Acts on a copy, and their consequences for the claims.

use go::course::Fate;
use go::{Color, ConfirmationKo, Point};

use super::{CopyOf, MarkedGroup};
use crate::{Game, GameAct, MOST_LETTERS, Played, RecordError, Result};

impl Game {
    pub(crate) fn on_copy(&mut self, act: &GameAct) -> Result<()> {
        match act {
            GameAct::Copy { claimant, group } => self.open_copy(*claimant, *group),
            GameAct::CopyPlay(played) => {
                self.open()?.play(*played).map_err(|violation| illegal(*played, violation))
            }
            GameAct::CopyKo { color, ko } => {
                let pass = Played { color: *color, point: None };
                let passed = self.open()?.pass_for(*color, *ko);
                passed.map_err(|violation| illegal(pass, violation))
            }
            GameAct::GiveIn { color } => {
                self.open()?.give_in(*color);
                Ok(())
            }
            _ => self.accept_copy(),
        }
    }

    fn open_copy(&mut self, claimant: Color, at: Point) -> Result<()> {
        let play = self.stopped()?.confirmation(claimant);
        let rules = self.terms.ruleset();
        if rules.end.confirmation_ko != ConfirmationKo::PassForKo {
            return Err(RecordError::NoCopy);
        }
        let group = self.difference_at(at)?;
        if group.claimant() != Some(claimant) {
            return Err(RecordError::Same(at));
        }
        self.end.copy = Some(CopyOf::new(claimant, group.stones, play));
        Ok(())
    }

    fn difference_at(&self, at: Point) -> Result<MarkedGroup> {
        self.stopped()?;
        let mut groups = self.differences().into_iter();
        groups.find(|group| group.stones.contains(&at)).ok_or(RecordError::Same(at))
    }

    fn open(&mut self) -> Result<&mut CopyOf> {
        self.stopped()?;
        self.end.copy.as_mut().ok_or(RecordError::NoneOpen)
    }

    fn accept_copy(&mut self) -> Result<()> {
        let copy = self.open()?;
        let dead = copy.is_dead().ok_or(RecordError::NoneOpen)?;
        let (stones, owner) = (copy.group.clone(), copy.claimant.other());
        let own = self.claim(owner, &self.marking).fate(stones[0]);
        self.end.copy = None;
        self.settle_group(&stones, if dead { Fate::Dead } else { own });
        Ok(())
    }

    pub(crate) fn decide_group(&mut self, at: Point, fate: Fate, reason: &str) -> Result<()> {
        check_reason(reason)?;
        let group = self.difference_at(at)?;
        self.end.copy = None;
        self.settle_group(&group.stones, fate);
        Ok(())
    }

    fn settle_group(&mut self, stones: &[Point], fate: Fate) {
        for color in [Color::Black, Color::White] {
            self.claim_fate(color, stones, fate);
        }
    }
}

pub(crate) fn check_reason(reason: &str) -> Result<()> {
    if is_of_length(reason) { Ok(()) } else { Err(RecordError::Reason) }
}

/// Whether it has 1 to [`MOST_LETTERS`] letters.
pub(crate) fn is_of_length(text: &str) -> bool {
    (1..=MOST_LETTERS).contains(&text.trim().chars().count())
}

fn illegal(played: Played, violation: go::Violation) -> RecordError {
    RecordError::OnCopy { color: played.color, mv: played.mv(), violation }
}
