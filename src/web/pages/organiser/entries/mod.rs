//! Registration by the organiser: the list of entries with their rounds, single entries, imports, withdrawals, ratings.

mod acts;
mod attendance;
mod chosen;
mod edit;
mod enter;
mod leave;
mod list;
mod update;
mod upload;

pub(super) use edit::{field_of, with_field};
