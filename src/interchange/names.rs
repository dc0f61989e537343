//! Splits whole names into surname and given name. A comma decides, and Chinese, Japanese and Korean names begin
//! with the surname; for all others a column decides as a whole.

use super::column::{Column, header_words, of_word};
use super::column_names::{GIVEN_FIRST, SURNAME_FIRST};
use crate::prelude::*;
use NameOrder::{GivenFirst, SurnameFirst};

go::named! {
    /// Which part of a name is first.
    pub enum NameOrder {
        /// `Anna Berger`
        GivenFirst = "given-first",
        /// `Berger Anna`
        SurnameFirst = "surname-first",
    }
}

/// Words that begin a surname. Those from `bin` on are given names, too, if they are first.
const PARTICLES: [&str; 29] = [
    "van", "von", "vom", "vander", "de", "den", "der", "het", "zu", "zum", "zur", "da", "di", "du",
    "do", "dos", "das", "ter", "ten", "le", "la", "'t", "’t", "bin", "ibn", "bint", "del", "della",
    "el",
];
const NEVER_FIRST: usize = 23;

const OF_HEADING: usize = 2;

impl NameOrder {
    /// Splits a whole name in this order, unless the name itself shows another: by a comma, its script, capitals or the
    /// particles it begins with.
    pub fn split(self, whole: &str) -> (String, String) {
        if let Some((surname, given)) = whole.split_once([',', '，', '、']) {
            return (surname.trim().to_owned(), given.trim().to_owned());
        }
        let words: Vec<&str> = whole.split_whitespace().collect();
        let order = match is_east_asian(whole) {
            true => SurnameFirst,
            false => by_itself(&words).unwrap_or(self),
        };
        let count = words.len();
        let capitals = words.iter().filter(|word| is_capital(word)).count();
        let at = match order {
            _ if count < 2 => return (words.concat(), String::new()),
            SurnameFirst if (1..count).contains(&capitals) && is_capital(words[0]) => {
                words.iter().take_while(|word| is_capital(word)).count()
            }
            SurnameFirst => (words.iter().take_while(|word| is_particle(word, false)).count() + 1)
                .min(count - 1),
            GivenFirst if (1..count).contains(&capitals) && is_capital(words[count - 1]) => {
                words.iter().take_while(|word| !is_capital(word)).count()
            }
            GivenFirst => (1..count).find(|at| is_particle(words[*at], true)).unwrap_or(count - 1),
        };
        let (first, second) = (words[..at].join(" "), words[at..].join(" "));
        if order == SurnameFirst { (first, second) } else { (second, first) }
    }
}

/// Whether the split of a name depends on the order of its column.
pub(super) fn depends(whole: &str) -> bool {
    let words: Vec<&str> = whole.split_whitespace().collect();
    has_two_parts(whole) && by_itself(&words).is_none()
}

fn has_two_parts(whole: &str) -> bool {
    !whole.contains([',', '，', '、'])
        && !is_east_asian(whole)
        && whole.split_whitespace().nth(1).is_some()
}

fn is_particle(word: &str, within: bool) -> bool {
    let word = word.to_lowercase();
    let among = &PARTICLES[..if within { PARTICLES.len() } else { NEVER_FIRST }];
    among.contains(&word.as_str()) || (within && word.starts_with("al-"))
}

fn is_capital(word: &str) -> bool {
    let letters = word.chars().filter(|c| c.is_alphabetic()).count();
    letters > 1 && word.chars().all(|c| !c.is_lowercase()) && word.chars().any(char::is_uppercase)
}

/// `TJ`, and not `LI` or `NG`.
fn is_initials(word: &str) -> bool {
    let spoken = word.contains(['A', 'E', 'I', 'O', 'U', 'Y']) && !word.ends_with('J');
    word.len() == 2 && !spoken && word != "NG"
}

pub(super) fn is_east_asian(name: &str) -> bool {
    name.chars().any(|c| matches!(c, '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' | '\u{ac00}'..='\u{d7a3}'))
}

/// Surnames in capitals: `MARTIN Anne`, `Anne MARTIN`.
fn by_capitals(words: &[&str]) -> Option<NameOrder> {
    let [first, .., last] = words else { return None };
    // `TJ Hooker`, and not `ST PIERRE Anne`.
    let initials = is_initials(first) && (words.len() == 2 || !is_capital(words[1]));
    match (is_capital(first) && !initials, is_capital(last)) {
        (true, false) => Some(SurnameFirst),
        (false, true) => Some(GivenFirst),
        _ => None,
    }
}

/// Capitals, or a beginning such as `van den Berg Jan`. Of two words the first may be a given name: `Di Wang`.
fn by_itself(words: &[&str]) -> Option<NameOrder> {
    let particles = words.len() > 2 && is_particle(words[0], false);
    by_capitals(words).or(particles.then_some(SurnameFirst))
}

/// The order that a name itself shows: by capitals, particles, or because the lists have it.
fn of_name(whole: &str, is_known: &dyn Fn(&str, &str) -> bool) -> Option<NameOrder> {
    let known = |order: NameOrder| {
        let (surname, given) = order.split(whole);
        is_known(&surname, &given)
    };
    match (known(SurnameFirst), known(GivenFirst)) {
        (true, false) => return Some(SurnameFirst),
        (false, true) => return Some(GivenFirst),
        _ => {}
    }
    let words: Vec<&str> = whole.split_whitespace().collect();
    if let Some(order) = by_itself(&words) {
        return Some(order);
    }
    let [_, within @ .., last] = &words[..] else { return None };
    // `Vries Kees de`, and not `Minh Le`.
    let ends = last.starts_with(char::is_lowercase) && is_particle(last, false);
    match ends && !within.is_empty() {
        true => Some(SurnameFirst),
        false if within.iter().any(|word| is_particle(word, true)) => Some(GivenFirst),
        false => None,
    }
}

fn of_heading(heading: &str) -> Option<NameOrder> {
    let words = header_words(heading.split(['(', '?', ':', '（', '？', '：']).next()?);
    let key = words.concat();
    let among = |list: &str| list.split_whitespace().any(|word| key.contains(word));
    let place = |columns: &[Column]| {
        words.iter().position(|word| of_word(word).is_some_and(|column| columns.contains(&column)))
    };
    match (place(&[Column::FirstName]), place(&[Column::Surname, Column::Name])) {
        _ if among(GIVEN_FIRST) => Some(GivenFirst),
        _ if among(SURNAME_FIRST) => Some(SurnameFirst),
        (Some(given), Some(surname)) if given < surname => Some(GivenFirst),
        (Some(_), _) => Some(SurnameFirst),
        _ => None,
    }
}

/// Surnames so frequent that they repeat as given names do elsewhere.
const FREQUENT: [&str; 16] = [
    "kim", "lee", "park", "choi", "jung", "li", "wang", "zhang", "liu", "chen", "yang", "huang",
    "wu", "lin", "nguyen", "tran",
];

/// The order of two columns of which one has at least three names that repeat, and three times as many as the other:
/// those are given names.
pub(super) fn by_repeats<'a>(columns: [impl Iterator<Item = &'a str>; 2]) -> Option<NameOrder> {
    let [first, second] = columns.map(|cells| {
        let mut counts: HashMap<String, usize> = HashMap::new();
        cells.for_each(|cell| *counts.entry(cell.to_lowercase()).or_default() += 1);
        let repeats = |(name, count): &(String, usize)| {
            *count > 1 && !name.is_empty() && !FREQUENT.contains(&name.as_str())
        };
        counts.into_iter().filter(repeats).count()
    });
    match first.max(second) {
        most if most < 3 || most < 3 * first.min(second) => None,
        most if most == first => Some(GivenFirst),
        _ => Some(SurnameFirst),
    }
}

/// The order of a column, by its heading and most of its names; `None` where it matters and they do not show it, or
/// only few of them.
pub(super) fn of_column<'a>(
    heading: &str,
    names: impl Iterator<Item = &'a str>,
    is_known: &dyn Fn(&str, &str) -> bool,
) -> Option<NameOrder> {
    let names: Vec<&str> = names.filter(|name| has_two_parts(name)).collect();
    let said = of_heading(heading);
    let votes = |order| {
        let of_names = names.iter().filter(|name| of_name(name, is_known) == Some(order)).count();
        of_names + if said == Some(order) { OF_HEADING } else { 0 }
    };
    let (surname, given) = (votes(SurnameFirst), votes(GivenFirst));
    let most = surname.max(given);
    let few = most * (if most < 3 { 2 } else { 10 }) < names.len();
    match surname.cmp(&given) {
        _ if !names.iter().any(|name| depends(name)) => Some(said.unwrap_or(SurnameFirst)),
        _ if surname.min(given) * 2 > most || (few && said.is_none()) => None,
        std::cmp::Ordering::Greater => Some(SurnameFirst),
        std::cmp::Ordering::Less => Some(GivenFirst),
        std::cmp::Ordering::Equal => None,
    }
}
