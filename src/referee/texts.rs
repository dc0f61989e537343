//! The source texts of rulings, each with a key, so that catalogues of other languages can translate them. The key
//! is made of the place in the data: the procedure, the kind and the conditions of its first clause, as
//! `says-chinese-1988-take-back-dropped`. Articles and sources are named by their own text.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use unicode_normalization::UnicodeNormalization;

use super::procedures::PLAY_WENT_ON;
use super::{Basis, Clause, ProcedureName, Profile, Standing, usual};

static TEXTS: LazyLock<Texts> = LazyLock::new(collect);

/// A text that occurs several times has the key of the first.
#[derive(Default)]
struct Texts {
    keys: BTreeMap<String, String>,
    taken: BTreeMap<String, u32>,
}

/// The key of a text: the words, the article, the source or the edition of a preset or of the usual clauses; `None`
/// for an event's own text.
///
/// ```
/// assert_eq!(referee::text_key("Art. 14"), Some("article-art-14"));
/// assert_eq!(referee::text_key("House rules"), None);
/// ```
pub fn text_key(text: &str) -> Option<&'static str> {
    TEXTS.keys.get(text).map(String::as_str)
}

/// Every text with its key: `(key, text)`.
pub fn texts() -> impl Iterator<Item = (&'static str, &'static str)> {
    TEXTS.keys.iter().map(|(text, key)| (key.as_str(), text.as_str()))
}

fn collect() -> Texts {
    let mut texts = Texts::default();
    texts.add("says", PLAY_WENT_ON, "usual-play-went-on");
    for name in ProcedureName::ALL {
        for (profile, ending) in
            [(Profile::Domestic, ""), (Profile::International, "-international")]
        {
            let procedure = name.preset_for(profile);
            let place = format!("{name}{ending}");
            texts.add("source", &procedure.edition, &slug(&procedure.edition));
            for clause in &procedure.clauses {
                texts.clause(&place, clause);
            }
            for (what, basis) in [
                ("confirmation", &procedure.confirmation),
                ("elsewhere", &procedure.elsewhere_basis),
                ("accepted-end", &procedure.accepted_end),
                ("earlier-ruling", &procedure.earlier_ruling),
            ] {
                let practice = basis.standing == Standing::Setting;
                texts.basis(&format!("{}-{what}", if practice { "usual" } else { &place }), basis);
            }
        }
    }
    for clause in usual::clauses(&ProcedureName::Club.preset()) {
        texts.clause("usual", &clause);
    }
    texts.basis("event", &Basis::of_event());
    texts.basis("rules-of-play", &Basis::of_rules());
    texts
}

impl Texts {
    fn clause(&mut self, place: &str, clause: &Clause) {
        let kind = clause.kinds.first().map(|kind| kind.name());
        let conditions = clause.when.iter().map(|condition| condition.name());
        let parts: Vec<&str> = [place].into_iter().chain(kind).chain(conditions).collect();
        self.basis(&parts.join("-"), &clause.basis);
    }

    fn basis(&mut self, place: &str, basis: &Basis) {
        self.add("says", &basis.words, place);
        self.add("article", &basis.article, &slug(&basis.article));
        self.add("source", &basis.source, &slug(&basis.source));
    }

    fn add(&mut self, family: &str, text: &str, place: &str) {
        if text.is_empty() || self.keys.contains_key(text) {
            return;
        }
        let key = format!("{family}-{place}");
        let count = self.taken.entry(key.clone()).or_default();
        *count += 1;
        let key = if *count == 1 { key } else { format!("{key}-{count}") };
        self.keys.insert(text.to_owned(), key);
    }
}

fn slug(text: &str) -> String {
    let plain: String = text.nfd().filter(|c| !('\u{300}'..='\u{36f}').contains(c)).collect();
    let words = plain.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_ascii_lowercase).collect::<Vec<_>>().join("-")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_text_has_one_key_and_every_key_one_text() {
        let keys: BTreeSet<&str> = texts().map(|(key, _)| key).collect();
        assert_eq!(keys.len(), texts().count());
        assert!(keys.len() > 90, "{}", keys.len());
        assert!(keys.contains("says-chinese-1988-take-back-dropped"));
        assert!(texts().all(|(key, _)| key == slug(key)), "keys are plain");
    }

    #[test]
    fn a_name_becomes_a_key() {
        assert_eq!(slug("Fédération Française de Go, 1.2"), "federation-francaise-de-go-1-2");
    }
}
