//! Lists of participants: written in OpenGotha's order, read in any order.

use super::csv::{harmless, who_and_how_strong};
use super::table::{self, TableRow};
use super::team_columns::{TeamCellsOf, add_team_faults, teams_with};
use super::{Columns, Export, FarRatings, Table, column::Column, countries::country, is_number};
use crate::prelude::*;
use ::csv::WriterBuilder;
use std::cmp::Reverse;

/// Reads the table of such a list, for [`Columns`] to be chosen.
pub use super::table::read as table;

const MOST: usize = 20_000;

/// A list of players to be added to a tournament. Entries are numbered from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Participants {
    pub entries: Vec<Entry>,
    pub teams: Teams,
    /// Assumptions, and data that were not kept.
    pub notes: Vec<Note>,
}

impl Participants {
    /// A new event of these people on that day, with the usual settings.
    pub fn into_tournament(self, name: &str, day: NaiveDate) -> Tournament {
        let settings = preset(System::McMahon, Federation::Egf, name, day);
        Tournament { entries: self.entries, teams: self.teams, ..Tournament::new(settings) }
    }
}

/// Writes all players by rank, then by name, as OpenGotha does: UTF-8, an empty first line, a header, a semicolon
/// after each cell.
pub fn write(tournament: &Tournament) -> Export {
    let mut entries: Vec<&Entry> = tournament.entries.iter().collect();
    entries.sort_by_key(|entry| (Reverse(entry.rank), &entry.surname, &entry.first_name));
    let mut writer = WriterBuilder::new().delimiter(b';').from_writer(b"\n".to_vec());
    let teams = TeamCellsOf::of(tournament);
    let mut row = |cells: [&str; 5], of_team: Vec<String>| {
        let cells = cells.map(str::to_owned).into_iter().chain(of_team);
        let cells = cells.map(|cell| harmless(&cell)).chain([String::new()]);
        writer.write_record(cells).expect("a vector takes every row, all of one length");
    };
    row(["Name", "FirstName", "Rank", "Country", "Club"], teams.header());
    for entry in entries {
        let rank = entry.rank.to_string().to_uppercase();
        let cells = [&entry.surname, &entry.first_name, &rank, &entry.country, &entry.club];
        row(cells.map(String::as_str), teams.cells(entry.id));
    }
    let bytes = writer.into_inner().expect("flushing into a vector cannot fail");
    Export::of(
        tournament,
        "-participants.csv",
        bytes,
        Vec::from_iter(Note::partners_not_said(tournament)),
    )
}

/// Reads a list whose columns have a header or are in OpenGotha's order, all or nothing. [`ReadError`] has line and
/// column of every fault.
pub fn read(bytes: &[u8]) -> Result<Participants, ReadError> {
    let table = table::read(bytes)?;
    // A program that reads a list cannot be asked: assumptions are noted.
    let columns = Columns { far: FarRatings::Keep, ..Columns::of(&table) };
    let mut faults = Faults::default();
    let mut notes = columns.notes(&table);
    notes.extend(columns.surname_assumed(&table));
    let unused = (0..columns.taken.len()).filter(|place| columns.is_unused(&table, *place));
    let headings = unused.map(|place| shorten(columns.header_of(&table, place)));
    let headed = headings.filter(|heading| !heading.is_empty());
    notes.extend(headed.map(|heading| Note::UnusedColumn { heading }));
    for problem in columns.lacking() {
        faults.add(Place::file(), problem.into());
    }
    let mut people = columns.people(&table);
    if people.is_empty() {
        let format = "a list of participants".to_owned();
        faults.add(Place::file(), Problem::NothingOf { format });
    }
    people.truncate(MOST);
    add_team_faults(&mut people, &[], &Teams::default());
    let rows: Vec<_> = people.iter().map(|person| person.of_team(person.entry.id)).collect();
    let teams = teams_with(&Teams::default(), &rows).unwrap_or_default();
    let mut entries = Vec::new();
    for person in people {
        notes.extend(columns.far_rating(&person));
        if person.entry.participation == Participation::NONE {
            let (line, name) = (person.line, person.entry.full_name());
            notes.push(Note::PlaysNoRound { line, name });
        }
        person.faults.into_iter().for_each(|fault| faults.add(fault.place, fault.problem));
        entries.push(person.entry);
    }
    faults.unless_any(Participants { entries, teams, notes })
}

/// Whether a text without many columns is a list: most lines are a person with a rank.
pub(super) fn is_list(bytes: &[u8]) -> bool {
    table::read(bytes).is_ok_and(|table| {
        let columns = Columns::of(&table);
        let people = columns.people(&table);
        let right = people.iter().filter(|person| person.faults.is_empty()).count();
        columns.lacking().is_empty() && right > 0 && right * 2 >= people.len()
    })
}

/// The people of a tournament as such a table: who they are and how strong, without their data in that event.
pub fn table_of(tournament: &Tournament) -> Table {
    let teams = TeamCellsOf::of(tournament);
    let cells = |entry: &Entry| {
        // Values that a list of players may not have are left out, without a fault.
        let mut known = entry.clone();
        known.country = country(&entry.country).unwrap_or_default().to_owned();
        known.egf_pin = Some(known.egf_pin).filter(|pin| is_number(pin, 8..=8)).unwrap_or_default();
        who_and_how_strong(&known).into_iter().chain(teams.cells(entry.id)).collect()
    };
    let is_said =
        |one: &Column| *one <= Column::AgaId && !matches!(one, Column::Prefix | Column::Name);
    let said = Column::ALL.into_iter().filter(is_said).map(|column| column.name().to_owned());
    let header = said.chain(teams.header()).collect();
    let rows = std::iter::once(header).chain(tournament.entries.iter().map(cells)).zip(1..);
    let rows = rows.map(|(cells, line)| TableRow { line, cells, odd: Vec::new() }).collect();
    let players = tournament.entries.len();
    Table { rows, notes: vec![Note::OfTournament { players }] }
}
