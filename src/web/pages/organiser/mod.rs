//! Pages of the organiser: creating, copying, archiving and deleting events, settings, registration, teams, starting
//! groups, timetable, prizes, downloads, webhooks.

mod create;
mod downloads;
pub(super) mod entries;
mod event;
mod groups;
mod import;
mod next_season;
mod prizes;
mod settings;
mod team;
pub(super) mod teams;
mod timetable;
mod today;
mod unplayed;
mod webhooks;

crate::web::serves! {
    ("GET", "/new", EventMaker) => create::show,
    ("POST", "/new", EventMaker) => create::create,
    ("GET", "/import", EventMaker) => import::show,
    ("POST", "/import", EventMaker) => import::import,
    ("GET", "/import/work", EventMaker) => import::work,
    ("POST", "/import/stop", EventMaker) => import::stop,
    ("GET", "/t/{slug}/settings", Organiser) => settings::show,
    ("POST", "/t/{slug}/settings", Organiser) => settings::change,
    ("GET", "/t/{slug}/today", Organiser) => today::show,
    ("GET", "/t/{slug}/event", Organiser) => event::show,
    ("POST", "/t/{slug}/event/announce", Organiser) => event::announce,
    ("POST", "/t/{slug}/event/archive", Organiser) => event::archive,
    ("GET", "/t/{slug}/copy", EventMaker) => event::before_copying,
    ("POST", "/t/{slug}/copy", EventMaker) => event::copy,
    ("GET", "/t/{slug}/delete", Owner) => event::before_deleting,
    ("POST", "/t/{slug}/delete", Owner) => event::delete,
    ("GET", "/t/{slug}/prizes", Organiser) => prizes::show,
    ("POST", "/t/{slug}/prizes", Organiser) => prizes::change,
    ("GET", "/t/{slug}/groups", Organiser) => groups::show,
    ("POST", "/t/{slug}/groups", Organiser) => groups::apply,
    ("GET", "/t/{slug}/timetable", Organiser) => timetable::show,
    ("POST", "/t/{slug}/timetable", Organiser) => timetable::change,
    ("GET", "/t/{slug}/rounds/{round}/unplayed", Organiser) => unplayed::show,
    ("POST", "/t/{slug}/rounds/{round}/unplayed", Organiser) => unplayed::change,
    ("GET", "/t/{slug}/next-season", EventMaker) => next_season::show,
    ("POST", "/t/{slug}/next-season", EventMaker) => next_season::make,
    ("POST", "/t/{slug}/divisions/add", Organiser) => next_season::add,
    ("GET", "/t/{slug}/downloads", Organiser) => downloads::show,
    ("POST", "/t/{slug}/downloads", Organiser) => downloads::change,
    ("POST", "/t/{slug}/downloads/names", Organiser) => downloads::small_letters,
    ("GET", "/t/{slug}/downloads/{format}", Organiser) => downloads::send,
    ("GET", "/t/{slug}/webhooks", Organiser) => webhooks::show,
    ("POST", "/t/{slug}/webhooks", Organiser) => webhooks::add,
    ("POST", "/t/{slug}/webhooks/remove", Organiser) => webhooks::remove,
}
