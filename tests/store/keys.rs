//! Tables fit a database that is spread over machines by tournament: what belongs to one has it first in every key.

use diesel::prelude::*;
use diesel::sql_types::Text;
use tengen::store::{AnyConnection, StoreError};

use crate::databases::Place;

/// The keys of tables of a tournament that begin with something else.
const OTHERS: &str = "SELECT c.conrelid::regclass::text || ' ' || CASE c.contype WHEN 'p' THEN 'primary' \
    WHEN 'f' THEN 'foreign' ELSE 'unique' END || ' ' || a.attname AS line \
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1] \
    WHERE c.contype IN ('p', 'f', 'u') AND c.connamespace = 'public'::regnamespace \
    AND a.attname <> 'tournament_id' AND EXISTS (SELECT 1 FROM pg_attribute t \
    WHERE t.attrelid = c.conrelid AND t.attname = 'tournament_id' AND NOT t.attisdropped) ORDER BY 1";

/// People are everywhere, so that their table is copied to every machine.
const OF_PEOPLE: [&str; 4] = ["account_id", "answered_by", "created_by", "changed_by"];

/// Links are found by their secret, before one knows of which tournament they are.
const BY_SECRET: &str = "token_hash";

#[derive(QueryableByName)]
struct Key {
    #[diesel(sql_type = Text)]
    line: String,
}

#[test]
fn what_belongs_to_a_tournament_has_it_first_in_every_key() {
    let place = Place::postgres();
    let found = place.store().read(|c| match c.connection() {
        AnyConnection::Postgres(c) => Ok(diesel::sql_query(OTHERS).load::<Key>(c)?),
        AnyConnection::Sqlite(_) => Ok::<_, StoreError>(Vec::new()),
    });
    for Key { line } in found.expect("the schema can be read") {
        let parts: Vec<&str> = line.split(' ').collect();
        let (kind, column) = (parts[1], parts[2]);
        let meant = match kind {
            "foreign" => OF_PEOPLE.contains(&column),
            _ => column == BY_SECRET,
        };
        assert!(meant, "a key that does not begin with the tournament: {line}");
    }
}
