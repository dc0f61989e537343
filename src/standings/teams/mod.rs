//! Standings of teams: what every team has of its matches, in which order they stand, and why.
//!
//! The criteria are OpenGotha's, under its names, and four that other leagues order by; `criteria` says what each is.

mod cell;
mod criteria;
mod explanation;
mod sheet;
mod table;

pub use cell::TeamCell;
pub use explanation::{TeamExplanation, TeamPart, TeamTerm, explain_team};
pub use sheet::{Encounter, TeamSeat, TeamSheet};
pub use table::{TeamRow, TeamStandings, team_lines, team_standings};
