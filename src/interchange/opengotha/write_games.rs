use std::collections::HashMap;

use tournament::{Board, Ending, EntryId, Manner, NoResultPolicy, Round, RoundState, Tournament};

use super::super::Note;
use super::games::RESULTS;
use super::kept;
use super::markup::{Attributes, Markup, attribute};

pub(super) fn games(
    xml: &mut Markup,
    tournament: &Tournament,
    keys: &HashMap<EntryId, String>,
    notes: &mut Vec<Note>,
) {
    let policy = tournament.settings.points.no_result;
    xml.open("Games", Vec::new());
    for round in &tournament.rounds {
        for board in &round.boards {
            let result = result(round, board, policy, notes);
            let Some(known) = attributes(round, board, keys, result) else { continue };
            let owner = kept::game(round.no.0, board.black, board.white);
            kept::write_owner(xml, &tournament.settings, ("Game", &owner), known, keys);
        }
    }
    kept::write_elements(xml, &tournament.settings, "Games", keys);
    xml.close("Games");
    byes(xml, tournament, keys);
    note_rounds(tournament, notes);
}

fn attributes(
    round: &Round,
    board: &Board,
    keys: &HashMap<EntryId, String>,
    result: &'static str,
) -> Option<Attributes> {
    let (black, white) = (keys.get(&board.black)?, keys.get(&board.white)?);
    Some(vec![
        attribute("blackPlayer", black),
        attribute("handicap", board.handicap),
        attribute("knownColor", board.colors_known),
        attribute("result", result),
        attribute("roundNumber", round.no),
        attribute("tableNumber", board.table),
        attribute("whitePlayer", white),
    ])
}

/// A game without a result gets the name of one with the same worth.
fn result(
    round: &Round,
    board: &Board,
    policy: NoResultPolicy,
    notes: &mut Vec<Note>,
) -> &'static str {
    let ending = match board.ending {
        Ending::Won { winner, manner: Manner::Default } => {
            Ending::Won { winner, manner: Manner::Default }
        }
        Ending::Won { winner, .. } => Ending::won(winner),
        Ending::Drawn => Ending::Jigo { by_default: false },
        Ending::NoResult => match policy {
            NoResultPolicy::Replay => Ending::Pending,
            NoResultPolicy::Half => Ending::Jigo { by_default: true },
            NoResultPolicy::Zero => Ending::BothLose { by_default: true },
        },
        other => other,
    };
    let name = RESULTS.iter().find(|(_, known)| *known == ending).map_or("", |(name, _)| name);
    if board.ending == Ending::NoResult {
        let (round, table) = (round.no.0, board.table.0);
        notes.push(Note::NoResultWritten { round, table, written: name.to_owned() });
    }
    name
}

/// The name of a board's result in the file.
#[must_use]
pub fn result_name(tournament: &Tournament, round: &Round, board: &Board) -> &'static str {
    result(round, board, tournament.settings.points.no_result, &mut Vec::new())
}

fn byes(xml: &mut Markup, tournament: &Tournament, keys: &HashMap<EntryId, String>) {
    let settings = &tournament.settings;
    let none = tournament.rounds.iter().all(|round| round.byes.is_empty());
    if none && !kept::has_elements(settings, "ByePlayers") {
        return;
    }
    xml.open("ByePlayers", Vec::new());
    for round in &tournament.rounds {
        for (bye, key) in round.byes.iter().filter_map(|bye| Some((bye, keys.get(bye)?))) {
            let owner = kept::bye(round.no.0, *bye);
            let known = vec![attribute("player", key), attribute("roundNumber", round.no)];
            kept::write_owner(xml, settings, ("ByePlayer", &owner), known, keys);
        }
    }
    kept::write_elements(xml, settings, "ByePlayers", keys);
    xml.close("ByePlayers");
}

fn note_rounds(tournament: &Tournament, notes: &mut Vec<Note>) {
    for round in &tournament.rounds {
        if round.byes.len() > 1 {
            notes.push(Note::SeveralByes { round: round.no.0, byes: round.byes.len() });
        }
        if round.state == RoundState::Draft {
            notes.push(Note::DraftNotSaid { round: round.no.0 });
        }
    }
    let count = |wanted: fn(&Board) -> bool| {
        tournament.rounds.iter().flat_map(|round| &round.boards).filter(|b| wanted(b)).count()
    };
    let games = count(|board| match board.ending {
        Ending::Won { manner, .. } => !matches!(manner, Manner::Unstated | Manner::Default),
        _ => false,
    });
    if games > 0 {
        notes.push(Note::MannerNotSaid { games });
    }
    let boards = count(|board| board.version != 0);
    if boards > 0 {
        notes.push(Note::VersionsNotSaid { boards });
    }
}
