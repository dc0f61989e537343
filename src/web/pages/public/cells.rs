//! A player's rounds as table cells. The places are looked up once per page.

use crate::web::prelude::*;
use standings::{Mark, ResultCell};

pub(super) struct CellView {
    /// `None` without a game, or if the colours are not known.
    pub color: Option<Color>,
    /// The opponent's place; `0+` for a bye, `–` for no game.
    pub text: String,
    /// `+`, `−`, `=` or `?`; empty without a game.
    pub mark: &'static str,
    pub won: bool,
}

pub(super) struct CellWords {
    places: HashMap<EntryId, u32>,
}

impl CellWords {
    pub fn new(standings: &Standings) -> Self {
        Self { places: standings.rows.iter().map(|row| (row.entry, row.place)).collect() }
    }

    pub fn view(&self, cell: &ResultCell) -> CellView {
        match *cell {
            ResultCell::Free { why, .. } => CellView {
                color: None,
                text: if why == Unplayed::Bye { "0+" } else { "\u{2013}" }.to_owned(),
                mark: "",
                won: false,
            },
            ResultCell::Game { opponent, mark, color, colors_known, .. } => CellView {
                color: colors_known.then_some(color),
                text: self.places.get(&opponent).map(u32::to_string).unwrap_or_default(),
                mark: sign(mark),
                won: mark == Mark::Win,
            },
        }
    }
}

/// With a true minus sign, not a hyphen.
const fn sign(mark: Mark) -> &'static str {
    match mark {
        Mark::Win => "+",
        Mark::Loss => "\u{2212}",
        Mark::Half => "=",
        Mark::Unknown => "?",
    }
}
