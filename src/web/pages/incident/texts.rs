//! The texts a ruling is based on, in the viewer's language.

use crate::web::prelude::*;
use crate::web::views::referee::TextWords;
use referee::Period;

pub(super) fn said(t: Lang, text: &str) -> String {
    TextWords::basis(t, text).words
}

pub(super) struct Quote {
    pub language: &'static str,
    pub words: &'static str,
    /// Our translation; `None` if the viewer reads the language of the text.
    pub ours: Option<TextWords>,
}

pub(super) struct Why {
    /// Whether the text says so, it is derived, or it is practice.
    pub stands: String,
    /// The original wording, if it is known for certain.
    pub quote: Option<Quote>,
    /// A summary, in our own words or the event's.
    pub words: TextWords,
    pub source: String,
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
        // Without an article, no source but general practice is named.
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

/// The period in which a text is in force; empty if unknown.
pub(super) fn in_force(t: Lang, period: Period) -> String {
    match (period.from, period.until) {
        (None, None) => String::new(),
        (Some(from), None) => t.with("period-from", [("from", t.day(from))]),
        (None, Some(until)) => t.with("period-until", [("until", t.day(until))]),
        (Some(from), Some(until)) => t.with("period", [("days", t.days(from, until))]),
    }
}
