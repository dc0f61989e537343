//! What the journal's entries say, in words.

use serde_json::Value;

use crate::pairing::ForbiddenPair;
use crate::store::{Deed, JournalRow};
use crate::tournament::{Ending, EntryId, GameDate, TeamNo, Tournament};
use crate::web::views::windows::date_words;
use crate::web::{Lang, forbidden};

/// What was done, by the entry's act.
pub fn act_of(t: Lang, row: &JournalRow) -> String {
    row.deed().map_or_else(|| row.act.clone(), |deed| t.deed(deed))
}

impl Lang {
    fn deed(self, deed: Deed) -> String {
        self.text(&format!("act-{deed}"))
    }
}

/// What an entry says beyond its act: the result, the player, the round.
pub fn told(t: Lang, tournament: &Tournament, detail: &Value) -> String {
    let number = |key: &str| detail.get(key).and_then(Value::as_i64);
    let mut parts = Vec::new();
    if let Some(round) = number("round").or_else(|| number("from_round")) {
        parts.push(t.with("round-number", [("round", round)]));
    }
    if let Some(table) = number("table") {
        parts.push(t.with("table-number", [("table", table)]));
    }
    if let Some(entry) = number("entry").and_then(|n| i32::try_from(n).ok()) {
        let name = tournament.entry(EntryId(entry)).map(|entry| t.person(entry));
        parts.push(name.unwrap_or_else(|| format!("#{entry}")));
    }
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
        let no = number("team").and_then(|no| i32::try_from(no).ok()).map(TeamNo);
        let team = no.and_then(|no| tournament.teams.team(no)).map(|team| team.name.clone());
        parts.extend(team);
        let halves = number("points").and_then(|n| i32::try_from(n).ok()).unwrap_or_default();
        parts.push(t.decimals(&format!("{:+}", f64::from(halves) / 2.0)));
        if adjusted.get("bonus") == Some(&Value::Bool(true)) {
            parts.push(t.text("team-column-bonus"));
        }
    }
    let event = |key: &str| detail.pointer(&format!("/{key}/name")).and_then(Value::as_str);
    if let (Some(last), Some(next)) = (event("last"), event("next")) {
        parts.push(format!("{last} → {next}"));
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
