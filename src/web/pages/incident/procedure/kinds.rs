//! The rules for one kind of incident, in the order they are tried.

use std::hash::{DefaultHasher, Hash, Hasher};

use actix_web::web::Path;
use askama::Template;
use serde_json::json;

use crate::referee::{Clause, IncidentKind, rules_field, rules_for};
use crate::tournament::{Refereeing, Settings};
use crate::web::views::referee::kinds::kind_words;
use crate::web::{
    Act, Answer, Event, Form, FromForm, Lang, Page, Reader, Result, WebError, frame, render,
    render_wrong,
};

use super::rule_words::{RuleLine, lines};
use super::{Stands, save, settings, stands, stands_in};

#[derive(Template)]
#[template(path = "incident/rules.html")]
struct RulesPage {
    t: Lang,
    page: Page,
    form: Form,
    kind: String,
    here: String,
    rules: Vec<RuleLine>,
    /// The text's rules, where the event has others.
    in_text: Vec<RuleLine>,
    changed: bool,
    back: String,
}

/// The kind of that name.
pub(super) fn kind_named(name: &str) -> Result<IncidentKind> {
    name.parse().map_err(|_| WebError::no_page())
}

/// The page of a kind.
pub async fn show(page: Page, event: Event, place: Path<(String, String)>) -> Answer {
    let kind = kind_named(&place.1)?;
    let form = Form::filled([mark(&rules_for(&stands(&event).now, kind))]);
    render(&view(page, &event, kind, form))
}

fn view(page: Page, event: &Event, kind: IncidentKind, form: Form) -> RulesPage {
    let (t, stands) = (page.t, stands(event));
    let changed = settings(event).refereeing.adapted.contains_key(&rules_field(kind));
    let in_text = stands.rules_in_text(settings(event), kind);
    RulesPage {
        t,
        form,
        kind: kind_words(t, kind),
        here: event.path(&format!("/procedure/rules/{kind}")),
        rules: lines(t, &stands.now, &rules_for(&stands.now, kind)),
        in_text: if changed { lines(t, &stands.now, &in_text) } else { Vec::new() },
        changed,
        back: event.path("/procedure"),
        page: frame(page, event).titled(kind_words(t, kind)).below(&event.path("/incidents")),
    }
}

/// Rules in their order as one field: acts that name a rule by its place hold for the list that was shown.
pub(super) fn mark(rules: &[Clause]) -> (String, String) {
    let mut hash = DefaultHasher::new();
    json!(rules).to_string().hash(&mut hash);
    ("rules".to_owned(), format!("{:016x}", hash.finish()))
}

/// Whether a form showed these rules.
pub(super) fn has_shown(form: &Form, rules: &[Clause]) -> bool {
    form.shown("rules") == Some(mark(rules).1)
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
    let sent = act.form.clone();
    let edit = move |now: &Settings| {
        let stands = stands_in(now);
        let mut rules = rules_for(&stands.now, kind);
        let there = match asked {
            RuleAct::Up(rule) | RuleAct::Remove(rule) => rule <= rules.len(),
            RuleAct::Back => true,
        };
        if !there || !has_shown(&sent, &rules) {
            return Err(sent.unfit(vec![mark(&rules)]));
        }
        match asked {
            RuleAct::Up(rule) => rules.swap(rule - 2, rule - 1),
            RuleAct::Remove(rule) => drop(rules.remove(rule - 1)),
            RuleAct::Back => rules = stands.rules_in_text(now, kind),
        }
        Ok(with_rules(now, &stands, kind, rules))
    };
    let to = format!("/procedure/rules/{kind}");
    let saved = save(&act, edit, &to, "rule-list-saved").await?;
    saved.or_else(|wrong| render_wrong(&view(act.page, &act.event, kind, wrong)))
}

/// The event's own fields with these rules for a kind; none if they are the text's.
pub(super) fn with_rules(
    settings: &Settings,
    stands: &Stands,
    kind: IncidentKind,
    rules: Vec<Clause>,
) -> Refereeing {
    let mut own = settings.refereeing.clone();
    let usual = stands.rules_in_text(settings, kind);
    let after = stands.now.clone().with_rules(kind, rules.clone());
    if rules_for(&after, kind) == usual {
        own.adapted.remove(&rules_field(kind));
    } else {
        own.adapted.insert(rules_field(kind), json!(rules));
    }
    own
}
