//! Tables for spreadsheets: players, pairings, standings; UTF-8 with commas.

use ::csv::WriterBuilder;

use go::Color;
use tournament::{Board, Entry, EntryId, RoundNo, Tournament};

use super::export::file_name;
use super::team_columns::TeamCellsOf;
use super::wall::{Cell, Wall, Who};
use super::{Export, ResultTable};

/// What an organiser may choose.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Whether the file begins with a byte-order mark, by which some spreadsheets detect UTF-8.
    pub mark: bool,
}

/// A row a player, in the order of entering; of partners the first, with the others in a column of their own.
#[must_use]
pub fn players(tournament: &Tournament, options: Options) -> Export {
    Sheet::of(&players_rows(tournament)).export(tournament, "-players.csv", options)
}

pub(super) fn players_rows(tournament: &Tournament) -> Vec<Vec<String>> {
    let header = [
        "no",
        "surname",
        "first name",
        "native name",
        "rank",
        "rating",
        "country",
        "club",
        "egf pin",
        "ffg licence",
        "aga number",
        "registration",
        "rounds",
        "correction",
        "category",
    ];
    let teams = TeamCellsOf::of(tournament);
    let rounds = usize::try_from(tournament.settings.rounds).unwrap_or(0);
    let pairs = tournament.entries.iter().any(Entry::is_pair);
    let players = tournament.entries.iter().map(|entry| {
        let mut cells = player(&entry.of_first(), rounds);
        cells.extend(teams.cells(entry.id));
        cells.extend(pairs.then(|| entry.partners.to_text(" & ")));
        cells
    });
    let header = header.map(str::to_owned).into_iter().chain(teams.header());
    let header = header.chain(pairs.then(|| "partners".to_owned())).collect();
    std::iter::once(header).chain(players).collect()
}

fn player(entry: &Entry, rounds: usize) -> Vec<String> {
    vec![
        entry.id.to_string(),
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
        entry.registration.to_string(),
        format!("r{}", entry.playing().to_text(rounds)),
        entry.correction.to_string(),
        entry.category.map(|category| category.to_string()).unwrap_or_default(),
    ]
}

/// A row a board of that round by table, then a row a bye; only the header if it was not drawn. Where teams meet,
/// with their names, the number of the match and that of its board.
#[must_use]
pub fn pairings(tournament: &Tournament, round: RoundNo, options: Options) -> Export {
    let rows = pairings_rows(tournament, round);
    Sheet::of(&rows).export(tournament, &format!("-round-{round}.csv"), options)
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
            row[1] = entry.side_name();
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
    let name = |color| tournament.entry(board.seat(color)).map(Entry::side_name);
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
#[must_use]
pub fn standings(tournament: &Tournament, table: &ResultTable, options: Options) -> Export {
    let rows = standings_rows(tournament, table);
    Sheet::of(&rows).export(tournament, "-standings.csv", options)
}

/// The standings of teams, from lines of text with the header first.
#[must_use]
pub fn teams(tournament: &Tournament, lines: &[Vec<String>], options: Options) -> Export {
    Sheet::of(lines).export(tournament, "-teams.csv", options)
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
#[must_use]
pub fn cells<const N: usize>(
    tournament: &Tournament,
    table: &ResultTable,
    round: RoundNo,
    entries: [EntryId; N],
) -> [String; N] {
    let wall = Wall::of(tournament, table, Who::Everybody);
    entries.map(|entry| wall.cell_of(entry, round).map(cell_text).unwrap_or_default())
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

struct Sheet(::csv::Writer<Vec<u8>>);

impl Sheet {
    fn of(rows: &[Vec<String>]) -> Self {
        let mut sheet = Self(WriterBuilder::new().flexible(true).from_writer(Vec::new()));
        for cells in rows {
            let cells = cells.iter().map(|cell| harmless(cell));
            sheet.0.write_record(cells).expect("a vector takes every row, whatever its length");
        }
        sheet
    }

    fn export(self, tournament: &Tournament, ending: &str, options: Options) -> Export {
        let rows = self.0.into_inner().expect("flushing into a vector cannot fail");
        let mut bytes = if options.mark { "\u{feff}".as_bytes().to_vec() } else { Vec::new() };
        bytes.extend(rows);
        Export {
            bytes,
            file_name: file_name(&tournament.settings, ending),
            media_type: "text/csv; charset=utf-8",
            notes: Vec::new(),
        }
    }
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
