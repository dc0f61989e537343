//! A player's own pages: where they sit, the result they report, what they ask for. "This is me" is a tap and shows
//! what everybody may read. A personal link proves the identity and unlocks acts; each act verifies the link again.

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

use crate::web::prelude::*;

pub use link::open;

crate::web::serves! {
    ("GET", "/lost-link", Public) => lost::show,
    ("POST", "/lost-link", Public) => lost::send,
    ("GET", "/t/{slug}/me", Public) => show::show,
    ("POST", "/t/{slug}/me", Public) => choose::choose,
    ("GET", "/t/{slug}/me.css", Public) => mine::style,
    ("GET", "/t/{slug}/me/{entry}/result", Public) => report::show,
    ("POST", "/t/{slug}/me/{entry}/result", Public) => report::send,
    ("GET", "/t/{slug}/me/{entry}/date", Public) => date::show,
    ("POST", "/t/{slug}/me/{entry}/date", Public) => date::send,
    ("GET", "/t/{slug}/me/{entry}/end", Public) => end::show,
    ("POST", "/t/{slug}/me/{entry}/end", Public) => end::say,
    ("GET", "/t/{slug}/me/{entry}/line-up/{round}", Public) => line_up::show,
    ("POST", "/t/{slug}/me/{entry}/line-up/{round}", Public) => line_up::declare,
    ("GET", "/t/{slug}/me/{entry}/match/{round}", Public) => own_match::show,
    ("POST", "/t/{slug}/me/{entry}/match/{round}", Public) => own_match::send,
    ("POST", "/t/{slug}/me/{entry}/ask", Public) => ask::ask,
    ("POST", "/t/{slug}/me/{entry}/take-back", Public) => ask::take_back,
    ("POST", "/t/{slug}/me/{entry}/check-in", Public) => ask::check_in,
    ("POST", "/t/{slug}/me/{entry}/appeal", Public) => ask::appeal,
    ("GET", "/t/{slug}/me/{entry}/registration", Public) => own::registration,
    ("GET", "/t/{slug}/me/{entry}/data.json", Public) => own::data,
    ("GET", "/t/{slug}/b/{round}/{table}", Public) => own::board,
    ("POST", "/t/{slug}/me/{entry}/tell", Public) => tell::choose,
    ("GET", "/t/{slug}/stop/{reach}/{sign}", Public) => tell::show_stop,
    ("POST", "/t/{slug}/stop/{reach}/{sign}", Public) => tell::stop,
}

/// The own page of an event that is not over, in which the phone stands for a player or follows one.
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

pub(super) fn is_known(request: &HttpRequest, event: &Event) -> bool {
    device::known(request).iter().any(|known| known.is_of(event))
}

/// The secret that the phone has for the player; not verified.
fn secret_of(request: &HttpRequest, event: &Event, entry: EntryId) -> Option<String> {
    let mine = |known: &device::KnownPlayer| known.is_of(event) && known.entry == entry;
    device::known(request).into_iter().find(mine).and_then(|known| known.secret)
}

/// Redirects to the page that says how to prove the identity.
fn link_needed(event: &Event) -> HttpResponse {
    redirect_saying(&event.path("/me"), Notice::alert(Sentence::new("me-link-needed")))
}

/// Whether the secret is valid for the player now.
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
