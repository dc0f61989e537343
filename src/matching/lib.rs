//! Maximum-weight perfect matching, exact and proved.
//!
//! [`solve`] pairs all vertices of a complete graph (less its forbidden pairs)
//! at the greatest total weight. The result carries a [`Certificate`], which
//! [`check()`] verifies without any of the solver's code.
//!
//! # How
//! 1. The best pairs of each vertex, and a few more for a perfect matching,
//!    make a sparse graph.
//! 2. The blossom algorithm solves it: it keeps a dual for each vertex and for
//!    nested odd sets, grows alternating trees from all unmatched vertices at
//!    once along tight pairs, and returns mates and duals.
//! 3. Pricing looks for pairs outside the sparse graph whose weight exceeds
//!    their duals. Bounds on blocks of pairs spare most of the looking.
//! 4. All such pairs are added if they are few, else the worst of each vertex,
//!    and the search continues with the duals it has. Without any, the matching
//!    is the best of all.
//!
//! The first searches stop when few trees are left, as the duals of the last
//! ones move far and in vain while pairs are missing; the last search matches
//! everybody.
//!
//! If the trees can grow no more, their labels prove that no perfect matching
//! exists, and [`NoValidPairing`] names the vertices in the way.
//!
//! # Cost
//! With n vertices and m sparse pairs, one search takes O(n (m + n log n)) at
//! worst and about O(m log n) in practice; nested blossoms are merged small
//! into large, so that their depth does not matter. Pricing takes O(n²) at
//! worst. Memory is O(m + n²/32), and a table of the weights up to 1,500
//! vertices. Weights are asked for on several threads; the result does not
//! depend on their number.
//!
//! # Sources
//! - J. Edmonds, Maximum matching and a polyhedron with 0,1-vertices, 1965.
//! - Z. Galil, S. Micali, H. Gabow, An O(EV log V) algorithm for finding a
//!   maximal weighted matching in general graphs, 1986 (one clock, lazy duals).
//! - W. Cook, A. Rohe, Computing minimum-weight perfect matchings, 1999
//!   (sparse graph and pricing).
//! - V. Kolmogorov, Blossom V, 2009 (engineering of the search).
//!
//! # Example
//! ```
//! use matching::{FnWeights, check, solve};
//!
//! let weights = FnWeights::new(4, |a: usize, b: usize| Some(-((a + b) as i64 - 3).pow(2)));
//! let solved = solve(&weights)?;
//! assert_eq!(solved.pairs(), [(0, 3), (1, 2)]);
//! assert_eq!(check(&weights, solved.certificate()), Ok(()));
//! # Ok::<(), matching::MatchingError>(())
//! ```

mod agenda;
mod best;
mod blossom;
mod certificate;
mod check;
mod engine;
mod error;
mod forest;
mod graph;
mod layout;
mod parallel;
mod pricing;
mod restart;
mod search;
mod solved;
mod text;
mod tiles;
mod weight;

pub use certificate::{Blossom, Certificate, CertificateFault};
pub use check::check;
pub use error::{MatchingError, NoValidPairing};
pub use solved::{Solved, solve};
pub use text::CertificateTextError;
pub use weight::{FnWeights, GroupBounds, Restricted, Weight, Weights};
