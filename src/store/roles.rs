//! Who may do what in a tournament, and the links by which people join it.

use std::collections::BTreeMap;

use chrono::{DateTime, Utc};
use diesel::deserialize::FromSqlRow;
use diesel::prelude::*;

use tournament::TournamentId;

use super::columns::At;
use super::columns::next_number;
use super::connection::AnyConnection;
use super::open::{Result, Store};
use super::parts::{self, EventPart};
use super::schema::{account, invitation, invitation_use, role};
use super::tournaments::{json, timestamp};
use super::{AccountId, AccountRow, Deed, NewJournal};

go::named! {
    /// What an account may do in one tournament; each may do all that those above it here may.
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

/// A person who has a role in a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Queryable)]
pub struct RoleRow {
    /// Who.
    pub account: AccountId,
    /// That account's name.
    pub name: String,
    /// The role.
    pub role: Role,
    /// Whether that person was named chief arbiter.
    pub chief: bool,
}

impl AnyConnection {
    /// The role of an account in a tournament.
    pub fn role(&mut self, id: TournamentId, who: AccountId) -> Result<Option<Role>> {
        Ok(role::table.find((id.0, who)).select(role::what).first(self).optional()?)
    }

    /// Everybody who has a role in a tournament, by name.
    pub fn roles(&mut self, id: TournamentId) -> Result<Vec<RoleRow>> {
        Ok(role::table
            .inner_join(account::table.on(account::id.eq(role::account_id)))
            .filter(role::tournament_id.eq(id.0))
            .order(account::name_key)
            .select((account::id, account::name, role::what, role::chief))
            .load(self)?)
    }

    /// The tournaments an account has a role in.
    pub fn roles_of(&mut self, who: AccountId) -> Result<Vec<(TournamentId, Role)>> {
        let rows: Vec<(i64, Role)> = role::table
            .filter(role::account_id.eq(who))
            .select((role::tournament_id, role::what))
            .load(self)?;
        Ok(rows.into_iter().map(|(id, role)| (TournamentId(id), role)).collect())
    }

    /// Whether somebody acts as chief arbiter: who was named one; while nobody is, every organiser, and the
    /// server's owner.
    pub fn is_chief(&mut self, id: TournamentId, who: &AccountRow) -> Result<bool> {
        let named = role::table.filter(role::tournament_id.eq(id.0)).filter(role::chief.eq(true));
        let named: Vec<AccountId> = named.select(role::account_id).load(self)?;
        if !named.is_empty() {
            return Ok(named.contains(&who.id));
        }
        Ok(who.is_owner || self.role(id, who.id)? == Some(Role::Organiser))
    }

    /// Names somebody with a role chief arbiter, or takes that back. Returns whether there is such a role.
    pub fn set_chief(&mut self, id: TournamentId, who: AccountId, chief: bool) -> Result<bool> {
        parts::mark(id, EventPart::Roles);
        let row = diesel::update(role::table.find((id.0, who.0)));
        Ok(row.set(role::chief.eq(chief)).execute(self)? == 1)
    }

    /// Gives an account a role in a tournament, inside an act that the journal gets an entry of, in place of the one it had; who was chief arbiter stays it.
    pub fn set_role(
        &mut self,
        id: TournamentId,
        who: AccountId,
        what: Role,
        now: DateTime<Utc>,
    ) -> Result<()> {
        let chief = role::table.find((id.0, who.0)).select(role::chief).first(self).optional()?;
        self.remove_role(id, who)?;
        let row = (
            role::tournament_id.eq(id.0),
            role::account_id.eq(who),
            role::what.eq(what.name()),
            role::created_at.eq(timestamp(now)),
            role::chief.eq(chief.unwrap_or(false)),
        );
        diesel::insert_into(role::table).values(row).execute(self)?;
        Ok(())
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
        let (act, account) = (Deed::Join, Some(who));
        Store::append_journal(id, NewJournal { at: now, account, act, detail: &detail, words: "" });
        Ok(())
    }

    /// Takes an account's role in a tournament away.
    pub fn remove_role(&mut self, id: TournamentId, who: AccountId) -> Result<()> {
        parts::mark(id, EventPart::Roles);
        diesel::delete(role::table.find((id.0, who.0))).execute(self)?;
        Ok(())
    }
}

/// A link by which people join a tournament.
#[derive(Clone, Debug, PartialEq, Eq, Queryable, Selectable)]
#[diesel(table_name = invitation)]
pub struct InvitationRow {
    /// The tournament.
    #[diesel(column_name = tournament_id, deserialize_as = i64)]
    pub tournament: TournamentId,
    /// Its number in the tournament.
    pub id: i32,
    /// The role it gives.
    pub role: Role,
    /// Who made it.
    pub created_by: AccountId,
    /// Until when it may be used.
    #[diesel(deserialize_as = At)]
    pub expires_at: DateTime<Utc>,
    /// Whether it was taken back.
    #[diesel(select_expression = invitation::revoked_at.is_not_null())]
    pub revoked: bool,
    /// For how many people it is.
    pub most_uses: i32,
}

/// Somebody who joined by a link.
#[derive(Clone, Debug, PartialEq, Eq, Queryable)]
pub struct InvitationUse {
    /// The link's number in the tournament.
    pub invitation: i32,
    /// Who.
    pub account: AccountId,
    /// That account's name.
    pub name: String,
    /// When.
    #[diesel(deserialize_as = At)]
    pub at: DateTime<Utc>,
}

/// A link to be made.
#[derive(Clone, Copy, Debug)]
pub struct NewInvitation<'a> {
    /// SHA-256 of the link's token.
    pub token_hash: &'a str,
    /// The role it gives.
    pub role: Role,
    /// Who makes it.
    pub created_by: AccountId,
    /// Until when it may be used.
    pub expires_at: DateTime<Utc>,
    /// For how many people it is.
    pub most_uses: i32,
}

impl AnyConnection {
    /// A new invitation; returns its number.
    pub fn insert_invitation(
        &mut self,
        id: TournamentId,
        new: NewInvitation<'_>,
        now: DateTime<Utc>,
    ) -> Result<i32> {
        let number = next_number!(self, id, invitation::id);
        let row = (
            invitation::tournament_id.eq(id.0),
            invitation::id.eq(number),
            invitation::token_hash.eq(new.token_hash),
            invitation::role.eq(new.role.name()),
            invitation::created_by.eq(new.created_by),
            invitation::created_at.eq(timestamp(now)),
            invitation::expires_at.eq(timestamp(new.expires_at)),
            invitation::most_uses.eq(new.most_uses),
        );
        diesel::insert_into(invitation::table).values(row).execute(self)?;
        Ok(number)
    }

    /// The invitation of that token, whether or not it may still be used.
    pub fn invitation(&mut self, token_hash: &str) -> Result<Option<InvitationRow>> {
        let of = invitation::table.filter(invitation::token_hash.eq(token_hash));
        Ok(of.select(InvitationRow::as_select()).first(self).optional()?)
    }

    /// All invitations of a tournament, in the order they were made.
    pub fn invitations(&mut self, id: TournamentId) -> Result<Vec<InvitationRow>> {
        Ok(invitation::table
            .filter(invitation::tournament_id.eq(id.0))
            .order(invitation::id)
            .select(InvitationRow::as_select())
            .load(self)?)
    }

    /// Who joined by the invitations of a tournament, by invitation and in the order they came.
    pub fn invitation_uses(&mut self, id: TournamentId) -> Result<Vec<InvitationUse>> {
        Ok(invitation_use::table
            .inner_join(account::table.on(account::id.eq(invitation_use::account_id)))
            .filter(invitation_use::tournament_id.eq(id.0))
            .order((invitation_use::invitation_id, invitation_use::at, account::id))
            .select((invitation_use::invitation_id, account::id, account::name, invitation_use::at))
            .load(self)?)
    }

    /// Keeps that somebody joined by an invitation. Call it under the tournament's lock.
    pub fn use_invitation(
        &mut self,
        used: &InvitationRow,
        who: AccountId,
        now: DateTime<Utc>,
    ) -> Result<()> {
        diesel::insert_into(invitation_use::table)
            .values((
                invitation_use::tournament_id.eq(used.tournament.0),
                invitation_use::invitation_id.eq(used.id),
                invitation_use::account_id.eq(who.0),
                invitation_use::at.eq(timestamp(now)),
            ))
            .execute(self)?;
        Ok(())
    }

    /// Takes an invitation back; people who joined by it keep their role.
    pub fn revoke_invitation(
        &mut self,
        id: TournamentId,
        number: i32,
        now: DateTime<Utc>,
    ) -> Result<bool> {
        let changed = diesel::update(invitation::table.find((id.0, number)))
            .set(invitation::revoked_at.eq(Some(timestamp(now))))
            .execute(self)?;
        Ok(changed == 1)
    }
}
