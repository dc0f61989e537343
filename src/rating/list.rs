use super::{Rank, Rating};
use chrono::NaiveDate;
use std::fmt;

const COLUMNS: usize = 9;

/// One person of a rating list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Listed<'a> {
    /// PIN, licence or member number; empty for a foreigner in the French list.
    pub id: &'a str,
    /// Family name, never empty.
    pub surname: &'a str,
    /// Given name.
    pub first_name: &'a str,
    /// Country, two letters; may be empty.
    pub country: &'a str,
    /// Club or chapter as the federation abbreviates it; may be empty.
    pub club: &'a str,
    /// The grade as the list has it, such as `4k` or `1p`; empty where it has none.
    pub grade: &'a str,
    /// Rating on the European scale, if the list has one.
    pub rating: Option<Rating>,
    /// French licence status or American membership.
    pub status: &'a str,
    /// When an American membership ends, `2026-12-31`; else empty.
    pub expires: &'a str,
}

impl Listed<'_> {
    /// The grade, else the rank nearest to the rating.
    pub fn rank(&self) -> Option<Rank> {
        self.grade.parse().ok().or_else(|| self.rating.map(Rating::rank))
    }

    /// `Surname First name`.
    pub fn full_name(&self) -> String {
        format!("{} {}", self.surname, self.first_name).trim_end().to_owned()
    }
}

/// A federation's list as of one day. Kept as one text, a line a person and a tab between the columns: 200,000
/// people take little more memory than their letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatingList {
    /// Whose it is.
    pub kind: ListKind,
    /// Which day's ratings it holds.
    pub date: NaiveDate,
    text: String,
    starts: Vec<u32>,
}

/// A text that is no rating list.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line} of a kept rating list has not {COLUMNS} columns")]
pub struct ParseListError {
    /// The line, from 1.
    pub line: usize,
}

impl RatingList {
    /// An empty list.
    #[must_use]
    pub const fn new(kind: ListKind, date: NaiveDate) -> Self {
        Self { kind, date, text: String::new(), starts: Vec::new() }
    }

    /// Reads what [`RatingList::text`] gave.
    pub fn from_text(
        kind: ListKind,
        date: NaiveDate,
        text: String,
    ) -> Result<Self, ParseListError> {
        let mut starts = Vec::new();
        let mut start = 0;
        for (line, number) in text.split_inclusive('\n').zip(1..) {
            let whole = line.ends_with('\n') && line.matches('\t').count() == COLUMNS - 1;
            starts.push(u32::try_from(start).map_err(|_| ParseListError { line: number })?);
            start += line.len();
            if !whole {
                return Err(ParseListError { line: number });
            }
        }
        Ok(Self { kind, date, text, starts })
    }

    /// The list in its stored form.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Adds a person. Tabs and line ends in a name become blanks.
    pub fn push(&mut self, listed: &Listed<'_>) {
        // Files are at most 20 MiB, far below 32 bits.
        self.starts.push(u32::try_from(self.text.len()).unwrap_or(u32::MAX));
        let rating = listed.rating.map(|rating| rating.to_string()).unwrap_or_default();
        let cells = [
            listed.id,
            listed.surname,
            listed.first_name,
            listed.country,
            listed.club,
            listed.grade,
            &rating,
            listed.status,
            listed.expires,
        ];
        for (cell, place) in cells.into_iter().zip(1..) {
            self.text.extend(cell.chars().map(|c| if c.is_control() { ' ' } else { c }));
            self.text.push(if place == COLUMNS { '\n' } else { '\t' });
        }
    }

    /// How many people are on it.
    pub const fn len(&self) -> usize {
        self.starts.len()
    }

    /// Whether the list is empty.
    pub const fn is_empty(&self) -> bool {
        self.starts.is_empty()
    }

    /// The person at that place of the list, from 0.
    pub fn get(&self, place: usize) -> Option<Listed<'_>> {
        let start = *self.starts.get(place)? as usize;
        let line = self.text[start..].lines().next()?;
        let mut cells = line.split('\t');
        let mut cell = || cells.next().unwrap_or_default();
        Some(Listed {
            id: cell(),
            surname: cell(),
            first_name: cell(),
            country: cell(),
            club: cell(),
            grade: cell(),
            rating: cell().parse().ok().map(Rating),
            status: cell(),
            expires: cell(),
        })
    }

    /// All people, in the order of the list.
    pub fn people(&self) -> impl Iterator<Item = Listed<'_>> {
        (0..self.len()).filter_map(|place| self.get(place))
    }

    /// In the order of the list.
    pub(super) fn ids(&self) -> impl Iterator<Item = &str> {
        let id = |start: &u32| self.text[*start as usize..].split('\t').next().unwrap_or_default();
        self.starts.iter().map(id)
    }
}

/// Whose rating list it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ListKind {
    /// The European Go Database; it identifies people by PIN.
    Egf,
    /// The French federation; it identifies people by licence.
    Ffg,
    /// The American Go Association; it identifies people by member number.
    Aga,
}

impl ListKind {
    /// Every one, in the order of preference.
    pub const ALL: [Self; 3] = [Self::Egf, Self::Ffg, Self::Aga];

    /// Its name on the command line and in the database.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Egf => "egf",
            Self::Ffg => "ffg",
            Self::Aga => "aga",
        }
    }

    /// Reads a name; `None` if no list has it.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

impl fmt::Display for ListKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_read_back() {
        let day = NaiveDate::from_ymd_opt(2026, 8, 1).unwrap();
        let mut list = RatingList::new(ListKind::Egf, day);
        let anna = Listed {
            id: "12345678",
            surname: "de Vries",
            first_name: "Anna\tB",
            rating: Some(Rating(-5)),
            grade: "21k",
            ..Listed::default()
        };
        list.push(&anna);
        list.push(&Listed { surname: "Bo", ..Listed::default() });
        let again = RatingList::from_text(ListKind::Egf, day, list.text().to_owned()).unwrap();
        assert_eq!(again, list);
        assert_eq!(again.get(0), Some(Listed { first_name: "Anna B", ..anna }));
        assert_eq!(again.get(1).unwrap().rank(), None);
        assert_eq!(again.get(2), None);
    }

    #[test]
    fn a_line_cut_off_is_refused() {
        let day = NaiveDate::from_ymd_opt(2026, 8, 1).unwrap();
        let wrong = RatingList::from_text(ListKind::Egf, day, "1\tA\t\t\t\t\t\t\t\n2\tB".into());
        assert_eq!(wrong, Err(ParseListError { line: 2 }));
    }
}
