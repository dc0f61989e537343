//! The European list: HTML around fixed columns; counted from 0, PIN 1–9, name 11–48, country 49–52, club 53–57,
//! grade 60–63, rating 71–75.

use super::{Columns, ListProblem, People, TakenList, club, lines, names};
use crate::fields::date_as;
use crate::{is_number, prelude::*};

pub(super) fn read(text: &str) -> Result<TakenList, ReadError> {
    let mut faults = Faults::default();
    let Some(begin) = lines(text).position(|(_, line)| has_tag(line, "<pre>")) else {
        return Err(ReadError::one(Place::line(1), ListProblem::Nobody.into()));
    };
    let date = lines(text).take(begin).find_map(|(_, line)| day(line)).unwrap_or_else(|| {
        let problem = ListProblem::NoDay { layout: "(22 Feb 2018)" };
        faults.add(Place::line(1), problem.into());
        NaiveDate::MIN
    });
    let mut people = People::new(RatingList::new(ListKind::Egf, date));
    let mut closed = false;
    let mut last = begin;
    for (number, line) in lines(text).skip(begin + 1) {
        if has_tag(line, "</pre>") {
            closed = true;
            break;
        }
        last = number;
        let begins = line.trim_start().chars().next();
        // Lines above the players begin with a letter or a tag; below them is `Number of players: 42824`.
        let footer = line.contains(':');
        if begins.is_some_and(|c| c.is_ascii_digit())
            || (!people.is_empty() && begins.is_some() && !footer)
        {
            person(&Columns { line, number }, &mut people);
        }
    }
    if !closed {
        faults.add(Place::line(last), ListProblem::Unclosed.into());
    }
    people.finish(faults)
}

fn person(columns: &Columns<'_>, people: &mut People) {
    let mut faults = Faults::default();
    if columns.line.contains('\t') {
        faults.add(columns.place(""), ListProblem::Shifted.into());
        return people.skip(faults);
    }
    let cells = [("PIN", 1, 9), ("name", 11, 48), ("country", 49, 52), ("club", 53, 57)];
    let Some([pin, name, country, place]) = columns.cells(cells, &mut faults) else {
        return people.skip(faults);
    };
    let Some([grade, gor]) = columns.cells([("grade", 60, 63), ("GoR", 71, 75)], &mut faults)
    else {
        return people.skip(faults);
    };
    if !is_number(pin, 8..=8) {
        let problem = ListProblem::NotANumber { value: shorten(pin), digits: 8 };
        faults.add(columns.place("PIN"), problem.into());
    }
    let (surname, first_name) = names(name);
    if surname.is_empty() {
        faults.add(columns.place("name"), Problem::Missing);
    }
    if grade.parse::<Rank>().is_err() {
        faults.add(columns.place("grade"), Problem::NotARank { value: shorten(grade) });
    }
    let bounds = (Rating::MIN.into(), Rating::MAX.into());
    let rating = columns.whole_number("GoR", gor, bounds, &mut faults).map(Rating);
    let listed = Listed {
        id: pin,
        surname: &surname,
        first_name: &first_name,
        country,
        club: club(place),
        grade,
        rating,
        ..Listed::default()
    };
    people.take(&listed, columns.place("PIN"), faults);
}

fn has_tag(line: &str, tag: &str) -> bool {
    line.to_ascii_lowercase().contains(tag)
}

/// `(22 Feb 2018)`, anywhere in a line.
fn day(line: &str) -> Option<NaiveDate> {
    let (_, rest) = line.split_once('(')?;
    date_as(rest.split_once(')')?.0.trim(), "%d %b %Y")
}
