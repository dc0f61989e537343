use actix_web::HttpRequest;
use askama::Template;

use crate::web::{Answer, Event, Form, Lang, Page};

use super::people::{Person, Search, alphabetical};
use crate::web::Visit;

struct Line {
    person: Person,
    announced: bool,
}

#[derive(Template)]
#[template(path = "public/players.html")]
struct Players {
    t: Lang,
    page: Page,
    count: usize,
    typed: String,
    lines: Vec<Line>,
}

/// Everybody who is entered, by name.
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
    let (search, base) = (Search::new(typed), event.path("/players/"));
    let mut entries: Vec<_> = event.snapshot.tournament.entries.iter().collect();
    entries.sort_by_cached_key(|entry| alphabetical(entry));
    let count = entries.len();
    let lines = entries
        .into_iter()
        .map(|entry| {
            let mut person = Person::new(t, entry, &base);
            person.words = format!("{} {} {}", person.words, person.club, person.country);
            Line { person, announced: !entry.is_final() }
        })
        .filter(|line| search.finds(&line.person.words))
        .collect();
    Players { t, count, typed: typed.to_owned(), lines, page: page.titled(t.text("players-title")) }
}
