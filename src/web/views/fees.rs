//! Fees, as organisers keep them.

use crate::tournament::{Entry, Tournament};

/// Whether the organisers keep fees here: somebody's is noted, or ticked off.
pub fn has_fees(tournament: &Tournament) -> bool {
    let knows = |entry: &Entry| entry.private.paid || !entry.private.fee.is_empty();
    tournament.entries.iter().any(knows)
}
