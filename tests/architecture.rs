//! The order of the rooms, held by reading the source: each imports only rooms above it, and the pure ones
//! know no clock, no chance, no reading or writing.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

#[path = "architecture/covered.rs"]
mod covered;
#[path = "architecture/names.rs"]
mod names;
#[path = "support/paths.rs"]
mod paths;
#[path = "size.rs"]
mod size;
#[path = "architecture/walls.rs"]
mod walls;

use paths::{paths, without_comments};

/// The rooms from the top down.
const ROOMS: [&str; 15] = [
    "go",
    "scoring",
    "rating",
    "tournament",
    "referee",
    "recording",
    "standings",
    "matching",
    "pairing",
    "interchange",
    "store",
    "service",
    "publishing",
    "web",
    "cli",
];

/// How many of them are pure.
const PURE: usize = 10;

/// What a pure room may not name: any path that begins so.
const IMPURE: [&str; 23] = [
    "std::time",
    "std::fs",
    "std::net",
    "std::env",
    "std::process",
    "std::thread",
    "std::os",
    "std::io::stdin",
    "std::io::stdout",
    "std::io::stderr",
    "SystemTime",
    "Instant::now",
    "rand",
    "getrandom",
    "diesel",
    "actix",
    "actix_web",
    "tokio",
    "reqwest",
    "chrono::Local",
    "chrono::Utc::now",
    "Utc::now",
    "Local::now",
];

/// Lines of a file: above the first number somebody should look at it, above the second nobody will.
const LONG: usize = 600;
const TOO_LONG: usize = 800;

/// Tables of data, which may be long.
const DATA_TABLES: [&str; 2] = ["src/store/schema.rs", "src/interchange/column_names.rs"];

/// The room that is a module of the server's crate; the others are crates of their own.
const SERVER: &str = "cli";

#[test]
fn each_room_depends_only_on_rooms_above_it() {
    let mut faults = Vec::new();
    for (place, room) in ROOMS.iter().enumerate().filter(|(_, room)| **room != SERVER) {
        for other in dependencies(room) {
            if ROOMS.iter().position(|room| *room == other).is_some_and(|above| above >= place) {
                faults.push(format!(
                    "src/{room}/Cargo.toml: {room} depends on {other}, a room below it"
                ));
            }
            if place < PURE && IMPURE.contains(&other.replace('-', "_").as_str()) {
                faults
                    .push(format!("src/{room}/Cargo.toml: {room} is pure and depends on {other}"));
            }
        }
    }
    assert_eq!(faults, [""; 0]);
}

#[test]
fn the_matching_is_worth_publishing_by_itself() {
    assert_eq!(dependencies("matching"), [""; 0]);
}

#[test]
fn pure_rooms_know_no_clock_no_chance_and_no_storage() {
    let mut faults = Vec::new();
    for file in sources("src") {
        if room_of(&file).is_none_or(|(place, _)| place >= PURE) {
            continue;
        }
        for path in paths(&code(&file)) {
            // Threads that end before the function returns, on whose number no result depends.
            let scoped =
                show(&file) == "src/matching/parallel.rs" && path.starts_with("std::thread");
            if !scoped && IMPURE.iter().any(|impure| begins_with(&path, impure)) {
                faults.push(format!("{} uses {path}", show(&file)));
            }
        }
    }
    assert_eq!(faults, [""; 0]);
}

#[test]
fn the_map_names_every_room_in_order() {
    let map = fs::read_to_string(root().join("src/lib.rs")).expect("the map");
    let rooms: BTreeSet<String> = fs::read_dir(root().join("src"))
        .expect("the source")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.is_dir())
        .map(|path| path.file_name().expect("a name").to_string_lossy().into_owned())
        .collect();
    for room in &rooms {
        assert!(ROOMS.contains(&room.as_str()), "src/{room} has no place in the order of rooms");
        let own_crate = room != SERVER;
        assert_eq!(own_crate, root().join("src").join(room).join("Cargo.toml").exists(), "{room}");
    }
    let there: Vec<_> = ROOMS.into_iter().filter(|room| rooms.contains(*room)).collect();
    let named: Vec<_> = map
        .lines()
        .filter_map(|line| line.strip_prefix("//! - [`")?.split_once("`]"))
        .map(|(room, _)| room)
        .collect();
    assert_eq!(named, there, "the map's sentences, a room each, from the top down");
}

#[test]
fn files_are_short_enough_to_read() {
    let mut too_long = Vec::new();
    for file in sources("src").into_iter().chain(sources("tests")).chain(sources("benches")) {
        let lines = fs::read_to_string(&file).expect("a source").lines().count();
        if DATA_TABLES.contains(&show(&file).as_str()) || lines <= LONG {
            continue;
        }
        // Straight to the terminal: the test runner shows what is printed only when a test fails.
        writeln!(std::io::stderr(), "warning: {} has {lines} lines", show(&file)).expect("stderr");
        if lines > TOO_LONG {
            too_long.push(format!("{} has {lines} lines", show(&file)));
        }
    }
    assert_eq!(too_long, [""; 0]);
}

#[test]
fn lines_of_templates_are_short_enough_to_read() {
    let mut too_long = Vec::new();
    for file in files("templates", "html") {
        let text = fs::read_to_string(&file).expect("a template");
        let long = text.lines().zip(1..).filter(|(line, _)| line.chars().count() > 140);
        too_long.extend(long.map(|(_, number)| format!("{}:{number}", show(&file))));
    }
    assert_eq!(too_long, [""; 0], "a tag with `-` at its edge takes the break away again");
}

#[test]
fn nothing_is_left_undone() {
    let words = [concat!("TO", "DO"), concat!("FIX", "ME"), "to\u{64}o!(", "unimplemente\u{64}!("];
    let mut faults = Vec::new();
    for file in sources("src").into_iter().chain(sources("tests")).chain(sources("benches")) {
        let text = fs::read_to_string(&file).expect("a source");
        for (line, number) in text.lines().zip(1..) {
            if words.iter().any(|word| line.contains(word)) {
                faults.push(format!("{}:{number}: {}", show(&file), line.trim()));
            }
        }
    }
    assert_eq!(faults, [""; 0]);
}

/// What a newcomer is told to open exists.
#[test]
fn the_guides_name_files_that_exist() {
    for guide in ["README.md", "CONTRIBUTING.md", "docs/architecture.md"] {
        let text = fs::read_to_string(root().join(guide)).expect("a guide");
        for word in text.split('`').skip(1).step_by(2) {
            let ours =
                ["src/", "tests/", "docs/", "templates/", "static/", "benches/", "migrations/"];
            if ours.iter().any(|folder| word.starts_with(folder)) && !word.contains(' ') {
                let folder = word.split('*').next().unwrap_or_default();
                let made = folder.starts_with("tests/browser/output");
                assert!(made || root().join(folder).exists(), "{guide} names {word}");
            }
        }
    }
}

#[test]
fn a_path_begins_with_whole_names() {
    assert!(begins_with("rand::rng", "rand") && !begins_with("random::x", "rand"));
}

/// What a room's crate depends on, by the names its code uses.
fn dependencies(room: &str) -> Vec<String> {
    let manifest =
        fs::read_to_string(root().join("src").join(room).join("Cargo.toml")).expect("a manifest");
    let (_, rest) = manifest.split_once("[dependencies]").unwrap_or_default();
    rest.lines()
        .take_while(|line| !line.starts_with('['))
        .filter_map(|line| line.split_once(['.', ' ', '=']))
        .map(|(name, _)| name.to_owned())
        .collect()
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn show(file: &Path) -> String {
    file.strip_prefix(root()).unwrap_or(file).to_string_lossy().into_owned()
}

/// Every Rust file below a folder.
fn sources(folder: &str) -> Vec<PathBuf> {
    files(folder, "rs")
}

/// Every file below a folder whose name ends so.
fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten() {
            let path = entry.expect("an entry").path();
            if path.is_dir() && !path.ends_with("node_modules") {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == ending) {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// The room a file belongs to, and its place in the order.
fn room_of(file: &Path) -> Option<(usize, &'static str)> {
    let inside = file.strip_prefix(root().join("src")).ok()?;
    let first = inside.components().next()?.as_os_str().to_string_lossy().into_owned();
    let name = first.strip_suffix(".rs").unwrap_or(&first);
    ROOMS.into_iter().enumerate().find(|(_, room)| *room == name)
}

fn begins_with(path: &str, beginning: &str) -> bool {
    path.strip_prefix(beginning).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

fn code(file: &Path) -> String {
    without_comments(&fs::read_to_string(file).expect("a source"))
}
