use super::criteria::{NameKey, Origin};
use crate::prelude::*;

/// One participant of the round, with the data that the criteria need; the data read for each pair come first.
#[derive(Clone, Debug)]
#[repr(C, align(64))]
pub struct Participant {
    /// The position in the tournament's list of entries.
    pub index: usize,
    /// A bit in each for every opponent so far.
    pub(super) met_bits: [u64; 2],
    /// The category, 0 at the top.
    pub category: usize,
    /// The score group, counted from 0 at the top through all categories, empty ones included.
    pub group: i32,
    /// The place inside the group, from 0.
    pub place: i32,
    /// How many the group has.
    pub size: i32,
    /// The games as White less those as Black, games without handicap only.
    pub balance: i32,
    /// How often it met an opponent of a higher score.
    pub drawn_up: u32,
    /// How often it met an opponent of a lower score.
    pub drawn_down: u32,
    /// The McMahon score in whole points, or the highest there is if excused.
    pub adjusted_score: i32,
    /// The strength that handicaps are computed from, in ranks.
    pub pseudo_rank: i32,
    /// The rank as a number: −30 for 30k … 8 for 9d.
    pub rank: i32,
    /// Whether the secondary criteria (handicap, geography) do not apply to it.
    pub excused: bool,
    /// Added to the weight of a pair across groups for being drawn down, and up.
    pub(super) drawn_shares: [i64; 2],
    pub(super) origin: Origin,
    /// The opponents so far, by position in the list of entries, with the round.
    pub meetings: Vec<(usize, RoundNo)>,
    /// The entry's number.
    pub entry: EntryId,
    /// The rating on the European scale.
    pub rating: i32,
    /// The McMahon score before the round.
    pub mms: HalfPoints,
    /// The wins before the round.
    pub wins: HalfPoints,
    /// The main score before the round, in whole points.
    pub score: i32,
    /// The last colours, the latest first: whether each was White; games of unknown colours left out.
    pub whites: Vec<bool>,
    /// How many byes it had.
    pub byes: i32,
    /// Whether it takes a bye before all others.
    pub volunteers: bool,
    pub(super) name: NameKey,
}

impl Participant {
    /// The last round it met the entry at that position of the list, if it did.
    pub fn met(&self, index: usize) -> Option<RoundNo> {
        let [low, high] = Self::bits(index);
        if self.met_bits[0] & low == 0 || self.met_bits[1] & high == 0 {
            return None;
        }
        self.meetings.iter().rev().find(|(opponent, _)| *opponent == index).map(|(_, no)| *no)
    }

    /// The bits of an opponent in [`Self::met_bits`].
    pub(super) const fn bits(index: usize) -> [u64; 2] {
        [1 << (index % 64), 1 << (index / 64 % 64)]
    }

    /// The order of strength for tables: group, rating, place, then who entered first.
    pub(super) fn strength(&self) -> (i32, i32, i32, usize) {
        (self.group, -self.rating, self.place, self.index)
    }
}

#[cfg(test)]
impl Participant {
    /// A 1 dan in one common group, who has not played yet.
    pub fn example(index: usize) -> Self {
        Self {
            entry: EntryId(index as i32 + 1),
            index,
            rank: 0,
            rating: 2100,
            category: 0,
            mms: HalfPoints::whole(30),
            wins: HalfPoints::ZERO,
            score: 30,
            group: 0,
            place: index as i32,
            size: 2,
            balance: 0,
            whites: Vec::new(),
            drawn_up: 0,
            drawn_down: 0,
            byes: 0,
            volunteers: false,
            met_bits: [0; 2],
            meetings: Vec::new(),
            excused: false,
            adjusted_score: 30,
            pseudo_rank: 0,
            drawn_shares: [0; 2],
            name: NameKey::new("Player", &index.to_string()),
            origin: Origin::default(),
        }
    }
}
