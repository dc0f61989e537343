//! The form controls of a part's fields.

use crate::web::pages::incident::texts::said;
use crate::web::prelude::*;
use crate::web::views::settings::{Control, Input};
use referee::FieldHolds as Holds;

use super::form::{Part, UNTIL_MINUTES, YES_OR_NO, codes, key};

pub(super) fn of_part(
    t: Lang,
    part: Option<&Part>,
    asked: &[&'static ProcedureField],
    of_rules: &str,
) -> Vec<Control> {
    let names = part.map(|part| part.fields).unwrap_or_default();
    let fields = names.iter().filter_map(|name| asked.iter().find(|field| field.name == *name));
    let mut controls: Vec<Control> = fields.map(|field| of_field(t, field)).collect();
    let with_note = |key, label: &str, hint: &str, input| Control {
        key,
        label: t.text(label),
        hint: t.text(hint),
        input,
    };
    let has = |name| names.contains(&name);
    if has(UNTIL_MINUTES) {
        let typed = Input::Typed("numeric", false);
        let (label, hint) = ("procedure-until-minutes", "procedure-until-minutes-hint");
        controls.push(with_note(UNTIL_MINUTES, label, hint, typed));
    }
    if has("procedure") {
        let all = ProcedureName::ALL.map(|name| (name.name(), said(t, &name.preset().edition)));
        let usual = ("", of_rules.to_owned());
        let picked = Input::Picked(std::iter::once(usual).chain(all).collect());
        controls.push(with_note("procedure", "procedure-which", "procedure-which-hint", picked));
    }
    let ticks = [
        ("international", "procedure-international", "procedure-international-note"),
        ("public", "procedure-public", "procedure-public-note"),
        ("finished_confirms", "procedure-finished", "procedure-finished-note"),
    ];
    let ticks = ticks.into_iter().filter(|(name, ..)| has(name));
    controls.extend(ticks.map(|(name, label, hint)| with_note(name, label, hint, Input::Ticked)));
    controls
}

fn of_field(t: Lang, field: &ProcedureField) -> Control {
    let key = key(field);
    let chosen = |codes: &[&'static str]| {
        let words = |code: &&'static str| (*code, t.text(&format!("{key}-{code}")), String::new());
        Input::Chosen(codes.iter().map(words).collect())
    };
    let input = match field.holds {
        Holds::Tick => {
            let said = |word: &str| t.text(&format!("procedure-{word}"));
            Input::Chosen(YES_OR_NO.map(|word| (word, said(word), String::new())).into())
        }
        Holds::One(_) | Holds::Until => chosen(codes(field)),
        Holds::Points => Input::Typed("decimal", true),
        Holds::NumberIfAny(..) => Input::Typed("numeric", false),
        Holds::Number(..) | Holds::Day | Holds::Text(_) => Input::Typed("numeric", true),
    };
    let hint = t.text(&format!("{key}-hint"));
    Control { key: field.name, label: t.text(&key), hint, input }
}
