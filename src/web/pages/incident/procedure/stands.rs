//! An event's procedure, compared with the text it comes from.

use crate::web::prelude::*;
use serde_json::Value;

use referee::{AskedBy, EventProcedureError};

use super::form::key;

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

    /// The same; a club's procedure if the settings cannot be used.
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
    ) -> BTreeMap<String, Value> {
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

    pub(super) fn back(
        &self,
        own: &Refereeing,
        field: &'static ProcedureField,
    ) -> BTreeMap<String, Value> {
        let text = self.text_json.pointer(field.at).cloned();
        self.with(own, text.map(|text| (field, text)))
    }

    /// The rules for a kind without the event's own rules for it.
    pub(super) fn rules_in_text(&self, settings: &Settings, kind: IncidentKind) -> Vec<Clause> {
        let mut plain = settings.clone();
        plain.refereeing.adapted.remove(&rules_field(kind));
        event_procedure(&plain).map(|usual| rules_for(&usual, kind)).unwrap_or_default()
    }
}

fn json_of(procedure: &Procedure) -> Value {
    serde_json::to_value(procedure).unwrap_or_default()
}
