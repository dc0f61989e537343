//! Players, for arbiters and organisers: check-in, reports and requests, messages, personal links.

mod check_in;
mod inbox;
mod links;
mod messages;

use referee::Appeal;
use service::deed::Deed;
use service::{LinkAct, RequestAnswer, has_left, is_here, round_to_check_in};
use store::{Outgoing, Receiver};

use crate::web::prelude::*;
use crate::web::views::answers::browser_of;
use crate::web::views::people::{plain, told_apart};
use crate::web::views::teams::report;
use crate::web::views::words::{calls, clock, noted, owed, public_groups, which};

crate::web::serves! {
    ("GET", "/t/{slug}/from-players", Arbiter) => inbox::show,
    ("POST", "/t/{slug}/from-players", Arbiter) => inbox::answer,
    ("POST", "/t/{slug}/from-players/tell", Arbiter) => inbox::tell,
    ("GET", "/t/{slug}/check-in", Arbiter) => check_in::show,
    ("POST", "/t/{slug}/check-in", Arbiter) => check_in::mark,
    ("GET", "/t/{slug}/links", Organiser) => links::show,
    ("POST", "/t/{slug}/links", Organiser) => links::make,
    ("GET", "/t/{slug}/messages", Organiser) => messages::show,
    ("POST", "/t/{slug}/messages", Organiser) => messages::say,
    ("POST", "/t/{slug}/messages/take-down", Organiser) => messages::take_down,
    ("POST", "/t/{slug}/links/revoke", Organiser) => links::revoke,
    ("POST", "/t/{slug}/links/revoke-made", Organiser) => links::revoke_made,
}
