//! The rules of a procedure, a sentence each, and a page per kind with alternatives and sources.

use crate::web::pages::incident::texts::Why;
use crate::web::prelude::*;
use crate::web::views::referee::effects::{remedy_words, sanction_words};
use referee::{Alternative, Condition, Consent};

use super::{Stands, settings};

#[derive(Template)]
#[template(path = "incident/rules.html")]
struct RulesPage {
    cx: Page,
    kind: String,
    rules: Vec<RuleLine>,
    /// The text's rules; empty unless the event has its own.
    in_text: Vec<RuleLine>,
    /// The settings field with the event's own rules for this kind.
    own: Option<String>,
    back: String,
}

pub(super) async fn show(page: Page, event: Event, place: Path<(String, String)>) -> Answer {
    let kind: IncidentKind = place.1.parse().map_err(|_| WebError::no_page())?;
    let (t, stands) = (page.t, Stands::in_use(settings(&event)));
    let field = rules_field(kind);
    let own = settings(&event).refereeing.adapted.contains_key(&field).then_some(field);
    let in_text = own.as_ref().map(|_| stands.rules_in_text(settings(&event), kind));
    render(&RulesPage {
        kind: kind_words(t, kind),
        rules: lines(t, &stands.now, &rules_for(&stands.now, kind)),
        in_text: lines(t, &stands.now, &in_text.unwrap_or_default()),
        own,
        back: event.path("/procedure"),
        cx: frame(page, &event).titled(kind_words(t, kind)),
    })
}

/// An old address of a single rule: redirects to the page of its kind.
pub(super) async fn of_kind(
    event: Event,
    place: Path<(String, String, String)>,
) -> Result<HttpResponse> {
    let kind: IncidentKind = place.1.parse().map_err(|_| WebError::no_page())?;
    Ok(redirect(&event.path(&format!("/procedure/rules/{kind}"))))
}

struct RuleLine {
    pub when: String,
    pub then: String,
    pub more: Vec<String>,
    pub why: Why,
}

impl RuleLine {
    /// `place` is the rule's index in its list, from 0.
    pub fn of(t: Lang, procedure: &Procedure, rule: &Clause, place: usize) -> Self {
        Self {
            when: when(t, procedure, rule, place),
            then: then(t, rule),
            more: more(t, rule),
            why: Why::of(t, &rule.basis),
        }
    }
}

fn lines(t: Lang, procedure: &Procedure, rules: &[Clause]) -> Vec<RuleLine> {
    rules.iter().enumerate().map(|(i, rule)| RuleLine::of(t, procedure, rule, i)).collect()
}

#[derive(PartialEq, Eq)]
pub(super) struct SaidRule {
    /// HTML.
    pub said: String,
    pub article: String,
    /// The field of the number that it refers to, which the event may change.
    pub number: Option<&'static str>,
    pub first: bool,
}

pub(super) fn sentences(t: Lang, procedure: &Procedure, kind: IncidentKind) -> Vec<SaidRule> {
    let rules = rules_for(procedure, kind);
    let said = |(line, rule): (RuleLine, &Clause)| SaidRule {
        said: marked(&t.with("rule-sentence", (("when", line.when), ("then", line.then)))),
        article: line.why.article,
        number: number_of(rule),
        first: false,
    };
    lines(t, procedure, &rules).into_iter().zip(&rules).map(said).collect()
}

fn number_of(rule: &Clause) -> Option<&'static str> {
    let has = |condition| rule.when.contains(&condition);
    let in_window = has(Condition::InWindow) || has(Condition::PastWindow);
    match rule.remedy {
        _ if in_window && rule.window.is_none() => Some("window"),
        _ if has(Condition::AtOnce) => Some("at_once"),
        _ if has(Condition::WhileColorsCorrectable) => Some("colors_until"),
        Remedy::PointsToOpponent => Some("claim_points"),
        _ => None,
    }
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
        other => t.text(&format!("condition-{other}")),
    }
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

/// The alternatives: by the arbiter, if both agree, and additional penalties.
fn more(t: Lang, rule: &Clause) -> Vec<String> {
    let open = rule.firmness == Firmness::ArbiterDecides;
    let remedies = |consent| {
        let chosen = rule.alternatives.iter().filter(move |other| other.consent == consent);
        chosen.filter_map(|other| other.remedy).map(|remedy| remedy_words(t, remedy)).collect()
    };
    let lines: [(&str, Vec<String>); 3] = [
        (if open { "rule-may-choose" } else { "rule-instead" }, remedies(Consent::Arbiter)),
        ("rule-if-agreed", remedies(Consent::BothPlayers)),
        ("rule-may-add", sanctions(rule).map(|sanction| sanction_words(t, sanction)).collect()),
    ];
    let said = lines.into_iter().filter(|(_, words)| !words.is_empty());
    said.map(|(key, words)| t.with(key, [("what", words.join(" · "))])).collect()
}

fn sanctions(rule: &Clause) -> impl Iterator<Item = Sanction> + '_ {
    let beside = |other: &&Alternative| other.remedy.is_none();
    rule.alternatives.iter().filter(beside).map(|other| other.sanction)
}
