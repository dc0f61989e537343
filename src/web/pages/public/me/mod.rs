//! One's own pages: where I sit, what I say how it ended, what I ask for.
//!
//! "This is me" is a tap and opens what everybody may read. A personal link proves it, and unlocks what a player
//! may do; each act asks the service whether the link still holds.

mod acts;
mod ask;
mod choose;
mod common;
mod date;
mod device;
mod end;
mod follow;
mod line_up;
mod link;
mod lost;
mod mine;
mod overruled;
mod own;
mod own_act;
mod own_match;
mod report;
mod show;
mod tell;
mod waiting;

use actix_web::web::{ServiceConfig, get, post, resource};
use actix_web::{HttpRequest, HttpResponse};

use crate::web::{Event, Notice, Sentence, redirect_saying};
use service::{Service, ServiceError};
use store::ListedTournament;
use tournament::EntryId;

pub use link::open;

/// The routes by which a lost link is mailed again.
pub fn routes(config: &mut ServiceConfig) {
    config.service(resource("/lost-link").route(get().to(lost::show)).route(post().to(lost::send)));
}

/// The routes of one's own pages.
pub fn event_routes(config: &mut ServiceConfig) {
    config
        .service(resource("/me").route(get().to(show::show)).route(post().to(choose::choose)))
        .service(resource("/me.css").route(get().to(mine::style)))
        .service(
            resource("/me/{entry}/result")
                .route(get().to(report::show))
                .route(post().to(report::send)),
        )
        .service(
            resource("/me/{entry}/date").route(get().to(date::show)).route(post().to(date::send)),
        )
        .service(resource("/me/{entry}/end").route(get().to(end::show)).route(post().to(end::say)))
        .service(
            resource("/me/{entry}/line-up/{round}")
                .route(get().to(line_up::show))
                .route(post().to(line_up::declare)),
        )
        .service(
            resource("/me/{entry}/match/{round}")
                .route(get().to(own_match::show))
                .route(post().to(own_match::send)),
        )
        .service(resource("/me/{entry}/ask").route(post().to(ask::ask)))
        .service(resource("/me/{entry}/take-back").route(post().to(ask::take_back)))
        .service(resource("/me/{entry}/check-in").route(post().to(ask::check_in)))
        .service(resource("/me/{entry}/appeal").route(post().to(ask::appeal)))
        .service(resource("/me/{entry}/registration").route(get().to(own::registration)))
        .service(resource("/me/{entry}/data.json").route(get().to(own::data)))
        .service(resource("/b/{round}/{table}").route(get().to(own::board)))
        .service(resource("/me/{entry}/tell").route(post().to(tell::choose)))
        .service(
            resource("/stop/{reach}/{sign}")
                .route(get().to(tell::show_stop))
                .route(post().to(tell::stop)),
        );
}

/// Where the phone's own page is, if it stands for somebody, or follows somebody, in one of the tournaments that are not over.
pub(super) fn own_page(
    request: &HttpRequest,
    listed: &[ListedTournament],
    today: impl Fn(&ListedTournament) -> chrono::NaiveDate,
) -> Option<String> {
    let running = |slug: &str| listed.iter().any(|one| one.slug == slug && one.ends >= today(one));
    let known = device::known(request).into_iter().map(|known| known.slug);
    let followed = follow::followed(request).into_iter().map(|one| one.slug);
    known.chain(followed).find(|slug| running(slug)).map(|slug| format!("/t/{slug}/me"))
}

/// Whether the phone stands for somebody in that tournament.
pub(super) fn is_known(request: &HttpRequest, event: &Event) -> bool {
    device::known(request).iter().any(|known| known.is_of(event))
}

/// The secret by which the sender proves to be that player of the address; it is asked again where it acts.
fn secret_of(request: &HttpRequest, event: &Event, entry: EntryId) -> Option<String> {
    let mine = |known: &device::KnownPlayer| known.is_of(event) && known.entry == entry;
    device::known(request).into_iter().find(mine).and_then(|known| known.secret)
}

/// Leads whoever has not proven who they are to the page that says how.
fn link_needed(event: &Event) -> HttpResponse {
    redirect_saying(&event.path("/me"), Notice::alert(Sentence::new("me-link-needed")))
}

/// Whether that secret proves to be that player now.
fn proves(
    service: &Service,
    event: &Event,
    entry: EntryId,
    secret: Option<&str>,
) -> Result<bool, ServiceError> {
    let Some(secret) = secret else { return Ok(false) };
    let holder = service.link_holder(secret)?;
    Ok(holder.is_some_and(|h| h.tournament == event.snapshot.id && h.entry == entry))
}
