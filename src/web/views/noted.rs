//! Notes about failed requests to other servers, in the viewer's language.

use crate::web::prelude::*;

pub struct Noted {
    pub words: String,
    /// Whether the words are English in a page of another language.
    pub english: bool,
}

/// The second line of a note is a [`Sentence`] as JSON. Notes without one stay in English.
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
