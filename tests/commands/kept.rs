//! A database that lost something, and files that are whole or not there.

use std::path::Path;
use std::process::{Command, Stdio};

use diesel::connection::SimpleConnection;
use diesel::prelude::*;

use crate::binary::Service;
use crate::data_folder::{TENGEN, change, done, furnished, refused, said, tengen};

/// A data folder whose journal's end was signed.
fn signed() -> tempfile::TempDir {
    let place = furnished();
    done(&tengen(place.path(), &["user", "list"], ""));
    assert!(place.path().join("data/journal.heads").exists());
    place
}

/// The same, without the entry that was signed.
fn cut() -> tempfile::TempDir {
    let place = signed();
    change(&place.path().join("data/tengen.sqlite"), "DELETE FROM journal");
    place
}

/// What `verify --data` prints, with this exit status.
fn verified(folder: &Path, status: i32) -> String {
    let out = tengen(folder, &["verify", "--data", "data"], "");
    assert_eq!(out.status.code(), Some(status), "{}", said(&out.stderr));
    said(&out.stdout)
}

#[test]
fn what_lost_entries_is_not_backed_up() {
    let place = cut();
    let folder = place.path();
    let lost = verified(folder, 1);
    assert!(lost.contains("that had been acknowledged"), "{lost}");
    let why = refused(&tengen(folder, &["backup", "one"], ""), 1);
    assert!(why.contains(lost.trim()), "{why}");
    assert_eq!(std::fs::read_dir(folder).expect("a folder").count(), 1, "no file at all");
    done(&tengen(folder, &["verify", "--data", "data", "--accept"], ""));
    done(&tengen(folder, &["backup", "one"], ""));
}

#[test]
fn what_lost_entries_is_served_and_not_written() {
    let place = cut();
    let data = place.path().join("data");
    let args = ["serve", "--listen", "127.0.0.1:0", "--data", data.to_str().expect("text")];
    let served = Service::telling(&args, Stdio::null());
    assert!(served.get("/").starts_with("HTTP/1.1 200"));
    let health = served.get("/healthz");
    assert!(health.starts_with("HTTP/1.1 503"), "{health}");
}

#[test]
fn ends_that_were_taken_away_are_missed_until_somebody_accepts_it() {
    let place = signed();
    let folder = place.path();
    let heads = folder.join("data/journal.heads");
    assert!(verified(folder, 0).contains("journal ok"));
    std::fs::remove_file(&heads).expect("taken away");
    for _ in 0..2 {
        assert!(
            verified(folder, 1).contains("there is nothing to compare the journals' ends with")
        );
    }
    let (data, log) = (folder.join("data"), folder.join("log"));
    let args = ["serve", "--listen", "127.0.0.1:0", "--data", data.to_str().expect("text")];
    let to = std::fs::File::create(&log).expect("a file");
    let served = Service::telling(&args, to.into());
    assert!(served.get("/healthz").starts_with("HTTP/1.1 200"), "it goes on");
    drop(served);
    let log = std::fs::read_to_string(&log).expect("a log");
    assert!(log.contains("WARN") && log.contains("journal.heads was missing or torn"), "{log}");
    done(&tengen(folder, &["verify", "--data", "data", "--accept"], ""));
    assert!(verified(folder, 0).contains("journal ok"));
    std::fs::write(&heads, "end 1 1 abc").expect("cut in its first line");
    assert!(verified(folder, 1).contains("nothing to compare"));
}

#[test]
fn rows_that_refer_to_nothing_are_found_at_the_start() {
    let place = furnished();
    let file = place.path().join("data/tengen.sqlite");
    let c = SqliteConnection::establish(&file.to_string_lossy());
    let orphan = "PRAGMA foreign_keys = OFF; DELETE FROM tournament";
    c.expect("it opens").batch_execute(orphan).expect("done");
    let why = refused(&tengen(place.path(), &["serve", "--listen", "127.0.0.1:0"], ""), 1);
    assert!(why.contains("the database is damaged: ") && why.contains("rows refer"), "{why}");
}

/// A disk that takes 40 KiB of a file and no more, as the shell can make one.
#[cfg(unix)]
#[test]
fn an_export_that_does_not_fit_leaves_the_earlier_one() {
    let place = furnished();
    let folder = place.path();
    let event = crate::root::repository().join("tests/golden/tournaments/teams.xml");
    let event = event.to_str().expect("text");
    done(&tengen(folder, &["import", event, "--slug", "league"], ""));
    std::fs::write(folder.join("all.json"), "an earlier one").expect("written");
    for what in ["--everything all.json", "--to json --output all.json"] {
        let script = format!("trap '' XFSZ; ulimit -f 40; exec \"$0\" export league {what}");
        let out = Command::new("bash")
            .args(["-c", &script, TENGEN])
            .current_dir(folder)
            .output()
            .expect("a shell");
        let why = refused(&out, 2);
        assert!(why.starts_with("tengen: all.json: "), "{why}");
        let kept = std::fs::read_to_string(folder.join("all.json")).expect("it is there");
        assert_eq!(kept, "an earlier one");
    }
    assert_eq!(std::fs::read_dir(folder).expect("a folder").count(), 2, "nothing in part");
    done(&tengen(folder, &["export", "league", "--everything", "all.json"], ""));
    let whole = std::fs::read(folder.join("all.json")).expect("it is there");
    serde_json::from_slice::<serde_json::Value>(&whole).expect("replaced by a whole one");
}
