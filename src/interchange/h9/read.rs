use chrono::NaiveDate;
use encoding_rs::ISO_8859_15;

use tournament::{
    Federation, HalfPoints, Overtime, Settings, System, TimeControl, check_name, preset,
};

use super::super::decode::check_size;
use super::super::error::{Faults, shorten};
use super::super::fields::date;
use super::super::sheet::{MOST_ROWS, Row, Sheet};
use super::super::{Imported, Note, Place, Problem, ReadError};
use super::rows::row;

/// Reads a file of results back: players, rounds, byes, results, places and criteria; from the headers the
/// name, the days, the place and komi. ISO-8859-15, or UTF-8 if it is that.
///
/// The system, limits and weights are not in such a file: those of a McMahon are assumed, which a note
/// says.
///
/// # Errors
/// [`ReadError`] with the line of everything that is wrong, also where two players' cells disagree.
pub fn read(bytes: &[u8]) -> Result<Imported, ReadError> {
    check_size(bytes)?;
    let text = text_of_results(bytes);
    let mut faults = Faults::default();
    let settings = headers(&text, &mut faults);
    let rows = rows_of(&text, "results (H9)", row, &mut faults);
    let criteria = criteria(&text);
    let tournament = Sheet::of(rows, &mut faults).tournament(settings, &criteria, &mut faults);
    faults.unless_any(Imported { tournament, notes: vec![assumed()] })
}

/// The rows of a list of results, which have to be some: what stands in a line before a semicolon.
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

/// What lists of results do not say.
pub(in super::super) fn assumed() -> Note {
    let what = "the system, limits, criteria and weights; those of a McMahon are assumed";
    Note::Assumed { what: what.to_owned() }
}

/// The text of a list of results: UTF-8 if it is that, else ISO-8859-15.
pub(in super::super) fn text_of_results(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.trim_start_matches('\u{feff}').to_owned(),
        Err(_) => ISO_8859_15.decode_without_bom_handling(bytes).0.into_owned(),
    }
}

/// The width of a criterion's name.
const TITLE: usize = 5;

/// The criteria's names above their columns, which follow `Club`.
fn criteria(text: &str) -> Vec<String> {
    let title = text.lines().find(|line| line.starts_with(';') && line.contains(" Co Club"));
    let names = title.and_then(|line| line.split_once(" Club")).map_or("", |(_, names)| names);
    let names: Vec<char> = names.trim_end().chars().collect();
    names.chunks(TITLE).map(|name| name.iter().collect::<String>().trim().to_owned()).collect()
}

/// The value of a header such as `; EV[Spring Open]`, with its line.
fn header<'a>(text: &'a str, key: &str) -> Option<(&'a str, usize)> {
    text.lines().zip(1..).find_map(|(line, number)| {
        let rest = line.trim_start().strip_prefix(';')?.trim_start().strip_prefix(key)?;
        let value = rest.trim_start().strip_prefix('[')?;
        Some((value.split(']').next().unwrap_or(value).trim(), number))
    })
}

fn headers(text: &str, faults: &mut Faults) -> Settings {
    let value = |key| header(text, key).map_or("", |(value, _)| value);
    let (begins, ends) = days(text, faults);
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
            None => faults
                .add(Place::line(line).field("KM"), Problem::NotPoints { value: shorten(komi) }),
        }
    }
    let minutes = value("TM").parse().unwrap_or(60).clamp(1, 1440);
    settings.time = time(minutes, value("CM"), value("CL"));
    settings
}

/// The usual thinking time of that overtime that comes to these adjusted minutes and that class.
fn time(adjusted: u32, overtime: &str, class: &str) -> TimeControl {
    let internet = class == "D";
    let plain = TimeControl { basic_minutes: adjusted, overtime: Overtime::SuddenDeath, internet };
    let fits = |time: &TimeControl| {
        let letter = time.egf_class().map_or(String::new(), |letter| letter.to_string());
        time.adjusted_seconds() / 60 == adjusted && letter == class
    };
    let usual = [30, 15, 20, 10, 25, 40, 45, 60].into_iter().chain(0..=600);
    let mut times = usual.flat_map(|seconds: u32| {
        let overtime = match overtime.chars().next() {
            Some('S') if overtime.starts_with("Standard") => Overtime::Byoyomi { seconds },
            Some('C') => Overtime::Canadian { stones: 15, seconds: seconds * 10 },
            Some('F') => Overtime::Fischer { increment: seconds },
            _ => Overtime::SuddenDeath,
        };
        let none = TimeControl { basic_minutes: 0, overtime, internet };
        let basic = adjusted.saturating_sub(none.adjusted_seconds() / 60);
        [basic, basic.saturating_sub(1)].map(|basic_minutes| TimeControl { basic_minutes, ..none })
    });
    times.find(fits).unwrap_or(plain)
}

fn days(text: &str, faults: &mut Faults) -> (NaiveDate, NaiveDate) {
    let Some((value, line)) = header(text, "DT") else {
        faults.add(Place::file().field("DT"), Problem::Missing);
        return Default::default();
    };
    let (begins, ends) = value.split_once(',').unwrap_or((value, value));
    match (date(begins.trim()), date(ends.trim())) {
        (Some(begins), Some(ends)) if begins <= ends => (begins, ends),
        _ => {
            faults.add(Place::line(line).field("DT"), Problem::NotADate { value: shorten(value) });
            Default::default()
        }
    }
}
