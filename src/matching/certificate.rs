use std::fmt;

/// Duals that prove a matching to be of the greatest weight.
///
/// All duals count in halves of a weight's unit, so that they are whole. For every allowed pair the duals of its
/// two vertices, together with those of the blossoms that hold both, are at least twice its weight, and for every
/// matched pair exactly that. A blossom is a set of odd size; its dual is not negative, and if it is above zero,
/// all but one of its vertices are matched inside. Then no matching can weigh more (Edmonds, 1965).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Certificate {
    /// The partner of each vertex.
    pub partners: Vec<usize>,
    /// The dual of each vertex, in halves.
    pub duals: Vec<i128>,
    /// All vertices in an order in which every blossom is a run.
    pub order: Vec<usize>,
    /// Runs of `order` with a dual of their own.
    pub blossoms: Vec<Blossom>,
    /// The weight of the matching.
    pub total: i128,
}

/// A set of vertices with a dual: a run of [`Certificate::order`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Blossom {
    /// The place of its first vertex.
    pub start: usize,
    /// How many vertices it has.
    pub size: usize,
    /// Its dual, in halves.
    pub dual: i128,
}

impl Certificate {
    /// The pairs, the lower vertex first, in order.
    pub fn pairs(&self) -> Vec<(usize, usize)> {
        let partners = self.partners.iter().copied().enumerate();
        partners.filter(|&(a, b)| a < b).collect()
    }
}

/// A fault of a certificate.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the fields say what they hold
pub enum CertificateFault {
    /// A list has another length than there are vertices.
    Length { list: &'static str, expected: usize, found: usize },
    /// A vertex has no partner, is its own partner, or the pair is not mutual.
    Partner { vertex: usize },
    /// A matched pair is forbidden.
    Forbidden { a: usize, b: usize },
    /// The order names a vertex twice or one that is none.
    Order { place: usize },
    /// A blossom is not of odd size of at least three, or leaves the order.
    Size { blossom: usize },
    /// The dual of a blossom is negative.
    NegativeDual { blossom: usize },
    /// Two blossoms overlap without one holding the other, or are equal.
    Overlap { one: usize, other: usize },
    /// A blossom with a dual is not matched inside but for one vertex.
    NotFull { blossom: usize, expected: usize, found: usize },
    /// A pair weighs more than the duals allow: the matching may not be the best.
    Infeasible { a: usize, b: usize, lack: i128 },
    /// A matched pair has more dual than weight.
    NotTight { a: usize, b: usize, slack: i128 },
    /// The total is not the sum of the matched weights.
    Total { stated: i128, found: i128 },
    /// The duals add up to something else than twice the total.
    Objective { expected: i128, found: i128 },
    /// Numbers so large that their sums do not fit.
    Overflow,
}

impl fmt::Display for CertificateFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length { list, expected, found } => {
                write!(f, "{list}: {found} entries for {expected} vertices")
            }
            Self::Partner { vertex } => write!(f, "vertex {vertex} has no mutual partner"),
            Self::Forbidden { a, b } => write!(f, "the pair {a}-{b} is matched but not allowed"),
            Self::Order { place } => write!(f, "the order is no permutation: place {place}"),
            Self::Size { blossom } => {
                write!(f, "blossom {blossom} is not an odd run of three or more places")
            }
            Self::NegativeDual { blossom } => write!(f, "blossom {blossom} has a negative dual"),
            Self::Overlap { one, other } => write!(f, "blossoms {one} and {other} overlap"),
            Self::NotFull { blossom, expected, found } => {
                write!(f, "blossom {blossom} has {found} matched pairs inside, expected {expected}")
            }
            Self::Infeasible { a, b, lack } => {
                write!(f, "the pair {a}-{b} lacks {lack} half units of dual")
            }
            Self::NotTight { a, b, slack } => {
                write!(f, "the matched pair {a}-{b} is not tight: {slack} half units over")
            }
            Self::Total { stated, found } => {
                write!(f, "the total is given as {stated}, but the pairs weigh {found}")
            }
            Self::Objective { expected, found } => {
                write!(f, "the duals add up to {found} half units, expected {expected}")
            }
            Self::Overflow => f.write_str("the numbers are too large to be added"),
        }
    }
}

impl std::error::Error for CertificateFault {}
