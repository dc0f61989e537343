//! Outgoing data: news to other instances, e-mail and push messages, files for federations.

#![allow(missing_docs, reason = "what a name says is not said again")]

mod about_person;
mod everything;
mod exports;
mod fetching;
mod mailing;
mod news;
mod noted;
mod outlets;
pub mod outside;
mod pushing;
pub mod record;
mod result_table;
mod sending;
mod ways;
mod written;

pub use about_person::about_person;
pub use everything::everything;
pub use exports::{Exporter, FileKind, complaints, export};
pub use fetching::{FetchError, Fetched, Fetching, fetch_due, fetch_list};
pub use mailing::{MailServer, MailServerError, NotTaken};
pub use news::{Follower, News, WatchedBoard};
pub use outlets::{Letter, Outlets, PushKeyError, Writer, push_key};
pub use pushing::{MOST_BYTES, PushError, PushKey, are_keys, seal};
pub use result_table::{result_table, team_table};
pub use sending::{Sending, send_due, signature};
pub use written::{Written, written};
