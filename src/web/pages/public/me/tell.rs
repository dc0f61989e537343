//! What a player is notified of, and how: nothing, unless they ask for it here.

use crate::web::prelude::*;
use crate::web::views::browser::browser_of;
use service::ReachForm;
use store::{Channel, Contact, NotificationKind};

use super::own_act::OwnAct;

pub(super) struct Choice {
    pub name: &'static str,
    pub words: String,
    pub on: bool,
}

pub(super) struct Chosen {
    pub id: i32,
    pub of: String,
}

pub(super) struct Tell {
    /// The e-mail address; empty if the server sends no mail.
    pub mail: String,
    pub by_mail: Vec<Choice>,
    /// Why the last e-mail did not arrive.
    pub failed: String,
    /// The key that a browser needs to subscribe to push messages.
    pub push: Option<String>,
    /// The kinds that are ticked for a new phone.
    pub by_push: Vec<Choice>,
    pub phones: Vec<Chosen>,
}

impl Tell {
    pub fn new(
        t: Lang,
        service: &Service,
        event: &Event,
        entry: &Entry,
        push: Option<&str>,
    ) -> Result<Self, ServiceError> {
        let known = service.reaches_of(event.snapshot.id, entry.id)?;
        let mail = known.iter().find(|reach| reach.way == Channel::Mail);
        let address = &entry.private.email;
        let phones = known.iter().filter(|reach| reach.way != Channel::Mail);
        Ok(Self {
            mail: if service.sends_mail() { address.clone() } else { String::new() },
            by_mail: choices(t, mail.map(|mail| mail.kinds.as_slice()).unwrap_or_default()),
            failed: mail.map(|mail| mail.failed.clone()).unwrap_or_default(),
            push: push.map(str::to_owned),
            by_push: choices(t, &NotificationKind::OF_PLAYERS),
            phones: phones.map(|reach| Chosen { id: reach.id, of: kinds_of(t, reach) }).collect(),
        })
    }

    pub fn is_empty(&self) -> bool {
        self.mail.is_empty() && self.push.is_none()
    }
}

fn words(t: Lang, kind: NotificationKind) -> String {
    t.text(&format!("tell-{kind}"))
}

fn choices(t: Lang, on: &[NotificationKind]) -> Vec<Choice> {
    let choice = |kind: NotificationKind| Choice {
        name: kind.name(),
        words: words(t, kind),
        on: on.contains(&kind),
    };
    NotificationKind::OF_PLAYERS.map(choice).into()
}

fn kinds_of(t: Lang, reach: &Contact) -> String {
    t.listed(reach.kinds.iter().map(|kind| words(t, *kind)))
}

fn way_of(form: &Form) -> Result<Channel> {
    match form.value("way") {
        "mail" => Ok(Channel::Mail),
        _ => Ok(Channel::Push(browser_of(form)?)),
    }
}

pub async fn choose(act: OwnAct) -> Answer {
    if let Ok(number) = act.form.value("drop").parse() {
        let said = |_| Sentence::new("tell-dropped");
        return act
            .done(move |service, id, by, secret| service.drop_reach(id, by, secret, number), said)
            .await;
    }
    let kinds = act.form.values("kinds").filter_map(NotificationKind::named);
    let kinds = kinds.filter(|kind| NotificationKind::OF_PLAYERS.contains(kind)).collect();
    let language = act.cx.page.t.tag().to_owned();
    let chosen = ReachForm { way: way_of(&act.form)?, kinds, language };
    let said = if chosen.kinds.is_empty() { "tell-dropped" } else { "tell-chosen" };
    act.done(
        move |service, id, by, secret| service.choose_reach(id, by, secret, &chosen),
        |_| Sentence::new(said),
    )
    .await
}

#[derive(Template)]
#[template(path = "public/stop.html")]
struct Stop {
    cx: Page,
    here: String,
    stopped: bool,
}

fn stop_page(page: Page, event: &Event, place: &(String, i32, String), stopped: bool) -> Answer {
    let t = page.t;
    render(&Stop {
        here: event.path(&format!("/stop/{}/{}", place.1, place.2)),
        stopped,
        cx: frame(page, event).titled(t.text("stop-title")),
    })
}

/// Target of the link at the foot of an e-mail.
pub async fn show_stop(
    page: Page,
    state: Data<State>,
    event: Event,
    place: Path<(String, i32, String)>,
) -> Answer {
    let (id, number, sign) = (event.snapshot.id, place.1, place.2.clone());
    state.blocking(move |service| service.signed_to_stop(id, number, &sign)).await?;
    stop_page(page, &event, &place, false)
}

pub async fn stop(
    page: Page,
    state: Data<State>,
    event: Event,
    place: Path<(String, i32, String)>,
    form: Form,
) -> Answer {
    let (id, sender) = (event.snapshot.id, Sender::of(None, &form));
    let (number, sign) = (place.1, place.2.clone());
    state.blocking(move |service| service.stop_reach(id, sender.by(), number, &sign)).await?;
    stop_page(page, &event, &place, true)
}
