//! The American list: nine fields with tabs between; name, number, membership, rating, expiry, chapter, state,
//! sigma, joined; or the first seven in columns with blanks between. Its ratings have no value between -1 and 1:
//! 1.0 is the weakest 1 dan, -1.0 the strongest 1 kyu.

use super::{ListProblem, People, TakenList, lines};
use crate::{is_number, prelude::*};

const FIELDS: usize = 9;

/// How many digits a number has.
const ID: std::ops::RangeInclusive<usize> = 1..=8;

pub(super) fn read(text: &str, today: NaiveDate) -> Result<TakenList, ReadError> {
    let mut people = People::new(RatingList::new(ListKind::Aga, today));
    for (number, line) in lines(text).filter(|(_, line)| !line.trim().is_empty()) {
        let tabbed = || line.split('\t').map(str::trim).collect();
        person(&of_columns(line).map_or_else(tabbed, Vec::from), number, &mut people);
    }
    people.finish(Faults::default())
}

/// The fields of a line in columns, separated by its number and its day, for any width of columns.
pub(super) fn of_columns(line: &str) -> Option<[&str; FIELDS]> {
    if line.contains('\t') {
        return None;
    }
    let words: Vec<&str> = line.split_whitespace().collect();
    let expiry = words.iter().position(|word| day(word).is_some())?;
    let id = words[..expiry].iter().rposition(|word| is_number(word, ID))?;
    let name = line[..line.rfind(words[id])?].trim();
    let (membership, rating) = match words[id + 1..expiry] {
        [] => ("", ""),
        [one] if one.parse::<f64>().is_ok() => ("", one),
        [one] => (one, ""),
        [one, .., rating] => (one, rating),
    };
    let after = |place| words.get(expiry + place).copied().unwrap_or_default();
    Some([name, words[id], membership, rating, words[expiry], after(1), after(2), "", ""])
}

fn person(cells: &[&str], number: usize, people: &mut People) {
    let mut faults = Faults::default();
    let [name, id, membership, rating, expiry, chapter, _state, _sigma, joined] = *cells else {
        let problem = Problem::Columns { found: cells.len(), wanted: FIELDS };
        faults.add(Place::line(number), problem);
        return people.skip(faults);
    };
    let place = |field| Place::line(number).field(field);
    let (surname, first_name) = names(name);
    if surname.is_empty() {
        faults.add(place("name"), Problem::Missing);
    }
    if !is_number(id, ID) {
        let problem = ListProblem::NotANumber { value: shorten(id), digits: 5 };
        faults.add(place("number"), problem.into());
    }
    let rated = strength(rating);
    let unrated = rating.is_empty() || rating.parse() == Ok(0.0);
    if rated.is_none() && !unrated {
        let problem = ListProblem::NotARating { value: shorten(rating) };
        faults.add(place("rating"), problem.into());
    }
    for (field, cell) in [("expiry", expiry), ("joined", joined)] {
        if !cell.is_empty() && day(cell).is_none() {
            faults.add(place(field), ListProblem::NotADay { value: shorten(cell) }.into());
        }
    }
    let expires = day(expiry).map(|day| day.to_string()).unwrap_or_default();
    let listed = Listed {
        id,
        surname: &surname,
        first_name: &first_name,
        country: if membership == "Forgn" { "" } else { "US" },
        club: if chapter == "none" { "" } else { chapter },
        grade: &rated.map(|(grade, _)| grade.to_string()).unwrap_or_default(),
        rating: rated.map(|(_, rating)| rating),
        status: membership,
        expires: &expires,
    };
    people.take(&listed, place("number"), faults);
}

/// `Surname, First`; a club is listed without a surname.
fn names(cell: &str) -> (Cow<'_, str>, Cow<'_, str>) {
    let (surname, first) = cell.split_once(',').unwrap_or((cell, ""));
    let (surname, first) = (surname.trim(), first.trim());
    if surname.is_empty() { (first.into(), "".into()) } else { (surname.into(), first.into()) }
}

/// The rank and the European rating of an American rating such as `-13.66602`, in whose scale a rank is 1 wide.
pub(crate) fn strength(cell: &str) -> Option<(Rank, Rating)> {
    let value: f64 = cell.parse().ok()?;
    let size = value.abs();
    if !(1.0..=60.0).contains(&size) {
        return None;
    }
    let whole = size.trunc() as i32;
    let rank = if value > 0.0 { Rank::clamped(whole - 1) } else { Rank::clamped(-whole) };
    let above = (100.0 * size.fract()) as i32;
    // A rank reaches 50 to either side of its rating.
    let rating = match value > 0.0 {
        true => 1950 + 100 * whole + above,
        false => 2149 - 100 * whole - above,
    };
    Some((rank, Rating(rating.clamp(Rating::MIN, Rating::MAX))))
}

/// `12/31/2026`
fn day(cell: &str) -> Option<NaiveDate> {
    NaiveDate::parse_from_str(cell, "%m/%d/%Y").ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rating_and_its_rank_agree() {
        for (text, rank, rating) in [
            ("1.0", "1d", 2050),
            ("1.99", "1d", 2149),
            ("7.5", "7d", 2700),
            ("-1.0", "1k", 2049),
            ("-13.66602", "13k", 783),
        ] {
            let (found, value) = strength(text).unwrap();
            assert_eq!((found.to_string().as_str(), value), (rank, Rating(rating)), "{text}");
            assert_eq!(value.rank(), found, "{text}");
        }
        for wrong in ["0.43", "-0.9", "x", "NaN", "1e9"] {
            assert_eq!(strength(wrong), None, "{wrong}");
        }
    }
}
