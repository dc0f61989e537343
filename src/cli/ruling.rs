//! `tengen ruling`: what a procedure says about an incident.
//!
//! ```text
//! tengen ruling --procedure NAME --incident KIND [--format json|table]
//!     --by black|white|both        whose doing it was
//!     --move N                     the move that did it; two in a row: the second of them
//!     --noticed M                  noticed after move M; without it, at once
//!     --later K                    noticed K moves later, where nobody kept a record
//!     --noticed-by black|white|arbiter
//!     --confirmed                  both players confirmed the result
//!     --cautions N --warnings N    what the offender already has in this game
//!     --event-warnings N           what the offender has from earlier games of the event
//!     --date YYYY-MM-DD --international   which edition is in force for the event
//!     --without-article-14         the Japanese rules without the loss by illegal move
//!     --window N --exclusive       another window for noticing, its last move not counted
//!     --agreed | --disagreed       the players agree, or do not, where the text asks them
//!     --deliberate --dropped --force-majeure --lost --point-taken --effective-move
//!     --minutes N                  minutes late
//!     --fault before-stone|before-captures|off-lid|touched|other
//! ```
//!
//! The object has `procedure edition profile incident by move decides ruling effect options source
//! article words standing appeal notes`. `decides` is `binding`, `default` (unless the arbiter
//! chooses an option) or `arbiter-decides` (nothing happens until then). An effect has `position
//! turn verdict outcome prisoners pass_stones points penalties setup clock`; `outcome` is a result
//! as results are written (`W+I`, `both-lose`, `void`, `?` for a replay), or null.
//!
//! `tengen ruling --procedure ngb --incident ko-retake --by black --move 87 --noticed 88`

mod writing;

use std::str::FromStr;

use chrono::NaiveDate;

use crate::referee::{
    By, Case, Circumstances, ClockFault, FindingError, Given, HandlingFault, Incident,
    IncidentKind, MoveNo, NotInForce, Noticed, NoticedBy, Penalty, PenaltyKind, Procedure,
    ProcedureName, Profile, Window, rule,
};

/// How a ruling is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Format {
    /// For people.
    #[default]
    Table,
    /// One object.
    Json,
}

impl FromStr for Format {
    type Err = RulingError;

    fn from_str(text: &str) -> Result<Self, RulingError> {
        match text {
            "table" => Ok(Self::Table),
            "json" => Ok(Self::Json),
            _ => Err(RulingError::Format(text.chars().take(40).collect())),
        }
    }
}

/// Why a ruling cannot be written.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RulingError {
    /// There is no such format.
    #[error("--format {0:?}: there is no such format; write json or table")]
    Format(String),
    /// There is no such fault.
    #[error("--fault {0:?}: write before-stone, before-captures, off-lid, touched or other")]
    Fault(String),
    /// The text was not in force on that day.
    #[error("--date: {0}")]
    Date(#[from] NotInForce),
    /// `--noticed` and `--later` contradict each other.
    #[error("--noticed and --later: give one of them")]
    TwoNotices,
    /// More penalties than anybody has.
    #[error("--{flag} {found}: more than {most} is not a number of penalties")]
    TooMany {
        /// The flag.
        flag: &'static str,
        /// The number found.
        found: u32,
        /// The most that is taken.
        most: u32,
    },
    /// A report that does not fit.
    #[error("{0}")]
    Finding(#[from] FindingError),
}

/// A fault with the clock or with captured stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault(ClockFault, HandlingFault);

impl FromStr for Fault {
    type Err = RulingError;

    fn from_str(text: &str) -> Result<Self, RulingError> {
        let (clock, handling) = (ClockFault::default(), HandlingFault::default());
        match text {
            "before-stone" => Ok(Self(ClockFault::BeforeStone, handling)),
            "before-captures" => Ok(Self(ClockFault::BeforeCaptures, handling)),
            "off-lid" => Ok(Self(clock, HandlingFault::OffLid)),
            "touched" => Ok(Self(clock, HandlingFault::Touched)),
            "other" => Ok(Self(ClockFault::Other, HandlingFault::Other)),
            _ => Err(RulingError::Fault(text.chars().take(40).collect())),
        }
    }
}

/// The parsed arguments.
#[derive(Clone, Debug)]
pub struct RulingArgs {
    /// `--procedure`
    pub procedure: ProcedureName,
    /// `--incident`
    pub incident: IncidentKind,
    /// `--by`
    pub by: By,
    /// `--move`
    pub at: Option<u32>,
    /// `--noticed`
    pub noticed: Option<u32>,
    /// `--later`
    pub later: Option<u32>,
    /// `--noticed-by`
    pub noticed_by: Option<NoticedBy>,
    /// `--confirmed`
    pub confirmed: bool,
    /// `--cautions`
    pub cautions: u32,
    /// `--warnings`
    pub warnings: u32,
    /// `--event-warnings`
    pub event_warnings: u32,
    /// `--date`
    pub date: Option<NaiveDate>,
    /// `--international`
    pub international: bool,
    /// `--without-article-14`
    pub without_article_14: bool,
    /// `--window` and `--exclusive`
    pub window: Option<Window>,
    /// `--fault`
    pub fault: Option<Fault>,
    /// The flags without a value, and `--minutes`.
    pub circumstances: Circumstances,
}

impl RulingArgs {
    /// Only what has to be given.
    #[must_use]
    pub fn new(procedure: ProcedureName, incident: IncidentKind) -> Self {
        Self {
            procedure,
            incident,
            by: By::Nobody,
            at: None,
            noticed: None,
            later: None,
            noticed_by: None,
            confirmed: false,
            cautions: 0,
            warnings: 0,
            event_warnings: 0,
            date: None,
            international: false,
            without_article_14: false,
            window: None,
            fault: None,
            circumstances: Circumstances::default(),
        }
    }

    fn procedure(&self) -> Result<Procedure, RulingError> {
        let profile = if self.international { Profile::International } else { Profile::Domestic };
        let preset = match self.date {
            Some(day) => self.procedure.on(day, profile)?,
            None => self.procedure.preset_for(profile),
        };
        let window = self.window.unwrap_or(preset.window);
        let procedure = Procedure { window, ..preset };
        Ok(if self.without_article_14 { procedure.without_article_14() } else { procedure })
    }

    fn incident(&self) -> Result<Incident, RulingError> {
        let noticed = match (self.noticed, self.later) {
            (Some(_), Some(_)) => return Err(RulingError::TwoNotices),
            (Some(after), None) => Noticed::AfterMove(MoveNo(after)),
            (None, Some(moves)) => Noticed::Later(moves),
            (None, None) => Noticed::AtOnce,
        };
        let mut circumstances = self.circumstances.clone();
        if let Some(Fault(clock, handling)) = self.fault {
            circumstances.clock = clock;
            circumstances.handling = handling;
        }
        let at = self.at.map(MoveNo);
        let noticed_by = self.noticed_by;
        Ok(Incident {
            at,
            noticed,
            noticed_by,
            ..Incident::new(self.incident, self.by).with(circumstances)
        })
    }

    fn given(&self) -> Result<Vec<Given>, RulingError> {
        let mut given = Vec::new();
        for (flag, count, kind, this_game) in [
            ("cautions", self.cautions, PenaltyKind::Caution, true),
            ("warnings", self.warnings, PenaltyKind::Warning, true),
            ("event-warnings", self.event_warnings, PenaltyKind::Warning, false),
        ] {
            if count > MOST {
                return Err(RulingError::TooMany { flag, found: count, most: MOST });
            }
            for &color in self.by.sides() {
                let one = Given { penalty: Penalty { color, kind }, this_game };
                given.extend(std::iter::repeat_n(one, count as usize));
            }
        }
        Ok(given)
    }
}

/// More penalties are a slip of the keyboard.
const MOST: u32 = 100;

/// The ruling as text that ends with a line break.
///
/// # Errors
/// [`RulingError`] names the flag and what to write instead.
pub fn render(args: &RulingArgs, format: Format) -> Result<String, RulingError> {
    let (procedure, incident, given) = (args.procedure()?, args.incident()?, args.given()?);
    let confirmed = args.confirmed;
    let case = Case { confirmed, given: &given, ..Case::new(&procedure, &incident) };
    let ruling = rule(&case)?;
    Ok(match format {
        Format::Table => writing::table(&procedure, &ruling, confirmed),
        Format::Json => format!("{:#}\n", writing::json(&procedure, &ruling, confirmed)),
    })
}
