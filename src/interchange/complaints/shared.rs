//! Checks for several federations.

use std::collections::HashMap;

use go::Color;
use rating::ListKind;
use tournament::{Ending, Entry, RoundNo, Tournament};

use super::super::countries::country;
use super::super::wall::{Cell, Wall};
use super::{Complaint, ListSays, Listings, Mend, Rejection};

pub(super) struct Found<'a> {
    pub(super) tournament: &'a Tournament,
    listings: &'a Listings,
    pub(super) complaints: Vec<Complaint>,
}

impl<'a> Found<'a> {
    pub(super) const fn new(tournament: &'a Tournament, listings: &'a Listings) -> Self {
        Self { tournament, listings, complaints: Vec::new() }
    }

    pub(super) fn says(&self, kind: ListKind, entry: &Entry) -> ListSays {
        self.listings.get(&(kind, entry.id)).cloned().unwrap_or_default()
    }

    pub(super) fn event(&mut self, objection: Rejection, key: &'static str, value: String) {
        let mend = Mend::Setting(key);
        self.complaints.push(Complaint { objection, mend, name: String::new(), value });
    }

    pub(super) fn entry(
        &mut self,
        objection: Rejection,
        entry: &Entry,
        field: &'static str,
        value: &str,
    ) {
        let (mend, name) = (Mend::Entry(entry.id, field), entry.full_name());
        self.complaints.push(Complaint { objection, mend, name, value: value.to_owned() });
    }

    pub(super) fn place(&mut self) {
        if self.tournament.settings.place.trim().is_empty() {
            self.event(Rejection::EventPlace, "place", String::new());
        }
    }

    pub(super) fn days(&mut self) {
        let settings = &self.tournament.settings;
        if settings.ends < settings.begins {
            self.event(Rejection::DaysReversed, "ends", settings.ends.to_string());
        }
    }

    pub(super) fn board_size(&mut self) {
        let lines = self.tournament.settings.board_size;
        if lines != 19 {
            self.event(Rejection::BoardSize, "board_size", lines.to_string());
        }
    }

    pub(super) fn event_country(&mut self) {
        let written = &self.tournament.settings.country;
        if country(written).is_none() {
            self.event(Rejection::EventCountry, "country", written.clone());
        }
    }

    /// A country may be missing, but must exist.
    pub(super) fn country(&mut self, entry: &Entry) {
        if !entry.country.trim().is_empty() && country(&entry.country).is_none() {
            self.entry(Rejection::CountryUnknown, entry, "country", &entry.country);
        }
    }

    /// Without a PIN the database identifies people by name and country.
    pub(super) fn country_or_pin(&mut self, entry: &Entry) {
        if entry.country.trim().is_empty() && entry.egf_pin.trim().is_empty() {
            self.entry(Rejection::CountryMissing, entry, "country", "");
        }
    }

    /// The file of an event that was played must have players.
    pub(super) fn anybody(&mut self, wall: &Wall<'_>) {
        let played = self.tournament.rounds.iter().any(|round| !round.boards.is_empty());
        if played && wall.rows.is_empty() {
            self.event(Rejection::NothingToSend, "sides", String::new());
        }
    }

    /// The surname is in capitals; the value suggests small letters.
    pub(super) fn capitals(&mut self, entry: &Entry) {
        if let Some((surname, first_name)) = in_small_letters(entry) {
            let name = format!("{surname} {first_name}");
            self.entry(Rejection::NameInCapitals, entry, "surname", name.trim());
        }
    }

    /// The family name must have letters that the file can hold; of Chinese characters in a name from elsewhere nobody
    /// knows the reading.
    pub(super) fn name(&mut self, entry: &Entry, in_letters: fn(&str) -> String) {
        let is_han = |c: char| matches!(c, '\u{3400}'..='\u{9fff}');
        let read_as_chinese = ["CN", "TW", "HK", "MO", "SG", "MY"];
        let unread = entry.full_name().contains(is_han)
            && !read_as_chinese.contains(&entry.country.to_uppercase().as_str());
        if unread || !in_letters(&entry.surname).chars().any(char::is_alphabetic) {
            self.entry(Rejection::NameUnwritable, entry, "surname", &entry.surname);
        }
    }

    pub(super) fn twice<'e>(
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

    pub(super) fn results(&mut self) {
        let mut played = false;
        for round in &self.tournament.rounds {
            for board in &round.boards {
                played = true;
                if board.ending == Ending::Pending {
                    let mend = Mend::Board(round.no, board.table);
                    let objection = Rejection::ResultMissing;
                    let (name, value) = (String::new(), String::new());
                    self.complaints.push(Complaint { objection, mend, name, value });
                }
            }
        }
        if !played {
            self.event(Rejection::NothingPlayed, "rounds", String::new());
        }
    }

    /// Checks that a game's two rows agree: each names the other, one colour each, the same handicap, and, where it
    /// is rated, a win and a loss or twice a half.
    pub(super) fn mirrors(&mut self, wall: &Wall<'_>) {
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
                let (round, table) = board.unwrap_or((RoundNo(0), tournament::TableNo(0)));
                self.complaints.push(Complaint {
                    objection: Rejection::CellsDisagree,
                    mend: Mend::Board(round, table),
                    name: row.entry.full_name(),
                    value: other.map(|other| other.entry.full_name()).unwrap_or_default(),
                });
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
#[must_use]
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

pub(super) fn is_number(text: &str, digits: std::ops::RangeInclusive<usize>) -> bool {
    digits.contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit())
}
