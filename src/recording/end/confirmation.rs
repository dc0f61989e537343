//! Acts on a copy, and their consequences for the claims.

use go::course::Fate;
use go::{Color, ConfirmationKo, Point};

use super::{CopyOf, MarkedGroup};
use crate::{Game, MOST_LETTERS, Played, RecordError, Result};

impl Game {
    /// A move, or a pass for a ko.
    pub(crate) fn on_copy(&mut self, played: Played, ko: Option<Point>) -> Result<()> {
        let copy = self.opened()?;
        let done = match ko {
            Some(ko) => copy.pass_for(played.color, ko),
            None => copy.play(played),
        };
        let (color, mv) = (played.color, played.mv());
        done.map_err(|violation| RecordError::OnCopy { color, mv, violation })
    }

    pub(crate) fn open_copy(&mut self, claimant: Color, at: Point) -> Result<()> {
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

    pub(crate) fn opened(&mut self) -> Result<&mut CopyOf> {
        self.stopped()?;
        self.end.copy.as_mut().ok_or(RecordError::NoneOpen)
    }

    pub(crate) fn accept_copy(&mut self) -> Result<()> {
        let copy = self.opened()?;
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
