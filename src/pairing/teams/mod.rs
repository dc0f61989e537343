//! The draw over teams: a Swiss by match points, drawn and proved by the engine that draws players.
//!
//! No two teams meet twice. Among all draws without a second meeting it is the one of which, in this order, the squares
//! of the differences of match points (and of what the strength of a team begins with under McMahon) add up to least,
//! fewest teams of one club meet where the event keeps them apart, fewest teams get a colour at board 1 that they had too
//! often, and the seeding within score groups is kept best: the upper half meets the lower half; who leaves a group is its
//! last, who is met in the next its first. In a round robin the table of Berger says who meets whom.
//! Games are even, unless the event gives stones at the boards of matches.

mod certificate;
mod draw;
mod field;
mod knockout;
mod seating;

pub(crate) use certificate::TITLE as TEAM_TITLE;
pub use certificate::TeamCertificate;
pub use draw::{TeamDraw, TeamDrawError, draw_teams, team_rounds};
pub use field::{FieldTeam, TeamField, WhiteBy};
pub use knockout::team_groups;
pub use seating::{
    BoardPlayed, line_ups_following, reseat_match, seat_teams, seated_in, with_team_round,
};
