//! The procedure compared with the text it comes from, as a form, and the form read back into the event's own fields.

use crate::web::prelude::*;
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde_json::Value;
use sha2::{Digest, Sha256};

use referee::{AskedBy, EventProcedureError, Profile};

use crate::web::views::procedure::{UNTIL_MINUTES, answers, field_value, key};
use crate::web::views::settings::{Control, Input, read_values};

const MOST_PEOPLE: usize = 20;

#[derive(Debug, PartialEq, Eq)]
pub(super) struct Part {
    /// Name in addresses and forms.
    pub key: &'static str,
    /// The key of its name.
    pub label: &'static str,
    /// Names of its fields, in order.
    fields: &'static str,
}

impl Part {
    const fn of(key: &'static str, label: &'static str, fields: &'static str) -> Self {
        Self { key, label, fields }
    }

    pub(super) fn has(&self, field: &str) -> bool {
        self.fields.split(' ').any(|name| name == field)
    }
}

pub(super) const TEXT: Part =
    Part::of("procedure", "procedure-which", "procedure international own");
/// Choices that a text leaves to the event.
pub(super) const CHOICES: Part = Part::of(
    "choices",
    "procedure-leaves-open",
    "article_14 inclusive arbiter_claims captain_claims second_stone_alone pass_stone elsewhere clock",
);
/// Numbers that single rules refer to.
pub(super) const NUMBERS: [Part; 4] = [
    Part::of("at_once", "procedure-at-once", "at_once"),
    Part::of("window", "procedure-window", "window"),
    Part::of("colors_until", "procedure-colors-until", "colors_until"),
    Part::of("claim_points", "procedure-claim-points", "claim_points"),
];
/// Settings that apply to every kind of incident.
pub(super) const REST: [Part; 4] = [
    Part::of(
        "cautions",
        "procedure-section-penalties",
        "cautions stones warnings end scope most_points most_minutes",
    ),
    Part::of("grace", "procedure-section-lateness", "grace limit after charge"),
    Part::of(
        "until",
        "procedure-until",
        "committee until until_minutes people_of_committee people_in_reserve",
    ),
    Part::of("public", "procedure-public", "public finished_confirms"),
];

pub(super) fn part_of(field: &str) -> Option<&'static Part> {
    let all = [&TEXT, &CHOICES].into_iter().chain(&NUMBERS).chain(&REST);
    all.into_iter().find(|part| part.key == field || part.has(field))
}

/// Hidden field with a digest of the event's own fields, as shown with the choice of a text. Changing the text
/// drops those fields, so the digest detects changes made since.
pub(super) const OWN_AS_SHOWN: &str = "own";

/// The fields in the form, without those that only the text itself sets.
fn form_fields() -> impl Iterator<Item = &'static ProcedureField> {
    procedure_fields().filter(|field| field.more != AskedBy::Nobody)
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
    let said = answers(field).into_iter().map(|(word, key)| (word, t.text(&key), String::new()));
    let input = match said.len() {
        0 => Input::of(t, field.holds),
        _ => Input::Chosen(said.collect()),
    };
    let hint = t.text(&format!("{key}-hint"));
    Control { key: field.name, label: t.text(&key), hint, input }
}

pub(super) fn fields_of(t: Lang, settings: &Settings, stands: &Stands, part: &Part) -> Fields {
    let own = &settings.refereeing;
    let mut fields = filled_fields(OWN, own);
    fields.push((OWN_AS_SHOWN.to_owned(), digest(own)));
    let mut minutes = "30".to_owned();
    for field in form_fields() {
        let (shown, of_it) = field_value(t, field, &stands.now);
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
    values: Vec<(&'static ProcedureField, FieldValue)>,
}

impl FromForm for ProcedureForm {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let part = part_of(reader.typed(PART))?;
        let own = read_fields(OWN, reader, &Refereeing::default());
        let values = read_values(reader, form_fields().filter(|field| part.has(field.name)));
        Some(Self { part, own: own?, values: values? })
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
    let text = json_of(&Stands::in_use(&settings).text);
    let fields = json_of(file).as_object().cloned().unwrap_or_default().into_iter();
    let adapted = fields.filter(|(field, value)| text.get(field) != Some(value)).collect();
    Refereeing { adapted, ..settings.refereeing }
}

type Adapted = BTreeMap<String, Value>;

pub(in crate::pages::incident) struct Stands {
    pub text: Procedure,
    pub now: Procedure,
}

impl Stands {
    /// Reads the settings; fails if they hold something that cannot be used.
    pub fn of(settings: &Settings) -> Result<Self, EventProcedureError> {
        let mut plain = settings.clone();
        plain.refereeing.adapted.clear();
        Ok(Self { text: event_procedure(&plain)?, now: event_procedure(settings)? })
    }

    /// Like `of`, with a club's procedure if the settings cannot be used.
    pub fn in_use(settings: &Settings) -> Self {
        Self::of(settings).unwrap_or_else(|_| {
            let club = ProcedureName::Club.preset();
            Self { text: club.clone(), now: club }
        })
    }

    pub(super) fn is_changed(&self, field: &ProcedureField) -> bool {
        field.get(&self.text) != field.get(&self.now)
    }

    /// Keys of the labels of the changed fields that can affect a ruling on that kind.
    pub fn own(&self, kind: IncidentKind) -> Vec<String> {
        let rules = rules_for(&self.now, kind);
        let matters =
            |field: &&ProcedureField| field.more == AskedBy::Nobody || field.is_asked_by(&rules);
        let changed = procedure_fields().filter(matters).filter(|field| self.is_changed(field));
        let rules =
            (rules_for(&self.text, kind) != rules).then(|| "procedure-own-rules".to_owned());
        changed.map(key).chain(rules).collect()
    }

    /// What differs from the text after setting these values, as [`Refereeing::adapted`].
    /// The event's own rules (`clauses`) stay as they are.
    pub(super) fn with(
        &self,
        own: &Refereeing,
        values: impl IntoIterator<Item = (&'static ProcedureField, FieldValue)>,
    ) -> Adapted {
        let mut after = self.now.clone();
        for (field, value) in values {
            field.put(&mut after, value);
        }
        let (text, after) = (json_of(&self.text), json_of(&after));
        let mut adapted = own.adapted.clone();
        let fields = after.as_object().into_iter().flatten();
        for (field, value) in fields.filter(|(field, _)| *field != "clauses") {
            if text.get(field) == Some(value) {
                adapted.remove(field);
            } else {
                adapted.insert(field.clone(), value.clone());
            }
        }
        adapted
    }

    pub(super) fn back(&self, own: &Refereeing, field: &'static ProcedureField) -> Adapted {
        self.with(own, [(field, field.get(&self.text))])
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
                None => drop(left.insert(format!("/{field}"))),
            }
        }
        let held: BTreeSet<String> = procedure_fields().map(|field| field.at()).collect();
        assert_eq!(held, left);
    }

    #[test]
    fn every_field_that_is_asked_is_of_one_part() {
        for field in form_fields() {
            let parts = [&TEXT, &CHOICES].into_iter().chain(&NUMBERS).chain(&REST);
            assert_eq!(parts.filter(|part| part.has(field.name)).count(), 1, "{}", field.name);
        }
    }

    #[test]
    fn every_field_has_its_words_in_every_language() {
        let dutch = ProcedureName::Ngb.preset();
        for t in Lang::all() {
            for field in procedure_fields() {
                let mut keys = vec![key(field)];
                keys.extend(answers(field).into_iter().map(|(_, key)| key));
                assert!(keys.iter().all(|key| t.text(key) != *key), "{keys:?}");
                assert!(!words(t, field, &dutch).contains("procedure-"), "{}", field.name);
            }
        }
    }
}
