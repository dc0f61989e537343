//! The end of a game that two do not agree on: what the page says, and what the arbiter may do there.

use tengen::referee::ProcedureName;

use crate::hall::{Hall, value_of};

const RECORD: &str = "/boards/1/1/record";

fn enter(hall: &Hall, fields: &[(&str, &str)]) -> u16 {
    let page = hall.get(RECORD);
    let seen = value_of(&page, "seen");
    let fields = [fields, &[("seen", seen.as_str())]].concat();
    hall.post(RECORD, &fields).status().as_u16()
}

/// Nobody has marked a group otherwise than the other: there is still a way for the arbiter.
#[test]
fn the_arbiter_settles_what_nobody_marked_otherwise() {
    let hall = Hall::of(ProcedureName::Egf);
    for (color, at) in [("B", "D4"), ("W", "Q16")] {
        assert_eq!(enter(&hall, &[("act", "play"), ("color", color), ("at", at)]), 303);
    }
    for color in ["B", "W"] {
        assert_eq!(enter(&hall, &[("act", "pass"), ("color", color)]), 303);
    }
    let stopped = hall.get(RECORD);
    let words = "points belong to nobody yet: mark the dead stones among them, or play on";
    assert!(stopped.contains(words), "nothing was marked yet: {stopped}");
    assert_eq!(enter(&hall, &[("act", "nothing-left")]), 303);
    assert_eq!(enter(&hall, &[("act", "differ")]), 303);
    let ways = hall.get(RECORD);
    assert!(ways.contains("id=\"settle\"") && ways.contains("value=\"settle\""), "{ways}");
    assert!(ways.contains("Nobody has marked anything different."), "{ways}");
    let (dead, seki) = (value_of(&ways, "dead"), value_of(&ways, "seki"));
    let settle = [("act", "settle"), ("marking", "yes"), ("dead", &dead), ("seki", &seki)];
    assert_eq!(enter(&hall, &settle), 303);
    let counted = hall.get(RECORD);
    assert!(counted.contains("data-stage=\"count\""), "the count follows: {counted}");
}
