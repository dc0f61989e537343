use chrono::{DateTime, NaiveDateTime, Utc};
use diesel::prelude::*;

use super::connection::AnyConnection;
use super::open::{Result, Scope};
use super::schema::receipt;
use super::tournaments::timestamp;

#[derive(Insertable)]
#[diesel(table_name = receipt)]
struct NewReceipt<'a> {
    tournament_id: i64,
    form_key: &'a str,
    answer: &'a str,
    at: NaiveDateTime,
}

const fn key_of(scope: Scope) -> i64 {
    match scope {
        Scope::Server | Scope::Health | Scope::Tasks => 0,
        Scope::Tournament(id) => id.0,
    }
}

impl AnyConnection {
    /// The stored answer to that form, if it was carried out already.
    pub fn receipt(&mut self, scope: Scope, form_key: &str) -> Result<Option<String>> {
        Ok(receipt::table
            .find((key_of(scope), form_key))
            .select(receipt::answer)
            .first(self)
            .optional()?)
    }

    /// Up to `limit` receipts from before that time.
    pub fn receipts_before(
        &mut self,
        before: DateTime<Utc>,
        limit: i64,
    ) -> Result<Vec<(i64, String)>> {
        let old = receipt::table.filter(receipt::at.lt(timestamp(before)));
        Ok(old.select((receipt::tournament_id, receipt::form_key)).limit(limit).load(self)?)
    }

    pub fn delete_receipts(&mut self, old: &[(i64, String)]) -> Result<usize> {
        let mut gone = 0;
        for (tournament, form_key) in old {
            gone += diesel::delete(receipt::table.find((*tournament, form_key))).execute(self)?;
        }
        Ok(gone)
    }

    pub fn keep_receipt(
        &mut self,
        scope: Scope,
        form_key: &str,
        answer: &str,
        now: DateTime<Utc>,
    ) -> Result<()> {
        let row = NewReceipt { tournament_id: key_of(scope), form_key, answer, at: timestamp(now) };
        diesel::insert_into(receipt::table).values(&row).execute(self)?;
        Ok(())
    }
}
