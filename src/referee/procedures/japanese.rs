//! The Japanese rules of 1989 with their articles, and the Dutch procedure built on them.

use super::{Source, clause, silent};
use crate::usual::{LOSES_BY_MOVE, PENALTIES};
use crate::{
    Basis, Clause, Condition as C, Firmness, IncidentKind as Kind, Procedure, ProcedureName,
    Remedy, Sanction, Standing,
};

const RULES: Source = Source("Japanese rules of Go 1989");
const DUTCH: Source = Source("Nederlandse Go-bond, tournament rules");

/// Moves that Articles 2 to 6 forbid. A whole-board repetition is not among them.
const ILLEGAL: [Kind; 5] =
    [Kind::KoRetake, Kind::Suicide, Kind::Occupied, Kind::OutOfTurn, Kind::TwoInARow];

pub(super) fn nihon_kiin() -> Procedure {
    let mut clauses = vec![
        clause(&ILLEGAL, LOSES_BY_MOVE, article_14()).when(&[C::IllegalMoveLoses]),
        without_article_14(),
    ];
    clauses.extend(common());
    Procedure {
        illegal_move_loses: true,
        confirmation: confirmation(),
        clauses,
        ..silent(ProcedureName::NihonKiin, "Nihon Ki-in, Japanese rules of Go 1989")
    }
}

/// The two associations published one joint text.
pub(super) fn kansai_kiin() -> Procedure {
    let edition = "Kansai Ki-in, Japanese rules of Go 1989".into();
    Procedure { name: ProcedureName::KansaiKiin, edition, ..nihon_kiin() }
}

/// Japanese rules, but illegal moves by the federation's own procedure. Whether the third move
/// still counts is not said: the window is a setting, inclusive by default. The federation's
/// beginners' page bans any earlier whole position, its rules do not; an event that wants the ban
/// adds the kind to the first clauses.
pub(super) fn ngb() -> Procedure {
    let mut clauses = dutch();
    clauses.extend(common());
    Procedure {
        confirmation: confirmation(),
        clauses,
        ..silent(
            ProcedureName::Ngb,
            "Nederlandse Go-bond, tournament rules on the Japanese rules 1989",
        )
    }
}

fn article_14() -> Basis {
    RULES.says(
        "Art. 14",
        "Who breaks a rule of play loses, whenever it is found before the result is confirmed; the earliest violation governs.",
    )
}

fn confirmation() -> Basis {
    RULES.says("Art. 10.4", "Once both players have confirmed the result, nothing changes it.")
}

/// One federation's championship plays the Japanese rules without Article 14.
fn without_article_14() -> Clause {
    let says = RULES.says(
        "Without Art. 14",
        "The event does not apply the loss; the move is taken back, the arbiter may do otherwise.",
    );
    clause(&ILLEGAL, Remedy::TakeBack, says)
        .standing(Standing::Setting)
        .firmness(Firmness::Default)
        .or(&[Remedy::Stands, LOSES_BY_MOVE])
        .may_impose(&PENALTIES)
}

fn dutch() -> Vec<Clause> {
    let says = |words| DUTCH.says("Illegal moves", words);
    vec![
        clause(&ILLEGAL, Remedy::TakeBack, says("Noticed in time: back to the position before the move. The arbiter may penalise."))
            .when(&[C::InWindow])
            .may_impose(&PENALTIES),
        clause(&ILLEGAL, Remedy::Stands, says("Not noticed within three moves: play on. The arbiter may penalise."))
            .when(&[C::PastWindow])
            .may_impose(&PENALTIES),
        clause(&ILLEGAL, Remedy::TakeBack, says("Nobody knows whether it was in time: the arbiter finds out, then takes it back or lets it stand."))
            .standing(Standing::Derived)
            .firmness(Firmness::ArbiterDecides)
            .or(&[Remedy::TakeBack, Remedy::Stands])
            .may_impose(&[Sanction::Warning, Sanction::Other]),
    ]
}

/// Articles 5, 10, 12 and 13: the same for everybody who plays these rules.
fn common() -> Vec<Clause> {
    let derived =
        |article, words| Basis { standing: Standing::Derived, ..RULES.says(article, words) };
    let lost = "The stone cannot go back, or the players do not agree: both lose.";
    let repetition = [Kind::Superko, Kind::Repetition];
    vec![
        clause(&[Kind::StoneDisplaced], Remedy::BothLose, RULES.says("Art. 13.2", lost)).when(&[C::CannotReturn]),
        clause(&[Kind::StoneDisplaced], Remedy::BothLose, RULES.says("Art. 13.2", lost)).when(&[C::Disagreed]),
        clause(
            &[Kind::StoneDisplaced],
            Remedy::StonesBack,
            RULES.says("Art. 13.2", "A stone was moved and play went on: it goes back to its point and play continues."),
        )
        .or(&[Remedy::BothLose])
        .may_impose(&[Sanction::Other]),
        clause(&[Kind::StoneRemoved], Remedy::BothLose, derived("Art. 13.2", lost)).when(&[C::CannotReturn]),
        clause(&[Kind::StoneRemoved], Remedy::StonesBack, derived("Art. 5 and 13.2", "Only stones without a liberty come off: the others go back as displaced stones do."))
            .firmness(Firmness::Default)
            .or(&[Remedy::BothLose])
            .may_impose(&PENALTIES),
        clause(&[Kind::CapturesLeft], Remedy::CapturesOff, derived("Art. 5", "A move is complete once the captured stones are off: they come off."))
            .may_impose(&PENALTIES),
        clause(
            &[Kind::CountDisputed],
            Remedy::BothLose,
            RULES.says("Art. 13.1", "After the stop an effective move is found, and the players neither resume nor agree on the end: both lose."),
        )
        .when(&[C::EffectiveMove]),
        clause(
            &[Kind::CountDisputed],
            Remedy::CountAgain,
            RULES.says("Art. 10.3", "An objection makes both go through life and death and the count again, replaying the game if need be."),
        ),
        clause(&repetition, Remedy::NoResult, RULES.says("Art. 12", "The whole board repeats and both agree: no result."))
            .when(&[C::Agreed]),
        clause(&repetition, Remedy::Stands, RULES.says("Art. 12", "The ban of Art. 6 lasts one turn; a repetition is no violation. Without agreement play goes on."))
            .or_if_agreed(&[Remedy::NoResult]),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::usual::MOVES;

    #[test]
    fn repetition_is_the_one_move_that_is_not_illegal() {
        let all: Vec<Kind> = MOVES.into_iter().filter(|kind| *kind != Kind::Superko).collect();
        assert_eq!(all, ILLEGAL);
    }
}
