//! What goes out: standings and pages kept per revision, news to other instances, files for federations.

mod everything;
mod exports;
mod news;
mod pages;
mod patch;
pub mod record;
mod result_table;
mod written;

pub use everything::everything;
pub use exports::{FileKind, complaints, export};
pub use news::{Follower, News, WatchedBoard, follow_revisions};
pub use pages::{Packing, PageCache, Rendered};
pub use patch::{Change, Patch, patch};
pub use result_table::result_table;
pub use written::{Written, written};
