//! The game: colours, points, boards, rulesets, legal play and the course of a game.
//!
//! [`Goban`] is a position and nothing else. [`History`] is a game: turn, ko and superko, passes and prisoners.
//! [`course`] has what people declare: stop, resumption, agreement, result. [`diagram`] draws.

mod color;
pub mod course;
pub mod diagram;
mod goban;
mod half_points;
mod handicap;
mod history;
mod moves;
mod named;
mod outcome;
mod point;
mod ruleset;

pub use color::Color;
pub use goban::{Cell, DrawingError, Goban, Index, PlaceError, Placed};
pub use half_points::{HalfPoints, HalfPointsError, decimal};
pub use handicap::{
    HandicapError, HandicapPlacement, check_handicap, fixed_handicap, most_handicap_stones,
    star_points,
};
pub use history::{Cycle, FillError, History, PassesLeft, PlayError, Record, SetupError, Stop};
pub use moves::{Move, Violation, ViolationKind};
pub use named::UnknownName;
pub use outcome::{How, NoResult, Outcome};
pub use point::{BoardSize, Point, PointError};
pub use ruleset::{
    BentFour, Compensation, ConfirmationKo, DeadStones, Detection, Disagreement, EgfChoice,
    EndRule, HandicapRule, KoRule, OpenDame, PassRule, Repetition, Resumption, Ruleset,
    RulesetName, Scoring, SekiEyes, Suicide, Tie,
};
