use super::people::{Person, Search, alphabetical};
use crate::web::prelude::*;

struct Line {
    person: Person,
    announced: bool,
    /// Rating change; empty if it is not shown.
    change: String,
}

#[derive(Template)]
#[template(path = "public/players.html")]
struct Players {
    cx: Page,
    count: usize,
    typed: String,
    lines: Vec<Line>,
}

pub async fn show(visit: Visit, request: HttpRequest) -> Answer {
    let query = Form::of_query(&request);
    let typed: String = query.value("q").trim().chars().take(100).collect();
    if typed.is_empty() {
        visit.answer("/players", |page, event, _| Ok(view(page, event, ""))).await
    } else {
        visit.fresh(move |page, event, _| Ok(view(page, event, &typed))).await
    }
}

fn view(page: Page, event: &Event, typed: &str) -> Players {
    let t = page.t;
    let tournament = &event.snapshot.tournament.public();
    let last = tournament.last_public_round().unwrap_or(RoundNo(0));
    let changes = rating_preview(t, tournament, last).unwrap_or_default();
    let (search, base) = (Search::new(typed), event.path("/players/"));
    let mut entries: Vec<_> = tournament.entries.iter().enumerate().collect();
    entries.sort_by_cached_key(|(_, entry)| alphabetical(t, entry));
    let count = entries.len();
    let lines = entries.into_iter().map(|(index, entry)| {
        let mut person = Person::among(t, tournament, entry, &base);
        person.words = format!("{} {} {}", person.words, person.club, person.country);
        let change = changes.get(index).cloned().unwrap_or_default();
        Line { person, announced: !entry.is_final(), change }
    });
    let words = |line: &Line| line.person.words.clone();
    let lines = found_or_near(lines, typed, words, |line| search.finds(&line.person.words));
    Players { count, typed: typed.to_owned(), lines, cx: page.titled(t.text("way-players")) }
}
