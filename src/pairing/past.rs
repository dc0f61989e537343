use go::Color;
use tournament::{RoundNo, Seat, Unplayed};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Past {
    pub balance: i32,
    pub whites: Vec<bool>,
    pub drawn_up: u32,
    pub drawn_down: u32,
    pub byes: i32,
    pub meetings: Vec<(usize, RoundNo)>,
}

impl Past {
    /// `score(player, round)` is the whole main score of a player, by position in the list of entries, before that
    /// round (counted from 0).
    pub fn of(player: usize, seats: &[Seat], score: impl Fn(usize, usize) -> i32) -> Self {
        let mut history = Self::default();
        for (round, seat) in seats.iter().enumerate() {
            match seat {
                Seat::Free(Unplayed::Bye) => history.byes += 1,
                Seat::Free(Unplayed::Absent | Unplayed::Unpaired) => {}
                Seat::Board(meeting) => {
                    let opponent = meeting.opponent_index;
                    history.meetings.push((opponent, RoundNo::from_index(round)));
                    if meeting.colors_known {
                        history.played(meeting.color, meeting.handicap);
                    }
                    let (own, other) = (score(player, round), score(opponent, round));
                    history.drawn_up += u32::from(other > own);
                    history.drawn_down += u32::from(other < own);
                }
            }
        }
        history.whites.reverse();
        history
    }

    fn played(&mut self, color: Color, handicap: u8) {
        self.whites.push(color == Color::White);
        if handicap == 0 {
            self.balance += if color == Color::White { 1 } else { -1 };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tournament::{Ending, EntryId, HalfPoints, Meeting, TableNo};

    fn game(opponent_index: usize, color: Color, handicap: u8) -> Seat {
        Seat::Board(Meeting {
            table: TableNo(1),
            opponent: EntryId(opponent_index as i32 + 1),
            opponent_index,
            color,
            colors_known: true,
            handicap,
            ending: Ending::won(Color::Black),
            points: HalfPoints::ZERO,
            opponent_points: HalfPoints::ONE,
        })
    }

    #[test]
    fn floats_balances_and_byes_are_counted() {
        let seats = [
            game(1, Color::White, 0),
            Seat::Free(Unplayed::Bye),
            game(2, Color::Black, 3),
            game(3, Color::White, 0),
        ];
        // Player 0 stays at 10; player 2 was above, player 3 below.
        let history = Past::of(0, &seats, |player, _| [10, 10, 11, 9][player]);
        assert_eq!((history.drawn_up, history.drawn_down, history.byes), (1, 1, 1));
        assert_eq!(history.balance, 2);
        assert_eq!(history.whites, [true, false, true]);
        assert_eq!(history.meetings.len(), 3);
    }
}
