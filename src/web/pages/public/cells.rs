//! The rounds of a player as cells of a table, with the words looked up once a page.

use std::collections::HashMap;

use crate::go::Color;
use crate::standings::{Cell, Mark, Standings};
use crate::tournament::{EntryId, MAX_HANDICAP, Unplayed};
use crate::web::Lang;

/// One round of one player: the stone, the opponent's place, what happened.
pub(super) struct CellView {
    /// The colour played, if it is known.
    pub color: Option<Color>,
    /// The opponent's place; empty without one.
    pub place: String,
    /// The opponent.
    pub opponent: Option<EntryId>,
    /// What happened, in a word or two.
    pub out: String,
    /// `+`, `−`, `=` or `?`; empty without a game.
    pub mark: &'static str,
    /// Whether the round was won.
    pub won: bool,
}

/// The words of cells.
pub(super) struct CellWords {
    won: String,
    lost: String,
    half: String,
    open: String,
    default: String,
    bye: String,
    absent: String,
    unpaired: String,
    handicaps: Vec<String>,
    places: HashMap<EntryId, u32>,
}

impl CellWords {
    /// The words of a language, and the places that cells name.
    pub fn new(t: Lang, standings: &Standings) -> Self {
        Self {
            won: t.text("cell-won"),
            lost: t.text("cell-lost"),
            half: t.text("cell-half"),
            open: t.text("cell-open"),
            default: t.text("cell-default"),
            bye: t.text("cell-bye"),
            absent: t.text("cell-absent"),
            unpaired: t.text("cell-unpaired"),
            handicaps: (0..=MAX_HANDICAP).map(|n| t.with("cell-handicap", [("n", n)])).collect(),
            places: standings.rows.iter().map(|row| (row.entry, row.place)).collect(),
        }
    }

    /// A cell in words.
    pub fn view(&self, cell: &Cell) -> CellView {
        match *cell {
            Cell::Free { why, .. } => CellView {
                color: None,
                place: String::new(),
                opponent: None,
                out: self.free(why).to_owned(),
                mark: "",
                won: false,
            },
            Cell::Game { opponent, mark, by_default, color, colors_known, handicap, .. } => {
                let place = self.places.get(&opponent).map(u32::to_string);
                CellView {
                    color: colors_known.then_some(color),
                    place: place.unwrap_or_default(),
                    opponent: Some(opponent),
                    out: self.out(mark, by_default, handicap),
                    mark: sign(mark),
                    won: mark == Mark::Win,
                }
            }
        }
    }

    fn out(&self, mark: Mark, by_default: bool, handicap: u8) -> String {
        let mut out = match mark {
            Mark::Win => &self.won,
            Mark::Loss => &self.lost,
            Mark::Half => &self.half,
            Mark::Unknown => &self.open,
        }
        .clone();
        if by_default {
            out = format!("{out} {}", self.default);
        }
        match self.handicaps.get(usize::from(handicap)) {
            Some(stones) if handicap > 0 => format!("{out}, {stones}"),
            _ => out,
        }
    }

    fn free(&self, why: Unplayed) -> &str {
        match why {
            Unplayed::Bye => &self.bye,
            Unplayed::Absent => &self.absent,
            Unplayed::Unpaired => &self.unpaired,
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
