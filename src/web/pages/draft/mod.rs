//! Drawing a round: before the draw, the draft while it is changed, why a pair, and latecomers after.

mod acts;
mod before;
mod difference;
mod drawn;
mod kept;
mod looking;
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
mod what_if;
mod why;

use actix_web::web::{ServiceConfig, get, post, resource};

/// The routes of drawing.
pub fn routes(config: &mut ServiceConfig) {
    config
        .service(
            resource("/t/{slug}/rules-of-the-draw")
                .route(get().to(rules::show))
                .route(post().to(rules::change)),
        )
        .service(resource("/t/{slug}/draft").route(get().to(show::newest)))
        .service(resource("/t/{slug}/draft/{round}").route(get().to(show::show)))
        .service(resource("/t/{slug}/draft/{round}/draw").route(post().to(acts::draw)))
        .service(resource("/t/{slug}/draft/{round}/by-hand").route(post().to(acts::by_hand)))
        .service(
            resource("/t/{slug}/draft/{round}/what-if")
                .route(get().to(what_if::show))
                .route(post().to(what_if::accept)),
        )
        .service(resource("/t/{slug}/draft/{round}/edit").route(post().to(acts::edit)))
        .service(resource("/t/{slug}/draft/{round}/publish").route(post().to(acts::publish)))
        .service(resource("/t/{slug}/draft/{round}/discard").route(post().to(acts::discard)))
        .service(resource("/t/{slug}/draft/{round}/latecomer").route(post().to(acts::latecomer)))
        .service(
            resource("/t/{slug}/draft/{round}/mend")
                .route(get().to(mend::show))
                .route(post().to(mend::change)),
        )
        .service(resource("/t/{slug}/rounds/{round}/proof").route(get().to(proof::show)))
        .service(
            resource("/t/{slug}/rounds/{round}/proof/tournament")
                .route(get().to(proof::tournament)),
        )
        .service(
            resource("/t/{slug}/rounds/{round}/proof/certificate")
                .route(get().to(proof::certificate)),
        )
        .service(resource("/t/{slug}/verify").route(get().to(record::show)))
        .service(resource("/t/{slug}/record.json").route(get().to(record::send)))
        .service(resource("/t/{slug}/rounds/{round}/why").route(get().to(picture::show)))
        .service(resource("/t/{slug}/rounds/{round}/why/{table}").route(get().to(why::show)))
        .service(resource("/t/{slug}/draft/{round}/why").route(get().to(picture::show)))
        .service(resource("/t/{slug}/draft/{round}/why/{table}").route(get().to(why::show)));
}
