//! Accounts, and what concerned who may come in.

use chrono::{DateTime, Utc};
use diesel::backend::Backend;
use diesel::deserialize::{self, FromSql, FromSqlRow};
use diesel::expression::AsExpression;
use diesel::prelude::*;
use diesel::serialize::{self, Output, ToSql};
use diesel::sql_types::BigInt;
use serde::{Deserialize, Serialize};

use super::columns::{At, Name};
use super::connection::AnyConnection;
use super::open::Result;
use super::schema::{account, security_event, setup_link};
use super::tournaments::timestamp;

/// One account on this server.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    AsExpression,
    FromSqlRow,
    Serialize,
    Deserialize,
)]
#[diesel(sql_type = BigInt)]
pub struct AccountId(pub i64);

impl<DB: Backend> FromSql<BigInt, DB> for AccountId
where
    i64: FromSql<BigInt, DB>,
{
    fn from_sql(bytes: DB::RawValue<'_>) -> deserialize::Result<Self> {
        i64::from_sql(bytes).map(Self)
    }
}

impl<DB: Backend> ToSql<BigInt, DB> for AccountId
where
    i64: ToSql<BigInt, DB>,
{
    fn to_sql<'b>(&'b self, out: &mut Output<'b, '_, DB>) -> serialize::Result {
        self.0.to_sql(out)
    }
}

/// A person who signs in.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = account)]
pub struct AccountRow {
    /// Which account.
    pub id: AccountId,
    /// The name as its owner writes it.
    pub name: String,
    /// The password, hashed by argon2id, as a PHC string.
    pub password_hash: String,
    /// Whether it may do everything on this server.
    pub is_owner: bool,
    /// Whether an owner lets it create, import and copy events.
    pub makes_events: bool,
    /// Whether it may sign in no more.
    #[diesel(select_expression = account::disabled_at.is_not_null())]
    pub disabled: bool,
    /// Whether the code of an app is asked for after the password.
    #[diesel(select_expression = account::totp_key.is_not_null())]
    pub second_factor: bool,
}

impl AccountRow {
    /// Whether it may create, import and copy events.
    #[must_use]
    pub const fn may_make_events(&self) -> bool {
        self.is_owner || self.makes_events
    }
}

impl AnyConnection {
    /// How many accounts there are.
    pub fn count_accounts(&mut self) -> Result<i64> {
        Ok(account::table.count().get_result(self)?)
    }

    /// The account of that name, whatever the case it is typed in.
    pub fn account_named(&mut self, name: &str) -> Result<Option<AccountRow>> {
        let named = account::table.filter(account::name_key.eq(name.to_lowercase()));
        Ok(named.select(AccountRow::as_select()).first(self).optional()?)
    }

    /// The names of all accounts.
    pub fn account_names(&mut self) -> Result<Vec<String>> {
        Ok(account::table.select(account::name).load(self)?)
    }

    /// That account.
    pub fn account(&mut self, id: AccountId) -> Result<Option<AccountRow>> {
        let row = account::table.find(id).select(AccountRow::as_select());
        Ok(row.first(self).optional()?)
    }

    /// A new account; its name must be free. Call it in [`Scope::Server`](super::Scope::Server).
    pub fn insert_account(
        &mut self,
        name: &str,
        password_hash: &str,
        is_owner: bool,
        now: DateTime<Utc>,
    ) -> Result<AccountId> {
        let last: Option<i64> = account::table.select(diesel::dsl::max(account::id)).first(self)?;
        let id = last.unwrap_or(0) + 1;
        let row = (
            account::id.eq(id),
            account::name.eq(name),
            account::name_key.eq(name.to_lowercase()),
            account::password_hash.eq(password_hash),
            account::is_owner.eq(is_owner),
            account::created_at.eq(timestamp(now)),
            account::totp_step.eq(0),
            account::makes_events.eq(false),
        );
        diesel::insert_into(account::table).values(row).execute(self)?;
        Ok(AccountId(id))
    }

    /// Changes a password.
    pub fn set_password(&mut self, id: AccountId, hash: &str) -> Result<()> {
        diesel::update(account::table.find(id))
            .set(account::password_hash.eq(hash))
            .execute(self)?;
        Ok(())
    }

    /// Lets an account sign in no more from that moment on, or again with `None`.
    pub fn set_disabled(&mut self, id: AccountId, since: Option<DateTime<Utc>>) -> Result<()> {
        diesel::update(account::table.find(id))
            .set(account::disabled_at.eq(since.map(timestamp)))
            .execute(self)?;
        Ok(())
    }

    /// Lets an account make events, or no more.
    pub fn set_makes_events(&mut self, id: AccountId, makes: bool) -> Result<()> {
        diesel::update(account::table.find(id))
            .set(account::makes_events.eq(makes))
            .execute(self)?;
        Ok(())
    }

    /// Makes an account an owner of the server, or no more.
    pub fn set_owner(&mut self, id: AccountId, owner: bool) -> Result<()> {
        diesel::update(account::table.find(id)).set(account::is_owner.eq(owner)).execute(self)?;
        Ok(())
    }

    /// Every account, by name.
    pub fn accounts(&mut self) -> Result<Vec<AccountRow>> {
        Ok(account::table.order(account::name_key).select(AccountRow::as_select()).load(self)?)
    }

    /// Replaces the one-time link for the first account.
    pub fn replace_setup_link(
        &mut self,
        token_hash: Option<&str>,
        now: DateTime<Utc>,
    ) -> Result<()> {
        diesel::delete(setup_link::table).execute(self)?;
        if let Some(hash) = token_hash {
            diesel::insert_into(setup_link::table)
                .values((
                    setup_link::token_hash.eq(hash),
                    setup_link::created_at.eq(timestamp(now)),
                ))
                .execute(self)?;
        }
        Ok(())
    }

    /// Whether that is the one-time link for the first account.
    pub fn is_setup_link(&mut self, token_hash: &str) -> Result<bool> {
        let found = setup_link::table
            .find(token_hash)
            .select(setup_link::token_hash)
            .first::<String>(self)
            .optional()?;
        Ok(found.is_some())
    }
}

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
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = security_event)]
pub struct SecurityRow {
    /// When.
    #[diesel(deserialize_as = At)]
    pub at: DateTime<Utc>,
    /// What happened; `None` if a later version of Tengen wrote it.
    #[diesel(deserialize_as = Name)]
    pub what: Option<SecurityEvent>,
    /// Whom it is about, if there is such an account.
    #[diesel(column_name = account_id)]
    pub account: Option<AccountId>,
    /// The account's name, or the one that was tried.
    pub name: String,
    /// Where it came from, of an event its address; empty if it was done on the machine.
    pub address: String,
    /// How often.
    pub times: i64,
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
        let row = (
            security_event::id.eq(last.unwrap_or(0) + 1),
            security_event::at.eq(timestamp(new.at)),
            security_event::what.eq(new.what.name()),
            security_event::account_id.eq(new.account),
            security_event::name.eq(new.name),
            security_event::address.eq(new.address),
            security_event::times.eq(new.times),
        );
        diesel::insert_into(security_event::table).values(row).execute(self)?;
        Ok(())
    }

    /// The newest `limit` security events, newest first.
    pub fn security(&mut self, limit: i64) -> Result<Vec<SecurityRow>> {
        let newest = security_event::table.order(security_event::id.desc()).limit(limit);
        Ok(newest.select(SecurityRow::as_select()).load(self)?)
    }
}
