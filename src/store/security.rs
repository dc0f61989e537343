use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;

use super::AccountId;
use super::connection::AnyConnection;
use super::open::Result;
use super::schema::security_event;
use super::tournaments::timestamp;

go::named! {
    /// What concerns who may come in.
    pub enum SecurityEvent {
        /// Account made on the machine.
        AccountAdded = "account-added",
        /// Password set on the machine.
        PasswordSet = "password-set",
        /// Account disabled on the machine.
        AccountDisabled = "account-disabled",
        /// Account made an owner's on the machine.
        OwnerNamed = "owner-named",
        /// Account made a server owner's no more.
        OwnerUnnamed = "owner-unnamed",
        /// Account that may make events now.
        EventMakerNamed = "event-maker-named",
        /// Account that may make events no more.
        EventMakerUnnamed = "event-maker-unnamed",
        /// Account that was disabled may sign in again.
        AccountEnabled = "account-enabled",
        /// Event deleted.
        EventDeleted = "event-deleted",
        /// Password changed by its owner.
        PasswordChanged = "password-changed",
        /// Wrong name or password.
        SignInFailed = "sign-in-failed",
        /// Too many wrong passwords; not looked at.
        SignInThrottled = "sign-in-throttled",
        /// Other sessions ended by their owner.
        SessionsEnded = "sessions-ended",
        /// Second factor set up, or its recovery codes made anew.
        SecondFactorSet = "second-factor-set",
        /// Second factor taken away.
        SecondFactorRemoved = "second-factor-removed",
        /// Signed in by a recovery code.
        RecoveryCodeUsed = "recovery-code-used",
    }
}

/// An event as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SecurityRow {
    /// When.
    pub at: DateTime<Utc>,
    /// What happened; `None` if a later version of Tengen wrote it.
    pub what: Option<SecurityEvent>,
    /// Whom it is about, if there is such an account.
    pub account: Option<AccountId>,
    /// The account's name, or the one that was tried.
    pub name: String,
    /// Where it came from, of an event its address; empty if it was done on the machine.
    pub address: String,
    /// How often.
    pub times: i64,
}

#[derive(Queryable, Insertable)]
#[diesel(table_name = security_event)]
struct Row {
    id: i64,
    at: NaiveDateTime,
    what: String,
    account_id: Option<i64>,
    name: String,
    address: String,
    times: i64,
}

impl From<Row> for SecurityRow {
    fn from(row: Row) -> Self {
        Self {
            at: row.at.and_utc(),
            what: SecurityEvent::named(&row.what),
            account: row.account_id.map(AccountId),
            name: row.name,
            address: row.address,
            times: row.times,
        }
    }
}

/// An event to be kept.
#[derive(Clone, Copy, Debug)]
pub struct NewSecurity<'a> {
    /// When.
    pub at: DateTime<Utc>,
    /// What happened.
    pub what: SecurityEvent,
    /// Whom it is about, if there is such an account.
    pub account: Option<AccountId>,
    /// The account's name, or the one that was tried.
    pub name: &'a str,
    /// Where it came from, of an event its address; empty if it was done on the machine.
    pub address: &'a str,
    /// How often.
    pub times: i64,
}

impl AnyConnection {
    /// Keeps a security event. Call it in [`Scope::Server`](super::Scope::Server).
    pub fn keep_security(&mut self, new: &NewSecurity<'_>) -> Result<()> {
        let last: Option<i64> =
            security_event::table.select(diesel::dsl::max(security_event::id)).first(self)?;
        let row = Row {
            id: last.unwrap_or(0) + 1,
            at: timestamp(new.at),
            what: new.what.name().to_owned(),
            account_id: new.account.map(|account| account.0),
            name: new.name.to_owned(),
            address: new.address.to_owned(),
            times: new.times,
        };
        diesel::insert_into(security_event::table).values(&row).execute(self)?;
        Ok(())
    }

    /// The newest `limit` security events, newest first.
    pub fn security(&mut self, limit: i64) -> Result<Vec<SecurityRow>> {
        let rows: Vec<Row> =
            security_event::table.order(security_event::id.desc()).limit(limit).load(self)?;
        Ok(rows.into_iter().map(Into::into).collect())
    }
}
