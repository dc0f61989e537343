//! The commands on a data folder: people, backup and restore, as a script sees them.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use chrono::Utc;
use diesel::prelude::*;
use tengen::service::{By, Service};
use tengen::store::{Scope, SecurityEvent, Store, StoreError, Tx};

pub(crate) const TENGEN: &str = env!("CARGO_BIN_EXE_tengen");
const PASSWORD: &str = "kaya board, shell stones";

/// Runs a command in a folder, with what it reads.
pub(crate) fn tengen(folder: &Path, args: &[&str], input: &str) -> Output {
    let mut child = Command::new(TENGEN)
        .args(args)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    // A command that reads nothing may have ended.
    let _ = child.stdin.take().expect("piped").write_all(input.as_bytes());
    child.wait_with_output().expect("it ends")
}

pub(crate) fn said(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("UTF-8")
}

/// What it printed; it must have succeeded.
pub(crate) fn done(output: &Output) -> String {
    assert!(output.status.success(), "{}", said(&output.stderr));
    said(&output.stdout)
}

/// What it complained of, with this exit status.
pub(crate) fn refused(output: &Output, status: i32) -> String {
    assert_eq!(output.status.code(), Some(status), "{}", said(&output.stderr));
    assert!(output.stdout.is_empty());
    said(&output.stderr)
}

fn service(folder: &Path) -> Service {
    let file = folder.join("data/tengen.sqlite");
    Service::new(Store::open(&file.to_string_lossy(), 2).expect("it opens"))
}

/// A data folder with an owner and a tournament.
pub(crate) fn furnished() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::create_dir(folder.path().join("data")).expect("made");
    let service = service(folder.path());
    let now = Utc::now();
    let owner = service.create_account("Anna", PASSWORD, true, now).expect("an owner");
    let by = By { account: Some(owner), now, form: None };
    service.create_tournament(by, &crate::rich::rich()).expect("a tournament");
    folder
}

#[test]
fn people_are_added_listed_disabled_and_helped_back_in() {
    let place = furnished();
    let folder = place.path();
    assert_eq!(
        done(&tengen(folder, &["user", "add", "Bo"], &format!("{PASSWORD}\n"))),
        "added Bo\n"
    );
    let nameless = refused(&tengen(folder, &["user", "add", ""], &format!("{PASSWORD}\n")), 2);
    assert!(nameless.contains("name is missing; write"), "{nameless}");
    let none = refused(&tengen(folder, &["verify", "nope", "--data", "data"], ""), 2);
    assert!(none.contains("nope: there is no such event"), "{none}");
    let server = service(folder);
    let now = Utc::now();
    let session = server.sign_in("bo", PASSWORD, now).expect("Bo signs in").session;
    let list = done(&tengen(folder, &["user", "list"], ""));
    let lines: Vec<&str> = list.lines().collect();
    assert_eq!(lines[0], "name\towner\tdisabled\tsessions\tlast_seen\tsecond_factor");
    assert_eq!(lines[1], "Anna\tyes\tno\t0\t\tno");
    assert!(lines[2].starts_with("Bo\tno\tno\t1\t2"), "{list}");

    done(&tengen(folder, &["user", "disable", "BO"], ""));
    assert_eq!(server.signed_in(session.secret(), now).expect("it answers"), None);
    assert!(server.sign_in("Bo", PASSWORD, now).is_err(), "disabled");
    let other = "goban under the lime tree";
    let set = tengen(folder, &["user", "password", "Bo"], &format!("{other}\r\n"));
    assert_eq!(done(&set), "password of Bo set, sessions ended; may sign in again\n");
    assert!(server.sign_in("Bo", PASSWORD, now).is_err(), "the old one");
    assert!(server.sign_in("Bo", other, now).is_ok());
    done(&tengen(folder, &["user", "owner", "Bo"], ""));
    assert!(server.sign_in("Bo", other, now).expect("signed in").account.is_owner);

    let log = server.store().read(|c| c.security(9)).expect("a log");
    let what: Vec<_> = log.iter().rev().filter_map(|row| row.what).collect();
    use SecurityEvent::{AccountAdded, AccountDisabled, OwnerNamed, PasswordSet};
    assert_eq!(what, [AccountAdded, AccountDisabled, PasswordSet, OwnerNamed]);
    assert!(log.iter().all(|row| row.name == "Bo" && row.address.is_empty()), "on the machine");
}

#[test]
fn the_first_account_owns_the_server_and_the_next_does_not() {
    let place = tempfile::tempdir().expect("a folder");
    std::fs::create_dir(place.path().join("data")).expect("made");
    let server = service(place.path());
    let link = server.setup_link(Utc::now()).expect("it answers").expect("a link");
    let add = |name| done(&tengen(place.path(), &["user", "add", name], &format!("{PASSWORD}\n")));
    assert_eq!(add("Anna"), "added Anna; as the first account, it owns the server\n");
    assert_eq!(add("Bo"), "added Bo\n");
    let list = done(&tengen(place.path(), &["user", "list"], ""));
    assert!(list.contains("\nAnna\tyes\t") && list.contains("\nBo\tno\t"), "{list}");
    assert!(server.check_setup_link(link.secret()).is_err(), "the link makes no second owner");
}

#[test]
fn what_cannot_be_is_refused_and_changes_nobody() {
    let place = furnished();
    let folder = place.path();
    let nobody = refused(&tengen(folder, &["user", "password", "Nobody"], ""), 2);
    assert!(nobody.contains("Nobody: there is no such account"), "{nobody}");
    let short = refused(&tengen(folder, &["user", "add", "Bo"], "short\n"), 2);
    assert!(short.contains("10 to 1000 characters"), "{short}");
    let twice = refused(&tengen(folder, &["user", "add", "anna"], &format!("{PASSWORD}\n")), 2);
    assert!(twice.contains("exists"), "{twice}");
    let last = refused(&tengen(folder, &["user", "disable", "Anna"], ""), 2);
    assert!(last.contains("only owner"), "{last}");
    let nowhere = refused(&tengen(folder, &["user", "list", "--data", "elsewhere"], ""), 2);
    assert!(nowhere.contains("there is no database"), "{nowhere}");
    assert!(!folder.join("elsewhere").exists(), "looking makes nothing");
    std::fs::write(folder.join("address"), "\n").expect("written");
    let empty = refused(&tengen(folder, &["user", "list", "--database-file", "address"], ""), 2);
    assert!(empty.starts_with("tengen: address: is empty; write"), "{empty}");
}

#[cfg(unix)]
#[test]
fn what_is_kept_is_closed_to_others_on_the_machine() {
    use std::os::unix::fs::PermissionsExt;
    let place = furnished();
    let mode = |path: &Path| std::fs::metadata(path).expect("it is there").permissions().mode();
    let data = place.path().join("data");
    for name in ["tengen.sqlite", "tengen.sqlite-wal", "tengen.sqlite.lock"] {
        if data.join(name).exists() {
            assert_eq!(mode(&data.join(name)) & 0o777, 0o600, "{name}");
        }
    }
    done(&tengen(place.path(), &["backup", "one"], ""));
    assert_eq!(mode(&place.path().join("one")) & 0o777, 0o600);
    done(&tengen(place.path(), &["restore", "one", "--data", "new/data"], ""));
    assert_eq!(mode(&place.path().join("new/data")) & 0o777, 0o700);
    assert_eq!(mode(&place.path().join("new/data/tengen.sqlite")) & 0o777, 0o600);
    let open = |path: &Path| {
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o755)).expect("ours");
    };
    let event = crate::root::repository().join("tests/golden/tournaments/simplemm.xml");
    let import = |folder: &str| {
        let event = event.to_str().expect("text");
        done(&tengen(place.path(), &["import", event, "--data", folder], ""));
        mode(&place.path().join(folder)) & 0o777
    };
    open(&data);
    assert_eq!(import("data"), 0o700, "it holds our database");
    let other = place.path().join("other");
    std::fs::create_dir(&other).expect("made");
    open(&other);
    std::fs::write(other.join("notes.txt"), "another program's").expect("written");
    assert_eq!(import("other"), 0o755, "others may need to read what else is there");
}

#[test]
fn a_backup_is_made_beside_a_server_and_restored_into_an_empty_place() {
    let place = furnished();
    let folder = place.path();
    let server = service(folder);
    let said = done(&tengen(folder, &["backup"], ""));
    let name = said.strip_prefix("backed up to ").and_then(|rest| rest.split(',').next());
    let name = name.expect("its name").to_owned();
    assert!(name.starts_with("tengen-20") && name.ends_with(".backup"), "{name}");
    assert!(said.contains("checked: 1 accounts, 1 tournaments"), "{said}");
    let contents = said.split_once("checked: ").expect("what is in it").1;
    server.create_account("Later", PASSWORD, false, Utc::now()).expect("the server runs on");

    let restored = done(&tengen(folder, &["restore", &name, "--data", "there"], ""));
    assert_eq!(restored.split_once("checked: ").expect("what is in it").1, contents);
    let list = done(&tengen(folder, &["user", "list", "--data", "there"], ""));
    assert_eq!(list.lines().count(), 2, "as it was then: {list}");
    let again = refused(&tengen(folder, &["restore", &name, "--data", "there"], ""), 2);
    assert!(again.contains("there is not empty; restore into an empty place"), "{again}");
    let over = refused(&tengen(folder, &["restore", &name, "--data", "data"], ""), 2);
    assert!(over.contains("not empty"), "the running server is left alone: {over}");
    let exists = refused(&tengen(folder, &["backup", &name], ""), 2);
    assert!(exists.contains("there is such a file already"), "{exists}");
    for inside in ["data/one", "data", "there/../data/one"] {
        let why = refused(&tengen(folder, &["backup", inside], ""), 2);
        assert!(why.contains(&format!("{inside}: it lies in the data folder")), "{why}");
    }
    assert!(!folder.join("data/one").exists());
}

#[test]
fn a_cut_a_foreign_a_changed_and_a_newer_file_are_refused_and_leave_nothing() {
    let place = furnished();
    let folder = place.path();
    done(&tengen(folder, &["backup", "good"], ""));
    let good = std::fs::read(folder.join("good")).expect("read");
    let mut scratched = good.clone();
    for byte in &mut scratched[8192..8200] {
        *byte ^= 0x5a;
    }
    // A letter of a password's hash: the database is sound, and not what was backed up.
    let mut flipped = good.clone();
    let hash = good.windows(7).position(|part| part == b"$argon2").expect("Anna's");
    flipped[hash + 60] ^= 1;
    let bad: [(&str, &[u8]); 5] = [
        ("flipped", &flipped),
        ("empty", b""),
        ("foreign", b"<?xml version='1.0'?><Tournament/>"),
        ("cut", &good[..good.len() * 2 / 3]),
        ("scratched", &scratched),
    ];
    for (name, bytes) in bad {
        std::fs::write(folder.join(name), bytes).expect("written");
        let why = refused(&tengen(folder, &["restore", name, "--data", "new"], ""), 2);
        assert!(why.starts_with(&format!("tengen: {name}: ")), "{why}");
        assert!(!folder.join("new").exists(), "no folder stays behind");
    }
    let newer = "INSERT INTO __diesel_schema_migrations (version) VALUES ('29990101000000')";
    change(&folder.join("good"), newer);
    change(&folder.join("good"), "PRAGMA user_version = 0");
    let why = refused(&tengen(folder, &["restore", "good", "--data", "new"], ""), 2);
    assert!(why.contains("newer Tengen (schema 29990101000000)"), "{why}");
    let missing = refused(&tengen(folder, &["restore", "nowhere", "--data", "new"], ""), 2);
    assert!(missing.contains("cannot be read"), "{missing}");
}

#[test]
fn a_journal_that_somebody_changed_is_no_good_backup() {
    let place = furnished();
    change(&place.path().join("data/tengen.sqlite"), "UPDATE journal SET detail = '{}'");
    let why = refused(&tengen(place.path(), &["backup", "one"], ""), 2);
    assert!(why.contains("does not hold at entry 1"), "{why}");
    assert!(!place.path().join("one").exists());
}

#[test]
fn a_backup_that_cannot_be_written_leaves_nothing_and_the_server_alone() {
    let place = furnished();
    let why = refused(&tengen(place.path(), &["backup", "no/such/folder/one"], ""), 2);
    assert!(why.contains("no/such/folder: there is no such folder"), "{why}");
    let full = refused(&tengen(place.path(), &["backup", "/dev/full/one"], ""), 2);
    assert!(full.contains("/dev/full: there is no such folder"), "{full}");
    assert_eq!(done(&tengen(place.path(), &["user", "list"], "")).lines().count(), 2);
}

#[test]
fn a_server_refuses_a_newer_database_and_garbage_at_once() {
    let place = furnished();
    let file = place.path().join("data/tengen.sqlite");
    change(&file, "INSERT INTO __diesel_schema_migrations (version) VALUES ('29990101000000')");
    let why = refused(&tengen(place.path(), &["serve", "--listen", "127.0.0.1:0"], ""), 2);
    assert!(why.contains("schema 29990101000000") && why.contains("install"), "{why}");
    let other = place.path().join("other");
    std::fs::create_dir(&other).expect("made");
    std::fs::write(other.join("tengen.sqlite"), "no database ".repeat(999)).expect("written");
    let args = ["serve", "--listen", "127.0.0.1:0", "--data", "other"];
    let why = refused(&tengen(place.path(), &args, ""), 1);
    assert!(why.contains("not a database"), "{why}");
    std::fs::remove_file(other.join("tengen.sqlite")).expect("removed");
    change(&other.join("tengen.sqlite"), "CREATE TABLE account (id INTEGER PRIMARY KEY)");
    let before = std::fs::read(other.join("tengen.sqlite")).expect("read");
    let why = refused(&tengen(place.path(), &args, ""), 2);
    assert!(why.contains("another program's database"), "{why}");
    assert_eq!(std::fs::read(other.join("tengen.sqlite")).expect("read"), before);
}

#[test]
fn a_backup_laid_in_its_place_by_hand_is_served_and_backed_up_again() {
    let place = furnished();
    done(&tengen(place.path(), &["backup", "good"], ""));
    std::fs::create_dir(place.path().join("new")).expect("made");
    std::fs::copy(place.path().join("good"), place.path().join("new/tengen.sqlite"))
        .expect("copied");
    let args = ["user", "add", "Later", "--data", "new"];
    done(&tengen(place.path(), &args, &format!("{PASSWORD}\n")));
    std::fs::copy(place.path().join("new/tengen.sqlite"), place.path().join("by-hand"))
        .expect("copied");
    done(&tengen(place.path(), &["restore", "by-hand", "--data", "third"], ""));
    done(&tengen(place.path(), &["backup", "again", "--data", "new"], ""));
    done(&tengen(place.path(), &["restore", "again", "--data", "fourth"], ""));
}

/// Carries out a statement behind everybody's back.
pub(crate) fn change(file: &Path, statement: &str) {
    let store = SqliteConnection::establish(&file.to_string_lossy());
    let mut c = store.expect("it opens");
    diesel::sql_query(statement).execute(&mut c).expect("it is changed");
}

/// PostgreSQL, as the tests have it: there, back, and there again are the same rows.
#[test]
fn a_backup_of_postgresql_is_the_same_rows_on_either_database() {
    let from = crate::databases::Place::empty_postgres();
    let server = from.service();
    let now = Utc::now();
    let owner = server.create_account("Anna", PASSWORD, true, now).expect("an owner");
    let by = By { account: Some(owner), now, form: None };
    server.create_tournament(by, &crate::rich::rich()).expect("a tournament");
    let folder = tempfile::tempdir().expect("a folder");
    let run = |args: &[&str]| done(&tengen(folder.path(), args, ""));
    run(&["backup", "one", "--database", &from.url]);
    run(&["restore", "one"]);
    let there = service(folder.path());
    run(&["backup", "two"]);
    let to = crate::databases::Place::empty_postgres();
    run(&["restore", "two", "--database", &to.url]);
    let rows = |service: &Service| {
        let snapshot = |c: &mut Tx| {
            let store = service.store();
            let slug = c.tournaments()?[0].slug.clone();
            let id = c.find_slug(&slug)?.expect("it is there");
            let journal = c.journal(id, None, 99)?;
            Ok::<_, StoreError>((store.snapshot(c, id)?, journal, c.accounts()?))
        };
        service.store().read(snapshot).expect("it can be read")
    };
    let back = to.service();
    assert_eq!(rows(&there), rows(&server));
    assert_eq!(rows(&back), rows(&server));
    let sign_in = |service: &Service| service.sign_in("Anna", PASSWORD, now).is_ok();
    assert!(sign_in(&there) && sign_in(&back));
    let again = tengen(folder.path(), &["restore", "two", "--database", &to.url], "");
    assert!(refused(&again, 2).contains("the database is not empty"));
    back.store().write(Scope::Server, |c| c.count_accounts()).expect("in use");
}

#[test]
fn an_event_is_verified_from_its_file_and_from_the_data_folder() {
    let place = furnished();
    let folder = place.path();
    let file = folder.join("data/tengen.sqlite");
    let store = Store::open(&file.to_string_lossy(), 2).expect("it opens");
    let server = Service::new(store.anchored(&folder.join("data")).expect("its journals' ends"));
    let id = crate::played::play(&server, &crate::events::event("Played", 8, 0), 2);
    let made =
        tengen::publishing::record::make(&server, id, tengen::publishing::record::Reach::Public);
    let record = serde_json::to_string(&made.expect("a record")).expect("JSON");
    std::fs::write(folder.join("open.json"), &record).expect("written");
    let holds = "draws 2 of 2, tables 2 of 2, rulings 0 of 0, journal ok\n";
    assert_eq!(done(&tengen(folder, &["verify", "open.json"], "")), holds);
    assert_eq!(done(&tengen(folder, &["verify", "--data", "data", "played"], "")), holds);
    let all = done(&tengen(folder, &["verify", "--data", "data"], ""));
    assert!(all.lines().any(|line| line == format!("played: {}", holds.trim())), "{all}");

    let unsigned = tengen::publishing::record::make(
        &service(folder),
        id,
        tengen::publishing::record::Reach::Public,
    );
    let unsigned = serde_json::to_string(&unsigned.expect("a record")).expect("JSON");
    std::fs::write(folder.join("unsigned.json"), unsigned).expect("written");
    let out = tengen(folder, &["verify", "unsigned.json"], "");
    assert_eq!(
        (out.status.code(), said(&out.stdout).contains("journal not signed")),
        (Some(1), true)
    );

    let forged = record.replacen("\"ending\":\"W+\"", "\"ending\":\"B+\"", 1);
    assert_ne!(forged, record);
    std::fs::write(folder.join("forged.json"), forged).expect("written");
    let out = tengen(folder, &["verify", "forged.json"], "");
    assert_eq!(out.status.code(), Some(1));
    assert!(said(&out.stdout).starts_with("round 1 is not what the journal's entry "));
    change(
        &folder.join("data/tengen.sqlite"),
        "UPDATE board SET ending = 'B+R' WHERE tournament_id = 2",
    );
    let out = tengen(folder, &["verify", "--data", "data", "played"], "");
    assert_eq!(out.status.code(), Some(1));
    std::fs::write(folder.join("plain.json"), "{\"tengen\": 1}").expect("written");
    let plain = refused(&tengen(folder, &["verify", "plain.json"], ""), 2);
    assert!(plain.contains("there is no record in it"), "{plain}");
    assert!(refused(&tengen(folder, &["verify", "no.json"], ""), 2).contains("cannot be read"));
    assert!(refused(&tengen(folder, &["verify"], ""), 2).contains("name a record"));
    assert!(
        refused(&tengen(folder, &["verify", "--data", "data", "nothing"], ""), 2)
            .contains("nothing")
    );
}

#[test]
fn the_journal_ends_of_another_server_are_left_alone() {
    let place = furnished();
    let folder = place.path();
    let other = tempfile::tempdir().expect("a folder");
    let elsewhere = other.path().join("club.sqlite");
    drop(Store::open(&elsewhere.to_string_lossy(), 1).expect("a database"));
    done(&tengen(folder, &["user", "list"], ""));
    let heads = || std::fs::read_to_string(folder.join("data/journal.heads")).expect("read");
    let before = heads();
    assert!(before.starts_with("end 1 1 "), "{before}");
    let event = crate::root::repository().join("tests/golden/tournaments/harbour-open.xml");
    let database = elsewhere.to_str().expect("text");
    let event = event.to_str().expect("text");
    done(&tengen(folder, &["import", event, "--database", database], ""));
    done(&tengen(folder, &["user", "list", "--database", database], ""));
    assert_eq!(heads(), before);
    assert!(done(&tengen(folder, &["verify", "--data", "data"], "")).contains("journal ok"));
}
