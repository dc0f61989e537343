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

use actix_web::web::ServiceConfig;

/// Registers every route of the service.
pub fn all_routes(config: &mut ServiceConfig) {
    account::routes(config);
    api::routes(config);
    arbiter::routes(config);
    draft::routes(config);
    game::routes(config);
    help::routes(config);
    home::routes(config);
    incident::routes(config);
    organiser::routes(config);
    people::routes(config);
    players::routes(config);
    public::routes(config);
    server::routes(config);
}
