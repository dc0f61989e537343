use super::{PROCEDURE_SECTIONS, ProcedureName};
use go::{RULE_FIELDS, Ruleset, RulesetName};

/// Every field that an event may set, with each ruleset's value, as Markdown. Generated from the tables behind the
/// pages and `--set`.
#[must_use]
pub fn fields_table() -> String {
    let mut text = INTRODUCTION.to_owned();
    text.push_str("| Field | May be | As the rules have it |\n| --- | --- | --- |\n");
    for field in &RULE_FIELDS {
        let has = values(|name| field.of(&Ruleset::preset(name)));
        text.push_str(&format!("| `{}` | {} | {has} |\n", field.name, field.allowed()));
    }
    text.push_str("\n## Procedures\n\n| Field | May be |\n| --- | --- |\n");
    for (_, fields) in PROCEDURE_SECTIONS {
        for field in fields {
            text.push_str(&format!("| `{}` | {} |\n", field.word(), field.allowed()));
        }
    }
    text.push_str(&format!(
        "\nProcedures: {}.\n",
        ProcedureName::ALL.map(|n| format!("`{n}`")).join(", ")
    ));
    text
}

const INTRODUCTION: &str = "# What an event may set\n\n\
Generated from the fields; do not edit. On the page *Rules of play*, on the page *Procedure* as far as the rules of \
the event's text ask for a field, and on the command line as `--set FIELD=VALUE` of `replay`, `score` and `ruling`. \
A change counts for games that are begun from then on.\n\n\
## Rules of play\n\n";

/// The rulesets by value; the most common value comes without their names.
fn values(of: impl Fn(RulesetName) -> String) -> String {
    let mut groups: Vec<(String, Vec<&str>)> = Vec::new();
    for name in RulesetName::ALL {
        let value = of(name);
        match groups.iter_mut().find(|(known, _)| *known == value) {
            Some((_, names)) => names.push(name.name()),
            None => groups.push((value, vec![name.name()])),
        }
    }
    groups.sort_by_key(|(_, names)| std::cmp::Reverse(names.len()));
    let said = |(place, (value, names)): (usize, &(String, Vec<&str>))| match place {
        0 => value.clone(),
        _ => format!("{value} ({})", names.join(", ")),
    };
    groups.iter().enumerate().map(said).collect::<Vec<_>>().join("; ")
}
