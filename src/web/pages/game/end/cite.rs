//! Citations of the rules of play.

use crate::web::prelude::*;
use crate::web::views::referee::heading_words;
use recording::Source;

pub(in super::super) fn cite(t: Lang, rules: &Ruleset, duty: Duty) -> String {
    match Source::of(rules, duty) {
        Source::Article(no) => t.with("cite-article", [("no", no)]),
        Source::American(no) => t.with("cite-rule", [("no", no)]),
        Source::Under(heading) => t.listed([t.rules(rules.name), heading_words(t, heading)]),
        Source::Event => t.text("cite-event"),
        Source::Usual => t.text("cite-usual"),
    }
}
