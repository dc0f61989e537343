use super::certificate::{Blossom, Certificate};
use super::engine::{Engine, Halt};
use super::error::MatchingError;
use super::layout::Layout;
use super::weight::{Restricted, Source, Weight, Weights};

const MOST: usize = 1 << 24;

/// A maximum-weight perfect matching with its proof. It keeps the solver's state, to answer what another draw would
/// cost.
#[derive(Clone, Debug)]
pub struct Solved<P: Weights> {
    weights: P,
    certificate: Certificate,
    engine: Width,
}

#[derive(Clone, Debug)]
enum Width {
    Narrow(Engine<i64>),
    Wide(Engine<i128>),
}

/// Finds the perfect matching of the greatest total weight. Among several of the same weight the choice is fixed by
/// the input. Counts in 64 bits if all sums stay in range, else in 128.
pub fn solve<P: Weights>(weights: P) -> Result<Solved<P>, MatchingError> {
    let count = weights.count();
    if count > MOST {
        return Err(MatchingError::TooMany { count, most: MOST });
    }
    if count % 2 == 1 {
        return Err(MatchingError::OddCount { count });
    }
    match fresh::<P, i64>(&weights) {
        Ok(engine) => Ok(Solved::new(weights, Width::Narrow(engine))),
        Err(halt @ (Halt::NoValidPairing(_) | Halt::GivenUp)) => Err(failure(halt, count)),
        Err(Halt::Overflow(_)) => {
            let engine = fresh::<P, i128>(&weights).map_err(|halt| failure(halt, count))?;
            Ok(Solved::new(weights, Width::Wide(engine)))
        }
    }
}

fn fresh<P: Weights, N: Weight>(weights: &P) -> Result<Engine<N>, Halt> {
    let source = Source::new(weights);
    let mut engine = Engine::new(&source)?;
    engine.run(&source)?;
    Ok(engine)
}

fn failure(halt: Halt, count: usize) -> MatchingError {
    match halt {
        Halt::NoValidPairing(proof) => proof.into(),
        Halt::Overflow(Some((a, b))) => MatchingError::WeightTooLarge { a, b },
        Halt::Overflow(None) => MatchingError::SpreadTooWide { count },
        Halt::GivenUp => MatchingError::GivenUp,
    }
}

impl<P: Weights> Solved<P> {
    fn new(weights: P, engine: Width) -> Self {
        let certificate = match &engine {
            Width::Narrow(engine) => certify(&weights, engine),
            Width::Wide(engine) => certify(&weights, engine),
        };
        Solved { weights, certificate, engine }
    }

    /// The weights that were matched.
    pub fn weights(&self) -> &P {
        &self.weights
    }

    /// The pairs, the lower vertex first, in order.
    pub fn pairs(&self) -> Vec<(usize, usize)> {
        self.certificate.pairs()
    }

    /// The partner of a vertex.
    pub fn partner(&self, vertex: usize) -> usize {
        self.certificate.partners[vertex]
    }

    /// The weight of the matching.
    pub fn total(&self) -> i128 {
        self.certificate.total
    }

    /// The proof that no matching weighs more.
    pub fn certificate(&self) -> &Certificate {
        &self.certificate
    }

    /// The best matching without this pair. If the pair is not matched, that is the same matching.
    /// [`MatchingError::NoSuchPair`] for two that are no pair.
    pub fn without_pair(
        &self,
        a: usize,
        b: usize,
    ) -> Result<Solved<Restricted<&P>>, MatchingError> {
        self.pair_exists(a, b)?;
        let weights = Restricted::new(&self.weights).forbid(a, b);
        self.resolve(weights, Demand::Without(a, b))
    }

    /// The best matching that has this pair.
    pub fn with_pair(&self, a: usize, b: usize) -> Result<Solved<Restricted<&P>>, MatchingError> {
        self.pair_exists(a, b)?;
        let weights = Restricted::new(&self.weights).force(a, b);
        self.resolve(weights, Demand::With(a, b))
    }

    /// The weight that the whole draw loses if the two must meet: at least 0.
    pub fn cost_with(&self, a: usize, b: usize) -> Result<i128, MatchingError> {
        Ok(self.total() - self.with_pair(a, b)?.total())
    }

    fn pair_exists(&self, a: usize, b: usize) -> Result<(), MatchingError> {
        let count = self.weights.count();
        if a == b || a.max(b) >= count {
            return Err(MatchingError::NoSuchPair { a, b, count });
        }
        Ok(())
    }

    /// Solves the restricted weights, starting from this solution's state.
    pub(super) fn resolve<Q: Weights<Value = P::Value>>(
        &self,
        weights: Q,
        demand: Demand,
    ) -> Result<Solved<Q>, MatchingError> {
        let engine = match &self.engine {
            Width::Narrow(engine) => match rerun(engine.clone(), &weights, demand) {
                Err(Halt::Overflow(_)) => return solve(weights),
                done => done.map(Width::Narrow),
            },
            Width::Wide(engine) => rerun(engine.clone(), &weights, demand).map(Width::Wide),
        };
        let engine = engine.map_err(|halt| failure(halt, weights.count()))?;
        Ok(Solved::new(weights, engine))
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Demand {
    With(usize, usize),
    Without(usize, usize),
}

fn rerun<P: Weights, N: Weight>(
    mut engine: Engine<N>,
    weights: &P,
    demand: Demand,
) -> Result<Engine<N>, Halt> {
    let source = Source::new(weights);
    match demand {
        Demand::Without(a, b) => engine.forbid(a, b),
        Demand::With(a, b) => engine.force(a, b, &source)?,
    }
    engine.run(&source)?;
    Ok(engine)
}

fn certify<P: Weights, N: Weight>(weights: &P, engine: &Engine<N>) -> Certificate {
    let forest = &engine.forest;
    let layout = Layout::of(forest);
    let partners = forest.partners(&layout.place);
    let weight = |(a, &b): (usize, &u32)| {
        let pair = (a < b as usize).then(|| weights.weight(a, b as usize));
        pair.flatten().map_or(0, Weight::widen)
    };
    let mut blossoms: Vec<Blossom> = forest
        .blossoms(&layout.place)
        .into_iter()
        .map(|(start, size, dual)| Blossom { start, size, dual: dual.widen() })
        .collect();
    blossoms.sort_by_key(|b| (b.start, std::cmp::Reverse(b.size)));
    Certificate {
        total: partners.iter().enumerate().map(weight).sum(),
        duals: (0..forest.count).map(|v| forest.dual(v).widen()).collect(),
        order: layout.order.iter().map(|&v| v as usize).collect(),
        partners: partners.into_iter().map(|v| v as usize).collect(),
        blossoms,
    }
}
