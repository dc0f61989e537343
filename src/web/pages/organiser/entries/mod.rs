//! Registration by the organiser: the list of entries with their rounds, single entries, imports, withdrawals, ratings.

mod acts;
mod attendance;
mod chosen;
mod edit;
mod enter;
mod leave;
mod list;
mod update;
mod upload;

crate::web::serves! {
    ("GET", "/t/{slug}/entries", Organiser) => list::show,
    ("POST", "/t/{slug}/entries/participation", Organiser) => attendance::save,
    ("POST", "/t/{slug}/entries/check-in", Organiser) => attendance::check_in,
    ("GET", "/t/{slug}/entries/import", Organiser) => upload::show,
    ("POST", "/t/{slug}/entries/import", Organiser) => upload::read,
    ("POST", "/t/{slug}/undo", Arbiter) => acts::undo,
    ("POST", "/t/{slug}/entries/chosen", Organiser) => chosen::act_on,
    ("POST", "/t/{slug}/entries/ratings/numbers", Organiser) => update::take_numbers,
    ("GET", "/t/{slug}/entries/ratings", Organiser) => update::show,
    ("POST", "/t/{slug}/entries/ratings", Organiser) => update::update,
    ("GET", "/t/{slug}/entries/enter", Organiser) => enter::show,
    ("POST", "/t/{slug}/entries/enter", Organiser) => enter::enter,
    ("GET", "/t/{slug}/entries/new", Organiser) => edit::new,
    ("POST", "/t/{slug}/entries/new", Organiser) => edit::add,
    ("GET", "/t/{slug}/entries/{entry}", Organiser) => edit::show,
    ("POST", "/t/{slug}/entries/{entry}", Organiser) => edit::change,
    ("GET", "/t/{slug}/entries/{entry}/data.json", Organiser) => acts::data,
    ("POST", "/t/{slug}/entries/{entry}/merge", Organiser) => acts::merge,
    ("POST", "/t/{slug}/entries/{entry}/forget", Organiser) => acts::forget,
    ("GET", "/t/{slug}/entries/{entry}/withdraw", Organiser) => leave::show::<false>,
    ("POST", "/t/{slug}/entries/{entry}/withdraw", Organiser) => leave::withdraw::<false>,
    ("GET", "/t/{slug}/teams/{team}/leave", Organiser) => leave::show::<true>,
    ("POST", "/t/{slug}/teams/{team}/leave", Organiser) => leave::withdraw::<true>,
    ("POST", "/t/{slug}/entries/{entry}/remove", Organiser) => acts::remove,
}
