//! Webhooks of an event, and the log of their messages.

use crate::web::prelude::*;
use crate::web::views::words::stored_note;
use publishing::outside::check_address;
use store::{Outgoing, Receiver, Webhook};

#[derive(Template)]
#[template(path = "organiser/webhooks.html")]
struct Webhooks {
    cx: Cx,
    form: Form,
    /// Secret of the webhook just added, shown only once.
    secret: Option<Token>,
    hooks: Vec<Webhook>,
    log: Vec<Outgoing>,
}

impl Webhooks {
    fn of(cx: Cx, service: &Service, form: Form, secret: Option<Token>) -> Result<Self> {
        let (hooks, log) = service.webhooks(cx.event.snapshot.id)?;
        Ok(Self { cx: cx.headed("webhooks-title"), form, secret, hooks, log })
    }

    /// Its address; empty if it was removed.
    fn to(&self, one: &Outgoing) -> &str {
        let hook = self.hooks.iter().find(|hook| one.to == Receiver::Webhook(hook.id));
        hook.map_or("", |hook| &hook.url)
    }
}

#[route("GET", "/t/{slug}/webhooks", Organiser)]
async fn show(cx: Cx) -> Answer {
    cx.rendered(|cx, service| Webhooks::of(cx, service, Form::empty(), None)).await
}

#[route("POST", "/t/{slug}/webhooks", Organiser)]
async fn add(act: Act) -> Answer {
    let url = act.form.value("url").trim().to_owned();
    if let Err(why) = check_address(&url, act.state.operations.private.get() == Some(&true)) {
        return again(act, why.sentence()).await;
    }
    let done = act.blocking(move |acts| acts.add_webhook(&url)).await?;
    if matches!(done, Done::Now(None)) {
        return again(act, Sentence::new("webhooks-full")).await;
    }
    let secret = done.now().flatten();
    act.cx.rendered(move |cx, service| Webhooks::of(cx, service, Form::empty(), secret)).await
}

async fn again(act: Act, why: Sentence) -> Answer {
    let form = act.form.refused("url", why);
    act.cx.rendered_wrong(move |cx, service| Webhooks::of(cx, service, form, None)).await
}

#[route("POST", "/t/{slug}/webhooks/remove", Organiser)]
async fn remove(act: Act) -> Answer {
    let number = act.form.value("webhook").parse().map_err(|_| WebError::not_understood())?;
    act.blocking(move |acts| acts.remove_webhook(number)).await?;
    act.done("/webhooks", Sentence::new("webhooks-removed"))
}
