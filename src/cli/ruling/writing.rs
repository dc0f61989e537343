use std::fmt::Write as _;

use serde::Serialize;
use serde_json::{Value, json};

use crate::go::{Color, HalfPoints};
use crate::referee::{Effect, Procedure, Ruling, RulingOption};

#[derive(Serialize)]
struct Points {
    #[serde(with = "crate::go::decimal")]
    black: HalfPoints,
    #[serde(with = "crate::go::decimal")]
    white: HalfPoints,
}

pub(super) fn json(procedure: &Procedure, ruling: &Ruling, confirmed: bool) -> Value {
    let options: Vec<Value> = ruling.options.iter().map(option).collect();
    json!({
        "procedure": procedure.name,
        "edition": procedure.edition,
        "profile": procedure.profile,
        "incident": ruling.kind,
        "by": ruling.by,
        "move": ruling.at,
        "decides": ruling.firmness,
        "ruling": ruling.headline(),
        "effect": effect(&ruling.effect),
        "options": options,
        "source": ruling.basis.source,
        "article": ruling.basis.article,
        "words": ruling.basis.words,
        "standing": ruling.basis.standing,
        "appeal": procedure.appeal.words(confirmed),
        "notes": ruling.note_sentences(),
    })
}

fn option(option: &RulingOption) -> Value {
    json!({
        "remedy": option.remedy.map(|remedy| remedy.words()),
        "penalty": option.sanction.words(),
        "consent": option.consent,
        "ruling": option.sentence(),
        "effect": effect(&option.effect),
    })
}

fn effect(effect: &Effect) -> Value {
    json!({
        "position": effect.position,
        "turn": effect.turn,
        "verdict": effect.verdict,
        "outcome": effect.verdict.ending(),
        "prisoners": effect.prisoners,
        "pass_stones": effect.pass_stones,
        "points": Points { black: effect.points.black, white: effect.points.white },
        "penalties": effect.penalties,
        "setup": effect.setup,
        "clock": effect.clock,
    })
}

pub(super) fn table(procedure: &Procedure, ruling: &Ruling, confirmed: bool) -> String {
    let mut text = String::new();
    let mut line = |name: &str, value: &str| {
        let _ = writeln!(text, "{name:<9} {value}");
    };
    let by: Vec<String> = ruling.by.sides().iter().map(Color::to_string).collect();
    line("procedure", &format!("{} ({})", procedure.edition, procedure.name));
    let at = ruling.at.map(|at| format!(", move {at}")).unwrap_or_default();
    let by = if by.is_empty() { String::new() } else { format!(", by {}", by.join(" and ")) };
    line("incident", &format!("{}{by}{at}", ruling.kind.title()));
    line("ruling", &ruling.headline());
    for (i, option) in ruling.options.iter().enumerate() {
        line(if i == 0 { "options" } else { "" }, &format!("{}. {}", i + 1, option.sentence()));
    }
    line("why", &ruling.basis.words);
    let cited = [&ruling.basis.source, &ruling.basis.article].map(AsRef::as_ref);
    line("source", cited.join(", ").trim_end_matches(", "));
    line("standing", ruling.basis.standing.word());
    line("appeal", &procedure.appeal.words(confirmed));
    for note in ruling.note_sentences() {
        line("note", note);
    }
    text
}
