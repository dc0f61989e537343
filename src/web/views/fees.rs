//! Fees, as organisers keep them.

use crate::tournament::{Entry, Tournament};

/// Whether the organisers keep fees here: somebody's is noted, or ticked off.
pub fn has_fees(tournament: &Tournament) -> bool {
    let knows = |entry: &Entry| entry.private.paid || !entry.private.fee.is_empty();
    tournament.entries.iter().any(knows)
}

/// What somebody still has to pay, in words: their own fee, else that of the event.
pub fn owed<'a>(tournament: &'a Tournament, entry: &'a Entry) -> Option<&'a str> {
    let own = &entry.private.fee;
    let fee = if own.is_empty() { &tournament.settings.home.fee } else { own };
    (!entry.private.paid && !fee.is_empty()).then_some(fee)
}
