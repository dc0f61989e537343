//! Keeping: rows and domain values, on SQLite and PostgreSQL alike.
//!
//! One file an aggregate. A [`Store`] opens transactions; what can be read and written in one is a method of its
//! connection. Nothing here decides anything: the service loads, decides and saves inside one [`Store::write`], which is
//! durable when it returns.

mod accounts;
mod announcements;
mod backup;
mod backup_error;
mod backup_whole;
mod board_changes;
mod boards;
mod certificates;
mod checksum;
mod clocks;
mod connection;
mod deed;
mod ended;
mod entries;
mod error;
mod event_dump;
mod files;
mod games;
mod home;
mod incidents;
mod invitations;
mod journal;
mod journal_end_check;
mod journal_ends;
mod journal_words;
mod keys;
mod latest;
mod list_sources;
mod listing;
mod migrate;
mod numbers;
mod open;
mod outage;
mod outbox;
mod parts;
mod personal;
mod personal_links;
mod pg_copy;
mod private_kept;
mod rating_lists;
mod receipts;
mod referee_log;
mod reported_results;
mod requests;
mod roles;
mod schema;
mod second_factor;
mod security;
mod sessions;
mod subscription;
mod tasks;
mod temp_file;
mod tournaments;
mod webhooks;

pub use accounts::{AccountId, AccountRow};
pub use backup::{BackedUp, BackupContents, restore, restore_from};
pub use backup_error::BackupError;
pub use backup_whole::{back_up_whole, write_whole};
pub use board_changes::SavedBoard;
pub use boards::BoardMark;
pub use certificates::CertificateRow;
pub use connection::{AnyConnection, Backend};
pub use deed::Deed;
pub use error::{Lack, Result, StoreError};
pub use files::{close_folder, own as private_file, private_folder};
pub use games::{ActRow, GameCount, GameNo, GameRow};
pub use home::HomeRow;
pub use incidents::{IncidentNo, IncidentRow, NewIncident};
pub use invitations::{InvitationRow, InvitationUse, NewInvitation};
pub use journal::{JournalEnd, JournalPart, JournalRow, NewJournal};
pub use journal_ends::{Lost, RecordSeal, SignedEnd};
pub use list_sources::ListSource;
pub use listing::ListedTournament;
pub use open::{Scope, Store};
pub use outbox::{
    AskedCounts, AskedLetter, LOG_KEPT, NewOutgoing, OutboxState, Outgoing, Receiver,
};
pub use parts::{
    ComparedParts, EventPart, FORM as PARTS_FORM, JournalledParts, PartDigests, PartFault,
    game_digests, referee_digest, tournament_digests,
};
pub use personal::{ColumnGroup, InFile, Kept, TABLES, TableColumns};
pub use personal_links::LinkHolder;
pub use rating_lists::RatingListRow;
pub use referee_log::{Excluded, NewRefereeEntry, RefereeFile, RulingFacts};
pub use roles::{Role, RoleRow};
pub use security::{NewSecurity, SecurityEvent, SecurityRow};
pub use sessions::{OwnSession, SessionRow, UsedBy};
pub use subscription::{Browser, Channel, Contact, NotificationKind};
pub use tournaments::Snapshot;
pub use webhooks::Webhook;
