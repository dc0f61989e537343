use chrono::{DateTime, Duration, Utc};
use serde_json::json;

use store::{
    AccountId, AccountRow, AnyConnection, Deed, InvitationRow, NewInvitation, Role, Scope,
};
use tournament::TournamentId;

use crate::{By, Done, Refusal, Result, Service, ServiceError, SignedIn, Thing, Token};

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

impl Service {
    /// Makes an invitation link for a number of people, at least one.
    pub fn invite(
        &self,
        id: TournamentId,
        by: By<'_>,
        creator: AccountId,
        (role, people): (Role, i32),
    ) -> Result<Done<Invited>> {
        let token = Token::new()?;
        self.once(id, by, |c| {
            let new = NewInvitation {
                token_hash: &token.hash(),
                role,
                created_by: creator,
                expires_at: by.now + Duration::days(INVITATION_DAYS),
                most_uses: people.max(1),
            };
            let number = c.insert_invitation(id, new, by.now)?;
            let detail = json!({ "invitation": number, "role": role, "people": people.max(1) });
            self.note(c, id, by, Deed::Invite, &detail)?;
            Ok(Invited { id: number, token })
        })
    }

    /// Withdraws an invitation; people who joined by it stay.
    pub fn revoke_invitation(&self, id: TournamentId, by: By<'_>, number: i32) -> Result<Done<()>> {
        self.once(id, by, |c| {
            let known = c.invitations(id)?;
            if known.iter().any(|invitation| invitation.id == number && invitation.revoked) {
                return Ok(());
            }
            if !c.revoke_invitation(id, number, by.now)? {
                return Err(ServiceError::Unknown(Thing::Invitation));
            }
            self.note(c, id, by, Deed::RevokeInvitation, &json!({ "invitation": number }))
        })
    }

    /// Tournament and role of an invitation, also for an account that joined by it.
    ///
    /// # Errors
    /// [`Refusal::LinkSpent`] if it is unknown, has expired or is used up.
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
        c: &mut AnyConnection,
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
        c: &mut AnyConnection,
        secret: &str,
        account: AccountId,
        now: DateTime<Utc>,
    ) -> Result<Joined> {
        let id = self.holding(c, secret, Some(account), now)?.tournament;
        c.lock_tournament(id)?;
        self.refuse_archived(c, id)?;
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
        self.note(c, id, by, Deed::Join, &json!({ "invitation": invitation.id, "role": role }))?;
        Ok(Joined { tournament: id, role })
    }

    /// Names a chief arbiter, or takes that back. While there is none, every organiser acts as one.
    ///
    /// # Errors
    /// [`Refusal::ChiefWithoutRole`] if that account has no role here. An owner of the server who names themselves
    /// becomes an organiser by it.
    pub fn name_chief(
        &self,
        id: TournamentId,
        by: By<'_>,
        account: AccountId,
        chief: bool,
    ) -> Result<Done<()>> {
        self.once(id, by, |c| {
            let owner = c.account(account)?.is_some_and(|account| account.is_owner);
            if chief && owner && by.account == Some(account) && c.role(id, account)?.is_none() {
                c.set_role(id, account, Role::Organiser, by.now)?;
            }
            let people = c.roles(id)?;
            if people.iter().any(|person| person.account == account && person.chief == chief) {
                return Ok(());
            }
            let arbiter = c.role(id, account)? >= Some(Role::Arbiter);
            if !arbiter || !c.set_chief(id, account, chief)? {
                return Err(Refusal::ChiefWithoutRole.into());
            }
            let act = if chief { Deed::NameChief } else { Deed::UnnameChief };
            self.note(c, id, by, act, &json!({ "account": account.0 }))
        })
    }

    /// Removes somebody's role in a tournament, or one's own. Fails with [`Refusal::OwnRole`] for the last organiser's
    /// own.
    pub fn remove_role(
        &self,
        id: TournamentId,
        by: By<'_>,
        account: AccountId,
    ) -> Result<Done<()>> {
        self.once(id, by, |c| {
            if c.role(id, account)?.is_none() {
                return Ok(());
            }
            c.remove_role(id, account)?;
            let left = c.roles(id)?.iter().any(|person| person.role == Role::Organiser);
            if by.account == Some(account) && !left {
                return Err(Refusal::OwnRole.into());
            }
            self.note(c, id, by, Deed::RemoveRole, &json!({ "account": account.0 }))
        })
    }
}
