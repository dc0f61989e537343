use go::Color;
use rating::Rank;

use super::super::error::{Faults, shorten};
use super::super::{Place, Problem};

/// The most rounds a file may have.
const MOST_ROUNDS: usize = 20;

/// A row of results, as it stands.
#[derive(Debug)]
pub(super) struct Row {
    pub(super) line: usize,
    /// The place, unless it is that of the row above.
    pub(super) place: Option<usize>,
    pub(super) surname: String,
    pub(super) first_name: String,
    pub(super) rank: Rank,
    pub(super) country: String,
    pub(super) club: String,
    pub(super) pin: String,
    pub(super) cells: Vec<Cell>,
}

/// What a row says of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Cell {
    pub(super) text: String,
    /// The opponent's number; 0 for none.
    pub(super) opponent: usize,
    pub(super) sign: char,
    pub(super) rated: bool,
    /// One's colour and the handicap, if they are written.
    pub(super) seat: Option<(Color, u8)>,
}

/// Reads a row: place, surname, first name, rank, country, club, criteria, cells, `|PIN`.
pub(super) fn row(text: &str, line: usize, faults: &mut Faults) -> Option<Row> {
    let (text, pin) = text.split_once('|').unwrap_or((text, ""));
    let mut words = text.split_whitespace().peekable();
    let place = words.next_if(|word| word.bytes().all(|b| b.is_ascii_digit()));
    let place = place.and_then(|word| word.parse().ok());
    let words: Vec<&str> = words.collect();
    let Some(at) = rank_at(&words) else {
        faults.add(Place::line(line).field("rank"), Problem::Missing);
        return None;
    };
    let (names, rest) = words.split_at(at);
    let [rank, country, club, results @ ..] = rest else {
        let problem = Problem::Columns { found: words.len(), wanted: 9 };
        faults.add(Place::line(line), problem);
        return None;
    };
    let name = |words: &[&str]| words.join(" ").replace('_', " ").trim().to_owned();
    Some(Row {
        line,
        place,
        surname: name(&names[..1]),
        first_name: name(&names[1..]),
        rank: rank.parse().ok()?,
        country: unless(country, "XX"),
        club: unless(club, "xxxx"),
        pin: pin.trim().to_owned(),
        cells: cells(results, line, faults),
    })
}

/// Where the rank stands: after two names, else wherever a rank is first.
fn rank_at(words: &[&str]) -> Option<usize> {
    let is_rank = |at: &usize| words.get(*at).is_some_and(|word| word.parse::<Rank>().is_ok());
    Some(2).filter(is_rank).or_else(|| (1..words.len()).find(is_rank))
}

fn unless(word: &str, none: &str) -> String {
    if word == none { String::new() } else { word.to_owned() }
}

/// How many columns of criteria a row has at least.
const LEAST_CRITERIA: usize = 4;

/// Whether a word after the club is a criterion: a number; OpenGotha's halves come out as `33?`.
fn is_criterion(index: usize, word: &str) -> bool {
    let lost_half = word.strip_suffix('?').filter(|_| index < LEAST_CRITERIA);
    lost_half.unwrap_or(word).parse::<f64>().is_ok()
}

/// The cells: what follows the criteria.
fn cells(words: &[&str], line: usize, faults: &mut Faults) -> Vec<Cell> {
    let first = words.iter().enumerate().position(|(index, word)| !is_criterion(index, word));
    let words = first.map_or(&[][..], |first| &words[first..]);
    let mut cells = Vec::new();
    for (word, round) in words.iter().zip(1..=MOST_ROUNDS) {
        match cell(word) {
            Some(cell) => cells.push(cell),
            None => {
                let place = Place::line(line).field(&format!("round {round}"));
                faults.add(place, Problem::NotACell { value: shorten(word) });
            }
        }
    }
    if words.len() > MOST_ROUNDS {
        faults.add(Place::line(line), Problem::TooMany { most: MOST_ROUNDS });
    }
    cells
}

/// Reads `12+/b0`, `3-!w2`, `5+`, `0=`.
fn cell(text: &str) -> Option<Cell> {
    let at = text.find(['+', '-', '=', '?'])?;
    let opponent = text[..at].parse().ok().filter(|number| *number <= 99_999)?;
    let mut rest = text[at..].chars();
    let sign = rest.next()?;
    let (mut rated, mut seat) = (true, None);
    if let Some(mark) = rest.next() {
        rated = match mark {
            '/' => true,
            '!' => false,
            _ => return None,
        };
        seat = seat_of(rest.as_str())?;
    }
    Some(Cell { text: text.to_owned(), opponent, sign, rated, seat })
}

/// Reads `b0`, `w`, or nothing after a mark.
#[allow(clippy::option_option)] // wrong, absent or there
fn seat_of(text: &str) -> Option<Option<(Color, u8)>> {
    let mut chars = text.chars();
    let color = match chars.next() {
        None => return Some(None),
        Some('b' | 'B') => Color::Black,
        Some('w' | 'W') => Color::White,
        Some(_) => return None,
    };
    let handicap = match chars.as_str() {
        "" => 0,
        digits => digits.parse().ok().filter(|stones| *stones <= 9)?,
    };
    Some(Some((color, handicap)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_read_by_its_words() {
        let mut faults = Faults::default();
        let row = row(
            "   4 De_la_Cruz Ana           1K XX xxxx   34 33.5  992 0   12+/b0    3-!w2    0=       5?   |123",
            7,
            &mut faults,
        )
        .unwrap();
        let cells: Vec<_> =
            row.cells.iter().map(|c| (c.opponent, c.sign, c.rated, c.seat)).collect();
        assert_eq!(
            cells,
            [
                (12, '+', true, Some((Color::Black, 0))),
                (3, '-', false, Some((Color::White, 2))),
                (0, '=', true, None),
                (5, '?', true, None)
            ]
        );
        assert_eq!((row.place, row.country, row.pin), (Some(4), String::new(), "123".to_owned()));
    }

    #[test]
    fn what_is_no_cell_is_refused() {
        for wrong in ["", "+", "x+", "5", "5*", "5+b0", "5+/x0", "5+/b10", "-5+", "999999+"] {
            assert_eq!(cell(wrong), None, "{wrong}");
        }
    }
}
