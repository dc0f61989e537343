//! Notes about attempts to reach another server, to be shown later in any language.

use serde_json::json;
use tournament::Sentence;

/// Characters kept of an English reason.
const LONGEST: usize = 400;

/// Two lines: the result in English, and the same as a sentence of the catalogues, as JSON.
pub(super) fn noted(english: &str, said: &Sentence) -> String {
    let line: String = english.chars().filter(|c| !c.is_control()).take(LONGEST).collect();
    format!("{line}\n{}", json!(said))
}
