//! The people of a table whose columns are known.

use super::column::{self, Column, header_words};
use super::names::{self, NameOrder};
use super::reading::{
    Reading, asks_for_missed, has_invisible, is_no_text, is_nothing, is_tick, round_of,
};
use super::table::{Table, TableProblem, TableRow};
use super::{
    ReadFault, countries::country, is_number, scales::RatingScale, team_columns::TeamCells,
};
use crate::prelude::*;

const HEADER_ROWS: usize = 10;

/// The order of a list without a header: OpenGotha's, continued as MacMahon's.
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

/// The columns of the numbers of [`ListKind::ALL`].
const NUMBERS: [Column; 3] = [Column::Pin, Column::Licence, Column::AgaId];

/// Whether a cell without a header is a rank, or a doubtful one such as `5k?` or `beginner`.
pub(super) fn is_rank(cell: &str) -> bool {
    let doubtful = || cell.ends_with('?') && cell.starts_with(|c: char| c.is_ascii_digit());
    cell.parse::<Rank>().is_ok()
        || Rank::is_beginner(cell)
        || (doubtful() && Rank::guess(cell).is_some())
}

/// The columns of a list without a header, by most of their cells; the remaining text columns are names and clubs,
/// in OpenGotha's order.
fn by_contents(table: &Table, width: usize) -> Vec<Option<Column>> {
    let mut taken: Vec<Option<Column>> = vec![None; width];
    let cells = |place: usize| {
        let cells = table.rows.iter().map(move |row| row.cell(place));
        cells.filter(|cell| !is_no_text(cell))
    };
    type Holds<'a> = &'a dyn Fn(&str) -> bool;
    let most = |place: usize, holds: Holds<'_>| {
        let (all, right) = (cells(place).count(), cells(place).filter(|cell| holds(cell)).count());
        right * 2 > all
    };
    let kinds: [(Column, Holds<'_>); 5] = [
        (Column::Rank, &is_rank),
        (Column::Pin, &|cell| is_number(cell, 8..=8)),
        (Column::Email, &|cell| cell.contains('@')),
        (Column::Rating, &|cell| {
            RatingScale::European.read(cell).is_some_and(|r| r >= Rating(100))
        }),
        (Column::Country, &|cell| country(cell).is_some()),
    ];
    for (column, holds) in kinds {
        // A surname may be the name of a country: where countries are written out, names come first.
        let short = column != Column::Country || most(0, &|cell| cell.len() < 4);
        let from = usize::from(!short);
        let found = (from..width).find(|at| taken[*at].is_none() && most(*at, holds));
        found.into_iter().for_each(|at| taken[at] = Some(column));
    }
    let is_text = |place: &usize| most(*place, &|cell| cell.chars().any(char::is_alphabetic));
    let texts: Vec<usize> = (0..width).filter(|at| taken[*at].is_none() && is_text(at)).collect();
    let whole = texts.len() == 1
        || texts.first().is_some_and(|at| most(*at, &|cell| cell.contains([' ', ','])));
    let names: &[Column] = match whole {
        true => &[Column::Name, Column::Club],
        false => &[Column::Surname, Column::FirstName, Column::Club],
    };
    texts.iter().zip(names).for_each(|(at, column)| taken[*at] = Some(*column));
    for (at, column) in ORDER.iter().enumerate().take(width) {
        if taken[at].is_none() && !taken.contains(&Some(*column)) && !(whole && at < 2) {
            taken[at] = Some(*column);
        }
    }
    taken
}

/// Takes a column of surnames for whole names where there are no given names and most cells have several words, and
/// one of ratings, such as `Classement`, for ranks where there are none and most cells are ranks.
fn by_cells(table: &Table, header: Option<usize>, taken: &mut [Option<Column>]) {
    let mut take = |headed: Column, besides: Column, now: Column, holds: &dyn Fn(&str) -> bool| {
        let at = taken.iter().position(|column| *column == Some(headed));
        let Some(at) = at.filter(|_| !taken.contains(&Some(besides))) else { return };
        let cells = table.rows.iter().skip(header.map_or(0, |row| row + 1)).map(|row| row.cell(at));
        let cells: Vec<&str> = cells.map(str::trim).filter(|cell| !cell.is_empty()).collect();
        if cells.iter().filter(|cell| holds(cell)).count() * 2 > cells.len() {
            taken[at] = Some(now);
        }
    };
    let is_whole = |cell: &str| cell.contains([' ', ',', '，']);
    take(Column::Surname, Column::FirstName, Column::Name, &is_whole);
    take(Column::Rating, Column::Rank, Column::Rank, &is_rank);
}

/// The assumed meaning of a table's columns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Columns {
    /// The row of the header, from 0, if there is one.
    pub header: Option<usize>,
    /// The contents of each column; `None` where it is not used.
    pub taken: Vec<Option<Column>>,
    /// Which part of the names is first; `None` where it matters and is unknown.
    pub names: Option<NameOrder>,
    /// Whether headings tell surnames and given names apart.
    pub names_headed: bool,
    /// Whether the column of rounds has those that are missed.
    pub rounds_missed: bool,
    /// The columns of rounds that have one each, with the round.
    pub rounds_ticked: Vec<(usize, RoundNo)>,
    /// The scale of the ratings; `None` if it is unknown.
    pub scale: Option<RatingScale>,
    /// Difference in ranks that a rating may have from the rank of its line.
    pub gap: i32,
    pub far: FarRatings,
}

go::named! {
    /// The treatment of ratings far from the rank of their line.
    pub enum FarRatings {
        /// Each is a fault of its line.
        Ask = "ask",
        Keep = "keep",
        /// They are replaced by the rank's own rating.
        OfRank = "rank",
    }
}

/// The default of `gap`.
const USUAL_GAP: i32 = 5;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    pub line: usize,
    /// The person's data on the list; a missing rank is 30k.
    pub entry: Entry,
    pub team: TeamCells,
    /// The valid columns of the person that are not empty.
    pub given: Vec<Column>,
    pub faults: Vec<ReadFault>,
    /// The rank that a doubtful one most likely means.
    pub likely: Option<Rank>,
    /// Whether no other line of the list has that name.
    pub alone: bool,
}

impl Columns {
    /// The most likely contents of the columns: by their header, else in OpenGotha's order.
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
            taken = by_contents(table, width);
        }
        taken.resize(width, None);
        by_cells(table, header, &mut taken);
        let mut columns = Self {
            header,
            taken,
            names: None,
            names_headed: false,
            rounds_missed: false,
            rounds_ticked: Vec::new(),
            scale: None,
            gap: USUAL_GAP,
            far: FarRatings::Ask,
        };
        columns.decide(table, &|_, _| false);
        columns
    }

    /// Decides which part of the names is first and the scale of the ratings, each for the column as a whole.
    /// `is_known` tells whether a person of that surname and given name is known.
    pub fn decide(&mut self, table: &Table, is_known: &dyn Fn(&str, &str) -> bool) {
        let heading = |column| self.place_of(column).map(|place| self.header_of(table, place));
        let words = |column| heading(column).map(header_words);
        let headed = words(Column::Surname) != words(Column::FirstName);
        let missed = heading(Column::Rounds).is_some_and(asks_for_missed);
        (self.names_headed, self.rounds_missed) = (headed, missed);
        let cells = |column: Column| {
            let place = self.place_of(column);
            self.rows(table).map(move |row| place.map_or("", |place| row.cell(place)))
        };
        let heading = self.place_of(Column::Name).map_or("", |place| self.header_of(table, place));
        let names: Vec<String> = self.whole_names(table).collect();
        let order = names::of_column(heading, names.iter().map(String::as_str), is_known);
        let rated = cells(Column::Rank).zip(cells(Column::Rating));
        let rated = rated.filter(|(_, cell)| !is_nothing(cell));
        let rated: Vec<_> = rated.map(|(rank, cell)| (rank.parse().ok(), cell)).collect();
        self.scale = RatingScale::of_column(&rated, self.scale_suggested(table));
        let below = |at: usize| self.rows(table).map(move |row| row.cell(at));
        let rounds = (0..self.taken.len()).filter(|at| self.taken[*at] == Some(Column::Rounds));
        let rounds = rounds.filter_map(|at| Some((at, round_of(self.header_of(table, at))?)));
        let rounds: Vec<_> = rounds.collect();
        // Other numbers are of games: `5+`, `0.5`.
        let of_game = |cell: &str| !is_tick(cell) && cell.contains(char::is_numeric);
        let games = rounds.iter().any(|(at, _)| below(*at).any(of_game));
        let (ticked, others): (_, Vec<_>) =
            rounds.into_iter().partition(|(at, _)| !games && below(*at).all(is_tick));
        let repeated = |pair: [usize; 2]| names::by_repeats(pair.map(below));
        let order = order.or_else(|| self.name_pair().and_then(repeated));
        (self.names, self.rounds_ticked) = (order, ticked);
        others.into_iter().for_each(|(at, _)| self.taken[at] = None);
        if let Some(order) = self.names {
            self.turn(order);
        }
    }

    /// The columns of surnames and given names that no header tells apart, the first first.
    pub fn name_pair(&self) -> Option<[usize; 2]> {
        let (one, other) = (self.place_of(Column::Surname)?, self.place_of(Column::FirstName)?);
        (!self.names_headed).then_some([one.min(other), one.max(other)])
    }

    /// Sets the order of the names.
    pub fn turn(&mut self, order: NameOrder) {
        self.names = Some(order);
        if let Some([one, other]) = self.name_pair() {
            let surname_first = order == NameOrder::SurnameFirst;
            let (surname, given) = if surname_first { (one, other) } else { (other, one) };
            self.taken[surname] = Some(Column::Surname);
            self.taken[given] = Some(Column::FirstName);
        }
    }

    fn whole_names<'a>(&'a self, table: &'a Table) -> impl Iterator<Item = String> + 'a {
        let (pair, place) = (self.name_pair(), self.place_of(Column::Name));
        self.rows(table).map(move |row| match (pair, place) {
            (Some(pair), _) => pair.map(|at| row.cell(at)).join(" "),
            (None, Some(place)) => row.cell(place).to_owned(),
            _ => String::new(),
        })
    }

    /// The whole names whose split depends on the order of the column, split in that order.
    pub fn split<'a>(
        &'a self,
        table: &'a Table,
        order: NameOrder,
    ) -> impl Iterator<Item = (String, String)> + 'a {
        let named = self.rows(table).zip(self.whole_names(table));
        let named = named.filter(|(_, name)| names::depends(name));
        named.map(move |(row, name)| match (self.name_pair(), order) {
            (None, _) => order.split(&name),
            (Some(pair), order) => {
                let [one, other] = pair.map(|at| row.cell(at).to_owned());
                if order == NameOrder::SurnameFirst { (one, other) } else { (other, one) }
            }
        })
    }

    fn scale_suggested(&self, table: &Table) -> Option<RatingScale> {
        let place = self.place_of(Column::Rating)?;
        let heading = header_words(self.header_of(table, place)).concat();
        let numbered = |column| self.place_of(column).is_some();
        match () {
            () if heading.contains("egf") || numbered(Column::Pin) => Some(RatingScale::European),
            () if heading.contains("echelle") || heading.contains("ffg") => {
                Some(RatingScale::French)
            }
            () if heading.contains("aga") || numbered(Column::AgaId) => Some(RatingScale::American),
            () if numbered(Column::Licence) => Some(RatingScale::French),
            () => None,
        }
    }

    /// The header's cell above a column; empty without a header.
    pub fn header_of<'a>(&self, table: &'a Table, place: usize) -> &'a str {
        self.header.and_then(|row| table.rows.get(row)).map_or("", |row| row.cell(place))
    }

    /// Whether a column below a header is unused, other than a mere row number.
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

    /// The columns missing to identify people: names, and ranks or ratings.
    pub fn lacking(&self) -> Vec<TableProblem> {
        let has = |column| self.place_of(column).is_some();
        let mut lacking = Vec::new();
        if !has(Column::Surname) && !has(Column::Name) {
            lacking.push(TableProblem::NoNames);
        }
        if !has(Column::Rank) && !has(Column::Rating) {
            lacking.push(TableProblem::NoRanks);
        }
        if self.scale.is_none() {
            lacking.push(TableProblem::NoScale);
        }
        lacking
    }

    pub fn notes(&self, table: &Table) -> Vec<Note> {
        let above = self.header.filter(|row| *row > 0).and_then(|row| table.rows.get(row));
        let above = above.map(|row| Note::AboveHeader { line: row.line });
        let invisible = self.rows(table).filter(|row| row.cells.iter().any(|c| has_invisible(c)));
        let invisible = invisible.map(|row| Note::Invisible { line: row.line });
        let other = self.scale.filter(|scale| *scale != RatingScale::European);
        let scale = other.map(|scale| Note::OfScale { scale: scale.name() });
        table.notes.iter().cloned().chain(above).chain(invisible.take(20)).chain(scale).collect()
    }

    /// A note that the surname was assumed to be the last part of names.
    pub(super) fn surname_assumed(&self, table: &Table) -> Option<Note> {
        let order = match self.name_pair() {
            Some(_) => NameOrder::SurnameFirst,
            None => NameOrder::GivenFirst,
        };
        let mut names = self.whole_names(table).filter(|_| self.names.is_none());
        let whole = names.find(|name| names::depends(name))?;
        let (surname, _) = self.split(table, order).next()?;
        Some(Note::SurnameAssumed { whole, surname })
    }

    /// A note that a rating far from the rank was kept.
    pub(super) fn far_rating(&self, person: &Person) -> Option<Note> {
        let Entry { rank, rating, .. } = person.entry;
        let far = person.entry.ranks_above_rating().abs() > self.gap;
        let (line, of, rank) = (person.line, rating.rank().to_string(), rank.to_string());
        far.then_some(Note::FarRating { line, rating: rating.0, of, rank })
    }

    /// All people below the header, each with the faults of their line. A person who occurs twice has a note at the
    /// second line.
    pub fn people(&self, table: &Table) -> Vec<Person> {
        let mut people: Vec<Person> =
            self.rows(table).zip(1..).map(|(row, number)| self.person(row, number)).collect();
        let mut namesakes: HashMap<String, Vec<usize>> = HashMap::new();
        let mut numbers: HashMap<(ListKind, String), usize> = HashMap::new();
        for place in 0..people.len() {
            for (kind, column) in ListKind::ALL.into_iter().zip(NUMBERS) {
                let (line, number) =
                    (people[place].line, people[place].entry.number_in(kind).to_owned());
                if number.is_empty() {
                    continue;
                }
                let first = *numbers.entry((kind, number.clone())).or_insert(line);
                if first != line {
                    let problem = TableProblem::NumberTwice { number, first }.into();
                    let place_of = Place::line(line).field(column.name());
                    people[place].faults.push(ReadFault { place: place_of, problem });
                }
            }
            let one = &people[place];
            let key = same_person_key(&one.entry.surname, &one.entry.first_name);
            let others = namesakes.entry(key).or_default();
            let mut known = others.iter().map(|other| &people[*other]);
            let twice = known.find(|other| other.entry.is_same_person(&one.entry));
            if let Some(first) = twice.filter(|_| !one.entry.surname.is_empty()).map(|o| o.line) {
                let name = one.entry.full_name();
                let problem = TableProblem::SamePerson { name, first }.into();
                let place_of = Place::line(one.line).field("name");
                people[place].faults.push(ReadFault { place: place_of, problem });
            }
            others.push(place);
        }
        let shared = namesakes.into_values().filter(|places| places.len() > 1).flatten();
        shared.for_each(|place| people[place].alone = false);
        people
    }

    fn person(&self, row: &TableRow, number: i32) -> Person {
        let nobody = Entry::new(EntryId(number), "", "", Rank::MIN);
        let (given, faults, likely, withdrawn) = (Vec::new(), Vec::new(), None, false);
        let mut reading = Reading { columns: self, row, given, faults, likely, withdrawn };
        let (entry, team) = (reading.entry(nobody), reading.team());
        let Reading { given, faults, likely, .. } = reading;
        Person { line: row.line, entry, team, given, faults, likely, alone: true }
    }
}

impl Person {
    /// The position among those entries. A list may give another rank to a person whose name occurs once in both.
    pub fn among(&self, known: &KnownPeople, entries: &[Entry]) -> Option<usize> {
        let only = || known.find_only(entries, &self.entry).filter(|_| self.alone);
        known.find(entries, &self.entry).or_else(only)
    }

    /// Removes the federations' numbers: they are another person's.
    pub fn drop_numbers(&mut self) {
        self.given.retain(|column| !NUMBERS.contains(column));
        let Entry { egf_pin, ffg_licence, aga_id, .. } = &mut self.entry;
        [egf_pin, ffg_licence, aga_id].into_iter().for_each(String::clear);
    }

    pub fn says_registration(&self) -> bool {
        self.given.contains(&Column::Registration)
    }

    /// Sets a rank that the list lacks, as it was entered afterwards.
    pub fn take_rank(&mut self, rank: Rank) {
        self.entry.rank = rank;
        self.entry.rating = Rating::of(rank);
        self.given.push(Column::Rank);
        self.faults.retain(|fault| fault.place.field != Column::Rank.name());
    }

    /// A known entry, updated by the person's data on the list.
    #[must_use]
    pub fn onto(&self, was: &Entry) -> Entry {
        let mut now = was.clone();
        let new = &self.entry;
        for column in &self.given {
            match column {
                Column::Surname | Column::FirstName | Column::Prefix | Column::Name => {}
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
                // The event has newer data on presence, rounds and teams.
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
