//! The procedure as a form, and the form as the event's own fields.

use serde_json::{Value, json};

use crate::referee::{
    AskedBy, FieldHolds as Holds, MINUTES, ProcedureField, ProcedureName, UNTILS, procedure_fields,
};
use crate::tournament::{Fields, HalfPoints, Refereeing, Settings};
use crate::web::pages::incident::texts::said;
use crate::web::{FromForm, Lang, Reader, Sentence, read_points};

use super::Stands;

/// The field for the minutes of `until`.
pub(super) const UNTIL_MINUTES: &str = "until_minutes";
/// The fields with people's names, one a line.
const COMMITTEE: &str = "people_of_committee";
const RESERVES: &str = "people_in_reserve";
/// More people than sit on any committee.
const MOST_PEOPLE: usize = 20;

/// The key of a field's label; texts of its answers begin so as well.
pub(super) fn key(field: &ProcedureField) -> String {
    format!("procedure-{}", field.name.replace('_', "-"))
}

/// The fields that the form has: what the text itself says is not among them.
fn asked() -> impl Iterator<Item = &'static ProcedureField> {
    procedure_fields().filter(|field| field.asked != AskedBy::Nobody)
}

/// The codes that a field can be chosen from.
pub(super) const fn codes(field: &ProcedureField) -> &'static [&'static str] {
    match field.holds {
        Holds::One(codes) => codes,
        Holds::Until => &UNTILS,
        _ => &[],
    }
}

/// What a field of the form holds of a procedure, and the minutes that belong to it.
pub(super) fn shown(
    t: Lang,
    field: &ProcedureField,
    procedure: &Value,
) -> (String, Option<String>) {
    let value = procedure.pointer(field.at).unwrap_or(&Value::Null);
    let shown = match (field.holds, value) {
        (Holds::Until, Value::Object(told)) => {
            let minutes = told.get(MINUTES).cloned().unwrap_or_default();
            return (MINUTES.to_owned(), Some(minutes.to_string()));
        }
        (Holds::Text(_), Value::String(text)) => said(t, text),
        (Holds::Points, value) => t.decimals(&value.to_string()),
        (_, Value::String(code)) => code.clone(),
        (_, Value::Number(number)) => number.to_string(),
        (_, Value::Bool(true)) => "yes".to_owned(),
        _ => String::new(),
    };
    (shown, None)
}

/// The value of a field in words, as answers of the form say it.
pub(super) fn words(t: Lang, field: &ProcedureField, procedure: &Value) -> String {
    let (shown, minutes) = shown(t, field, procedure);
    match field.holds {
        Holds::Tick if shown.is_empty() => t.text("procedure-no"),
        Holds::Tick => t.text("procedure-yes"),
        _ if !codes(field).is_empty() => {
            let said = t.text(&format!("{}-{shown}", key(field)));
            minutes.map_or(said.clone(), |n| t.labelled(&said, &n))
        }
        _ if shown.is_empty() => t.text("procedure-none"),
        _ => shown,
    }
}

/// The value that was typed, as JSON.
fn read(reader: &mut Reader<'_>, field: &ProcedureField) -> Option<Value> {
    let name = field.name;
    match field.holds {
        Holds::Tick => Some(json!(reader.ticked(name))),
        Holds::NumberIfAny(..) if reader.typed(name).trim().is_empty() => Some(Value::Null),
        Holds::Number(least, most) | Holds::NumberIfAny(least, most) => {
            reader.number(name, least..=most).map(|n| json!(n))
        }
        Holds::Points => reader.read(name, points),
        Holds::One(_) | Holds::Until => {
            match reader.choose(name, |typed| codes(field).iter().find(|code| **code == typed))? {
                &MINUTES => {
                    reader.number(UNTIL_MINUTES, 1..=1440_u32).map(|n| json!({ MINUTES: n }))
                }
                code => Some(json!(code)),
            }
        }
        Holds::Day | Holds::Text(_) => None,
    }
}

fn points(typed: &str) -> Result<Value, Sentence> {
    let most = HalfPoints::whole(361);
    let points = read_points(typed)?;
    if points < HalfPoints::ZERO || points > most {
        let range = Sentence::new("fault-out-of-range").with("value", typed);
        return Err(range.with("least", 0).with("most", 361));
    }
    crate::go::decimal::serialize(&points, serde_json::value::Serializer)
        .map_err(|_| Sentence::new("fault-points").with("typed", typed))
}

/// The procedure as the fields of the form.
pub(super) fn fields_of(t: Lang, settings: &Settings, stands: &Stands) -> Fields {
    let own = &settings.refereeing;
    let tick = |on: bool| if on { "yes".to_owned() } else { String::new() };
    let mut minutes = "30".to_owned();
    let mut fields = vec![
        ("procedure", own.procedure.clone().unwrap_or_default()),
        ("public", tick(own.public)),
        ("finished_confirms", tick(own.finished_confirms)),
        ("international", tick(own.international)),
        (COMMITTEE, own.committee.join("\n")),
        (RESERVES, own.reserves.join("\n")),
    ];
    for field in asked() {
        let (shown, of_it) = shown(t, field, &stands.now_json);
        fields.push((field.name, shown));
        minutes = of_it.unwrap_or(minutes);
    }
    fields.push((UNTIL_MINUTES, minutes));
    fields.retain(|(_, value)| !value.is_empty());
    fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

/// The names of a field, one a line, none twice.
fn people(reader: &Reader<'_>, field: &str) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for line in reader.typed(field).lines().map(str::trim).filter(|line| !line.is_empty()) {
        let name: String = line.chars().take(200).collect();
        if names.len() < MOST_PEOPLE && !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// What was typed: the settings without the fields of the procedure, and those fields.
pub(super) struct ProcedureForm {
    pub own: Refereeing,
    pub values: Vec<(&'static ProcedureField, Value)>,
}

impl FromForm for ProcedureForm {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let procedure = reader.read_if_any("procedure", |typed| {
            let name = typed.parse::<ProcedureName>();
            name.map(|n| n.to_string()).map_err(|_| Sentence::new("fault-choice"))
        });
        // All of them are read before one that is wrong ends it.
        let values: Vec<_> =
            asked().map(|field| read(reader, field).map(|value| (field, value))).collect();
        let own = Refereeing {
            procedure: procedure?,
            international: reader.ticked("international"),
            public: reader.ticked("public"),
            finished_confirms: reader.ticked("finished_confirms"),
            committee: people(reader, COMMITTEE),
            reserves: people(reader, RESERVES),
            ..Refereeing::default()
        };
        Some(Self { own, values: values.into_iter().collect::<Option<_>>()? })
    }
}

impl ProcedureForm {
    /// Whether it names another text than the event has.
    pub(super) fn is_another(&self, now: &Refereeing) -> bool {
        now.procedure != self.own.procedure || now.international != self.own.international
    }

    /// The settings with what was typed. Another procedure begins from its own text.
    pub(super) fn settings(self, stands: &Stands, now: &Refereeing) -> Refereeing {
        let another = self.is_another(now);
        let adapted = if another { Default::default() } else { stands.with(now, self.values) };
        Refereeing { rules: now.rules.clone(), adapted, ..self.own }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// What the form of the page does not hold: the choice of the text itself, and its rules.
    const ELSEWHERE: [&str; 3] = ["name", "profile", "clauses"];

    #[test]
    fn every_field_of_a_procedure_has_a_name() {
        let json = serde_json::to_value(ProcedureName::Korean2024.preset()).unwrap();
        let mut left: BTreeSet<String> = BTreeSet::new();
        for (field, value) in json.as_object().unwrap() {
            let inner = value.as_object().filter(|_| field != "clock");
            match inner {
                Some(inner) => left.extend(inner.keys().map(|key| format!("/{field}/{key}"))),
                None if field == "clock" => drop(left.insert("/clock/kind".to_owned())),
                None if ELSEWHERE.contains(&field.as_str()) => {}
                None => drop(left.insert(format!("/{field}"))),
            }
        }
        let held: BTreeSet<String> = procedure_fields().map(|field| field.at.to_owned()).collect();
        assert_eq!(held, left);
    }

    #[test]
    fn every_field_has_its_words_in_every_language() {
        let json = serde_json::to_value(ProcedureName::Ngb.preset()).unwrap();
        for t in Lang::all() {
            for field in procedure_fields() {
                let mut keys = vec![key(field)];
                keys.extend(codes(field).iter().map(|code| format!("{}-{code}", key(field))));
                assert!(keys.iter().all(|key| t.text(key) != *key), "{keys:?}");
                assert!(!words(t, field, &json).contains("procedure-"), "{}", field.name);
            }
        }
    }
}
