//! Backups that are encrypted, that fail half-way, and that come two at once.

use std::path::Path;
use std::process::Command;

use crate::data_folder::{TENGEN, done, furnished, refused, said, tengen};

const SAID: &str = "kaya board, shell stones\n";
const KEY: &str = include_str!("../golden/sealed/key.txt");

fn recipient() -> &'static str {
    KEY.lines().find_map(|line| line.strip_prefix("# public key: ")).expect("it says so")
}

/// Nothing is in the folder but these.
fn only(folder: &Path, names: &[&str]) {
    let all = std::fs::read_dir(folder).expect("a folder").flatten();
    let mut found: Vec<_> = all.map(|file| file.file_name().into_string().expect("text")).collect();
    found.sort();
    assert_eq!(found, names);
}

#[test]
fn a_backup_by_passphrase_is_restored_by_it_alone() {
    let place = furnished();
    let folder = place.path();
    let made = done(&tengen(folder, &["backup", "one.age", "--passphrase"], SAID));
    assert!(made.starts_with("backed up to one.age, encrypted, checked: 1 accounts"), "{made}");
    let restore = |more: &[&str], input: &str| {
        tengen(folder, &[&["restore", "one.age", "--data", "new"], more].concat(), input)
    };
    let wrong = refused(&restore(&[], "kaya board, shell stone\n"), 2);
    assert!(wrong.starts_with("tengen: one.age: this is not the passphrase"), "{wrong}");
    std::fs::write(folder.join("key.txt"), KEY).expect("written");
    let key = refused(&restore(&["--identity", "key.txt"], ""), 2);
    assert!(key.contains("encrypted by a passphrase"), "{key}");
    std::fs::write(folder.join("said"), SAID).expect("written");
    let back = done(&restore(&["--passphrase-file", "said"], ""));
    assert!(back.contains("checked: 1 accounts, 1 tournaments"), "{back}");
    assert!(done(&tengen(folder, &["user", "list", "--data", "new"], "")).contains("Anna"));
    let short = refused(&tengen(folder, &["backup", "two", "--passphrase"], "short\n"), 2);
    assert!(short.contains("at least 10 characters"), "{short}");
    only(folder, &["data", "key.txt", "new", "one.age", "said"]);
}

#[test]
fn a_backup_for_a_key_is_restored_by_it_alone() {
    let place = furnished();
    let folder = place.path();
    std::fs::write(folder.join("key.txt"), KEY).expect("written");
    std::fs::create_dir(folder.join("stick")).expect("made");
    done(&tengen(folder, &["backup", "stick", "--recipient", recipient()], ""));
    let stick: Vec<_> = std::fs::read_dir(folder.join("stick")).expect("it").flatten().collect();
    let file = stick[0].path();
    let file = file.to_str().expect("text");
    assert!(stick.len() == 1 && file.ends_with(".backup.age"), "{file}");
    let none = refused(&tengen(folder, &["restore", file, "--data", "new"], ""), 2);
    assert!(none.contains("name the file of that key by --identity"), "{none}");
    let with = |file: &str| {
        tengen(folder, &["restore", file, "--data", "new", "--identity", "key.txt"], "")
    };
    let bytes = std::fs::read(file).expect("read");
    std::fs::write(folder.join("cut"), &bytes[..bytes.len() - 9]).expect("written");
    let cut = refused(&with("cut"), 2);
    assert!(cut.starts_with("tengen: cut: it is cut off or damaged"), "{cut}");
    assert!(!folder.join("new").exists());
    assert!(done(&with(file)).contains("checked: 1 accounts"));
    done(&tengen(folder, &["backup", "data/own.age", "--recipient", recipient()], ""));
    let mistyped = tengen(folder, &["backup", "--recipient", "age1mistyped"], "");
    assert!(refused(&mistyped, 2).contains("begins with age1"));
    std::fs::write(folder.join("none.txt"), "# no key\n").expect("written");
    let none = tengen(folder, &["restore", file, "--data", "x", "--identity", "none.txt"], "");
    assert!(refused(&none, 2).contains("none.txt: there is no line in it"));
}

/// A disk that takes 64 KiB of a file and no more, as the shell can make one.
#[cfg(unix)]
#[test]
fn a_disk_that_fills_up_half_way_leaves_nothing_and_the_server_alone() {
    let place = furnished();
    let folder = place.path();
    for more in ["", "--recipient"] {
        let key = if more.is_empty() { "" } else { recipient() };
        let script = format!("trap '' XFSZ; ulimit -f 64; exec \"$0\" backup one {more} {key}");
        let out = Command::new("bash")
            .args(["-c", &script, TENGEN])
            .current_dir(folder)
            .output()
            .expect("a shell");
        let why = refused(&out, 1);
        let file = if more.is_empty() { "one" } else { "data/.one.plain.part-" };
        let named = why.contains(file) && why.contains(": cannot be written: ");
        assert!(named, "{why}");
        assert_eq!(why.matches("disk").count(), 1, "{why}");
        only(folder, &["data"]);
        let left = std::fs::read_dir(folder.join("data")).expect("it").flatten();
        let left = left.filter(|file| file.file_name().to_string_lossy().contains(".part"));
        assert_eq!(left.count(), 0);
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
