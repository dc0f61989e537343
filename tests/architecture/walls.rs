//! The walls inside `web`, held by reading the source.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::LazyLock;

use super::{code, paths::paths, root, show, sources};

/// Inside `web`: the frame knows neither views nor pages, views know no page, and an area of pages knows no
/// other area, so that a page can be changed by reading its own folder.
#[test]
fn the_frame_knows_no_page_and_no_page_another_area() {
    let web = root().join("src/web");
    let mut areas = BTreeSet::new();
    let mut faults = Vec::new();
    for file in sources("src/web") {
        let place = module_of(file.strip_prefix(&web).expect("a file of web"));
        if let [pages, area, ..] = &place[..]
            && pages == "pages"
        {
            areas.insert(area.clone());
        }
        for path in paths(&code(&file)) {
            let Some(to) = within_web(&path, &place) else { continue };
            if crosses_a_wall(&place, &to) {
                faults.push(format!("{} uses {path}", show(&file)));
            }
        }
    }
    assert!(areas.len() > 5, "only {areas:?} were found: the search is broken");
    assert_eq!(faults, [""; 0]);
}

/// A template takes parts from its own folder and from those that lie above all of them.
#[test]
fn no_template_takes_parts_of_another_area() {
    let mut faults = Vec::new();
    let mut taken = 0;
    for file in templates(&root().join("templates")) {
        let text = std::fs::read_to_string(&file).expect("a template");
        let area = file.strip_prefix(root().join("templates")).expect("a template");
        for part in parts_of(&text) {
            taken += 1;
            let theirs = part.split_once('/').map(|(area, _)| area);
            let own = area.iter().next().is_some_and(|own| theirs.is_none_or(|area| own == area));
            if !own {
                faults.push(format!("{} takes {part}", show(&file)));
            }
        }
    }
    assert!(taken > 200, "only {taken} parts were found: the search is broken");
    assert_eq!(faults, [""; 0]);
}

/// A page is a list, a form, a text or a sheet of paper; the hall's screen and a board within another site have no frame.
#[test]
fn every_page_is_of_a_kind() {
    const KINDS: [&str; 4] = ["list.html", "form.html", "reading.html", "paper.html"];
    let mut faults = Vec::new();
    let mut pages = 0;
    for file in templates(&root().join("templates")) {
        let text = std::fs::read_to_string(&file).expect("a template");
        let Some((_, from)) = text.split_once("{% extends \"") else { continue };
        pages += 1;
        let base = from.split('"').next().expect("a name");
        let is_kind = file.parent().is_some_and(|folder| folder == root().join("templates"));
        let frameless = ["public/hall.html", "game/embed.html"];
        let alone = is_kind || frameless.iter().any(|page| file.ends_with(page));
        if !(KINDS.contains(&base) || (alone && base == "layout.html")) {
            faults.push(format!("{} extends {base}", show(&file)));
        }
    }
    assert!(pages > 80, "only {pages} pages were found: the search is broken");
    assert_eq!(faults, [""; 0]);
}

/// A template shows values: what needs a third condition or arithmetic is a method, a macro or a part with a name.
#[test]
fn no_template_calculates_or_nests_three_conditions() {
    let (mut tags, mut faults) = (0, Vec::new());
    for file in templates(&root().join("templates")) {
        let text = std::fs::read_to_string(&file).expect("a template");
        tags += text.matches("{%").count();
        let logic = logic_of(&text).into_iter();
        faults.extend(logic.map(|(line, what)| format!("{}:{line}: {what}", show(&file))));
    }
    assert!(tags > 3000, "only {tags} tags were found: the search is broken");
    assert_eq!(faults, [""; 0]);
}

/// Each `if` within two others, and all arithmetic, with its line. A macro begins anew.
fn logic_of(text: &str) -> Vec<(usize, &'static str)> {
    let (mut depth, mut outside, mut found) = (0, 0, Vec::new());
    for (at, _) in text.match_indices('{') {
        let opened = &text[at..];
        let statement = opened.strip_prefix("{%").and_then(|rest| rest.split_once("%}"));
        let value = || opened.strip_prefix("{{")?.split_once("}}");
        let Some((tag, _)) = statement.or_else(value) else { continue };
        let tag = tag.trim_matches(|c: char| c.is_whitespace() || "-+~".contains(c));
        let word = statement.and_then(|_| tag.split_whitespace().next());
        match word {
            Some("macro") => outside = std::mem::take(&mut depth),
            Some("endmacro") => depth = outside,
            Some("if") => depth += 1,
            Some("endif") => depth -= 1,
            _ => {}
        }
        let line = text[..at].matches('\n').count() + 1;
        let is_deep = word == Some("if") && depth > 2;
        found.extend(is_deep.then_some((line, "`if` within two others")));
        found.extend(calculates(tag).then_some((line, "arithmetic")));
    }
    found
}

/// Whether an operator stands between two values: with a space on both sides, or on neither.
fn calculates(tag: &str) -> bool {
    let code = tag.split('"').step_by(2).collect::<Vec<_>>().join("_");
    code.char_indices().filter(|(_, sign)| "+-*/%".contains(*sign)).any(|(at, _)| {
        let (before, after) = (&code[..at], &code[at + 1..]);
        let is_between =
            before.ends_with(char::is_whitespace) == after.starts_with(char::is_whitespace);
        let value = |c: char| c.is_alphanumeric() || "_)]".contains(c);
        is_between && before.trim_end().ends_with(value)
    })
}

#[test]
fn logic_in_a_template_is_noticed() {
    let lines = |text: &str| logic_of(text).into_iter().map(|(line, _)| line).collect::<Vec<_>>();
    for text in [
        "{% if a %}{% if b %}\n{%- if let Some(c) = c -%}{% endif %}{% endif %}{% endif %}",
        "{% if a %}{% else %}{% for b in c %}{% if d %}{% match e %}{% when _ %}\n{% if f %}",
        "{# -#}\n{{ code.side + 4 }}",
        "\n{% let done = total-missing -%}",
        "\n{{ t.with(\"n - 1\", [(\"n\", at(n) * 2)]) }}",
    ] {
        assert_eq!(lines(text), [2], "{text}");
    }
    for text in [
        "{% if a %}{% if b %}{% else if c %}{% endif %}{% if d %}{% endif %}{% endif %}",
        "{% if a %}{% if b %}{% endif %}{% endif %}{% macro c() %}{% if d %}{% if e %}",
        "{%- if *one == *other && !(**one) -%}{{- cx.text(\"a-b + c\") -}}",
    ] {
        assert_eq!(lines(text), [0; 0], "{text}");
    }
}

/// Space between things is taken from the scale of the sheet: nothing from 1 to 4.5 rem is a number of its own.
#[test]
fn large_spaces_are_those_of_the_scale() {
    let mut declarations = 0;
    let mut faults = Vec::new();
    for file in std::fs::read_dir(root().join("static")).expect("a folder of sheets") {
        let file = file.expect("an entry").path();
        if file.extension().is_none_or(|kind| kind != "css") {
            continue;
        }
        let text = std::fs::read_to_string(&file).expect("a sheet");
        for declaration in text.split(['{', ';', '}']) {
            let Some((name, value)) = declaration.trim().split_once(':') else { continue };
            if !["margin", "padding", "gap", "row-gap", "column-gap"]
                .iter()
                .any(|one| name == *one || name.starts_with(&format!("{one}-")))
            {
                continue;
            }
            declarations += 1;
            // A browser lets the whole declaration go: a value is negated by `-1 * var(…)`.
            if value.contains("-var(") {
                faults.push(format!("{}: {} is no value", show(&file), name.trim()));
            }
            let lengths = value.split(|c: char| !(c.is_ascii_alphanumeric() || c == '.'));
            let own = lengths.filter_map(|length| length.strip_suffix("rem")?.parse::<f32>().ok());
            faults.extend(
                own.filter(|rem| (1.0..=4.5).contains(rem))
                    .map(|rem| format!("{}: {} is {rem} rem", show(&file), name.trim())),
            );
        }
    }
    assert!(declarations > 300, "only {declarations} were found: the search is broken");
    assert_eq!(faults, [""; 0]);
}

fn templates(folder: &Path) -> Vec<std::path::PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder of templates");
    let mut found = Vec::new();
    for entry in entries {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(templates(&path));
        } else if path.extension().is_some_and(|kind| kind == "html") {
            found.push(path);
        }
    }
    found
}

/// What a template extends, imports or includes.
fn parts_of(text: &str) -> Vec<&str> {
    let tags =
        text.split("{%").skip(1).filter_map(|rest| rest.split_once("%}")).map(|(tag, _)| tag);
    let takes = |tag: &&str| {
        let word = tag.trim_start_matches(['-', ' ']).split(' ').next().unwrap_or("");
        ["extends", "import", "include"].contains(&word)
    };
    tags.filter(takes).filter_map(|tag| tag.split('"').nth(1)).collect()
}

#[test]
fn a_wall_is_noticed_however_it_is_crossed() {
    let crosses = |file: &str, path: &str| {
        let place = module_of(Path::new(file));
        within_web(path, &place).is_some_and(|to| crosses_a_wall(&place, &to))
    };
    for (file, path) in [
        ("pages/draft/why.rs", "crate::web::pages::public::Visit"),
        ("pages/draft/mod.rs", "super::public::Visit"),
        ("views/seal.rs", "crate::web::pages::draft::proof"),
        ("views/seal.rs", "super::super::pages::draft"),
        ("frame/routes.rs", "super::super::views::seal"),
        ("frame/routes.rs", "crate::web::all_routes"),
        ("frame/state.rs", "crate::web::BoardRow"),
    ] {
        assert!(crosses(file, path), "{file} may not use {path}");
    }
    for (file, path) in [
        ("pages/draft/why.rs", "super::sentences::name"),
        ("pages/draft/why.rs", "crate::web::views::seal"),
        ("pages/mod.rs", "account::routes"),
        ("views/seal.rs", "crate::web::Page"),
        ("frame/state.rs", "super::Form"),
        ("mod.rs", "pages::all_routes"),
    ] {
        assert!(!crosses(file, path), "{file} may use {path}");
    }
}

/// The module that a file of `web` is, from `web` down: `pages`, `draft`, `why`.
fn module_of(file: &Path) -> Vec<String> {
    let names = file.with_extension("").iter().map(|n| n.to_string_lossy().into_owned()).collect();
    let mut names: Vec<String> = names;
    names.pop_if(|last| last == "mod");
    names
}

/// Where a path leads inside `web`, from `web` down; `None` if it leads elsewhere or stays at hand.
fn within_web(path: &str, place: &[String]) -> Option<Vec<String>> {
    let parts = |rest: &str| rest.split("::").map(str::to_owned).collect::<Vec<_>>();
    if let Some(rest) = path.strip_prefix("crate::web::") {
        return Some(parts(rest));
    }
    let (mut rest, mut above) = (path.strip_prefix("super::")?, place.split_last()?.1);
    while let Some(next) = rest.strip_prefix("super::") {
        (rest, above) = (next, above.split_last()?.1);
    }
    Some([above, &parts(rest)].concat())
}

/// Whether a module may not use what a path leads to.
fn crosses_a_wall(place: &[String], to: &[String]) -> bool {
    let part = |of: &[String], n: usize| of.get(n).cloned().unwrap_or_default();
    let leads_to = handed_on(&part(to, 0)).unwrap_or(part(to, 0));
    match part(place, 0).as_str() {
        "frame" => leads_to == "views" || leads_to == "pages",
        "views" => leads_to == "pages",
        "pages" => place.len() > 1 && leads_to == "pages" && part(place, 1) != part(to, 1),
        _ => false,
    }
}

/// The part of `web` that a name comes from which `web` itself hands on.
fn handed_on(name: &str) -> Option<String> {
    static HANDED_ON: LazyLock<Vec<String>> =
        LazyLock::new(|| paths(&code(&root().join("src/web/mod.rs"))));
    let from = HANDED_ON.iter().filter_map(|path| path.split_once("::"));
    from.filter(|(_, rest)| rest.rsplit("::").next() == Some(name))
        .map(|(part, _)| part.to_owned())
        .next()
}
