//! Check-in at the door, one tap a player. Several doors may work at once.

use crate::web::prelude::*;
use crate::web::views::fees::owed;
use crate::web::views::namesakes::told_apart;
use crate::web::views::plain::plain;
use service::{has_left, is_here, round_to_check_in};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    Missing,
    Here,
    Due,
    All,
}

impl Shown {
    const EVERY: [Self; 4] = [Self::Missing, Self::Here, Self::Due, Self::All];

    const fn name(self) -> &'static str {
        match self {
            Self::Missing => "missing",
            Self::Here => "here",
            Self::Due => "due",
            Self::All => "all",
        }
    }

    const fn key(self) -> &'static str {
        match self {
            Self::Missing => "door-missing",
            Self::Here => "door-here",
            Self::Due => "entries-show-unpaid",
            Self::All => "door-all",
        }
    }

    fn of(form: &Form) -> Self {
        let named = Self::EVERY.into_iter().find(|shown| shown.name() == form.value("show"));
        named.unwrap_or(Self::Missing)
    }

    fn has(self, tournament: &Tournament, entry: &Entry) -> bool {
        match self {
            Self::Missing => !is_here(tournament, entry) && !has_left(tournament, entry),
            Self::Here => is_here(tournament, entry),
            Self::Due => owed(tournament, entry).is_some(),
            Self::All => true,
        }
    }
}

struct FilterLink {
    href: String,
    label: String,
    current: bool,
}

struct Arrival {
    id: EntryId,
    name: String,
    rank: String,
    club: String,
    here: bool,
    /// What is still to be paid; empty if nothing is, or the viewer may not see it.
    owes: String,
    paid: bool,
    words: String,
}

/// The player marked last, which can be undone.
struct Last {
    id: EntryId,
    here: bool,
    said: String,
    owes: bool,
}

#[derive(Template)]
#[template(path = "players/check_in.html")]
struct CheckIn {
    cx: Page,
    action: String,
    base: String,
    /// That check-in is over, while players are missing; else empty.
    over: String,
    /// Round to check in for, once one is public.
    round: Option<RoundNo>,
    shown: &'static str,
    typed: String,
    missing: usize,
    total: usize,
    /// Players checked in, in short form, for the form that resets the check-in.
    present: String,
    ways: Vec<FilterLink>,
    arrivals: Vec<Arrival>,
    last: Option<Last>,
}

pub async fn show(page: Page, event: Event, request: HttpRequest) -> Answer {
    let query = Form::of_query(&request);
    let typed: String = query.value("q").trim().chars().take(100).collect();
    // A search finds players on every tab.
    let shown = if typed.is_empty() { Shown::of(&query) } else { Shown::All };
    let (t, action) = (page.t, event.path("/check-in"));
    let tournament = &event.snapshot.tournament;
    let fees = event.is_organiser() && has_fees(tournament);
    let shown = if shown == Shown::Due && !fees { Shown::Missing } else { shown };
    let here = tournament.entries.iter().filter(|e| shown.has(tournament, e));
    let mut entries = found_or_near(here, &typed, |e| called(e), |e| is_called(e, &typed));
    entries.sort_by_cached_key(|entry| t.name_key(&entry.surname, &entry.first_name));
    let count =
        |shown: Shown| tournament.entries.iter().filter(|e| shown.has(tournament, e)).count();
    let ways = Shown::EVERY.into_iter().filter(|one| *one != Shown::Due || fees);
    let ways = ways.map(|one| FilterLink {
        href: format!("{action}?show={}", one.name()),
        label: t.with(one.key(), (("n", count(one)), ("count", count(one)))),
        current: one == shown,
    });
    let ways: Vec<FilterLink> = ways.collect();
    let last = query.value("last").parse().ok().and_then(|id| tournament.entry(EntryId(id)));
    let page = frame(page, &event)
        .titled(t.text("door-title"))
        .live(&event.path("/events"), event.snapshot.revision);
    let over = closed(t, tournament).filter(|_| count(Shown::Missing) > 0);
    let mut answer = render(&CheckIn {
        cx: page,
        action,
        base: event.path(""),
        over: over.unwrap_or_default(),
        round: round_to_check_in(tournament),
        shown: shown.name(),
        typed,
        missing: count(Shown::Missing),
        present: in_short(
            tournament.entries.iter().filter(|e| is_here(tournament, e)).map(|e| e.id.0),
        ),
        total: count(Shown::Missing) + count(Shown::Here),
        ways,
        arrivals: entries.into_iter().map(|entry| arrival(t, tournament, entry, fees)).collect(),
        last: last.map(|entry| Last::of(t, tournament, entry, fees)),
    })?;
    // This is the only page that scans QR codes.
    let policy = header::HeaderValue::from_static(
        "camera=(self), microphone=(), geolocation=(), payment=(), usb=()",
    );
    let name = header::HeaderName::from_static("permissions-policy");
    answer.headers_mut().insert(name, policy);
    Ok(answer)
}

fn closed(t: Lang, tournament: &Tournament) -> Option<String> {
    let home = &tournament.settings.home;
    let closes = home.check_in_closes.filter(|_| home.check_in_is_over(Utc::now().naive_utc()))?;
    Some(t.with("door-over", [("at", t.moment(t.local(closes)))]))
}

fn called(entry: &Entry) -> String {
    let native = entry.native_name.as_deref().unwrap_or_default();
    let partners = entry.partners.to_text(" ");
    format!("{} {native} {partners} {}", entry.full_name(), entry.club)
}

fn is_called(entry: &Entry, typed: &str) -> bool {
    let words = plain(&called(entry));
    plain(typed).split_whitespace().all(|word| words.contains(word))
}

impl Last {
    fn of(t: Lang, tournament: &Tournament, entry: &Entry, fees: bool) -> Self {
        let here = is_here(tournament, entry);
        let key = if here { "door-is-here" } else { "door-is-not-here" };
        let from = tournament.plays_from(entry).filter(|_| here);
        let owes = owed(tournament, entry).filter(|_| here && fees);
        let said = [
            Some(t.with(key, [("name", told_apart(t, tournament, entry))])),
            from.map(|round| t.with("door-from", [("round", round)])),
            owes.map(ToString::to_string),
        ];
        Self {
            id: entry.id,
            here,
            said: said.into_iter().flatten().collect::<Vec<_>>().join(" "),
            owes: owes.is_some(),
        }
    }
}

fn arrival(t: Lang, tournament: &Tournament, entry: &Entry, fees: bool) -> Arrival {
    let name = told_apart(t, tournament, entry);
    let native = entry.native_name.as_deref().unwrap_or_default();
    Arrival {
        id: entry.id,
        rank: t.rank(entry.rank),
        club: entry.club.clone(),
        here: is_here(tournament, entry),
        owes: owed(tournament, entry).filter(|_| fees).unwrap_or_default().to_owned(),
        paid: fees && entry.private.paid,
        words: format!("{name} {native} {}", entry.club),
        name,
    }
}

/// Checks a player in or out; `paid` ticks off a fee, for organisers only.
pub async fn mark(act: Act) -> Answer {
    let number = |field| act.form.value(field).parse().ok().map(EntryId);
    if let Some(entry) = number("paid") {
        return tick_paid(act, entry).await;
    }
    if act.form.value("act") == "anew" {
        return ask_anew(act).await;
    }
    let (entry, registration) = match (number("here"), number("away")) {
        (Some(entry), None) => (entry, Registration::Final),
        (None, Some(entry)) => (entry, Registration::Preliminary),
        _ => return Err(WebError::not_understood()),
    };
    let shown = Shown::of(&act.form).name();
    let done =
        act.blocking(move |service, id, by| service.check_in(id, by, &[entry], registration)).await;
    match done {
        Ok(_) => Ok(redirect(&act.cx.event.path(&format!("/check-in?show={shown}&last={entry}")))),
        Err(error) => act.refused(&format!("/check-in?show={shown}"), error),
    }
}

/// Sets the players whom the page showed as here back to missing, for the next round.
async fn ask_anew(act: Act) -> Answer {
    let tournament = &act.cx.event.snapshot.tournament;
    if round_to_check_in(tournament).is_none() {
        return Err(WebError::not_understood());
    }
    let shown = act.form.numbers("all").ok_or_else(WebError::not_understood)?;
    let here = tournament.entries.iter();
    let here = here.filter(|e| shown.contains(&e.id.0) && is_here(tournament, e));
    let here: Vec<EntryId> = here.map(|entry| entry.id).collect();
    let work = move |service: &Service, id, by: By<'_>| {
        service.check_in(id, by, &here, Registration::Preliminary)
    };
    match act.blocking(work).await {
        Ok(_) => Ok(redirect(&act.cx.event.path("/check-in"))),
        Err(error) => act.refused("/check-in", error),
    }
}

async fn tick_paid(act: Act, entry: EntryId) -> Answer {
    if !act.cx.event.is_organiser() {
        return Err(WebError::Forbidden(Sentence::new("door-organisers")));
    }
    let shown = Shown::of(&act.form).name();
    let edit = |was: &Entry| {
        let mut now = was.clone();
        now.private.paid = true;
        now
    };
    let done =
        act.blocking(move |service, id, by| service.edit_entries(id, by, &[entry], edit)).await;
    match done {
        Ok(_) => Ok(redirect(&act.cx.event.path(&format!("/check-in?show={shown}&last={entry}")))),
        Err(error) => act.refused(&format!("/check-in?show={shown}"), error),
    }
}
