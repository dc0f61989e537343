use csv::{ReaderBuilder, StringRecord};

use crate::decode::noted_text_of;
use crate::lines::Lines;
use crate::people::is_rank;
use crate::table::{MOST_CELLS, MOST_ROWS, Room, Table, TableProblem, TableRow};
use crate::{Place, Problem, ReadError};

/// Reads rows of text: semicolons, commas, tabs or bars between the cells; UTF-8, UTF-16 with its mark, or else a
/// guessed encoding.
pub(super) fn read(bytes: &[u8]) -> Result<Table, ReadError> {
    let mut notes = Vec::new();
    if bytes.contains(&0) && !matches!(bytes, [0xff, 0xfe, ..] | [0xfe, 0xff, ..]) {
        return Err(ReadError::one(Place::file(), Problem::UnknownFormat));
    }
    let text = noted_text_of(bytes, &mut notes)?;
    let mut reader = ReaderBuilder::new()
        .delimiter(delimiter(&text))
        .has_headers(false)
        .flexible(true)
        .from_reader(text.as_bytes());
    let text_bars = delimiter(&text) == b'|';
    let (mut rows, mut room) = (Vec::new(), Room::new());
    let mut lines = Lines::of(text.as_bytes());
    // MacMahon's lists have remarks.
    let is_remark = |record: &StringRecord| {
        text_bars && record.get(0).is_some_and(|cell| cell.starts_with('#'))
    };
    for record in reader.records().filter_map(Result::ok).filter(|record| !is_remark(record)) {
        let begins = record.position().map_or(0, |position| position.byte());
        let line = lines.at(usize::try_from(begins).unwrap_or(usize::MAX));
        if rows.len() >= MOST_ROWS || record.len() > MOST_CELLS {
            let most = if rows.len() >= MOST_ROWS { MOST_ROWS } else { MOST_CELLS };
            return Err(ReadError::one(Place::line(line), TableProblem::TooWide { most }.into()));
        }
        let cells = record.iter().map(|cell| cell.trim().to_owned()).collect();
        let row = TableRow { line, cells, odd: Vec::new() };
        room.take(row.bytes(), line)?;
        rows.push(row);
    }
    if let Some(found) = of_plain_lines(&text) {
        rows = found;
    }
    Ok(Table { rows, notes })
}

/// Lines as people type them, `Anna Berger 3d` or `Berger, Anna (3 dan) Bonn`: the name, the rank, and the text
/// after it. `None` unless most lines are such.
fn of_plain_lines(text: &str) -> Option<Vec<TableRow>> {
    let lines = || (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    let is_plain =
        |line: &str| !line.contains(['\t', ';', '|', '"']) && line.matches(',').count() < 2;
    if lines().take(MOST_ROWS).any(|(_, line)| !is_plain(line)) {
        return None;
    }
    let parted: Vec<(usize, Result<[String; 3], &str>)> =
        lines().take(MOST_ROWS).map(|(number, line)| (number, parts(line))).collect();
    if parted.iter().filter(|(_, parts)| parts.is_ok()).count() * 2 <= parted.len() {
        return None;
    }
    let row = |(line, parts): (usize, Result<[String; 3], &str>)| {
        let cells = parts.map_or_else(|line| vec![line.trim().to_owned()], Vec::from);
        TableRow { line, cells, odd: Vec::new() }
    };
    Some(parted.into_iter().map(row).collect())
}

/// The parts of a line before, at and after its rank; without a rank the line itself.
fn parts(line: &str) -> Result<[String; 3], &str> {
    let signs = |c: char| c.is_whitespace() || "()[]-–:,".contains(c);
    let is_number =
        |word: &str| word.trim_end_matches(['.', ')']).bytes().all(|b| b.is_ascii_digit());
    let mut words: Vec<&str> = line.split_whitespace().collect();
    if words.len() > 2 && is_number(words[0]) {
        words.remove(0);
    }
    let is_rank = |words: &[&str]| is_rank(words.join(" ").trim_matches(signs));
    // The rank may be two words, such as `3 dan`.
    let places = (1..words.len()).flat_map(|at| [(at, 2), (at, 1)]);
    let mut places = places.filter(|(at, length)| at + length <= words.len());
    let Some((at, length)) = places.find(|(at, length)| is_rank(&words[*at..at + length])) else {
        return Err(line);
    };
    let text = |words: &[&str]| words.join(" ").trim_matches(signs).to_owned();
    // `Berger, 3d` is a table of two columns.
    match text(&words[..at]) {
        name if line.contains(',') && !name.contains(',') => Err(line),
        name => Ok([name, text(&words[at..at + length]), text(&words[at + length..])]),
    }
}

/// The most frequent separator that all of the first lines have.
fn delimiter(text: &str) -> u8 {
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).take(5).collect();
    let least = |separator: &u8| {
        lines.iter().map(|line| line.bytes().filter(|b| b == separator).count()).min().unwrap_or(0)
    };
    let all = |separator: &u8| -> usize {
        lines.iter().map(|line| line.bytes().filter(|b| b == separator).count()).sum()
    };
    [b',', b'|', b'\t', b';'].into_iter().max_by_key(|s| (least(s), all(s))).unwrap_or(b';')
}
