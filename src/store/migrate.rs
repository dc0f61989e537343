use std::fs::File;

use diesel::prelude::*;
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};

use super::connection::AnyConnection;
use super::open::StoreError;

const SQLITE: EmbeddedMigrations = embed_migrations!("../../migrations/sqlite");
const POSTGRES: EmbeddedMigrations = embed_migrations!("../../migrations/postgres");

/// The advisory lock two instances starting at once take turns by.
const LOCK: i64 = 0x7465_6e67_656e; // "tengen"

/// Brings the schema up to date; two first starts at once take turns.
pub(super) fn migrate(connection: &mut AnyConnection, url: &str) -> Result<(), StoreError> {
    match connection {
        AnyConnection::Sqlite(c) => {
            let path = url.strip_prefix("sqlite:").unwrap_or(url);
            let lock = File::create(format!("{path}.lock")).map_err(StoreError::Lock)?;
            lock.lock().map_err(StoreError::Lock)?;
            c.run_pending_migrations(SQLITE).map(drop).map_err(StoreError::Migration)
        }
        AnyConnection::Postgres(c) => {
            diesel::sql_query(format!("SELECT pg_advisory_lock({LOCK})")).execute(c)?;
            let done = c.run_pending_migrations(POSTGRES).map(drop).map_err(StoreError::Migration);
            diesel::sql_query(format!("SELECT pg_advisory_unlock({LOCK})")).execute(c)?;
            done
        }
    }
}
