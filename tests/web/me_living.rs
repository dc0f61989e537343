//! One's own page while there is no board: the next round's hour, whether one is checked in, how one stands; before the
//! event when and where it is, after the last round the place.

use chrono::{DateTime, Duration, Utc};
use tengen::tournament::{Ending, PrizeRule, RoundClock, RoundNo, RoundState};

use crate::overruled::enter;
use crate::players::{Hall, Phone};
use crate::support::{TestApp, by, golden, now};

/// When the next round of the hall begins.
fn plan(hall: &Hall, at: DateTime<Utc>) {
    let next = RoundNo(hall.round.0 + 1);
    let clock = RoundClock { starts: Some(at.naive_utc()), ..RoundClock::default() };
    let times = move |_: &_| Ok([(next, clock)].into());
    hall.app.service.acts(hall.event().id, by()).set_timetable(times).unwrap();
}

/// The part of a page between two words of it.
fn part<'a>(page: &'a str, from: &str, to: &str) -> &'a str {
    let rest = page.split_once(from).unwrap_or_else(|| panic!("no {from}: {page}")).1;
    rest.split_once(to).unwrap_or_else(|| panic!("no {to} after {from}")).0
}

#[test]
fn between_rounds_the_next_hour_stands_first_and_nothing_has_to_be_pressed() {
    let hall = Hall::new();
    let phone = hall.phone(0);
    let in_a_round = phone.page("/t/open/me");
    assert!(!in_a_round.contains("big-time") && in_a_round.contains("btn-main"));
    let games = part(&in_a_round, "<ol class=\"games\">", "</ol>");
    assert!(!games.contains("playing"), "a game that goes on is no past one: {games}");
    let start = now() + Duration::minutes(50);
    plan(&hall, start);
    enter(&hall, "B");
    let page = phone.page("/t/open/me");
    let next = part(&page, "class=\"next", "</section>");
    assert!(next.contains(&format!("Round {} at", hall.round.0 + 1)), "{next}");
    assert!(next.contains(&format!("\"big-time\">{}</span>", start.format("%H:%M"))), "{next}");
    assert!(next.contains("You are checked in."), "{next}");
    let said = part(next, "data-in=", "</p>");
    assert!(said.contains("in 50 minutes") || said.contains("in 49 minutes"), "{said}");
    assert!(!part(&page, "<main", "</main>").contains("btn-main"), "nobody must press anything");
    assert!(page.contains("<div class=\"tally\">") && page.contains("place of"), "{page}");
    let games = part(&page, "<ol class=\"games\">", "</ol>");
    let rounds: Vec<&str> =
        games.split("</span>").filter(|part| part.ends_with(['1', '2'])).collect();
    assert_eq!(rounds.len(), 2, "{games}");
    assert!(rounds[0].ends_with('2'), "the newest first: {games}");
    assert!(games.contains("<b>Won"), "{games}");
    assert_eq!(page.matches("All times: UTC").count(), 1, "the zone is said once");
}

#[test]
fn a_round_of_another_day_says_which_day() {
    let hall = Hall::new();
    enter(&hall, "B");
    let start = now() + Duration::days(3);
    plan(&hall, start);
    let page = hall.phone(0).page("/t/open/me");
    let said = part(&page, "data-in=", "</p>");
    assert!(said.contains(&start.format("%A, %-d %B %Y").to_string()), "{said}");
    assert!(!said.contains("minute"), "{said}");
}

#[test]
fn before_the_event_one_reads_when_and_where_it_is_and_how_to_check_in() {
    let app = TestApp::start();
    let mut event = golden("harbour-open");
    event.settings.name = "Open".into();
    event.settings.short_name = String::new();
    event.settings.place = "Kiel, Harbour Hall".into();
    event.settings.begins = now().date_naive() + chrono::Days::new(4);
    event.settings.ends = event.settings.begins + chrono::Days::new(1);
    event.rounds.clear();
    event.entries[0].registration = tengen::tournament::Registration::Preliminary;
    assert_eq!(app.keep(&event), "open");
    let seen = |entry| {
        let cookie = format!("me=open:{entry}:");
        Phone { app: &app, cookie }.page("/t/open/me")
    };
    let expected = seen(event.entries[0].id);
    let next = part(&expected, "class=\"next", "</section>");
    assert!(next.contains("Kiel, Harbour Hall"), "{next}");
    assert!(next.contains(&event.settings.ends.format("%-d %B %Y").to_string()), "{next}");
    assert!(next.contains("check in at the door"), "{next}");
    let here = seen(event.entries[1].id);
    assert!(
        here.contains("You are checked in.") && here.contains("No game is finished yet."),
        "{here}"
    );
}

#[test]
fn after_the_last_round_the_place_and_the_prize_stand_first() {
    let app = TestApp::start();
    let mut event = golden("harbour-open");
    event.settings.name = "Open".into();
    event.settings.short_name = String::new();
    let prizes = vec!["a goban".to_owned(), "a book".to_owned()];
    event.settings.prizes.kinds.push(PrizeRule { prizes, ..PrizeRule::default() });
    for round in &mut event.rounds {
        round.state = RoundState::Finished;
    }
    event.settings.rounds = event.rounds.len() as i32;
    assert!(event.rounds.iter().all(|round| round.pending().next().is_none()));
    assert_eq!(app.keep(&event), "open");
    let table = tengen::standings::listed_standings(&event, RoundNo(event.settings.rounds));
    let first = Phone { app: &app, cookie: format!("me=open:{}:", table.rows[0].entry) };
    let page = first.page("/t/open/me");
    let next = part(&page, "class=\"next", "</section>");
    assert!(next.contains("Final place") && next.contains("\"big-time\">1</span>"), "{next}");
    assert!(next.contains(&format!("of {}", table.rows.len())), "{next}");
    assert!(next.contains("a goban") && !next.contains("a book"), "{next}");
    assert!(!next.contains("checked in"), "{next}");
    // One result taken back, and no place is final.
    event.rounds.last_mut().unwrap().boards[0].ending = Ending::Pending;
    let other = TestApp::start();
    assert_eq!(other.keep(&event), "open");
    let page = Phone { app: &other, ..first }.page("/t/open/me");
    assert!(!page.contains("Final place"), "{page}");
}
