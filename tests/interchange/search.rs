//! Searching the rating lists as people type: with a mistake, in any order, by number.

use std::collections::HashMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;

use chrono::NaiveDate;
use interchange::ratings;
use rating::{HitReason, ListIndex, Listed, folded};

/// A mistake that hands make, or the way somebody else writes a name.
const MISTAKES: [&str; 10] = [
    "letter left out",
    "letter doubled",
    "other letter",
    "letters swapped",
    "letter put in",
    "first name first",
    "accent",
    "underscores",
    "blank left out",
    "half typed",
];

fn indices() -> Vec<ListIndex> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden/ratings");
    let today = NaiveDate::from_ymd_opt(2026, 8, 1).unwrap();
    let read = |name| ratings::read(&fs::read(folder.join(name)).unwrap(), today).unwrap().list;
    ["egf.html", "ffg.txt", "aga.txt"].map(|name| ListIndex::new(Arc::new(read(name)))).into()
}

/// Numbers that look drawn and are the same each time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, most: usize) -> usize {
        self.0 = self.0.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (self.0 >> 33) as usize % most
    }
}

/// What somebody types who means that person, with one mistake.
fn typed(dice: &mut Dice, listed: &Listed<'_>, mistake: &str) -> String {
    let name = listed.full_name().to_lowercase();
    let mut letters: Vec<char> = name.chars().collect();
    let places: Vec<usize> =
        (0..letters.len()).filter(|place| letters[*place].is_alphabetic()).collect();
    let at = places[dice.below(places.len())];
    let other = char::from(b'a' + dice.below(26) as u8);
    match mistake {
        "letter left out" => drop(letters.remove(at)),
        "letter doubled" => letters.insert(at, letters[at]),
        "other letter" => letters[at] = other,
        "letters swapped" => letters.swap(at, (at + 1).min(name.chars().count() - 1)),
        "letter put in" => letters.insert(at, other),
        "first name first" => {
            return format!("{} {}", listed.first_name, listed.surname);
        }
        "accent" => letters.insert(at + 1, '\u{301}'),
        "underscores" => letters.iter_mut().filter(|c| **c == ' ').for_each(|c| *c = '_'),
        "blank left out" => letters.retain(|c| *c != ' '),
        _ => {
            letters.pop();
        }
    }
    letters.into_iter().collect()
}

#[test]
fn with_one_mistake_the_right_person_comes_first() {
    let lists = indices();
    let mut dice = Dice(20_260_801);
    let (mut right, mut wrong) = (0, Vec::new());
    for turn in 0..200 {
        let index = &lists[turn % lists.len()];
        let mut bearers: HashMap<Vec<String>, usize> = HashMap::new();
        for listed in index.list().people() {
            *bearers.entry(folded(&listed.full_name())).or_default() += 1;
        }
        // Who shares the whole name with somebody cannot be told apart by it.
        let listed = loop {
            let listed = index.list().get(dice.below(index.list().len())).unwrap();
            if bearers[&folded(&listed.full_name())] == 1 && !listed.first_name.is_empty() {
                break listed;
            }
        };
        let mistake = MISTAKES[turn % MISTAKES.len()];
        let query = typed(&mut dice, &listed, mistake);
        let hit = index.search(&query, 5).first().and_then(|hit| index.list().get(hit.place));
        if hit == Some(listed) {
            right += 1;
        } else {
            let found = hit.map(|hit| hit.full_name());
            wrong.push(format!("{mistake}: {query} is {}, found {found:?}", listed.full_name()));
        }
    }
    println!("{right} of 200 right\n{}", wrong.join("\n"));
    assert!(right >= 190, "{right} of 200 right\n{}", wrong.join("\n"));
}

#[test]
fn people_are_found_by_number_part_and_script() {
    let lists = indices();
    let first = |list: usize, query: &str| {
        let index = &lists[list];
        let hits = index.search(query, 3);
        hits.first().and_then(|hit| index.list().get(hit.place)).map(|listed| listed.full_name())
    };
    assert_eq!(first(0, "98676682").as_deref(), Some("'s Gravenzande Cornelis"));
    assert_eq!(first(0, "98676683").as_deref(), Some("'s Gravenzande Cornelis"), "a digit wrong");
    assert_eq!(first(1, "4437979").as_deref(), Some("Aubrecourt Aurèle"));
    assert_eq!(first(1, "aurele aubr").as_deref(), Some("Aubrecourt Aurèle"));
    assert_eq!(first(0, "Бондарченко Мстислав").as_deref(), Some("Bondarchenko Mstislav"));
    assert_eq!(first(0, "'s_Gravenzande  cornelis").as_deref(), Some("'s Gravenzande Cornelis"));
    assert_eq!(first(0, "xqzjkwv"), None);
    assert_eq!(first(0, " _-%' "), None);
}

#[test]
fn a_hit_says_why_it_fits() {
    let index = &indices()[0];
    for (query, how) in [
        ("Bondarchenko Mstislav", HitReason::Exact),
        ("mstislav bondar", HitReason::Beginning),
        ("Bondarchnko Mstislav", HitReason::Alike),
        ("BondarchenkoMstislav", HitReason::Alike),
        ("98676682", HitReason::Number),
    ] {
        assert_eq!(index.search(query, 1)[0].how, how, "{query}");
    }
}

#[test]
fn homonyms_are_all_found() {
    let lists = indices();
    let index = &lists[0];
    let hits = index.search("Adelheid zu Hohenfels", 5);
    let ids: Vec<_> = hits
        .iter()
        .filter_map(|hit| index.list().get(hit.place))
        .filter(|listed| listed.full_name() == "zu Hohenfels Adelheid")
        .map(|listed| listed.id)
        .collect();
    assert_eq!(ids.len(), 2, "{ids:?}");
    assert_ne!(ids[0], ids[1]);
    assert_eq!(hits[0].score, hits[1].score, "nothing tells them apart");
}
