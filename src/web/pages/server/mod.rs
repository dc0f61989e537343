//! Pages about the server: overview, desktop program, rating lists, people, metrics.

mod computer;
mod metrics;
mod overview;
mod people;
mod ratings;

use store::Store;

crate::web::serves! {
    ("GET", "/server", Owner) => overview::show,
    ("POST", "/server/name", Owner) => overview::set_name,
    ("GET", "/computer", Owner) => computer::show,
    ("POST", "/computer", Owner) => computer::choose,
    ("POST", "/computer/backup", Owner) => computer::back_up,
    ("POST", "/computer/stop", Owner) => computer::stop,
    ("GET", "/ratings", SignedIn) => ratings::show,
    ("POST", "/ratings", Owner) => ratings::keep,
    ("POST", "/ratings/remove", Owner) => ratings::remove,
    ("POST", "/ratings/source", Owner) => ratings::set_source,
    ("GET", "/people", Owner) => people::show,
    ("POST", "/people", Owner) => people::forget,
    ("GET", "/metrics", Public) => metrics::show,
}

/// With SQLite: bytes of the database file and its write-ahead log, and bytes free on its disk.
fn room(store: &Store) -> Option<(u64, u64)> {
    let path = store.path()?;
    let size = std::fs::metadata(path).ok()?.len();
    let mut ahead = path.as_os_str().to_owned();
    ahead.push("-wal");
    let ahead = std::fs::metadata(ahead).map_or(0, |file| file.len());
    Some((size + ahead, fs4::available_space(path).ok()?))
}
