//! The end of a game, led from the second pass to the confirmed result: open points, what each side marks, a
//! copy of the board where they differ, who asks to play on, the count.

mod claims;
mod confirmation;
mod copy;
mod dispute;
mod source;

use go::Color;
use go::course::{Course, LifeAndDeath};

pub(crate) use confirmation::check_reason;

pub use claims::MarkedGroup;
pub use copy::{CopyMove, CopyOf, CopyProof};
pub use dispute::Dispute;
pub use source::{Duty, Heading, Source, passes_end};

use super::{Game, GameAct, Phase};

/// Claims on the stopped board, apart from the common marking.
#[derive(Clone, Debug, Default)]
pub(crate) struct End {
    /// Nothing is left to play.
    nothing_left: bool,
    /// What a player marks, where it differs from what the other one marks.
    claims: [Option<LifeAndDeath>; 2],
    /// They do not agree.
    differ: bool,
    /// The copy on which a claim is tried.
    copy: Option<CopyOf>,
}

/// Where the end of a game stands: what is asked next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// Is anything unfinished?
    Unfinished,
    /// Which stones are dead, and do both agree?
    Claims,
    /// They do not agree: the ways that the rules have.
    Ways,
    /// A move was found: each player is asked whether the game goes on.
    Asked,
    /// Both refuse, and have to be told what follows.
    Refused,
    /// Both refuse, were told, and refuse again: the arbiter rules.
    Ruling,
    /// A claim is tried on a copy.
    Copy,
    /// What the copy showed is to be accepted.
    Shown,
    /// The result is known, and to be confirmed.
    Count,
    /// Both have confirmed it.
    Confirmed,
}

impl Game {
    /// What is asked next, once play is over.
    #[must_use]
    pub fn stage(&self) -> Option<Stage> {
        let Phase::Game(course) = &self.phase else { return None };
        Some(match course {
            Course::Playing(_) => return None,
            Course::Stopped(game) => {
                let agreed = [Color::Black, Color::White]
                    .into_iter()
                    .any(|color| game.claim(color).is_some());
                self.stopped_stage(agreed)
            }
            Course::Ended(_) => Stage::Count,
            Course::Confirmed(_) => Stage::Confirmed,
        })
    }

    fn stopped_stage(&self, agreed: bool) -> Stage {
        if let Some(copy) = &self.end.copy {
            return if copy.proof().is_some() { Stage::Shown } else { Stage::Copy };
        }
        match (self.dispute.found, self.dispute.refused(), self.dispute.told) {
            (Some(_), true, true) => return Stage::Ruling,
            (Some(_), true, false) => return Stage::Refused,
            (Some(_), false, _) if !self.dispute.agreed() => return Stage::Asked,
            _ => {}
        }
        let looked = self.end.nothing_left || self.marked || agreed || self.dispute.found.is_some();
        match (self.end.differ, looked) {
            (true, _) => Stage::Ways,
            (false, true) => Stage::Claims,
            (false, false) => Stage::Unfinished,
        }
    }

    /// The copy on which a claim is tried, or was until both accept what it showed.
    #[must_use]
    pub const fn copy(&self) -> Option<&CopyOf> {
        self.end.copy.as_ref()
    }

    /// Whether both passed twice in succession: the game was stopped, went on, and was stopped again before a
    /// stone was played (American rules, rule 10).
    #[must_use]
    pub fn passed_twice(&self) -> bool {
        let resumed = self.standing.iter().rposition(GameAct::resumes);
        resumed.is_some_and(|at| !self.standing[at..].iter().any(GameAct::places))
    }

    /// Whether a player has said since play stopped what is dead, alone or with the other one.
    #[must_use]
    pub fn has_spoken(&self, color: Color) -> bool {
        let of_play = |act: &GameAct| act.places() || act.resumes() || *act == GameAct::Stop;
        let since = self.standing.iter().rev().take_while(|act| !of_play(act));
        since.into_iter().any(|act| matches!(act, GameAct::Mark { .. }) || act.is_own_word(color))
    }
}
