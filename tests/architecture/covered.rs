//! `docs/rules-covered.md` held against the code: the tests, cases, files and types that it names exist, and every
//! article that a procedure of the five texts cites stands in the table of its text.

use std::fs;
use std::path::PathBuf;

use super::{root, show, sources};

const PAGE: &str = "docs/rules-covered.md";

/// The procedures of the five texts, each with the heading of its text.
const TEXTS: [(&str, &str); 8] = [
    ("nihon-kiin", "## Japanese rules of 1989"),
    ("chinese-2002", "## Chinese competition rules of 2002"),
    ("chinese-1988", "## Chinese competition rules of 1988"),
    ("korean-2024", "## Korea Baduk Association"),
    ("korean-2024-international", "## Korea Baduk Association"),
    ("aga", "## American Go Association"),
    ("egf", "## European Go Federation"),
    ("european-congress", "### European congress"),
];

fn page() -> String {
    fs::read_to_string(root().join(PAGE)).expect("the page")
}

fn read(file: impl Into<PathBuf>) -> String {
    fs::read_to_string(root().join(file.into())).expect("a file")
}

/// Words between backticks.
fn quoted(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// The cells of a row of a table.
fn cells(line: &str) -> Option<Vec<&str>> {
    let inner = line.strip_prefix("| ")?.strip_suffix(" |")?;
    Some(inner.split(" | ").map(str::trim).collect())
}

#[test]
fn every_test_that_the_page_names_exists() {
    let code = Code::new();
    let (mut faults, mut named) = (Vec::new(), 0);
    let mut column = 0;
    for line in page().lines() {
        let Some(cells) = cells(line) else { continue };
        column = cells.iter().position(|cell| *cell == "Test").unwrap_or(column);
        let mut module = String::new();
        for word in quoted(cells[column]) {
            named += 1;
            // A case or a file: the tests below.
            if word.contains(": ") || word.ends_with(".rs") {
                continue;
            }
            let word =
                word.strip_prefix("::").map_or(word.to_owned(), |w| format!("{module}::{w}"));
            module = word.rsplit_once("::").map_or(&*word, |(module, _)| module).to_owned();
            if !code.has_test(&word) {
                faults.push(format!("`{word}` in: {line}"));
            }
        }
    }
    assert_eq!(faults, [""; 0]);
    assert!(named > 200, "only {named} were found: the search is broken");
}

#[test]
fn every_case_that_the_page_names_is_ruled() {
    let table = read("tests/golden/rulings/scenarios.tsv");
    let ruled = |procedure: &str, case: &str| {
        table.lines().any(|row| {
            let mut cells = row.split('\t').skip(1);
            cells.next() == Some(procedure) && cells.next() == Some(case)
        })
    };
    let page = page();
    let cases: Vec<_> = quoted(&page).filter_map(|word| word.split_once(": ")).collect();
    assert!(cases.len() > 80, "only {} were found: the search is broken", cases.len());
    let faults: Vec<_> = cases.iter().filter(|(procedure, case)| !ruled(procedure, case)).collect();
    assert!(faults.is_empty(), "{faults:?}");
}

#[test]
fn every_file_and_every_name_on_the_page_exists() {
    let code = Code::new();
    let page = page();
    let mut faults = Vec::new();
    for word in quoted(&page) {
        let file = if word.ends_with(".toml") {
            Some(
                format!("src/referee/procedures/{word}")
                    .replace("src/referee/procedures/src", "src"),
            )
        } else {
            word.starts_with(['s', 't', 'd']).then(|| word.to_owned()).filter(|w| w.contains('/'))
        };
        match file {
            Some(file) if !root().join(&file).exists() => faults.push(file),
            None if word.starts_with(|c: char| c.is_ascii_uppercase()) => {
                let last = word.rsplit("::").next().unwrap_or(word);
                let name = last.split(['(', ' ']).next().unwrap_or(last);
                if !code.has_name(name) {
                    faults.push(word.to_owned());
                }
            }
            _ => {}
        }
    }
    assert_eq!(faults, [""; 0]);
}

#[test]
fn every_article_that_a_procedure_cites_stands_in_the_table_of_its_text() {
    let page = page();
    let mut faults = Vec::new();
    for (procedure, heading) in TEXTS {
        let (_, rest) = page.split_once(heading).unwrap_or_else(|| panic!("{heading}"));
        let level = heading.split(' ').next().unwrap_or_default();
        let section = rest.split(&format!("\n{level} ")).next().unwrap_or(rest);
        assert!(section.contains(&format!("`{procedure}`")), "{heading} names {procedure}");
        let listed: Vec<&str> = section.lines().filter_map(cells).map(|cells| cells[0]).collect();
        let data = read(format!("src/referee/procedures/{procedure}.toml"));
        for block in data.split("\n\n").filter(|block| !block.contains("standing = \"setting\"")) {
            let article = block.lines().find_map(|line| line.strip_prefix("article = "));
            let Some(article) = article.map(|article| article.trim_matches('"')) else { continue };
            if !stands(article, &listed) {
                faults.push(format!("{procedure}: {article}"));
            }
        }
    }
    assert_eq!(faults, [""; 0]);
}

/// Whether an article stands in the first column: as a whole, or each number of it, or paragraphs of that number.
fn stands(article: &str, listed: &[&str]) -> bool {
    let bare = article.trim_start_matches("Art. ").trim_start_matches("Rule ");
    let one = |number: &str| {
        let paragraph = format!("{number}.");
        let fits = |cell: &str| cell == number || cell.starts_with(&paragraph);
        listed.iter().any(|cell| fits(cell) || cell.split(", ").any(fits))
    };
    one(bare) || bare.split(" and ").all(one)
}

#[test]
fn an_article_is_found_by_its_number_or_its_paragraphs() {
    let listed = ["17.1", "19", "9.1, 9.2", "8, illegal moves"];
    for there in ["Art. 17", "Art. 17 and 19", "Art. 9.2", "Rule 8, illegal moves", "Art. 17.1"] {
        assert!(stands(there, &listed), "{there}");
    }
    for missing in ["Art. 1", "Art. 17 and 20", "Art. 17.2", "Fouls"] {
        assert!(!stands(missing, &listed), "{missing}");
    }
}

/// Every source with its path.
struct Code(Vec<(String, String)>);

impl Code {
    fn new() -> Self {
        let files = sources("tests").into_iter().chain(sources("src"));
        Self(files.map(|file| (show(&file), fs::read_to_string(file).expect("a source"))).collect())
    }

    /// Whether there is a test, or a file of tests, of that path: folders and the file as far as they are named.
    fn has_test(&self, path: &str) -> bool {
        let path = path.replace("::", "/");
        let (module, last) = path.rsplit_once('/').unwrap_or(("", &path));
        self.0.iter().any(|(file, code)| {
            let of = |module: &str| file.ends_with(&format!("/{module}.rs"));
            let inside =
                of(module) && (is_test(code, last) || code.contains(&format!("mod {last} {{")));
            inside || (of(&path) && code.contains("test]"))
        })
    }

    fn has_name(&self, name: &str) -> bool {
        let ends = |code: &str, at: usize| {
            !code[at + name.len()..].starts_with(|c: char| c.is_alphanumeric() || c == '_')
        };
        self.0
            .iter()
            .filter(|(file, _)| file.starts_with("src/"))
            .any(|(_, code)| code.match_indices(name).any(|(at, _)| ends(code, at)))
    }
}

/// Whether a function of that name is a test: the attribute stands on one of the lines right above, or it is run on both
/// stores.
fn is_test(code: &str, name: &str) -> bool {
    let Some(at) = code.find(&format!("fn {name}(")) else { return false };
    let attribute = code[..at].lines().rev().take(4).any(|line| line.trim().ends_with("test]"));
    attribute || (code.contains("on_both!(") && code[..at].contains(&format!("    {name},")))
}
