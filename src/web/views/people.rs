//! People, in lists and at boards: those with the same name, those found in rating lists, and text normalised for
//! searching, in any script.

use crate::web::prelude::*;
use any_ascii::any_ascii;
use rating::{HitReason, folded, is_nearly_among};
use unicode_width::UnicodeWidthStr;

/// A warning about an entry with nearly the same name as a new person.
/// Used by all ways to enter: form, rating list, import preview, and admission of registrations.
pub fn alike(known: &KnownPeople, entries: &[Entry], who: &Entry) -> Option<Sentence> {
    let other = &entries[known.alike(entries, who)?];
    Some(Sentence::new("list-alike").with("no", other.id).with("name", other.full_name()))
}

/// As public pages name the entry; empty if there is no such entry.
pub fn public_name(t: Lang, tournament: &Tournament, id: EntryId) -> String {
    tournament.entry(id).map(|one| t.person(&tournament.public_entry(one))).unwrap_or_default()
}

/// A club or country that no player of the same name shares, else the number. Empty if the name is unique.
pub fn apart(t: Lang, tournament: &Tournament, entry: &Entry) -> String {
    let same_name = |other: &&Entry| {
        other.surname.eq_ignore_ascii_case(&entry.surname)
            && other.first_name.eq_ignore_ascii_case(&entry.first_name)
    };
    let others = tournament.entries.iter().filter(|other| other.id != entry.id);
    let others: Vec<&Entry> = others.filter(same_name).collect();
    if others.is_empty() {
        return String::new();
    }
    let own = |of: fn(&Entry) -> &str| {
        let value = of(entry).trim();
        let shared = others.iter().any(|other| of(other).trim().eq_ignore_ascii_case(value));
        (!value.is_empty() && !shared).then(|| value.to_owned())
    };
    own(|entry| &entry.club)
        .or_else(|| own(|entry| &entry.country).map(|country| country.to_uppercase()))
        .unwrap_or_else(|| t.with("enter-number", [("no", entry.id)]))
}

pub fn distinct_name(t: Lang, tournament: &Tournament, entry: &Entry) -> String {
    t.listed([t.person(entry), apart(t, tournament, entry)])
}

/// Identifies a person: list, date of the list, index in it.
pub struct Who(pub ListKind, pub NaiveDate, pub usize);

impl Who {
    pub fn of(found: &Found) -> String {
        format!("{}.{}.{}", found.list().kind, found.list().date, found.hit.place)
    }

    pub fn read(text: &str) -> Option<Self> {
        let mut parts = text.split('.');
        let (kind, date, place) = (parts.next()?, parts.next()?, parts.next()?);
        Some(Self(ListKind::named(kind)?, date.parse().ok()?, place.parse().ok()?))
    }
}

impl Cx {
    /// Empty if the list has none.
    pub fn listed_rank(&self, found: &Found) -> String {
        found.listed().rank().map(|rank| self.rank(rank)).unwrap_or_default()
    }

    /// Club, country, rating, and the number in the list.
    pub fn listed_about(&self, found: &Found) -> String {
        let listed = found.listed();
        let rating = listed.rating.map(|rating| rating.to_string()).unwrap_or_default();
        let number = match listed.id {
            "" => String::new(),
            id => format!("{} {id}", found.list().kind.name().to_uppercase()),
        };
        self.listed([listed.club, listed.country, &rating, &number])
    }

    /// How it was found; empty if by name.
    pub fn found_how(&self, found: &Found) -> String {
        match found.hit.how {
            HitReason::Exact | HitReason::Beginning => String::new(),
            HitReason::Number => self.text("enter-how-number"),
            HitReason::Alike => self.text("enter-how-alike"),
        }
    }

    /// The entry of that person: by the number in the list, else by name among entries without another number.
    pub fn entered_as(&self, found: &Found) -> Option<EntryId> {
        let (kind, listed) = (found.list().kind, found.listed());
        let by_number = |one: &&Entry| !listed.id.is_empty() && one.number_in(kind) == listed.id;
        let new = Entry::of_listed(EntryId(0), kind, &listed);
        let same = |entry: &&Entry| new.as_ref().is_some_and(|new| entry.is_same_person(new));
        let entries = || self.tournament().entries.iter();
        Some(entries().find(by_number).or_else(|| entries().find(same))?.id)
    }
}

/// Transliterates to lower-case Latin letters without accents.
pub fn plain(text: &str) -> String {
    any_ascii(text).to_lowercase()
}

/// Like [`plain`], but umlauts and the like become two letters: `Ärzte` is `aerzte`, `Ågård` is `aagaard`.
pub fn spelled_out(text: &str) -> String {
    let two = [("ä", "ae"), ("æ", "ae"), ("ö", "oe"), ("ø", "oe"), ("ü", "ue"), ("å", "aa")];
    let text = text.to_lowercase();
    plain(&two.into_iter().fold(text, |text, (letter, spelled)| text.replace(letter, spelled)))
}

/// The rows that `finds` accepts; if there are none, those with nearly the same spelling.
pub fn found_or_near<T>(
    rows: impl IntoIterator<Item = T>,
    typed: &str,
    words: impl Fn(&T) -> String,
    finds: impl Fn(&T) -> bool,
) -> Vec<T> {
    let (found, mut others): (Vec<T>, Vec<T>) = rows.into_iter().partition(finds);
    if !found.is_empty() || typed.trim().is_empty() {
        return found;
    }
    others.retain(|row| is_near(&words(row), typed));
    others
}

/// Whether every typed word is nearly a word of the text, or the beginning of one. Numbers must match exactly.
pub fn is_near(words: &str, typed: &str) -> bool {
    let words = [folded(words), folded(&spelled_out(words))].concat();
    let typed = folded(typed);
    !typed.is_empty() && typed.iter().all(|wish| is_nearly_among(&words, wish))
}

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
        let [name, listed, words] = [name; 3].map(str::to_owned);
        Self { name, listed, words, ..Self::default() }
    }

    /// Like [`Self::new`], with what tells namesakes apart.
    pub fn among(t: Lang, tournament: &Tournament, entry: &Entry, base: &str) -> Self {
        let (mut person, apart) = (Self::new(t, entry, base), apart(t, tournament, entry));
        if !apart.is_empty() {
            person.name = t.listed([&person.name, &apart]);
            person.listed = t.listed([&person.listed, &apart]);
            person.words = format!("{} {apart}", person.words);
        }
        person
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
        let won = |color| board.ending.winner() == Some(color);
        let seat = |person, color| SeatRow { color, won: won(color), person };
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

#[cfg(test)]
mod tests {
    use super::*;
    use tournament::{EntryId, Federation, System, preset};

    #[test]
    fn the_club_then_the_country_then_the_number_tell_namesakes_apart() {
        let day = chrono::NaiveDate::from_ymd_opt(2026, 11, 7).expect("a day");
        let mut open = Tournament::new(preset(System::McMahon, Federation::Egf, "Open", day));
        let people = [
            ("Smith", "Lon", "uk"),
            ("Smith", "Cam", "uk"),
            ("SMITH", "Lon", "ie"),
            ("Smith", "Lon", "uk"),
            ("Smithy", "Lon", "uk"),
        ];
        for (no, (surname, club, country)) in (1..).zip(people) {
            let entry = Entry::new(EntryId(no), surname, "John", "5k".parse().expect("a rank"));
            let (club, country) = (club.to_owned(), country.to_owned());
            open.entries.push(Entry { club, country, ..entry });
        }
        let told: Vec<String> =
            open.entries.iter().map(|entry| apart(Lang::english(), &open, entry)).collect();
        assert_eq!(told, ["no. 1", "Cam", "IE", "no. 4", ""]);
        assert_eq!(distinct_name(Lang::english(), &open, &open.entries[1]), "John Smith, Cam");
        assert_eq!(distinct_name(Lang::english(), &open, &open.entries[4]), "John Smithy");
    }

    #[test]
    fn a_letter_or_two_may_be_wrong() {
        for typed in ["mueler", "Muler", "Kallwiet", "henin", "kalw"] {
            assert!(is_near("Müller Henning Kallweit", typed), "{typed}");
        }
        for typed in ["Meier", "12", "Mu", "Henning Schulz"] {
            assert!(!is_near("Müller Henning Kallweit 13", typed), "{typed}");
        }
        let rows = ["Berg", "Burg", "Costa"];
        let found = |typed: &str| {
            let finds = |row: &&str| row.to_lowercase().starts_with(typed);
            found_or_near(rows, typed, |row| (*row).to_owned(), finds)
        };
        assert_eq!(found("berg"), ["Berg"]);
        assert_eq!(found("borg"), ["Berg", "Burg"]);
        assert_eq!(found(""), rows);
    }

    #[test]
    fn accents_and_scripts_fold() {
        for (typed, found) in [
            ("Müller", "muller"),
            ("Groß", "gross"),
            ("Yıldız", "yildiz"),
            ("Østergård", "ostergard"),
            ("Иванов", "ivanov"),
            ("さとう サトウ", "satou satou"),
        ] {
            assert_eq!(plain(typed), found);
        }
    }
}
