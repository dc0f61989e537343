//! The event as a whole: announced, copied, archived, deleted.

use crate::web::prelude::*;

#[derive(Template)]
#[template(path = "organiser/event.html")]
struct EventPage {
    cx: Page,
    base: String,
    hidden: bool,
    archived: bool,
    owner: bool,
    makes_events: bool,
}

pub async fn show(page: Page, event: Event, account: Account) -> Answer {
    let t = page.t;
    render(&EventPage {
        base: event.path(""),
        hidden: event.snapshot.tournament.settings.hidden,
        archived: event.snapshot.archived,
        owner: account.0.is_owner,
        makes_events: account.0.may_make_events(),
        cx: frame(page, &event).titled(t.text("event-title")),
    })
}

pub async fn archive(act: Act) -> Answer {
    let archived = act.form.value("archived") == "yes";
    act.blocking(move |service, id, by| service.archive(id, by, archived)).await?;
    let said = if archived { "event-archived" } else { "event-unarchived" };
    act.done("/event", Sentence::new(said))
}

pub async fn announce(act: Act) -> Answer {
    let announced = |now: &Tournament| Ok(Settings { hidden: false, ..now.settings.clone() });
    act.blocking(move |service, id, by| service.change_settings(id, by, announced)).await?;
    act.done("/today", Sentence::new("event-announced"))
}
