//! Who works at a tournament, and what was done in it.

mod journal;
mod roles;

use actix_web::web::{ServiceConfig, get, post, resource};

/// The routes of people and the journal.
pub fn routes(config: &mut ServiceConfig) {
    config
        .service(resource("/t/{slug}/people").route(get().to(roles::show)))
        .service(resource("/t/{slug}/people/invite").route(post().to(roles::invite)))
        .service(resource("/t/{slug}/people/revoke").route(post().to(roles::revoke)))
        .service(resource("/t/{slug}/people/remove").route(post().to(roles::remove)))
        .service(resource("/t/{slug}/people/chief").route(post().to(roles::chief)))
        .service(resource("/t/{slug}/journal").route(get().to(journal::show)));
}
