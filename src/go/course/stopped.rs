use super::{ConfirmationPlay, CourseEnding, CourseError, Ended, LifeAndDeath, Playing, Refused};
use crate::{Color, Disagreement, History, How, Outcome, Point, Resumption};

/// A game that passes stopped. Filling dame now is not play (Japanese rules 1989, Art. 9.2). The players settle
/// life and death, or one of them asks to resume.
#[derive(Clone, Debug)]
pub struct Stopped {
    history: History,
    claims: [Option<LifeAndDeath>; 2],
}

/// What an agreement led to.
#[derive(Clone, Debug)]
pub enum Agreement {
    /// Only one player agreed so far, or they named different stones.
    Open(Stopped),
    /// Both named the same stones: the game has ended (Art. 9.2).
    Ended(Ended),
}

impl Stopped {
    pub(super) const fn new(history: History) -> Self {
        Self { history, claims: [None, None] }
    }

    /// The moves and the position.
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// The stones that a player claims to be dead and in seki.
    pub const fn claim(&self, color: Color) -> Option<&LifeAndDeath> {
        self.claims[color as usize].as_ref()
    }

    /// Stones on which the players' claims differ.
    pub fn disputed(&self) -> Vec<Point> {
        let [Some(black), Some(white)] = &self.claims else { return Vec::new() };
        let dead = black.dead().symmetric_difference(white.dead());
        let seki = black.seki().symmetric_difference(white.seki());
        let mut points: Vec<Point> = dead.chain(seki).copied().collect();
        points.sort_unstable();
        points.dedup();
        points
    }

    /// A player claims which stones are dead and in seki. When both claims are the same, the game has ended.
    pub fn claim_by(
        mut self,
        color: Color,
        dead: &[Point],
        seki: &[Point],
    ) -> Result<Agreement, Refused<Self>> {
        let claim = match LifeAndDeath::mark(self.history.board(), dead, seki) {
            Ok(claim) => claim,
            Err(error) => return Err(Refused::new(error, self)),
        };
        self.claims[color as usize] = Some(claim.clone());
        if self.claims[color.other() as usize].as_ref() == Some(&claim) {
            let ended = Ended::new(self.history, CourseEnding::Count(claim));
            return Ok(Agreement::Ended(ended.after_stop()));
        }
        Ok(Agreement::Open(self))
    }

    /// `requester` asks to resume, which binds the other player (Japanese rules 1989, Art. 9.3). The ruleset says
    /// who moves first: the requester's opponent, who may pass, or the opponent of the last passer, or the player
    /// both agree on. Claims made so far are forgotten, and the ko ban is over. [`CourseError::NoResumption`] under
    /// Tromp-Taylor.
    pub fn resume(mut self, requester: Color) -> Result<Playing, Refused<Self>> {
        let last = self.history.moves().last().map(|record| record.color);
        let first = match self.history.rules().end.resumption {
            Resumption::OpponentOfRequester | Resumption::ByAgreement => requester.other(),
            Resumption::OpponentOfLastPasser => last.map_or(self.history.to_move(), Color::other),
            Resumption::None => return Err(Refused::new(CourseError::NoResumption, self)),
        };
        self.history.set_to_move(first);
        self.history.forget_passes();
        Ok(Playing::new(self.history))
    }

    /// Hypothetical play that settles the life and death of a group (Japanese rules 1989, Art. 7). It never changes
    /// the game itself.
    pub fn confirmation(&self, first: Color) -> ConfirmationPlay {
        ConfirmationPlay::new(&self.history, first)
    }

    /// The players found an effective move after the stop and neither resume nor agree on the end: both lose
    /// (Japanese rules 1989, Art. 13.1). Elsewhere all stones count as alive. [`CourseError::NotInRules`] where the
    /// referee decides.
    pub fn no_agreement(self) -> Result<Ended, Refused<Self>> {
        let ending = match self.history.rules().end.disagreement {
            Disagreement::BothLose => CourseEnding::Decided(Outcome::BothLose),
            Disagreement::AllStonesLive => CourseEnding::Count(LifeAndDeath::all_alive()),
            Disagreement::Referee => {
                let why = "the referee decides when the players disagree";
                return Err(Refused::new(CourseError::NotInRules(why), self));
            }
        };
        Ok(Ended::new(self.history, ending).after_stop())
    }

    /// `color` resigns after the stop.
    #[must_use]
    pub fn resign(self, color: Color) -> Ended {
        let outcome = Outcome::Win { winner: color.other(), how: How::Resignation };
        Ended::new(self.history, CourseEnding::Decided(outcome)).after_stop()
    }

    /// The referee settles life and death.
    pub fn settle(self, dead: &[Point], seki: &[Point]) -> Result<Ended, Refused<Self>> {
        match LifeAndDeath::mark(self.history.board(), dead, seki) {
            Ok(life) => Ok(Ended::new(self.history, CourseEnding::Count(life)).after_stop()),
            Err(error) => Err(Refused::new(error, self)),
        }
    }
}
