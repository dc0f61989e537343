use actix_web::HttpRequest;
use askama::Template;
use chrono::Utc;
use unicode_width::UnicodeWidthStr;

use crate::desk::Desk;
use crate::go::Color;
use crate::tournament::{RoundNo, TableNo};
use crate::web::{Answer, Event, Form, Lang, Page, WebError, local_time};

use super::hall_clock::HallClock;
use super::round::terms;
use super::seating::{Seating, by_name};
use crate::web::Visit;
use crate::web::views::rounds::newest_round;

/// Three columns of twelve.
const A_PAGE: usize = 36;

/// How wide a name may be beside stone and table; ideographs count twice.
const NAME_WIDTH: usize = 21;

struct Line {
    name: String,
    seat: Option<(Color, TableNo)>,
}

#[derive(Template)]
#[template(path = "public/hall.html")]
struct Hall {
    t: Lang,
    page: Page,
    round: Option<RoundNo>,
    lines: Vec<Line>,
    from_to: String,
    which: String,
    terms: String,
    name: String,
    next: Option<String>,
    /// Whether a table number has three digits.
    wide: bool,
    dark: bool,
    clock: Option<HallClock>,
    /// The server's time, in milliseconds since 1970, and on its own clock.
    now: i64,
    time_of_day: String,
}

/// The newest round by name, for a projector; its pages turn by themselves.
pub async fn show(visit: Visit, request: HttpRequest) -> Answer {
    let query = Form::of_query(&request);
    let dark = request.query_string().split('&').any(|part| part == "dark" || part == "dark=");
    let newest = newest_round(&visit.event.snapshot.tournament);
    let places = newest.map_or(0, |round| round.boards.len() * 2 + round.byes.len());
    let pages = places.div_ceil(A_PAGE).max(1);
    let asked: usize = query.value("page").parse().unwrap_or(1);
    // The round may have changed since: a page that is no more is the first.
    let number = if (1..=pages).contains(&asked) { asked } else { 1 };
    // It tells the time, so it is made each time.
    let view = move |page: Page, event: &Event, _: &Desk| {
        let here = format!("{}{}", page.path(), address(number, dark));
        view(Page { here, ..page }, event, number, pages, dark)
    };
    visit.fresh(view).await
}

fn address(number: usize, dark: bool) -> String {
    format!("?page={number}{}", if dark { "&dark" } else { "" })
}

fn view(
    page: Page,
    event: &Event,
    number: usize,
    pages: usize,
    dark: bool,
) -> Result<Hall, WebError> {
    let t = page.t;
    let now = Utc::now().naive_utc();
    let tournament = &event.snapshot.tournament;
    let round = newest_round(tournament);
    let all = round.map(|round| by_name(t, tournament, round, "")).unwrap_or_default();
    let shown: Vec<&Seating> = all.iter().skip((number - 1) * A_PAGE).take(A_PAGE).collect();
    let title = round.map_or_else(
        || t.text("hall-no-round"),
        |round| t.with("round-number", [("round", round.no)]),
    );
    Ok(Hall {
        t,
        round: round.map(|round| round.no),
        from_to: from_to(t, &shown),
        wide: shown.iter().any(|s| s.seat.is_some_and(|(_, table)| table.0 > 99)),
        lines: shown.iter().map(|seating| line(seating)).collect(),
        which: t.with("hall-page", (("page", number), ("pages", pages))),
        terms: round.map(|round| terms(t, tournament, round)).unwrap_or_default(),
        name: tournament.settings.name.clone(),
        next: (pages > 1).then(|| address(number % pages + 1, dark)),
        clock: round.and_then(|round| HallClock::of(t, tournament, round.no, now)),
        now: now.and_utc().timestamp_millis(),
        time_of_day: t.time(local_time(now).time()),
        dark,
        page: page.still().titled(title),
    })
}

/// `A to M`: the first letters on this page.
fn from_to(t: Lang, shown: &[&Seating]) -> String {
    let letter = |seating: &&Seating| seating.parts.0.chars().next();
    match (shown.first().and_then(letter), shown.last().and_then(letter)) {
        (Some(from), Some(to)) => {
            let upper = |c: char| c.to_uppercase().to_string();
            t.with("hall-from-to", (("from", upper(from)), ("to", upper(to))))
        }
        _ => String::new(),
    }
}

fn line(seating: &Seating) -> Line {
    let (surname, first) = &seating.parts;
    Line { name: shortened(surname, first), seat: seating.seat }
}

/// Surname first; a given name that does not fit becomes its first letters, the surname stays whole.
fn shortened(surname: &str, first: &str) -> String {
    let whole = format!("{surname} {first}").trim_end().to_owned();
    if whole.width() <= NAME_WIDTH {
        return whole;
    }
    let initials: Vec<String> = first
        .split([' ', '-'])
        .filter_map(|part| part.chars().next())
        .map(|letter| format!("{letter}."))
        .collect();
    format!("{surname} {}", initials.join(" ")).trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::shortened;

    #[test]
    fn given_names_are_shortened_and_surnames_never() {
        assert_eq!(shortened("Aalders", "Teun"), "Aalders Teun");
        assert_eq!(shortened("Grünspan-Hollerbach", "Friederike"), "Grünspan-Hollerbach F.");
        assert_eq!(
            shortened("Van den Bosch-Pietersen", "Jean-Marc"),
            "Van den Bosch-Pietersen J. M."
        );
        assert_eq!(shortened("Morishita", ""), "Morishita");
    }
}
