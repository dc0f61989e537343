use serde::{Deserialize, Serialize};

use super::{CallAfterEnd, Each, IncidentKind, Partner};

use go::{Color, Point};

/// A stone that is not where it belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct MovedStone {
    /// Its colour.
    pub color: Color,
    /// The point where it belongs.
    pub from: Point,
    /// Where it lies now; `None` if it is off the board.
    #[serde(default)]
    pub to: Option<Point>,
}

go::named! {
/// What was done to a clock.
#[derive(Default)]
pub enum ClockFault {
    /// Pressed before, or while, the stone was placed.
    #[default]
    BeforeStone = "before-stone",
    /// Pressed before the captured stones were off the board.
    BeforeCaptures = "before-captures",
    /// Not pressed after the move.
    NotPressed = "not-pressed",
    /// Anything else.
    Other = "other",
}
}

go::named! {
/// What was done to captured stones.
#[derive(Default)]
pub enum HandlingFault {
    /// Not kept on the lid.
    #[default]
    OffLid = "off-lid",
    /// The opponent's captures were touched, or captures were given back.
    Touched = "touched",
    /// Anything else.
    Other = "other",
}
}

go::named! {
/// How a fallen flag was claimed, if not by the opponent before anything else happened.
#[derive(Default)]
pub enum FlagClaim {
    /// After a move was made.
    #[default]
    AfterMove = "after-move",
    /// After the game was stopped.
    AfterStop = "after-stop",
    /// By a bystander.
    Bystander = "bystander",
}
}

go::named! {
/// What is wrong with a pass.
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
/// Why a player stopped the clock.
#[derive(Default)]
pub enum ClockStop {
    /// To take captured stones off.
    Captures = "captures",
    /// Only dame are left.
    OnlyDame = "only-dame",
    /// Both passed though there was still something to play for.
    PassedEarly = "passed-early",
    /// Anything else.
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
    /// Neither.
    Neither = "neither",
}
}

/// The particulars of an incident. What does not apply keeps its default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct Circumstances {
    /// It was done on purpose.
    pub deliberate: bool,
    /// Both players agree on the remedy that the procedure leaves to their agreement.
    pub agreed: bool,
    /// The players were asked to agree and do not.
    pub disagreed: bool,
    /// The stone slipped from the fingers; it was not played.
    pub dropped: bool,
    /// Neither player caused it.
    pub force_majeure: bool,
    /// The position cannot be reconstructed.
    pub lost: bool,
    /// The point of a displaced stone is taken by now. Where there is a record, the point is also looked up there.
    pub point_taken: bool,
    /// Play has continued since.
    #[serde(skip_serializing_if = "is_default")]
    pub played_on: bool,
    /// After the stop an effective move was found (Japanese rules 1989, Art. 13.1).
    pub effective_move: bool,
    /// Each player's answer to whether the game continues.
    pub asked: Each<Option<ResumptionAnswer>>,
    /// The chief arbiter says that the record is wrong about it.
    pub record_wrong: bool,
    /// Minutes late.
    pub minutes: u32,
    /// What was done to the clock.
    pub clock: ClockFault,
    /// What was done to captured stones.
    pub handling: HandlingFault,
    /// How a fallen flag was claimed.
    pub flag: FlagClaim,
    /// What is wrong with a pass.
    #[serde(skip_serializing_if = "is_default")]
    pub pass: PassFault,
    /// Why the clock was stopped.
    #[serde(skip_serializing_if = "is_default")]
    pub stop: ClockStop,
    /// Which of the two partners played, in Pair Go.
    pub partner: Option<Partner>,
    /// Seconds that each player gets back on the clock.
    pub time_back: Each<u32>,
    /// Stones that are not where they belong.
    pub stones: Vec<MovedStone>,
    /// The relation to an earlier end of the game; `None` before that is asked.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub after_end: Option<CallAfterEnd>,
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
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
    #[must_use]
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
    #[must_use]
    pub fn agree(&self) -> bool {
        let Each { black, white } = self.asked;
        self.agreed
            || (black == white && black.is_some_and(|said| said != ResumptionAnswer::Neither))
    }

    /// Both were asked, and one does not agree.
    #[must_use]
    pub fn disagree(&self) -> bool {
        let refuses = |said| said == Some(ResumptionAnswer::Neither);
        let one = refuses(self.asked.black) || refuses(self.asked.white);
        self.disagreed || (one && self.were_asked())
    }

    /// Both were asked.
    #[must_use]
    pub fn were_asked(&self) -> bool {
        self.asked.black.is_some() && self.asked.white.is_some()
    }

    /// The player who asks to play on.
    #[must_use]
    pub fn plays_on(&self) -> Option<Color> {
        let wants = |color: &Color| self.asked.of(*color) == Some(ResumptionAnswer::PlayOn);
        [Color::Black, Color::White].into_iter().find(wants)
    }

    /// Both were asked, and they neither play on nor agree on the end.
    #[must_use]
    pub fn refuse(&self) -> bool {
        (self.disagreed || self.were_asked()) && self.plays_on().is_none() && !self.agree()
    }
}

/// Seconds from minutes and seconds, `1:30`, or whole minutes; at most ten hours.
#[must_use]
pub fn seconds(text: &str) -> Option<u32> {
    let (minutes, rest) = text.trim().split_once(':').unwrap_or((text.trim(), "0"));
    let (minutes, rest): (u32, u32) = (minutes.parse().ok()?, rest.parse().ok()?);
    (minutes <= 600 && rest < 60).then_some(60 * minutes + rest)
}
