//! A row of the pairing list, as the part `board_row` shows it.

use unicode_width::UnicodeWidthStr;

use go::Color;
use tournament::{Board, Ending, Entry, HalfPoints, TableNo};

use crate::web::{Lang, native_name_language};

/// One of the two players in a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    /// The side of the board.
    pub color: Color,
    /// Whether this side won.
    pub won: bool,
    /// The name in the order of the language.
    pub name: String,
    /// The name in the player's own script, where there is one.
    pub native: Option<String>,
    /// The language to mark that name with.
    pub native_lang: Option<&'static str>,
    /// The rank as lists write it.
    pub rank: String,
    /// Where the name leads; empty for nowhere.
    pub href: String,
    /// Whether this is the viewer.
    pub you: bool,
    /// What the search looks through.
    pub words: String,
}

impl SeatRow {
    /// The row's side for an entry; the board adds colour and result.
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

    /// Whether a part of the name is longer than a column of a table.
    #[must_use]
    pub fn has_long_word(&self) -> bool {
        has_long_word(&self.name)
    }
}

/// The longest part of a name that stands in one line of a narrow column.
const LONG_WORD: usize = 26;

/// Whether a part of a name is longer than a column is wide, so that it is set smaller rather than broken.
#[must_use]
pub fn has_long_word(name: &str) -> bool {
    name.split([' ', '-']).any(|word| word.width() > LONG_WORD)
}

/// A board of a round: table, both players, terms and result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardRow {
    /// The table.
    pub table: TableNo,
    /// Who takes Black.
    pub black: SeatRow,
    /// Who takes White.
    pub white: SeatRow,
    /// Handicap stones; 1 is Black without komi.
    pub handicap: u8,
    /// What White gets.
    pub komi: HalfPoints,
    /// Whether the terms differ from what is said once above the list.
    pub unusual: bool,
    /// How it ended.
    pub ending: Ending,
    /// What both players say how it ended, where that is shown before it is confirmed.
    pub provisional: Option<Ending>,
    /// Whether its players may still choose when they play: nobody says that they are playing.
    pub to_play: bool,
    /// When it is, or was, played where its players agreed on that; empty if not.
    pub date: String,
    /// Where its recorded game is to be seen; empty if there is none.
    pub game: String,
    /// A picture of that game while it goes on; empty if it is over.
    pub picture: String,
    /// Where a recorder records it; empty for everybody else.
    pub record: String,
    /// Since when the table is not as it was published; empty if it is.
    pub changed: String,
    /// Rulings at the board: words, and where they lead.
    pub rulings: Vec<(String, String)>,
}

impl BoardRow {
    /// The row of a board; `usual_komi` is what an even game has in this event.
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

    /// Whether the viewer sits here.
    #[must_use]
    pub fn mine(&self) -> bool {
        self.black.you || self.white.you
    }
}
