use crate::prelude::*;
use crate::{PositionThen, Ruled, is_round_over, results::entered::seated};
use referee::{
    AppealDecision, AppealError, AppealMoment, AppealNo, AppealRule, Judgement, LogError, Official,
    Procedure, RefereeLog, RulingRecord, event_procedure,
};
use store::RefereeFile;

/// In characters.
const GROUNDS: usize = 4000;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgementForm {
    pub on: AppealNo,
    /// The members, and whether each upholds the ruling.
    pub votes: Vec<(Official, bool)>,
    pub reasons: String,
    /// Interests that members declared.
    pub interests: String,
    pub counts: Option<PositionThen>,
}

impl EventActs<'_> {
    pub fn tell_ruling(&self, no: RulingNo, color: Color) -> Acted<()> {
        self.referee(|tx, before, file| {
            if file.log.told_at(no, color).is_none() {
                file.log.note_told(no, color, self.by.now.naive_utc())?;
                tx.append_last(&file.log, None, &[])?;
                tx.note(&Deed::TellRuling { ruling: no, color })?;
            }
            Ok(((), before.tournament.clone()))
        })
    }

    /// Takes a player's appeal against a ruling.
    ///
    /// # Errors
    /// [`Refusal::GroundsNeeded`]; [`Refusal::Log`] if the ruling is not in force, or the event's procedure allows no
    /// appeal, or none any more.
    pub fn appeal_ruling(&self, no: RulingNo, player: EntryId, grounds: &str) -> Acted<AppealNo> {
        self.referee(|tx, before, file| tx.appeal(before, file, no, (player, grounds)))
    }

    /// Takes the appeal of the player whom the secret proves. Fails with [`Refusal::LinkSpent`] if it is not valid
    /// here; otherwise as [`EventActs::appeal_ruling`].
    pub fn appeal_own_ruling(&self, secret: &str, no: RulingNo, grounds: &str) -> Acted<AppealNo> {
        self.referee(|tx, before, file| {
            let player = tx.proven(secret)?;
            tx.appeal(before, file, no, (player, grounds))
        })
    }

    /// Saves a committee's decision on an appeal. A ruling that falls is withdrawn in the same transaction, as by
    /// [`withdraw_ruling`](Self::withdraw_ruling); the consequences are returned. A ruling amended or withdrawn since
    /// stays as it is.
    ///
    /// # Errors
    /// [`Refusal::Log`] if the appeal was decided before, or the procedure does not allow that committee; as the
    /// correction of the board's result.
    pub fn judge_appeal(&self, form: &JudgementForm) -> Acted<Option<Ruled>> {
        let played = self.played_of(|c| {
            let log = c.referee_file(self.id)?.log;
            let appeal = log.appeals().find(|appeal| appeal.no == form.on);
            let ruling = appeal.and_then(|appeal| log.ruling(appeal.against).ok());
            Ok(ruling.map(|ruling| ruling.seats))
        })?;
        self.referee(|tx, before, file| {
            let rule = procedure(&before.tournament.settings)?.appeal;
            let decision = AppealDecision {
                on: form.on,
                votes: form.votes.clone(),
                at: self.by.now.naive_utc(),
                reasons: form.reasons.trim().to_owned(),
                interests: form.interests.trim().to_owned(),
            };
            let appeal = file.log.appeals().find(|appeal| appeal.no == form.on);
            let against = appeal.map(|appeal| appeal.against);
            let ruling = against.and_then(|no| file.log.ruling(no).ok());
            let members = || form.votes.iter().map(|(member, _)| member);
            if let Some(party) = ruling.and_then(|ruling| party(before, &ruling.seats, members())) {
                return Err(LogError::Appeal(AppealError::Party(party)).into());
            }
            let judgement = decision.judgement();
            let reason = fallen(&decision);
            file.log.judge(decision, &rule)?;
            tx.append_last(&file.log, None, &[])?;
            tx.note(&Deed::JudgeAppeal { appeal: form.on, judgement })?;
            let falls = judgement == Judgement::Overturned;
            let in_force = |no: &RulingNo| falls && !file.log.is_replaced(*no);
            let Some(no) = against.filter(in_force) else {
                return Ok((None, before.tournament.clone()));
            };
            let members = members().cloned().collect();
            let why = (no, reason.as_str(), members, form.counts);
            let (ruled, after) = tx.take_off(before, (file, played.as_ref()), why)?;
            Ok((Some(ruled), after))
        })
    }
}

impl Transaction<'_> {
    fn appeal(
        &mut self,
        before: &Snapshot,
        file: &mut RefereeFile,
        no: RulingNo,
        (player, grounds): (EntryId, &str),
    ) -> Result<(AppealNo, Tournament)> {
        let grounds =
            check_words(grounds, GROUNDS).map_err(|fault| ServiceError::field("grounds", fault))?;
        if grounds.is_empty() {
            return Err(Refusal::GroundsNeeded.into());
        }
        let rule = procedure(&before.tournament.settings)?.appeal;
        let ruling = file.log.ruling(no)?;
        let moment = moment(before, ruling, self.by.now)?;
        let appeal = file.log.appeal(no, player, &grounds, &rule, moment)?;
        self.append_last(&file.log, None, &[])?;
        self.note(&Deed::Appeal { ruling: no, appeal, entry: player })?;
        Ok((appeal, before.tournament.clone()))
    }
}

/// Why a committee withdraws a ruling: the appeal's number, and its words.
fn fallen(decision: &AppealDecision) -> String {
    let number = format!("#{}", decision.on);
    if decision.reasons.is_empty() { number } else { format!("{number}: {}", decision.reasons) }
}

/// Refuses a committee without the number of members that the rule demands, or with a player of the board.
pub(crate) fn check_committee(
    before: &Snapshot,
    rule: AppealRule,
    seats: &Seats,
    members: &[Official],
) -> Result<()> {
    let checked = match party(before, seats, members.iter()) {
        _ if rule.committee == 0 => Err(AppealError::None),
        Some(party) => Err(AppealError::Party(party)),
        None => rule.check_members(&members.iter().collect::<Vec<_>>()),
    };
    Ok(checked.map_err(LogError::from)?)
}

fn party<'a>(
    before: &Snapshot,
    seats: &Seats,
    mut members: impl Iterator<Item = &'a Official>,
) -> Option<Official> {
    let players = [seats.black, seats.white].map(|id| before.tournament.entry(id));
    let called = |entry: &Entry, name: &Official| {
        let (first, last) = (&entry.first_name, &entry.surname);
        let both = [format!("{first} {last}"), format!("{last} {first}")];
        both.into_iter().any(|own| Official(own).is_same(name))
    };
    let plays = |name: &Official| players.iter().flatten().any(|entry| called(entry, name));
    members.find(|member| plays(member)).cloned()
}

/// The state of a ruling's board that decides whether an appeal is possible.
fn moment(before: &Snapshot, ruling: &RulingRecord, now: DateTime<Utc>) -> Result<AppealMoment> {
    let round = before.tournament.round(ruling.seats.round);
    let round = round.ok_or(ServiceError::Unknown(Thing::Round))?;
    let round_closed = is_round_over(&before.tournament, round);
    let shows = seated(before, &ruling.seats).map_or(Ending::Pending, |board| board.ending);
    let own = ruling.decision.effect.verdict.ending() == Some(shows);
    let confirmed = !shows.is_pending() && (round_closed || !own);
    Ok(AppealMoment { now: now.naive_utc(), confirmed, round_closed })
}

#[must_use]
pub fn may_appeal(
    before: &Snapshot,
    log: &RefereeLog,
    ruling: &RulingRecord,
    player: EntryId,
    now: DateTime<Utc>,
) -> bool {
    let (Ok(procedure), Ok(moment)) =
        (procedure(&before.tournament.settings), moment(before, ruling, now))
    else {
        return false;
    };
    let Some(color) = ruling.seats.color_of(player) else { return false };
    let told = log.told_at(ruling.no, color);
    let rule = ruling.appeal_rule(procedure.appeal);
    let open = !log.has_appealed(player, ruling.no) && !log.is_committees(ruling.no);
    open && rule.check_time(told, moment).is_ok()
}

/// The procedure of the event's referee.
pub(crate) fn procedure(settings: &Settings) -> Result<Procedure> {
    Ok(event_procedure(settings).map_err(|why| Refusal::Procedure { why: why.to_string() })?)
}
