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

/// Keys of what other people's texts say and of their titles, by the languages beside English in which they are
/// published; a key that ends with `-` stands for all that begin so.
const PUBLISHED: [(&[&str], &str); 6] = [
    (
        &["da", "ja"],
        "says-nihon-kiin- article-art-2-and-13-2 article-art-5 article-art-5-and-13-2 article-art-9- \
         article-art-10- article-art-11 article-art-11-and-14 article-art-12 article-art-13- \
         article-art-14 article-without-art-14 source-japanese- source-kansai- source-nihon-",
    ),
    (&["de"], "says-dgob- says-pair-go- article-3- source-deutscher- source-pair-go-"),
    (&["fr"], "source-federation-francaise-"),
    (
        &["ko"],
        "says-korean- article-art-18 article-art-18-suspended- article-cautions article-fouls \
         article-repetition source-korea-",
    ),
    (&["nl"], "says-ngb- article-illegal-moves source-nederlandse- source-wikipedia-"),
    (
        &["zh-Hans"],
        "says-chinese- article-art-17 article-art-17- article-art-18 article-art-19-and-20 \
         article-art-20 article-art-22 article-art-5-and-20 article-other- article-overtime \
         article-repetition article-suicide source-chinese- source-ing-",
    ),
];

/// What this program says of its own, in every language: what is usual, and what the event sets.
const OURS: &str = "says-usual- says-club- says-event says-rules-of-play article-absence \
    article-at-the-arbiter-s-discretion article-both-flags article-calls-after- article-clock-not-pressed \
    article-clock-stopped article-confirmation article-devices article-end-of-the-game \
    article-faulty-clock article-flag- article-lateness article-noise article-own-rule \
    article-phone article-playing-a-stone article-rules-of-play article-time article-wrong-time-set \
    source-clubs-and-beginners-sheets source-general-practice source-settings-of-the-event";

fn is_there(language: &str, key: &str) -> bool {
    let is_of = |of: &str| key == of || (of.ends_with('-') && key.starts_with(of));
    let published = PUBLISHED.iter().filter(|(languages, _)| languages.contains(&language));
    published.map(|(_, keys)| *keys).chain([OURS]).flat_map(|keys| keys.split(' ')).any(is_of)
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
        let is_there = |key: &&str| tag != "en" && is_there(tag, key);
        let expected: BTreeSet<&str> = texts().map(|(key, _)| key).filter(is_there).collect();
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
