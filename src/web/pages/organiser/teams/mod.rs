//! Teams as the organiser has them: the list and how matches count, and one team.

mod edit;
mod list;

use actix_web::web::{ServiceConfig, get, post, resource};

/// The routes of teams.
pub(super) fn event_routes(config: &mut ServiceConfig) {
    config
        .service(resource("/teams").route(get().to(list::show)).route(post().to(list::change)))
        .service(resource("/teams-of-clubs").route(post().to(list::of_clubs)))
        .service(resource("/new-team").route(get().to(edit::new)).route(post().to(edit::add)))
        .service(
            resource("/teams/{team}/edit")
                .route(get().to(edit::show))
                .route(post().to(edit::change)),
        )
        .service(resource("/teams/{team}/remove").route(post().to(edit::remove)))
        .service(resource("/teams/{team}/points").route(post().to(edit::points)));
}
