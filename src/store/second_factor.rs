//! What is asked for after the password: codes of an app, recovery codes, and who is between the two.

use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;

use super::connection::AnyConnection;
use super::open::Result;
use super::schema::{account, half_signed_in, recovery_code};
use super::tournaments::timestamp;
use super::{AccountId, AccountRow};

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
        let found: Option<(i64, NaiveDateTime)> = half_signed_in::table
            .find(token_hash)
            .select((half_signed_in::account_id, half_signed_in::expires_at))
            .first(self)
            .optional()?;
        let found = found.filter(|(_, expires)| *expires > timestamp(now));
        let Some((id, _)) = found else { return Ok(None) };
        Ok(self.account(AccountId(id))?.filter(|account| !account.disabled))
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
