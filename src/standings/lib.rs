//! Standings: scores, order and explanations.
//!
//! A [`ScoreSheet`] holds every score after every round; a [`Ranking`] orders entries by placement criteria;
//! [`listed_standings`] is the table that people see, [`explain`] lists the terms of a number in it. All numbers
//! are integers ([`Value`]), and every value is the sum of the terms that explain it. The criteria are OpenGotha's,
//! under its names; the event's settings value a bye, an absence and a game without a result.
//!
//! Deliberate differences from OpenGotha: it leaves SOSM−1 at 0 after two rounds, where here it is the larger of
//! the two scores, by definition; its DC knows a victory of two who met several times only if one won exactly one
//! game more; its SOSTS sums the stones alone where unplayed rounds count as half points.

mod cell;
mod criteria;
mod cross;
mod explanation;
mod money;
mod prizes;
mod ranking;
mod rating_change;
mod remarkable;
mod sheet;
mod statistics;
mod table;
mod teams;
mod value;

pub use cell::{Mark, ResultCell};
pub use cross::{BandGames, CrossCell, ScoreBand, cross_by_score, cross_table};
pub use explanation::{Explainer, Explanation, Part, Term, explain};
pub use money::Money;
pub use prizes::{Award, places_within, prizes};
pub use ranking::{Ranking, ranking};
pub use rating_change::{RatingChange, rating_changes};
pub use remarkable::{Finish, Remarkable, Series, Upset};
pub use sheet::{Opposition, ScoreSheet};
pub use statistics::{Few, HowEnded, Statistics, Winners};
pub use table::{
    Attended, MoveLine, Row, Stand, Standings, WallRow, filed_standings, listed_standings, paths,
    standings, wall_list,
};
pub use teams::{
    Encounter, TeamCell, TeamExplanation, TeamPart, TeamRow, TeamSeat, TeamSheet, TeamStandings,
    TeamTerm, explain_team, team_lines, team_standings, team_values,
};
pub use value::{Unit, Value};
