use std::fmt;

use tournament::{HalfPoints, MatchResult};

use super::{TeamSeat, TeamSheet};
use crate::Mark;

/// One round of a team as a table shows it: `3+(2½)`, the opponent's row, how the match ended and what the team has of
/// its boards; without a match `0+`, `0=` or `0-` by what the round was worth (OpenGotha 3.51,
/// `ScoredTeamsSet.getHalfMatchString`, without the blanks before).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TeamCell {
    /// A match.
    Match {
        /// The number of the opponent's row in the table, counted from 1.
        number: usize,
        /// How it ended.
        mark: Mark,
        /// What the team has of its boards.
        boards: HalfPoints,
    },
    /// No match of the team, but games of its players: what they won.
    Players(HalfPoints),
    /// No match.
    Free {
        /// What the round was worth.
        mark: Mark,
    },
}

impl TeamCell {
    /// The cell of a round; `numbers` holds the row number of every team, by position.
    pub(super) fn of(sheet: &TeamSheet<'_>, seat: &TeamSeat, numbers: &[usize]) -> Self {
        let teams = &sheet.tournament().teams;
        match seat {
            TeamSeat::Match(one) => Self::Match {
                number: numbers[one.opponent],
                mark: mark(one.result),
                boards: one.first_boards(usize::MAX),
            },
            TeamSeat::Players(boards) => Self::Players(boards.iter().copied().sum()),
            TeamSeat::Free => Self::Free { mark: Mark::Loss },
            TeamSeat::Bye => {
                let win = teams.worth_of(MatchResult::Win, HalfPoints(teams.size.into()));
                let mark = match teams.bye {
                    none if none <= HalfPoints::ZERO => Mark::Loss,
                    full if full >= win => Mark::Win,
                    _ => Mark::Half,
                };
                Self::Free { mark }
            }
        }
    }
}

const fn mark(result: MatchResult) -> Mark {
    match result {
        MatchResult::Win => Mark::Win,
        MatchResult::Draw => Mark::Half,
        MatchResult::Nothing => Mark::Loss,
    }
}

impl fmt::Display for TeamCell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let halves = |boards: &HalfPoints| boards.to_string().replace(".5", "½");
        match self {
            Self::Free { mark } => f.pad(&format!("0{}", mark.character())),
            Self::Players(boards) => f.pad(&format!("({})", halves(boards))),
            Self::Match { number, mark, boards } => {
                f.pad(&format!("{number}{}({})", mark.character(), halves(boards)))
            }
        }
    }
}
