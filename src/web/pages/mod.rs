//! The pages, by area. An area never imports another area: what two need is a view.

mod account;
mod api;
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

/// Registers every route of the service.
///
/// Those of an event stand in a scope of their own: its address is read once, not once for each of their patterns.
pub fn all_routes(config: &mut ServiceConfig) {
    config.service(scope("/t/{slug}").configure(event_routes));
    account::routes(config);
    api::routes(config);
    help::routes(config);
    organiser::routes(config);
    public::routes(config);
    server::routes(config);
}

/// Those of an event, the ones that many people ask for first.
fn event_routes(event: &mut ServiceConfig) {
    public::event_routes(event);
    arbiter::event_routes(event);
    draft::event_routes(event);
    game::event_routes(event);
    home::event_routes(event);
    incident::event_routes(event);
    organiser::event_routes(event);
    people::event_routes(event);
    players::event_routes(event);
}
