//! Registration from home: the public form, the page of the personal link, and the organiser's rules and confirmations.

mod form;
mod own;
mod register;
mod rules;
mod waiting;

use service::{HomeForm, HomeSeen};
use store::HomeRow;

use crate::web::prelude::*;
use crate::web::views::answers::spent_link;
use crate::web::views::people::{Who, alike};
use crate::web::views::settings::{
    Values, birth_years, country_code, limit, partners_of, values_of,
};
use crate::web::views::words::fee_fact;

use form::{EXTRAS, PERSON, TRAP, as_asked, as_listed, filled, nobody, typed, with_rank};
use register::FRESH;

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
