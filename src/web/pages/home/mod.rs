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
pub fn event_routes(config: &mut ServiceConfig) {
    config
        .service(
            resource("/register").route(get().to(register::show)).route(post().to(register::send)),
        )
        .service(resource("/privacy").route(get().to(privacy::show)))
        .service(
            resource("/register/{token}").route(get().to(own::show)).route(post().to(own::act)),
        )
        .service(
            resource("/registration").route(get().to(rules::show)).route(post().to(rules::change)),
        )
        .service(
            resource("/registrations")
                .route(get().to(waiting::show))
                .route(post().to(waiting::answer)),
        );
}
