//! The catalogues are complete, agree with one another, and hold nothing that nobody says.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Key of a text → the variables in it, over all files of a language.
type Catalogue = BTreeMap<String, BTreeSet<String>>;

fn languages() -> Vec<(String, Catalogue)> {
    let folders = fs::read_dir("templates/locales").expect("the catalogues are there");
    folders
        .map(|folder| {
            let path = folder.unwrap().path();
            (path.file_name().unwrap().to_string_lossy().into_owned(), catalogue(&path))
        })
        .collect()
}

fn catalogue(folder: &Path) -> Catalogue {
    let mut catalogue = Catalogue::new();
    for file in files_under(folder, &["ftl"]) {
        let text = fs::read_to_string(&file).unwrap();
        let mut key = String::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some((name, _)) =
                line.split_once(" =").filter(|_| !line.starts_with([' ', '\t']))
            {
                key = name.to_owned();
                let before = catalogue.insert(key.clone(), BTreeSet::new());
                assert!(before.is_none(), "{key} is there twice in {}", folder.display());
            }
            for variable in line.split('$').skip(1) {
                let end = variable.find(|c: char| !c.is_alphanumeric() && c != '-' && c != '_');
                let name = &variable[..end.unwrap_or(variable.len())];
                catalogue.get_mut(&key).expect("a key first").insert(name.to_owned());
            }
        }
    }
    catalogue
}

fn files_under(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files_under(&path, endings));
        } else if path.extension().is_some_and(|e| endings.contains(&e.to_str().unwrap())) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// Templates and sources, tests excepted: what can say a text.
fn speakers() -> Vec<(PathBuf, String)> {
    let mut files = files_under(Path::new("templates"), &["html"]);
    files.extend(files_under(Path::new("src"), &["rs"]));
    files.push(PathBuf::from("tests/browser/styleguide.rs"));
    files
        .into_iter()
        .map(|path| {
            let text = fs::read_to_string(&path).unwrap();
            let code = text.split("#[cfg(test)]\nmod tests").next().unwrap();
            let code = code.lines().filter(|line| !line.trim_start().starts_with("//"));
            (path, code.collect::<Vec<_>>().join("\n"))
        })
        .collect()
}

/// Every `"literal"` that directly follows the text.
fn literals_after<'a>(code: &'a str, before: &str) -> Vec<&'a str> {
    code.split(before)
        .skip(1)
        .filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next())
        .collect()
}

fn is_key(literal: &str) -> bool {
    literal.starts_with(|c: char| c.is_ascii_lowercase())
        && literal.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

#[test]
fn every_language_says_the_same_texts_with_the_same_variables() {
    let languages = languages();
    let (_, english) = languages.iter().find(|(tag, _)| tag == "en").expect("English is there");
    // What other people's texts say is not translated into every language.
    let ours = |key: &str| !["text-", "quote-"].iter().any(|begins| key.starts_with(begins));
    for (tag, catalogue) in &languages {
        for (key, variables) in english.iter().filter(|(key, _)| ours(key)) {
            let translated = catalogue.get(key).unwrap_or_else(|| panic!("{tag} lacks {key}"));
            // A language may leave out what only chooses a plural, never add a variable.
            assert_eq!(translated, variables, "the variables of {key} in {tag}");
        }
        for key in catalogue.keys().filter(|key| ours(key)) {
            assert!(english.contains_key(key), "{key} is in {tag} only");
        }
    }
}

#[test]
fn every_text_that_is_said_is_written() {
    let (_, english) = languages().into_iter().find(|(tag, _)| tag == "en").unwrap();
    let mut said = 0;
    let pages = |path: &Path| !path.starts_with("src") || path.starts_with("src/web");
    for (path, code) in speakers().into_iter().filter(|(path, _)| pages(path)) {
        for before in [".text(", ".headed(", ".with(", "Sentence::new(", "sentence("] {
            for key in literals_after(&code, before).into_iter().filter(|key| is_key(key)) {
                let follows_with = before == ".with(";
                // `Sentence::with("name", …)` names a variable, not a text.
                let is_variable = follows_with
                    && english.values().any(|v| v.contains(key))
                    && !english.contains_key(key);
                assert!(
                    is_variable || english.contains_key(key),
                    "{} says {key:?}, which no catalogue has",
                    path.display()
                );
                said += 1;
            }
        }
    }
    assert!(said > 50, "only {said} texts were found: the search is broken");
}

/// What is put together where the page is made is found by the pages' tests: there a text without one of its
/// variables stops the page.
#[test]
fn a_text_with_variables_is_never_said_without_them() {
    let (_, english) = languages().into_iter().find(|(tag, _)| tag == "en").unwrap();
    let pages = |path: &Path| !path.starts_with("src") || path.starts_with("src/web");
    let mut bare = Vec::new();
    for (path, code) in speakers().iter().filter(|(path, _)| pages(path)) {
        for key in literals_after(code, ".text(") {
            let variables = english.get(key).filter(|variables| !variables.is_empty());
            bare.extend(variables.map(|names| format!("{}: {key} {names:?}", path.display())));
        }
    }
    assert!(bare.is_empty(), "{bare:#?}");
}

#[test]
fn no_text_is_written_that_is_never_said() {
    let speakers = speakers();
    let literals: BTreeSet<&str> =
        speakers.iter().flat_map(|(_, code)| code.split('"')).filter(|l| l.len() < 80).collect();
    // `format!("month-{}", …)` says every month.
    let beginnings: Vec<&str> = literals
        .iter()
        .filter_map(|literal| literal.split_once('{').map(|(beginning, _)| beginning))
        .filter(|beginning| beginning.len() > 3 && beginning.ends_with('-') && is_key(beginning))
        .collect();
    let (_, english) = languages().into_iter().find(|(tag, _)| tag == "en").unwrap();
    let messages = messages();
    let silent: Vec<_> = english
        .keys()
        .filter(|key| !messages.contains_key(*key))
        .filter(|key| !literals.contains(key.as_str()))
        .filter(|key| !beginnings.iter().any(|beginning| key.starts_with(beginning)))
        .collect();
    assert!(silent.is_empty(), "never said: {silent:?}");
}

/// A key that no source has whole stands below a comment with its beginning and the source that adds the rest:
/// `# month-*: src/web/frame/words.rs`.
#[test]
fn who_searches_a_composed_key_finds_its_source() {
    let speakers = speakers();
    let whole: BTreeSet<&str> = speakers.iter().flat_map(|(_, code)| code.split('"')).collect();
    let composes = |path: &str, begins: &str| {
        let mut files = speakers.iter().filter(|(file, _)| *file == Path::new(path));
        files.any(|(_, code)| code.contains(&format!("\"{begins}")))
    };
    let (mut composed, mut lost) = (0, Vec::new());
    for file in files_under(Path::new("templates/locales/en"), &["ftl"]) {
        let text = fs::read_to_string(&file).unwrap();
        let mut families: Vec<(&str, &str)> = Vec::new();
        for line in text.lines() {
            families.extend(line.strip_prefix("# ").and_then(|line| line.split_once("*: ")));
            let key = line.split_once(" =").map(|(key, _)| key).filter(|key| is_key(key));
            let Some(key) = key.filter(|key| !whole.contains(key)) else { continue };
            composed += 1;
            let mut known = families.iter().filter(|(begins, _)| key.starts_with(begins));
            if !known.any(|(begins, path)| composes(path, begins)) {
                lost.push(format!("{}: {key}", file.display()));
            }
        }
    }
    assert!(composed > 100, "only {composed} are composed: the search is broken");
    assert!(lost.is_empty(), "say above them where they are composed: {lost:#?}");
}

/// The sentence of every message with what it is given: a variant's name in kebab case, after what `KEYS` says, and
/// its fields. A variant that is another message is skipped where it is serialised.
fn messages() -> Catalogue {
    let mut messages = Catalogue::new();
    for (path, code) in speakers() {
        for made in code.split("impl Message for ").skip(1) {
            let name = made.split(' ').next().unwrap();
            let keys = literals_after(made, "KEYS: &'static str =")[0];
            let body = code.split_once(&format!("pub enum {name} {{"));
            let (_, body) = body.unwrap_or_else(|| panic!("{name} is not in {}", path.display()));
            let (body, _) = body.split_once("\n}").expect("the enum ends");
            let (mut skipped, mut key) = (false, String::new());
            for line in body.lines() {
                let inner = line.trim();
                if inner == "#[serde(skip)]" {
                    skipped = true;
                } else if line.starts_with("    ") && inner.starts_with(char::is_uppercase) {
                    key = format!("{keys}{}", kebab(inner));
                    if !std::mem::take(&mut skipped) {
                        messages.insert(key.clone(), BTreeSet::new());
                    }
                }
                if inner.starts_with("#[") || inner.starts_with('"') {
                    continue;
                }
                let names = inner.split([' ', '{']).filter_map(|word| word.strip_suffix(':'));
                if let Some(fields) = messages.get_mut(&key) {
                    fields.extend(names.map(str::to_owned));
                }
            }
        }
    }
    messages
}

/// The name at the beginning of a line, `TooLong` as `too-long`.
fn kebab(line: &str) -> String {
    let name = line.chars().take_while(|c| c.is_alphanumeric());
    let words = name.flat_map(|c| [c.is_uppercase().then_some('-'), Some(c.to_ascii_lowercase())]);
    words.flatten().skip(1).collect()
}

#[test]
fn every_message_has_its_sentence_and_all_that_the_sentence_names() {
    let (_, english) = languages().into_iter().find(|(tag, _)| tag == "en").unwrap();
    let messages = messages();
    assert!(messages.len() > 150, "only {} messages were found", messages.len());
    for (key, fields) in messages {
        let sentence = english.get(&key).unwrap_or_else(|| panic!("no sentence for {key}"));
        assert!(sentence.is_subset(&fields), "{key} says {sentence:?}, there is {fields:?}");
    }
}

/// Hiragana, katakana, kanji.
fn is_japanese(c: char) -> bool {
    matches!(c, '\u{3040}'..='\u{30ff}' | '\u{4e00}'..='\u{9fff}' | '々')
}

#[test]
fn japanese_has_the_marks_of_its_own_width() {
    let mut narrow = Vec::new();
    for file in files_under(Path::new("templates/locales/ja"), &["ftl"]) {
        for line in fs::read_to_string(&file).unwrap().lines().filter(|l| !l.starts_with('#')) {
            let letters: Vec<char> = line.chars().collect();
            let beside = letters.windows(2).any(|two| {
                let mark = |c: char| matches!(c, ',' | ':' | '(' | ')' | '?' | '!');
                (is_japanese(two[0]) && mark(two[1])) || (mark(two[0]) && is_japanese(two[1]))
            });
            if beside || line.contains("}: {") || line.contains("}, {") {
                narrow.push(format!("{}: {line}", file.display()));
            }
        }
    }
    assert!(narrow.is_empty(), "{narrow:#?}");
}

/// Beginnings of words, in small letters, that read oddly to natives or have a usual word of their own; by language.
const UNUSUAL: [(&str, &[&str]); 2] = [
    (
        "en",
        &[
            "anew",
            "boards have finished",
            "free round",
            "from home",
            "in front after",
            "is no criterion",
            "its own people",
            "lets go",
            "let make events",
            "nothing of it",
            "owner no more",
            "result of it",
            "results of it",
            "say it again",
            "shares the place",
            "take the role away",
            "take the tick away",
            "what stands",
            "what you say",
            "who has",
            "written otherwise",
        ],
    ),
    (
        "de",
        &[
            "besser ist höher",
            "brettern sind fertig",
            "davon fehlen",
            "davon fehlt",
            "freie runde",
            "freien runde",
            "klub",
            "lauter siege",
            "rating",
            "rufe nach",
            "veranstaltung",
            "von zu hause",
            "vorn nach",
            "was kommt",
            "was steht",
        ],
    ),
];

/// Texts in which such words are right: a subordinate clause, a name.
const USUAL_HERE: [(&str, &str); 6] = [
    ("en", "end-who-confirmed"),
    ("en", "latecomer-hint"),
    ("en", "mend-give-bye-note"),
    ("en", "poster-differ-alive"),
    ("de", "lists-source-every-hint"),
    ("de", "standings-by-hint"),
];

/// Key and text of every entry of a language; lines of one text are joined.
fn sentences(language: &str) -> Vec<(String, String)> {
    let mut sentences: Vec<(String, String)> = Vec::new();
    for file in files_under(&Path::new("templates/locales").join(language), &["ftl"]) {
        let text = fs::read_to_string(&file).unwrap();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            match line.split_once(" =").filter(|_| !line.starts_with([' ', '\t'])) {
                Some((key, value)) => sentences.push((key.to_owned(), value.to_owned())),
                None => {
                    if let Some((_, value)) = sentences.last_mut() {
                        value.push('\n');
                        value.push_str(line);
                    }
                }
            }
        }
    }
    sentences
}

/// Whether a word of the text, in small letters, begins so; names of what is filled in are no words of it.
fn has_word(text: &str, begins: &str) -> bool {
    let inside = |c: char| c == '$' || c.is_alphanumeric();
    text.match_indices(begins).any(|(at, _)| !text[..at].ends_with(inside))
}

#[test]
fn no_text_goes_back_to_unusual_words() {
    let mut found = Vec::new();
    for (language, unusual) in UNUSUAL {
        let sentences = sentences(language);
        assert!(sentences.len() > 1000, "{language}: only {} texts were read", sentences.len());
        // What other people's texts say stays as they said it.
        let ours = sentences.iter().filter(|(key, _)| {
            !["text-", "quote-"].iter().any(|begins| key.starts_with(begins))
                && !USUAL_HERE.contains(&(language, key.as_str()))
        });
        for (key, text) in ours {
            let small = text.to_lowercase();
            for words in unusual.iter().filter(|words| has_word(&small, words)) {
                found.push(format!("{language} {key}: “{words}” in {}", text.trim()));
            }
        }
    }
    assert!(found.is_empty(), "{found:#?}");
    assert!(has_word("made anew", "anew") && !has_word("{ $anew }", "anew"));
}
