//! Who is signed in, and what is asked for after the password: codes of an app, recovery codes.

use chrono::{DateTime, Duration, NaiveDateTime, Utc};
use diesel::prelude::*;

use super::columns::At;
use super::connection::AnyConnection;
use super::open::Result;
use super::schema::{account, half_signed_in, recovery_code, session};
use super::tournaments::timestamp;
use super::{AccountId, AccountRow};

/// How long a session is kept after its end: a clock that was put forward by weeks, and back, signs nobody out.
const KEPT_AFTER_END: Duration = Duration::days(60);

/// A signed-in browser.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = session)]
pub struct SessionRow {
    /// Who is signed in.
    #[diesel(embed)]
    pub account: AccountRow,
    /// When it began.
    #[diesel(deserialize_as = At)]
    pub created_at: DateTime<Utc>,
    /// When it was last seen, to the minute or so.
    #[diesel(deserialize_as = At)]
    pub seen_at: DateTime<Utc>,
    /// Whether it was noted where it is used.
    #[diesel(select_expression = session::address.is_not_null())]
    pub is_placed: bool,
}

/// Where a session is used.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct UsedBy {
    /// What the browser calls itself, in short: `Firefox, Android`.
    pub browser: String,
    /// The address that it asks from.
    pub address: String,
}

/// A session of one's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnSession {
    /// When it began.
    pub created_at: DateTime<Utc>,
    /// When it was last seen, to the minute or so.
    pub seen_at: DateTime<Utc>,
    /// Where it was used last; nothing of one that was not used yet.
    pub used_by: UsedBy,
    /// Whether it is the one that asks.
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
    /// Keeps a new session.
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

    /// The session of that token, if it has not expired.
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

    /// Notes that a session is in use, by whom if that is known, and lets it last until `expires`.
    pub fn touch_session(
        &mut self,
        token_hash: &str,
        now: DateTime<Utc>,
        expires: DateTime<Utc>,
        by: Option<&UsedBy>,
    ) -> Result<()> {
        // What is `None` stays as it was.
        let changes = Touch {
            seen_at: timestamp(now),
            expires_at: timestamp(expires),
            browser: by.map(|by| by.browser.as_str()),
            address: by.map(|by| by.address.as_str()),
        };
        diesel::update(session::table.find(token_hash)).set(&changes).execute(self)?;
        Ok(())
    }

    /// Ends one session.
    pub fn delete_session(&mut self, token_hash: &str) -> Result<()> {
        diesel::delete(session::table.find(token_hash)).execute(self)?;
        Ok(())
    }

    /// Ends all sessions of an account but one.
    pub fn delete_other_sessions(&mut self, account: AccountId, kept: &str) -> Result<()> {
        diesel::delete(
            session::table
                .filter(session::account_id.eq(account.0))
                .filter(session::token_hash.ne(kept)),
        )
        .execute(self)?;
        Ok(())
    }

    /// Ends all sessions of an account, those half begun too.
    pub fn delete_sessions(&mut self, account: AccountId) -> Result<()> {
        diesel::delete(session::table.filter(session::account_id.eq(account.0))).execute(self)?;
        self.delete_halves(account)
    }

    /// When the sessions of an account began and were last seen, and where, the newest first; of each whether it is the
    /// one of that token.
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

    /// When each account was last seen in a session that has not expired; one row a session.
    pub fn sessions_seen(&mut self, now: DateTime<Utc>) -> Result<Vec<(AccountId, DateTime<Utc>)>> {
        let rows: Vec<(AccountId, At)> = session::table
            .filter(session::expires_at.gt(timestamp(now)))
            .select((session::account_id, session::seen_at))
            .load(self)?;
        Ok(rows.into_iter().map(|(id, seen)| (id, seen.into())).collect())
    }
}

impl AnyConnection {
    /// The key of an account's codes and the step of the last one taken, if an app makes some.
    pub fn second_factor(&mut self, id: AccountId) -> Result<Option<(String, i64)>> {
        let found: Option<(Option<String>, i64)> = account::table
            .find(id.0)
            .select((account::totp_key, account::totp_step))
            .first(self)
            .optional()?;
        Ok(found.and_then(|(key, step)| Some((key?, step))))
    }

    /// Gives an account the key of an app in place of the one it had, or takes it away. Call it in
    /// [`Scope::Server`](super::Scope::Server).
    pub fn set_second_factor(&mut self, id: AccountId, key: Option<&str>) -> Result<()> {
        diesel::update(account::table.find(id.0))
            .set((account::totp_key.eq(key), account::totp_step.eq(0)))
            .execute(self)?;
        Ok(())
    }

    /// Takes the code of a step: each but once, and none that is older than one taken. Returns whether it was.
    pub fn take_step(&mut self, id: AccountId, step: i64) -> Result<bool> {
        let later = account::table.find(id.0).filter(account::totp_step.lt(step));
        Ok(diesel::update(later).set(account::totp_step.eq(step)).execute(self)? == 1)
    }

    /// Replaces an account's recovery codes by those of these hashes.
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

    /// Takes a recovery code, which is gone then. Returns whether there was such a one.
    pub fn take_recovery_code(&mut self, id: AccountId, hash: &str) -> Result<bool> {
        Ok(diesel::delete(recovery_code::table.find((id.0, hash))).execute(self)? == 1)
    }

    /// How many recovery codes an account has left.
    pub fn recovery_codes(&mut self, id: AccountId) -> Result<i64> {
        let own = recovery_code::table.filter(recovery_code::account_id.eq(id.0));
        Ok(own.count().get_result(self)?)
    }

    /// Keeps that somebody gave the right password; those that expired go.
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

    /// Who gave the right password in the browser of that token and may still give the code.
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

    /// The code was given: the token is spent.
    pub fn delete_half(&mut self, token_hash: &str) -> Result<()> {
        diesel::delete(half_signed_in::table.find(token_hash)).execute(self)?;
        Ok(())
    }

    /// The password is another one: who gave the old one begins anew.
    pub(super) fn delete_halves(&mut self, id: AccountId) -> Result<()> {
        let own = half_signed_in::table.filter(half_signed_in::account_id.eq(id.0));
        diesel::delete(own).execute(self)?;
        Ok(())
    }
}
