use chrono::NaiveDateTime;
use go::Color;
use serde::{Deserialize, Serialize};
use tournament::{Ending, EntryId};

use super::{
    Appeal, AppealDecision, AppealError, AppealMoment, AppealNo, AppealRule, Given, InForce,
    Incident, Judgement, Official, ProcedureAsGiven, RulingNo, RulingRecord, Seats, Visibility,
    number,
};

/// One line of a referee's log. Lines are added, never changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "entry")]
pub enum LogEntry {
    /// A ruling, or one that replaces another.
    Ruled(Box<RulingRecord>),
    /// A ruling is withdrawn without a replacement.
    Withdrawn {
        no: RulingNo,
        /// The arbiter who withdrew it, or recorded that the committee did.
        arbiter: Official,
        /// The committee, where it decided so.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        committee: Vec<Official>,
        at: NaiveDateTime,
        reason: String,
    },
    /// A player was told.
    Told { no: RulingNo, color: Color, at: NaiveDateTime },
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

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LogError {
    #[error("there is no ruling {0}")]
    NoSuchRuling(RulingNo),
    #[error("ruling {0} is no longer in force: it was amended or withdrawn")]
    NotInForce(RulingNo),
    #[error("a committee has decided ruling {0}: it alone amends or withdraws it")]
    Committees(RulingNo),
    #[error("ruling {0} is about another board")]
    OtherBoard(RulingNo),
    #[error("ruling {found} is out of order: the next number is {expected}")]
    Number { expected: RulingNo, found: RulingNo },
    #[error("there is no appeal {0}")]
    NoSuchAppeal(AppealNo),
    #[error("an appeal against ruling {0} was made already")]
    Appealed(RulingNo),
    #[error("a committee has let ruling {0} stand; its decision is final")]
    LetStand(RulingNo),
    #[error("appeal {0} was decided before; the committee's decision is final")]
    Decided(AppealNo),
    #[error(transparent)]
    Appeal(#[from] AppealError),
}

/// A referee's log: rulings, amendments, withdrawals, notifications and appeals, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<LogEntry>", into = "Vec<LogEntry>")]
pub struct RefereeLog {
    entries: Vec<LogEntry>,
}

impl RefereeLog {
    pub fn entries(&self) -> &[LogEntry] {
        &self.entries
    }

    /// Adds a ruling under the next number, in place of its own; one that it replaces stays as it was. The procedure
    /// is kept where it differs from the one before. [`LogError`] if the replaced one is not in force or of another
    /// board, or if a committee decided it and the new one is an arbiter's.
    pub fn record(&mut self, new: RulingRecord) -> Result<RulingNo, LogError> {
        if let Some(old) = new.replaces {
            self.check_replaces(old, &new.seats)?;
            self.check_committee(old, &new.committee)?;
        }
        let no = self.next();
        let given_by = new.given_by.filter(|now| Some(now) != self.procedure_of(no));
        self.entries.push(LogEntry::Ruled(Box::new(RulingRecord { no, given_by, ..new })));
        Ok(no)
    }

    /// Withdraws a ruling. Its penalties no longer count, and one that it replaced does not come back. `committee`
    /// are the members who decided so; empty where the arbiter does. An arbiter cannot withdraw a committee's
    /// decision.
    pub fn withdraw(
        &mut self,
        no: RulingNo,
        arbiter: Official,
        at: NaiveDateTime,
        reason: &str,
        committee: Vec<Official>,
    ) -> Result<(), LogError> {
        self.in_force(no)?;
        self.check_committee(no, &committee)?;
        let reason = reason.to_owned();
        self.entries.push(LogEntry::Withdrawn { no, arbiter, committee, at, reason });
        Ok(())
    }

    pub fn note_told(
        &mut self,
        no: RulingNo,
        color: Color,
        at: NaiveDateTime,
    ) -> Result<(), LogError> {
        self.ruling(no)?;
        self.entries.push(LogEntry::Told { no, color, at });
        Ok(())
    }

    /// Adds an appeal. `rule` is the event's present rule, for rulings without one of their own.
    pub fn appeal(
        &mut self,
        against: RulingNo,
        by: EntryId,
        grounds: &str,
        rule: &AppealRule,
        moment: AppealMoment,
    ) -> Result<AppealNo, LogError> {
        let ruling = self.in_force(against)?;
        let color = ruling.seats.color_of(by).ok_or(AppealError::NotAPlayer(by))?;
        if self.has_appealed(by, against) {
            return Err(LogError::Appealed(against));
        }
        ruling.appeal_rule(*rule).check_time(self.told_at(against, color), moment)?;
        if self.is_committees(against) {
            return Err(LogError::LetStand(against));
        }
        let no = AppealNo(1 + number(self.appeals().count()));
        let appeal = Appeal { no, against, by, at: moment.now, grounds: grounds.to_owned() };
        self.entries.push(LogEntry::Appealed(appeal));
        Ok(no)
    }

    /// Adds a committee's decision; `rule` as for [`appeal`](Self::appeal).
    pub fn judge(&mut self, decision: AppealDecision, rule: &AppealRule) -> Result<(), LogError> {
        let against = self.open_appeal(decision.on)?;
        let ruling = self.ruling(against)?;
        decision.check(&ruling.appeal_rule(*rule), &ruling.arbiter)?;
        self.entries.push(LogEntry::Judged(decision));
        Ok(())
    }

    /// A ruling, with the players told since.
    pub fn ruling(&self, no: RulingNo) -> Result<&RulingRecord, LogError> {
        self.rulings().find(|ruling| ruling.no == no).ok_or(LogError::NoSuchRuling(no))
    }

    /// The procedure of a ruling, as it was then: later changes of rules or wording do not apply. `None` if the log
    /// does not have it.
    pub fn procedure_of(&self, no: RulingNo) -> Option<&ProcedureAsGiven> {
        let until = self.rulings().take_while(|ruling| ruling.no <= no);
        until.filter_map(|ruling| ruling.given_by.as_ref()).last()
    }

    pub fn rulings(&self) -> impl Iterator<Item = &RulingRecord> {
        self.entries.iter().filter_map(|entry| match entry {
            LogEntry::Ruled(ruling) => Some(ruling.as_ref()),
            _ => None,
        })
    }

    /// The rulings in force on the game of two players, except the one that is amended.
    pub fn in_force_at(&self, seats: &Seats, amended: Option<RulingNo>) -> Vec<InForce> {
        let counts = self.rulings_in_force().filter(|ruling| Some(ruling.no) != amended);
        let here = counts.filter(|ruling| ruling.seats.same_game(seats));
        here.map(|ruling| InForce {
            no: Some(ruling.no),
            incident: ruling.incident.clone(),
            effect: ruling.decision.effect.clone(),
        })
        .collect()
    }

    pub fn rulings_in_force(&self) -> impl Iterator<Item = &RulingRecord> {
        self.rulings().filter(|ruling| !self.is_replaced(ruling.no))
    }

    pub fn public(&self) -> impl Iterator<Item = &RulingRecord> {
        self.rulings_in_force().filter(|ruling| ruling.visibility == Visibility::Public)
    }

    /// The penalties in force of the two players at a board, from every board they sat at.
    pub fn given(&self, seats: &Seats) -> Vec<Given> {
        self.rulings_in_force().flat_map(|ruling| ruling.given_at(seats)).collect()
    }

    pub fn appeals(&self) -> impl Iterator<Item = &Appeal> {
        self.entries.iter().filter_map(|entry| match entry {
            LogEntry::Appealed(appeal) => Some(appeal),
            _ => None,
        })
    }

    pub fn has_appealed(&self, by: EntryId, against: RulingNo) -> bool {
        self.appeals().any(|appeal| (appeal.by, appeal.against) == (by, against))
    }

    pub fn decision(&self, on: AppealNo) -> Option<&AppealDecision> {
        self.entries.iter().find_map(|entry| match entry {
            LogEntry::Judged(decision) if decision.on == on => Some(decision),
            _ => None,
        })
    }

    pub fn overturned(&self, no: RulingNo) -> impl Iterator<Item = &AppealDecision> {
        let against = self.appeals().filter(move |appeal| appeal.against == no);
        let decided = against.filter_map(|appeal| self.decision(appeal.no));
        decided.filter(|decision| decision.judgement() == Judgement::Overturned)
    }

    /// Whether another record took the ruling's place, or it was withdrawn.
    pub fn is_replaced(&self, no: RulingNo) -> bool {
        self.entries().iter().any(|entry| match entry {
            LogEntry::Ruled(ruling) => ruling.replaces == Some(no),
            LogEntry::Withdrawn { no: withdrawn, .. } => *withdrawn == no,
            _ => false,
        })
    }

    /// Whether a committee decided finally: it gave the ruling, or upheld it on appeal.
    pub fn is_committees(&self, no: RulingNo) -> bool {
        let gave = self.ruling(no).is_ok_and(|ruling| !ruling.committee.is_empty());
        let stands = |appeal: &Appeal| {
            self.decision(appeal.no).map(AppealDecision::judgement) == Some(Judgement::Upheld)
        };
        gave || self.appeals().any(|appeal| appeal.against == no && stands(appeal))
    }

    /// Incidents that committees decided in the game of two players, even if their rulings are no longer in force;
    /// empty where a committee amends its own.
    pub fn judged_at(&self, seats: &Seats, amended: Option<RulingNo>) -> Vec<Incident> {
        let own = amended.is_some_and(|no| self.is_committees(no));
        let withdrew = |no: RulingNo| {
            self.entries().iter().any(|entry| match entry {
                LogEntry::Withdrawn { no: off, committee, .. } => {
                    *off == no && !committee.is_empty()
                }
                _ => false,
            })
        };
        let decided = |ruling: &&RulingRecord| {
            let no = ruling.no;
            self.is_committees(no) || withdrew(no) || self.overturned(no).next().is_some()
        };
        let here = self.rulings().filter(|ruling| !own && ruling.seats.same_game(seats));
        here.filter(decided).map(|ruling| ruling.incident.clone()).collect()
    }

    /// The last ruling in force by which the game of two players ended as their board shows.
    pub fn gave(&self, seats: &Seats, shown: Ending) -> Option<&RulingRecord> {
        let gave = |ruling: &&RulingRecord| {
            ruling.seats.same_game(seats) && ruling.decision.effect.verdict.ending() == Some(shown)
        };
        self.rulings_in_force().filter(gave).last()
    }

    /// The last ruling in the chain of replacements: the ruling itself, if it was not replaced.
    pub fn last_in_place_of(&self, no: RulingNo) -> RulingNo {
        let later = self.rulings().filter(|ruling| ruling.no > no);
        later.fold(no, |last, ruling| if ruling.replaces == Some(last) { ruling.no } else { last })
    }

    pub fn told_at(&self, no: RulingNo, color: Color) -> Option<NaiveDateTime> {
        let at_once = self.ruling(no).ok().filter(|ruling| ruling.told.of(color)).map(|r| r.at);
        let later = || {
            self.entries().iter().find_map(|entry| match entry {
                LogEntry::Told { no: told, color: who, at } if *told == no && *who == color => {
                    Some(*at)
                }
                _ => None,
            })
        };
        at_once.or_else(later)
    }

    fn in_force(&self, no: RulingNo) -> Result<&RulingRecord, LogError> {
        let ruling = self.ruling(no)?;
        if self.is_replaced(no) { Err(LogError::NotInForce(no)) } else { Ok(ruling) }
    }

    fn check_committee(&self, no: RulingNo, decides: &[Official]) -> Result<(), LogError> {
        let alone = decides.is_empty() && self.is_committees(no);
        if alone { Err(LogError::Committees(no)) } else { Ok(()) }
    }

    fn check_replaces(&self, old: RulingNo, seats: &Seats) -> Result<(), LogError> {
        let same = self.in_force(old)?.seats.same_game(seats);
        if same { Ok(()) } else { Err(LogError::OtherBoard(old)) }
    }

    fn open_appeal(&self, on: AppealNo) -> Result<RulingNo, LogError> {
        let appeal = self.appeals().find(|appeal| appeal.no == on);
        let against = appeal.ok_or(LogError::NoSuchAppeal(on))?.against;
        if self.decision(on).is_some() { Err(LogError::Decided(on)) } else { Ok(against) }
    }

    fn next(&self) -> RulingNo {
        RulingNo(1 + number(self.rulings().count()))
    }

    /// Adds a line that was read, if it fits the lines before it.
    fn add(&mut self, entry: LogEntry) -> Result<(), LogError> {
        match &entry {
            LogEntry::Ruled(ruling) => self.check_ruling(ruling)?,
            LogEntry::Withdrawn { no, .. } => self.in_force(*no).map(|_| ())?,
            LogEntry::Told { no, .. } => self.ruling(*no).map(|_| ())?,
            LogEntry::Appealed(appeal) => self.check_appeal(appeal)?,
            LogEntry::Judged(decision) => self.open_appeal(decision.on).map(|_| ())?,
        }
        self.entries.push(entry);
        Ok(())
    }

    fn check_ruling(&self, ruling: &RulingRecord) -> Result<(), LogError> {
        let expected = self.next();
        if ruling.no != expected {
            return Err(LogError::Number { expected, found: ruling.no });
        }
        ruling.replaces.map_or(Ok(()), |old| self.check_replaces(old, &ruling.seats))
    }

    fn check_appeal(&self, appeal: &Appeal) -> Result<(), LogError> {
        let expected = AppealNo(1 + number(self.appeals().count()));
        if appeal.no != expected {
            return Err(LogError::NoSuchAppeal(appeal.no));
        }
        self.in_force(appeal.against).map(|_| ())
    }
}

/// A log that is read back must pass the same checks as one that is written.
impl TryFrom<Vec<LogEntry>> for RefereeLog {
    type Error = LogError;

    fn try_from(entries: Vec<LogEntry>) -> Result<Self, LogError> {
        let mut log = Self::default();
        for entry in entries {
            log.add(entry)?;
        }
        Ok(log)
    }
}

impl From<RefereeLog> for Vec<LogEntry> {
    fn from(log: RefereeLog) -> Self {
        log.entries
    }
}
