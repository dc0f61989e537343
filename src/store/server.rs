//! What a server keeps for itself: its keys, and the tasks that its instances work on.

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};
use diesel::prelude::*;

use super::connection::AnyConnection;
use super::open::Result;
use super::schema::{signing_key, task};
use super::tournaments::timestamp;

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

/// Whoever was not heard of for so long has ended.
const SILENT: TimeDelta = TimeDelta::seconds(5);

impl AnyConnection {
    /// Notes how far a task is, by its number; whether somebody stopped it. To be said again before
    /// five seconds are over.
    pub fn note_task(
        &mut self,
        (id, of): (i64, &str),
        percent: i32,
        now: DateTime<Utc>,
    ) -> Result<bool> {
        let now = (task::percent.eq(percent), task::at.eq(timestamp(now)));
        if diesel::update(task::table.find(id)).set(now).execute(self)? == 0 {
            let row = (task::id.eq(id), task::of_what.eq(of), task::stopped.eq(false), now);
            diesel::insert_into(task::table).values(row).execute(self)?;
        }
        Ok(task::table.find(id).select(task::stopped).first(self)?)
    }

    /// How far that is that some instance works on, in hundredths; nothing if none does.
    pub fn task_percent(&mut self, of: &str, now: DateTime<Utc>) -> Result<Option<i32>> {
        let working = task::of_what.eq(of).and(task::at.ge(heard_since(now)));
        let working = working.and(task::stopped.eq(false));
        Ok(task::table.filter(working).select(diesel::dsl::max(task::percent)).first(self)?)
    }

    /// Stops that, whichever instances work on it; how many tasks that were.
    pub fn stop_tasks(&mut self, of: &str, now: DateTime<Utc>) -> Result<usize> {
        let working = task::of_what.eq(of).and(task::at.ge(heard_since(now)));
        Ok(diesel::update(task::table.filter(working)).set(task::stopped.eq(true)).execute(self)?)
    }

    /// Lets go of a task that came to its end, and of those whose instance ended.
    pub fn end_task(&mut self, id: i64, now: DateTime<Utc>) -> Result<()> {
        let over = task::id.eq(id).or(task::at.lt(heard_since(now)));
        diesel::delete(task::table.filter(over)).execute(self)?;
        Ok(())
    }
}

fn heard_since(now: DateTime<Utc>) -> NaiveDateTime {
    timestamp(now - SILENT)
}
