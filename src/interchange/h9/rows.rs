use rating::Rank;

use super::super::error::{Faults, shorten};
use super::super::sheet::{Cell, MOST_ROUNDS, Row, cell};
use super::super::{Note, Place, Problem};

/// Reads a row: place, surname, first name, rank, country, club, criteria, cells, `|PIN`.
pub(super) fn row(text: &str, line: usize, faults: &mut Faults) -> Option<Row> {
    let (text, pin) = text.split_once('|').unwrap_or((text, ""));
    let pin = one_pin(pin.trim(), line, faults);
    let mut words = text.split_whitespace().peekable();
    let place = words.next_if(|word| word.bytes().all(|b| b.is_ascii_digit()));
    let number: Option<usize> = place.and_then(|word| word.parse().ok());
    let words: Vec<&str> = words.collect();
    let Some(at) = rank_before_country(&words).or_else(|| rank_at(&words)) else {
        faults.add(Place::line(line).field("rank"), Problem::Missing);
        return None;
    };
    let (names, rest) = words.split_at(at);
    let [rank, country, club, results @ ..] = rest else {
        let problem = Problem::Columns { found: words.len(), wanted: 9 };
        faults.add(Place::line(line), problem);
        return None;
    };
    Some(Row {
        line,
        number,
        place: number.and_then(|number| u32::try_from(number).ok()).unwrap_or(0),
        surname: name(&names[..1]),
        first_name: name(&names[1..]),
        rank: strength(rank, line, faults)?,
        country: unless(country, "XX"),
        club: unless(club, "xxxx"),
        pin,
        licence: String::new(),
        values: results.iter().map(|word| (*word).to_owned()).collect(),
        cells: Vec::new(),
    })
}

/// Separates the words after the club into criteria and the cells of the rounds, which are consecutive; criteria
/// may be before and after them.
pub(super) fn part(rows: &mut [Row], faults: &mut Faults) {
    let width = rows.first().map_or(0, |row| row.values.len());
    let table = rows.iter().all(|row| row.values.len() == width);
    let rounds: Vec<usize> = (0..width).filter(|column| table && is_round(rows, *column)).collect();
    let columns = rounds.first().zip(rounds.last()).map(|(first, last)| *first..last + 1);
    for row in rows {
        let words = std::mem::take(&mut row.values);
        let number = |(index, word): (usize, &String)| !is_criterion(index, word);
        let first = || words.iter().enumerate().position(number).unwrap_or(words.len());
        let columns = columns.clone().unwrap_or_else(|| first()..words.len());
        let cells: Vec<&str> = words[columns.clone()].iter().map(String::as_str).collect();
        row.cells = cells_of(&cells, row.line, faults);
        // The database writes a half as it writes a jigo.
        let value = |word: &String| match word.strip_suffix('=') {
            Some(whole) => format!("{whole}.5"),
            None => word.clone(),
        };
        row.values =
            words[..columns.start].iter().chain(&words[columns.end..]).map(value).collect();
    }
}

/// Whether a column is of a round: it has a win or a loss, or no number at all, as a half point without a game is
/// none.
fn is_round(rows: &[Row], column: usize) -> bool {
    let words = || rows.iter().map(|row| row.values[column].as_str());
    let is_cell = |word: &str| cell(word).is_some() && !is_criterion(column, word);
    words().any(|word| is_cell(word) && word.contains(['+', '-']))
        || words().any(is_cell) && !words().any(|word| is_criterion(column, word))
}

pub(in super::super) fn name(words: &[&str]) -> String {
    words.join(" ").replace('_', " ").trim().to_owned()
}

/// The place of the rank: after two names, else the first rank anywhere.
pub(in super::super) fn rank_at(words: &[&str]) -> Option<usize> {
    let is_rank = |at: &usize| words.get(*at).is_some_and(|word| word.parse::<Rank>().is_ok());
    Some(2).filter(is_rank).or_else(|| (1..words.len()).find(is_rank))
}

/// The rank before the country in capitals, by the columns: names may contain another rank, as those of a pair do.
fn rank_before_country(words: &[&str]) -> Option<usize> {
    let is_country = |word: &str| word.len() == 2 && word.bytes().all(|b| b.is_ascii_uppercase());
    let stands = |at: &usize| near(words[*at]).is_some() && is_country(words[*at + 1]);
    (1..words.len().saturating_sub(1)).find(stands)
}

/// The rank nearest to a word that is meant as one: `31k`, and `12` in lists with kyu implied.
fn near(word: &str) -> Option<Rank> {
    Rank::nearest(word).or_else(|| word.parse().ok().and_then(|kyu: i32| Rank::new(-kyu)))
}

/// The rank of a row, with a note if it was odd. Tables of before 2010 write kyu as the number alone.
fn strength(word: &str, line: usize, faults: &mut Faults) -> Option<Rank> {
    let kyu = || word.parse().ok().filter(|kyu| (1..=30).contains(kyu));
    word.parse().ok().or_else(|| kyu().and_then(|kyu: i32| Rank::new(-kyu))).or_else(|| {
        let taken = near(word)?;
        let place = Place::element("Player", line).field("rank");
        faults.odd(place, word, Problem::NotARank { value: shorten(word) }, &taken.to_string());
        Some(taken)
    })
}

/// The PIN at the end; none if there are two people, since neither is the row's.
fn one_pin(pin: &str, line: usize, faults: &mut Faults) -> String {
    if !pin.contains('|') {
        return pin.to_owned();
    }
    let (element, field) = ("Player".to_owned(), "PIN".to_owned());
    faults.note(Note::LeftOut { element, line, field, found: shorten(pin) });
    String::new()
}

fn unless(word: &str, none: &str) -> String {
    if word == none { String::new() } else { word.to_owned() }
}

const LEAST_CRITERIA: usize = 4;

/// Whether a word after the club is a criterion: a number; OpenGotha's halves come out as `33?`.
fn is_criterion(index: usize, word: &str) -> bool {
    let lost_half = word.strip_suffix('?').filter(|_| index < LEAST_CRITERIA);
    lost_half.unwrap_or(word).parse::<f64>().is_ok()
}

pub(in super::super) fn cells_of(words: &[&str], line: usize, faults: &mut Faults) -> Vec<Cell> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_read_by_its_words() {
        let mut faults = Faults::default();
        let mut rows = [row(
            "   4 De_la_Cruz Ana           1K XX xxxx   34 33.5  992 0   12+/b0    3-!w2    0=       5?   |123",
            7,
            &mut faults,
        )
        .unwrap()];
        part(&mut rows, &mut faults);
        let [row] = rows;
        let cells: Vec<_> = row.cells.iter().map(|c| (c.opponent, c.sign, c.rated)).collect();
        assert_eq!(cells, [(12, '+', true), (3, '-', false), (0, '=', true), (5, '?', true)]);
        assert_eq!(row.values, ["34", "33.5", "992", "0"]);
        assert_eq!((row.place, row.country, row.pin), (4, String::new(), "123".to_owned()));
    }

    #[test]
    fn the_rank_is_the_one_before_the_country() {
        let rank = |text: &str| {
            let mut faults = Faults::lenient();
            let row = row(text, 1, &mut faults).unwrap();
            (row.rank.to_string(), row.first_name, row.pin, faults.notes().len())
        };
        let pair = "1 Berg Anna 1k Holm Bo 5d 2d PL xxx 2 2+ |10000001|10000002";
        assert_eq!(rank(pair), ("2d".into(), "Anna 1k Holm Bo 5d".into(), String::new(), 1));
        assert_eq!(
            rank("2 Ek Eva 12 NL Leid 0 1-"),
            ("12k".into(), "Eva".into(), String::new(), 0)
        );
        assert_eq!(rank("3 Aas Ib 31k DK Aarh 0 0-").0, "30k");
        assert_eq!(rank("4 Fo Ki 3k fr 31Ba 0 0-").0, "3k");
    }
}
