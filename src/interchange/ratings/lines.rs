use std::collections::{HashMap, HashSet};

use rating::{Listed, RatingList};

use super::{ListProblem, TakenList};
use crate::error::{Faults, shorten};
use crate::{Place, Problem, ReadError};

pub(super) fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines = text.split('\n').map(|line| line.strip_suffix('\r').unwrap_or(line));
    (1..).zip(lines)
}

/// The characters of a line from one column up to another; `None` if it ends before.
pub(super) fn cut(line: &str, from: usize, to: usize) -> Option<&str> {
    if line.is_ascii() {
        return line.get(from..to);
    }
    let mut places = line.char_indices().map(|(at, _)| at).chain([line.len()]);
    let start = places.nth(from)?;
    Some(&line[start..places.nth(to - from - 1)?])
}

pub(super) struct Columns<'a> {
    pub(super) line: &'a str,
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
    ) -> Option<&'a str> {
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
    pub(super) fn cells<const N: usize>(
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

/// The people read so far, and the lines that were left out.
pub(super) struct People {
    list: RatingList,
    /// The place in the list, and the line, of each number.
    bearers: HashMap<String, (usize, usize)>,
    /// Places of people whose number occurs again on a later line.
    replaced: HashSet<usize>,
    skipped: Faults,
    lines: usize,
}

impl People {
    pub(super) fn new(list: RatingList) -> Self {
        let (bearers, replaced) = (HashMap::new(), HashSet::new());
        Self { list, bearers, replaced, skipped: Faults::default(), lines: 0 }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Leaves a line out, with its first fault.
    pub(super) fn skip(&mut self, wrong: Faults) {
        self.lines += 1;
        self.skipped.add_first_of(wrong);
    }

    /// Adds a line's person, unless the line has a fault. Of a repeated number the later line counts.
    pub(super) fn take(&mut self, listed: &Listed<'_>, number: Place, wrong: Faults) {
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
    pub(super) fn finish(mut self, mut wrong: Faults) -> Result<TakenList, ReadError> {
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

pub(super) fn is_number(cell: &str, digits: usize) -> bool {
    cell.len() == digits && cell.bytes().all(|b| b.is_ascii_digit())
}
