//! The standings by other criteria than the event's, for those who work at it. Nothing of it is saved.

use actix_web::HttpRequest;

use crate::web::views::settings::criterion_answers;
use crate::web::{Event, Form, Lang, Sentence};
use tournament::{Criterion, Settings, Tournament, check_usable};

/// What an address asks for as `?by=MMS,SOSM`.
#[derive(Clone, Default)]
pub(super) struct OrderedBy {
    /// The field as it was typed, with what is wrong with it.
    pub form: Form,
    /// The criteria, if they can be used; none is the event's own order.
    criteria: Vec<Criterion>,
}

impl OrderedBy {
    /// What staff ask for; nothing for everybody else, whatever the address says.
    pub fn asked(request: &HttpRequest, event: &Event) -> Option<Self> {
        if !event.is_staff() {
            return None;
        }
        let typed = Form::of_query(request).value("by").chars().take(200).collect::<String>();
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

    /// Whether it says anything, be it right or wrong.
    pub fn is_asked(&self) -> bool {
        !self.criteria.is_empty() || self.form.is_wrong()
    }

    /// Whether the event's own order gives way.
    pub fn is_other(&self) -> bool {
        !self.criteria.is_empty()
    }

    /// What it adds to an address: `by=MMS,SOSM`.
    pub fn query(&self) -> Option<String> {
        self.is_other().then(|| format!("by={}", names(&self.criteria)))
    }

    /// Places a copy of the tournament by it.
    pub fn apply(&self, tournament: &mut Tournament) {
        if self.is_other() {
            tournament.settings.placement.clone_from(&self.criteria);
        }
    }
}

/// Names of criteria with commas or blanks between them, if an event can be placed by them.
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

/// `MMS,SOSM`.
fn names(criteria: &[Criterion]) -> String {
    let names: Vec<&str> = criteria.iter().map(|criterion| criterion.name()).collect();
    names.join(",")
}

/// Every criterion with what it is.
pub(super) fn there_are(t: Lang) -> Vec<String> {
    let named = criterion_answers(t).into_iter().filter(|(code, _)| !code.is_empty());
    named.map(|(_, said)| said).collect()
}
