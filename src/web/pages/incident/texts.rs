//! What a ruling rests on, in the viewer's language.

use crate::web::Lang;
use referee::{Basis, Period, Standing, text_key};

/// A text of a federation or of the referee room in the viewer's language; what an event wrote itself stays
/// as it was written.
pub(super) fn said(t: Lang, text: &str) -> String {
    text_key(text).map_or_else(|| text.to_owned(), |key| t.text(&format!("text-{key}")))
}

/// The text's own words.
pub(super) struct Quote {
    /// The language of the text.
    pub language: &'static str,
    /// Its words.
    pub words: &'static str,
    /// Our translation; empty in the language of the text.
    pub ours: String,
}

/// What a ruling rests on.
pub(super) struct Why {
    /// Whether the text says so, it follows from it, or it is practice.
    pub stands: String,
    /// The text's own words, where they were found for certain.
    pub quote: Option<Quote>,
    /// What the text says, in our own words or the event's.
    pub words: String,
    /// The text.
    pub source: String,
    /// The article.
    pub article: String,
}

impl Why {
    pub fn of(t: Lang, basis: &Basis) -> Self {
        let quote = basis.quotation().map(|quote| Quote {
            language: &quote.language,
            words: &quote.words,
            ours: match t.tag() == quote.language {
                true => String::new(),
                false => t.text(&format!("quote-{}", quote.name)),
            },
        });
        // Where no text says anything, none is named.
        let silent = basis.standing == Standing::Setting
            && ["No article", "No procedure"].contains(&basis.article.as_ref());
        if silent {
            let words = said(t, &basis.words);
            let (source, none) = (said(t, "General practice"), String::new());
            return Self { stands: none.clone(), quote, words, source, article: none };
        }
        Self {
            stands: t.text(match basis.standing {
                Standing::Text => "standing-text",
                Standing::Derived => "standing-derived",
                Standing::Setting => "standing-setting",
            }),
            quote,
            words: said(t, &basis.words),
            source: said(t, &basis.source),
            article: said(t, &basis.article),
        }
    }
}

/// When a text is in force; empty where nothing is known.
pub(super) fn in_force(t: Lang, period: Period) -> String {
    match (period.from, period.until) {
        (None, None) => String::new(),
        (Some(from), None) => t.with("period-from", [("from", t.day(from))]),
        (None, Some(until)) => t.with("period-until", [("until", t.day(until))]),
        (Some(from), Some(until)) => t.with("period", [("days", t.days(from, until))]),
    }
}
