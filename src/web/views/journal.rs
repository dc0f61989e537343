//! Entries of the journal in words.

use crate::web::prelude::*;
use serde::Deserialize as _;
use serde_json::Value;

use crate::web::forbidden;
use crate::web::views::windows::date_words;
use pairing::ForbiddenPair;
use store::Deed;

pub fn act_of(t: Lang, row: &JournalRow) -> String {
    row.deed().map_or_else(|| row.act.clone(), |deed| t.deed(deed))
}

impl Lang {
    fn deed(self, deed: Deed) -> String {
        self.text(&format!("act-{deed}"))
    }
}

const NAMED: usize = 12;

fn person(t: Lang, tournament: &Tournament, entry: &Value) -> String {
    let id = entry.as_i64().and_then(|n| i32::try_from(n).ok()).map(EntryId).unwrap_or_default();
    tournament.entry(id).map_or_else(|| format!("#{id}"), |entry| t.person(entry))
}

/// The changes of an entry by field: `: Rank 4k → 1d, Club`.
fn changed(t: Lang, tournament: &Tournament, changes: &Value) -> String {
    let said = |(field, values): (&String, &Value)| {
        let label = t.text(match field.as_str() {
            "rank" => "rank",
            "rating" => "entry-rating",
            "registration" => "entry-registration",
            "participation" => "rounds",
            "correction" => "entry-correction",
            "category" => "entries-sort-category",
            "name" => "entries-sort-name",
            "numbers" => "entry-more",
            "club" => "club",
            "country" => "entry-country",
            "private" => "private-title",
            _ => return None,
        });
        let value = |value: &Value| match field.as_str() {
            "rank" => Rank::deserialize(value).map(|rank| t.rank(rank)).ok(),
            "registration" => value.as_str().map(|word| t.text(&format!("registration-{word}"))),
            "participation" => {
                let bits = value.as_u64().and_then(|bits| u32::try_from(bits).ok())?;
                let plays = Participation::from_bits(bits);
                let rounds = (1..=tournament.settings.rounds).map(RoundNo);
                let rounds = rounds.filter(|no| plays.in_round(*no)).map(|no| no.to_string());
                Some(rounds.collect::<Vec<_>>().join(","))
            }
            _ => value.as_i64().map(|number| number.to_string()),
        };
        let value = |at: usize| value(&values[at]).filter(|said| !said.is_empty());
        Some(match values.is_array() {
            true => arrow(&label, value(0), value(1)),
            false => label,
        })
    };
    let said = changes.as_object().into_iter().flatten().filter_map(said);
    match t.listed(said).as_str() {
        "" => String::new(),
        said => format!("{}{said}", t.text("colon")),
    }
}

fn arrow(label: &str, before: Option<String>, after: Option<String>) -> String {
    let said = |value: Option<String>| value.unwrap_or_else(|| "–".to_owned());
    format!("{label} {} → {}", said(before), said(after))
}

fn settings(detail: &Value) -> serde_json::Result<(Settings, Settings)> {
    let read = |key: &str| Settings::deserialize(&detail[key]);
    Ok((read("before")?, read("after")?))
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

pub fn told(t: Lang, tournament: &Tournament, detail: &Value) -> String {
    let number = |key: &str| detail.get(key).and_then(Value::as_i64);
    let mut parts = Vec::new();
    if let Some(round) = number("round").or_else(|| number("from_round")) {
        parts.push(t.with("round-number", [("round", round)]));
    }
    if let Some(table) = number("table") {
        parts.push(t.with("table-number", [("table", table)]));
    }
    if let Some(entry) = detail.get("entry").or_else(|| detail.pointer("/after/entry")) {
        let changes = detail.get("changes").map(|changes| changed(t, tournament, changes));
        parts.push(person(t, tournament, entry) + &changes.unwrap_or_default());
    }
    let entries = detail.get("entries").and_then(Value::as_array).into_iter().flatten();
    parts.extend(entries.clone().take(NAMED).map(|one| match one.get(1) {
        Some(changes) => person(t, tournament, &one[0]) + &changed(t, tournament, changes),
        None => person(t, tournament, one),
    }));
    let more = entries.count().saturating_sub(NAMED);
    if more > 0 {
        parts.push(t.with("entries-chosen-more", [("count", more)]));
    }
    if let Ok((before, after)) = settings(detail) {
        parts.extend(settings_changed(t, &before, &after));
    }
    let team = |detail: &Value| {
        let no = i32::try_from(detail.get("team")?.as_i64()?).ok()?;
        Some(tournament.teams.team(TeamNo(no))?.name.clone())
    };
    parts.extend(team(detail));
    if let Ok(date) = serde_json::from_value::<GameDate>(detail.clone()) {
        parts.push(date_words(t, &date));
    }
    if detail.get("before").is_some_and(Value::is_string) {
        let ending = |key: &str| {
            let code = detail.get(key).and_then(Value::as_str).unwrap_or("?");
            code.parse::<Ending>().map(|ending| t.ending(ending)).unwrap_or_default()
        };
        parts.push(format!("{} → {}", ending("before"), ending("after")));
    }
    if let Some(adjusted) = detail.get("adjusted") {
        let number = |key: &str| adjusted.get(key).and_then(Value::as_i64);
        parts.extend(team(adjusted));
        let halves = number("points").and_then(|n| i32::try_from(n).ok()).unwrap_or_default();
        parts.push(t.decimals(&format!("{:+}", f64::from(halves) / 2.0)));
        if adjusted.get("bonus") == Some(&Value::Bool(true)) {
            parts.push(t.text("team-column-bonus"));
        }
    }
    let event = |key: &str| detail.pointer(&format!("/{key}/name")).and_then(Value::as_str);
    for (from, to) in [("last", "next"), ("series", "event")] {
        parts.extend(event(from).zip(event(to)).map(|(from, to)| format!("{from} → {to}")));
    }
    if number("committee").is_some() {
        parts.push(t.text("ruling-by-committee"));
    }
    let overruled = detail.get("overruled").cloned().unwrap_or_default();
    let overruled: Vec<ForbiddenPair> = serde_json::from_value(overruled).unwrap_or_default();
    if !overruled.is_empty() {
        let pairs = forbidden(t, tournament, &overruled);
        parts.push(t.with("journal-overruled", [("pairs", pairs)]));
    }
    if let Some(reason) = detail.get("reason").and_then(Value::as_str) {
        parts.push(t.with("journal-reason", [("reason", reason)]));
    }
    parts.join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_deed_has_its_words_in_every_language() {
        for t in Lang::all() {
            for deed in Deed::ALL {
                assert!(
                    !t.deed(deed).is_empty() && t.deed(deed) != format!("act-{deed}"),
                    "{deed}"
                );
            }
        }
    }
}
