//! What a ruling rests on, in the viewer's language.

use crate::web::Lang;
use crate::web::views::referee::TextWords;
use referee::{Basis, Period, Standing};

/// The name of a text or of its article, in the viewer's language.
pub(super) fn said(t: Lang, text: &str) -> String {
    TextWords::basis(t, text).words
}

/// The text's own words.
pub(super) struct Quote {
    /// The language of the text.
    pub language: &'static str,
    /// Its words.
    pub words: &'static str,
    /// Our translation; none in the language of the text.
    pub ours: Option<TextWords>,
}

/// What a ruling rests on.
pub(super) struct Why {
    /// Whether the text says so, it follows from it, or it is practice.
    pub stands: String,
    /// The text's own words, where they were found for certain.
    pub quote: Option<Quote>,
    /// What the text says, in our own words or the event's.
    pub words: TextWords,
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
            ours: (t.tag() != quote.language).then(|| {
                let key = format!("quote-{}", quote.name);
                TextWords::of(t.own_text(&key), || Lang::english().text(&key))
            }),
        });
        // Where no text says anything, none is named.
        let silent = basis.standing == Standing::Setting
            && ["No article", "No procedure"].contains(&basis.article.as_ref());
        if silent {
            let words = TextWords::basis(t, &basis.words);
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
            words: TextWords::basis(t, &basis.words),
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
