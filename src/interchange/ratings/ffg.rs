//! The French list: fixed columns, ISO-8859-1; counted from 0, name 0–38, rating 38–43, status 44, licence
//! 46–53, club 54–58, country 59–61. Its ratings are 2050 below the European ones.

use chrono::NaiveDate;

use rating::{ListKind, Listed, Rating, RatingList};

use super::lines::{Columns, People, club, lines, names, text, utf_8_line};
use super::{ListProblem, TakenList};
use crate::error::{Faults, shorten};
use crate::licence::is_licence;
use crate::{Place, Problem, ReadError};

/// What is added to a French rating to make a European one.
const OFFSET: i32 = 2050;

/// What stands for no rating.
const NONE: &str = "-9999";

/// Whether a line is somebody's.
pub(super) fn is_line(line: &[u8]) -> bool {
    let cell = |from, to| line.get(from..to).map(|cell: &[u8]| text(cell.trim_ascii()));
    cell(38, 43).is_some_and(|rating| rating.parse::<i32>().is_ok())
        && cell(44, 45).is_some_and(|status| is_status(&status))
}

fn is_status(status: &str) -> bool {
    matches!(status, "-" | "L" | "C" | "e" | "X")
}

pub(super) fn read(bytes: &[u8]) -> Result<TakenList, ReadError> {
    if let Some(line) = utf_8_line(bytes) {
        let problem = ListProblem::Encoding { found: "UTF-8", wanted: "ISO-8859-1" };
        return Err(ReadError::one(Place::line(line), problem.into()));
    }
    let date = lines(bytes).next().and_then(|(_, line)| day(line));
    let Some(date) = date else {
        let problem = ListProblem::NoDay { layout: "#Echelle au 23/02/2018" };
        return Err(ReadError::one(Place::line(1), problem.into()));
    };
    let mut people = People::new(RatingList::new(ListKind::Ffg, date));
    for (number, line) in lines(bytes).skip(1).filter(|(_, line)| !line.trim_ascii().is_empty()) {
        person(&Columns { line, number }, &mut people);
    }
    people.finish(Faults::default())
}

fn person(columns: &Columns<'_>, people: &mut People) {
    let mut faults = Faults::default();
    let cells = [
        ("name", 0, 38),
        ("rating", 38, 43),
        ("status", 44, 45),
        ("licence", 46, 53),
        ("club", 54, 58),
    ];
    let Some([name, rating, status, licence, place]) = columns.cells(cells, &mut faults) else {
        return people.skip(faults);
    };
    let country = columns.line.get(59..61).map(|cell| text(cell.trim_ascii())).unwrap_or_default();
    let (surname, first_name) = names(&name);
    if surname.is_empty() {
        faults.add(columns.place("name"), Problem::Missing);
    }
    if !is_status(&status) {
        let problem = ListProblem::NotAStatus { value: shorten(&status) };
        faults.add(columns.place("status"), problem.into());
    }
    let (least, most) = (i64::from(Rating::MIN - OFFSET), i64::from(Rating::MAX - OFFSET));
    let rating = match rating.as_ref() {
        NONE => None,
        rating => columns.whole("rating", rating, (least, most), &mut faults),
    };
    let foreign = licence == "-------";
    if !foreign && !is_licence(&licence) {
        let problem = ListProblem::NotANumber { value: shorten(&licence), digits: 7 };
        faults.add(columns.place("licence"), problem.into());
    }
    let listed = Listed {
        id: if foreign { "" } else { &licence },
        surname: &capitals_kept_first(&surname),
        first_name: &first_name,
        country: &country,
        club: club(&place),
        rating: rating.map(|rating| Rating(rating + OFFSET)),
        status: &status,
        ..Listed::default()
    };
    people.take(&listed, columns.place("licence"), faults);
}

/// `AUBRECOURT-LE GAL` as people write it: `Aubrecourt-Le Gal`.
fn capitals_kept_first(surname: &str) -> String {
    let mut first = true;
    let mut name = String::with_capacity(surname.len());
    for c in surname.chars() {
        if first {
            name.push(c)
        } else {
            name.extend(c.to_lowercase())
        }
        first = !c.is_alphabetic();
    }
    name
}

/// `#Echelle au 23/02/2018 07:56:59`
fn day(line: &[u8]) -> Option<NaiveDate> {
    let line = text(line);
    let rest = line.strip_prefix("#Echelle au ")?;
    NaiveDate::parse_from_str(rest.split_whitespace().next()?, "%d/%m/%Y").ok()
}
