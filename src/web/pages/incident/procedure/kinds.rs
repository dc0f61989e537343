//! The rules for one kind of incident, in the order they are tried.

use actix_web::web::Path;
use askama::Template;
use serde_json::json;

use crate::referee::{Clause, IncidentKind, rules_field, rules_for};
use crate::tournament::Refereeing;
use crate::web::views::referee::kinds::kind_words;
use crate::web::{Act, Answer, Event, Form, FromForm, Lang, Page, Reader, WebError, frame, render};

use super::rule_words::{RuleLine, lines};
use super::{Stands, save, settings, stands};

#[derive(Template)]
#[template(path = "incident/rules.html")]
struct RulesPage {
    t: Lang,
    page: Page,
    kind: String,
    here: String,
    rules: Vec<RuleLine>,
    /// The text's rules, where the event has others.
    in_text: Vec<RuleLine>,
    changed: bool,
    back: String,
}

/// The kind of that name.
pub(super) fn kind_named(name: &str) -> Result<IncidentKind, WebError> {
    name.parse().map_err(|_| WebError::no_page())
}

/// The page of a kind.
pub async fn show(page: Page, event: Event, place: Path<(String, String)>) -> Answer {
    let kind = kind_named(&place.1)?;
    let (t, stands) = (page.t, stands(&event));
    let changed = settings(&event).refereeing.adapted.contains_key(&rules_field(kind));
    let in_text = stands.rules_in_text(settings(&event), kind);
    render(&RulesPage {
        t,
        kind: kind_words(t, kind),
        here: event.path(&format!("/procedure/rules/{kind}")),
        rules: lines(t, &stands.now, &rules_for(&stands.now, kind)),
        in_text: if changed { lines(t, &stands.now, &in_text) } else { Vec::new() },
        changed,
        back: event.path("/procedure"),
        page: frame(page, &event).titled(kind_words(t, kind)).below(&event.path("/incidents")),
    })
}

/// What a button of the page asks for; rules are counted from 1.
enum RuleAct {
    Up(usize),
    Remove(usize),
    Back,
}

impl FromForm for RuleAct {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        reader.choose("act", |code| {
            let (act, rule) = code.split_once(':').unwrap_or((code, ""));
            match (act, rule.parse::<usize>()) {
                ("up", Ok(rule)) if rule > 1 => Some(Self::Up(rule)),
                ("remove", Ok(rule)) if rule > 0 => Some(Self::Remove(rule)),
                ("back", Err(_)) => Some(Self::Back),
                _ => None,
            }
        })
    }
}

/// Moves a rule up, takes one out, or goes back to the text.
pub async fn change(act: Act, place: Path<(String, String)>) -> Answer {
    let kind = kind_named(&place.1)?;
    let asked = act.form.parse::<RuleAct>().map_err(|_: Form| WebError::not_understood())?;
    let stands = stands(&act.event);
    let mut rules = rules_for(&stands.now, kind);
    match asked {
        RuleAct::Up(rule) if rule <= rules.len() => rules.swap(rule - 2, rule - 1),
        RuleAct::Remove(rule) if rule <= rules.len() => drop(rules.remove(rule - 1)),
        RuleAct::Back => rules = stands.rules_in_text(settings(&act.event), kind),
        RuleAct::Up(_) | RuleAct::Remove(_) => return Err(WebError::not_understood()),
    }
    let own = with_rules(&act.event, &stands, kind, rules);
    save(act, own, &format!("/procedure/rules/{kind}"), "rule-list-saved").await
}

/// The event's own fields with these rules for a kind; none if they are the text's.
pub(super) fn with_rules(
    event: &Event,
    stands: &Stands,
    kind: IncidentKind,
    rules: Vec<Clause>,
) -> Refereeing {
    let mut own = settings(event).refereeing.clone();
    let usual = stands.rules_in_text(settings(event), kind);
    let after = stands.now.clone().with_rules(kind, rules.clone());
    if rules_for(&after, kind) == usual {
        own.adapted.remove(&rules_field(kind));
    } else {
        own.adapted.insert(rules_field(kind), json!(rules));
    }
    own
}
