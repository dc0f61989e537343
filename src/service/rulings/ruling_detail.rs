use base16ct::lower::encode_string as hex;
use serde_json::json;
use sha2::{Digest, Sha256};

use referee::{ProcedureAsGiven, RefereeLog, RulingNo};
use store::Excluded;

use crate::results::entered::Recorded;
use crate::{Refusal, Result};

/// What the journal says of a ruling; the words stay in the referee's log.
pub(crate) fn detail(
    no: RulingNo,
    log: &RefereeLog,
    result: &Recorded,
    excluded: &[Excluded],
) -> Result<serde_json::Value> {
    let ruling = log.ruling(no).map_err(Refusal::Log)?;
    Ok(json!({
        "ruling": no, "round": ruling.seats.round, "table": ruling.seats.table,
        "kind": ruling.incident.kind, "article": ruling.decision.basis.article,
        "before": result.before, "after": result.after, "replaces": ruling.replaces,
        "penalties": ruling.decision.effect.penalties, "excluded": excluded,
        "procedure": log.procedure_of(no).map(procedure_digest),
    }))
}

/// By what the journal knows the procedure of a ruling: the SHA-256 of its JSON, members sorted by name, without
/// blanks.
#[must_use]
pub fn procedure_digest(procedure: &ProcedureAsGiven) -> String {
    hex(&Sha256::digest(procedure.text()))
}
