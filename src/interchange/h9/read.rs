use chrono::NaiveDate;
use encoding_rs::ISO_8859_15;

use tournament::{
    Federation, HalfPoints, Overtime, Settings, System, TimeControl, check_name, preset,
};

use super::super::as_read;
use super::super::decode::check_size;
use super::super::error::{Faults, shorten};
use super::super::fields::date;
use super::super::sheet::{MOST_ROWS, Row, Sheet};
use super::super::{Imported, Note, Place, Problem, ReadError};
use super::rows::{part, row};

/// As [`read_on`], with a fixed day in place of today.
pub fn read(bytes: &[u8]) -> Result<Imported, ReadError> {
    read_on(bytes, SOME_DAY)
}

/// Reads a file of results: players, rounds, byes, results, places and criteria; from the headers the name, the
/// days, the place and komi. ISO-8859-15, or UTF-8 if it is valid; an event without a day is today.
///
/// Such a file has no system, limits or weights: those of a McMahon are assumed. Notes tell that, the unused
/// headers, and values used in place of odd ones. It is an error if two players' cells disagree.
pub fn read_on(bytes: &[u8], today: NaiveDate) -> Result<Imported, ReadError> {
    check_size(bytes)?;
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

/// The day of a file without one, if today is unknown.
pub(in super::super) const SOME_DAY: NaiveDate = NaiveDate::from_ymd_opt(2000, 1, 1).unwrap();

/// The rows of a list of results, at least one: the part of each line before a semicolon.
pub(in super::super) fn rows_of(
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
pub(in super::super) fn text_of_results(bytes: &[u8]) -> String {
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

/// The names of so many columns in the heading of the table; none if they are more. Names that fill their columns
/// touch each other there.
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
    let class = value("CL").chars().next().filter(char::is_ascii_uppercase);
    let adjusted = adjusted_time(text, class, faults);
    settings.time = time(adjusted, value("CM"), class);
    as_read::keep_class(&mut settings, class);
    if kind_of_overtime(value("CM")).is_none() {
        as_read::keep_comment(&mut settings, value("CM"));
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
        faults.note(Note::taken(&place, &value, &least.to_string()));
        least * 60
    })
}

/// The seconds of a time such as `82.5`, `90 min`, `3h` or `1h30`, a day at most.
pub(in super::super) fn minutes(text: &str) -> Option<u32> {
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
