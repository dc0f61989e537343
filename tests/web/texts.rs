//! The texts that rulings rest on: in English, and in languages that they are published in.

use std::collections::{BTreeMap, BTreeSet};

use tengen::referee::{
    Basis, Case, Circumstances, Incident, IncidentKind, Noticed, ProcedureName, Profile, rule,
    rules_for, text_key, texts,
};
use tengen::web::Lang;

/// Every basis that a ruling under any procedure can name, found in the data and by ruling.
fn bases() -> Vec<Basis> {
    let mut all = Vec::new();
    for name in ProcedureName::ALL {
        for profile in [Profile::Domestic, Profile::International] {
            let procedure = name.preset_for(profile);
            all.extend([procedure.confirmation.clone(), procedure.elsewhere_basis.clone()]);
            all.extend(procedure.clauses.iter().map(|clause| clause.basis.clone()));
            for kind in IncidentKind::ALL.into_iter() {
                all.extend(rules_for(&procedure, kind).into_iter().map(|rule| rule.basis));
                for confirmed in [false, true] {
                    let incident = Incident {
                        circumstances: Circumstances { minutes: 40, ..Circumstances::default() },
                        noticed: Noticed::UpToThree,
                        ..Incident::new(kind, tengen::go::Color::Black)
                    };
                    let case = Case { confirmed, ..Case::new(&procedure, &incident) };
                    all.extend(rule(&case).map(|ruling| ruling.basis));
                }
            }
        }
    }
    all.extend([Basis::of_event(), Basis::of_rules()]);
    all
}

/// The texts of the catalogue of one language alone, by the beginning of their keys.
fn catalogue(language: &str, begins: &str) -> BTreeMap<String, String> {
    let file = format!("templates/locales/{language}/incident.ftl");
    let text = std::fs::read_to_string(file).expect("the catalogue is there");
    let lines = text.lines().filter_map(|line| line.strip_prefix(begins)?.split_once(" = "));
    lines.map(|(key, text)| (key.to_owned(), text.to_owned())).collect()
}

/// The languages beside English in which what a text says is published, by the beginning of its key: names of texts and
/// of articles, and what this program says of its own, are in all.
fn is_published(language: &str, key: &str) -> bool {
    let ours = ["says-usual", "says-rules-of", "says-event", "says-club"];
    let of_language: &[&str] = match language {
        "da" | "ja" => &["says-nihon-kiin"],
        "de" => &["says-dgob", "says-pair-go"],
        "ko" => &["says-korean"],
        "nl" => &["says-ngb"],
        "zh-Hans" => &["says-chinese"],
        _ => &[],
    };
    !key.starts_with("says-") || ours.iter().chain(of_language).any(|text| key.starts_with(text))
}

#[test]
fn every_basis_of_every_procedure_has_a_key() {
    let bases = bases();
    assert!(bases.len() > 1000, "{}", bases.len());
    for basis in &bases {
        let parts = [&basis.words, &basis.article, &basis.source];
        for text in parts.into_iter().filter(|text| !text.is_empty()) {
            assert!(text_key(text).is_some(), "no key for {text:?}");
        }
    }
    for name in ProcedureName::ALL {
        assert!(text_key(&name.preset().edition).is_some(), "{name}");
    }
}

/// English is what the referee room says.
#[test]
fn a_text_is_translated_where_it_is_published_and_nowhere_else() {
    for language in Lang::all() {
        let tag = language.tag();
        let expected: Vec<&str> = match tag {
            "en" => Vec::new(),
            _ => texts().map(|(key, _)| key).filter(|key| is_published(tag, key)).collect(),
        };
        let expected: BTreeSet<&str> = expected.into_iter().collect();
        let catalogue = catalogue(tag, "text-");
        assert_eq!(
            catalogue.keys().map(String::as_str).collect::<BTreeSet<_>>(),
            expected,
            "{tag}"
        );
        for (key, text) in texts().filter(|(key, _)| key.starts_with("says")) {
            assert!(
                catalogue.get(key).is_none_or(|own| own != text),
                "{tag}: still English: {key}"
            );
        }
    }
}

#[test]
fn every_quotation_is_in_english_and_in_languages_it_is_published_in() {
    let names: Vec<&str> = tengen::referee::quotations().map(|quote| quote.name.as_ref()).collect();
    assert!(names.len() >= 15, "{}", names.len());
    for language in Lang::all() {
        let catalogue = catalogue(language.tag(), "quote-");
        for name in &names {
            let there = match language.tag() {
                "en" => true,
                "da" => name.starts_with("japanese"),
                _ => false,
            };
            assert_eq!(catalogue.contains_key(*name), there, "{} in {language:?}", name);
        }
    }
}
