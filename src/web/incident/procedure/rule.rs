//! One rule of a kind: when it applies, what is done, what may be chosen, what it rests on.

use std::borrow::Cow;

use actix_web::web::Path;
use askama::Template;

use crate::referee::{
    Alternative, Basis, Clause, Condition, Consent, Firmness, IncidentKind, Remedy, Sanction,
    Standing, Window, rules_for,
};
use crate::web::incident::effects::{
    SANCTIONS, remedy_code, remedy_named, remedy_words, sanction_words,
};
use crate::web::incident::kinds::kind_words;
use crate::web::incident::texts::Why;
use crate::web::{
    Act, Answer, Event, Form, FromForm, Lang, Page, Reader, Sentence, WebError, frame,
    new_form_key, render, render_wrong,
};

use super::controls::{one_of, text};
use super::fits::{conditions, remedies};
use super::kinds::{kind_named, with_rules};
use super::rule_words::{chosen, condition_words, sanctions};
use super::{save, stands};

/// The most rules that a kind may have.
pub(super) const MOST_RULES: usize = 20;

type Place = Path<(String, String, usize)>;
type Pairs = Vec<(&'static str, String)>;

const FIRMNESS: [(Firmness, &str); 3] = [
    (Firmness::Binding, "binding"),
    (Firmness::Default, "default"),
    (Firmness::ArbiterDecides, "open"),
];
const STANDINGS: [(Standing, &str); 3] =
    [(Standing::Text, "text"), (Standing::Derived, "derived"), (Standing::Setting, "setting")];

#[derive(Template)]
#[template(path = "incident/rule.html")]
struct RulePage {
    t: Lang,
    page: Page,
    form: Form,
    form_key: String,
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
fn rules(event: &Event, place: &Place) -> Result<(IncidentKind, Vec<Clause>), WebError> {
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
    let form = Form::filled(fields_of(page.t, rule));
    render(&view(page, &event, kind, (place.2, rule), form))
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
        form_key: new_form_key(),
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

/// A rule as the fields of the form.
fn fields_of(t: Lang, rule: &Clause) -> Vec<(&'static str, String)> {
    let why = Why::of(t, &rule.basis);
    let code = |codes: &[(Firmness, &'static str)]| {
        codes.iter().find(|(f, _)| *f == rule.firmness).map_or("", |(_, code)| code).to_owned()
    };
    let standing = STANDINGS.iter().find(|(s, _)| *s == rule.basis.standing);
    let mut fields = vec![
        ("remedy", remedy_code(rule.remedy).to_owned()),
        ("sanction", sanction_code(rule.sanction).to_owned()),
        ("firmness", code(&FIRMNESS)),
        ("words", why.words),
        ("source", why.source),
        ("article", why.article),
        ("standing", standing.map_or("", |(_, code)| code).to_owned()),
    ];
    fields.extend(rule.when.iter().map(|condition| ("when", condition.name().to_owned())));
    let remedies = |consent| chosen(rule, consent).map(|r| remedy_code(r).to_owned());
    fields.extend(remedies(Consent::Arbiter).map(|code| ("instead", code)));
    fields.extend(remedies(Consent::BothPlayers).map(|code| ("agreed", code)));
    fields.extend(sanctions(rule).map(|s| ("may", sanction_code(s).to_owned())));
    fields.extend(rule.window.map(|window| ("window", window.moves.to_string())));
    let inclusive = rule.window.is_none_or(|window| window.inclusive);
    let ticks = [("inclusive", inclusive), ("reopens", rule.reopens_confirmed)];
    fields.extend(ticks.iter().filter(|(_, on)| *on).map(|(name, _)| (*name, "yes".to_owned())));
    fields
}

fn sanction_code(sanction: Sanction) -> &'static str {
    SANCTIONS.iter().find(|(known, _)| *known == sanction).map_or("none", |(_, code)| code)
}

fn sanction_named(code: &str) -> Option<Sanction> {
    SANCTIONS.iter().find(|(_, known)| *known == code).map(|(sanction, _)| *sanction)
}

/// What was typed: the rule, resting on the words as they were typed.
struct Typed(Clause);

impl FromForm for Typed {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let when = each(reader, "when", |code| Condition::all().find(|c| c.name() == code));
        let window = match reader.typed("window").trim() {
            "" => Some(None),
            _ => reader.number("window", 0..=400_u32).map(Some),
        };
        let inclusive = reader.ticked("inclusive");
        let remedy = reader.choose("remedy", remedy_named);
        let sanction = reader.choose("sanction", sanction_named);
        let firmness = one_of(reader, "firmness", &["binding", "default", "open"]);
        let alternatives = alternatives(reader);
        let basis = basis(reader);
        let firmness = FIRMNESS.iter().find(|(_, code)| Some(*code) == firmness)?.0;
        Some(Self(Clause {
            kinds: Vec::new(),
            when: when?,
            window: window?.map(|moves| Window { moves, inclusive }),
            remedy: remedy?,
            sanction: sanction?,
            firmness,
            alternatives: alternatives?,
            reopens_confirmed: reader.ticked("reopens"),
            basis: basis?,
        }))
    }
}

/// Every answer that was ticked under a name.
fn each<T>(
    reader: &mut Reader<'_>,
    name: &str,
    find: impl Fn(&str) -> Option<T>,
) -> Option<Vec<T>> {
    let found: Option<Vec<T>> = reader.all(name).into_iter().map(find).collect();
    if found.is_none() {
        reader.refuse(name, Sentence::new("fault-choice"));
    }
    found
}

fn alternatives(reader: &mut Reader<'_>) -> Option<Vec<Alternative>> {
    let instead = each(reader, "instead", remedy_named);
    let agreed = each(reader, "agreed", remedy_named);
    let may = each(reader, "may", sanction_named);
    let other = |remedy, sanction, consent| Alternative { remedy, sanction, consent };
    let of = |consent| move |remedy| other(Some(remedy), Sanction::None, consent);
    let instead = instead?.into_iter().map(of(Consent::Arbiter));
    let agreed = agreed?.into_iter().map(of(Consent::BothPlayers));
    let may = may?.into_iter().filter(|sanction| *sanction != Sanction::None);
    let may = may.map(|sanction| other(None, sanction, Consent::Arbiter));
    Some(instead.chain(may).chain(agreed).collect())
}

fn basis(reader: &mut Reader<'_>) -> Option<Basis> {
    let words = reader.read("words", |typed| text(typed, 1000));
    let source = reader.read("source", |typed| text(typed, 200));
    let article = reader.read("article", |typed| text(typed, 200));
    let standing = one_of(reader, "standing", &["text", "derived", "setting"]);
    let standing = STANDINGS.iter().find(|(_, code)| Some(*code) == standing)?.0;
    let (source, article, words) = (source?.into(), article?.into(), words?.into());
    Some(Basis { source, article, words, standing })
}

/// Changes a rule, or adds one.
pub async fn change(act: Act, place: Place) -> Answer {
    let (kind, mut rules) = rules(&act.event, &place)?;
    let old = rules[place.2 - 1].clone();
    match act.form.parse::<Typed>() {
        Ok(Typed(typed)) => {
            let new = settled(act.page.t, kind, &old, typed);
            rules[place.2 - 1] = new;
            if rules_for(&stands(&act.event).now, kind).len() < rules.len() {
                // A new one is tried first: behind one that always applies it would never be.
                rules.rotate_right(1);
            }
            let own = with_rules(&act.event, &stands(&act.event), kind, rules);
            save(act, own, &format!("/procedure/rules/{kind}"), "rule-list-saved").await
        }
        Err(wrong) => render_wrong(&view(act.page, &act.event, kind, (place.2, &old), wrong)),
    }
}

/// The rule as it is kept. Words that were not touched stay the text's, in every language; a rule that does
/// something else than its text says rests on the event, unless other words were typed.
fn settled(t: Lang, kind: IncidentKind, old: &Clause, typed: Clause) -> Clause {
    let shown = Why::of(t, &old.basis);
    let keep = |typed: Cow<'static, str>, shown: &str, kept: &Cow<'static, str>| {
        if typed == shown { kept.clone() } else { typed }
    };
    let basis = Basis {
        words: keep(typed.basis.words, &shown.words, &old.basis.words),
        source: keep(typed.basis.source, &shown.source, &old.basis.source),
        article: keep(typed.basis.article, &shown.article, &old.basis.article),
        standing: typed.basis.standing,
    };
    // What the form cannot show, a remedy with a penalty of its own, stays.
    let hidden = |other: &&Alternative| match other.remedy {
        Some(_) => other.sanction != Sanction::None,
        None => other.consent == Consent::BothPlayers,
    };
    let mut rule = Clause { kinds: vec![kind], basis, ..typed };
    rule.alternatives.extend(old.alternatives.iter().filter(hidden).copied());
    // What is left to the arbiter begins with what the rule names.
    let other = (rule.remedy, rule.firmness) != (old.remedy, old.firmness);
    let opened = rule.firmness == Firmness::ArbiterDecides;
    let opened = opened && (other || rule.alternatives.is_empty());
    if opened && chosen(&rule, Consent::Arbiter).all(|remedy| remedy != rule.remedy) {
        let (remedy, sanction) = (Some(rule.remedy), Sanction::None);
        let first = Alternative { remedy, sanction, consent: Consent::Arbiter };
        rule.alternatives.insert(0, first);
    }
    // The form knows no order; what was there keeps its own.
    let place = |other: &Alternative| old.alternatives.iter().position(|o| o == other);
    rule.alternatives.sort_by_key(|other| place(other).unwrap_or(usize::MAX));
    let place = |condition: &Condition| old.when.iter().position(|c| c == condition);
    rule.when.sort_by_key(|condition| place(condition).unwrap_or(usize::MAX));
    let does = |rule: &Clause| Clause { basis: Basis::of_event(), ..rule.clone() };
    if rule.basis == old.basis && does(&rule) != does(old) {
        rule.basis = Basis::of_event();
    }
    rule
}
