//! What everybody sees: tournaments, pairings, players, standings and why, lists for the wall and the hall.
//!
//! Pages show published rounds only, never a draft. They are rendered once a revision and language
//! (see `visit.rs`), and work without a script.

mod about;
mod calendar;
mod cells;
mod cross;
mod divisions;
mod explanation;
mod feed;
mod front;
mod games;
mod hall;
mod hall_clock;
mod hall_live;
mod hall_names;
mod index;
mod leaders;
mod many;
mod matches;
mod me;
mod next;
mod ordered_by;
mod paper;
mod path;
mod people;
mod player;
mod players;
mod reasons;
mod round;
mod score;
mod seating;
mod service;
mod slips;
mod standings;
mod starts;
mod statistics;
mod team;
mod team_standings;

use actix_web::web::{ServiceConfig, get, resource};

/// The routes of the list of events, of personal links, and of the service's health.
pub fn routes(config: &mut ServiceConfig) {
    config
        .service(resource("/").route(get().to(index::show)))
        .service(resource("/healthz").route(get().to(service::health)))
        .service(resource("/livez").route(get().to(service::alive)))
        .service(resource("/p/{token}").route(get().to(me::open)))
        .configure(me::routes);
}

/// The routes of an event's public pages, and of result slips.
pub fn event_routes(config: &mut ServiceConfig) {
    config
        .service(resource("").route(get().to(front::show)))
        .service(resource("/rounds.ics").route(get().to(calendar::show)))
        .service(resource("/players/{entry}/games.ics").route(get().to(calendar::of_player)))
        .service(resource("/rounds").route(get().to(front::pairings)))
        .service(resource("/rounds/{round}").route(get().to(round::show)))
        .service(resource("/rounds/{round}/slips").route(get().to(slips::show)))
        .service(resource("/divisions").route(get().to(divisions::show)))
        .service(resource("/teams/{team}").route(get().to(team::show)))
        .service(resource("/teams/{team}/games.ics").route(get().to(calendar::of_team)))
        .service(resource("/players").route(get().to(players::show)))
        .service(resource("/players/{entry}").route(get().to(player::show)))
        .service(resource("/standings").route(get().to(standings::show)))
        .service(resource("/standings/{entry}/{criterion}").route(get().to(explanation::show)))
        .service(resource("/cross").route(get().to(cross::show)))
        .service(resource("/statistics").route(get().to(statistics::show)))
        .service(resource("/wall").route(get().to(standings::wall)))
        .service(resource("/hall").route(get().to(hall::show)))
        .service(resource("/feed.atom").route(get().to(feed::show)))
        .service(resource("/events").route(get().to(service::events)))
        .configure(me::event_routes)
        .configure(paper::event_routes);
}
