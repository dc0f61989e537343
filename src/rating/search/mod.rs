//! Finding a person in a rating list from what somebody types: parts of the name in any order, with or
//! without accents, in another script, with a letter or two wrong, or the number of the person.
//!
//! A name is folded to plain letters and cut into words. The words of all people are a dictionary, sorted,
//! each with the people who bear it. Every word that was typed is looked up there by its beginning and by its
//! distance; a mask of letters rules nearly all words out before any distance is computed. What the people
//! gain by each typed word is added up, and the best are compared whole. Where blanks are missing or one too
//! many, names are compared without blanks.

mod distance;
mod fold;
mod index;
mod query;
mod words;

pub use fold::folded;
pub use index::ListIndex;
pub use words::is_nearly;

/// Somebody who may be meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hit {
    /// The place in the list, from 0.
    pub place: usize,
    /// How well it fits, from 0 to 1000; comparable between lists.
    pub score: u32,
    /// Why it fits.
    pub how: HitReason,
}

/// Why somebody fits what was typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HitReason {
    /// Every typed word is a word of the name.
    Exact,
    /// Every typed word is, or begins, a word of the name.
    Beginning,
    /// By the number of the person.
    Number,
    /// Letters differ.
    Alike,
}
