//! What people type in an act: stored apart from the chain of the journal, which has its digest, so that a name can be
//! removed.

use crate::prelude::*;
use std::mem::replace;
use store::{IN_PLACE, salted_words, words_sum};

/// What a person typed in an act.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Typed<T> {
    Typed(T),
    /// Its digest: in the chain, and once it was deleted.
    Apart(BTreeMap<String, Value>),
}

pub type TypedWords = Typed<String>;

/// Fields of entries that differ and may name people, with their texts before and after.
pub type EntryTexts = Typed<Vec<(EntryId, String, [String; 2])>>;

impl<T> Typed<T> {
    /// `None` if it was deleted.
    pub const fn typed(&self) -> Option<&T> {
        match self {
            Self::Typed(typed) => Some(typed),
            Self::Apart(_) => None,
        }
    }
}

impl<T: Default> Default for Typed<T> {
    fn default() -> Self {
        Self::Typed(T::default())
    }
}

impl From<&str> for TypedWords {
    fn from(typed: &str) -> Self {
        Self::Typed(typed.to_owned())
    }
}

impl EntryTexts {
    pub(crate) fn is_empty(&self) -> bool {
        self.typed().is_some_and(Vec::is_empty)
    }
}

/// Members of details that people type; an act has at most one of them.
const TYPED: [&str; 5] = ["reason", "place", "texts", "words", "host"];

/// Parts of settings in which names may stand.
const TYPED_SETTINGS: [&str; 16] = [
    "name",
    "short_name",
    "place",
    "director",
    "contact",
    "rooms",
    "draw/apart",
    "draw/leagues",
    "prizes",
    "refereeing/committee",
    "refereeing/reserves",
    "division",
    "home/fee",
    "home/pay",
    "reporting",
    "carried",
];

/// The member of the journal's entry for what a file said and the tournament cannot hold.
pub(crate) const NOTES: &str = "notes";

/// The detail as the chain holds it, and the members that people typed as JSON; empty if there are none. These are
/// stored apart, and the chain has their hash: a name can be redacted, and the chain still holds.
pub(crate) fn redacted(act: DeedKind, detail: &Value) -> Result<(Value, String)> {
    let typed = TYPED.iter().find_map(|member| match detail.get(member) {
        Some(Value::String(words)) if !words.is_empty() => Some((*member, json!(words))),
        Some(texts @ Value::Array(_)) => Some((*member, texts.clone())),
        _ => None,
    });
    let mut chained = if act == DeedKind::ImportNotes { json!({}) } else { detail.clone() };
    let in_place = taken_out(&mut chained, act);
    let (member, typed) = match (act, typed) {
        (DeedKind::ImportNotes, _) => (NOTES, detail.clone()),
        _ if in_place != json!({}) => (IN_PLACE, in_place),
        (_, Some(typed)) => typed,
        _ => return Ok((chained, String::new())),
    };
    // Salt that is deleted with the words: redacted words cannot be guessed by trying.
    let salt = Token::new()?;
    chained[member] = json!({ "apart": words_sum(salt.secret(), &typed), "salted": true });
    Ok((chained, salted_words(member, &typed, salt.secret())))
}

/// Removes other parts in which names may stand from a detail, leaving empty ones of their kind; returns them.
fn taken_out(detail: &mut Value, act: DeedKind) -> Value {
    let (sides, parts): (&[&str], &[&str]) = match act {
        DeedKind::Settings => (&["before", "after"], &TYPED_SETTINGS),
        DeedKind::DrawRules => {
            (&["before", "after", "clubs"], &["apart", "leagues", "before", "after"])
        }
        DeedKind::DecideEnd | DeedKind::ConfirmFor => (&["game"], &["reason"]),
        DeedKind::NextSeason => (&["last", "next"], &["name"]),
        DeedKind::JoinSeries => (&["series", "event"], &["name"]),
        DeedKind::EditTeams => (&["names", "reason"], &[""]),
        _ => (&[], &[]),
    };
    let mut typed = json!({});
    let paths =
        sides.iter().flat_map(|side| parts.iter().map(move |part| [*side, *part].join("/")));
    for path in paths {
        let path = path.trim_end_matches('/');
        let Some(value) = detail.pointer_mut(&format!("/{path}")) else { continue };
        let empty = match value {
            Value::String(_) => json!(""),
            Value::Array(_) => json!([]),
            _ => json!({}),
        };
        *path.split('/').fold(&mut typed, |within, part| &mut within[part]) = replace(value, empty);
    }
    typed
}
