//! Copies all tables between PostgreSQL and a file, as JSON that either database makes itself.

use crate::connection::{Backend, Manager};
use crate::prelude::*;
use crate::{BackupError, migrate};
use diesel::connection::{AnsiTransactionManager, SimpleConnection, TransactionManager};
use diesel::dsl::sql;
use diesel::sql_types::{BigInt, Text};
use std::collections::BTreeSet;

/// Rows in one step.
const AT_ONCE: i64 = 1000;

#[derive(Queryable)]
struct Column {
    name: String,
    kind: String,
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
    let names: Vec<String> = sql::<Text>(
        "SELECT name FROM sqlite_master WHERE type = 'table' \
         AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '\\_\\_%' ESCAPE '\\' ORDER BY rowid",
    )
    .load(c)?;
    let table = |name: String| {
        let columns = sql::<(Text, Text)>("SELECT name, type FROM pragma_table_info(");
        let columns = columns.bind::<Text, _>(&name).sql(")").load(&mut *c)?;
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
    let query = format!("SELECT {} + {}", side("main", "other"), side("other", "main"));
    sql::<BigInt>(&query).get_result(c)
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
         SELECT row_to_json(kept)::text FROM (SELECT {shown} FROM \"{name}\") kept"
    ))?;
    let taken = table.list(|column| format!("json_extract(value, '$.\"{}\"')", column.name));
    let insert =
        format!("INSERT INTO \"{name}\" ({}) SELECT {taken} FROM json_each(?)", table.names());
    loop {
        let rows: Vec<String> =
            sql::<Text>(&format!("FETCH {AT_ONCE} FROM tengen_rows")).load(from)?;
        if rows.is_empty() {
            break;
        }
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
    if let AnyConnection::Postgres(c) = &mut to
        && !migrate::applied_postgres(c)?.is_empty()
        && is_used(c)?
    {
        return Err(BackupError::NotEmpty("the database".to_owned()));
    }
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

/// A database in use has accounts or tournaments.
pub(crate) fn is_used(c: &mut PgConnection) -> Result<bool> {
    let held: i64 =
        sql::<BigInt>("SELECT (SELECT COUNT(*) FROM account) + (SELECT COUNT(*) FROM tournament)")
            .get_result(c)?;
    Ok(held > 0)
}

fn load_table(
    from: &mut SqliteConnection,
    to: &mut PgConnection,
    table: &Table,
) -> QueryResult<()> {
    let (name, names) = (&table.name, table.names());
    diesel::sql_query(format!("DELETE FROM \"{name}\"")).execute(to)?;
    let pairs = table.list(|Column { name, .. }| format!("'{name}', \"{name}\""));
    let select = format!("SELECT rowid, json_object({pairs}) FROM \"{name}\" WHERE rowid > ");
    let next = format!(" ORDER BY rowid LIMIT {AT_ONCE}");
    let insert = format!(
        "INSERT INTO \"{name}\" ({names}) \
         SELECT {names} FROM json_populate_recordset(NULL::\"{name}\", $1::json)"
    );
    let mut last = i64::MIN;
    loop {
        let rows = sql::<(BigInt, Text)>(&select).bind::<BigInt, _>(last).sql(&next);
        let (numbers, lines): (Vec<i64>, Vec<String>) =
            rows.load::<(i64, String)>(from)?.into_iter().unzip();
        let Some(end) = numbers.last() else { return Ok(()) };
        last = *end;
        diesel::sql_query(&insert).bind::<Text, _>(format!("[{}]", lines.join(","))).execute(to)?;
    }
}
