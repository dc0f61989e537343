//! The tabs of the arbiter's list of boards, and what a board says next to its result.

use crate::web::prelude::*;
use crate::web::views::teams::{report_as, report_words};
use store::GameCount;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Which {
    #[default]
    Open,
    /// Open boards that players reported on, and boards whose game record has another ending.
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

    pub fn has(self, board: &Board, news: &RoundNews) -> bool {
        let open = board.ending.is_pending();
        match self {
            Self::Open => open || news.ended(board).is_some(),
            Self::Reported => (open && news.words(board).is_some()) || news.ended(board).is_some(),
            Self::Late => open && news.is_late(board.table),
            Self::All => true,
        }
    }
}

/// What is known of a round's boards apart from their results.
#[derive(Default)]
pub(super) struct RoundNews {
    round: RoundNo,
    /// Requests of players, of all rounds.
    pub requests: Vec<Request>,
    /// Reports on boards without a result, of all rounds.
    said: Vec<(RoundNo, Board, Vec<Reported>)>,
    /// All reports of the round, with the board's players: Black, White.
    words: Vec<(RoundNo, [EntryId; 2], Reported)>,
    /// Endings in game records of boards without a result or with another one, of all rounds.
    ended: Vec<(RoundNo, TableNo, Ending)>,
    /// Of all game records.
    counts: Vec<GameCount>,
    disputed: Vec<TableNo>,
    /// Whether open games are late: three boards of four are done, or `end` has passed.
    late: bool,
    end: Option<NaiveDateTime>,
    /// When replays end that a ruling ordered.
    anew: Vec<(TableNo, NaiveDateTime)>,
    now: NaiveDateTime,
}

impl RoundNews {
    pub async fn of(cx: &Cx, round: &Round) -> Result<Self> {
        let (snapshot, no) = (cx.event.snapshot.clone(), round.no);
        let load = move |service: &Service| {
            let news = Self {
                requests: service.read(|c| c.requests(snapshot.id))?,
                words: service.read(|c| c.reports_in(snapshot.id, &[no]))?,
                said: service.reports(&snapshot)?,
                ended: service.recorded_endings(&snapshot)?,
                counts: service.read(|c| c.game_counts(snapshot.id))?,
                round: no,
                ..Self::default()
            };
            Ok((news, service.read(|c| c.referee_file(snapshot.id))?))
        };
        let (news, file) = cx.blocking(load).await?;
        let disputed = file.waiting().filter_map(|row| row.seats.board_in(round));
        let disputed = disputed.map(|board| board.table).collect();
        // A replay ordered by a ruling begins when the ruling is given.
        let began = |board: &Board| {
            let ruling = board.earlier_games().last()?.ruling?;
            Some((board.table, file.log.ruling(RulingNo(ruling)).ok()?.at))
        };
        let anew: Vec<_> = round.boards.iter().filter_map(began).collect();
        let news = Self { disputed, ..news };
        Ok(news.timed(cx.tournament(), round, &anew, Utc::now().naive_utc()))
    }

    /// The list has the start of each replay that a ruling ordered.
    fn timed(
        self,
        tournament: &Tournament,
        round: &Round,
        anew: &[(TableNo, NaiveDateTime)],
        now: NaiveDateTime,
    ) -> Self {
        let ends = |clock: RoundClock| clock.expected_end(tournament.settings.time);
        let end = ends(tournament.clock(round.no));
        let since = |began| RoundClock { started: Some(began), ..RoundClock::default() };
        let anew = anew.iter().filter_map(|(table, began)| Some((*table, ends(since(*began))?)));
        let open = round.pending().count();
        let most_done = open * 4 <= round.boards.len();
        let late = open > 0 && (most_done || end.is_some_and(|end| end < now));
        Self { late, end, anew: anew.collect(), now, ..self }
    }

    /// Whether a game record was begun, so that both players came.
    pub fn is_recorded(&self, board: &Board) -> bool {
        let here = |one: &&GameCount| one.round == self.round && one.table == board.table;
        self.counts.iter().filter(here).any(|count| count.entered > 0)
    }

    pub fn is_disputed(&self, board: &Board) -> bool {
        self.disputed.contains(&board.table)
    }

    /// The ending in the game record, while the board has no result or another one.
    pub fn ended(&self, board: &Board) -> Option<Ending> {
        let here = (self.round, board.table);
        self.ended.iter().find(|(round, table, _)| (*round, *table) == here).map(|ended| ended.2)
    }

    /// Reports other than the result that stands, in words. Empty if the result is confirmed or the reports contradict
    /// each other.
    pub fn against(&self, cx: &Cx, board: &Board) -> String {
        let seats = [board.black, board.white];
        let here = self.words.iter().filter(|(_, players, _)| *players == seats);
        let said: Vec<Reported> = here.map(|(.., word)| word.clone()).collect();
        let known = matches!(Reports::at(board, &said), Reports::Differ);
        if board.ending.is_pending() || board.confirmed.is_some() || known {
            return String::new();
        }
        let others = said.iter().filter(|word| in_common(board.ending, word.ending).is_none());
        let words = others.map(|word| report_as(cx.t, &cx.event, "boards-said-otherwise", word));
        words.collect::<Vec<_>>().join(". ")
    }

    /// What the form of an open board has shown.
    pub fn reported(&self, board: &Board) -> &[Reported] {
        self.words(board).map_or(&[], |(_, words)| words)
    }

    fn words(&self, board: &Board) -> Option<(&Board, &Vec<Reported>)> {
        let here = (self.round, board.table);
        let said = self.said.iter().find(|(round, board, _)| (*round, board.table) == here);
        said.map(|(_, board, words)| (board, words))
    }

    fn replay_end(&self, table: TableNo) -> Option<NaiveDateTime> {
        self.anew.iter().find(|(anew, _)| *anew == table).map(|(_, end)| *end)
    }

    fn is_late(&self, table: TableNo) -> bool {
        self.replay_end(table).map_or(self.late, |end| end < self.now)
    }

    /// Since when it is late, if that is known; `None` if it is not.
    pub fn late(&self, board: &Board) -> Option<Option<NaiveDateTime>> {
        let end = self.replay_end(board.table).or(self.end).filter(|end| *end < self.now);
        Which::Late.has(board, self).then_some(end)
    }

    pub fn differs(&self, board: &Board) -> bool {
        let said = self.words(board);
        said.is_some_and(|(board, words)| matches!(Reports::at(board, words), Reports::Differ))
    }

    /// Reports in words; empty if there are none or they contradict each other.
    pub fn report_words(&self, cx: &Cx, board: &Board) -> String {
        match self.words(board) {
            Some((board, words)) if !self.differs(board) => {
                report_words(cx.t, &cx.event, board, words)
            }
            _ => String::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(minute: i64) -> NaiveDateTime {
        let start = NaiveDate::from_ymd_opt(2026, 5, 14).unwrap().and_hms_opt(10, 0, 0);
        start.unwrap() + TimeDelta::minutes(minute)
    }

    /// Whether a game is late at minute `now`: `done` of four boards have a result, the last may be a replay.
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
        let news = RoundNews::default().timed(&open, &round, &anew, at(now));
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
