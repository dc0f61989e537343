//! A list before it is entered: what each column was taken for, and what becomes of everybody on it.

use std::collections::{HashMap, HashSet};

use crate::interchange::{Column, Columns, Person, Problem, Table, TableProblem, tell_of_teams};
use crate::tournament::{KnownPeople, Tournament};
use crate::web::{Form, Lang, Message};

use crate::web::views::read_faults::said;

/// How many people are shown; all of them are entered.
const SHOWN: usize = 1000;

/// How many of those without a rank are asked about at once.
const ASKED: usize = 40;

/// A column of the list.
pub(super) struct ColumnRow {
    pub(super) field: String,
    pub(super) header: String,
    pub(super) sample: String,
    pub(super) taken: &'static str,
    pub(super) unused: bool,
}

/// Somebody on the list.
pub(super) struct PersonRow {
    pub(super) line: usize,
    pub(super) name: String,
    pub(super) rank: String,
    pub(super) rating: String,
    pub(super) from: String,
    pub(super) numbers: String,
    pub(super) state: String,
    pub(super) faults: Vec<String>,
    pub(super) left_out: bool,
    /// The field that asks for the rank, with what was typed.
    pub(super) ask: Option<(String, String)>,
}

/// A list and what the form says of it.
pub(super) struct Preview {
    pub(super) columns: Vec<ColumnRow>,
    pub(super) answers: Vec<(&'static str, String)>,
    pub(super) lacking: Vec<String>,
    pub(super) notes: Vec<String>,
    pub(super) people: Vec<PersonRow>,
    pub(super) more: usize,
    pub(super) new: usize,
    pub(super) known: usize,
    pub(super) wrong: usize,
}

/// The columns as they were chosen, else as the list most likely means them.
pub(super) fn columns_of(table: &Table, form: &Form) -> Columns {
    let mut columns = Columns::of(table);
    if !form.value("chosen").is_empty() {
        for (place, taken) in columns.taken.iter_mut().enumerate() {
            *taken = Column::named(form.value(&format!("column-{place}")));
        }
    }
    columns
}

/// Everybody on the list who is not left out, those without a rank with the one that was typed.
pub(super) fn people_of(
    event: &Tournament,
    table: &Table,
    columns: &Columns,
    form: &Form,
) -> Vec<Person> {
    let left_out: HashSet<usize> = form.values("skip").filter_map(|no| no.parse().ok()).collect();
    let mut people = columns.people(table);
    people.retain(|person| !left_out.contains(&person.line));
    for person in &mut people {
        let typed = form.value(&format!("rank-{}", person.line));
        if let (true, Ok(rank)) = (lacks_strength(person), typed.parse()) {
            person.take_rank(rank);
        }
    }
    tell_of_teams(&mut people, &event.entries, &event.teams);
    people
}

fn lacks_strength(person: &Person) -> bool {
    let lacks = |problem: &Problem| {
        matches!(
            problem,
            Problem::Table(TableProblem::NoStrength | TableProblem::Date { .. })
                | Problem::NotARank { .. }
        )
    };
    person.faults.iter().any(|fault| lacks(&fault.problem))
}

impl Preview {
    /// What a page shows of a list.
    pub(super) fn of(
        t: Lang,
        tournament: &Tournament,
        table: &Table,
        columns: &Columns,
        form: &Form,
    ) -> Self {
        let staying = people_of(tournament, table, columns, form);
        let stays: HashSet<usize> = staying.iter().map(|person| person.line).collect();
        let known = KnownPeople::of(&tournament.entries);
        let is_known = |person: &&Person| known.find(&tournament.entries, &person.entry).is_some();
        let all = columns.people(table);
        let mut asked = 0;
        let now: HashMap<usize, &Person> = staying.iter().map(|one| (one.line, one)).collect();
        let now = |person: &Person| now.get(&person.line).copied();
        // What wants a look comes first, also of a list longer than the page.
        let mut order: Vec<&Person> = all.iter().collect();
        let is_right = |person: &Person| person.faults.is_empty();
        order.sort_by_key(|person| is_right(person) && now(person).is_none_or(is_right));
        let rows = order.into_iter().take(SHOWN).map(|person| {
            let now = now(person).unwrap_or(person);
            let mut row = row(t, tournament, &known, now);
            row.left_out = !stays.contains(&person.line);
            if lacks_strength(person) && asked < ASKED {
                asked += 1;
                let field = format!("rank-{}", person.line);
                let typed = form.value(&field).to_owned();
                row.ask = Some((field, typed));
            }
            row
        });
        let people = rows.collect();
        let right = |person: &&Person| person.faults.is_empty();
        let right_ones = staying.iter().filter(right).count();
        let old = staying.iter().filter(right).filter(is_known).count();
        let answer = |column: Column| (column.name(), column_words(t, column));
        Self {
            columns: column_rows(table, columns),
            answers: Column::ALL.map(answer).into(),
            lacking: columns.lacking().into_iter().map(|lack| said(t, &lack.into())).collect(),
            notes: columns.notes(table).iter().map(|one| t.sentence(&one.sentence())).collect(),
            people,
            more: all.len().saturating_sub(SHOWN),
            new: right_ones - old,
            known: old,
            wrong: staying.iter().filter(|person| !person.faults.is_empty()).count(),
        }
    }

    /// Whether it can be entered as it stands.
    pub(super) fn is_right(&self) -> bool {
        self.lacking.is_empty() && self.wrong == 0 && self.new + self.known > 0
    }
}

fn column_rows(table: &Table, columns: &Columns) -> Vec<ColumnRow> {
    let row = |(place, taken): (usize, &Option<Column>)| {
        let mut samples = columns.rows(table).map(|row| row.cell(place));
        ColumnRow {
            field: format!("column-{place}"),
            header: columns.header_of(table, place).to_owned(),
            sample: samples.find(|cell| !cell.is_empty()).unwrap_or_default().to_owned(),
            taken: taken.map_or("", Column::name),
            unused: columns.is_unused(table, place),
        }
    };
    let rows = columns.taken.iter().enumerate().map(row);
    rows.filter(|row| !row.header.is_empty() || !row.sample.is_empty()).collect()
}

fn column_words(t: Lang, column: Column) -> String {
    t.text(&format!("list-column-{}", column.name()))
}

fn row(t: Lang, tournament: &Tournament, known: &KnownPeople, person: &Person) -> PersonRow {
    let entry = &person.entry;
    let there = known.find(&tournament.entries, entry).map(|place| &tournament.entries[place]);
    let state = match there {
        None => t.text("list-new"),
        Some(was) if *was == person.onto(was) => t.with("list-same", [("no", was.id)]),
        Some(was) => t.with("list-changes", (("no", was.id.to_string()), ("name", t.person(was)))),
    };
    let rank = match t.rank(entry.rank) {
        rank if entry.grade.is_empty() => rank,
        rank => t.with("list-plays-as", (("grade", entry.grade.clone()), ("rank", rank))),
    };
    PersonRow {
        line: person.line,
        name: entry.full_name(),
        rank: if lacks_strength(person) { String::new() } else { rank },
        rating: if lacks_strength(person) { String::new() } else { entry.rating.to_string() },
        from: t.listed([&entry.club, &entry.country, &person.team.team]),
        numbers: t.listed([&entry.egf_pin, &entry.ffg_licence, &entry.aga_id]),
        state,
        faults: person
            .faults
            .iter()
            .map(|fault| {
                let field = fault.place.field.to_string();
                let column = Column::named(&field).map(|one| column_words(t, one));
                t.labelled(&column.unwrap_or(field), &said(t, &fault.problem))
            })
            .collect(),
        left_out: false,
        ask: None,
    }
}
