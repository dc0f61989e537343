//! European events: the federation, its congress of 2015, and Pair Go as used in Germany.

use super::{Source, clause, silent};
use crate::{
    AfterGrace, Basis, Condition as C, Firmness, IncidentKind as Kind, Lateness, Procedure,
    ProcedureName, Remedy, Standing,
};

const EGF: Source = Source("European Go Federation, General Tournament Rules");

/// The referee decides; appeal to a committee of three.
pub(super) fn egf() -> Procedure {
    Procedure {
        elsewhere: Firmness::ArbiterDecides,
        elsewhere_basis: referee(),
        ..silent(ProcedureName::Egf, "European Go Federation, General Tournament Rules")
    }
}

fn referee() -> Basis {
    EGF.says("Referee and appeals", "The referee decides; an appeal goes to a committee of three.")
}

/// As the federation, and half an hour late is a forfeit.
pub(super) fn congress() -> Procedure {
    let edition = "European Go Congress 2015, tournament rules";
    let late = Source(edition)
        .says("Lateness", "Thirty minutes late is a forfeit; before that the clock runs.");
    Procedure {
        lateness: Lateness {
            grace_minutes: 30,
            limit_in_time: false,
            after: AfterGrace::LosesByDefault,
            charge_percent: 100,
        },
        elsewhere_basis: referee(),
        clauses: vec![clause(&[Kind::LateArrival], Remedy::ByLateness, late)],
        ..silent(ProcedureName::EuropeanCongress, edition)
    }
}

/// A claim against the order of play wins three points, and the move stands. A claim after the
/// next move comes too late \[derived\]. What these rules leave out is a setting: the move is
/// taken back by default.
pub(super) fn pair_go() -> Procedure {
    let edition = "Pair Go, as used in Germany";
    let says = |words| Source(edition).says("Order of play", words);
    let order = [Kind::OutOfTurn];
    Procedure {
        elsewhere: Firmness::Default,
        clauses: vec![
            clause(&order, Remedy::PointsToOpponent, says("An error in the order of play, claimed before the next move: three points to the claimants, the move stands."))
                .when(&[C::AtOnce, C::OpponentClaims]),
            clause(&order, Remedy::Stands, says("Not claimed before the next move: nothing happens."))
                .standing(Standing::Derived),
        ],
        ..silent(ProcedureName::PairGo, edition)
    }
}
