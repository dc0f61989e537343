use unicode_width::UnicodeWidthStr;

use go::Color;
use tournament::{Board, Ending, Entry, HalfPoints, TableNo};

use crate::web::{Lang, native_name_language};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    pub color: Color,
    pub won: bool,
    pub name: String,
    /// The name in the player's own script, where there is one.
    pub native: Option<String>,
    pub native_lang: Option<&'static str>,
    pub rank: String,
    /// Where the name links; empty for nowhere.
    pub href: String,
    pub you: bool,
    /// The text of the search filter.
    pub words: String,
}

impl SeatRow {
    /// For any entry; the board adds colour and result.
    #[must_use]
    pub fn new(t: Lang, entry: &Entry, href: &str, you: bool) -> Self {
        let native = entry.native_name.clone().filter(|_| !entry.is_pair());
        let names = entry.people().flat_map(|(surname, first)| [surname, first]);
        let words = names.chain([native.as_deref().unwrap_or_default()]);
        let words = words.collect::<Vec<_>>().join(" ");
        Self {
            color: Color::Black,
            won: false,
            name: t.person(entry),
            native_lang: native.as_ref().and_then(|n| native_name_language(n, &entry.country)),
            native,
            rank: t.rank(entry.rank),
            href: href.to_owned(),
            you,
            words,
        }
    }

    #[must_use]
    pub fn has_long_word(&self) -> bool {
        has_long_word(&self.name)
    }
}

/// In letters: the longest part of a name that fits a narrow column.
const LONG_WORD: usize = 26;

#[must_use]
pub fn has_long_word(name: &str) -> bool {
    name.split([' ', '-']).any(|word| word.width() > LONG_WORD)
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardRow {
    pub table: TableNo,
    pub black: SeatRow,
    pub white: SeatRow,
    /// Handicap stones; 1 is Black without komi.
    pub handicap: u8,
    pub komi: HalfPoints,
    /// Whether the terms differ from what is said once above the list.
    pub unusual: bool,
    pub ending: Ending,
    /// The result that both players reported, where it is shown before it is confirmed.
    pub provisional: Option<Ending>,
    /// Whether its players may still choose a date: it is not shown as being played.
    pub to_play: bool,
    /// The date that its players agreed on, past or to come; empty if there is none.
    pub date: String,
    /// The address of its recorded game; empty if there is none.
    pub game: String,
    /// A picture of that game while it is played; empty afterwards.
    pub picture: String,
    /// The address where a recorder records it; empty for everyone else.
    pub record: String,
    /// The time of the last change since it was published; empty if there was none.
    pub changed: String,
    pub rulings: Vec<(String, String)>,
}

impl BoardRow {
    /// `usual_komi` is the komi of an even game in this event.
    #[must_use]
    pub fn new(
        board: &Board,
        black: SeatRow,
        white: SeatRow,
        komi: HalfPoints,
        usual_komi: HalfPoints,
    ) -> Self {
        let seat = |seat: SeatRow, color| {
            let won = board.ending.winner() == Some(color);
            SeatRow { color, won, ..seat }
        };
        Self {
            table: board.table,
            black: seat(black, Color::Black),
            white: seat(white, Color::White),
            handicap: board.handicap,
            komi,
            unusual: board.handicap > 0 || komi != usual_komi,
            ending: board.ending,
            provisional: None,
            to_play: false,
            date: String::new(),
            game: String::new(),
            picture: String::new(),
            record: String::new(),
            changed: String::new(),
            rulings: Vec::new(),
        }
    }

    #[must_use]
    pub fn mine(&self) -> bool {
        self.black.you || self.white.you
    }
}
