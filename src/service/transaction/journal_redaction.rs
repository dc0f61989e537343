//! What people typed in an act stands beside the journal, whose chain holds what it adds up to: a name in it can be
//! forgotten, and the chain still holds.

use serde_json::{Value, json};

use store::{Deed, salted_words, words_sum};

use crate::{Result, Token};

/// The members of details that people type; an act has one of them at the most.
const TYPED: [&str; 2] = ["reason", "place"];

/// The member of the journal's entry that holds what a file said that the tournament does not.
pub(crate) const NOTES: &str = "notes";

/// The detail as the chain holds it, and the members that stand beside it, as JSON; empty if there are none.
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
    // With salt in it, which goes with the words, nobody finds out by trying what was forgotten.
    let salt = Token::new()?;
    chained[member] = json!({ "apart": words_sum(salt.secret(), &typed), "salted": true });
    Ok((chained, salted_words(member, &typed, salt.secret())))
}
