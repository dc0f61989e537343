//! The arbiter's screens: open boards, one board, what an unusual result means, two results for one board, a
//! game played anew, the clock of a round.

mod board;
mod boards;
mod clock;
mod conflict;
mod consequences;
mod date;
mod input;
mod line_up;
mod record;
mod replay;
mod which;

use actix_web::web::{ServiceConfig, get, post, resource};

/// The routes of arbiters.
pub fn event_routes(config: &mut ServiceConfig) {
    config
        .service(resource("/boards").route(get().to(boards::show)))
        .service(
            resource("/boards/{round}/{table}")
                .route(get().to(board::show))
                .route(post().to(record::record)),
        )
        .service(resource("/boards/{round}/{table}/outcome").route(get().to(consequences::show)))
        .service(
            resource("/boards/{round}/{table}/correct")
                .route(get().to(board::correct))
                .route(post().to(record::correct)),
        )
        .service(
            resource("/boards/{round}/{table}/date")
                .route(get().to(date::show))
                .route(post().to(date::change)),
        )
        .service(resource("/boards/{round}/{table}/replay").route(post().to(replay::change)))
        .service(
            resource("/teams/{team}/line-up/{round}")
                .route(get().to(line_up::show))
                .route(post().to(line_up::declare)),
        )
        .service(resource("/teams/{team}/absent/{round}").route(post().to(line_up::absent)))
        .service(resource("/rounds/{round}/clock").route(post().to(clock::change)));
}
