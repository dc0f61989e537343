//! The registration: the list with who takes part in which round, one entry, lists of participants.

mod acts;
mod attendance;
mod chosen;
mod edit;
mod enter;
mod leave;
mod list;
mod numbers;
mod person;
mod preview;
mod seats;
mod update;
mod upload;
mod view;

use actix_web::web::{ServiceConfig, get, post, resource};

/// The routes of the registration.
pub(super) fn event_routes(config: &mut ServiceConfig) {
    config
        .service(resource("/entries").route(get().to(list::show)))
        .service(resource("/entries/participation").route(post().to(attendance::save)))
        .service(resource("/entries/check-in").route(post().to(attendance::check_in)))
        .service(
            resource("/entries/import")
                .route(get().to(upload::show))
                .route(post().to(upload::read)),
        )
        .service(resource("/undo").route(post().to(acts::undo)))
        .service(resource("/entries/chosen").route(post().to(chosen::act_on)))
        .service(resource("/entries/ratings/numbers").route(post().to(numbers::take)))
        .service(
            resource("/entries/ratings")
                .route(get().to(update::show))
                .route(post().to(update::update)),
        )
        .service(
            resource("/entries/enter").route(get().to(enter::show)).route(post().to(enter::enter)),
        )
        .service(resource("/entries/new").route(get().to(edit::new)).route(post().to(edit::add)))
        .service(
            resource("/entries/{entry}").route(get().to(edit::show)).route(post().to(edit::change)),
        )
        .service(resource("/entries/{entry}/data.json").route(get().to(acts::data)))
        .service(resource("/entries/{entry}/merge").route(post().to(acts::merge)))
        .service(resource("/entries/{entry}/forget").route(post().to(acts::forget)))
        .service(
            resource("/entries/{entry}/withdraw")
                .route(get().to(leave::show::<false>))
                .route(post().to(leave::withdraw::<false>)),
        )
        .service(
            resource("/teams/{team}/leave")
                .route(get().to(leave::show::<true>))
                .route(post().to(leave::withdraw::<true>)),
        )
        .service(resource("/entries/{entry}/remove").route(post().to(acts::remove)));
}
