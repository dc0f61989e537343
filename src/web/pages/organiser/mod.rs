//! The organiser's screens: making and reading tournaments, settings, registration, starting groups,
//! downloads.

mod create;
mod downloads;
mod entries;
mod groups;
mod import;
mod ratings;
mod read_faults;
mod settings;
mod timetable;

use actix_web::web::{ServiceConfig, get, post, resource};

/// The routes of organisers.
pub fn routes(config: &mut ServiceConfig) {
    config
        .service(resource("/new").route(get().to(create::show)).route(post().to(create::create)))
        .service(resource("/import").route(get().to(import::show)).route(post().to(import::import)))
        .service(
            resource("/t/{slug}/settings")
                .route(get().to(settings::show))
                .route(post().to(settings::change)),
        )
        .service(
            resource("/t/{slug}/groups")
                .route(get().to(groups::show))
                .route(post().to(groups::apply)),
        )
        .service(
            resource("/t/{slug}/timetable")
                .route(get().to(timetable::show))
                .route(post().to(timetable::change)),
        )
        .service(
            resource("/t/{slug}/downloads")
                .route(get().to(downloads::show))
                .route(post().to(downloads::change)),
        )
        .service(resource("/t/{slug}/downloads/{format}").route(get().to(downloads::send)))
        .service(
            resource("/t/{slug}/ratings")
                .route(get().to(ratings::show))
                .route(post().to(ratings::keep)),
        )
        .configure(entries::routes);
}
