//! Who takes part: entries, registration from home, personal links, requests and rating lists.

pub(crate) mod attendance;
pub(crate) mod bulk_entries;
pub(crate) mod check;
pub(crate) mod entries;
pub(crate) mod forgetting;
pub(crate) mod home;
pub(crate) mod home_checks;
pub(crate) mod listings;
pub(crate) mod merging;
pub(crate) mod personal_links;
pub(crate) mod ratings;
pub(crate) mod requests;
pub(crate) mod stamp;
pub(crate) mod tidy;
