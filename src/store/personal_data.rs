//! What is deleted and what is downloaded of an event, by the list of all columns.

use std::collections::BTreeSet;

use diesel::prelude::*;
use serde_json::{Map, Value};

use ::tournament::{Private, TournamentId};

use super::columns::{Number, Said};
use super::connection::AnyConnection;
use super::open::Result;
use super::personal::{InFile, Kept, TABLES};
use super::schema::{entry, tournament};
use super::tournaments::{json, parse};

const WHAT: &str = "entry's private part";

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
                let events: Vec<Number> = diesel::sql_query(format!(
                    "SELECT DISTINCT tournament_id AS number FROM \"{}\" WHERE {}",
                    table.name,
                    which.join(" OR ")
                ))
                .load(self)?;
                all.extend(events.into_iter().map(|event| event.number));
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

impl AnyConnection {
    /// Every row of an event by table, each as an object by column, of all that [`TABLES`] says is in the file.
    pub fn event_dump(&mut self, id: TournamentId) -> Result<Map<String, Value>> {
        let mut all = Map::new();
        for table in TABLES.iter().filter(|table| !table.order.is_empty()) {
            let columns = table.names(|one| one.file == InFile::Yes);
            let pairs: Vec<String> =
                columns.iter().map(|column| format!("'{column}', \"{column}\"")).collect();
            let object = match self {
                AnyConnection::Sqlite(_) => format!("json_object({})", pairs.join(", ")),
                AnyConnection::Postgres(_) => {
                    format!("json_build_object({})::text", pairs.join(", "))
                }
            };
            let lines: Vec<Said> = diesel::sql_query(format!(
                "SELECT {object} AS said FROM \"{}\" WHERE tournament_id = {} ORDER BY {}",
                table.name, id.0, table.order
            ))
            .load(self)?;
            let rows: Result<Vec<Value>, _> =
                lines.iter().map(|row| parse("row of an event", &row.said)).collect();
            all.insert(table.name.to_owned(), Value::Array(rows?));
        }
        Ok(all)
    }
}
