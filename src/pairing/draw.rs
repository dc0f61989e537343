use super::options::{Roster, forbidden_positions};
use super::solve::{Unsolved, best_matching};
use super::{
    CriterionWeights, DrawCertificate, DrawError, DrawOptions, systems::with_plans, tables,
};
use crate::prelude::*;

/// Whether it is proved that no other draw weighs more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Proof {
    /// The solver's certificate was checked, pair by pair, and holds.
    Optimal,
    /// The check refused the certificate: the draw is valid, but may not be the best.
    Refused,
}

impl std::fmt::Display for Proof {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Optimal => "proved",
            Self::Refused => "the check refused the certificate",
        })
    }
}

/// A round as it was drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draw {
    /// The number of the drawn round.
    pub round: RoundNo,
    /// Its boards by table, fixed ones included.
    pub boards: Vec<Board>,
    /// The weight of each board, in the same order.
    pub weights: Vec<CriterionWeights>,
    /// The player with the bye.
    pub bye: Option<EntryId>,
    /// Players who rest by a plan, and get a bye as well.
    pub resting: Vec<EntryId>,
    /// Participants that the options left out.
    pub unpaired: Vec<EntryId>,
    /// The sum of the boards' total weights.
    pub total: i128,
    /// Whether the drawn boards are proved to be the best.
    pub proof: Proof,
    /// The certificate of that proof, to be stored with the round.
    pub certificate: DrawCertificate,
}

impl Draw {
    /// The draft of the round.
    pub fn to_round(&self) -> Round {
        Round {
            no: self.round,
            state: RoundState::Draft,
            boards: self.boards.clone(),
            byes: self.bye.into_iter().chain(self.resting.iter().copied()).collect(),
            teams: TeamRound::NONE,
        }
    }
}

/// Draws a round: the pairs of greatest total weight, their colours, handicaps and tables, and the bye if the field
/// is odd. The same tournament and options always give the same draw.
///
/// Games of this round and later ones are ignored, except for [`DrawOptions::fixed`].
///
/// # Examples
/// ```
/// use pairing::{DrawOptions, draw};
/// use tournament::{Entry, EntryId, Federation, RoundNo, System, Tournament, preset};
///
/// let settings = preset(System::McMahon, Federation::Egf, "Open", chrono::NaiveDate::default());
/// let mut open = Tournament::new(settings);
/// for (id, rank) in [(1, "2d"), (2, "3k"), (3, "1d"), (4, "4k")] {
///     let rank = rank.parse().expect("a rank");
///     open.entries.push(Entry::new(EntryId(id), &format!("Player {id}"), "", rank));
/// }
/// let drawn = draw(&open, RoundNo(1), &DrawOptions::default())?;
/// assert_eq!(drawn.boards.len(), 2);
/// assert!(drawn.boards[0].color_of(EntryId(1)).is_some());
/// # Ok::<(), pairing::DrawError>(())
/// ```
pub fn draw(
    tournament: &Tournament,
    round: RoundNo,
    options: &DrawOptions,
) -> Result<Draw, DrawError> {
    draw_with(tournament, &RoundContext::new(tournament, round, options.seed)?, options)
}

/// As [`draw`], with a prepared context of that tournament; the seed of the options is ignored.
pub fn draw_with(
    tournament: &Tournament,
    context: &RoundContext,
    options: &DrawOptions,
) -> Result<Draw, DrawError> {
    draw_in(context, &with_plans(tournament, context, options)?)
}

/// As [`draw_with`], without the plans of leagues and brackets.
pub fn draw_in(context: &RoundContext, options: &DrawOptions) -> Result<Draw, DrawError> {
    let roster = options.roster(context)?;
    match context.participants() {
        [] => return Err(DrawError::NoParticipants(context.round())),
        [alone] => {
            return Err(DrawError::OneParticipant { round: context.round(), entry: alone.entry });
        }
        _ => {}
    }
    let forbidden = forbidden_positions(context, &options.forbidden);
    let drawn = pair_roster(context, &roster, options.bye, &forbidden)?;
    let boards = tables::seat(context, &drawn.pairs, &options.fixed);
    let weights: Vec<CriterionWeights> =
        boards.iter().filter_map(|board| context.pair(board.black, board.white)).collect();
    Ok(Draw {
        round: context.round(),
        total: weights.iter().map(|weights| i128::from(weights.total)).sum(),
        weights,
        boards,
        bye: drawn.bye,
        resting: options.resting.clone(),
        unpaired: options.left_out.clone(),
        proof: drawn.proof,
        certificate: certificate(context, options, &roster, drawn),
    })
}

struct Drawn {
    pairs: Vec<(usize, usize)>,
    bye: Option<EntryId>,
    proof: Proof,
    matching: Certificate,
}

fn certificate(
    context: &RoundContext,
    options: &DrawOptions,
    roster: &[usize],
    drawn: Drawn,
) -> DrawCertificate {
    let takes_part = |entry: &EntryId| context.position(*entry).is_some();
    let players = roster.iter().map(|&i| context.participants()[i].entry);
    let apart = options.forbidden.iter().copied();
    DrawCertificate {
        round: context.round(),
        seed: context.seed(),
        players: players.filter(|entry| Some(*entry) != drawn.bye).collect(),
        by_hand: options.fixed.iter().map(|board| (board.black, board.white)).collect(),
        free: drawn.bye.into_iter().chain(options.resting.iter().copied()).collect(),
        left_out: options.left_out.clone(),
        apart: apart.filter(|(a, b)| takes_part(a) && takes_part(b)).collect(),
        matching: drawn.matching,
    }
}

fn pair_roster(
    context: &RoundContext,
    roster: &[usize],
    chosen: Option<EntryId>,
    forbidden: &HashSet<(usize, usize)>,
) -> Result<Drawn, DrawError> {
    if !roster.len().is_multiple_of(2) {
        return pair_odd(context, roster, chosen, forbidden);
    }
    if let Some(bye) = chosen {
        return Err(DrawError::ByeNotNeeded { bye, left: roster.len() - 1 });
    }
    pair_even(context, roster, forbidden)
}

/// Gives the bye to the chosen player, or to the first by the rule of byes without whom the rest can be paired.
fn pair_odd(
    context: &RoundContext,
    roster: &[usize],
    chosen: Option<EntryId>,
    forbidden: &HashSet<(usize, usize)>,
) -> Result<Drawn, DrawError> {
    let mut candidates = match chosen.and_then(|bye| context.position(bye)) {
        Some(position) => vec![position],
        None => roster.to_vec(),
    };
    candidates.sort_by_key(|&i| bye_order(&context.participants()[i]));
    let mut refused = DrawError::NoParticipants(context.round());
    for bye in candidates {
        let rest: Vec<usize> = roster.iter().copied().filter(|&i| i != bye).collect();
        refused = match pair_even(context, &rest, forbidden) {
            Ok(drawn) => {
                return Ok(Drawn { bye: Some(context.participants()[bye].entry), ..drawn });
            }
            Err(refused) => refused,
        };
    }
    Err(refused)
}

fn pair_even(
    context: &RoundContext,
    roster: &[usize],
    forbidden: &HashSet<(usize, usize)>,
) -> Result<Drawn, DrawError> {
    match best_matching(&Roster::new(context, roster, forbidden)) {
        Ok(solution) => {
            let pairs = solution.pairs.into_iter().map(|(a, b)| (roster[a], roster[b]));
            let (proof, matching) = (solution.proof, solution.certificate);
            Ok(Drawn { pairs: pairs.collect(), bye: None, proof, matching })
        }
        Err(Unsolved::GivenUp) => Err(DrawError::GivenUp),
        Err(Unsolved::TooLarge) => Err(DrawError::TooLarge { players: roster.len() }),
        Err(Unsolved::NoValidPairing(why)) => {
            let unpaired: Vec<usize> = why.unpaired.iter().map(|&a| roster[a]).collect();
            Err(no_pairing(context, &unpaired, forbidden))
        }
    }
}

fn no_pairing(
    context: &RoundContext,
    left: &[usize],
    forbidden: &HashSet<(usize, usize)>,
) -> DrawError {
    let entry = |i: usize| context.participants()[i].entry;
    let mut theirs: Vec<_> = forbidden
        .iter()
        .chain(context.apart_pairs())
        .filter(|(i, j)| left.contains(i) || left.contains(j))
        .map(|&(i, j)| if left.contains(&i) { (entry(i), entry(j)) } else { (entry(j), entry(i)) })
        .collect();
    theirs.sort_unstable();
    let unpaired = left.iter().map(|&i| entry(i)).collect();
    DrawError::NoValidPairing { unpaired, forbidden: theirs }
}

/// The player who gets the bye by rule: the first among those whom the options leave to be drawn. `None` if no bye
/// is needed, or the options do not fit the round.
#[must_use]
pub fn bye_by_rule(context: &RoundContext, options: &DrawOptions) -> Option<EntryId> {
    let roster = options.roster(context).ok()?;
    let players = roster.iter().map(|&position| &context.participants()[position]);
    let first = players.min_by_key(|player| bye_order(player))?;
    (!roster.len().is_multiple_of(2)).then_some(first.entry)
}

/// Order of the bye: volunteers first, then the least rank + 2 · McMahon score + 1000 for each earlier bye; among
/// equals the last of the lowest group.
pub(super) fn bye_order(player: &Participant) -> impl Ord + use<> {
    use std::cmp::Reverse;
    (
        !player.volunteers,
        player.rank + player.mms.0 + 1000 * player.byes,
        Reverse(player.group),
        Reverse(player.place),
        Reverse(player.index),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn first(change: impl FnOnce(&mut [Participant; 2])) -> usize {
        let mut players = [0, 1].map(Participant::example);
        change(&mut players);
        players.into_iter().min_by_key(bye_order).expect("a player").index
    }

    #[test]
    fn a_point_of_score_weighs_as_much_as_two_ranks() {
        let less = |rank| first(|[one, _]| (one.rank, one.mms) = (rank, HalfPoints::whole(29)));
        assert_eq!([less(1), less(3)], [0, 1]);
    }

    #[test]
    fn an_earlier_bye_weighs_as_much_as_five_hundred_points() {
        let with_a_bye_and_points_less =
            |points| first(|[had, _]| (had.byes, had.mms) = (1, HalfPoints::whole(30 - points)));
        assert_eq!([with_a_bye_and_points_less(501), with_a_bye_and_points_less(499)], [0, 1]);
    }

    #[test]
    fn of_equals_the_lowest_group_comes_first_and_of_one_group_the_last() {
        assert_eq!(first(|[lower, upper]| (lower.group, upper.place) = (1, 9)), 0);
        assert_eq!(first(|[last, _]| last.place = 9), 0);
    }
}
