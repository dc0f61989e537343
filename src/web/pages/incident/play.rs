//! The event's rules of play, field by field, each with the value of its ruleset.

use crate::web::prelude::*;
use crate::web::views::setting_fields::value_words;

#[derive(Template)]
#[template(path = "incident/play.html")]
struct PlayPage {
    cx: Cx,
    form: Form,
    text: Ruleset,
}

impl PlayPage {
    fn of(cx: &Cx, form: Form) -> Self {
        let text = Ruleset::preset(cx.tournament().settings.rules);
        Self { cx: cx.clone().headed("play-title"), form, text }
    }

    fn label(&self, field: &RuleField) -> String {
        self.cx.text(&format!("play-{}", field.name))
    }

    fn usual(&self, field: &RuleField) -> String {
        let value = value_words(self.cx.t, field.holds, &field.get(&self.text));
        self.cx.with("play-as-text", [("value", value)])
    }

    /// Empty if points are typed.
    fn options(&self, field: &RuleField) -> Vec<(String, String)> {
        let values: Vec<FieldValue> = match field.holds {
            Holds::One(words, _) => words.iter().map(|word| FieldValue::Word(word)).collect(),
            Holds::Whole(least, most) => (least..=most).map(FieldValue::Whole).collect(),
            _ => return Vec::new(),
        };
        let said =
            |value: FieldValue| (value.to_string(), value_words(self.cx.t, field.holds, &value));
        let said = values.into_iter().map(said);
        std::iter::once((String::new(), self.usual(field))).chain(said).collect()
    }

    fn is_changed(&self, field: &RuleField) -> bool {
        self.cx.tournament().settings.refereeing.rules.contains_key(field.name)
    }
}

/// All fields except komi, which belongs to the event's general settings.
fn fields() -> impl Iterator<Item = &'static RuleField> {
    RULE_FIELDS.iter().filter(|field| field.name != "komi")
}

fn name_of(field: &RuleField) -> String {
    format!("rule_{}", field.name.replace('-', "_"))
}

#[route("GET", "/t/{slug}/procedure/play", Organiser)]
async fn show(cx: Cx) -> Answer {
    render(&PlayPage::of(&cx, Form::filled(fields_of(&cx.tournament().settings.refereeing.rules))))
}

fn fields_of(own: &OwnRules) -> Vec<(String, String)> {
    let value = |field: &RuleField| own.get(field.name).cloned().unwrap_or_default();
    fields().map(|field| (name_of(field), value(field))).collect()
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
            match field.set(&mut scratch, &typed) {
                Ok(()) => drop(own.insert(field.name.to_owned(), typed)),
                Err(_) => reader.refuse(&name, Sentence::new("play-refused")),
            }
        }
        Some(Self(own))
    }
}

#[route("POST", "/t/{slug}/procedure/play", Organiser)]
async fn change(act: Act) -> Answer {
    let put = |PlayForm(typed), now: &Tournament| {
        let rules = Ruleset::preset(now.settings.rules);
        let own = typed.into_iter().filter(|(name, value)| {
            fields().any(|field| field.name == name && field.get(&rules).to_string() != *value)
        });
        let mut settings: Settings = now.settings.clone();
        settings.refereeing.rules = own.collect();
        settings
    };
    let kept = |now: &Tournament| fields_of(&now.settings.refereeing.rules);
    act.save_settings(kept, put, |form| PlayPage::of(&act, form)).await?;
    act.done("/procedure/play", Sentence::new("play-saved"))
}
