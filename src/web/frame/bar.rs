//! The frame that all pages of one event share: the public links, and the four areas of its staff.

use actix_web::http::Method;
use chrono::{DateTime, Utc};

use super::access::{access_of, lets};
use super::{Event, Lang, Link, Notice, Page, Sentence};
use crate::ROUTES;
use service::{Undo, next_round};
use tournament::{Filling, Round, RoundNo};

/// A page of the staff's navigation: its path, its name, and the paths that belong to it.
type Way = (&'static str, &'static str, &'static [&'static str]);

/// In their fixed order. The table of routes says who may open a page, and so who sees it here.
const AREAS: [(&str, &[Way]); 4] = [
    (
        "area-today",
        &[
            ("/today", "way-next", &[]),
            ("/boards", "way-boards", &[]),
            ("/incidents", "way-incidents", &["/rulings"]),
            ("/from-players", "way-requests", &["/registrations"]),
        ],
    ),
    (
        "area-rounds",
        &[
            ("/draft", "way-draft", &["/rules-of-the-draw"]),
            ("/rounds", "way-pairings", &["/hall", "/games", "/verify"]),
            ("/standings", "way-standings", &["/cross", "/wall", "/statistics"]),
            ("/timetable", "way-timetable", &[]),
            ("/paper", "paper-title", &[]),
        ],
    ),
    (
        "way-players",
        &[
            ("/entries", "way-entries", &["/registration", "/register", "/players"]),
            ("/players", "way-list", &[]),
            ("/check-in", "way-check-in", &[]),
            ("/links", "way-links", &[]),
            ("/groups", "way-groups", &[]),
            ("/teams", "way-teams", &["/new-team"]),
            ("/entries/ratings", "way-ratings", &[]),
            ("/messages", "way-messages", &[]),
        ],
    ),
    (
        "way-event",
        &[
            ("/settings", "way-settings", &[]),
            ("/procedure", "way-rules", &["/rules"]),
            ("/people", "way-people", &[]),
            ("/prizes", "way-prizes", &[]),
            ("/downloads", "way-downloads", &["/event", "/webhooks", "/copy", "/delete"]),
            ("/journal", "way-journal", &[]),
        ],
    ),
];

#[derive(Clone, Debug)]
pub struct Area {
    pub link: Link,
    /// Each with its state, `7 missing`; empty where there is nothing to say.
    pub pages: Vec<(Link, String)>,
}

#[must_use]
pub fn frame(page: Page, event: &Event) -> Page {
    let settings = &event.snapshot.tournament.settings;
    let page = Page { event_link: Some((settings.name.clone(), event.path(""))), ..page };
    if !event.is_staff() {
        return public(page, event);
    }
    // Next to what is said of another act it would be taken for that one's.
    let last = |undo: &Undo| undo.revision == event.snapshot.revision;
    let undo = event.undo.filter(|undo| event.may_undo(undo));
    let undo = undo.filter(|undo| page.notices.is_empty() || last(undo));
    let undo = undo.map(|undo| {
        let act = page.t.text(&format!("act-{}", undo.deed));
        let at = DateTime::from_timestamp_micros(undo.number).unwrap_or_default().naive_utc();
        let said = (("act", act), ("count", undo.count), ("at", Filling::Moment(at)));
        let said = page.t.with("undo-offer", said);
        (event.path("/undo"), undo.number, said)
    });
    let page = Page { calls: event.calls, areas: areas(&page, event), undo, ..page };
    if event.is_organiser() && event.snapshot.archived {
        return page.saying(Notice::alert(Sentence::new("refusal-archived")));
    }
    page
}

fn public(page: Page, event: &Event) -> Page {
    let t = page.t;
    let tournament = &event.snapshot.tournament;
    let mut ways = Vec::new();
    if !event.snapshot.archived && tournament.home_door(chrono::Utc::now()).invites() {
        ways.push(("/register", "way-register"));
    }
    if tournament.rounds.iter().any(|round| round.is_public()) {
        let of_teams = tournament.teams.meet();
        let rounds = if of_teams { "way-matches" } else { "way-pairings" };
        ways.extend([("/rounds", rounds), ("/standings", "way-standings")]);
    }
    ways.push(("/players", "way-players"));
    if tournament.settings.refereeing.public {
        ways.push(("/rulings", "way-rulings"));
    }
    let here = below(page.path(), event);
    let link = |(rest, key): (&str, &str)| Link {
        href: event.path(rest),
        label: t.text(key),
        current: lies_at(here, rest)
            || rest == "/standings"
                && ["/cross", "/wall", "/statistics"].iter().any(|view| lies_at(here, view)),
    };
    let links = ways.into_iter().map(link).collect();
    Page { links, ..page }
}

fn areas(page: &Page, event: &Event) -> Vec<Area> {
    let t = page.t;
    let here = below(page.path(), event);
    let area = |(name, ways): (&str, &[Way])| {
        let may = |(rest, ..): &&Way| {
            // Organisers have the registration, and need no second list of the same people.
            if *rest == "/players" && event.is_organiser() {
                return false;
            }
            // Teams play in their own groups; an event without teams leads to them from there.
            let teams = &event.snapshot.tournament.teams;
            let left = match *rest {
                "/groups" => teams.meet(),
                "/teams" => teams.is_usual(),
                _ => false,
            };
            if left && !lies_at(here, rest) {
                return false;
            }
            let pattern = format!("/t/{{slug}}{rest}");
            let access = access_of(&ROUTES, &Method::GET, &pattern);
            access.is_some_and(|access| lets(access, Some(event)))
        };
        let page = |(rest, key, others): &Way| {
            let deeper = |(other, ..): &&Way| other.starts_with(rest) && other != rest;
            let elsewhere = ways.iter().filter(deeper).any(|(other, ..)| lies_at(here, other));
            let within = lies_at(here, rest) && !elsewhere;
            let current = within || others.iter().any(|other| lies_at(here, other));
            let link = Link { href: event.path(rest), label: t.text(key), current };
            (link, state(t, event, rest))
        };
        let pages: Vec<_> = ways.iter().filter(may).map(page).collect();
        let (first, _) = pages.first()?;
        let current = pages.iter().any(|(link, _)| link.current);
        let link = Link { href: first.href.clone(), label: t.text(name), current };
        Some(Area { link, pages })
    };
    AREAS.into_iter().filter_map(area).collect()
}

/// What follows the event's own address: `/standings`.
fn below<'a>(path: &'a str, event: &Event) -> &'a str {
    path.strip_prefix(event.path("").as_str()).unwrap_or_default()
}

fn lies_at(here: &str, rest: &str) -> bool {
    here.strip_prefix(rest).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
}

fn state(t: Lang, event: &Event, rest: &str) -> String {
    let tournament = &event.snapshot.tournament;
    let settings = &tournament.settings;
    let newest = tournament.rounds.iter().rfind(|round| round.is_public());
    let current = tournament.current_round(Utc::now().naive_utc());
    let round = |key: &str, no: RoundNo| t.with(key, [("round", no)]);
    let counted = |key: &str, n: usize| match n {
        0 => String::new(),
        n => t.with(key, [("n", n)]),
    };
    let number = |n: usize| if n == 0 { String::new() } else { n.to_string() };
    match rest {
        "/boards" => counted("state-missing", current.map_or(0, |round| round.pending().count())),
        "/incidents" => counted("state-calling", event.calls),
        "/from-players" => counted("state-waiting", event.waiting),
        "/draft" => match next_round(tournament) {
            Some(no) if tournament.round(no).is_some_and(|round| !round.boards.is_empty()) => {
                round("state-drawn", no)
            }
            Some(no) => round("state-not-drawn", no),
            None => String::new(),
        },
        "/rounds" => current.map(|current| round("state-round", current.no)).unwrap_or_default(),
        "/standings" => {
            let over = |round: &&Round| round.is_public() && round.pending().next().is_none();
            let last = tournament.rounds.iter().rfind(over);
            last.map(|over| round("state-after", over.no)).unwrap_or_default()
        }
        "/timetable" => {
            let next = RoundNo(newest.map_or(1, |newest| newest.no.0 + 1));
            let starts = tournament.clock(next).starts;
            let said = |at| (("round", next), ("time", t.time(t.local(at).time())));
            starts.map(|at| t.with("state-starts", said(at))).unwrap_or_default()
        }
        "/teams" => number(tournament.teams.list.len()),
        "/entries" | "/players" => {
            number(tournament.entries.iter().filter(|entry| entry.is_final()).count())
        }
        "/prizes" => number(settings.prizes.kinds.len()),
        "/settings" if tournament.teams.meet() => t.text("way-teams"),
        "/settings" if settings.draw.is_round_robin() => t.text("all-rounds-title"),
        "/settings" => t.text(&format!("system-{}", settings.system.name())),
        "/procedure" => t.rules(settings.rules),
        _ => String::new(),
    }
}
