use std::collections::BTreeMap;

use go::Color;
use tournament::{Board, EntryId, TableNo};

use super::{Participant, RoundContext};

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
