//! The rules of play that an event sets for itself.

use tengen::go::RulesetName;
use tengen::referee::ProcedureName;
use tengen::tournament::RULE_FIELDS;

use crate::hall::{Hall, value_of};
use crate::html;

const PLAY: &str = "/procedure/play";

fn typed(hall: &Hall, field: &str, value: &str) -> u16 {
    let mut form =
        html::fields(html::form(&hall.get(PLAY), "<form class=\"form\" method=\"post\""));
    form.retain(|(name, _)| name != field);
    form.push((field.to_owned(), value.to_owned()));
    hall.post(PLAY, &html::borrowed(&form)).status().as_u16()
}

#[test]
fn every_field_is_on_the_page_beside_what_the_rules_have() {
    let hall = Hall::of(ProcedureName::Ngb);
    let (page, german) = (hall.get(PLAY), hall.german(PLAY));
    for field in RULE_FIELDS.iter().filter(|field| field.name != "komi") {
        let name = format!("name=\"rule_{}\"", field.name.replace('-', "_"));
        assert!(page.contains(&name), "{name}");
    }
    assert!(page.contains("As in the rules: Forbidden"), "{page}");
    assert!(german.contains("Nach den Regeln: Verboten"), "{german}");
    assert!(!page.contains(">play-") && !german.contains(">play-"), "every word is there");
    assert!(hall.get("/procedure").contains(PLAY), "the way there");
}

#[test]
fn what_is_set_counts_for_games_that_are_begun_then() {
    let mut event = crate::hall::event(ProcedureName::Club);
    event.settings.rules = RulesetName::Japanese;
    let hall = Hall::with(&event);
    let play = |table: u32, act: &str, color: &str, at: &str| {
        let path = format!("/boards/1/{table}/record");
        let seen = value_of(&hall.get(&path), "seen");
        let fields = [("act", act), ("color", color), ("at", at), ("seen", seen.as_str())];
        hall.post(&path, &fields).status().as_u16()
    };
    let corner = [("B", "A2"), ("W", "Q16"), ("B", "B1")];
    assert!(corner.iter().all(|(color, at)| play(1, "play", color, at) == 303));
    assert_eq!(typed(&hall, "rule_suicide", "legal"), 303);
    assert_eq!(play(1, "play", "W", "A1"), 422, "the game that was begun keeps its rules");
    assert!(corner.iter().all(|(color, at)| play(2, "play", color, at) == 303));
    assert_eq!(play(2, "play", "W", "A1"), 303, "this one was begun since");
    let page = hall.get(PLAY);
    assert!(page.contains("Changed by this event"));
    assert!(page.contains("apply to games started from then on"), "said: {page}");
    let said =
        hall.ruling(&[("what", "suicide:white"), ("noticed", "at-once"), ("so", "record-wrong")]);
    assert!(!said.is_empty());
    assert_eq!(typed(&hall, "rule_handicap_komi", "soon"), 422);
    assert_eq!(typed(&hall, "rule_suicide", ""), 303);
    assert!(!hall.get(PLAY).contains("Changed by this event"), "as the rules have it again");
}
