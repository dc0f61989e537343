//! How an act is done: check, change, journal and tell in one transaction; what takes long is worked out before it.

pub(crate) mod change;
pub(crate) mod edit_conflict;
pub(crate) mod fair_queue;
pub(crate) mod journal;
pub(crate) mod journal_redaction;
pub(crate) mod listeners;
pub(crate) mod prepared;
pub(crate) mod tasks;
pub(crate) mod workers;
