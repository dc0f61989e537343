//! Finds a person in a rating list by what was typed: parts of the name in any order, with or without accents, in
//! another script, with a letter or two wrong, or the person's number.
//!
//! A name is folded to plain letters and cut into words. The words of all people are a sorted dictionary, each with
//! the people who have it. Every typed word is looked up there by its beginning and by its distance; a mask of
//! letters excludes nearly all words before any distance is computed. The scores of each typed word are added up,
//! and the best people are compared by their whole names. Where a blank is missing or superfluous, names are
//! compared without blanks.

mod index;
mod query;
mod words;

pub use index::ListIndex;
pub use words::{folded, is_nearly_among};

/// A person who may be meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hit {
    /// The place in the list, from 0.
    pub place: usize,
    /// How well it fits, from 0 to 1000; comparable between lists.
    pub score: u32,
    /// Why it fits.
    pub how: HitReason,
}

/// Why a person fits what was typed.
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
