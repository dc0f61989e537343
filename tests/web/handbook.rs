//! The handbook names only what is there: buttons and links by their words, pages by their addresses.

use std::collections::BTreeSet;
use std::fs;

use tengen::web::{HELP, ROUTES};

use crate::support::TestApp;

/// Every text of a language's catalogues, a line each; what is filled in at run time is a gap.
fn texts(language: &str) -> Vec<Vec<String>> {
    let folder = format!("templates/locales/{language}");
    let mut texts = Vec::new();
    for file in fs::read_dir(folder).expect("the catalogues") {
        let text = fs::read_to_string(file.expect("a file").path()).expect("a catalogue");
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            let value = line.split_once(" = ").or_else(|| line.split_once("] ")).map(|(_, v)| v);
            texts.extend(value.map(parts));
        }
    }
    texts
}

/// What stands around the gaps of a text.
fn parts(value: &str) -> Vec<String> {
    let mut parts = Vec::new();
    let mut rest = value;
    while let Some((before, after)) = rest.split_once('{') {
        parts.push(before.trim().to_owned());
        rest = after.split_once('}').map_or("", |(_, rest)| rest);
    }
    parts.push(rest.trim().to_owned());
    parts
}

/// Whether a phrase is that text with its gaps filled.
fn is_text(phrase: &str, parts: &[String]) -> bool {
    // What is mostly gaps says nothing.
    if 2 * parts.iter().map(String::len).sum::<usize>() < phrase.len() {
        return false;
    }
    let Some(mut rest) = phrase.strip_prefix(parts[0].as_str()) else { return false };
    for part in &parts[1..] {
        if part.is_empty() {
            continue;
        }
        let Some(at) = rest.find(part.as_str()) else { return false };
        rest = &rest[at + part.len()..];
    }
    parts.len() > 1 || rest.is_empty()
}

/// What a chapter sets in bold, line breaks closed.
fn names(chapter: &str) -> Vec<String> {
    let bold = chapter.split("**").skip(1).step_by(2);
    bold.map(|name| name.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

fn chapters(language: &str) -> Vec<(String, String)> {
    let folder = fs::read_dir(format!("docs/handbook/{language}")).expect("the handbook");
    let read = |file: fs::DirEntry| {
        let name = file.file_name().to_string_lossy().trim_end_matches(".md").to_owned();
        (name, fs::read_to_string(file.path()).expect("a chapter"))
    };
    folder.map(|file| read(file.expect("a file"))).collect()
}

#[test]
fn every_button_and_link_that_it_names_exists() {
    for language in ["en", "de"] {
        let texts = texts(language);
        let (mut named, mut unknown) = (0, Vec::new());
        for (chapter, text) in chapters(language) {
            for name in names(&text) {
                if !texts.iter().any(|parts| is_text(&name, parts)) {
                    unknown.push(format!("{language}/{chapter}.md: “{name}”"));
                }
                named += 1;
            }
        }
        assert!(unknown.is_empty(), "no page says {unknown:#?}");
        assert!(named > 20, "only {named} names were found in {language}");
    }
    assert!(!is_text("Draw lots", &parts("Draw round { $round }")));
    assert!(is_text("Draw round 1", &parts("Draw round { $round }")));
}

#[test]
fn every_page_of_an_event_leads_to_a_section_that_is_there() {
    let app = TestApp::start();
    for language in ["en", "de", "ja"] {
        for (page, section) in HELP {
            let (chapter, anchor) = section.split_once('#').unwrap_or((section, ""));
            let text = app.request_in(language, chapter).send().expect("an answer");
            let text = text.text().expect("UTF-8");
            let there = anchor.is_empty() || text.contains(&format!("id=\"{anchor}\""));
            assert!(there, "{page}: {section} is not there in {language}");
        }
    }
    for (page, _) in HELP {
        let begin = format!("/t/{{slug}}/{}", page.split('/').next().unwrap_or_default());
        assert!(ROUTES.iter().any(|(_, path, _)| path.starts_with(&begin)), "{page} is no page");
    }
}

#[test]
fn every_page_is_served_and_leads_only_to_pages_that_are() {
    let app = TestApp::start();
    let contents = app.page("/help");
    for (name, _) in chapters("en") {
        assert!(contents.contains(&format!("href=\"/help/{name}\"")), "{name} is in the contents");
        for language in ["en", "de"] {
            let path = format!("/help/{name}");
            let page = app.request_in(language, &path).send().expect("an answer");
            assert_eq!(page.status(), 200, "{path}");
            let page = page.text().expect("UTF-8");
            assert!(page.contains(&format!("<html lang=\"{language}\"")), "{path}");
            let links = page.split("href=\"/help/").skip(1);
            let links: BTreeSet<_> =
                links.filter_map(|link| link.split(['"', '#']).next()).collect();
            for link in links {
                assert_eq!(app.get(&format!("/help/{link}")).status(), 200, "{path} to {link}");
            }
        }
    }
    assert_eq!(app.get("/help/nothing").status(), 404);
}
