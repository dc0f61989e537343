//! Tournament reports for the American Go Association.

use super::fields::{date, date_as};
use super::sheet::{MOST_ROUNDS, MOST_ROWS};
use super::{
    Export, Imported, MOST_BYTES, ResultTable, decode::check_size, h9::text_of_results,
    latin::ascii, ratings::american_strength,
};
use crate::prelude::*;
use std::ops::RangeInclusive;

/// Writes a report in UTF-8: the event, the players in the order of standing, the games by round.
///
/// The receiver takes no games without a winner, by default or without a result, and requires member numbers. Such
/// games, players without a number and players left out on purpose are not written, which is noted. Names are in
/// Latin letters. Komi is a whole number: 7 stands for 6.5 and 7.5, anything else loses its half; a handicap has
/// none, unless the board has a komi of its own.
pub fn write(tournament: &Tournament, table: &ResultTable) -> Export {
    let mut notes = Vec::new();
    let ids = member_ids(tournament, table, &mut notes);
    let mut text = header(&tournament.settings);
    for row in &table.rows {
        let Some(entry) = tournament.entries.get(row.entry_index) else { continue };
        let name = match entry.first_name.as_str() {
            "" => entry.surname.clone(),
            first_name => format!("{}, {first_name}", entry.surname),
        };
        let rank = entry.rank.to_string().to_uppercase();
        let Some(id) = ids.get(&entry.id) else { continue };
        let name = one_line(&name);
        let written = ascii(&name);
        if written != name {
            notes.push(Note::Transliterated { from: name, to: written.clone() });
        }
        text.push_str(&format!("{id}\t{written}\t{rank}\n"));
    }
    let komi = whole_komi(tournament.settings.komi, &mut notes);
    let mut games = Games { ids, komi, notes };
    for round in tournament.rounds.iter().filter(|round| !round.boards.is_empty()) {
        text.push_str(&games.of(round));
    }
    text.push_str("\nEND\n");
    Export::of(tournament, "-aga.txt", text.into_bytes(), games.notes)
}

pub fn has_players(tournament: &Tournament, table: &ResultTable) -> bool {
    !member_ids(tournament, table, &mut Vec::new()).is_empty()
}

/// The line of a board in the report; `None` for a game that the receiver does not take.
pub fn line(tournament: &Tournament, table: &ResultTable, board: &Board) -> Option<String> {
    let winner = rated_winner(board)?;
    let mut notes = Vec::new();
    let ids = member_ids(tournament, table, &mut notes);
    let komi = whole_komi(tournament.settings.komi, &mut notes);
    Games { ids, komi, notes }.line(board, winner)
}

fn header(settings: &Settings) -> String {
    let title = match settings.place.as_str() {
        "" => settings.name.clone(),
        place => format!("{}, {place}", settings.name),
    };
    format!(
        "TOURNEY\t{}\n\tlocation={}\n\tstart={}\n\tfinish={}\n\trules={}\nPLAYERS\n",
        ascii(&one_line(&title)),
        ascii(&one_line(&settings.place)),
        settings.begins,
        settings.ends,
        rules(settings.rules),
    )
}

pub(super) const fn rules(rules: RulesetName) -> &'static str {
    match rules {
        RulesetName::Japanese | RulesetName::Korean | RulesetName::Egf | RulesetName::Ngb => {
            "Japanese"
        }
        RulesetName::Chinese => "Chinese",
        RulesetName::Ing => "Ing",
        RulesetName::Nz => "New Zealand",
        RulesetName::TrompTaylor => "Tromp-Taylor",
        RulesetName::Aga | RulesetName::Bga | RulesetName::Ffg => "AGA",
        RulesetName::Club9x9
        | RulesetName::ClubBeginners
        | RulesetName::ClubDutch
        | RulesetName::Generic => "Other",
    }
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn member_ids(
    tournament: &Tournament,
    table: &ResultTable,
    notes: &mut Vec<Note>,
) -> HashMap<EntryId, String> {
    let entries = &tournament.entries;
    let mut ids: HashMap<EntryId, String> = HashMap::new();
    let mut holders: HashMap<&str, String> = HashMap::new();
    notes.extend(Note::pairs_left_out(entries.iter().filter(|entry| entry.is_pair()).count()));
    for entry in table.rows.iter().filter_map(|row| entries.get(row.entry_index)) {
        let (number, name) = (entry.aga_id.trim(), entry.full_name());
        if entry.is_pair() {
            continue;
        }
        if tournament.settings.reporting.not_to_aga.contains(&entry.id) {
            notes.push(Note::LeftOutOnPurpose { name });
            continue;
        }
        if number.is_empty() {
            notes.push(Note::MemberNumberMissing { name });
            continue;
        }
        ids.insert(entry.id, one_line(number));
        if let Some(other) = holders.insert(number, name.clone()) {
            let number = number.to_owned();
            notes.push(Note::MemberNumberTwice { number, name, other });
        }
    }
    ids
}

fn whole_komi(komi: HalfPoints, notes: &mut Vec<Note>) -> i32 {
    let written = if matches!(komi.0, 13..=15) { 7 } else { komi.floor() };
    let note = Note::KomiRounded { komi: komi.to_string(), written: written.to_string() };
    if HalfPoints::whole(written) != komi && !notes.contains(&note) {
        notes.push(note);
    }
    written
}

/// The games of a report while it is written.
struct Games {
    ids: HashMap<EntryId, String>,
    /// Of an even game.
    komi: i32,
    notes: Vec<Note>,
}

impl Games {
    fn of(&mut self, round: &Round) -> String {
        let mut text = format!("\nGAMES {}\n", round.no);
        for board in &round.boards {
            let (round, table) = (round.no.0, board.table.0);
            if !board.colors_known {
                self.notes.push(Note::ColorsUnknown { round, table });
            }
            match rated_winner(board) {
                Some(winner) => text.extend(self.line(board, winner).map(|line| line + "\n")),
                None => {
                    let result = without_winner(board.ending).to_owned();
                    self.notes.push(Note::GameLeftOut { round, table, result });
                }
            }
        }
        text
    }

    /// White, Black, winner, handicap, komi. `None` if a player is not on the table.
    fn line(&mut self, board: &Board, winner: Color) -> Option<String> {
        let (white, black) = (self.ids.get(&board.white)?, self.ids.get(&board.black)?);
        let handicap = if board.handicap == 1 { 0 } else { board.handicap };
        let komi = match board.komi {
            Some(own) => whole_komi(own, &mut self.notes),
            None if board.handicap == 0 => self.komi,
            None => 0,
        };
        Some(format!("{white}\t{black}\t{}\t{handicap}\t{komi}", winner.letter()))
    }
}

const fn without_winner(ending: Ending) -> &'static str {
    match ending {
        Ending::BothLose { .. } => "both-lose",
        Ending::BothWin { .. } => "both-win",
        Ending::NoResult => "no-result",
        Ending::Pending => "pending",
        _ if ending.is_by_default() => "default",
        _ => "jigo",
    }
}

const fn rated_winner(board: &Board) -> Option<Color> {
    match board.ending {
        Ending::Won { winner, .. } if !board.ending.is_by_default() => Some(winner),
        _ => None,
    }
}

const BEGINS: &str = "tourney";

pub(super) fn is_report(text: &str) -> bool {
    let first = text.lines().map(str::trim).find(|line| !line.is_empty() && !line.starts_with('#'));
    first.and_then(|line| line.split_whitespace().next()).is_some_and(|word| is(word, BEGINS))
}

/// The numbers that OpenGotha invents for players without one: not a member's.
const INVENTED: RangeInclusive<u32> = 99_000..=99_999;

enum Part {
    Event,
    Players,
    Games,
}

/// Reads a report: the event, the players with their numbers, the games by round. A player without a game in a
/// round was absent. An event without a day is today.
pub(super) fn read(bytes: &[u8], today: NaiveDate) -> Result<Imported, ReadError> {
    check_size(bytes, MOST_BYTES)?;
    let text = text_of_results(bytes);
    let mut faults = Faults::lenient();
    faults.note(Note::SettingsAssumed);
    let mut report = Report::new(today);
    let mut part = Part::Event;
    for (line, number) in text.lines().zip(1..) {
        let line = line.trim();
        let word = line.split_whitespace().next().filter(|word| !word.starts_with('#'));
        let word = word.unwrap_or("");
        match word {
            "" => {}
            _ if is(word, BEGINS) => report.name(line[BEGINS.len()..].trim()),
            _ if is(word, "players") => part = Part::Players,
            _ if is(word, "games") => {
                part = Part::Games;
                report.begin_round(number, &mut faults);
            }
            _ if is(word, "end") => break,
            _ => match part {
                Part::Event => report.header(line, number, &mut faults),
                Part::Players => report.player(line, number, &mut faults),
                Part::Games => report.game(line, number, &mut faults),
            },
        }
    }
    let tournament = report.finish(today, &mut faults);
    let notes = faults.notes();
    faults.unless_any(Imported { tournament, notes })
}

fn is(word: &str, keyword: &str) -> bool {
    word.eq_ignore_ascii_case(keyword)
}

struct Report {
    tournament: Tournament,
    days: [Option<NaiveDate>; 2],
    numbers: HashMap<String, EntryId>,
    komi: Vec<HalfPoints>,
}

impl Report {
    fn new(today: NaiveDate) -> Self {
        let settings = preset(System::McMahon, Federation::Aga, "Tournament", today);
        let (numbers, komi) = (HashMap::new(), Vec::new());
        Self { tournament: Tournament::new(settings), days: [None; 2], numbers, komi }
    }

    /// `Spring Open, Springfield`
    fn name(&mut self, title: &str) {
        let (name, place) = title.rsplit_once(',').unwrap_or((title, ""));
        let settings = &mut self.tournament.settings;
        settings.name = check_name(name).unwrap_or_else(|_| "Tournament".to_owned());
        settings.place = check_name(place).unwrap_or_default();
    }

    /// `start=2026-05-30`, also with slashes, year first, or year last in American order.
    fn header(&mut self, line: &str, number: usize, faults: &mut Faults) {
        let (key, value) = line.split_once('=').unwrap_or((line, ""));
        let value = value.trim().trim_matches('\'');
        match key.trim().to_lowercase().as_str() {
            key @ ("start" | "finish") => {
                self.days[usize::from(key == "finish")] = day(value);
                if day(value).is_none() {
                    let problem = Problem::NotADate { value: shorten(value) };
                    faults.add(Place::line(number).field(key), problem);
                }
            }
            "location" => self.tournament.settings.place = check_name(value).unwrap_or_default(),
            "rules" if is(value, "aga") => {}
            _ => faults.note(Note::LineLeftOut { what: shorten(line), line: number }),
        }
    }

    /// `12345 Smith, John 3D`, separated by blanks or tabs.
    fn player(&mut self, line: &str, number: usize, faults: &mut Faults) {
        let place = |field: &str| Place::line(number).field(field);
        let Some((id, rest)) = line.split_once(char::is_whitespace) else {
            return faults.add(place("name"), Problem::Missing);
        };
        let Some((name, rank)) = rest.trim().rsplit_once(char::is_whitespace) else {
            return faults.add(place("rank"), Problem::Missing);
        };
        let Some(rank) = strength(rank) else {
            return faults.add(place("rank"), Problem::NotARank { value: shorten(rank) });
        };
        let (surname, first_name) = name.split_once(',').unwrap_or((name, ""));
        let Ok(surname) = check_name(surname) else {
            return faults.add(place("name"), Problem::Missing);
        };
        let entries = &mut self.tournament.entries;
        if entries.len() == MOST_ROWS {
            return faults.add(place("name"), Problem::TooMany { most: MOST_ROWS });
        }
        let entry_id = EntryId(entries.len() as i32 + 1);
        if self.numbers.insert(id.to_owned(), entry_id).is_some() {
            return faults.add(place("number"), Problem::Twice { what: shorten(id) });
        }
        let first_name = check_name(first_name).unwrap_or_default();
        let mut entry = Entry::new(entry_id, &surname, &first_name, rank);
        if id.parse().is_ok_and(|id: u32| INVENTED.contains(&id)) {
            faults.note(Note::left_out(Place::element("Player", number).field("id"), id));
        } else {
            id.clone_into(&mut entry.aga_id);
        }
        entry.participation = Participation::NONE;
        entries.push(entry);
    }

    fn begin_round(&mut self, number: usize, faults: &mut Faults) {
        let rounds = &mut self.tournament.rounds;
        if rounds.len() == MOST_ROUNDS {
            return faults.add(Place::line(number), Problem::TooMany { most: MOST_ROUNDS });
        }
        rounds.push(Round::empty(RoundNo::from_index(rounds.len()), RoundState::Finished));
    }

    /// `12345 23456 W 0 7`: White, Black, winner, handicap, komi.
    fn game(&mut self, line: &str, number: usize, faults: &mut Faults) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [white, black, winner, rest @ ..] = words.as_slice() else {
            let problem = Problem::Columns { found: words.len(), wanted: 5 };
            return faults.add(Place::line(number), problem);
        };
        let mut who = |field, id: &str| {
            let known = self.numbers.get(id).copied();
            if known.is_none() {
                let number_of = id.parse().unwrap_or_default();
                let problem = Problem::NoSuchRow { number: number_of };
                faults.add(Place::line(number).field(field), problem);
            }
            known
        };
        let (Some(white), Some(black)) = (who("white", white), who("black", black)) else { return };
        let winner = match *winner {
            "W" | "w" => Color::White,
            "B" | "b" => Color::Black,
            other => {
                let (value, allowed) = (shorten(other), "W, B".to_owned());
                let problem = Problem::NotOneOf { value, allowed };
                return faults.add(Place::line(number).field("winner"), problem);
            }
        };
        let stones: u8 = rest.first().and_then(|word| word.parse().ok()).unwrap_or(0);
        let komi = rest.get(1).and_then(|word| HalfPoints::parse(word));
        let without = stones == 0 && komi.is_some_and(|komi| komi <= HalfPoints::ZERO);
        let handicap = if without { 1 } else { stones.min(9) };
        self.komi.extend(komi.filter(|_| handicap == 0));
        let Some(round) = self.tournament.rounds.last_mut() else { return };
        let table = TableNo(round.boards.len() as i32 + 1);
        let board = Board::new(table, black, white, handicap);
        let ending = Ending::Won { winner, manner: Manner::Unstated };
        round.boards.push(Board { ending, ..board });
        for id in [black, white] {
            let entry = &mut self.tournament.entries[id.0 as usize - 1];
            entry.participation = entry.participation.with(round.no, true);
        }
    }

    /// Komi is the median of the even games; a whole 7 means 7.5.
    fn finish(mut self, today: NaiveDate, faults: &mut Faults) -> Tournament {
        let Tournament { settings, entries, rounds, .. } = &mut self.tournament;
        if entries.is_empty() {
            let problem = Problem::NothingOf { format: "report (AGA)".to_owned() };
            faults.add(Place::file(), problem);
        }
        let [begins, ends] = self.days;
        if begins.is_none() {
            let place = Place::element("Tournament", 1).field("start");
            faults.odd(place, "", Problem::Missing, &today.to_string());
        }
        settings.begins = begins.unwrap_or(today);
        settings.ends = ends.unwrap_or(settings.begins).max(settings.begins);
        rounds.retain(|round| !round.boards.is_empty());
        for (round, no) in rounds.iter_mut().zip(1..) {
            round.no = RoundNo(no);
        }
        settings.rounds = rounds.len().max(1) as i32;
        settings.points.absent_mms = HalfPoints::ZERO;
        // Whole numbers stand for the halves above them.
        self.komi.sort_unstable();
        if let Some(komi) = self.komi.get(self.komi.len() / 2) {
            settings.komi = HalfPoints(komi.0 | 1);
        }
        self.tournament
    }
}

/// A rank, or the rank of an American rating such as `-13.7`.
fn strength(word: &str) -> Option<Rank> {
    word.parse().ok().or_else(|| Rank::nearest(word)).or_else(|| Some(american_strength(word)?.0))
}

fn day(text: &str) -> Option<NaiveDate> {
    let written = |layout| date_as(text, layout);
    date(text).or_else(|| written("%Y/%m/%d")).or_else(|| written("%m/%d/%Y"))
}
