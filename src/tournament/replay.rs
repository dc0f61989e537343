use chrono::NaiveDateTime;
use serde::{Deserialize, Serialize};

use super::{Board, Ending, EntryId, MAX_HANDICAP};

/// The longest note on the time of a replay, in characters.
pub const TIME_NOTE_LENGTH: usize = 200;

/// A game of a board that was given up and played again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EarlierGame {
    /// Who had Black.
    pub black: EntryId,
    /// Who had White.
    pub white: EntryId,
    /// Its handicap.
    pub handicap: u8,
    /// How it ended; it does not count.
    pub ending: Ending,
    /// The number of the ruling that ordered the replay, if one did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ruling: Option<u32>,
    /// When both players had confirmed its result, if they had.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub confirmed: Option<NaiveDateTime>,
}

/// The earlier games of a board with a replay.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Replay {
    /// The games before, the first one first; never empty.
    pub games: Vec<EarlierGame>,
    /// The time of the game that counts, as the arbiter set it, in words; empty for the event's own.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub time: String,
}

/// The terms of a replay. Fields left out stay as in the game before.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReplayTerms {
    /// The player of Black, one of the two.
    pub black: Option<EntryId>,
    /// The handicap.
    pub handicap: Option<u8>,
    /// A note on the time.
    pub time: String,
}

impl Board {
    /// Whether an earlier game of this board was given up for the one that counts.
    #[must_use]
    pub fn is_played_anew(&self) -> bool {
        self.replay.as_ref().is_some_and(|replay| !replay.games.is_empty())
    }

    /// The games before the one that counts.
    #[must_use]
    pub fn earlier_games(&self) -> &[EarlierGame] {
        self.replay.as_ref().map_or(&[], |replay| replay.games.as_slice())
    }

    /// The board with its result given up and a replay to be played; a game without any result is not listed. Table
    /// and version stay.
    #[must_use]
    pub fn played_anew(&self, terms: &ReplayTerms, ruling: Option<u32>) -> Self {
        let ending = if self.ending.is_pending() { Ending::NoResult } else { self.ending };
        let (black, white, handicap) = (self.black, self.white, self.handicap);
        let mut replay = self.replay.clone().unwrap_or_default();
        let confirmed = self.confirmed;
        replay.games.push(EarlierGame { black, white, handicap, ending, ruling, confirmed });
        let board =
            Self { ending: Ending::Pending, confirmed: None, replay: Some(replay), ..self.clone() };
        board.with_terms(terms)
    }

    /// The board with other terms for its replay.
    #[must_use]
    pub fn with_terms(&self, terms: &ReplayTerms) -> Self {
        let mut board = self.clone();
        if terms.black == Some(self.white) {
            (board.black, board.white) = (self.white, self.black);
        }
        board.handicap = terms.handicap.unwrap_or(self.handicap).min(MAX_HANDICAP);
        if let Some(replay) = &mut board.replay {
            replay.time.clone_from(&terms.time);
        }
        board
    }

    /// The board without its replay, with `ending` for the game before; unchanged if there was none.
    #[must_use]
    pub fn not_anew(&self, ending: Ending) -> Self {
        let mut board = Self { ending, confirmed: None, ..self.clone() };
        let Some(mut replay) = self.replay.clone() else { return board };
        if let Some(game) = replay.games.pop() {
            (board.black, board.white) = (game.black, game.white);
            board.handicap = game.handicap;
            board.confirmed = game.confirmed.filter(|_| ending == game.ending);
        }
        replay.time.clear();
        board.replay = Some(replay).filter(|replay| !replay.games.is_empty());
        board
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TableNo;

    fn board() -> Board {
        let mut board = Board::new(TableNo(4), EntryId(7), EntryId(9), 2);
        board.ending = "B+R".parse().unwrap();
        board.version = 3;
        board
    }

    #[test]
    fn a_game_played_anew_has_the_same_terms_unless_others_are_given() {
        let anew = board().played_anew(&ReplayTerms::default(), Some(5));
        assert_eq!((anew.table, anew.version, anew.handicap), (TableNo(4), 3, 2));
        assert_eq!(
            (anew.black, anew.white, anew.ending),
            (EntryId(7), EntryId(9), Ending::Pending)
        );
        let first = &anew.earlier_games()[0];
        assert_eq!((first.ending.to_string().as_str(), first.ruling), ("B+R", Some(5)));
        let terms = ReplayTerms {
            black: Some(EntryId(9)),
            handicap: Some(0),
            time: "30 minutes each".to_owned(),
        };
        let other = anew.with_terms(&terms);
        assert_eq!((other.black, other.white, other.handicap), (EntryId(9), EntryId(7), 0));
        assert_eq!(other.replay.as_ref().unwrap().time, "30 minutes each");
        let stranger = ReplayTerms { black: Some(EntryId(1)), ..ReplayTerms::default() };
        assert_eq!(anew.with_terms(&stranger).black, EntryId(7), "nobody else sits down");
    }

    #[test]
    fn a_replay_taken_back_leaves_no_trace_but_the_version() {
        let terms = ReplayTerms { black: Some(EntryId(9)), ..ReplayTerms::default() };
        let twice = board().played_anew(&terms, None).played_anew(&terms, None);
        assert_eq!(twice.earlier_games().len(), 2);
        assert_eq!(twice.earlier_games()[1].ending, Ending::NoResult, "it was still played");
        let once = twice.not_anew(Ending::Pending);
        assert_eq!((once.earlier_games().len(), once.black), (1, EntryId(9)));
        assert_eq!(once.not_anew("B+R".parse().unwrap()), board());
    }
}
