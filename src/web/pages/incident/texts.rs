//! The texts a ruling is based on, in the viewer's language.

use crate::web::prelude::*;
use crate::web::views::referee::TextWords;
use crate::web::views::referee::effects::effect_words;
use referee::Period;

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

impl Lang {
    pub(super) fn incident(self, incident: &Incident) -> String {
        incident_words(self, incident.kind, incident.by)
    }

    pub(super) fn effect(self, effect: &Effect) -> String {
        effect_words(self, effect)
    }

    /// A text that a ruling is based on, or an article of it.
    pub(super) fn cited(self, text: &str) -> String {
        TextWords::basis(self, text).words
    }

    pub(super) fn why(self, basis: &Basis) -> Why {
        let quote = basis.quotation().map(|quote| Quote {
            language: &quote.language,
            words: &quote.words,
            ours: (self.tag() != quote.language).then(|| {
                let key = format!("quote-{}", quote.name);
                TextWords::of(self.own_text(&key), || Lang::english().text(&key))
            }),
        });
        // Without an article, no source but general practice is named.
        let silent = basis.standing == Standing::Setting
            && ["No article", "No procedure"].contains(&basis.article.as_ref());
        if silent {
            let words = TextWords::basis(self, &basis.words);
            let (source, none) = (self.cited("General practice"), String::new());
            return Why { stands: none.clone(), quote, words, source, article: none };
        }
        Why {
            stands: self.text(match basis.standing {
                Standing::Text => "standing-text",
                Standing::Derived => "standing-derived",
                Standing::Setting => "standing-setting",
            }),
            quote,
            words: TextWords::basis(self, &basis.words),
            source: self.cited(&basis.source),
            article: self.cited(&basis.article),
        }
    }

    /// The period in which a text is in force; empty if unknown.
    pub(super) fn in_force(self, period: Period) -> String {
        match (period.from, period.until) {
            (None, None) => String::new(),
            (Some(from), None) => self.with("period-from", [("from", self.day(from))]),
            (None, Some(until)) => self.with("period-until", [("until", self.day(until))]),
            (Some(from), Some(until)) => self.with("period", [("days", self.days(from, until))]),
        }
    }
}
