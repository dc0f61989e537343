//! Players as lists show them, finding them by what is typed, and the page of all of them.

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

#[derive(Template)]
#[template(path = "public/players.html")]
struct Players {
    cx: Cx,
    /// As everybody may see it.
    public: Tournament,
    typed: String,
}

pub async fn show(visit: Visit, request: HttpRequest) -> Answer {
    let query = Form::of_query(&request);
    let typed: String = query.value("q").trim().chars().take(100).collect();
    if typed.is_empty() {
        visit.kept("/players", move |cx, _| Ok(Players::of(cx, typed))).await
    } else {
        visit.once(move |cx, _| Ok(Players::of(cx, typed))).await
    }
}

impl Players {
    fn of(cx: Cx, typed: String) -> Self {
        let (public, title) = (cx.tournament().public(), cx.text("way-players"));
        Self { cx: cx.titled(title), public, typed }
    }

    /// By name those that are found, each with the rating change, which may be empty.
    fn found(&self) -> Vec<(&Entry, Person, String)> {
        let (cx, public) = (&self.cx, &self.public);
        let last = public.last_public_round().unwrap_or(RoundNo(0));
        let changes = rating_preview(cx.t, public, last).unwrap_or_default();
        let mut entries: Vec<_> = public.entries.iter().enumerate().collect();
        entries.sort_by_cached_key(|(_, entry)| alphabetical(cx.t, entry));
        let lines = entries.into_iter().map(|(index, entry)| {
            let mut person = cx.who_in(public, entry);
            person.words = format!("{} {} {}", person.words, person.club, person.country);
            (entry, person, changes.get(index).cloned().unwrap_or_default())
        });
        let search = Search::new(&self.typed);
        let words = |(_, person, _): &(_, Person, _)| person.words.clone();
        found_or_near(lines, &self.typed, words, |(_, person, _)| search.finds(&person.words))
    }
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
