//! What goes out: standings and pages kept per revision, news to other instances, files for federations.

mod everything;
mod exports;
mod fetching;
mod news;
mod noted;
pub mod outside;
mod pages;
mod patch;
pub mod record;
mod result_table;
mod sending;
mod written;

pub use everything::everything;
pub use exports::{FileKind, complaints, export};
pub use fetching::{FetchError, Fetched, fetch_due, fetch_list, keep_fetching};
pub use news::{Follower, News, WatchedBoard, follow_revisions};
pub use pages::{Packing, PageCache, Rendered};
pub use patch::{LineChange, Patch, patch};
pub use result_table::result_table;
pub use sending::{keep_sending, send_due, signature};
pub use written::{Written, written};
