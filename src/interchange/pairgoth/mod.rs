//! Reads and writes tournaments of Pairgoth, `.tour`: JSON with settings, players and the games of each round.

mod pairs;
mod settings;
mod teams;
mod write;
mod write_people;

pub use write::write;

use std::collections::{BTreeSet, HashMap, HashSet};

use serde_json::Value;

use go::Color;
use rating::{Rank, Rating};
use tournament::{
    Board, Ending, Entry, EntryId, MAX_HANDICAP, Participation, Registration, Round, RoundNo,
    RoundState, TableNo, Tournament, check_name,
};

use super::decode::noted_text_of;
use super::error::{Faults, shorten};
use super::{Imported, Place, Problem, ReadError};

/// The opponent's number in a free round.
const NOBODY: i64 = 0;

/// Reads a tournament of Pairgoth. Teams that play board by board become teams, with their people as entries; a
/// team that plays one game together becomes an entry. [`ReadError`] also for impossible values, unknown players, a
/// player twice in a round.
pub fn read(bytes: &[u8]) -> Result<Imported, ReadError> {
    let mut notes = Vec::new();
    let text = noted_text_of(bytes, &mut notes)?;
    let file: Value = serde_json::from_str(&text).map_err(|error| {
        let reason = error.to_string().chars().take(200).collect();
        ReadError::one(Place::line(error.line()), Problem::NotJson { reason })
    })?;
    let mut faults = Faults::default();
    let mut tournament = Tournament::new(settings::read(&file, &mut faults));
    let boards = teams::boards(&file);
    let ids = if pairs::plays_as_one(&file) {
        let (ids, said) = pairs::read(&file, &mut tournament, &mut faults);
        notes.extend(said);
        ids
    } else {
        players(&file, &mut tournament, &mut faults)
    };
    match boards {
        Some(size) => notes.extend(teams::read(&file, size, &ids, &mut tournament, &mut faults)),
        None => {
            let rounds = list(&file, "games").iter().zip(1..);
            let rounds = rounds.map(|(games, no)| round(games, RoundNo(no), &ids, &mut faults));
            tournament.rounds.extend(rounds);
        }
    }
    let drawn = |round: &Round| {
        !round.boards.is_empty() || !round.byes.is_empty() || !round.teams.is_empty()
    };
    while tournament.rounds.last().is_some_and(|round| !drawn(round)) {
        tournament.rounds.pop();
    }
    let last = tournament.rounds.len() as i32;
    tournament.settings.rounds = tournament.settings.rounds.max(last).min(20);
    faults.unless_any(Imported { tournament, notes })
}

pub(super) fn is_pairgoth(text: &str) -> bool {
    serde_json::from_str::<Value>(text).is_ok_and(|file| {
        file.get("tengen").is_none()
            && file.get("pairing").is_some()
            && file.get("rounds").is_some()
    })
}

fn list<'a>(value: &'a Value, name: &str) -> &'a [Value] {
    value.get(name).and_then(Value::as_array).map_or(&[], Vec::as_slice)
}

fn players(
    file: &Value,
    tournament: &mut Tournament,
    faults: &mut Faults,
) -> HashMap<i64, EntryId> {
    let mut ids = HashMap::new();
    for (value, id) in list(file, "players").iter().zip(1..) {
        let place = || Place { element: format!("player {id}"), ..Place::default() };
        tournament.entries.extend(person(value, EntryId(id), &place, faults));
        if ids.insert(number_of(value, id), EntryId(id)).is_some() {
            faults.add(place().field("id"), Problem::Twice { what: "a number".to_owned() });
        }
    }
    ids
}

/// The number of a player or a team in the file, else the place.
fn number_of(value: &Value, at: i32) -> i64 {
    whole(value, "id").unwrap_or(at.into())
}

fn whole(value: &Value, name: &str) -> Option<i64> {
    let value = value.get(name)?;
    value.as_i64().or_else(|| value.as_str()?.trim().parse().ok())
}

fn text<'a>(value: &'a Value, name: &str) -> &'a str {
    value.get(name).and_then(Value::as_str).unwrap_or_default()
}

/// A number in a rating list; `0` is none.
fn number(text: String) -> String {
    if text == "0" { String::new() } else { text }
}

fn person(
    value: &Value,
    id: EntryId,
    place: &impl Fn() -> Place,
    faults: &mut Faults,
) -> Option<Entry> {
    let mut word = |name: &str| match check_name(text(value, name)) {
        Ok(text) => text,
        Err(_) if text(value, name).trim().is_empty() => String::new(),
        Err(fault) => {
            faults.add(place().field(name), Problem::Text(fault));
            String::new()
        }
    };
    let (surname, first_name) = (word("name"), word("firstname"));
    let (club, country) = (word("club"), word("country").to_uppercase());
    let (pin, licence, aga) = (word("egf"), word("ffg"), word("aga"));
    if surname.is_empty() {
        faults.add(place().field("name"), Problem::Missing);
        return None;
    }
    let rank = Rank::clamped(whole(value, "rank").unwrap_or(-30).clamp(-30, 8) as i32);
    let mut entry = Entry::new(id, &surname.replace('_', " "), &first_name.replace('_', " "), rank);
    if let Some(rating) = whole(value, "rating") {
        let bounds = (i64::from(Rating::MIN), i64::from(Rating::MAX));
        entry.rating = Rating(rating.clamp(bounds.0, bounds.1) as i32);
    }
    (entry.club, entry.country) = (club, country);
    (entry.egf_pin, entry.ffg_licence, entry.aga_id) = (number(pin), number(licence), number(aga));
    entry.correction = whole(value, "mmsCorrection").unwrap_or(0).clamp(-50, 50) as i32;
    if value.get("final") == Some(&Value::Bool(false)) {
        entry.registration = Registration::Preliminary;
    }
    let skipped = list(value, "skip").iter().filter_map(Value::as_i64);
    let skipped = skipped.filter(|no| (1..=Participation::ROUNDS.into()).contains(no));
    for no in skipped {
        entry.participation = entry.participation.with(RoundNo(no as i32), false);
    }
    Some(entry)
}

fn round(games: &Value, no: RoundNo, ids: &HashMap<i64, EntryId>, faults: &mut Faults) -> Round {
    let mut round = Round::empty(no, RoundState::Published);
    let mut seated = HashSet::new();
    let games = games.as_array().map_or(&[][..], Vec::as_slice);
    let given = |game: &Value| whole(game, "t").filter(|table| (1..=9999).contains(table));
    let taken: BTreeSet<i64> = games.iter().filter_map(given).collect();
    let mut free = (1..).filter(|table| !taken.contains(table));
    let mut used = HashSet::new();
    for (game, number) in games.iter().zip(1..) {
        let place = || Place { element: format!("round {no}, game {number}"), ..Place::default() };
        let (white, black) =
            (whole(game, "w").unwrap_or(NOBODY), whole(game, "b").unwrap_or(NOBODY));
        for (side, player) in [("w", white), ("b", black)] {
            if player != NOBODY && !ids.contains_key(&player) {
                let name = shorten(&player.to_string());
                faults.add(place().field(side), Problem::UnknownPlayer { name });
            } else if player != NOBODY && !seated.insert(player) {
                faults.add(place().field(side), Problem::Twice { what: player.to_string() });
            }
        }
        match (ids.get(&black), ids.get(&white)) {
            (Some(black), Some(white)) => {
                let table = given(game).filter(|table| used.insert(*table));
                let table = table.or_else(|| free.next()).unwrap_or(1) as i32;
                let stones = whole(game, "h").unwrap_or(0).clamp(0, MAX_HANDICAP.into()) as u8;
                let board = Board::new(TableNo(table), *black, *white, stones);
                round.boards.push(Board { ending: ending(text(game, "r")), ..board });
            }
            (Some(alone), None) | (None, Some(alone)) => round.byes.push(*alone),
            (None, None) => {}
        }
    }
    round.boards.sort_by_key(|board| board.table);
    if round.pending().next().is_none() {
        round.state = RoundState::Finished;
    }
    round
}

/// A game that was cancelled gives neither a point.
fn ending(sign: &str) -> Ending {
    match sign {
        "b" => Ending::won(Color::Black),
        "w" => Ending::won(Color::White),
        "=" => Ending::Jigo { by_default: false },
        "#" => Ending::BothWin { by_default: false },
        "0" => Ending::BothLose { by_default: false },
        "X" => Ending::BothLose { by_default: true },
        _ => Ending::Pending,
    }
}
