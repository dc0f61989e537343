//! Results for the European Go Database: the text format known as H9, in ISO-8859-15.

use super::latin::{cut, encode, name_within, one_word, transliterated};
use super::note::unique;
use super::sheet::{self, MOST_ROUNDS, MOST_ROWS, Row, Sheet, cell};
use super::wall::{Cell, Wall, WallRow, Who, result_notes};
use super::{
    Export, Imported, MOST_BYTES, ResultTable, clubs, decode::check_size, fields::date,
    result_table,
};
use crate::prelude::*;
use encoding_rs::ISO_8859_15;

/// Reads a file of results: players, rounds, byes, results, places and criteria; from the headers the name, the
/// days, the place and komi. ISO-8859-15, or UTF-8 if it is valid; an event without a day is today.
///
/// Such a file has no system, limits or weights: those of a McMahon are assumed. Notes tell that, the unused
/// headers, and values used in place of odd ones. It is an error if two players' cells disagree.
pub fn read(bytes: &[u8], today: NaiveDate) -> Result<Imported, ReadError> {
    check_size(bytes, MOST_BYTES)?;
    let text = text_of_results(bytes);
    let mut faults = Faults::lenient();
    faults.note(Note::SettingsAssumed);
    let settings = headers(&text, today, &mut faults);
    note_unused(&text, &mut faults);
    let mut rows = rows_of(&text, "results (H9)", row, &mut faults);
    part(&mut rows, &mut faults);
    let criteria = criteria(&text, &rows);
    let tournament = Sheet::of(rows, &mut faults).tournament(settings, &criteria, &mut faults);
    let notes = faults.notes();
    faults.unless_any(Imported { tournament, notes })
}

/// The rows of a list of results, at least one: the part of each line before a semicolon.
pub(super) fn rows_of(
    text: &str,
    format: &str,
    row: impl Fn(&str, usize, &mut Faults) -> Option<Row>,
    faults: &mut Faults,
) -> Vec<Row> {
    let rows: Vec<Row> = text
        .lines()
        .map(|line| line.split(';').next().unwrap_or(""))
        .zip(1..)
        .filter(|(line, _)| !line.trim().is_empty())
        .take(MOST_ROWS + 1)
        .filter_map(|(line, number)| row(line, number, faults))
        .collect();
    if rows.is_empty() {
        faults.add(Place::file(), Problem::NothingOf { format: format.to_owned() });
    }
    rows
}

/// UTF-8 if it is valid, else ISO-8859-15.
pub(super) fn text_of_results(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.trim_start_matches('\u{feff}').to_owned(),
        Err(_) => ISO_8859_15.decode_without_bom_handling(bytes).0.into_owned(),
    }
}

const TITLE: usize = 5;

/// The criteria's names above their columns, which follow `Club`; a column of numbers without a name is called by
/// its position.
fn criteria(text: &str, rows: &[Row]) -> Vec<String> {
    let mut names = titles(text, rows.iter().map(|row| row.values.len()).max().unwrap_or(0));
    let used = |row: &Row| row.values.iter().rposition(|value| !value.trim_matches('0').is_empty());
    let columns = rows.iter().filter_map(used).max().map_or(0, |last| last + 1);
    names.extend((names.len() + 1..=columns).map(|column| format!("C{column}")));
    names
}

/// The names of that number of columns in the heading of the table; none if there are more columns. Names that fill
/// their columns touch each other there.
fn titles(text: &str, columns: usize) -> Vec<String> {
    let behind_club = |line: &str| {
        let small = line.to_ascii_lowercase();
        let club = small.find(" club").or_else(|| small.find(" clb"))?;
        (line.starts_with(';') && small.contains("name")).then(|| line[club + 1..].to_owned())
    };
    let heading = text.lines().find_map(behind_club).unwrap_or_default();
    let is_round = |word: &str| {
        let number = word.strip_prefix(['R', 'r']).unwrap_or(word);
        number.starts_with(|c: char| c.is_ascii_digit())
    };
    let is_number = |word: &str| ["pin", "id"].contains(&word.to_ascii_lowercase().as_str());
    let words =
        heading.split_whitespace().skip(1).filter(|word| !is_round(word) && !is_number(word));
    let whole: Vec<String> = words.map(str::to_owned).collect();
    if whole.len() == columns {
        return whole;
    }
    let parts = |word: &String| {
        let letters: Vec<char> = word.chars().collect();
        letters.rchunks(TITLE).rev().map(String::from_iter).collect::<Vec<String>>()
    };
    Some(whole.iter().flat_map(parts).collect())
        .filter(|names: &Vec<_>| names.len() <= columns)
        .unwrap_or_default()
}

/// The value of a header such as `; EV[Spring Open]`, with its line.
fn header<'a>(text: &'a str, key: &str) -> Option<(&'a str, usize)> {
    text.lines().zip(1..).find_map(|(line, number)| {
        let rest = line.trim_start().strip_prefix(';')?.trim_start().strip_prefix(key)?;
        let value = rest.trim_start().strip_prefix('[')?;
        Some((value.split(']').next().unwrap_or(value).trim(), number))
    })
}

/// The headers in use; `TA` is how old versions wrote `TM`.
const HEADERS: [&str; 9] = ["CL", "EV", "PC", "DT", "HA", "KM", "TM", "TA", "CM"];

fn note_unused(text: &str, faults: &mut Faults) {
    for (line, number) in text.lines().zip(1..) {
        let Some(rest) = line.trim_start().strip_prefix(';') else { continue };
        let Some((key, value)) = rest.split_once('[') else { continue };
        let (key, value) = (key.trim(), value.split(']').next().unwrap_or(value));
        let is_key = key.len() == 2 && key.bytes().all(|byte| byte.is_ascii_uppercase());
        let used = HEADERS.contains(&key) && (key != "CM" || kind_of_overtime(value).is_some());
        if is_key && !used {
            let what = shorten(&format!("{key}[{value}]"));
            faults.note(Note::LineLeftOut { what, line: number });
        }
    }
}

fn headers(text: &str, today: NaiveDate, faults: &mut Faults) -> Settings {
    let value = |key| header(text, key).map_or("", |(value, _)| value);
    let (begins, ends) = days(text, today, faults);
    let name = check_name(value("EV")).unwrap_or_else(|_| "Tournament".to_owned());
    let mut settings = preset(System::McMahon, Federation::Egf, &name, begins);
    settings.ends = ends;
    let (country, place) = value("PC").split_once(',').unwrap_or(("", value("PC")));
    settings.country = check_name(country).unwrap_or_default();
    settings.place = check_name(place).unwrap_or_default();
    let reduction = value("HA").trim_start_matches(['h', 'H']).parse().unwrap_or(0);
    settings.handicap.correction = if (0..=9).contains(&reduction) { reduction } else { 0 };
    if let Some((komi, line)) = header(text, "KM") {
        match HalfPoints::parse(komi).filter(|komi| komi.0.abs() <= 200) {
            Some(komi) => settings.komi = komi,
            None => {
                let place = Place::element("Tournament", line).field("KM");
                let problem = Problem::NotPoints { value: shorten(komi) };
                faults.odd(place, komi, problem, &settings.komi.to_string());
            }
        }
    }
    let class = value("CL").chars().next().filter(char::is_ascii_alphabetic);
    let class = class.map(|class| class.to_ascii_uppercase());
    let adjusted = adjusted_time(text, class, faults);
    settings.time = time(adjusted, value("CM"), class);
    result_table::keep_class(&mut settings, class);
    if let (None, Some(taken)) = (class, result_table::class(&settings)) {
        let (found, line) = header(text, "CL").unwrap_or(("", 1));
        let place = Place::element("Tournament", line).field("CL");
        faults.note(Note::replaced(&place, found, &taken.to_string()));
    }
    if kind_of_overtime(value("CM")).is_none() {
        result_table::keep_comment(&mut settings, value("CM"));
    }
    settings
}

/// The adjusted time in seconds; if it is missing or cannot be read, the least of the class.
fn adjusted_time(text: &str, class: Option<char>, faults: &mut Faults) -> u32 {
    let said = header(text, "TM").or_else(|| header(text, "TA"));
    let (found, line) = said.unwrap_or(("", 1));
    minutes(found).unwrap_or_else(|| {
        let least = match class {
            Some('A') => 75,
            Some('B' | 'D') => 50,
            Some('C') => 30,
            _ => 60,
        };
        let (place, value) = (Place::element("Tournament", line).field("TM"), shorten(found));
        faults.note(Note::replaced(&place, &value, &least.to_string()));
        least * 60
    })
}

/// The seconds of a time such as `82.5`, `90 min`, `3h` or `1h30`, a day at most.
pub(super) fn minutes(text: &str) -> Option<u32> {
    let text = text.trim().to_lowercase().replace(',', ".");
    let (hours, minutes) = text.split_once('h').unwrap_or(("0", &text));
    let minutes = minutes.trim_end_matches(['m', 'i', 'n', '\'']).trim();
    let minutes = if minutes.is_empty() && text.contains('h') { "0" } else { minutes };
    let minutes = hours.trim().parse::<f64>().ok()? * 60.0 + minutes.parse::<f64>().ok()?;
    let seconds = (minutes * 60.0).round();
    (60.0..=86_400.0).contains(&seconds).then_some(seconds as u32)
}

type KindOfOvertime = fn(u32) -> Overtime;

/// The overtime that a comment names, to be completed by a number of seconds, or of tens of them.
fn kind_of_overtime(comment: &str) -> Option<KindOfOvertime> {
    let kinds: [(&str, KindOfOvertime); 6] = [
        ("Standard", |seconds| Overtime::Byoyomi { seconds }),
        ("Japanese", |seconds| Overtime::Byoyomi { seconds }),
        ("Canadian", |seconds| Overtime::Canadian { stones: 15, seconds: seconds * 10 }),
        ("Fischer", |increment| Overtime::Fischer { increment }),
        ("Sudden", |_| Overtime::SuddenDeath),
        ("Ing", |_| Overtime::Ing),
    ];
    let named = |(name, _): &&(&str, KindOfOvertime)| comment.trim().starts_with(name);
    kinds.iter().find(named).map(|(_, kind)| *kind)
}

/// The usual thinking time with that overtime and adjusted time and, if there is one, that class. Whole minutes may
/// have been rounded down; half a minute can only be of byoyomi.
fn time(adjusted: u32, overtime: &str, class: Option<char>) -> TimeControl {
    let internet = matches!(class, Some('D' | 'X'));
    let (minutes, half) = (adjusted / 60, adjusted % 60);
    let named = kind_of_overtime(overtime);
    let kind = named.unwrap_or(match half {
        0 => |_| Overtime::SuddenDeath,
        _ => |seconds| Overtime::Byoyomi { seconds },
    });
    let times = || {
        let usual = [30, 15, 20, 10, 25, 40, 45, 60].into_iter().chain(0..=600);
        usual.flat_map(|seconds: u32| {
            let none = TimeControl { basic_minutes: 0, overtime: kind(seconds), internet };
            let basic = minutes.saturating_sub(none.adjusted_seconds() / 60);
            [basic, basic.saturating_sub(1)]
                .map(|basic_minutes| TimeControl { basic_minutes, ..none })
        })
    };
    let long = |time: &TimeControl| match half {
        0 => time.adjusted_seconds() / 60 == minutes,
        _ => time.adjusted_seconds() == adjusted,
    };
    // Our own files have no class for games too fast for one; in others the class is unknown.
    let any = class.is_none() && named.is_none();
    let of_class = |time: &TimeControl| long(time) && (any || time.egf_class() == class);
    let plain = TimeControl { basic_minutes: minutes, overtime: Overtime::SuddenDeath, internet };
    // An hour and a half is likelier than 92 minutes; writing it again should give the same number.
    let round = |time: &TimeControl| time.basic_minutes.is_multiple_of(5);
    let exact = |time: &TimeControl| time.adjusted_seconds() == adjusted;
    let found = times().take(16).find(|time| of_class(time) && round(time));
    let found = found.or_else(|| times().find(|time| of_class(time) && exact(time)));
    found.or_else(|| times().find(of_class)).or_else(|| times().find(long)).unwrap_or(plain)
}

fn days(text: &str, today: NaiveDate, faults: &mut Faults) -> (NaiveDate, NaiveDate) {
    let Some((value, line)) = header(text, "DT") else {
        let place = Place::element("Tournament", 1).field("DT");
        faults.odd(place, "", Problem::Missing, &today.to_string());
        return (today, today);
    };
    let problem = || Problem::NotADate { value: shorten(value) };
    let (begins, ends) = value.split_once(',').unwrap_or((value, value));
    match (date(begins.trim()), date(ends.trim())) {
        (Some(begins), Some(ends)) if begins <= ends => (begins, ends),
        (Some(begins), Some(_)) => {
            let place = Place::element("Tournament", line).field("DT");
            faults.odd(place, value, problem(), &begins.to_string());
            (begins, begins)
        }
        _ => {
            faults.add(Place::line(line).field("DT"), problem());
            (today, today)
        }
    }
}

/// Reads a row: place, surname, first name, rank, country, club, criteria, cells, `|PIN`.
fn row(text: &str, line: usize, faults: &mut Faults) -> Option<Row> {
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
fn part(rows: &mut [Row], faults: &mut Faults) {
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

pub(super) fn name(words: &[&str]) -> String {
    words.join(" ").replace('_', " ").trim().to_owned()
}

/// The place of the rank: after two names, else the first rank anywhere.
pub(super) fn rank_at(words: &[&str]) -> Option<usize> {
    let is_rank = |at: &usize| words.get(*at).is_some_and(|word| word.parse::<Rank>().is_ok());
    Some(2).filter(is_rank).or_else(|| (1..words.len()).find(is_rank))
}

/// The rank before the country in capitals, by the columns: names may contain another rank, as those of a pair do.
fn rank_before_country(words: &[&str]) -> Option<usize> {
    let is_country = |word: &str| word.len() == 2 && word.bytes().all(|b| b.is_ascii_uppercase());
    let stands = |at: &usize| nearest_rank(words[*at]).is_some() && is_country(words[*at + 1]);
    (1..words.len().saturating_sub(1)).find(stands)
}

/// The rank nearest to a word that is meant as one: `31k`, and `12` in lists with kyu implied.
fn nearest_rank(word: &str) -> Option<Rank> {
    Rank::nearest(word).or_else(|| word.parse().ok().and_then(|kyu: i32| Rank::new(-kyu)))
}

/// The rank of a row, with a note if it was odd. Tables of before 2010 write kyu as the number alone.
fn strength(word: &str, line: usize, faults: &mut Faults) -> Option<Rank> {
    let kyu = || word.parse().ok().filter(|kyu| (1..=30).contains(kyu));
    word.parse().ok().or_else(|| kyu().and_then(|kyu: i32| Rank::new(-kyu))).or_else(|| {
        let taken = nearest_rank(word)?;
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
    faults.note(Note::left_out(Place::element("Player", line).field("PIN"), pin));
    String::new()
}

fn unless(word: &str, none: &str) -> String {
    if word == none { String::new() } else { word.to_owned() }
}

/// Whether a word after the club is a criterion: a number; OpenGotha's halves come out as `33?`.
fn is_criterion(index: usize, word: &str) -> bool {
    let lost_half = word.strip_suffix('?').filter(|_| index < LEAST_CRITERIA);
    lost_half.unwrap_or(word).parse::<f64>().is_ok()
}

pub(super) fn cells_of(words: &[&str], line: usize, faults: &mut Faults) -> Vec<sheet::Cell> {
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

const NAME: usize = 30;

const LEAST_CRITERIA: usize = 4;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Whether games by default are written with `!`, as unrated games; else each becomes `0=`, half a point
    /// without a game.
    pub keep_defaults: bool,
    /// Whether each row ends with the player's number in the database.
    pub pins: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { keep_defaults: true, pins: true }
    }
}

/// Writes the results as OpenGotha's H9 export does, in ISO-8859-15. Players without a game or bye are left out and
/// the places counted again, also inside the cells. Letters that the encoding lacks are transliterated; every such
/// change is noted.
pub fn write(tournament: &Tournament, table: &ResultTable, options: Options) -> Export {
    let mut notes = Vec::new();
    let wall = Wall::of(tournament, table, Who::WithRounds);
    let mut text = heading(&tournament.settings, &mut notes);
    text.push_str(&title(table));
    for row in &wall.rows {
        text.push_str(&row_text(&tournament.settings, row, options, &mut notes));
        text.push('\n');
    }
    wall.note_left_out(&mut notes);
    notes.extend(result_notes(tournament, |board, round, table| {
        let half = board.ending.is_by_default() && !options.keep_defaults;
        half.then_some(Note::DefaultAsHalfPoint { round, table })
    }));
    Export::of(tournament, ".h9", encode(&text), unique(notes))
}

/// These players' cells of a round; empty for a player not in the file.
pub fn cells<const N: usize>(
    tournament: &Tournament,
    table: &ResultTable,
    options: Options,
    round: RoundNo,
    entries: [EntryId; N],
) -> [String; N] {
    let wall = Wall::of(tournament, table, Who::WithRounds);
    wall.cell_texts(round, entries, |cell| cell_text(cell, options))
}

fn heading(settings: &Settings, notes: &mut Vec<Note>) -> String {
    let mut text = String::new();
    let mut say = |key: &str, value: String| {
        let value = transliterated(&value.replace([']', '['], " "), notes);
        text.push_str(&format!("; {key}[{}]\n", value.trim()));
    };
    let class = result_table::class(settings);
    if let Some(class) = class {
        say("CL", class.to_string());
    }
    say("EV", settings.name.clone());
    say("PC", format!("{},{}", settings.country, settings.place));
    say("DT", format!("{},{}", settings.begins, settings.ends));
    if settings.handicap.correction > 0 {
        say("HA", format!("h{}", settings.handicap.correction));
    }
    say("KM", settings.komi.to_string());
    // Half a minute is written, as the database does.
    say("TM", HalfPoints((settings.time.adjusted_seconds() / 30).cast_signed()).to_string());
    match result_table::comment(settings) {
        Some("") => {}
        comment => say("CM", comment.unwrap_or_else(|| overtime(settings)).to_owned()),
    }
    if class.is_none() {
        notes.push(Note::TooFastForAClass);
    }
    text.push_str("; Generated by Tengen\n;\n");
    text
}

const fn overtime(settings: &Settings) -> &'static str {
    match settings.time.overtime {
        Overtime::SuddenDeath => "Sudden death",
        Overtime::Byoyomi { .. } => "Standard byo-yomi",
        Overtime::Canadian { .. } => "Canadian byo-yomi",
        Overtime::Fischer { .. } => "Fischer timing",
        Overtime::Ing => "Ing overtime",
    }
}

/// Sums of opponents are called without their W or M.
fn title(table: &ResultTable) -> String {
    let mut text = format!("; Pl {:<NAME$}  Rk Co Club", "Name");
    for name in &table.criteria {
        let short = if name.contains("SO") || name.starts_with("CUS") {
            cut(&name.replace(['W', 'M'], ""), 5)
        } else {
            cut(name, 5)
        };
        text.push_str(&format!("{short:>5}"));
    }
    text + "\n"
}

fn row_text(
    settings: &Settings,
    row: &WallRow<'_>,
    options: Options,
    notes: &mut Vec<Note>,
) -> String {
    let entry = row.entry;
    let place = if row.shared { String::new() } else { row.number.to_string() };
    let (surname, first_name) = (word(&entry.surname, notes), word(&entry.first_name, notes));
    let name = name_within(&surname, &first_name, NAME, notes);
    let rank = entry.rank.to_string().to_uppercase();
    let country = match cut(&word(&entry.country, notes), 2).to_uppercase() {
        none if none.is_empty() => "XX".to_owned(),
        country => country,
    };
    let club = match clubs::written(settings, &entry.club, notes) {
        none if none.is_empty() => "xxxx".to_owned(),
        code => word(&code, notes),
    };
    let mut text = format!("{place:>4} {name:<NAME$}{rank:>4} {country:>2} {club:>4}");
    for value in row.criteria {
        text.push_str(&format!(" {:>4}", plain_value(value)));
    }
    text.push_str(&" 0".repeat(LEAST_CRITERIA.saturating_sub(row.criteria.len())));
    for cell in &row.cells {
        text.push_str(&cell_text(*cell, options));
    }
    if options.pins && !entry.egf_pin.is_empty() {
        text.push_str(&format!(" |{}", word(&entry.egf_pin, notes)));
    }
    text
}

/// A text as one word without the characters that begin comments and players' numbers.
fn word(text: &str, notes: &mut Vec<Note>) -> String {
    one_word(&transliterated(text, notes)).replace([';', '|'], ",")
}

/// A value in the database's format: `33.5`, never `33½`.
fn plain_value(value: &str) -> String {
    let value = one_word(value);
    match value.strip_suffix('½') {
        Some("") => "0.5".to_owned(),
        Some(whole) => format!("{whole}.5"),
        None if value.is_empty() => "0".to_owned(),
        None => value,
    }
}

fn cell_text(cell: Cell, options: Options) -> String {
    match cell {
        Cell::Free(sign) => format!("{:>5}{sign}   ", 0),
        Cell::Game { rated: false, .. } if !options.keep_defaults => format!("{:>5}=   ", 0),
        Cell::Game { opponent, sign, rated, color, handicap, both } => {
            // Two wins or two losses of one game do not agree: the database would refuse them.
            let rest = match (rated && !both, color) {
                (true, None) => String::new(),
                (false, None) => "!".to_owned(),
                (true, Some(color)) => format!("/{}{handicap}", letter(color)),
                (false, Some(color)) => format!("!{}{handicap}", letter(color)),
            };
            format!("{opponent:>5}{sign}{rest:<3}")
        }
    }
}

const fn letter(color: Color) -> char {
    match color {
        Color::Black => 'b',
        Color::White => 'w',
    }
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
