//! What the policy of the pages forbids is not in the templates, and what they name is there.

use std::fs;
use std::path::{Path, PathBuf};

fn templates(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(templates(&path));
        } else if path.extension().is_some_and(|e| e == "html") {
            let text = fs::read_to_string(&path).unwrap();
            found.push((path, text));
        }
    }
    found
}

#[test]
fn no_template_has_inline_style_or_script() {
    for (path, text) in templates(Path::new("templates")) {
        for forbidden in [" style=", "<style", " onclick=", " onload=", " onsubmit=", "javascript:"]
        {
            assert!(!text.contains(forbidden), "{} has {forbidden}", path.display());
        }
        for script in text.split("<script").skip(1) {
            assert!(script.contains("></script>"), "{} has a script in it", path.display());
        }
    }
}

#[test]
fn every_file_that_a_template_names_is_there() {
    let mut named = 0;
    for (path, text) in templates(Path::new("templates")) {
        for rest in text.split("asset(\"").skip(1) {
            let name = rest.split('"').next().unwrap();
            assert!(Path::new("static").join(name).is_file(), "{}: {name}", path.display());
            named += 1;
        }
        for rest in text.split("href=\"#sign-").skip(1) {
            named += usize::from(!rest.is_empty());
        }
    }
    assert!(named > 3);
}

#[test]
fn colours_stand_in_the_tokens_only() {
    let sheet = fs::read_to_string("static/tengen.css").unwrap();
    let (tokens, rest) = sheet.split_once("/* ---------- base").expect("the tokens come first");
    assert!(tokens.contains("--paper: #"));
    let screen = rest.split("@media print").next().unwrap();
    let work = fs::read_to_string("static/work.css").unwrap();
    for line in screen.lines().chain(work.lines()) {
        let has_hex = line.split('#').skip(1).any(|after| {
            let digits = after.chars().take_while(char::is_ascii_hexdigit).count();
            digits == 3 || digits == 6 || digits == 8
        });
        assert!(!has_hex && !line.contains("rgb("), "a colour outside the tokens: {line}");
    }
}
