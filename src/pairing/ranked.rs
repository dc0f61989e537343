use tournament::Tournament;

use super::options::forbidden_positions;
use super::roster::Roster;
use super::systems::with_plans;
use super::{
    CriterionWeights, Draw, DrawError, DrawOptions, Proof, RoundContext, TakenDraw, draw_in, tables,
};
use matching::{MatchingError, Ranked, solve};

/// The `most` best draws of the round of a context, the best first; fewer if there are fewer. The bye stays with whom the
/// best draw gives it to.
///
/// Each carries a certificate of its own: one that is worth as much as the best is proved to be a best one
/// itself, one that is worth less says which place it has and what it loses against the best, which is
/// proved.
///
/// # Errors
/// As [`draw_with`](super::draw_with).
pub fn best_draws(
    tournament: &Tournament,
    context: &RoundContext,
    options: &DrawOptions,
    most: usize,
) -> Result<Vec<Draw>, DrawError> {
    let options = with_plans(tournament, context, options)?;
    let best = draw_in(context, &options)?;
    let forbidden = forbidden_positions(context, &options.forbidden);
    let players = best.certificate.players.iter();
    let positions: Vec<usize> = players.filter_map(|player| context.position(*player)).collect();
    let refused = |why| match why {
        MatchingError::GivenUp => DrawError::GivenUp,
        _ => DrawError::TooLarge { players: positions.len() },
    };
    let solved = solve(Roster::new(context, &positions, &forbidden)).map_err(refused)?;
    let ranking = solved.ranking(most).map_err(refused)?;
    let ranked = ranking.into_iter().enumerate().map(|(place, ranked)| {
        let pairs = ranked.pairs.iter().map(|&(a, b)| (positions[a], positions[b]));
        let drawn = of_pairs(context, &options, &best, &pairs.collect::<Vec<_>>());
        certified(drawn, &ranked, place + 1)
    });
    Ok(ranked.collect())
}

/// The best draw with other pairs.
fn of_pairs(
    context: &RoundContext,
    options: &DrawOptions,
    best: &Draw,
    pairs: &[(usize, usize)],
) -> Draw {
    let boards = tables::seat(context, pairs, &options.fixed);
    let weights: Vec<CriterionWeights> =
        boards.iter().filter_map(|board| context.pair(board.black, board.white)).collect();
    Draw {
        total: weights.iter().map(|weights| i128::from(weights.total)).sum(),
        weights,
        boards,
        ..best.clone()
    }
}

/// With what the certificate of the best proves of it: the duals are those of every best matching.
fn certified(mut drawn: Draw, ranked: &Ranked, rank: usize) -> Draw {
    let certificate = &mut drawn.certificate;
    let lost = certificate.matching.total - ranked.total;
    if lost == 0 {
        for &(a, b) in &ranked.pairs {
            certificate.matching.partners[a] = b;
            certificate.matching.partners[b] = a;
        }
        return drawn;
    }
    let player = |vertex: usize| certificate.players[vertex];
    let pairs = ranked.pairs.iter().map(|&(a, b)| (player(a), player(b))).collect();
    certificate.taken = Some(TakenDraw { rank, pairs, lost });
    if drawn.proof == Proof::Optimal {
        drawn.proof = Proof::Behind;
    }
    drawn
}
