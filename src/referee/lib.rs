//! Refereeing: incident → finding → ruling.
//!
//! An [`Incident`] is a report; [`find`] checks it against the record and gives a [`Finding`]. A [`Procedure`] is a
//! federation's rules as data, and [`rule`] the one function that applies it and gives a [`Ruling`] with its
//! article and the arbiter's options. [`apply`] carries an effect out on a [`RefereedGame`], and undoes it.
//! [`detect`] finds violations in a record. A [`RefereeLog`] keeps rulings, amendments, withdrawals and appeals.

mod against;
mod appeal;
mod apply;
mod as_given;
mod circumstances;
mod clause;
mod detect;
mod effect;
mod ended;
mod event;
mod field;
mod fields_table;
mod finding;
mod game;
mod incident;
mod kind;
mod labels;
mod lateness;
mod log;
mod log_check;
mod log_entry;
mod options;
mod partners;
mod penalty;
mod procedure;
mod procedures;
mod question;
mod record;
mod remedy;
mod rule;
mod rules;
mod ruling;
mod sheet;
mod stones;
mod table;
mod texts;
mod usual;
mod words;

pub use against::{Before, against, check_confirmed, governing};
pub use appeal::{Appeal, AppealDecision, AppealError, AppealMoment, AppealNo, Judgement};
pub use apply::{Applied, ApplyError, apply};
pub use as_given::ProcedureAsGiven;
pub use circumstances::{
    Circumstances, ClockFault, ClockStop, FlagClaim, HandlingFault, MovedStone, PassFault,
    ResumptionAnswer, seconds,
};
pub use clause::{Alternative, Basis, Clause, Condition, Consent, Firmness, Standing};
pub use detect::{detect, earliest, unruled};
pub use effect::{ClockNote, Each, Effect, PositionChange, SetupChange, Verdict};
pub use ended::{CallAfterEnd, EndQuestion, InForce, end_question};
pub use event::{EventProcedureError, event_procedure, rules_field};
pub use field::{
    AskedBy, FieldError, FieldHolds, MINUTES, PROCEDURE_SECTIONS, ProcedureField, UNTILS,
    procedure_fields,
};
pub use fields_table::fields_table;
pub use finding::{Finding, FindingError, RecordSays, check_time_back, find};
pub use game::{GameSnapshot, RefereedGame};
pub use incident::{Incident, MoveNo, Noticed, NoticedBy, Party};
pub use kind::{IncidentKind, KIND_GROUPS};
pub use lateness::{AfterGrace, Delay, Lateness};
pub use log::{NewRuling, RefereeLog};
pub use log_entry::{LogEntry, LogError};
pub use partners::{PairSeat, Partner};
pub use penalty::{
    Discretion, Escalation, Given, Ladder, LadderEnd, Penalty, PenaltyKind, Sanction, WarningScope,
    escalate,
};
pub use procedure::{AppealRule, AppealUntil, NoticeWindow, Period, Procedure, Profile};
pub use procedures::{NotInForce, ProcedureName, Quotation, quotations};
pub use question::{Particular, Question, asks_when, questions};
pub use record::{Decision, Official, RulingNo, RulingRecord, Seats, Visibility};
pub use remedy::Remedy;
pub use rule::{Case, combine, kinds_with_text, rule};
pub use rules::rules_for;
pub use ruling::{Ruling, RulingNote, RulingOption};
pub use sheet::{
    SHEET_COUNT, SHEET_KINDS, SHEET_MOVES, SHEET_STONES, SHEET_TIME, SheetAnswer, SheetGroup,
    SheetKind, SheetLine, sheet_groups,
};
pub use table::procedures_table;
pub use texts::{text_key, texts};
