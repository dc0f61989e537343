//! Results for the French federation: the text format known as tou, in ISO-8859-15.

use super::h9::{cells_of, minutes, name, rank_at, rows_of, text_of_results};
use super::latin::{cut, encode, name_within, one_word, transliterated};
use super::note::unique;
use super::sheet::{Row, Sheet, cell};
use super::wall::{Cell, Wall, WallRow, Who, result_notes};
use super::{
    Export, Imported, MOST_BYTES, ResultTable, clubs, decode::check_size, fields::date_as,
    ratings::is_licence,
};
use crate::prelude::*;
use std::ops::Range;

/// Reads a list of the French federation: players, licences, rounds, results; from the headers the name, the day,
/// the place, thinking time and komi. ISO-8859-15, or UTF-8 if it is valid; an event without a day is today, which
/// is noted. It is an error if two players' cells disagree.
pub fn read(bytes: &[u8], today: NaiveDate) -> Result<Imported, ReadError> {
    check_size(bytes, MOST_BYTES)?;
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
        faults.note(Note::replaced(&Place::element("Tournament", line).field("time"), basic, "60"));
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
const NAME_COLUMNS: Range<usize> = 5..30;
const RANK_COLUMNS: Range<usize> = 30..33;

/// Inserts a blank before the rank: a name that fills its column touches it.
fn parted(text: &str) -> String {
    let column = |range: Range<usize>| -> String {
        text.chars().skip(range.start).take(range.len()).collect()
    };
    if column(RANK_COLUMNS).parse::<Rank>().is_err() {
        return text.to_owned();
    }
    let rest: String = text.chars().skip(RANK_COLUMNS.end).collect();
    format!(
        "{} {} {} {rest}",
        column(0..NAME_COLUMNS.start),
        column(NAME_COLUMNS),
        column(RANK_COLUMNS)
    )
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

const NAME: usize = 25;

/// Writes the results as OpenGotha's tou export does. Columns: place (4), name (25), rank (3), licence (7), club
/// (4), then cells of width 8. The format has no sign for games by default: they are written like free rounds of
/// the same value, which are not rated.
pub fn write(tournament: &Tournament, table: &ResultTable) -> Export {
    let mut notes = Vec::new();
    let wall = Wall::of(tournament, table, Who::WithRounds);
    let mut text = heading(&tournament.settings, &mut notes);
    for row in &wall.rows {
        text.push_str(&row_text(&tournament.settings, row, &mut notes));
        text.push('\n');
    }
    wall.note_left_out(&mut notes);
    notes.extend(result_notes(tournament, |board, round, table| match board.ending {
        ending if ending.is_by_default() => Some(Note::DefaultAsFreeRound { round, table }),
        _ => (!board.colors_known).then_some(Note::ColorsUnknown { round, table }),
    }));
    Export::of(tournament, ".tou", encode(&text), unique(notes))
}

/// These players' cells of a round; empty for a player not in the file.
pub fn cells<const N: usize>(
    tournament: &Tournament,
    table: &ResultTable,
    round: RoundNo,
    entries: [EntryId; N],
) -> [String; N] {
    Wall::of(tournament, table, Who::WithRounds).cell_texts(round, entries, cell_text)
}

fn heading(settings: &Settings, notes: &mut Vec<Note>) -> String {
    let overtime = match settings.time.overtime {
        Overtime::SuddenDeath | Overtime::Ing => "",
        Overtime::Byoyomi { .. } | Overtime::Canadian { .. } => "+b",
        Overtime::Fischer { .. } => "+f",
    };
    notes.extend(Note::bought_time(settings));
    let name = if settings.short_name.is_empty() { &settings.name } else { &settings.short_name };
    format!(
        ";name={}\n;date={}\n;vill={}\n;comm={}\n;prog=Tengen\n;size={}\n;time={}{overtime}\n\
         ;ta={}\n;komi={}\n; Generated by Tengen\n;Num Nom Prenom               Niv Licence Club\n",
        transliterated(name, notes),
        settings.begins.format("%d/%m/%Y"),
        transliterated(&settings.place, notes),
        transliterated(&settings.name, notes),
        settings.board_size,
        settings.time.basic_minutes,
        settings.time.adjusted_seconds() / 60,
        settings.komi,
    )
}

fn row_text(settings: &Settings, row: &WallRow<'_>, notes: &mut Vec<Note>) -> String {
    let entry = row.entry;
    let place = if row.shared { String::new() } else { row.number.to_string() };
    let club = clubs::written(settings, &entry.club, notes);
    let mut word = |text: &str| one_word(&transliterated(text, notes));
    let (surname, first_name) = (word(&entry.surname), word(&entry.first_name));
    let (licence, club) = (word(&entry.ffg_licence), word(&club));
    let written = name_within(&surname, &first_name, NAME, notes);
    let mut text = format!(
        "{place:>4} {written:<NAME$}{:>3} {:>7} {:>4}",
        entry.rank.to_string().to_uppercase(),
        cut(&licence, 7),
        club,
    );
    for cell in &row.cells {
        text.push_str(&cell_text(*cell));
    }
    text
}

fn cell_text(cell: Cell) -> String {
    match cell {
        Cell::Free(sign) | Cell::Game { rated: false, sign, .. } => format!("   0{sign}   "),
        Cell::Game { opponent, sign, color, handicap, .. } => {
            let color = match color {
                Some(Color::White) => 'w',
                // The format requires a colour: an unknown one becomes Black.
                Some(Color::Black) | None => 'b',
            };
            format!("{opponent:>5}{sign}{color}{handicap}")
        }
    }
}
