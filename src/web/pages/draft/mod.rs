//! Drawing a round: before the draw, the draft, the reasons for pairs, and changes after publication.

mod acts;
mod all;
mod drawn;
mod mend;
mod picture;
mod proof;
mod rules;
mod show;
mod why;
mod words;

use crate::web::prelude::*;
use acts::{Place, entry, table};
use drawn::{Drawn, Looking, PAIR, Part, tables};
use picture::WHOLE;
use proof::{place_of, visible};
use show::{PART, published};
use why::{TeamWhy, as_drawn};
use words::shares_of;

crate::web::serves! {
    ("GET", "/t/{slug}/rules-of-the-draw", Organiser) => rules::show,
    ("POST", "/t/{slug}/rules-of-the-draw", Organiser) => rules::change,
    ("GET", "/t/{slug}/draft", Organiser) => show::newest,
    ("GET", "/t/{slug}/draft/all", Organiser) => all::show,
    ("POST", "/t/{slug}/draft/all", Organiser) => all::change,
    ("GET", "/t/{slug}/draft/{round}", Organiser) => show::show,
    ("POST", "/t/{slug}/draft/{round}/draw", Organiser) => acts::draw,
    ("GET", "/t/{slug}/draft/{round}/work", Organiser) => acts::work,
    ("POST", "/t/{slug}/draft/{round}/stop", Organiser) => acts::stop,
    ("POST", "/t/{slug}/draft/{round}/by-hand", Organiser) => acts::by_hand,
    ("POST", "/t/{slug}/draft/{round}/edit", Organiser) => acts::edit,
    ("POST", "/t/{slug}/draft/{round}/matches", Organiser) => acts::edit_matches,
    ("POST", "/t/{slug}/draft/{round}/publish", Organiser) => acts::publish,
    ("POST", "/t/{slug}/draft/{round}/discard", Organiser) => acts::discard,
    ("POST", "/t/{slug}/draft/{round}/latecomer", Organiser) => acts::latecomer,
    ("GET", "/t/{slug}/draft/{round}/mend", Organiser) => mend::show,
    ("POST", "/t/{slug}/draft/{round}/mend", Organiser) => mend::change,
    ("GET", "/t/{slug}/rounds/{round}/proof", Public) => proof::show,
    ("GET", "/t/{slug}/rounds/{round}/proof/tournament", Public) => proof::tournament,
    ("GET", "/t/{slug}/rounds/{round}/proof/certificate", Public) => proof::certificate,
    ("GET", "/t/{slug}/verify", Public) => proof::verify,
    ("GET", "/t/{slug}/record.json", Public) => proof::send_record,
    ("GET", "/t/{slug}/rounds/{round}/why", Public) => picture::show,
    ("GET", "/t/{slug}/rounds/{round}/why/{table}", Public) => why::show,
    ("GET", "/t/{slug}/draft/{round}/why", Organiser) => picture::show,
    ("GET", "/t/{slug}/draft/{round}/why/{table}", Organiser) => why::show,
}
