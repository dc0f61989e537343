//! The frame that all pages of one event share: the public links, the four areas of its staff, and the section of the
//! handbook that belongs to a page.

use super::*;

use service::{Undo, has_left, is_here, next_round};
use tournament::{Entry, Filling, Round, RoundNo, System};

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
        "rounds",
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
            ("/check-in", "check-in", &[]),
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
            ("/people", "people-title", &[]),
            ("/prizes", "way-prizes", &[]),
            ("/downloads", "way-downloads", &["/event", "/webhooks", "/copy", "/delete"]),
            ("/journal", "journal-title", &[]),
        ],
    ),
];

#[derive(Clone, Debug)]
pub struct Area {
    pub link: Link,
    /// Each with its state, `7 missing`; empty where there is nothing to say.
    pub pages: Vec<(Link, String)>,
}

pub fn frame(page: Page, event: &Event) -> Page {
    let settings = &event.snapshot.tournament.settings;
    let page = Page { event_link: Some((settings.name.clone(), event.path(""))), ..page };
    if !event.is_staff() {
        return public(page, event);
    }
    // Hidden next to a notice of another act: it would seem to undo that act.
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
        return page.with_notice(Notice::alert(Sentence::new("refusal-archived")));
    }
    page
}

fn public(page: Page, event: &Event) -> Page {
    let t = page.t;
    let tournament = &event.snapshot.tournament;
    // Hidden by the style sheet; a phone that stands for a player has its own, which shows it.
    let mut ways = vec![("/me", "me-title")];
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
            access.is_some_and(|access| is_allowed(access, Some(event)))
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
    let counted = |key: &str, n: usize| t.with(key, [("n", n)]);
    match rest {
        "/boards" => counted("state-missing", current.map_or(0, |round| round.pending().count())),
        "/incidents" if event.calls > 0 => counted("state-calling", event.calls),
        "/from-players" => counted("state-waiting", event.waiting),
        "/draft" => match next_round(tournament) {
            Some(no) if tournament.round(no).is_some_and(|round| !round.boards.is_empty()) => {
                round("state-drawn", no)
            }
            Some(no) => round("state-not-drawn", no),
            None => String::new(),
        },
        "/rounds" => current.map(|current| round("state-round", current.no)).unwrap_or_default(),
        "/paper" => newest.map(|newest| round("state-round", newest.no)).unwrap_or_default(),
        "/standings" | "/downloads" => {
            let over = |round: &&Round| round.is_public() && round.pending().next().is_none();
            let last = tournament.rounds.iter().rfind(over);
            last.map(|over| round("state-after", over.no)).unwrap_or_default()
        }
        "/timetable" => {
            let next = RoundNo(newest.map_or(1, |newest| newest.no.0 + 1));
            let starts = tournament.clock(next).starts;
            let said = |at| (("round", next), ("time", t.time_of(at)));
            let rounds = || t.with("rounds-count", [("n", settings.rounds)]);
            starts.map_or_else(rounds, |at| t.with("state-starts", said(at)))
        }
        "/check-in" if next_round(tournament).is_some() => {
            let absent = |one: &&Entry| !is_here(tournament, one) && !has_left(tournament, one);
            counted("state-missing", tournament.entries.iter().filter(absent).count())
        }
        "/teams" => tournament.teams.list.len().to_string(),
        "/groups" if settings.system == System::McMahon => {
            [settings.mcmahon.floor, settings.mcmahon.bar].map(|rank| t.rank(rank)).join(" – ")
        }
        "/entries" | "/players" => {
            tournament.entries.iter().filter(|entry| entry.is_final()).count().to_string()
        }
        "/prizes" => settings.prizes.kinds.len().to_string(),
        "/journal" => event.snapshot.revision.to_string(),
        "/settings" if tournament.teams.meet() => t.text("way-teams"),
        "/settings" if settings.draw.is_round_robin() => t.text("all-rounds-title"),
        "/settings" => t.text(&format!("system-{}", settings.system.name())),
        "/procedure" => t.rules(settings.rules),
        _ => String::new(),
    }
}

/// The parts of an event's address without its numbers, the longer ones first, and the section. Sections have their
/// English names in every language.
pub const HELP: &[(&str, &str)] = &[
    ("boards/record", "/help/arbiter#record-a-game"),
    ("boards/incident", "/help/arbiter#a-hand-goes-up"),
    ("boards", "/help/arbiter#enter-a-result"),
    ("incidents", "/help/arbiter#a-hand-goes-up"),
    ("from-players", "/help/arbiter#from-the-players"),
    ("procedure", "/help/arbiter#a-hand-goes-up"),
    ("entries/enter", "/help/registration#from-a-rating-list"),
    ("entries/ratings", "/help/registration#update-ratings"),
    ("entries/import", "/help/registration#from-a-spreadsheet"),
    ("entries", "/help/registration#the-list-of-players"),
    ("registration", "/help/registration#people-register-themselves"),
    ("registrations", "/help/registration#people-register-themselves"),
    ("register", "/help/player#register-online"),
    ("check-in", "/help/first-tournament#enter-the-players"),
    ("groups", "/help/first-tournament#the-groups-of-the-first-round"),
    ("settings", "/help/first-tournament#make-it"),
    ("timetable", "/help/first-tournament#make-it"),
    ("event", "/help/first-tournament#the-event-as-a-whole"),
    ("copy", "/help/first-tournament#the-event-as-a-whole"),
    ("delete", "/help/first-tournament#the-event-as-a-whole"),
    ("draft/mend", "/help/trouble#a-published-round-must-change"),
    ("draft", "/help/first-tournament#draw-a-round"),
    ("rules-of-the-draw", "/help/first-tournament#draw-a-round"),
    ("paper", "/help/first-tournament#the-event-as-a-whole"),
    ("prizes", "/help/first-tournament#the-end"),
    ("messages", "/help/first-tournament#speak-to-the-players"),
    ("people", "/help/first-tournament#who-helps"),
    ("links", "/help/first-tournament#links-for-the-players"),
    ("webhooks", "/help/sending-results#for-other-programs"),
    ("downloads", "/help/sending-results"),
    ("journal", "/help/trouble#what-happened"),
    ("standings", "/help/player#where-you-stand-and-why"),
    ("rounds", "/help/player#find-your-board"),
    ("players", "/help/player#where-you-stand-and-why"),
    ("me", "/help/player#with-your-personal-link"),
];

/// The table of contents where no section fits.
pub(super) fn help_for(path: &str) -> &'static str {
    let Some(rest) = path.strip_prefix("/t/") else {
        return match path {
            "/account" | "/account/second-factor" => "/help/first-tournament#sign-in-safely",
            "/import" => "/help/coming-from",
            "/new" => "/help/first-tournament#make-it",
            "/ratings" => "/help/registration#from-a-rating-list",
            "/people" => "/help/trouble#forget-a-person",
            "/server" => "/help/trouble#keep-a-copy",
            _ => "/help",
        };
    };
    let is_number = |part: &&str| part.bytes().all(|b| b.is_ascii_digit());
    let parts: Vec<&str> = rest.split('/').skip(1).filter(|part| !is_number(part)).collect();
    let within = parts.join("/");
    let about = |page: &str| within == page || within.starts_with(&format!("{page}/"));
    HELP.iter().find(|(page, _)| about(page)).map_or("/help", |(_, section)| section)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_page_leads_to_its_own_section() {
        for (path, section) in [
            ("/t/open/draft/3/mend", "/help/trouble#a-published-round-must-change"),
            ("/t/open/draft/3", "/help/first-tournament#draw-a-round"),
            ("/t/open/entries", "/help/registration#the-list-of-players"),
            ("/t/open/entries/17", "/help/registration#the-list-of-players"),
            ("/t/open/entries/import", "/help/registration#from-a-spreadsheet"),
            ("/t/open/boards/2/7/record", "/help/arbiter#record-a-game"),
            ("/t/open/boards", "/help/arbiter#enter-a-result"),
            ("/t/open", "/help"),
            ("/import", "/help/coming-from"),
        ] {
            assert_eq!(help_for(path), section, "{path}");
        }
    }
}
