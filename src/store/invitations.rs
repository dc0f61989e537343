use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;

use tournament::TournamentId;

use super::connection::AnyConnection;
use super::numbers::next_number;
use super::open::Result;
use super::roles::parse_role;
use super::schema::{account, invitation, invitation_use};
use super::tournaments::timestamp;
use super::{AccountId, Role};

/// A link by which people join a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvitationRow {
    /// The tournament.
    pub tournament: TournamentId,
    /// Its number in the tournament.
    pub id: i32,
    /// The role it gives.
    pub role: Role,
    /// Who made it.
    pub created_by: AccountId,
    /// Until when it may be used.
    pub expires_at: DateTime<Utc>,
    /// Whether it was taken back.
    pub revoked: bool,
    /// For how many people it is.
    pub most_uses: i32,
}

/// Somebody who joined by a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvitationUse {
    /// The link's number in the tournament.
    pub invitation: i32,
    /// Who.
    pub account: AccountId,
    /// That account's name.
    pub name: String,
    /// When.
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

#[derive(Queryable, Insertable)]
#[diesel(table_name = invitation)]
struct Row {
    tournament_id: i64,
    id: i32,
    token_hash: String,
    role: String,
    created_by: i64,
    created_at: NaiveDateTime,
    expires_at: NaiveDateTime,
    revoked_at: Option<NaiveDateTime>,
    most_uses: i32,
}

impl Row {
    fn into_invitation(self) -> Result<InvitationRow> {
        Ok(InvitationRow {
            tournament: TournamentId(self.tournament_id),
            id: self.id,
            role: parse_role(&self.role)?,
            created_by: AccountId(self.created_by),
            expires_at: self.expires_at.and_utc(),
            revoked: self.revoked_at.is_some(),
            most_uses: self.most_uses,
        })
    }
}

impl AnyConnection {
    /// A new invitation; returns its number.
    pub fn insert_invitation(
        &mut self,
        id: TournamentId,
        new: NewInvitation<'_>,
        now: DateTime<Utc>,
    ) -> Result<i32> {
        let row = Row {
            tournament_id: id.0,
            id: next_number!(self, id, invitation::id),
            token_hash: new.token_hash.to_owned(),
            role: new.role.name().to_owned(),
            created_by: new.created_by.0,
            created_at: timestamp(now),
            expires_at: timestamp(new.expires_at),
            revoked_at: None,
            most_uses: new.most_uses,
        };
        diesel::insert_into(invitation::table).values(&row).execute(self)?;
        Ok(row.id)
    }

    /// The invitation of that token, whether or not it may still be used.
    pub fn invitation(&mut self, token_hash: &str) -> Result<Option<InvitationRow>> {
        let row: Option<Row> = invitation::table
            .filter(invitation::token_hash.eq(token_hash))
            .first(self)
            .optional()?;
        row.map(Row::into_invitation).transpose()
    }

    /// All invitations of a tournament, in the order they were made.
    pub fn invitations(&mut self, id: TournamentId) -> Result<Vec<InvitationRow>> {
        let rows: Vec<Row> = invitation::table
            .filter(invitation::tournament_id.eq(id.0))
            .order(invitation::id)
            .load(self)?;
        rows.into_iter().map(Row::into_invitation).collect()
    }

    /// Who joined by the invitations of a tournament, by invitation and in the order they came.
    pub fn invitation_uses(&mut self, id: TournamentId) -> Result<Vec<InvitationUse>> {
        let rows: Vec<(i32, i64, String, NaiveDateTime)> = invitation_use::table
            .inner_join(account::table.on(account::id.eq(invitation_use::account_id)))
            .filter(invitation_use::tournament_id.eq(id.0))
            .order((invitation_use::invitation_id, invitation_use::at, account::id))
            .select((invitation_use::invitation_id, account::id, account::name, invitation_use::at))
            .load(self)?;
        let one = |(invitation, account, name, at): (i32, i64, String, NaiveDateTime)| {
            InvitationUse { invitation, account: AccountId(account), name, at: at.and_utc() }
        };
        Ok(rows.into_iter().map(one).collect())
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
