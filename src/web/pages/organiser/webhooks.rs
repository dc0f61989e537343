//! Webhooks of an event, and the log of their messages.

use crate::web::prelude::*;
use crate::web::views::noted::noted;
use publishing::outside::check_address;
use store::{Outgoing, Receiver, Webhook};

struct Row {
    number: i32,
    url: String,
    since: String,
}

struct Message {
    at: String,
    what: String,
    to: String,
    state: String,
    said: Noted,
}

#[derive(Template)]
#[template(path = "organiser/webhooks.html")]
struct Webhooks {
    cx: Page,
    here: String,
    form: Form,
    /// Secret of the webhook just added, shown only once.
    secret: Option<String>,
    hooks: Vec<Row>,
    log: Vec<Message>,
}

pub async fn show(page: Page, state: Data<State>, event: Event) -> Answer {
    state.render(move |service| view(service, page, &event, Form::empty(), None)).await
}

fn view(
    service: &Service,
    page: Page,
    event: &Event,
    form: Form,
    secret: Option<String>,
) -> Result<Webhooks> {
    let t = page.t;
    let (hooks, log) = service.webhooks(event.snapshot.id)?;
    let moment = |at: chrono::DateTime<chrono::Utc>| t.moment(t.local(at.naive_utc()));
    let row = |hook: &Webhook| Row {
        number: hook.id,
        url: hook.url.clone(),
        since: moment(hook.made_at),
    };
    let message = |one: &Outgoing| Message {
        at: moment(one.made_at),
        what: t.text(&format!("webhook-event-{}", one.event)),
        to: hooks
            .iter()
            .find(|hook| one.to == Receiver::Webhook(hook.id))
            .map(|hook| hook.url.clone())
            .unwrap_or_default(),
        state: match (one.sent_at, one.next_at) {
            (Some(at), _) => t.with("webhook-taken", [("at", moment(at))]),
            (None, Some(_)) if one.tries == 0 => t.text("webhook-waits"),
            (None, Some(at)) => {
                t.with("webhook-again", (("tries", one.tries.to_string()), ("at", moment(at))))
            }
            (None, None) => t.with("webhook-given-up", [("tries", one.tries)]),
        },
        said: noted(t, if one.sent_at.is_some() { "" } else { &one.said }),
    };
    Ok(Webhooks {
        here: event.path("/webhooks"),
        form,
        secret,
        log: log.iter().map(message).collect(),
        hooks: hooks.iter().map(row).collect(),
        cx: frame(page, event).titled(t.text("webhooks-title")),
    })
}

pub async fn add(act: Act) -> Answer {
    let url = act.form.value("url").trim().to_owned();
    if check_address(&url).is_err() {
        let form = act.form.refused("url", Sentence::new("fault-address"));
        let Act { cx: Cx { state, page, event, .. }, .. } = act;
        return state.render_wrong(move |service| view(service, page, &event, form, None)).await;
    }
    let made = act.blocking(move |service, id, by| service.add_webhook(id, by, &url)).await?;
    let Act { cx: Cx { state, page, event, .. }, form, .. } = act;
    match made {
        Done::Now(Some(secret)) => {
            let secret = Some(secret.secret().to_owned());
            state.render(move |service| view(service, page, &event, Form::empty(), secret)).await
        }
        Done::Now(None) => {
            let form = form.refused("url", Sentence::new("webhooks-full"));
            state.render_wrong(move |service| view(service, page, &event, form, None)).await
        }
        Done::Before => {
            state.render(move |service| view(service, page, &event, Form::empty(), None)).await
        }
    }
}

pub async fn remove(act: Act) -> Answer {
    let number = act.form.value("webhook").parse().map_err(|_| WebError::not_understood())?;
    act.blocking(move |service, id, by| service.remove_webhook(id, by, number)).await?;
    act.done("/webhooks", Sentence::new("webhooks-removed"))
}
