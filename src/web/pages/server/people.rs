//! A person in all events of the server, found and forgotten by an owner.

use crate::web::prelude::*;

/// Most people shown; a longer name finds fewer.
const MOST: usize = 200;

#[derive(Template)]
#[template(path = "server/people.html")]
struct People {
    cx: Page,
    form: Form,
    found: Vec<(Arc<Snapshot>, EntryId)>,
    waiting: Vec<(Arc<Snapshot>, Entry)>,
}

impl People {
    fn first_matches(&self) -> impl Iterator<Item = (&Snapshot, &Entry)> {
        let shown = self.found.iter().take(MOST);
        shown.filter_map(|(event, who)| Some((&**event, event.tournament.entry(*who)?)))
    }
}

#[route("GET", "/people", Owner)]
async fn show(page: Page, state: Data<State>, request: HttpRequest) -> Answer {
    let form = Form::of_query(&request);
    let found = move |service: &Service| {
        let found = service.find_people(form.value("q"))?;
        let waiting = service.find_applicants(form.value("q"))?;
        Ok(People { cx: page.headed("anywhere-title"), form, found, waiting })
    };
    state.render(found).await
}

/// `who` has an event and a number, `17:12`.
#[route("POST", "/people", Owner)]
async fn forget(state: Data<State>, account: Account, form: Form) -> Answer {
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
