use chrono::NaiveDate;

use rating::Rank;
use tournament::{
    Federation, HalfPoints, Overtime, Settings, System, TimeControl, check_name, preset,
};

use super::super::decode::check_size;
use super::super::error::{Faults, shorten};
use super::super::fields::date_as;
use super::super::h9::rows::{cells_of, name, rank_at};
use super::super::h9::{SOME_DAY, minutes, rows_of, text_of_results};
use super::super::licence::is_licence;
use super::super::sheet::{Row, Sheet, cell};
use super::super::{Imported, Note, Place, Problem, ReadError};

/// As [`read_on`], with a fixed day in place of today.
pub fn read(bytes: &[u8]) -> Result<Imported, ReadError> {
    read_on(bytes, SOME_DAY)
}

/// Reads a list of the French federation: players, licences, rounds, results; from the headers the name, the day,
/// the place, thinking time and komi. ISO-8859-15, or UTF-8 if it is valid; an event without a day is today, which
/// is noted. It is an error if two players' cells disagree.
pub fn read_on(bytes: &[u8], today: NaiveDate) -> Result<Imported, ReadError> {
    check_size(bytes)?;
    let text = text_of_results(bytes);
    let mut faults = Faults::lenient();
    faults.note(Note::SettingsAssumed);
    let settings = headers(&text, today, &mut faults);
    let rows = rows_of(&text, "results (tou)", row, &mut faults);
    let tournament = Sheet::of(rows, &mut faults).tournament(settings, &[], &mut faults);
    let notes = faults.notes();
    faults.unless_any(Imported { tournament, notes })
}

/// The value of a header such as `;date=31/05/2026`, with its line.
fn header<'a>(text: &'a str, key: &str) -> Option<(&'a str, usize)> {
    text.lines().zip(1..).find_map(|(line, number)| {
        let value = line.trim_start().strip_prefix(';')?.trim_start().strip_prefix(key)?;
        Some((value.trim_start().strip_prefix('=')?.trim(), number))
    })
}

fn headers(text: &str, today: NaiveDate, faults: &mut Faults) -> Settings {
    let value = |key| header(text, key).map_or("", |(value, _)| value);
    let day = match header(text, "date") {
        Some((day, line)) => date_as(day, "%d/%m/%Y").unwrap_or_else(|| {
            let problem = Problem::NotADate { value: shorten(day) };
            faults.add(Place::line(line).field("date"), problem);
            today
        }),
        None => {
            let place = Place::element("Tournament", 1).field("date");
            faults.odd(place, "", Problem::Missing, &today.to_string());
            today
        }
    };
    let name = check_name(value("comm")).or_else(|_| check_name(value("name")));
    let name = name.unwrap_or_else(|_| "Tournament".to_owned());
    let mut settings = preset(System::McMahon, Federation::Ffg, &name, day);
    settings.short_name = check_name(value("name")).unwrap_or_default();
    settings.place = check_name(value("vill")).unwrap_or_default();
    settings.board_size = value("size").parse().ok().filter(|s| (2..=25).contains(s)).unwrap_or(19);
    let komi = HalfPoints::parse(value("komi")).filter(|komi| komi.0.abs() <= 200);
    settings.komi = komi.unwrap_or(settings.komi);
    settings.time = time(header(text, "time"), value("ta"), faults);
    settings
}

/// `60+b` and 80 adjusted minutes: the overtime that makes the difference.
fn time(time: Option<(&str, usize)>, adjusted: &str, faults: &mut Faults) -> TimeControl {
    let (time, line) = time.unwrap_or(("", 1));
    let (basic, kind) = time.split_once('+').unwrap_or((time, ""));
    let basic_minutes = minutes(basic).map(|seconds| seconds / 60).unwrap_or_else(|| {
        faults.note(Note::taken(&Place::element("Tournament", line).field("time"), basic, "60"));
        60
    });
    let adjusted = minutes(adjusted).map_or(basic_minutes, |seconds| seconds / 60);
    let adjusted = adjusted.max(basic_minutes);
    // Rounded up, to give the same whole minutes when written.
    let seconds = ((adjusted - basic_minutes) * 60).div_ceil(45);
    let overtime = match kind.trim() {
        "b" => Overtime::Byoyomi { seconds },
        "f" => Overtime::Fischer { increment: ((adjusted - basic_minutes) * 60).div_ceil(120) },
        _ => Overtime::SuddenDeath,
    };
    TimeControl { basic_minutes, overtime, internet: false }
}

/// Columns of name and rank.
const NAME: std::ops::Range<usize> = 5..30;
const RANK: std::ops::Range<usize> = 30..33;

/// Inserts a blank before the rank: a name that fills its column touches it.
fn parted(text: &str) -> String {
    let column = |range: std::ops::Range<usize>| -> String {
        text.chars().skip(range.start).take(range.len()).collect()
    };
    if column(RANK).parse::<Rank>().is_err() {
        return text.to_owned();
    }
    let rest: String = text.chars().skip(RANK.end).collect();
    format!("{} {} {} {rest}", column(0..NAME.start), column(NAME), column(RANK))
}

/// Reads a row: place, surname, first name, rank, licence, club, cells; the two before the cells may be missing.
fn row(text: &str, line: usize, faults: &mut Faults) -> Option<Row> {
    let text = parted(text);
    let mut words = text.split_whitespace().peekable();
    let place = words.next_if(|word| word.bytes().all(|b| b.is_ascii_digit()));
    let number: Option<usize> = place.and_then(|word| word.parse().ok());
    let words: Vec<&str> = words.collect();
    let Some(at) = rank_at(&words) else {
        faults.add(Place::line(line).field("rank"), Problem::Missing);
        return None;
    };
    let first = (at + 1..words.len()).find(|index| cell(words[*index]).is_some());
    let ids = &words[at + 1..first.unwrap_or(words.len())];
    let licence = ids.first().copied().filter(|word| is_licence(word));
    let club = ids.get(usize::from(licence.is_some())).copied();
    Some(Row {
        line,
        number,
        place: number.and_then(|number| u32::try_from(number).ok()).unwrap_or(0),
        surname: name(&words[..1]),
        first_name: name(&words[1..at]),
        rank: words[at].parse().ok()?,
        country: String::new(),
        club: club.unwrap_or_default().to_owned(),
        pin: String::new(),
        licence: licence.unwrap_or_default().to_owned(),
        values: Vec::new(),
        cells: cells_of(&words[first.unwrap_or(words.len())..], line, faults),
    })
}
