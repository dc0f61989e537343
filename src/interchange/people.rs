//! Who is on a table, once it is known what its columns hold.

use std::collections::HashMap;
use std::collections::hash_map::Entry as Slot;

use rating::{Rank, Rating};
use tournament::{Entry, EntryId, Fault, Registration, check_name, same_person_key};

use super::column::{self, Column};
use super::countries::country;
use super::error::shorten;
use super::macmahon::rounds;
use super::table::{Odd, Table, TableNote, TableProblem, TableRow};
use super::{Note, Place, Problem, ReadFault};

/// In which of the first rows a header is looked for.
const HEADER_ROWS: usize = 10;

/// The order of a list without a header: OpenGotha's, which MacMahon's goes on from.
const ORDER: [Column; 8] = [
    Column::Surname,
    Column::FirstName,
    Column::Rank,
    Column::Country,
    Column::Club,
    Column::Rating,
    Column::Registration,
    Column::Rounds,
];

/// What the columns of a table are taken for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Columns {
    /// The row of the header, from 0, if there is one.
    pub header: Option<usize>,
    /// What each column holds; nothing where it is not used.
    pub taken: Vec<Option<Column>>,
}

/// Somebody on a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The line they stand on.
    pub line: usize,
    /// The person as the list has them; a rank that is missing is 30k.
    pub entry: Entry,
    /// What the list says of them: columns whose cell is not empty, and right.
    pub given: Vec<Column>,
    /// What is wrong with the line.
    pub faults: Vec<ReadFault>,
}

impl Columns {
    /// What the columns are most likely to hold: by their header, else in OpenGotha's order.
    #[must_use]
    pub fn of(table: &Table) -> Self {
        let mut best = (1, None, Vec::new());
        for (place, row) in table.rows.iter().enumerate().take(HEADER_ROWS) {
            let taken = column::of_headers(&row.cells);
            let known = taken.iter().flatten().count();
            if known > best.0 {
                best = (known, Some(place), taken);
            }
        }
        let width = table.rows.iter().map(|row| row.cells.len()).max().unwrap_or(0);
        let (_, header, mut taken) = best;
        if header.is_none() {
            taken = ORDER.map(Some).to_vec();
        }
        taken.resize(width, None);
        Self { header, taken }
    }

    /// The header's cell above a column; empty without a header.
    #[must_use]
    pub fn header_of<'a>(&self, table: &'a Table, place: usize) -> &'a str {
        self.header.and_then(|row| table.rows.get(row)).map_or("", |row| row.cell(place))
    }

    /// Whether nothing below a header is used, though it is no mere number of the row.
    #[must_use]
    pub fn is_unused(&self, table: &Table, place: usize) -> bool {
        let numbered = column::is_number_of_row(self.header_of(table, place));
        self.taken.get(place).is_some_and(Option::is_none)
            && !numbered
            && self.rows(table).any(|row| !row.cell(place).is_empty())
    }

    /// The rows below the header.
    pub fn rows<'a>(&self, table: &'a Table) -> impl Iterator<Item = &'a TableRow> {
        table.rows.iter().skip(self.header.map_or(0, |row| row + 1))
    }

    fn place_of(&self, column: Column) -> Option<usize> {
        self.taken.iter().position(|taken| *taken == Some(column))
    }

    /// What is missing to know anybody by: a column of names, and one of ranks or ratings.
    #[must_use]
    pub fn lacking(&self) -> Vec<TableProblem> {
        let has = |column| self.place_of(column).is_some();
        let mut lacking = Vec::new();
        if !has(Column::Surname) && !has(Column::Name) {
            lacking.push(TableProblem::NoNames);
        }
        if !has(Column::Rank) && !has(Column::Rating) {
            lacking.push(TableProblem::NoRanks);
        }
        lacking
    }

    /// What is to be said of the table as a whole.
    #[must_use]
    pub fn notes(&self, table: &Table) -> Vec<Note> {
        let above = self.header.filter(|row| *row > 0).and_then(|row| table.rows.get(row));
        let above = above.map(|row| TableNote::AboveHeader { line: row.line }.into());
        let invisible = self.rows(table).filter(|row| row.cells.iter().any(|c| has_invisible(c)));
        let invisible = invisible.map(|row| TableNote::Invisible { line: row.line }.into());
        table.notes.iter().cloned().chain(above).chain(invisible.take(20)).collect()
    }

    /// Everybody below the header, each with what is wrong with their line. Somebody who stands there twice
    /// is told of at the second.
    #[must_use]
    pub fn people(&self, table: &Table) -> Vec<Person> {
        let mut people: Vec<Person> =
            self.rows(table).zip(1..).map(|(row, number)| self.person(row, number)).collect();
        let mut namesakes: HashMap<String, Vec<usize>> = HashMap::new();
        for place in 0..people.len() {
            let one = &people[place];
            let key = same_person_key(&one.entry.surname, &one.entry.first_name);
            let others = match namesakes.entry(key) {
                Slot::Occupied(slot) => slot.into_mut(),
                Slot::Vacant(slot) => slot.insert(Vec::new()),
            };
            let twice = others.iter().map(|other| &people[*other]);
            let twice = twice.into_iter().find(|other| other.entry.is_same_person(&one.entry));
            if let Some(first) = twice.filter(|_| !one.entry.surname.is_empty()).map(|o| o.line) {
                let name = one.entry.full_name();
                let problem = TableProblem::SamePerson { name, first }.into();
                let place_of = Place::line(one.line).field("name");
                people[place].faults.push(ReadFault { place: place_of, problem });
            }
            others.push(place);
        }
        people
    }

    fn person(&self, row: &TableRow, number: i32) -> Person {
        let nobody = Entry::new(EntryId(number), "", "", Rank::MIN);
        let mut reading = Reading { columns: self, row, given: Vec::new(), faults: Vec::new() };
        let entry = reading.entry(nobody);
        Person { line: row.line, entry, given: reading.given, faults: reading.faults }
    }
}

impl Person {
    /// Whether the list says how they stand.
    #[must_use]
    pub fn says_registration(&self) -> bool {
        self.given.contains(&Column::Registration)
    }

    /// Takes a rank that the list lacks from somebody who was asked.
    pub fn take_rank(&mut self, rank: Rank) {
        self.entry.rank = rank;
        self.entry.rating = Rating::of(rank);
        self.given.push(Column::Rank);
        self.faults.retain(|fault| fault.place.field != Column::Rank.name());
    }

    /// Somebody known with what the list says of them in place of what was known.
    #[must_use]
    pub fn onto(&self, was: &Entry) -> Entry {
        let mut now = was.clone();
        let new = &self.entry;
        for column in &self.given {
            match column {
                Column::Surname | Column::FirstName | Column::Name => {}
                Column::NativeName => now.native_name.clone_from(&new.native_name),
                Column::Rank => {
                    now.rank = new.rank;
                    now.grade.clone_from(&new.grade);
                }
                Column::Rating => {
                    now.rating = new.rating;
                    now.rating_origin.clone_from(&new.rating_origin);
                }
                Column::Country => now.country.clone_from(&new.country),
                Column::Club => now.club.clone_from(&new.club),
                Column::Pin => now.egf_pin.clone_from(&new.egf_pin),
                Column::Licence => now.ffg_licence.clone_from(&new.ffg_licence),
                Column::AgaId => now.aga_id.clone_from(&new.aga_id),
                // Who is here, and in which rounds, is known better at the desk.
                Column::Registration | Column::Rounds => {}
                Column::Correction => now.correction = new.correction,
            }
        }
        if was.rating_follows_rank() && !self.given.contains(&Column::Rating) {
            now.rating = Rating::of(now.rank);
        }
        if now.rating == was.rating {
            now.rating_origin.clone_from(&was.rating_origin);
        }
        now
    }
}

/// One row while it is read.
struct Reading<'a> {
    columns: &'a Columns,
    row: &'a TableRow,
    given: Vec<Column>,
    faults: Vec<ReadFault>,
}

impl Reading<'_> {
    fn fault(&mut self, column: Column, problem: impl Into<Problem>) {
        let place = Place::line(self.row.line).field(column.name());
        self.faults.push(ReadFault { place, problem: problem.into() });
    }

    /// A cell as it is meant, if anything is there: without the apostrophe that made it harmless, and
    /// without characters that nobody sees.
    fn cell(&mut self, column: Column) -> Option<String> {
        let place = self.columns.place_of(column)?;
        let cell = visible(unguarded(self.row.cell(place)));
        let odd = self.row.odd.iter().find(|(at, _)| *at == place).map(|(_, odd)| *odd);
        let value = shorten(&cell);
        match odd {
            Some(Odd::Date) => self.fault(column, TableProblem::Date { value }),
            Some(Odd::Merged) => self.fault(column, TableProblem::Merged),
            Some(Odd::Error) => self.fault(column, TableProblem::CellError { value }),
            None if cell.trim().is_empty() => {}
            None => {
                self.given.push(column);
                return Some(cell.trim().to_owned());
            }
        }
        None
    }

    fn text(&mut self, column: Column) -> String {
        let Some(cell) = self.cell(column) else { return String::new() };
        match check_name(&cell) {
            Ok(text) => text,
            Err(Fault::Missing) => String::new(),
            Err(fault) => {
                self.fault(column, Problem::Text(fault));
                String::new()
            }
        }
    }

    fn entry(&mut self, mut entry: Entry) -> Entry {
        self.names(&mut entry);
        self.strength(&mut entry);
        entry.native_name = Some(self.text(Column::NativeName)).filter(|name| !name.is_empty());
        entry.club = self.text(Column::Club);
        if let Some(cell) = self.cell(Column::Country).filter(|cell| !no_country(cell)) {
            match country(&cell) {
                Some(code) => code.clone_into(&mut entry.country),
                None => {
                    let value = shorten(&cell);
                    self.fault(Column::Country, TableProblem::NotACountry { value });
                }
            }
        }
        entry.egf_pin = self.cell(Column::Pin).filter(|pin| !is_nothing(pin)).unwrap_or_default();
        let right = entry.egf_pin.len() == 8 && entry.egf_pin.bytes().all(|b| b.is_ascii_digit());
        if !right && !entry.egf_pin.is_empty() {
            let value = shorten(&entry.egf_pin);
            self.fault(Column::Pin, TableProblem::NotAPin { value });
        }
        entry.ffg_licence = self.text(Column::Licence);
        entry.aga_id = self.text(Column::AgaId);
        self.taking_part(&mut entry);
        entry
    }

    fn names(&mut self, entry: &mut Entry) {
        entry.surname = self.text(Column::Surname);
        entry.first_name = self.text(Column::FirstName);
        let whole = self.text(Column::Name);
        if entry.surname.is_empty() && !whole.is_empty() {
            let (surname, first) = match whole.split_once(',') {
                Some((surname, first)) => (surname, first),
                None => whole.split_once(' ').unwrap_or((&whole, "")),
            };
            entry.surname = surname.trim().to_owned();
            entry.first_name = first.trim().to_owned();
        }
        if entry.surname.is_empty() {
            self.fault(Column::Surname, Problem::Missing);
        }
    }

    fn strength(&mut self, entry: &mut Entry) {
        let before = self.faults.len();
        let rank = self.cell(Column::Rank).filter(|rank| !is_nothing(rank));
        let rating = self.cell(Column::Rating).filter(|rating| !is_nothing(rating));
        let read_rank = rank.as_deref().map(str::parse::<Rank>);
        if let Some(Err(_)) = &read_rank {
            let value = shorten(rank.as_deref().unwrap_or_default());
            self.fault(Column::Rank, Problem::NotARank { value });
        }
        let value = rating.as_deref().map(|text| (text, text.replace(',', ".").parse::<f64>()));
        let (least, most) = (i64::from(Rating::MIN), i64::from(Rating::MAX));
        let read_rating = match value {
            Some((_, Ok(value))) if (least as f64..=most as f64).contains(&value) => {
                Some(Rating(value.round() as i32))
            }
            Some((text, _)) => {
                let value = shorten(text);
                self.fault(Column::Rating, Problem::NotANumber { value, least, most });
                None
            }
            None => None,
        };
        match (read_rank, read_rating) {
            (Some(Ok(rank)), rating) => {
                entry.rank = rank;
                entry.rating = rating.unwrap_or(Rating::of(rank));
                let text = text_of_grade(&rank, self.row, self.columns);
                entry.grade = text;
            }
            (None, Some(rating)) => {
                entry.rank = rating.rank();
                entry.rating = rating;
            }
            _ if self.faults.len() == before => self.fault(Column::Rank, TableProblem::NoStrength),
            _ => {}
        }
    }

    fn taking_part(&mut self, entry: &mut Entry) {
        if let Some(cell) = self.cell(Column::Registration) {
            let word = cell.to_lowercase();
            let begun =
                ["p", "v", "no", "nein", "non"].iter().any(|word_of| word.starts_with(word_of));
            if begun {
                entry.registration = Registration::Preliminary;
            }
        }
        if let Some(cell) = self.cell(Column::Rounds) {
            let plain = cell.strip_prefix(['r', 'R']).unwrap_or(&cell);
            match rounds(plain) {
                Some(participation) => entry.participation = participation,
                None => {
                    let allowed = "a list of rounds such as 1,2,4-6".to_owned();
                    let value = shorten(&cell);
                    self.fault(Column::Rounds, Problem::NotOneOf { value, allowed });
                }
            }
        }
        if let Some(cell) = self.cell(Column::Correction) {
            match cell.parse() {
                Ok(correction @ -9..=9) => entry.correction = correction,
                _ => {
                    let problem = Problem::NotANumber { value: shorten(&cell), least: -9, most: 9 };
                    self.fault(Column::Correction, problem);
                }
            }
        }
    }
}

/// A professional grade is kept as it was written; ranks need not be written twice.
fn text_of_grade(rank: &Rank, row: &TableRow, columns: &Columns) -> String {
    let cell = columns.place_of(Column::Rank).map_or("", |place| row.cell(place)).to_lowercase();
    let professional = cell.trim_end_matches("ro").ends_with('p') && cell != rank.to_string();
    if professional { cell } else { String::new() }
}

/// What people write where there is nothing.
fn is_nothing(cell: &str) -> bool {
    matches!(cell, "-" | "--" | "?" | "0" | "n/a" | "N/A")
}

/// What the lists of the federations write for no country.
fn no_country(cell: &str) -> bool {
    is_nothing(cell) || cell.eq_ignore_ascii_case("xx")
}

/// A cell without the apostrophe that made it harmless.
fn unguarded(cell: &str) -> &str {
    let risky = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];
    cell.strip_prefix('\'').filter(|inner| inner.starts_with(risky)).unwrap_or(cell)
}

/// Characters that turn or break text and that nobody sees.
const fn is_invisible(c: char) -> bool {
    matches!(
        c,
        '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'
            | '\u{2066}'..='\u{2069}' | '\u{feff}' | '\u{0}'..='\u{8}' | '\u{e}'..='\u{1f}'
            | '\u{7f}'..='\u{9f}'
    )
}

fn has_invisible(cell: &str) -> bool {
    cell.chars().any(is_invisible)
}

fn visible(cell: &str) -> String {
    cell.chars().filter(|c| !is_invisible(*c)).collect()
}
