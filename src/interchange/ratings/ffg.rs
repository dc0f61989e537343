//! The French list: fixed columns; counted from 0, name 0–38, rating 38–43, status 44, licence 46–53, club 54–58,
//! country 59–61. Its ratings are 2050 below the European ones.

use super::{Columns, ListProblem, People, TakenList, club, cut, is_licence, lines, names};
use crate::fields::date_as;
use crate::prelude::*;

/// European rating less French rating.
pub(crate) const OFFSET: i32 = 2050;

const NONE: &str = "-9999";

pub(super) fn is_line(line: &str) -> bool {
    let cell = |from, to| cut(line, from, to).map(str::trim);
    cell(38, 43).is_some_and(|rating| rating.parse::<i32>().is_ok())
        && cell(44, 45).is_some_and(is_status)
}

fn is_status(status: &str) -> bool {
    matches!(status, "-" | "L" | "C" | "e" | "X")
}

pub(super) fn read(text: &str) -> Result<TakenList, ReadError> {
    let date = lines(text).next().and_then(|(_, line)| day(line));
    let Some(date) = date else {
        let problem = ListProblem::NoDay { layout: "#Echelle au 23/02/2018" };
        return Err(ReadError::one(Place::line(1), problem.into()));
    };
    let mut people = People::new(RatingList::new(ListKind::Ffg, date));
    for (number, line) in lines(text).skip(1).filter(|(_, line)| !line.trim().is_empty()) {
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
    let country = cut(columns.line, 59, 61).map(str::trim).unwrap_or_default();
    let (surname, first_name) = names(name);
    if surname.is_empty() {
        faults.add(columns.place("name"), Problem::Missing);
    }
    if !is_status(status) {
        let problem = ListProblem::NotAStatus { value: shorten(status) };
        faults.add(columns.place("status"), problem.into());
    }
    let (least, most) = (i64::from(Rating::MIN - OFFSET), i64::from(Rating::MAX - OFFSET));
    let rating = match rating {
        NONE => None,
        rating => columns.whole_number("rating", rating, (least, most), &mut faults),
    };
    let foreign = licence == "-------";
    if !foreign && !is_licence(licence) {
        let problem = ListProblem::NotANumber { value: shorten(licence), digits: 7 };
        faults.add(columns.place("licence"), problem.into());
    }
    let listed = Listed {
        id: if foreign { "" } else { licence },
        surname: &capitals_kept_first(&surname),
        first_name: &first_name,
        country,
        club: club(place),
        rating: rating.map(|rating| Rating(rating + OFFSET)),
        status,
        ..Listed::default()
    };
    people.take(&listed, columns.place("licence"), faults);
}

/// `AUBRECOURT-LE GAL` becomes `Aubrecourt-Le Gal`.
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
fn day(line: &str) -> Option<NaiveDate> {
    let rest = line.strip_prefix("#Echelle au ")?;
    date_as(rest.split_whitespace().next()?, "%d/%m/%Y")
}
