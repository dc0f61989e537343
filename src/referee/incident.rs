use go::{Color, Point};
use serde::{Deserialize, Serialize};

use super::{CallAfterEnd, Each, IncidentKind};

go::number! {
    /// The number of a move in the record, counted from 1; passes count.
    pub struct MoveNo(u32);
}

go::named! {
/// Whose doing an incident is.
#[derive(Default)]
pub enum Party {
    Black = "black",
    White = "white",
    Both = "both",
    /// Neither player's, or unknown.
    #[default]
    Nobody = "nobody",
}
}

impl Party {
    pub const fn one(self) -> Option<Color> {
        match self {
            Self::Black => Some(Color::Black),
            Self::White => Some(Color::White),
            Self::Both | Self::Nobody => None,
        }
    }

    pub const fn sides(self) -> &'static [Color] {
        match self {
            Self::Black => &[Color::Black],
            Self::White => &[Color::White],
            Self::Both => &[Color::Black, Color::White],
            Self::Nobody => &[],
        }
    }
}

impl From<Color> for Party {
    fn from(color: Color) -> Self {
        match color {
            Color::Black => Self::Black,
            Color::White => Self::White,
        }
    }
}

/// When an incident was noticed, counted in moves of both players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Noticed {
    #[default]
    AtOnce,
    /// After that move of the record.
    AfterMove(MoveNo),
    /// So many moves after the incident.
    Later(u32),
    /// Not counted: one to three moves later.
    UpToThree,
    /// Not counted: more than three moves later.
    MoreThanThree,
    /// Not counted: one to that many moves later, where the event has another window than three.
    Within(u32),
    /// Not counted: more than that many moves later.
    Beyond(u32),
    /// Not asked: no rule depends on it. It was noticed before both had confirmed the result.
    BeforeResult,
}

go::named! {
pub enum NoticedBy {
    Black = "black",
    White = "white",
    Arbiter = "arbiter",
    /// The captain of the opponent's team.
    Captain = "captain",
}
}

impl NoticedBy {
    pub const fn player(self) -> Option<Color> {
        match self {
            Self::Black => Some(Color::Black),
            Self::White => Some(Color::White),
            Self::Arbiter | Self::Captain => None,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct Incident {
    pub kind: IncidentKind,
    #[serde(default)]
    pub by: Party,
    /// The move that did it, or after which it happened; `None` without a record.
    #[serde(default)]
    pub at: Option<MoveNo>,
    #[serde(default)]
    pub noticed: Noticed,
    #[serde(default)]
    pub noticed_by: Option<NoticedBy>,
    #[serde(default)]
    pub circumstances: Circumstances,
}

impl Incident {
    /// An incident that was noticed at once, its move unknown.
    pub fn new(kind: IncidentKind, by: impl Into<Party>) -> Self {
        Self {
            kind,
            by: by.into(),
            at: None,
            noticed: Noticed::AtOnce,
            noticed_by: None,
            circumstances: Circumstances::default(),
        }
    }

    #[must_use]
    pub fn at(self, number: u32) -> Self {
        Self { at: Some(MoveNo(number)), ..self }
    }

    #[must_use]
    pub fn noticed_after(self, number: u32) -> Self {
        Self { noticed: Noticed::AfterMove(MoveNo(number)), ..self }
    }

    #[must_use]
    pub fn with(self, circumstances: Circumstances) -> Self {
        Self { circumstances, ..self }
    }
}

/// A stone that is not where it belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MovedStone {
    pub color: Color,
    pub from: Point,
    /// Where it lies now; `None` if it is off the board.
    #[serde(default)]
    pub to: Option<Point>,
}

go::named! {
#[derive(Default)]
pub enum ClockFault {
    /// Pressed before, or while, the stone was placed.
    #[default]
    BeforeStone = "before-stone",
    /// Pressed before the captured stones were off the board.
    BeforeCaptures = "before-captures",
    NotPressed = "not-pressed",
    Other = "other",
}
}

go::named! {
#[derive(Default)]
pub enum HandlingFault {
    #[default]
    OffLid = "off-lid",
    /// The opponent's captures were touched, or captures were given back.
    Touched = "touched",
    Other = "other",
}
}

go::named! {
/// How a fallen flag was claimed, if not by the opponent before anything else happened.
#[derive(Default)]
pub enum FlagClaim {
    #[default]
    AfterMove = "after-move",
    AfterStop = "after-stop",
    Bystander = "bystander",
}
}

go::named! {
#[derive(Default)]
pub enum PassFault {
    /// The opponent did not hear or understand it.
    #[default]
    Unheard = "unheard",
    /// One says that there was a pass, the other that there was none.
    Disputed = "disputed",
    /// The stone that it costs was not handed over.
    NoStone = "no-stone",
}
}

go::named! {
#[derive(Default)]
pub enum ClockStop {
    Captures = "captures",
    OnlyDame = "only-dame",
    /// Both passed though there was still something to play for.
    PassedEarly = "passed-early",
    #[default]
    Other = "other",
}
}

go::named! {
/// A player's answer when asked whether the game continues: once an effective move was found after the stop
/// (Japanese rules 1989, Art. 9.3 and 13.1), or once a stone was displaced (Art. 13.2), where it is put back and
/// play continues, or not.
pub enum ResumptionAnswer {
    /// Play on; the other one plays first.
    PlayOn = "play-on",
    /// The game ends as it lies.
    AsItLies = "as-it-lies",
    Neither = "neither",
}
}

/// The particulars of an incident. What does not apply keeps its default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Circumstances {
    pub deliberate: bool,
    /// Both players agree on the remedy that the procedure leaves to their agreement.
    pub agreed: bool,
    /// The players were asked to agree and do not.
    pub disagreed: bool,
    /// The stone slipped from the fingers; it was not played.
    pub dropped: bool,
    pub force_majeure: bool,
    /// The position cannot be reconstructed.
    pub lost: bool,
    /// The point of a displaced stone is taken by now. Where there is a record, the point is also looked up there.
    pub point_taken: bool,
    #[serde(skip_serializing_if = "tournament::is_default")]
    pub played_on: bool,
    /// After the stop an effective move was found (Japanese rules 1989, Art. 13.1).
    pub effective_move: bool,
    /// Each player's answer to whether the game continues.
    pub asked: Each<Option<ResumptionAnswer>>,
    /// The chief arbiter says that the record is wrong about it.
    pub record_wrong: bool,
    pub minutes: u32,
    pub clock: ClockFault,
    pub handling: HandlingFault,
    pub flag: FlagClaim,
    #[serde(skip_serializing_if = "tournament::is_default")]
    pub pass: PassFault,
    #[serde(skip_serializing_if = "tournament::is_default")]
    pub stop: ClockStop,
    /// Which of the two partners played, in Pair Go.
    pub partner: Option<Partner>,
    pub time_back: Each<u32>,
    pub stones: Vec<MovedStone>,
    /// The relation to an earlier end of the game; `None` before that is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after_end: Option<CallAfterEnd>,
}

impl Circumstances {
    /// Sets a fault by its name; the kind of incident says which one counts. `false` where no fault has that name.
    pub fn set_fault(&mut self, name: &str) -> bool {
        let (clock, handling) = (ClockFault::named(name), HandlingFault::named(name));
        let (flag, pass) = (FlagClaim::named(name), PassFault::named(name));
        self.clock = clock.unwrap_or_default();
        self.handling = handling.unwrap_or_default();
        self.flag = flag.unwrap_or_default();
        self.pass = pass.unwrap_or_default();
        let stop = ClockStop::named(name);
        self.stop = stop.unwrap_or_default();
        clock.is_some() || handling.is_some() || flag.is_some() || pass.is_some() || stop.is_some()
    }

    /// The fault that counts for a kind of incident; empty where none does.
    pub const fn fault(&self, kind: IncidentKind) -> &'static str {
        match kind {
            IncidentKind::ClockMisuse => self.clock.name(),
            IncidentKind::CapturesMishandled => self.handling.name(),
            IncidentKind::FlagLate => self.flag.name(),
            IncidentKind::PassDisputed => self.pass.name(),
            IncidentKind::ClockStopped => self.stop.name(),
            _ => "",
        }
    }

    /// Both gave the same answer, other than neither; or they agree on the remedy in question.
    pub fn agree(&self) -> bool {
        let Each { black, white } = self.asked;
        self.agreed
            || (black == white && black.is_some_and(|said| said != ResumptionAnswer::Neither))
    }

    /// Both were asked, and one does not agree.
    pub fn disagree(&self) -> bool {
        let refuses = |said| said == Some(ResumptionAnswer::Neither);
        let one = refuses(self.asked.black) || refuses(self.asked.white);
        self.disagreed || (one && self.were_asked())
    }

    pub fn were_asked(&self) -> bool {
        self.asked.black.is_some() && self.asked.white.is_some()
    }

    pub fn plays_on(&self) -> Option<Color> {
        let wants = |color: &Color| self.asked.of(*color) == Some(ResumptionAnswer::PlayOn);
        [Color::Black, Color::White].into_iter().find(wants)
    }

    /// Both were asked, and they neither play on nor agree on the end.
    pub fn refuse(&self) -> bool {
        (self.disagreed || self.were_asked()) && self.plays_on().is_none() && !self.agree()
    }
}

/// Seconds from minutes and seconds, `1:30`, or whole minutes; at most ten hours.
pub fn seconds(text: &str) -> Option<u32> {
    let (minutes, rest) = text.trim().split_once(':').unwrap_or((text.trim(), "0"));
    let (minutes, rest): (u32, u32) = (minutes.parse().ok()?, rest.parse().ok()?);
    (minutes <= 600 && rest < 60).then_some(60 * minutes + rest)
}

go::named! {
/// One of the two who play a colour.
pub enum Partner {
    /// The one who plays that colour's first move.
    First = "first",
    Second = "second",
}
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct PairSeat {
    pub color: Color,
    pub partner: Partner,
}

impl PairSeat {
    /// Whose turn a move of that colour is. A game has its order from its first move on; passes count.
    ///
    /// ```
    /// use go::Color;
    /// use referee::{MoveNo, PairSeat, Partner};
    ///
    /// let at = |n, color| PairSeat::at(MoveNo(n), color).partner;
    /// assert_eq!([at(1, Color::Black), at(2, Color::White)], [Partner::First, Partner::First]);
    /// assert_eq!([at(3, Color::Black), at(4, Color::White)], [Partner::Second, Partner::Second]);
    /// assert_eq!(at(5, Color::Black), Partner::First);
    /// ```
    pub const fn at(at: MoveNo, color: Color) -> Self {
        let turn = at.0.saturating_sub(1) / 2;
        let partner = if turn.is_multiple_of(2) { Partner::First } else { Partner::Second };
        Self { color, partner }
    }

    /// The next player, if the order continues as though the right player had made that move. No known text says
    /// so: the innocent pair keeps its order.
    pub const fn next_after(at: MoveNo, color: Color) -> Self {
        Self::at(MoveNo(at.0 + 1), color.other())
    }
}
