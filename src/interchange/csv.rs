//! Tables for spreadsheets: players, pairings, standings; UTF-8 with commas. Our own table of standings is read back.

use super::decode::{Lines, noted_text_of};
use super::sheet::{MOST_ROWS, Row, Sheet};
use super::wall::{Cell, Wall, Who};
use super::{Export, Imported, ResultTable, h9::cells_of, team_columns::TeamCellsOf};
use crate::prelude::*;
use ::csv::{ReaderBuilder, StringRecord, WriterBuilder};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Whether the file begins with a byte-order mark, by which some spreadsheets detect UTF-8.
    pub mark: bool,
}

/// A row a player, in the order of entering; of partners the first, with the others in a column of their own.
pub fn players(tournament: &Tournament, options: Options) -> Export {
    export(&players_rows(tournament), tournament, "-players.csv", options)
}

pub(super) fn players_rows(tournament: &Tournament) -> Vec<Vec<String>> {
    let header = "no,surname,first name,native name,rank,rating,country,club,egf pin,ffg licence,\
        aga number,registration,rounds,correction,category";
    let teams = TeamCellsOf::of(tournament);
    let rounds = usize::try_from(tournament.settings.rounds).unwrap_or(0);
    let pairs = tournament.entries.iter().any(Entry::is_pair);
    let players = tournament.entries.iter().map(|entry| {
        let mut cells = player(&entry.of_first(), rounds);
        cells.extend(teams.cells(entry.id));
        cells.extend(pairs.then(|| entry.partners.to_text(" & ")));
        cells
    });
    let header = header.split(',').map(str::to_owned).chain(teams.header());
    let header = header.chain(pairs.then(|| "partners".to_owned())).collect();
    std::iter::once(header).chain(players).collect()
}

fn player(entry: &Entry, rounds: usize) -> Vec<String> {
    let event = [
        entry.registration.to_string(),
        format!("r{}", entry.playing().to_text(rounds)),
        entry.correction.to_string(),
        entry.category.map(|category| category.to_string()).unwrap_or_default(),
    ];
    [entry.id.to_string()].into_iter().chain(who_and_how_strong(entry)).chain(event).collect()
}

/// Cells from the surname to the American number.
pub(super) fn who_and_how_strong(entry: &Entry) -> [String; 10] {
    [
        entry.surname.clone(),
        entry.first_name.clone(),
        entry.native_name.clone().unwrap_or_default(),
        entry.rank.to_string(),
        entry.rating.to_string(),
        entry.country.to_uppercase(),
        entry.club.clone(),
        entry.egf_pin.clone(),
        entry.ffg_licence.clone(),
        entry.aga_id.clone(),
    ]
}

/// A row a board of that round by table, then a row a bye; only the header if it was not drawn. Where teams meet,
/// with their names, the number of the match and that of its board.
pub fn pairings(tournament: &Tournament, round: RoundNo, options: Options) -> Export {
    let ending = format!("-round-{round}.csv");
    export(&pairings_rows(tournament, round), tournament, &ending, options)
}

pub(super) fn pairings_rows(tournament: &Tournament, round: RoundNo) -> Vec<Vec<String>> {
    let header = ["table", "black", "black rank", "white", "white rank", "handicap", "result"];
    let teams = TeamCellsOf::of(tournament);
    let header = header.map(str::to_owned).into_iter().chain(teams.match_header());
    let mut rows: Vec<Vec<String>> = vec![header.collect()];
    if let Some(round) = tournament.round(round) {
        let seats = tournament.match_seats(round);
        for board in &round.boards {
            let mut row = pairing(tournament, board);
            row.extend(teams.match_cells(board, &seats));
            rows.push(row);
        }
        for entry in round.byes.iter().filter_map(|bye| tournament.entry(*bye)) {
            let mut row = vec![String::new(); rows[0].len()];
            row[1] = entry.whole_name();
            row[2] = entry.rank.to_string();
            row[6] = "bye".to_owned();
            if let Some(team) = teams.team(entry.id) {
                row[7] = team.name.clone();
            }
            rows.push(row);
        }
    }
    rows
}

fn pairing(tournament: &Tournament, board: &Board) -> Vec<String> {
    let name = |color| tournament.entry(board.seat(color)).map(Entry::whole_name);
    let rank = |color| tournament.entry(board.seat(color)).map(|entry| entry.rank.to_string());
    vec![
        board.table.to_string(),
        name(Color::Black).unwrap_or_default(),
        rank(Color::Black).unwrap_or_default(),
        name(Color::White).unwrap_or_default(),
        rank(Color::White).unwrap_or_default(),
        board.handicap.to_string(),
        board.ending.to_string(),
    ]
}

/// A row a player in the order of standing: place, name, rank, country, club, criteria, a cell a round (`8+/b0`,
/// `41+!w0`, `0=`); opponents by the number of their row.
pub fn standings(tournament: &Tournament, table: &ResultTable, options: Options) -> Export {
    export(&standings_rows(tournament, table), tournament, "-standings.csv", options)
}

/// The standings of teams, from lines of text with the header first.
pub fn teams(tournament: &Tournament, lines: &[Vec<String>], options: Options) -> Export {
    export(lines, tournament, "-teams.csv", options)
}

pub(super) fn standings_rows(tournament: &Tournament, table: &ResultTable) -> Vec<Vec<String>> {
    let wall = Wall::of(tournament, table, Who::Everybody);
    let rounds = wall.rows.first().map_or(0, |row| row.cells.len());
    let mut header: Vec<String> =
        ["place", "name", "rank", "country", "club"].map(str::to_owned).into();
    header.extend(table.criteria.iter().cloned());
    header.extend((1..=rounds).map(|round| format!("r{round}")));
    let mut rows = vec![header];
    for row in &wall.rows {
        let entry = row.entry;
        let mut cells = vec![
            row.place.to_string(),
            entry.whole_name(),
            entry.rank.to_string(),
            entry.country.to_uppercase(),
            entry.club.clone(),
        ];
        let values = row.criteria.iter().map(String::as_str).chain(std::iter::repeat(""));
        cells.extend(values.take(table.criteria.len()).map(str::to_owned));
        cells.extend(row.cells.iter().map(|cell| cell_text(*cell)));
        rows.push(cells);
    }
    rows
}

/// These players' cells of a round; empty for a player not in the file.
pub fn cells<const N: usize>(
    tournament: &Tournament,
    table: &ResultTable,
    round: RoundNo,
    entries: [EntryId; N],
) -> [String; N] {
    Wall::of(tournament, table, Who::Everybody).cell_texts(round, entries, cell_text)
}

fn cell_text(cell: Cell) -> String {
    match cell {
        Cell::Free(sign) => format!("0{sign}"),
        Cell::Game { opponent, sign, rated, color, handicap, .. } => {
            let mark = if rated { '/' } else { '!' };
            let color = color.map_or_else(String::new, |c| c.letter().to_lowercase().to_string());
            format!("{opponent}{sign}{mark}{color}{handicap}")
        }
    }
}

/// Protects a cell from being run as a formula: an apostrophe goes before `=`, `+`, `-`, `@`, a tabulator or a line
/// end at its beginning, unless the whole is a number.
pub(super) fn harmless(cell: &str) -> String {
    let risky = cell.starts_with(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']);
    if risky && cell.parse::<i64>().is_err() { format!("'{cell}") } else { cell.to_owned() }
}

/// Removes that apostrophe.
pub(super) fn plain(cell: &str) -> &str {
    cell.strip_prefix('\'').filter(|rest| harmless(rest) == cell).unwrap_or(cell)
}

fn export(rows: &[Vec<String>], tournament: &Tournament, ending: &str, options: Options) -> Export {
    let begin = if options.mark { "\u{feff}".as_bytes().to_vec() } else { Vec::new() };
    let mut writer = WriterBuilder::new().flexible(true).from_writer(begin);
    for cells in rows {
        let cells = cells.iter().map(|cell| harmless(cell));
        writer.write_record(cells).expect("a vector takes every row, whatever its length");
    }
    let bytes = writer.into_inner().expect("flushing into a vector cannot fail");
    Export::of(tournament, ending, bytes, Vec::new())
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_that_would_run_are_made_harmless() {
        for (cell, written) in [
            ("=SUM(A1)", "'=SUM(A1)"),
            ("+49 30", "'+49 30"),
            ("@x", "'@x"),
            ("-1", "-1"),
            ("-1+2", "'-1+2"),
            ("8+/b0", "8+/b0"),
            ("O'Neill", "O'Neill"),
        ] {
            assert_eq!(harmless(cell), written);
        }
    }
}
