use super::DrawCertificate;
use super::options::{Roster, forbidden_positions};
use crate::prelude::*;
use matching::{MatchingError, Solved, Weights as _, solve};

/// Partners evaluated for each player of a pair.
const LOOKED_AT: usize = 5;

/// Partners returned for each.
const TOLD: usize = 3;

/// Another partner for a player, and the cost of the best draw with the two together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Swap {
    /// The other partner.
    pub with: EntryId,
    /// What the whole draw loses by it.
    pub lost: i128,
    /// The same in tenths of what one score group is worth, rounded.
    pub lost_tenths_of_groups: i64,
    /// The pairs of that draw which the best one does not have.
    pub changed: Vec<(EntryId, EntryId)>,
}

/// The alternatives of two players who were drawn together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PairChoices {
    /// The loss of the whole draw by the pair: 0 if a best draw has it.
    pub cost: i128,
    /// The same in tenths of what one score group is worth, rounded.
    pub cost_tenths_of_groups: i64,
    /// The best other partners of the first, the best first.
    pub one: Vec<Swap>,
    /// The best other partners of the second.
    pub other: Vec<Swap>,
}

/// The alternatives of two players, each swap with its cost to the whole draw of the certificate's players. The
/// first swap of each is the next best of all; the others are the best of those that the duals make likely.
///
/// `None` if one of them was not drawn under that certificate, or no draw has the pair.
#[must_use]
pub fn choices(
    context: &RoundContext,
    certificate: &DrawCertificate,
    pair: (EntryId, EntryId),
) -> Option<PairChoices> {
    let forbidden = forbidden_positions(context, &certificate.apart);
    let positions: Option<Vec<usize>> =
        certificate.players.iter().map(|player| context.position(*player)).collect();
    let positions = positions.filter(|positions| positions.is_sorted())?;
    let vertex = |entry| certificate.players.iter().position(|player| *player == entry);
    let (a, b) = (vertex(pair.0)?, vertex(pair.1)?);
    let solved = solve(Roster::new(context, &positions, &forbidden)).ok()?;
    let swaps = Swaps { context, certificate, solved: &solved };
    let cost = solved.cost_with(a, b).ok()?;
    Some(PairChoices {
        cost,
        cost_tenths_of_groups: context.tenths_of_groups(cost),
        one: swaps.of(a, b).ok()?,
        other: swaps.of(b, a).ok()?,
    })
}

struct Swaps<'a> {
    context: &'a RoundContext,
    certificate: &'a DrawCertificate,
    solved: &'a Solved<Roster<'a>>,
}

impl Swaps<'_> {
    fn of(&self, a: usize, b: usize) -> Result<Vec<Swap>, MatchingError> {
        let mut partners: Vec<usize> = self.likely(a, b);
        match self.solved.without_pair(a, b) {
            Ok(apart) => partners.push(apart.partner(a)),
            Err(MatchingError::NoValidPairing(_)) => {}
            Err(error) => return Err(error),
        }
        partners.sort_unstable();
        partners.dedup();
        let mut swaps = Vec::new();
        for partner in partners {
            match self.solved.with_pair(a, partner) {
                Ok(with) => swaps.push(self.swap(partner, with.total(), &with.pairs())),
                Err(MatchingError::NoValidPairing(_)) => {}
                Err(error) => return Err(error),
            }
        }
        swaps.sort_by_key(|swap| (swap.lost, swap.with));
        swaps.truncate(TOLD);
        Ok(swaps)
    }

    /// The partners whose pair with `a` has the smallest slack.
    fn likely(&self, a: usize, b: usize) -> Vec<usize> {
        let duals = &self.solved.certificate().duals;
        let weights = self.solved.weights();
        let others = (0..duals.len()).filter(|&x| x != a && x != b);
        let mut lacking: Vec<(i128, usize)> = others
            .filter_map(|x| {
                let weight = weights.weight(a.min(x), a.max(x))?;
                Some((duals[a] + duals[x] - 2 * i128::from(weight), x))
            })
            .collect();
        lacking.sort_unstable();
        lacking.truncate(LOOKED_AT);
        lacking.into_iter().map(|(_, x)| x).collect()
    }

    fn swap(&self, partner: usize, total: i128, pairs: &[(usize, usize)]) -> Swap {
        let best: HashSet<(usize, usize)> = self.solved.pairs().into_iter().collect();
        let entry = |v: usize| self.certificate.players[v];
        let changed = pairs.iter().filter(|pair| !best.contains(pair));
        let lost = self.solved.total() - total;
        Swap {
            with: entry(partner),
            lost,
            lost_tenths_of_groups: self.context.tenths_of_groups(lost),
            changed: changed.map(|&(a, b)| (entry(a), entry(b))).collect(),
        }
    }
}
