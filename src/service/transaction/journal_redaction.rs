//! Texts that people typed are stored apart from the journal, whose chain holds their hash: a name can be redacted, and
//! the chain still holds.

use serde_json::{Value, json};

use store::{Deed, salted_words, words_sum};

use crate::{Result, Token};

/// Members of details that people type; an act has at most one of them.
const TYPED: [&str; 2] = ["reason", "place"];

/// The member of the journal's entry for what a file said and the tournament cannot hold.
pub(crate) const NOTES: &str = "notes";

/// The detail as the chain holds it, and the separate members as JSON; empty if there are none.
pub(crate) fn redacted(act: Deed, detail: &Value) -> Result<(Value, String)> {
    let typed = TYPED.iter().find_map(|member| match detail.get(member) {
        Some(Value::String(words)) if !words.is_empty() => Some((*member, json!(words))),
        _ => None,
    });
    let (member, typed) = match (act, typed) {
        (Deed::ImportNotes, _) => (NOTES, detail.clone()),
        (_, Some(typed)) => typed,
        _ => return Ok((detail.clone(), String::new())),
    };
    let mut chained = if act == Deed::ImportNotes { json!({}) } else { detail.clone() };
    // Salt that is deleted with the words: redacted words cannot be guessed by trying.
    let salt = Token::new()?;
    chained[member] = json!({ "apart": words_sum(salt.secret(), &typed), "salted": true });
    Ok((chained, salted_words(member, &typed, salt.secret())))
}
