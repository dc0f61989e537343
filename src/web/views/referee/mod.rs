//! The referee's decisions in words, and rulings as other pages mention them.

pub mod appeals;
pub mod effects;
pub mod kinds;
mod lateness;
mod own;
mod shown;

pub use lateness::absent_loses_at;
pub use own::{OwnRuling, own_rulings};
pub use shown::{ShownRuling, moment, shown_rulings, table_now};

use crate::web::prelude::*;
use recording::Heading;
use referee::text_key;

/// A text, and its language if that is not the reader's.
pub struct TextWords {
    pub words: String,
    pub language: Option<&'static str>,
}

impl TextWords {
    #[must_use]
    pub fn of(own: Option<String>, english: impl FnOnce() -> String) -> Self {
        match own {
            Some(words) => Self { words, language: None },
            None => Self { words: english(), language: Some("en") },
        }
    }

    /// A text that a ruling is based on, translated if it is known. Words that an event wrote itself are kept.
    #[must_use]
    pub fn basis(t: Lang, text: &str) -> Self {
        let Some(key) = text_key(text) else {
            return Self { words: text.to_owned(), language: None };
        };
        let english = || text.replace('\'', "\u{2019}");
        let own = (t == Lang::english()).then(english);
        Self::of(own.or_else(|| t.own_text(&format!("text-{key}"))), english)
    }
}

#[must_use]
pub fn heading_words(t: Lang, heading: Heading) -> String {
    match heading {
        Heading::End => TextWords::basis(t, "End of the game").words,
        Heading::Count => t.text("end-the-count"),
        Heading::Play => TextWords::basis(t, "Rules of play").words,
    }
}
