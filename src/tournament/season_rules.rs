//! Settings of an event over weeks: games not played in time, draws while games are open, and the number of games
//! for a place.

use std::borrow::Cow;

use chrono::NaiveDateTime;
use go::named;
use serde::{Deserialize, Serialize};

use super::{Board, Ending, EntryId, Round, RoundNo, Tournament};

named! {
    /// The result of a game that was not played within its round's window.
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
    /// The ending of such a game, never a played one.
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
    /// How a game that is still open counts in the draw of a later round.
    #[derive(Default)]
    pub enum OpenGames {
        /// As 0 for both.
        #[default]
        Nothing = "nothing",
        /// Half a point for each, as a jigo.
        Half = "half",
    }
}

/// The settings of an event over weeks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SeasonRules {
    /// The result of games that were not played in time.
    pub unplayed: UnplayedPolicy,
    /// For so many days after a window's end they may still be played.
    pub grace_days: u8,
    /// How open games count in a draw.
    pub open_games: OpenGames,
    /// The number of rounds to play for a place; 0: no condition.
    pub least_games: u8,
    /// So many of the first are promoted after the event.
    pub up: u8,
    /// So many of the last are relegated.
    pub down: u8,
}

impl SeasonRules {
    /// Whether all settings are the default.
    #[must_use]
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}

impl Tournament {
    /// From when on an organiser may settle the unplayed games of a round: the end of its window, and the days of
    /// grace. `None` without a window.
    #[must_use]
    pub fn unplayed_from(&self, round: RoundNo) -> Option<NaiveDateTime> {
        let window = self.clock(round).window?;
        Some(window.grace_ends(self.settings.season.grace_days))
    }

    fn played_rounds(&self) -> impl DoubleEndedIterator<Item = &Round> {
        let places = |round: &&Round| !round.boards.is_empty() || !round.byes.is_empty();
        self.rounds.iter().filter(|round| round.is_public()).filter(places)
    }

    /// The current round at that moment: the newest public one; where rounds are published before their windows
    /// begin, the last that has begun and has an open game, else the first with an open game.
    #[must_use]
    pub fn current_round(&self, now: NaiveDateTime) -> Option<&Round> {
        let newest = self.played_rounds().next_back()?;
        let window = |round: &Round| self.clock(round.no).window;
        if self.played_rounds().all(|round| window(round).is_none()) {
            return Some(newest);
        }
        let open = |round: &&Round| round.pending().next().is_some();
        let begun = |round: &&Round| window(round).is_none_or(|window| window.from <= now);
        let current = self.played_rounds().rfind(begun).filter(open);
        Some(current.or_else(|| self.played_rounds().find(open)).unwrap_or(newest))
    }

    /// Where rounds have windows, the next board that an entry may play at: of the current round, else of the first
    /// in which its game has no result.
    #[must_use]
    pub fn open_within_window(&self, who: EntryId, now: NaiveDateTime) -> Option<(&Round, &Board)> {
        let windows = |round: &Round| self.clock(round.no).window.is_some();
        let current = self.current_round(now).filter(|_| self.played_rounds().any(windows))?;
        let rounds = std::iter::once(current).chain(self.played_rounds());
        let open = |round| Some((round, Round::board_of(round, who)?));
        rounds.filter_map(open).find(|(_, board)| board.ending.is_pending())
    }

    /// The tournament for the draw of a round: open games of earlier rounds count by the event's setting.
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
    use crate::{Federation, RoundClock, RoundState, RoundWindow, System, TableNo, preset};
    use chrono::TimeDelta;

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

    #[test]
    fn the_round_whose_window_has_begun_is_played_and_a_late_game_stays_to_be_played() {
        let at = |day: i64| NaiveDateTime::default() + TimeDelta::days(day);
        let settings = preset(System::Swiss, Federation::Egf, "Weeks", Default::default());
        let mut event = Tournament::new(settings);
        for no in 1..=3 {
            let mut round = Round::empty(RoundNo(no), RoundState::Published);
            round.boards.push(Board::new(TableNo(1), EntryId(1), EntryId(2), 0));
            event.rounds.push(round);
        }
        let current = |event: &Tournament, day| event.current_round(at(day)).map(|r| r.no.0);
        assert_eq!(current(&event, 0), Some(3), "without windows the newest");
        for no in 1..=3_i32 {
            let from = at(i64::from(no) * 10);
            let window = Some(RoundWindow { from, until: from + TimeDelta::days(9) });
            event.clocks.insert(RoundNo(no), RoundClock { window, ..RoundClock::default() });
        }
        assert_eq!([0, 10, 19, 20, 99].map(|day| current(&event, day)), [1, 1, 1, 2, 3].map(Some));
        let plays = |event: &Tournament, day| {
            event.open_within_window(EntryId(2), at(day)).map(|(round, _)| round.no.0)
        };
        assert_eq!(plays(&event, 25), Some(2));
        event.rounds[1].boards[0].ending = Ending::NoResult;
        assert_eq!((current(&event, 25), plays(&event, 25)), (Some(1), Some(1)), "it is late");
        event.rounds[0].boards[0].ending = Ending::NoResult;
        assert_eq!((current(&event, 25), plays(&event, 25)), (Some(3), Some(3)), "it is early");
        event.rounds[2].boards[0].ending = Ending::NoResult;
        assert_eq!((current(&event, 25), plays(&event, 25)), (Some(3), None));
    }
}
