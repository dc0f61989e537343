//! What another draw would change on a draft.

use std::collections::hash_map::Entry;
use std::collections::{BTreeMap, HashMap};

use crate::pairing::{RoundContext, RoundPicture};
use crate::tournament::{Board, EntryId, Tournament};
use crate::web::Lang;

use super::sentences::name;

/// Boards and free rounds of a round.
#[derive(Clone, Copy)]
pub struct Places<'a> {
    /// Its boards.
    pub boards: &'a [Board],
    /// Who has a free round.
    pub byes: &'a [EntryId],
}

/// Two who meet, or one who has a free round, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MeetingLine {
    /// The table; empty for a free round.
    pub table: String,
    /// One, or the only one.
    pub one: String,
    /// The other; empty for a free round.
    pub other: String,
}

/// Players who change partners among themselves.
pub struct PartnerChange {
    /// Who meets now.
    pub before: Vec<MeetingLine>,
    /// Who would meet then.
    pub after: Vec<MeetingLine>,
}

/// Two who meet in both, on other terms.
pub struct TermsChange {
    /// Who.
    pub meeting: MeetingLine,
    /// Handicap and colours now.
    pub before: String,
    /// Handicap and colours then.
    pub after: String,
}

/// What another draw would change.
pub struct Difference {
    /// Who meets in both.
    pub same: Vec<MeetingLine>,
    /// What changes, by those who exchange partners.
    pub changes: Vec<PartnerChange>,
    /// Who meets in both, but with other colours or another handicap.
    pub terms: Vec<TermsChange>,
    /// What is worth counting, now and then.
    pub counts: Vec<(String, usize, usize)>,
}

impl Difference {
    /// Whether both have the same boards on the same terms.
    pub const fn is_none(&self) -> bool {
        self.changes.is_empty() && self.terms.is_empty()
    }
}

/// The draft on the screen, to compare draws with.
pub struct Compare<'a> {
    /// The language of labels and names.
    pub t: Lang,
    /// Whose players they are.
    pub tournament: &'a Tournament,
    /// What to compare with.
    pub places: Places<'a>,
}

/// Two in order, or one with a free round.
type Key = (EntryId, Option<EntryId>);

impl Compare<'_> {
    /// What those places would change.
    pub fn with(&self, context: &RoundContext, then: Places<'_>) -> Difference {
        let (before, after) = (by_key(self.places), by_key(then));
        let both = |key: &&Key| after.contains_key(key);
        let gone = before.keys().filter(|key| !after.contains_key(key));
        let new = after.keys().filter(|key| !before.contains_key(key));
        Difference {
            same: before.keys().filter(both).map(|key| self.meeting(key, &before)).collect(),
            changes: self.changes(gone.copied().collect(), new.copied().collect(), &before, &after),
            terms: self.terms(&before, &after),
            counts: self.counts(context, then),
        }
    }

    fn meeting(&self, key: &Key, of: &BTreeMap<Key, Option<&Board>>) -> MeetingLine {
        let board = of.get(key).copied().flatten();
        let (one, other) = board.map_or((key.0, key.1), |board| (board.black, Some(board.white)));
        let name = |id| name(self.t, self.tournament, id);
        MeetingLine {
            table: board.map(|board| board.table.to_string()).unwrap_or_default(),
            one: name(one),
            other: other.map(name).unwrap_or_default(),
        }
    }

    /// The changes, those together who exchange partners among themselves, by the first of them.
    fn changes(
        &self,
        gone: Vec<Key>,
        new: Vec<Key>,
        before: &BTreeMap<Key, Option<&Board>>,
        after: &BTreeMap<Key, Option<&Board>>,
    ) -> Vec<PartnerChange> {
        let circles = Circles::of(gone.iter().chain(&new));
        let mut changes: BTreeMap<EntryId, PartnerChange> = BTreeMap::new();
        let empty = || PartnerChange { before: Vec::new(), after: Vec::new() };
        for key in gone {
            let change = changes.entry(circles.first(key.0)).or_insert_with(empty);
            change.before.push(self.meeting(&key, before));
        }
        for key in new {
            let change = changes.entry(circles.first(key.0)).or_insert_with(empty);
            change.after.push(self.meeting(&key, after));
        }
        changes.into_values().collect()
    }

    fn terms(
        &self,
        before: &BTreeMap<Key, Option<&Board>>,
        after: &BTreeMap<Key, Option<&Board>>,
    ) -> Vec<TermsChange> {
        let both = before.iter().filter_map(|(key, board)| {
            let (now, then) = ((*board)?, (*after.get(key)?)?);
            let same = (now.black, now.handicap) == (then.black, then.handicap);
            (!same).then(|| TermsChange {
                meeting: self.meeting(key, before),
                before: self.said(now),
                after: self.said(then),
            })
        });
        both.collect()
    }

    fn said(&self, board: &Board) -> String {
        let handicap = match board.handicap {
            0 => self.t.text("even"),
            stones => self.t.with("handicap-of", [("n", stones)]),
        };
        let black = name(self.t, self.tournament, board.black);
        self.t.with("what-if-terms-of", (("handicap", handicap), ("black", black)))
    }

    fn counts(&self, context: &RoundContext, then: Places<'_>) -> Vec<(String, usize, usize)> {
        let counts = |boards| {
            let picture = RoundPicture::of(context, boards);
            [picture.floaters.len(), picture.repeats.len(), picture.clubmates.len()]
        };
        let (before, after) = (counts(self.places.boards), counts(then.boards));
        let labels = ["picture-floaters", "picture-repeats", "picture-clubmates"];
        let rows = labels.iter().zip(before.into_iter().zip(after));
        rows.map(|(label, (a, b))| (self.t.text(label), a, b)).collect()
    }
}

fn by_key<'a>(places: Places<'a>) -> BTreeMap<Key, Option<&'a Board>> {
    let boards = places.boards.iter().map(|board| {
        ((board.black.min(board.white), Some(board.black.max(board.white))), Some(board))
    });
    boards.chain(places.byes.iter().map(|bye| ((*bye, None), None))).collect()
}

/// Players joined by the pairs that go and come.
struct Circles(HashMap<EntryId, EntryId>);

impl Circles {
    fn of<'k>(keys: impl Iterator<Item = &'k Key>) -> Self {
        let mut next: HashMap<EntryId, Vec<EntryId>> = HashMap::new();
        for &(one, other) in keys {
            next.entry(one).or_default().extend(other);
            if let Some(other) = other {
                next.entry(other).or_default().push(one);
            }
        }
        let mut players: Vec<EntryId> = next.keys().copied().collect();
        players.sort_unstable();
        let mut first = HashMap::new();
        for start in players {
            let mut open = vec![start];
            while let Some(player) = open.pop() {
                if let Entry::Vacant(place) = first.entry(player) {
                    place.insert(start);
                    open.extend(next.get(&player).into_iter().flatten());
                }
            }
        }
        Self(first)
    }

    /// Whoever entered first of those joined with that player.
    fn first(&self, player: EntryId) -> EntryId {
        self.0.get(&player).copied().unwrap_or(player)
    }
}
