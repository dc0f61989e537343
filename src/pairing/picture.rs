use std::collections::BTreeMap;

use serde::Serialize;

use tournament::{Board, EntryId, TableNo};

use super::{Nearness, RoundContext};

/// Statistics of a round's pairs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct RoundPicture {
    /// How many boards are that many score groups apart.
    pub groups_apart: BTreeMap<u32, usize>,
    /// How many boards are that many ranks apart.
    pub ranks_apart: BTreeMap<u32, usize>,
    /// How many boards have that handicap.
    pub handicaps: BTreeMap<u8, usize>,
    /// Players who meet an opponent of a lower score, with whom and where.
    pub floaters: Vec<Floater>,
    /// Pairs of one score group who met before: possible repetitions.
    pub could_repeat: usize,
    /// Tables where two meet again.
    pub repeats: Vec<TableNo>,
    /// Pairs of one score group whom the event would keep apart, for their club.
    pub could_be_clubmates: usize,
    /// Tables where clubmates meet.
    pub clubmates: Vec<TableNo>,
}

/// Two of different scores at one board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Floater {
    /// Where.
    pub table: TableNo,
    /// The player of the higher score, drawn down.
    pub down: EntryId,
    /// The player of the lower score, drawn up.
    pub up: EntryId,
    /// The number of groups between them.
    pub groups: u32,
}

impl RoundPicture {
    /// Statistics of those boards; players who do not take part are left out.
    #[must_use]
    pub fn of(context: &RoundContext, boards: &[Board]) -> Self {
        let mut picture = Self::default();
        for board in boards {
            picture.add(context, board);
        }
        picture.count_chances(context);
        picture
    }

    fn add(&mut self, context: &RoundContext, board: &Board) {
        let players = (context.participant(board.black), context.participant(board.white));
        let (Some(black), Some(white)) = players else { return };
        let groups = black.group.abs_diff(white.group);
        *self.groups_apart.entry(groups).or_default() += 1;
        *self.ranks_apart.entry(black.rank.abs_diff(white.rank)).or_default() += 1;
        *self.handicaps.entry(board.handicap).or_default() += 1;
        if groups > 0 {
            let (down, up) =
                if black.group < white.group { (black, white) } else { (white, black) };
            let (down, up) = (down.entry, up.entry);
            self.floaters.push(Floater { table: board.table, down, up, groups });
        }
        if black.met(white.index).is_some() {
            self.repeats.push(board.table);
        }
        if context.nearness(board.black, board.white) == Some(Nearness::Club) {
            self.clubmates.push(board.table);
        }
    }

    fn count_chances(&mut self, context: &RoundContext) {
        let mut groups: BTreeMap<i32, Vec<usize>> = BTreeMap::new();
        for (at, player) in context.participants().iter().enumerate() {
            groups.entry(player.group).or_default().push(at);
        }
        let players = context.participants();
        for members in groups.values() {
            for (k, &i) in members.iter().enumerate() {
                for &j in &members[k + 1..] {
                    let (a, b) = (&players[i], &players[j]);
                    self.could_repeat += usize::from(a.met(b.index).is_some());
                    let near = context.nearness(a.entry, b.entry) == Some(Nearness::Club);
                    self.could_be_clubmates += usize::from(near);
                }
            }
        }
    }
}
