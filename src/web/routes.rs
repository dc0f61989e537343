//! Every route with who may use it. What is not here is not served.

use super::access::Access::{Arbiter, Chief, Organiser, Owner, Public, Recorder, SignedIn};
use actix_web::web::ServiceConfig;

use super::access::Route;
use super::{account, arbiter, draft, game, incident, organiser, people, public};

/// Registers every route of the service.
pub fn all_routes(config: &mut ServiceConfig) {
    account::routes(config);
    arbiter::routes(config);
    draft::routes(config);
    game::routes(config);
    incident::routes(config);
    organiser::routes(config);
    people::routes(config);
    public::routes(config);
}

/// Method, pattern, who may use it; by area.
pub const ROUTES: &[Route] = &[
    // The frame.
    ("GET", "/static/{hash}/{name:.+}", Public),
    ("GET", "/robots.txt", Public),
    ("GET", "/favicon.ico", Public),
    ("GET", "/language", Public),
    ("POST", "/language", Public),
    ("GET", "/healthz", Public),
    // Accounts.
    ("GET", "/setup/{token}", Public),
    ("POST", "/setup/{token}", Public),
    ("GET", "/sign-in", Public),
    ("POST", "/sign-in", Public),
    ("POST", "/sign-out", Public),
    ("GET", "/account", SignedIn),
    ("POST", "/account", SignedIn),
    ("GET", "/join/{token}", Public),
    ("POST", "/join/{token}", Public),
    // Public pages of a tournament.
    ("GET", "/", Public),
    ("GET", "/t/{slug}", Public),
    ("GET", "/t/{slug}/rounds/{round}", Public),
    ("GET", "/t/{slug}/rounds/{round}/why", Public),
    ("GET", "/t/{slug}/rounds/{round}/why/{table}", Public),
    ("GET", "/t/{slug}/rounds/{round}/proof", Public),
    ("GET", "/t/{slug}/rounds/{round}/proof/tournament", Public),
    ("GET", "/t/{slug}/rounds/{round}/proof/certificate", Public),
    ("GET", "/t/{slug}/players", Public),
    ("GET", "/t/{slug}/players/{entry}", Public),
    ("GET", "/t/{slug}/standings", Public),
    ("GET", "/t/{slug}/standings/{entry}/{criterion}", Public),
    ("GET", "/t/{slug}/cross", Public),
    ("GET", "/t/{slug}/wall", Public),
    ("GET", "/t/{slug}/hall", Public),
    ("GET", "/t/{slug}/events", Public),
    ("GET", "/t/{slug}/rulings", Public),
    ("GET", "/t/{slug}/games/{round}/{table}", Public),
    ("GET", "/t/{slug}/games/{round}/{table}/record.sgf", Public),
    ("GET", "/t/{slug}/games/{round}/{table}/events", Public),
    // Arbiters.
    ("GET", "/t/{slug}/boards", Arbiter),
    ("GET", "/t/{slug}/boards/{round}/{table}", Arbiter),
    ("POST", "/t/{slug}/boards/{round}/{table}", Arbiter),
    ("GET", "/t/{slug}/boards/{round}/{table}/outcome", Arbiter),
    ("GET", "/t/{slug}/boards/{round}/{table}/correct", Chief),
    ("POST", "/t/{slug}/boards/{round}/{table}/correct", Chief),
    ("POST", "/t/{slug}/boards/{round}/{table}/replay", Arbiter),
    ("POST", "/t/{slug}/rounds/{round}/clock", Arbiter),
    ("GET", "/t/{slug}/rounds/{round}/slips", Arbiter),
    ("GET", "/t/{slug}/boards/{round}/{table}/record", Recorder),
    ("POST", "/t/{slug}/boards/{round}/{table}/record", Recorder),
    ("POST", "/t/{slug}/boards/{round}/{table}/record/file", Recorder),
    ("GET", "/t/{slug}/boards/{round}/{table}/incident", Arbiter),
    ("POST", "/t/{slug}/boards/{round}/{table}/incident", Arbiter),
    ("GET", "/t/{slug}/incidents", Arbiter),
    ("GET", "/t/{slug}/incidents/log.csv", Arbiter),
    ("GET", "/t/{slug}/incidents/{ruling}", Arbiter),
    ("GET", "/t/{slug}/incidents/{ruling}/sheet", Arbiter),
    ("POST", "/t/{slug}/incidents/{ruling}/tell", Arbiter),
    ("POST", "/t/{slug}/incidents/{ruling}/withdraw", Arbiter),
    ("POST", "/t/{slug}/incidents/{ruling}/appeal", Arbiter),
    ("POST", "/t/{slug}/incidents/{ruling}/judge", Arbiter),
    // Organisers.
    ("GET", "/new", Owner),
    ("POST", "/new", Owner),
    ("GET", "/import", Owner),
    ("POST", "/import", Owner),
    ("GET", "/t/{slug}/settings", Organiser),
    ("POST", "/t/{slug}/settings", Organiser),
    ("GET", "/t/{slug}/procedure", Organiser),
    ("POST", "/t/{slug}/procedure", Organiser),
    ("POST", "/t/{slug}/procedure/back", Organiser),
    ("GET", "/t/{slug}/procedure/rules/{kind}", Organiser),
    ("POST", "/t/{slug}/procedure/rules/{kind}", Organiser),
    ("GET", "/t/{slug}/procedure/rules/{kind}/{rule}", Organiser),
    ("POST", "/t/{slug}/procedure/rules/{kind}/{rule}", Organiser),
    ("GET", "/t/{slug}/entries", Organiser),
    ("POST", "/t/{slug}/entries/participation", Organiser),
    ("POST", "/t/{slug}/entries/check-in", Organiser),
    ("GET", "/t/{slug}/entries/import", Organiser),
    ("POST", "/t/{slug}/entries/import", Organiser),
    ("GET", "/t/{slug}/entries/new", Organiser),
    ("POST", "/t/{slug}/entries/new", Organiser),
    ("GET", "/t/{slug}/entries/{entry}", Organiser),
    ("POST", "/t/{slug}/entries/{entry}", Organiser),
    ("POST", "/t/{slug}/entries/{entry}/withdraw", Organiser),
    ("POST", "/t/{slug}/entries/{entry}/remove", Organiser),
    ("GET", "/t/{slug}/groups", Organiser),
    ("POST", "/t/{slug}/groups", Organiser),
    ("GET", "/t/{slug}/timetable", Organiser),
    ("POST", "/t/{slug}/timetable", Organiser),
    ("GET", "/t/{slug}/downloads", Organiser),
    ("GET", "/t/{slug}/downloads/{format}", Organiser),
    ("GET", "/t/{slug}/rules-of-the-draw", Organiser),
    ("POST", "/t/{slug}/rules-of-the-draw", Organiser),
    ("GET", "/t/{slug}/draft", Organiser),
    ("GET", "/t/{slug}/draft/{round}", Organiser),
    ("POST", "/t/{slug}/draft/{round}/draw", Organiser),
    ("POST", "/t/{slug}/draft/{round}/by-hand", Organiser),
    ("GET", "/t/{slug}/draft/{round}/what-if", Organiser),
    ("POST", "/t/{slug}/draft/{round}/what-if", Organiser),
    ("POST", "/t/{slug}/draft/{round}/edit", Organiser),
    ("POST", "/t/{slug}/draft/{round}/publish", Organiser),
    ("POST", "/t/{slug}/draft/{round}/discard", Organiser),
    ("GET", "/t/{slug}/draft/{round}/why", Organiser),
    ("GET", "/t/{slug}/draft/{round}/why/{table}", Organiser),
    ("POST", "/t/{slug}/draft/{round}/latecomer", Organiser),
    ("GET", "/t/{slug}/journal", Organiser),
    ("GET", "/t/{slug}/people", Organiser),
    ("POST", "/t/{slug}/people/invite", Organiser),
    ("POST", "/t/{slug}/people/revoke", Organiser),
    ("POST", "/t/{slug}/people/remove", Organiser),
    ("POST", "/t/{slug}/people/chief", Organiser),
];
