use super::backup::{self, pg_copy};
use super::connection::{TIMEOUTS, file_of};
use super::error::BackupError;
use super::files::{self, TempFile};
use crate::prelude::*;
use diesel::connection::SimpleConnection;
use diesel::dsl::sql;
use diesel::expression::SqlLiteral;
use diesel::migration::{MigrationConnection, MigrationSource};
use diesel::query_dsl::methods::LoadQuery;
use diesel::sql_query;
use diesel::sql_types::{BigInt, Text};
use diesel::sqlite::Sqlite;
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};
use std::collections::BTreeSet;

/// The same for both databases.
const STEPS: EmbeddedMigrations = embed_migrations!("../../migrations");

/// Advisory lock for instances that start at the same time.
const LOCK: i64 = 0x7465_6e67_656e; // "tengen"

/// Waits until no other process opens this SQLite file; dropping the file releases the lock.
pub(super) fn turn(path: &str) -> Result<File> {
    let lock = files::own(Path::new(&format!("{path}.lock"))).map_err(StoreError::Lock)?;
    lock.lock().map_err(StoreError::Lock)?;
    Ok(lock)
}

/// Applies missing migrations; the caller holds the [`turn`] of an SQLite file, PostgreSQL is locked here. Refuses a
/// newer database. A database in use is copied first: an SQLite file next to itself, PostgreSQL into the folder
/// `copies`.
pub(super) fn migrate(
    connection: &mut AnyConnection,
    url: &str,
    copies: Option<&Path>,
) -> Result<()> {
    match connection {
        AnyConnection::Sqlite(c) => {
            let path = file_of(url);
            let found = applied(&mut *c)?;
            refuse_unknown(&found)?;
            if sql::<BigInt>(CHECKSUM).get_result::<i64>(c)? != 0 {
                // A file copied from a backup brings its checksum along.
                c.batch_execute("PRAGMA user_version = 0")?;
            }
            if let Some(last) = last_applied(&found) {
                let copy = PathBuf::from(format!("{path}.before-{last}"));
                copy_before(&copy, |part| backup::vacuum_into(c, part))?;
            }
            apply_all(c)
        }
        AnyConnection::Postgres(c) => {
            // Wait for another instance's migration without a limit.
            c.batch_execute("SET lock_timeout = 0; SET statement_timeout = 0")?;
            sql_query(format!("SELECT pg_advisory_lock({LOCK})")).execute(c)?;
            let done = migrate_postgres(c, copies);
            sql_query(format!("SELECT pg_advisory_unlock({LOCK})")).execute(c)?;
            c.batch_execute(TIMEOUTS)?;
            done
        }
    }
}

/// Call it under the lock. A database in use is copied first.
fn migrate_postgres(c: &mut PgConnection, copies: Option<&Path>) -> Result<()> {
    let found = applied_postgres(c)?;
    refuse_unknown(&found)?;
    if let Some(last) = last_applied(&found)
        && pg_copy::is_used(c)?
    {
        let folder = copies.ok_or_else(|| StoreError::Copy(Box::new(BackupError::NoFolder)))?;
        let unwritable = |cause| StoreError::File { path: folder.to_owned(), cause };
        files::private_folder(folder).map_err(unwritable)?;
        let copy = folder.join(format!("tengen.postgresql.before-{last}"));
        copy_before(&copy, |part| pg_copy::to_file_as_it_is(c, part, &found))?;
    }
    apply_all(c)
}

/// Applies all missing migrations, or none; without a lock or a copy.
pub(super) fn apply_all<C>(c: &mut C) -> Result<()>
where
    C: Connection + MigrationHarness<<C as Connection>::Backend>,
{
    c.transaction(|c| c.run_pending_migrations(STEPS).map(drop).map_err(StoreError::Migration))
}

/// Applies exactly these migrations to a new SQLite file.
pub(super) fn apply_exactly(c: &mut SqliteConnection, taken: &BTreeSet<String>) -> Result<()> {
    let mut steps = MigrationSource::<Sqlite>::migrations(&STEPS).map_err(StoreError::Migration)?;
    steps.retain(|step| taken.contains(&step.name().version().to_string()));
    steps.sort_by_key(|step| step.name().version().to_string());
    c.setup()?;
    c.run_migrations(&steps).map(drop).map_err(StoreError::Migration)
}

/// The versions of applied migrations, if the query finds their table; else empty.
fn versions<'q, C>(c: &mut C, is_there: &'static str) -> Result<BTreeSet<String>>
where
    SqlLiteral<BigInt>: LoadQuery<'q, C, i64>,
    SqlLiteral<Text>: LoadQuery<'q, C, String>,
{
    if sql::<BigInt>(is_there).get_result::<i64>(c)? == 0 {
        return Ok(BTreeSet::new());
    }
    let versions = sql::<Text>("SELECT version FROM __diesel_schema_migrations");
    let versions = versions.load::<String>(c)?;
    Ok(versions.into_iter().collect())
}

/// Empty for a new file.
pub(super) fn applied(c: &mut SqliteConnection) -> Result<BTreeSet<String>> {
    let named = "SELECT COUNT(*) FROM sqlite_master WHERE name = '__diesel_schema_migrations'";
    versions(c, named)
}

pub(super) fn applied_postgres(c: &mut PgConnection) -> Result<BTreeSet<String>> {
    versions(
        c,
        "SELECT COUNT(*) FROM pg_catalog.pg_class WHERE oid = to_regclass('__diesel_schema_migrations')",
    )
}

pub(super) fn known_versions() -> BTreeSet<String> {
    let steps = MigrationSource::<Sqlite>::migrations(&STEPS).unwrap_or_default();
    steps.iter().map(|step| step.name().version().to_string()).collect()
}

/// Refuses migrations of a newer version, or of a build from before the first release.
pub(super) fn refuse_unknown(found: &BTreeSet<String>) -> Result<()> {
    let known = known_versions();
    let Some(newest) = found.difference(&known).last() else { return Ok(()) };
    if Some(newest) < known.first() {
        return Err(StoreError::Input(format!(
            "the database was made by a build from before the first release (schema {newest}): with that build take \
             every event out as a Tengen file, and bring the files into a new database here"
        )));
    }
    let known = known.last().cloned().unwrap_or_default();
    Err(StoreError::Input(format!(
        "the database was changed by a newer Tengen (schema {newest}); this version knows schemas up to {known}: install \
         the newer one"
    )))
}

/// A file's checksum, if it has one; see `backup::checksum`.
const CHECKSUM: &str = "PRAGMA user_version";

/// Tables in a file without a migration of ours; the first migration may have been interrupted.
const OF_OTHERS: &str = "SELECT COUNT(*) FROM sqlite_master \
    WHERE type = 'table' AND name <> '__diesel_schema_migrations'";

/// Refuses another program's database before anything is written to it. Files that are no database, or locked, are left
/// to later checks.
pub(super) fn refuse_foreign(path: &str) -> Result<()> {
    let others = || {
        let mut c = SqliteConnection::establish(path).ok()?;
        let others: i64 = sql::<BigInt>(OF_OTHERS).get_result(&mut c).ok()?;
        Some(others > 0 && applied(&mut c).ok()?.is_empty())
    };
    match others() {
        Some(true) => Err(StoreError::Input(format!(
            "{path}: this is another program's database; name another file or folder"
        ))),
        Some(false) | None => Ok(()),
    }
}

/// The last applied migration, if others are missing; `None` for a new database.
fn last_applied(found: &BTreeSet<String>) -> Option<&String> {
    found.last().filter(|_| found.len() < known_versions().len())
}

/// Copies a database before a migration, and checks the copy. An existing copy with the same rows is enough; otherwise
/// the new one gets a number in its name.
fn copy_before(copy: &Path, write: impl FnOnce(&Path) -> Result<(), BackupError>) -> Result<()> {
    let copied = || {
        let part = TempFile::replacing(copy)?;
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
    };
    copied().map_err(|why| StoreError::Copy(Box::new(why)))
}
