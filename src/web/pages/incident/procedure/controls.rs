//! The single fields of a procedure as controls of a form.

use serde_json::{Value, json};

use crate::tournament::{Fault, HalfPoints};
use crate::web::pages::incident::texts::said;
use crate::web::{Lang, Reader, Sentence, read_points};

pub(super) use crate::referee::{
    FieldHolds as Holds, MINUTES, PROCEDURE_SECTIONS as SECTIONS, ProcedureField as Control,
    UNTILS, procedure_fields as controls,
};

/// The field for the minutes.
pub(super) const UNTIL_MINUTES: &str = "until_minutes";

/// What a field is as a control of the form.
pub(super) trait Shown {
    /// The key of its label; texts of its answers begin so as well.
    fn key(&self) -> String;
    /// The fields of the form that show the value.
    fn fields(&self, t: Lang, procedure: &Value) -> Vec<(String, String)>;
    /// The value in words, as answers of the form say it.
    fn words(&self, t: Lang, procedure: &Value) -> String;
    /// The value that was typed, as JSON.
    fn read(&self, reader: &mut Reader<'_>) -> Option<Value>;
}

impl Shown for Control {
    fn key(&self) -> String {
        format!("procedure-{}", self.name.replace('_', "-"))
    }

    fn fields(&self, t: Lang, procedure: &Value) -> Vec<(String, String)> {
        let value = procedure.pointer(self.at).unwrap_or(&Value::Null);
        let shown = match (self.holds, value) {
            (Holds::Tick, value) if value == true => "yes".to_owned(),
            (Holds::Text(_), Value::String(text)) => said(t, text),
            (Holds::Points, value) => t.decimals(&value.to_string()),
            (Holds::Until, Value::Object(told)) => {
                let minutes = told.get(MINUTES).cloned().unwrap_or_default();
                let minutes = (UNTIL_MINUTES.to_owned(), minutes.to_string());
                return vec![(self.name.to_owned(), MINUTES.to_owned()), minutes];
            }
            (_, Value::String(code)) => code.clone(),
            (_, Value::Number(number)) => number.to_string(),
            _ => String::new(),
        };
        vec![(self.name.to_owned(), shown)]
    }

    fn words(&self, t: Lang, procedure: &Value) -> String {
        let fields = self.fields(t, procedure);
        let shown = fields.first().map(|(_, shown)| shown.as_str()).unwrap_or_default();
        match self.holds {
            Holds::Tick if shown.is_empty() => t.text("procedure-no"),
            Holds::Tick => t.text("procedure-yes"),
            Holds::One(_) | Holds::Until => {
                let said = t.text(&format!("{}-{shown}", self.key()));
                let minutes = fields.get(1).map(|(_, minutes)| minutes.as_str());
                minutes.map_or(said.clone(), |n| t.labelled(&said, n))
            }
            _ if shown.is_empty() => t.text("procedure-none"),
            _ => shown.to_owned(),
        }
    }

    fn read(&self, reader: &mut Reader<'_>) -> Option<Value> {
        let name = self.name;
        match self.holds {
            Holds::Tick => Some(json!(reader.ticked(name))),
            Holds::Number(least, most) => reader.number(name, least..=most).map(|n| json!(n)),
            Holds::NumberIfAny(..) | Holds::Day if reader.typed(name).trim().is_empty() => {
                Some(Value::Null)
            }
            Holds::NumberIfAny(least, most) => reader.number(name, least..=most).map(|n| json!(n)),
            Holds::Day => reader.date(name).map(|day| json!(day)),
            Holds::Points => reader.read(name, points),
            Holds::One(codes) => one_of(reader, name, codes).map(|code| json!(code)),
            Holds::Text(most) => reader.read(name, |typed| text(typed, most)).map(|t| json!(t)),
            Holds::Until => match one_of(reader, name, &UNTILS)? {
                MINUTES => {
                    reader.number(UNTIL_MINUTES, 1..=1440_u32).map(|n| json!({ MINUTES: n }))
                }
                code => Some(json!(code)),
            },
        }
    }
}

/// One of the codes, or what is wrong.
pub(super) fn one_of(
    reader: &mut Reader<'_>,
    name: &str,
    codes: &'static [&'static str],
) -> Option<&'static str> {
    reader.choose(name, |typed| codes.iter().find(|code| **code == typed).copied())
}

/// Words on one line, at most so many letters.
pub(super) fn text(typed: &str, most: usize) -> Result<String, Fault> {
    let words = typed.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = words.chars().count();
    match length {
        0 => Err(Fault::Missing),
        _ if length > most => Err(Fault::TooLong { length, most }),
        _ if words.chars().any(char::is_control) => Err(Fault::ControlCharacter),
        _ => Ok(words),
    }
}

fn points(typed: &str) -> Result<Value, Sentence> {
    let most = HalfPoints::whole(361);
    let points = read_points(typed)?;
    if points < HalfPoints::ZERO || points > most {
        let range = Sentence::new("fault-range").with("value", typed);
        return Err(range.with("least", 0).with("most", 361));
    }
    crate::go::decimal::serialize(&points, serde_json::value::Serializer)
        .map_err(|_| Sentence::new("fault-points").with("typed", typed))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::referee::ProcedureName;
    use std::collections::BTreeSet;

    /// What the form of the page does not hold: the choice of the text itself, and the rules for the
    /// kinds of incidents, which have pages of their own.
    const ELSEWHERE: [&str; 3] = ["name", "profile", "clauses"];

    #[test]
    fn every_field_of_a_procedure_has_a_control() {
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
        let held: BTreeSet<String> = controls().map(|control| control.at.to_owned()).collect();
        assert_eq!(held, left);
    }

    #[test]
    fn every_control_has_its_words_in_every_language() {
        let json = serde_json::to_value(ProcedureName::Ngb.preset()).unwrap();
        for t in Lang::all() {
            for control in controls() {
                let mut keys = vec![control.key()];
                let codes = match control.holds {
                    Holds::One(codes) => codes,
                    Holds::Until => &UNTILS,
                    _ => &[],
                };
                keys.extend(codes.iter().map(|code| format!("{}-{code}", control.key())));
                assert!(keys.iter().all(|key| t.text(key) != *key), "{keys:?}");
                assert!(!control.words(t, &json).contains("procedure-"), "{}", control.name);
            }
        }
    }
}
