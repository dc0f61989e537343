//! What was noted of a try to reach another server, as the viewer reads it.

use crate::web::{Lang, Sentence};

/// A note in words.
pub struct Noted {
    /// The words.
    pub words: String,
    /// Whether they are English, whatever the language of the page.
    pub english: bool,
}

/// A note, whose second line is a text of the catalogues; one without it stays in English.
pub fn noted(t: Lang, note: &str) -> Noted {
    let (english, sentence) = note.split_once('\n').unwrap_or((note, ""));
    match serde_json::from_str::<Sentence>(sentence) {
        Ok(sentence) => Noted { words: t.sentence(&sentence), english: false },
        Err(_) => Noted { words: english.to_owned(), english: true },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_is_read_in_any_language_and_an_old_one_as_it_was_written() {
        let note =
            "the server answered 404\n{\"k\":\"outside-status\",\"a\":[[\"status\",\"404\"]]}";
        let read = noted(Lang::english(), note);
        assert!(read.words.contains("404") && !read.english, "{}", read.words);
        let old = noted(Lang::english(), "the server took too long");
        assert!(old.english && old.words == "the server took too long");
    }
}
