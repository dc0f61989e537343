//! Calls for an arbiter: they stand on top, somebody goes, both players see it, and a result at the board ends them.

use tengen::store::{Browser, Receiver};

use crate::players::{Hall, Phone};

fn page(hall: &Hall, path: &str) -> String {
    hall.app.page_as(path, &hall.arbiter).text().expect("UTF-8")
}

fn call(hall: &Hall, phone: &Phone<'_>) {
    let round = hall.round.to_string();
    let fields = [("kind", "arbiter"), ("round", round.as_str()), ("words", "He moved a stone.")];
    assert_eq!(phone.post(&format!("/t/open/me/{}/ask", hall.black), &fields).status(), 303);
}

/// What the buttons of a call send.
fn answer(hall: &Hall, answer: &str, from: &str) -> String {
    let cookie = format!("session={}", hall.arbiter);
    let fields = [("request", "1"), ("answer", answer), ("from", from)];
    let done = hall.app.post("/t/open/from-players", &fields, &cookie);
    crate::players::location(&done)
}

#[test]
fn a_call_stands_on_top_until_somebody_went() {
    let hall = Hall::new();
    let (black, white) = (hall.phone(0), hall.phone(1));
    assert!(!page(&hall, "/t/open/boards").contains("<title>("));
    call(&hall, &black);
    let waits = format!("Table {} calls an arbiter, 0 min", hall.table());
    for path in ["/t/open/boards", "/t/open/from-players", "/t/open/incidents"] {
        assert!(page(&hall, path).contains("<title>(1) "), "{path}");
    }
    for path in ["/t/open/boards", "/t/open/from-players"] {
        let shown = page(&hall, path);
        assert!(shown.contains(&waits) && shown.contains("He moved a stone."), "{path}: {shown}");
    }
    let boards = page(&hall, "/t/open/boards");
    assert!(boards.find(&waits) < boards.find("class=\"open-board\""), "above the boards");
    for phone in [&black, &white] {
        assert!(phone.page("/t/open/me").contains("An arbiter is called to your table."));
    }
    assert_eq!(answer(&hall, "coming", "boards"), "/t/open/boards");
    for phone in [&black, &white] {
        assert!(phone.page("/t/open/me").contains("An arbiter is on the way to your table."));
    }
    let boards = page(&hall, "/t/open/boards");
    assert!(boards.contains("on the way ") && !boards.contains("<title>("), "{boards}");
    assert_eq!(answer(&hall, "grant", ""), "/t/open/from-players");
    assert!(!page(&hall, "/t/open/boards").contains(&waits));
    assert!(!black.page("/t/open/me").contains("arbiter is on the way"));
}

#[test]
fn a_result_at_the_board_ends_its_calls_and_no_other() {
    let hall = Hall::new();
    let black = hall.phone(0);
    call(&hall, &black);
    let enter = |table: &str, ending: &str, seen: &str| {
        let path = format!("/t/open/boards/{}/{table}", hall.round);
        let fields = [("ending", ending), ("seen", seen), ("undoing", "yes"), ("reason", "x")];
        let cookie = format!("session={}", hall.arbiter);
        assert_eq!(hall.app.post(&path, &fields, &cookie).status(), 303, "{table} {ending}");
    };
    let waits = format!("Table {} calls an arbiter, 0 min", hall.table());
    let event = hall.event();
    let others = &event.tournament.round(hall.round).expect("the round").boards;
    let other = others.iter().find(|board| board.table != hall.table()).expect("a second board");
    enter(&other.table.to_string(), "W+R", &other.version.to_string());
    assert!(page(&hall, "/t/open/boards").contains(&waits), "that was another table");
    enter(&hall.table().to_string(), "B+R", "0");
    let boards = page(&hall, "/t/open/boards");
    assert!(!boards.contains(&waits) && !boards.contains("<title>("), "{boards}");
    assert!(black.page("/t/open/me").contains("somebody went"));
    enter(&hall.table().to_string(), "?", "1");
    assert!(!page(&hall, "/t/open/boards").contains(&waits), "what was settled stays so");
}

#[test]
fn arbiters_who_want_it_are_told_on_their_phones() {
    let hall = Hall::new();
    let event = hall.event();
    let store = hall.app.service.store();
    let accounts = store.read(|c| c.accounts()).expect("accounts");
    let owner = accounts.iter().find(|one| one.is_owner).expect("an owner").id;
    let browser = Browser {
        endpoint: "https://push.example/one".to_owned(),
        key: "k".to_owned(),
        secret: "s".to_owned(),
    };
    let mut by = crate::support::by();
    by.account = Some(owner);
    hall.app.service.acts(event.id, by).tell_of_calls(Some(&browser), "de").expect("it is kept");
    let sent = || {
        let all = hall.app.service.read(|c| c.outgoing(event.id)).expect("the outbox");
        all.into_iter().filter(|one| one.event == "call").collect::<Vec<_>>()
    };
    call(&hall, &hall.phone(0));
    let told = sent();
    assert_eq!(told.len(), 1);
    assert!(matches!(told[0].to, Receiver::Reach(_)));
    assert!(told[0].body.contains(&format!("\"table\":{}", hall.table())), "{}", told[0].body);
    hall.app.service.acts(event.id, by).tell_of_calls(None, "de").expect("it is ended");
    assert!(!hall.app.service.is_told_of_calls(event.id, owner).expect("it can be read"));
}
