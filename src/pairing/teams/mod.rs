//! The draw over teams: a Swiss by match points, drawn and proved by the engine that draws players.
//!
//! No two teams meet twice. Among all draws without a second meeting it minimises, in this order: the sum of
//! squared differences of match points (and of the starting strength under McMahon); meetings of teams of one club,
//! where the event keeps them apart; teams that get a colour at board 1 which they had too often; deviations from
//! the seeding within score groups: the upper half meets the lower half, the last leaves a group and meets the
//! first of the next. In a round robin Berger's table gives the opponents. Games are even, unless the event gives
//! stones at the boards of matches.

mod draw;
mod field;
mod knockout;
mod seating;

pub(crate) use draw::TITLE as TEAM_TITLE;
pub use draw::{TeamCertificate, TeamDraw, TeamDrawError, draw_teams, team_rounds};
pub use field::{FieldTeam, TeamField, WhiteBy};
pub use knockout::team_groups;
pub use seating::{
    BoardPlayed, line_ups_following, reseat_match, seat_teams, seated_in, seated_in_matches,
    with_matches, with_team_round,
};
