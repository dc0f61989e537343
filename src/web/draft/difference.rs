//! What another draw would change on a draft.

use std::collections::HashSet;

use crate::pairing::{RoundContext, RoundPicture};
use crate::tournament::{Board, EntryId, Tournament};
use crate::web::Lang;

use super::sentences::name;

type Pairs = Vec<(String, String)>;

/// What another draw would change.
pub struct Difference {
    /// Whether nothing changes.
    pub same: bool,
    /// Who would no longer meet.
    pub gone: Pairs,
    /// Who would meet instead.
    pub new: Pairs,
    /// What is worth counting, now and then.
    pub counts: Vec<(String, usize, usize)>,
}

/// The draft on the screen, to compare draws with.
pub struct Compare<'a> {
    /// The language of labels and names.
    pub t: Lang,
    /// Whose players they are.
    pub tournament: &'a Tournament,
    /// The boards to compare with.
    pub boards: &'a [Board],
}

impl Compare<'_> {
    /// What those boards would change.
    pub fn with(&self, context: &RoundContext, boards: &[Board]) -> Difference {
        let (now, then) = (pairs(self.boards), pairs(boards));
        let counts = |boards| {
            let picture = RoundPicture::of(context, boards);
            [picture.floaters.len(), picture.repeats.len(), picture.clubmates.len()]
        };
        let (before, after) = (counts(self.boards), counts(boards));
        let labels = ["picture-floaters", "picture-repeats", "picture-clubmates"];
        let rows = labels.iter().zip(before.into_iter().zip(after));
        Difference {
            same: now == then,
            gone: self.named(now.difference(&then)),
            new: self.named(then.difference(&now)),
            counts: rows.map(|(label, (a, b))| (self.t.text(label), a, b)).collect(),
        }
    }

    fn named<'b>(&self, pairs: impl Iterator<Item = &'b (EntryId, EntryId)>) -> Pairs {
        let mut pairs: Vec<_> = pairs.copied().collect();
        pairs.sort_unstable();
        let name = |id| name(self.t, self.tournament, id);
        pairs.into_iter().map(|(a, b)| (name(a), name(b))).collect()
    }
}

fn pairs(boards: &[Board]) -> HashSet<(EntryId, EntryId)> {
    let pair = |board: &Board| (board.black.min(board.white), board.black.max(board.white));
    boards.iter().map(pair).collect()
}
