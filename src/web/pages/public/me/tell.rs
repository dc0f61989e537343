//! What a player is notified of, and how: nothing, unless they ask for it here.

use crate::web::prelude::*;
use crate::web::views::answers::browser_of;
use service::ReachForm;
use store::{Channel, NotificationKind};

use super::own_act::OwnAct;

pub(super) fn kind_words(cx: &Cx, kind: NotificationKind) -> String {
    cx.text(&format!("tell-{kind}"))
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
            .done(
                "/me",
                move |service, id, by, secret| service.drop_reach(id, by, secret, number),
                said,
            )
            .await;
    }
    let kinds = act.form.values("kinds").filter_map(NotificationKind::named);
    let kinds = kinds.filter(|kind| NotificationKind::OF_PLAYERS.contains(kind)).collect();
    let language = act.t.tag().to_owned();
    let chosen = ReachForm { way: way_of(&act.form)?, kinds, language };
    let said = if chosen.kinds.is_empty() { "tell-dropped" } else { "tell-chosen" };
    act.done(
        "/me",
        move |service, id, by, secret| service.choose_reach(id, by, secret, &chosen),
        |_| Sentence::new(said),
    )
    .await
}

#[derive(Template)]
#[template(path = "public/stop.html")]
struct Stop {
    cx: Cx,
    here: String,
    stopped: bool,
}

fn stop_page(cx: Cx, (_, reach, sign): &(String, i32, String), stopped: bool) -> Answer {
    let (title, here) = (cx.text("stop-title"), cx.to(format!("/stop/{reach}/{sign}")));
    render(&Stop { here, stopped, cx: cx.titled(title) })
}

/// Target of the link at the foot of an e-mail.
pub async fn show_stop(cx: Cx, place: Path<(String, i32, String)>) -> Answer {
    let (id, number, sign) = (cx.event.snapshot.id, place.1, place.2.clone());
    cx.blocking(move |service| service.signed_to_stop(id, number, &sign)).await?;
    stop_page(cx, &place, false)
}

pub async fn stop(cx: Cx, place: Path<(String, i32, String)>, form: Form) -> Answer {
    let (id, sender) = (cx.event.snapshot.id, Sender::of(None, &form));
    let (number, sign) = (place.1, place.2.clone());
    cx.blocking(move |service| service.stop_reach(id, sender.by(), number, &sign)).await?;
    stop_page(cx, &place, true)
}
