//! Pairing: the weight of any two players, and the draw of the greatest total weight.
//!
//! - [`RoundContext`] prepares a round and weighs pairs by nine criteria ([`CriterionWeights`]).
//! - [`RoundContext::objections`] lists all objections to a pair; every way to seat two calls it.
//! - [`draw`] finds the pairs of greatest total weight and gives colours, handicaps, tables and the bye.
//! - [`RoundDraft`] is a drawn round while the organiser changes it by hand; [`PublishedRound`] is public, and only
//!   latecomers are added.
//! - [`warnings`] lists the weak points of a draft, [`judge`] what a pair was given and what it gave up.
//! - [`DrawCertificate`] proves a draw to be the best, and is checked without the solver.
//! - [`draw_teams`] draws teams against one another, with a proof of its own.
//! - [`preview`] shows the starting groups before round 1.

mod certified;
mod certified_text;
mod choices;
mod context;
mod criteria;
mod draft;
mod draw;
mod error;
mod explanation;
mod groups;
mod handicaps;
mod judgement;
mod objection;
mod options;
mod origins;
mod participant;
mod picture;
mod prelude;
mod preparation;
mod solve;
pub mod systems;
mod tables;
mod teams;
mod warnings;

pub use certified::{AnyCertificate, CheckedDraw, Coverage, DrawCertificate, before_draw};
pub use choices::{PairChoices, Swap, choices};
pub use context::RoundContext;
pub use criteria::CriterionWeights;
pub use draft::{
    Arrival, DraftError, Left, MAX_TABLE, Mending, Price, PublishedRound, RoundDraft, Seated,
    lost_results,
};
pub use draw::{Draw, Proof, bye_by_rule, draw, draw_in, draw_with};
pub use error::{CertificateError, DrawError, UnknownRound};
pub use explanation::{PairCriterion, PairExplanation, Share, explain};
pub use groups::{GroupPlan, StartingGroup, preview};
pub use judgement::{GivenUp, Grade, PairJudgement, judge};
pub use objection::{Absence, ForbiddenPair, Objection};
pub use options::DrawOptions;
pub use origins::Nearness;
pub use participant::Participant;
pub use picture::{Floater, GroupPlayer, GroupSeat, RoundPicture, ScoreGroup, score_groups};
pub use solve::Watch;
pub use teams::{
    BoardPlayed, FieldTeam, TeamCertificate, TeamDraw, TeamDrawError, TeamField, WhiteBy,
    draw_teams, line_ups_following, reseat_match, seat_teams, seated_in, seated_in_matches,
    team_groups, team_rounds, with_matches, with_team_round,
};
pub use warnings::{Gravity, Warning, warnings};
