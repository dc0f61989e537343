//! The standings by other criteria than the event's, for staff. Nothing of it is saved.

use crate::web::prelude::*;
use crate::web::views::settings::criterion_answers;

#[derive(Clone, Default)]
pub(super) struct OrderedBy {
    /// The field as typed, with its error if there is one.
    pub form: Form,
    /// Empty for the event's own order, or if the field has an error.
    criteria: Vec<Criterion>,
}

impl OrderedBy {
    /// `None` unless the visitor is staff, whatever the address says.
    pub fn asked(query: &Form, event: &Event) -> Option<Self> {
        if !event.is_staff() {
            return None;
        }
        let typed = query.value("by").chars().take(200).collect::<String>();
        let settings = &event.snapshot.tournament.settings;
        let form = |value: String| Form::filled([("by", value)]);
        Some(match read(&typed, settings) {
            Ok(criteria) if criteria.is_empty() => {
                Self { form: form(names(&settings.placement)), criteria }
            }
            Ok(criteria) => Self { form: form(typed), criteria },
            Err(why) => Self { form: form(typed).refused("by", why), criteria: Vec::new() },
        })
    }

    /// Whether anything is asked for, valid or not.
    pub fn is_asked(&self) -> bool {
        !self.criteria.is_empty() || self.form.is_wrong()
    }

    pub fn is_other(&self) -> bool {
        !self.criteria.is_empty()
    }

    /// `by=MMS,SOSM`
    pub fn query(&self) -> Option<String> {
        self.is_other().then(|| format!("by={}", names(&self.criteria)))
    }

    pub fn apply(&self, tournament: &mut Tournament) {
        if self.is_other() {
            tournament.settings.placement.clone_from(&self.criteria);
        }
    }
}

/// Criteria separated by commas or spaces, if an event can be placed by them.
fn read(typed: &str, settings: &Settings) -> Result<Vec<Criterion>, Sentence> {
    let words = typed.split([',', ';', ' ', '、', '，']).filter(|word| !word.is_empty());
    let known = |word: &str| {
        word.parse::<Criterion>().map_err(|unknown| {
            let said = Sentence::new("fault-criterion").with("typed", unknown.name);
            said.with("known", unknown.known)
        })
    };
    let placement: Vec<Criterion> = words.map(known).collect::<Result<_, _>>()?;
    if placement.is_empty() {
        return Ok(placement);
    }
    let placed = Settings { placement, ..settings.clone() };
    let fault = check_usable(&placed).into_iter().find(|(field, _)| *field == "placement");
    fault.map_or(Ok(placed.placement), |(_, fault)| Err(fault.into()))
}

/// `MMS,SOSM`
fn names(criteria: &[Criterion]) -> String {
    let names: Vec<&str> = criteria.iter().map(|criterion| criterion.name()).collect();
    names.join(",")
}

pub(super) fn there_are(t: Lang) -> Vec<String> {
    let named = criterion_answers(t).into_iter().filter(|(code, _)| !code.is_empty());
    named.map(|(_, said)| said).collect()
}
