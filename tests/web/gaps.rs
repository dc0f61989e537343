//! A record in which a move is missing: said before anybody is ruled against, and nothing of it is lost.

use tengen::referee::ProcedureName;

use crate::hall::{Hall, value_of};

const RECORD: &str = "/boards/1/1/record";
const INCIDENT: &str = "/boards/1/1/incident";

fn played(hall: &Hall, color: &str, at: &str) {
    let seen = value_of(&hall.get(RECORD), "seen");
    let fields = [("act", "as-played"), ("color", color), ("at", at), ("seen", seen.as_str())];
    assert_eq!(hall.post(RECORD, &fields).status(), 303, "{color} {at}");
}

#[test]
fn a_move_that_is_missing_is_asked_about_before_a_ruling() {
    let hall = Hall::of(ProcedureName::NihonKiin);
    for (color, at) in [("B", "D4"), ("W", "Q16"), ("B", "C3"), ("B", "C4"), ("W", "Q4")] {
        played(&hall, color, at);
    }
    let page = hall.get(INCIDENT);
    assert!(page.contains("Move 4: Black C4"), "{page}");
    assert!(page.contains(
        "Or a move is missing in the record, which is not a violation: ask both players"
    ));
    let german = hall.german(INCIDENT);
    assert!(german.contains("Oder ein Zug fehlt in der Aufzeichnung"), "{german}");
    assert_eq!(hall.ending(), "?", "nobody has lost by a gap");
    played(&hall, "B", "R14");
    assert!(hall.get(RECORD).contains("R14"), "the record goes on");
}

#[test]
fn a_ko_retaken_is_no_gap() {
    let hall = Hall::of(ProcedureName::NihonKiin);
    let ko = "C4 F4 D5 E5 D3 E3 K10 D4 E4 D4";
    for (n, at) in ko.split(' ').enumerate() {
        played(&hall, if n % 2 == 0 { "B" } else { "W" }, at);
    }
    let page = hall.get(INCIDENT);
    assert!(page.contains("Move 10: White D4") && !page.contains("a move is missing"), "{page}");
}
