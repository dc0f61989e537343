//! Chinese competition rules of 1988 and 2002.

use super::{Source, clause, silent};
use crate::usual::{LOSES, LOSES_BY_MOVE};
use crate::{
    Clause, Condition as C, Firmness, IncidentKind as Kind, Ladder, LadderEnd, Procedure,
    ProcedureName, Remedy, Sanction, Scope, Standing,
};

const OLD: Source = Source("Chinese competition rules 1988");
const NEW: Source = Source("Chinese competition rules 2002");
const VOID: [Kind; 2] = [Kind::Suicide, Kind::KoRetake];

/// The rules of 1988; two warnings in one game lose it.
pub(super) fn chinese_1988() -> Procedure {
    let mut clauses = moves_1988();
    clauses.extend(displaced_1988());
    clauses.extend(scattered_1988());
    Procedure {
        ladder: Ladder {
            cautions_make_warning: None,
            stones_per_warning: 0,
            warnings_lose: Some(2),
            end: LadderEnd::GameLoss,
            scope: Scope::Game,
        },
        clauses,
        ..silent(ProcedureName::Chinese1988, "Chinese competition rules 1988")
    }
}

fn moves_1988() -> Vec<Clause> {
    let says = |words| OLD.says("Violations", words);
    vec![
        clause(&[Kind::TwoInARow], LOSES_BY_MOVE, says("Two moves in a row lose the game.")),
        clause(
            &VOID,
            Remedy::TakeBackAsPass,
            says("Suicide and an immediate retake are void and count as one pass."),
        )
        .when(&[C::AtOnce]),
        later(
            &VOID,
            says("The text does not say what happens once play went on: the arbiter decides."),
        ),
        clause(
            &[Kind::TakeBack],
            Remedy::NoOffence,
            says("A stone that truly slipped may be played anywhere."),
        )
        .when(&[C::Dropped]),
        clause(
            &[Kind::TakeBack],
            Remedy::FirstPoint,
            says("A played stone that was moved goes back, with a warning."),
        )
        .sanction(Sanction::Warning),
        clause(
            &[Kind::StoneRemoved],
            Remedy::StonesBack,
            says("Stones with liberties that were removed go back, with a warning."),
        )
        .sanction(Sanction::Warning),
    ]
}

fn later(kinds: &[Kind], basis: crate::Basis) -> Clause {
    clause(kinds, Remedy::Stands, basis)
        .standing(Standing::Derived)
        .firmness(Firmness::ArbiterDecides)
        .or(&[Remedy::Stands, Remedy::TakeBack, Remedy::TakeBackAsPass])
        .may_impose(&[Sanction::Warning, Sanction::Other])
}

fn displaced_1988() -> Vec<Clause> {
    let says = |words| OLD.says("Displaced stones", words);
    let chief =
        "The players agree what to do; else the chief referee picks return, valid, draw or replay.";
    let kinds = [Kind::StoneDisplaced];
    vec![
        clause(&kinds, LOSES, says("Displaced on purpose: the game is lost."))
            .when(&[C::Deliberate]),
        clause(&kinds, Remedy::StonesBack, says(chief))
            .when(&[C::Agreed])
            .firmness(Firmness::Default)
            .or_if_agreed(&[Remedy::Stands]),
        clause(&kinds, Remedy::StonesBack, says(chief))
            .firmness(Firmness::ArbiterDecides)
            .or(&[Remedy::StonesBack, Remedy::Stands, Remedy::Draw, Remedy::Replay])
            .or_if_agreed(&[Remedy::ReasonablePoint]),
    ]
}

fn scattered_1988() -> Vec<Clause> {
    let says = |words| OLD.says("Scattered board", words);
    let kinds = [Kind::BoardScattered];
    vec![
        clause(&kinds, Remedy::Replay, says("Beyond anybody's control and not to be reconstructed: draw or replay."))
            .when(&[C::Lost, C::ForceMajeure])
            .firmness(Firmness::ArbiterDecides)
            .or(&[Remedy::Draw, Remedy::Replay]),
        clause(&kinds, LOSES, says("Not to be reconstructed: who scattered it loses.")).when(&[C::Lost]),
        clause(&kinds, Remedy::Replay, says("Not to be reconstructed, and nobody is known to have scattered it: the arbiter decides."))
            .when(&[C::Lost])
            .standing(Standing::Derived)
            .firmness(Firmness::ArbiterDecides)
            .or(&[Remedy::Draw, Remedy::Replay]),
        clause(&kinds, Remedy::Reconstruct, says("The position is reconstructed.")),
    ]
}

/// The rules of 2002. What repeated warnings lead to was not read in the text: the ladder is a
/// setting and leads to nothing by default. That an immediate retake and suicide are void, as in
/// 1988, is general knowledge and a setting too.
pub(super) fn chinese_2002() -> Procedure {
    let mut clauses = moves_2002();
    clauses.extend(others_2002());
    Procedure { clauses, ..silent(ProcedureName::Chinese2002, "Chinese competition rules 2002") }
}

fn moves_2002() -> Vec<Clause> {
    let says = |words| NEW.says("Art. 17", words);
    let claim = "Taking back: claimed before the opponent's next move, the stone goes back, with a warning.";
    let in_time = [C::AtOnce, C::OpponentClaims];
    vec![
        clause(&[Kind::TwoInARow], Remedy::TakeBack, says("The second of two consecutive moves is void, with a warning."))
            .sanction(Sanction::Warning),
        clause(&[Kind::OutOfTurn], Remedy::TakeBack, says("As a second consecutive move: void, with a warning."))
            .standing(Standing::Derived)
            .sanction(Sanction::Warning),
        clause(&VOID, Remedy::TakeBackAsPass, says("Void and one pass, as in 1988."))
            .when(&[C::AtOnce])
            .standing(Standing::Setting)
            .firmness(Firmness::Default)
            .or(&[Remedy::TakeBack])
            .may_impose(&[Sanction::Warning]),
        later(&VOID, says("The text read does not say what happens once play went on: the arbiter decides.")),
        clause(&[Kind::TakeBack], Remedy::FirstPoint, says(claim)).when(&in_time).sanction(Sanction::Warning),
        clause(&[Kind::TakeBack], Remedy::FirstPoint, says("The text asks for the opponent's claim. Somebody else noticed: the arbiter decides."))
            .when(&[C::AtOnce])
            .standing(Standing::Derived)
            .firmness(Firmness::ArbiterDecides)
            .or(&[Remedy::FirstPoint, Remedy::Stands])
            .may_impose(&[Sanction::Warning]),
        clause(&[Kind::TakeBack], Remedy::Stands, says("The opponent has replied: the claim comes too late.")),
    ]
}

fn others_2002() -> Vec<Clause> {
    let says = |words| NEW.says("Art. 17", words);
    let ends = [Remedy::NoResult, Remedy::Draw, Remedy::Replay];
    let repetition =
        "Repetition is forbidden in principle; the event may set no result, draw or replay.";
    vec![
        clause(&[Kind::WrongColors], Remedy::ExchangeColors, says("Wrong colours can be corrected through move 10."))
            .when(&[C::WhileColorsCorrectable]),
        clause(&[Kind::WrongColors], Remedy::Stands, says("After move 10 the colours stay as they are.")),
        clause(&[Kind::ClockMisuse], Remedy::Stands, says("The clock pressed before or with the stone: a warning."))
            .when(&[C::NamedFault])
            .sanction(Sanction::Warning),
        clause(&[Kind::StoneDisplaced], Remedy::ReasonablePoint, says("Displaced stone: to a reasonable point, valid as it lies, draw, replay, or both lose."))
            .firmness(Firmness::ArbiterDecides)
            .or(&[Remedy::ReasonablePoint, Remedy::Stands, Remedy::Draw, Remedy::Replay, Remedy::BothLose]),
        clause(&[Kind::Repetition], Remedy::NoResult, NEW.says("Art. 20", repetition))
            .firmness(Firmness::ArbiterDecides)
            .or(&ends),
        clause(&[Kind::Superko], Remedy::TakeBack, NEW.says("Art. 20", repetition))
            .firmness(Firmness::ArbiterDecides)
            .or(&[Remedy::TakeBack])
            .or(&ends),
    ]
}
