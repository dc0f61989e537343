//! The referee's log, and the public page of rulings.

use crate::web::prelude::*;
use store::IncidentRow;

use super::answers::{address, fields_of};
use super::given::{self, PlayerLine};
use super::lines::RulingLine;
use crate::web::views::referee::{moment, table_now};

struct Waiting {
    href: String,
    place: String,
    what: String,
    at: String,
    words: String,
}

#[derive(Template)]
#[template(path = "incident/log.html")]
struct LogPage {
    cx: Page,
    waiting: Vec<Waiting>,
    rulings: Vec<RulingLine>,
    given: Vec<PlayerLine>,
    csv: String,
    hall: String,
    procedure: Option<String>,
    boards: String,
}

#[derive(Template)]
#[template(path = "incident/rulings.html")]
struct RulingsPage {
    cx: Page,
    hall: String,
    rulings: Vec<RulingLine>,
}

pub async fn show(page: Page, state: Data<State>, event: Event) -> Answer {
    let id = event.snapshot.id;
    let file = state.blocking(move |service| service.referee_file(id)).await?;
    let t = page.t;
    let rulings = file.log.rulings().map(|ruling| RulingLine::of(t, &event, &file.log, ruling));
    let mut rulings: Vec<RulingLine> = rulings.collect();
    rulings.reverse();
    render(&LogPage {
        waiting: file.waiting().map(|row| waiting(t, &event, row)).collect(),
        rulings,
        given: given::all(t, &event, &file.log),
        csv: event.path("/incidents/log.csv"),
        hall: event.path("/rules"),
        procedure: event.is_organiser().then(|| event.path("/procedure")),
        boards: event.path("/boards"),
        cx: frame(page, &event)
            .titled(t.text("incidents-title"))
            .live(&event.path("/events"), event.snapshot.revision),
    })
}

fn waiting(t: Lang, event: &Event, row: &IncidentRow) -> Waiting {
    let mut fields = fields_of(&row.incident, row.confirmed);
    fields.push(("reported", row.no.to_string()));
    let table = table_now(event, &row.seats);
    let path = format!("/boards/{}/{table}/incident", row.seats.round);
    let at = (("round", row.seats.round), ("table", table));
    Waiting {
        href: address(&event.path(&path), &fields),
        place: t.with("incident-place", at),
        what: incident_words(t, row.incident.kind, row.incident.by),
        at: moment(t, row.at.naive_utc()),
        words: row.words.clone(),
    }
}

/// The rulings in force. Answers 404 unless the event publishes them or the viewer is staff.
pub async fn public(page: Page, state: Data<State>, event: Event) -> Answer {
    if !event.snapshot.tournament.settings.refereeing.public && !event.is_staff() {
        return Err(WebError::no_page());
    }
    let id = event.snapshot.id;
    let file: RefereeFile = state.blocking(move |service| service.referee_file(id)).await?;
    let t = page.t;
    let public = file.log.public().map(|ruling| RulingLine::of(t, &event, &file.log, ruling));
    let mut rulings: Vec<RulingLine> = public.collect();
    rulings.reverse();
    render(&RulingsPage {
        rulings,
        hall: event.path("/rules"),
        cx: frame(page, &event)
            .titled(t.text("way-rulings"))
            .live(&event.path("/events"), event.snapshot.revision),
    })
}
