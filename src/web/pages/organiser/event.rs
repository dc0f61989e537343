//! The event as a whole: announced, archived, deleted.

use crate::web::prelude::*;

#[derive(Template)]
#[template(path = "organiser/event.html")]
struct EventPage {
    cx: Cx,
    account: AccountRow,
}

pub async fn show(cx: Cx, account: Account) -> Answer {
    let title = cx.text("event-title");
    render(&EventPage { cx: cx.titled(title), account: account.0 })
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

#[derive(Template)]
#[template(path = "organiser/delete.html")]
struct DeletePage {
    cx: Cx,
    form: Form,
}

impl DeletePage {
    fn of(cx: &Cx, form: Form) -> Self {
        Self { cx: cx.clone().titled(cx.text("delete-title")), form }
    }

    fn games(&self) -> usize {
        self.cx.tournament().rounds.iter().map(|round| round.boards.len()).sum()
    }
}

pub async fn before_deleting(cx: Cx) -> Answer {
    render(&DeletePage::of(&cx, Form::empty()))
}

pub async fn delete(act: Act) -> Answer {
    let typed = act.form.value("name").to_owned();
    let delete = move |service: &Service, id, by: By<'_>| service.delete_tournament(id, by, &typed);
    act.saved(act.blocking(delete).await, |form| DeletePage::of(&act, form))?;
    let said = Sentence::new("delete-done").with("event", &act.tournament().settings.name);
    Ok(redirect_saying("/", Notice::done(said)))
}
