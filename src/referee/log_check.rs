//! Checks on a referee's log, also when it is read back.

use chrono::NaiveDateTime;

use super::log::NewRuling;
use super::{
    Appeal, AppealDecision, AppealNo, Incident, Judgement, LogEntry, LogError, Official,
    RefereeLog, RulingNo, RulingRecord, Seats,
};
use go::Color;
use tournament::Ending;

impl RefereeLog {
    /// Whether another record took the ruling's place, or it was withdrawn.
    #[must_use]
    pub fn is_replaced(&self, no: RulingNo) -> bool {
        self.entries().iter().any(|entry| match entry {
            LogEntry::Ruled(ruling) => ruling.replaces == Some(no),
            LogEntry::Withdrawn { no: withdrawn, .. } => *withdrawn == no,
            _ => false,
        })
    }

    /// Whether a committee decided finally: it gave the ruling, or upheld it on appeal.
    #[must_use]
    pub fn is_committees(&self, no: RulingNo) -> bool {
        let gave = self.ruling(no).is_ok_and(|ruling| !ruling.committee.is_empty());
        let stands = |appeal: &Appeal| {
            self.decision(appeal.no).map(AppealDecision::judgement) == Some(Judgement::Upheld)
        };
        gave || self.appeals().any(|appeal| appeal.against == no && stands(appeal))
    }

    /// Incidents that committees decided in the game of two players, even if their rulings are no longer in force;
    /// empty where a committee amends its own.
    #[must_use]
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
    #[must_use]
    pub fn gave(&self, seats: &Seats, shown: Ending) -> Option<&RulingRecord> {
        let gave = |ruling: &&RulingRecord| {
            ruling.seats.same_game(seats) && ruling.decision.effect.verdict.ending() == Some(shown)
        };
        self.rulings_in_force().filter(gave).last()
    }

    /// The last ruling in the chain of replacements: the ruling itself, if it was not replaced.
    #[must_use]
    pub fn last_in_place_of(&self, no: RulingNo) -> RulingNo {
        let later = self.rulings().filter(|ruling| ruling.no > no);
        later.fold(no, |last, ruling| if ruling.replaces == Some(last) { ruling.no } else { last })
    }

    /// When a player was told of a ruling.
    #[must_use]
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

    pub(super) fn in_force(&self, no: RulingNo) -> Result<&RulingRecord, LogError> {
        let ruling = self.ruling(no)?;
        if self.is_replaced(no) { Err(LogError::NotInForce(no)) } else { Ok(ruling) }
    }

    pub(super) fn check_committee(
        &self,
        no: RulingNo,
        decides: &[Official],
    ) -> Result<(), LogError> {
        let alone = decides.is_empty() && self.is_committees(no);
        if alone { Err(LogError::Committees(no)) } else { Ok(()) }
    }

    pub(super) fn check_replaces(&self, old: RulingNo, seats: &Seats) -> Result<(), LogError> {
        let same = self.in_force(old)?.seats.same_game(seats);
        if same { Ok(()) } else { Err(LogError::OtherBoard(old)) }
    }

    pub(super) fn open_appeal(&self, on: AppealNo) -> Result<RulingNo, LogError> {
        let appeal = self.appeals().find(|appeal| appeal.no == on);
        let against = appeal.ok_or(LogError::NoSuchAppeal(on))?.against;
        if self.decision(on).is_some() { Err(LogError::Decided(on)) } else { Ok(against) }
    }

    pub(super) fn write(&mut self, new: NewRuling, replaces: Option<RulingNo>) -> RulingNo {
        let no = self.next();
        let NewRuling {
            seats,
            incident,
            decision,
            arbiter,
            committee,
            at,
            told,
            visibility,
            appeal,
            given_by,
        } = new;
        let given_by = given_by.filter(|now| Some(now) != self.procedure_of(no));
        self.entries.push(LogEntry::Ruled(Box::new(RulingRecord {
            no,
            seats,
            incident,
            decision,
            arbiter,
            committee,
            at,
            told,
            visibility,
            replaces,
            appeal,
            given_by,
        })));
        no
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

pub(super) fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
