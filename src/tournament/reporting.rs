use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::EntryId;

/// Settings of the reports to federations.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reporting {
    /// The code of a club, by the club as entries spell it.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub clubs: BTreeMap<String, String>,
    /// Entries deliberately left out of the American report, with all games.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub not_to_aga: BTreeSet<EntryId>,
}

impl Reporting {
    /// How many letters a club's code has at the most.
    pub const CODE: usize = 4;

    /// Whether all settings are empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.clubs.is_empty() && self.not_to_aga.is_empty()
    }

    /// Whether a text can be the code of a club: up to four plain letters and digits.
    #[must_use]
    pub fn is_code(text: &str) -> bool {
        (1..=Self::CODE).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_alphanumeric())
    }
}
