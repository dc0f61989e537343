use crate::web::prelude::*;
use referee::{AfterGrace, Lateness};

/// When an absent player loses the round by the event's procedure.
/// `None` without a start, or if lateness alone does not lose.
pub fn absent_loses_at(tournament: &Tournament, no: RoundNo) -> Option<NaiveDateTime> {
    let procedure = event_procedure(&tournament.settings);
    let lateness = procedure.map_or(Lateness::USUAL, |procedure| procedure.lateness);
    let loses = lateness.after == AfterGrace::LosesByDefault;
    tournament.clock(no).forfeit(lateness.grace_minutes).filter(|_| loses)
}
