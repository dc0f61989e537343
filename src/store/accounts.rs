//! Accounts, sessions, the second factor, and the security log.

use super::schema::{account, half_signed_in, recovery_code, security_event, session, setup_link};
use crate::prelude::*;
use chrono::Duration;
use diesel::deserialize::FromSqlRow;
use diesel::dsl::max;
use diesel::expression::AsExpression;
use diesel::sql_types::BigInt;

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
    pub const fn may_make_events(&self) -> bool {
        self.is_owner || self.makes_events
    }
}

impl Tx {
    pub fn count_accounts(&mut self) -> Result<i64> {
        self.one(account::table.count())
    }

    /// Ignores the case of letters.
    pub fn account_named(&mut self, name: &str) -> Result<Option<AccountRow>> {
        let named = account::table.filter(account::name_key.eq(name.to_lowercase()));
        self.first(named.select(AccountRow::as_select()))
    }

    pub fn account_names(&mut self) -> Result<Vec<String>> {
        self.all(account::table.select(account::name))
    }

    pub fn account(&mut self, id: AccountId) -> Result<Option<AccountRow>> {
        self.first(account::table.find(id).select(AccountRow::as_select()))
    }

    /// The name must be free. Call it in [`Scope::Server`](super::Scope::Server).
    pub fn insert_account(
        &mut self,
        name: &str,
        password_hash: &str,
        is_owner: bool,
        now: DateTime<Utc>,
    ) -> Result<AccountId> {
        let last: Option<i64> = self.one(account::table.select(max(account::id)))?;
        let id = AccountId(last.unwrap_or(0) + 1);
        self.run(insert_into(account::table).values((
            account::id.eq(id),
            account::name.eq(name),
            account::name_key.eq(name.to_lowercase()),
            account::password_hash.eq(password_hash),
            account::is_owner.eq(is_owner),
            account::created_at.eq(timestamp(now)),
            account::totp_step.eq(0),
            account::makes_events.eq(false),
        )))?;
        Ok(id)
    }

    pub fn set_password(&mut self, id: AccountId, hash: &str) -> Result<()> {
        self.run(update(account::table.find(id)).set(account::password_hash.eq(hash)))
    }

    /// `None` enables the account again.
    pub fn set_disabled(&mut self, id: AccountId, since: Option<DateTime<Utc>>) -> Result<()> {
        let disabled = account::disabled_at.eq(since.map(timestamp));
        self.run(update(account::table.find(id)).set(disabled))
    }

    pub fn set_makes_events(&mut self, id: AccountId, makes: bool) -> Result<()> {
        self.run(update(account::table.find(id)).set(account::makes_events.eq(makes)))
    }

    pub fn set_owner(&mut self, id: AccountId, owner: bool) -> Result<()> {
        self.run(update(account::table.find(id)).set(account::is_owner.eq(owner)))
    }

    /// By name.
    pub fn accounts(&mut self) -> Result<Vec<AccountRow>> {
        self.all(account::table.order(account::name_key).select(AccountRow::as_select()))
    }

    pub fn replace_setup_link(
        &mut self,
        token_hash: Option<&str>,
        now: DateTime<Utc>,
    ) -> Result<()> {
        self.run(delete(setup_link::table))?;
        let Some(hash) = token_hash else { return Ok(()) };
        let row = (setup_link::token_hash.eq(hash), setup_link::created_at.eq(timestamp(now)));
        self.run(insert_into(setup_link::table).values(row))
    }

    pub fn is_setup_link(&mut self, token_hash: &str) -> Result<bool> {
        let found = setup_link::table.find(token_hash).select(setup_link::token_hash);
        Ok(self.first::<String, _>(found)?.is_some())
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

/// As in [`SecurityRow`].
#[derive(Clone, Copy, Debug)]
pub struct NewSecurity<'a> {
    pub at: DateTime<Utc>,
    pub what: SecurityEvent,
    pub account: Option<AccountId>,
    pub name: &'a str,
    pub address: &'a str,
    pub times: i64,
}

impl Tx {
    /// Call it in [`Scope::Server`](super::Scope::Server).
    pub fn keep_security(&mut self, new: &NewSecurity<'_>) -> Result<()> {
        let last: Option<i64> = self.one(security_event::table.select(max(security_event::id)))?;
        self.run(insert_into(security_event::table).values((
            security_event::id.eq(last.unwrap_or(0) + 1),
            security_event::at.eq(timestamp(new.at)),
            security_event::what.eq(new.what.name()),
            security_event::account_id.eq(new.account),
            security_event::name.eq(new.name),
            security_event::address.eq(new.address),
            security_event::times.eq(new.times),
        )))
    }

    /// Newest first.
    pub fn security(&mut self, limit: i64) -> Result<Vec<SecurityRow>> {
        let newest = security_event::table.order(security_event::id.desc()).limit(limit);
        self.all(newest.select(SecurityRow::as_select()))
    }
}

/// Sessions are kept after their end: a clock set forward by weeks, and back again, signs no one out.
const KEPT_AFTER_END: Duration = Duration::days(60);

#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = session)]
pub struct SessionRow {
    #[diesel(embed)]
    pub account: AccountRow,
    #[diesel(deserialize_as = At)]
    pub created_at: DateTime<Utc>,
    /// To the minute or so.
    #[diesel(deserialize_as = At)]
    pub seen_at: DateTime<Utc>,
    /// Whether browser and address were noted.
    #[diesel(select_expression = session::address.is_not_null())]
    pub is_placed: bool,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UsedBy {
    /// In short: `Firefox, Android`.
    pub browser: String,
    pub address: String,
}

/// A session of one's own account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnSession {
    pub created_at: DateTime<Utc>,
    /// To the minute or so.
    pub seen_at: DateTime<Utc>,
    /// The last use; empty if the session was not used yet.
    pub used_by: UsedBy,
    /// Whether it is the session of this request.
    pub this: bool,
}

impl Tx {
    pub fn insert_session(
        &mut self,
        token_hash: &str,
        account: AccountId,
        now: DateTime<Utc>,
        expires: DateTime<Utc>,
    ) -> Result<()> {
        self.run(insert_into(session::table).values((
            session::token_hash.eq(token_hash),
            session::account_id.eq(account),
            session::created_at.eq(timestamp(now)),
            session::seen_at.eq(timestamp(now)),
            session::expires_at.eq(timestamp(expires)),
        )))?;
        let old = session::expires_at.lt(timestamp(now - KEPT_AFTER_END));
        self.run(delete(session::table.filter(old)))
    }

    /// `None` if it has expired.
    pub fn session(&mut self, token_hash: &str, now: DateTime<Utc>) -> Result<Option<SessionRow>> {
        let valid = session::table
            .inner_join(account::table.on(account::id.eq(session::account_id)))
            .filter(session::token_hash.eq(token_hash))
            .filter(session::expires_at.gt(timestamp(now)))
            .filter(account::disabled_at.is_null());
        self.first(valid.select(SessionRow::as_select()))
    }

    /// Extends a session to `expires`, and notes browser and address if they are given.
    pub fn touch_session(
        &mut self,
        token_hash: &str,
        now: DateTime<Utc>,
        expires: DateTime<Utc>,
        by: Option<&UsedBy>,
    ) -> Result<()> {
        let by = by.map(|by| (session::browser.eq(&by.browser), session::address.eq(&by.address)));
        let seen =
            (session::seen_at.eq(timestamp(now)), session::expires_at.eq(timestamp(expires)));
        self.run(update(session::table.find(token_hash)).set((seen, by)))
    }

    pub fn delete_session(&mut self, token_hash: &str) -> Result<()> {
        self.run(delete(session::table.find(token_hash)))
    }

    pub fn delete_other_sessions(&mut self, account: AccountId, kept: &str) -> Result<()> {
        let own = session::table.filter(session::account_id.eq(account));
        self.run(delete(own.filter(session::token_hash.ne(kept))))
    }

    /// Also sign-ins that wait for a code. Call it when the password changes, too: they must start again.
    pub fn delete_sessions(&mut self, account: AccountId) -> Result<()> {
        self.run(delete(session::table.filter(session::account_id.eq(account))))?;
        self.run(delete(half_signed_in::table.filter(half_signed_in::account_id.eq(account))))
    }

    /// The newest first; each says whether it has that token.
    pub fn sessions_of(
        &mut self,
        account: AccountId,
        token_hash: &str,
        now: DateTime<Utc>,
    ) -> Result<Vec<OwnSession>> {
        type Listed = (String, At, At, Option<String>, Option<String>);
        let own = session::table
            .filter(session::account_id.eq(account))
            .filter(session::expires_at.gt(timestamp(now)))
            .order(session::seen_at.desc())
            .select((
                session::token_hash,
                session::created_at,
                session::seen_at,
                session::browser,
                session::address,
            ));
        let row = |(hash, created, seen, browser, address): Listed| OwnSession {
            created_at: created.into(),
            seen_at: seen.into(),
            used_by: UsedBy {
                browser: browser.unwrap_or_default(),
                address: address.unwrap_or_default(),
            },
            this: hash == token_hash,
        };
        Ok(self.all(own)?.into_iter().map(row).collect())
    }

    /// One row for each session that has not expired.
    pub fn sessions_seen(&mut self, now: DateTime<Utc>) -> Result<Vec<(AccountId, DateTime<Utc>)>> {
        let valid = session::table.filter(session::expires_at.gt(timestamp(now)));
        let rows: Vec<(AccountId, At)> =
            self.all(valid.select((session::account_id, session::seen_at)))?;
        Ok(rows.into_iter().map(|(id, seen)| (id, seen.into())).collect())
    }

    /// The app's key and the step of the last accepted code; `None` without a second factor.
    pub fn second_factor(&mut self, id: AccountId) -> Result<Option<(String, i64)>> {
        let columns = (account::totp_key, account::totp_step);
        let found: Option<(Option<String>, i64)> =
            self.first(account::table.find(id).select(columns))?;
        Ok(found.and_then(|(key, step)| Some((key?, step))))
    }

    /// Sets or removes an app's key. Call it in [`Scope::Server`](super::Scope::Server).
    pub fn set_second_factor(&mut self, id: AccountId, key: Option<&str>) -> Result<()> {
        let set = (account::totp_key.eq(key), account::totp_step.eq(0));
        self.run(update(account::table.find(id)).set(set))
    }

    /// Accepts the code of a step once, and none older than the last accepted one.
    pub fn take_step(&mut self, id: AccountId, step: i64) -> Result<bool> {
        let later = account::table.find(id).filter(account::totp_step.lt(step));
        Ok(self.count(update(later).set(account::totp_step.eq(step)))? == 1)
    }

    pub fn replace_recovery_codes(&mut self, id: AccountId, hashes: &[String]) -> Result<()> {
        self.run(delete(recovery_code::table.filter(recovery_code::account_id.eq(id))))?;
        for hash in hashes {
            let row = (recovery_code::account_id.eq(id), recovery_code::code_hash.eq(hash));
            self.run(insert_into(recovery_code::table).values(row))?;
        }
        Ok(())
    }

    /// Deletes a recovery code; returns whether it was there.
    pub fn take_recovery_code(&mut self, id: AccountId, hash: &str) -> Result<bool> {
        Ok(self.count(delete(recovery_code::table.find((id, hash))))? == 1)
    }

    /// Recovery codes left.
    pub fn recovery_codes(&mut self, id: AccountId) -> Result<i64> {
        self.one(recovery_code::table.filter(recovery_code::account_id.eq(id)).count())
    }

    /// Remembers a sign-in that waits for a code; deletes expired ones.
    pub fn insert_half(
        &mut self,
        token_hash: &str,
        id: AccountId,
        now: DateTime<Utc>,
        expires: DateTime<Utc>,
    ) -> Result<()> {
        let old = half_signed_in::expires_at.lt(timestamp(now));
        self.run(delete(half_signed_in::table.filter(old)))?;
        self.run(insert_into(half_signed_in::table).values((
            half_signed_in::token_hash.eq(token_hash),
            half_signed_in::account_id.eq(id),
            half_signed_in::expires_at.eq(timestamp(expires)),
        )))
    }

    /// The account whose password was given with that token, while the code may still be given.
    pub fn half(&mut self, token_hash: &str, now: DateTime<Utc>) -> Result<Option<AccountRow>> {
        let valid = half_signed_in::table
            .inner_join(account::table.on(account::id.eq(half_signed_in::account_id)))
            .filter(half_signed_in::token_hash.eq(token_hash))
            .filter(half_signed_in::expires_at.gt(timestamp(now)))
            .filter(account::disabled_at.is_null());
        self.first(valid.select(AccountRow::as_select()))
    }

    /// Spends the token after the code was given.
    pub fn delete_half(&mut self, token_hash: &str) -> Result<()> {
        self.run(delete(half_signed_in::table.find(token_hash)))
    }
}
