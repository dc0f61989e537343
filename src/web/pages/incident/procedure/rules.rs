//! The rules of a procedure, a sentence each, and a page per kind with alternatives and sources.

use crate::web::pages::incident::Why;
use crate::web::prelude::*;
use referee::{Alternative, Condition, Consent};

use super::Stands;

#[derive(Template)]
#[template(path = "incident/rules.html")]
struct RulesPage {
    cx: Cx,
    stands: Stands,
    kind: IncidentKind,
    /// The settings field with the event's own rules for this kind.
    own: Option<String>,
}

impl RulesPage {
    fn rules(&self) -> Vec<Rule<'_>> {
        Rule::all(self.cx.t, &self.stands.now, rules_for(&self.stands.now, self.kind))
    }

    /// The text's rules; empty unless the event has its own.
    fn in_text(&self) -> Vec<Rule<'_>> {
        let settings = &self.cx.tournament().settings;
        let in_text = self.own.as_ref().map(|_| self.stands.rules_in_text(settings, self.kind));
        Rule::all(self.cx.t, &self.stands.now, in_text.unwrap_or_default())
    }
}

pub(super) async fn show(cx: Cx, place: Path<(String, String)>) -> Answer {
    let kind: IncidentKind = place.1.parse().map_err(|_| WebError::no_page())?;
    let (stands, field) = (Stands::in_use(&cx.tournament().settings), rules_field(kind));
    let own = Some(field).filter(|field| super::is_own(&cx, field));
    let title = cx.kind(kind);
    render(&RulesPage { cx: cx.titled(title), stands, kind, own })
}

/// An old address of a single rule: redirects to the page of its kind.
pub(super) async fn of_kind(
    event: Event,
    place: Path<(String, String, String)>,
) -> Result<HttpResponse> {
    let kind: IncidentKind = place.1.parse().map_err(|_| WebError::no_page())?;
    Ok(redirect(&event.path(&format!("/procedure/rules/{kind}"))))
}

/// A rule in words.
struct Rule<'a> {
    t: Lang,
    procedure: &'a Procedure,
    rule: Clause,
    /// Of its list.
    is_first: bool,
}

impl<'a> Rule<'a> {
    fn all(t: Lang, procedure: &'a Procedure, rules: Vec<Clause>) -> Vec<Self> {
        let rule = |(i, rule)| Self { t, procedure, rule, is_first: i == 0 };
        rules.into_iter().enumerate().map(rule).collect()
    }

    fn why(&self) -> Why {
        self.t.why(&self.rule.basis)
    }

    fn when(&self) -> String {
        let conditions = self.rule.when.iter().map(|condition| self.condition(*condition));
        let said: Vec<String> = conditions.collect();
        match said.is_empty() {
            false => said.join(" · "),
            true if self.is_first => self.t.text("rule-always"),
            true => self.t.text("rule-otherwise"),
        }
    }

    fn condition(&self, condition: Condition) -> String {
        let (t, procedure) = (self.t, self.procedure);
        let last = self.rule.window.unwrap_or(procedure.window).last_move();
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

    fn then(&self) -> String {
        if self.rule.firmness == Firmness::ArbiterDecides {
            return self.t.text("rule-arbiter-decides");
        }
        let remedy = self.t.remedy(self.rule.remedy);
        if self.rule.sanction == Sanction::None {
            return remedy;
        }
        let sanction = self.t.sanction(self.rule.sanction);
        self.t.with("rule-with-sanction", (("remedy", remedy), ("sanction", sanction)))
    }

    /// The alternatives: by the arbiter, if both agree, and additional penalties.
    fn more(&self) -> Vec<String> {
        let (t, rule) = (self.t, &self.rule);
        let open = rule.firmness == Firmness::ArbiterDecides;
        let remedies = |consent| {
            let chosen = rule.alternatives.iter().filter(move |other| other.consent == consent);
            chosen.filter_map(|other| other.remedy).map(|remedy| t.remedy(remedy)).collect()
        };
        let beside = |other: &&Alternative| other.remedy.is_none();
        let sanctions = rule.alternatives.iter().filter(beside).map(|other| other.sanction);
        let lines: [(&str, Vec<String>); 3] = [
            (if open { "rule-may-choose" } else { "rule-instead" }, remedies(Consent::Arbiter)),
            ("rule-if-agreed", remedies(Consent::BothPlayers)),
            ("rule-may-add", sanctions.map(|sanction| t.sanction(sanction)).collect()),
        ];
        let said = lines.into_iter().filter(|(_, words)| !words.is_empty());
        said.map(|(key, words)| t.with(key, [("what", words.join(" · "))])).collect()
    }

    /// The field of the number that it refers to, which the event may change.
    fn number(&self) -> Option<&'static str> {
        let has = |condition| self.rule.when.contains(&condition);
        let in_window = has(Condition::InWindow) || has(Condition::PastWindow);
        match self.rule.remedy {
            _ if in_window && self.rule.window.is_none() => Some("window"),
            _ if has(Condition::AtOnce) => Some("at_once"),
            _ if has(Condition::WhileColorsCorrectable) => Some("colors_until"),
            Remedy::PointsToOpponent => Some("claim_points"),
            _ => None,
        }
    }
}

#[derive(PartialEq, Eq)]
pub(super) struct SaidRule {
    /// HTML.
    pub said: String,
    pub article: String,
    /// The field of the number that it refers to.
    pub number: Option<&'static str>,
    pub first: bool,
}

pub(super) fn sentences(t: Lang, procedure: &Procedure, kind: IncidentKind) -> Vec<SaidRule> {
    let said = |rule: Rule<'_>| {
        let words = (("when", rule.when()), ("then", rule.then()));
        SaidRule {
            said: marked(&t.with("rule-sentence", words)),
            article: rule.why().article,
            number: rule.number(),
            first: false,
        }
    };
    Rule::all(t, procedure, rules_for(procedure, kind)).into_iter().map(said).collect()
}
