//! Lines of one byte a character, cut by columns.

use std::borrow::Cow;
use std::collections::HashMap;

use encoding_rs::WINDOWS_1252;

use super::ListProblem;
use crate::error::{Faults, shorten};
use crate::{Place, Problem};

/// The lines of a file with their numbers, without their ends.
pub(super) fn lines(bytes: &[u8]) -> impl Iterator<Item = (usize, &[u8])> {
    let lines = bytes.split(|b| *b == b'\n').map(|line| line.strip_suffix(b"\r").unwrap_or(line));
    (1..).zip(lines)
}

/// Bytes as the text they are, one character each.
pub(super) fn text(bytes: &[u8]) -> Cow<'_, str> {
    WINDOWS_1252.decode_without_bom_handling(bytes).0
}

/// The first line that is UTF-8 where one byte a character is expected; none in a file that is not UTF-8.
pub(super) fn utf_8_line(bytes: &[u8]) -> Option<usize> {
    let wide = bytes.iter().position(|b| !b.is_ascii())?;
    std::str::from_utf8(bytes).ok()?;
    Some(bytes[..wide].iter().filter(|b| **b == b'\n').count() + 1)
}

/// One line of a list with fixed columns.
pub(super) struct Columns<'a> {
    pub(super) line: &'a [u8],
    pub(super) number: usize,
}

impl<'a> Columns<'a> {
    /// The cell from a column up to another, trimmed; `None` and a fault if the line ends before.
    pub(super) fn cell(
        &self,
        field: &str,
        from: usize,
        to: usize,
        faults: &mut Faults,
    ) -> Option<Cow<'a, str>> {
        let Some(cell) = self.line.get(from..to) else {
            faults.add(self.place(field), ListProblem::Short.into());
            return None;
        };
        if cell.contains(&b'\t') {
            faults.add(self.place(field), ListProblem::Shifted.into());
            return None;
        }
        Some(text(cell.trim_ascii()))
    }

    /// A whole number between two bounds.
    pub(super) fn whole(
        &self,
        field: &str,
        cell: &str,
        bounds: (i64, i64),
        faults: &mut Faults,
    ) -> Option<i32> {
        let (least, most) = bounds;
        let problem = match cell.parse::<i64>() {
            Ok(value) if (least..=most).contains(&value) => return i32::try_from(value).ok(),
            Ok(value) => Problem::OutOfRange { value, least, most },
            Err(_) => Problem::NotANumber { value: shorten(cell), least, most },
        };
        faults.add(self.place(field), problem);
        None
    }

    pub(super) fn place(&self, field: &str) -> Place {
        Place::line(self.number).field(field)
    }
}

/// A name column: the surname up to the first blank, then the first name; `_` stands for blanks inside.
pub(super) fn names(cell: &str) -> (String, String) {
    let (surname, first) = cell.split_once(' ').unwrap_or((cell, ""));
    let plain = |text: &str| {
        text.split(['_', ' ']).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
    };
    (plain(surname), plain(first))
}

/// A club's abbreviation; the lists write `xxxx` for none.
pub(super) fn club(cell: &str) -> &str {
    if cell.bytes().all(|b| b == b'x') { "" } else { cell }
}

/// The numbers seen so far, each with its line and name.
#[derive(Default)]
pub(super) struct Numbers(HashMap<String, (usize, String)>);

impl Numbers {
    /// Notes a number, which nobody before may have.
    pub(super) fn note(
        &mut self,
        number: &str,
        name: impl FnOnce() -> String,
        place: Place,
        faults: &mut Faults,
    ) {
        if let Some((first, other)) = self.0.get(number) {
            let (first, name) = (*first, shorten(other));
            let number = shorten(number);
            return faults.add(place, ListProblem::NumberTwice { number, first, name }.into());
        }
        self.0.insert(number.to_owned(), (place.line.unwrap_or_default(), name()));
    }
}

/// A number of that many digits.
pub(super) fn is_number(cell: &str, digits: usize) -> bool {
    cell.len() == digits && cell.bytes().all(|b| b.is_ascii_digit())
}
