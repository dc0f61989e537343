//! Registration from home: the public form, the page of the personal link, and the organiser's rules and confirmations.

mod form;
mod own;
mod register;
mod rules;
mod waiting;

crate::web::serves! {
    ("GET", "/t/{slug}/register", Public) => register::show,
    ("POST", "/t/{slug}/register", Public) => register::send,
    ("GET", "/t/{slug}/privacy", Public) => register::privacy,
    ("GET", "/t/{slug}/register/{token}", Public) => own::show,
    ("POST", "/t/{slug}/register/{token}", Public) => own::act,
    ("GET", "/t/{slug}/registration", Organiser) => rules::show,
    ("POST", "/t/{slug}/registration", Organiser) => rules::change,
    ("GET", "/t/{slug}/registrations", Organiser) => waiting::show,
    ("POST", "/t/{slug}/registrations", Organiser) => waiting::answer,
}
