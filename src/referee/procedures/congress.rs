//! The Australian congress.

use super::{Source, clause, silent};
use crate::usual::LOSES;
use crate::{
    AfterGrace, IncidentKind as Kind, Ladder, LadderEnd, Lateness, Procedure, ProcedureName,
    Remedy, Scope,
};

const EDITION: &str = "Australian congress, tournament rules";

/// An attempt to take back loses, a second warning disqualifies, more than half an hour late is
/// a default. That warnings count through the event is a setting.
pub(super) fn australian() -> Procedure {
    let says = |article, words| Source(EDITION).says(article, words);
    Procedure {
        ladder: Ladder {
            cautions_make_warning: None,
            stones_per_warning: 0,
            warnings_lose: Some(2),
            end: LadderEnd::Exclusion,
            scope: Scope::Event,
        },
        lateness: Lateness {
            grace_minutes: 30,
            limit_in_time: true,
            after: AfterGrace::LosesByDefault,
            charge_percent: 100,
        },
        clauses: vec![
            clause(
                &[Kind::TakeBack],
                LOSES,
                says("Taking back", "Who tries to take a move back loses the game."),
            ),
            clause(
                &[Kind::LateArrival],
                Remedy::ByLateness,
                says(
                    "Lateness",
                    "More than thirty minutes late is a default; before that the clock runs.",
                ),
            ),
        ],
        ..silent(ProcedureName::AustralianCongress, EDITION)
    }
}
