//! The organiser's screens: making, copying, archiving and deleting tournaments, settings, registration, starting groups,
//! downloads.

mod copy;
mod create;
mod delete;
mod downloads;
mod entries;
mod event;
mod groups;
mod import;
mod prizes;
mod ratings;
mod read_faults;
mod settings;
mod timetable;
mod webhooks;

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
        .service(resource("/t/{slug}/event").route(get().to(event::show)))
        .service(resource("/t/{slug}/event/announce").route(post().to(event::announce)))
        .service(resource("/t/{slug}/event/archive").route(post().to(event::archive)))
        .service(
            resource("/t/{slug}/copy").route(get().to(copy::show)).route(post().to(copy::copy)),
        )
        .service(
            resource("/t/{slug}/delete")
                .route(get().to(delete::show))
                .route(post().to(delete::delete)),
        )
        .service(
            resource("/t/{slug}/prizes")
                .route(get().to(prizes::show))
                .route(post().to(prizes::change)),
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
        .service(resource("/t/{slug}/ratings/remove").route(post().to(ratings::remove)))
        .service(resource("/t/{slug}/ratings/source").route(post().to(ratings::set_source)))
        .service(
            resource("/t/{slug}/webhooks")
                .route(get().to(webhooks::show))
                .route(post().to(webhooks::add)),
        )
        .service(resource("/t/{slug}/webhooks/remove").route(post().to(webhooks::remove)))
        .configure(entries::routes);
}
