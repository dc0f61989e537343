use chrono::{DateTime, Duration, NaiveDateTime, Utc};
use diesel::prelude::*;

use super::connection::AnyConnection;
use super::open::Result;
use super::schema::session;
use super::tournaments::timestamp;
use super::{AccountId, AccountRow};

/// How long a session is kept after its end: a clock that was put forward by weeks, and back, signs nobody out.
const KEPT_AFTER_END: Duration = Duration::days(60);

/// A signed-in browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionRow {
    /// Who is signed in.
    pub account: AccountRow,
    /// When it began.
    pub created_at: DateTime<Utc>,
    /// When it was last seen, to the minute or so.
    pub seen_at: DateTime<Utc>,
    /// Whether it was noted where it is used.
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

#[derive(Insertable)]
#[diesel(table_name = session)]
struct NewSession<'a> {
    token_hash: &'a str,
    account_id: i64,
    created_at: NaiveDateTime,
    seen_at: NaiveDateTime,
    expires_at: NaiveDateTime,
}

#[derive(AsChangeset)]
#[diesel(table_name = session)]
struct Touch<'a> {
    seen_at: NaiveDateTime,
    expires_at: NaiveDateTime,
    browser: Option<&'a str>,
    address: Option<&'a str>,
}

/// A session as it is listed.
type Listed = (String, NaiveDateTime, NaiveDateTime, Option<String>, Option<String>);

impl AnyConnection {
    /// Keeps a new session.
    pub fn insert_session(
        &mut self,
        token_hash: &str,
        account: AccountId,
        now: DateTime<Utc>,
        expires: DateTime<Utc>,
    ) -> Result<()> {
        let row = NewSession {
            token_hash,
            account_id: account.0,
            created_at: timestamp(now),
            seen_at: timestamp(now),
            expires_at: timestamp(expires),
        };
        diesel::insert_into(session::table).values(&row).execute(self)?;
        let old = session::expires_at.lt(timestamp(now - KEPT_AFTER_END));
        diesel::delete(session::table.filter(old)).execute(self)?;
        Ok(())
    }

    /// The session of that token, if it has not expired.
    pub fn session(&mut self, token_hash: &str, now: DateTime<Utc>) -> Result<Option<SessionRow>> {
        let found: Option<(i64, NaiveDateTime, NaiveDateTime, bool)> = session::table
            .find(token_hash)
            .filter(session::expires_at.gt(timestamp(now)))
            .select((
                session::account_id,
                session::created_at,
                session::seen_at,
                session::address.is_not_null(),
            ))
            .first(self)
            .optional()?;
        let Some((account, created_at, seen_at, is_placed)) = found else { return Ok(None) };
        let account = self.account(AccountId(account))?.filter(|account| !account.disabled);
        let (created_at, seen_at) = (created_at.and_utc(), seen_at.and_utc());
        Ok(account.map(|account| SessionRow { account, created_at, seen_at, is_placed }))
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
            created_at: created.and_utc(),
            seen_at: seen.and_utc(),
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
        let rows: Vec<(i64, NaiveDateTime)> = session::table
            .filter(session::expires_at.gt(timestamp(now)))
            .select((session::account_id, session::seen_at))
            .load(self)?;
        Ok(rows.into_iter().map(|(id, seen)| (AccountId(id), seen.and_utc())).collect())
    }
}
