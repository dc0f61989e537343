//! Standings of teams: points, order and explanations. The criteria are OpenGotha's, under its names, and four that
//! other leagues use; see `criteria`.

mod criteria;
mod explanation;
mod sheet;
mod table;

pub use explanation::{TeamExplanation, TeamPart, TeamTerm, explain_team};
pub use sheet::{Encounter, TeamSeat, TeamSheet};
pub use table::{TeamCell, TeamRow, TeamStandings, team_lines, team_standings, team_values};
