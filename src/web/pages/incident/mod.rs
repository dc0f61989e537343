//! Incidents and rulings: what happened, when, what the event's procedure makes of it; the referee's log.
//!
//! The way to a ruling is a chain of pages with the answers in the address, so that every answer can be
//! changed and nothing is written before the ruling is confirmed: board → what → when → ruling.

mod answers;
mod appeal;
mod boards;
mod choices;
mod clock_back;
mod ended;
mod files;
mod given;
mod lines;
mod log;
mod play;
mod procedure;
mod record;
mod rule;
mod ruling;
mod steps;
mod stones;
mod texts;
mod what;
mod when;

use actix_web::web::{ServiceConfig, get, post, resource};

/// The routes of the referee.
pub fn event_routes(config: &mut ServiceConfig) {
    config
        .service(
            resource("/boards/{round}/{table}/incident")
                .route(get().to(steps::show))
                .route(post().to(rule::carry_out)),
        )
        .service(resource("/incidents").route(get().to(log::show)))
        .service(resource("/incidents/log.csv").route(get().to(files::csv)))
        .service(resource("/incidents/{ruling}").route(get().to(record::show)))
        .service(resource("/incidents/{ruling}/sheet").route(get().to(files::sheet)))
        .service(resource("/incidents/{ruling}/tell").route(post().to(record::tell)))
        .service(resource("/incidents/{ruling}/withdraw").route(post().to(record::withdraw)))
        .service(resource("/incidents/{ruling}/appeal").route(post().to(record::take_appeal)))
        .service(resource("/incidents/{ruling}/judge").route(post().to(record::judge)))
        .service(resource("/rulings").route(get().to(log::public)))
        .service(
            resource("/procedure/play").route(get().to(play::show)).route(post().to(play::change)),
        )
        .configure(procedure::event_routes);
}
