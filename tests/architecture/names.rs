//! One name for one type, held by reading the source: whoever reads `Board` in one room must not find another
//! thing of that name in the next.

use std::collections::{BTreeMap, BTreeSet};

use super::{code, room_of, show, sources};

#[test]
fn no_two_rooms_have_types_of_one_name() {
    let mut named: BTreeMap<String, BTreeMap<usize, String>> = BTreeMap::new();
    for file in sources("src") {
        let Some((place, _)) = room_of(&file) else { continue };
        for name in public_types(&code(&file)) {
            named.entry(name).or_default().insert(place, show(&file));
        }
    }
    assert!(named.len() > 400, "only {} types were found: the search is broken", named.len());
    // Each room's own, by the language's custom, as `std::io::Result` is.
    named.retain(|name, rooms| rooms.len() > 1 && name != "Result");
    assert_eq!(named, BTreeMap::new(), "one name, two types: name each by its own noun");
}

#[test]
fn a_public_type_is_noticed_however_it_is_written() {
    let code = "pub struct A<T>(T); pub(super) enum B {}\n    pub enum C {} struct D; pub type E = u8;\
                pub trait F {} pub const fn g() {} pub unsafe trait H {} x! { pub struct I; }";
    let found: BTreeSet<String> = public_types(code).collect();
    assert_eq!(found.into_iter().collect::<String>(), "ACEFHI");
}

/// The names of the types and traits that code declares for others; re-exports are none.
fn public_types(code: &str) -> impl Iterator<Item = String> {
    let words = code.split(|c: char| !c.is_alphanumeric() && c != '_' && c != '(' && c != ')');
    let words: Vec<&str> = words.filter(|word| !word.is_empty()).collect();
    let mut names = Vec::new();
    for (at, word) in words.iter().enumerate() {
        let rest: Vec<&str> =
            words[at + 1..].iter().copied().filter(|word| *word != "unsafe").take(2).collect();
        if let ("pub", ["struct" | "enum" | "trait" | "type" | "union", name]) = (*word, &rest[..])
        {
            names.push((*name).to_owned());
        }
    }
    names.into_iter()
}
