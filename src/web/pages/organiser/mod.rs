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
mod next_season;
mod prizes;
mod settings;
mod teams;
mod timetable;
mod to_do;
mod today;
mod unplayed;
mod webhooks;

use actix_web::web::{ServiceConfig, get, post, resource};

/// The routes of organisers outside of events.
pub fn routes(config: &mut ServiceConfig) {
    config
        .service(resource("/new").route(get().to(create::show)).route(post().to(create::create)))
        .service(resource("/import").route(get().to(import::show)).route(post().to(import::import)))
        .service(resource("/import/work").route(get().to(import::work)))
        .service(resource("/import/stop").route(post().to(import::stop)));
}

/// The routes of organisers of an event.
pub fn event_routes(config: &mut ServiceConfig) {
    config
        .service(
            resource("/settings")
                .route(get().to(settings::show))
                .route(post().to(settings::change)),
        )
        .service(resource("/today").route(get().to(today::show)))
        .service(resource("/event").route(get().to(event::show)))
        .service(resource("/event/announce").route(post().to(event::announce)))
        .service(resource("/event/archive").route(post().to(event::archive)))
        .service(resource("/copy").route(get().to(copy::show)).route(post().to(copy::copy)))
        .service(resource("/delete").route(get().to(delete::show)).route(post().to(delete::delete)))
        .service(resource("/prizes").route(get().to(prizes::show)).route(post().to(prizes::change)))
        .service(resource("/groups").route(get().to(groups::show)).route(post().to(groups::apply)))
        .service(
            resource("/timetable")
                .route(get().to(timetable::show))
                .route(post().to(timetable::change)),
        )
        .service(
            resource("/rounds/{round}/unplayed")
                .route(get().to(unplayed::show))
                .route(post().to(unplayed::change)),
        )
        .service(
            resource("/next-season")
                .route(get().to(next_season::show))
                .route(post().to(next_season::make)),
        )
        .service(resource("/divisions/add").route(post().to(next_season::add)))
        .service(
            resource("/downloads")
                .route(get().to(downloads::show))
                .route(post().to(downloads::change)),
        )
        .service(resource("/downloads/names").route(post().to(downloads::small_letters)))
        .service(resource("/downloads/{format}").route(get().to(downloads::send)))
        .service(
            resource("/webhooks").route(get().to(webhooks::show)).route(post().to(webhooks::add)),
        )
        .service(resource("/webhooks/remove").route(post().to(webhooks::remove)))
        .configure(teams::event_routes)
        .configure(entries::event_routes);
}
