use rating::Rating;
use tournament::{Entry, Participation, Registration, RoundNo};

use super::super::decode::noted_text_of;
use super::super::error::shorten;
use super::super::participants::List;
use super::super::{Participants, Place, Problem, ReadError};

/// The columns of the format, in order.
const COLUMNS: usize = 8;

/// Reads MacMahon's text import: a player a line, UTF-8,
/// `surname|firstname|strength|country|club|rating|registration|playinginrounds`.
///
/// Columns from the fourth on may be missing. A registration is final unless it begins with `p`; rounds
/// are a list such as `1,2,4-6`, or ones and zeros; none given means all.
///
/// # Errors
/// [`ReadError`] with line and column of everything that is wrong.
pub fn read_text(bytes: &[u8]) -> Result<Participants, ReadError> {
    let mut notes = Vec::new();
    let text = noted_text_of(bytes, &mut notes)?;
    let mut list = List::default();
    for (line, number) in text.lines().zip(1..) {
        let cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let title = cells[0].eq_ignore_ascii_case("surname");
        if line.trim().is_empty() || line.starts_with('#') || (title && number == 1) {
            continue;
        }
        if cells.len() < 3 {
            let problem = Problem::Columns { found: cells.len(), wanted: COLUMNS };
            list.faults.add(Place::line(number), problem);
            continue;
        }
        if let Some(entry) = list.entry(number, cells[0], cells[1], cells[2]) {
            let entry = complete(&mut list, entry, &cells, number);
            list.add(entry, number);
        }
    }
    list.finish(notes)
}

fn complete(list: &mut List, mut entry: Entry, cells: &[&str], line: usize) -> Entry {
    let cell = |index: usize| cells.get(index).copied().unwrap_or("");
    entry.country = list.text(line, "country", cell(3));
    entry.club = list.text(line, "club", cell(4));
    if !cell(5).is_empty() {
        match cell(5).parse() {
            Ok(rating) => entry.rating = rating,
            Err(_) => {
                let (least, most) = (Rating::MIN.into(), Rating::MAX.into());
                let problem = Problem::NotANumber { value: shorten(cell(5)), least, most };
                list.faults.add(Place::line(line).field("rating"), problem);
            }
        }
    }
    if cell(6).starts_with(['p', 'P']) {
        entry.registration = Registration::Preliminary;
    }
    match rounds(cell(7)) {
        Some(participation) => entry.participation = participation,
        None => {
            let allowed = "a list of rounds such as 1,2,4-6".to_owned();
            let problem = Problem::NotOneOf { value: shorten(cell(7)), allowed };
            list.faults.add(Place::line(line).field("playinginrounds"), problem);
        }
    }
    entry
}

/// The rounds of a list such as `1,2,4-6`, or of ones and zeros; all if there is none.
pub fn rounds(text: &str) -> Option<Participation> {
    if text.is_empty() || text.eq_ignore_ascii_case("all") {
        return Some(Participation::ALL);
    }
    if text.len() > 2 && text.bytes().all(|b| matches!(b, b'0' | b'1')) {
        return Participation::parse(text);
    }
    let number = |text: &str| text.trim().parse().ok().filter(|no| (1..=20).contains(no));
    let mut participation = Participation::NONE;
    for part in text.split([',', ';', ' ']).filter(|part| !part.is_empty()) {
        let (first, last) = part.split_once('-').unwrap_or((part, part));
        for no in number(first)?..=number(last)? {
            participation = participation.with(RoundNo(no), true);
        }
    }
    Some(participation)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_are_read_as_lists_and_as_flags() {
        let shown = |text| rounds(text).map(|rounds| rounds.to_text(6));
        for (text, expected) in [
            ("", "111111"),
            ("1,3", "101000"),
            ("2-4", "011100"),
            ("10", "000000"),
            ("101", "101111"),
        ] {
            assert_eq!(shown(text).as_deref(), Some(expected), "{text}");
        }
        assert_eq!((rounds("0"), rounds("1,x"), rounds("21")), (None, None, None));
    }
}
