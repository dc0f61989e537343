//! Deletion of an event.

use crate::web::prelude::*;

#[derive(Template)]
#[template(path = "organiser/delete.html")]
struct Delete {
    cx: Page,
    form: Form,
    event: String,
    base: String,
    players: usize,
    games: usize,
}

fn view(page: Page, event: &Event, form: Form) -> Delete {
    let (t, tournament) = (page.t, &event.snapshot.tournament);
    Delete {
        cx: frame(page, event).titled(t.text("delete-title")),
        form,
        event: tournament.settings.name.clone(),
        base: event.path(""),
        players: tournament.entries.len(),
        games: tournament.rounds.iter().map(|round| round.boards.len()).sum(),
    }
}

pub async fn show(page: Page, event: Event) -> Answer {
    render(&view(page, &event, Form::empty()))
}

pub async fn delete(act: Act) -> Answer {
    let typed = act.form.value("name").to_owned();
    match act.blocking(move |service, id, by| service.delete_tournament(id, by, &typed)).await {
        Ok(_) => {
            let name = &act.cx.event.snapshot.tournament.settings.name;
            let said = Sentence::new("delete-done").with("event", name);
            Ok(redirect_saying("/", Notice::done(said)))
        }
        Err(error) => render_wrong(&view(act.cx.page, &act.cx.event, act.form.after(error)?)),
    }
}
