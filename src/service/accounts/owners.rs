//! Owners of the server manage accounts, their own included: one owner who can sign in always remains.

use store::{AccountId, AccountRow, AnyConnection, NewSecurity, Scope, SecurityEvent};

use crate::{By, Done, Result, Service, ServiceError, Thing, Token};

/// Characters of a generated password, without the hyphens.
const MADE_LENGTH: usize = 16;

impl Service {
    /// Makes an account an owner of the server, or takes that back; there may be several.
    ///
    /// # Errors
    /// [`Refusal::LastOwner`](crate::Refusal::LastOwner) if no other owner can sign in.
    pub fn name_owner(
        &self,
        by: By<'_>,
        account: AccountId,
        owner: bool,
        address: &str,
    ) -> Result<Done<AccountRow>> {
        let what = if owner { SecurityEvent::OwnerNamed } else { SecurityEvent::OwnerUnnamed };
        self.with_account_once(by, account, (what, address), |c, account| {
            if !owner {
                self.refuse_last_owner(c, account)?;
            }
            Ok(c.set_owner(account.id, owner)?)
        })
    }

    /// Allows to create, import and copy events, or forbids it; nothing else follows from it.
    pub fn name_event_maker(
        &self,
        by: By<'_>,
        account: AccountId,
        makes: bool,
        address: &str,
    ) -> Result<Done<AccountRow>> {
        let what =
            if makes { SecurityEvent::EventMakerNamed } else { SecurityEvent::EventMakerUnnamed };
        self.with_account_once(by, account, (what, address), |c, account| {
            Ok(c.set_makes_events(account.id, makes)?)
        })
    }

    /// Disables an account and ends its sessions, or enables it. Errors are those of [`name_owner`](Self::name_owner).
    pub fn disable_account(
        &self,
        by: By<'_>,
        account: AccountId,
        disabled: bool,
        address: &str,
    ) -> Result<Done<AccountRow>> {
        let what =
            if disabled { SecurityEvent::AccountDisabled } else { SecurityEvent::AccountEnabled };
        self.with_account_once(by, account, (what, address), |c, account| {
            if disabled {
                self.refuse_last_owner(c, account)?;
                c.delete_sessions(account.id)?;
            }
            Ok(c.set_disabled(account.id, disabled.then_some(by.now))?)
        })
    }

    /// Makes a new password for a person who forgot theirs, and ends their sessions. It is shown once.
    ///
    /// # Errors
    /// [`Refusal::Busy`](crate::Refusal::Busy) if too many passwords wait to be hashed.
    pub fn reset_password(
        &self,
        by: By<'_>,
        account: AccountId,
        address: &str,
    ) -> Result<Done<(AccountRow, String)>> {
        let made = made_secret(MADE_LENGTH)?;
        let hash = self.new_password(&made, "")?;
        let what = (SecurityEvent::PasswordSet, address);
        let done = self.with_account_once(by, account, what, |c, account| {
            c.set_password(account.id, &hash)?;
            Ok(c.delete_sessions(account.id)?)
        })?;
        Ok(match done {
            Done::Now(account) => Done::Now((account, made)),
            Done::Before => Done::Before,
        })
    }

    pub(crate) fn with_account_once(
        &self,
        by: By<'_>,
        account: AccountId,
        (what, address): (SecurityEvent, &str),
        work: impl FnOnce(&mut AnyConnection, &AccountRow) -> Result<()>,
    ) -> Result<Done<AccountRow>> {
        self.store.write(Scope::Server, |c| {
            if self.answered(c, Scope::Server, by)?.is_some() {
                return Ok(Done::Before);
            }
            let account = c.account(account)?;
            let account = account.ok_or(ServiceError::Unknown(Thing::Account))?;
            work(c, &account)?;
            self.keep_answer(c, Scope::Server, by, "")?;
            let (id, name) = (Some(account.id), account.name.as_str());
            let new = NewSecurity { at: by.now, what, account: id, name, address, times: 1 };
            c.keep_security(&new)?;
            Ok(Done::Now(account))
        })
    }
}

/// Random characters in groups of four, to be read out and typed; each is worth almost five bits.
pub(crate) fn made_secret(length: usize) -> Result<String> {
    let secret = Token::new()?;
    let plain = secret.secret().chars().filter(char::is_ascii_alphanumeric);
    let kept: Vec<char> =
        plain.map(|c| c.to_ascii_lowercase()).filter(|c| !"0o1l".contains(*c)).collect();
    let groups: Vec<String> =
        kept.chunks(4).take(length / 4).map(|group| group.iter().collect()).collect();
    Ok(groups.join("-"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_that_is_made_can_be_read_out() {
        let made = made_secret(MADE_LENGTH).unwrap();
        assert!(made.len() >= 16 && !made.contains(['0', 'o', '1', 'l']), "{made}");
        assert_ne!(made, made_secret(MADE_LENGTH).unwrap());
    }
}
