//! Registering from home: the public form, the page that one's own link opens, and what the organiser sets and
//! confirms.

mod form;
mod own;
mod privacy;
mod register;
mod rules;
mod waiting;

use actix_web::web::{ServiceConfig, get, post, resource};

/// The routes of registering from home.
pub fn routes(config: &mut ServiceConfig) {
    config
        .service(
            resource("/t/{slug}/register")
                .route(get().to(register::show))
                .route(post().to(register::send)),
        )
        .service(resource("/t/{slug}/privacy").route(get().to(privacy::show)))
        .service(
            resource("/t/{slug}/register/{token}")
                .route(get().to(own::show))
                .route(post().to(own::act)),
        )
        .service(
            resource("/t/{slug}/registration")
                .route(get().to(rules::show))
                .route(post().to(rules::change)),
        )
        .service(
            resource("/t/{slug}/registrations")
                .route(get().to(waiting::show))
                .route(post().to(waiting::answer)),
        );
}
