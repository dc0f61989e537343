//! Redaction of a person's name in free text.

use super::Entry;

impl Entry {
    /// The text with the entry's number in place of the names of its people: surname and given name in either
    /// order, the surname alone as a word, the name in the own script; ignoring case.
    #[must_use]
    pub fn taken_out_of(&self, text: &str) -> String {
        let native = self.native_name.as_deref().unwrap_or_default().trim();
        let number = format!("#{}", self.id);
        let text = replaced(text, native, &number);
        self.people().fold(text, |text, (surname, first)| without(&text, surname, first, &number))
    }
}

fn without(text: &str, surname: &str, first: &str, number: &str) -> String {
    let (surname, first) = (surname.trim(), first.trim());
    let whole = [
        format!("{first} {surname}"),
        format!("{surname} {first}"),
        format!("{surname}, {first}"),
        format!("{surname}{first}"),
    ];
    let whole = whole.iter().map(String::as_str).filter(|_| !first.is_empty());
    let names = whole.chain([surname]);
    names.fold(text.to_owned(), |text, name| replaced(&text, name, number))
}

/// Only whole words are replaced; a name of ideographs counts as one anywhere.
fn replaced(text: &str, name: &str, by: &str) -> String {
    if name.is_empty() {
        return text.to_owned();
    }
    let (text, name): (Vec<char>, Vec<char>) = (text.chars().collect(), name.chars().collect());
    let words = name.iter().all(|c| *c < '\u{2e80}');
    let joins = |at: Option<&char>| words && at.is_some_and(|c| c.is_alphanumeric());
    let same = |(a, b): (&char, &char)| a.to_lowercase().eq(b.to_lowercase());
    let mut out = String::new();
    let mut at = 0;
    while at < text.len() {
        let end = at + name.len();
        let here = text.get(at..end).is_some_and(|part| part.iter().zip(&name).all(same));
        let before = at.checked_sub(1).and_then(|before| text.get(before));
        if here && !joins(before) && !joins(text.get(end)) {
            out.push_str(by);
            at = end;
        } else {
            out.push(text[at]);
            at += 1;
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use crate::{Entry, EntryId};

    #[test]
    fn a_name_goes_however_it_stands_in_a_text() {
        let rank = "3d".parse().expect("a rank");
        let mut who = Entry::new(EntryId(7), "Grünspan", "Ada", rank);
        who.native_name = Some("森田愛".to_owned());
        let said = [
            ("Ada Grünspan came late", "#7 came late"),
            ("GRÜNSPAN, Ada; grünspan ada", "#7; #7"),
            ("with Grünspan's stones", "with #7's stones"),
            ("Grünspaner and Neugrünspan are others", "Grünspaner and Neugrünspan are others"),
            ("対局者森田愛さん", "対局者#7さん"),
            ("GRÜNSPANADA", "#7"),
            ("Ada alone may be anybody", "Ada alone may be anybody"),
        ];
        for (text, told) in said {
            assert_eq!(who.taken_out_of(text), told);
        }
    }
}
