//! What the page asks, and what comes of it.

use referee::{Condition, IncidentKind, Particular, ProcedureName, Question, questions, rules_for};

#[test]
fn no_box_is_shown_that_changes_nothing() {
    let disagreed = Question::Is(Particular::Disagreed);
    for procedure in ProcedureName::ALL.map(ProcedureName::preset) {
        for kind in [IncidentKind::StoneDisplaced, IncidentKind::StoneRemoved] {
            let rules = rules_for(&procedure, kind);
            let needed = rules.iter().any(|rule| rule.when.contains(&Condition::Disagreed));
            let asked = questions(kind, &rules).contains(&disagreed);
            assert!(needed || !asked, "{}: {kind}", procedure.name);
        }
    }
}
