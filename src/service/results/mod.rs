//! Results, as arbiters enter them and as players report them.

pub(crate) mod agreed;
pub(crate) mod entered;
pub(crate) mod outcomes;
pub(crate) mod reports;
