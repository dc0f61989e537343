use std::collections::BTreeMap;

use go::OwnRules;
use serde::{Deserialize, Serialize};

/// The event's settings for rulings. Fields left out follow the rules of play.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Refereeing {
    /// The procedure by its name; `None`: the one that goes with the rules of play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub procedure: Option<String>,
    /// Whether it is an international event, for texts that treat those apart.
    pub international: bool,
    /// The event's own fields of the procedure, by their names in its JSON; the rules for a single kind of incident
    /// under `clauses/` and its name.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub adapted: BTreeMap<String, serde_json::Value>,
    /// The event's own fields of the rules of play, by the names of [`go::RULE_FIELDS`], for games that begin from
    /// then on.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub rules: OwnRules,
    /// The appeals committee, by name, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub committee: Vec<String>,
    /// Substitutes for members with an interest in the case.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reserves: Vec<String>,
    /// Whether rulings are public; otherwise for arbiters and the two players.
    pub public: bool,
    /// Whether the results of a finished round count as confirmed by both players.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub finished_confirms: bool,
}

impl Refereeing {
    /// Whether all settings are the default.
    #[must_use]
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}
