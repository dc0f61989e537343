use std::process::{Command, Stdio};

use tengen::store::{Backend, Store, StoreError};

use crate::databases::{Place, count, number, on_both};

on_both!(starts_again, pool_of_one);

/// Set for the copies of this program that open a database and end.
const OPEN_ONLY: &str = "TENGEN_TEST_OPEN";

#[test]
fn sqlite_is_durable_and_keeps_its_references() {
    let place = Place::sqlite();
    let store = place.store();
    let pragma = |name: &str| {
        let query = format!("SELECT {name} AS number FROM pragma_{name}");
        store.read(|c| Ok::<_, StoreError>(number(c, &query))).unwrap()
    };
    assert_eq!(pragma("synchronous"), 2, "FULL");
    assert_eq!(pragma("foreign_keys"), 1);
    let wal = "SELECT COUNT(*) AS number FROM pragma_journal_mode WHERE journal_mode = 'wal'";
    assert_eq!(store.read(|c| Ok::<_, StoreError>(number(c, wal))).unwrap(), 1);
    let timeout = "SELECT timeout AS number FROM pragma_busy_timeout";
    assert_eq!(store.read(|c| Ok::<_, StoreError>(number(c, timeout))).unwrap(), 10_000);
    assert_eq!(store.backend(), Backend::Sqlite);
}

#[test]
fn postgres_commits_durably_and_reckons_in_utc() {
    let place = Place::postgres();
    let store = place.store();
    let holds = |setting: &str, value: &str| {
        let query =
            format!("SELECT COUNT(*) AS number WHERE current_setting('{setting}') = '{value}'");
        store.read(|c| Ok::<_, StoreError>(number(c, &query))).unwrap() == 1
    };
    assert!(holds("TimeZone", "UTC"));
    assert!(holds("synchronous_commit", "on"));
    assert_eq!(store.backend(), Backend::Postgres);
}

fn starts_again(place: &Place) {
    drop(place.store());
    assert_eq!(count(&place.store(), "__diesel_schema_migrations"), migrations());
}

fn pool_of_one(place: &Place) {
    let service = tengen::service::Service::new(Store::open(&place.url, 1).unwrap());
    let kept =
        service.create_tournament(crate::at(0), &crate::rich::rich()).unwrap().now().unwrap();
    assert_eq!(crate::seen(&service, kept.id), kept, "no act takes two connections");
}

#[test]
fn first_starts_at_once_in_one_process_take_turns() {
    for place in [Place::sqlite(), Place::empty_postgres()] {
        let stores: Vec<_> = std::thread::scope(|scope| {
            let starts: Vec<_> =
                (0..8).map(|_| scope.spawn(|| Store::open(&place.url, 2))).collect();
            starts.into_iter().map(|start| start.join().unwrap()).collect()
        });
        for store in stores {
            let store = store.expect("a first start beside others");
            assert_eq!(count(&store, "__diesel_schema_migrations"), migrations());
            assert_eq!(count(&store, "tournament"), 0);
        }
    }
}

#[test]
fn first_starts_at_once_in_several_processes_take_turns() {
    for place in [Place::sqlite(), Place::empty_postgres()] {
        let program = std::env::current_exe().expect("this program");
        let starts: Vec<_> = (0..6)
            .map(|_| {
                Command::new(&program)
                    .args(["--exact", "opening::opens_what_it_is_told", "--nocapture"])
                    .env(OPEN_ONLY, &place.url)
                    .stdout(Stdio::piped())
                    .spawn()
                    .expect("a copy of this program")
            })
            .collect();
        for start in starts {
            let output = start.wait_with_output().expect("its output");
            let said = String::from_utf8_lossy(&output.stdout);
            assert!(output.status.success() && said.contains("opened 0 tournaments"), "{said}");
        }
        assert_eq!(count(&place.store(), "__diesel_schema_migrations"), migrations());
    }
}

/// The copies of this program run this test alone; in the program itself it opens a place of its own.
#[test]
fn opens_what_it_is_told() {
    let own = Place::sqlite();
    let url = std::env::var(OPEN_ONLY).unwrap_or_else(|_| own.url.clone());
    let store = Store::open(&url, 2).expect("a first start beside others");
    let tournaments = count(&store, "tournament");
    println!("opened {tournaments} tournaments");
    assert_eq!(tournaments, 0);
}

#[test]
fn a_database_that_cannot_be_is_an_error() {
    let wrong = Store::open("/proc/no/such/folder/tengen.sqlite", 1);
    assert!(matches!(wrong, Err(StoreError::File { .. })));
}

fn migrations() -> i64 {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/migrations");
    i64::try_from(std::fs::read_dir(folder).expect("migrations").count()).expect("a few")
}
