//! A draft in the hands of its organiser: what an exchange costs before it is made, steps back, what the seal says.

use serde_json::Value;
use tengen::tournament::{Entry, EntryId, RoundNo, TableNo};
use tengen::web::SESSION_COOKIE;

use crate::drawing::{Organiser, event};

/// The two at a table of the first round.
fn at(organiser: &Organiser, table: i32) -> [EntryId; 2] {
    let tournament = organiser.tournament();
    let board = tournament.rounds[0].board_at(TableNo(table)).expect("a board").clone();
    [board.black, board.white]
}

/// What a page that is open asks for.
fn part(organiser: &Organiser, query: &str) -> Value {
    let request = organiser.app.request(&format!("/t/lindenhof/draft/1?{query}"));
    let cookie = format!("{SESSION_COOKIE}={}", organiser.session);
    let request = request.header("cookie", cookie).header("tengen-part", "yes");
    let text = request.send().expect("an answer").text().expect("text");
    serde_json::from_str(&text).expect("a part of the page")
}

#[test]
fn an_exchange_says_what_it_costs_before_it_is_made() {
    let organiser = Organiser::of(&event(12));
    organiser.act(1, "draw", &[]);
    let ([one, partner], [other, third]) = (at(&organiser, 1), at(&organiser, 4));
    let before = organiser.tournament();
    let chosen = organiser.page(&format!("/draft/1?chosen={one}"));
    assert!(chosen.contains(" worse</small>"), "a cost under a name: {chosen}");
    assert!(chosen.contains("<span class=\"quiet-text\">Choose Kim Player"), "heard: {chosen}");
    let page = organiser.page(&format!("/draft/1?chosen={one}&with={other}"));
    for said in
        ["Exchange Player", "their scores differ by", "The whole draw is", "score groups worse"]
    {
        assert!(page.contains(said), "{said}: {page}");
    }
    assert!(!page.contains("00000000"), "no raw weights: {page}");
    assert!(!page.contains("Fair → Fair"), "no change is said: {page}");
    assert_eq!(organiser.tournament(), before, "nothing moves before");
    let part = part(&organiser, &format!("chosen={one}&with={other}"));
    assert!(part["panel"].as_str().is_some_and(|panel| panel.contains("Exchange Player")));
    let costs = part["costs"].as_object().expect("costs");
    assert_eq!(costs.len(), 10, "all but oneself and the opponent");
    assert!(!costs.contains_key(&partner.to_string()));
    let (leaves, comes) = (one.to_string(), other.to_string());
    let fields = [("act", "exchange"), ("leaves", &*leaves), ("comes", &*comes), ("at", "1")];
    organiser.act(1, "edit", &fields);
    let sorted = |mut two: [EntryId; 2]| {
        two.sort();
        two
    };
    assert_eq!(sorted(at(&organiser, 1)), sorted([other, partner]));
    assert_eq!(sorted(at(&organiser, 4)), sorted([one, third]));
}

#[test]
fn what_is_touched_by_the_rules_is_named_and_must_be_overruled() {
    let mut apart = event(6);
    let organiser = {
        let group = vec![EntryId(1), EntryId(3)];
        apart.settings.draw.apart =
            vec![tengen::tournament::KeptApart { name: "Family".to_owned(), entries: group }];
        Organiser::of(&apart)
    };
    organiser.act(1, "draw", &[]);
    let tournament = organiser.tournament();
    let round = &tournament.rounds[0];
    // Whoever meets 3 would leave the seat to 1.
    let meets = round.boards.iter().find_map(|board| board.opponent_of(EntryId(3))).unwrap();
    let page = organiser.page(&format!("/draft/1?chosen={meets}&with=1"));
    assert!(page.contains("they must not be paired (Family)"), "{page}");
    assert!(page.contains("name=\"overrule\""), "{page}");
}

#[test]
fn changes_by_hand_are_taken_back_and_made_again_one_by_one() {
    let organiser = Organiser::of(&event(9));
    organiser.act(1, "draw", &[]);
    let drawn = organiser.tournament().rounds[0].clone();
    assert!(!organiser.page("/draft/1").contains("value=\"undo\""));
    organiser.act(1, "edit", &[("act", "swap"), ("table", "1")]);
    let swapped = organiser.tournament().rounds[0].clone();
    organiser.act(1, "edit", &[("act", "unpair"), ("table", "2")]);
    let page = organiser.page("/draft/1");
    assert!(page.contains("2 changes by hand.") && page.contains("Latest: table 2."), "{page}");
    organiser.act(1, "edit", &[("act", "undo")]);
    assert_eq!(organiser.tournament().rounds[0], swapped);
    organiser.act(1, "edit", &[("act", "undo")]);
    assert_eq!(organiser.tournament().rounds[0], drawn);
    let page = organiser.page("/draft/1");
    assert!(page.contains("value=\"redo\"") && !page.contains("value=\"undo\""), "{page}");
    organiser.act(1, "edit", &[("act", "undo")]);
    assert_eq!(organiser.tournament().rounds[0], drawn, "there is nothing left to take back");
    organiser.act(1, "edit", &[("act", "redo")]);
    organiser.act(1, "edit", &[("act", "redo")]);
    assert_eq!(organiser.tournament().rounds[0].boards.len(), 3);
    organiser.act(1, "edit", &[("act", "undo")]);
    organiser.act(1, "edit", &[("act", "handicap"), ("table", "3"), ("handicap", "4")]);
    assert!(!organiser.page("/draft/1").contains("value=\"redo\""), "another way was taken");
}

#[test]
fn a_draft_taken_apart_wears_no_seal_that_says_otherwise() {
    let organiser = Organiser::of(&event(9));
    organiser.act(1, "draw", &[]);
    organiser.act(1, "edit", &[("act", "unpair"), ("table", "2")]);
    let page = organiser.page("/draft/1");
    assert!(!page.contains("<b>Proved best</b>"), "{page}");
    assert!(page.contains("One of 4 proved pairs was split up."), "{page}");
}

#[test]
fn publishing_names_what_is_published_and_who_is_left_out() {
    let organiser = Organiser::of(&event(9));
    organiser.act(1, "draw", &[]);
    let page = organiser.page("/draft/1");
    assert!(page.contains("Publish round 1: 4 pairings?"), "{page}");
    assert!(page.contains("Everybody who takes part is paired or has a bye."), "{page}");
    organiser.act(1, "edit", &[("act", "unpair"), ("table", "2")]);
    let page = organiser.page("/draft/1");
    assert!(page.contains("2 players are left out:"), "{page}");
    assert!(organiser.tournament().round(RoundNo(1)).is_some_and(|round| !round.is_public()));
}

#[test]
fn boards_are_found_by_table_and_name_and_listed_as_asked() {
    let mut many = event(30);
    for id in 31..=120 {
        let rank = many.entries[id as usize % 30].rank;
        many.entries.push(Entry::new(EntryId(id), &format!("Other{id}"), "Kim", rank));
    }
    let organiser = Organiser::of(&many);
    organiser.act(1, "draw", &[]);
    let page = organiser.page("/draft/1?q=37");
    let open = page.matches("<details class=\"group\" open>").count();
    assert_eq!(
        (open, page.matches("id=\"table-").count()),
        (6, 60),
        "the groups on top and that of table 37"
    );
    let page = organiser.page("/draft/1?q=player07");
    assert_eq!(page.matches("id=\"table-").count(), 1, "{page}");
    organiser.act(1, "edit", &[("act", "swap"), ("table", "5")]);
    let [one, _] = at(&organiser, 5);
    let [other, _] = at(&organiser, 9);
    let (leaves, comes) = (one.to_string(), other.to_string());
    organiser.act(
        1,
        "edit",
        &[("act", "exchange"), ("leaves", &leaves), ("comes", &comes), ("overrule", "yes")],
    );
    let page = organiser.page("/draft/1?show=changed");
    assert_eq!(page.matches("id=\"table-").count(), 2, "{page}");
}
