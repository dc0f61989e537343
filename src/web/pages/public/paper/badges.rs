use crate::web::prelude::*;
use unicode_width::UnicodeWidthStr;

use super::super::people::{Person, alphabetical};
use super::{Sheet, in_sheets};

const A_SHEET: usize = 8;

struct Badge {
    /// The first name; for a pair or a single name the whole name.
    called: String,
    surname: String,
    /// CSS class by the longest word and all letters: empty, `long` or `longer`.
    size: &'static str,
    person: Person,
    code: Code,
}

#[derive(Template)]
#[template(path = "public/paper/badges.html")]
struct Badges {
    cx: Page,
    sheet: Sheet,
    sheets: Vec<Vec<Badge>>,
}

/// Sorted by name. The QR code leads to the player's public page.
pub(in crate::pages::public) async fn show(visit: Visit, request: HttpRequest) -> Answer {
    let server = visit.origin(&request);
    visit.fresh(move |page, event, _| view(page, event, &server)).await
}

fn view(page: Page, event: &Event, server: &str) -> Result<Badges> {
    let t = page.t;
    let tournament = &event.snapshot.tournament;
    let base = format!("{server}{}", event.path("/players/"));
    let mut entries: Vec<&Entry> = tournament.entries.iter().collect();
    entries.sort_by_cached_key(|entry| alphabetical(t, entry));
    let badges: Result<Vec<Badge>> =
        entries.into_iter().map(|entry| badge(t, entry, &base)).collect();
    let title = t.text("paper-badges");
    Ok(Badges {
        sheet: Sheet::new(t, tournament, RoundNo(0), title.clone(), String::new()),
        sheets: in_sheets(badges?, A_SHEET),
        cx: page.still().titled(title),
    })
}

fn badge(t: Lang, entry: &Entry, base: &str) -> Result<Badge> {
    let (called, surname) = if entry.is_pair() {
        (t.person(entry), String::new())
    } else if entry.first_name.is_empty() {
        (entry.surname.clone(), String::new())
    } else {
        (entry.first_name.clone(), entry.surname.clone())
    };
    let longest = called.split_whitespace().chain(surname.split_whitespace()).map(str::width).max();
    let size = match (longest.unwrap_or(0), called.width() + surname.width()) {
        (word, all) if word <= 11 && all <= 28 => "",
        (word, all) if word <= 19 && all <= 50 => "long",
        _ => "longer",
    };
    let person = Person::new(t, entry, base);
    Ok(Badge { code: Code::of(&person.href)?, called, surname, size, person })
}
