//! An event's procedure beside the text it comes from.

use serde_json::Value;

use crate::referee::{
    Clause, EventProcedureError, IncidentKind, Procedure, event_procedure, rules_field, rules_for,
};
use crate::tournament::{Refereeing, Settings};
use crate::web::Lang;

use super::controls::{Control, Holds, controls};
use crate::web::pages::incident::texts::said;
use crate::web::views::referee::kinds::counts_moves;

/// The event's procedure, and the same without anything of the event's own.
pub(in crate::web::pages::incident) struct Stands {
    /// As the text has it.
    pub text: Procedure,
    /// As the event has it.
    pub now: Procedure,
    text_json: Value,
    pub now_json: Value,
}

impl Stands {
    /// What an event's settings say.
    ///
    /// # Errors
    /// [`EventProcedureError`] if they hold something that cannot be used.
    pub fn of(settings: &Settings) -> Result<Self, EventProcedureError> {
        let mut plain = settings.clone();
        plain.refereeing.adapted.clear();
        Ok(Self::new(event_procedure(&plain)?, event_procedure(settings)?))
    }

    pub fn new(text: Procedure, now: Procedure) -> Self {
        let (text_json, now_json) = (json_of(&text), json_of(&now));
        Self { text, now, text_json, now_json }
    }

    /// Whether the event has a field otherwise than the text.
    pub(super) fn is_changed(&self, control: &Control) -> bool {
        self.text_json.pointer(control.at) != self.now_json.pointer(control.at)
    }

    /// What the text has there, in words, if the event has it otherwise.
    pub(super) fn in_text(&self, t: Lang, control: &Control) -> Option<String> {
        self.is_changed(control).then(|| control.words(t, &self.text_json))
    }

    /// What the event has otherwise, by its labels, as far as a ruling on that kind may depend on it.
    pub fn own(&self, t: Lang, kind: IncidentKind) -> Vec<String> {
        let changed =
            controls().filter(|control| matters(control, kind) && self.is_changed(control));
        let mut own: Vec<String> = changed.map(|control| t.text(&control.key())).collect();
        if rules_for(&self.text, kind) != rules_for(&self.now, kind) {
            own.push(t.text("procedure-own-rules"));
        }
        own
    }

    /// The event's own fields once these have been typed, as [`Refereeing::adapted`] keeps them. A text that
    /// is shown in the viewer's language and was not touched stays the text it is.
    pub(super) fn typed(
        &self,
        t: Lang,
        own: &Refereeing,
        values: Vec<(&'static Control, Value)>,
    ) -> Refereeing {
        let mut after = self.now_json.clone();
        for (control, value) in values {
            let Some(place) = after.pointer_mut(control.at) else { continue };
            let untouched = matches!(control.holds, Holds::Text(_))
                && place.as_str().is_some_and(|text| value == said(t, text));
            if !untouched {
                *place = value;
            }
        }
        self.adapted(own, after)
    }

    /// The event's own fields with one as the text has it.
    pub(super) fn back(&self, own: &Refereeing, control: &Control) -> Refereeing {
        let mut after = self.now_json.clone();
        let text = self.text_json.pointer(control.at).cloned();
        if let (Some(place), Some(text)) = (after.pointer_mut(control.at), text) {
            *place = text;
        }
        self.adapted(own, after)
    }

    /// What differs is the event's own; rules for the kinds stay as they are.
    fn adapted(&self, own: &Refereeing, after: Value) -> Refereeing {
        let after = serde_json::from_value(after.clone()).map_or(after, |p: Procedure| json_of(&p));
        let mut own = own.clone();
        let fields = after.as_object().into_iter().flatten();
        for (field, value) in fields.filter(|(field, _)| *field != "clauses") {
            if self.text_json.get(field) == Some(value) {
                own.adapted.remove(field);
            } else {
                own.adapted.insert(field.clone(), value.clone());
            }
        }
        own
    }

    /// The rules for a kind without the event's own for it alone.
    pub(super) fn rules_in_text(&self, settings: &Settings, kind: IncidentKind) -> Vec<Clause> {
        let mut plain = settings.clone();
        plain.refereeing.adapted.remove(&rules_field(kind));
        event_procedure(&plain).map(|usual| rules_for(&usual, kind)).unwrap_or_default()
    }
}

/// Whether a ruling on that kind may depend on the field.
fn matters(control: &Control, kind: IncidentKind) -> bool {
    match control.at.split('/').nth(1).unwrap_or_default() {
        "lateness" => kind == IncidentKind::LateArrival,
        "colors-until" => kind == IncidentKind::WrongColors,
        "claim-points" => kind == IncidentKind::OutOfTurn,
        "illegal-move-loses" | "at-once" | "window" | "pass-stone" | "arbiter-claims"
        | "second-stone-alone" => counts_moves(kind),
        _ => true,
    }
}

fn json_of(procedure: &Procedure) -> Value {
    serde_json::to_value(procedure).unwrap_or_default()
}
