//! The copy that is made before a schema changes.

use std::path::{Path, PathBuf};

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use tengen::store::{Backend, Store, restore};

use crate::databases::{Place, count, on_both, tamper};

on_both!(a_database_of_a_build_before_the_first_release_is_refused_as_it_is);

/// A database that somebody uses, taken back by the newest step of the schema; which step it has last, then.
fn older(place: &Place) -> String {
    let service = place.service();
    service
        .create_account("Anna", "kaya board, shell stones", true, crate::events::minute(0))
        .expect("an owner");
    service.create_tournament(crate::at(0), &crate::rich::rich()).expect("a tournament");
    // What this version journals, the one before could not have written.
    tamper(service.store(), "DELETE FROM journal");
    drop(service);
    take_back(place)
}

fn take_back(place: &Place) -> String {
    let steps = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations");
    let mut all: Vec<PathBuf> =
        std::fs::read_dir(steps).expect("steps").flatten().map(|step| step.path()).collect();
    all.sort();
    let number = |step: &Path| {
        let name = step.file_name().expect("a name").to_string_lossy();
        name.split('_').next().expect("a date").replace('-', "")
    };
    let [.., before, last] = &all[..] else { panic!("two steps") };
    let down = std::fs::read_to_string(last.join("down.sql")).expect("the way back");
    let forget = format!(
        "{down}; DELETE FROM __diesel_schema_migrations WHERE version = '{}'",
        number(last)
    );
    execute(place, &forget);
    number(before)
}

/// Writes to the database past the store.
fn execute(place: &Place, sql: &str) {
    match Backend::of(&place.url) {
        Backend::Sqlite => {
            SqliteConnection::establish(&place.url).expect("it opens").batch_execute(sql)
        }
        Backend::Postgres => {
            PgConnection::establish(&place.url).expect("it answers").batch_execute(sql)
        }
    }
    .expect("written");
}

/// The files of a folder whose names begin so.
fn copies(folder: &Path, name: &str) -> Vec<PathBuf> {
    let all = std::fs::read_dir(folder).expect("a folder").flatten().map(|file| file.path());
    let named = |path: &PathBuf| {
        path.file_name().is_some_and(|own| own.to_string_lossy().starts_with(name))
    };
    let mut found: Vec<_> = all.filter(named).collect();
    found.sort();
    found
}

/// How many accounts and tournaments are in a copy, restored and opened.
fn restored(copy: &Path) -> (i64, i64) {
    let place = Place::sqlite();
    restore(copy, &place.url).expect("a whole backup");
    let store = place.store();
    (count(&store, "account"), count(&store, "tournament"))
}

#[test]
fn an_empty_and_an_older_copy_are_not_taken_for_one() {
    let place = Place::sqlite();
    let version = older(&place);
    let file = Path::new(&place.url);
    let (folder, name) =
        (file.parent().expect("a folder"), format!("tengen.sqlite.before-{version}"));
    std::fs::write(folder.join(&name), "").expect("an empty one");
    drop(place.store());
    let found = copies(folder, &name);
    assert_eq!(found.len(), 2, "{found:?}");
    assert_eq!(restored(&found[1]), (1, 1));
    take_back(&place);
    drop(place.store());
    assert_eq!(copies(folder, &name), found, "the same rows are copied already");
    let service = place.service();
    service
        .create_account("Bo", "goban under the lime tree", false, crate::events::minute(1))
        .expect("one more");
    drop(service);
    take_back(&place);
    drop(place.store());
    let found = copies(folder, &name);
    assert_eq!(
        found.iter().skip(1).map(|copy| restored(copy)).collect::<Vec<_>>(),
        [(1, 1), (2, 1)]
    );
}

#[test]
fn postgresql_is_copied_into_the_folder_once_by_whoever_comes_first() {
    let place = Place::postgres();
    let version = older(&place);
    let folder = tempfile::tempdir().expect("a folder");
    let into = folder.path().join("data");
    let why = Store::open(&place.url, 1).map(drop).expect_err("nowhere to copy it to");
    assert!(why.to_string().contains("no folder was named"), "{why}");
    std::thread::scope(|scope| {
        let open =
            || drop(Store::open_copying(&place.url, 2, Some(&into)).expect("brought up to date"));
        for _ in 0..4 {
            scope.spawn(open);
        }
    });
    let found = copies(&into, "");
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].ends_with(format!("tengen.postgresql.before-{version}")), "{found:?}");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(&found[0]).expect("it is there").permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    assert_eq!(restored(&found[0]), (1, 1));
    assert_eq!(count(&place.store(), "account"), 1);
}

fn a_database_of_a_build_before_the_first_release_is_refused_as_it_is(place: &Place) {
    drop(place.service());
    let old = "UPDATE __diesel_schema_migrations SET version = '20261120000000' \
        WHERE version = (SELECT MIN(version) FROM __diesel_schema_migrations)";
    execute(place, old);
    let why = Store::open(&place.url, 1).map(drop).expect_err("no way up from there");
    let said = "take every event out as a Tengen file";
    assert!(why.is_input() && why.to_string().contains(said), "{why}");
}
