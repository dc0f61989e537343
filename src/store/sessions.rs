//! Sessions, and the second factor: codes of an app, recovery codes.

use chrono::{DateTime, Duration, NaiveDateTime, Utc};
use diesel::prelude::*;

use super::columns::At;
use super::connection::AnyConnection;
use super::open::Result;
use super::schema::{account, half_signed_in, recovery_code, session};
use super::tournaments::timestamp;
use super::{AccountId, AccountRow};

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

#[derive(AsChangeset)]
#[diesel(table_name = session)]
struct Touch<'a> {
    seen_at: NaiveDateTime,
    expires_at: NaiveDateTime,
    browser: Option<&'a str>,
    address: Option<&'a str>,
}

type Listed = (String, At, At, Option<String>, Option<String>);

impl AnyConnection {
    pub fn insert_session(
        &mut self,
        token_hash: &str,
        account: AccountId,
        now: DateTime<Utc>,
        expires: DateTime<Utc>,
    ) -> Result<()> {
        let row = (
            session::token_hash.eq(token_hash),
            session::account_id.eq(account),
            session::created_at.eq(timestamp(now)),
            session::seen_at.eq(timestamp(now)),
            session::expires_at.eq(timestamp(expires)),
        );
        diesel::insert_into(session::table).values(row).execute(self)?;
        let old = session::expires_at.lt(timestamp(now - KEPT_AFTER_END));
        diesel::delete(session::table.filter(old)).execute(self)?;
        Ok(())
    }

    /// `None` if it has expired.
    pub fn session(&mut self, token_hash: &str, now: DateTime<Utc>) -> Result<Option<SessionRow>> {
        Ok(session::table
            .inner_join(account::table.on(account::id.eq(session::account_id)))
            .filter(session::token_hash.eq(token_hash))
            .filter(session::expires_at.gt(timestamp(now)))
            .filter(account::disabled_at.is_null())
            .select(SessionRow::as_select())
            .first(self)
            .optional()?)
    }

    /// Extends a session to `expires`, and notes browser and address if they are given.
    pub fn touch_session(
        &mut self,
        token_hash: &str,
        now: DateTime<Utc>,
        expires: DateTime<Utc>,
        by: Option<&UsedBy>,
    ) -> Result<()> {
        // Diesel leaves columns with `None` unchanged.
        let changes = Touch {
            seen_at: timestamp(now),
            expires_at: timestamp(expires),
            browser: by.map(|by| by.browser.as_str()),
            address: by.map(|by| by.address.as_str()),
        };
        diesel::update(session::table.find(token_hash)).set(&changes).execute(self)?;
        Ok(())
    }

    pub fn delete_session(&mut self, token_hash: &str) -> Result<()> {
        diesel::delete(session::table.find(token_hash)).execute(self)?;
        Ok(())
    }

    pub fn delete_other_sessions(&mut self, account: AccountId, kept: &str) -> Result<()> {
        diesel::delete(
            session::table
                .filter(session::account_id.eq(account.0))
                .filter(session::token_hash.ne(kept)),
        )
        .execute(self)?;
        Ok(())
    }

    /// Also those that wait for a code.
    pub fn delete_sessions(&mut self, account: AccountId) -> Result<()> {
        diesel::delete(session::table.filter(session::account_id.eq(account.0))).execute(self)?;
        self.delete_halves(account)
    }

    /// The newest first; each says whether it has that token.
    pub fn sessions_of(
        &mut self,
        account: AccountId,
        token_hash: &str,
        now: DateTime<Utc>,
    ) -> Result<Vec<OwnSession>> {
        let rows: Vec<Listed> = session::table
            .filter(session::account_id.eq(account.0))
            .filter(session::expires_at.gt(timestamp(now)))
            .order(session::seen_at.desc())
            .select((
                session::token_hash,
                session::created_at,
                session::seen_at,
                session::browser,
                session::address,
            ))
            .load(self)?;
        let row = |(hash, created, seen, browser, address): Listed| OwnSession {
            created_at: created.into(),
            seen_at: seen.into(),
            used_by: UsedBy {
                browser: browser.unwrap_or_default(),
                address: address.unwrap_or_default(),
            },
            this: hash == token_hash,
        };
        Ok(rows.into_iter().map(row).collect())
    }

    /// One row for each session that has not expired.
    pub fn sessions_seen(&mut self, now: DateTime<Utc>) -> Result<Vec<(AccountId, DateTime<Utc>)>> {
        let rows: Vec<(AccountId, At)> = session::table
            .filter(session::expires_at.gt(timestamp(now)))
            .select((session::account_id, session::seen_at))
            .load(self)?;
        Ok(rows.into_iter().map(|(id, seen)| (id, seen.into())).collect())
    }
}

impl AnyConnection {
    /// The app's key and the step of the last accepted code; `None` without a second factor.
    pub fn second_factor(&mut self, id: AccountId) -> Result<Option<(String, i64)>> {
        let found: Option<(Option<String>, i64)> = account::table
            .find(id.0)
            .select((account::totp_key, account::totp_step))
            .first(self)
            .optional()?;
        Ok(found.and_then(|(key, step)| Some((key?, step))))
    }

    /// Sets or removes an app's key. Call it in [`Scope::Server`](super::Scope::Server).
    pub fn set_second_factor(&mut self, id: AccountId, key: Option<&str>) -> Result<()> {
        diesel::update(account::table.find(id.0))
            .set((account::totp_key.eq(key), account::totp_step.eq(0)))
            .execute(self)?;
        Ok(())
    }

    /// Accepts the code of a step once, and none older than the last accepted one.
    pub fn take_step(&mut self, id: AccountId, step: i64) -> Result<bool> {
        let later = account::table.find(id.0).filter(account::totp_step.lt(step));
        Ok(diesel::update(later).set(account::totp_step.eq(step)).execute(self)? == 1)
    }

    pub fn replace_recovery_codes(&mut self, id: AccountId, hashes: &[String]) -> Result<()> {
        let own = recovery_code::table.filter(recovery_code::account_id.eq(id.0));
        diesel::delete(own).execute(self)?;
        for hash in hashes {
            diesel::insert_into(recovery_code::table)
                .values((recovery_code::account_id.eq(id.0), recovery_code::code_hash.eq(hash)))
                .execute(self)?;
        }
        Ok(())
    }

    /// Deletes a recovery code; returns whether it was there.
    pub fn take_recovery_code(&mut self, id: AccountId, hash: &str) -> Result<bool> {
        Ok(diesel::delete(recovery_code::table.find((id.0, hash))).execute(self)? == 1)
    }

    /// Recovery codes left.
    pub fn recovery_codes(&mut self, id: AccountId) -> Result<i64> {
        let own = recovery_code::table.filter(recovery_code::account_id.eq(id.0));
        Ok(own.count().get_result(self)?)
    }

    /// Remembers a sign-in that waits for a code; deletes expired ones.
    pub fn insert_half(
        &mut self,
        token_hash: &str,
        id: AccountId,
        now: DateTime<Utc>,
        expires: DateTime<Utc>,
    ) -> Result<()> {
        let old = half_signed_in::table.filter(half_signed_in::expires_at.lt(timestamp(now)));
        diesel::delete(old).execute(self)?;
        diesel::insert_into(half_signed_in::table)
            .values((
                half_signed_in::token_hash.eq(token_hash),
                half_signed_in::account_id.eq(id.0),
                half_signed_in::expires_at.eq(timestamp(expires)),
            ))
            .execute(self)?;
        Ok(())
    }

    /// The account whose password was given with that token, while the code may still be given.
    pub fn half(&mut self, token_hash: &str, now: DateTime<Utc>) -> Result<Option<AccountRow>> {
        Ok(half_signed_in::table
            .inner_join(account::table.on(account::id.eq(half_signed_in::account_id)))
            .filter(half_signed_in::token_hash.eq(token_hash))
            .filter(half_signed_in::expires_at.gt(timestamp(now)))
            .filter(account::disabled_at.is_null())
            .select(AccountRow::as_select())
            .first(self)
            .optional()?)
    }

    /// Spends the token after the code was given.
    pub fn delete_half(&mut self, token_hash: &str) -> Result<()> {
        diesel::delete(half_signed_in::table.find(token_hash)).execute(self)?;
        Ok(())
    }

    /// Call it when the password changes: sign-ins with the old one must start again.
    pub(super) fn delete_halves(&mut self, id: AccountId) -> Result<()> {
        let own = half_signed_in::table.filter(half_signed_in::account_id.eq(id.0));
        diesel::delete(own).execute(self)?;
        Ok(())
    }
}
