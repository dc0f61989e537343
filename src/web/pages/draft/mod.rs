//! Drawing a round: before the draw, the draft while it is changed, why a pair, and latecomers after.

mod acts;
mod all;
mod arcs;
mod before;
mod drawn;
mod kept;
mod looking;
mod matches;
mod mend;
mod panel;
mod picture;
mod proof;
mod published;
mod reasons;
mod record;
mod round_act;
mod rows;
mod rules;
mod sentences;
mod show;
mod team_why;
mod why;
mod work;

use actix_web::web::{ServiceConfig, get, post, resource};

/// The routes of drawing.
pub fn event_routes(config: &mut ServiceConfig) {
    config
        .service(
            resource("/rules-of-the-draw")
                .route(get().to(rules::show))
                .route(post().to(rules::change)),
        )
        .service(resource("/draft").route(get().to(show::newest)))
        .service(resource("/draft/all").route(get().to(all::show)).route(post().to(all::change)))
        .service(resource("/draft/{round}").route(get().to(show::show)))
        .service(resource("/draft/{round}/draw").route(post().to(acts::draw)))
        .service(resource("/draft/{round}/work").route(get().to(work::show)))
        .service(resource("/draft/{round}/stop").route(post().to(work::stop)))
        .service(resource("/draft/{round}/by-hand").route(post().to(acts::by_hand)))
        .service(resource("/draft/{round}/edit").route(post().to(acts::edit)))
        .service(resource("/draft/{round}/matches").route(post().to(matches::edit)))
        .service(resource("/draft/{round}/publish").route(post().to(acts::publish)))
        .service(resource("/draft/{round}/discard").route(post().to(acts::discard)))
        .service(resource("/draft/{round}/latecomer").route(post().to(acts::latecomer)))
        .service(
            resource("/draft/{round}/mend")
                .route(get().to(mend::show))
                .route(post().to(mend::change)),
        )
        .service(resource("/rounds/{round}/proof").route(get().to(proof::show)))
        .service(resource("/rounds/{round}/proof/tournament").route(get().to(proof::tournament)))
        .service(resource("/rounds/{round}/proof/certificate").route(get().to(proof::certificate)))
        .service(resource("/verify").route(get().to(record::show)))
        .service(resource("/record.json").route(get().to(record::send)))
        .service(resource("/rounds/{round}/why").route(get().to(picture::show)))
        .service(resource("/rounds/{round}/why/{table}").route(get().to(why::show)))
        .service(resource("/draft/{round}/why").route(get().to(picture::show)))
        .service(resource("/draft/{round}/why/{table}").route(get().to(why::show)));
}
