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
//!     --ended RESULT               what the board shows, as results are written: W+R, B+T, W+3.5; without it, what
//!                                  a ruling in force gave, or what the record has
//!     --after-end accepted|open|earlier|later  both had accepted that end, or not; it happened before what was ruled on, or later
//!     --ruled KIND[:PARTY[:MOVE]][=RESULT]  a ruling in force at the board, and how it ended the game; may be repeated.
//!                                  Of wrong-colors, that the colours were exchanged
//!     --cautions N --warnings N    what the offender already has in this game
//!     --event-warnings N           what the offender has from earlier games of the event
//!     --amount N                   points or minutes of a penalty at discretion; without it the most that it may take
//!     --date YYYY-MM-DD --international   which edition is in force for the event
//!     --without-article-14         the Japanese rules without the loss by illegal move
//!     --window N --exclusive       another window for noticing, its last move not counted
//!     --agreed | --disagreed       the players agree, or do not, where the text asks them
//!     --deliberate --dropped --force-majeure --lost --point-taken --played-on --effective-move
//!     --set FIELD=VALUE            a field of the procedure or of the rules of play that the event has otherwise
//!     --minutes N                  minutes late
//!     --fault before-stone|before-captures|not-pressed|off-lid|touched|after-move|after-stop|bystander|unheard|disputed|no-stone|other
//!     --record FILE.sgf --rules NAME  the record to hold the report against: it knows move, player and notice
//!     --partner first|second       which of two partners played, in Pair Go
//!     --time-back black=1:30       what a player gets back on the clock; may be repeated
//! ```
//!
//! The object has `procedure edition profile incident by move decides ruling effect options source
//! article words standing appeal notes`. `decides` is `binding`, `default` (unless the arbiter
//! chooses an option) or `arbiter-decides` (nothing happens until then). An effect has `position
//! turn verdict outcome prisoners pass_stones points penalties setup clock`; `outcome` is a result
//! as results are written (`W+I`, `both-lose`, `void`, `?` for a replay), or null.
//!
//! `tengen ruling --procedure ngb --incident ko-retake --by black --move 87 --noticed 88`

use super::prelude::*;
use super::{ReportFormat, game::field_and_value};
use crate::go::{Color, HalfPoints, History, Ruleset, RulesetName};
use crate::referee::{
    Before, Case, Circumstances, Effect, FindingError, Given, InForce, Incident, IncidentKind,
    MoveNo, NotInForce, NoticeWindow, Noticed, NoticedBy, Party, Penalty, PenaltyKind, Procedure,
    ProcedureName, Profile, Ruling, RulingOption, SetupChange, rule, seconds,
};
use serde_json::{Value, json};
use std::fmt::Write as _;

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RulingError {
    #[error("--set: {0}")]
    Set(String),
    #[error("--fault {0:?}: write {known}", known = faults())]
    Fault(String),
    #[error("--time-back {0:?}: write a player and minutes with seconds, such as black=1:30")]
    TimeBack(String),
    #[error("--date: {0}")]
    Date(#[from] NotInForce),
    #[error("--noticed and --later: give one of them")]
    TwoNotices,
    #[error("--{flag} {found}: more than {most} is not a number of penalties")]
    TooMany { flag: &'static str, found: u32, most: u32 },
    #[error(
        "--ruled {0:?}: write what was ruled on and how it ended the game, such as ko-retake:black:50=W+I"
    )]
    Ruled(String),
    #[error("{0}")]
    Finding(#[from] FindingError),
}

/// Each once; `other` is the last of each kind.
fn faults() -> String {
    let mut names: Vec<&str> = Vec::new();
    for name in IncidentKind::ALL.into_iter().flat_map(IncidentKind::faults) {
        if *name != "other" && !names.contains(name) {
            names.push(name);
        }
    }
    format!("{} or other", names.join(", "))
}

#[derive(Clone, Debug)]
pub struct RulingArgs {
    pub procedure: ProcedureName,
    pub incident: IncidentKind,
    pub by: Party,
    pub at: Option<u32>,
    pub noticed: Option<u32>,
    pub later: Option<u32>,
    pub noticed_by: Option<NoticedBy>,
    pub confirmed: bool,
    pub ended: Ending,
    pub ruled: Vec<String>,
    pub cautions: u32,
    pub warnings: u32,
    pub event_warnings: u32,
    pub amount: Option<u32>,
    pub date: Option<NaiveDate>,
    pub international: bool,
    pub without_article_14: bool,
    pub window: Option<NoticeWindow>,
    pub set: Vec<String>,
    pub fault: Option<String>,
    /// `--record`, played through.
    pub game: Option<History>,
    /// The record has no result, and play goes on: no one has confirmed anything.
    pub unfinished: bool,
    /// The record's result.
    pub recorded: Ending,
    pub time_back: Vec<String>,
    /// The flags without a value, and `--minutes`.
    pub circumstances: Circumstances,
}

impl RulingArgs {
    /// Only the required arguments.
    #[must_use]
    pub fn new(procedure: ProcedureName, incident: IncidentKind) -> Self {
        Self {
            procedure,
            incident,
            by: Party::Nobody,
            at: None,
            noticed: None,
            later: None,
            noticed_by: None,
            confirmed: false,
            ended: Ending::Pending,
            ruled: Vec::new(),
            cautions: 0,
            warnings: 0,
            event_warnings: 0,
            amount: None,
            date: None,
            international: false,
            without_article_14: false,
            window: None,
            fault: None,
            time_back: Vec::new(),
            game: None,
            unfinished: false,
            recorded: Ending::Pending,
            set: Vec::new(),
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
        let mut procedure = Procedure { window, ..preset };
        for one in &self.set {
            let (field, value) = field_and_value(one).map_err(RulingError::Set)?;
            if rule_field(field).is_err() {
                procedure = procedure
                    .set(field, value)
                    .map_err(|error| error.to_string())
                    .map_err(RulingError::Set)?;
            }
        }
        Ok(if self.without_article_14 { procedure.without_article_14() } else { procedure })
    }

    /// `None` if `--set` names no field of them.
    fn rules(&self) -> Result<Option<Ruleset>, RulingError> {
        let mut rules: Option<Ruleset> = None;
        for one in &self.set {
            let (field, value) = field_and_value(one).map_err(RulingError::Set)?;
            let Ok(field) = rule_field(field) else { continue };
            let own = rules.get_or_insert_with(|| Ruleset::preset(RulesetName::Japanese));
            field.set(own, value).map_err(|error| RulingError::Set(error.to_string()))?;
        }
        Ok(rules)
    }

    fn incident(&self) -> Result<Incident, RulingError> {
        let noticed = match (self.noticed, self.later) {
            (Some(_), Some(_)) => return Err(RulingError::TwoNotices),
            (Some(after), None) => Noticed::AfterMove(MoveNo(after)),
            (None, Some(moves)) => Noticed::Later(moves),
            (None, None) => self.game.as_ref().map_or(Noticed::AtOnce, after_last_move),
        };
        let mut circumstances = self.circumstances.clone();
        if let Some(fault) = self.fault.as_deref().filter(|name| !circumstances.set_fault(name)) {
            return Err(RulingError::Fault(fault.chars().take(40).collect()));
        }
        for text in &self.time_back {
            let (color, seconds) = time_back(text)
                .ok_or_else(|| RulingError::TimeBack(text.chars().take(40).collect()))?;
            *circumstances.time_back.of_mut(color) = seconds;
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

    fn ruled(&self) -> Result<Vec<InForce>, RulingError> {
        let wrong = |text: &str| RulingError::Ruled(text.chars().take(60).collect());
        self.ruled.iter().map(|text| in_force(text).ok_or_else(|| wrong(text))).collect()
    }

    fn penalties(&self) -> Result<Vec<Given>, RulingError> {
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

/// Parses `ko-retake:black:50=W+I`; a ruling on wrong colours means that they were exchanged, unless it ended the
/// game.
fn in_force(text: &str) -> Option<InForce> {
    let (incident, ending) = match text.split_once('=') {
        Some((incident, ending)) => (incident, Some(ending.parse().ok()?)),
        None => (text, None),
    };
    let mut parts = incident.split(':');
    let kind: IncidentKind = parts.next()?.parse().ok()?;
    let by = parts.next().map_or(Some(Party::Nobody), Party::named)?;
    let at = parts.next().map(|at| at.parse().map(MoveNo)).transpose().ok()?;
    let incident = Incident { at, ..Incident::new(kind, by) };
    let effect = match (ending, kind) {
        (Some(ending), _) => Effect::ends(ending),
        (None, IncidentKind::WrongColors) => {
            Effect { setup: SetupChange::ExchangeColors, ..Effect::nothing() }
        }
        (None, _) => Effect::nothing(),
    };
    parts.next().is_none().then_some(InForce { no: None, incident, effect })
}

/// For a record: noticed after its last move.
fn after_last_move(game: &History) -> Noticed {
    Noticed::AfterMove(MoveNo(u32::try_from(game.moves().len()).unwrap_or(u32::MAX)))
}

/// Parses `black=1:30` to a player and seconds.
fn time_back(text: &str) -> Option<(Color, u32)> {
    let (color, time) = text.split_once('=')?;
    let color = match color {
        "black" => Color::Black,
        "white" => Color::White,
        _ => return None,
    };
    Some((color, seconds(time)?))
}

/// A larger number of penalties is a typing error.
const MOST: u32 = 100;

/// The ruling as text that ends with a line break.
///
/// # Errors
/// [`RulingError`] names the flag and what to write instead.
pub fn render(args: &RulingArgs, format: ReportFormat) -> Result<String, RulingError> {
    let (procedure, incident, given) = (args.procedure()?, args.incident()?, args.penalties()?);
    let confirmed = args.confirmed;
    let (rules, ruled) = (args.rules()?, args.ruled()?);
    let last = ruled.iter().rev().find_map(InForce::ended);
    let said = [args.ended, last.unwrap_or_default(), args.recorded];
    let shown = said.into_iter().find(|ending| !ending.is_pending()).unwrap_or_default();
    let case = Case {
        before: Before { ruled: &ruled, shown, ..Before::default() },
        confirmed,
        game: args.game.as_ref(),
        given: &given,
        rules: rules.as_ref(),
        amount: args.amount,
        ..Case::new(&procedure, &incident)
    };
    if let Some(game) = args.game.as_ref().filter(|_| confirmed && args.unfinished) {
        let moves = u32::try_from(game.moves().len()).unwrap_or(u32::MAX);
        return Err(FindingError::NothingConfirmed { moves }.into());
    }
    let ruling = rule(&case)?;
    Ok(match format {
        ReportFormat::Table => table(&procedure, &ruling, confirmed),
        ReportFormat::Json => format!("{:#}\n", json(&procedure, &ruling, confirmed)),
    })
}

#[derive(Serialize)]
struct Points {
    #[serde(with = "crate::go::decimal")]
    black: HalfPoints,
    #[serde(with = "crate::go::decimal")]
    white: HalfPoints,
}

fn json(procedure: &Procedure, ruling: &Ruling, confirmed: bool) -> Value {
    let options: Vec<Value> = ruling.options.iter().map(option).collect();
    json!({
        "procedure": procedure.name,
        "edition": procedure.edition,
        "profile": procedure.profile,
        "incident": ruling.kind,
        "by": ruling.by,
        "move": ruling.at,
        "decides": ruling.firmness,
        "ruling": ruling.headline(),
        "effect": effect(&ruling.effect),
        "options": options,
        "source": ruling.basis.source,
        "article": ruling.basis.article,
        "words": ruling.basis.words,
        "standing": ruling.basis.standing,
        "appeal": procedure.appeal.words(confirmed),
        "notes": ruling.note_sentences(),
    })
}

fn option(option: &RulingOption) -> Value {
    json!({
        "remedy": option.remedy.map(|remedy| remedy.words()),
        "penalty": option.sanction.words(),
        "consent": option.consent,
        "ruling": option.sentence(),
        "effect": effect(&option.effect),
    })
}

fn effect(effect: &Effect) -> Value {
    json!({
        "position": effect.position,
        "turn": effect.turn,
        "verdict": effect.verdict,
        "outcome": effect.verdict.ending(),
        "prisoners": effect.prisoners,
        "pass_stones": effect.pass_stones,
        "points": Points { black: effect.points.black, white: effect.points.white },
        "penalties": effect.penalties,
        "setup": effect.setup,
        "clock": effect.clock,
    })
}

fn table(procedure: &Procedure, ruling: &Ruling, confirmed: bool) -> String {
    let mut text = String::new();
    let mut line = |name: &str, value: &str| {
        let _ = writeln!(text, "{name:<9} {value}");
    };
    let by: Vec<String> = ruling.by.sides().iter().map(Color::to_string).collect();
    line("procedure", &format!("{} ({})", procedure.edition, procedure.name));
    let at = ruling.at.map(|at| format!(", move {at}")).unwrap_or_default();
    let by = if by.is_empty() { String::new() } else { format!(", by {}", by.join(" and ")) };
    line("incident", &format!("{}{by}{at}", ruling.kind.title()));
    line("ruling", &ruling.headline());
    for (i, option) in ruling.options.iter().enumerate() {
        line(if i == 0 { "options" } else { "" }, &format!("{}. {}", i + 1, option.sentence()));
    }
    line("why", &ruling.basis.words);
    let cited = [&ruling.basis.source, &ruling.basis.article].map(AsRef::as_ref);
    line("source", cited.join(", ").trim_end_matches(", "));
    line("standing", ruling.basis.standing.word());
    line("appeal", &procedure.appeal.words(confirmed));
    for note in ruling.note_sentences() {
        line("note", note);
    }
    text
}
