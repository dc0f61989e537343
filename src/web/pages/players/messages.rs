//! Announcements of the organisers to everybody, a group or a board; they stand until they are taken down.

use crate::web::prelude::*;
use crate::web::views::noted::noted;
use crate::web::views::words::{public_groups, which};
use store::{Outgoing, Receiver};

#[derive(Template)]
#[template(path = "players/messages.html")]
struct Messages {
    cx: Page,
    here: String,
    form: Form,
    groups: Vec<(String, String)>,
    /// Whether a round is published, so that a table can be addressed.
    tables: bool,
    stand: Vec<AnnouncementLine>,
    waiting: usize,
    /// Players and addresses that nothing reaches, and why.
    failed: Vec<(String, Noted)>,
}

pub async fn show(page: Page, state: Data<State>, event: Event) -> Answer {
    state.render(move |service| view(service, page, &event, Form::empty())).await
}

fn view(service: &Service, page: Page, event: &Event, form: Form) -> Result<Messages> {
    let t = page.t;
    let tournament = &event.snapshot.tournament;
    let all = service.announcements(event.snapshot.id)?;
    let groups = std::iter::once(Group::All).chain(public_groups(tournament));
    let outgoing = service.outgoing(event.snapshot.id)?;
    let to_players = || outgoing.iter().filter(|one| !matches!(one.to, Receiver::Webhook(_)));
    Ok(Messages {
        waiting: to_players().filter(|one| one.next_at.is_some()).count(),
        failed: failed(t, service, event, to_players())?,
        here: event.path("/messages"),
        form,
        groups: groups.map(|group| (group.to_string(), which(t, &group))).collect(),
        tables: current_round(tournament).is_some(),
        stand: all.iter().map(|one| AnnouncementLine::new(t, one)).collect(),
        cx: frame(page, event).titled(t.text("messages-title")),
    })
}

/// Players whose address is refused, and e-mails that were tried and not accepted.
fn failed<'a>(
    t: Lang,
    service: &Service,
    event: &Event,
    outgoing: impl Iterator<Item = &'a Outgoing>,
) -> Result<Vec<(String, Noted)>, ServiceError> {
    let tournament = &event.snapshot.tournament;
    let refused = service.failed_reaches(event.snapshot.id)?.into_iter().filter_map(|reach| {
        let entry = tournament.entry(reach.entry)?;
        Some((format!("{} {}", entry.full_name(), entry.private.email), reach.failed))
    });
    let untaken = outgoing.filter(|one| one.sent_at.is_none() && !one.said.is_empty());
    let untaken = untaken.filter_map(|one| match &one.to {
        Receiver::Mail(address) => Some((address.clone(), one.said.clone())),
        _ => None,
    });
    Ok(refused.chain(untaken).map(|(who, why)| (who, noted(t, &why))).collect())
}

/// The typed table of the newest round, else the chosen group; or the form with the wrong field.
fn audience(form: &Form, tournament: &Tournament) -> Result<Audience, Form> {
    let typed = form.value("table").trim();
    if typed.is_empty() {
        let group = form.value("to").parse().ok().filter(Group::is_public);
        let wrong = || form.refused("to", Sentence::new("fault-choice"));
        return group.map(Audience::Group).ok_or_else(wrong);
    }
    let table = typed.parse().ok().map(TableNo);
    let found = current_round(tournament).zip(table);
    let found = found.filter(|(round, table)| round.board_at(*table).is_some());
    let wrong = || form.refused("table", Sentence::new("messages-no-table").with("typed", typed));
    found.map(|(round, table)| Audience::Board(round.no, table)).ok_or_else(wrong)
}

pub async fn say(act: Act) -> Answer {
    let done = match audience(&act.form, &act.cx.event.snapshot.tournament) {
        Err(form) => Err(form),
        Ok(to) => {
            let words = act.form.value("words").to_owned();
            let table = |form: &Form| {
                let typed = form.value("table").to_owned();
                form.refused("table", Sentence::new("messages-no-table").with("typed", typed))
            };
            match act.blocking(move |service, id, by| service.announce(id, by, &to, &words)).await {
                Ok(_) => Ok(()),
                Err(ServiceError::Unknown(Thing::Board | Thing::Round)) => Err(table(&act.form)),
                Err(error) => Err(act.form.after(error)?),
            }
        }
    };
    match done {
        Ok(()) => act.done("/messages", Sentence::new("messages-said")),
        Err(form) => {
            let Act { cx: Cx { state, page, event, .. }, .. } = act;
            state.render_wrong(move |service| view(service, page, &event, form)).await
        }
    }
}

pub async fn take_down(act: Act) -> Answer {
    let number = act.form.value("message").parse().map_err(|_| WebError::not_understood())?;
    match act.blocking(move |service, id, by| service.take_down(id, by, number)).await? {
        // The message was of this event and still stood.
        Done::Now(true) => act.done("/messages", Sentence::new("messages-taken-down")),
        Done::Now(false) | Done::Before => Ok(redirect(&act.cx.event.path("/messages"))),
    }
}
