//! Incidents and rulings, and the referee's log.
//!
//! The way to a ruling is a chain of pages (board → what → when → ruling) with the answers in the address. So every
//! answer can be changed, and nothing is written before the ruling is confirmed.

mod ended;
mod log;
mod play;
pub(super) mod procedure;
mod record;
mod ruling;
mod steps;
mod stones;
mod texts;
mod way;
mod what;
mod when;

crate::web::serves! {
    ("GET", "/t/{slug}/boards/{round}/{table}/incident", Arbiter) => steps::show,
    ("POST", "/t/{slug}/boards/{round}/{table}/incident", Arbiter) => ruling::carry_out,
    ("GET", "/t/{slug}/incidents", Arbiter) => log::show,
    ("GET", "/t/{slug}/incidents/log.csv", Arbiter) => log::csv,
    ("GET", "/t/{slug}/incidents/{ruling}", Arbiter) => record::show,
    ("GET", "/t/{slug}/incidents/{ruling}/sheet", Arbiter) => log::sheet,
    ("POST", "/t/{slug}/incidents/{ruling}/tell", Arbiter) => record::tell,
    ("POST", "/t/{slug}/incidents/{ruling}/withdraw", Arbiter) => record::withdraw,
    ("POST", "/t/{slug}/incidents/{ruling}/appeal", Arbiter) => record::take_appeal,
    ("POST", "/t/{slug}/incidents/{ruling}/judge", Arbiter) => record::judge,
    ("GET", "/t/{slug}/rulings", Public) => log::public,
    ("GET", "/t/{slug}/procedure/play", Organiser) => play::show,
    ("POST", "/t/{slug}/procedure/play", Organiser) => play::change,
}
