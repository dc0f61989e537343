use std::collections::HashMap;

use chrono::NaiveDate;
use encoding_rs::ISO_8859_15;

use go::Color;
use tournament::{
    Board, Ending, Entry, EntryId, Federation, HalfPoints, Manner, Overtime, Round, RoundNo,
    RoundState, Settings, System, TableNo, TimeControl, Tournament, check_name, preset,
};

use super::super::decode::check_size;
use super::super::error::{Faults, shorten};
use super::super::fields::date;
use super::super::{Imported, Note, Place, Problem, ReadError};
use super::rows::{Cell, Row, row};

/// The most players a file may have.
const MOST_ROWS: usize = 20_000;

/// Reads a file of results back: players, rounds, byes, results; from the headers the name, the days,
/// the place and komi. ISO-8859-15, or UTF-8 if it is that.
///
/// The system, limits and weights are not in such a file: those of a McMahon are assumed, which a note
/// says.
///
/// # Errors
/// [`ReadError`] with the line of everything that is wrong, also where two players' cells disagree.
pub fn read(bytes: &[u8]) -> Result<Imported, ReadError> {
    check_size(bytes)?;
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => text.trim_start_matches('\u{feff}').to_owned(),
        Err(_) => ISO_8859_15.decode_without_bom_handling(bytes).0.into_owned(),
    };
    let mut faults = Faults::default();
    let settings = headers(&text, &mut faults);
    let rows: Vec<Row> = text
        .lines()
        .map(|line| line.split(';').next().unwrap_or(""))
        .zip(1..)
        .filter(|(line, _)| !line.trim().is_empty())
        .take(MOST_ROWS + 1)
        .filter_map(|(line, number)| row(line, number, &mut faults))
        .collect();
    if rows.len() > MOST_ROWS {
        faults.add(Place::file().field("rows"), Problem::TooMany { most: MOST_ROWS });
    }
    if rows.is_empty() {
        faults.add(Place::file(), Problem::NothingOf { format: "results (H9)".to_owned() });
    }
    let tournament = Sheet::of(rows, &mut faults).tournament(settings, &mut faults);
    let what = "the system, limits, criteria and weights; those of a McMahon are assumed";
    faults.unless_any(Imported { tournament, notes: vec![Note::Assumed { what: what.to_owned() }] })
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
    let internet = value("CL") == "D";
    settings.time =
        TimeControl { basic_minutes: minutes, overtime: Overtime::SuddenDeath, internet };
    settings
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

/// The rows of a file, and who has which number.
struct Sheet {
    rows: Vec<Row>,
    numbers: HashMap<usize, usize>,
    rounds: usize,
}

impl Sheet {
    fn of(rows: Vec<Row>, faults: &mut Faults) -> Self {
        let rounds = rows.first().map_or(0, |row| row.cells.len());
        let mut numbers = HashMap::new();
        for (index, row) in rows.iter().enumerate() {
            let place = row.place.filter(|place| !numbers.contains_key(place));
            numbers.entry(place.unwrap_or(index + 1)).or_insert(index);
            if row.cells.len() != rounds {
                let problem = Problem::Columns { found: row.cells.len(), wanted: rounds };
                faults.add(Place::line(row.line).field("rounds"), problem);
            }
        }
        Self { rows, numbers, rounds }
    }

    fn tournament(&self, settings: Settings, faults: &mut Faults) -> Tournament {
        let mut tournament = Tournament::new(settings);
        tournament.settings.rounds = i32::try_from(self.rounds.max(1)).unwrap_or(1);
        let half = |row: &Row| row.cells.iter().any(|cell| cell.opponent == 0 && cell.sign == '=');
        if !self.rows.iter().any(half) {
            tournament.settings.points.absent_mms = HalfPoints::ZERO;
        }
        tournament.entries =
            self.rows.iter().zip(1..).map(|(row, id)| entry(row, id, faults)).collect();
        tournament.rounds = (0..self.rounds).map(|round| self.round(round, faults)).collect();
        tournament
    }

    fn round(&self, index: usize, faults: &mut Faults) -> Round {
        let mut round = Round::empty(RoundNo::from_index(index), RoundState::Published);
        for (me, row) in self.rows.iter().enumerate() {
            let Some(cell) = row.cells.get(index) else { continue };
            if cell.opponent == 0 {
                if cell.sign == '+' {
                    round.byes.push(id(me));
                }
                continue;
            }
            let place = Place::line(row.line).field(&format!("round {}", index + 1));
            match self.board(me, cell, index) {
                Ok(Some(board)) => {
                    let table = TableNo(i32::try_from(round.boards.len() + 1).unwrap_or(i32::MAX));
                    round.boards.push(Board { table, ..board });
                }
                Ok(None) => {}
                Err(problem) => faults.add(place, problem),
            }
        }
        if round.pending().next().is_none() {
            round.state = RoundState::Finished;
        }
        round
    }

    /// The board of two cells that agree; nothing for the second of them.
    fn board(&self, me: usize, cell: &Cell, round: usize) -> Result<Option<Board>, Problem> {
        let number = cell.opponent;
        let other = *self.numbers.get(&number).ok_or(Problem::NoSuchRow { number })?;
        let theirs = self.rows[other].cells.get(round).ok_or(Problem::NoSuchRow { number })?;
        let disagree =
            || Problem::Disagrees { value: cell.text.clone(), other: theirs.text.clone() };
        if other == me || self.numbers.get(&theirs.opponent) != Some(&me) {
            return Err(disagree());
        }
        let mine = cell.seat.map(|(color, handicap)| (color.other(), handicap));
        if mine != theirs.seat {
            return Err(disagree());
        }
        let (color, handicap) = cell.seat.unwrap_or((Color::Black, 0));
        let ending = ending(cell, theirs, color).ok_or_else(disagree)?;
        if other < me {
            return Ok(None);
        }
        let (black, white) = if color == Color::Black { (me, other) } else { (other, me) };
        let board = Board::new(TableNo(0), id(black), id(white), handicap);
        Ok(Some(Board { ending, colors_known: cell.seat.is_some(), ..board }))
    }
}

fn id(index: usize) -> EntryId {
    EntryId(i32::try_from(index + 1).unwrap_or(i32::MAX))
}

/// How a game ended that both sides tell; `None` if they tell different things.
fn ending(mine: &Cell, theirs: &Cell, color: Color) -> Option<Ending> {
    let by_default = !mine.rated || !theirs.rated;
    let manner = if by_default { Manner::Default } else { Manner::Unstated };
    match (mine.sign, theirs.sign) {
        ('+', '-') => Some(Ending::Won { winner: color, manner }),
        ('-', '+') => Some(Ending::Won { winner: color.other(), manner }),
        ('=', '=') => Some(Ending::Jigo { by_default }),
        ('+', '+') => Some(Ending::BothWin { by_default }),
        ('-', '-') => Some(Ending::BothLose { by_default }),
        ('?', '?') => Some(Ending::Pending),
        _ => None,
    }
}

fn entry(row: &Row, number: i32, faults: &mut Faults) -> Entry {
    let mut text = |field: &str, value: &str| {
        if value.is_empty() {
            return String::new();
        }
        check_name(value).unwrap_or_else(|fault| {
            faults.add(Place::line(row.line).field(field), Problem::Text(fault));
            String::new()
        })
    };
    let (surname, first_name) = (text("name", &row.surname), text("name", &row.first_name));
    let mut entry = Entry::new(EntryId(number), &surname, &first_name, row.rank);
    entry.country = text("country", &row.country);
    entry.club = text("club", &row.club);
    entry.egf_pin = text("PIN", &row.pin);
    for (index, cell) in row.cells.iter().enumerate() {
        let absent = cell.opponent == 0 && cell.sign != '+';
        entry.participation = entry.participation.with(RoundNo::from_index(index), !absent);
    }
    entry
}
