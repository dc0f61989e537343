//! What people typed in an act stands beside the journal, whose chain holds what it adds up to: a name in it can be
//! forgotten, and the chain still holds.

use serde_json::{Value, json};

use store::Deed;

use crate::{Result, Token};

/// The member of a detail that people type.
const REASON: &str = "reason";

/// The member of the journal's entry that holds what a file said that the tournament does not.
pub(crate) const NOTES: &str = "notes";

/// The detail as the chain holds it, and the members that stand beside it, as JSON; empty if there are none.
pub(crate) fn redacted(act: Deed, detail: &Value) -> Result<(Value, String)> {
    let (member, typed) = match (act, detail.get(REASON)) {
        (Deed::ImportNotes, _) => (NOTES, detail.clone()),
        (_, Some(Value::String(reason))) if !reason.is_empty() => (REASON, json!(reason)),
        _ => return Ok((detail.clone(), String::new())),
    };
    let mut chained = if act == Deed::ImportNotes { json!({}) } else { detail.clone() };
    // With chance in it nobody finds out by trying what was forgotten.
    let chance = Token::new()?;
    let sum = Token::hash_of(&format!("{} {typed}", chance.secret()));
    chained[member] = json!({ "apart": sum });
    Ok((chained, json!({ member: typed }).to_string()))
}
