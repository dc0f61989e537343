//! The tabs of the arbiter's list of boards.

use crate::web::prelude::*;
use crate::web::views::team_words::{said_by, words_said};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Which {
    #[default]
    Open,
    /// Open boards that players reported on, or whose game record has an ending.
    Reported,
    Late,
    All,
}

impl Which {
    /// In the order of the variants, which [`Which::name`] relies on: name in addresses, message.
    pub const TABS: [(Self, &'static str, &'static str); 4] = [
        (Self::Open, "", "boards-open"),
        (Self::Reported, "reported", "boards-reported"),
        (Self::Late, "late", "boards-late"),
        (Self::All, "all", "boards-all"),
    ];

    pub fn named(typed: &str) -> Self {
        Self::TABS.into_iter().find(|(_, name, _)| *name == typed).map_or(Self::Open, |tab| tab.0)
    }

    pub fn name(self) -> &'static str {
        Self::TABS[self as usize].1
    }

    pub fn has(self, board: &Board, round: &RoundNews) -> bool {
        let open = board.ending.is_pending();
        match self {
            Self::Open => open,
            Self::Reported => {
                open && (round.words(board.table).is_some()
                    || round.recorded(board.table).is_some())
            }
            Self::Late => open && round.is_late(board.table),
            Self::All => true,
        }
    }
}

/// What is known of a round's boards apart from their results.
pub(super) struct RoundNews {
    /// Reports on boards without a result.
    said: Vec<(Board, Vec<Reported>)>,
    /// All reports of the round, with the board's players: Black, White.
    words: Vec<([EntryId; 2], Reported)>,
    /// Endings in game records of boards without a result.
    ended: Vec<(TableNo, Ending)>,
    disputed: Vec<TableNo>,
    /// Whether open games are late: three boards of four are done, or `end` has passed.
    late: bool,
    end: Option<NaiveDateTime>,
    anew: Vec<(TableNo, NaiveDateTime)>,
    now: NaiveDateTime,
}

impl RoundNews {
    /// `anew`: when replays began that a ruling ordered.
    pub fn new(
        tournament: &Tournament,
        round: &Round,
        said: Vec<(RoundNo, Board, Vec<Reported>)>,
        disputed: Vec<TableNo>,
        anew: &[(TableNo, NaiveDateTime)],
        now: NaiveDateTime,
    ) -> Self {
        let here = said.into_iter().filter(|(no, ..)| *no == round.no);
        let ends = |clock: RoundClock| clock.expected_end(tournament.settings.time);
        let end = ends(tournament.clock(round.no));
        let since = |began| RoundClock { started: Some(began), ..RoundClock::default() };
        let anew = anew.iter().filter_map(|(table, began)| Some((*table, ends(since(*began))?)));
        let open = round.pending().count();
        let most_done = open * 4 <= round.boards.len();
        Self {
            said: here.map(|(_, board, words)| (board, words)).collect(),
            words: Vec::new(),
            ended: Vec::new(),
            disputed,
            late: open > 0 && (most_done || end.is_some_and(|end| end < now)),
            end,
            anew: anew.collect(),
            now,
        }
    }

    pub fn hearing(
        self,
        words: Vec<([EntryId; 2], Reported)>,
        ended: Vec<(TableNo, Ending)>,
    ) -> Self {
        Self { words, ended, ..self }
    }

    pub fn recorded(&self, table: TableNo) -> Option<Ending> {
        self.ended.iter().find(|(ended, _)| *ended == table).map(|(_, ending)| *ending)
    }

    /// Reports other than the result that stands, in words. Empty if the result is confirmed or the reports contradict
    /// each other.
    pub fn against(&self, t: Lang, event: &Event, board: &Board) -> String {
        let here = self.words.iter().filter(|(players, _)| *players == [board.black, board.white]);
        let said: Vec<Reported> = here.map(|(_, word)| word.clone()).collect();
        let known = matches!(Reports::at(board, &said), Reports::Differ);
        if board.ending.is_pending() || board.confirmed.is_some() || known {
            return String::new();
        }
        let others = said.iter().filter(|word| in_common(board.ending, word.ending).is_none());
        let words = others.map(|word| said_by(t, event, "boards-said-otherwise", word));
        words.collect::<Vec<_>>().join(". ")
    }

    fn words(&self, table: TableNo) -> Option<&(Board, Vec<Reported>)> {
        self.said.iter().find(|(board, _)| board.table == table)
    }

    fn anew(&self, table: TableNo) -> Option<NaiveDateTime> {
        self.anew.iter().find(|(anew, _)| *anew == table).map(|(_, end)| *end)
    }

    fn is_late(&self, table: TableNo) -> bool {
        self.anew(table).map_or(self.late, |end| end < self.now)
    }

    /// `Late, since 14:30`, or only that it is late; empty if it is not.
    pub fn late(&self, t: Lang, board: &Board) -> String {
        if !Which::Late.has(board, self) {
            return String::new();
        }
        let end = self.anew(board.table).or(self.end).filter(|end| *end < self.now);
        end.map_or_else(
            || t.text("boards-late-row"),
            |end| t.with("boards-late-since", [("time", t.time(t.local(end).time()))]),
        )
    }

    pub fn differs(&self, table: TableNo) -> bool {
        self.words(table)
            .is_some_and(|(board, words)| matches!(Reports::at(board, words), Reports::Differ))
    }

    pub fn is_disputed(&self, table: TableNo) -> bool {
        self.disputed.contains(&table)
    }

    /// Reports in words; empty if there are none or they contradict each other.
    pub fn said(&self, t: Lang, event: &Event, table: TableNo) -> String {
        let Some((board, words)) = self.words(table) else { return String::new() };
        if self.differs(table) { String::new() } else { words_said(t, event, board, words) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chrono::{NaiveDate, TimeDelta};
    use go::Color;
    use tournament::{Ending, Federation, RoundState, System, preset};

    fn at(minute: i64) -> NaiveDateTime {
        let start = NaiveDate::from_ymd_opt(2026, 5, 14).unwrap().and_hms_opt(10, 0, 0);
        start.unwrap() + TimeDelta::minutes(minute)
    }

    /// Whether a game is late at minute `now`: `done` of four boards have a result, and the last is a replay begun at
    /// `anew`.
    fn late_anew(done: usize, anew: Option<i64>, now: i64) -> bool {
        let settings = preset(System::McMahon, Federation::Egf, "Open", at(0).date());
        let mut open = Tournament::new(settings);
        open.clocks.insert(RoundNo(1), RoundClock { starts: Some(at(0)), ..RoundClock::default() });
        let mut round = Round::empty(RoundNo(1), RoundState::Published);
        for no in 1..=4 {
            let (black, white) = (EntryId(no * 2), EntryId(no * 2 + 1));
            let mut board = Board::new(TableNo(no), black, white, 0);
            board.ending = Ending::Pending;
            round.boards.push(board);
        }
        for board in round.boards.iter_mut().take(done) {
            board.ending = Ending::won(Color::Black);
        }
        let anew: Vec<_> = anew.map(|began| (TableNo(4), at(began))).into_iter().collect();
        let news = RoundNews::new(&open, &round, Vec::new(), Vec::new(), &anew, at(now));
        round.boards.iter().any(|board| Which::Late.has(board, &news))
    }

    fn late(done: usize, now: i64) -> bool {
        late_anew(done, None, now)
    }

    #[test]
    fn a_game_that_is_played_anew_is_late_by_its_own_beginning() {
        let day = 24 * 60;
        assert!(!late_anew(3, Some(day), day + 30), "it began half an hour ago");
        assert!(late_anew(3, Some(day), 2 * day), "its day is over too");
        assert!(late_anew(2, Some(day), day + 30), "another one plays since the morning");
    }

    #[test]
    fn a_game_is_late_when_most_are_done_or_the_time_is_over() {
        assert!(!late(2, 30), "half of them play");
        assert!(late(3, 30), "one of four plays");
        assert!(late(0, 24 * 60), "the day is over");
        assert!(!late(4, 24 * 60), "nobody plays");
    }

    #[test]
    fn every_tab_is_found_by_its_name() {
        for (which, name, _) in Which::TABS {
            assert_eq!((Which::named(name), which.name()), (which, name));
        }
        assert_eq!(Which::named("nonsense"), Which::Open);
    }
}
