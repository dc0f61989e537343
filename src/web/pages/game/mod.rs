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
pub fn event_routes(config: &mut ServiceConfig) {
    config
        .service(
            resource("/boards/{round}/{table}/record")
                .route(get().to(record::show))
                .route(post().to(record::enter)),
        )
        .service(resource("/boards/{round}/{table}/record/file").route(post().to(files::take_over)))
        .service(resource("/games/{round}/{table}").route(get().to(watch::show)))
        .service(resource("/games/{round}/{table}/record.sgf").route(get().to(files::sgf)))
        .service(resource("/games/{round}/{table}/board.svg").route(get().to(files::board)))
        .service(resource("/games/{round}/{table}/events").route(get().to(watch::events)));
}
