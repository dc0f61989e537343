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

use crate::web::{EVENT, register};

/// Registers every page.
///
/// Those of an event stand in a scope of their own: its address is read once, not once for each of their patterns.
pub fn all_routes(config: &mut ServiceConfig) {
    config.service(scope(EVENT).configure(|event| register(event, false, EVENT, &[])));
    api::routes(config);
    register(config, false, "", &[EVENT, api::V1]);
}
