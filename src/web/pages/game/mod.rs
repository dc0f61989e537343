//! A game recorded at the board: the recorder's screen from the first move to the confirmed result, what
//! others see of it as it happens, and its file.

mod count;
mod end;
mod files;
mod input;
mod record;
mod view;
mod watch;
mod words;

use actix_web::web::{ServiceConfig, get, post, resource};

/// The routes of recorded games.
pub fn routes(config: &mut ServiceConfig) {
    config
        .service(
            resource("/t/{slug}/boards/{round}/{table}/record")
                .route(get().to(record::show))
                .route(post().to(record::enter)),
        )
        .service(
            resource("/t/{slug}/boards/{round}/{table}/record/file")
                .route(post().to(files::take_over)),
        )
        .service(resource("/t/{slug}/games/{round}/{table}").route(get().to(watch::show)))
        .service(resource("/t/{slug}/games/{round}/{table}/record.sgf").route(get().to(files::sgf)))
        .service(resource("/t/{slug}/games/{round}/{table}/events").route(get().to(watch::events)));
}
