use go::Color;

use super::{Board, Ending, EntryId, HalfPoints, NoResultPolicy, RoundNo, TableNo, Tournament};

/// Why a player had no game in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unplayed {
    /// No opponent was left: a free win, or the worth that the event gives it.
    Bye,
    /// Did not take part in the round.
    Absent,
    /// Took part, but was neither paired nor given a bye.
    Unpaired,
}

/// A game as one of its two players sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meeting {
    /// The table.
    pub table: TableNo,
    /// The opponent.
    pub opponent: EntryId,
    /// The opponent's position in the list of entries.
    pub opponent_index: usize,
    /// One's own colour.
    pub color: Color,
    /// Whether the colours were noted.
    pub colors_known: bool,
    /// The handicap of the game.
    pub handicap: u8,
    /// How it ended.
    pub ending: Ending,
    /// One's own points for it.
    pub points: HalfPoints,
    /// The opponent's points for it.
    pub opponent_points: HalfPoints,
}

impl Meeting {
    /// Whether one won it, alone or with the opponent.
    #[must_use]
    pub fn is_win(&self) -> bool {
        self.points == HalfPoints::ONE
    }

    /// Stones that this player gave (as White, positive) or received (as Black, negative).
    #[must_use]
    pub fn handicap_given(&self) -> i32 {
        match self.color {
            Color::White => i32::from(self.handicap),
            Color::Black => -i32::from(self.handicap),
        }
    }
}

/// A player's place in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// At a board.
    Board(Meeting),
    /// Without a game.
    Free(Unplayed),
}

impl Seat {
    /// The game, if there was one.
    #[must_use]
    pub const fn meeting(&self) -> Option<&Meeting> {
        match self {
            Self::Board(meeting) => Some(meeting),
            Self::Free(_) => None,
        }
    }
}

impl Ending {
    /// The points of a side. A missing result gives nothing.
    #[must_use]
    pub fn points(self, side: Color, no_result: NoResultPolicy) -> HalfPoints {
        match self {
            Self::Pending | Self::BothLose { .. } => HalfPoints::ZERO,
            Self::Won { winner, .. } if winner == side => HalfPoints::ONE,
            Self::Won { .. } => HalfPoints::ZERO,
            Self::Jigo { .. } | Self::Drawn => HalfPoints::HALF,
            Self::BothWin { .. } => HalfPoints::ONE,
            Self::NoResult => match no_result {
                NoResultPolicy::Half => HalfPoints::HALF,
                NoResultPolicy::Replay | NoResultPolicy::Zero => HalfPoints::ZERO,
            },
        }
    }
}

impl Tournament {
    /// Every entry's place in rounds 1 to `through`: `seats[entry position][round position]`.
    ///
    /// A round that was never drawn leaves its participants unpaired; so does every round the entries that were
    /// only preliminary, which get no points for absence.
    #[must_use]
    pub fn seats(&self, through: RoundNo) -> Vec<Vec<Seat>> {
        let positions = self.positions();
        let rounds = usize::try_from(through.0).unwrap_or(0);
        let mut seats: Vec<Vec<Seat>> = self
            .entries
            .iter()
            .zip(self.entered())
            .map(|(entry, entered)| {
                (0..rounds)
                    .map(|r| {
                        let here = entry.takes_part(RoundNo::from_index(r));
                        let absent = entered && !here;
                        Seat::Free(if absent { Unplayed::Absent } else { Unplayed::Unpaired })
                    })
                    .collect()
            })
            .collect();
        for round in self.rounds.iter().filter(|r| r.no.0 >= 1 && r.no <= through) {
            let r = round.no.index();
            for bye in round.byes.iter().filter_map(|bye| positions.get(bye)) {
                seats[*bye][r] = Seat::Free(Unplayed::Bye);
            }
            for board in &round.boards {
                if let (Some(&black), Some(&white)) =
                    (positions.get(&board.black), positions.get(&board.white))
                {
                    seats[black][r] = Seat::Board(self.meeting(board, Color::Black, white));
                    seats[white][r] = Seat::Board(self.meeting(board, Color::White, black));
                }
            }
        }
        seats
    }

    fn meeting(&self, board: &Board, color: Color, opponent_index: usize) -> Meeting {
        let policy = self.settings.points.no_result;
        Meeting {
            table: board.table,
            opponent: board.seat(color.other()),
            opponent_index,
            color,
            colors_known: board.colors_known,
            handicap: board.handicap,
            ending: board.ending,
            points: board.ending.points(color, policy),
            opponent_points: board.ending.points(color.other(), policy),
        }
    }
}
