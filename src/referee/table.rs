use super::{
    AfterGrace, Alternative, Clause, Condition, Consent, Firmness, IncidentKind, Lateness,
    Procedure, ProcedureName, Profile, Sanction, usual,
};

const COLUMNS: usize = 3;

/// Every procedure against every kind of incident, as Markdown. Generated from the data of rulings.
pub fn procedures_table() -> String {
    let mut all: Vec<Procedure> = ProcedureName::ALL.map(ProcedureName::preset).to_vec();
    let international = ProcedureName::Korean2024.preset_for(Profile::International);
    let after = all.iter().position(|p| p.name == ProcedureName::Korean2024).unwrap_or_default();
    all.insert(after + 1, international);
    let mut text = INTRODUCTION.to_owned();
    for group in all.chunks(COLUMNS) {
        text.push_str(&table(group));
    }
    text
}

const INTRODUCTION: &str = "# Procedures and incidents\n\n\
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

/// A procedure's own clauses for a kind, else the usual ones.
fn cell(procedure: &Procedure, kind: IncidentKind) -> String {
    let mut said: Vec<String> = Vec::new();
    let usual = usual::clauses(procedure);
    for clause in procedure.clauses.iter().chain(&usual).filter(|c| c.kinds.contains(&kind)) {
        let lead = if clause.when.is_empty() && !said.is_empty() { "otherwise: " } else { "" };
        said.push(format!("{lead}{}", words(clause, procedure)));
        if clause.when.is_empty() {
            break;
        }
    }
    said.join("; ")
}

fn words(clause: &Clause, procedure: &Procedure) -> String {
    let conditions: Vec<String> = clause.when.iter().map(|&c| condition(c, procedure)).collect();
    let when = if conditions.is_empty() { String::new() } else { conditions.join(", ") + ": " };
    let mark = clause.basis.standing.mark();
    let mut penalties = listed(clause, |a| a.remedy.is_none().then(|| a.sanction.words()));
    let agreed = listed(clause, |a| remedy(a, Consent::BothPlayers));
    let practice = listed(clause, |a| a.remedy.filter(|_| a.practice).map(super::Remedy::words));
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
    match condition {
        Condition::InWindow => format!("within {} moves", procedure.window.last_move()),
        Condition::WhileColorsCorrectable => format!("through move {}", procedure.colors_until),
        _ => condition.words().to_owned(),
    }
}

fn listed(clause: &Clause, of: impl Fn(&Alternative) -> Option<&'static str>) -> Vec<&'static str> {
    clause.alternatives.iter().filter_map(of).collect()
}

fn remedy(alternative: &Alternative, consent: Consent) -> Option<&'static str> {
    alternative.remedy.filter(|_| alternative.consent == consent).map(super::Remedy::words)
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
        let scope =
            if rule.scope == super::WarningScope::Game { "in a game" } else { "in the event" };
        parts.push(format!("{n} warnings {scope} lose"));
    }
    if parts.is_empty() { "noted only".to_owned() } else { parts.join(", ") }
}
