//! A board of a round, the date of its game, its replays, and the changes of all that.

use chrono::NaiveDateTime;
use go::Color;
use serde::{Deserialize, Serialize};

use super::{Ending, EntryId, HalfPoints, PointValues, TableNo};

pub const MAX_HANDICAP: u8 = 9;

/// One game of a round: a table, two seats and how it ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    pub table: TableNo,
    pub black: EntryId,
    pub white: EntryId,
    /// Handicap: 0 is even, 1 is Black without komi, 2 and more are stones.
    pub handicap: u8,
    /// The komi, if not the usual one of such a game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub komi: Option<HalfPoints>,
    /// Whether the colours are known; some files have games without noted colours.
    #[serde(default = "yes")]
    pub colors_known: bool,
    #[serde(default)]
    pub ending: Ending,
    /// The version for the optimistic lock: counts the changes of this board.
    #[serde(default)]
    pub version: i32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub replay: Option<Replay>,
    /// When both players confirmed the result, in UTC; from then on it is protected against simple changes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub confirmed: Option<NaiveDateTime>,
    /// The date of the game, where its players agree on one. It does not change the version, as a result can be
    /// entered without having seen it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub appointment: Option<Box<Appointment>>,
}

const fn yes() -> bool {
    true
}

impl Board {
    pub const fn new(table: TableNo, black: EntryId, white: EntryId, handicap: u8) -> Self {
        Self {
            table,
            black,
            white,
            handicap,
            komi: None,
            colors_known: true,
            ending: Ending::Pending,
            version: 0,
            replay: None,
            confirmed: None,
            appointment: None,
        }
    }

    /// Version, Black and White: a form carries them, and is refused once others sit at the board.
    pub fn seen(&self) -> String {
        format!("{} {} {}", self.version, self.black, self.white)
    }

    pub fn color_of(&self, entry: EntryId) -> Option<Color> {
        if self.black == entry {
            Some(Color::Black)
        } else if self.white == entry {
            Some(Color::White)
        } else {
            None
        }
    }

    pub const fn seat(&self, color: Color) -> EntryId {
        match color {
            Color::Black => self.black,
            Color::White => self.white,
        }
    }

    pub fn opponent_of(&self, entry: EntryId) -> Option<EntryId> {
        self.color_of(entry).map(|color| self.seat(color.other()))
    }

    pub fn date(&self) -> &Appointment {
        self.appointment.as_deref().unwrap_or(&NOTHING)
    }

    pub fn set_date(&mut self, date: Appointment) {
        self.appointment = (!date.is_none()).then(|| Box::new(date));
    }

    /// The board without its date: for draws and results.
    #[must_use]
    pub fn without_appointment(&self) -> Self {
        Self { appointment: None, ..self.clone() }
    }

    /// Whether an earlier game of this board was given up for the one that counts.
    pub fn is_played_anew(&self) -> bool {
        self.replay.as_ref().is_some_and(|replay| !replay.games.is_empty())
    }

    pub fn earlier_games(&self) -> &[EarlierGame] {
        self.replay.as_ref().map_or(&[], |replay| replay.games.as_slice())
    }

    /// Gives everything of one player to another: the seat, those of the games before, an open proposal of a date.
    pub fn give_to(&mut self, keep: EntryId, gone: EntryId) {
        let games = self.replay.iter_mut().flat_map(|replay| &mut replay.games);
        let seats = games.flat_map(|game| [&mut game.black, &mut game.white]);
        let proposed = self.appointment.iter_mut().flat_map(|date| &mut date.proposed);
        let all = seats.chain([&mut self.black, &mut self.white]);
        all.chain(proposed.map(|one| &mut one.by))
            .filter(|id| **id == gone)
            .for_each(|id| *id = keep);
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

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameDate {
    /// When, in UTC.
    pub at: NaiveDateTime,
    /// Where: a room, a club, a server and the names there; may be empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub place: String,
}

impl GameDate {
    /// How many letters a place has at the most.
    pub const PLACE: usize = 200;
}

/// A proposal of one player that the other has not answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DateProposal {
    pub by: EntryId,
    pub date: GameDate,
}

/// The date of a board's game, agreed and proposed. An agreed date stays while another is proposed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Appointment {
    /// What both agreed on, or an arbiter set.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub agreed: Option<GameDate>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub proposed: Option<DateProposal>,
}

impl Appointment {
    pub const NONE: Self = Self { agreed: None, proposed: None };

    pub const fn is_none(&self) -> bool {
        self.agreed.is_none() && self.proposed.is_none()
    }

    /// The proposal that waits for that player's answer.
    pub fn waits_for(&self, who: EntryId) -> Option<&DateProposal> {
        self.proposed.as_ref().filter(|proposal| proposal.by != who)
    }

    /// With `retell` applied to every place: for redaction.
    #[must_use]
    pub fn retold(&self, retell: &dyn Fn(&str) -> String) -> Self {
        let date = |date: &GameDate| GameDate { at: date.at, place: retell(&date.place) };
        Self {
            agreed: self.agreed.as_ref().map(date),
            proposed: self
                .proposed
                .as_ref()
                .map(|p| DateProposal { by: p.by, date: date(&p.date) }),
        }
    }
}

static NOTHING: Appointment = Appointment::NONE;

pub const TIME_NOTE_LENGTH: usize = 200;

/// A game of a board that was given up and played again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EarlierGame {
    pub black: EntryId,
    pub white: EntryId,
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
    pub handicap: Option<u8>,
    pub time: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardOutcome {
    Ends(Ending),
    /// Its game is given up and played again.
    PlayedAnew {
        /// The terms that change in the new game.
        terms: ReplayTerms,
        ruling: Option<u32>,
    },
    Terms(ReplayTerms),
    /// The replay is cancelled; this is the result of the game before.
    NotAnew(Ending),
    /// The replay is cancelled, and then something else, as in an amended ruling.
    Instead(Ending, Box<Self>),
}

impl BoardOutcome {
    /// The change for a game with that ending: a replay where the event replays such games.
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

    /// Whether it makes a game count again whose result was confirmed.
    pub fn gives_back_confirmed(&self, board: &Board) -> bool {
        let last = board.earlier_games().last();
        matches!(self, Self::NotAnew(_)) && last.is_some_and(|game| game.confirmed.is_some())
    }

    /// Whether the board has that state already, as another person entered the same.
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

    #[test]
    fn a_proposal_waits_for_the_other_and_the_agreed_date_stands_meanwhile() {
        let at = NaiveDateTime::default();
        let date = |place: &str| GameDate { at, place: place.to_owned() };
        let proposed = Some(DateProposal { by: EntryId(3), date: date("Café Anna") });
        let both = Appointment { agreed: Some(date("")), proposed };
        assert!(both.waits_for(EntryId(3)).is_none() && both.waits_for(EntryId(4)).is_some());
        let told = both.retold(&|text| text.replace("Anna", "#3"));
        assert_eq!(told.waits_for(EntryId(4)).map(|p| p.date.place.as_str()), Some("Café #3"));
        assert_eq!(told.agreed, both.agreed);
    }

    #[test]
    fn nothing_is_written_where_nothing_is_known() {
        assert_eq!(serde_json::to_string(&Appointment::NONE).unwrap(), "{}");
        assert!(serde_json::from_str::<Appointment>("{}").unwrap().is_none());
    }

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

    fn fresh() -> Board {
        Board::new(TableNo(1), EntryId(1), EntryId(2), 0)
    }

    #[test]
    fn only_a_game_played_anew_is_not_played_anew_after_all() {
        let jigo: Ending = "0".parse().unwrap();
        let terms = ReplayTerms::default();
        assert_eq!(BoardOutcome::NotAnew(jigo).on(&fresh()), None);
        assert_eq!(BoardOutcome::Terms(terms.clone()).on(&fresh()), None);
        let anew = BoardOutcome::PlayedAnew { terms, ruling: None }.on(&fresh()).unwrap();
        assert!(anew.is_played_anew() && anew.ending.is_pending());
        let back = BoardOutcome::NotAnew(jigo).on(&anew).unwrap();
        assert_eq!((back.ending, back.is_played_anew()), (jigo, false));
    }
}
