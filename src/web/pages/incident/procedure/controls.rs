//! The single fields of a procedure as controls of a form: what each holds, and where it stands in the
//! procedure's JSON.

use serde_json::{Value, json};

use crate::tournament::{Fault, HalfPoints};
use crate::web::pages::incident::texts::said;
use crate::web::{Lang, Reader, Sentence, read_points};

/// What a control holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Holds {
    /// Yes or no.
    Tick,
    /// A whole number within bounds.
    Number(u32, u32),
    /// The same, or nothing.
    NumberIfAny(u32, u32),
    /// Points, halves too.
    Points,
    /// One of these codes.
    One(&'static [&'static str]),
    /// A day, or nothing.
    Day,
    /// At most so many letters.
    Text(usize),
    /// One of [`UNTILS`]; after [`MINUTES`] a number in a field of its own.
    Until,
}

/// A field of the procedure that the event may have otherwise.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Control {
    /// Its name in the form; with `-` for `_` behind `procedure-` the key of its label.
    pub name: &'static str,
    /// Where it stands in the JSON of a procedure.
    pub at: &'static str,
    /// What it holds.
    pub holds: Holds,
}

const fn control(name: &'static str, at: &'static str, holds: Holds) -> Control {
    Control { name, at, holds }
}

/// Until when appeals may be made.
pub(super) const UNTILS: [&str; 3] = ["result-confirmed", "round-closed", MINUTES];
const MINUTES: &str = "minutes-after-told";
/// The field for the minutes.
pub(super) const UNTIL_MINUTES: &str = "until_minutes";
const STANDINGS: Holds = Holds::One(&["text", "derived", "setting"]);

const MOVES: [Control; 9] = [
    control("article_14", "/illegal-move-loses", Holds::Tick),
    control("at_once", "/at-once", Holds::Number(0, 20)),
    control("window", "/window/moves", Holds::Number(0, 400)),
    control("inclusive", "/window/inclusive", Holds::Tick),
    control("arbiter_claims", "/arbiter-claims", Holds::Tick),
    control("second_stone_alone", "/second-stone-alone", Holds::Tick),
    control("pass_stone", "/pass-stone", Holds::Tick),
    control("colors_until", "/colors-until", Holds::Number(0, 400)),
    control("claim_points", "/claim-points", Holds::Points),
];
const PENALTIES: [Control; 5] = [
    control("cautions", "/ladder/cautions-make-warning", Holds::NumberIfAny(1, 20)),
    control("stones", "/ladder/stones-per-warning", Holds::Number(0, 100)),
    control("warnings", "/ladder/warnings-lose", Holds::NumberIfAny(1, 20)),
    control("end", "/ladder/end", Holds::One(&["game-loss", "exclusion"])),
    control("scope", "/ladder/scope", Holds::One(&["game", "event"])),
];
const AFTER: Holds = Holds::One(&["loses-by-default", "clock-only", "arbiter"]);
const LATENESS: [Control; 4] = [
    control("grace", "/lateness/grace-minutes", Holds::Number(0, 600)),
    control("limit", "/lateness/limit-in-time", Holds::Tick),
    control("after", "/lateness/after", AFTER),
    control("charge", "/lateness/charge-percent", Holds::Number(0, 1000)),
];
const CLOCKS: Holds = Holds::One(&["leave-as-is", "stop-meanwhile", "set-right", "reset"]);
const DECIDES: [Control; 4] = [
    control("elsewhere", "/elsewhere", Holds::One(&["default", "arbiter-decides"])),
    control("clock", "/clock/kind", CLOCKS),
    control("committee", "/appeal/committee", Holds::Number(0, 9)),
    control("until", "/appeal/until", Holds::Until),
];
const TEXT: [Control; 11] = [
    control("edition", "/edition", Holds::Text(200)),
    control("since", "/period/from", Holds::Day),
    control("to", "/period/until", Holds::Day),
    control("confirmation_words", "/confirmation/words", Holds::Text(1000)),
    control("confirmation_source", "/confirmation/source", Holds::Text(200)),
    control("confirmation_article", "/confirmation/article", Holds::Text(200)),
    control("confirmation_standing", "/confirmation/standing", STANDINGS),
    control("elsewhere_words", "/elsewhere-basis/words", Holds::Text(1000)),
    control("elsewhere_source", "/elsewhere-basis/source", Holds::Text(200)),
    control("elsewhere_article", "/elsewhere-basis/article", Holds::Text(200)),
    control("elsewhere_standing", "/elsewhere-basis/standing", STANDINGS),
];

/// Every control, by the section of the page it stands in; the last section is folded.
pub(super) const SECTIONS: [(&str, &[Control]); 5] = [
    ("moves", &MOVES),
    ("penalties", &PENALTIES),
    ("lateness", &LATENESS),
    ("decides", &DECIDES),
    ("text", &TEXT),
];

/// Every control.
pub(super) fn controls() -> impl Iterator<Item = &'static Control> {
    SECTIONS.iter().flat_map(|(_, controls)| controls.iter())
}

impl Control {
    /// The key of its label; texts of its answers begin so as well.
    pub fn key(&self) -> String {
        format!("procedure-{}", self.name.replace('_', "-"))
    }

    /// The fields of the form that show the value.
    pub fn fields(&self, t: Lang, procedure: &Value) -> Vec<(String, String)> {
        let value = procedure.pointer(self.at).unwrap_or(&Value::Null);
        let shown = match (self.holds, value) {
            (Holds::Tick, value) if value == true => "yes".to_owned(),
            (Holds::Text(_), Value::String(text)) => said(t, text),
            (Holds::Points, value) => t.decimals(&value.to_string()),
            (Holds::Until, Value::Object(told)) => {
                let minutes = told.get(MINUTES).cloned().unwrap_or_default();
                let minutes = (UNTIL_MINUTES.to_owned(), minutes.to_string());
                return vec![(self.name.to_owned(), MINUTES.to_owned()), minutes];
            }
            (_, Value::String(code)) => code.clone(),
            (_, Value::Number(number)) => number.to_string(),
            _ => String::new(),
        };
        vec![(self.name.to_owned(), shown)]
    }

    /// The value in words, as answers of the form say it.
    pub fn words(&self, t: Lang, procedure: &Value) -> String {
        let fields = self.fields(t, procedure);
        let shown = fields.first().map(|(_, shown)| shown.as_str()).unwrap_or_default();
        match self.holds {
            Holds::Tick if shown.is_empty() => t.text("procedure-no"),
            Holds::Tick => t.text("procedure-yes"),
            Holds::One(_) | Holds::Until => {
                let said = t.text(&format!("{}-{shown}", self.key()));
                let minutes = fields.get(1).map(|(_, minutes)| minutes.as_str());
                minutes.map_or(said.clone(), |n| format!("{said}: {n}"))
            }
            _ if shown.is_empty() => t.text("procedure-none"),
            _ => shown.to_owned(),
        }
    }

    /// The value that was typed, as JSON.
    pub fn read(&self, reader: &mut Reader<'_>) -> Option<Value> {
        let name = self.name;
        match self.holds {
            Holds::Tick => Some(json!(reader.ticked(name))),
            Holds::Number(least, most) => reader.number(name, least..=most).map(|n| json!(n)),
            Holds::NumberIfAny(..) | Holds::Day if reader.typed(name).trim().is_empty() => {
                Some(Value::Null)
            }
            Holds::NumberIfAny(least, most) => reader.number(name, least..=most).map(|n| json!(n)),
            Holds::Day => reader.date(name).map(|day| json!(day)),
            Holds::Points => reader.read(name, points),
            Holds::One(codes) => one_of(reader, name, codes).map(|code| json!(code)),
            Holds::Text(most) => reader.read(name, |typed| text(typed, most)).map(|t| json!(t)),
            Holds::Until => match one_of(reader, name, &UNTILS)? {
                MINUTES => {
                    reader.number(UNTIL_MINUTES, 1..=1440_u32).map(|n| json!({ MINUTES: n }))
                }
                code => Some(json!(code)),
            },
        }
    }
}

/// One of the codes, or what is wrong.
pub(super) fn one_of(
    reader: &mut Reader<'_>,
    name: &str,
    codes: &'static [&'static str],
) -> Option<&'static str> {
    reader.choose(name, |typed| codes.iter().find(|code| **code == typed).copied())
}

/// Words on one line, at most so many letters.
pub(super) fn text(typed: &str, most: usize) -> Result<String, Fault> {
    let words = typed.split_whitespace().collect::<Vec<_>>().join(" ");
    let length = words.chars().count();
    match length {
        0 => Err(Fault::Missing),
        _ if length > most => Err(Fault::TooLong(length)),
        _ if words.chars().any(char::is_control) => Err(Fault::ControlCharacter),
        _ => Ok(words),
    }
}

fn points(typed: &str) -> Result<Value, Sentence> {
    let most = HalfPoints::whole(361);
    let points = read_points(typed)?;
    if points < HalfPoints::ZERO || points > most {
        let range = Sentence::new("fault-range").with("value", typed);
        return Err(range.with("least", 0).with("most", 361));
    }
    crate::go::decimal::serialize(&points, serde_json::value::Serializer)
        .map_err(|_| Sentence::new("fault-points").with("typed", typed))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::referee::ProcedureName;
    use std::collections::BTreeSet;

    /// What the form of the page does not hold: the choice of the text itself, and the rules for the
    /// kinds of incidents, which have pages of their own.
    const ELSEWHERE: [&str; 3] = ["name", "profile", "clauses"];

    #[test]
    fn every_field_of_a_procedure_has_a_control() {
        let json = serde_json::to_value(ProcedureName::Korean2024.preset()).unwrap();
        let mut left: BTreeSet<String> = BTreeSet::new();
        for (field, value) in json.as_object().unwrap() {
            let inner = value.as_object().filter(|_| field != "clock");
            match inner {
                Some(inner) => left.extend(inner.keys().map(|key| format!("/{field}/{key}"))),
                None if field == "clock" => drop(left.insert("/clock/kind".to_owned())),
                None if ELSEWHERE.contains(&field.as_str()) => {}
                None => drop(left.insert(format!("/{field}"))),
            }
        }
        let held: BTreeSet<String> = controls().map(|control| control.at.to_owned()).collect();
        assert_eq!(held, left);
    }

    #[test]
    fn every_control_has_its_words_in_every_language() {
        let json = serde_json::to_value(ProcedureName::Ngb.preset()).unwrap();
        for t in Lang::all() {
            for control in controls() {
                let mut keys = vec![control.key()];
                let codes = match control.holds {
                    Holds::One(codes) => codes,
                    Holds::Until => &UNTILS,
                    _ => &[],
                };
                keys.extend(codes.iter().map(|code| format!("{}-{code}", control.key())));
                assert!(keys.iter().all(|key| t.text(key) != *key), "{keys:?}");
                assert!(!control.words(t, &json).contains("procedure-"), "{}", control.name);
            }
        }
    }
}
