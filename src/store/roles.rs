//! Roles in a tournament, and the links by which people join it.

use super::schema::{account, invitation, invitation_use, role};
use super::{AccountRow, DeedKind, JournalRow};
use crate::prelude::*;
use diesel::deserialize::FromSqlRow;

go::named! {
    /// What an account may do in one tournament; each role includes those above it here.
    #[derive(FromSqlRow)]
    pub enum Role {
        /// Records games at the boards.
        Recorder = "recorder",
        /// Enters results and settles incidents.
        Arbiter = "arbiter",
        /// Decides everything about the tournament.
        Organiser = "organiser",
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Queryable)]
pub struct RoleRow {
    pub account: AccountId,
    /// The account's name.
    pub name: String,
    pub role: Role,
    /// Named chief arbiter.
    pub chief: bool,
}

impl Tx {
    pub fn role(&mut self, id: TournamentId, who: AccountId) -> Result<Option<Role>> {
        self.first(role::table.find((id.0, who)).select(role::what))
    }

    /// By name.
    pub fn roles(&mut self, id: TournamentId) -> Result<Vec<RoleRow>> {
        let named = role::table.inner_join(account::table.on(account::id.eq(role::account_id)));
        let named = named.filter(role::tournament_id.eq(id.0)).order(account::name_key);
        self.all(named.select((account::id, account::name, role::what, role::chief)))
    }

    pub fn roles_of(&mut self, who: AccountId) -> Result<Vec<(TournamentId, Role)>> {
        let theirs = role::table.filter(role::account_id.eq(who));
        let rows: Vec<(i64, Role)> = self.all(theirs.select((role::tournament_id, role::what)))?;
        Ok(rows.into_iter().map(|(id, role)| (TournamentId(id), role)).collect())
    }

    /// Whether somebody acts as chief arbiter: the named ones; without any every organiser, and the server's owner.
    pub fn is_chief(&mut self, id: TournamentId, who: &AccountRow) -> Result<bool> {
        let named = of_event!(role, id).filter(role::chief.eq(true));
        let named: Vec<AccountId> = self.all(named.select(role::account_id))?;
        if !named.is_empty() {
            return Ok(named.contains(&who.id));
        }
        Ok(who.is_owner || self.role(id, who.id)? == Some(Role::Organiser))
    }

    /// Returns whether the account has a role.
    pub fn set_chief(&mut self, id: TournamentId, who: AccountId, chief: bool) -> Result<bool> {
        self.mark(id, EventPart::Roles);
        let row = role::table.find((id.0, who.0));
        Ok(self.count(update(row).set(role::chief.eq(chief)))? == 1)
    }

    /// Replaces an account's role, in an act that is journalled; a chief arbiter stays one.
    pub fn set_role(
        &mut self,
        id: TournamentId,
        who: AccountId,
        what: Role,
        now: DateTime<Utc>,
    ) -> Result<()> {
        let chief = self.first(role::table.find((id.0, who.0)).select(role::chief))?;
        self.remove_role(id, who)?;
        self.run(insert_into(role::table).values((
            role::tournament_id.eq(id.0),
            role::account_id.eq(who),
            role::what.eq(what.name()),
            role::created_at.eq(timestamp(now)),
            role::chief.eq(chief.unwrap_or(false)),
        )))
    }

    /// Gives a role with its entry of the journal, where no act of the service does: in the demo and in tests.
    pub fn give_role(
        &mut self,
        id: TournamentId,
        who: AccountId,
        what: Role,
        now: DateTime<Utc>,
    ) -> Result<()> {
        self.set_role(id, who, what, now)?;
        let detail = json("role", &BTreeMap::from([("role", what)]))?;
        let row = JournalRow::new(now, Some(who), DeedKind::Join, detail, String::new());
        self.append_journal(id, row);
        Ok(())
    }

    pub fn remove_role(&mut self, id: TournamentId, who: AccountId) -> Result<()> {
        self.mark(id, EventPart::Roles);
        self.run(delete(role::table.find((id.0, who.0))))
    }
}

/// A link by which people join a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = invitation)]
pub struct InvitationRow {
    #[diesel(column_name = tournament_id, deserialize_as = i64)]
    pub tournament: TournamentId,
    /// In the tournament.
    pub id: i32,
    pub role: Role,
    pub created_by: AccountId,
    #[diesel(deserialize_as = At)]
    pub expires_at: DateTime<Utc>,
    #[diesel(select_expression = invitation::revoked_at.is_not_null())]
    pub revoked: bool,
    pub most_uses: i32,
}

/// Somebody who joined by a link.
#[derive(Clone, Debug, PartialEq, Eq, Queryable)]
pub struct InvitationUse {
    pub invitation: i32,
    pub account: AccountId,
    /// The account's name.
    pub name: String,
    #[diesel(deserialize_as = At)]
    pub at: DateTime<Utc>,
}

impl Tx {
    /// `token_hash` is the SHA-256 of the link's token. Returns the new number.
    pub fn insert_invitation(
        &mut self,
        token_hash: &str,
        new: &InvitationRow,
        now: DateTime<Utc>,
    ) -> Result<i32> {
        let number = next_number!(self, new.tournament, invitation::id);
        self.run(insert_into(invitation::table).values((
            invitation::tournament_id.eq(new.tournament.0),
            invitation::id.eq(number),
            invitation::token_hash.eq(token_hash),
            invitation::role.eq(new.role.name()),
            invitation::created_by.eq(new.created_by),
            invitation::created_at.eq(timestamp(now)),
            invitation::expires_at.eq(timestamp(new.expires_at)),
            invitation::most_uses.eq(new.most_uses),
        )))?;
        Ok(number)
    }

    /// Valid or not.
    pub fn invitation(&mut self, token_hash: &str) -> Result<Option<InvitationRow>> {
        let of_token = invitation::table.filter(invitation::token_hash.eq(token_hash));
        self.first(of_token.select(InvitationRow::as_select()))
    }

    /// The oldest first.
    pub fn invitations(&mut self, id: TournamentId) -> Result<Vec<InvitationRow>> {
        let all = of_event!(invitation, id).order(invitation::id);
        self.all(all.select(InvitationRow::as_select()))
    }

    /// By invitation, the first first.
    pub fn invitation_uses(&mut self, id: TournamentId) -> Result<Vec<InvitationUse>> {
        use invitation_use::{account_id, at, invitation_id};
        let named = invitation_use::table.inner_join(account::table.on(account::id.eq(account_id)));
        let of_event = named.filter(invitation_use::tournament_id.eq(id.0));
        let uses = of_event.order((invitation_id, at, account::id));
        self.all(uses.select((invitation_id, account::id, account::name, at)))
    }

    /// Call it with the event locked.
    pub fn use_invitation(
        &mut self,
        used: &InvitationRow,
        who: AccountId,
        now: DateTime<Utc>,
    ) -> Result<()> {
        self.run(insert_into(invitation_use::table).values((
            invitation_use::tournament_id.eq(used.tournament.0),
            invitation_use::invitation_id.eq(used.id),
            invitation_use::account_id.eq(who.0),
            invitation_use::at.eq(timestamp(now)),
        )))
    }

    /// People who joined by it keep their role. Returns whether it exists.
    pub fn revoke_invitation(
        &mut self,
        id: TournamentId,
        number: i32,
        now: DateTime<Utc>,
    ) -> Result<bool> {
        let revoked = invitation::revoked_at.eq(Some(timestamp(now)));
        Ok(self.count(update(invitation::table.find((id.0, number))).set(revoked))? == 1)
    }
}
