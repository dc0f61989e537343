//! Entries of the journal in words.

use crate::web::forbidden;
use crate::web::prelude::*;
use crate::web::views::windows::date_words;
use service::deed::{AdjustmentMade, DateChange, Deed, EntryChanges, NamedEvent, Withdrawal};
use store::DeedKind;

pub fn act_of(t: Lang, row: &JournalRow) -> String {
    row.kind().map_or_else(|| row.act.clone(), |deed| t.deed(deed))
}

impl Lang {
    fn deed(self, deed: DeedKind) -> String {
        self.text(&format!("act-{deed}"))
    }
}

const NAMED: usize = 12;

fn person(t: Lang, tournament: &Tournament, id: EntryId) -> String {
    tournament.entry(id).map_or_else(|| format!("#{id}"), |entry| t.person(entry))
}

/// The changes of an entry by field: `: Rank 4k → 1d, Club`.
fn changed(t: Lang, tournament: &Tournament, changes: &EntryChanges) -> String {
    fn both<T>(both: &Option<(T, T)>, said: impl Fn(&T) -> String) -> Option<(String, String)> {
        both.as_ref().map(|(was, now)| (said(was), said(now)))
    }
    let rounds = |bits: &u32| {
        let plays = Participation::from_bits(*bits);
        let rounds = (1..=tournament.settings.rounds).filter(|no| plays.in_round(RoundNo(*no)));
        rounds.map(|no| no.to_string()).collect::<Vec<_>>().join(",")
    };
    let category = |one: &Option<u8>| one.map(|one| one.to_string()).unwrap_or_default();
    let registration = |one: &Registration| t.text(&format!("registration-{one}"));
    let differs = |field: &str| changes.others.contains_key(field).then(Default::default);
    let fields = [
        ("entries-sort-category", both(&changes.category, category)),
        ("club", differs("club")),
        ("entry-correction", both(&changes.correction, i32::to_string)),
        ("entry-country", differs("country")),
        ("entries-sort-name", differs("name")),
        ("entry-more", differs("numbers")),
        ("rounds", both(&changes.participation, rounds)),
        ("private-title", differs("private")),
        ("rank", both(&changes.rank, |rank| t.rank(*rank))),
        ("entry-rating", both(&changes.rating, ToString::to_string)),
        ("entry-registration", both(&changes.registration, registration)),
    ];
    let said = fields.into_iter().filter_map(|(label, values)| {
        let (label, (was, now)) = (t.text(label), values?);
        let names_only = was.is_empty() && now.is_empty();
        Some(if names_only { label } else { arrow(&label, Some(was), Some(now)) })
    });
    let said = t.listed(said);
    if said.is_empty() { said } else { t.labelled("", &said) }
}

fn arrow(label: &str, before: Option<String>, after: Option<String>) -> String {
    let said = |value: Option<String>| value.unwrap_or_else(|| "–".to_owned());
    format!("{label} {} → {}", said(before), said(after))
}

fn settings_changed(t: Lang, before: &Settings, after: &Settings) -> Vec<String> {
    let said = |value: SettingValue| match value {
        SettingValue::Flag(on) => Some(t.text(if on { "procedure-yes" } else { "procedure-no" })),
        value => Some(value.to_string()).filter(|said| !said.is_empty()),
    };
    let differing = Setting::all().filter(|one| one.get(before) != one.get(after));
    let one = |setting: &Setting| {
        arrow(&t.text(setting.label), said(setting.get(before)), said(setting.get(after)))
    };
    differing.map(one).collect()
}

/// Empty for an entry that another version wrote in a form that this one does not know.
pub fn journal_detail(t: Lang, tournament: &Tournament, row: &JournalRow) -> String {
    let Some(deed) = Deed::of(row) else { return String::new() };
    let round = match &deed {
        Deed::Withdraw(left) => Some(left.from_round.0),
        _ => row.round,
    };
    let mut parts = Vec::new();
    parts.extend(round.map(|round| t.with("round-number", [("round", round)])));
    parts.extend(deed.table().map(|table| t.with("table-number", [("table", table)])));
    let entries = deed.entries();
    parts.extend(entries.iter().take(NAMED).map(|(entry, changes)| {
        let changes = changes.map(|changes| changed(t, tournament, changes));
        person(t, tournament, *entry) + &changes.unwrap_or_default()
    }));
    let more = entries.len().saturating_sub(NAMED);
    parts.extend((more > 0).then(|| t.with("entries-chosen-more", [("count", more)])));
    let team = |no: TeamNo| tournament.teams.team(no).map(|team| team.name.clone());
    let ended = |was: Ending, now: Ending| format!("{} → {}", t.ending(was), t.ending(now));
    let followed = |from: &NamedEvent, to: &NamedEvent| format!("{} → {}", from.name, to.name);
    match &deed {
        Deed::Settings { before, after } => parts.extend(settings_changed(t, before, after)),
        Deed::Withdraw(Withdrawal { team: Some(no), .. }) | Deed::LineUp { team: no, .. } => {
            parts.extend(team(*no));
        }
        Deed::EditTeams { adjustment: Some(AdjustmentMade { adjusted, .. }), .. } => {
            parts.extend(team(adjusted.team));
            parts.push(t.decimals(&format!("{:+}", f64::from(adjusted.points) / 2.0)));
            parts.extend(adjusted.bonus.then(|| t.text("team-column-bonus")));
        }
        Deed::NextSeason { last, next, .. } => parts.push(followed(last, next)),
        Deed::JoinSeries { series, event } => parts.push(followed(series, event)),
        Deed::Ruling(given) => parts.push(ended(given.before, given.after)),
        _ => {}
    }
    parts.extend(deed.of_date().and_then(DateChange::date).map(|date| date_words(t, &date)));
    parts.extend(deed.of_board().map(|change| ended(change.before, change.after)));
    let committee = match &deed {
        Deed::Ruling(given) => given.committee,
        Deed::WithdrawRuling { committee, .. } => *committee,
        _ => None,
    };
    parts.extend(committee.map(|_| t.text("ruling-by-committee")));
    let overruled = Some(deed.overruled()).filter(|pairs| !pairs.is_empty());
    let overruled = overruled.map(|pairs| [("pairs", forbidden(t, tournament, pairs))]);
    parts.extend(overruled.map(|pairs| t.with("journal-overruled", pairs)));
    parts.extend(deed.reason().map(|reason| t.with("journal-reason", [("reason", reason)])));
    parts.join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_deed_has_its_words_in_every_language() {
        for t in Lang::all() {
            for deed in DeedKind::ALL {
                let said = t.deed(deed);
                assert!(!said.is_empty() && said != format!("act-{deed}"), "{deed}");
            }
        }
    }
}
