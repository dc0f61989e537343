//! What people said of themselves goes when the event has been over for as long as it said.

use std::collections::BTreeSet;

use diesel::prelude::*;
use diesel::sql_types::BigInt;

use ::tournament::{Private, TournamentId};

use super::connection::AnyConnection;
use super::open::Result;
use super::personal::{Kept, TABLES};
use super::schema::{entry, tournament};
use super::tournaments::{json, parse};

const WHAT: &str = "entry's private part";

#[derive(QueryableByName)]
struct Event {
    #[diesel(sql_type = BigInt)]
    id: i64,
}

impl AnyConnection {
    /// Events of which something is kept that people said of themselves.
    pub fn with_private(&mut self) -> Result<Vec<TournamentId>> {
        let mut all = BTreeSet::new();
        for table in TABLES {
            let emptied = table.names(|one| one.kept == Kept::Emptied);
            let filled = emptied.iter().map(|column| format!("\"{column}\" <> ''"));
            let rows = Some(table.rows.to_owned()).filter(|rows| !rows.is_empty());
            let which: Vec<String> = filled.chain(rows).collect();
            if !which.is_empty() {
                let events: Vec<Event> = diesel::sql_query(format!(
                    "SELECT DISTINCT tournament_id AS id FROM \"{}\" WHERE {}",
                    table.name,
                    which.join(" OR ")
                ))
                .load(self)?;
                all.extend(events.into_iter().map(|event| event.id));
            }
        }
        let entered: Vec<(i64, String)> = entry::table
            .filter(entry::private.ne(""))
            .select((entry::tournament_id, entry::private))
            .load(self)?;
        // What cannot be read may be anything.
        let personal = |text: &str| parse(WHAT, text).map_or(true, |p: Private| p.retained() != p);
        all.extend(entered.into_iter().filter(|(_, text)| personal(text)).map(|(id, _)| id));
        Ok(all.into_iter().map(TournamentId).collect())
    }

    /// Deletes what people of an event said of themselves, as [`TABLES`] has it: addresses of e-mail and of browsers and
    /// what was sent there, what was said when registering from home and in requests, years of birth, sex, meals, fees
    /// and notes. The public part of an entry stays. Call it with the event locked.
    pub fn delete_private_data(&mut self, id: TournamentId) -> Result<()> {
        for table in TABLES {
            let emptied = table.names(|one| one.kept == Kept::Emptied);
            if !emptied.is_empty() {
                let nothing: Vec<String> =
                    emptied.iter().map(|column| format!("\"{column}\" = ''")).collect();
                diesel::sql_query(format!(
                    "UPDATE \"{}\" SET {} WHERE tournament_id = {}",
                    table.name,
                    nothing.join(", "),
                    id.0
                ))
                .execute(self)?;
            }
            if !table.rows.is_empty() {
                diesel::sql_query(format!(
                    "DELETE FROM \"{}\" WHERE tournament_id = {} AND {}",
                    table.name, id.0, table.rows
                ))
                .execute(self)?;
            }
        }
        let kept: Vec<(i32, String)> = entry::table
            .filter(entry::tournament_id.eq(id.0))
            .filter(entry::private.ne(""))
            .select((entry::id, entry::private))
            .load(self)?;
        for (number, text) in kept {
            // What cannot be read is not kept either.
            let private: Private = parse(WHAT, &text).unwrap_or_default();
            let less = private.retained();
            let text = if less.is_empty() { String::new() } else { json(WHAT, &less)? };
            diesel::update(entry::table.find((id.0, number)))
                .set(entry::private.eq(text))
                .execute(self)?;
        }
        // Whoever remembers it reads it again.
        diesel::update(tournament::table.find(id.0))
            .set(tournament::revision.eq(tournament::revision + 1))
            .execute(self)?;
        Ok(())
    }
}
