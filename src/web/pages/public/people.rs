//! Players as lists show them, finding them by what is typed, and the page of all of them.

use super::*;

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
    let words = |row: &&Row| {
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
    public: Tournament,
    typed: String,
    /// Positions in `public.entries`, by name.
    by_name: Vec<usize>,
    /// The part that is shown, if not all.
    part: usize,
    /// Rows and letters of each part; empty if all fit on one page.
    parts: Vec<(Range<usize>, String)>,
}

#[route("GET", "/t/{slug}/players", Public)]
async fn show(visit: Visit) -> Answer {
    let query = &visit.query;
    let typed: String = query.value("q").trim().chars().take(100).collect();
    if !typed.is_empty() {
        return visit.once(move |cx, _| Ok(Players::of(cx, typed, 0))).await;
    }
    // Two parts that follow one another have more than a page together.
    let most = 2 * visit.tournament().entries.len() / A_PAGE + 1;
    let part: usize = query.value("part").parse().unwrap_or(1);
    let part = if (1..=most).contains(&part) { part - 1 } else { 0 };
    visit.kept(&part_address(part), move |cx, _| Ok(Players::of(cx, typed, part))).await
}

fn part_address(part: usize) -> String {
    if part == 0 { "/players".to_owned() } else { format!("/players?part={}", part + 1) }
}

impl Players {
    fn of(cx: Cx, typed: String, part: usize) -> Self {
        let public = cx.tournament().public();
        let mut by_name: Vec<usize> = (0..public.entries.len()).collect();
        by_name.sort_by_cached_key(|index| alphabetical(cx.t, &public.entries[*index]));
        let letter = |index: &usize| letter(cx.t, &public.entries[*index].side_name());
        let letters: Vec<String> = by_name.iter().map(letter).collect();
        let parts = if typed.is_empty() { by_letter(&letters, A_PAGE) } else { Vec::new() };
        let part = if part < parts.len() { part } else { 0 };
        Self { cx: cx.headed("way-players"), public, typed, by_name, part, parts }
    }

    /// Address and letters of each part, and whether it is shown.
    fn parts(&self) -> impl Iterator<Item = (String, &str, bool)> {
        let parts = self.parts.iter().enumerate();
        parts.map(|(at, (_, letters))| {
            (self.cx.to(part_address(at)), letters.as_str(), at == self.part)
        })
    }

    /// The list that the script filters while one types; empty if the server searches all parts.
    const fn searched_here(&self) -> &'static str {
        if self.parts.is_empty() { "players" } else { "" }
    }

    /// By name those that are found, each with the rating change, which may be empty.
    fn found(&self) -> Vec<(&Entry, PlayerRow, String)> {
        let (cx, public) = (&self.cx, &self.public);
        let shown =
            self.parts.get(self.part).map_or(0..self.by_name.len(), |(rows, _)| rows.clone());
        let last = public.last_public_round().unwrap_or(RoundNo(0));
        let changes = rating_preview(cx.t, public, last).unwrap_or_default();
        let lines = self.by_name[shown].iter().map(|index| {
            let entry = &public.entries[*index];
            let mut person = cx.player_in(public, entry);
            person.words = format!("{} {} {}", person.words, person.club, person.country);
            (entry, person, changes.get(*index).cloned().unwrap_or_default())
        });
        let search = Search::new(&self.typed);
        let words = |(_, person, _): &(_, PlayerRow, _)| person.words.clone();
        found_or_near(lines, &self.typed, words, |(_, person, _)| search.finds(&person.words))
    }
}

/// The letter that a name stands under: without its accent, unless the language has it behind Z. Empty for a mark,
/// which stands before all letters.
pub(super) fn letter(t: Lang, name: &str) -> String {
    let first: String = name.chars().take(1).filter(|c| c.is_alphanumeric()).collect();
    let behind = t.name_key(&first, "") > t.name_key("zz", "");
    let simple: String = plain(&first).chars().take(1).collect();
    if behind || simple.is_empty() { first.to_uppercase() } else { simple.to_uppercase() }
}

/// Parts of a sorted list between letters, of at most so many rows unless one letter has more: `A`, `B–D`. Empty if
/// all rows fit.
fn by_letter(letters: &[String], most: usize) -> Vec<(Range<usize>, String)> {
    let mut parts: Vec<Range<usize>> = Vec::new();
    if letters.len() <= most {
        return Vec::new();
    }
    for group in letters.chunk_by(|one, other| one == other) {
        match parts.last_mut() {
            Some(last) if last.len() + group.len() <= most => last.end += group.len(),
            last => {
                let start = last.map_or(0, |last| last.end);
                parts.push(start..start + group.len());
            }
        }
    }
    let named = |rows: Range<usize>| {
        let mut within = letters[rows.clone()].iter().filter(|letter| !letter.is_empty());
        let first = within.next().cloned().unwrap_or_default();
        let last = within.next_back().unwrap_or(&first);
        let name = if first == *last { first } else { format!("{first}–{last}") };
        (rows, name)
    };
    parts.into_iter().map(named).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_list_is_parted_between_letters() {
        let letters: Vec<String> =
            "'AABCCCCDE".chars().map(|c| String::from(c).replace('\'', "")).collect();
        let parts = by_letter(&letters, 4);
        let names: Vec<&str> = parts.iter().map(|(_, name)| name.as_str()).collect();
        assert_eq!(names, ["A–B", "C", "D–E"]);
        assert_eq!(by_letter(&letters, 3)[2].0, 4..8, "one letter is never parted");
        assert!(by_letter(&letters, 10).is_empty());
    }

    #[test]
    fn an_accent_counts_where_the_language_has_it_behind_z() {
        let of = |tag, name| letter(Lang::find(tag).expect("a language"), name);
        assert_eq!(["en", "da"].map(|tag| of(tag, "Ågren")), ["A", "Å"]);
        assert_eq!([of("en", "van Dam"), of("de", "森下")], ["V", "森"]);
    }

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
