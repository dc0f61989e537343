use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};

use super::log_check::number;
use super::{
    Appeal, AppealDecision, AppealError, AppealMoment, AppealNo, AppealRule, Decision, Each, Given,
    InForce, Incident, Judgement, LogEntry, LogError, Official, ProcedureAsGiven, RulingNo,
    RulingRecord, Seats, Visibility,
};
use go::Color;
use tournament::EntryId;

/// The content of a new ruling; the log gives it its number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewRuling {
    /// The board.
    pub seats: Seats,
    /// What was reported.
    pub incident: Incident,
    /// What was decided.
    pub decision: Decision,
    /// Who decided.
    pub arbiter: Official,
    /// The committee, where it rules instead of the arbiter.
    pub committee: Vec<Official>,
    /// When.
    pub at: NaiveDateTime,
    /// Which of the players were told at once.
    pub told: Each<bool>,
    /// Who may read it.
    pub visibility: Visibility,
    /// How it may be appealed; `None`: by the event's rule at the time of the appeal.
    pub appeal: Option<AppealRule>,
    /// The procedure of the ruling; the log stores it where it differs from the one before.
    pub given_by: Option<ProcedureAsGiven>,
}

/// A referee's log: rulings, amendments, withdrawals, notifications and appeals, in order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<LogEntry>", into = "Vec<LogEntry>")]
pub struct RefereeLog {
    pub(super) entries: Vec<LogEntry>,
}

impl RefereeLog {
    /// Every line.
    #[must_use]
    pub fn entries(&self) -> &[LogEntry] {
        &self.entries
    }

    /// Adds a ruling under the next number.
    pub fn record(&mut self, new: NewRuling) -> RulingNo {
        self.write(new, None)
    }

    /// Adds a ruling that replaces another; the other one stays as it was. [`LogError`] if that one is not in force
    /// or of another board, or if a committee decided it and the new one is an arbiter's.
    pub fn amend(&mut self, old: RulingNo, new: NewRuling) -> Result<RulingNo, LogError> {
        self.check_replaces(old, &new.seats)?;
        self.check_committee(old, &new.committee)?;
        Ok(self.write(new, Some(old)))
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

    /// Records that a player was told of a ruling.
    pub fn tell(&mut self, no: RulingNo, color: Color, at: NaiveDateTime) -> Result<(), LogError> {
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
    #[must_use]
    pub fn procedure_of(&self, no: RulingNo) -> Option<&ProcedureAsGiven> {
        let until = self.rulings().take_while(|ruling| ruling.no <= no);
        until.filter_map(|ruling| ruling.given_by.as_ref()).last()
    }

    /// Every ruling ever given.
    pub fn rulings(&self) -> impl Iterator<Item = &RulingRecord> {
        self.entries.iter().filter_map(|entry| match entry {
            LogEntry::Ruled(ruling) => Some(ruling.as_ref()),
            _ => None,
        })
    }

    /// The rulings in force on the game of two players, except the one that is amended.
    #[must_use]
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

    /// The rulings that were neither amended nor withdrawn.
    pub fn rulings_in_force(&self) -> impl Iterator<Item = &RulingRecord> {
        self.rulings().filter(|ruling| !self.is_replaced(ruling.no))
    }

    /// The rulings in force with public visibility.
    pub fn public(&self) -> impl Iterator<Item = &RulingRecord> {
        self.rulings_in_force().filter(|ruling| ruling.visibility == Visibility::Public)
    }

    /// The penalties in force of the two players at a board, from every board they sat at.
    #[must_use]
    pub fn given(&self, seats: &Seats) -> Vec<Given> {
        self.rulings_in_force().flat_map(|ruling| ruling.given_at(seats)).collect()
    }

    /// Every appeal.
    pub fn appeals(&self) -> impl Iterator<Item = &Appeal> {
        self.entries.iter().filter_map(|entry| match entry {
            LogEntry::Appealed(appeal) => Some(appeal),
            _ => None,
        })
    }

    /// Whether that player has appealed against the ruling.
    #[must_use]
    pub fn has_appealed(&self, by: EntryId, against: RulingNo) -> bool {
        self.appeals().any(|appeal| (appeal.by, appeal.against) == (by, against))
    }

    /// The decision on an appeal, if there is one.
    #[must_use]
    pub fn decision(&self, on: AppealNo) -> Option<&AppealDecision> {
        self.entries.iter().find_map(|entry| match entry {
            LogEntry::Judged(decision) if decision.on == on => Some(decision),
            _ => None,
        })
    }

    /// The decisions by which a committee overturned a ruling.
    pub fn overturned(&self, no: RulingNo) -> impl Iterator<Item = &AppealDecision> {
        let against = self.appeals().filter(move |appeal| appeal.against == no);
        let decided = against.filter_map(|appeal| self.decision(appeal.no));
        decided.filter(|decision| decision.judgement() == Judgement::Overturned)
    }

    /// Whether both players of a ruling were told.
    #[must_use]
    pub fn both_told(&self, no: RulingNo) -> bool {
        [Color::Black, Color::White].into_iter().all(|color| self.told_at(no, color).is_some())
    }
}
