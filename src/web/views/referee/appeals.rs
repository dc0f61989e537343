//! Whether players may appeal, until when and to whom, in words.

use chrono::NaiveDateTime;

use crate::referee::{AppealRule, AppealUntil, event_procedure};
use crate::web::{Event, Lang};

use super::moment;

/// The event's rule of appeals, if it has any.
pub fn appeal_rule(event: &Event) -> Option<AppealRule> {
    let procedure = event_procedure(&event.snapshot.tournament.settings).ok()?;
    Some(procedure.appeal).filter(|rule| rule.committee > 0)
}

/// Until when players may appeal, and to whom.
pub fn appeal_words(t: Lang, rule: AppealRule) -> String {
    let until = match rule.until {
        AppealUntil::ResultConfirmed => t.text("appeal-until-confirmed"),
        AppealUntil::RoundClosed => t.text("appeal-until-round"),
        AppealUntil::MinutesAfterTold(n) => t.with("appeal-until-minutes", [("n", n)]),
    };
    t.with("appeal-may", (("until", until), ("members", rule.committee)))
}

/// The last moment to appeal for a player who was told then, where the event counts minutes.
pub fn deadline(t: Lang, rule: AppealRule, told: NaiveDateTime) -> Option<String> {
    let until = rule.deadline(told)?;
    let over = until < chrono::Utc::now().naive_utc();
    let key = if over { "appeal-deadline-over" } else { "appeal-deadline" };
    Some(t.with(key, [("at", moment(t, until))]))
}
