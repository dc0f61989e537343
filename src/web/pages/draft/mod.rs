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
