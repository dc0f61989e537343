//! Who works at a tournament, and what was done in it.

mod journal;
mod roles;

use actix_web::web::{ServiceConfig, get, post, resource};

/// The routes of people and the journal.
pub fn event_routes(config: &mut ServiceConfig) {
    config
        .service(resource("/people").route(get().to(roles::show)))
        .service(resource("/people/invite").route(post().to(roles::invite)))
        .service(resource("/people/revoke").route(post().to(roles::revoke)))
        .service(resource("/people/remove").route(post().to(roles::remove)))
        .service(resource("/people/chief").route(post().to(roles::chief)))
        .service(resource("/journal").route(get().to(journal::show)));
}
