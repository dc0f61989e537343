//! The rounds of a player as cells of a table, with the words looked up once a page.

use std::collections::HashMap;

use go::Color;
use standings::{Mark, ResultCell, Standings};
use tournament::{EntryId, Unplayed};

/// One round of one player: the stone, the opponent's place, what happened.
pub(super) struct CellView {
    /// The colour played, if it is known.
    pub color: Option<Color>,
    /// The opponent's place; `0+` for a free win, `–` for no game.
    pub text: String,
    /// `+`, `−`, `=` or `?`; empty without a game.
    pub mark: &'static str,
    /// Whether the round was won.
    pub won: bool,
}

/// What cells say: the opponents' places.
pub(super) struct CellWords {
    places: HashMap<EntryId, u32>,
}

impl CellWords {
    /// The places that cells name.
    pub fn new(standings: &Standings) -> Self {
        Self { places: standings.rows.iter().map(|row| (row.entry, row.place)).collect() }
    }

    /// A cell in words.
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

/// The result as a sign, with a true minus.
const fn sign(mark: Mark) -> &'static str {
    match mark {
        Mark::Win => "+",
        Mark::Loss => "\u{2212}",
        Mark::Half => "=",
        Mark::Unknown => "?",
    }
}
