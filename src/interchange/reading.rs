//! One row of a list as the person it is.

use rating::{Rank, Rating};
use tournament::{
    BIRTH_YEARS, Categories, Entry, Fault, MOST_IN_SQUAD, Partners, Private, Registration, Sex,
    check_email, check_name, is_unseen,
};

use super::column::Column;
use super::countries::country;
use super::error::shorten;
use super::macmahon::rounds;
use super::people::Columns;
use super::table::{Odd, TableProblem, TableRow};
use super::team_columns::TeamCells;
use super::{Place, Problem, ReadFault};

/// One row while it is read.
pub(super) struct Reading<'a> {
    pub(super) columns: &'a Columns,
    pub(super) row: &'a TableRow,
    pub(super) given: Vec<Column>,
    pub(super) faults: Vec<ReadFault>,
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
            // Of a birthday only the year is kept.
            Some(Odd::Date) if column == Column::BirthYear => {
                self.given.push(column);
                return Some(cell.trim().to_owned());
            }
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

    /// The person, as far as nothing is wrong.
    pub(super) fn entry(&mut self, mut entry: Entry) -> Entry {
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
        match Partners::parse(&self.cell(Column::Partners).unwrap_or_default()) {
            Ok(partners) => entry.partners.list = partners,
            Err(fault) => self.fault(Column::Partners, Problem::Partner(fault)),
        }
        self.taking_part(&mut entry);
        self.private(&mut entry.private);
        entry
    }

    /// What is said of the team, as far as nothing is wrong.
    pub(super) fn team(&mut self) -> TeamCells {
        let team = self.text(Column::Team);
        let captain = self.cell(Column::Captain).is_some_and(|cell| is_yes(&cell));
        let board = self.cell(Column::Board).filter(|board| !is_nothing(board));
        let board = board.and_then(|cell| match cell.parse() {
            Ok(board @ 1..=MOST_IN_SQUAD) => Some(board),
            _ => {
                let (value, most) = (shorten(&cell), MOST_IN_SQUAD as i64);
                self.fault(Column::Board, Problem::NotANumber { value, least: 1, most });
                None
            }
        });
        TeamCells { team, board, captain }
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

    /// What only the organiser knows.
    fn private(&mut self, private: &mut Private) {
        private.fee = self.text(Column::Fee);
        private.meal = self.text(Column::Meal);
        private.note = self.text(Column::Note);
        private.paid = self.cell(Column::Paid).is_some_and(|cell| is_yes(&cell));
        private.consent = self.cell(Column::Consent).is_some_and(|cell| is_yes(&cell));
        if let Some(cell) = self.cell(Column::Email).filter(|cell| !is_nothing(cell)) {
            match check_email(&cell) {
                Some(address) => private.email = address,
                None => self.not_one_of(Column::Email, &cell, "an address such as anna@go.example"),
            }
        }
        if let Some(cell) = self.cell(Column::Sex).filter(|cell| !is_nothing(cell)) {
            match sex(&cell) {
                Some(sex) => private.sex = sex,
                None => self.not_one_of(Column::Sex, &cell, "f or m"),
            }
        }
        if let Some(cell) = self.cell(Column::BirthYear).filter(|cell| !is_nothing(cell)) {
            match birth_year(&cell) {
                Some(year) => private.birth_year = Some(year),
                None => self.not_one_of(Column::BirthYear, &cell, "a year such as 2008"),
            }
        }
    }

    fn not_one_of(&mut self, column: Column, cell: &str, allowed: &str) {
        let (value, allowed) = (shorten(cell), allowed.to_owned());
        self.fault(column, Problem::NotOneOf { value, allowed });
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
        if let Some(cell) = self.cell(Column::Category).filter(|cell| !is_nothing(cell)) {
            match cell.parse() {
                Ok(category @ 1..=Categories::MOST) => entry.category = Some(category),
                _ => {
                    let (value, most) = (shorten(&cell), Categories::MOST.into());
                    self.fault(Column::Category, Problem::NotANumber { value, least: 1, most });
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

/// Yes as lists say it, in nine languages, or a tick.
fn is_yes(cell: &str) -> bool {
    let word = cell.to_lowercase();
    let yes = [
        "yes", "y", "ja", "j", "oui", "o", "si", "s", "sí", "sì", "tak", "t", "ano", "a", "true",
        "wahr",
    ];
    yes.contains(&word.as_str()) || matches!(word.as_str(), "1" | "x" | "✓" | "✔")
}

/// The sex that a letter or a word says; nothing for another.
fn sex(cell: &str) -> Option<Option<Sex>> {
    let word = cell.to_lowercase();
    match word.as_str() {
        "f" | "w" | "female" | "woman" | "girl" | "weiblich" | "frau" | "femme" | "féminin"
        | "vrouw" | "v" | "kvinde" | "k" | "mujer" | "femenino" | "donna" | "kobieta" | "žena"
        | "ž" | "z" => Some(Some(Sex::Female)),
        "m" | "male" | "man" | "boy" | "männlich" | "mann" | "herr" | "homme" | "masculin"
        | "h" | "mand" | "hombre" | "masculino" | "uomo" | "mężczyzna" | "muž" => {
            Some(Some(Sex::Male))
        }
        "d" | "x" | "divers" | "other" | "autre" => Some(None),
        _ => None,
    }
}

/// A year, alone or in a date.
fn birth_year(cell: &str) -> Option<i32> {
    let mut years = cell.split(|c: char| !c.is_ascii_digit()).filter(|digits| digits.len() == 4);
    years.next()?.parse().ok().filter(|year| BIRTH_YEARS.contains(year))
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

/// Characters that turn or break text and that nobody sees, and control characters.
fn is_invisible(c: char) -> bool {
    let control = matches!(c, '\u{0}'..='\u{8}' | '\u{e}'..='\u{1f}' | '\u{7f}'..='\u{9f}');
    control || is_unseen(c)
}

pub(super) fn has_invisible(cell: &str) -> bool {
    cell.chars().any(is_invisible)
}

fn visible(cell: &str) -> String {
    cell.chars().filter(|c| !is_invisible(*c)).collect()
}
