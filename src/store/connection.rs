use diesel::connection::{SimpleConnection, TransactionManager};
use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::result::{ConnectionError, ConnectionResult};
use diesel::sql_types::{Integer, Text};

/// A connection to either database.
#[derive(diesel::MultiConnection)]
pub enum AnyConnection {
    Sqlite(SqliteConnection),
    Postgres(PgConnection),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Backend {
    /// A path, or `sqlite:` and a path.
    Sqlite,
    /// `postgres://…` or `postgresql://…`.
    Postgres,
}

impl Backend {
    #[must_use]
    pub fn of(url: &str) -> Self {
        let postgres = url.starts_with("postgres:") || url.starts_with("postgresql:");
        if postgres { Self::Postgres } else { Self::Sqlite }
    }
}

/// The path of an SQLite database.
pub(super) fn file_of(url: &str) -> &str {
    url.strip_prefix("sqlite:").unwrap_or(url)
}

/// Makes connections for the pool: durable, with foreign keys, in UTC.
pub(super) struct Manager {
    url: String,
}

impl Manager {
    pub(super) fn new(url: &str) -> Self {
        Self { url: url.to_owned() }
    }

    fn establish(&self) -> ConnectionResult<AnyConnection> {
        match Backend::of(&self.url) {
            Backend::Sqlite => {
                let mut connection = SqliteConnection::establish(&existing(file_of(&self.url)))?;
                prepare_sqlite(&mut connection)?;
                Ok(AnyConnection::Sqlite(connection))
            }
            Backend::Postgres => {
                let mut connection = PgConnection::establish(&with_timeouts(&self.url))?;
                connection
                    .batch_execute("SET TIME ZONE 'UTC'; SET synchronous_commit = on")
                    .and_then(|()| connection.batch_execute(TIMEOUTS))
                    .map_err(ConnectionError::CouldntSetupConfiguration)?;
                Ok(AnyConnection::Postgres(connection))
            }
        }
    }
}

/// A URL by which SQLite opens only an existing file: a new empty one would pass for a database that was removed.
fn existing(path: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/._-~".contains(&byte);
    let path = if cfg!(windows) { path.replace('\\', "/") } else { path.to_owned() };
    let root = match path.starts_with('/') {
        true => "//",
        false if path.as_bytes().get(1) == Some(&b':') && cfg!(windows) => "///",
        false => "",
    };
    let mut name = format!("file:{root}");
    for byte in path.bytes() {
        match plain(byte) {
            true => name.push(char::from(byte)),
            false => name.push_str(&format!("%{byte:02x}")),
        }
    }
    name + "?mode=rw"
}

/// Limits for a statement, for waiting on a lock, and for an idle transaction.
pub(super) const TIMEOUTS: &str = "SET statement_timeout = '60s'; SET lock_timeout = '20s'; \
    SET idle_in_transaction_session_timeout = '60s'";

/// Adds timeouts for a server that does not answer, unless the URL has its own.
fn with_timeouts(url: &str) -> String {
    let mut url = url.to_owned();
    for (name, value) in [("connect_timeout", "5"), ("tcp_user_timeout", "15000")] {
        if !url.contains(name) {
            url.push(if url.contains('?') { '&' } else { '?' });
            url.push_str(&format!("{name}={value}"));
        }
    }
    url
}

/// Sets the pragmas in an order that works (the timeout first) and reads the two for durability back: an acknowledged
/// result survives a power failure.
fn prepare_sqlite(connection: &mut SqliteConnection) -> ConnectionResult<()> {
    let configured = (|| {
        connection.batch_execute("PRAGMA busy_timeout = 10000")?;
        let mode: String = sql::<Text>("PRAGMA journal_mode = WAL").get_result(connection)?;
        // Overwrite deleted data: a redacted name must not stay in a page of the file.
        connection.batch_execute("PRAGMA secure_delete = ON")?;
        connection.batch_execute("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON")?;
        Ok((mode, sql::<Integer>("PRAGMA synchronous").get_result::<i32>(connection)?))
    })();
    match configured.map_err(ConnectionError::CouldntSetupConfiguration)? {
        (mode, 2) if mode == "wal" => Ok(()),
        (mode, sync) => Err(ConnectionError::BadConnection(format!(
            "this file system does not allow a durable database: journal_mode {mode}, synchronous {sync}"
        ))),
    }
}

impl r2d2::ManageConnection for Manager {
    type Connection = AnyConnection;
    type Error = diesel::r2d2::Error;

    fn connect(&self) -> Result<AnyConnection, Self::Error> {
        self.establish().map_err(diesel::r2d2::Error::ConnectionError)
    }

    fn is_valid(&self, connection: &mut AnyConnection) -> Result<(), Self::Error> {
        diesel::sql_query("SELECT 1")
            .execute(connection)
            .map(drop)
            .map_err(diesel::r2d2::Error::QueryError)
    }

    fn has_broken(&self, connection: &mut AnyConnection) -> bool {
        std::thread::panicking() || AnyConnection::is_broken_transaction_manager(connection)
    }
}
