use crate::tournament::{RoundNo, Tournament};

use super::matching::solve;
use super::options::forbidden_positions;
use super::roster::Roster;
use super::systems::with_plans;
use super::{Draw, DrawError, DrawOptions, RoundContext, Weights, draw_in, tables};

/// The `most` best draws of a round, the best first; fewer if there are fewer. The bye stays with whom the
/// best draw gives it to.
///
/// Each carries the certificate of the best one, which covers the pairs that it shares with it.
///
/// # Errors
/// As [`draw`](super::draw).
pub fn best_draws(
    tournament: &Tournament,
    round: RoundNo,
    options: &DrawOptions,
    most: usize,
) -> Result<Vec<Draw>, DrawError> {
    let context = RoundContext::new(tournament, round, options.seed)?;
    let options = with_plans(tournament, &context, options)?;
    let best = draw_in(&context, &options)?;
    let forbidden = forbidden_positions(&context, &options.forbidden);
    let players = best.certificate.players.iter();
    let positions: Vec<usize> = players.filter_map(|player| context.position(*player)).collect();
    let too_large = |_| DrawError::TooLarge { players: positions.len() };
    let solved = solve(Roster::new(&context, &positions, &forbidden)).map_err(too_large)?;
    let ranking = solved.ranking(most).map_err(too_large)?;
    Ok(ranking
        .into_iter()
        .map(|ranked| {
            let pairs = ranked.pairs.iter().map(|&(a, b)| (positions[a], positions[b]));
            of_pairs(&context, &options, &best, &pairs.collect::<Vec<_>>())
        })
        .collect())
}

/// The best draw with other pairs.
fn of_pairs(
    context: &RoundContext,
    options: &DrawOptions,
    best: &Draw,
    pairs: &[(usize, usize)],
) -> Draw {
    let boards = tables::seat(context, pairs, &options.fixed);
    let weights: Vec<Weights> =
        boards.iter().filter_map(|board| context.pair(board.black, board.white)).collect();
    Draw {
        total: weights.iter().map(|weights| i128::from(weights.total)).sum(),
        weights,
        boards,
        ..best.clone()
    }
}
