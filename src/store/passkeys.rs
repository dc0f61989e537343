//! Passkeys, and what browsers were asked to have signed by them.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;

use super::AccountId;
use super::connection::AnyConnection;
use super::open::{Result, Store};
use super::schema::{passkey, passkey_question};
use super::tournaments::timestamp;

/// A key that one of somebody's devices keeps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PasskeyRow {
    /// What the device calls it, base64url.
    pub id: String,
    /// Whose it is.
    pub account: AccountId,
    /// What its owner calls it.
    pub name: String,
    /// The host that it was made for.
    pub rp_id: String,
    /// What the device calls its owner, base64url.
    pub user_handle: String,
    /// Its public half as COSE, base64url.
    pub public_key: String,
    /// How often it has signed, as it says; 0 if it does not count.
    pub sign_count: i64,
    /// When it was added.
    pub created_at: DateTime<Utc>,
    /// When somebody last signed in by it.
    pub used_at: Option<DateTime<Utc>>,
}

/// What a browser was asked to have signed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PasskeyQuestion {
    /// Who is asked, if that is known.
    pub account: Option<AccountId>,
    /// What is to be signed, base64url.
    pub challenge: String,
    /// What the device is to call its owner, for a new passkey; else empty.
    pub user_handle: String,
}

#[derive(Queryable, Insertable)]
#[diesel(table_name = passkey)]
struct Row {
    credential_id: String,
    account_id: i64,
    name: String,
    rp_id: String,
    user_handle: String,
    public_key: String,
    sign_count: i64,
    created_at: NaiveDateTime,
    used_at: Option<NaiveDateTime>,
}

impl From<Row> for PasskeyRow {
    fn from(row: Row) -> Self {
        Self {
            id: row.credential_id,
            account: AccountId(row.account_id),
            name: row.name,
            rp_id: row.rp_id,
            user_handle: row.user_handle,
            public_key: row.public_key,
            sign_count: row.sign_count,
            created_at: row.created_at.and_utc(),
            used_at: row.used_at.map(|at| at.and_utc()),
        }
    }
}

impl Store {
    /// An account's passkeys, the oldest first.
    pub fn passkeys(&self, c: &mut AnyConnection, account: AccountId) -> Result<Vec<PasskeyRow>> {
        let rows: Vec<Row> = passkey::table
            .filter(passkey::account_id.eq(account.0))
            .order((passkey::created_at, passkey::credential_id))
            .load(c)?;
        Ok(rows.into_iter().map(Into::into).collect())
    }

    /// The passkey that devices call so, whosever it is.
    pub fn passkey(&self, c: &mut AnyConnection, id: &str) -> Result<Option<PasskeyRow>> {
        Ok(passkey::table.find(id).first::<Row>(c).optional()?.map(Into::into))
    }

    /// Keeps a new passkey. Call it in [`Scope::Server`](super::Scope::Server).
    pub fn insert_passkey(&self, c: &mut AnyConnection, new: &PasskeyRow) -> Result<()> {
        let row = Row {
            credential_id: new.id.clone(),
            account_id: new.account.0,
            name: new.name.clone(),
            rp_id: new.rp_id.clone(),
            user_handle: new.user_handle.clone(),
            public_key: new.public_key.clone(),
            sign_count: new.sign_count,
            created_at: timestamp(new.created_at),
            used_at: new.used_at.map(timestamp),
        };
        diesel::insert_into(passkey::table).values(&row).execute(c)?;
        Ok(())
    }

    /// Notes that a passkey has signed, so often now. Returns whether it was as it was read.
    pub fn use_passkey(
        &self,
        c: &mut AnyConnection,
        read: &PasskeyRow,
        sign_count: i64,
        now: DateTime<Utc>,
    ) -> Result<bool> {
        let same = passkey::table.find(&read.id).filter(passkey::sign_count.eq(read.sign_count));
        let set = (passkey::sign_count.eq(sign_count), passkey::used_at.eq(timestamp(now)));
        Ok(diesel::update(same).set(set).execute(c)? == 1)
    }

    /// Takes a passkey of an account away. Returns whether it was there.
    pub fn delete_passkey(
        &self,
        c: &mut AnyConnection,
        account: AccountId,
        id: &str,
    ) -> Result<bool> {
        let own = passkey::table.find(id).filter(passkey::account_id.eq(account.0));
        Ok(diesel::delete(own).execute(c)? == 1)
    }

    /// Takes all passkeys of an account away.
    pub fn delete_passkeys(&self, c: &mut AnyConnection, account: AccountId) -> Result<()> {
        diesel::delete(passkey::table.filter(passkey::account_id.eq(account.0))).execute(c)?;
        Ok(())
    }

    /// Keeps what the browser of that token is asked, in place of what it was asked before; what expired goes.
    pub fn put_passkey_question(
        &self,
        c: &mut AnyConnection,
        token_hash: &str,
        asked: &PasskeyQuestion,
        now: DateTime<Utc>,
        expires: DateTime<Utc>,
    ) -> Result<()> {
        let old = passkey_question::expires_at.lt(timestamp(now));
        let gone =
            passkey_question::table.filter(old.or(passkey_question::token_hash.eq(token_hash)));
        diesel::delete(gone).execute(c)?;
        diesel::insert_into(passkey_question::table)
            .values((
                passkey_question::token_hash.eq(token_hash),
                passkey_question::account_id.eq(asked.account.map(|account| account.0)),
                passkey_question::challenge.eq(&asked.challenge),
                passkey_question::user_handle.eq(&asked.user_handle),
                passkey_question::expires_at.eq(timestamp(expires)),
            ))
            .execute(c)?;
        Ok(())
    }

    /// What the browser of that token was asked, which is gone then; `None` if that was nothing, or too long ago.
    pub fn take_passkey_question(
        &self,
        c: &mut AnyConnection,
        token_hash: &str,
        now: DateTime<Utc>,
    ) -> Result<Option<PasskeyQuestion>> {
        let one = passkey_question::table.find(token_hash);
        let found: Option<(Option<i64>, String, String, NaiveDateTime)> = one
            .select((
                passkey_question::account_id,
                passkey_question::challenge,
                passkey_question::user_handle,
                passkey_question::expires_at,
            ))
            .first(c)
            .optional()?;
        // Of two who read it at once, one takes it.
        let taken = diesel::delete(one).execute(c)? == 1;
        let found = found.filter(|(.., expires)| taken && *expires > timestamp(now));
        Ok(found.map(|(account, challenge, user_handle, _)| PasskeyQuestion {
            account: account.map(AccountId),
            challenge,
            user_handle,
        }))
    }
}
