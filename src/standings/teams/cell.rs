use std::fmt;

use tournament::{HalfPoints, MatchResult};

use super::{TeamSeat, TeamSheet};
use crate::Mark;

/// One round of a team in a table: `3+(2½)` is the opponent's row, the result of the match and the team's board
/// points; without a match `0+`, `0=` or `0-` for the worth of the round (OpenGotha 3.51,
/// `ScoredTeamsSet.getHalfMatchString`, without the blanks before).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TeamCell {
    /// A match.
    Match {
        /// The number of the opponent's row in the table, counted from 1.
        number: usize,
        /// How it ended.
        mark: Mark,
        /// The team's board points.
        boards: HalfPoints,
        /// Whether a board is still to be played.
        open: bool,
    },
    /// No match of the team, but games of its players: the points they won.
    Players(HalfPoints),
    /// No match.
    Free {
        /// The worth of the round.
        mark: Mark,
    },
}

impl TeamCell {
    /// `numbers` holds the row number of every team, by position.
    pub(super) fn of(sheet: &TeamSheet<'_>, seat: &TeamSeat, numbers: &[usize]) -> Self {
        let teams = &sheet.tournament().teams;
        match seat {
            TeamSeat::Match(one) => Self::Match {
                number: numbers[one.opponent],
                mark: mark(one.result),
                boards: one.first_boards(usize::MAX),
                open: one.open,
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
            Self::Match { number, mark, boards, .. } => {
                f.pad(&format!("{number}{}({})", mark.character(), halves(boards)))
            }
        }
    }
}
