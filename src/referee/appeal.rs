use chrono::{Duration, NaiveDateTime};
use serde::{Deserialize, Serialize};

use super::{AppealRule, AppealUntil, Official, RulingNo};
use tournament::EntryId;

go::number! {
    /// The number of an appeal, counted from 1.
    pub struct AppealNo(u32);
}

/// An appeal against a ruling.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Appeal {
    /// Its number.
    pub no: AppealNo,
    /// The ruling.
    pub against: RulingNo,
    /// Who appeals: one of the two players.
    pub by: EntryId,
    /// When.
    pub at: NaiveDateTime,
    /// Why.
    pub grounds: String,
}

/// What a committee decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Judgement {
    /// The ruling stands.
    Upheld,
    /// It falls: it is withdrawn with the decision.
    Overturned,
}

/// A committee's decision. It is final.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct AppealDecision {
    /// The appeal.
    pub on: AppealNo,
    /// Who decided, and whether each voted to uphold.
    pub votes: Vec<(Official, bool)>,
    /// When.
    pub at: NaiveDateTime,
    /// Why.
    pub reasons: String,
    /// Interests that members declared, and the substitutes for them.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub interests: String,
}

impl AppealDecision {
    /// The majority's judgement; a tie upholds the ruling.
    #[must_use]
    pub fn judgement(&self) -> Judgement {
        let against = self.votes.iter().filter(|(_, uphold)| !uphold).count();
        if 2 * against > self.votes.len() { Judgement::Overturned } else { Judgement::Upheld }
    }

    /// Checks the committee: number of members, no one twice, not the arbiter who ruled.
    pub fn check(&self, rule: &AppealRule, ruled: &Official) -> Result<(), AppealError> {
        let members: Vec<&Official> = self.votes.iter().map(|(member, _)| member).collect();
        rule.check_members(&members)?;
        match members.into_iter().find(|member| member.is_same(ruled)) {
            Some(member) => Err(AppealError::OwnCase(member.clone())),
            None => Ok(()),
        }
    }
}

/// Why an appeal, or its decision, cannot be taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AppealError {
    /// The event has no appeals.
    #[error("this event has no appeals")]
    None,
    /// The appeal is not by one of the two players.
    #[error("only the two players of the board may appeal")]
    NotAPlayer(EntryId),
    /// The time for it is over.
    #[error("the time to appeal is over")]
    TooLate,
    /// The committee has another number of members.
    #[error("the committee has {expected} members, {found} voted")]
    Committee {
        /// Members by the event's rule.
        expected: usize,
        /// Votes found.
        found: usize,
    },
    /// The arbiter who ruled sits on the committee.
    #[error("{0} gave the ruling and cannot judge it")]
    OwnCase(Official),
    /// A player of the board sits on the committee.
    #[error("{0} plays in this game and cannot judge it")]
    Party(Official),
    /// A member is named twice.
    #[error("{0} is named twice")]
    Twice(Official),
}

/// The state of a board at the time of an appeal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AppealMoment {
    /// Now.
    pub now: NaiveDateTime,
    /// Whether both players confirmed the result.
    pub confirmed: bool,
    /// Whether the round is closed.
    pub round_closed: bool,
}

impl AppealRule {
    /// The last moment for the appeal of a player who was told at `told`, where the event counts minutes.
    #[must_use]
    pub fn deadline(&self, told: NaiveDateTime) -> Option<NaiveDateTime> {
        match self.until {
            AppealUntil::MinutesAfterTold(minutes) if self.committee > 0 => {
                told.checked_add_signed(Duration::minutes(i64::from(minutes)))
            }
            _ => None,
        }
    }

    /// Checks the members of the committee: their number, no one twice.
    pub fn check_members(&self, members: &[&Official]) -> Result<(), AppealError> {
        let expected = usize::from(self.committee);
        if members.len() != expected {
            return Err(AppealError::Committee { expected, found: members.len() });
        }
        let mut seen = members.iter().enumerate();
        match seen.find(|(at, member)| members[..*at].iter().any(|one| one.is_same(member))) {
            Some((_, member)) => Err(AppealError::Twice((*member).clone())),
            None => Ok(()),
        }
    }

    /// Checks that the appeal of a player who was told at `told` is in time; `None`: not told yet, which counts as
    /// now. [`AppealError::None`] where there are no appeals.
    pub fn check_time(
        &self,
        told: Option<NaiveDateTime>,
        moment: AppealMoment,
    ) -> Result<(), AppealError> {
        if self.committee == 0 {
            return Err(AppealError::None);
        }
        let late = match self.until {
            AppealUntil::ResultConfirmed => moment.confirmed,
            AppealUntil::RoundClosed => moment.round_closed,
            AppealUntil::MinutesAfterTold(_) => {
                told.and_then(|told| self.deadline(told)).is_some_and(|until| moment.now > until)
            }
        };
        if late { Err(AppealError::TooLate) } else { Ok(()) }
    }
}
