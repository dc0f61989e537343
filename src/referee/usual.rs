//! Usual rules where a text is silent: general practice, not any federation's words.

use tournament::Manner;

use super::{
    Alternative, Basis, Clause, Firmness, IncidentKind, Procedure, Remedy, Sanction, Standing,
};

/// The basis of an accepted end's finality where the text has none.
pub(super) fn accepted_end() -> Basis {
    super::ProcedureName::Club.preset().accepted_end
}

/// The basis of the priority of a ruling that ended the game where the text has none.
pub(super) fn earlier_ruling() -> Basis {
    super::ProcedureName::Club.preset().earlier_ruling
}

/// The usual clauses, with the procedure's own basis and firmness.
pub(super) fn clauses(procedure: &Procedure) -> Vec<Clause> {
    let fixed = |clause: &Clause| clause.basis.standing == Standing::Setting;
    let mut all = super::procedures::usual().to_vec();
    for clause in &mut all {
        if fixed(clause) {
            continue;
        }
        clause.basis = procedure.elsewhere_basis.clone();
        if procedure.elsewhere == Firmness::ArbiterDecides {
            open(clause);
        }
    }
    all
}

/// Leaves a clause to the arbiter; its remedy becomes the first alternative.
pub(super) fn open(clause: &mut Clause) {
    clause.firmness = Firmness::ArbiterDecides;
    let rest = std::mem::take(&mut clause.alternatives);
    let first = Alternative::new(Some(clause.remedy), std::mem::take(&mut clause.sanction));
    let others = rest.into_iter().filter(|other| *other != first);
    clause.alternatives = std::iter::once(first).chain(others).collect();
}

/// For a delay that the event leaves to the arbiter: the game is played, or lost by default.
pub(super) fn open_delay(clause: &mut Clause) {
    open(clause);
    clause.or(Remedy::Loses(Manner::Default), Sanction::None);
}

pub(super) fn legal(kind: IncidentKind) -> Clause {
    Clause {
        kinds: vec![kind],
        when: Vec::new(),
        window: None,
        remedy: Remedy::NoOffence,
        sanction: Sanction::None,
        firmness: Firmness::Binding,
        alternatives: Vec::new(),
        reopens_confirmed: false,
        ended: false,
        basis: Basis::of_rules(),
    }
}

pub(super) fn last_resort(procedure: &Procedure) -> Clause {
    let last = super::procedures::usual().last().expect("the file ends with the last resort");
    Clause { basis: procedure.elsewhere_basis.clone(), ..last.clone() }
}
