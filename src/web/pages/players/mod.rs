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
use crate::web::views::people::{distinct_name, plain};
use crate::web::views::teams::report;
use crate::web::views::words::{calls, clock, group_words, public_groups, stored_note, unpaid_fee};
