//! One rule of a kind: when it applies, what is done, what may be chosen, what it rests on.

use actix_web::web::Path;
use askama::Template;

use crate::referee::{Basis, Clause, Firmness, IncidentKind, Remedy, Sanction, rules_for};
use crate::tournament::{Fields, Settings};
use crate::web::views::referee::effects::{SANCTIONS, remedy_words, sanction_words};
use crate::web::views::referee::kinds::kind_words;
use crate::web::{
    AS_SHOWN, Act, Answer, Event, Form, Lang, Page, Result, WebError, frame, render, render_wrong,
};

use super::fits::{conditions, remedies};
use super::kinds::{has_shown, kind_named, mark, with_rules};
use super::rule_form::{FIRMNESS, RuleForm, STANDINGS, fields_of, settled};
use super::rule_words::condition_words;
use super::{Stands, save, stands, stands_in};

/// The most rules that a kind may have.
pub(super) const MOST_RULES: usize = 20;

/// The field that says that a rule is a new one.
const NEW: &str = "new";

type Place = Path<(String, String, usize)>;
type Pairs = Vec<(&'static str, String)>;

#[derive(Template)]
#[template(path = "incident/rule.html")]
struct RulePage {
    t: Lang,
    page: Page,
    form: Form,
    kind: String,
    heading: String,
    conditions: Pairs,
    remedies: Pairs,
    sanctions: Pairs,
    firmness: Pairs,
    standings: Pairs,
    back: String,
}

/// A rule that does nothing yet, to begin a new one with.
fn blank(kind: IncidentKind) -> Clause {
    Clause {
        kinds: vec![kind],
        when: Vec::new(),
        window: None,
        remedy: Remedy::Stands,
        sanction: Sanction::None,
        firmness: Firmness::Default,
        alternatives: Vec::new(),
        reopens_confirmed: false,
        basis: Basis::of_event(),
    }
}

/// The rules for the kind; the number behind the last one asks for a blank one.
fn rules(event: &Event, place: &Place) -> Result<(IncidentKind, Vec<Clause>)> {
    let kind = kind_named(&place.1)?;
    let mut rules = rules_for(&stands(event).now, kind);
    if place.2 == rules.len() + 1 && rules.len() < MOST_RULES {
        rules.push(blank(kind));
    }
    let there = (1..=rules.len()).contains(&place.2);
    if there { Ok((kind, rules)) } else { Err(WebError::no_page()) }
}

/// The form of a rule; the number behind the last one is a new rule.
pub async fn show(page: Page, event: Event, place: Place) -> Answer {
    let (kind, rules) = rules(&event, &place)?;
    let rule = &rules[place.2 - 1];
    let form = Form::filled(shown(page.t, &stands(&event), kind, (place.2, rule)));
    render(&view(page, &event, kind, (place.2, rule), form))
}

/// What the form of a rule shows: its fields, the list it stands in, and whether it is a new one.
fn shown(t: Lang, stands: &Stands, kind: IncidentKind, (no, rule): (usize, &Clause)) -> Fields {
    let rules = rules_for(&stands.now, kind);
    let fields = fields_of(t, rule).into_iter().map(|(name, value)| (name.to_owned(), value));
    let new = (no > rules.len()).then(|| (NEW.to_owned(), "yes".to_owned()));
    fields.chain([mark(&rules)]).chain(new).collect()
}

fn view(
    page: Page,
    event: &Event,
    kind: IncidentKind,
    (no, rule): (usize, &Clause),
    form: Form,
) -> RulePage {
    let t = page.t;
    let kind_said = kind_words(t, kind);
    let new = no > rules_for(&stands(event).now, kind).len();
    let heading = if new { t.text("rule-add") } else { t.with("rule-number", [("n", no)]) };
    RulePage {
        t,
        conditions: conditions(kind, &rule.when)
            .map(|c| (c.name(), condition_words(t, c)))
            .collect(),
        remedies: remedies(kind, rule).map(|(r, code)| (code, remedy_words(t, r))).collect(),
        sanctions: SANCTIONS.iter().map(|(s, code)| (*code, sanction_words(t, *s))).collect(),
        firmness: FIRMNESS.map(|(_, code)| (code, t.text(&format!("firm-{code}")))).into(),
        standings: STANDINGS.map(|(_, code)| (code, t.text(&format!("standing-{code}")))).into(),
        back: event.path(&format!("/procedure/rules/{kind}")),
        page: frame(page, event)
            .titled(format!("{kind_said}: {heading}"))
            .below(&event.path("/incidents")),
        kind: kind_said,
        heading,
        form,
    }
}

/// Changes a rule, or adds one.
pub async fn change(act: Act, place: Place) -> Answer {
    let (kind, there) = rules(&act.event, &place)?;
    let old = there[place.2 - 1].clone();
    let RuleForm(typed) = match act.form.parse() {
        Ok(typed) => typed,
        Err(wrong) => {
            return render_wrong(&view(act.page, &act.event, kind, (place.2, &old), wrong));
        }
    };
    let (t, sent, no) = (act.page.t, act.form.clone(), place.2);
    let edit = move |now: &Settings| {
        let stands = stands_in(now);
        let mut rules = rules_for(&stands.now, kind);
        if sent.shown(NEW).is_some() && rules.len() < MOST_RULES {
            // It is tried first: behind one that always applies it would never be.
            rules.insert(0, settled(t, kind, &blank(kind), typed));
            return Ok(with_rules(now, &stands, kind, rules));
        }
        let Some(old) = rules.get(no - 1) else { return Err(sent.unfit(vec![mark(&rules)])) };
        if !has_shown(&sent, &rules) {
            // It may be another rule that stands in its place: every difference is asked about.
            sent.without(AS_SHOWN).merged_into(shown(t, &stands, kind, (no, old)))?;
        }
        rules[no - 1] = settled(t, kind, old, typed);
        Ok(with_rules(now, &stands, kind, rules))
    };
    let to = format!("/procedure/rules/{kind}");
    let saved = save(&act, edit, &to, "rule-list-saved").await?;
    saved.or_else(|wrong| render_wrong(&view(act.page, &act.event, kind, (place.2, &old), wrong)))
}
