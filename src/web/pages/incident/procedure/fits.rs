//! Which remedies and conditions can matter for a kind of incident.

use crate::referee::{Clause, Condition as C, IncidentKind as K, Remedy as R};
use crate::tournament::Manner;
use crate::web::views::referee::effects::{REMEDIES, remedy_code};
use crate::web::views::referee::kinds::counts_moves;

/// The remedies that a rule for that kind may have, with their codes; those that it has are always there.
pub(super) fn remedies(kind: K, rule: &Clause) -> impl Iterator<Item = (R, &'static str)> + '_ {
    let has = move |code: &str| {
        let others = rule.alternatives.iter().filter_map(|other| other.remedy);
        others.chain([rule.remedy]).any(|remedy| remedy_code(remedy) == code)
    };
    REMEDIES.into_iter().filter(move |(remedy, code)| may_remedy(kind, *remedy) || has(code))
}

/// The conditions that a rule for that kind may ask for; those that it asks for are always there.
pub(super) fn conditions(kind: K, asked: &[C]) -> impl Iterator<Item = C> + '_ {
    C::ALL
        .into_iter()
        .filter(move |condition| may_ask(kind, *condition) || asked.contains(condition))
}

const fn may_remedy(kind: K, remedy: R) -> bool {
    match remedy {
        R::TakeBack | R::TakeBackAsPass | R::PointsToOpponent | R::Loses(Manner::IllegalMove) => {
            counts_moves(kind) || matches!(kind, K::CapturesLeft | K::StoneRemoved | K::Other)
        }
        R::FirstPoint => matches!(kind, K::TakeBack | K::StoneDisplaced | K::Other),
        R::StonesBack | R::ReasonablePoint | R::Reconstruct => {
            matches!(kind, K::StoneDisplaced | K::StoneRemoved | K::BoardScattered | K::Other)
        }
        R::CapturesOff => {
            matches!(kind, K::CapturesLeft | K::CapturesMishandled | K::StoneRemoved | K::Other)
        }
        R::ExchangeColors | R::CorrectSetup => {
            matches!(kind, K::WrongColors | K::WrongSetup | K::Other)
        }
        R::SetClockRight | R::Loses(Manner::Time) => {
            kind.is_clock() || matches!(kind, K::LateArrival | K::Phone | K::Noise | K::Other)
        }
        R::CountAgain | R::AskBoth | R::PlayOn => matches!(kind, K::CountDisputed | K::Other),
        R::Wins(_) => matches!(kind, K::CountDisputed | K::BoardScattered | K::Other),
        R::ByLateness | R::Loses(Manner::Default) => matches!(kind, K::LateArrival | K::NoShow),
        _ => true,
    }
}

const fn may_ask(kind: K, condition: C) -> bool {
    match condition {
        C::AtOnce | C::InWindow | C::PastWindow => counts_moves(kind),
        C::IllegalMoveLoses | C::LegalInRecord => kind.is_move(),
        C::WhileColorsCorrectable => matches!(kind, K::WrongColors),
        C::Dropped => matches!(kind, K::TakeBack),
        C::Lost => matches!(kind, K::BoardScattered | K::Other),
        C::CannotReturn => matches!(kind, K::StoneDisplaced | K::StoneRemoved),
        C::EffectiveMove | C::NotAsked | C::PlaysOn => matches!(kind, K::CountDisputed),
        C::NotPressed => matches!(kind, K::ClockMisuse),
        C::AfterStop | C::Bystander => matches!(kind, K::FlagLate),
        C::NamedFault => matches!(kind, K::ClockMisuse | K::CapturesMishandled),
        C::OpponentClaims | C::Agreed | C::Disagreed | C::Deliberate | C::ForceMajeure => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::referee::{ProcedureName, rules_for};
    use std::collections::BTreeSet;

    /// The rules of the texts fit into their own form, and every remedy and condition is offered
    /// somewhere.
    #[test]
    fn what_the_texts_have_is_offered_and_everything_somewhere() {
        let (mut done, mut asked) = (BTreeSet::new(), BTreeSet::new());
        for kind in K::ALL {
            done.extend(REMEDIES.into_iter().filter(|(r, _)| may_remedy(kind, *r)).map(|r| r.1));
            asked.extend(C::ALL.into_iter().filter(|c| may_ask(kind, *c)).map(C::name));
            for name in ProcedureName::ALL {
                for rule in rules_for(&name.preset(), kind) {
                    let offered: Vec<&str> = remedies(kind, &rule).map(|(_, code)| code).collect();
                    assert!(offered.contains(&remedy_code(rule.remedy)), "{name} {kind}");
                    assert!(rule.when.iter().all(|c| may_ask(kind, *c)), "{name} {kind}");
                }
            }
        }
        assert_eq!(done.len(), REMEDIES.len());
        assert_eq!(asked.len(), C::ALL.len());
    }
}
