//! A server that begins: alone on its folder, without what was broken off, its log for people or for programs.

use std::fs::File;
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Command, Output};

use crate::binary::Service;
use crate::data_folder::{TENGEN, refused, said};

/// Serves on that port of this machine until it ends by itself.
fn serve(folder: &Path, port: u16, more: &[&str]) -> Output {
    let listen = format!("127.0.0.1:{port}");
    Command::new(TENGEN)
        .args(["serve", "--listen", &listen, "--data", "data"])
        .args(more)
        .current_dir(folder)
        .output()
        .expect("the program runs")
}

fn names(folder: &Path) -> Vec<String> {
    let files = std::fs::read_dir(folder).expect("a folder");
    let mut names: Vec<String> = files
        .map(|file| file.expect("a file").file_name().to_string_lossy().into_owned())
        .collect();
    names.sort();
    names
}

#[test]
fn a_second_server_on_the_same_folder_is_refused_and_the_first_serves_on() {
    let place = tempfile::tempdir().expect("a folder");
    let data = place.path().join("data").to_string_lossy().into_owned();
    let first = Service::telling(
        &["serve", "--listen", "127.0.0.1:0", "--data", &data],
        std::process::Stdio::null(),
    );
    let why = refused(&serve(place.path(), 0, &[]), 2);
    let sentence = "tengen: data: another tengen serves from this folder; stop it, or name another by --data\n";
    assert_eq!(why, sentence);
    assert!(first.get("/healthz").starts_with("HTTP/1.1 200"));
    let people = Command::new(TENGEN)
        .args(["user", "list", "--data", &data])
        .output()
        .expect("the program runs");
    assert!(people.status.success(), "commands work beside a server: {people:?}");
    drop(first);
    let next = Service::telling(
        &["serve", "--listen", "127.0.0.1:0", "--data", &data],
        std::process::Stdio::null(),
    );
    assert!(next.get("/healthz").starts_with("HTTP/1.1 200"), "the lock went with its process");
}

#[test]
fn what_was_broken_off_goes_at_the_next_start() {
    let place = tempfile::tempdir().expect("a folder");
    let (data, backups) = (place.path().join("data"), place.path().join("backups"));
    for folder in [&data, &backups] {
        std::fs::create_dir(folder).expect("made");
    }
    let mut ended = Command::new("true").spawn().expect("it runs");
    ended.wait().expect("it ends");
    let part = |name: &str| format!(".tengen{name}.part-{}", ended.id());
    let left = [
        data.join(part("-2026-11-23-120000.backup.plain")),
        data.join(part(".sqlite.before-1")),
        backups.join(part("-2026-11-23-120000.backup")),
    ];
    for file in &left {
        std::fs::write(file, "broken off").expect("written");
    }
    let (data, folder) = (data.to_string_lossy(), backups.to_string_lossy());
    let args = ["serve", "--listen", "127.0.0.1:0", "--data", &data, "--backup", &folder];
    let served = Service::telling(&args, std::process::Stdio::null());
    assert!(served.get("/healthz").starts_with("HTTP/1.1 200"));
    for file in &left {
        assert!(!file.exists(), "{}", file.display());
    }
}

#[test]
fn a_backup_beside_what_it_is_of_is_refused() {
    let place = tempfile::tempdir().expect("a folder");
    std::fs::create_dir_all(place.path().join("data/backups")).expect("made");
    for folder in ["data", "data/backups", "./data/../data"] {
        let why = refused(&serve(place.path(), 0, &["--backup", folder]), 2);
        assert!(why.contains("it lies in the data folder"), "{why}");
    }
}

#[test]
fn who_has_no_port_makes_no_backup() {
    let place = tempfile::tempdir().expect("a folder");
    std::fs::create_dir(place.path().join("backups")).expect("made");
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = taken.local_addr().expect("its number").port();
    let why = refused(&serve(place.path(), port, &["--backup", "backups"]), 1);
    assert!(why.contains("cannot listen on"), "{why}");
    assert_eq!(names(&place.path().join("backups")), [""; 0]);
}

/// The log of a server whose database is taken away while many ask for it.
fn log_of_an_outage(more: &[&str]) -> String {
    let place = tempfile::tempdir().expect("a folder");
    let (data, log) = (place.path().join("data"), place.path().join("log"));
    let data = data.to_string_lossy().into_owned();
    let args = [&["serve", "--listen", "127.0.0.1:0", "--data", &data][..], more].concat();
    let served = Service::telling(&args, File::create(&log).expect("a log").into());
    assert!(served.get("/healthz").starts_with("HTTP/1.1 200"));
    std::fs::remove_file(Path::new(&data).join("tengen.sqlite")).expect("it was there");
    for _ in 0..300 {
        // The row of health is written once a second.
        served.get("/healthz");
        served.get("/t/none");
    }
    let answered = std::iter::repeat_with(|| served.get("/healthz"));
    assert!(answered.take(1_000_000).any(|said| said.starts_with("HTTP/1.1 503")));
    drop(served);
    std::fs::read_to_string(log).expect("UTF-8")
}

#[test]
fn an_outage_is_one_line_without_colours() {
    let log = log_of_an_outage(&[]);
    let outages = log.lines().filter(|line| line.contains("the database is not available"));
    assert_eq!((outages.count(), log.lines().count()), (1, 1), "{log}");
    assert!(!log.contains('\u{1b}'), "{log}");
}

#[test]
fn every_line_for_programs_is_json() {
    let log = log_of_an_outage(&["--log-json"]);
    let place = tempfile::tempdir().expect("a folder");
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let port = taken.local_addr().expect("its number").port();
    let failed = serve(place.path(), port, &["--log-json"]);
    let all = [log, said(&failed.stderr), said(&failed.stdout)].concat();
    assert!(all.lines().count() >= 2, "{all}");
    for line in all.lines() {
        let line: serde_json::Value =
            serde_json::from_str(line).unwrap_or_else(|why| panic!("{why}: {line}"));
        assert!(line["timestamp"].is_string() && line["fields"]["message"].is_string(), "{line}");
    }
}

#[cfg(unix)]
#[test]
fn who_says_nothing_makes_room_for_others() {
    use std::io::Read;
    let place = tempfile::tempdir().expect("a folder");
    let data = place.path().join("data");
    // As a machine that gives a program few files.
    let command = "ulimit -n 256; exec \"$0\" serve --listen 127.0.0.1:0 --data \"$1\"";
    let served = Service::of(
        Command::new("sh").args(["-c", command, TENGEN]).arg(&data),
        std::process::Stdio::null(),
    );
    let mut silent: Vec<_> = (0..400).map(|_| served.connection()).collect();
    // While the crowd arrives the program may be out of files for a moment.
    let mut answers = std::iter::repeat_with(|| served.get("/healthz")).take(50);
    assert!(answers.any(|said| said.starts_with("HTTP/1.1 200")));
    // Those that are only given up after their time are told so: nearly all of them if nobody made room, a few on a
    // machine that is busy.
    let told = |connection: &mut TcpStream| {
        let mut said = Vec::new();
        connection.read_to_end(&mut said).expect("it is ended");
        !said.is_empty()
    };
    let timed_out = silent[..300].iter_mut().map(told).filter(|told| *told).count();
    assert!(timed_out < 100, "{timed_out} of 300");
}
