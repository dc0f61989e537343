//! A fresh database a test, on SQLite and on PostgreSQL.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use tengen::service::Service;
use tengen::store::{Scope, Store, StoreError, Tx};

/// Runs each of these functions on both databases: `on_both!(first_test, second_test)`.
macro_rules! on_both {
    ($($test:ident),+ $(,)?) => {
        mod on_sqlite {
            $(#[test] fn $test() { super::$test(&crate::databases::Place::sqlite()); })+
        }
        mod on_postgres {
            $(#[test] fn $test() { super::$test(&crate::databases::Place::postgres()); })+
        }
    };
}
pub(crate) use on_both;

/// Where the database of one test is; gone when this is dropped.
pub struct Place {
    pub url: String,
    cleanup: Cleanup,
}

enum Cleanup {
    Folder(tempfile::TempDir),
    Database(String),
}

impl Place {
    /// An SQLite file that is not there yet.
    pub fn sqlite() -> Self {
        let folder = tempfile::tempdir().expect("a temporary folder");
        let url = folder.path().join("tengen.sqlite").to_string_lossy().into_owned();
        Self { url, cleanup: Cleanup::Folder(folder) }
    }

    /// A PostgreSQL database, copied from one that is up to date.
    pub fn postgres() -> Self {
        Self::new_database(&format!(" TEMPLATE {}", template()))
    }

    /// A PostgreSQL database without a table.
    pub fn empty_postgres() -> Self {
        Self::new_database("")
    }

    fn new_database(of: &str) -> Self {
        static COUNTER: AtomicU32 = AtomicU32::new(0);
        let number = COUNTER.fetch_add(1, Ordering::Relaxed);
        let name = format!("tengen_{}_{number}", std::process::id());
        administer(&format!("CREATE DATABASE {name}{of}"));
        Self { url: url_of(&name), cleanup: Cleanup::Database(name) }
    }

    pub fn store(&self) -> Store {
        Store::open(&self.url, 4).expect("the database opens")
    }

    pub fn service(&self) -> Service {
        Service::new(self.store())
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        match &self.cleanup {
            Cleanup::Folder(folder) => drop(std::fs::remove_dir_all(folder.path())),
            Cleanup::Database(name) => {
                administer(&format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)"));
            }
        }
    }
}

fn cluster() -> String {
    std::env::var("TENGEN_TEST_POSTGRES").unwrap_or_else(|_| {
        panic!("these tests need PostgreSQL: start them by tests/run, which starts one for them")
    })
}

/// The URL of another database of the cluster.
fn url_of(name: &str) -> String {
    let cluster = cluster();
    let (address, query) = cluster.split_once('?').unwrap_or((&cluster, ""));
    let (server, _) = address.rsplit_once('/').expect("a URL of the form postgres://…/database?…");
    format!("{server}/{name}?{query}")
}

fn administer(statement: &str) {
    let mut connection = PgConnection::establish(&cluster()).expect("PostgreSQL answers");
    connection.batch_execute(statement).unwrap_or_else(|error| panic!("{statement}: {error}"));
}

/// One for each test program: brought up to date once, copied for every test.
fn template() -> &'static str {
    static TEMPLATE: OnceLock<String> = OnceLock::new();
    TEMPLATE.get_or_init(|| {
        let name = format!("tengen_{}_template", std::process::id());
        administer(&format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)"));
        administer(&format!("CREATE DATABASE {name}"));
        drop(Store::open(&url_of(&name), 1).expect("the template opens"));
        name
    })
}

/// Carries out a statement behind the service's back.
pub fn tamper(store: &Store, statement: &str) -> usize {
    store
        .write(Scope::Server, |c| {
            Ok::<_, StoreError>(diesel::sql_query(statement).execute(c.connection())?)
        })
        .unwrap_or_else(|error| panic!("{statement}: {error}"))
}

#[derive(QueryableByName)]
struct Number {
    #[diesel(sql_type = diesel::sql_types::BigInt)]
    number: i64,
}

/// The number that a query gives as its only column, `number`.
pub fn number(c: &mut Tx, query: &str) -> i64 {
    diesel::sql_query(query)
        .get_result::<Number>(c.connection())
        .unwrap_or_else(|error| panic!("{query}: {error}"))
        .number
}

/// The same, of a store.
pub fn count(store: &Store, table: &str) -> i64 {
    let query = format!("SELECT COUNT(*) AS number FROM {table}");
    store.read(|c| Ok::<_, StoreError>(number(c, &query))).expect("a count")
}
