//! What an event over weeks decides: games that are not played in time, draws while games are open, and how many games
//! a place takes.

use std::borrow::Cow;

use chrono::NaiveDateTime;
use go::named;
use serde::{Deserialize, Serialize};

use super::{Ending, Round, RoundNo, Tournament};

named! {
    /// What becomes of a game that was not played within its round's window.
    #[derive(Default)]
    pub enum UnplayedPolicy {
        /// Both lose.
        #[default]
        BothLose = "both-lose",
        /// Half a point for each.
        Half = "half",
        /// It has no result.
        NoResult = "no-result",
    }
}

impl UnplayedPolicy {
    /// How such a game ends; never as one that was played.
    #[must_use]
    pub const fn ending(self) -> Ending {
        match self {
            Self::BothLose => Ending::BothLose { by_default: true },
            Self::Half => Ending::Jigo { by_default: true },
            Self::NoResult => Ending::NoResult,
        }
    }
}

named! {
    /// What a game that is still open counts for in the draw of a later round.
    #[derive(Default)]
    pub enum OpenGames {
        /// Nothing for either.
        #[default]
        Nothing = "nothing",
        /// Half a point for each, as a jigo.
        Half = "half",
    }
}

/// What is decided for an event over weeks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SeasonRules {
    /// What becomes of games that were not played in time.
    pub unplayed: UnplayedPolicy,
    /// How many days after a window's end they may still be played.
    pub grace_days: u8,
    /// What games that are open count for in a draw.
    pub open_games: OpenGames,
    /// How many rounds somebody has to have played for a place; 0 asks for none.
    pub least_games: u8,
}

impl SeasonRules {
    /// Whether the event has nothing of its own.
    #[must_use]
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

impl Tournament {
    /// From when on an organiser may settle the games of a round that were not played: the end of its window, and the
    /// days of grace. None without a window.
    #[must_use]
    pub fn unplayed_from(&self, round: RoundNo) -> Option<NaiveDateTime> {
        let window = self.clock(round).window?;
        Some(window.grace_ends(self.settings.season.grace_days))
    }

    /// The tournament as the draw of a round looks at it: games of earlier rounds that are open count for what the
    /// event says.
    #[must_use]
    pub fn as_drawn_from(&self, round: RoundNo) -> Cow<'_, Self> {
        let open = |one: &Round| one.no < round && one.pending().next().is_some();
        let half = self.settings.season.open_games == OpenGames::Half;
        if !half || !self.rounds.iter().any(open) {
            return Cow::Borrowed(self);
        }
        let mut after = self.clone();
        for board in
            after.rounds.iter_mut().filter(|one| one.no < round).flat_map(|r| &mut r.boards)
        {
            if board.ending.is_pending() {
                board.ending = Ending::Jigo { by_default: false };
            }
        }
        Cow::Owned(after)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Board, EntryId, Federation, RoundState, System, TableNo, preset};

    #[test]
    fn nothing_that_was_not_played_is_rated() {
        for policy in UnplayedPolicy::ALL {
            let ending = policy.ending();
            assert!(!ending.is_rated() && !ending.is_pending(), "{policy}");
        }
    }

    #[test]
    fn an_open_game_counts_half_for_later_draws_only_where_the_event_says_so() {
        let settings = preset(System::Swiss, Federation::Egf, "Evenings", Default::default());
        let mut event = Tournament::new(settings);
        let mut round = Round::empty(RoundNo(1), RoundState::Published);
        round.boards.push(Board::new(TableNo(1), EntryId(1), EntryId(2), 0));
        event.rounds.push(round);
        let ending =
            |event: &Tournament, no| event.as_drawn_from(RoundNo(no)).rounds[0].boards[0].ending;
        assert_eq!(ending(&event, 2), Ending::Pending);
        event.settings.season.open_games = OpenGames::Half;
        assert_eq!(ending(&event, 2), Ending::Jigo { by_default: false });
        assert_eq!(ending(&event, 1), Ending::Pending, "a round is not earlier than itself");
    }
}
