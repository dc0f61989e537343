//! The event's rules of play, field by field, each with the value of its ruleset.

use crate::web::prelude::*;
use go::{Holds, OwnRules, RULE_FIELDS, RuleField};

struct Row {
    name: String,
    label: String,
    /// Empty if points are typed.
    options: Vec<(String, String)>,
    hint: String,
    changed: bool,
}

#[derive(Template)]
#[template(path = "incident/play.html")]
struct PlayPage {
    cx: Page,
    form: Form,
    rules: String,
    rows: Vec<Row>,
    back: String,
}

/// All fields except komi, which belongs to the event's general settings.
fn fields() -> impl Iterator<Item = &'static RuleField> {
    RULE_FIELDS.iter().filter(|field| field.name != "komi")
}

fn name_of(field: &RuleField) -> String {
    format!("rule_{}", field.name.replace('-', "_"))
}

pub async fn show(page: Page, event: Event) -> Answer {
    let settings = &event.snapshot.tournament.settings;
    let form = Form::filled(fields_of(&settings.refereeing.rules));
    render(&view(page, &event, form))
}

fn fields_of(own: &OwnRules) -> Vec<(String, String)> {
    fields()
        .map(|field| (name_of(field), own.get(field.name).cloned().unwrap_or_default()))
        .collect()
}

fn view(page: Page, event: &Event, form: Form) -> PlayPage {
    let (t, settings) = (page.t, &event.snapshot.tournament.settings);
    let (text, own) = (Ruleset::preset(settings.rules), &settings.refereeing.rules);
    PlayPage {
        rules: t.rules(settings.rules),
        rows: fields().map(|field| row(t, field, &text, own)).collect(),
        back: event.path("/procedure"),
        cx: frame(page, event).titled(t.text("play-title")),
        form,
    }
}

fn row(t: Lang, field: &RuleField, text: &Ruleset, own: &OwnRules) -> Row {
    let usual = t.with("play-as-text", [("value", words(t, field, &field.of(text)))]);
    let codes: Vec<String> = match field.holds {
        Holds::Word(codes) => codes.iter().map(ToString::to_string).collect(),
        Holds::Whole(least, most) => (least..=most).map(|n| n.to_string()).collect(),
        Holds::Points(_) => Vec::new(),
    };
    let said = codes.into_iter().map(|code| (code.clone(), words(t, field, &code)));
    let options: Vec<(String, String)> = said.collect();
    let first = (!options.is_empty()).then(|| (String::new(), usual.clone()));
    Row {
        name: name_of(field),
        label: t.text(&format!("play-{}", field.name)),
        options: first.into_iter().chain(options).collect(),
        hint: usual,
        changed: own.contains_key(field.name),
    }
}

pub(super) fn words(t: Lang, field: &RuleField, code: &str) -> String {
    match (field.holds, code) {
        (Holds::Word(_), "yes") => t.text("procedure-yes"),
        (Holds::Word(_), "no") => t.text("procedure-no"),
        (Holds::Word(_), code) => t.text(&format!("play-{}-{code}", field.name)),
        _ => t.decimals(code),
    }
}

/// Only the fields that were filled in; the others keep the ruleset's value.
struct PlayForm(OwnRules);

impl FromForm for PlayForm {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let mut own = OwnRules::new();
        let mut scratch = Ruleset::preset(go::RulesetName::Japanese);
        for field in fields() {
            let name = name_of(field);
            let typed = reader.typed(&name).trim().replace(',', ".");
            if typed.is_empty() {
                continue;
            }
            match field.put(&mut scratch, &typed) {
                Ok(()) => drop(own.insert(field.name.to_owned(), typed)),
                Err(_) => reader.refuse(&name, Sentence::new("play-refused")),
            }
        }
        Some(Self(own))
    }
}

/// Saves the rules of play. Games already begun keep their own.
pub async fn change(act: Act) -> Answer {
    let put = |PlayForm(typed), now: &Tournament| {
        let rules = Ruleset::preset(now.settings.rules);
        let own = typed.into_iter().filter(|(name, value)| {
            fields().any(|field| field.name == name && field.of(&rules) != *value)
        });
        let mut settings: Settings = now.settings.clone();
        settings.refereeing.rules = own.collect();
        settings
    };
    match act.edit_settings(|now| fields_of(&now.settings.refereeing.rules), put).await? {
        Ok(()) => act.done("/procedure/play", Sentence::new("play-saved")),
        Err(wrong) => render_wrong(&view(act.cx.page, &act.cx.event, wrong)),
    }
}
