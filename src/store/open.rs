use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use r2d2::ManageConnection;

use super::connection::{self, AnyConnection, Backend, Manager};
use super::heads::{Committed, Heads, Lost};
use super::latest::Latest;
use super::{BackupError, files, migrate};
use tournament::TournamentId;

/// What keeping can fail with.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database refused a statement.
    #[error("the database refused: {0}")]
    Query(#[from] diesel::result::Error),
    /// No connection could be had.
    #[error("the database cannot be reached: {0}")]
    Pool(#[from] r2d2::Error),
    /// The lock file beside the database cannot be taken.
    #[error("the lock file beside the database cannot be written: {0}")]
    Lock(std::io::Error),
    /// A connection could not be made.
    #[error("{0}")]
    Connect(diesel::r2d2::Error),
    /// A file of the database cannot be opened or made.
    #[error("{}: {cause}", path.display())]
    File {
        /// Which file.
        path: PathBuf,
        /// What the system said.
        cause: std::io::Error,
    },
    /// The file was replaced or taken away while it was in use: what is written would be lost.
    #[error("the database's file was replaced or taken away; nothing is written until a restart")]
    Gone,
    /// It does not answer at all; what was sent to it may be done, or not.
    #[error("the database does not answer")]
    Silent,
    /// What had been acknowledged is not there any more.
    #[error(
        "{0}. Nothing is written: restore a backup, or accept what is there by tengen verify --accept"
    )]
    Lost(Lost),
    /// The file is no database, or parts of it cannot be read.
    #[error("the database is damaged: {0}; restore a backup")]
    Damaged(String),
    /// A newer version of Tengen has changed the database.
    #[error(
        "the database was changed by a newer Tengen (schema {found}); this version knows schemas up to {known}: install the newer one"
    )]
    Newer {
        /// The newest step of the schema in the database.
        found: String,
        /// The newest one that this version knows.
        known: String,
    },
    /// No copy could be made before the schema was to be changed.
    #[error("no copy could be made before bringing the database up to date: {0}")]
    Copy(Box<BackupError>),
    /// The schema could not be brought up to date.
    #[error("the database could not be brought up to date: {0}")]
    Migration(Box<dyn std::error::Error + Send + Sync>),
    /// A row holds what this version does not understand.
    #[error("the database holds a {what} that cannot be read: {why}")]
    Corrupt {
        /// Which kind of value.
        what: &'static str,
        /// What is wrong with it.
        why: String,
    },
    /// A tournament was changed by somebody else since it was read: it was read outside of the transaction.
    #[error("the tournament was changed meanwhile; it stood at revision {0}")]
    Outdated(i64),
    /// A board was changed by somebody else since it was read.
    #[error("table {table} of round {round} was changed meanwhile")]
    Stale {
        /// The round.
        round: i32,
        /// The table.
        table: i32,
    },
}

#[derive(QueryableByName)]
struct Said {
    #[diesel(sql_type = diesel::sql_types::Text)]
    said: String,
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = diesel::sql_types::BigInt)]
    number: i64,
}

/// Looks through a file for pages that cannot be, and for rows that refer to what is not there: an older file beside
/// the log of a newer one has them.
fn sound(connection: &mut AnyConnection) -> Result<(), StoreError> {
    let AnyConnection::Sqlite(c) = connection else { return Ok(()) };
    let lines: Vec<Said> = diesel::sql_query("SELECT quick_check AS said FROM pragma_quick_check")
        .load(c)
        .map_err(|error| StoreError::Damaged(error.to_string()))?;
    if let Some(wrong) = lines.into_iter().find(|line| line.said != "ok") {
        return Err(StoreError::Damaged(wrong.said));
    }
}

/// What the machine lacks, where the database fails without a fault of ours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lack {
    /// The disk is full, or may not be written.
    Room,
    /// Pages of the file cannot be read.
    Damaged,
    /// The database is gone, or does not answer.
    Database,
}

impl StoreError {
    /// What the machine lacks, if that is why.
    #[must_use]
    pub fn lack(&self) -> Option<Lack> {
        let said = match self {
            Self::Pool(_) | Self::Connect(_) => return Some(Lack::Database),
            Self::Gone | Self::Silent => return Some(Lack::Database),
            Self::Damaged(_) | Self::Lost(_) => return Some(Lack::Damaged),
            Self::Query(error) if is_gone(error) => return Some(Lack::Database),
            Self::Query(error) => error.to_string(),
            _ => return None,
        };
        let any = |words: &[&str]| words.iter().any(|words| said.contains(words));
        if any(&["disk is full", "readonly database", "No space left", "disk I/O error"]) {
            Some(Lack::Room)
        } else if any(&["malformed", "not a database"]) {
            Some(Lack::Damaged)
        } else if any(&[
            "connection",
            "unable to open database",
            "terminating",
            "shutting down",
            "statement timeout",
            "lock timeout",
            "database is locked",
            "starting up",
            "SSL",
        ]) {
            Some(Lack::Database)
        } else {
            None
        }
    }
}

/// Whether the connection broke, before, during or after what was asked of it.
fn is_gone(error: &diesel::result::Error) -> bool {
    use diesel::result::{DatabaseErrorKind, Error};
    match error {
        Error::DatabaseError(kind, said) => {
            let broken = ["could not receive data", "could not send data", "recovery mode"];
            matches!(kind, DatabaseErrorKind::ClosedConnection)
                || matches!(kind, DatabaseErrorKind::UnableToSendCommand)
                || broken.iter().any(|words| said.message().contains(words))
        }
        // What was done before it broke was told to who did it.
        Error::BrokenTransactionManager => true,
        Error::RollbackErrorOnCommit { rollback_error, commit_error } => {
            is_gone(rollback_error) || is_gone(commit_error)
        }
        _ => false,
    }
}

/// What a writer locks: one tournament, or what all tournaments share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Accounts, sessions, new tournaments.
    Server,
    /// The row that says that the database takes something.
    Health,
    /// What instances tell each other of what they work on.
    Tasks,
    /// One tournament and all that belongs to it.
    Tournament(TournamentId),
}

impl Scope {
    const fn key(self) -> i64 {
        match self {
            Self::Server => 0,
            Self::Health => -1,
            Self::Tasks => -2,
            Self::Tournament(id) => id.0,
        }
    }
}

/// How many queues of writers there are on PostgreSQL; scopes share them by their number.
const TURNS: usize = 64;

/// The database of a server: SQLite in a file or PostgreSQL by URL.
pub struct Store {
    pool: r2d2::Pool<Manager>,
    backend: Backend,
    /// Writers of this process queue here, before they take a connection.
    turns: [Mutex<()>; TURNS],
    /// The file, with SQLite.
    path: Option<PathBuf>,
    /// Which file is in use, with SQLite.
    file: Option<files::Watched>,
    /// A connection that nobody uses: with none left for a moment, SQLite would begin another log.
    _keeper: Mutex<Option<AnyConnection>>,
    /// When a write of the health row was last acknowledged.
    beaten: Mutex<Option<DateTime<Utc>>>,
    /// Newest committed states of tournaments that this process has seen.
    pub(super) latest: Mutex<Latest>,
    /// Where journals ended, apart from the database; `None` if nothing is kept there.
    pub(super) heads: Option<Heads>,
    /// What is known to be lost.
    pub(super) lost: Mutex<Option<Lost>>,
}

thread_local! {
    /// What the transaction of this thread does to journals.
    static COMMITTED: RefCell<Vec<Committed>> = const { RefCell::new(Vec::new()) };
}

impl Store {
    /// Opens the database at a URL (`postgres://…`, or the path of an SQLite file), with `connections`
    /// at the most, and brings its schema up to date under a lock.
    ///
    /// # Errors
    /// If it cannot be reached, is not durable, or cannot be brought up to date.
    pub fn open(url: &str, connections: u32) -> Result<Self, StoreError> {
        let backend = Backend::of(url);
        let keeper = match backend {
            Backend::Sqlite => {
                let path = url.strip_prefix("sqlite:").unwrap_or(url);
                let own = files::own(Path::new(path));
                own.map_err(|cause| StoreError::File { path: path.into(), cause })?;
                // At once, where the pool would try again and again.
                let mut first = Manager::new(url).connect().map_err(StoreError::Connect)?;
                sound(&mut first)?;
                Some(first)
            }
            // At once too: a server that is not there, or a wrong password, is said without a wait.
            Backend::Postgres => {
                drop(Manager::new(url).connect().map_err(StoreError::Connect)?);
                None
            }
        };
        let pool = r2d2::Pool::builder()
            .max_size(connections)
            .min_idle(Some(1))
            .connection_timeout(Duration::from_secs(15))
            .test_on_check_out(backend == Backend::Postgres)
            .build(Manager::new(url))?;
        migrate::migrate(&mut *pool.get()?, url)?;
        let turns = std::array::from_fn(|_| Mutex::default());
        let file = match backend {
            Backend::Sqlite => files::Watched::new(url.strip_prefix("sqlite:").unwrap_or(url)),
            Backend::Postgres => None,
        };
        let (keeper, beaten) = (Mutex::new(keeper), Mutex::default());
        Ok(Self {
            pool,
            backend,
            turns,
            path: (backend == Backend::Sqlite).then(|| url.trim_start_matches("sqlite:").into()),
            file,
            _keeper: keeper,
            beaten,
            latest: Mutex::default(),
            heads: None,
            lost: Mutex::default(),
        })
    }

    /// The database's file, with SQLite.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// Which database it is.
    #[must_use]
    pub const fn backend(&self) -> Backend {
        self.backend
    }

    /// Writes one row of its own, durably: whether the database takes anything at this moment. Once a second is
    /// enough, however many ask.
    ///
    /// # Errors
    /// If it does not.
    pub fn beat(&self, now: DateTime<Utc>) -> Result<(), StoreError> {
        use super::schema::health;
        let mut beaten = self.beaten.lock().unwrap_or_else(PoisonError::into_inner);
        if beaten.is_some_and(|last| (now - last).num_milliseconds().abs() < 1000) {
            return Ok(());
        }
        let at = super::tournaments::timestamp(now);
        self.write(Scope::Health, |c| {
            if diesel::update(health::table).set(health::at.eq(at)).execute(c)? == 0 {
                let row = (health::id.eq(1), health::at.eq(at));
                diesel::insert_into(health::table).values(row).execute(c)?;
            }
            Ok::<_, StoreError>(())
        })?;
        *beaten = Some(now);
        Ok(())
    }

    /// How many connections somebody holds at this moment.
    #[must_use]
    pub fn connections_held(&self) -> u32 {
        let state = self.pool.state();
        state.connections - state.idle_connections
    }

    /// Runs `work` on one moment of the database.
    ///
    /// # Errors
    /// Whatever `work` fails with, or no connection could be had.
    pub fn read<T, E: From<StoreError>>(
        &self,
        work: impl FnOnce(&mut AnyConnection) -> Result<T, E>,
    ) -> Result<T, E> {
        let mut connection = self.pool.get().map_err(StoreError::from)?;
        connection::begin_read(&mut connection).map_err(StoreError::from)?;
        let done = work(&mut connection);
        connection::roll_back(&mut connection).map_err(StoreError::from)?;
        done
    }

    /// Runs `work` in one durable transaction, one writer at a time in `scope`; an error undoes it all.
    ///
    /// # Errors
    /// Whatever `work` fails with, or the database could not commit.
    pub fn write<T, E: From<StoreError>>(
        &self,
        scope: Scope,
        work: impl FnOnce(&mut AnyConnection) -> Result<T, E>,
    ) -> Result<T, E> {
        let _turn = self.turn(scope);
        if self.file.as_ref().is_some_and(|file| !file.is_there()) {
            return Err(StoreError::Gone.into());
        }
        if let Some(lost) = self.lost() {
            return Err(StoreError::Lost(lost).into());
        }
        COMMITTED.take();
        let mut connection = self.pool.get().map_err(StoreError::from)?;
        connection::begin_write(&mut connection, scope.key()).map_err(StoreError::from)?;
        match work(&mut connection) {
            Ok(done) => {
                connection::commit(&mut connection).map_err(StoreError::from)?;
                if let Some(heads) = &self.heads {
                    // Committed is committed; a full disk is found by the next write.
                    let _ = heads.note(&COMMITTED.take());
                }
                Ok(done)
            }
            Err(error) => {
                connection::roll_back(&mut connection).map_err(StoreError::from)?;
                Err(error)
            }
        }
    }

    /// Inside a [`write`](Self::write): what becomes of a journal, to be noted apart once it is durable.
    pub(super) fn committing(committed: Committed) {
        COMMITTED.with_borrow_mut(|all| all.push(committed));
    }

    /// Inside a [`write`](Self::write) in [`Scope::Server`]: locks a tournament too, so that its journal has
    /// one writer at a time. Never the other way round, lest two wait for each other.
    ///
    /// # Errors
    /// If the database fails.
    pub fn lock_tournament(
        &self,
        c: &mut AnyConnection,
        id: TournamentId,
    ) -> Result<(), StoreError> {
        Ok(connection::lock(c, Scope::Tournament(id).key())?)
    }

    /// One writer at a time in each scope, on SQLite in all: who waits has no connection yet, and leaves those
    /// there are to readers. Queueing here is fairer than SQLite's busy loop, too.
    fn turn(&self, scope: Scope) -> MutexGuard<'_, ()> {
        let index = match self.backend {
            Backend::Sqlite => 0,
            Backend::Postgres => usize::try_from(scope.key()).unwrap_or_default() % TURNS,
        };
        self.turns[index].lock().unwrap_or_else(PoisonError::into_inner)
    }
}
