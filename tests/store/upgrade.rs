//! The copy that is made before a schema changes.

use std::path::{Path, PathBuf};

use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use tengen::desk::{FactorKey, SignInFrom, SignInStep};
use tengen::store::{Backend, SecurityEvent, Store, restore};

use crate::accounts::PASSWORD;
use crate::databases::{Place, count, on_both, tamper};
use crate::events::minute;

on_both!(who_had_a_passkey_signs_in_by_the_password);

/// A database that somebody uses, taken back by the newest step of the schema; which step it has last, then.
fn older(place: &Place) -> String {
    let desk = place.desk();
    desk.create_account("Anna", "kaya board, shell stones", true, crate::events::minute(0))
        .expect("an owner");
    desk.create_tournament(crate::at(0), &crate::rich::rich()).expect("a tournament");
    // What this version journals, the one before could not have written.
    tamper(desk.store(), "DELETE FROM journal");
    drop(desk);
    take_back(place)
}

fn take_back(place: &Place) -> String {
    let kind = match Backend::of(&place.url) {
        Backend::Sqlite => "sqlite",
        Backend::Postgres => "postgres",
    };
    let steps = Path::new(env!("CARGO_MANIFEST_DIR")).join("migrations").join(kind);
    let mut all: Vec<PathBuf> =
        std::fs::read_dir(steps).expect("steps").flatten().map(|step| step.path()).collect();
    all.sort();
    let number = |step: &Path| {
        let name = step.file_name().expect("a name").to_string_lossy();
        name.split('_').next().expect("a date").replace('-', "")
    };
    let [.., before, last] = &all[..] else { panic!("two steps") };
    execute(place, &back(last, &number(last)));
    number(before)
}

/// Takes a step of the schema back, as if it had never been taken.
fn back(step: &Path, version: &str) -> String {
    let down = std::fs::read_to_string(step.join("down.sql")).expect("the way back");
    format!("{down}; DELETE FROM __diesel_schema_migrations WHERE version = '{version}'")
}

/// Runs SQL past the program, on a database that no desk has open.
fn execute(place: &Place, sql: &str) {
    match Backend::of(&place.url) {
        Backend::Sqlite => {
            SqliteConnection::establish(&place.url).expect("it opens").batch_execute(sql)
        }
        Backend::Postgres => {
            PgConnection::establish(&place.url).expect("it answers").batch_execute(sql)
        }
    }
    .expect("it is done");
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
    let desk = place.desk();
    desk.create_account("Bo", "goban under the lime tree", false, crate::events::minute(1))
        .expect("one more");
    drop(desk);
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
        let open = || drop(Store::open_copying(&place.url, 2, &into).expect("brought up to date"));
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

fn who_had_a_passkey_signs_in_by_the_password(place: &Place) {
    let desk = place.desk();
    for (name, is_owner) in [("Anna", true), ("Bo", false)] {
        desk.create_account(name, PASSWORD, is_owner, minute(0)).expect("an account");
    }
    let key = FactorKey::new("Bo").expect("random numbers");
    let bo = desk.sign_in("Bo", PASSWORD, minute(0)).expect("signed in").account;
    desk.set_second_factor((&bo, ""), &key, &key.code(minute(1)), minute(1)).expect("it is set");
    drop(desk);
    let kind = match Backend::of(&place.url) {
        Backend::Sqlite => "sqlite",
        Backend::Postgres => "postgres",
    };
    let step = format!("migrations/{kind}/2026-11-23-111000_passkeys_go");
    execute(place, &back(Path::new(&step), "20261123111000"));
    let passkeys = "INSERT INTO passkey VALUES \
        ('a2V5', 1, 'Phone', 'go.example', 'YW5uYQ', 'cHVibGlj', 3, '2026-11-22 10:00:00', NULL); \
        INSERT INTO passkey_question VALUES ('hash', 1, 'Y2hhbGxlbmdl', '', '2026-11-22 10:05:00'); \
        INSERT INTO recovery_code VALUES (1, 'of a passkey'); \
        INSERT INTO security_event VALUES \
        (90, '2026-11-22 10:00:00', 'passkey-added', 1, 'Anna', '192.0.2.7', 1), \
        (91, '2026-11-22 10:01:00', 'passkey-copied', 1, 'Anna', '192.0.2.7', 1), \
        (92, '2026-11-22 10:02:00', 'passkey-removed', 1, 'Anna', '192.0.2.7', 1)";
    execute(place, passkeys);

    let copies = tempfile::tempdir().expect("a folder");
    drop(Store::open_copying(&place.url, 1, copies.path()).expect("brought up to date"));
    let desk = place.desk();
    assert!(desk.sign_in("Anna", PASSWORD, minute(2)).is_ok(), "the password is enough");
    let from = SignInFrom { address: "192.0.2.7", device: None };
    let asked = desk.sign_in_from("Bo", PASSWORD, from, minute(2));
    assert!(matches!(asked, Ok(SignInStep::Code(_))), "whose app makes codes is asked for one");
    assert_eq!(count(desk.store(), "recovery_code WHERE account_id = 1"), 0);
    assert_eq!(count(desk.store(), "recovery_code WHERE account_id = 2"), 10);
    let log = crate::read(&desk, |c| desk.store().security(c, 3));
    use SecurityEvent::{SecondFactorRemoved, SecondFactorSet, SignInFailed};
    let kinds = [Some(SecondFactorRemoved), Some(SignInFailed), Some(SecondFactorSet)];
    assert_eq!(log.iter().map(|row| row.what).collect::<Vec<_>>(), kinds, "what was logged stays");
}
