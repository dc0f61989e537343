use std::cell::RefCell;
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use chrono::{DateTime, Utc};
use diesel::prelude::*;
use r2d2::ManageConnection;

use super::connection::{self, AnyConnection, Backend, Manager};
use super::journal::ends::{Committed, Heads, Lost};
use super::latest::Latest;
use super::{backup, files, journal, migrate, outage};
use tournament::TournamentId;

pub use super::error::{Result, StoreError};

/// Looks through a file for pages that cannot be, and for rows that refer to what is not there: an older file beside
/// the log of a newer one has them.
fn sound(connection: &mut AnyConnection) -> Result<()> {
    let AnyConnection::Sqlite(c) = connection else { return Ok(()) };
    let damage = backup::damage(c, "quick_check");
    let damage = damage.map_err(|error| StoreError::Damaged(error.to_string()))?;
    damage.map_or(Ok(()), |wrong| Err(StoreError::Damaged(wrong)))
}

/// Why a file cannot be opened: what its first page says may be nothing of a database.
fn unopened(error: diesel::r2d2::Error) -> StoreError {
    let said = error.to_string();
    match ["malformed", "not a database"].iter().any(|words| said.contains(words)) {
        true => StoreError::Damaged(said),
        false => StoreError::Connect(error),
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

#[derive(QueryableByName)]
struct Checkpoint {
    #[diesel(sql_type = diesel::sql_types::Integer)]
    busy: i32,
}

/// How many queues of writers there are on PostgreSQL; scopes share them by their number.
const TURNS: usize = 64;

/// The database of a server: SQLite in a file or PostgreSQL by URL.
pub struct Store {
    pool: r2d2::Pool<Manager>,
    backend: Backend,
    /// Writers of this process queue here, before they take a connection.
    turns: [Mutex<()>; TURNS],
    url: String,
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

/// How soon a database that is there again is tried, and how long one that is away is waited for.
const REACHED_AGAIN: Duration = Duration::from_secs(3);

/// How long somebody waits for a connection that others hold.
const HELD: Duration = Duration::from_secs(15);

thread_local! {
    /// What the transaction of this thread does to journals.
    static COMMITTED: RefCell<Vec<Committed>> = const { RefCell::new(Vec::new()) };
}

/// An outage is logged though whoever met it says nothing.
fn note(error: &StoreError) {
    error.is_logged_outage();
}

impl Store {
    /// Opens the database at a URL (`postgres://…`, or the path of an SQLite file), with `connections`
    /// at the most, and brings its schema up to date under a lock. Before, an SQLite file that somebody has used is
    /// copied beside itself.
    ///
    /// # Errors
    /// If it cannot be reached, is not durable, or cannot be brought up to date, which needs a folder for the copy
    /// with PostgreSQL.
    pub fn open(url: &str, connections: u32) -> Result<Self> {
        Self::opened(url, connections, None)
    }

    /// Opens it as [`open`](Self::open) does; of PostgreSQL too the copy that is made before the schema changes goes into
    /// that folder, which is made if need be.
    ///
    /// # Errors
    /// As there.
    pub fn open_copying(url: &str, connections: u32, copies: &Path) -> Result<Self> {
        Self::opened(url, connections, Some(copies))
    }

    fn opened(url: &str, connections: u32, copies: Option<&Path>) -> Result<Self> {
        let backend = Backend::of(url);
        // Held until the schema is up to date: SQLite refuses at once, not after a wait, who changes a new file's
        // way of writing while others do.
        let mut starting = None;
        let keeper = match backend {
            Backend::Sqlite => {
                let path = url.strip_prefix("sqlite:").unwrap_or(url);
                let own = files::own(Path::new(path));
                own.map_err(|cause| StoreError::File { path: path.into(), cause })?;
                starting = Some(migrate::turn(path)?);
                migrate::refuse_foreign(path)?;
                // At once, where the pool would try again and again.
                let mut first = Manager::new(url).connect().map_err(unopened)?;
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
            // Half of it is the longest pause between two attempts to reach a database that was away.
            .connection_timeout(REACHED_AGAIN)
            .test_on_check_out(backend == Backend::Postgres)
            .build_unchecked(Manager::new(url));
        let mut first = pool.get_timeout(HELD)?;
        migrate::migrate(&mut first, url, copies)?;
        drop(first);
        drop(starting);
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
            url: url.to_owned(),
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
        let file = || Path::new(self.url.strip_prefix("sqlite:").unwrap_or(&self.url));
        (self.backend == Backend::Sqlite).then(file)
    }

    /// Which database it is.
    #[must_use]
    pub const fn backend(&self) -> Backend {
        self.backend
    }

    /// Writes one row of its own, durably: whether the database takes anything at this moment. Once a second is
    /// enough, however many ask.
    pub fn beat(&self, now: DateTime<Utc>) -> Result<()> {
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

    /// Carries all that was written over into the database's file and empties the log beside it, with SQLite: whoever
    /// copies the file has everything, and nothing that was deleted stays in the log. Who reads at this moment is waited
    /// for. What was acknowledged is durable in the log, too: a failure is logged.
    pub fn checkpoint(&self) {
        let _turn = self.turn(Scope::Server);
        let carry = || -> Result<bool> {
            let AnyConnection::Sqlite(c) = &mut *self.connection()? else { return Ok(true) };
            let state: Checkpoint =
                diesel::sql_query("PRAGMA wal_checkpoint(TRUNCATE)").get_result(c)?;
            Ok(state.busy == 0)
        };
        match carry() {
            Ok(true) => {}
            Ok(false) => tracing::warn!("the database's log is not emptied: somebody reads it"),
            Err(error) => tracing::warn!(%error, "the database's log is not emptied"),
        }
    }

    /// How many connections somebody holds at this moment.
    #[must_use]
    pub fn connections_held(&self) -> u32 {
        let state = self.pool.state();
        state.connections - state.idle_connections
    }

    /// A connection of the pool. Where all are held somebody will give one back, which is waited for; where there is
    /// none at all the database is away, and whoever asks is told so soon.
    fn connection(&self) -> Result<r2d2::PooledConnection<Manager>> {
        let began = Instant::now();
        loop {
            match self.pool.get_timeout(REACHED_AGAIN) {
                Err(_) if self.pool.state().connections > 0 && began.elapsed() < HELD => {}
                got => return got.map_err(StoreError::from),
            }
        }
    }

    /// Runs `work` on one moment of the database.
    ///
    /// # Errors
    /// Whatever `work` fails with, or no connection could be had.
    pub fn read<T, E: From<StoreError>>(
        &self,
        work: impl FnOnce(&mut AnyConnection) -> Result<T, E>,
    ) -> Result<T, E> {
        let mut connection = self.connection().inspect_err(note)?;
        connection::begin_read(&mut connection).map_err(StoreError::from)?;
        outage::works(false);
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
        self.whole()?;
        COMMITTED.take();
        journal::begin_entries();
        let mut connection = self.connection().inspect_err(note)?;
        connection::begin_write(&mut connection, scope.key()).map_err(StoreError::from)?;
        let journalled = |c: &mut AnyConnection, done| {
            self.write_entries(c)?;
            Ok(done)
        };
        match work(&mut connection).and_then(|done| journalled(&mut connection, done)) {
            Ok(done) => {
                connection::commit(&mut connection).map_err(StoreError::from)?;
                outage::works(true);
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

    /// Whether the database is the one that was opened and has what was acknowledged, as far as that is known.
    ///
    /// # Errors
    /// [`StoreError::Gone`] or [`StoreError::Lost`] if not.
    pub(super) fn whole(&self) -> Result<()> {
        if self.file.as_ref().is_some_and(|file| !file.is_there()) {
            return Err(StoreError::Gone);
        }
        self.lost().map_or(Ok(()), |lost| Err(StoreError::Lost(lost)))
    }

    /// The address it was opened at.
    pub(super) fn url(&self) -> &str {
        &self.url
    }

    /// Inside a [`write`](Self::write): what becomes of a journal, to be noted apart once it is durable.
    pub(super) fn committing(committed: Committed) {
        COMMITTED.with_borrow_mut(|all| all.push(committed));
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

impl AnyConnection {
    /// Inside a [`Store::write`] in [`Scope::Server`]: locks a tournament too, so that its journal has
    /// one writer at a time. Never the other way round, lest two wait for each other.
    pub fn lock_tournament(&mut self, id: TournamentId) -> Result<()> {
        Ok(connection::lock(self, Scope::Tournament(id).key())?)
    }
}
