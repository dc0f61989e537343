//! AGA, BGA and FFG: an illegal move counts as a pass.

use super::{Source, clause, silent};
use crate::usual::MOVES;
use crate::{
    Clause, ClockNote, Condition as C, Firmness, IncidentKind as Kind, Procedure, ProcedureName,
    Remedy, Standing,
};

const BRITISH: Source = Source("British Go Association, interpretation of the AGA rules");

/// The text names two in a row, an occupied point, self-capture and ko repetition.
const NAMED: [Kind; 5] =
    [Kind::TwoInARow, Kind::Occupied, Kind::Suicide, Kind::KoRetake, Kind::Superko];
const BRITISH_ILLEGAL: [Kind; 5] =
    [Kind::KoRetake, Kind::Superko, Kind::Suicide, Kind::OutOfTurn, Kind::TwoInARow];

pub(super) fn aga() -> Procedure {
    Procedure {
        pass_stone: true,
        clauses: american(Source("American Go Association, rules of Go 1991")),
        ..silent(ProcedureName::Aga, "American Go Association, rules of Go 1991")
    }
}

/// The French federation plays as the American one.
pub(super) fn ffg() -> Procedure {
    Procedure {
        pass_stone: true,
        clauses: american(Source("Fédération Française de Go, as the AGA rules")),
        ..silent(ProcedureName::Ffg, "Fédération Française de Go, as the AGA rules")
    }
}

fn american(source: Source) -> Vec<Clause> {
    let says = |words| source.says("Rule 8, illegal moves", words);
    let derived = Standing::Derived;
    let pass = "Objected to before the next move: taken back, both stones if there were two; it counts as a pass and hands over a pass stone.";
    let unclaimed =
        "The text asks for the opponent's objection. Somebody else noticed: the arbiter decides.";
    let later =
        "The opponent has moved: the game goes on, unless both agree to restore the position.";
    let turn = [Kind::OutOfTurn];
    vec![
        clause(&NAMED, Remedy::TakeBackAsPass, says(pass)).when(&[C::AtOnce, C::OpponentClaims]),
        clause(&turn, Remedy::TakeBackAsPass, says(pass))
            .standing(derived)
            .when(&[C::AtOnce, C::OpponentClaims]),
        clause(&MOVES, Remedy::TakeBackAsPass, says(unclaimed))
            .when(&[C::AtOnce])
            .standing(derived)
            .firmness(Firmness::ArbiterDecides)
            .or(&[Remedy::TakeBackAsPass, Remedy::Stands]),
        clause(&MOVES, Remedy::TakeBack, says(later)).when(&[C::Agreed]),
        clause(&MOVES, Remedy::Stands, says(later)).or_if_agreed(&[Remedy::TakeBack]),
    ]
}

/// Illegal are ko, superko, self-capture and alternation; all else is an irregularity. The clock
/// is stopped while it is settled.
pub(super) fn bga() -> Procedure {
    let says = |words| BRITISH.says("Illegal and irregular moves", words);
    let later = "After further moves it is unwound by mutual agreement only.";
    let irregular = [
        Kind::Occupied,
        Kind::StoneDisplaced,
        Kind::StoneRemoved,
        Kind::CapturesLeft,
        Kind::TakeBack,
    ];
    let clauses = vec![
        clause(
            &BRITISH_ILLEGAL,
            Remedy::TakeBackAsPass,
            says("Noticed at once: unwind, pass, hand over a pass stone. A double move unwinds as one sequence."),
        )
        .when(&[C::AtOnce]),
        clause(&BRITISH_ILLEGAL, Remedy::TakeBackAsPass, says(later)).when(&[C::Agreed]),
        clause(&BRITISH_ILLEGAL, Remedy::Stands, says(later)).or_if_agreed(&[Remedy::TakeBackAsPass]),
        irregularity(&[irregular[0]], Remedy::TakeBack),
        irregularity(&[irregular[1], irregular[2]], Remedy::StonesBack),
        irregularity(&[irregular[3]], Remedy::CapturesOff),
        irregularity(&[irregular[4]], Remedy::FirstPoint),
    ];
    Procedure {
        pass_stone: true,
        clock: ClockNote::StopMeanwhile,
        clauses,
        ..silent(ProcedureName::Bga, "British Go Association, interpretation of the AGA rules")
    }
}

fn irregularity(kinds: &[Kind], usual: Remedy) -> Clause {
    let words = "Not among the illegal moves, so an irregularity: the players settle it, else the arbiter does.";
    clause(kinds, usual, BRITISH.says("Illegal and irregular moves", words))
        .standing(Standing::Derived)
        .firmness(Firmness::ArbiterDecides)
        .or(&[usual, Remedy::Stands])
}
