use crate::web::prelude::*;
use crate::web::views::people::apart;
use unicode_width::UnicodeWidthStr;

/// A player as lists show them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PlayerRow {
    /// In the order of the language.
    pub name: String,
    /// Surname first, for alphabetical lists.
    pub listed: String,
    /// In the player's own script, if there is one.
    pub native: Option<String>,
    /// The language tag of `native`.
    pub native_lang: Option<&'static str>,
    pub rank: String,
    pub club: String,
    pub country: String,
    pub href: String,
    /// What a search looks through.
    pub words: String,
}

impl PlayerRow {
    /// The player's page is `base` and the number of the entry.
    pub fn new(t: Lang, entry: &Entry, base: &str) -> Self {
        let native =
            entry.native_name.clone().filter(|native| !native.is_empty() && !entry.is_pair());
        Self {
            name: t.person(entry),
            listed: entry.side_name(),
            native_lang: native.as_ref().and_then(|n| native_name_language(n, &entry.country)),
            rank: t.rank(entry.rank),
            club: entry.club.clone(),
            country: entry.country.to_uppercase(),
            href: format!("{base}{}", entry.id),
            words: words_of(entry),
            native,
        }
    }

    /// For a team, which only has a name.
    pub fn named(name: &str) -> Self {
        Self {
            name: name.to_owned(),
            listed: name.to_owned(),
            words: name.to_owned(),
            ..Self::default()
        }
    }

    /// Like [`Self::new`], with what tells namesakes apart.
    pub fn among(t: Lang, tournament: &Tournament, entry: &Entry, base: &str) -> Self {
        let person = Self::new(t, entry, base);
        let apart = apart(t, tournament, entry);
        if apart.is_empty() {
            return person;
        }
        Self {
            name: t.listed([&person.name, &apart]),
            listed: t.listed([&person.listed, &apart]),
            words: format!("{} {apart}", person.words),
            ..person
        }
    }

    pub fn has_long_word(&self) -> bool {
        self.name.split([' ', '-']).any(|word| word.width() > LONG_WORD)
    }
}

pub fn words_of(entry: &Entry) -> String {
    let native = entry.native_name.as_deref().unwrap_or_default();
    let names = entry.people().map(|(surname, first)| format!("{surname} {first}"));
    let names = names.collect::<Vec<_>>().join(" ");
    format!("{names} {native}").trim_end().to_owned()
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatRow {
    pub color: Color,
    pub won: bool,
    pub person: PlayerRow,
}

/// In letters: longer words do not fit a narrow column.
const LONG_WORD: usize = 26;

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
    /// Where the whole row leads; empty for nowhere.
    pub way: String,
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
    pub fn new(
        board: &Board,
        black: PlayerRow,
        white: PlayerRow,
        komi: HalfPoints,
        usual_komi: HalfPoints,
    ) -> Self {
        let seat = |person, color| {
            let won = board.ending.winner() == Some(color);
            SeatRow { color, won, person }
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
            way: String::new(),
            game: String::new(),
            picture: String::new(),
            record: String::new(),
            changed: String::new(),
            rulings: Vec::new(),
        }
    }
}
