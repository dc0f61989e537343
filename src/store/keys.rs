//! Keys that a server makes for itself and keeps with its data.

use diesel::prelude::*;

use super::connection::AnyConnection;
use super::open::Result;
use super::schema::signing_key;

/// What signs forms that strangers send, and what push services know it by.
const FORMS: i32 = 1;
const PUSH: i32 = 2;

fn keep_key(c: &mut AnyConnection, id: i32, key: &str) -> Result<()> {
    diesel::insert_into(signing_key::table)
        .values((signing_key::id.eq(id), signing_key::key.eq(key)))
        .execute(c)?;
    Ok(())
}

impl AnyConnection {
    /// What forms that strangers send are signed with, if that was made.
    pub fn signing_key(&mut self) -> Result<Option<String>> {
        Ok(signing_key::table.find(FORMS).select(signing_key::key).first(self).optional()?)
    }

    /// Keeps it.
    ///
    /// # Errors
    /// If the database fails, or if there is one.
    pub fn keep_signing_key(&mut self, key: &str) -> Result<()> {
        keep_key(self, FORMS, key)
    }

    /// The key pair by which push services know this server, if it was made.
    pub fn push_key(&mut self) -> Result<Option<String>> {
        Ok(signing_key::table.find(PUSH).select(signing_key::key).first(self).optional()?)
    }

    /// Keeps it.
    ///
    /// # Errors
    /// If the database fails, or if there is one.
    pub fn keep_push_key(&mut self, key: &str) -> Result<()> {
        keep_key(self, PUSH, key)
    }
}
