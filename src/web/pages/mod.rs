//! The pages, by area. An area never imports another area: what two need is a view.

mod account;
pub(crate) mod api;
mod arbiter;
mod draft;
mod game;
mod help;
mod home;
mod incident;
mod organiser;
mod people;
mod players;
mod public;
mod server;

use actix_web::web::{ServiceConfig, scope};

use crate::web::{Served, register};

/// Those that many people ask for first.
pub(crate) const AREAS: [&[Served]; 17] = [
    public::ROUTES,
    public::me::ROUTES,
    public::paper::ROUTES,
    arbiter::ROUTES,
    draft::ROUTES,
    game::ROUTES,
    home::ROUTES,
    incident::ROUTES,
    incident::procedure::ROUTES,
    organiser::ROUTES,
    organiser::teams::ROUTES,
    organiser::entries::ROUTES,
    people::ROUTES,
    players::ROUTES,
    account::ROUTES,
    help::ROUTES,
    server::ROUTES,
];

const EVENT: &str = "/t/{slug}";

/// Registers every route of the service.
///
/// Those of an event stand in a scope of their own: its address is read once, not once for each of their patterns.
pub fn all_routes(config: &mut ServiceConfig) {
    let is_of_event = |((_, path, _), _): &&Served| path.starts_with(EVENT);
    let all = AREAS.into_iter().flatten();
    let of_events = all.clone().filter(is_of_event);
    config.service(scope(EVENT).configure(|event| register(event, EVENT, of_events)));
    api::routes(config);
    register(config, "", all.filter(|one| !is_of_event(one)));
}
