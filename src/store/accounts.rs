//! Accounts and the security log.

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

#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = account)]
pub struct AccountRow {
    pub id: AccountId,
    /// As its owner writes it; unique in any case of letters.
    pub name: String,
    /// An argon2id hash as a PHC string.
    pub password_hash: String,
    /// An owner of the server may do everything on it.
    pub is_owner: bool,
    /// Permission to create, import and copy events.
    pub makes_events: bool,
    /// May no longer sign in.
    #[diesel(select_expression = account::disabled_at.is_not_null())]
    pub disabled: bool,
    /// Whether a code is asked for after the password.
    #[diesel(select_expression = account::totp_key.is_not_null())]
    pub second_factor: bool,
}

impl AccountRow {
    #[must_use]
    pub const fn may_make_events(&self) -> bool {
        self.is_owner || self.makes_events
    }
}

impl AnyConnection {
    pub fn count_accounts(&mut self) -> Result<i64> {
        Ok(account::table.count().get_result(self)?)
    }

    /// Ignores the case of letters.
    pub fn account_named(&mut self, name: &str) -> Result<Option<AccountRow>> {
        let named = account::table.filter(account::name_key.eq(name.to_lowercase()));
        Ok(named.select(AccountRow::as_select()).first(self).optional()?)
    }

    pub fn account_names(&mut self) -> Result<Vec<String>> {
        Ok(account::table.select(account::name).load(self)?)
    }

    pub fn account(&mut self, id: AccountId) -> Result<Option<AccountRow>> {
        let row = account::table.find(id).select(AccountRow::as_select());
        Ok(row.first(self).optional()?)
    }

    /// The name must be free. Call it in [`Scope::Server`](super::Scope::Server).
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

    pub fn set_password(&mut self, id: AccountId, hash: &str) -> Result<()> {
        diesel::update(account::table.find(id))
            .set(account::password_hash.eq(hash))
            .execute(self)?;
        Ok(())
    }

    /// `None` enables the account again.
    pub fn set_disabled(&mut self, id: AccountId, since: Option<DateTime<Utc>>) -> Result<()> {
        diesel::update(account::table.find(id))
            .set(account::disabled_at.eq(since.map(timestamp)))
            .execute(self)?;
        Ok(())
    }

    pub fn set_makes_events(&mut self, id: AccountId, makes: bool) -> Result<()> {
        diesel::update(account::table.find(id))
            .set(account::makes_events.eq(makes))
            .execute(self)?;
        Ok(())
    }

    pub fn set_owner(&mut self, id: AccountId, owner: bool) -> Result<()> {
        diesel::update(account::table.find(id)).set(account::is_owner.eq(owner)).execute(self)?;
        Ok(())
    }

    /// By name.
    pub fn accounts(&mut self) -> Result<Vec<AccountRow>> {
        Ok(account::table.order(account::name_key).select(AccountRow::as_select()).load(self)?)
    }

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
    pub enum SecurityEvent {
        /// On the machine.
        AccountAdded = "account-added",
        /// On the machine.
        PasswordSet = "password-set",
        /// On the machine.
        AccountDisabled = "account-disabled",
        /// On the machine.
        OwnerNamed = "owner-named",
        OwnerUnnamed = "owner-unnamed",
        EventMakerNamed = "event-maker-named",
        EventMakerUnnamed = "event-maker-unnamed",
        AccountEnabled = "account-enabled",
        EventDeleted = "event-deleted",
        /// By the account's owner.
        PasswordChanged = "password-changed",
        /// Wrong name or password.
        SignInFailed = "sign-in-failed",
        /// Too many wrong passwords; not checked.
        SignInThrottled = "sign-in-throttled",
        /// By the account's owner.
        SessionsEnded = "sessions-ended",
        /// Also for new recovery codes.
        SecondFactorSet = "second-factor-set",
        SecondFactorRemoved = "second-factor-removed",
        RecoveryCodeUsed = "recovery-code-used",
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = security_event)]
pub struct SecurityRow {
    #[diesel(deserialize_as = At)]
    pub at: DateTime<Utc>,
    /// `None` if a later version of Tengen wrote it.
    #[diesel(deserialize_as = Name)]
    pub what: Option<SecurityEvent>,
    /// `None` if there is no such account.
    #[diesel(column_name = account_id)]
    pub account: Option<AccountId>,
    /// The account's name, or the one that was tried.
    pub name: String,
    /// Network address; for an event its slug; empty if it was done on the machine.
    pub address: String,
    /// Number of tries.
    pub times: i64,
}

#[derive(Clone, Copy, Debug)]
pub struct NewSecurity<'a> {
    pub at: DateTime<Utc>,
    pub what: SecurityEvent,
    /// `None` if there is no such account.
    pub account: Option<AccountId>,
    /// The account's name, or the one that was tried.
    pub name: &'a str,
    /// Network address; for an event its slug; empty if it was done on the machine.
    pub address: &'a str,
    /// Number of tries.
    pub times: i64,
}

impl AnyConnection {
    /// Call it in [`Scope::Server`](super::Scope::Server).
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

    /// Newest first.
    pub fn security(&mut self, limit: i64) -> Result<Vec<SecurityRow>> {
        let newest = security_event::table.order(security_event::id.desc()).limit(limit);
        Ok(newest.select(SecurityRow::as_select()).load(self)?)
    }
}
