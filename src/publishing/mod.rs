//! What goes out: standings and pages kept per revision, news to other instances, files for federations.

mod news;
mod pages;

pub use news::follow_revisions;
pub use pages::{PageCache, Rendered};
