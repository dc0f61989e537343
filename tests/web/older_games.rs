//! A game of an earlier round that is still open: one's own page is about the newest, and lists the older one.

use tengen::tournament::{Board, Ending, EntryId, ReportPolicy, RoundNo};

use crate::overruled::enter;
use crate::players::{Hall, Phone, location};
use crate::support::by;

/// Black's game of round 1 has no result, and round 2 is published.
fn left_open() -> Hall {
    Hall::of(ReportPolicy::Confirmed, |event, black| {
        let boards = event.rounds[0].boards.iter_mut();
        let own = boards.filter(|board| board.color_of(black).is_some());
        own.for_each(|board| board.ending = Ending::Pending);
    })
}

fn older(hall: &Hall) -> Board {
    hall.event().tournament.round(RoundNo(1)).unwrap().board_of(hall.black).unwrap().clone()
}

fn part<'a>(page: &'a str, from: &str, to: &str) -> &'a str {
    let rest = page.split_once(from).unwrap_or_else(|| panic!("no {from}: {page}")).1;
    rest.split_once(to).unwrap_or_else(|| panic!("no {to} after {from}")).0
}

fn reports(phone: &Phone<'_>, who: EntryId, board: &Board, ending: &str) -> String {
    let [table, black, white] =
        [board.table.0, board.black.0, board.white.0].map(|n| n.to_string());
    let place = [("round", "1"), ("table", &table), ("black", &black), ("white", &white)];
    let fields = [&place[..], &[("who", ending)]].concat();
    location(&phone.post(&format!("/t/open/me/{who}/result"), &fields))
}

#[test]
fn the_own_page_is_about_the_newest_game_and_lists_the_older_one() {
    let hall = left_open();
    let (phone, old, table) = (hall.phone(0), older(&hall), hall.table());
    let way = format!("/me/{}/result?round=2&#38;table={table}", hall.black);
    let page = phone.page("/t/open/me");
    assert!(part(&page, "class=\"next", "</section>").contains("Round 2"), "{page}");
    let deeds = part(&page, "id=\"deeds-", "</section>");
    let first = part(deeds, "btn-main", "</a>");
    assert!(first.contains(&way) && first.contains(&format!("Round 2, table {table}")), "{first}");
    assert!(deeds.contains(&format!("Call an arbiter to table {table}")), "{deeds}");
    assert!(!deeds.contains("name=\"round\" value=\"1\""), "{deeds}");
    assert!(page.contains("I will be late for round 2"), "{page}");
    let list = part(&page, "id=\"older-", "</section>");
    assert!(list.contains("Earlier games without a result: 1"), "{list}");
    assert!(list.contains(&format!("result?round=1&#38;table={}", old.table)), "{list}");
    assert!(list.contains(&format!("Round 1, table {}", old.table)), "{list}");
}

#[test]
fn what_is_said_of_an_older_game_stands_at_that_game() {
    let hall = left_open();
    let (phone, old) = (hall.phone(0), older(&hall));
    let other = old.opponent_of(hall.black).unwrap();
    let links = hall.app.service.acts(hall.event().id, by()).make_personal_links(&[other]).unwrap();
    let link = links.now().unwrap()[0].1.secret().to_owned();
    let theirs = Phone { app: &hall.app, cookie: format!("me=open:{other}:{link}") };
    assert_eq!(reports(&theirs, other, &old, "W"), "/t/open/me");
    let page = phone.page("/t/open/me");
    let next = part(&page, "class=\"next", "</section>");
    assert!(!next.contains("</h1>") || !next.contains("<p class=\"say\">Your opponent"), "{next}");
    assert!(part(&page, "id=\"older-", "</section>").contains("Your opponent says: White won"));
    // The older game can be reported, and the newest one stays as it is.
    assert_eq!(reports(&phone, hall.black, &old, "W"), "/t/open/me");
    let page = phone.page("/t/open/me");
    assert!(part(&page, "id=\"older-", "</section>").contains("Change my report"), "{page}");
    assert!(part(&page, "id=\"deeds-", "</section>").contains("Report the result"), "{page}");
}

#[test]
fn a_board_that_was_entered_meanwhile_shows_no_other_form() {
    let hall = left_open();
    let (phone, table) = (hall.phone(0), hall.table());
    let mine = format!("/t/open/me/{}/result", hall.black);
    let asked = format!("{mine}?round=2&table={table}");
    assert!(phone.page(&asked).contains(&format!("<span class=\"tno\">{table}</span>")));
    enter(&hall, "B");
    let seen = phone.get(&asked);
    assert_eq!(location(&seen), "/t/open/me");
    let notice = seen.headers()["set-cookie"].to_str().unwrap().to_owned();
    let told = Phone { app: &hall.app, cookie: format!("{}; {notice}", phone.cookie) };
    let told = told.get("/t/open/me").text().unwrap();
    assert!(told.contains(&format!("Round 2, table {table}: Black won has already")), "{told}");
    // A form that was not understood is not shown again for another game.
    let round = ("round", "2");
    let number = table.to_string();
    let wrong = phone.post(&mine, &[round, ("table", &number), ("black", "1"), ("white", "2")]);
    assert_eq!(location(&wrong), "/t/open/me");
    // Without a board of the newest round the older one is still a list of its own.
    let page = phone.page("/t/open/me");
    assert!(part(&page, "id=\"older-", "</section>").contains("Report the result"), "{page}");
    assert!(!part(&page, "id=\"deeds-", "</section>").contains("Report the result"), "{page}");
}

#[test]
fn the_code_of_a_slip_leads_to_its_own_board() {
    let hall = left_open();
    let (phone, old) = (hall.phone(0), older(&hall));
    let way = |round: i32, table| {
        let to = location(&phone.get(&format!("/t/open/b/{round}/{table}")));
        assert_eq!(to, format!("/t/open/me/{}/result?round={round}&table={table}", hall.black));
    };
    way(1, old.table);
    way(2, hall.table());
}
