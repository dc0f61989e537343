//! Incidents and rulings, and the referee's log.
//!
//! The way to a ruling is a page for each step (board → what → end → when → ruling). The answers are in a draft, which is
//! kept until the ruling is given, so every answer can be changed. Links may begin with answers; reading writes nothing.

mod draft;
mod log;
mod play;
pub(super) mod procedure;
mod ruling;
mod steps;
mod when;

use crate::web::prelude::*;
use crate::web::views::referee::TextWords;
use draft::{Draft, MEMBERS, RulingStep, When, moves_asked};
use log::{MOST_WORDS, later_rounds, with_members};
use procedure::Stands;
use referee::{Period, Quotation, text_key};
use ruling::RulingPage;
use steps::{At, which_position};
use when::{WhenPage, moved_words, only_answer};

struct Why {
    /// Whether the text says so, it is derived, or it is practice.
    stands: String,
    /// The original wording, if it is known for certain.
    quote: Option<&'static Quotation>,
    /// A summary, in our own words or the event's.
    words: TextWords,
    /// Whether no text has it, and the event does not set it.
    practice: bool,
    source: TextWords,
    /// Without words if there is no article.
    article: TextWords,
}

impl Why {
    /// The source and the article, as far as they say more than `stands`.
    fn cited(&self) -> impl Iterator<Item = &TextWords> {
        let source = Some(&self.source).filter(|_| !self.practice);
        source.into_iter().chain([&self.article]).filter(|part| !part.words.is_empty())
    }
}

impl Lang {
    fn why(self, basis: &Basis) -> Why {
        // Rulings of earlier versions name the procedure's text for practice.
        let practice = basis.standing == Standing::Setting
            && basis.source != Basis::of_event().source
            && text_key(&basis.source).is_some();
        let unnamed = ["No article", "No procedure"].contains(&basis.article.as_ref());
        Why {
            stands: self.text(match basis.standing {
                Standing::Text => "standing-text",
                Standing::Derived => "standing-derived",
                Standing::Setting => "standing-setting",
            }),
            quote: basis.quotation(),
            words: TextWords::basis(self, &basis.words),
            practice,
            source: self.cited(if practice { "General practice" } else { &basis.source }),
            article: self.cited(if practice && unnamed { "" } else { &basis.article }),
        }
    }

    /// Our translation; `None` if the viewer reads the language of the text.
    fn translation(self, quote: &Quotation) -> Option<TextWords> {
        let key = format!("quote-{}", quote.name);
        let ours = || TextWords::of(self.own_text(&key), || Lang::english().text(&key));
        (self.tag() != quote.language).then(ours)
    }

    /// The period in which a text is in force; empty if unknown.
    fn in_force(self, period: Period) -> String {
        match (period.from, period.until) {
            (None, None) => String::new(),
            (Some(from), None) => self.with("period-from", [("from", self.day(from))]),
            (None, Some(until)) => self.with("period-until", [("until", self.day(until))]),
            (Some(from), Some(until)) => self.with("period", [("days", self.days(from, until))]),
        }
    }
}
