use std::collections::BTreeMap;

use go::OwnRules;
use serde::{Deserialize, Serialize};

/// How an event rules on incidents. Everything left out is as the rules of play have it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Refereeing {
    /// The procedure by its name; `None`: the one that goes with the rules of play.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub procedure: Option<String>,
    /// Whether it is an international event, for texts that treat those apart.
    pub international: bool,
    /// Fields of the procedure that the event has otherwise, by their names in its JSON; the rules for a
    /// single kind of incident under `clauses/` and its name.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub adapted: BTreeMap<String, serde_json::Value>,
    /// Fields of the rules of play that the event has otherwise, by the names of [`go::RULE_FIELDS`]. They
    /// count for games that are begun from then on.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub rules: OwnRules,
    /// Who decides appeals, by name, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub committee: Vec<String>,
    /// Who takes the place of a member that has an interest in the case.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub reserves: Vec<String>,
    /// Whether everybody may read rulings; otherwise arbiters and the two players.
    pub public: bool,
    /// Whether the results of a finished round count as confirmed by both players.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub finished_confirms: bool,
}

impl Refereeing {
    /// Whether the event has nothing of its own.
    #[must_use]
    pub fn is_usual(&self) -> bool {
        *self == Self::default()
    }
}
