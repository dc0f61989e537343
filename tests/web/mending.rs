//! A published round is mended through the pages, and players read what changed.

use tengen::service::fingerprint_of;
use tengen::tournament::{Ending, RoundNo};

use crate::drawing::{Organiser, event};
use crate::support::by;

const ONE: RoundNo = RoundNo(1);

/// An event of four with its first round published, the first table with a result.
fn published() -> Organiser {
    let mut open = event(4);
    let mut round =
        tengen::tournament::Round::empty(ONE, tengen::tournament::RoundState::Published);
    for (table, black, white) in [(1, 1, 2), (2, 3, 4)] {
        let seat = tengen::tournament::EntryId;
        let table = tengen::tournament::TableNo(table);
        round.boards.push(tengen::tournament::Board::new(table, seat(black), seat(white), 0));
    }
    round.boards[0].ending = Ending::won(tengen::go::Color::Black);
    open.rounds.push(round);
    Organiser::of(&open)
}

fn seen(organiser: &Organiser) -> String {
    fingerprint_of(organiser.tournament().round(ONE).expect("published"))
}

#[test]
fn a_table_is_changed_with_a_reason_that_players_read() {
    let organiser = published();
    assert!(organiser.page("/draft/1").contains("/draft/1/mend"));
    assert!(organiser.page("/draft/1/mend").contains("/draft/1/mend?table=2"));
    let page = organiser.page("/draft/1/mend?table=2");
    assert!(page.contains("Swap the colours") && page.contains("Player03"), "{page}");
    let head = page.split("<form class=\"mending").next().expect("a head");
    assert_eq!(head.matches("class=\"side\"").count(), 2, "a name, a stone, a rank each: {head}");
    assert!(head.contains("even, komi 6.5, playing"), "{head}");
    let seen_now = seen(&organiser);
    let fields = [("table", "2"), ("what", "swap"), ("seen", &seen_now), ("reason", "")];
    let refused = organiser.send("/draft/1/mend", &fields);
    assert_eq!(refused.status(), 422);
    assert!(refused.text().unwrap().contains("id=\"reason-wrong\""));
    assert!(page.contains("before anything is saved, you see here"), "{page}");
    let look = organiser.page("/draft/1/mend?table=2&what=swap&reason=wrong%20seats&look=yes");
    let (_, told) = look.split_once("id=\"told\"").expect("what players will see");
    for words in ["changed at", "Table 2: Black is now", "wrong seats", "/rounds/1/slips"] {
        assert!(told.contains(words), "{words}: {told}");
    }
    assert!(look.contains("value=\"swap\" checked"), "what was chosen stays: {look}");
    // While one is still choosing, the part that a page shows beside says nothing is wrong.
    let half = "/t/lindenhof/draft/1/mend?table=2&what=exchange&look=yes";
    let part = |part: bool| {
        let cookie = format!("{}={}", tengen::web::SESSION_COOKIE, organiser.session);
        let asked = organiser.app.request(half).header("cookie", cookie);
        let asked = if part { asked.header("tengen-part", "yes") } else { asked };
        asked.send().expect("an answer").status().as_u16()
    };
    assert_eq!((part(true), part(false)), (200, 422));
    assert_eq!(seen(&organiser), seen_now, "nothing is done");
    let fields = [("table", "2"), ("what", "swap"), ("seen", &seen_now), ("reason", "wrong seats")];
    assert_eq!(organiser.send("/draft/1/mend", &fields).status(), 303);
    let board = &organiser.tournament().rounds[0].boards[1];
    assert_eq!((board.black.0, board.white.0), (4, 3));
    let page = organiser.app.page("/t/lindenhof/rounds/1");
    for words in ["changed at", "Table 2: Black is now", "wrong seats"] {
        assert!(page.contains(words), "{words}: {page}");
    }
    assert!(page.contains("href=\"#mended\">changed at"), "the row says so: {page}");
    let hall = organiser.app.page("/t/lindenhof/hall");
    assert!(hall.contains("<b>Table 2 changed at"), "{hall}");
    for (player, concerned) in [(3, true), (4, true), (1, false)] {
        let page = organiser.app.page(&format!("/t/lindenhof/players/{player}"));
        assert_eq!(page.contains("Table 2: Black is now"), concerned, "{player}: {page}");
    }
    let stale = [("table", "2"), ("what", "swap"), ("seen", &seen_now), ("reason", "again")];
    assert_eq!(organiser.send("/draft/1/mend", &stale).status(), 422);
}

#[test]
fn who_sits_already_is_called_by_name() {
    let organiser = published();
    let seen_now = seen(&organiser);
    let fields = [
        ("what", "pair"),
        ("one", "1"),
        ("other", "3"),
        ("seen", seen_now.as_str()),
        ("reason", "a board more"),
    ];
    let refused = organiser.send("/draft/1/mend", &fields);
    assert_eq!(refused.status(), 422);
    let page = refused.text().unwrap();
    assert!(page.contains("Kim Player01 is paired at table 1"), "{page}");
    assert!(!page.contains("#1 "), "{page}");
}

#[test]
fn results_that_would_be_lost_are_listed_first() {
    let organiser = published();
    let seen_now = seen(&organiser);
    let mut fields = vec![
        ("what", "take-back"),
        ("seen", seen_now.as_str()),
        ("reason", "drawn from the wrong list"),
    ];
    let asked = organiser.send("/draft/1/mend", &fields);
    assert_eq!(asked.status(), 422);
    let page = asked.text().unwrap();
    assert!(page.contains("id=\"lost\"") && page.contains("name=\"lost\" value=\"1\""), "{page}");
    assert!(organiser.tournament().rounds[0].is_public());
    fields.push(("lost", "1"));
    assert_eq!(organiser.send("/draft/1/mend", &fields).status(), 303);
    assert!(!organiser.tournament().rounds[0].is_public());
    assert!(organiser.page("/journal").contains("Round unpublished"));
}

#[test]
fn a_hidden_event_is_seen_by_its_own_people_only() {
    let organiser = Organiser::of(&event(2));
    let id = tengen::tournament::TournamentId(1);
    assert_eq!(organiser.app.get("/t/lindenhof").status(), 200);
    let hide = |was: &tengen::tournament::Tournament| {
        Ok(tengen::tournament::Settings { hidden: true, ..was.settings.clone() })
    };
    organiser.app.service.acts(id, by()).change_settings(hide).expect("it can be hidden");
    assert_eq!(organiser.app.get("/t/lindenhof").status(), 404);
    assert_eq!(organiser.app.get("/t/lindenhof/players").status(), 404);
    assert!(!organiser.app.page("/").contains("Lindenhof"));
    assert!(organiser.page("/settings?change=hidden").contains("name=\"hidden\""));
}

#[test]
fn a_form_begins_with_what_stands_and_changes_only_what_was_touched() {
    let mut open = event(4);
    let mut round =
        tengen::tournament::Round::empty(ONE, tengen::tournament::RoundState::Published);
    let seat = tengen::tournament::EntryId;
    let table = tengen::tournament::TableNo(7);
    round.boards.push(tengen::tournament::Board::new(table, seat(4), seat(1), 3));
    round.boards[0].komi = Some(tengen::tournament::HalfPoints(1));
    open.rounds.push(round);
    let organiser = Organiser::of(&open);
    let page = organiser.page("/draft/1/mend?table=7");
    for value in ["value=\"3\" selected", "name=\"komi\"", "value=\"0.5\"", "value=\"7\""] {
        assert!(page.contains(value), "{value}: {page}");
    }
    assert!(!page.contains("value=\"0\" selected"), "{page}");
}

#[test]
fn stones_go_to_the_stronger_only_where_that_is_said() {
    let mut open = event(4);
    let mut round =
        tengen::tournament::Round::empty(ONE, tengen::tournament::RoundState::Published);
    let seat = tengen::tournament::EntryId;
    let table = tengen::tournament::TableNo(1);
    round.boards.push(tengen::tournament::Board::new(table, seat(4), seat(1), 2));
    round.boards[0].ending = Ending::won(tengen::go::Color::Black);
    open.rounds.push(round);
    open.settings.mcmahon.bar = "1k".parse().expect("a rank");
    let organiser = Organiser::of(&open);
    let seen_now = seen(&organiser);
    let mut fields =
        vec![("table", "1"), ("what", "swap"), ("seen", seen_now.as_str()), ("reason", "wrong")];
    let asked = organiser.send("/draft/1/mend", &fields);
    assert_eq!(asked.status(), 422);
    let page = asked.text().expect("a page");
    assert!(page.contains("Kim Player01 is the stronger player"), "{page}");
    assert!(page.contains("By the rules Kim Player04 has Black, with 2 stones"), "{page}");
    assert_eq!(organiser.tournament().rounds[0].boards[0].black.0, 4);
    fields.push(("overrule", "yes"));
    assert_eq!(organiser.send("/draft/1/mend", &fields).status(), 303);
    assert_eq!(organiser.tournament().rounds[0].boards[0].black.0, 1);
}

#[test]
fn organisers_find_the_way_back_to_every_published_round() {
    let organiser = published();
    for page in ["/rounds/1", "/boards", "/draft/1", "/draft/2"] {
        let page = organiser.page(page);
        assert!(page.contains("href=\"/t/lindenhof/draft/1\""), "{page}");
    }
    let everybody = organiser.app.page("/t/lindenhof/rounds/1");
    assert!(!everybody.contains("/draft/1"), "{everybody}");
    let page = organiser.page("/draft/1");
    assert!(page.contains("href=\"/t/lindenhof/draft\" aria-current=\"page\""), "{page}");
}

#[test]
fn a_hidden_events_round_is_not_said_to_be_seen() {
    let mut open = event(4);
    open.settings.hidden = true;
    let mut round =
        tengen::tournament::Round::empty(ONE, tengen::tournament::RoundState::Published);
    let (seat, table) = (tengen::tournament::EntryId, tengen::tournament::TableNo(1));
    round.boards.push(tengen::tournament::Board::new(table, seat(1), seat(2), 0));
    open.rounds.push(round);
    let organiser = Organiser::of(&open);
    let page = organiser.page("/draft/1/mend");
    assert!(
        !page.contains("Everybody sees") && page.contains("only its organisers and arbiters"),
        "{page}"
    );
    assert!(organiser.page("/draft/1").contains("/event\">Announce it"));
}
