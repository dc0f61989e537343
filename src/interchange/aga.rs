//! Tournament reports for the American Go Association.

use std::collections::HashMap;

use go::Color;
use tournament::{Board, Ending, EntryId, HalfPoints, Round, RulesetName, Settings, Tournament};

use super::export::file_name;
use super::latin::ascii;
use super::{Export, Note, ResultTable};

/// Writes a report in UTF-8: the event, the players in the order of standing, the games by round.
///
/// The receiver takes no games without a winner, by default or without a result, and requires member numbers. Such
/// games, players without a number and players left out on purpose are not written, which is noted. Names are in
/// Latin letters. Komi is a whole number: 7 stands for 6.5 and 7.5, anything else loses its half; a handicap has
/// none, unless the board has a komi of its own.
#[must_use]
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
    for round in tournament.rounds.iter().filter(|round| !round.boards.is_empty()) {
        text.push_str(&games(round, &ids, komi, &mut notes));
    }
    text.push_str("\nEND\n");
    Export {
        bytes: text.into_bytes(),
        file_name: file_name(&tournament.settings, "-aga.txt"),
        media_type: "text/plain; charset=utf-8",
        notes,
    }
}

/// The line of a board in the report; `None` for a game that the receiver does not take.
#[must_use]
pub fn line(tournament: &Tournament, table: &ResultTable, board: &Board) -> Option<String> {
    let winner = rated_winner(board)?;
    let notes = &mut Vec::new();
    let ids = member_ids(tournament, table, notes);
    let komi = whole_komi(tournament.settings.komi, notes);
    Some(game(board, winner, &ids, komi, notes).trim_end().to_owned())
        .filter(|line| !line.is_empty())
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

fn games(
    round: &Round,
    ids: &HashMap<EntryId, String>,
    komi: i32,
    notes: &mut Vec<Note>,
) -> String {
    let mut text = format!("\nGAMES {}\n", round.no);
    for board in &round.boards {
        let (round, table) = (round.no.0, board.table.0);
        if !board.colors_known {
            notes.push(Note::ColorsUnknown { round, table });
        }
        match rated_winner(board) {
            Some(winner) => text.push_str(&game(board, winner, ids, komi, notes)),
            None => {
                let result = without_winner(board.ending).to_owned();
                notes.push(Note::GameLeftOut { round, table, result });
            }
        }
    }
    text
}

/// A line of a game: White, Black, winner, handicap, komi. `None` if a player is not on the table.
fn game(
    board: &Board,
    winner: Color,
    ids: &HashMap<EntryId, String>,
    usual: i32,
    notes: &mut Vec<Note>,
) -> String {
    let (Some(white), Some(black)) = (ids.get(&board.white), ids.get(&board.black)) else {
        return String::new();
    };
    let handicap = if board.handicap == 1 { 0 } else { board.handicap };
    let komi = match board.komi {
        Some(own) => whole_komi(own, notes),
        None if board.handicap == 0 => usual,
        None => 0,
    };
    format!("{white}\t{black}\t{}\t{handicap}\t{komi}\n", winner.letter())
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
