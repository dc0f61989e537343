use crate::SignedIn;
use crate::prelude::*;
use store::{InvitationRow, NewSecurity, ServerName};

const INVITATION_DAYS: i64 = 14;

/// An invitation just made; its link is shown once.
pub struct Invited {
    /// Its number in the tournament.
    pub id: i32,
    pub token: Token,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Joined {
    pub tournament: TournamentId,
    pub role: Role,
}

impl EventActs<'_> {
    /// Makes an invitation link for a number of people, at least one.
    pub fn invite(&self, creator: AccountId, (role, people): (Role, i32)) -> Acted<Invited> {
        let token = Token::new()?;
        self.act(|tx, _| {
            let new = InvitationRow {
                tournament: self.id,
                id: 0,
                role,
                created_by: creator,
                expires_at: self.by.now + Duration::days(INVITATION_DAYS),
                revoked: false,
                most_uses: people.max(1),
            };
            let number = tx.insert_invitation(&token.hash(), &new, self.by.now)?;
            tx.note(&Deed::Invite { invitation: number, role, people: people.max(1) })?;
            Ok(Invited { id: number, token })
        })
    }

    /// Withdraws an invitation; people who joined by it stay.
    pub fn revoke_invitation(&self, number: i32) -> Acted<()> {
        self.act(|tx, _| {
            let known = tx.invitations(self.id)?;
            let known = known.iter().find(|invitation| invitation.id == number);
            if known.is_some_and(|invitation| invitation.revoked) {
                return Ok(());
            }
            if !tx.revoke_invitation(self.id, number, self.by.now)? {
                return Err(ServiceError::Unknown(Thing::Invitation));
            }
            let role = known.map(|invitation| invitation.role);
            tx.note(&Deed::RevokeInvitation { invitation: number, role })
        })
    }
}

impl Service {
    /// Tournament and role of an invitation, also for an account that joined by it. Fails with [`Refusal::LinkSpent`]
    /// if it is unknown, has expired or is used up.
    pub fn invitation(
        &self,
        secret: &str,
        who: Option<AccountId>,
        now: DateTime<Utc>,
    ) -> Result<Joined> {
        self.store
            .read(|c| self.holding(c, secret, who, now))
            .map(|invitation| Joined { tournament: invitation.tournament, role: invitation.role })
    }

    fn holding(
        &self,
        c: &mut Tx,
        secret: &str,
        who: Option<AccountId>,
        now: DateTime<Utc>,
    ) -> Result<InvitationRow> {
        let found = c.invitation(&Token::hash_of(secret))?;
        let found = found
            .filter(|i| !i.revoked && i.expires_at > now)
            .ok_or(ServiceError::Refused(Refusal::LinkSpent))?;
        let mut uses = c.invitation_uses(found.tournament)?;
        uses.retain(|used| used.invitation == found.id);
        let own = uses.iter().any(|used| Some(used.account) == who);
        let left = usize::try_from(found.most_uses).is_ok_and(|most| uses.len() < most);
        if own || left { Ok(found) } else { Err(Refusal::LinkSpent.into()) }
    }

    /// Joins by an invitation with a new account, and signs in.
    pub fn join_as_new(
        &self,
        secret: &str,
        name: &str,
        password: &str,
        now: DateTime<Utc>,
    ) -> Result<(Joined, SignedIn)> {
        self.invitation(secret, None, now)?;
        let hash = self.new_password(password, name)?;
        self.store.write(Scope::Server, |c| {
            let account = self.insert_account(c, name, &hash, false, now)?;
            let joined = self.give_role(c, secret, account, now)?;
            Ok((joined, self.start_session(c, account, now)?))
        })
    }

    /// Joins by an invitation with an existing account. An organiser stays one.
    pub fn join(&self, secret: &str, account: &AccountRow, now: DateTime<Utc>) -> Result<Joined> {
        self.store.write(Scope::Server, |c| self.give_role(c, secret, account.id, now))
    }

    fn give_role(
        &self,
        c: &mut Tx,
        secret: &str,
        account: AccountId,
        now: DateTime<Utc>,
    ) -> Result<Joined> {
        let id = self.holding(c, secret, Some(account), now)?.tournament;
        c.lock_tournament(id)?;
        let event = self.load(c, id)?;
        if event.archived {
            return Err(Refusal::Archived.into());
        }
        // Checked again under the lock: the invitation may have been withdrawn or used up since.
        let invitation = self.holding(c, secret, Some(account), now)?;
        let had = c.role(id, account)?;
        if let Some(role) = had.filter(|role| *role >= invitation.role) {
            // The same link opened twice, or by a person with a higher role.
            return Ok(Joined { tournament: id, role });
        }
        let used = c.invitation_uses(id)?;
        if used.iter().any(|u| u.invitation == invitation.id && u.account == account) {
            // Their role was removed since: the same link does not give it again.
            return Err(Refusal::LinkSpent.into());
        }
        let role = invitation.role;
        c.use_invitation(&invitation, account, now)?;
        c.set_role(id, account, role, now)?;
        let by = By { account: Some(account), now, form: None };
        let deed = Deed::Join { invitation: Some(invitation.id), role, was: had };
        Transaction::new(self, c, event, by).note(&deed)?;
        Ok(Joined { tournament: id, role })
    }
}

impl EventActs<'_> {
    /// Names a chief arbiter, or takes that back. While there is none, every organiser acts as one.
    ///
    /// # Errors
    /// [`Refusal::ChiefWithoutRole`] if that account has no role here. An owner of the server who names themselves
    /// becomes an organiser by it.
    pub fn name_chief(&self, account: AccountId, chief: bool) -> Acted<()> {
        self.act(|tx, _| {
            let owner = tx.account(account)?.is_some_and(|account| account.is_owner);
            if chief
                && owner
                && self.by.account == Some(account)
                && tx.role(self.id, account)?.is_none()
            {
                tx.set_role(self.id, account, Role::Organiser, self.by.now)?;
                tx.note(&Deed::Join { invitation: None, role: Role::Organiser, was: None })?;
            }
            let people = tx.roles(self.id)?;
            if people.iter().any(|person| person.account == account && person.chief == chief) {
                return Ok(());
            }
            let arbiter = tx.role(self.id, account)? >= Some(Role::Arbiter);
            if !arbiter || !tx.set_chief(self.id, account, chief)? {
                return Err(Refusal::ChiefWithoutRole.into());
            }
            tx.note(&match chief {
                true => Deed::NameChief { account },
                false => Deed::UnnameChief { account },
            })
        })
    }

    /// Removes somebody's role in a tournament, or one's own. Fails with [`Refusal::OwnRole`] for the last organiser's
    /// own.
    pub fn remove_role(&self, account: AccountId) -> Acted<()> {
        self.act(|tx, _| {
            let Some(role) = tx.role(self.id, account)? else { return Ok(()) };
            tx.remove_role(self.id, account)?;
            let left = tx.roles(self.id)?.iter().any(|person| person.role == Role::Organiser);
            if self.by.account == Some(account) && !left {
                return Err(Refusal::OwnRole.into());
            }
            tx.note(&Deed::RemoveRole { account, role: Some(role) })
        })
    }
}

// Owners of the server manage accounts, their own included: one owner who can sign in always remains.

/// Characters of a generated password, without the hyphens.
const MADE_LENGTH: usize = 16;

impl Service {
    /// Makes an account an owner of the server, or takes that back; there may be several. Fails with
    /// [`Refusal::LastOwner`] if no other owner can sign in.
    pub fn name_owner(
        &self,
        by: By<'_>,
        account: AccountId,
        owner: bool,
        address: &str,
    ) -> Acted<AccountRow> {
        self.act_on_account(by, account, address, |c, account| {
            if !owner {
                self.refuse_last_owner(c, account)?;
            }
            c.set_owner(account.id, owner)?;
            Ok(if owner { SecurityEvent::OwnerNamed } else { SecurityEvent::OwnerUnnamed })
        })
    }

    /// Allows or forbids to create, import and copy events; gives no other rights.
    pub fn name_event_maker(
        &self,
        by: By<'_>,
        account: AccountId,
        makes: bool,
        address: &str,
    ) -> Acted<AccountRow> {
        self.act_on_account(by, account, address, |c, account| {
            c.set_makes_events(account.id, makes)?;
            Ok(match makes {
                true => SecurityEvent::EventMakerNamed,
                false => SecurityEvent::EventMakerUnnamed,
            })
        })
    }

    /// Disables an account and ends its sessions, or enables it; its acts and roles stay. Errors are those of
    /// [`name_owner`](Self::name_owner).
    pub fn disable_account(
        &self,
        by: By<'_>,
        account: AccountId,
        disabled: bool,
        address: &str,
    ) -> Acted<AccountRow> {
        self.act_on_account(by, account, address, |c, account| {
            if disabled {
                self.refuse_last_owner(c, account)?;
                c.delete_sessions(account.id)?;
            }
            c.set_disabled(account.id, disabled.then_some(by.now))?;
            Ok(match disabled {
                true => SecurityEvent::AccountDisabled,
                false => SecurityEvent::AccountEnabled,
            })
        })
    }

    /// Makes a new password for a person who forgot theirs, and ends their sessions. It is shown once. Fails with
    /// [`Refusal::Busy`] if too many passwords wait to be hashed.
    pub fn reset_password(
        &self,
        by: By<'_>,
        account: AccountId,
        address: &str,
    ) -> Acted<(AccountRow, String)> {
        let made = made_secret(MADE_LENGTH)?;
        let hash = self.new_password(&made, "")?;
        let done = self.act_on_account(by, account, address, |c, account| {
            c.set_password(account.id, &hash)?;
            c.delete_sessions(account.id)?;
            Ok(SecurityEvent::PasswordSet)
        });
        Ok(done?.map(|account| (account, made)))
    }

    /// An act on an account; the security log notes what `work` says.
    pub(crate) fn act_on_account(
        &self,
        by: By<'_>,
        account: AccountId,
        address: &str,
        work: impl FnOnce(&mut Tx, &AccountRow) -> Result<SecurityEvent>,
    ) -> Acted<AccountRow> {
        let Some(mut c) = self.begin_on_server(by)? else { return Ok(Done::Before) };
        let account = c.account(account)?.ok_or(ServiceError::Unknown(Thing::Account))?;
        let what = work(&mut c, &account)?;
        self.log_from(&mut c, what, (&account, address), by.now)?;
        self.commit_on_server(c, by, "")?;
        Ok(Done::Now(account))
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

// Accounts managed on the machine itself, by anyone who may read the database. No one is signed in, and the security
// log says so by an empty address.

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccountSeen {
    pub account: AccountRow,
    /// Browsers that are signed in.
    pub sessions: usize,
    pub seen_at: Option<DateTime<Utc>>,
}

impl Service {
    /// Empty texts restore the default.
    pub fn set_server_name(&self, said: &ServerName) -> Result<()> {
        self.store.write(Scope::Server, |c| Ok(c.set_server_name(said)?))
    }

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
            self.log_from(c, SecurityEvent::AccountAdded, (&account, ""), now)?;
            Ok(account)
        })
    }

    /// The account of that name, in any case of letters. Fails with [`Thing::Account`] if there is none.
    pub fn account_named(&self, name: &str) -> Result<AccountRow> {
        let name = check_name(name).unwrap_or_default();
        let found = self.read(|c| c.account_named(&name))?;
        found.ok_or(ServiceError::Unknown(Thing::Account))
    }

    /// Sets a password, ends the account's sessions, and enables it if it was disabled. Fails with
    /// [`Refusal::PasswordLength`].
    pub fn set_password_on_machine(
        &self,
        account: &AccountRow,
        password: &str,
        now: DateTime<Utc>,
    ) -> Result<()> {
        let hash = self.new_password(password, &account.name)?;
        self.store.write(Scope::Server, |c| {
            c.set_password(account.id, &hash)?;
            c.set_disabled(account.id, None)?;
            c.delete_sessions(account.id)?;
            self.log_from(c, SecurityEvent::PasswordSet, (account, ""), now)
        })
    }

    /// Refuses if no other owner of the server can sign in.
    fn refuse_last_owner(&self, c: &mut Tx, account: &AccountRow) -> Result<()> {
        let others = c.accounts()?;
        let other_owner =
            |other: &AccountRow| other.is_owner && !other.disabled && other.id != account.id;
        if account.is_owner && !others.iter().any(other_owner) {
            return Err(Refusal::LastOwner.into());
        }
        Ok(())
    }

    pub(crate) fn log_from(
        &self,
        c: &mut Tx,
        what: SecurityEvent,
        (account, address): (&AccountRow, &str),
        now: DateTime<Utc>,
    ) -> Result<()> {
        let (name, id) = (account.name.as_str(), Some(account.id));
        let new = NewSecurity { at: now, what, account: id, name, address, times: 1 };
        Ok(c.keep_security(&new)?)
    }
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
