//! Rows and domain values, on SQLite and PostgreSQL alike.
//!
//! One file or folder for each aggregate. A [`Store`] opens transactions; queries are methods of its connection.
//! Nothing here decides: the service loads, decides and saves inside one [`Store::write`], which is durable when it
//! returns.

#![allow(missing_docs, reason = "what a name says is not said again")]

mod accounts;
mod announcements;
mod backup;
mod certificates;
mod columns;
mod connection;
mod deed;
mod entries;
mod error;
mod files;
mod games;
mod incidents;
mod journal;
mod latest;
mod migrate;
mod open;
mod outage;
mod outbox;
mod parts;
mod personal;
mod personal_data;
mod rating_lists;
mod receipts;
mod referee_file;
mod registration;
mod requests;
mod roles;
mod round_clocks;
mod rounds;
mod schema;
mod server;
mod sessions;
mod subscription;
mod tournaments;
mod typed;
mod undo;

pub use accounts::{AccountId, AccountRow, NewSecurity, SecurityEvent, SecurityRow};
pub use backup::{
    BackedUp, BackupContents, BackupError, back_up_whole, restore, restore_from, write_whole,
};
pub use certificates::CertificateRow;
pub use connection::{AnyConnection, Backend};
pub use deed::Deed;
pub use error::{Lack, Result, StoreError};
pub use files::{close_folder, own as private_file, private_folder, while_held};
pub use games::{ActRow, GameCount, GameNo, GameRow};
pub use incidents::{IncidentNo, IncidentRow, NewIncident};
pub use journal::ends::{Lost, RecordSeal, SignedEnd};
pub use journal::{JournalEnd, JournalPart, JournalRow, NewJournal, salted_words, words_sum};
pub use open::{Scope, Store};
pub use outbox::{
    AskedCounts, AskedLetter, LOG_KEPT, NewOutgoing, OutboxState, Outgoing, Receiver, Webhook,
};
pub use parts::{
    ComparedParts, EventPart, FORM as PARTS_FORM, JournalledParts, PartDigests, PartFault,
    game_digests, referee_digest, tournament_digests,
};
pub use personal::{ColumnGroup, InFile, Kept, TABLES, TableColumns};
pub use rating_lists::{ListSource, RatingListRow};
pub use referee_file::{Excluded, NewRefereeEntry, RefereeFile, RulingFacts};
pub use registration::{HomeRow, LinkHolder, Ways};
pub use roles::{InvitationRow, InvitationUse, NewInvitation, Role, RoleRow};
pub use rounds::{BoardMark, SavedBoard};
pub use sessions::{OwnSession, SessionRow, UsedBy};
pub use subscription::{Browser, Channel, Contact, NotificationKind};
pub use tournaments::{ListedTournament, Snapshot};
pub use typed::{NameIn, TYPED};
pub use undo::UndoRow;
