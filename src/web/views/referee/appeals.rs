//! Appeals in words: whether, until when, and to whom.

use crate::web::prelude::*;
use referee::{AppealDecision, AppealRule, Judgement};

use super::moment;

/// `None` if the ruling cannot be appealed.
pub fn appeal_rule(event: &Event, ruling: &RulingRecord) -> Option<AppealRule> {
    let procedure = event_procedure(&event.snapshot.tournament.settings).ok()?;
    Some(ruling.appeal_rule(procedure.appeal)).filter(|rule| rule.committee > 0)
}

/// The size of a ruling's committee. It was stored with the ruling; older rulings use the current settings.
pub fn committee_of(event: &Event, ruling: &RulingRecord) -> u8 {
    let now = || event_procedure(&event.snapshot.tournament.settings).ok().map(|it| it.appeal);
    ruling.appeal.or_else(now).map_or(0, |rule| rule.committee)
}

pub fn appeal_words(t: Lang, rule: AppealRule) -> String {
    let until = match rule.until {
        AppealUntil::ResultConfirmed => t.text("appeal-until-confirmed"),
        AppealUntil::RoundClosed => t.text("appeal-until-round"),
        AppealUntil::MinutesAfterTold(n) => t.with("appeal-until-minutes", [("n", n)]),
    };
    t.with("appeal-may", (("until", until), ("members", rule.committee)))
}

/// The last moment for a player told at `told`, if the event has a limit in minutes.
pub fn deadline(t: Lang, rule: AppealRule, told: NaiveDateTime) -> Option<String> {
    let until = rule.deadline(told)?;
    let over = until < chrono::Utc::now().naive_utc();
    let key = if over { "appeal-deadline-over" } else { "appeal-deadline" };
    Some(t.with(key, [("at", moment(t, until))]))
}

/// The arbiter; or the members of the committee, and who recorded the ruling.
pub fn decided_by(t: Lang, ruling: &RulingRecord) -> String {
    if ruling.committee.is_empty() {
        return ruling.arbiter.to_string();
    }
    let members = t.listed(ruling.committee.iter().map(ToString::to_string));
    t.with("ruling-by-members", (("members", members), ("name", ruling.arbiter.to_string())))
}

pub fn judgement_words(t: Lang, decision: &AppealDecision) -> String {
    let members = decision.votes.iter().map(|(member, _)| member.to_string());
    let key = match decision.judgement() {
        Judgement::Upheld => "appeal-upheld",
        Judgement::Overturned => "appeal-overturned",
    };
    t.with(key, [("members", t.listed(members))])
}
