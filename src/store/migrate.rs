use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use diesel::connection::SimpleConnection;
use diesel::migration::MigrationSource;
use diesel::pg::Pg;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use diesel::sqlite::Sqlite;
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};

use super::connection::{AnyConnection, TIMEOUTS};
use super::open::StoreError;
use super::{backup, files};

const SQLITE: EmbeddedMigrations = embed_migrations!("../../migrations/sqlite");
const POSTGRES: EmbeddedMigrations = embed_migrations!("../../migrations/postgres");

/// The advisory lock two instances starting at once take turns by.
const LOCK: i64 = 0x7465_6e67_656e; // "tengen"

/// Brings the schema up to date; two first starts at once take turns. A database of a newer version is
/// refused, and an SQLite file that somebody has used is copied before it is changed.
pub(super) fn migrate(connection: &mut AnyConnection, url: &str) -> Result<(), StoreError> {
    match connection {
        AnyConnection::Sqlite(c) => {
            let path = url.strip_prefix("sqlite:").unwrap_or(url);
            let lock = files::own(Path::new(&format!("{path}.lock"))).map_err(StoreError::Lock)?;
            lock.lock().map_err(StoreError::Lock)?;
            let found = applied(&mut *c)?;
            refuse_newer(&found)?;
            copy_before(Path::new(path), &found)?;
            bring_up(c)
        }
        AnyConnection::Postgres(c) => {
            // Another instance that migrates is waited for, however long it takes.
            c.batch_execute("SET lock_timeout = 0; SET statement_timeout = 0")?;
            diesel::sql_query(format!("SELECT pg_advisory_lock({LOCK})")).execute(c)?;
            let done = refuse_newer(&applied_postgres(c)?).and_then(|()| {
                c.run_pending_migrations(POSTGRES).map(drop).map_err(StoreError::Migration)
            });
            diesel::sql_query(format!("SELECT pg_advisory_unlock({LOCK})")).execute(c)?;
            c.batch_execute(TIMEOUTS)?;
            done
        }
    }
}

/// Brings an SQLite file up to date, with no lock and no copy.
pub(super) fn bring_up(c: &mut SqliteConnection) -> Result<(), StoreError> {
    c.run_pending_migrations(SQLITE).map(drop).map_err(StoreError::Migration)
}

#[derive(QueryableByName)]
struct Version {
    #[diesel(sql_type = Text)]
    version: String,
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    number: i64,
}

const VERSIONS: &str = "SELECT version FROM __diesel_schema_migrations";

/// The steps of the schema that an SQLite file has seen; none in a new one.
pub(super) fn applied(c: &mut SqliteConnection) -> Result<BTreeSet<String>, StoreError> {
    let there: Count = diesel::sql_query(
        "SELECT COUNT(*) AS number FROM sqlite_master WHERE name = '__diesel_schema_migrations'",
    )
    .get_result(c)?;
    if there.number == 0 {
        return Ok(BTreeSet::new());
    }
    let rows: Vec<Version> = diesel::sql_query(VERSIONS).load(c)?;
    Ok(rows.into_iter().map(|row| row.version).collect())
}

/// The same of PostgreSQL.
pub(super) fn applied_postgres(c: &mut PgConnection) -> Result<BTreeSet<String>, StoreError> {
    let there: Count = diesel::sql_query(
        "SELECT COUNT(*) AS number FROM pg_catalog.pg_class WHERE oid = to_regclass('__diesel_schema_migrations')",
    )
    .get_result(c)?;
    if there.number == 0 {
        return Ok(BTreeSet::new());
    }
    let rows: Vec<Version> = diesel::sql_query(VERSIONS).load(c)?;
    Ok(rows.into_iter().map(|row| row.version).collect())
}

/// The steps of the schema that this version knows.
pub(super) fn known() -> BTreeSet<String> {
    let steps = MigrationSource::<Sqlite>::migrations(&SQLITE).unwrap_or_default();
    let postgres = MigrationSource::<Pg>::migrations(&POSTGRES).unwrap_or_default();
    debug_assert_eq!(steps.len(), postgres.len(), "both databases take the same steps");
    steps.iter().map(|step| step.name().version().to_string()).collect()
}

/// Refuses what a newer version wrote.
pub(super) fn refuse_newer(found: &BTreeSet<String>) -> Result<(), StoreError> {
    let known = known();
    match found.difference(&known).last() {
        None => Ok(()),
        Some(newest) => Err(StoreError::Newer {
            found: newest.clone(),
            known: known.last().cloned().unwrap_or_default(),
        }),
    }
}

/// Copies a file that somebody has used, and checks the copy, before its schema changes.
fn copy_before(path: &Path, found: &BTreeSet<String>) -> Result<(), StoreError> {
    let Some(last) = found.last().filter(|_| found.len() < known().len()) else { return Ok(()) };
    let copy = PathBuf::from(format!("{}.before-{last}", path.display()));
    if copy.exists() {
        return Ok(());
    }
    let url = path.to_string_lossy();
    backup::back_up(&url, &copy, None).map(drop).map_err(|why| StoreError::Copy(Box::new(why)))
}
