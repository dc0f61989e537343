//! Copies all tables between PostgreSQL and a file, as JSON that either database makes itself.

use crate::columns::{Number, Said};
use crate::connection::{AnyConnection, Backend, Manager};
use crate::prelude::*;
use crate::{BackupError, Result, migrate};
use diesel::connection::{AnsiTransactionManager, SimpleConnection, TransactionManager};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use std::collections::BTreeSet;

/// Rows in one step.
const AT_ONCE: i64 = 1000;

#[derive(QueryableByName)]
struct Column {
    #[diesel(sql_type = Text)]
    name: String,
    #[diesel(sql_type = Text)]
    kind: String,
}

#[derive(QueryableByName)]
struct NumberedLine {
    #[diesel(sql_type = BigInt)]
    number: i64,
    #[diesel(sql_type = Text)]
    line: String,
}

struct Table {
    name: String,
    columns: Vec<Column>,
}

impl Table {
    fn list(&self, of: impl Fn(&Column) -> String) -> String {
        self.columns.iter().map(of).collect::<Vec<_>>().join(", ")
    }

    fn names(&self) -> String {
        self.list(|column| format!("\"{}\"", column.name))
    }
}

/// In the order of creation, so that referenced tables come first.
fn tables(c: &mut SqliteConnection) -> QueryResult<Vec<Table>> {
    let names: Vec<Said> = diesel::sql_query(
        "SELECT name AS said FROM sqlite_master WHERE type = 'table' \
         AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_\\_%' ESCAPE '\\' ORDER BY rowid",
    )
    .load(c)?;
    let table = |Said { said: name }| {
        let columns = diesel::sql_query("SELECT name, type AS kind FROM pragma_table_info(?)")
            .bind::<Text, _>(&name)
            .load(&mut *c)?;
        Ok(Table { name, columns })
    };
    names.into_iter().map(table).collect()
}

/// Writes one snapshot of the database into a new file.
pub(crate) fn to_file(from: &mut PgConnection, path: &Path) -> Result<(), BackupError> {
    let applied = migrate::applied_postgres(from)?;
    migrate::refuse_unknown(&applied)?;
    if applied.len() < migrate::known_versions().len() {
        return Err(BackupError::Older);
    }
    to_file_as_it_is(from, path, &applied)
}

/// Writes a database that has only some migrations applied; the file gets the same ones.
pub(crate) fn to_file_as_it_is(
    from: &mut PgConnection,
    path: &Path,
    applied: &BTreeSet<String>,
) -> Result<(), BackupError> {
    let mut to = SqliteConnection::establish(&path.to_string_lossy()).map_err(StoreError::from)?;
    to.batch_execute("PRAGMA synchronous = OFF")?;
    migrate::apply_exactly(&mut to, applied)?;
    let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
    AnsiTransactionManager::begin_transaction_sql(from, begin)?;
    let copied = match migrate::applied_postgres(from) {
        Ok(now) if now == *applied => copy_all(from, &mut to).map_err(BackupError::from),
        Ok(_) => Err(BackupError::Older),
        Err(error) => Err(error.into()),
    };
    AnsiTransactionManager::rollback_transaction(from)?;
    copied
}

/// Whether two files have the same schema version and the same rows; `false` also if one cannot be read.
pub(crate) fn same_rows(one: &Path, two: &Path) -> bool {
    let same = || {
        let mut c = SqliteConnection::establish(&one.to_string_lossy()).ok()?;
        let two = two.to_string_lossy();
        diesel::sql_query("ATTACH ? AS other").bind::<Text, _>(two).execute(&mut c).ok()?;
        let mut names: Vec<String> =
            tables(&mut c).ok()?.into_iter().map(|table| table.name).collect();
        names.push("__diesel_schema_migrations".to_owned());
        let parted = names.iter().map(|name| differing_rows(&mut c, name));
        parted.sum::<QueryResult<i64>>().ok()
    };
    same() == Some(0)
}

/// Rows of a table that are in only one of the files.
fn differing_rows(c: &mut SqliteConnection, name: &str) -> QueryResult<i64> {
    let columns = if name.starts_with("__") { "version" } else { "*" };
    let side = |one, other| {
        format!(
            "(SELECT COUNT(*) FROM (SELECT {columns} FROM {one}.\"{name}\" \
             EXCEPT SELECT {columns} FROM {other}.\"{name}\"))"
        )
    };
    let query = format!("SELECT {} + {} AS number", side("main", "other"), side("other", "main"));
    diesel::sql_query(query).get_result(c).map(|count: Number| count.number)
}

fn copy_all(from: &mut PgConnection, to: &mut SqliteConnection) -> QueryResult<()> {
    to.batch_execute("PRAGMA foreign_keys = OFF; BEGIN")?;
    for table in tables(to)? {
        copy_table(from, to, &table)?;
    }
    to.batch_execute("COMMIT")
}

fn copy_table(
    from: &mut PgConnection,
    to: &mut SqliteConnection,
    table: &Table,
) -> QueryResult<()> {
    let Table { name, .. } = table;
    // SQLite's rows have a blank between date and time.
    let shown = table.list(|Column { name, kind }| match kind.as_str() {
        "TIMESTAMP" => format!("\"{name}\"::text AS \"{name}\""),
        _ => format!("\"{name}\""),
    });
    from.batch_execute(&format!(
        "DECLARE tengen_rows NO SCROLL CURSOR FOR \
         SELECT row_to_json(kept)::text AS said FROM (SELECT {shown} FROM \"{name}\") kept"
    ))?;
    let taken = table.list(|column| format!("json_extract(value, '$.\"{}\"')", column.name));
    let insert =
        format!("INSERT INTO \"{name}\" ({}) SELECT {taken} FROM json_each(?)", table.names());
    loop {
        let rows: Vec<Said> =
            diesel::sql_query(format!("FETCH {AT_ONCE} FROM tengen_rows")).load(from)?;
        if rows.is_empty() {
            break;
        }
        let rows: Vec<String> = rows.into_iter().map(|row| row.said).collect();
        diesel::sql_query(&insert).bind::<Text, _>(format!("[{}]", rows.join(","))).execute(to)?;
    }
    from.batch_execute("CLOSE tengen_rows")
}

/// Writes a checked file into an empty database, in one transaction.
pub(crate) fn from_file(path: &Path, url: &str) -> Result<(), BackupError> {
    use r2d2::ManageConnection;
    debug_assert_eq!(Backend::of(url), Backend::Postgres);
    let mut from =
        SqliteConnection::establish(&path.to_string_lossy()).map_err(StoreError::from)?;
    migrate::apply_all(&mut from)?;
    let mut to = Manager::new(url).connect().map_err(StoreError::Connect)?;
    refuse_used(&mut to)?;
    migrate::migrate(&mut to, url, None)?;
    let AnyConnection::Postgres(to) = &mut to else { return Ok(()) };
    AnsiTransactionManager::begin_transaction_sql(to, "BEGIN")?;
    let copied = tables(&mut from)
        .and_then(|tables| tables.iter().try_for_each(|table| load_table(&mut from, to, table)));
    match copied {
        Ok(()) => Ok(AnsiTransactionManager::commit_transaction(to)?),
        Err(error) => {
            AnsiTransactionManager::rollback_transaction(to)?;
            Err(error.into())
        }
    }
}

fn refuse_used(to: &mut AnyConnection) -> Result<(), BackupError> {
    let AnyConnection::Postgres(c) = to else { return Ok(()) };
    if migrate::applied_postgres(c)?.is_empty() || !is_used(c)? {
        return Ok(());
    }
    Err(BackupError::NotEmpty("the database".to_owned()))
}

/// A database in use has accounts or tournaments.
pub(crate) fn is_used(c: &mut PgConnection) -> Result<bool> {
    let held: Number = diesel::sql_query(
        "SELECT (SELECT COUNT(*) FROM account) + (SELECT COUNT(*) FROM tournament) AS number",
    )
    .get_result(c)?;
    Ok(held.number > 0)
}

fn load_table(
    from: &mut SqliteConnection,
    to: &mut PgConnection,
    table: &Table,
) -> QueryResult<()> {
    let (name, names) = (&table.name, table.names());
    diesel::sql_query(format!("DELETE FROM \"{name}\"")).execute(to)?;
    let pairs = table.list(|Column { name, .. }| format!("'{name}', \"{name}\""));
    let select = format!(
        "SELECT rowid AS number, json_object({pairs}) AS line FROM \"{name}\" \
         WHERE rowid > ? ORDER BY rowid LIMIT {AT_ONCE}"
    );
    let insert = format!(
        "INSERT INTO \"{name}\" ({names}) \
         SELECT {names} FROM json_populate_recordset(NULL::\"{name}\", $1::json)"
    );
    let mut last = i64::MIN;
    loop {
        let rows: Vec<NumberedLine> =
            diesel::sql_query(&select).bind::<BigInt, _>(last).load(from)?;
        let Some(end) = rows.last() else { return Ok(()) };
        last = end.number;
        let lines: Vec<&str> = rows.iter().map(|row| row.line.as_str()).collect();
        diesel::sql_query(&insert).bind::<Text, _>(format!("[{}]", lines.join(","))).execute(to)?;
    }
}
