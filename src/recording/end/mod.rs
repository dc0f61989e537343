//! The end of a game, from the second pass to the confirmed result: open points, each side's marks, a copy of the
//! board where they differ, requests to play on, the count.

mod claims;
mod confirmation;
mod copy;
mod dispute;
mod source;

use go::Color;
use go::course::{Course, LifeAndDeath};

pub(crate) use confirmation::{check_reason, is_of_length};

pub use claims::MarkedGroup;
pub use copy::{CopyMove, CopyOf, CopyProof};
pub use dispute::Dispute;
pub use source::{Duty, Heading, Source, passes_end};

use super::{Game, GameAct, Phase};

/// Claims on the stopped board, in addition to the common marking.
#[derive(Clone, Debug, Default)]
pub(crate) struct End {
    nothing_left: bool,
    claims: [Option<LifeAndDeath>; 2],
    differ: bool,
    copy: Option<CopyOf>,
}

/// The step of the end of a game: the next question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    Unfinished,
    /// Which stones are dead, and do both agree?
    Claims,
    /// They do not agree: the rules' next steps.
    Ways,
    /// A move was found: each player is asked whether the game resumes.
    Asked,
    /// Both refuse, and have to be told the consequence.
    Refused,
    /// Both refuse, were told, and refuse again: the arbiter rules.
    Ruling,
    Copy,
    /// The result of the copy is to be accepted.
    Shown,
    /// The result is known, and to be confirmed.
    Count,
    Confirmed,
}

impl Game {
    /// The next question, once play is over.
    pub fn stage(&self) -> Option<Stage> {
        let Phase::Game(course) = &self.phase else { return None };
        Some(match course {
            Course::Playing(_) => return None,
            Course::Stopped(game) => {
                let agrees = |color| game.claim(color).is_some();
                self.stopped_stage(agrees(Color::Black) || agrees(Color::White))
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

    /// The copy on which a claim is tried, until both accept its result.
    pub const fn copy(&self) -> Option<&CopyOf> {
        self.end.copy.as_ref()
    }

    /// Whether both passed twice in succession: the game was stopped, resumed, and stopped again before a stone was
    /// played (American rules, rule 10).
    pub fn passed_twice(&self) -> bool {
        let resumed = self.standing.iter().rposition(GameAct::resumes);
        resumed.is_some_and(|at| !self.standing[at..].iter().any(GameAct::places))
    }

    /// Whether a player has marked dead stones since play stopped, alone or with the other one.
    pub fn has_spoken(&self, color: Color) -> bool {
        let of_play = |act: &GameAct| act.places() || act.resumes() || *act == GameAct::Stop;
        let since = self.standing.iter().rev().take_while(|act| !of_play(act));
        since.into_iter().any(|act| matches!(act, GameAct::Mark { .. }) || act.is_own_word(color))
    }
}
