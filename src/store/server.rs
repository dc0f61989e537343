//! Keys of the server, and tasks of its instances.

use chrono::{DateTime, NaiveDateTime, TimeDelta, Utc};
use diesel::prelude::*;

use super::connection::AnyConnection;
use super::open::Result;
use super::schema::{signing_key, task};
use super::tournaments::timestamp;

/// Numbers of the keys for forms of strangers, and for push services.
const FORMS: i32 = 1;
const PUSH: i32 = 2;

fn keep_key(c: &mut AnyConnection, id: i32, key: &str) -> Result<()> {
    diesel::insert_into(signing_key::table)
        .values((signing_key::id.eq(id), signing_key::key.eq(key)))
        .execute(c)?;
    Ok(())
}

impl AnyConnection {
    /// The key that signs forms for strangers; `None` if it was not made yet.
    pub fn signing_key(&mut self) -> Result<Option<String>> {
        Ok(signing_key::table.find(FORMS).select(signing_key::key).first(self).optional()?)
    }

    /// Fails if there is one.
    pub fn keep_signing_key(&mut self, key: &str) -> Result<()> {
        keep_key(self, FORMS, key)
    }

    /// The key pair by which push services know this server; `None` if it was not made yet.
    pub fn push_key(&mut self) -> Result<Option<String>> {
        Ok(signing_key::table.find(PUSH).select(signing_key::key).first(self).optional()?)
    }

    /// Fails if there is one.
    pub fn keep_push_key(&mut self, key: &str) -> Result<()> {
        keep_key(self, PUSH, key)
    }
}

/// Tasks without a heartbeat for this long are considered dead.
const SILENT: TimeDelta = TimeDelta::seconds(5);

impl AnyConnection {
    /// Heartbeat of a task, at least every five seconds; returns whether somebody stopped it.
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

    /// Per cent done, at any instance; `None` if no instance works on it.
    pub fn task_percent(&mut self, of: &str, now: DateTime<Utc>) -> Result<Option<i32>> {
        let working = task::of_what.eq(of).and(task::at.ge(heard_since(now)));
        let working = working.and(task::stopped.eq(false));
        Ok(task::table.filter(working).select(diesel::dsl::max(task::percent)).first(self)?)
    }

    /// Stops the tasks of all instances; returns their number.
    pub fn stop_tasks(&mut self, of: &str, now: DateTime<Utc>) -> Result<usize> {
        let working = task::of_what.eq(of).and(task::at.ge(heard_since(now)));
        Ok(diesel::update(task::table.filter(working)).set(task::stopped.eq(true)).execute(self)?)
    }

    /// Deletes a finished task, and those without a heartbeat.
    pub fn end_task(&mut self, id: i64, now: DateTime<Utc>) -> Result<()> {
        let over = task::id.eq(id).or(task::at.lt(heard_since(now)));
        diesel::delete(task::table.filter(over)).execute(self)?;
        Ok(())
    }
}

fn heard_since(now: DateTime<Utc>) -> NaiveDateTime {
    timestamp(now - SILENT)
}
