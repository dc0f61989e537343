//! Stones that were moved: from where to where, and both asked before anybody loses.

use tengen::referee::ProcedureName;

use crate::hall::{Hall, value_of};

const RECORD: &str = "/boards/1/1/record";
const INCIDENT: &str = "/boards/1/1/incident";
const WHAT: (&str, &str) = ("what", "stone-displaced:nobody");

fn hall() -> Hall {
    let hall = Hall::of(ProcedureName::NihonKiin);
    for (color, at) in [("B", "D4"), ("W", "Q16"), ("B", "C3")] {
        let seen = value_of(&hall.get(RECORD), "seen");
        let fields = [("act", "as-played"), ("color", color), ("at", at), ("seen", &seen)];
        assert_eq!(hall.post(RECORD, &fields).status(), 303);
    }
    hall
}

#[test]
fn a_stone_is_tapped_from_where_it_belongs_to_where_it_lies() {
    let hall = hall();
    let asked = hall.get(&format!("{INCIDENT}?what=stone-displaced%3Anobody"));
    assert!(asked.contains("class=\"taps\"") && asked.contains("from=Q16"), "{asked}");
    let chosen = hall.get(&format!("{INCIDENT}?what=stone-displaced%3Anobody&from=Q16"));
    assert!(chosen.contains("Q16: tap where it is now.") && chosen.contains("to=R16"));
    let named = hall.get(&format!("{INCIDENT}?what=stone-displaced%3Anobody&from=Q16&to=R16"));
    assert!(named.contains("White Q16 → R16"), "{named}");
    let none = format!("/t/open{INCIDENT}?what=stone-displaced%3Anobody&from=A1&to=B1");
    let none = hall.app.page_as(&none, &hall.session);
    assert_eq!(none.status(), 422);
    assert!(none.text().expect("UTF-8").contains("The record has no stone there"));
    let ruling = hall.ruling(&[WHAT, ("noticed", "at-once"), ("from", "Q16"), ("to", "R16")]);
    assert!(ruling.contains("The stones go back to their points."), "{ruling}");
    assert!(ruling.contains("White Q16 → R16"), "what was said stands beside it: {ruling}");
}

#[test]
fn nobody_loses_over_a_moved_stone_unasked() {
    let hall = hall();
    let taken = [WHAT, ("noticed", "at-once"), ("so", "point-taken")];
    let page = hall.ruling(&taken);
    assert!(page.contains("Ask both players first"), "{page}");
    assert!(!page.contains("value=\"main\""), "no single tap");
    let refused = hall.confirm(&taken, &[("option", "main")]);
    assert_eq!(refused.status(), 422);
    let asked = hall.get(&format!("{INCIDENT}?what=stone-displaced%3Anobody"));
    assert!(asked.contains("name=\"asked_black\"") && asked.contains("Does not agree"), "{asked}");
    let one = [&taken[..], &[("asked_black", "neither")]].concat();
    assert!(hall.ruling(&one).contains("Ask both players first"), "one alone is not enough");
    let both = [&one[..], &[("asked_white", "play-on")]].concat();
    assert!(hall.ruling(&both).contains("value=\"main\""), "both were asked");
    assert_eq!(hall.confirm(&both, &[("option", "main")]).status(), 303);
    let hall = self::hall();
    let agreed = [&taken[..], &[("asked_black", "play-on"), ("asked_white", "play-on")]].concat();
    assert!(hall.ruling(&agreed).contains("where it seems reasonable"), "they agree: play goes on");
}
