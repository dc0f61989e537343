//! Why a certificate is refused.

use thiserror::Error;

/// What is wrong with a certificate.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// A list has another length than there are vertices.
    #[error("{list}: {found} entries for {expected} vertices")]
    Length {
        /// The list.
        list: &'static str,
        /// How many entries it should have.
        expected: usize,
        /// How many it has.
        found: usize,
    },
    /// A vertex is paired with nobody, with itself, or not mutually.
    #[error("vertex {vertex} has no mutual partner")]
    Partner {
        /// The vertex.
        vertex: usize,
    },
    /// A matched pair is forbidden.
    #[error("the pair {a}-{b} is matched but not allowed")]
    Forbidden {
        /// The lower vertex.
        a: usize,
        /// The higher vertex.
        b: usize,
    },
    /// The order names a vertex twice or one that is none.
    #[error("the order is no permutation: place {place}")]
    Order {
        /// The place.
        place: usize,
    },
    /// A blossom is not of odd size of at least three, or leaves the order.
    #[error("blossom {blossom} is not an odd run of three or more places")]
    Size {
        /// Its number in the certificate.
        blossom: usize,
    },
    /// The dual of a blossom is negative.
    #[error("blossom {blossom} has a negative dual")]
    NegativeDual {
        /// Its number in the certificate.
        blossom: usize,
    },
    /// Two blossoms overlap without one holding the other, or are equal.
    #[error("blossoms {one} and {other} overlap")]
    Overlap {
        /// The number of one in the certificate.
        one: usize,
        /// The number of the other.
        other: usize,
    },
    /// A blossom with a dual is not matched inside but for one vertex.
    #[error("blossom {blossom} has {found} matched pairs inside, expected {expected}")]
    NotFull {
        /// Its number in the certificate.
        blossom: usize,
        /// Half its size.
        expected: usize,
        /// How many pairs it has inside.
        found: usize,
    },
    /// A pair weighs more than the duals allow: the matching may not be the best.
    #[error("the pair {a}-{b} lacks {lack} half units of dual")]
    Infeasible {
        /// The lower vertex.
        a: usize,
        /// The higher vertex.
        b: usize,
        /// By how much.
        lack: i128,
    },
    /// A matched pair has more dual than weight.
    #[error("the matched pair {a}-{b} is not tight: {slack} half units over")]
    NotTight {
        /// The lower vertex.
        a: usize,
        /// The higher vertex.
        b: usize,
        /// By how much.
        slack: i128,
    },
    /// The total is not the sum of the matched weights.
    #[error("the total is given as {stated}, but the pairs weigh {found}")]
    Total {
        /// What the certificate says.
        stated: i128,
        /// What the pairs weigh.
        found: i128,
    },
    /// The duals add up to something else than twice the total.
    #[error("the duals add up to {found} half units, expected {expected}")]
    Objective {
        /// Twice the total.
        expected: i128,
        /// What the duals give.
        found: i128,
    },
    /// Numbers so large that their sums do not fit.
    #[error("the numbers are too large to be added")]
    Overflow,
}
