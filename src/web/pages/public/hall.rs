use crate::web::prelude::*;
use any_ascii::any_ascii;

use super::hall_clock::HallClock;
use super::hall_live::{Leader, is_over, leaders};
use super::hall_names::{called, size};
use super::round::{state_of, terms};
use super::seating::{Seating, by_name, teams_by_name};
use crate::web::views::mended::mended_tables;
use crate::web::views::namesakes::told_apart;

#[derive(Clone, Copy)]
struct Columns {
    names: usize,
    /// The width that a name has next to stone and table, in hundredths of the letter height.
    room: usize,
}

/// Three columns of twelve names.
const THREE: Columns = Columns { names: 36, room: 940 };

/// Four columns of fourteen names, if three columns would need more than two screens.
const FOUR: Columns = Columns { names: 56, room: 730 };

/// In seconds: how long a page is shown, how long all pages together may take, and the least time to read one.
const A_PAGE_STANDS: usize = 12;
const A_TURN: usize = 60;
const TO_BE_READ: usize = 5;

struct Line {
    name: String,
    size: &'static str,
    seat: Option<Place>,
}

struct Place {
    /// `None` for a team, which has both colours.
    color: Option<Color>,
    /// The table, or the tables of a match: `4–6`.
    tables: String,
}

#[derive(Template)]
#[template(path = "public/hall.html")]
struct Hall {
    cx: Page,
    round: Option<RoundNo>,
    lines: Vec<Line>,
    /// Before the first round: players who missed the check-in, and how many more of them there are.
    missing: (Vec<Line>, usize),
    /// Empty unless all games of the newest round are over.
    leaders: Vec<Leader>,
    state: String,
    message: String,
    code: Code,
    from_to: String,
    /// First and last surname on this page; empty unless the screen is limited to some letters.
    names: String,
    which: String,
    how: String,
    scan: String,
    /// Tables changed since publication: `Table 7 changed at 10:12`.
    changed: Vec<String>,
    name: String,
    next: Option<String>,
    /// Whether a table number has three digits.
    wide: bool,
    four: bool,
    seconds: usize,
    /// Links for two, three and four screens: the letters of each, `A–K`, and its address.
    screens: Vec<Vec<(String, String)>>,
    dark: bool,
    clock: Option<HallClock>,
    /// The server's time: in milliseconds since 1970 for the script, and as words.
    now: i64,
    time_of_day: String,
}

#[derive(Clone, Default)]
struct HallQuery {
    page: usize,
    dark: bool,
    /// First and last letter of the names on this screen.
    range: Option<(String, String)>,
}

impl HallQuery {
    fn new(request: &HttpRequest) -> Self {
        let query = Form::of_query(request);
        let letter = |name: &str| {
            let first =
                any_ascii(query.value(name).trim()).chars().find(|c| c.is_alphanumeric())?;
            Some(first.to_uppercase().to_string())
        };
        Self {
            page: query.value("page").parse().unwrap_or(1),
            dark: request.query_string().split('&').any(|part| part == "dark" || part == "dark="),
            range: letter("from").zip(letter("to")),
        }
    }

    fn address(&self) -> String {
        let range = self.range.as_ref().map(|(from, to)| format!("&from={from}&to={to}"));
        let dark = if self.dark { "&dark" } else { "" };
        format!("?page={}{}{dark}", self.page, range.unwrap_or_default())
    }

    fn shows(&self, seating: &Seating) -> bool {
        self.range.as_ref().is_none_or(|(from, to)| (from..=to).contains(&&letter(seating)))
    }
}

/// The newest round by name, for a projector. The pages turn by themselves. `?from=A&to=F` limits a screen to those
/// letters.
pub async fn show(visit: Visit, request: HttpRequest) -> Answer {
    let (asked, server) = (HallQuery::new(&request), visit.origin(&request));
    // Not cached: the page tells the time.
    let view = move |page: Page, event: &Event, service: &Service| {
        view(page, event, service, asked, &server)
    };
    visit.fresh(view).await
}

fn view(
    page: Page,
    event: &Event,
    service: &Service,
    mut asked: HallQuery,
    server: &str,
) -> Result<Hall> {
    let t = page.t;
    let now = Utc::now().naive_utc();
    let tournament = &event.snapshot.tournament;
    let round = current_round(tournament);
    let over = round.filter(|round| is_over(round));
    let mut all = round
        .filter(|_| over.is_none())
        .map(|round| match round.teams.is_empty() {
            true => by_name(Lang::english(), tournament, round, ""),
            false => teams_by_name(tournament, round),
        })
        .unwrap_or_default();
    // Sorted by Latin letter, so that a name in any script belongs to a screen.
    all.sort_by_cached_key(letter);
    let here = all.iter().filter(|seating| asked.shows(seating)).count();
    let columns = if here > 2 * THREE.names { FOUR } else { THREE };
    let names = called(&all, columns.room);
    let here: Vec<(&Seating, &String)> =
        all.iter().zip(&names).filter(|(seating, _)| asked.shows(seating)).collect();
    let pages = here.len().div_ceil(columns.names).max(1);
    // The round may have changed since: a page that no longer exists becomes the first one.
    asked.page = if (1..=pages).contains(&asked.page) { asked.page } else { 1 };
    let before = (asked.page - 1) * columns.names;
    let shown: Vec<(&Seating, &String)> =
        here.iter().copied().skip(before).take(columns.names).collect();
    let title = match (round, over) {
        (_, Some(over)) => t.with("hall-standings", [("round", over.no)]),
        (Some(round), None) => t.with("round-number", [("round", round.no)]),
        (None, None) => t.text("hall-no-round"),
    };
    let next = HallQuery { page: asked.page % pages + 1, ..asked.clone() }.address();
    let of_screen = |(from, to): (String, String)| {
        let range = Some((from.clone(), to.clone()));
        (format!("{from}\u{2013}{to}"), HallQuery { page: 1, range, ..asked.clone() }.address())
    };
    let letters: Vec<String> = all.iter().map(letter).collect();
    let screens = (2..=4).map(|n| screens(&letters, n).into_iter().map(of_screen).collect());
    let said = public_announcements(t, service, event)?;
    // Players of a round with a window play at home and look for no table.
    let at_home = round.is_some_and(|round| tournament.clock(round.no).window.is_some());
    Ok(Hall {
        round: round.map(|round| round.no),
        from_to: from_to(t, if asked.range.is_some() { &here } else { &shown }),
        names: match asked.range {
            Some(_) => surnames(t, &shown),
            None => String::new(),
        },
        wide: shown.iter().any(|(s, _)| s.seat.is_some_and(|(_, table)| table.0 > 99)),
        four: columns.names == FOUR.names,
        seconds: A_PAGE_STANDS.min(A_TURN / pages).max(TO_BE_READ),
        screens: if pages > 1 && asked.range.is_none() { screens.collect() } else { Vec::new() },
        leaders: match over {
            Some(_) => leaders(t, tournament, THREE.names, THREE.room),
            None => Vec::new(),
        },
        state: round.map(|round| state_of(t, round)).unwrap_or_default(),
        missing: match round {
            Some(_) => Default::default(),
            None => missing(t, tournament, now),
        },
        message: said.into_iter().next().map(|newest| newest.words).unwrap_or_default(),
        code: Code::of(&format!("{server}{}", event.path("")))?,
        lines: shown.iter().map(|(seating, name)| line(seating, name, columns)).collect(),
        which: match pages {
            1 => String::new(),
            _ => t.with("hall-page", (("page", asked.page), ("pages", pages))),
        },
        how: match round {
            Some(round) if round.teams.is_empty() && !at_home => {
                format!("{} {}", t.text("hall-how"), terms(t, tournament, round))
            }
            Some(round) => terms(t, tournament, round),
            None => String::new(),
        },
        scan: t.text(if at_home { "hall-code" } else { "hall-scan" }),
        changed: match round {
            Some(round) => changed(t, &service.mendings(event.snapshot.id, round.no)?),
            None => Vec::new(),
        },
        name: tournament.settings.name.clone(),
        next: (pages > 1).then_some(next),
        // Between rounds the clock is that of the next round.
        clock: round.and_then(|round| {
            let no = RoundNo(round.no.0 + i32::from(over.is_some()));
            HallClock::of(t, tournament, no, now)
        }),
        now: now.and_utc().timestamp_millis(),
        time_of_day: t.time(t.local(now).time()),
        dark: asked.dark,
        cx: Page {
            here: format!("{}{}", page.path(), asked.address()),
            ..page.still().titled(title)
        },
    })
}

fn missing(t: Lang, tournament: &Tournament, now: NaiveDateTime) -> (Vec<Line>, usize) {
    if !tournament.settings.home.check_in_is_over(now) {
        return Default::default();
    }
    let public = tournament.public();
    let mut away: Vec<&Entry> = public.entries.iter().filter(|entry| !entry.is_final()).collect();
    away.sort_by_cached_key(|entry| entry.name_key());
    let mut names: Vec<String> = away.into_iter().map(|e| told_apart(t, &public, e)).collect();
    let more = names.len().saturating_sub(THREE.names);
    names.truncate(THREE.names);
    let line = |name: String| Line { size: size(&name, THREE.room), name, seat: None };
    (names.into_iter().map(line).collect(), more)
}

fn changed(t: Lang, mended: &[Mended]) -> Vec<String> {
    let said = |(table, when): (TableNo, String)| {
        format!("{} {when}", t.with("table-number", [("table", table)]))
    };
    mended_tables(t, mended).into_iter().map(said).collect()
}

/// `A to M`: first and last letter on this screen.
fn from_to(t: Lang, shown: &[(&Seating, &String)]) -> String {
    match (shown.first(), shown.last()) {
        (Some((from, _)), Some((to, _))) => {
            t.with("hall-from-to", (("from", letter(from)), ("to", letter(to))))
        }
        _ => String::new(),
    }
}

/// `Aalders to Bystrický`.
fn surnames(t: Lang, shown: &[(&Seating, &String)]) -> String {
    let surname = |(seating, _): &(&Seating, &String)| seating.parts.0.clone();
    match (shown.first(), shown.last()) {
        (Some(from), Some(to)) => {
            t.with("hall-from-to", (("from", surname(from)), ("to", surname(to))))
        }
        _ => String::new(),
    }
}

/// The Latin letter or digit that a name is sorted under; `-` if there is none.
fn letter(seating: &Seating) -> String {
    any_ascii(&seating.parts.0)
        .chars()
        .find(|c| c.is_alphanumeric())
        .map_or_else(|| "-".to_owned(), |first| first.to_uppercase().to_string())
}

/// Splits the letters into ranges with about as many names each: `A` to `K`, `L` to `Z`.
fn screens(letters: &[String], screens: usize) -> Vec<(String, String)> {
    let mut ranges: Vec<(String, String)> = Vec::new();
    let mut from = 0;
    for screen in 1..=screens {
        let mut to = (letters.len() * screen / screens).max(from);
        // Names with the same first letter stay on one screen.
        while to > from && to < letters.len() && letters[to] == letters[to - 1] {
            to += 1;
        }
        if let (Some(first), Some(last)) = (letters.get(from), letters[from..to].last()) {
            ranges.push((first.clone(), last.clone()));
        }
        from = to;
    }
    ranges
}

fn line(seating: &Seating, name: &str, columns: Columns) -> Line {
    let seat = seating.seat.map(|(color, table)| match seating.to {
        Some(last) if last != table => Place { color: None, tables: format!("{table}–{last}") },
        to => Place { color: to.is_none().then_some(color), tables: table.to_string() },
    });
    Line { size: size(name, columns.room), name: name.to_owned(), seat }
}

#[cfg(test)]
mod tests {
    use super::screens;

    #[test]
    fn screens_part_the_names_between_letters() {
        let letters = ["A", "A", "A", "B", "C", "O", "Z"].map(str::to_owned);
        let range = |from: &str, to: &str| (from.to_owned(), to.to_owned());
        assert_eq!(screens(&letters, 2), [range("A", "A"), range("B", "Z")]);
        assert_eq!(screens(&letters, 3), [range("A", "A"), range("B", "B"), range("C", "Z")]);
        assert!(screens(&[], 2).is_empty());
    }
}
