use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};

use super::{Appeal, AppealDecision, AppealError, AppealNo, Official, RulingNo, RulingRecord};
use go::Color;

/// One line of a referee's log. Lines are added, never changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "entry")]
pub enum LogEntry {
    /// A ruling, or one that replaces another.
    Ruled(Box<RulingRecord>),
    /// A ruling is withdrawn without a replacement.
    Withdrawn {
        /// The ruling.
        no: RulingNo,
        /// The arbiter who withdrew it, or recorded that the committee did.
        arbiter: Official,
        /// The committee, where it decided so.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        committee: Vec<Official>,
        /// When.
        at: NaiveDateTime,
        /// Why.
        reason: String,
    },
    /// A player was told.
    Told {
        /// The ruling.
        no: RulingNo,
        /// Who was told.
        color: Color,
        /// When.
        at: NaiveDateTime,
    },
    /// A player appeals.
    Appealed(Appeal),
    /// The committee decided.
    Judged(AppealDecision),
}

impl LogEntry {
    /// The line with `retell` applied to every free text: for redaction.
    #[must_use]
    pub fn retold(mut self, retell: &dyn Fn(&str) -> String) -> Self {
        match &mut self {
            Self::Ruled(ruling) => {
                ruling.decision.words = retell(&ruling.decision.words);
                for member in &mut ruling.committee {
                    member.0 = retell(&member.0);
                }
            }
            Self::Withdrawn { reason, committee, .. } => {
                *reason = retell(reason);
                for member in committee {
                    member.0 = retell(&member.0);
                }
            }
            Self::Told { .. } => {}
            Self::Appealed(appeal) => appeal.grounds = retell(&appeal.grounds),
            Self::Judged(decision) => {
                decision.reasons = retell(&decision.reasons);
                decision.interests = retell(&decision.interests);
                for (member, _) in &mut decision.votes {
                    member.0 = retell(&member.0);
                }
            }
        }
        self
    }
}

/// Why a line cannot be added.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LogError {
    /// There is no such ruling.
    #[error("there is no ruling {0}")]
    NoSuchRuling(RulingNo),
    /// The ruling was amended or withdrawn before.
    #[error("ruling {0} is no longer in force: it was amended or withdrawn")]
    NotInForce(RulingNo),
    /// A committee gave the ruling, or upheld it on appeal: an arbiter alone cannot amend or withdraw it.
    #[error("a committee has decided ruling {0}: it alone amends or withdraws it")]
    Committees(RulingNo),
    /// A ruling is replaced by one for another board.
    #[error("ruling {0} is about another board")]
    OtherBoard(RulingNo),
    /// The number is not the next one.
    #[error("ruling {found} is out of order: the next number is {expected}")]
    Number {
        /// The next number.
        expected: RulingNo,
        /// The number found.
        found: RulingNo,
    },
    /// There is no such appeal.
    #[error("there is no appeal {0}")]
    NoSuchAppeal(AppealNo),
    /// That player has appealed against the ruling already.
    #[error("an appeal against ruling {0} was made already")]
    Appealed(RulingNo),
    /// A committee upheld the ruling on an appeal.
    #[error("a committee has let ruling {0} stand; its decision is final")]
    LetStand(RulingNo),
    /// The appeal was decided before.
    #[error("appeal {0} was decided before; the committee's decision is final")]
    Decided(AppealNo),
    /// The appeal or its decision breaks the event's rule.
    #[error(transparent)]
    Appeal(#[from] AppealError),
}
