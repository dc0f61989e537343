//! What two players' words come to on their own pages, and what the next draw makes of what they ask for.

use tengen::tournament::{Entry, RoundNo, Tournament};

use crate::players::Hall;
use crate::support::by;

/// A page of a phone.
fn page(phone: &crate::players::Phone<'_>, path: &str) -> String {
    phone.get(path).text().expect("UTF-8")
}

#[test]
fn a_player_reads_how_the_two_words_stand() {
    let hall = Hall::new();
    let (black, white) = (hall.phone(0), hall.phone(1));
    let path = |entry| format!("/t/open/me/{entry}/result");
    let asked = page(&black, &path(hall.black));
    assert!(asked.contains("Did you win?") && !asked.contains("id=\"again\""), "{asked}");
    hall.says(&black, hall.black, "B");
    let waiting = page(&black, &path(hall.black));
    assert!(waiting.contains("to report the same</h1>"), "{waiting}");
    assert!(waiting.contains("Back to my board") && waiting.contains("Change my report"));
    let told = page(&white, &path(hall.white));
    assert!(told.contains("Did you win?") && told.contains("Black won"), "{told}");
    hall.says(&white, hall.white, "W");
    let differ = page(&white, &path(hall.white));
    assert!(differ.contains("Your reports don’t match</h1>"), "{differ}");
    let act = "name=\"agree\" value=\"B+\">I was wrong: Black won";
    assert!(differ.contains(act), "one act ends it: {differ}");
    let own = page(&white, "/t/open/me");
    let first = own.find("Your reports don’t match</h1>").expect("the first block of the page");
    let ends = own.find(act).expect("one act ends it there as well");
    assert!(first < ends && ends < own.find("<h2").expect("what else"), "{own}");
    assert!(own.contains(&format!("action=\"{}?round=", path(hall.white))), "{own}");
    hall.says(&white, hall.white, "B");
    assert!(!page(&white, "/t/open/me").contains("I was wrong"));
    assert!(page(&white, &path(hall.white)).contains("Your reports match</h1>"));
}

#[test]
fn the_organiser_reads_what_the_next_draw_will_do() {
    let hall = Hall::new();
    assert!(!hall.inbox().contains("What the draw will do"), "nothing would change it");
    let phone = hall.phone(0);
    let ask = |kind, round: &str| {
        phone.post(&format!("/t/open/me/{}/ask", hall.black), &[("kind", kind), ("round", round)]);
    };
    ask("arbiter", "2");
    assert!(!hall.inbox().contains("What the draw will do"), "nor does a call");
    ask("skip", "3");
    let inbox = hall.inbox();
    assert!(inbox.contains("<b>2</b>"), "how much waits is said first: {inbox}");
    let all = hall.event().tournament.participants(RoundNo(3)).count();
    let row = format!("<th scope=\"row\">Players</th><td>{all}</td><td>{}</td>", all - 1);
    assert!(inbox.contains(&row), "{inbox}");
    assert!(inbox.contains("If granted") && inbox.contains("Draw round 3"), "{inbox}");
}

#[test]
fn an_even_game_needs_no_words_at_the_boards() {
    let hall = Hall::new();
    let cookie = &hall.arbiter;
    let boards = hall.app.page_as("/t/open/boards", cookie).text().expect("UTF-8");
    assert!(boards.contains("open-board") && !boards.contains("even, komi"), "{boards}");
}

#[test]
fn an_organiser_takes_the_fee_at_the_door_by_a_second_tap() {
    let hall = crate::check_in::hall(|rules| rules);
    let owes = |_: &Tournament, was: &Entry| {
        let mut now = was.clone();
        now.private.fee = "35 EUR".to_owned();
        Ok(now)
    };
    hall.app
        .service
        .acts(hall.event().id, by())
        .edit_entry(hall.black, false, owes)
        .expect("a fee");
    let (cookie, who) = (format!("session={}", hall.arbiter), hall.black.to_string());
    let door = || hall.app.page_as("/t/open/check-in", &hall.arbiter).text().expect("UTF-8");
    assert!(door().contains("<b>35 EUR</b> not paid"), "{}", door());
    let answer = hall.app.post("/t/open/check-in", &[("here", &who)], &cookie);
    let strip = hall.app.page_as(&crate::players::location(&answer), &hall.arbiter);
    let act = format!("name=\"paid\" value=\"{who}\"");
    assert!(strip.text().expect("UTF-8").contains(&act), "here is not paid");
    hall.app.post("/t/open/check-in", &[("paid", &who)], &cookie);
    let entry = hall.event().tournament.entry(hall.black).expect("an entry").clone();
    assert!(entry.private.paid && entry.is_final());
}
