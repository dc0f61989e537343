use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::connection::{self, AnyConnection, Backend, Manager};
use super::{Snapshot, migrate};
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

/// What a writer locks: one tournament, or what all tournaments share.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Accounts, sessions, new tournaments.
    Server,
    /// One tournament and all that belongs to it.
    Tournament(TournamentId),
}

impl Scope {
    const fn key(self) -> i64 {
        match self {
            Self::Server => 0,
            Self::Tournament(id) => id.0,
        }
    }
}

/// The database of a server: SQLite in a file or PostgreSQL by URL.
pub struct Store {
    pool: r2d2::Pool<Manager>,
    backend: Backend,
    writer: Mutex<()>,
    /// The newest committed state of each tournament that this process has seen.
    pub(super) latest: Mutex<HashMap<TournamentId, Arc<Snapshot>>>,
}

impl Store {
    /// Opens the database at a URL (`postgres://…`, or the path of an SQLite file), with `connections`
    /// at the most, and brings its schema up to date under a lock.
    ///
    /// # Errors
    /// If it cannot be reached, is not durable, or cannot be brought up to date.
    pub fn open(url: &str, connections: u32) -> Result<Self, StoreError> {
        let backend = Backend::of(url);
        let pool = r2d2::Pool::builder()
            .max_size(connections)
            .min_idle(Some(1))
            .connection_timeout(Duration::from_secs(15))
            .test_on_check_out(backend == Backend::Postgres)
            .build(Manager::new(url))?;
        migrate::migrate(&mut *pool.get()?, url)?;
        Ok(Self { pool, backend, writer: Mutex::new(()), latest: Mutex::default() })
    }

    /// Which database it is.
    #[must_use]
    pub const fn backend(&self) -> Backend {
        self.backend
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
        let _turn = self.turn();
        let mut connection = self.pool.get().map_err(StoreError::from)?;
        connection::begin_write(&mut connection, scope.key()).map_err(StoreError::from)?;
        match work(&mut connection) {
            Ok(done) => {
                connection::commit(&mut connection).map_err(StoreError::from)?;
                Ok(done)
            }
            Err(error) => {
                connection::roll_back(&mut connection).map_err(StoreError::from)?;
                Err(error)
            }
        }
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

    /// SQLite has one writer: queueing here is fairer and quicker than its busy loop.
    fn turn(&self) -> Option<MutexGuard<'_, ()>> {
        (self.backend == Backend::Sqlite)
            .then(|| self.writer.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
