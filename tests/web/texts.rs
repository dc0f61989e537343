//! Every text that a ruling rests on is written in every language.

use std::collections::BTreeMap;

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

/// A text of the catalogue of one language alone: what it lacks is not read in English.
fn catalogue(language: &str) -> BTreeMap<String, String> {
    let file = format!("templates/locales/{language}/incident.ftl");
    let text = std::fs::read_to_string(file).expect("the catalogue is there");
    let lines = text.lines().filter(|line| line.starts_with("text-"));
    let lines = lines.filter_map(|line| line.split_once(" = "));
    lines.map(|(key, text)| (key.to_owned(), text.to_owned())).collect()
}

#[test]
fn every_basis_of_every_procedure_is_translated() {
    let bases = bases();
    assert!(bases.len() > 1000, "{}", bases.len());
    for language in Lang::all() {
        let catalogue = catalogue(language.tag());
        for basis in &bases {
            for text in [&basis.words, &basis.article, &basis.source] {
                let key = text_key(text).unwrap_or_else(|| panic!("no key for {text:?}"));
                let said = catalogue.get(&format!("text-{key}"));
                let said = said.unwrap_or_else(|| panic!("{} lacks {key}", language.tag()));
                assert_eq!(language.text(&format!("text-{key}")), *said);
            }
        }
        for name in ProcedureName::ALL {
            let edition = name.preset().edition;
            let key = text_key(&edition).expect("editions have keys");
            assert!(catalogue.contains_key(&format!("text-{key}")), "{edition}");
        }
    }
}

#[test]
fn the_catalogue_says_in_english_what_the_referee_room_says() {
    let english = catalogue("en");
    for (key, text) in texts() {
        assert_eq!(english[&format!("text-{key}")].replace('’', "'"), text, "{key}");
    }
    assert_eq!(english.len(), texts().count(), "nothing is left over");
    let german = catalogue("de");
    let same = texts().filter(|(key, text)| german[&format!("text-{key}")] == **text);
    let same: Vec<&str> = same.map(|(key, _)| key).filter(|key| key.starts_with("says")).collect();
    assert!(same.is_empty(), "still English: {same:?}");
}

/// A sentence of a text is translated in every language: what it lacks is not read in English.
#[test]
fn every_quotation_is_translated() {
    let names: Vec<String> =
        tengen::referee::quotations().map(|quote| format!("quote-{}", quote.name)).collect();
    assert!(names.len() >= 15, "{}", names.len());
    for language in Lang::all() {
        let file = format!("templates/locales/{}/incident.ftl", language.tag());
        let text = std::fs::read_to_string(file).expect("the catalogue is there");
        for name in &names {
            let there = text.lines().any(|line| line.starts_with(&format!("{name} = ")));
            assert!(there, "{} lacks {name}", language.tag());
        }
    }
}
