//! Tengen's own file of a whole tournament: versioned JSON, which reads back exactly.

use super::{Export, Imported, decode::text_of};
use crate::prelude::*;
use chrono::NaiveDateTime;
use serde::Deserialize;

/// The newest version of the file that this program reads; it reads all earlier ones.
pub const VERSION: u32 = 2;

/// The version of a tournament's file: 2 if it has teams, partners, weeks or dates of games, which a reader of
/// version 1 would lose silently, else 1, for older programs.
pub fn version_of(tournament: &Tournament) -> u32 {
    let settings = &tournament.settings;
    let plain = tournament.teams.is_usual()
        && settings.sides == Sides::default()
        && settings.season == Default::default()
        && settings.division == Default::default()
        && tournament.clocks.values().all(|clock| clock.window.is_none())
        && tournament.entries.iter().all(|entry| entry.partners.is_empty())
        && tournament.rounds.iter().all(|round| {
            round.teams.is_empty() && round.boards.iter().all(|board| board.appointment.is_none())
        });
    if plain { 1 } else { VERSION }
}

#[derive(Serialize)]
struct Written<'a> {
    tengen: u32,
    tournament: &'a Tournament,
}

#[derive(Deserialize)]
struct Head {
    tengen: u64,
}

#[derive(Deserialize)]
struct Body {
    tournament: Tournament,
}

/// Writes the whole tournament: `{"tengen": 1, "tournament": …}`, by [`version_of`]. It has no rulings, so players
/// whom they exclude are written as not playing.
pub fn write(tournament: &Tournament) -> Export {
    let effective = tournament.without_rulings();
    let written = Written { tengen: version_of(tournament), tournament: &effective };
    let mut bytes = serde_json::to_vec_pretty(&written)
        .expect("a tournament has text keys only, and writing to a vector cannot fail");
    bytes.push(b'\n');
    Export::of(tournament, ".tengen.json", bytes, Vec::new())
}

/// Reads such a file. [`ReadError`] also for a tournament that is not valid: values out of range, unknown entries,
/// an entry twice in a round.
pub fn read(bytes: &[u8]) -> Result<Imported, ReadError> {
    let text = text_of(bytes)?;
    let head: Head = serde_json::from_str(&text).map_err(|error| broken(&error))?;
    if !(1..=u64::from(VERSION)).contains(&head.tengen) {
        let found = head.tengen.to_string();
        let place = Place::file().field("tengen");
        return Err(ReadError::one(place, Problem::UnknownVersion { found, known: VERSION }));
    }
    let body: Body = serde_json::from_str(&text).map_err(|error| broken(&error))?;
    let mut faults = Faults::default();
    check(&body.tournament, &mut faults);
    faults.unless_any(Imported { tournament: body.tournament, notes: Vec::new() })
}

pub(super) fn broken(error: &serde_json::Error) -> ReadError {
    let reason = error.to_string().chars().take(200).collect();
    ReadError::one(Place::line(error.line()), Problem::NotJson { reason })
}

fn check(tournament: &Tournament, faults: &mut Faults) {
    let mut check = Check { faults, place: Place::file() };
    check.settings(&tournament.settings);
    let mut ids = HashSet::new();
    for entry in &tournament.entries {
        check.place.element = format!("entry {}", entry.id);
        check.entry(entry);
        if !ids.insert(entry.id) {
            check.fault("id", Problem::Twice { what: entry.id.to_string() });
        }
    }
    for (round, no) in tournament.rounds.iter().zip(1..) {
        check.place.element = format!("round {}", round.no);
        check.range("no", round.no.0.into(), no, no);
        check.round(round, &ids);
    }
    check.place.element = "teams".to_owned();
    for team in &tournament.teams.list {
        check.range("no", team.no.0.into(), 1, 9999);
        if let Err(fault) = check_name(&team.name) {
            check.fault("name", Problem::Text(fault));
        }
        for (round, line_up) in &team.line_ups {
            check.range("line_ups", round.0.into(), 1, Participation::ROUNDS.into());
            check.range("line_ups", line_up.0.len() as i64, 0, (*TEAM_SIZES.end()).into());
        }
    }
    for one in &tournament.teams.adjustments {
        check.text("reason", &one.reason);
        check.range("points", one.points.0.into(), -2000, 2000);
    }
    check.range("bye", tournament.teams.bye.0.into(), 0, 40);
    check.range("placement", tournament.teams.placement.len() as i64, 0, MOST_CRITERIA as i64);
    check.range("list", tournament.teams.list.len() as i64, 0, MOST_TEAMS as i64);
    for fault in tournament.team_faults().into_iter().filter(|fault| !fault.may_wait()) {
        check.faults.add(check.place.clone(), Problem::Team(fault));
    }
    check.place.element = "clocks".to_owned();
    for (no, clock) in &tournament.clocks {
        check.range("round", no.0.into(), 1, Participation::ROUNDS.into());
        check.moments("starts", clock.starts.into_iter().chain(clock.started));
        if let Some(window) = clock.window {
            check.moments("window", [window.from, window.until]);
            let minutes = (window.until - window.from).num_minutes();
            check.range("window", minutes, 0, LONGEST_WINDOW);
        }
    }
    check.place.element = "club group".to_owned();
    for text in tournament.club_groups.iter().flat_map(|g| g.clubs.iter().chain([&g.name])) {
        check.text("name", text);
    }
}

/// The longest window of a round, in minutes: ten years.
const LONGEST_WINDOW: i64 = 10 * 366 * 24 * 60;

fn problem(fault: Fault) -> Problem {
    match fault {
        Fault::OutOfRange { value, least, most } => Problem::OutOfRange { value, least, most },
        other => Problem::Text(other),
    }
}

struct Check<'a> {
    faults: &'a mut Faults,
    place: Place,
}

impl Check<'_> {
    fn fault(&mut self, field: &str, problem: Problem) {
        self.faults.add(self.place.clone().field(field), problem);
    }

    fn range(&mut self, field: &str, value: i64, least: i64, most: i64) {
        if !(least..=most).contains(&value) {
            self.fault(field, Problem::OutOfRange { value, least, most });
        }
    }

    fn moments(&mut self, field: &str, all: impl IntoIterator<Item = NaiveDateTime>) {
        for fault in all.into_iter().filter_map(|at| check_moment(at).err()) {
            self.fault(field, problem(fault));
        }
    }

    fn text(&mut self, field: &str, text: &str) {
        let length = text.chars().count();
        if length > NAME_LENGTH {
            self.fault(field, Problem::Text(Fault::TooLong { length, most: NAME_LENGTH }));
        } else if text.contains(|c: char| c.is_control() || ['\u{2028}', '\u{2029}'].contains(&c)) {
            self.fault(field, Problem::Text(Fault::ControlCharacter));
        }
    }

    /// Faults that would make computations fail; unwise settings are allowed.
    fn settings(&mut self, settings: &Settings) {
        self.place.element = "settings".to_owned();
        for (field, fault) in check_usable(settings) {
            self.fault(field, problem(fault));
        }
        for (key, value) in &settings.carried {
            for text in [key, value] {
                if text.chars().any(char::is_control) {
                    self.fault("carried", Problem::Text(Fault::ControlCharacter));
                }
            }
        }
        let (stones, seconds) = match settings.time.overtime {
            Overtime::SuddenDeath | Overtime::Ing => (0, 0),
            Overtime::Byoyomi { seconds } => (0, seconds),
            Overtime::Canadian { stones, seconds } => (stones, seconds),
            Overtime::Fischer { increment } => (0, increment),
        };
        self.range("overtime", seconds.into(), 0, 86_400);
        self.range("overtime", stones.into(), 0, 1000);
    }

    fn entry(&mut self, entry: &Entry) {
        self.range("id", entry.id.0.into(), 1, i32::MAX.into());
        if let Err(fault) = check_name(&entry.surname) {
            self.fault("surname", Problem::Text(fault));
        }
        let native = entry.native_name.as_deref().unwrap_or_default();
        for (field, text) in [
            ("first_name", entry.first_name.as_str()),
            ("native_name", native),
            ("grade", &entry.grade),
            ("rating_origin", &entry.rating_origin),
            ("club", &entry.club),
            ("country", &entry.country),
            ("egf_pin", &entry.egf_pin),
            ("ffg_licence", &entry.ffg_licence),
            ("ffg_status", &entry.ffg_status),
            ("aga_id", &entry.aga_id),
            ("aga_expires", &entry.aga_expires),
        ] {
            self.text(field, text);
        }
        self.range("rating", entry.rating.0.into(), Rating::MIN.into(), Rating::MAX.into());
        let partners = &entry.partners;
        self.range("partners", partners.list.len() as i64, 0, MOST_PARTNERS as i64);
        if partners.is_empty() && partners.own.is_some() {
            self.fault("partners", Problem::Missing);
        }
        for one in &partners.list {
            for text in [&one.surname, &one.first_name, &one.egf_pin, &one.ffg_licence, &one.aga_id]
            {
                self.text("partners", text);
            }
        }
        let ratings = partners.list.iter().map(|one| one.rating);
        for rating in ratings.chain(partners.own.map(|own| own.rating)) {
            self.range("partners", rating.0.into(), Rating::MIN.into(), Rating::MAX.into());
        }
        self.range("correction", entry.correction.into(), -50, 50);
        if let Some(category) = entry.category {
            self.range("category", category.into(), 1, Categories::MOST.into());
        }
    }

    fn round(&mut self, round: &Round, ids: &HashSet<EntryId>) {
        self.range("no", round.no.0.into(), 1, Participation::ROUNDS.into());
        let (mut seated, mut tables) = (HashSet::new(), HashSet::new());
        for board in &round.boards {
            self.board(board);
            if !tables.insert(board.table) {
                self.fault("table", Problem::Twice { what: board.table.to_string() });
            }
        }
        let seats = round.boards.iter().flat_map(|board| [board.black, board.white]);
        for id in seats.chain(round.byes.iter().copied()) {
            if !ids.contains(&id) {
                self.fault("entry", Problem::NoSuchEntry { id: id.0 });
            } else if !seated.insert(id) {
                self.fault("entry", Problem::Twice { what: id.to_string() });
            }
        }
    }

    fn board(&mut self, board: &Board) {
        self.range("table", board.table.0.into(), 1, 9999);
        self.range("handicap", board.handicap.into(), 0, MAX_HANDICAP.into());
        self.range("version", board.version.into(), 0, i32::MAX.into());
        self.moments("confirmed", board.confirmed);
        let (agreed, proposed) = (&board.date().agreed, &board.date().proposed);
        for date in agreed.iter().chain(proposed.iter().map(|one| &one.date)) {
            self.text("place", &date.place);
            self.moments("date", [date.at]);
        }
        for game in board.earlier_games() {
            self.range("handicap", game.handicap.into(), 0, MAX_HANDICAP.into());
            for id in [game.black, game.white] {
                if board.color_of(id).is_none() {
                    self.fault("replay", Problem::NoSuchEntry { id: id.0 });
                }
            }
        }
        if let Some(replay) = &board.replay {
            self.text("time", &replay.time);
        }
    }
}
