use super::{Clause, Condition, IncidentKind, Procedure, usual};

/// The rules of a procedure for one kind in the order they are tried: its own clauses, then the usual ones, through
/// the first that always applies.
///
/// ```
/// use referee::{IncidentKind, ProcedureName, Remedy, rules_for};
///
/// let rules = rules_for(&ProcedureName::Ngb.preset(), IncidentKind::KoRetake);
/// assert_eq!(rules[1].remedy, Remedy::Stands);
/// assert!(rules.last().is_some_and(|rule| rule.when.is_empty()));
/// ```
#[must_use]
pub fn rules_for(procedure: &Procedure, kind: IncidentKind) -> Vec<Clause> {
    let usual = usual::clauses(procedure);
    let all = procedure.clauses.iter().chain(&usual).filter(|rule| rule.kinds.contains(&kind));
    let mut rules: Vec<Clause> = Vec::new();
    for rule in all {
        rules.push(Clause { kinds: vec![kind], ..rule.clone() });
        if rule.when.is_empty() {
            break;
        }
    }
    rules
}

impl Procedure {
    /// The number of moves in the question of notice for a kind: the longest window of its rules, at least one;
    /// three where no rule has a window. For wrong colours, the move until which they are corrected.
    #[must_use]
    pub fn moves_in_window(&self, kind: IncidentKind) -> u32 {
        if kind == IncidentKind::WrongColors {
            return self.colors_until;
        }
        let windows = [Condition::InWindow, Condition::PastWindow];
        let rules = rules_for(self, kind);
        let has = |rule: &&Clause| windows.iter().any(|window| rule.when.contains(window));
        let window = rules.iter().find(has).map(|rule| rule.window.unwrap_or(self.window));
        window.map_or(3, |window| window.last_move().max(1))
    }

    /// The procedure with other rules for one kind; the usual ones follow them.
    #[must_use]
    pub fn with_rules(mut self, kind: IncidentKind, rules: Vec<Clause>) -> Self {
        for clause in &mut self.clauses {
            clause.kinds.retain(|other| *other != kind);
        }
        self.clauses.retain(|clause| !clause.kinds.is_empty());
        let own = rules.into_iter().map(|rule| Clause { kinds: vec![kind], ..rule });
        self.clauses.splice(0..0, own);
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ProcedureName, Remedy};

    #[test]
    fn a_shorter_window_is_asked_about_as_it_is() {
        let asked = |moves, inclusive| {
            let dutch = ProcedureName::Ngb.preset().with_window(moves, inclusive);
            dutch.moves_in_window(IncidentKind::KoRetake)
        };
        assert_eq!([asked(5, true), asked(3, true), asked(3, false)], [5, 3, 2]);
        assert_eq!([asked(2, true), asked(1, true), asked(0, true)], [2, 1, 1]);
    }

    #[test]
    fn other_rules_for_a_kind_leave_the_other_kinds_alone() {
        for name in ProcedureName::ALL {
            let usual = name.preset();
            for kind in IncidentKind::ALL.into_iter() {
                let mut rules = rules_for(&usual, kind);
                let same = usual.clone().with_rules(kind, rules.clone());
                assert!(
                    IncidentKind::ALL
                        .into_iter()
                        .all(|k| rules_for(&same, k) == rules_for(&usual, k))
                );
                rules[0].remedy = Remedy::NoResult;
                let other = usual.clone().with_rules(kind, rules.clone());
                assert_eq!(rules_for(&other, kind), rules, "{name} {kind}");
            }
        }
    }
}
