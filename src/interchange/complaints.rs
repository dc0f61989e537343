//! Checks a federation's file for reasons of rejection before it is sent. Each complaint names the field to
//! correct. Limits of a format are [`Note`]s of its writer; a file with complaints can still be
//! written for one's own use.

use super::latin::{ascii, latin_9};
use super::wall::{Cell, Wall, Who};
use super::{
    ResultTable, aga::rules, clubs, countries::country, is_number, ratings::is_licence,
    result_table,
};
use crate::prelude::*;

pub use super::clubs::without_code as clubs_without_code;

go::named! {
    /// Why a file would be rejected.
    pub enum Rejection {
        NothingPlayed = "nothing-played",
        NothingToSend = "nothing-to-send",
        ResultMissing = "result-missing",
        CellsDisagree = "cells-disagree",
        EventCountry = "event-country",
        EventPlace = "event-place",
        DaysReversed = "days-reversed",
        TooFast = "too-fast",
        BoardSize = "board-size",
        RulesUnknown = "rules-unknown",
        NameUnwritable = "name-unwritable",
        NameInCapitals = "name-in-capitals",
        CountryUnknown = "country-unknown",
        CountryMissing = "country-missing",
        ClubWithoutCode = "club-without-code",
        PinUnusual = "pin-unusual",
        PinTwice = "pin-twice",
        PinKnown = "pin-known",
        PinOther = "pin-other",
        LicenceMissing = "licence-missing",
        LicenceUnusual = "licence-unusual",
        LicenceTwice = "licence-twice",
        LicenceOther = "licence-other",
        MemberMissing = "member-missing",
        MemberUnusual = "member-unusual",
        MemberTwice = "member-twice",
        MemberUnknown = "member-unknown",
        MemberOther = "member-other",
        MemberExpired = "member-expired",
    }
}

/// Where a complaint can be corrected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mend {
    Entry(EntryId, &'static str),
    Setting(&'static str),
    Board(RoundNo, TableNo),
    Clubs,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Complaint {
    pub objection: Rejection,
    pub mend: Mend,
    /// The person; empty if it is not about one.
    pub name: String,
    /// The present or the expected value.
    pub value: String,
}

impl Complaint {
    /// The sentence of the catalogues.
    pub fn sentence(&self) -> Sentence {
        let missing =
            matches!(self.objection, Rejection::LicenceMissing | Rejection::MemberMissing);
        let listed = if missing && !self.value.is_empty() { "-listed" } else { "" };
        let said = Sentence::new(format!("complaint-{}{listed}", self.objection));
        let said = said.with("name", &self.name).with("value", &self.value);
        match self.mend {
            Mend::Board(round, table) => said.with("round", round).with("table", table),
            Mend::Entry(..) | Mend::Setting(_) | Mend::Clubs => said,
        }
    }

    /// Whether a list has the missing number.
    pub fn is_number_known(&self) -> bool {
        match self.objection {
            Rejection::PinKnown => true,
            Rejection::LicenceMissing | Rejection::MemberMissing => !self.value.is_empty(),
            _ => false,
        }
    }
}

/// The data of a federation's newest list on an entry.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListSays {
    /// The number of the only person of that name, where the entry has none.
    pub number: Option<String>,
    /// Whether the entry's number is not on the list.
    pub unknown: bool,
    /// The name for the entry's number, if it is another person's.
    pub other: Option<String>,
    /// When the membership ended, if before the event.
    pub expired: Option<NaiveDate>,
}

/// The lists' data on each entry that has a complaint.
pub type Listings = HashMap<(ListKind, EntryId), ListSays>;

/// Whether a European or French file has any player.
pub fn has_players(tournament: &Tournament, table: &ResultTable) -> bool {
    !Wall::of(tournament, table, Who::WithRounds).rows.is_empty()
}

/// Why the European Go Database would reject the results. The event needs a country, a place, days in their order
/// and a class of thinking time; every game a result and two cells that mirror each other; names must have Latin
/// letters and not be in capitals; countries must exist, and players without a PIN need one; every PIN has eight
/// digits, is unique, and is required if the list has it.
pub fn h9(tournament: &Tournament, table: &ResultTable, listings: &Listings) -> Vec<Complaint> {
    let mut found = Found::new(tournament, listings);
    let held_in = &tournament.settings.country;
    if country(held_in).is_none() {
        found.event(Rejection::EventCountry, "country", held_in);
    }
    found.place_and_days();
    if result_table::class(&tournament.settings).is_none() {
        found.event(Rejection::TooFast, "basic_minutes", "");
    }
    found.board_size();
    let wall = found.results(table);
    found.mirrors(&wall);
    let entries = wall.rows.iter().map(|row| row.entry);
    for entry in entries.clone() {
        found.name(entry, latin_9);
        // The value suggests small letters.
        if let Some((surname, first_name)) = in_small_letters(entry) {
            let name = format!("{surname} {first_name}");
            found.entry(Rejection::NameInCapitals, entry, "surname", name.trim());
        }
        let of_no_country = entry.country.trim().is_empty();
        if !of_no_country && country(&entry.country).is_none() {
            found.entry(Rejection::CountryUnknown, entry, "country", &entry.country);
        }
        // Without a PIN the database identifies people by name and country.
        if of_no_country && entry.egf_pin.trim().is_empty() {
            found.entry(Rejection::CountryMissing, entry, "country", "");
        }
        let (pin, says) = (entry.egf_pin.trim(), found.listing(ListKind::Egf, entry));
        if !pin.is_empty() && !is_number(pin, 8..=8) {
            found.entry(Rejection::PinUnusual, entry, "egf_pin", pin);
        }
        if let Some(number) = says.number.filter(|_| pin.is_empty()) {
            found.entry(Rejection::PinKnown, entry, "egf_pin", &number);
        }
        if let Some(other) = says.other {
            found.entry(Rejection::PinOther, entry, "egf_pin", &other);
        }
    }
    found.twice(Rejection::PinTwice, "egf_pin", entries.map(|e| (e, e.egf_pin.as_str())));
    found.complaints
}

/// Why the French federation would reject the results. The event needs a place; every game a result and two cells
/// that mirror each other; every player for France a unique licence of seven digits; every club a code of up to
/// four letters.
pub fn tou(tournament: &Tournament, table: &ResultTable, listings: &Listings) -> Vec<Complaint> {
    let mut found = Found::new(tournament, listings);
    found.place_and_days();
    found.board_size();
    let wall = found.results(table);
    found.mirrors(&wall);
    let entries = wall.rows.iter().map(|row| row.entry);
    for entry in entries.clone() {
        found.name(entry, latin_9);
        let (licence, says) = (entry.ffg_licence.trim(), found.listing(ListKind::Ffg, entry));
        let french = country(&entry.country) == Some("FR");
        if licence.is_empty() && (french || says.number.is_some()) {
            let known = says.number.unwrap_or_default();
            found.entry(Rejection::LicenceMissing, entry, "ffg_licence", &known);
        }
        if !licence.is_empty() && !is_licence(licence) {
            found.entry(Rejection::LicenceUnusual, entry, "ffg_licence", licence);
        }
        if let Some(other) = says.other {
            found.entry(Rejection::LicenceOther, entry, "ffg_licence", &other);
        }
    }
    for club in clubs::without_code(tournament) {
        found.add(Rejection::ClubWithoutCode, Mend::Clubs, "", &club);
    }
    let licences = entries.map(|e| (e, e.ffg_licence.as_str()));
    found.twice(Rejection::LicenceTwice, "ffg_licence", licences);
    found.complaints
}

/// Why the American Go Association would reject the report. The event needs a place and rules that the association
/// has a word for; every game a result; every player with a game, except those left out on purpose, a unique member
/// number that is on the list and valid.
pub fn aga(tournament: &Tournament, table: &ResultTable, listings: &Listings) -> Vec<Complaint> {
    let mut found = Found::new(tournament, listings);
    found.place_and_days();
    found.board_size();
    if rules(tournament.settings.rules) == "Other" {
        found.event(Rejection::RulesUnknown, "rules", tournament.settings.rules.name());
    }
    let wall = found.results(table);
    let left_out = &tournament.settings.reporting.not_to_aga;
    let entries = wall.rows.iter().map(|row| row.entry).filter(|e| !left_out.contains(&e.id));
    for entry in entries.clone() {
        found.name(entry, ascii);
        let (number, says) = (entry.aga_id.trim(), found.listing(ListKind::Aga, entry));
        if number.is_empty() {
            let known = says.number.unwrap_or_default();
            found.entry(Rejection::MemberMissing, entry, "aga_id", &known);
            continue;
        }
        if !is_number(number, 1..=6) {
            found.entry(Rejection::MemberUnusual, entry, "aga_id", number);
        } else if says.unknown {
            found.entry(Rejection::MemberUnknown, entry, "aga_id", number);
        }
        if let Some(other) = says.other {
            found.entry(Rejection::MemberOther, entry, "aga_id", &other);
        }
        if let Some(ended) = says.expired {
            found.entry(Rejection::MemberExpired, entry, "aga_id", &ended.to_string());
        }
    }
    found.twice(Rejection::MemberTwice, "aga_id", entries.map(|e| (e, e.aga_id.as_str())));
    found.complaints
}

struct Found<'a> {
    tournament: &'a Tournament,
    listings: &'a Listings,
    complaints: Vec<Complaint>,
}

impl<'a> Found<'a> {
    const fn new(tournament: &'a Tournament, listings: &'a Listings) -> Self {
        Self { tournament, listings, complaints: Vec::new() }
    }

    fn listing(&self, kind: ListKind, entry: &Entry) -> ListSays {
        self.listings.get(&(kind, entry.id)).cloned().unwrap_or_default()
    }

    fn add(&mut self, objection: Rejection, mend: Mend, name: &str, value: &str) {
        let (name, value) = (name.to_owned(), value.to_owned());
        self.complaints.push(Complaint { objection, mend, name, value });
    }

    fn event(&mut self, objection: Rejection, key: &'static str, value: &str) {
        self.add(objection, Mend::Setting(key), "", value);
    }

    fn entry(&mut self, objection: Rejection, entry: &Entry, field: &'static str, value: &str) {
        self.add(objection, Mend::Entry(entry.id, field), &entry.full_name(), value);
    }

    fn place_and_days(&mut self) {
        let settings = &self.tournament.settings;
        if settings.place.trim().is_empty() {
            self.event(Rejection::EventPlace, "place", "");
        }
        if settings.ends < settings.begins {
            self.event(Rejection::DaysReversed, "ends", &settings.ends.to_string());
        }
    }

    fn board_size(&mut self) {
        let lines = self.tournament.settings.board_size;
        if lines != 19 {
            self.event(Rejection::BoardSize, "board_size", &lines.to_string());
        }
    }

    /// The family name needs letters that the file can hold; Han characters have some only in names read as Chinese.
    fn name(&mut self, entry: &Entry, in_letters: fn(&str) -> String) {
        let is_han = |c: char| matches!(c, '\u{3400}'..='\u{9fff}');
        let read_as_chinese = ["CN", "TW", "HK", "MO", "SG", "MY"];
        let unread = entry.full_name().contains(is_han)
            && !read_as_chinese.contains(&entry.country.to_uppercase().as_str());
        if unread || !in_letters(&entry.surname).chars().any(char::is_alphabetic) {
            self.entry(Rejection::NameUnwritable, entry, "surname", &entry.surname);
        }
    }

    fn twice<'e>(
        &mut self,
        objection: Rejection,
        field: &'static str,
        numbers: impl Iterator<Item = (&'e Entry, &'e str)>,
    ) {
        let mut holders: HashMap<&str, &Entry> = HashMap::new();
        for (entry, number) in numbers.filter(|(_, number)| !number.trim().is_empty()) {
            if let Some(other) = holders.insert(number.trim(), entry) {
                self.entry(objection, entry, field, &other.full_name());
            }
        }
    }

    /// Checks that all games have results, and that the file has players; returns its rows.
    fn results(&mut self, table: &'a ResultTable) -> Wall<'a> {
        let rounds = &self.tournament.rounds;
        for (no, open) in rounds.iter().flat_map(|r| r.pending().map(move |board| (r.no, board))) {
            self.add(Rejection::ResultMissing, Mend::Board(no, open.table), "", "");
        }
        let wall = Wall::of(self.tournament, table, Who::WithRounds);
        if rounds.iter().all(|round| round.boards.is_empty()) {
            self.event(Rejection::NothingPlayed, "rounds", "");
        } else if wall.rows.is_empty() {
            self.event(Rejection::NothingToSend, "sides", "");
        }
        wall
    }

    /// Checks that a game's two rows agree: each names the other, one colour each, the same handicap, and, where it
    /// is rated, a win and a loss or twice a half.
    fn mirrors(&mut self, wall: &Wall<'_>) {
        for row in &wall.rows {
            for (index, cell) in row.cells.iter().enumerate() {
                let Cell::Game { opponent, .. } = *cell else { continue };
                let other = opponent.checked_sub(1).and_then(|index| wall.rows.get(index));
                let mirrored = other.and_then(|other| other.cells.get(index));
                if mirrored.is_some_and(|its| mirror(*cell, *its, row.number)) {
                    continue;
                }
                let board = self.tournament.rounds.get(index).and_then(|round| {
                    let plays = round.boards.iter().find(|b| b.color_of(row.entry.id).is_some());
                    Some((round.no, plays?.table))
                });
                let (round, table) = board.unwrap_or((RoundNo(0), TableNo(0)));
                let (mend, name) = (Mend::Board(round, table), row.entry.full_name());
                let value = other.map(|other| other.entry.full_name()).unwrap_or_default();
                self.add(Rejection::CellsDisagree, mend, &name, &value);
            }
        }
    }
}

fn mirror(one: Cell, other: Cell, number: usize) -> bool {
    let Cell::Game { sign, rated, color, handicap, both, .. } = one else { return false };
    let Cell::Game { opponent, sign: its, color: its_color, handicap: stones, .. } = other else {
        return false;
    };
    let signs = !rated || both || matches!((sign, its), ('+', '-') | ('-', '+') | ('=', '='));
    let signs = signs || (sign == '?' && its == '?');
    opponent == number && signs && handicap == stones && its_color == color.map(Color::other)
}

/// Words within a surname that stay small.
const PARTICLES: &str = "Van Von Vom De Den Der Het Zu Zum Zur Da Di Du Dos La Le Bin";

/// Surname and first name of an entry whose surname is in capitals only, in small letters: `van` and `de` small
/// within, a capital after a hyphen or an apostrophe.
pub fn in_small_letters(entry: &Entry) -> Option<(String, String)> {
    let surname = small(&entry.surname)?;
    Some((surname, small(&entry.first_name).unwrap_or_else(|| entry.first_name.clone())))
}

/// The name in small letters, if at least two of its letters are capitals and none is small.
fn small(name: &str) -> Option<String> {
    let capitals = name.chars().filter(|c| c.is_uppercase()).count();
    if capitals < 2 || name.chars().any(char::is_lowercase) {
        return None;
    }
    let mut small = String::new();
    for c in name.chars() {
        match small.ends_with(char::is_alphabetic) {
            true => small.extend(c.to_lowercase()),
            false => small.push(c),
        }
    }
    let within = |word: &str| format!(" {word} ");
    let particle = |name: String, word| name.replace(&within(word), &within(word).to_lowercase());
    Some(PARTICLES.split(' ').fold(small, particle))
}
