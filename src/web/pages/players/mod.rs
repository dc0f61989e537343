//! What players say and ask, for arbiters and organisers; and the links by which players prove who they are.

mod ahead;
mod check_in;
mod inbox;
mod links;
mod messages;

use actix_web::web::{ServiceConfig, get, post, resource};

/// The routes of what comes from players.
pub fn event_routes(config: &mut ServiceConfig) {
    config
        .service(
            resource("/from-players").route(get().to(inbox::show)).route(post().to(inbox::answer)),
        )
        .service(resource("/from-players/tell").route(post().to(inbox::tell)))
        .service(
            resource("/check-in").route(get().to(check_in::show)).route(post().to(check_in::mark)),
        )
        .service(resource("/links").route(get().to(links::show)).route(post().to(links::make)))
        .service(
            resource("/messages").route(get().to(messages::show)).route(post().to(messages::say)),
        )
        .service(resource("/messages/take-down").route(post().to(messages::take_down)))
        .service(resource("/links/revoke").route(post().to(links::revoke)));
}
