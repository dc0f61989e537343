//! `tengen desktop` as a double-click runs it: alone on its folder and at a port of its own, and what it says where it
//! cannot begin.

use std::fs::File;
use std::net::{TcpListener, TcpStream};
use std::os::unix::fs::FileExt as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use chrono::Local;
use diesel::connection::{Connection as _, SimpleConnection as _};
use diesel::sqlite::SqliteConnection;

use crate::binary::Service;
use crate::data_folder::{TENGEN, done, furnished, refused, said, tengen};

/// The program of somebody whose home that is, where there is no browser.
fn desktop(home: &Path) -> Command {
    let mut command = Command::new(TENGEN);
    command.arg("desktop").stdin(Stdio::null()).env("PATH", "/nowhere");
    command.envs(["HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"].map(|name| (name, home)));
    command
}

/// What comes of it where somebody types that.
fn typing(home: &Path, input: &str) -> Output {
    let file = home.join("typed");
    std::fs::write(&file, input).expect("written");
    desktop(home).stdin(File::open(file).expect("there")).output().expect("the program runs")
}

/// The home of somebody with an event.
fn with_an_event() -> (tempfile::TempDir, PathBuf) {
    let home = furnished();
    let data = home.path().join("tengen");
    std::fs::rename(home.path().join("data"), &data).expect("named");
    (home, data)
}

/// Where it is reached, by its data folder.
fn address(data: &Path) -> String {
    let kept = || std::fs::read_to_string(data.join("desktop.address")).ok();
    let kept = std::iter::repeat_with(kept).flatten().find(|kept| kept.ends_with('\n'));
    kept.expect("it is said").lines().next().expect("a line").to_owned()
}

#[test]
fn of_two_starts_at_once_one_serves_and_the_other_leads_there() {
    let home = tempfile::tempdir().expect("a folder");
    let start = || desktop(home.path()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
    let mut starts = vec![start().expect("it runs"), start().expect("it runs")];
    let second = loop {
        let ended = starts.iter_mut().position(|one| one.try_wait().is_ok_and(|e| e.is_some()));
        if let Some(ended) = ended {
            break starts.swap_remove(ended).wait_with_output().expect("it ended");
        }
        std::thread::yield_now();
    };
    let kept = address(&home.path().join("tengen"));
    let answers = TcpStream::connect(&kept).is_ok();
    starts[0].kill().expect("it runs");
    starts[0].wait().expect("it ends");
    assert_eq!(second.status.code(), Some(0));
    let led = said(&second.stdout);
    assert!(led.starts_with(&format!("Tengen runs already: http://{kept}/setup/")), "{led}");
    assert!(answers);
}

#[test]
fn people_who_start_at_the_same_moment_each_get_a_port() {
    let homes: Vec<_> = (0..6).map(|_| tempfile::tempdir().expect("a folder")).collect();
    std::thread::scope(|at_once| {
        for home in &homes {
            at_once.spawn(|| {
                let served = Service::of(&mut desktop(home.path()), Stdio::null());
                assert!(served.get("/healthz").starts_with("HTTP/1.1 200"));
            });
        }
    });
}

#[test]
fn a_port_that_another_program_got_meanwhile_is_left_to_it() {
    let home = tempfile::tempdir().expect("a folder");
    let data = home.path().join("tengen");
    std::fs::create_dir(&data).expect("made");
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let theirs = taken.local_addr().expect("its number").to_string();
    std::fs::write(data.join("desktop.address"), format!("{theirs}\n/computer\n"))
        .expect("written");
    let served = Service::of(&mut desktop(home.path()), Stdio::null());
    assert!(served.get("/healthz").starts_with("HTTP/1.1 200"));
    assert_ne!(address(&data), theirs);
}

#[test]
fn a_damaged_database_gives_way_to_the_newest_sound_backup_at_a_yes_and_to_nothing_else() {
    let (home, data) = with_an_event();
    let home = home.path();
    std::fs::create_dir(home.join("Tengen backups")).expect("made");
    let backup = "Tengen backups/tengen-2026-01-01-000000.backup";
    done(&tengen(home, &["backup", backup, "--data", "tengen"], ""));
    let half = std::fs::read(home.join(backup)).expect("made");
    let later = "Tengen backups/tengen-2026-01-02-000000.backup";
    std::fs::write(home.join(later), &half[..half.len() / 2]).expect("written");
    let restored = || {
        let all = std::fs::read_dir(home).expect("a folder").flatten();
        all.filter(|file| file.file_name().to_string_lossy().contains("restored")).count()
    };
    std::fs::write(data.join("desktop.json"), r#"{"phones":true}"#).expect("written");
    let file = data.join("tengen.sqlite");
    let length = file.metadata().expect("there").len();
    let damaged = File::options().write(true).open(&file).expect("there");
    // A part of its pages; all of them; its head.
    for (typed, from) in [("", length / 2), ("no\n", 4096), ("y\n", 0)] {
        damaged.write_all_at(&vec![0xa5; (length - from) as usize], from).expect("written");
        let bytes = std::fs::read(&file).expect("there");
        let why = refused(&typing(home, typed), 1);
        assert!(why.contains("database is damaged") && why.contains("It holds "), "{why}");
        let offered = why.split("Passed over: ").last().expect("the rest");
        assert!(why.contains(later) && offered.contains(backup), "{why}");
        assert_eq!(restored(), 0, "what was not wanted is removed");
        assert!(std::fs::read(&file).expect("there") == bytes, "nothing was changed");
    }
    let bytes = std::fs::read(&file).expect("there");
    std::fs::write(home.join("typed"), "yes\n").expect("written");
    let mut yes = desktop(home);
    yes.stdin(File::open(home.join("typed")).expect("there"));
    let served = Service::of(&mut yes, Stdio::null());
    assert!(served.get("/healthz").starts_with("HTTP/1.1 200"));
    drop(served);
    let people = done(&tengen(home, &["user", "list", "--data", "tengen"], ""));
    assert!(people.contains("Anna"), "{people}");
    assert_eq!(std::fs::read(data.join("desktop.json")).expect("kept"), br#"{"phones":true}"#);
    let all = std::fs::read_dir(home).expect("a folder").map(|file| file.expect("a file").path());
    let named = |path: &PathBuf| path.to_string_lossy().contains("/tengen damaged 2");
    let aside: Vec<PathBuf> = all.filter(named).collect();
    assert_eq!(aside.len(), 1, "{aside:?}");
    assert!(std::fs::read(aside[0].join("tengen.sqlite")).expect("kept") == bytes);
}

#[test]
fn an_ordered_end_leaves_a_backup_once_there_is_somebody() {
    let (home, data) = with_an_event();
    let somebody = home.path();
    let backups = |home: &Path| {
        let files = std::fs::read_dir(home.join("Tengen backups")).expect("a folder").flatten();
        let mut names: Vec<_> = files.map(|file| file.file_name()).collect();
        names.sort();
        names
    };
    let made = somebody.join("Tengen backups");
    std::fs::create_dir(&made).expect("made");
    let recent = format!("Tengen backups/tengen-{}.backup", Local::now().format("%Y-%m-%d-%H%M%S"));
    done(&tengen(somebody, &["backup", &recent, "--data", "tengen"], ""));
    let ended = |home: &Path| {
        // At once: it hears a signal from when it says where it listens.
        assert_eq!(Service::of(&mut desktop(home), Stdio::null()).terminate().0, Some(0));
    };
    ended(somebody);
    assert_eq!(backups(somebody).len(), 2, "of now and of the end");
    let newest = made.join(backups(somebody).pop().expect("the newest"));
    std::fs::remove_dir_all(&data).expect("removed");
    done(&tengen(somebody, &["restore", &newest.to_string_lossy(), "--data", "tengen"], ""));
    let nobody = tempfile::tempdir().expect("a folder");
    ended(nobody.path());
    assert!(backups(nobody.path()).is_empty(), "there is nothing to keep");
}

#[test]
fn missing_files_are_asked_about_and_what_is_there_can_be_kept() {
    let (home, data) = with_an_event();
    let home = home.path();
    std::fs::create_dir(home.join("Tengen backups")).expect("made");
    let backup = "Tengen backups/tengen-2026-01-01-000000.backup";
    done(&tengen(home, &["backup", backup, "--data", "tengen"], ""));
    let started_by = |typed: &str| {
        std::fs::write(home.join("typed"), typed).expect("written");
        let mut start = desktop(home);
        start.stdin(File::open(home.join("typed")).expect("there"));
        let served = Service::of(&mut start, Stdio::null());
        assert!(served.get("/healthz").starts_with("HTTP/1.1 200"));
    };
    let people = || done(&tengen(home, &["user", "list", "--data", "tengen"], ""));
    started_by("");
    // Signed ends that are no text, and a key that signed none of them.
    for file in ["journal.heads", "server.key"] {
        let path = data.join(file);
        assert!(path.exists(), "{file}");
        match file {
            "server.key" => std::fs::remove_file(path).expect("removed"),
            _ => std::fs::write(path, [0xff, 0xfe, b'\n', 0x80]).expect("written"),
        }
        let why = refused(&typing(home, "\n"), 1);
        assert!(why.contains("journal.heads") && why.contains("Type keep"), "{why}");
        started_by("keep\n");
        started_by("");
        assert!(people().contains("Anna"));
    }
    let database = data.join("tengen.sqlite");
    for empty in [false, true] {
        for file in ["tengen.sqlite-wal", "tengen.sqlite-shm", "tengen.sqlite"] {
            let _ = std::fs::remove_file(data.join(file));
        }
        if empty {
            std::fs::write(&database, "").expect("written");
        }
        let why = refused(&typing(home, "no\n"), 1);
        assert!(why.contains("tengen.sqlite is missing") && why.contains("Type yes"), "{why}");
        assert_eq!(database.exists(), empty, "nothing was made");
        started_by("yes\n");
        assert!(people().contains("Anna"));
    }
    std::fs::remove_file(&database).expect("removed");
    started_by("keep\n");
    assert!(!people().contains("Anna"), "begun anew");
}

#[test]
fn what_a_newer_program_wrote_is_refused() {
    let (home, data) = with_an_event();
    let file = data.join("tengen.sqlite");
    let mut database = SqliteConnection::establish(&file.to_string_lossy()).expect("it opens");
    let newer = "INSERT INTO __diesel_schema_migrations (version) VALUES ('99990101000000')";
    database.batch_execute(newer).expect("written");
    drop(database);
    let why = refused(&typing(home.path(), ""), 2);
    assert!(why.contains("newer"), "{why}");
}

#[test]
fn a_folder_that_cannot_be_and_a_program_within_its_archive_are_refused() {
    let home = tempfile::tempdir().expect("a folder");
    std::fs::write(home.path().join("tengen"), "a file").expect("written");
    let why = refused(&typing(home.path(), ""), 2);
    assert!(why.contains("tengen: is a file"), "{why}");
    let temporary = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    let archive = temporary.path().join("Temp1_tengen.zip");
    std::fs::create_dir(&archive).expect("made");
    std::fs::hard_link(TENGEN, archive.join("tengen")).expect("linked");
    let mut within = Command::new(archive.join("tengen"));
    within.arg("desktop").env("TMPDIR", temporary.path()).env("HOME", home.path());
    let why = refused(&within.stdin(Stdio::null()).output().expect("it runs"), 2);
    assert!(why.contains("Extract the archive first"), "{why}");
}
