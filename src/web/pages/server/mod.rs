//! Pages about the server: overview, desktop program, rating lists, people, metrics.

mod computer;
mod metrics;
mod overview;
mod people;
mod ratings;

use store::Store;

/// With SQLite: bytes of the database file and its write-ahead log, and bytes free on its disk.
fn room(store: &Store) -> Option<(u64, u64)> {
    let path = store.path()?;
    let size = std::fs::metadata(path).ok()?.len();
    let mut ahead = path.as_os_str().to_owned();
    ahead.push("-wal");
    let ahead = std::fs::metadata(ahead).map_or(0, |file| file.len());
    Some((size + ahead, fs4::available_space(path).ok()?))
}
