//! Players as lists show them, and finding them by what is typed.

use crate::web::prelude::*;
use crate::web::views::board_row::has_long_word;
use crate::web::views::namesakes::apart;
use crate::web::views::plain::{plain, spelled_out};

pub(super) struct Person {
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

impl Person {
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
            native: None,
            native_lang: None,
            rank: String::new(),
            club: String::new(),
            country: String::new(),
            href: String::new(),
            words: name.to_owned(),
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
        has_long_word(&self.name)
    }
}

pub(super) fn words_of(entry: &Entry) -> String {
    let native = entry.native_name.as_deref().unwrap_or_default();
    let names = entry.people().map(|(surname, first)| format!("{surname} {first}"));
    let names = names.collect::<Vec<_>>().join(" ");
    format!("{names} {native}").trim_end().to_owned()
}

pub(super) fn alphabetical(t: Lang, entry: &Entry) -> Vec<u8> {
    t.name_key(&entry.surname, &entry.first_name)
}

/// Every typed word must begin a word of the row.
pub(super) struct Search {
    wishes: Vec<(String, String)>,
}

impl Search {
    pub fn new(typed: &str) -> Self {
        let wishes = typed.split_whitespace().take(10);
        Self { wishes: wishes.map(|wish| (plain(wish), wish.to_lowercase())).collect() }
    }

    pub fn is_empty(&self) -> bool {
        self.wishes.is_empty()
    }

    /// In scripts without spaces, a part of a word is enough.
    pub fn finds(&self, words: &str) -> bool {
        if self.is_empty() {
            return true;
        }
        let simple = format!("{} {}", plain(words), spelled_out(words));
        let lower = words.to_lowercase();
        let begins = |wish: &str| {
            let mut words = simple.split(|c: char| c.is_whitespace() || "-,;()'".contains(c));
            words.any(|word| word.starts_with(wish))
        };
        self.wishes.iter().all(|(wish, typed)| {
            begins(wish) || (!typed.is_ascii() && lower.contains(typed.as_str()))
        })
    }
}

/// Players found by their place, else by name and club.
pub(super) fn hits(tournament: &Tournament, standings: &Standings, typed: &str) -> Vec<EntryId> {
    if typed.is_empty() {
        return Vec::new();
    }
    if let Ok(place) = typed.parse::<u32>() {
        let there = standings.rows.iter().filter(|row| row.place == place);
        return there.map(|row| row.entry).collect();
    }
    let search = Search::new(typed);
    let words = |row: &&standings::Row| {
        let entry = &tournament.entries[row.index];
        format!("{} {}", words_of(entry), entry.club)
    };
    let found = found_or_near(&standings.rows, typed, words, |row| search.finds(&words(row)));
    found.into_iter().map(|row| row.entry).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_goes_by_beginnings_whatever_the_accents() {
        let words = "Ährenfeld Jörn-Åke 森下 藍子";
        for typed in ["", "ahr", "Ähr", "jor ahrenf", "ake", "森下", "藍"] {
            assert!(Search::new(typed).finds(words), "{typed}");
        }
        for (typed, words) in [
            ("Aerzte", "Ärzte Bo"),
            ("arzte", "Ärzte Bo"),
            ("aagaard", "Ågård Al"),
            ("muel", "Müller"),
        ] {
            assert!(Search::new(typed).finds(words), "{typed}");
        }
        for typed in ["hrenfeld", "jorn x", "林"] {
            assert!(!Search::new(typed).finds(words), "{typed}");
        }
    }
}
