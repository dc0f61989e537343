//! Reads and writes tournaments of Pairgoth, `.tour`: JSON with settings, players and the games of each round. Teams
//! that play one game together (`PAIRGO`, `RENGO2`, `RENGO3`) are entries with partners.

mod pairing;
mod teams;
mod write;

pub use write::write;

use super::{Imported, decode::noted_text_of, fields::date, json::broken, sheet::closed};
use crate::prelude::*;
use serde_json::Value;
use std::collections::BTreeSet;
use write::criterion_name;

/// The opponent's number in a free round.
const NOBODY: i64 = 0;

/// Reads a tournament of Pairgoth. Teams that play board by board become teams, with their people as entries; a
/// team that plays one game together becomes an entry. [`ReadError`] also for impossible values, unknown players, a
/// player twice in a round.
pub fn read(bytes: &[u8]) -> Result<Imported, ReadError> {
    let mut notes = Vec::new();
    let text = noted_text_of(bytes, &mut notes)?;
    let file: Value = serde_json::from_str(&text).map_err(|error| broken(&error))?;
    let mut faults = Faults::default();
    let mut tournament = Tournament::new(read_settings(&file, &mut faults));
    let boards = teams::boards(&file);
    // Teams without boards of their own play one game together.
    let ids = if boards.is_none() && !list(&file, "teams").is_empty() {
        let (ids, said) = read_sides(&file, &mut tournament, &mut faults);
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
    whole_number(value, "id").unwrap_or(at.into())
}

fn whole_number(value: &Value, name: &str) -> Option<i64> {
    let value = value.get(name)?;
    value.as_i64().or_else(|| value.as_str()?.trim().parse().ok())
}

/// A number, the nearest within bounds; the usual one if there is none.
fn within<T: TryFrom<i64>>(value: &Value, name: &str, bounds: (i64, i64), usual: T) -> T {
    let number = whole_number(value, name).map(|number| number.clamp(bounds.0, bounds.1));
    number.and_then(|number| number.try_into().ok()).unwrap_or(usual)
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
    let rank = whole_number(value, "rank").map_or(Rank::MIN, clamped);
    let mut entry = Entry::new(id, &surname.replace('_', " "), &first_name.replace('_', " "), rank);
    entry.rating = rating(value).unwrap_or(entry.rating);
    (entry.club, entry.country) = (club, country);
    (entry.egf_pin, entry.ffg_licence, entry.aga_id) = (number(pin), number(licence), number(aga));
    entry.correction = within(value, "mmsCorrection", (-50, 50), 0);
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
    let given = |game: &Value| whole_number(game, "t").filter(|table| (1..=9999).contains(table));
    let taken: BTreeSet<i64> = games.iter().filter_map(given).collect();
    let mut free = (1..).filter(|table| !taken.contains(table));
    let mut used = HashSet::new();
    for (game, number) in games.iter().zip(1..) {
        let place = || Place { element: format!("round {no}, game {number}"), ..Place::default() };
        let (white, black) =
            (whole_number(game, "w").unwrap_or(NOBODY), whole_number(game, "b").unwrap_or(NOBODY));
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
                let board = Board::new(TableNo(table), *black, *white, stones(game));
                round.boards.push(Board { ending: ending(text(game, "r")), ..board });
            }
            (Some(alone), None) | (None, Some(alone)) => round.byes.push(*alone),
            (None, None) => {}
        }
    }
    closed(round)
}

fn stones(game: &Value) -> u8 {
    within(game, "h", (0, MAX_HANDICAP.into()), 0)
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

/// Missing settings are the defaults of the system.
fn read_settings(file: &Value, faults: &mut Faults) -> Settings {
    let day = |name: &str, faults: &mut Faults| {
        let given = text(file, name);
        if date(given).is_none() {
            let problem = Problem::NotADate { value: shorten(given) };
            faults.add(Place::file().field(name), problem);
        }
        date(given).unwrap_or_default()
    };
    let begins = day("startDate", faults);
    let ends = day("endDate", faults).max(begins);
    let pairing = &file["pairing"];
    let swiss = text(pairing, "type") == "SWISS";
    let name = check_name(text(file, "name")).unwrap_or_else(|_| "Tournament".to_owned());
    let system = if swiss { System::Swiss } else { System::McMahon };
    let mut settings = preset(system, Federation::Egf, &name, begins);
    settings.ends = ends;
    settings.short_name = check_name(text(file, "shortName")).unwrap_or_default();
    settings.place = check_name(text(file, "location")).unwrap_or_default();
    settings.director = check_name(text(file, "director")).unwrap_or_default();
    settings.country = text(file, "country").trim().to_uppercase();
    settings.rounds = within(file, "rounds", (1, 20), 5);
    settings.board_size = within(file, "gobanSize", (2, 25), 19);
    settings.komi = points(&file["komi"]).unwrap_or(settings.komi);
    settings.rules = rules(text(file, "rules")).unwrap_or(settings.rules);
    settings.time = time(&file["timeSystem"]);
    settings.time.internet = file["online"] == Value::Bool(true);
    let rank = |name: &str, usual: Rank| whole_number(pairing, name).map_or(usual, clamped);
    settings.mcmahon.bar = rank("mmBar", settings.mcmahon.bar);
    settings.mcmahon.floor = rank("mmFloor", settings.mcmahon.floor).min(settings.mcmahon.bar);
    // Pairgoth's `SOSWM1` is our `SOSW-1`.
    let placement = placement(pairing, |name| {
        Criterion::ALL.into_iter().find(|known| criterion_name(*known) == name)
    });
    if placement.iter().any(|criterion| criterion.is_main_score()) {
        settings.placement = placement;
    }
    pairing::read(pairing, &mut settings);
    settings
}

fn clamped(value: i64) -> Rank {
    Rank::clamped(value.clamp(-30, 8) as i32)
}

fn rating(value: &Value) -> Option<Rating> {
    let bounds = (i64::from(Rating::MIN), i64::from(Rating::MAX));
    whole_number(value, "rating").map(|rating| Rating(rating.clamp(bounds.0, bounds.1) as i32))
}

fn points(value: &Value) -> Option<HalfPoints> {
    let text = value.as_f64()?.to_string();
    HalfPoints::parse(&text).filter(|points| points.0.abs() <= 200)
}

fn rules(name: &str) -> Option<RulesetName> {
    match name {
        "FRENCH" => Some(RulesetName::Ffg),
        "BRITISH" => Some(RulesetName::Bga),
        other => RulesetName::named(&other.to_lowercase()),
    }
}

/// Times below this are minutes, as in files that Pairgoth made from OpenGotha's: no event has less than three
/// minutes, and none that many minutes.
const LEAST_SECONDS: u32 = 180;

fn time(value: &Value) -> TimeControl {
    let number = |name: &str| within(value, name, (0, 86_400), 0_u32);
    let overtime = match text(value, "type") {
        "CANADIAN" => {
            Overtime::Canadian { stones: number("stones").min(1000), seconds: number("byoyomi") }
        }
        "JAPANESE" | "STANDARD" => Overtime::Byoyomi { seconds: number("byoyomi") },
        "FISCHER" => Overtime::Fischer { increment: number("increment") },
        _ => Overtime::SuddenDeath,
    };
    let basic_minutes = match number("mainTime") {
        minutes @ ..LEAST_SECONDS => minutes,
        seconds => seconds / 60,
    };
    TimeControl { basic_minutes, overtime, internet: false }
}

/// The first criteria that have a name here, each once.
fn placement<T: PartialEq>(pairing: &Value, named: impl Fn(&str) -> Option<T>) -> Vec<T> {
    let mut placement = Vec::new();
    for criterion in list(pairing, "placement").iter().filter_map(|name| named(name.as_str()?)) {
        if placement.len() < MOST_CRITERIA && !placement.contains(&criterion) {
            placement.push(criterion);
        }
    }
    placement
}

/// Key of the file's type in the settings.
const TYPE: &str = "Pairgoth.type";

/// Two who play in turn, without the rules of Pair Go.
const RENGO2: &str = "RENGO2";

fn size(file: &Value) -> usize {
    if text(file, "type").eq_ignore_ascii_case("rengo3") { 3 } else { 2 }
}

/// Reads the teams as entries; each under its number in the file. A team's strength is the file's, else the mean of
/// its people, halves rounded down, as in Pairgoth.
fn read_sides(
    file: &Value,
    tournament: &mut Tournament,
    faults: &mut Faults,
) -> (HashMap<i64, EntryId>, Vec<Note>) {
    let teams = list(file, "teams");
    let given = teams
        .iter()
        .any(|team| whole_number(team, "rank").or(whole_number(team, "rating")).is_some());
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
                None => notes.push(Note::MemberMissing { team }),
                Some(one) if side.len() == size(file) => {
                    let (player, size) = (one.full_name(), size(file));
                    notes.push(Note::Spare { player, team, size });
                }
                Some(one) => {
                    if let Some(other) = taken.insert(id, team.clone()) {
                        let player = one.full_name();
                        notes.push(Note::AlsoInTeam { player, team, other });
                    }
                    side.push(one);
                }
            }
        }
        tournament.entries.push(joint_entry(value, EntryId(at), &name, &side, sides));
    }
    let alone = people.len() - taken.len();
    if alone > 0 {
        notes.push(Note::InNoTeam { players: alone });
    }
    notes.push(Note::TeamNamesNoted { teams: teams.len() });
    (ids, notes)
}

/// The entry of a team; one without people has the team's name.
fn joint_entry(value: &Value, id: EntryId, name: &str, side: &[&Entry], sides: Sides) -> Entry {
    let Some((first, others)) = side.split_first() else {
        let mut nobody = Entry::new(id, name, "", Rank::MIN);
        nobody.registration = Registration::Preliminary;
        return nobody;
    };
    let mut entry = Entry { id, ..(*first).clone() };
    entry.partners.list = others.iter().map(|one| partner(one)).collect();
    let mean = entry.clone().settled(Sides::Mean);
    if sides == Sides::Given {
        entry.rank = whole_number(value, "rank").map_or(mean.rank, clamped);
        entry.rating = rating(value).unwrap_or(mean.rating);
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
    entry.correction = within(value, "mmsCorrection", (-50, 50), 0);
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
