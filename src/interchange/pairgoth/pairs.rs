//! Teams of Pairgoth that play one game together (`PAIRGO`, `RENGO2`, `RENGO3`): each is an entry with partners.

use std::collections::{HashMap, HashSet};

use serde_json::Value;

use rating::{Rank, Rating};
use tournament::{Entry, EntryId, PartnerPerson, Registration, Sides, Tournament, check_name};

use super::super::error::Faults;
use super::super::team_note::TeamNote;
use super::super::{Note, Place, Problem};
use super::{list, number_of, person, text, whole};

/// Whether the teams of the file play one game together.
pub(super) fn plays_as_one(file: &Value) -> bool {
    super::teams::boards(file).is_none() && !list(file, "teams").is_empty()
}

/// Key of the file's type in the settings.
pub(super) const TYPE: &str = "Pairgoth.type";

/// Two who play in turn, without the rules of Pair Go.
const RENGO2: &str = "RENGO2";

fn size(file: &Value) -> usize {
    if text(file, "type").eq_ignore_ascii_case("rengo3") { 3 } else { 2 }
}

/// Reads the teams as entries; each under its number in the file. A team's strength is the file's, else the mean of
/// its people, halves rounded down, as in Pairgoth.
pub(super) fn read(
    file: &Value,
    tournament: &mut Tournament,
    faults: &mut Faults,
) -> (HashMap<i64, EntryId>, Vec<Note>) {
    let teams = list(file, "teams");
    let given = teams.iter().any(|team| whole(team, "rank").or(whole(team, "rating")).is_some());
    let sides = if given { Sides::Given } else { Sides::Mean };
    tournament.settings.sides = sides;
    // Both have two players a side; only the file distinguishes them.
    if text(file, "type").eq_ignore_ascii_case(RENGO2) {
        tournament.settings.carried.insert(TYPE.to_owned(), RENGO2.to_owned());
    }
    let mut people = HashMap::new();
    for (value, at) in list(file, "players").iter().zip(1..) {
        let place = || Place { element: format!("player {at}"), ..Place::default() };
        if let Some(one) = person(value, EntryId(at), &place, faults) {
            people.insert(number_of(value, at), one);
        }
    }
    let (mut ids, mut notes) = (HashMap::new(), Vec::new());
    let mut taken: HashMap<i64, String> = HashMap::new();
    for (value, at) in teams.iter().zip(1..) {
        let place = || Place { element: format!("team {at}"), ..Place::default() };
        if ids.insert(number_of(value, at), EntryId(at)).is_some() {
            faults.add(place().field("id"), Problem::Twice { what: "a number".to_owned() });
        }
        let name = match check_name(text(value, "name")) {
            Ok(name) => name,
            Err(fault) => {
                faults.add(place().field("name"), Problem::Text(fault));
                continue;
            }
        };
        let mut side: Vec<&Entry> = Vec::new();
        let mut here = HashSet::new();
        for id in list(value, "players").iter().filter_map(Value::as_i64) {
            let team = name.clone();
            match people.get(&id) {
                _ if !here.insert(id) => {}
                None => notes.push(TeamNote::MemberMissing { team }.into()),
                Some(one) if side.len() == size(file) => {
                    let (player, size) = (one.full_name(), size(file));
                    notes.push(TeamNote::Spare { player, team, size }.into());
                }
                Some(one) => {
                    if let Some(other) = taken.insert(id, team.clone()) {
                        let player = one.full_name();
                        notes.push(TeamNote::AlsoInTeam { player, team, other }.into());
                    }
                    side.push(one);
                }
            }
        }
        tournament.entries.push(together(value, EntryId(at), &name, &side, sides));
    }
    let alone = people.len() - taken.len();
    if alone > 0 {
        notes.push(TeamNote::InNoTeam { players: alone }.into());
    }
    notes.push(TeamNote::TeamNamesNoted { teams: teams.len() }.into());
    (ids, notes)
}

/// The entry of a team; one without people has the team's name.
fn together(value: &Value, id: EntryId, name: &str, side: &[&Entry], sides: Sides) -> Entry {
    let Some((first, others)) = side.split_first() else {
        let mut nobody = Entry::new(id, name, "", Rank::MIN);
        nobody.registration = Registration::Preliminary;
        return nobody;
    };
    let mut entry = Entry { id, ..(*first).clone() };
    entry.partners.list = others.iter().map(|one| partner(one)).collect();
    let mean = entry.clone().settled(Sides::Mean);
    if sides == Sides::Given {
        let rank = whole(value, "rank").map(|rank| Rank::clamped(rank.clamp(-30, 8) as i32));
        let bounds = (i64::from(Rating::MIN), i64::from(Rating::MAX));
        let rating = whole(value, "rating").map(|it| Rating(it.clamp(bounds.0, bounds.1) as i32));
        (entry.rank, entry.rating) = (rank.unwrap_or(mean.rank), rating.unwrap_or(mean.rating));
    } else {
        entry = mean;
    }
    let agreed = |of: fn(&Entry) -> &String| {
        let same = others.iter().all(|one| of(one) == of(first));
        if same { of(first).clone() } else { String::new() }
    };
    entry.club = agreed(|one| &one.club);
    entry.country = agreed(|one| &one.country);
    if others.iter().any(|one| !one.is_final()) {
        entry.registration = Registration::Preliminary;
    }
    entry.participation =
        others.iter().fold(entry.participation, |all, one| all.and(one.participation));
    entry.correction = whole(value, "mmsCorrection").unwrap_or(0).clamp(-50, 50) as i32;
    name.clone_into(&mut entry.private.note);
    entry
}

fn partner(one: &Entry) -> PartnerPerson {
    PartnerPerson {
        surname: one.surname.clone(),
        first_name: one.first_name.clone(),
        rank: one.rank,
        rating: one.rating,
        egf_pin: one.egf_pin.clone(),
        ffg_licence: one.ffg_licence.clone(),
        aga_id: one.aga_id.clone(),
    }
}
