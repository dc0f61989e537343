//! The k best matchings, by partition, with bounds that spare most of the work.
//!
//! What spares the work: two pairs that exchange partners make another
//! matching, so the cheapest exchanges are a ceiling on what the k best lose
//! ([`exchanges`]). Below it only pairs of little slack matter, and only
//! players who have such a pair ([`Near`]). A pair's lack is not looked at
//! while the duals say that it costs more than is known
//! ([`Detours`](super::detour::Detours)). What is left is a [`Partition`].

use super::error::MatchingError;
use super::exchange::exchanges;
use super::near::Near;
use super::partition::Partition;
use super::solved::Solved;
use super::weight::Weights;

/// One of the best matchings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranked {
    /// The pairs, the lower vertex first, in order.
    pub pairs: Vec<(usize, usize)>,
    /// The weight of the matching.
    pub total: i128,
}

impl<P: Weights> Solved<P> {
    /// The `most` best matchings, the best first; fewer if there are fewer.
    /// Among equals the choice is fixed by the input.
    ///
    /// Takes some evaluations of all weights, and a dozen or more warm
    /// solutions for each matching after the first: one for each group of
    /// pairs whose lack the duals allow to be cheap, and more where it is. At
    /// worst, where every lack costs the same, n of them.
    ///
    /// # Errors
    /// As [`solve`](super::solve), except that there is at least this one.
    pub fn ranking(&self, most: usize) -> Result<Vec<Ranked>, MatchingError> {
        let best = Ranked { pairs: self.pairs(), total: self.total() };
        let mut found = vec![best];
        if most > 1 {
            let swaps = exchanges(self, most - 1);
            let ceiling = swaps.get(most - 2).map(|swap| self.total() - swap.total);
            if ceiling != Some(0) {
                found.extend(self.below(most, ceiling)?);
            }
            for swap in swaps {
                if !found.iter().any(|known| known.pairs == swap.pairs) {
                    found.push(swap);
                }
            }
            found.sort_by_key(|ranked| std::cmp::Reverse(ranked.total));
        }
        found.truncate(most);
        Ok(found)
    }

    /// The best matchings but for the first, as far as they lose less than
    /// the ceiling.
    fn below(&self, most: usize, ceiling: Option<i128>) -> Result<Vec<Ranked>, MatchingError> {
        let near = Near::of(self, ceiling);
        if near.count() == 0 {
            return Ok(Vec::new());
        }
        let partition = Partition::new(super::solve(&near)?, ceiling.map(|lost| 2 * lost));
        let ranking = partition.ranking(most - 1)?;
        Ok(ranking.iter().map(|pairs| near.whole(pairs)).collect())
    }
}
