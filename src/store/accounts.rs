use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;

use super::connection::AnyConnection;
use super::open::Result;
use super::schema::{account, setup_link};
use super::tournaments::timestamp;

/// One account on this server.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct AccountId(pub i64);

/// A person who signs in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AccountRow {
    /// Which account.
    pub id: AccountId,
    /// The name as its owner writes it.
    pub name: String,
    /// The password, hashed by argon2id, as a PHC string.
    pub password_hash: String,
    /// Whether it may do everything on this server.
    pub is_owner: bool,
    /// Whether an owner lets it create, import and copy events.
    pub makes_events: bool,
    /// Whether it may sign in no more.
    pub disabled: bool,
    /// Whether the code of an app is asked for after the password.
    pub second_factor: bool,
}

impl AccountRow {
    /// Whether it may create, import and copy events.
    #[must_use]
    pub const fn may_make_events(&self) -> bool {
        self.is_owner || self.makes_events
    }
}

#[derive(Queryable, Insertable)]
#[diesel(table_name = account)]
struct Row {
    id: i64,
    name: String,
    name_key: String,
    password_hash: String,
    is_owner: bool,
    created_at: NaiveDateTime,
    disabled_at: Option<NaiveDateTime>,
    totp_key: Option<String>,
    totp_step: i64,
    makes_events: bool,
}

impl From<Row> for AccountRow {
    fn from(row: Row) -> Self {
        Self {
            id: AccountId(row.id),
            name: row.name,
            password_hash: row.password_hash,
            is_owner: row.is_owner,
            makes_events: row.makes_events,
            disabled: row.disabled_at.is_some(),
            second_factor: row.totp_key.is_some(),
        }
    }
}

impl AnyConnection {
    /// How many accounts there are.
    pub fn count_accounts(&mut self) -> Result<i64> {
        Ok(account::table.count().get_result(self)?)
    }

    /// The account of that name, whatever the case it is typed in.
    pub fn account_named(&mut self, name: &str) -> Result<Option<AccountRow>> {
        let row = account::table
            .filter(account::name_key.eq(name.to_lowercase()))
            .first::<Row>(self)
            .optional()?;
        Ok(row.map(Into::into))
    }

    /// That account.
    pub fn account(&mut self, id: AccountId) -> Result<Option<AccountRow>> {
        let row = account::table.filter(account::id.eq(id.0)).first::<Row>(self).optional()?;
        Ok(row.map(Into::into))
    }

    /// A new account; its name must be free. Call it in [`Scope::Server`](super::Scope::Server).
    pub fn insert_account(
        &mut self,
        name: &str,
        password_hash: &str,
        is_owner: bool,
        now: DateTime<Utc>,
    ) -> Result<AccountId> {
        let last: Option<i64> = account::table.select(diesel::dsl::max(account::id)).first(self)?;
        let id = last.unwrap_or(0) + 1;
        let row = Row {
            id,
            name: name.to_owned(),
            name_key: name.to_lowercase(),
            password_hash: password_hash.to_owned(),
            is_owner,
            created_at: timestamp(now),
            disabled_at: None,
            totp_key: None,
            totp_step: 0,
            makes_events: false,
        };
        diesel::insert_into(account::table).values(&row).execute(self)?;
        Ok(AccountId(id))
    }

    /// Changes a password.
    pub fn set_password(&mut self, id: AccountId, hash: &str) -> Result<()> {
        diesel::update(account::table.find(id.0))
            .set(account::password_hash.eq(hash))
            .execute(self)?;
        Ok(())
    }

    /// Lets an account sign in no more from that moment on, or again with `None`.
    pub fn set_disabled(&mut self, id: AccountId, since: Option<DateTime<Utc>>) -> Result<()> {
        diesel::update(account::table.find(id.0))
            .set(account::disabled_at.eq(since.map(timestamp)))
            .execute(self)?;
        Ok(())
    }

    /// Lets an account make events, or no more.
    pub fn set_makes_events(&mut self, id: AccountId, makes: bool) -> Result<()> {
        diesel::update(account::table.find(id.0))
            .set(account::makes_events.eq(makes))
            .execute(self)?;
        Ok(())
    }

    /// Makes an account an owner of the server, or no more.
    pub fn set_owner(&mut self, id: AccountId, owner: bool) -> Result<()> {
        diesel::update(account::table.find(id.0)).set(account::is_owner.eq(owner)).execute(self)?;
        Ok(())
    }

    /// Every account, by name.
    pub fn accounts(&mut self) -> Result<Vec<AccountRow>> {
        let rows: Vec<Row> = account::table.order(account::name_key).load(self)?;
        Ok(rows.into_iter().map(Into::into).collect())
    }

    /// Replaces the one-time link for the first account.
    pub fn replace_setup_link(
        &mut self,
        token_hash: Option<&str>,
        now: DateTime<Utc>,
    ) -> Result<()> {
        diesel::delete(setup_link::table).execute(self)?;
        if let Some(hash) = token_hash {
            diesel::insert_into(setup_link::table)
                .values((
                    setup_link::token_hash.eq(hash),
                    setup_link::created_at.eq(timestamp(now)),
                ))
                .execute(self)?;
        }
        Ok(())
    }

    /// Whether that is the one-time link for the first account.
    pub fn is_setup_link(&mut self, token_hash: &str) -> Result<bool> {
        let found = setup_link::table
            .find(token_hash)
            .select(setup_link::token_hash)
            .first::<String>(self)
            .optional()?;
        Ok(found.is_some())
    }
}
