//! The fields of a procedure in words: on the page of the procedure, and in the journal.

use base16ct::lower::encode_string as hex;
use referee::MINUTES;
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::web::prelude::*;
use crate::web::views::setting_fields::FieldWords;

pub const UNTIL_MINUTES: &str = "until_minutes";

/// The key of a field's label.
pub fn key(field: &ProcedureField) -> String {
    format!("procedure-{}", field.name.replace('_', "-"))
}

/// The answers of a field, each with the key of its words; none if a value is typed.
pub fn answers(field: &ProcedureField) -> Vec<(&'static str, String)> {
    let of = |words: &[&'static str], key: &str| {
        words.iter().map(|word| (*word, key.replace("{name}", word))).collect()
    };
    match field.holds {
        Holds::YesNo => of(&YES_OR_NO, "procedure-{name}"),
        Holds::One(words, key) => of(words, key),
        Holds::Until(words) => of(&[words, &[MINUTES]].concat(), "procedure-until-{name}"),
        _ => Vec::new(),
    }
}

/// The value of a field as the form shows it, and the minutes that may belong to it.
pub fn field_value(t: Lang, field: &ProcedureField, of: &Procedure) -> (String, Option<String>) {
    match (field.holds, field.get(of)) {
        (Holds::Until(_), FieldValue::Whole(minutes)) => {
            (MINUTES.to_owned(), Some(minutes.to_string()))
        }
        (_, FieldValue::Text(text)) => (t.cited(&text).words, None),
        (_, FieldValue::Points(points)) => (t.points(points), None),
        (_, value) => (value.to_string(), None),
    }
}

pub fn words(t: Lang, field: &ProcedureField, of: &Procedure) -> String {
    let (shown, minutes) = field_value(t, field, of);
    match answers(field).into_iter().find(|(word, _)| *word == shown) {
        Some((_, key)) => {
            let said = t.text(&key);
            minutes.map_or(said.clone(), |n| t.labelled(&said, &n))
        }
        None if shown.is_empty() => t.text("procedure-none"),
        None => shown,
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
    let mut all = json!(ProcedureName::Club.preset());
    all[name] = value.clone();
    let Ok(all) = serde_json::from_value(all) else { return Vec::new() };
    let of_it = |field: &&ProcedureField| field.at().split('/').nth(1) == Some(name);
    procedure_fields()
        .filter(of_it)
        .map(|field| {
            (format!("adapted {}", field.at()), t.text(&key(field)), words(t, field, &all))
        })
        .collect()
}
