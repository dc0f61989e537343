//! An event as a whole: created, imported, timed, archived, deleted.

pub(crate) mod ended;
pub(crate) mod imports;
pub(crate) mod retention;
pub(crate) mod round_clock;
pub(crate) mod tournaments;
