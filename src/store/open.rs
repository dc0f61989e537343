use super::connection::{Backend, Manager, file_of};
use super::journal::ends::{Heads, Lost};
use super::{backup, error, files, migrate, tournaments::Latest};
use crate::prelude::*;
use diesel::dsl::sql;
use diesel::sql_types::Integer;
use r2d2::ManageConnection;
use std::ops::{Deref, DerefMut};
use std::sync::{Mutex, MutexGuard};
use std::time::{Duration, Instant};

/// Finds corrupt pages, and rows that refer to missing ones: an older file next to a newer write-ahead log has them.
fn refuse_damaged(connection: &mut AnyConnection) -> Result<()> {
    let AnyConnection::Sqlite(c) = connection else { return Ok(()) };
    let damage = backup::damage(c, "quick_check");
    let damage = damage.map_err(|error| StoreError::Damaged(error.to_string()))?;
    damage.map_or(Ok(()), |wrong| Err(StoreError::Damaged(wrong)))
}

/// If the first page is corrupt, SQLite reports no database at all.
fn open_error(error: diesel::r2d2::Error) -> StoreError {
    let said = error.to_string();
    match ["malformed", "not a database"].iter().any(|words| said.contains(words)) {
        true => StoreError::Damaged(said),
        false => StoreError::Connect(error),
    }
}

/// What a writer locks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// Accounts, sessions, new tournaments.
    Server,
    /// The row that proves that the database can be written.
    Health,
    /// Tasks that instances share.
    Tasks,
    /// A tournament and everything that belongs to it.
    Tournament(TournamentId),
}

impl Scope {
    pub(super) const fn key(self) -> i64 {
        match self {
            Self::Server => 0,
            Self::Health => -1,
            Self::Tasks => -2,
            Self::Tournament(id) => id.0,
        }
    }
}

/// Queues of writers on PostgreSQL; scopes share them by their number.
const TURNS: usize = 64;

pub struct Store {
    pool: r2d2::Pool<Manager>,
    backend: Backend,
    /// Writers of this process wait here, before they take a connection.
    turns: [Mutex<()>; TURNS],
    url: String,
    /// `None` with PostgreSQL.
    file: Option<files::Watched>,
    /// An unused connection: if all were closed for a moment, SQLite would begin another write-ahead log.
    _keeper: Mutex<Option<AnyConnection>>,
    /// When a write of the health row was last acknowledged.
    beaten: Mutex<Option<DateTime<Utc>>>,
    /// Cache of the newest committed snapshots.
    pub(super) latest: Mutex<Latest>,
    /// Ends of journals, stored apart from the database; `None` without a folder for them.
    pub(super) heads: Option<Heads>,
    /// Acknowledged data known to be lost.
    pub(super) lost: Mutex<Option<Lost>>,
}

/// Wait for a connection to an unreachable database.
const REACHED_AGAIN: Duration = Duration::from_secs(3);

/// Wait for a connection while all are in use.
const HELD: Duration = Duration::from_secs(15);

impl Store {
    /// Opens the database at a URL (`postgres://…`, or the path of an SQLite file), with at most `connections`, and
    /// applies missing migrations under a lock. An SQLite file in use is copied next to itself before.
    ///
    /// # Errors
    /// If it cannot be reached, is not durable, or cannot be migrated; with PostgreSQL that needs a folder for the
    /// copy.
    pub fn open(url: &str, connections: u32) -> Result<Self> {
        Self::open_copying(url, connections, None)
    }

    /// As [`open`](Self::open); with PostgreSQL the copy before a migration goes into the folder `copies`, which is
    /// made if missing.
    pub fn open_copying(url: &str, connections: u32, copies: Option<&Path>) -> Result<Self> {
        let backend = Backend::of(url);
        // Held until the schema is up to date: SQLite fails at once, without waiting, if two connections switch a new
        // file to write-ahead logging.
        let mut starting = None;
        let keeper = match backend {
            Backend::Sqlite => {
                let path = file_of(url);
                let own = files::own(Path::new(path));
                own.map_err(|cause| StoreError::File { path: path.into(), cause })?;
                starting = Some(migrate::turn(path)?);
                migrate::refuse_foreign(path)?;
                // Fails at once; the pool would retry.
                let mut first = Manager::new(url).connect().map_err(open_error)?;
                refuse_damaged(&mut first)?;
                Some(first)
            }
            // An unreachable server or a wrong password fails at once.
            Backend::Postgres => {
                drop(Manager::new(url).connect().map_err(StoreError::Connect)?);
                None
            }
        };
        let pool = r2d2::Pool::builder()
            .max_size(connections)
            .min_idle(Some(1))
            // The pool retries an unreachable database after at most half of this.
            .connection_timeout(REACHED_AGAIN)
            .test_on_check_out(backend == Backend::Postgres)
            .build_unchecked(Manager::new(url));
        let mut first = pool.get_timeout(HELD)?;
        migrate::migrate(&mut first, url, copies)?;
        drop(first);
        drop(starting);
        let turns = std::array::from_fn(|_| Mutex::default());
        let file = match backend {
            Backend::Sqlite => files::Watched::new(file_of(url)),
            Backend::Postgres => None,
        };
        let (keeper, beaten) = (Mutex::new(keeper), Mutex::default());
        Ok(Self {
            pool,
            backend,
            turns,
            url: url.to_owned(),
            file,
            _keeper: keeper,
            beaten,
            latest: Mutex::default(),
            heads: None,
            lost: Mutex::default(),
        })
    }

    /// `None` with PostgreSQL.
    pub fn path(&self) -> Option<&Path> {
        (self.backend == Backend::Sqlite).then(|| Path::new(file_of(&self.url)))
    }

    pub const fn backend(&self) -> Backend {
        self.backend
    }

    /// Writes the health row durably, to test whether the database can be written; at most once a second.
    pub fn beat(&self, now: DateTime<Utc>) -> Result<()> {
        use super::schema::health;
        let mut beaten = self.beaten.lock().unwrap_or_else(PoisonError::into_inner);
        if beaten.is_some_and(|last| (now - last).num_milliseconds().abs() < 1000) {
            return Ok(());
        }
        let at = super::columns::timestamp(now);
        self.write(Scope::Health, |tx| {
            if tx.count(diesel::update(health::table).set(health::at.eq(at)))? == 0 {
                let row = (health::id.eq(1), health::at.eq(at));
                tx.run(diesel::insert_into(health::table).values(row))?;
            }
            Ok::<_, StoreError>(())
        })?;
        *beaten = Some(now);
        Ok(())
    }

    /// With SQLite, copies the write-ahead log into the database's file and empties it: a copy of the file is complete,
    /// and no deleted data stays in the log. Waits for readers. A failure is only logged, since acknowledged data is
    /// durable in the log, too.
    pub fn checkpoint(&self) {
        let _turn = self.turn(Scope::Server);
        let carry = || -> Result<bool> {
            let AnyConnection::Sqlite(c) = &mut *self.connection()? else { return Ok(true) };
            let state = sql::<(Integer, Integer, Integer)>("PRAGMA wal_checkpoint(TRUNCATE)");
            let (busy, ..): (i32, i32, i32) = state.get_result(c)?;
            Ok(busy == 0)
        };
        match carry() {
            Ok(true) => {}
            Ok(false) => tracing::warn!("the database's log is not emptied: somebody reads it"),
            Err(error) => tracing::warn!(%error, "the database's log is not emptied"),
        }
    }

    pub fn connections_held(&self) -> u32 {
        let state = self.pool.state();
        state.connections - state.idle_connections
    }

    /// Waits if all connections are in use; fails soon if the database is unreachable. Logs an outage even if the caller
    /// ignores the error.
    fn connection(&self) -> Result<r2d2::PooledConnection<Manager>> {
        let began = Instant::now();
        loop {
            match self.pool.get_timeout(REACHED_AGAIN) {
                Err(_) if self.pool.state().connections > 0 && began.elapsed() < HELD => {}
                got => {
                    let got = got.map_err(StoreError::from);
                    return got.inspect_err(|error| _ = error.is_logged_outage());
                }
            }
        }
    }

    /// Runs `work` in a read transaction, on one snapshot of the database.
    pub fn read<T, E: From<StoreError>>(
        &self,
        work: impl FnOnce(&mut Tx) -> Result<T, E>,
    ) -> Result<T, E> {
        let mut tx = Tx::begin(self.connection()?, None)?;
        error::works(false);
        let done = work(&mut tx);
        tx.roll_back()?;
        done
    }

    /// Begins a write transaction, one writer at a time in `scope`.
    pub fn begin(&self, scope: Scope) -> Result<Write<'_>> {
        let turn = self.turn(scope);
        self.refuse_lost()?;
        let tx = Tx::begin(self.connection()?, Some(scope))?;
        Ok(Write { tx, store: self, open: true, _turn: turn })
    }

    /// Runs `work` in one durable transaction, one writer at a time in `scope`; an error rolls it back.
    pub fn write<T, E: From<StoreError>>(
        &self,
        scope: Scope,
        work: impl FnOnce(&mut Tx) -> Result<T, E>,
    ) -> Result<T, E> {
        let mut tx = self.begin(scope)?;
        let done = work(&mut tx)?;
        tx.commit()?;
        Ok(done)
    }

    /// Refuses with [`StoreError::Gone`] or [`StoreError::Lost`] if the file was replaced or acknowledged data is
    /// missing.
    pub fn refuse_lost(&self) -> Result<()> {
        if self.file.as_ref().is_some_and(|file| !file.is_there()) {
            return Err(StoreError::Gone);
        }
        self.lost().map_or(Ok(()), |lost| Err(StoreError::Lost(lost)))
    }

    pub(super) fn url(&self) -> &str {
        &self.url
    }

    /// One writer at a time in each scope, with SQLite in all. Waiting writers hold no connection, so that readers get
    /// one. This queue is also fairer than SQLite's busy loop.
    fn turn(&self, scope: Scope) -> MutexGuard<'_, ()> {
        let index = match self.backend {
            Backend::Sqlite => 0,
            Backend::Postgres => usize::try_from(scope.key()).unwrap_or_default() % TURNS,
        };
        self.turns[index].lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A write transaction: durable once committed, rolled back where it is dropped before.
pub struct Write<'a> {
    tx: Tx,
    store: &'a Store,
    open: bool,
    _turn: MutexGuard<'a, ()>,
}

impl Write<'_> {
    /// Writes the entries of journals, and makes all durable.
    pub fn commit(mut self) -> Result<()> {
        self.store.write_entries(&mut self.tx)?;
        self.open = false;
        self.tx.commit()?;
        error::works(true);
        if let Some(heads) = &self.store.heads {
            // The transaction is committed; a full disk is noticed by the next write.
            let _ = heads.note(&self.tx.committed);
        }
        Ok(())
    }
}

impl Deref for Write<'_> {
    type Target = Tx;

    fn deref(&self) -> &Tx {
        &self.tx
    }
}

impl DerefMut for Write<'_> {
    fn deref_mut(&mut self) -> &mut Tx {
        &mut self.tx
    }
}

impl Drop for Write<'_> {
    fn drop(&mut self) {
        // If that fails, the connection is broken: the pool closes it, and the database rolls back.
        if self.open {
            let _ = self.tx.roll_back();
        }
    }
}
