//! The arbiter's screens: open boards, one board, and two results for one board.

mod board;
mod boards;
mod conflict;
mod input;
mod record;

use actix_web::web::{ServiceConfig, get, post, resource};

pub(super) use board::find;

/// The routes of arbiters.
pub fn routes(config: &mut ServiceConfig) {
    config.service(resource("/t/{slug}/boards").route(get().to(boards::show))).service(
        resource("/t/{slug}/boards/{round}/{table}")
            .route(get().to(board::show))
            .route(post().to(record::record)),
    );
}
