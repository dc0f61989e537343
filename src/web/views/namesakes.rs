//! Players with the same name.

use crate::web::prelude::*;

/// A warning about an entry with nearly the same name as a new person.
/// Used by all ways to enter: form, rating list, import preview, and admission of registrations.
#[must_use]
pub fn alike(known: &KnownPeople, entries: &[Entry], who: &Entry) -> Option<Sentence> {
    let other = &entries[known.alike(entries, who)?];
    Some(Sentence::new("list-alike").with("no", other.id).with("name", other.full_name()))
}

/// A club or country that no player of the same name shares, else the number. Empty if the name is unique.
#[must_use]
pub fn apart(t: Lang, tournament: &Tournament, entry: &Entry) -> String {
    let same_name = |other: &&Entry| {
        other.surname.eq_ignore_ascii_case(&entry.surname)
            && other.first_name.eq_ignore_ascii_case(&entry.first_name)
    };
    let others: Vec<&Entry> =
        tournament.entries.iter().filter(same_name).filter(|other| other.id != entry.id).collect();
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

#[must_use]
pub fn told_apart(t: Lang, tournament: &Tournament, entry: &Entry) -> String {
    t.listed([t.person(entry), apart(t, tournament, entry)])
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
        assert_eq!(told_apart(Lang::english(), &open, &open.entries[1]), "John Smith, Cam");
        assert_eq!(told_apart(Lang::english(), &open, &open.entries[4]), "John Smithy");
    }
}
