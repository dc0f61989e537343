//! Keys and the name of the server, tasks of its instances, and receipts of forms.

use super::Scope;
use super::schema::{receipt, server_name, signing_key, task};
use crate::prelude::*;
use chrono::TimeDelta;
use diesel::dsl::max;

/// A key that is made once, and kept with the data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ServerKey {
    /// Signs forms for strangers.
    Forms = 1,
    /// The pair by which push services know this server.
    Push = 2,
}

impl Tx {
    /// `None` if it was not made yet.
    pub fn server_key(&mut self, which: ServerKey) -> Result<Option<String>> {
        self.first(signing_key::table.find(which as i32).select(signing_key::key))
    }

    /// Fails if there is one.
    pub fn keep_server_key(&mut self, which: ServerKey, key: &str) -> Result<()> {
        let row = (signing_key::id.eq(which as i32), signing_key::key.eq(key));
        self.run(insert_into(signing_key::table).values(row))
    }
}

/// The title of the list of tournaments, and a sentence below it; both may be empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Queryable, Selectable, AsChangeset, Insertable)]
#[diesel(table_name = server_name)]
pub struct ServerName {
    pub name: String,
    pub about: String,
}

impl Tx {
    pub fn server_name(&mut self) -> Result<ServerName> {
        let found = server_name::table.find(1).select(ServerName::as_select());
        Ok(self.first(found)?.unwrap_or_default())
    }

    /// Call it in [`Scope::Server`].
    pub fn set_server_name(&mut self, said: &ServerName) -> Result<()> {
        if self.count(update(server_name::table.find(1)).set(said))? == 0 {
            self.run(insert_into(server_name::table).values((server_name::id.eq(1), said)))?;
        }
        Ok(())
    }
}

/// Tasks without a heartbeat for this long are considered dead.
const SILENT: TimeDelta = TimeDelta::seconds(5);

impl Tx {
    /// Heartbeat of a task, at least every five seconds; returns whether somebody stopped it.
    pub fn note_task(
        &mut self,
        (id, of): (i64, &str),
        percent: i32,
        now: DateTime<Utc>,
    ) -> Result<bool> {
        let now = (task::percent.eq(percent), task::at.eq(timestamp(now)));
        if self.count(update(task::table.find(id)).set(now))? == 0 {
            let row = (task::id.eq(id), task::of_what.eq(of), task::stopped.eq(false), now);
            self.run(insert_into(task::table).values(row))?;
        }
        self.one(task::table.find(id).select(task::stopped))
    }

    /// Per cent done, at any instance; `None` if no instance works on it.
    pub fn task_percent(&mut self, of: &str, now: DateTime<Utc>) -> Result<Option<i32>> {
        let working = task::of_what.eq(of).and(task::at.ge(heard_since(now)));
        let working = working.and(task::stopped.eq(false));
        self.one(task::table.filter(working).select(max(task::percent)))
    }

    /// Stops the tasks of all instances; returns their number.
    pub fn stop_tasks(&mut self, of: &str, now: DateTime<Utc>) -> Result<usize> {
        let working = task::of_what.eq(of).and(task::at.ge(heard_since(now)));
        self.count(update(task::table.filter(working)).set(task::stopped.eq(true)))
    }

    /// Deletes a finished task, and those without a heartbeat.
    pub fn end_task(&mut self, id: i64, now: DateTime<Utc>) -> Result<()> {
        let over = task::id.eq(id).or(task::at.lt(heard_since(now)));
        self.run(delete(task::table.filter(over)))
    }
}

fn heard_since(now: DateTime<Utc>) -> NaiveDateTime {
    timestamp(now - SILENT)
}

impl Tx {
    /// The stored answer to that form, if it was carried out already.
    pub fn receipt(&mut self, scope: Scope, form_key: &str) -> Result<Option<String>> {
        self.first(receipt::table.find((scope.key(), form_key)).select(receipt::answer))
    }

    /// Deletes up to `limit` receipts from before that time; returns how many.
    pub fn delete_receipts(&mut self, before: DateTime<Utc>, limit: i64) -> Result<usize> {
        let old = receipt::table.filter(receipt::at.lt(timestamp(before))).limit(limit);
        let old: Vec<(i64, String)> =
            self.all(old.select((receipt::tournament_id, receipt::form_key)))?;
        old.iter().try_for_each(|key| self.run(delete(receipt::table.find((key.0, &key.1)))))?;
        Ok(old.len())
    }

    pub fn keep_receipt(
        &mut self,
        scope: Scope,
        form_key: &str,
        answer: &str,
        now: DateTime<Utc>,
    ) -> Result<()> {
        self.run(insert_into(receipt::table).values((
            receipt::tournament_id.eq(scope.key()),
            receipt::form_key.eq(form_key),
            receipt::answer.eq(answer),
            receipt::at.eq(timestamp(now)),
        )))
    }
}
