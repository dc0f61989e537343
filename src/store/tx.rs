//! A transaction: its connection, and what the act in it has done so far.

use super::connection::Manager;
use super::journal::{JournalRow, ends::Committed};
use super::open::Scope;
use super::parts::Marks;
use crate::prelude::*;
use diesel::connection::{AnsiTransactionManager, TransactionManager};
use diesel::dsl::Limit;
use diesel::query_dsl::methods::{ExecuteDsl, LimitDsl, LoadQuery};
use diesel::sql_types::BigInt;

/// A running transaction; each aggregate adds its queries. See [`Store::read`](super::Store::read) and
/// [`Store::write`](super::Store::write).
pub struct Tx {
    connection: r2d2::PooledConnection<Manager>,
    /// Changed parts of events, for the entries of their journals.
    pub(super) marks: Marks,
    /// Entries of journals, written just before the commit: only then it is known what the act left.
    pub(super) entries: Vec<(TournamentId, JournalRow)>,
    /// Changes of journals, signed after the commit.
    pub(super) committed: Vec<Committed>,
}

impl Tx {
    /// Writes if `scope` is given: SQLite takes the write lock at once; PostgreSQL takes an advisory lock on the scope
    /// until the transaction ends. Without these, read-then-write loses updates or fails.
    pub(super) fn begin(
        mut connection: r2d2::PooledConnection<Manager>,
        scope: Option<Scope>,
    ) -> Result<Self> {
        let (sqlite, postgres) = match scope {
            // Sees one snapshot of the database.
            None => ("BEGIN", "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"),
            // Reads after the lock must be fresh, whatever the server's default isolation level is.
            Some(_) => ("BEGIN IMMEDIATE", "BEGIN ISOLATION LEVEL READ COMMITTED"),
        };
        match &mut *connection {
            AnyConnection::Sqlite(c) => AnsiTransactionManager::begin_transaction_sql(c, sqlite),
            AnyConnection::Postgres(c) => {
                AnsiTransactionManager::begin_transaction_sql(c, postgres)
            }
        }?;
        let (marks, entries, committed) = Default::default();
        let mut tx = Self { connection, marks, entries, committed };
        scope.map_or(Ok(()), |scope| tx.lock(scope))?;
        Ok(tx)
    }

    /// Waits for the lock on `scope` and keeps it until the transaction ends; SQLite has one writer anyway.
    fn lock(&mut self, scope: Scope) -> Result<()> {
        if let AnyConnection::Postgres(c) = self.connection() {
            let lock = diesel::sql_query("SELECT pg_advisory_xact_lock($1)");
            lock.bind::<BigInt, _>(scope.key()).execute(c)?;
        }
        Ok(())
    }

    /// Inside a write in [`Scope::Server`]: locks a tournament too, so that its journal has one writer. Never lock in
    /// the other order: that would deadlock.
    pub fn lock_tournament(&mut self, id: TournamentId) -> Result<()> {
        self.lock(Scope::Tournament(id))
    }

    pub(super) fn commit(&mut self) -> Result<()> {
        Ok(AnyConnection::commit_transaction(self.connection())?)
    }

    pub(super) fn roll_back(&mut self) -> Result<()> {
        Ok(AnyConnection::rollback_transaction(self.connection())?)
    }

    /// For queries that differ between the databases.
    pub fn connection(&mut self) -> &mut AnyConnection {
        &mut self.connection
    }

    pub(super) fn run<Q: ExecuteDsl<AnyConnection>>(&mut self, statement: Q) -> Result<()> {
        self.count(statement).map(drop)
    }

    /// Runs a statement; returns the number of its rows.
    pub(super) fn count<Q: ExecuteDsl<AnyConnection>>(&mut self, statement: Q) -> Result<usize> {
        Ok(ExecuteDsl::execute(statement, self.connection())?)
    }

    /// All rows of a query.
    pub(super) fn all<'q, T, Q>(&mut self, query: Q) -> Result<Vec<T>>
    where
        Q: LoadQuery<'q, AnyConnection, T>,
    {
        Ok(query.load(self.connection())?)
    }

    /// The first row of a query, if there is one.
    pub(super) fn first<'q, T, Q>(&mut self, query: Q) -> Result<Option<T>>
    where
        Q: LimitDsl,
        Limit<Q>: LoadQuery<'q, AnyConnection, T>,
    {
        Ok(query.limit(1).get_result(self.connection()).optional()?)
    }

    /// The row of a query that has one, such as a count.
    pub(super) fn one<'q, T, Q>(&mut self, query: Q) -> Result<T>
    where
        Q: LoadQuery<'q, AnyConnection, T>,
    {
        Ok(query.get_result(self.connection())?)
    }
}
