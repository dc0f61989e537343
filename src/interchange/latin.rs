use any_ascii::any_ascii_char;
use encoding_rs::ISO_8859_15;

use super::Note;

pub(super) fn ascii(text: &str) -> String {
    text.chars().map(plain).collect()
}

/// A character in plain ASCII; an emoji, which would be spelled as `:grinning:`, is left out.
fn plain(c: char) -> &'static str {
    match any_ascii_char(c) {
        spelled if spelled.len() > 1 && spelled.starts_with(':') => "",
        spelled => spelled,
    }
}

fn in_latin_9(c: char) -> bool {
    c.is_ascii() || !ISO_8859_15.encode(c.encode_utf8(&mut [0; 4])).2
}

/// The text in letters of ISO-8859-15: others are transliterated to ASCII, letter by letter. Control characters
/// become blanks; an empty result becomes `?`.
pub(super) fn latin_9(text: &str) -> String {
    let mut latin = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            c if c.is_control() || c.is_whitespace() => latin.push(' '),
            c if in_latin_9(c) => latin.push(c),
            c => latin.push_str(plain(c)),
        }
    }
    let empty = latin.trim().is_empty() && !text.trim().is_empty();
    if empty { "?".to_owned() } else { latin }
}

/// As [`latin_9`], with a note of the change.
pub(super) fn transliterated(text: &str, notes: &mut Vec<Note>) -> String {
    let latin = latin_9(text);
    if latin != text {
        notes.push(Note::Transliterated { from: text.to_owned(), to: latin.clone() });
    }
    latin
}

pub(super) fn encode(text: &str) -> Vec<u8> {
    let plain: String = text.chars().map(|c| if in_latin_9(c) { c } else { '?' }).collect();
    ISO_8859_15.encode(&plain).0.into_owned()
}

/// Blanks become `_`, so that a fixed layout sees one word.
pub(super) fn one_word(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join("_")
}

pub(super) fn cut(text: &str, most: usize) -> String {
    text.chars().take(most).collect()
}

/// `Surname First_name`, or the only name, in at most `most` characters, with a note if it is cut. At least four
/// letters of the first name are kept, so that columns stay in place. It never ends with a blank (`_`).
pub(super) fn name_within(
    surname: &str,
    first_name: &str,
    most: usize,
    notes: &mut Vec<Note>,
) -> String {
    const LEAST: usize = 4;
    let room = most.saturating_sub(1 + first_name.chars().count().min(LEAST));
    let name = format!("{surname} {first_name}").trim_end().to_owned();
    let short = cut(format!("{} {first_name}", cut(surname, room)).trim_end(), most);
    if short == name {
        return name;
    }
    let written = short.trim_end_matches('_').to_owned();
    notes.push(Note::NameCut { name, written: written.clone() });
    written
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_surname_leaves_room_for_the_first_name() {
        let mut notes = Vec::new();
        let mut within = |surname, first_name, most| {
            let name = name_within(surname, first_name, most, &mut notes);
            (name, std::mem::take(&mut notes).len())
        };
        assert_eq!(within("Berg", "Anna", 25), ("Berg Anna".into(), 0));
        assert_eq!(within("Sukarno", "", 25), ("Sukarno".into(), 0));
        assert_eq!(within("Wolfeschlegelstein", "Hubert", 16), ("Wolfeschleg Hube".into(), 1));
        assert_eq!(within("Wolfeschlegelstein", "", 16), ("Wolfeschlegelst".into(), 1));
        assert_eq!(within("Berg", "Anna_Ida_Eva", 14), ("Berg Anna_Ida".into(), 1));
    }

    #[test]
    fn only_what_is_lacking_is_transliterated() {
        assert_eq!(latin_9("Žižkovský Łucja Œuvre"), "Žižkovský Lucja Œuvre");
        assert_eq!(latin_9("Верескова Агния"), "Vereskova Agniya");
        assert_eq!(latin_9("本因坊"), "BenYinFang");
        assert_eq!(latin_9("a\u{7}\u{2028}"), "a  ");
        assert_eq!(latin_9("\u{e000}"), "?");
        assert_eq!(latin_9("Smit😀 👩‍🚀"), "Smit ");
    }

    #[test]
    fn the_bytes_are_those_of_iso_8859_15() {
        assert_eq!(encode("€Šœÿ½"), [0xa4, 0xa6, 0xbd, 0xff, b'?']);
    }
}
