//! The fields of a procedure in words: on the page of the procedure, and in the journal.

use base16ct::lower::encode_string as hex;
use referee::{FieldHolds as Holds, MINUTES, UNTILS};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use crate::web::prelude::*;
use crate::web::views::setting_fields::FieldWords;

pub const YES_OR_NO: [&str; 2] = ["yes", "no"];

/// The key of a field's label, which is also the prefix for the texts of its answers.
pub fn key(field: &ProcedureField) -> String {
    format!("procedure-{}", field.name.replace('_', "-"))
}

pub const fn codes(field: &ProcedureField) -> &'static [&'static str] {
    match field.holds {
        Holds::One(codes) => codes,
        Holds::Until => &UNTILS,
        _ => &[],
    }
}

/// The value of a field as the form shows it, and the minutes that may belong to it.
pub fn shown(t: Lang, field: &ProcedureField, json: &Value) -> (String, Option<String>) {
    let value = json.pointer(field.at).unwrap_or(&Value::Null);
    let shown = match (field.holds, value) {
        (Holds::Until, Value::Object(told)) => {
            let minutes = told.get(MINUTES).cloned().unwrap_or_default();
            return (MINUTES.to_owned(), Some(minutes.to_string()));
        }
        (Holds::Text(_), Value::String(text)) => t.cited(text).words,
        (Holds::Points, value) => t.decimals(&value.to_string()),
        (_, Value::String(code)) => code.clone(),
        (_, Value::Number(number)) => number.to_string(),
        (_, Value::Bool(yes)) => YES_OR_NO[usize::from(!yes)].to_owned(),
        _ => String::new(),
    };
    (shown, None)
}

pub fn words(t: Lang, field: &ProcedureField, procedure: &Value) -> String {
    let (shown, minutes) = shown(t, field, procedure);
    match field.holds {
        Holds::Tick => t.text(&format!("procedure-{shown}")),
        _ if !codes(field).is_empty() => {
            let said = t.text(&format!("{}-{shown}", key(field)));
            minutes.map_or(said.clone(), |n| t.labelled(&said, &n))
        }
        _ if shown.is_empty() => t.text("procedure-none"),
        _ => shown,
    }
}

/// A field of the event's own procedure, each of its parts by itself. Rules are named by their kinds, and told apart by
/// a digest.
pub fn own_words(t: Lang, name: &str, value: &Value) -> Vec<FieldWords> {
    if name.starts_with("clauses") {
        let kinds =
            value.as_array().into_iter().flatten().filter_map(|rule| rule["kinds"].as_array());
        let kinds = kinds.flatten().filter_map(|kind| kind.as_str()?.parse().ok());
        let kinds: BTreeSet<IncidentKind> = kinds.collect();
        let digest = hex(&Sha256::digest(value.to_string())[..4]);
        let said = t.labelled(&t.listed(kinds.into_iter().map(|kind| t.kind(kind))), &digest);
        return vec![(format!("adapted {name}"), t.text("procedure-own-rules"), said)];
    }
    let all = json!({ name: value });
    let of_it = procedure_fields().filter(|field| all.pointer(field.at).is_some());
    of_it
        .map(|field| (format!("adapted {}", field.at), t.text(&key(field)), words(t, field, &all)))
        .collect()
}
