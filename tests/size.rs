//! Figures of the source that only fall, held by counting. `tests/size.toml` has the limit of each.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use super::{files, root, sources};
use crate::paths::without_comments;

type Figures = BTreeMap<String, usize>;

#[derive(serde::Deserialize)]
struct Limits {
    /// Lines of all files of a folder, or of one file.
    lines: Figures,
    /// What is counted by name below.
    counts: Figures,
}

/// Words of comments that a stranger stumbles over.
const RIDDLES: [&str; 7] =
    ["whoever", "nobody", "beside", "anew", "meanwhile", "what is", "who is"];

/// A limit is lowered once the figure is more than one in a hundred below it.
fn faults(limits: &Figures, found: impl Fn(&str) -> usize) -> Vec<String> {
    let mut faults = Vec::new();
    for (name, limit) in limits {
        let found = found(name);
        if found > *limit {
            faults.push(format!("{name}: {found}, the limit is {limit}"));
        } else if found + limit / 100 < *limit {
            faults.push(format!("{name}: {found}; lower the limit of {limit}"));
        }
    }
    faults
}

#[test]
fn figures_of_the_source_only_fall() {
    let text = fs::read_to_string(root().join("tests/size.toml")).expect("the limits");
    let limits: Limits = toml::from_str(&text).expect("names and numbers");
    let mut all = faults(&limits.lines, lines_of);
    let counts = counts();
    assert!(counts.keys().eq(limits.counts.keys()), "each count has a limit: {:?}", counts.keys());
    all.extend(faults(&limits.counts, |name| counts[name]));
    assert_eq!(all, [""; 0]);
}

/// Lines of a file, or of what is written by hand below a folder.
fn lines_of(place: &str) -> usize {
    let path = root().join(place);
    let lines = |path: &Path| fs::read_to_string(path).expect("a text").lines().count();
    if path.is_file() {
        return lines(&path);
    }
    let kinds = ["rs", "html", "ftl", "css", "js"];
    let found: usize = kinds.iter().flat_map(|kind| files(place, kind)).map(|f| lines(&f)).sum();
    assert!(found > 0, "{place}: there is nothing to count");
    found
}

fn counts() -> Figures {
    let mut counts = Figures::new();
    let mut add = |name: &str, count| *counts.entry(name.to_owned()).or_default() += count;
    for file in sources("src") {
        let text = fs::read_to_string(&file).expect("a source");
        let begin = |words: &[&str]| {
            let lines = text.lines().map(str::trim_start);
            lines.filter(|line| words.iter().any(|word| line.starts_with(word))).count()
        };
        add("use lines", begin(&["use ", "pub use ", "pub(super) use ", "pub(crate) use "]));
        add("public items", begin(&["pub "]));
        let comments = text.lines().filter_map(|line| line.split_once("//"));
        let comments = comments.map(|(_, said)| said.to_lowercase());
        let words = |said: String| RIDDLES.map(|word| said.matches(word).count());
        add("stumbling words in comments", comments.flat_map(words).sum());
        if file.starts_with(root().join("src/web/pages")) {
            let code = without_comments(&text);
            add("String fields of pages", string_fields(&code));
            let asked = ["t.text(", "t.with(", "cx.text(", "cx.with("];
            let asked = asked.map(|call| code.matches(call).count());
            add("texts looked up by pages", asked.iter().sum());
        }
    }
    for file in files("templates/locales/en", "ftl") {
        let text = fs::read_to_string(&file).expect("a catalogue");
        let is_key = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
        add("catalogue keys", text.lines().filter(is_key).count());
    }
    counts
}

/// Fields of structs whose type holds a `String`.
fn string_fields(code: &str) -> usize {
    let (mut inside, mut found) = (false, 0);
    for line in code.lines() {
        let begins = line.trim_start().trim_start_matches("pub ").trim_start_matches("pub(super) ");
        match line.trim() {
            "}" => inside = false,
            _ if begins.starts_with("struct ") && line.ends_with('{') => inside = true,
            field
                if inside && field.split_once(": ").is_some_and(|(_, t)| t.contains("String")) =>
            {
                found += 1;
            }
            _ => {}
        }
    }
    found
}

#[test]
fn a_figure_that_fell_or_rose_is_noticed() {
    let limits = |limit| Figures::from([("x".to_owned(), limit)]);
    assert_eq!(faults(&limits(200), |_| 198), [""; 0]);
    assert_eq!(faults(&limits(200), |_| 201), ["x: 201, the limit is 200"]);
    assert_eq!(faults(&limits(200), |_| 197), ["x: 197; lower the limit of 200"]);
    let code = "struct A {\n    a: Vec<String>,\n    b: u8,\n}\nfn f(\n    c: String,\n) {}\n";
    assert_eq!(string_fields(code), 1);
}
