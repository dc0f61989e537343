//! Everything that is kept of an event, as it is kept.

use diesel::prelude::*;
use diesel::sql_types::Text;
use serde_json::{Map, Value};

use tournament::TournamentId;

use super::connection::AnyConnection;
use super::open::Result;
use super::personal::{InFile, TABLES};
use super::tournaments::parse;

#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = Text)]
    line: String,
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
            let lines: Vec<Line> = diesel::sql_query(format!(
                "SELECT {object} AS line FROM \"{}\" WHERE tournament_id = {} ORDER BY {}",
                table.name, id.0, table.order
            ))
            .load(self)?;
            let rows: Result<Vec<Value>, _> =
                lines.iter().map(|row| parse("row of an event", &row.line)).collect();
            all.insert(table.name.to_owned(), Value::Array(rows?));
        }
        Ok(all)
    }
}
