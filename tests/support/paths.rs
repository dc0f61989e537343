//! Reading the paths (`a::b`) out of Rust code.

/// The source without comments and without what stands in plain string literals.
pub fn without_comments(source: &str) -> String {
    let mut code = String::new();
    let mut rest = source;
    while let Some(c) = rest.chars().next() {
        let skipped = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if c == '"' {
            string_length(rest)
        } else if rest.starts_with("r#\"") {
            rest.find("\"#").map_or(rest.len(), |end| end + 2)
        } else if rest.starts_with("'\"'") {
            3
        } else {
            code.push(c);
            c.len_utf8()
        };
        rest = &rest[skipped..];
    }
    code
}

/// The length of the string literal that the text begins with, quotes included.
fn string_length(text: &str) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return at + 1,
            _ => {}
        }
    }
    text.len()
}

/// Every path in the code, groups (`a::{b, c}`) written out.
pub fn paths(code: &str) -> Vec<String> {
    let tokens = tokens(code);
    let mut found = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        at = if is_name(tokens[at]) { tree(&tokens, at, "", &mut found) } else { at + 1 };
    }
    found
}

/// Names, `::` and single signs.
fn tokens(code: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = code.trim_start();
    while let Some(c) = rest.chars().next() {
        let word = rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len());
        let length = match word {
            0 if rest.starts_with("::") => 2,
            0 => c.len_utf8(),
            _ => word,
        };
        tokens.push(&rest[..length]);
        rest = rest[length..].trim_start();
    }
    tokens
}

fn is_name(token: &str) -> bool {
    token.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// Reads the path that begins at a token, below `prefix`; returns where it ends.
fn tree(tokens: &[&str], mut at: usize, prefix: &str, found: &mut Vec<String>) -> usize {
    let mut path = prefix.to_owned();
    while at < tokens.len() && is_name(tokens[at]) {
        path.push_str(tokens[at]);
        at += 1;
        if tokens.get(at) != Some(&"::") {
            break;
        }
        at += 1;
        match tokens.get(at) {
            Some(&"{") => return group(tokens, at + 1, &format!("{path}::"), found),
            Some(next) if is_name(next) => path.push_str("::"),
            _ => break,
        }
    }
    found.push(path);
    at
}

fn group(tokens: &[&str], mut at: usize, prefix: &str, found: &mut Vec<String>) -> usize {
    while at < tokens.len() && tokens[at] != "}" {
        if tokens[at] == "as" {
            at += 2;
        } else if is_name(tokens[at]) {
            at = tree(tokens, at, prefix, found);
        } else {
            at += 1;
        }
    }
    at + 1
}

#[test]
fn paths_are_found_however_they_are_written() {
    let found = paths(&without_comments(
        "use crate::{go::{Color, board as b}, rating}; // crate::web\n\
         use std::{fs, io::Read}; /* crate::cli */ fn f() { crate::store::Row::<i32>::new(\"crate::service\") }
         const Q: char = '\"'; const R: &str = r#\"a \" crate::publishing\"#; use crate::referee;",
    ));
    let expected = [
        "crate::go::Color",
        "crate::go::board",
        "crate::rating",
        "std::fs",
        "std::io::Read",
        "crate::store::Row",
        "crate::referee",
    ];
    for path in expected {
        assert!(found.iter().any(|p| p == path), "{path} in {found:?}");
    }
    for hidden in ["crate::web", "crate::cli", "crate::service", "crate::publishing"] {
        assert!(!found.iter().any(|p| p == hidden), "{hidden} is not code");
    }
}
