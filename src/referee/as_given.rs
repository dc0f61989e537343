use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::Procedure;

/// The procedure of a ruling, exactly as the program of that time wrote it, as it is signed. It is read only where
/// a ruling is followed again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ProcedureAsGiven(Value);

impl ProcedureAsGiven {
    /// A procedure as it is now.
    #[must_use]
    pub fn of(procedure: &Procedure) -> Self {
        // A procedure always becomes JSON: it has string keys only.
        Self(serde_json::to_value(procedure).unwrap_or_default())
    }

    /// The procedure. An error where another version wrote something that this program cannot read.
    pub fn read(&self) -> Result<Procedure, serde_json::Error> {
        Procedure::deserialize(&self.0)
    }

    /// Its JSON, members sorted by name, without blanks.
    #[must_use]
    pub fn text(&self) -> String {
        self.0.to_string()
    }
}
