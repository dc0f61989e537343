//! A player's rounds as table cells. The places are looked up once per page.

use crate::web::prelude::*;
use standings::{Mark, ResultCell};

pub(super) struct CellView {
    /// The opponent's place; `0+` for a bye, `–` for no game.
    pub text: String,
    /// See [`sign`].
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
        let text = match cell {
            ResultCell::Free { why: Unplayed::Bye, .. } => "0+".to_owned(),
            ResultCell::Free { .. } => "\u{2013}".to_owned(),
            ResultCell::Game { opponent, .. } => {
                self.places.get(opponent).map(u32::to_string).unwrap_or_default()
            }
        };
        let mark = sign(cell);
        CellView { text, mark, won: mark == "+" }
    }
}

/// `+`, `−`, `=` or `?`; empty without a game. With a true minus sign, not a hyphen.
pub(super) const fn sign(cell: &ResultCell) -> &'static str {
    match cell {
        ResultCell::Free { .. } => "",
        ResultCell::Game { mark: Mark::Win, .. } => "+",
        ResultCell::Game { mark: Mark::Loss, .. } => "\u{2212}",
        ResultCell::Game { mark: Mark::Half, .. } => "=",
        ResultCell::Game { mark: Mark::Unknown, .. } => "?",
    }
}
