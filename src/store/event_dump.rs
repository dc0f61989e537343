//! Everything that is kept of an event, as it is kept.

use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use serde_json::{Map, Value};

use tournament::TournamentId;

use super::connection::AnyConnection;
use super::open::{Result, Store};
use super::tournaments::parse;

/// The tables of an event with their order. Invitations and receipts are no part of it: they let somebody in.
const TABLES: [(&str, &str); 12] = [
    ("entry", "id"),
    ("round", "no"),
    ("bye", "round_no, entry_id"),
    ("board", "round_no, table_no"),
    ("round_clock", "round_no"),
    ("certificate", "round_no"),
    ("journal", "seq"),
    ("journal_words", "seq"),
    ("incident", "id"),
    ("referee_entry", "seq"),
    ("game", "id"),
    ("game_act", "game_id, seq"),
];

#[derive(QueryableByName)]
struct Name {
    #[diesel(sql_type = Text)]
    name: String,
}

#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = Text)]
    line: String,
}

impl Store {
    /// Every row of an event by table, each as an object by column: people, rounds, journal, incidents, rulings,
    /// records, certificates.
    pub fn event_dump(
        &self,
        c: &mut AnyConnection,
        id: TournamentId,
    ) -> Result<Map<String, Value>> {
        let mut all = Map::new();
        for (table, order) in TABLES {
            let lines: Vec<Line> = match c {
                AnyConnection::Sqlite(c) => {
                    let names: Vec<Name> =
                        diesel::sql_query("SELECT name FROM pragma_table_info(?)")
                            .bind::<Text, _>(table)
                            .load(c)?;
                    let pairs = names.iter().map(|Name { name }| format!("'{name}', \"{name}\""));
                    let object = pairs.collect::<Vec<_>>().join(", ");
                    diesel::sql_query(format!(
                        "SELECT json_object({object}) AS line FROM \"{table}\" \
                         WHERE tournament_id = ? ORDER BY {order}"
                    ))
                    .bind::<BigInt, _>(id.0)
                    .load(c)?
                }
                AnyConnection::Postgres(c) => diesel::sql_query(format!(
                    "SELECT row_to_json(kept)::text AS line FROM \"{table}\" kept \
                     WHERE tournament_id = $1 ORDER BY {order}"
                ))
                .bind::<BigInt, _>(id.0)
                .load(c)?,
            };
            let rows: Result<Vec<Value>, _> =
                lines.iter().map(|row| parse("row of an event", &row.line)).collect();
            all.insert(table.to_owned(), Value::Array(rows?));
        }
        Ok(all)
    }
}
