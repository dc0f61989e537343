//! A person in all events of the server, found and forgotten by an owner.

use crate::web::prelude::*;

/// Most people shown; a longer name finds fewer.
const MOST: usize = 200;

struct Line {
    /// Sent by the form: event and number, `17:12`.
    value: String,
    name: String,
    event: String,
    href: String,
}

#[derive(Template)]
#[template(path = "server/people.html")]
struct People {
    cx: Page,
    form: Form,
    lines: Vec<Line>,
    more: bool,
}

pub async fn show(page: Page, state: Data<State>, request: HttpRequest) -> Answer {
    let form = Form::of_query(&request);
    state.render(move |service| view(service, page, form)).await
}

fn view(service: &Service, page: Page, form: Form) -> Result<People> {
    let found = service.find_people(form.value("q"))?;
    let line = |(event, who): &(Arc<Snapshot>, EntryId)| Line {
        value: format!("{}:{who}", event.id.0),
        name: event.tournament.entry(*who).map(Entry::whole_name).unwrap_or_default(),
        event: event.tournament.settings.name.clone(),
        href: format!("/t/{}/entries/{who}", event.slug),
    };
    let t = page.t;
    Ok(People {
        lines: found.iter().take(MOST).map(line).collect(),
        more: found.len() > MOST,
        cx: page.titled(t.text("anywhere-title")),
        form,
    })
}

pub async fn forget(state: Data<State>, account: Account, form: Form) -> Answer {
    let sender = Sender::of(account.0.id, &form);
    let chosen = form.values("who").filter_map(|value| {
        let (event, entry) = value.split_once(':')?;
        Some((TournamentId(event.parse().ok()?), EntryId(entry.parse().ok()?)))
    });
    let chosen: Vec<_> = chosen.collect();
    if !form.is_ticked("sure") || chosen.is_empty() {
        return Ok(redirect_saying("/people", Notice::alert(Sentence::new("anywhere-unsure"))));
    }
    let count = chosen.len();
    let work = move |service: &Service| service.forget_people(sender.by(), &chosen);
    let left = state.blocking(work).await?;
    let key = if left.is_empty() { "anywhere-forgotten" } else { "anywhere-forgotten-but" };
    let said = Sentence::new(key).with("count", count).with("left", left.join(" · "));
    Ok(redirect_saying("/people", Notice::done(said)))
}
