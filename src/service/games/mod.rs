//! Games that are recorded move by move, and how they end.

pub(crate) mod own_end;
pub(crate) mod played;
pub(crate) mod record_sentence;
pub(crate) mod recorded;
