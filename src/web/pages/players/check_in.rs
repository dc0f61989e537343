//! At the door: who is here, a tap each; many doors work at once.

use actix_web::HttpRequest;
use actix_web::http::header;
use askama::Template;
use chrono::Utc;

use crate::tournament::{Entry, EntryId, Registration, Tournament};
use crate::web::views::plain::plain;
use crate::web::{Act, Answer, Event, Form, Lang, Page, WebError, frame, redirect, render};

/// Which players the list shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    Missing,
    Here,
    All,
}

impl Shown {
    const EVERY: [Self; 3] = [Self::Missing, Self::Here, Self::All];

    const fn name(self) -> &'static str {
        match self {
            Self::Missing => "missing",
            Self::Here => "here",
            Self::All => "all",
        }
    }

    fn of(form: &Form) -> Self {
        let named = Self::EVERY.into_iter().find(|shown| shown.name() == form.value("show"));
        named.unwrap_or(Self::Missing)
    }

    fn has(self, entry: &Entry) -> bool {
        match self {
            Self::Missing => !entry.is_final(),
            Self::Here => entry.is_final(),
            Self::All => true,
        }
    }
}

/// A way to see other players: where it leads, what it says, whether it is the one on the page.
struct FilterLink {
    href: String,
    label: String,
    current: bool,
}

/// A player at the door.
struct Arrival {
    id: EntryId,
    name: String,
    rank: String,
    club: String,
    here: bool,
    words: String,
}

#[derive(Template)]
#[template(path = "players/check_in.html")]
struct CheckIn {
    t: Lang,
    page: Page,
    action: String,
    /// Where the event's pages are.
    base: String,
    /// When the time to check in was over, while somebody is missing.
    over: String,
    shown: &'static str,
    typed: String,
    missing: usize,
    total: usize,
    ways: Vec<FilterLink>,
    arrivals: Vec<Arrival>,
    /// Who was marked last: the number, whether they are here now, and that in words.
    last: Option<(EntryId, bool, String)>,
}

/// The list of those who are missing, or of the others.
pub async fn show(page: Page, event: Event, request: HttpRequest) -> Answer {
    let query = Form::of_query(&request);
    let typed: String = query.value("q").trim().chars().take(100).collect();
    // Who looks for somebody finds them wherever they are.
    let shown = if typed.is_empty() { Shown::of(&query) } else { Shown::All };
    let (t, action) = (page.t, event.path("/check-in"));
    let tournament = &event.snapshot.tournament;
    let mut entries: Vec<&Entry> =
        tournament.entries.iter().filter(|e| shown.has(e) && is_called(e, &typed)).collect();
    entries.sort_by_cached_key(|entry| t.name_key(&entry.surname, &entry.first_name));
    let count = |shown: Shown| tournament.entries.iter().filter(|e| shown.has(e)).count();
    let ways = Shown::EVERY.map(|one| FilterLink {
        href: format!("{action}?show={}", one.name()),
        label: t.with(&format!("door-{}", one.name()), [("n", count(one))]),
        current: one == shown,
    });
    let last = query.value("last").parse().ok().and_then(|id| tournament.entry(EntryId(id)));
    let page = frame(page, &event)
        .titled(t.text("door-title"))
        .live(&event.path("/events"), event.snapshot.revision);
    let over = closed(t, tournament).filter(|_| count(Shown::Missing) > 0);
    let mut answer = render(&CheckIn {
        t,
        page,
        action,
        base: event.path(""),
        over: over.unwrap_or_default(),
        shown: shown.name(),
        typed,
        missing: count(Shown::Missing),
        total: tournament.entries.len(),
        ways: ways.into(),
        arrivals: entries.into_iter().map(|entry| arrival(t, entry)).collect(),
        last: last.map(|entry| {
            let key = if entry.is_final() { "door-is-here" } else { "door-is-not-here" };
            (entry.id, entry.is_final(), t.with(key, [("name", t.person(entry))]))
        }),
    })?;
    // Codes are scanned here, and nowhere else.
    let policy = header::HeaderValue::from_static(
        "camera=(self), microphone=(), geolocation=(), payment=(), usb=()",
    );
    let name = header::HeaderName::from_static("permissions-policy");
    answer.headers_mut().insert(name, policy);
    Ok(answer)
}

/// When the time to check in was over, if it is.
fn closed(t: Lang, tournament: &Tournament) -> Option<String> {
    let home = &tournament.settings.home;
    let closes = home.check_in_closes.filter(|_| home.check_in_is_over(Utc::now().naive_utc()))?;
    Some(t.with("door-over", [("at", t.moment(t.local(closes)))]))
}

/// Whether everything typed is in a name or the club.
fn is_called(entry: &Entry, typed: &str) -> bool {
    let native = entry.native_name.as_deref().unwrap_or_default();
    let words = plain(&format!("{} {native} {}", entry.full_name(), entry.club));
    plain(typed).split_whitespace().all(|word| words.contains(word))
}

fn arrival(t: Lang, entry: &Entry) -> Arrival {
    let name = t.person(entry);
    let native = entry.native_name.as_deref().unwrap_or_default();
    Arrival {
        id: entry.id,
        rank: t.rank(entry.rank),
        club: entry.club.clone(),
        here: entry.is_final(),
        words: format!("{name} {native} {}", entry.club),
        name,
    }
}

/// Marks somebody as here, or takes that back.
pub async fn mark(act: Act) -> Answer {
    let number = |field| act.form.value(field).parse().ok().map(EntryId);
    let (entry, registration) = match (number("here"), number("away")) {
        (Some(entry), None) => (entry, Registration::Final),
        (None, Some(entry)) => (entry, Registration::Preliminary),
        _ => return Err(WebError::not_understood()),
    };
    let shown = Shown::of(&act.form).name();
    let done = act.at_desk(move |desk, id, by| desk.check_in(id, by, &[entry], registration)).await;
    match done {
        Ok(_) => Ok(redirect(&act.event.path(&format!("/check-in?show={shown}&last={entry}")))),
        Err(error) => act.refused(&format!("/check-in?show={shown}"), error),
    }
}
