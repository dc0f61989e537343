//! Pages of the arbiter: boards and their results, consequences of a result, conflicting results, replays, dates,
//! line-ups, the clock of a round.

mod board;
mod boards;
mod conflict;
mod consequences;
mod input;
mod line_up;
mod record;
mod which;
