//! The server itself: a page for its owner, and figures for monitoring.

mod computer;
mod metrics;
mod overview;
mod people;
mod ratings;

use actix_web::web::{ServiceConfig, get, post, resource};

use store::Store;

/// The routes of the server.
pub fn routes(config: &mut ServiceConfig) {
    config
        .service(resource("/server").route(get().to(overview::show)))
        .service(
            resource("/computer")
                .route(get().to(computer::show))
                .route(post().to(computer::choose)),
        )
        .service(resource("/computer/backup").route(post().to(computer::back_up)))
        .service(resource("/computer/stop").route(post().to(computer::stop)))
        .service(
            resource("/ratings").route(get().to(ratings::show)).route(post().to(ratings::keep)),
        )
        .service(resource("/ratings/remove").route(post().to(ratings::remove)))
        .service(resource("/ratings/source").route(post().to(ratings::set_source)))
        .service(resource("/people").route(get().to(people::show)).route(post().to(people::forget)))
        .service(resource("/metrics").route(get().to(metrics::show)));
}

/// Bytes of the database's file, with what was written and is not carried over into it yet, and bytes left on its
/// disk; with SQLite.
fn room(store: &Store) -> Option<(u64, u64)> {
    let path = store.path()?;
    let size = std::fs::metadata(path).ok()?.len();
    let mut ahead = path.as_os_str().to_owned();
    ahead.push("-wal");
    let ahead = std::fs::metadata(ahead).map_or(0, |file| file.len());
    Some((size + ahead, fs4::available_space(path).ok()?))
}
