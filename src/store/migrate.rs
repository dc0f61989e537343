use std::collections::BTreeSet;
use std::fs::File;
use std::path::{Path, PathBuf};

use diesel::connection::SimpleConnection;
use diesel::migration::{MigrationConnection, MigrationSource};
use diesel::prelude::*;
use diesel::sqlite::Sqlite;
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};

use super::backup::{self, BackupError, pg_copy};
use super::columns::{Number, Said};
use super::connection::{AnyConnection, TIMEOUTS};
use super::error::{Result, StoreError};
use super::files;
use super::files::TempFile;

/// The steps of the schema, which are the same for both databases.
const STEPS: EmbeddedMigrations = embed_migrations!("../../migrations");

/// The advisory lock two instances starting at once take turns by.
const LOCK: i64 = 0x7465_6e67_656e; // "tengen"

/// Waits until no other process opens this SQLite file. The turn ends when the lock is dropped.
pub(super) fn turn(path: &str) -> Result<File> {
    let lock = files::own(Path::new(&format!("{path}.lock"))).map_err(StoreError::Lock)?;
    lock.lock().map_err(StoreError::Lock)?;
    Ok(lock)
}

/// Brings the schema up to date, in the [`turn`] of an SQLite file; PostgreSQL takes turns here. A database of a newer version is
/// refused, and one that somebody has used is copied before it is changed: an SQLite file beside itself, PostgreSQL
/// into the folder `copies`.
pub(super) fn migrate(
    connection: &mut AnyConnection,
    url: &str,
    copies: Option<&Path>,
) -> Result<()> {
    match connection {
        AnyConnection::Sqlite(c) => {
            let path = url.strip_prefix("sqlite:").unwrap_or(url);
            let found = applied(&mut *c)?;
            refuse_unknown(&found)?;
            let sum: Number = diesel::sql_query(CHECKSUM).get_result(c)?;
            if sum.number != 0 {
                // A backup that was copied here by hand brought its checksum along.
                c.batch_execute("PRAGMA user_version = 0")?;
            }
            if let Some(last) = behind(&found) {
                let copy = PathBuf::from(format!("{path}.before-{last}"));
                copy_before(&copy, |part| backup::vacuum_into(c, part))?;
            }
            bring_up(c)
        }
        AnyConnection::Postgres(c) => {
            // Another instance that migrates is waited for, however long it takes.
            c.batch_execute("SET lock_timeout = 0; SET statement_timeout = 0")?;
            diesel::sql_query(format!("SELECT pg_advisory_lock({LOCK})")).execute(c)?;
            let done = migrate_postgres(c, copies);
            diesel::sql_query(format!("SELECT pg_advisory_unlock({LOCK})")).execute(c)?;
            c.batch_execute(TIMEOUTS)?;
            done
        }
    }
}

/// Brings PostgreSQL up to date, whoever has the lock; what somebody has used is copied first.
fn migrate_postgres(c: &mut PgConnection, copies: Option<&Path>) -> Result<()> {
    let found = applied_postgres(c)?;
    refuse_unknown(&found)?;
    if let Some(last) = behind(&found)
        && pg_copy::is_used(c)?
    {
        let folder = copies.ok_or_else(|| StoreError::Copy(Box::new(BackupError::NoFolder)))?;
        let unwritable = |cause| StoreError::File { path: folder.to_owned(), cause };
        files::private_folder(folder).map_err(unwritable)?;
        let copy = folder.join(format!("tengen.postgresql.before-{last}"));
        copy_before(&copy, |part| pg_copy::to_file_as_it_is(c, part, &found))?;
    }
    take_steps(c)
}

/// Takes the steps that are missing, all or none.
fn take_steps<C>(c: &mut C) -> Result<()>
where
    C: Connection + MigrationHarness<<C as Connection>::Backend>,
{
    c.transaction(|c| c.run_pending_migrations(STEPS).map(drop).map_err(StoreError::Migration))
}

/// Brings a new SQLite file to the version that has taken these steps.
pub(super) fn bring_to(c: &mut SqliteConnection, taken: &BTreeSet<String>) -> Result<()> {
    let mut steps = MigrationSource::<Sqlite>::migrations(&STEPS).map_err(StoreError::Migration)?;
    steps.retain(|step| taken.contains(&step.name().version().to_string()));
    steps.sort_by_key(|step| step.name().version().to_string());
    c.setup()?;
    c.run_migrations(&steps).map(drop).map_err(StoreError::Migration)
}

/// Brings an SQLite file up to date, with no lock and no copy.
pub(super) fn bring_up(c: &mut SqliteConnection) -> Result<()> {
    take_steps(c)
}

const VERSIONS: &str = "SELECT version AS said FROM __diesel_schema_migrations";

/// The steps of the schema that an SQLite file has seen; none in a new one.
pub(super) fn applied(c: &mut SqliteConnection) -> Result<BTreeSet<String>> {
    let there: Number = diesel::sql_query(
        "SELECT COUNT(*) AS number FROM sqlite_master WHERE name = '__diesel_schema_migrations'",
    )
    .get_result(c)?;
    if there.number == 0 {
        return Ok(BTreeSet::new());
    }
    let rows: Vec<Said> = diesel::sql_query(VERSIONS).load(c)?;
    Ok(rows.into_iter().map(|row| row.said).collect())
}

/// The steps that PostgreSQL has seen.
pub(super) fn applied_postgres(c: &mut PgConnection) -> Result<BTreeSet<String>> {
    let there: Number = diesel::sql_query(
        "SELECT COUNT(*) AS number FROM pg_catalog.pg_class WHERE oid = to_regclass('__diesel_schema_migrations')",
    )
    .get_result(c)?;
    if there.number == 0 {
        return Ok(BTreeSet::new());
    }
    let rows: Vec<Said> = diesel::sql_query(VERSIONS).load(c)?;
    Ok(rows.into_iter().map(|row| row.said).collect())
}

/// The steps of the schema that this version knows.
pub(super) fn known() -> BTreeSet<String> {
    let steps = MigrationSource::<Sqlite>::migrations(&STEPS).unwrap_or_default();
    steps.iter().map(|step| step.name().version().to_string()).collect()
}

/// Refuses what a newer version wrote, and what a build from before the first release did.
pub(super) fn refuse_unknown(found: &BTreeSet<String>) -> Result<()> {
    let known = known();
    let Some(newest) = found.difference(&known).last() else { return Ok(()) };
    if Some(newest) < known.first() {
        return Err(StoreError::Unreleased(newest.clone()));
    }
    let known = known.last().cloned().unwrap_or_default();
    Err(StoreError::Newer { found: newest.clone(), known })
}

/// What of a checksum a file has; see `backup::checksum`.
const CHECKSUM: &str = "SELECT user_version AS number FROM pragma_user_version";

/// Tables of a file in which no step of ours was taken; the first one may have been cut short.
const OF_OTHERS: &str = "SELECT COUNT(*) AS number FROM sqlite_master \
    WHERE type = 'table' AND name <> '__diesel_schema_migrations'";

/// Refuses a file that another program keeps its things in, before anything is written to it. What is no database, or is
/// locked by who makes it one, is seen to later.
pub(super) fn refuse_foreign(path: &str) -> Result<()> {
    let others = || {
        let mut c = SqliteConnection::establish(path).ok()?;
        let others: Number = diesel::sql_query(OF_OTHERS).get_result(&mut c).ok()?;
        Some(others.number > 0 && applied(&mut c).ok()?.is_empty())
    };
    match others() {
        Some(true) => Err(StoreError::Foreign(path.into())),
        Some(false) | None => Ok(()),
    }
}

/// The last step of a schema that others are to follow; `None` of a new database, or if none is to.
fn behind(found: &BTreeSet<String>) -> Option<&String> {
    found.last().filter(|_| found.len() < known().len())
}

/// Copies a database before its schema changes, and checks the copy. One that lies there already is enough if it
/// has the same rows; else there is another beside it, named by a number.
fn copy_before(copy: &Path, write: impl FnOnce(&Path) -> Result<(), BackupError>) -> Result<()> {
    copied(copy, write).map_err(|why| StoreError::Copy(Box::new(why)))
}

fn copied(
    copy: &Path,
    write: impl FnOnce(&Path) -> Result<(), BackupError>,
) -> Result<(), BackupError> {
    let part = TempFile::anew(copy)?;
    write(&part.path).map_err(|error| backup::full(error, copy))?;
    backup::check(&part.path).map_err(|error| backup::renamed(error, &part.path, copy))?;
    let numbered = (2..).map(|no| PathBuf::from(format!("{}-{no}", copy.display())));
    for name in std::iter::once(copy.to_owned()).chain(numbered) {
        if !name.exists() {
            return backup::stamped(part)?.settle(&name);
        }
        if pg_copy::same_rows(&part.path, &name) {
            break;
        }
    }
    Ok(())
}
