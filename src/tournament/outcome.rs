//! Changes of a board: by a result, by a ruling, or by a replay of its game.

use super::{Board, Ending, PointValues, ReplayTerms};

/// The change of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardOutcome {
    /// It ends so.
    Ends(Ending),
    /// Its game is given up and played again.
    PlayedAnew {
        /// The terms that change in the new game.
        terms: ReplayTerms,
        /// The ruling that ordered it.
        ruling: Option<u32>,
    },
    /// The replay has these terms.
    Terms(ReplayTerms),
    /// The replay is cancelled; this is the result of the game before.
    NotAnew(Ending),
    /// The replay is cancelled, and then something else, as in an amended ruling.
    Instead(Ending, Box<Self>),
}

impl BoardOutcome {
    /// The change for a game with that ending: a replay where the event replays such games.
    #[must_use]
    pub fn of_game(points: &PointValues, ending: Ending, terms: &ReplayTerms) -> Self {
        if points.replays(ending) {
            return Self::PlayedAnew { terms: terms.clone(), ruling: None };
        }
        Self::Ends(ending)
    }

    /// The board's new state, except for the version; `None` without the replay that it needs.
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

    /// Whether by it a game whose result was confirmed counts again.
    #[must_use]
    pub fn gives_back_confirmed(&self, board: &Board) -> bool {
        let last = board.earlier_games().last();
        matches!(self, Self::NotAnew(_)) && last.is_some_and(|game| game.confirmed.is_some())
    }

    /// Whether the board has that state already, as another person entered the same.
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

    /// The ending to be entered, for the page of an edit conflict.
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
