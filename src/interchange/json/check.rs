use std::collections::HashSet;

use rating::Rating;
use tournament::{
    Board, Entry, EntryId, Fault, MAX_HANDICAP, NAME_LENGTH, Overtime, Participation, Round,
    Settings, Tournament, check_name, check_settings,
};

use super::super::error::Faults;
use super::super::{Place, Problem};

/// The highest weight of a pairing.
const MOST_WEIGHT: i64 = 1_000_000_000_000_000;

/// Notes everything about a tournament that cannot be.
pub(super) fn tournament(tournament: &Tournament, faults: &mut Faults) {
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
    check.place.element = "clocks".to_owned();
    for no in tournament.clocks.keys() {
        check.range("round", no.0.into(), 1, Participation::ROUNDS.into());
    }
    check.place.element = "club group".to_owned();
    for text in tournament.club_groups.iter().flat_map(|g| g.clubs.iter().chain([&g.name])) {
        check.text("name", text);
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

    fn text(&mut self, field: &str, text: &str) {
        let length = text.chars().count();
        if length > NAME_LENGTH {
            self.fault(field, Problem::Text(Fault::TooLong(length)));
        } else if text.chars().any(char::is_control) {
            self.fault(field, Problem::Text(Fault::ControlCharacter));
        }
    }

    /// What would break computing; settings that are merely unwise are the organiser's.
    fn settings(&mut self, settings: &Settings) {
        self.place.element = "settings".to_owned();
        for (field, fault) in check_settings(settings) {
            match fault {
                Fault::NoMainScore | Fault::CategoryOrder => {}
                Fault::OutOfRange { value: 0, .. } if field == "basic_minutes" => {}
                Fault::OutOfRange { value, least, most } => {
                    self.fault(field, Problem::OutOfRange { value, least, most });
                }
                other => self.fault(field, Problem::Text(other)),
            }
        }
        let texts = [
            ("short_name", &settings.short_name),
            ("place", &settings.place),
            ("country", &settings.country),
            ("director", &settings.director),
        ];
        for (field, text) in texts {
            self.text(field, text);
        }
        for (key, value) in &settings.carried {
            self.text("carried", key);
            self.text("carried", value);
        }
        self.time(settings);
        self.weights(settings);
    }

    fn time(&mut self, settings: &Settings) {
        let (stones, seconds) = match settings.time.overtime {
            Overtime::SuddenDeath => (0, 0),
            Overtime::Byoyomi { seconds } => (0, seconds),
            Overtime::Canadian { stones, seconds } => (stones, seconds),
            Overtime::Fischer { increment } => (0, increment),
        };
        self.range("overtime", seconds.into(), 0, 86_400);
        self.range("overtime", stones.into(), 0, 1000);
        let points = settings.points;
        for value in [points.absent_mms, points.bye_mms, points.absent_wins, points.bye_wins] {
            self.range("points", value.0.into(), 0, 4);
        }
    }

    fn weights(&mut self, settings: &Settings) {
        let pairing = &settings.pairing;
        for weight in [
            pairing.duplicate,
            pairing.random,
            pairing.color,
            pairing.category,
            pairing.score,
            pairing.drawn,
            pairing.seeding,
            pairing.handicap,
            pairing.geography,
            pairing.secondary,
        ] {
            self.range("pairing", weight, 0, MOST_WEIGHT);
        }
        for factor in [pairing.first_rounds, pairing.country, pairing.club, pairing.club_group] {
            self.range("pairing", factor.into(), 0, 99);
        }
        if !(0.0..=1.0).contains(&pairing.curve) {
            self.fault("curve", Problem::NotAFraction { value: pairing.curve.to_string() });
        }
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
        self.range("correction", entry.correction.into(), -50, 50);
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
