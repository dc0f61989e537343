//! Texts without a procedure: New Zealand, Tromp-Taylor, Ing, clubs. The arbiter decides; the
//! move is taken back by default.

use super::{Source, clause, silent};
use crate::{
    Condition as C, Firmness, IncidentKind as Kind, Procedure, ProcedureName, Remedy, Standing,
};

fn plain(name: ProcedureName, edition: &'static str) -> Procedure {
    let words =
        "The text has no procedure: the arbiter decides, and by default the position is put right.";
    let mut basis = Source(edition).says("No procedure", words);
    basis.standing = Standing::Setting;
    Procedure { elsewhere: Firmness::Default, elsewhere_basis: basis, ..silent(name, edition) }
}

/// Suicide is legal in New Zealand.
pub(super) fn nz() -> Procedure {
    with_suicide(ProcedureName::Nz, "New Zealand rules")
}

/// Suicide is legal.
pub(super) fn tromp_taylor() -> Procedure {
    with_suicide(ProcedureName::TrompTaylor, "Tromp-Taylor rules")
}

fn with_suicide(name: ProcedureName, edition: &'static str) -> Procedure {
    let says =
        Source(edition).says("Suicide", "Suicide is a legal move; the stones go to the opponent.");
    Procedure {
        clauses: vec![clause(&[Kind::Suicide], Remedy::NoOffence, says)],
        ..plain(name, edition)
    }
}

/// Ing's own penalties were not read in a text: all is a setting here. Suicide of several stones
/// is legal, which a record shows; that of a single stone is not.
pub(super) fn ing() -> Procedure {
    let edition = "Ing rules";
    let says = Source(edition).says("Suicide", "Suicide of two stones or more is legal.");
    let legal = clause(&[Kind::Suicide], Remedy::NoOffence, says).when(&[C::LegalInRecord]);
    Procedure { clauses: vec![legal], ..plain(ProcedureName::Ing, edition) }
}

/// Clubs, beginners' sheets, and events that name nothing.
pub(super) fn club() -> Procedure {
    plain(ProcedureName::Club, "Clubs and beginners' sheets")
}
