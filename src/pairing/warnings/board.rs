use crate::{Nearness, Participant, RoundContext};
use go::Color;
use tournament::{Board, System, TableNo, Tournament};

use super::Warning;

/// So many games in a row with the same colour give a warning, the game to come counted.
const SAME_COLOR: usize = 3;
/// From this handicap on a game gets a warning.
const HIGH_HANDICAP: u8 = 9;
/// From this difference of ranks on an even game gets a warning.
const RANKS_APART: i32 = 3;

pub(super) fn of_board(
    tournament: &Tournament,
    context: &RoundContext,
    board: &Board,
    black: &Participant,
    white: &Participant,
) -> Vec<Warning> {
    let table = board.table;
    let rematch = black.met(white.index).map(|round| Warning::Rematch { table, round });
    let mut found: Vec<Warning> = rematch.into_iter().collect();
    found.extend(scores_apart(table, black, white));
    found.extend(neighbours(tournament, context, board));
    found.extend(ranks_apart(tournament, board, black, white));
    found.extend(stones(context, board, black, white));
    if board.handicap == 0 {
        found.extend(same_color(table, black, Color::Black));
        found.extend(same_color(table, white, Color::White));
    }
    found
}

fn scores_apart(table: TableNo, black: &Participant, white: &Participant) -> Option<Warning> {
    if black.category != white.category {
        let categories = black.category.abs_diff(white.category);
        return Some(Warning::CategoriesApart { table, categories });
    }
    let groups = black.group.abs_diff(white.group);
    (groups > 0).then_some(Warning::GroupsApart { table, groups })
}

/// Players of one club, club group or country, where the event separates them.
fn neighbours(tournament: &Tournament, context: &RoundContext, board: &Board) -> Option<Warning> {
    let nearness = context.nearness(board.black, board.white)?;
    let (table, entry) = (board.table, tournament.entry(board.black)?);
    match nearness {
        Nearness::Club => Some(Warning::Clubmates { table, club: entry.club.clone() }),
        Nearness::ClubGroup => Some(Warning::ClubGroup { table }),
        Nearness::Country => {
            Some(Warning::SameCountry { table, country: entry.country.to_uppercase() })
        }
    }
}

fn ranks_apart(
    tournament: &Tournament,
    board: &Board,
    black: &Participant,
    white: &Participant,
) -> Option<Warning> {
    let limits = tournament.settings.mcmahon;
    let within = |rank: i32| rank.min(limits.bar.value()).max(limits.floor.value());
    let ranks = within(black.rank).abs_diff(within(white.rank));
    let odd = tournament.settings.system == System::McMahon
        && board.handicap == 0
        && ranks >= RANKS_APART.unsigned_abs();
    odd.then_some(Warning::RanksApart { table: board.table, ranks })
}

fn stones(
    context: &RoundContext,
    board: &Board,
    black: &Participant,
    white: &Participant,
) -> Option<Warning> {
    let (table, given) = (board.table, board.handicap);
    let wanted = context.stones_wanted(black, white);
    if let Some((_, due)) = context.stones_to_stronger(board) {
        Some(Warning::StonesToStronger { table, due })
    } else if given > 0 && wanted > i32::from(given) {
        Some(Warning::HandicapCapped { table, wanted, given })
    } else {
        (given >= HIGH_HANDICAP).then_some(Warning::HighHandicap { table, stones: given })
    }
}

fn same_color(table: TableNo, player: &Participant, color: Color) -> Option<Warning> {
    let white = color == Color::White;
    let times = 1 + player.whites.iter().take_while(|was_white| **was_white == white).count();
    let entry = player.entry;
    (times >= SAME_COLOR).then_some(Warning::SameColorAgain { table, entry, color, times })
}
