//! The rules of a procedure for a kind, in the words of a language.

use crate::referee::{
    Alternative, Clause, Condition, Consent, Firmness, IncidentKind, Procedure, Remedy, Sanction,
    rules_for,
};
use crate::web::Lang;
use crate::web::pages::incident::texts::Why;
use crate::web::views::referee::effects::{remedy_words, sanction_words};

/// A rule in words.
pub(super) struct RuleLine {
    /// When it applies.
    pub when: String,
    /// What is done then.
    pub then: String,
    /// What else may be chosen, a line each.
    pub more: Vec<String>,
    /// What it rests on.
    pub why: Why,
}

impl RuleLine {
    /// The rule at that place of a list, counted from 0.
    pub fn of(t: Lang, procedure: &Procedure, rule: &Clause, place: usize) -> Self {
        Self {
            when: when(t, procedure, rule, place),
            then: then(t, rule),
            more: more(t, rule),
            why: Why::of(t, &rule.basis),
        }
    }

    /// When and what, in one sentence.
    pub fn sentence(&self, t: Lang) -> String {
        t.with("rule-sentence", (("when", self.when.as_str()), ("then", self.then.as_str())))
    }
}

/// The rules of a procedure for a kind, as the page shows them.
pub(super) fn lines(t: Lang, procedure: &Procedure, rules: &[Clause]) -> Vec<RuleLine> {
    rules.iter().enumerate().map(|(i, rule)| RuleLine::of(t, procedure, rule, i)).collect()
}

/// All that a procedure says about a kind, in a line.
pub(super) fn kind_line(t: Lang, procedure: &Procedure, kind: IncidentKind) -> String {
    let lines = lines(t, procedure, &rules_for(procedure, kind));
    lines.iter().map(|line| line.sentence(t)).collect::<Vec<_>>().join(" ")
}

fn when(t: Lang, procedure: &Procedure, rule: &Clause, place: usize) -> String {
    let conditions = rule.when.iter().map(|condition| condition_of(t, procedure, rule, *condition));
    let said: Vec<String> = conditions.collect();
    match said.is_empty() {
        false => said.join(" · "),
        true if place == 0 => t.text("rule-always"),
        true => t.text("rule-otherwise"),
    }
}

fn condition_of(t: Lang, procedure: &Procedure, rule: &Clause, condition: Condition) -> String {
    let last = rule.window.unwrap_or(procedure.window).last_move();
    match condition {
        Condition::AtOnce if procedure.at_once > 0 => {
            t.with("rule-when-at-once-moves", [("n", procedure.at_once)])
        }
        Condition::InWindow => t.with("rule-when-in-moves", [("n", last)]),
        Condition::PastWindow => t.with("rule-when-past-moves", [("n", last)]),
        Condition::WhileColorsCorrectable => {
            t.with("rule-when-colors-until", [("n", procedure.colors_until)])
        }
        other => condition_words(t, other),
    }
}

/// A condition in a few words.
pub(super) fn condition_words(t: Lang, condition: Condition) -> String {
    t.text(&format!("condition-{}", condition.name()))
}

fn then(t: Lang, rule: &Clause) -> String {
    if rule.firmness == Firmness::ArbiterDecides {
        return t.text("rule-arbiter-decides");
    }
    let remedy = remedy_words(t, rule.remedy);
    if rule.sanction == Sanction::None {
        return remedy;
    }
    let sanction = sanction_words(t, rule.sanction);
    t.with("rule-with-sanction", (("remedy", remedy), ("sanction", sanction)))
}

fn more(t: Lang, rule: &Clause) -> Vec<String> {
    let open = rule.firmness == Firmness::ArbiterDecides;
    let line = |key: &str, words: Vec<String>| {
        (!words.is_empty()).then(|| t.with(key, [("what", words.join(" · "))]))
    };
    let instead = if open { "rule-may-choose" } else { "rule-instead" };
    let lines = [
        line(instead, remedies(t, rule, Consent::Arbiter)),
        line("rule-if-agreed", remedies(t, rule, Consent::BothPlayers)),
        line("rule-may-add", sanctions(rule).map(|s| sanction_words(t, s)).collect()),
    ];
    lines.into_iter().flatten().collect()
}

fn remedies(t: Lang, rule: &Clause, consent: Consent) -> Vec<String> {
    chosen(rule, consent).map(|remedy| remedy_words(t, remedy)).collect()
}

/// The remedies that may be chosen instead.
pub(super) fn chosen(rule: &Clause, consent: Consent) -> impl Iterator<Item = Remedy> + '_ {
    rule.alternatives.iter().filter(move |other| other.consent == consent).filter_map(|o| o.remedy)
}

/// The penalties that may stand beside the remedy.
pub(super) fn sanctions(rule: &Clause) -> impl Iterator<Item = Sanction> + '_ {
    let beside = |other: &&Alternative| other.remedy.is_none();
    rule.alternatives.iter().filter(beside).map(|other| other.sanction)
}
