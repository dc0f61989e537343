//! The procedure compared with the text it comes from, as a form, and the form read back into the event's own fields.

use crate::web::prelude::*;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde_json::Value;
use sha2::{Digest, Sha256};

use referee::{AskedBy, EventProcedureError, FieldHolds as Holds, MINUTES, Profile};

use crate::web::views::procedure::{YES_OR_NO, codes, key, shown};
use crate::web::views::settings::{Control, Input};

const UNTIL_MINUTES: &str = "until_minutes";
const MOST_PEOPLE: usize = 20;

#[derive(Debug, PartialEq, Eq)]
pub(super) struct Part {
    /// Name in addresses and forms.
    pub key: &'static str,
    /// Names of its fields, in order.
    fields: &'static str,
}

impl Part {
    const fn of(key: &'static str, fields: &'static str) -> Self {
        Self { key, fields }
    }

    pub(super) fn has(&self, field: &str) -> bool {
        self.fields.split(' ').any(|name| name == field)
    }
}

pub(super) const TEXT: Part = Part::of("procedure", "procedure international own");
/// Choices that a text leaves to the event.
pub(super) const CHOICES: Part = Part::of(
    "choices",
    "article_14 inclusive arbiter_claims captain_claims second_stone_alone pass_stone elsewhere clock",
);
/// Numbers that single rules refer to.
pub(super) const NUMBERS: [Part; 4] = [
    Part::of("at_once", "at_once"),
    Part::of("window", "window"),
    Part::of("colors_until", "colors_until"),
    Part::of("claim_points", "claim_points"),
];
/// Settings that apply to every kind of incident.
pub(super) const REST: [Part; 4] = [
    Part::of("cautions", "cautions stones warnings end scope most_points most_minutes"),
    Part::of("grace", "grace limit after charge"),
    Part::of("until", "committee until until_minutes people_of_committee people_in_reserve"),
    Part::of("public", "public finished_confirms"),
];

pub(super) fn part_of(field: &str) -> Option<&'static Part> {
    let all = [&TEXT, &CHOICES].into_iter().chain(&NUMBERS).chain(&REST);
    all.into_iter().find(|part| part.key == field || part.has(field))
}

/// Hidden field with a digest of the event's own fields, as shown with the choice of a text. Changing the text
/// drops those fields, so the digest detects changes made since.
pub(super) const OWN_AS_SHOWN: &str = "own";

/// The fields in the form, without those that only the text itself sets.
fn asked() -> impl Iterator<Item = &'static ProcedureField> {
    procedure_fields().filter(|field| field.asked != AskedBy::Nobody)
}

/// The controls of a part's fields, of those that are asked.
pub(super) fn controls(
    cx: &Cx,
    part: Option<&Part>,
    asked: &[&'static ProcedureField],
) -> Vec<Control> {
    let t = cx.t;
    let names = part.map_or("", |part| part.fields).split(' ');
    let fields = names.filter_map(|name| asked.iter().find(|field| field.name == name));
    let mut fields: Vec<Control> = fields.map(|field| control(t, field)).collect();
    let with_note = |key, label: &str, hint: &str, input| {
        let (label, hint) = (t.text(label), t.text(hint));
        Control { key, label, hint, input }
    };
    let has = |name| part.is_some_and(|part| part.has(name));
    if has(UNTIL_MINUTES) {
        let typed = Input::Typed("numeric", false);
        let (label, hint) = ("procedure-until-minutes", "procedure-until-minutes-hint");
        fields.push(with_note(UNTIL_MINUTES, label, hint, typed));
    }
    if has("procedure") {
        let all =
            ProcedureName::ALL.map(|name| (name.name(), t.cited(&name.preset().edition).words));
        let rules = cx.rules(cx.tournament().settings.rules);
        let usual = ("", cx.with("procedure-of-rules", [("rules", rules)]));
        let picked = Input::Picked(std::iter::once(usual).chain(all).collect());
        fields.push(with_note("procedure", "procedure-which", "procedure-which-hint", picked));
    }
    let ticks = [
        ("international", "procedure-international", "procedure-international-note"),
        ("public", "procedure-public", "procedure-public-note"),
        ("finished_confirms", "procedure-finished", "procedure-finished-note"),
    ];
    let ticks = ticks.into_iter().filter(|(name, ..)| has(name));
    fields.extend(ticks.map(|(name, label, hint)| with_note(name, label, hint, Input::Ticked)));
    fields
}

fn control(t: Lang, field: &ProcedureField) -> Control {
    let key = key(field);
    let words = |code: &&'static str| (*code, t.text(&format!("{key}-{code}")), String::new());
    let input = match field.holds {
        Holds::Tick => {
            let said = |word: &str| t.text(&format!("procedure-{word}"));
            Input::Chosen(YES_OR_NO.map(|word| (word, said(word), String::new())).into())
        }
        Holds::One(_) | Holds::Until => Input::Chosen(codes(field).iter().map(words).collect()),
        Holds::Points => Input::Typed("decimal", true),
        Holds::NumberIfAny(..) => Input::Typed("numeric", false),
        Holds::Number(..) | Holds::Day | Holds::Text(_) => Input::Typed("numeric", true),
    };
    let hint = t.text(&format!("{key}-hint"));
    Control { key: field.name, label: t.text(&key), hint, input }
}

fn read(reader: &mut Reader<'_>, field: &ProcedureField) -> Option<Value> {
    let name = field.name;
    match field.holds {
        Holds::Tick => {
            let named = |typed: &str| YES_OR_NO.iter().position(|word| *word == typed);
            reader.choose(name, named).map(|place| json!(place == 0))
        }
        Holds::NumberIfAny(..) if reader.typed(name).trim().is_empty() => Some(Value::Null),
        Holds::Number(least, most) | Holds::NumberIfAny(least, most) => {
            reader.number(name, least..=most).map(|n| json!(n))
        }
        Holds::Points => reader.read(name, points),
        Holds::One(_) | Holds::Until => {
            match reader.choose(name, |typed| codes(field).iter().find(|code| **code == typed))? {
                &MINUTES => {
                    reader.number(UNTIL_MINUTES, 1..=1440_u32).map(|n| json!({ MINUTES: n }))
                }
                code => Some(json!(code)),
            }
        }
        Holds::Day | Holds::Text(_) => None,
    }
}

fn points(typed: &str) -> Result<Value, Sentence> {
    let most = HalfPoints::whole(361);
    let points = read_points(typed)?;
    if points < HalfPoints::ZERO || points > most {
        let range = Sentence::new("fault-out-of-range").with("value", typed);
        return Err(range.with("least", 0).with("most", 361));
    }
    go::decimal::serialize(&points, serde_json::value::Serializer)
        .map_err(|_| Sentence::new("fault-points").with("typed", typed))
}

pub(super) fn fields_of(t: Lang, settings: &Settings, stands: &Stands, part: &Part) -> Fields {
    let own = &settings.refereeing;
    let mut fields = filled_fields(OWN, own);
    fields.push((OWN_AS_SHOWN.to_owned(), digest(own)));
    let mut minutes = "30".to_owned();
    for field in asked() {
        let (shown, of_it) = shown(t, field, &stands.now_json);
        fields.push((field.name.to_owned(), shown));
        minutes = of_it.unwrap_or(minutes);
    }
    fields.push((UNTIL_MINUTES.to_owned(), minutes));
    fields.retain(|(name, value)| !value.is_empty() && part.has(name));
    fields
}

pub(super) fn digest(own: &Refereeing) -> String {
    match serde_json::to_vec(&own.adapted) {
        Ok(json) if !own.adapted.is_empty() => URL_SAFE_NO_PAD.encode(Sha256::digest(json)),
        _ => String::new(),
    }
}

/// One name a line.
fn people(typed: &str) -> Result<Vec<String>, Sentence> {
    let lines = typed.lines().filter(|line| !line.trim().is_empty());
    let mut names: Vec<String> = lines.map(check_name).collect::<Result<_, _>>()?;
    let mut known = HashSet::new();
    names.retain(|name| known.insert(name.clone()));
    let (value, most) = (names.len() as i64, MOST_PEOPLE as i64);
    if value > most { Err(Fault::OutOfRange { value, least: 0, most }.into()) } else { Ok(names) }
}

fields! {
    OWN: Refereeing {
        procedure: IfAny(OneOf(|typed| Some(typed.parse::<ProcedureName>().ok()?.to_string())));
        public: Flag;
        finished_confirms: Flag;
        international: Flag;
        people_of_committee: ReadAs(people, |names| names.join("\n")), committee;
        people_in_reserve: ReadAs(people, |names| names.join("\n")), reserves;
    }
}

pub(super) struct ProcedureForm {
    part: &'static Part,
    own: Refereeing,
    values: Vec<(&'static ProcedureField, Value)>,
}

impl FromForm for ProcedureForm {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let part = part_of(reader.typed(PART))?;
        let own = read_fields(OWN, reader, &Refereeing::default());
        // Read all fields before one of them fails, so that every fault is reported.
        let fields = asked().filter(|field| part.has(field.name));
        let values: Vec<_> =
            fields.map(|field| read(reader, field).map(|value| (field, value))).collect();
        Some(Self { part, own: own?, values: values.into_iter().collect::<Option<_>>()? })
    }
}

impl ProcedureForm {
    pub(super) fn is_another(&self, now: &Refereeing) -> bool {
        let chosen = (&self.own.procedure, self.own.international);
        self.part == &TEXT && chosen != (&now.procedure, now.international)
    }

    /// The settings with the typed values. Another procedure starts without the event's own fields.
    pub(super) fn settings(self, stands: &Stands, now: &Refereeing) -> Refereeing {
        let another = self.is_another(now);
        let (typed, mut own) = (self.own, now.clone());
        match self.part.key {
            "procedure" if another => {
                (own.procedure, own.international) = (typed.procedure, typed.international);
                own.adapted.clear();
                return own;
            }
            "public" => {
                (own.public, own.finished_confirms) = (typed.public, typed.finished_confirms);
                return own;
            }
            "until" => (own.committee, own.reserves) = (typed.committee, typed.reserves),
            _ => {}
        }
        own.adapted = stands.with(now, self.values);
        own
    }
}

/// The settings with the procedure of a file: the text that it names, with the fields that the file has otherwise.
pub(super) fn from_file(now: &Settings, file: &Procedure) -> Refereeing {
    let mut settings = now.clone();
    let stands = Stands::in_use(now);
    if stands.now == *file {
        return settings.refereeing;
    }
    if stands.text.name != file.name {
        settings.refereeing.procedure = Some(file.name.to_string());
    }
    settings.refereeing.international = file.profile == Profile::International;
    let text = Stands::in_use(&settings).text_json;
    let fields = json_of(file).as_object().cloned().unwrap_or_default().into_iter();
    let adapted = fields.filter(|(field, value)| text.get(field) != Some(value)).collect();
    Refereeing { adapted, ..settings.refereeing }
}

type Adapted = BTreeMap<String, Value>;

pub(in crate::pages::incident) struct Stands {
    pub text: Procedure,
    pub now: Procedure,
    pub text_json: Value,
    pub now_json: Value,
}

impl Stands {
    /// Reads the settings; fails if they hold something that cannot be used.
    pub fn of(settings: &Settings) -> Result<Self, EventProcedureError> {
        let mut plain = settings.clone();
        plain.refereeing.adapted.clear();
        Ok(Self::new(event_procedure(&plain)?, event_procedure(settings)?))
    }

    /// Like `of`, with a club's procedure if the settings cannot be used.
    pub fn in_use(settings: &Settings) -> Self {
        Self::of(settings).unwrap_or_else(|_| {
            let club = ProcedureName::Club.preset();
            Self::new(club.clone(), club)
        })
    }

    fn new(text: Procedure, now: Procedure) -> Self {
        let (text_json, now_json) = (json_of(&text), json_of(&now));
        Self { text, now, text_json, now_json }
    }

    pub(super) fn is_changed(&self, field: &ProcedureField) -> bool {
        self.text_json.pointer(field.at) != self.now_json.pointer(field.at)
    }

    /// Labels of the changed fields that can affect a ruling on that kind.
    pub fn own(&self, t: Lang, kind: IncidentKind) -> Vec<String> {
        let rules = rules_for(&self.now, kind);
        let matters =
            |field: &&ProcedureField| field.asked == AskedBy::Nobody || field.is_asked_by(&rules);
        let changed = procedure_fields().filter(matters).filter(|field| self.is_changed(field));
        let mut own: Vec<String> = changed.map(|field| t.text(&key(field))).collect();
        if rules_for(&self.text, kind) != rules {
            own.push(t.text("procedure-own-rules"));
        }
        own
    }

    /// What differs from the text after setting these values, as [`Refereeing::adapted`].
    /// The event's own rules (`clauses`) stay as they are.
    pub(super) fn with(
        &self,
        own: &Refereeing,
        values: impl IntoIterator<Item = (&'static ProcedureField, Value)>,
    ) -> Adapted {
        let mut after = self.now_json.clone();
        for (field, value) in values {
            if let Some(place) = after.pointer_mut(field.at) {
                *place = value;
            }
        }
        let after = serde_json::from_value(after.clone()).map_or(after, |p: Procedure| json_of(&p));
        let mut adapted = own.adapted.clone();
        let fields = after.as_object().into_iter().flatten();
        for (field, value) in fields.filter(|(field, _)| *field != "clauses") {
            if self.text_json.get(field) == Some(value) {
                adapted.remove(field);
            } else {
                adapted.insert(field.clone(), value.clone());
            }
        }
        adapted
    }

    pub(super) fn back(&self, own: &Refereeing, field: &'static ProcedureField) -> Adapted {
        let text = self.text_json.pointer(field.at).cloned();
        self.with(own, text.map(|text| (field, text)))
    }

    pub(super) fn rules_in_text(&self, settings: &Settings, kind: IncidentKind) -> Vec<Clause> {
        let mut plain = settings.clone();
        plain.refereeing.adapted.remove(&rules_field(kind));
        event_procedure(&plain).map(|usual| rules_for(&usual, kind)).unwrap_or_default()
    }
}

fn json_of(procedure: &Procedure) -> Value {
    serde_json::to_value(procedure).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::web::views::procedure::words;
    use std::collections::BTreeSet;

    /// Not in the form: the text itself, its rules, and the basis on which an end stands.
    const ELSEWHERE: [&str; 5] = ["name", "profile", "clauses", "accepted-end", "earlier-ruling"];

    #[test]
    fn every_field_of_a_procedure_has_a_name() {
        let json = serde_json::to_value(ProcedureName::Korean2024.preset()).unwrap();
        let mut left: BTreeSet<String> = BTreeSet::new();
        for (field, value) in json.as_object().unwrap() {
            let inner = value.as_object().filter(|_| field != "clock");
            match inner {
                _ if ELSEWHERE.contains(&field.as_str()) => {}
                Some(inner) => left.extend(inner.keys().map(|key| format!("/{field}/{key}"))),
                None if field == "clock" => drop(left.insert("/clock/kind".to_owned())),
                None => drop(left.insert(format!("/{field}"))),
            }
        }
        let held: BTreeSet<String> = procedure_fields().map(|field| field.at.to_owned()).collect();
        assert_eq!(held, left);
    }

    #[test]
    fn every_field_that_is_asked_is_of_one_part() {
        for field in asked() {
            let parts = [&TEXT, &CHOICES].into_iter().chain(&NUMBERS).chain(&REST);
            assert_eq!(parts.filter(|part| part.has(field.name)).count(), 1, "{}", field.name);
        }
    }

    #[test]
    fn every_field_has_its_words_in_every_language() {
        let json = serde_json::to_value(ProcedureName::Ngb.preset()).unwrap();
        for t in Lang::all() {
            for field in procedure_fields() {
                let mut keys = vec![key(field)];
                keys.extend(codes(field).iter().map(|code| format!("{}-{code}", key(field))));
                assert!(keys.iter().all(|key| t.text(key) != *key), "{keys:?}");
                assert!(!words(t, field, &json).contains("procedure-"), "{}", field.name);
            }
        }
    }
}
