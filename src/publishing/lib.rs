//! Outgoing data: news to other instances, e-mail and push messages, files for federations.

#![allow(missing_docs, reason = "what a name says is not said again")]

mod dumps;
mod exports;
mod fetching;
mod mailing;
mod news;
pub mod outside;
mod pushing;
pub mod record;
mod sending;

pub use dumps::{about_person, everything};
pub use exports::{
    Exporter, FileKind, Written, complaints, export, result_table, team_table, written,
};
pub use fetching::{FetchError, Fetched, Fetching, fetch_due, fetch_list};
pub use mailing::{MailServer, MailServerError};
pub use news::{Follower, News, WatchedBoard};
pub use pushing::{MOST_BYTES, PushError, PushKey, are_keys, seal};
pub use sending::{Letter, Outlets, PushKeyError, Sending, Writer, push_key, signature};
