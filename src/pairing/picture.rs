use super::Nearness;
use crate::prelude::*;

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

/// The players with one score before a round, for a picture of the draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreGroup {
    /// The score in whole points.
    pub score: i32,
    /// Who has it, by place.
    pub players: Vec<GroupPlayer>,
}

/// A player in a picture of the draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GroupPlayer {
    /// Who.
    pub entry: EntryId,
    /// The place before the round among the participants, from 1; not shared.
    pub number: usize,
    /// The board; `None` without one.
    pub seat: Option<GroupSeat>,
}

/// The board of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GroupSeat {
    /// The table's number in the round.
    pub table: TableNo,
    /// The colour of this round.
    pub color: Color,
    /// The opponent's number; `None` if the opponent does not take part in the round.
    pub opponent: Option<usize>,
}

/// The score groups of a round from the top, with those boards.
#[must_use]
pub fn score_groups(context: &RoundContext, boards: &[Board]) -> Vec<ScoreGroup> {
    let mut players: Vec<&Participant> = context.participants().iter().collect();
    players.sort_by_key(|player| (player.group, player.place));
    let numbers: BTreeMap<EntryId, usize> = players.iter().map(|one| one.entry).zip(1..).collect();
    let mut seats = BTreeMap::new();
    for board in boards {
        for color in [Color::Black, Color::White] {
            let opponent = numbers.get(&board.seat(color.other())).copied();
            seats.insert(board.seat(color), GroupSeat { table: board.table, color, opponent });
        }
    }
    let groups = players.chunk_by(|one, next| one.group == next.group);
    let drawn = |player: &&Participant| GroupPlayer {
        entry: player.entry,
        number: numbers[&player.entry],
        seat: seats.get(&player.entry).copied(),
    };
    groups
        .map(|group| ScoreGroup {
            score: group[0].score,
            players: group.iter().map(drawn).collect(),
        })
        .collect()
}
