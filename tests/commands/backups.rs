//! Backups that are handed on, that fail half-way, and that come two at once.

use std::fs::File;
use std::path::Path;
use std::process::{Command, Output};

use crate::data_folder::{TENGEN, done, furnished, refused, said, tengen};

/// Nothing is in the folder but these.
fn only(folder: &Path, names: &[&str]) {
    let all = std::fs::read_dir(folder).expect("a folder").flatten();
    let mut found: Vec<_> = all.map(|file| file.file_name().into_string().expect("text")).collect();
    found.sort();
    assert_eq!(found, names);
}

/// No backup that was begun is left beside the database.
fn nothing_left(folder: &Path) {
    let left = std::fs::read_dir(folder.join("data")).expect("it").flatten();
    let left = left.filter(|file| file.file_name().to_string_lossy().contains(".part"));
    assert_eq!(left.count(), 0);
}

/// What `bash` makes of a line in which `$0` is the program; it fails if any of its commands does.
fn bash(folder: &Path, line: &str) -> Output {
    let line = format!("set -o pipefail; {line}");
    let run = Command::new("bash").args(["-c", &line, TENGEN]).current_dir(folder).output();
    run.expect("a shell")
}

fn restored_from(folder: &Path, file: &str) -> Output {
    let input = File::open(folder.join(file)).expect("it is there");
    let mut restore = Command::new(TENGEN);
    restore.args(["restore", "-", "--data", "new"]).current_dir(folder).stdin(input);
    restore.output().expect("it runs")
}

#[test]
fn a_backup_to_standard_output_is_restored_from_standard_input() {
    let place = furnished();
    let folder = place.path();
    let out = tengen(folder, &["backup", "-"], "");
    let told = said(&out.stderr);
    assert!(out.status.success(), "{told}");
    let start = "backed up to standard output, checked: 1 accounts, 1 tournaments\n";
    assert!(told.starts_with(start), "{told}");
    only(folder, &["data"]);
    nothing_left(folder);
    let whole = out.stdout;
    let mut flipped = whole.clone();
    flipped[whole.len() / 2] ^= 1;
    let wrong: [(&[u8], &str); 4] = [
        (&whole[..whole.len() - 9], "it is damaged: its checksum"),
        (&flipped, "it is damaged: its checksum"),
        (b"", "it is too short"),
        (b"age-encryption.org/v1\n-> X25519", "it is encrypted; decrypt it on the way: age -d"),
    ];
    for (bytes, why) in wrong {
        std::fs::write(folder.join("one"), bytes).expect("written");
        let refusal = refused(&restored_from(folder, "one"), 2);
        assert!(refusal.starts_with("tengen: standard input: "), "{refusal}");
        assert!(refusal.contains(why), "{refusal}");
        assert!(
            refused(&tengen(folder, &["restore", "one", "--data", "new"], ""), 2).contains(why)
        );
        only(folder, &["data", "one"]);
    }
    std::fs::write(folder.join("one"), &whole).expect("written");
    let back = done(&restored_from(folder, "one"));
    assert!(back.starts_with("restored standard input, checked: 1 accounts, 1 tour"), "{back}");
    assert!(done(&tengen(folder, &["user", "list", "--data", "new"], "")).contains("Anna"));
    let again = refused(&restored_from(folder, "one"), 2);
    assert!(again.contains("is not empty"), "{again}");
    done(&tengen(folder, &["restore", "one", "--data", "other"], ""));
}

#[cfg(unix)]
#[test]
fn a_reader_that_goes_away_is_no_backup() {
    let place = furnished();
    let out = bash(place.path(), "\"$0\" backup - | true");
    let why = refused(&out, 1);
    assert!(why.contains("standard output: cannot be written: "), "{why}");
    nothing_left(place.path());
}

/// As the handbook and `--help` say it.
#[cfg(unix)]
#[test]
fn a_backup_that_age_encrypts_comes_back() {
    if Command::new("age").arg("--version").output().is_err() {
        eprintln!("skipped: age is not installed");
        return;
    }
    let place = furnished();
    let folder = place.path();
    let encrypt = "age-keygen -o tengen.key 2>/dev/null && \
        \"$0\" backup - | age -r \"$(age-keygen -y tengen.key)\" > tengen.backup.age";
    done(&bash(folder, encrypt));
    let file = std::fs::read(folder.join("tengen.backup.age")).expect("read");
    assert!(file.starts_with(b"age-encryption.org/v1\n"));
    assert!(!file.windows(15).any(|part| part == b"SQLite format 3"), "nothing in the clear");
    let plain = refused(&tengen(folder, &["restore", "tengen.backup.age", "--data", "new"], ""), 2);
    assert!(plain.contains("tengen.backup.age: it is encrypted"), "{plain}");
    let decrypt = |key: &str| {
        bash(folder, &format!("age -d -i {key} tengen.backup.age | \"$0\" restore - --data new"))
    };
    done(&bash(folder, "age-keygen -o other.key 2>/dev/null"));
    assert!(!decrypt("other.key").status.success());
    only(folder, &["data", "other.key", "tengen.backup.age", "tengen.key"]);
    let back = done(&decrypt("tengen.key"));
    assert!(back.contains("checked: 1 accounts, 1 tournaments"), "{back}");
    assert!(done(&tengen(folder, &["user", "list", "--data", "new"], "")).contains("Anna"));
}

/// A disk that takes 64 KiB of a file and no more, as the shell can make one.
#[cfg(unix)]
#[test]
fn a_disk_that_fills_up_half_way_leaves_nothing_and_the_server_alone() {
    let place = furnished();
    let folder = place.path();
    for (to, named) in [("one", "one: cannot be"), ("-", "data/.tengen.backup.part-")] {
        let out = bash(folder, &format!("trap '' XFSZ; ulimit -f 64; exec \"$0\" backup {to}"));
        let why = refused(&out, 1);
        assert!(why.contains(named) && why.contains(": cannot be written: "), "{why}");
        assert_eq!(why.matches("disk").count(), 1, "{why}");
        only(folder, &["data"]);
        nothing_left(folder);
    }
    assert_eq!(done(&tengen(folder, &["user", "list"], "")).lines().count(), 2);
}

#[test]
fn two_at_once_are_both_whole_and_of_one_name_there_is_one() {
    let place = furnished();
    let folder = place.path();
    let at_once = |names: [&'static str; 2]| {
        std::thread::scope(|scope| {
            names
                .map(|name| scope.spawn(move || tengen(folder, &["backup", name], "")))
                .map(|run| run.join().expect("it ends"))
        })
    };
    for out in at_once(["one", "two"]) {
        done(&out);
    }
    let same = at_once(["same", "same"]);
    assert_eq!(same.iter().filter(|out| out.status.success()).count(), 1);
    for out in same.iter().filter(|out| !out.status.success()) {
        assert!(said(&out.stderr).contains("there is such a file already"));
    }
    for name in ["one", "two", "same"] {
        let into = format!("from-{name}");
        done(&tengen(folder, &["restore", name, "--data", &into], ""));
    }
    std::fs::create_dir(folder.join("stick")).expect("made");
    for out in at_once(["stick", "stick"]) {
        done(&out);
    }
    let stick = std::fs::read_dir(folder.join("stick")).expect("a folder");
    assert_eq!(stick.count(), 2, "each has a name of its own");
}
