//! Reads our own table of standings.

use ::csv::{ReaderBuilder, StringRecord};
use chrono::NaiveDate;

use tournament::{Federation, System, preset};

use super::csv::plain;
use super::decode::noted_text_of;
use super::error::{Faults, shorten};
use super::h9::rows::cells_of;
use super::lines::Lines;
use super::sheet::{MOST_ROWS, Row, Sheet};
use super::{Imported, Note, Place, Problem, ReadError};

pub(super) const BEGINS: &str = "place,name,rank,country,club,";

/// Reads a table of standings: players, criteria, rounds, results. It has no name and no day of the event: that is
/// today.
pub(super) fn read(bytes: &[u8], today: NaiveDate) -> Result<Imported, ReadError> {
    let mut notes = Vec::new();
    let text = noted_text_of(bytes, &mut notes)?;
    let mut faults = Faults::default();
    let mut reader = ReaderBuilder::new().flexible(true).from_reader(text.as_bytes());
    let header: Vec<String> = reader.headers().map(own).unwrap_or_default();
    let is_round =
        |name: &&String| name.strip_prefix('r').is_some_and(|no| no.parse::<u8>().is_ok());
    let rounds = header.iter().position(|name| is_round(&name)).unwrap_or(header.len());
    let criteria: Vec<String> = header.iter().take(rounds).skip(5).cloned().collect();
    let mut lines = Lines::of(text.as_bytes());
    let records = reader.records().filter_map(Result::ok).take(MOST_ROWS + 1);
    let rows = records.filter_map(|record| row(&record, rounds, &mut lines, &mut faults)).collect();
    let mut settings = preset(System::McMahon, Federation::Egf, "Tournament", today);
    settings.ends = today;
    let tournament = Sheet::of(rows, &mut faults).tournament(settings, &criteria, &mut faults);
    let notes = vec![Note::DaysAssumed, Note::SettingsAssumed];
    faults.unless_any(Imported { tournament, notes })
}

fn own(record: &StringRecord) -> Vec<String> {
    record.iter().map(|cell| plain(cell).to_owned()).collect()
}

fn row(
    record: &StringRecord,
    rounds: usize,
    lines: &mut Lines<'_>,
    faults: &mut Faults,
) -> Option<Row> {
    let line = record.position().map_or(0, |position| lines.at(position.byte() as usize));
    let cells = own(record);
    let [place, name, rank, country, club, ..] = cells.as_slice() else {
        faults.add(Place::line(line), Problem::Columns { found: cells.len(), wanted: 6 });
        return None;
    };
    let Ok(rank) = rank.parse() else {
        let problem = Problem::NotARank { value: shorten(rank) };
        faults.add(Place::line(line).field("rank"), problem);
        return None;
    };
    let (surname, first_name) = name.rsplit_once(' ').unwrap_or((name, ""));
    let results: Vec<&str> = cells.iter().skip(rounds).map(String::as_str).collect();
    Some(Row {
        line,
        number: None,
        place: place.parse().unwrap_or(0),
        surname: surname.to_owned(),
        first_name: first_name.to_owned(),
        rank,
        country: country.clone(),
        club: club.clone(),
        pin: String::new(),
        licence: String::new(),
        values: cells[..rounds.min(cells.len())].iter().skip(5).cloned().collect(),
        cells: cells_of(&results, line, faults),
    })
}
