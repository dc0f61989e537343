//! The procedure as a form, and the form as the event's own fields.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::referee::ProcedureName;
use crate::tournament::{Fault, Fields, Refereeing, Settings};
use crate::web::{FromForm, Lang, Reader, Sentence};

use super::Stands;
use super::controls::{Control, Shown as _, UNTIL_MINUTES, controls};

/// The procedure as the fields of the form.
pub(super) fn fields_of(t: Lang, settings: &Settings, stands: &Stands) -> Fields {
    let own = &settings.refereeing;
    let tick = |on: bool| if on { "yes".to_owned() } else { String::new() };
    let mut fields = vec![
        ("procedure".to_owned(), own.procedure.clone().unwrap_or_default()),
        ("public".to_owned(), tick(own.public)),
        ("finished_confirms".to_owned(), tick(own.finished_confirms)),
        ("international".to_owned(), tick(own.international)),
    ];
    fields.push((COMMITTEE.to_owned(), own.committee.join("\n")));
    fields.push((RESERVES.to_owned(), own.reserves.join("\n")));
    fields.extend(controls().flat_map(|control| control.fields(t, &stands.now_json)));
    if !fields.iter().any(|(name, _)| name == UNTIL_MINUTES) {
        fields.push((UNTIL_MINUTES.to_owned(), "30".to_owned()));
    }
    fields.retain(|(_, value)| !value.is_empty());
    fields
}

/// The fields with people's names, one a line.
const COMMITTEE: &str = "people_of_committee";
const RESERVES: &str = "people_in_reserve";
/// More people than sit on any committee.
const MOST_PEOPLE: usize = 20;

/// The names of a field, one a line, none twice.
fn people(reader: &Reader<'_>, field: &str) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for line in reader.typed(field).lines().map(str::trim).filter(|line| !line.is_empty()) {
        let name: String = line.chars().take(200).collect();
        if names.len() < MOST_PEOPLE && !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

/// What was typed.
pub(super) struct ProcedureForm {
    procedure: Option<String>,
    international: bool,
    public: bool,
    finished_confirms: bool,
    committee: Vec<String>,
    reserves: Vec<String>,
    values: Vec<(&'static Control, Value)>,
}

impl FromForm for ProcedureForm {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let procedure = reader.read_if_any("procedure", |typed| {
            let name = typed.parse::<ProcedureName>();
            name.map(|n| n.to_string()).map_err(|_| Sentence::new("fault-choice"))
        });
        // All of them are read before one that is wrong ends it.
        let read: Vec<_> =
            controls().map(|control| control.read(reader).map(|value| (control, value))).collect();
        let values: Vec<_> = read.into_iter().collect::<Option<_>>()?;
        let day = |name: &str| {
            let found = values.iter().find(|(control, _)| control.name == name);
            found.and_then(|(_, value)| value.as_str())
        };
        if day("since").zip(day("to")).is_some_and(|(since, to)| to < since) {
            reader.refuse("to", Fault::EndsBeforeItBegins);
        }
        let (international, public) = (reader.ticked("international"), reader.ticked("public"));
        let finished_confirms = reader.ticked("finished_confirms");
        let (committee, reserves) = (people(reader, COMMITTEE), people(reader, RESERVES));
        let procedure = procedure?;
        Some(Self {
            procedure,
            international,
            public,
            finished_confirms,
            committee,
            reserves,
            values,
        })
    }
}

impl ProcedureForm {
    /// Whether it names another text than the event has.
    pub(super) fn is_another(&self, own: &Refereeing) -> bool {
        own.procedure != self.procedure || own.international != self.international
    }
}

/// The settings with what was typed. Another procedure begins from its own text.
pub(super) fn changed(
    t: Lang,
    stands: &Stands,
    own: &Refereeing,
    typed: ProcedureForm,
) -> Refereeing {
    let another = typed.is_another(own);
    let adapted =
        if another { BTreeMap::new() } else { stands.typed(t, own, typed.values).adapted };
    Refereeing {
        procedure: typed.procedure,
        international: typed.international,
        public: typed.public,
        finished_confirms: typed.finished_confirms,
        committee: typed.committee,
        reserves: typed.reserves,
        rules: own.rules.clone(),
        adapted,
    }
}
