//! Rows and domain values, on SQLite and PostgreSQL alike.
//!
//! One file or folder for each aggregate. A [`Store`] runs transactions; queries are methods of a [`Tx`].
//! Nothing here decides: the service loads, decides and saves inside one [`Store::write`], which is durable when it
//! returns.

#![allow(missing_docs, reason = "what a name says is not said again")]

mod accounts;
mod backup;
mod columns;
mod connection;
mod deed;
mod entries;
mod error;
mod files;
mod games;
mod journal;
mod messages;
mod migrate;
mod open;
mod parts;
mod personal;
mod prelude;
mod rating_lists;
mod registration;
mod requests;
mod roles;
mod rounds;
mod rulings;
mod schema;
mod server;
mod tournaments;
mod tx;

pub use accounts::{
    AccountId, AccountRow, NewSecurity, OwnSession, SecurityEvent, SecurityRow, SessionRow, UsedBy,
};
pub use backup::{BackedUp, BackupContents, back_up_whole, restore, restore_from, write_whole};
pub use connection::{AnyConnection, Backend};
pub use deed::{DeedKind, UndoRow};
pub use error::{BackupError, Lack, Result, StoreError};
pub use files::{close_folder, own as private_file, private_folder, while_held};
pub use games::{ActRow, GameCount, GameNo, GameRow};
pub use journal::ends::{Lost, Signed};
pub use journal::{IN_PLACE, JournalEnd, JournalRow, salted_words, words_sum};
pub use messages::{
    AskedLetter, Browser, Channel, Contact, NewOutgoing, NotificationKind, OutboxState, Outgoing,
    Receiver, Webhook,
};
pub use open::{Scope, Store, Write};
pub use parts::{
    ComparedParts, EventPart, FORM as PARTS_FORM, JournalledParts, PartDigests, PartFault,
    game_digests, referee_digest, tournament_digests,
};
pub use personal::{InFile, Kept, NameIn, PersonalColumn, TYPED, TableColumns};
pub use rating_lists::{ListSource, RatingListRow};
pub use registration::{HomeRow, LinkHolder, Ways};
pub use roles::{InvitationRow, InvitationUse, Role, RoleRow};
pub use rounds::{BoardMark, CertificateRow};
pub use rulings::{Excluded, IncidentNo, IncidentRow, RefereeFile, RulingDraft, RulingFacts};
pub use schema::TABLES;
pub use server::{ServerKey, ServerName};
pub use tournaments::{ListedTournament, Snapshot};
pub use tx::Tx;
