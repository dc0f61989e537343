//! What people typed in an act, beside the journal: the chain holds what it adds up to, so that a name in it can go.

use std::collections::HashMap;

use diesel::prelude::*;
use serde_json::{Map, Value};

use tournament::TournamentId;

use super::JournalRow;
use crate::connection::AnyConnection;
use crate::open::Result;
use crate::schema::journal_words;
use crate::tournaments::{json, parse};

const WHAT: &str = "journal's words";

impl JournalRow {
    /// The detail with what people typed in it, as that is kept now; nothing if it is not JSON.
    #[must_use]
    pub fn told(&self) -> Value {
        let mut detail: Value = serde_json::from_str(&self.detail).unwrap_or_default();
        let words: Map<String, Value> = serde_json::from_str(&self.words).unwrap_or_default();
        if let Value::Object(members) = &mut detail {
            members.extend(words);
        }
        detail
    }
}

/// Keeps what was typed in an entry.
pub(super) fn keep(c: &mut AnyConnection, id: TournamentId, seq: i64, words: &str) -> Result<()> {
    let row = (
        journal_words::tournament_id.eq(id.0),
        journal_words::seq.eq(seq),
        journal_words::words.eq(words),
    );
    diesel::insert_into(journal_words::table).values(row).execute(c)?;
    Ok(())
}

/// Puts what was typed to the entries of a journal.
pub(super) fn put_to(
    c: &mut AnyConnection,
    id: TournamentId,
    rows: &mut [JournalRow],
) -> Result<()> {
    let (Some(first), Some(last)) =
        (rows.iter().map(|row| row.seq).min(), rows.iter().map(|row| row.seq).max())
    else {
        return Ok(());
    };
    let kept: Vec<(i64, String)> = journal_words::table
        .filter(journal_words::tournament_id.eq(id.0))
        .filter(journal_words::seq.between(first, last))
        .select((journal_words::seq, journal_words::words))
        .load(c)?;
    let mut kept: HashMap<i64, String> = kept.into_iter().collect();
    for row in rows {
        row.words = kept.remove(&row.seq).unwrap_or_default();
    }
    Ok(())
}

/// Every text in a value told anew.
fn retold(value: &mut Value, retell: &dyn Fn(&str) -> String) {
    match value {
        Value::String(text) => *text = retell(text),
        Value::Array(values) => values.iter_mut().for_each(|value| retold(value, retell)),
        Value::Object(members) => members.values_mut().for_each(|value| retold(value, retell)),
        _ => {}
    }
}

impl AnyConnection {
    /// Tells anew what was typed in the acts of an event. Call it with the event locked.
    pub fn retell_journal(
        &mut self,
        id: TournamentId,
        retell: &dyn Fn(&str) -> String,
    ) -> Result<()> {
        let kept: Vec<(i64, String)> = journal_words::table
            .filter(journal_words::tournament_id.eq(id.0))
            .select((journal_words::seq, journal_words::words))
            .load(self)?;
        for (seq, words) in kept {
            let mut value: Value = parse(WHAT, &words)?;
            retold(&mut value, retell);
            let now = json(WHAT, &value)?;
            if now != words {
                diesel::update(journal_words::table.find((id.0, seq)))
                    .set(journal_words::words.eq(now))
                    .execute(self)?;
            }
        }
        Ok(())
    }
}
