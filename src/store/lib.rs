//! Keeping: rows and domain values, on SQLite and PostgreSQL alike.
//!
//! One file an aggregate. Nothing here decides anything: the desk loads, decides and saves inside
//! one [`Store::write`], which is durable when it returns.

mod accounts;
mod all_of;
mod anchor;
mod announcements;
mod backup;
mod board_changes;
mod boards;
mod certificates;
mod clocks;
mod connection;
mod deed;
mod ended;
mod entries;
mod ferry;
mod files;
mod games;
mod heads;
mod home;
mod incidents;
mod invitations;
mod journal;
mod latest;
mod list_sources;
mod listing;
mod migrate;
mod open;
mod personal_links;
mod private_kept;
mod rating_lists;
mod receipts;
mod referee_log;
mod reported_results;
mod requests;
mod roles;
mod schema;
mod security;
mod sessions;
mod tournaments;
mod webhooks;

pub use accounts::{AccountId, AccountRow};
pub use backup::{BackedUp, BackupContents, BackupError, back_up, restore};
pub use board_changes::SavedBoard;
pub use boards::BoardMark;
pub use certificates::CertificateRow;
pub use connection::{AnyConnection, Backend};
pub use deed::Deed;
pub use games::{ActRow, GameCount, GameNo, GameRow};
pub use heads::{Lost, SignedEnd};
pub use home::HomeRow;
pub use incidents::{IncidentNo, IncidentRow, NewIncident};
pub use invitations::{InvitationRow, NewInvitation};
pub use journal::{JournalEnd, JournalPart, JournalRow, NewJournal};
pub use list_sources::ListSource;
pub use listing::ListedTournament;
pub use open::{Lack, Scope, Store, StoreError};
pub use personal_links::LinkHolder;
pub use rating_lists::RatingListRow;
pub use referee_log::{Excluded, NewRefereeEntry, RefereeFile, RulingFacts};
pub use roles::{Role, RoleRow};
pub use security::{NewSecurity, SecurityEvent, SecurityRow};
pub use sessions::{OwnSession, SessionRow};
pub use tournaments::Snapshot;
pub use webhooks::{LOG_KEPT, Outgoing, Webhook};
