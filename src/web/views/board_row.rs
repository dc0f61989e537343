use crate::web::prelude::*;
use unicode_width::UnicodeWidthStr;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    pub color: Color,
    pub won: bool,
    pub name: String,
    pub native: Option<String>,
    pub native_lang: Option<&'static str>,
    pub rank: String,
    /// Where the name links; empty for nowhere.
    pub href: String,
    pub you: bool,
    pub words: String,
}

impl SeatRow {
    /// Colour and result are set later, by the board.
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

/// In letters: longer words do not fit a narrow column.
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
    /// Number of stones; 1 means Black without komi.
    pub handicap: u8,
    pub komi: HalfPoints,
    /// Whether handicap or komi differ from those stated above the list.
    pub unusual: bool,
    pub ending: Ending,
    /// The result both players reported, if it is shown before it is confirmed.
    pub provisional: Option<Ending>,
    /// Whether its players may still choose a date. It is then not shown as being played.
    pub to_play: bool,
    /// The agreed date, past or future; empty if there is none.
    pub date: String,
    /// Link to its recorded game; empty if there is none.
    pub game: String,
    /// Thumbnail of that game while it is played; empty afterwards.
    pub picture: String,
    /// Link to record it; empty unless the viewer is a recorder.
    pub record: String,
    /// When it was last changed after publication; empty if never.
    pub changed: String,
    pub rulings: Vec<(String, String)>,
}

impl BoardRow {
    /// `usual_komi` is the event's komi for an even game.
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
