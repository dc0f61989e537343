//! Teams for the organiser: the list with the rules of matches, and single teams.

mod edit;
mod list;

crate::web::serves! {
    ("GET", "/t/{slug}/teams", Organiser) => list::show,
    ("POST", "/t/{slug}/teams", Organiser) => list::change,
    ("POST", "/t/{slug}/teams-of-clubs", Organiser) => list::of_clubs,
    ("GET", "/t/{slug}/new-team", Organiser) => edit::new,
    ("POST", "/t/{slug}/new-team", Organiser) => edit::add,
    ("GET", "/t/{slug}/teams/{team}/edit", Organiser) => edit::show,
    ("POST", "/t/{slug}/teams/{team}/edit", Organiser) => edit::change,
    ("POST", "/t/{slug}/teams/{team}/remove", Organiser) => edit::remove,
    ("POST", "/t/{slug}/teams/{team}/points", Organiser) => edit::points,
}
