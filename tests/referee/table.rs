//! The tables of the documentation, made from the data.

use go::{Ruleset, RulesetName};
use referee::{
    AfterGrace, Alternative, Clause, Condition, Consent, Firmness, IncidentKind, Lateness,
    PROCEDURE_SECTIONS, Procedure, ProcedureName, Profile, Remedy, Sanction, Standing,
    WarningScope, rules_for,
};
use tournament::RULE_FIELDS;

use crate::root::repository;

/// The table in the documentation is what the data says. To write it anew:
/// `TENGEN_WRITE_DOCS=1 cargo test --test referee table`.
#[test]
fn the_documented_table_is_the_data() {
    is_documented("docs/procedures.md", &procedures_table());
}

/// The same for the fields that an event may set.
#[test]
fn the_documented_fields_are_the_data() {
    is_documented("docs/settings-of-play.md", &fields_table());
}

fn is_documented(file: &str, table: &str) {
    let path = repository().join(file);
    if std::env::var_os("TENGEN_WRITE_DOCS").is_some() {
        std::fs::write(&path, table).expect("it can be written");
    }
    let written = std::fs::read_to_string(path).expect("it exists");
    assert!(written == table, "{file} is out of date");
}

#[test]
fn every_cell_is_filled() {
    let table = procedures_table();
    for kind in IncidentKind::ALL.into_iter() {
        let start = format!("| {} |", kind.title());
        let rows: Vec<&str> = table.lines().filter(|line| line.starts_with(&start)).collect();
        let cells: Vec<&str> =
            rows.iter().flat_map(|row| row.split('|').skip(2)).map(str::trim).collect();
        let filled = cells.iter().filter(|cell| !cell.is_empty()).count();
        assert_eq!(filled, ProcedureName::ALL.len() + 1, "{kind}");
    }
}

const COLUMNS: usize = 3;

/// Every procedure against every kind of incident, as Markdown. Generated from the data of rulings.
fn procedures_table() -> String {
    let mut all: Vec<Procedure> = ProcedureName::ALL.map(ProcedureName::preset).to_vec();
    let international = ProcedureName::Korean2024.preset_for(Profile::International);
    let after = all.iter().position(|p| p.name == ProcedureName::Korean2024).unwrap_or_default();
    all.insert(after + 1, international);
    let mut text = PROCEDURES.to_owned();
    for group in all.chunks(COLUMNS) {
        text.push_str(&table(group));
    }
    text
}

const PROCEDURES: &str = "# Procedures and incidents\n\n\
Generated from the procedures; do not edit. Conditions come first, the first that fits counts. \
*arbiter decides* is followed by what may be chosen; *or* by what may be chosen instead; *may add* by \
penalties at discretion. Unmarked: the text *says* so. † It *follows from* the text. ‡ *Practice*, which no \
text was read to have and an event may set. After both players confirmed the result nothing changes it, under every procedure \
here; an arbiter may still note a penalty. Every field may be adapted by an event.\n\n";

fn table(group: &[Procedure]) -> String {
    let mut rows = vec![row("Incident", group.iter().map(heading))];
    rows.push(row("---", group.iter().map(|_| "---".to_owned())));
    for kind in IncidentKind::ALL.into_iter() {
        rows.push(row(kind.title(), group.iter().map(|procedure| cell(procedure, kind))));
    }
    rows.push(row("*Late*", group.iter().map(|p| lateness(&p.lateness))));
    rows.push(row("*Cautions and warnings*", group.iter().map(ladder)));
    rows.push(row("*Appeal*", group.iter().map(|p| p.appeal.to_string())));
    rows.concat() + "\n"
}

fn row(first: &str, cells: impl Iterator<Item = String>) -> String {
    let cells: Vec<String> = cells.collect();
    format!("| {first} | {} |\n", cells.join(" | "))
}

fn heading(procedure: &Procedure) -> String {
    let profile = match procedure.profile {
        Profile::Domestic => "",
        Profile::International => ", international",
    };
    let since = procedure.period.from.map(|day| format!(", since {day}")).unwrap_or_default();
    format!("`{}`{profile}{since}", procedure.name)
}

fn cell(procedure: &Procedure, kind: IncidentKind) -> String {
    let rules = rules_for(procedure, kind);
    let said = rules.iter().enumerate().map(|(place, clause)| {
        let lead = if clause.when.is_empty() && place > 0 { "otherwise: " } else { "" };
        format!("{lead}{}", words(clause, procedure))
    });
    said.collect::<Vec<_>>().join("; ")
}

fn words(clause: &Clause, procedure: &Procedure) -> String {
    let conditions: Vec<String> = clause.when.iter().map(|&c| condition(c, procedure)).collect();
    let when = if conditions.is_empty() { String::new() } else { conditions.join(", ") + ": " };
    let mark = match clause.basis.standing {
        Standing::Text => "",
        Standing::Derived => "†",
        Standing::Setting => "‡",
    };
    let mut penalties = listed(clause, |a| a.remedy.is_none().then(|| a.sanction.words()));
    let agreed = listed(clause, |a| remedy(a, Consent::BothPlayers));
    let practice = listed(clause, |a| a.remedy.filter(|_| a.practice).map(Remedy::words));
    let mut others = listed(clause, |a| remedy(a, Consent::Arbiter).filter(|_| !a.practice));
    if clause.firmness == Firmness::ArbiterDecides {
        others.append(&mut penalties);
        let agreed = if agreed.is_empty() {
            String::new()
        } else {
            format!(", if both agree {}", agreed.join(" or "))
        };
        return format!("{when}arbiter decides{mark}: {}{agreed}", others.join(", "));
    }
    let mut text = format!("{when}{}{mark}", clause.remedy.words());
    if clause.sanction != Sanction::None {
        text += &format!(" + {}", clause.sanction.words());
    }
    for (lead, list) in [
        (" (or ", others),
        (" (in practice‡ ", practice),
        (" (if both agree ", agreed),
        (" (may add ", penalties),
    ] {
        if !list.is_empty() {
            text += &format!("{lead}{})", list.join(", "));
        }
    }
    text
}

fn condition(condition: Condition, procedure: &Procedure) -> String {
    let words = match condition {
        Condition::InWindow => return format!("within {} moves", procedure.window.last_move()),
        Condition::WhileColorsCorrectable => {
            return format!("through move {}", procedure.colors_until);
        }
        Condition::AtOnce => "at once",
        Condition::PastWindow => "later",
        Condition::OpponentClaims => "the opponent claims",
        Condition::ArbiterNotices => "an arbiter notices",
        Condition::Agreed => "both agree",
        Condition::Disagreed => "no agreement",
        Condition::Deliberate => "on purpose",
        Condition::Dropped => "it slipped",
        Condition::ForceMajeure => "force majeure",
        Condition::Lost => "cannot be reconstructed",
        Condition::CannotReturn => "cannot go back",
        Condition::PlayedOn => "play has gone on",
        Condition::EffectiveMove => "effective move found, both asked and refusing",
        Condition::NotAsked => "effective move found, not both asked",
        Condition::PlaysOn => "a player asks to play on",
        Condition::NamedFault => "as the text names it",
        Condition::NotPressed => "not pressed",
        Condition::AfterStop => "after the stop",
        Condition::Bystander => "by a bystander",
        Condition::NoPassStone => "without its stone",
        Condition::ForCaptures => "to take captures off",
        Condition::OnlyDame => "only dame left",
        Condition::PassedEarly => "both passed early",
        Condition::IllegalMoveLoses => "Art. 14 in force",
        Condition::LegalInRecord => "legal by the record",
    };
    words.to_owned()
}

fn listed(clause: &Clause, of: impl Fn(&Alternative) -> Option<&'static str>) -> Vec<&'static str> {
    clause.alternatives.iter().filter_map(of).collect()
}

fn remedy(alternative: &Alternative, consent: Consent) -> Option<&'static str> {
    alternative.remedy.filter(|_| alternative.consent == consent).map(Remedy::words)
}

fn lateness(rule: &Lateness) -> String {
    let sign = if rule.limit_in_time { "more than" } else { "from" };
    let after = match rule.after {
        AfterGrace::LosesByDefault => "loss by default",
        AfterGrace::ClockOnly => "clock only",
        AfterGrace::Arbiter => "arbiter decides",
    };
    format!("{sign} {} minutes: {after}; clock {} %", rule.grace_minutes, rule.charge_percent)
}

fn ladder(procedure: &Procedure) -> String {
    let rule = &procedure.ladder;
    let mut parts = Vec::new();
    if let Some(n) = rule.cautions_make_warning {
        parts.push(format!("{n} cautions make a warning"));
    }
    if rule.stones_per_warning > 0 {
        parts.push(format!("a warning costs {} points", rule.stones_per_warning));
    }
    if let Some(n) = rule.warnings_lose {
        let scope = if rule.scope == WarningScope::Game { "in a game" } else { "in the event" };
        parts.push(format!("{n} warnings {scope} lose"));
    }
    if parts.is_empty() { "noted only".to_owned() } else { parts.join(", ") }
}

/// Every field that an event may set, with each ruleset's value, as Markdown. Generated from the tables behind the
/// pages and `--set`.
fn fields_table() -> String {
    let mut text = FIELDS.to_owned();
    text.push_str("| Field | May be | As the rules have it |\n| --- | --- | --- |\n");
    for field in RULE_FIELDS {
        let has = values(|name| field.get(&Ruleset::preset(name)).to_string());
        text.push_str(&format!("| `{}` | {} | {has} |\n", field.name, field.holds.allowed()));
    }
    text.push_str("\n## Procedures\n\n| Field | May be |\n| --- | --- |\n");
    for (_, fields) in PROCEDURE_SECTIONS {
        for field in fields {
            text.push_str(&format!("| `{}` | {} |\n", field.word(), field.holds.allowed()));
        }
    }
    text.push_str(&format!(
        "\nProcedures: {}.\n",
        ProcedureName::ALL.map(|n| format!("`{n}`")).join(", ")
    ));
    text
}

const FIELDS: &str = "# What an event may set\n\n\
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
