//! Accounts managed on the machine itself, by anyone who may read the database. No one is signed in, and the security
//! log says so by an empty address.

use chrono::{DateTime, Utc};
use store::{AccountRow, AnyConnection, NewSecurity, Scope, SecurityEvent};

use crate::{Refusal, Result, Service, ServiceError, Thing};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccountSeen {
    pub account: AccountRow,
    /// Browsers that are signed in.
    pub sessions: usize,
    pub seen_at: Option<DateTime<Utc>>,
}

impl Service {
    /// Ordered by name.
    pub fn accounts_seen(&self, now: DateTime<Utc>) -> Result<Vec<AccountSeen>> {
        let (accounts, sessions) = self.store.read(|c| {
            let accounts = c.accounts()?;
            Ok::<_, ServiceError>((accounts, c.sessions_seen(now)?))
        })?;
        let seen = |account: AccountRow| {
            let own = sessions.iter().filter(|(id, _)| *id == account.id).map(|(_, at)| *at);
            AccountSeen { sessions: own.clone().count(), seen_at: own.max(), account }
        };
        Ok(accounts.into_iter().map(seen).collect())
    }

    /// The first account owns the server.
    pub fn add_on_machine(
        &self,
        name: &str,
        password: &str,
        now: DateTime<Utc>,
    ) -> Result<AccountRow> {
        let hash = self.new_password(password, name)?;
        self.store.write(Scope::Server, |c| {
            let is_first = c.count_accounts()? == 0;
            let id = self.insert_account(c, name, &hash, is_first, now)?;
            let account = c.account(id)?.ok_or(ServiceError::Unknown(Thing::Account))?;
            self.log(c, SecurityEvent::AccountAdded, &account, now)?;
            Ok(account)
        })
    }

    /// Sets a password, ends the account's sessions, and enables it if it was disabled.
    ///
    /// # Errors
    /// [`Thing::Account`] if there is none of that name; [`Refusal::PasswordLength`].
    pub fn set_password_on_machine(
        &self,
        name: &str,
        password: &str,
        now: DateTime<Utc>,
    ) -> Result<AccountRow> {
        let hash = self.new_password(password, name)?;
        self.with_account(name, |c, account| {
            c.set_password(account.id, &hash)?;
            c.set_disabled(account.id, None)?;
            c.delete_sessions(account.id)?;
            self.log(c, SecurityEvent::PasswordSet, account, now)
        })
    }

    /// Disables an account and ends its sessions. Its acts and roles stay. Fails with [`Refusal::LastOwner`].
    pub fn disable_on_machine(&self, name: &str, now: DateTime<Utc>) -> Result<AccountRow> {
        self.with_account(name, |c, account| {
            self.refuse_last_owner(c, account)?;
            c.set_disabled(account.id, Some(now))?;
            c.delete_sessions(account.id)?;
            self.log(c, SecurityEvent::AccountDisabled, account, now)
        })
    }

    pub fn name_owner_on_machine(&self, name: &str, now: DateTime<Utc>) -> Result<AccountRow> {
        self.with_account(name, |c, account| {
            c.set_owner(account.id, true)?;
            self.log(c, SecurityEvent::OwnerNamed, account, now)
        })
    }

    /// Removes the app's key and the recovery codes of a person who lost them.
    pub fn remove_second_factor_on_machine(
        &self,
        name: &str,
        now: DateTime<Utc>,
    ) -> Result<AccountRow> {
        self.with_account(name, |c, account| {
            self.take_factor(c, account.id)?;
            self.log(c, SecurityEvent::SecondFactorRemoved, account, now)
        })
    }

    fn with_account(
        &self,
        name: &str,
        work: impl FnOnce(&mut AnyConnection, &AccountRow) -> Result<()>,
    ) -> Result<AccountRow> {
        let name = tournament::check_name(name).unwrap_or_default();
        self.store.write(Scope::Server, |c| {
            let account = c.account_named(&name)?;
            let account = account.ok_or(ServiceError::Unknown(Thing::Account))?;
            work(c, &account)?;
            Ok(account)
        })
    }

    /// Refuses if no other owner of the server can sign in.
    pub(crate) fn refuse_last_owner(
        &self,
        c: &mut AnyConnection,
        account: &AccountRow,
    ) -> Result<()> {
        let others = c.accounts()?;
        let other_owner =
            |other: &AccountRow| other.is_owner && !other.disabled && other.id != account.id;
        if account.is_owner && !others.iter().any(other_owner) {
            return Err(Refusal::LastOwner.into());
        }
        Ok(())
    }

    pub(crate) fn log(
        &self,
        c: &mut AnyConnection,
        what: SecurityEvent,
        account: &AccountRow,
        now: DateTime<Utc>,
    ) -> Result<()> {
        self.log_from(c, what, (account, ""), now)
    }

    pub(crate) fn log_from(
        &self,
        c: &mut AnyConnection,
        what: SecurityEvent,
        (account, address): (&AccountRow, &str),
        now: DateTime<Utc>,
    ) -> Result<()> {
        let (name, id) = (account.name.as_str(), Some(account.id));
        let new = NewSecurity { at: now, what, account: id, name, address, times: 1 };
        Ok(c.keep_security(&new)?)
    }
}
