//! Entries compared with rating lists and with one another.

use std::collections::HashMap;

use rating::{ListKind, Listed, Rating, folded};

use super::{Entry, EntryId, same_person_key};

impl Entry {
    /// A person of a rating list, entered for every round; `None` if the list has neither grade nor rating.
    pub fn of_listed(id: EntryId, kind: ListKind, listed: &Listed<'_>) -> Option<Self> {
        let entry = Self::new(id, listed.surname, listed.first_name, listed.rank()?);
        let entry =
            Self { country: listed.country.to_owned(), club: listed.club.to_owned(), ..entry };
        Some(entry.rated(kind, listed).known_to(kind, listed))
    }

    /// With the list's rating, and the grade if it is not a rank.
    #[must_use]
    pub fn rated(self, kind: ListKind, listed: &Listed<'_>) -> Self {
        let Some(rating) = listed.rating else { return self };
        let origin = match kind {
            ListKind::Egf => format!("EGF : {rating}"),
            ListKind::Ffg => format!("FFG : {}", rating.0 - 2050),
            ListKind::Aga => "AGA".to_owned(),
        };
        let own = listed.grade.is_empty() || listed.grade == self.rank.to_string();
        let grade = if own { self.grade } else { listed.grade.to_owned() };
        Self { rating, rating_origin: origin, grade, ..self }
    }

    /// With the federation's number of the person, and its further data.
    #[must_use]
    pub fn known_to(mut self, kind: ListKind, listed: &Listed<'_>) -> Self {
        match kind {
            ListKind::Egf => self.egf_pin = listed.id.to_owned(),
            ListKind::Ffg => {
                self.ffg_licence = listed.id.to_owned();
                self.ffg_status = listed.status.to_owned();
            }
            ListKind::Aga => {
                self.aga_id = listed.id.to_owned();
                self.aga_expires = listed.expires.to_owned();
            }
        }
        self
    }

    /// That federation's number of the person; empty if unknown.
    pub fn number_in(&self, kind: ListKind) -> &str {
        match kind {
            ListKind::Egf => &self.egf_pin,
            ListKind::Ffg => &self.ffg_licence,
            ListKind::Aga => &self.aga_id,
        }
    }

    pub fn rating_follows_rank(&self) -> bool {
        self.rating_origin.is_empty() && self.rating == Rating::of(self.rank)
    }

    /// How many ranks the rank is above the one nearest to the rating; negative if it is below.
    pub fn ranks_above_rating(&self) -> i32 {
        self.rank.value() - self.rating.rank().value()
    }

    /// Whether the other entry is the same person, by the rule for lists: the same name, and not distinguished by a
    /// number that both have or, without one, by their ranks.
    pub fn is_same_person(&self, other: &Self) -> bool {
        let own_rank = |entry: &Self| entry.partners.own.map_or(entry.rank, |own| own.rank);
        let alike = || own_rank(self) == own_rank(other);
        self.bears_the_name_of(other) && self.shares_a_number_with(other).unwrap_or_else(alike)
    }

    /// Whether both have a club, and not the same one.
    pub fn is_of_another_club(&self, other: &Self) -> bool {
        let club = |entry: &Self| entry.club.trim().to_lowercase();
        let (own, its) = (club(self), club(other));
        !own.is_empty() && !its.is_empty() && own != its
    }

    pub fn bears_the_name_of(&self, other: &Self) -> bool {
        let key = |entry: &Self| super::same_person_key(&entry.surname, &entry.first_name);
        key(self) == key(other)
    }

    /// Whether both have the same number of a federation: then they are one person, whatever was ticked.
    pub fn has_number_of(&self, other: &Self) -> bool {
        self.shares_a_number_with(other) == Some(true)
    }

    /// Compares their numbers in the first federation that has both.
    fn shares_a_number_with(&self, other: &Self) -> Option<bool> {
        let numbers = ListKind::ALL.map(|kind| (self.number_in(kind), other.number_in(kind)));
        let known = numbers.into_iter().find(|(own, its)| !own.is_empty() && !its.is_empty());
        known.map(|(own, its)| own == its)
    }
}

/// An index of entries by number and by name.
#[derive(Clone, Debug, Default)]
pub struct KnownPeople {
    numbers: HashMap<(ListKind, String), usize>,
    names: HashMap<String, Vec<usize>>,
    /// Positions of names by their [`spellings`].
    spelled: HashMap<String, Vec<usize>>,
}

/// The fewest letters of a name in which one may be wrong; of a shorter one some may be exchanged. Names with digits
/// are numbered.
const LETTERS: usize = 7;

fn plain(words: &[String]) -> String {
    let umlauts = [("ae", "a"), ("oe", "o"), ("ue", "u"), ("aa", "a"), ("dj", "d")];
    umlauts.iter().fold(words.concat(), |all, (two, one)| all.replace(two, one))
}

fn may_be_misspelt(letters: &str) -> bool {
    letters.len() >= LETTERS && !letters.bytes().any(|b| b.is_ascii_digit())
}

/// The letters of a name in one word, and the same without each one of them.
fn letter_variants(parts: [&str; 2]) -> Vec<String> {
    let whole = plain(&parts.iter().flat_map(|part| folded(part)).collect::<Vec<_>>());
    let without = if may_be_misspelt(&whole) { whole.len() } else { 0 };
    let all = (0..without).map(|at| [&whole[..at], &whole[at + 1..]].concat());
    all.chain([whole.clone()]).filter(|one| !one.is_empty()).collect()
}

/// As [`letter_variants`], and of the words in alphabetical order: two names that differ by a letter, accents, umlauts
/// or their order have one spelling in common; so have short ones of the same letters.
fn spellings(parts: [&str; 2]) -> Vec<String> {
    let words: Vec<String> = parts.iter().flat_map(|part| folded(part)).collect();
    let sorted = |mut words: Vec<String>| {
        words.sort_unstable();
        plain(&words)
    };
    let mut all = letter_variants(parts);
    for at in (0..words.len()).filter(|_| may_be_misspelt(&plain(&words))) {
        all.extend((0..words[at].len()).map(|letter| {
            let mut words = words.clone();
            words[at].remove(letter);
            sorted(words)
        }));
    }
    let mut letters: Vec<char> = plain(&words).chars().collect();
    if (4..LETTERS).contains(&letters.len()) && letters.iter().all(|c| c.is_alphabetic()) {
        letters.sort_unstable();
        all.push(format!("~{}", String::from_iter(letters)));
    }
    all.extend(Some(sorted(words)).filter(|whole| !whole.is_empty()));
    all
}

/// Whether two names have a spelling in common, or all words of one are in the other.
fn is_nearly_named(one: &Entry, other: &Entry) -> bool {
    let [own, its] = [one, other].map(|entry| {
        let native = entry.native_name.as_deref().unwrap_or_default();
        folded(&format!("{} {native}", entry.full_name()))
    });
    let within = |few: &[String], many: &[String]| few.iter().all(|word| many.contains(word));
    let [ours, theirs] = [one, other].map(|entry| spellings([&entry.surname, &entry.first_name]));
    within(&own, &its) || within(&its, &own) || ours.iter().any(|name| theirs.contains(name))
}

impl KnownPeople {
    pub fn of(entries: &[Entry]) -> Self {
        let mut known = Self::default();
        entries.iter().enumerate().for_each(|(place, entry)| known.add(place, entry));
        known
    }

    pub fn add(&mut self, place: usize, entry: &Entry) {
        for kind in ListKind::ALL {
            let number = entry.number_in(kind);
            if !number.is_empty() {
                self.numbers.entry((kind, number.to_owned())).or_insert(place);
            }
        }
        let key = same_person_key(&entry.surname, &entry.first_name);
        self.names.entry(key).or_default().push(place);
        // Surname and first name may be exchanged.
        let (surname, first) = (entry.surname.as_str(), entry.first_name.as_str());
        let spelled = spellings([surname, first]).into_iter();
        for spelling in spelled.chain(letter_variants([first, surname])) {
            self.spelled.entry(spelling).or_default().push(place);
        }
    }

    /// Another entry that may be the same person: the name differs by a letter, by accents or by the order of its
    /// words, and no number distinguishes them.
    pub fn alike(&self, entries: &[Entry], who: &Entry) -> Option<usize> {
        let spelled = spellings([&who.surname, &who.first_name]);
        let mut places: Vec<usize> =
            spelled.iter().filter_map(|one| self.spelled.get(one)).flatten().copied().collect();
        places.sort_unstable();
        places.into_iter().find(|place| {
            let other = &entries[*place];
            let apart = |kind| {
                let (one, other) = (who.number_in(kind), other.number_in(kind));
                !one.is_empty() && !other.is_empty() && one != other
            };
            other.id != who.id && !ListKind::ALL.into_iter().any(apart)
        })
    }

    /// The position of the entry with a number of theirs.
    fn numbered(&self, who: &Entry) -> Option<usize> {
        let by_number = |kind| self.numbers.get(&(kind, who.number_in(kind).to_owned()));
        ListKind::ALL.into_iter().find_map(by_number).copied()
    }

    /// As `numbered`, if that entry has another name.
    pub fn of_another_name(&self, entries: &[Entry], who: &Entry) -> Option<usize> {
        self.numbered(who).filter(|place| !is_nearly_named(&entries[*place], who))
    }

    /// The position of a person among those entries: the one with a number of theirs, else [the same
    /// person](Entry::is_same_person) by name; of several, preferably one of no other club.
    pub fn find(&self, entries: &[Entry], who: &Entry) -> Option<usize> {
        if let Some(place) = self.numbered(who) {
            return Some(place);
        }
        let key = same_person_key(&who.surname, &who.first_name);
        let namesakes = self.names.get(&key).into_iter().flatten().copied();
        let same = namesakes.filter(|place| entries[*place].is_same_person(who));
        same.min_by_key(|place| entries[*place].is_of_another_club(who))
    }

    /// The position of the only entry of that name, whatever its rank, unless number, club, country or address tell
    /// the two apart.
    pub fn find_only(&self, entries: &[Entry], who: &Entry) -> Option<usize> {
        let places = self.names.get(&same_person_key(&who.surname, &who.first_name))?;
        let [only] = places[..] else { return None };
        let one = &entries[only];
        let fits = |one: &str, other: &str| {
            one.is_empty() || other.is_empty() || one.eq_ignore_ascii_case(other)
        };
        let numbers =
            ListKind::ALL.iter().all(|kind| fits(one.number_in(*kind), who.number_in(*kind)));
        let same = !one.is_of_another_club(who)
            && fits(&one.country, &who.country)
            && fits(&one.private.email, &who.private.email);
        (numbers && same).then_some(only)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn listed() -> Listed<'static> {
        Listed {
            id: "4437979",
            surname: "Aubrecourt",
            first_name: "Aurèle",
            country: "FR",
            club: "94MJ",
            rating: Some(Rating(1773)),
            status: "L",
            ..Listed::default()
        }
    }

    #[test]
    fn everything_the_list_knows_is_entered() {
        let entry = Entry::of_listed(EntryId(7), ListKind::Ffg, &listed()).unwrap();
        assert_eq!(entry.full_name(), "Aubrecourt Aurèle");
        assert_eq!((entry.rank.to_string().as_str(), entry.rating), ("3k", Rating(1773)));
        assert_eq!(
            (entry.rating_origin.as_str(), entry.ffg_licence.as_str()),
            ("FFG : -277", "4437979")
        );
        assert_eq!(
            (entry.club.as_str(), entry.country.as_str(), entry.ffg_status.as_str()),
            ("94MJ", "FR", "L")
        );
        let unrated = Listed { rating: None, ..listed() };
        assert_eq!(Entry::of_listed(EntryId(7), ListKind::Ffg, &unrated), None);
        let professional = Listed { grade: "1p", rating: Some(Rating(2700)), ..listed() };
        let entry = Entry::of_listed(EntryId(7), ListKind::Egf, &professional).unwrap();
        assert_eq!((entry.grade.as_str(), entry.egf_pin.as_str()), ("1p", "4437979"));
    }

    #[test]
    fn homonyms_are_told_apart_by_number_else_by_rank() {
        let smith = |rank: &str, pin: &str| Entry {
            egf_pin: pin.to_owned(),
            ..Entry::new(EntryId(1), "Smith", "John", rank.parse().unwrap())
        };
        let one = smith("3k", "90010025");
        assert!(one.is_same_person(&smith("5k", "90010025")));
        assert!(!one.is_same_person(&smith("3k", "90010026")));
        assert!(one.is_same_person(&smith("3k", "")));
        assert!(!one.is_same_person(&smith("17k", "")));
        let of_club = |club: &str| Entry { club: club.to_owned(), ..smith("3k", "") };
        assert!(of_club("Lon").is_of_another_club(&of_club("Man")));
        assert!(!of_club("Lon").is_of_another_club(&of_club(" lon")));
        assert!(
            !of_club("Lon").is_of_another_club(&of_club("")),
            "a club that is not said is no other"
        );
    }

    #[test]
    fn of_two_namesakes_the_one_of_the_same_club_is_found() {
        let smith = |id, club: &str| Entry {
            club: club.to_owned(),
            ..Entry::new(EntryId(id), "Smith", "John", "3k".parse().unwrap())
        };
        let entries = [smith(1, "Lon"), smith(2, "Man")];
        let known = KnownPeople::of(&entries);
        let found = ["Man", "Lon", "Ox"].map(|club| known.find(&entries, &smith(3, club)));
        assert_eq!(found, [Some(1), Some(0), Some(0)]);
    }
}
