//! What is noted of a try to reach another server, for those who look later, in whatever language.

use serde_json::json;
use tournament::Sentence;

/// How much of an English reason is kept.
const LONGEST: usize = 400;

/// A note of two lines: what came of it in English, and the same text of the catalogues, as JSON.
pub(super) fn noted(english: &str, said: &Sentence) -> String {
    let line: String = english.chars().filter(|c| !c.is_control()).take(LONGEST).collect();
    format!("{line}\n{}", json!(said))
}
