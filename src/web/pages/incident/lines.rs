//! A ruling as shown in the log, on the public page, on its own page and on the sheet.

use crate::web::prelude::*;
use referee::LogEntry;

use super::ruling::when_words;
use super::texts::Why;
use crate::web::views::referee::appeals::{decided_by, judgement_words};
use crate::web::views::referee::effects::{clock_words, effect_words};
use crate::web::views::referee::{moment, table_now};

pub(super) struct AppealLine {
    pub no: u32,
    pub said: String,
    pub grounds: String,
    pub decided: Option<(String, String)>,
}

pub(super) struct RulingLine {
    pub no: RulingNo,
    pub href: String,
    pub round: RoundNo,
    pub table: TableNo,
    pub at: String,
    pub black: String,
    pub white: String,
    pub what: String,
    pub when: String,
    pub decision: String,
    pub clock: String,
    pub result: String,
    pub why: Why,
    pub words: String,
    /// Heading of `words`: the arbiter's own words, or the committee's reasons.
    pub words_are: String,
    pub arbiter: String,
    pub by: String,
    /// When Black and White were told; empty if not yet.
    pub told: [String; 2],
    /// Why it is no longer in force; empty while it is.
    pub ended: String,
    pub replaces: Option<RulingNo>,
    pub signs: Vec<String>,
    pub appeals: Vec<AppealLine>,
}

impl RulingLine {
    pub fn of(t: Lang, event: &Event, log: &RefereeLog, ruling: &RulingRecord) -> Self {
        let name = |entry| event.name(t, entry);
        let (incident, decision) = (&ruling.incident, &ruling.decision);
        let confirmed = decision.effect.verdict == Verdict::ResultStands;
        let outcome = decision.effect.verdict.ending();
        let (by, words_are) = match ruling.committee.is_empty() {
            true => ("role-arbiter", "ruling-words"),
            false => ("ruling-by-committee", "appeal-reasons"),
        };
        let told = |color| log.told_at(ruling.no, color).map(|at| moment(t, at));
        Self {
            no: ruling.no,
            href: event.path(&format!("/incidents/{}", ruling.no)),
            round: ruling.seats.round,
            table: table_now(event, &ruling.seats),
            at: moment(t, ruling.at),
            black: name(ruling.seats.black),
            white: name(ruling.seats.white),
            what: incident_words(t, incident.kind, incident.by),
            when: when_words(t, incident, confirmed),
            decision: effect_words(t, &decision.effect),
            clock: clock_words(t, decision.effect.clock),
            result: outcome.map(|ending| t.ending(ending)).unwrap_or_default(),
            why: Why::of(t, &decision.basis),
            words: decision.words.clone(),
            arbiter: decided_by(t, ruling),
            by: t.text(by),
            words_are: t.text(words_are),
            told: [Color::Black, Color::White].map(|color| told(color).unwrap_or_default()),
            ended: ended(t, log, ruling),
            replaces: ruling.replaces,
            signs: signs(ruling),
            appeals: appeals(t, event, log, ruling),
        }
    }

    pub fn in_force(&self) -> bool {
        self.ended.is_empty()
    }
}

fn signs(ruling: &RulingRecord) -> Vec<String> {
    let members = ruling.committee.iter().map(ToString::to_string);
    match ruling.committee.is_empty() {
        true => vec![ruling.arbiter.to_string()],
        false => members.collect(),
    }
}

/// Says that an amended ruling does not return when its amendment is withdrawn.
pub(super) fn not_back(t: Lang, replaced: RulingNo) -> String {
    t.with("ruling-not-back", [("no", replaced.0)])
}

/// Why a ruling is no longer in force; also says if the ruling that replaced it is gone too.
fn ended(t: Lang, log: &RefereeLog, ruling: &RulingRecord) -> String {
    let no = ruling.no;
    let found = log.entries().iter().find_map(|entry| match entry {
        LogEntry::Ruled(other) if other.replaces == Some(no) => {
            let last = log.last_in_place_of(no);
            Some(match log.is_replaced(last) {
                true => t.with("ruling-amended-gone", (("by", other.no.0), ("no", last.0))),
                false => t.with("ruling-amended-by", [("no", other.no.0)]),
            })
        }
        LogEntry::Withdrawn { no: withdrawn, at, reason, arbiter, committee }
            if *withdrawn == no =>
        {
            let (name, at_said) = (arbiter.to_string(), moment(t, *at));
            let said = match log.overturned(no).find(|decision| decision.at == *at) {
                Some(decision) => t.with(
                    "ruling-fallen-by",
                    (("appeal", decision.on.0), ("name", name), ("at", at_said)),
                ),
                None => {
                    let members = t.listed(committee.iter().map(ToString::to_string));
                    let name = if committee.is_empty() { name } else { members };
                    let who = (("name", name), ("at", at_said), ("reason", reason));
                    t.with("ruling-withdrawn-by", who)
                }
            };
            Some(match ruling.replaces {
                Some(replaced) => format!("{said} ({})", not_back(t, replaced)),
                None => said,
            })
        }
        _ => None,
    });
    found.unwrap_or_default()
}

fn appeals(t: Lang, event: &Event, log: &RefereeLog, ruling: &RulingRecord) -> Vec<AppealLine> {
    let name = |id| event.name(t, id);
    let against = log.appeals().filter(|appeal| appeal.against == ruling.no);
    let line = |appeal: &referee::Appeal| {
        let decided = log.decision(appeal.no).map(|decision| {
            let interests = Some(&decision.interests).filter(|said| !said.is_empty());
            let interests =
                interests.map(|said| t.with("appeal-interests-said", [("said", said.as_str())]));
            let reasons = [Some(decision.reasons.clone()), interests];
            (
                judgement_words(t, decision),
                reasons.into_iter().flatten().collect::<Vec<_>>().join(" "),
            )
        });
        let by = (("name", name(appeal.by)), ("at", moment(t, appeal.at)));
        AppealLine {
            no: appeal.no.0,
            said: t.with("appeal-by", by),
            grounds: appeal.grounds.clone(),
            decided,
        }
    };
    against.map(line).collect()
}
