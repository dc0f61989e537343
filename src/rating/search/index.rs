use std::sync::Arc;

use super::words::{Borne, Words, folded, mask};
use crate::RatingList;

const LONGEST: usize = u8::MAX as usize;

/// Where a person's folded letters are: the surname's, then the first name's, without blanks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Name {
    pub(super) start: u32,
    pub(super) mask: u32,
    pub(super) surname: u8,
    pub(super) whole: u8,
}

/// Index of a rating list for searches.
#[derive(Clone, Debug)]
pub struct ListIndex {
    pub(super) list: Arc<RatingList>,
    pub(super) letters: Vec<u8>,
    pub(super) names: Vec<Name>,
    pub(super) words: Words,
}

impl ListIndex {
    /// Builds the index; 200,000 people take some tenths of a second.
    #[must_use]
    pub fn new(list: Arc<RatingList>) -> Self {
        let mut letters = Vec::new();
        let mut names = Vec::with_capacity(list.len());
        let mut borne = Vec::new();
        for (listed, person) in list.people().zip(0..) {
            let start = letters.len();
            add(&mut letters, &mut borne, start, person, listed.surname);
            let surname = letters.len() - start;
            add(&mut letters, &mut borne, start, person, listed.first_name);
            names.push(Name {
                start: start as u32,
                mask: mask(&letters[start..]),
                surname: surname as u8,
                whole: (letters.len() - start) as u8,
            });
        }
        let words = Words::of(&letters, borne);
        Self { list, letters, names, words }
    }

    /// The list that is searched.
    pub const fn list(&self) -> &Arc<RatingList> {
        &self.list
    }

    /// The folded letters of a name without blanks: surname first, and first name first.
    pub(super) fn both_orders(&self, name: Name) -> [Vec<u8>; 2] {
        let whole = &self.letters[name.start as usize..][..usize::from(name.whole)];
        let (surname, first) = whole.split_at(usize::from(name.surname));
        [whole.to_vec(), [first, surname].concat()]
    }
}

/// Adds the words of a name; several words are added without blanks as well.
fn add(letters: &mut Vec<u8>, borne: &mut Vec<Borne>, first: usize, person: u32, name: &str) {
    let start = letters.len();
    let words = folded(name);
    let borne_from = |start: usize, end: usize| Borne {
        start: start as u32,
        length: (end - start) as u8,
        person,
    };
    for word in &words {
        let here = letters.len();
        let room = LONGEST.saturating_sub(here - first);
        letters.extend(word.bytes().take(room));
        if letters.len() > here {
            borne.push(borne_from(here, letters.len()));
        }
    }
    if words.len() > 1 {
        borne.push(borne_from(start, letters.len()));
    }
}
