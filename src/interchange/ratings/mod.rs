//! Rating lists of the European Go Database, of the French federation and of the American Go Association.
//!
//! Genuine lists have lines without a name, repeated numbers, a footer. These lines are left out with a note. If
//! they exceed 1 %, the list is refused: columns have shifted, or the file is truncated.

mod aga;
mod egf;
mod ffg;

pub(super) use aga::strength as american_strength;
pub(super) use ffg::OFFSET as FRENCH_OFFSET;

use super::{decode::check_size, table::is_packed};
use crate::prelude::*;
use encoding_rs::WINDOWS_1252;
use std::io::{Cursor, Read};
use zip::ZipArchive;

/// The largest list a reader takes, in bytes: 200,000 people take some 20 MB.
pub const MOST_BYTES: usize = 32 * 1024 * 1024;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakenList {
    pub list: RatingList,
    /// The lines that were left out, each with its fault.
    pub skipped: Option<ReadError>,
}

/// Reads any of the three lists. The American list has no day: it is `today`'s.
pub fn read(bytes: &[u8], today: NaiveDate) -> Result<TakenList, ReadError> {
    check_size(bytes, MOST_BYTES)?;
    if let [0xff, 0xfe, ..] | [0xfe, 0xff, ..] = bytes {
        let problem = ListProblem::Encoding { found: "UTF-16", wanted: "ISO-8859-1" };
        return Err(ReadError::one(Place::line(1), problem.into()));
    }
    if is_packed(bytes) {
        return read(&unpacked(bytes)?, today);
    }
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let text = std::str::from_utf8(bytes)
        .map_or_else(|_| WINDOWS_1252.decode_without_bom_handling(bytes).0, Cow::Borrowed);
    let first = lines(&text).find(|(_, line)| !line.trim().is_empty());
    let (number, first) = first.unwrap_or((1, ""));
    if first.trim_start().starts_with('<') {
        egf::read(&text)
    } else if first.starts_with("#Echelle") || ffg::is_line(first) {
        ffg::read(&text)
    } else if first.matches('\t').count() >= 3 || aga::of_columns(first).is_some() {
        aga::read(&text, today)
    } else {
        Err(ReadError::one(Place::line(number), ListProblem::NotAList.into()))
    }
}

/// The list in a compressed file, which must contain nothing else.
fn unpacked(bytes: &[u8]) -> Result<Vec<u8>, ReadError> {
    let not_a_list = || ReadError::one(Place::file(), ListProblem::NotAList.into());
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|_| not_a_list())?;
    let file = archive.by_index(0).map_err(|_| not_a_list())?;
    let mut list = Vec::new();
    file.take(MOST_BYTES as u64 + 1).read_to_end(&mut list).map_err(|_| not_a_list())?;
    // A compressed file in a compressed file is no list.
    if is_packed(&list) { Err(not_a_list()) } else { Ok(list) }
}

/// A fault of a line of a rating list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum ListProblem {
    #[error(
        "is no rating list of EGF, FFG or AGA; download the list again and look at it before you send it"
    )]
    NotAList,
    #[error("holds no player, as a page of errors does; download the list again")]
    Nobody,
    #[error("the line ends before it: the file is cut off; download the list again")]
    Short,
    #[error("the list is not closed by </pre>: the file is cut off; download the list again")]
    Unclosed,
    #[error(
        "has tabs or letters where the list has columns; download the list again and do not open it in an editor"
    )]
    Shifted,
    #[error(
        "is written in {found}, the list comes in {wanted}, so that columns shift; download it again and keep it as it comes"
    )]
    Encoding { found: &'static str, wanted: &'static str },
    #[error("the day of the list is missing, such as {layout}; download the list again")]
    NoDay { layout: &'static str },
    #[error("{number} stands on line {first} already; download the list again")]
    NumberTwice { number: String, first: usize },
    #[error("{value:?} is no number of {digits} digits; download the list again")]
    NotANumber { value: String, digits: usize },
    #[error("{value:?} is no rating of this scale, which has nothing between -1 and 1")]
    NotARating { value: String },
    #[error("{value:?} is not a day; the list writes month/day/year")]
    NotADay { value: String },
    #[error("{value:?} is no status of a licence; the list has L, C, e, X and -")]
    NotAStatus { value: String },
}

impl Message for ListProblem {
    const KEYS: &'static str = "list-";
}

fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = text.split('\n').map(|line| line.strip_suffix('\r').unwrap_or(line));
    (1..).zip(lines)
}

/// The characters of a line from one column up to another; `None` if it ends before.
fn cut(line: &str, from: usize, to: usize) -> Option<&str> {
    if line.is_ascii() {
        return line.get(from..to);
    }
    let mut places = line.char_indices().map(|(at, _)| at).chain([line.len()]);
    let start = places.nth(from)?;
    Some(&line[start..places.nth(to - from - 1)?])
}

struct Columns<'a> {
    line: &'a str,
    number: usize,
}

impl<'a> Columns<'a> {
    /// The cell from a column up to another, trimmed; `None` and a fault if the line ends before.
    fn cell(&self, field: &str, from: usize, to: usize, faults: &mut Faults) -> Option<&'a str> {
        let Some(cell) = cut(self.line, from, to) else {
            faults.add(self.place(field), ListProblem::Short.into());
            return None;
        };
        if cell.contains('\t') {
            faults.add(self.place(field), ListProblem::Shifted.into());
            return None;
        }
        Some(cell.trim())
    }

    /// Several cells, each by its name and columns; `None` and a fault at the first beyond the line's end.
    fn cells<const N: usize>(
        &self,
        wanted: [(&str, usize, usize); N],
        faults: &mut Faults,
    ) -> Option<[&'a str; N]> {
        let cells = wanted.map(|(field, from, to)| match faults.is_empty() {
            true => self.cell(field, from, to, faults),
            false => None,
        });
        cells.iter().all(Option::is_some).then(|| cells.map(Option::unwrap_or_default))
    }

    fn whole_number(
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

    fn place(&self, field: &str) -> Place {
        Place::line(self.number).field(field)
    }
}

/// A name column: the surname up to the first blank, then the first name; `_` stands for blanks inside.
fn names(cell: &str) -> (String, String) {
    let (surname, first) = cell.split_once(' ').unwrap_or((cell, ""));
    let plain = |text: &str| {
        text.split(['_', ' ']).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
    };
    (plain(surname), plain(first))
}

/// A club's abbreviation; the lists write `xxxx` for none.
fn club(cell: &str) -> &str {
    if cell.bytes().all(|b| b == b'x') { "" } else { cell }
}

/// The people read so far, and the lines that were left out.
struct People {
    list: RatingList,
    /// The place in the list, and the line, of each number.
    bearers: HashMap<String, (usize, usize)>,
    /// Places of people whose number occurs again on a later line.
    replaced: HashSet<usize>,
    skipped: Faults,
    lines: usize,
}

impl People {
    fn new(list: RatingList) -> Self {
        let (bearers, replaced) = (HashMap::new(), HashSet::new());
        Self { list, bearers, replaced, skipped: Faults::default(), lines: 0 }
    }

    fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Leaves a line out, with its first fault.
    fn skip(&mut self, wrong: Faults) {
        self.lines += 1;
        self.skipped.add_first_of(wrong);
    }

    /// Adds a line's person, unless the line has a fault. Of a repeated number the later line counts.
    fn take(&mut self, listed: &Listed<'_>, number: Place, wrong: Faults) {
        if !wrong.is_empty() {
            return self.skip(wrong);
        }
        // Lists keep games of unknown people under such names.
        if ["(undefined)", "undefined", "anonymous"].contains(&&*listed.surname.to_lowercase()) {
            return;
        }
        let (place, line) = (self.list.len(), number.line.unwrap_or_default());
        self.list.push(listed);
        if listed.id.is_empty() {
            return;
        }
        if let Some((before, first)) = self.bearers.insert(listed.id.to_owned(), (place, line)) {
            self.replaced.insert(before);
            self.lines += 1;
            let twice = ListProblem::NumberTwice { number: shorten(listed.id), first };
            self.skipped.add(number, twice.into());
        }
    }

    /// The list, unless it is truncated, empty, or more than one line in a hundred was left out: then columns have
    /// shifted, or the file is another.
    fn finish(mut self, mut wrong: Faults) -> Result<TakenList, ReadError> {
        if self.list.is_empty() && self.lines == 0 {
            wrong.add(Place::line(1), ListProblem::Nobody.into());
        }
        if self.lines * 100 > self.list.len() + self.lines {
            wrong.add_all_of(std::mem::take(&mut self.skipped));
        }
        let list = match self.replaced.is_empty() {
            true => self.list,
            false => {
                let mut list = RatingList::new(self.list.kind, self.list.date);
                let kept = self.list.people().enumerate();
                kept.filter(|(place, _)| !self.replaced.contains(place))
                    .for_each(|(_, listed)| list.push(&listed));
                list
            }
        };
        let skipped = self.skipped.unless_any(()).err();
        wrong.unless_any(TakenList { list, skipped })
    }
}

/// A licence of the French federation: seven digits and capital letters, as in `04A0009` or `97250B2`.
pub(super) fn is_licence(text: &str) -> bool {
    let plain = |byte: u8| byte.is_ascii_digit() || byte.is_ascii_uppercase();
    text.len() == 7 && text.bytes().all(plain) && text.bytes().any(|byte| byte.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seven_digits_and_capital_letters() {
        assert!(["7902000", "04A0009", "97250B2"].into_iter().all(is_licence));
        let others = ["790200", "79020001", "-------", "ABCDEFG", "04a0009", "31Ba"];
        assert!(!others.into_iter().any(is_licence));
    }
}
