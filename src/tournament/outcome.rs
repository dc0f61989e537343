//! What becomes of a board: by a result, a ruling, or when its game is played anew.

use super::{Board, Ending, PointValues, ReplayTerms};

/// What is to become of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardOutcome {
    /// It ends so.
    Ends(Ending),
    /// Its game is given up and played anew.
    PlayedAnew {
        /// What is otherwise in the new game.
        terms: ReplayTerms,
        /// The ruling that has it so.
        ruling: Option<u32>,
    },
    /// The game played anew has these terms.
    Terms(ReplayTerms),
    /// The game is not played anew after all; the one before shows this.
    NotAnew(Ending),
    /// The same, and then something else, as an amended ruling has it.
    Instead(Ending, Box<Self>),
}

impl BoardOutcome {
    /// A game of the event that ends so: where the event plays such games anew, it is.
    #[must_use]
    pub fn of_game(points: &PointValues, ending: Ending, terms: &ReplayTerms) -> Self {
        if points.replays(ending) {
            return Self::PlayedAnew { terms: terms.clone(), ruling: None };
        }
        Self::Ends(ending)
    }

    /// The board's new state, its version apart; `None` if no game of it is played anew that would have to be.
    #[must_use]
    pub fn on(&self, board: &Board) -> Option<Board> {
        let going_on = board.is_played_anew() && board.ending.is_pending();
        match self {
            Self::Ends(ending) => Some(Board { ending: *ending, ..board.clone() }),
            Self::PlayedAnew { terms, ruling } => Some(board.played_anew(terms, *ruling)),
            Self::Terms(terms) if going_on => Some(board.with_terms(terms)),
            Self::NotAnew(ending) if going_on => Some(board.not_anew(*ending)),
            Self::Instead(ending, then) => then.on(&board.not_anew(*ending)),
            Self::Terms(_) | Self::NotAnew(_) => None,
        }
    }

    /// Whether a game whose result was confirmed counts again by it.
    #[must_use]
    pub fn gives_back_confirmed(&self, board: &Board) -> bool {
        let last = board.earlier_games().last();
        matches!(self, Self::NotAnew(_)) && last.is_some_and(|game| game.confirmed.is_some())
    }

    /// Whether the board says so already: somebody else entered the same.
    #[must_use]
    pub fn stands(&self, board: &Board, seen: i32) -> bool {
        match self {
            Self::Ends(ending) => board.ending == *ending,
            Self::PlayedAnew { .. } => {
                let given_up = board.earlier_games().last().map(|game| game.ending);
                board.version != seen
                    && board.ending.is_pending()
                    && given_up == Some(Ending::NoResult)
            }
            Self::Terms(_) | Self::NotAnew(_) | Self::Instead(..) => false,
        }
    }

    /// What would be entered, for the page of two different results.
    #[must_use]
    pub fn ending(&self) -> Ending {
        match self {
            Self::Ends(ending) | Self::NotAnew(ending) => *ending,
            Self::PlayedAnew { .. } => Ending::NoResult,
            Self::Terms(_) => Ending::Pending,
            Self::Instead(_, then) => then.ending(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{EntryId, TableNo};

    fn board() -> Board {
        Board::new(TableNo(1), EntryId(1), EntryId(2), 0)
    }

    #[test]
    fn only_a_game_played_anew_is_not_played_anew_after_all() {
        let jigo: Ending = "0".parse().unwrap();
        let terms = ReplayTerms::default();
        assert_eq!(BoardOutcome::NotAnew(jigo).on(&board()), None);
        assert_eq!(BoardOutcome::Terms(terms.clone()).on(&board()), None);
        let anew = BoardOutcome::PlayedAnew { terms, ruling: None }.on(&board()).unwrap();
        assert!(anew.is_played_anew() && anew.ending.is_pending());
        let back = BoardOutcome::NotAnew(jigo).on(&anew).unwrap();
        assert_eq!((back.ending, back.is_played_anew()), (jigo, false));
    }
}
