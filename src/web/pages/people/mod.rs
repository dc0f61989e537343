//! Staff of a tournament, and its journal.

mod journal;
mod roles;

crate::web::serves! {
    ("GET", "/t/{slug}/people", Organiser) => roles::show,
    ("POST", "/t/{slug}/people/invite", Organiser) => roles::invite,
    ("POST", "/t/{slug}/people/revoke", Organiser) => roles::revoke,
    ("POST", "/t/{slug}/people/remove", Organiser) => roles::remove,
    ("POST", "/t/{slug}/people/chief", Organiser) => roles::chief,
    ("GET", "/t/{slug}/journal", Organiser) => journal::show,
}
