//! Incidents, rulings and appeals.

pub(crate) mod appeals;
pub(crate) mod exclusion;
pub(crate) mod given;
pub(crate) mod prepared_ruling;
pub(crate) mod proposals;
pub(crate) mod referee_sentence;
