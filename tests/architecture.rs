//! The order of the rooms, held by reading the source: each imports only rooms above it, and the pure ones
//! know no clock, no chance, no reading or writing.

use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

#[path = "support/paths.rs"]
mod paths;

use paths::{paths, without_comments};

/// The rooms from the top down.
const ROOMS: [&str; 14] = [
    "go",
    "scoring",
    "rating",
    "tournament",
    "referee",
    "recording",
    "standings",
    "pairing",
    "interchange",
    "store",
    "desk",
    "publishing",
    "web",
    "cli",
];

/// How many of them are pure.
const PURE: usize = 9;

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
const LONG: usize = 250;
const TOO_LONG: usize = 400;

/// Tables of data, which may be long.
const DATA_TABLES: [&str; 1] = ["src/store/schema.rs"];

#[test]
fn each_room_imports_only_rooms_above_it() {
    let mut faults = Vec::new();
    for file in sources("src") {
        let Some((place, room)) = room_of(&file) else { continue };
        for path in paths(&code(&file)) {
            let Some(other) = target(&path, &file) else { continue };
            match ROOMS.iter().position(|room| *room == other) {
                Some(above) if above > place => {
                    faults.push(format!("{}: {room} uses {path}, a room below it", show(&file)));
                }
                _ => {}
            }
        }
    }
    assert_eq!(faults, [""; 0]);
}

#[test]
fn pure_rooms_know_no_clock_no_chance_and_no_storage() {
    let mut faults = Vec::new();
    for file in sources("src") {
        if room_of(&file).is_none_or(|(place, _)| place >= PURE) {
            continue;
        }
        for path in paths(&code(&file)) {
            if IMPURE.iter().any(|impure| begins_with(&path, impure)) {
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
        assert!(map.contains(&format!("pub mod {room};")), "lib.rs does not declare {room}");
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

#[test]
fn a_path_leads_out_of_its_room_or_stays() {
    assert!(begins_with("rand::rng", "rand") && !begins_with("random::x", "rand"));
    let (file, room) = (root().join("src/desk/change.rs"), root().join("src/desk/mod.rs"));
    assert_eq!(target("crate::web::page", &file).as_deref(), Some("web"));
    assert_eq!(target("super::super::web::page", &file).as_deref(), Some("web"));
    assert_eq!(target("super::web::page", &room).as_deref(), Some("web"));
    assert_eq!(target("super::web::page", &file), None, "a module of the same room");
}

/// Inside `web`: the frame knows neither views nor pages, views know no page, and an area of pages knows no
/// other area, so that a page can be changed by reading its own folder.
#[test]
fn the_frame_knows_no_page_and_no_page_another_area() {
    let web = root().join("src/web");
    let mut areas = BTreeSet::new();
    let mut faults = Vec::new();
    for file in sources("src/web") {
        let place = module_of(file.strip_prefix(&web).expect("a file of web"));
        if let [pages, area, ..] = &place[..]
            && pages == "pages"
        {
            areas.insert(area.clone());
        }
        for path in paths(&code(&file)) {
            let Some(to) = within_web(&path, &place) else { continue };
            if crosses_a_wall(&place, &to) {
                faults.push(format!("{} uses {path}", show(&file)));
            }
        }
    }
    assert!(areas.len() > 5, "only {areas:?} were found: the search is broken");
    assert_eq!(faults, [""; 0]);
}

#[test]
fn a_wall_is_noticed_however_it_is_crossed() {
    let crosses = |file: &str, path: &str| {
        let place = module_of(Path::new(file));
        within_web(path, &place).is_some_and(|to| crosses_a_wall(&place, &to))
    };
    for (file, path) in [
        ("pages/draft/why.rs", "crate::web::pages::public::Visit"),
        ("pages/draft/what_if/view.rs", "super::super::super::public::Visit"),
        ("pages/draft/mod.rs", "super::public::Visit"),
        ("views/seal.rs", "crate::web::pages::draft::proof"),
        ("views/seal.rs", "super::super::pages::draft"),
        ("frame/routes.rs", "super::super::views::seal"),
        ("frame/routes.rs", "crate::web::all_routes"),
        ("frame/state.rs", "crate::web::BoardRow"),
    ] {
        assert!(crosses(file, path), "{file} may not use {path}");
    }
    for (file, path) in [
        ("pages/draft/why.rs", "super::sentences::name"),
        ("pages/draft/what_if/view.rs", "super::super::sentences::name"),
        ("pages/draft/why.rs", "crate::web::views::seal"),
        ("pages/mod.rs", "account::routes"),
        ("views/seal.rs", "crate::web::Page"),
        ("frame/state.rs", "super::Form"),
        ("mod.rs", "pages::all_routes"),
    ] {
        assert!(!crosses(file, path), "{file} may use {path}");
    }
}

/// The module that a file of `web` is, from `web` down: `pages`, `draft`, `why`.
fn module_of(file: &Path) -> Vec<String> {
    let names = file.with_extension("").iter().map(|n| n.to_string_lossy().into_owned()).collect();
    let mut names: Vec<String> = names;
    names.pop_if(|last| last == "mod");
    names
}

/// Where a path leads inside `web`, from `web` down; `None` if it leads elsewhere or stays at hand.
fn within_web(path: &str, place: &[String]) -> Option<Vec<String>> {
    let parts = |rest: &str| rest.split("::").map(str::to_owned).collect::<Vec<_>>();
    if let Some(rest) = path.strip_prefix("crate::web::") {
        return Some(parts(rest));
    }
    let (mut rest, mut above) = (path.strip_prefix("super::")?, place.split_last()?.1);
    while let Some(next) = rest.strip_prefix("super::") {
        (rest, above) = (next, above.split_last()?.1);
    }
    Some([above, &parts(rest)].concat())
}

/// Whether a module may not use what a path leads to.
fn crosses_a_wall(place: &[String], to: &[String]) -> bool {
    let part = |of: &[String], n: usize| of.get(n).cloned().unwrap_or_default();
    let leads_to = handed_on(&part(to, 0)).unwrap_or(part(to, 0));
    match part(place, 0).as_str() {
        "frame" => leads_to == "views" || leads_to == "pages",
        "views" => leads_to == "pages",
        "pages" => place.len() > 1 && leads_to == "pages" && part(place, 1) != part(to, 1),
        _ => false,
    }
}

/// The part of `web` that a name comes from which `web` itself hands on.
fn handed_on(name: &str) -> Option<String> {
    static HANDED_ON: LazyLock<Vec<String>> =
        LazyLock::new(|| paths(&code(&root().join("src/web/mod.rs"))));
    let from = HANDED_ON.iter().filter_map(|path| path.split_once("::"));
    from.filter(|(_, rest)| rest.rsplit("::").next() == Some(name))
        .map(|(part, _)| part.to_owned())
        .next()
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn show(file: &Path) -> String {
    file.strip_prefix(root()).unwrap_or(file).to_string_lossy().into_owned()
}

/// Every Rust file below a folder.
fn sources(folder: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![root().join(folder)];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten() {
            let path = entry.expect("an entry").path();
            if path.is_dir() && !path.ends_with("node_modules") {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
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

/// The part of the crate that a path leads to: by `crate::`, or by as many `super::` as lead out of the room.
fn target(path: &str, file: &Path) -> Option<String> {
    if let Some(rest) = path.strip_prefix("crate::") {
        return rest.split("::").next().map(str::to_owned);
    }
    let inside = file.strip_prefix(root().join("src")).ok()?;
    let is_mod = inside.file_name().is_some_and(|name| name == "mod.rs");
    let depth = inside.components().count() - usize::from(is_mod);
    let mut rest = path;
    let mut ups = 0;
    while let Some(next) = rest.strip_prefix("super::") {
        (rest, ups) = (next, ups + 1);
    }
    (ups >= depth && ups > 0).then(|| rest.split("::").next().unwrap_or_default().to_owned())
}

fn begins_with(path: &str, beginning: &str) -> bool {
    path.strip_prefix(beginning).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"))
}

fn code(file: &Path) -> String {
    without_comments(&fs::read_to_string(file).expect("a source"))
}
