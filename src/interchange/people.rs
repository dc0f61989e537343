//! Who is on a table, once it is known what its columns hold.

use std::collections::HashMap;
use std::collections::hash_map::Entry as Slot;

use rating::{Rank, Rating};
use tournament::{Entry, EntryId, same_person_key};

use super::column::{self, Column};
use super::reading::{Reading, has_invisible};
use super::table::{Table, TableNote, TableProblem, TableRow};
use super::team_columns::TeamCells;
use super::{Note, Place, ReadFault};

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
    /// What the list says of the team.
    pub team: TeamCells,
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

    pub(super) fn place_of(&self, column: Column) -> Option<usize> {
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
        let (entry, team) = (reading.entry(nobody), reading.team());
        Person { line: row.line, entry, team, given: reading.given, faults: reading.faults }
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
                Column::Rank if was.rank == new.rank && new.grade.is_empty() => {}
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
                Column::Partners => now.partners.list.clone_from(&new.partners.list),
                // Who is here, and in which rounds, is known better at the service; so are the teams.
                Column::Registration
                | Column::Rounds
                | Column::Team
                | Column::Board
                | Column::Captain => {}
                Column::Correction => now.correction = new.correction,
                Column::Category => now.category = new.category,
                Column::Sex => now.private.sex = new.private.sex,
                Column::BirthYear => now.private.birth_year = new.private.birth_year,
                Column::Fee => now.private.fee.clone_from(&new.private.fee),
                Column::Paid => now.private.paid = new.private.paid,
                Column::Meal => now.private.meal.clone_from(&new.private.meal),
                Column::Note => now.private.note.clone_from(&new.private.note),
                Column::Email => now.private.email.clone_from(&new.private.email),
                Column::Consent => now.private.consent = new.private.consent,
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
