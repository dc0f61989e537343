//! A player whose word the result does not follow is told so, and can say that it is wrong; so is the arbiter.

use crate::players::{Hall, location};

pub fn enter(hall: &Hall, winner: &str) -> String {
    let path = format!("/t/open/boards/{}/{}", hall.round, hall.table());
    let event = hall.event();
    let board = event.tournament.round(hall.round).unwrap().board_of(hall.black).unwrap();
    let seen = board.version.to_string();
    let cookie = format!("{}={}", tengen::web::SESSION_COOKIE, hall.arbiter);
    let done = hall.app.post(&path, &[("winner", winner), ("seen", &seen)], &cookie);
    assert_eq!(done.status(), 303);
    hall.app.page_as(&location(&done), &hall.arbiter).text().unwrap()
}

#[test]
fn the_arbiter_reads_who_reported_otherwise_and_the_player_can_object() {
    let hall = Hall::new();
    let phone = hall.phone(0);
    assert_eq!(hall.says(&phone, hall.black, "B").status(), 303);
    let boards = enter(&hall, "W");
    assert!(boards.contains("reported a different result: Black won"), "{boards}");
    let me = phone.get("/t/open/me").text().unwrap();
    assert!(me.contains("You reported something else: Black won."), "{me}");
    assert!(me.contains("This result is wrong"), "{me}");
    let words = crate::hall::value_of(&me, "words");
    assert!(words.contains("I reported: Black won"), "{words}");
    let round = hall.round.to_string();
    let fields = [("kind", "arbiter"), ("round", round.as_str()), ("words", words.as_str())];
    let asked = phone.post(&format!("/t/open/me/{}/ask", hall.black), &fields);
    assert_eq!(location(&asked), "/t/open/me");
    assert!(hall.inbox().contains("I reported: Black won"));
    let me = phone.get("/t/open/me").text().unwrap();
    assert!(!me.contains("This result is wrong"), "it is asked once: {me}");
    let other = hall.phone(1).get("/t/open/me").text().unwrap();
    assert!(!other.contains("You reported something else"), "{other}");
}

#[test]
fn a_result_as_it_was_reported_says_nothing() {
    let hall = Hall::new();
    let phone = hall.phone(0);
    assert_eq!(hall.says(&phone, hall.black, "B").status(), 303);
    assert!(!enter(&hall, "B").contains("reported otherwise"));
    let me = phone.get("/t/open/me").text().unwrap();
    assert!(
        !me.contains("This result is wrong") && !me.contains("You reported something else"),
        "{me}"
    );
}

#[test]
fn another_result_than_both_reported_is_asked_about_before_it_is_entered() {
    let hall = Hall::new();
    for who in [0, 1] {
        let entry = [hall.black, hall.white][who];
        assert_eq!(location(&hall.says(&hall.phone(who), entry, "B")), "/t/open/me");
    }
    let path = format!("/t/open/boards/{}/{}", hall.round, hall.table());
    let cookie = format!("session={}", hall.arbiter);
    let stands = || hall.event().tournament.round(hall.round).unwrap().boards[0].ending.to_string();
    let asked = hall.app.post(&path, &[("seen", "0"), ("ending", "W+")], &cookie);
    assert_eq!((asked.status().as_u16(), stands().as_str()), (409, "?"), "nothing is entered yet");
    let page = asked.text().unwrap();
    assert!(page.contains("both players reported a different result"), "{page}");
    assert!(page.contains("name=\"overrules\" value=\"yes\""), "{page}");
    let chosen = [("seen", "0"), ("ending", "W+"), ("overrules", "yes")];
    assert!(location(&hall.app.post(&path, &chosen, &cookie)).starts_with("/t/open/boards"));
    assert_eq!(stands(), "W+");
    let told = hall.phone(0).get("/t/open/me").text().unwrap();
    assert!(
        told.contains("arbiter"),
        "the players read that the arbiters decided otherwise: {told}"
    );
}
