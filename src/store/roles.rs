use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;

use tournament::TournamentId;

use super::connection::AnyConnection;
use super::open::{Result, StoreError};
use super::schema::{account, role};
use super::tournaments::timestamp;
use super::{AccountId, AccountRow};

go::named! {
    /// What an account may do in one tournament; each may do all that those above it here may.
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
#[derive(Clone, Debug, PartialEq, Eq)]
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

#[derive(Insertable)]
#[diesel(table_name = role)]
struct NewRole {
    tournament_id: i64,
    account_id: i64,
    what: &'static str,
    created_at: NaiveDateTime,
    chief: bool,
}

pub(super) fn parse_role(name: &str) -> Result<Role> {
    Role::named(name).ok_or_else(|| StoreError::Corrupt { what: "role", why: name.to_owned() })
}

impl AnyConnection {
    /// The role of an account in a tournament.
    pub fn role(&mut self, id: TournamentId, who: AccountId) -> Result<Option<Role>> {
        let found: Option<String> =
            role::table.find((id.0, who.0)).select(role::what).first(self).optional()?;
        found.map(|name| parse_role(&name)).transpose()
    }

    /// Everybody who has a role in a tournament, by name.
    pub fn roles(&mut self, id: TournamentId) -> Result<Vec<RoleRow>> {
        let rows: Vec<(i64, String, String, bool)> = role::table
            .inner_join(account::table.on(account::id.eq(role::account_id)))
            .filter(role::tournament_id.eq(id.0))
            .order(account::name_key)
            .select((account::id, account::name, role::what, role::chief))
            .load(self)?;
        rows.into_iter()
            .map(|(account, name, role, chief)| {
                Ok(RoleRow { account: AccountId(account), name, role: parse_role(&role)?, chief })
            })
            .collect()
    }

    /// The tournaments an account has a role in.
    pub fn roles_of(&mut self, who: AccountId) -> Result<Vec<(TournamentId, Role)>> {
        let rows: Vec<(i64, String)> = role::table
            .filter(role::account_id.eq(who.0))
            .select((role::tournament_id, role::what))
            .load(self)?;
        rows.into_iter().map(|(id, name)| Ok((TournamentId(id), parse_role(&name)?))).collect()
    }

    /// Whether somebody acts as chief arbiter: who was named one; while nobody is, every organiser, and the
    /// server's owner.
    pub fn is_chief(&mut self, id: TournamentId, who: &AccountRow) -> Result<bool> {
        let named = role::table.filter(role::tournament_id.eq(id.0)).filter(role::chief.eq(true));
        let named: Vec<i64> = named.select(role::account_id).load(self)?;
        if !named.is_empty() {
            return Ok(named.contains(&who.id.0));
        }
        Ok(who.is_owner || self.role(id, who.id)? == Some(Role::Organiser))
    }

    /// Names somebody with a role chief arbiter, or takes that back. Returns whether there is such a role.
    pub fn set_chief(&mut self, id: TournamentId, who: AccountId, chief: bool) -> Result<bool> {
        let row = diesel::update(role::table.find((id.0, who.0)));
        Ok(row.set(role::chief.eq(chief)).execute(self)? == 1)
    }

    /// Gives an account a role in a tournament, in place of the one it had; who was chief arbiter stays it.
    pub fn set_role(
        &mut self,
        id: TournamentId,
        who: AccountId,
        what: Role,
        now: DateTime<Utc>,
    ) -> Result<()> {
        let chief = role::table.find((id.0, who.0)).select(role::chief).first(self).optional()?;
        self.remove_role(id, who)?;
        let row = NewRole {
            tournament_id: id.0,
            account_id: who.0,
            what: what.name(),
            created_at: timestamp(now),
            chief: chief.unwrap_or(false),
        };
        diesel::insert_into(role::table).values(&row).execute(self)?;
        Ok(())
    }

    /// Takes an account's role in a tournament away.
    pub fn remove_role(&mut self, id: TournamentId, who: AccountId) -> Result<()> {
        diesel::delete(role::table.find((id.0, who.0))).execute(self)?;
        Ok(())
    }
}
