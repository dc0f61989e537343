//! Rounds: boards, clocks and windows, each player's seats and points.

use std::borrow::Cow;

use chrono::{NaiveDateTime, TimeDelta};
use go::{Color, named};
use serde::{Deserialize, Serialize};

use super::{
    Board, Ending, EntryId, HalfPoints, ING_PERIODS, NoResultPolicy, RoundNo, TableNo, TeamRound,
    TimeControl, Tournament,
};

go::named! {
    pub enum RoundState {
        /// Drawn, seen by organisers only, may be changed at will.
        Draft = "draft",
        /// Public; pairings stay as they are.
        Published = "published",
        /// Every result is in and the organiser closed it.
        Finished = "finished",
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    pub no: RoundNo,
    pub state: RoundState,
    pub boards: Vec<Board>,
    /// Entries with a bye: a free win for lack of an opponent.
    #[serde(default)]
    pub byes: Vec<EntryId>,
    #[serde(default, skip_serializing_if = "TeamRound::is_empty")]
    pub teams: TeamRound,
}

impl Round {
    pub const fn empty(no: RoundNo, state: RoundState) -> Self {
        Self { no, state, boards: Vec::new(), byes: Vec::new(), teams: TeamRound::NONE }
    }

    pub fn is_public(&self) -> bool {
        self.state >= RoundState::Published
    }

    pub fn board_of(&self, entry: EntryId) -> Option<&Board> {
        self.boards.iter().find(|board| board.color_of(entry).is_some())
    }

    /// Whether that entry has a board or a bye in it.
    pub fn has_place(&self, entry: EntryId) -> bool {
        self.board_of(entry).is_some() || self.byes.contains(&entry)
    }

    pub fn board_at(&self, table: TableNo) -> Option<&Board> {
        self.boards.iter().find(|board| board.table == table)
    }

    pub fn pending(&self) -> impl Iterator<Item = &Board> {
        self.boards.iter().filter(|board| board.ending.is_pending())
    }
}

/// The period in which the games of a round are played, each at its own hour. Both in UTC.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RoundWindow {
    pub from: NaiveDateTime,
    /// Until when, this minute included; not before `from`.
    pub until: NaiveDateTime,
}

impl RoundWindow {
    pub fn holds(&self, at: NaiveDateTime) -> bool {
        (self.from..=self.until).contains(&at)
    }

    /// The moment from which unplayed games may be settled: the end and the days of grace.
    pub fn grace_ends(&self, days: u8) -> NaiveDateTime {
        self.until.checked_add_signed(TimeDelta::days(days.into())).unwrap_or(self.until)
    }
}

/// The start of a round: planned by the organiser, and when the clocks were started. Both in UTC.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct RoundClock {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub starts: Option<NaiveDateTime>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub started: Option<NaiveDateTime>,
    /// The days on which its games may be played, if not at one hour.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub window: Option<RoundWindow>,
}

impl RoundClock {
    /// The start for delays: the real one, else the planned one.
    pub fn start(&self) -> Option<NaiveDateTime> {
        self.started.or(self.starts)
    }

    /// Whole minutes since the start; `None` before it or without one.
    pub fn minutes_late(&self, now: NaiveDateTime) -> Option<u32> {
        let gone = now.signed_duration_since(self.start()?);
        u32::try_from(gone.num_minutes()).ok().filter(|_| gone >= TimeDelta::zero())
    }

    /// The moment after which an absent player has lost: the start and the minutes of grace.
    pub fn forfeit(&self, grace_minutes: u32) -> Option<NaiveDateTime> {
        self.start()?.checked_add_signed(TimeDelta::minutes(grace_minutes.into()))
    }

    /// When the last games should be over: both players' time as the European Go Database computes it,
    /// [`TimeControl::adjusted_seconds`], after the start, and all that they may buy. Japanese and Canadian
    /// overtime and increments have no limit, so a long game may last longer.
    pub fn expected_end(&self, time: TimeControl) -> Option<NaiveDateTime> {
        let bought = if time.is_bought() { u32::from(ING_PERIODS) * time.ing_seconds() } else { 0 };
        let seconds = 2 * i64::from(time.adjusted_seconds() + bought);
        self.start()?.checked_add_signed(TimeDelta::try_seconds(seconds)?)
    }
}

named! {
    /// The result of a game that was not played within its round's window.
    #[derive(Default)]
    pub enum UnplayedPolicy {
        #[default]
        BothLose = "both-lose",
        Half = "half",
        NoResult = "no-result",
    }
}

impl UnplayedPolicy {
    /// The ending of such a game, never a played one.
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

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SeasonRules {
    pub unplayed: UnplayedPolicy,
    /// Days after a window's end on which they may still be played.
    pub grace_days: u8,
    pub open_games: OpenGames,
    /// The number of rounds to play for a place; 0: no condition.
    pub least_games: u8,
    /// So many of the first are promoted after the event.
    pub up: u8,
    /// So many of the last are relegated.
    pub down: u8,
}

impl Tournament {
    /// From when on an organiser may settle the unplayed games of a round: the end of its window, and the days of
    /// grace. `None` without a window.
    pub fn unplayed_from(&self, round: RoundNo) -> Option<NaiveDateTime> {
        let window = self.clock(round).window?;
        Some(window.grace_ends(self.settings.season.grace_days))
    }

    fn played_rounds(&self) -> impl DoubleEndedIterator<Item = &Round> {
        let places = |round: &&Round| !round.boards.is_empty() || !round.byes.is_empty();
        self.rounds.iter().filter(|round| round.is_public()).filter(places)
    }

    /// When a round began: when its clocks were started, else its planned start once that has come and results show
    /// that it runs. A few exist before, of players who do not come.
    #[must_use]
    pub fn began(&self, no: RoundNo, now: NaiveDateTime) -> Option<NaiveDateTime> {
        let clock = self.clock(no);
        let public = self.round(no).filter(|round| round.is_public());
        let runs = public.is_some_and(|round| 4 * round.pending().count() < 3 * round.boards.len());
        clock.started.or_else(|| clock.starts.filter(|at| runs && *at <= now))
    }

    /// The first public round with an open game.
    #[must_use]
    pub fn open_round(&self) -> Option<&Round> {
        self.played_rounds().find(|round| round.pending().next().is_some())
    }

    /// The current round at that moment: the newest public one; where rounds are published before their windows
    /// begin, the last that has begun and has an open game, else the first with an open game.
    pub fn current_round(&self, now: NaiveDateTime) -> Option<&Round> {
        let newest = self.played_rounds().next_back()?;
        let window = |round: &Round| self.clock(round.no).window;
        if self.played_rounds().all(|round| window(round).is_none()) {
            return Some(newest);
        }
        let open = |round: &&Round| round.pending().next().is_some();
        let begun = |round: &&Round| window(round).is_none_or(|window| window.from <= now);
        let current = self.played_rounds().rfind(begun).filter(open);
        Some(current.or_else(|| self.open_round()).unwrap_or(newest))
    }

    /// Where rounds have windows, the next board that an entry may play at: of the current round, else of the first
    /// in which its game has no result.
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

    /// Every entry's place in rounds 1 to `through`: `seats[entry position][round position]`.
    ///
    /// A round that was never drawn leaves its participants unpaired; so does every round the entries that were
    /// only preliminary, which get no points for absence.
    pub fn seats(&self, through: RoundNo) -> Vec<Vec<Seat>> {
        let positions = self.positions();
        let rounds = usize::try_from(through.0).unwrap_or(0);
        let mut seats: Vec<Vec<Seat>> = self
            .entries
            .iter()
            .zip(self.entered())
            .map(|(entry, entered)| {
                (0..rounds)
                    .map(|r| {
                        let here = entry.takes_part(RoundNo::from_index(r));
                        let absent = entered && !here;
                        Seat::Free(if absent { Unplayed::Absent } else { Unplayed::Unpaired })
                    })
                    .collect()
            })
            .collect();
        for round in self.rounds.iter().filter(|r| r.no.0 >= 1 && r.no <= through) {
            let r = round.no.index();
            for bye in round.byes.iter().filter_map(|bye| positions.get(bye)) {
                seats[*bye][r] = Seat::Free(Unplayed::Bye);
            }
            for board in &round.boards {
                if let (Some(&black), Some(&white)) =
                    (positions.get(&board.black), positions.get(&board.white))
                {
                    seats[black][r] = Seat::Board(self.meeting(board, Color::Black, white));
                    seats[white][r] = Seat::Board(self.meeting(board, Color::White, black));
                }
            }
        }
        seats
    }

    fn meeting(&self, board: &Board, color: Color, opponent_index: usize) -> Meeting {
        let policy = self.settings.points.no_result;
        Meeting {
            table: board.table,
            opponent: board.seat(color.other()),
            opponent_index,
            color,
            colors_known: board.colors_known,
            handicap: board.handicap,
            ending: board.ending,
            points: board.ending.points(color, policy),
            opponent_points: board.ending.points(color.other(), policy),
        }
    }
}

/// Why a player had no game in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unplayed {
    /// No opponent was left: a free win, or the worth that the event gives it.
    Bye,
    Absent,
    /// Took part, but was neither paired nor given a bye.
    Unpaired,
}

/// A game as one of its two players sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meeting {
    pub table: TableNo,
    pub opponent: EntryId,
    /// The opponent's position in the list of entries.
    pub opponent_index: usize,
    pub color: Color,
    pub colors_known: bool,
    pub handicap: u8,
    pub ending: Ending,
    pub points: HalfPoints,
    pub opponent_points: HalfPoints,
}

impl Meeting {
    /// Whether one won it, alone or with the opponent.
    pub fn is_win(&self) -> bool {
        self.points == HalfPoints::ONE
    }

    /// Stones that this player gave (as White, positive) or received (as Black, negative).
    pub fn handicap_given(&self) -> i32 {
        match self.color {
            Color::White => i32::from(self.handicap),
            Color::Black => -i32::from(self.handicap),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    Board(Meeting),
    Free(Unplayed),
}

impl Seat {
    pub const fn meeting(&self) -> Option<&Meeting> {
        match self {
            Self::Board(meeting) => Some(meeting),
            Self::Free(_) => None,
        }
    }
}

impl Ending {
    /// The points of a side. A missing result gives nothing.
    pub fn points(self, side: Color, no_result: NoResultPolicy) -> HalfPoints {
        match self {
            Self::Pending | Self::BothLose { .. } => HalfPoints::ZERO,
            Self::Won { winner, .. } if winner == side => HalfPoints::ONE,
            Self::Won { .. } => HalfPoints::ZERO,
            Self::Jigo { .. } | Self::Drawn => HalfPoints::HALF,
            Self::BothWin { .. } => HalfPoints::ONE,
            Self::NoResult => match no_result {
                NoResultPolicy::Half => HalfPoints::HALF,
                NoResultPolicy::Replay | NoResultPolicy::Zero => HalfPoints::ZERO,
            },
        }
    }
}
