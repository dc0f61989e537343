//! People and entries with partners in Pairgoth's format.

use serde_json::{Value, json};
use tournament::{Entry, EntryId, RoundNo, Tournament};

pub(super) fn player(tournament: &Tournament, entry: &Entry) -> Value {
    let mut written = json!({
        "id": entry.id, "name": entry.surname, "firstname": entry.first_name,
        "rating": entry.rating.0, "rank": entry.rank.value(),
        "country": entry.country.to_uppercase(), "club": entry.club, "final": entry.is_final(),
    });
    let playing = entry.playing();
    let skipped = (1..=tournament.settings.rounds).filter(|no| !playing.in_round(RoundNo(*no)));
    let skipped: Vec<i32> = skipped.collect();
    if !skipped.is_empty() {
        written["skip"] = json!(skipped);
    }
    if entry.correction != 0 {
        written["mmsCorrection"] = json!(entry.correction);
    }
    for (key, number) in
        [("egf", &entry.egf_pin), ("ffg", &entry.ffg_licence), ("aga", &entry.aga_id)]
    {
        if !number.is_empty() {
            written[key] = json!(number);
        }
    }
    written
}

/// The people of entries that play one game together, and the entries as teams; a team keeps the entry's number.
pub(super) fn sides(tournament: &Tournament) -> (Vec<Value>, Vec<Value>) {
    let mut next = tournament.entries.iter().map(|entry| entry.id.0).max().unwrap_or(0);
    let (mut players, mut teams) = (Vec::new(), Vec::new());
    for entry in &tournament.entries {
        let mut ids = Vec::new();
        let people =
            std::iter::once(entry.of_first()).chain(entry.partners.list.iter().map(|one| {
                let mut other = Entry::new(EntryId(0), &one.surname, &one.first_name, one.rank);
                other.rating = one.rating;
                (other.club, other.country) = (entry.club.clone(), entry.country.clone());
                other.registration = entry.registration;
                other.participation = entry.participation;
                other.egf_pin.clone_from(&one.egf_pin);
                other.ffg_licence.clone_from(&one.ffg_licence);
                other.aga_id.clone_from(&one.aga_id);
                other
            }));
        for person in people {
            next += 1;
            ids.push(next);
            let alone = Entry { id: EntryId(next), correction: 0, ..person };
            players.push(player(tournament, &alone));
        }
        let mut team = json!({
            "id": entry.id, "name": entry.side_name(), "players": ids,
            "rating": entry.rating.0, "rank": entry.rank.value(),
        });
        if entry.correction != 0 {
            team["mmsCorrection"] = json!(entry.correction);
        }
        teams.push(team);
    }
    (players, teams)
}
