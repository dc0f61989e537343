//! Announcements of the organisers to everybody, a group or a board; they stand until they are taken down.

use super::*;

#[derive(Template)]
#[template(path = "players/messages.html")]
struct Messages {
    cx: Cx,
    form: Form,
    stand: Vec<Announcement>,
    waiting: usize,
    /// Players and addresses that nothing reaches, and why.
    failed: Vec<(String, Noted)>,
}

impl Messages {
    fn of(service: &Service, cx: Cx, form: Form) -> Result<Self> {
        let id = cx.event.snapshot.id;
        let mut outgoing = service.read(|c| c.outgoing(id))?;
        outgoing.retain(|one| !matches!(one.to, Receiver::Webhook(_)));
        Ok(Self {
            form,
            stand: service.read(|c| c.announcements(id))?,
            waiting: outgoing.iter().filter(|one| one.next_at.is_some()).count(),
            failed: failed(service, &cx, &outgoing)?,
            cx: cx.headed("messages-title"),
        })
    }

    fn groups(&self) -> Vec<(String, String)> {
        let groups = std::iter::once(Group::All).chain(public_groups(self.cx.tournament()));
        groups.map(|group| (group.to_string(), group_words(self.cx.t, &group))).collect()
    }
}

#[route("GET", "/t/{slug}/messages", Organiser)]
async fn show(cx: Cx) -> Answer {
    cx.rendered(move |cx, service| Messages::of(service, cx, Form::empty())).await
}

/// Players whose address is refused, and e-mails that were tried and not accepted.
fn failed(service: &Service, cx: &Cx, outgoing: &[Outgoing]) -> Result<Vec<(String, Noted)>> {
    let reaches = service.read(|c| c.reaches(cx.event.snapshot.id))?.into_iter();
    let refused = reaches.filter(|reach| !reach.failed.is_empty() && reach.account.is_none());
    let refused = refused.filter_map(|reach| {
        let entry = cx.tournament().entry(reach.entry)?;
        Some((format!("{} {}", entry.full_name(), entry.private.email), reach.failed))
    });
    let untaken = outgoing.iter().filter(|one| one.sent_at.is_none() && !one.said.is_empty());
    let untaken = untaken.filter_map(|one| match &one.to {
        Receiver::Mail(address) => Some((address.clone(), one.said.clone())),
        _ => None,
    });
    Ok(refused.chain(untaken).map(|(who, why)| (who, stored_note(cx.t, &why))).collect())
}

/// The typed table of the newest round, else the chosen group; or the form with the wrong field.
fn audience(form: &Form, tournament: &Tournament) -> Result<Audience, Form> {
    let typed = form.value("table").trim();
    if typed.is_empty() {
        let group = form.value("to").parse().ok().filter(Group::is_public);
        let wrong = || form.refused("to", Sentence::new("fault-choice"));
        return group.map(Audience::Group).ok_or_else(wrong);
    }
    let found = current_round(tournament).zip(typed.parse().ok().map(TableNo));
    let found = found.filter(|(round, table)| round.board_at(*table).is_some());
    let board = found.map(|(round, table)| Audience::Board(round.no, table));
    board.ok_or_else(|| no_table(form, typed))
}

fn no_table(form: &Form, typed: &str) -> Form {
    form.refused("table", Sentence::new("messages-no-table").with("typed", typed))
}

#[route("POST", "/t/{slug}/messages", Organiser)]
async fn announce(act: Act) -> Answer {
    let wrong = match audience(&act.form, act.tournament()) {
        Err(wrong) => wrong,
        Ok(to) => {
            let words = act.form.value("words").to_owned();
            match act.blocking(move |acts| acts.announce(&to, &words)).await {
                Ok(_) => return act.done("/messages", Sentence::new("messages-said")),
                Err(ServiceError::Unknown(Thing::Board | Thing::Round)) => {
                    no_table(&act.form, act.form.value("table"))
                }
                Err(error) => act.form.after(error)?,
            }
        }
    };
    act.cx.rendered_wrong(move |cx, service| Messages::of(service, cx, wrong)).await
}

#[route("POST", "/t/{slug}/messages/take-down", Organiser)]
async fn take_down(act: Act) -> Answer {
    let number = act.form.value("message").parse().map_err(|_| WebError::not_understood())?;
    match act.blocking(move |acts| acts.take_down(number)).await? {
        // The message was of this event and still stood.
        Done::Now(true) => act.done("/messages", Sentence::new("messages-taken-down")),
        Done::Now(false) | Done::Before => Ok(redirect(&act.to("/messages"))),
    }
}
