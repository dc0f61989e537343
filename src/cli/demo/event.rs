use chrono::NaiveDate;

use crate::go::Color;
use crate::pairing::{DrawOptions, draw};
use crate::tournament::{
    Board, Ending, Federation, HalfPoints, Manner, RoundNo, RoundState, System, Tournament, preset,
};

use super::players::players;

const RESULTS_IN: usize = 25;

/// A McMahon of five rounds on that day: two are finished, the third is being played.
pub(super) fn half_way(day: NaiveDate) -> Tournament {
    let mut settings = preset(System::McMahon, Federation::Egf, "Lindenhof Open", day);
    "lindenhof".clone_into(&mut settings.short_name);
    "Lindenhof".clone_into(&mut settings.place);
    "DE".clone_into(&mut settings.country);
    "Hilde Aronsen".clone_into(&mut settings.director);
    "35 EUR, students 20 EUR".clone_into(&mut settings.home.fee);
    "At the door, in cash".clone_into(&mut settings.home.pay);
    settings.ends = day.succ_opt().unwrap_or(day);
    let mut tournament = Tournament::new(settings);
    tournament.entries.extend(players());
    for no in (1..=3).map(RoundNo) {
        play(&mut tournament, no);
    }
    tournament
}

/// Draws and publishes a round and enters its results, in the current round without the top tables.
fn play(tournament: &mut Tournament, no: RoundNo) {
    let Ok(drawn) = draw(tournament, no, &DrawOptions::default()) else { return };
    let mut round = drawn.to_round();
    let running = no == RoundNo(3);
    round.state = if running { RoundState::Published } else { RoundState::Finished };
    let boards = round.boards.len();
    for (index, board) in round.boards.iter_mut().enumerate() {
        // The top tables think longest.
        if !running || index + RESULTS_IN >= boards {
            board.ending = ending(board, no);
            board.version = 1;
        }
    }
    tournament.rounds.push(round);
}

/// Pseudo-random, always the same.
fn ending(board: &Board, no: RoundNo) -> Ending {
    let mixed = board.black.0 * 7919 + board.white.0 * 104_729 + no.0 * 31;
    let winner = if mixed % 9 < 4 { Color::Black } else { Color::White };
    let manner = match mixed % 7 {
        0 => Manner::Score(HalfPoints(1 + mixed.rem_euclid(40) / 2 * 2)),
        1 | 2 => Manner::Resignation,
        3 if mixed % 5 == 0 => Manner::Time,
        _ => Manner::Unstated,
    };
    Ending::Won { winner, manner }
}
