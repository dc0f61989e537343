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
use crate::web::views::settings::{Values, birth_years, country_code, partners_of, values_of};
use crate::web::views::words::fee_fact;

use form::{EXTRAS, PERSON, TRAP, as_asked, as_listed, blank, filled, typed, with_rank};
use register::FRESH;
