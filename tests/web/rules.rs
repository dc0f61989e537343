//! The rules for one kind of incident, adapted by the event.

use tengen::referee::IncidentKind;
use tengen::referee::ProcedureName::{Aga, Chinese2002, Egf, Korean2024, Ngb};

use crate::hall::Hall;
use crate::html;

const KO: [(&str, &str); 2] = [("what", "ko-retake:black"), ("noticed", "up-to-three")];
const CHANGED: &str = "Changed by this event";

/// The form of a rule as it stands.
fn form(hall: &Hall, path: &str) -> Vec<(String, String)> {
    html::fields(html::form(&hall.get(path), "<form class=\"form section\" method=\"post\">"))
}

/// Sends it with these fields instead of their like.
fn send(hall: &Hall, path: &str, typed: &[(&str, &str)]) -> u16 {
    let mut fields = form(hall, path);
    fields.retain(|(name, _)| typed.iter().all(|(other, _)| name != other));
    fields.extend(typed.iter().map(|(n, v)| ((*n).to_owned(), (*v).to_owned())));
    fields.retain(|(_, value)| !value.is_empty());
    hall.post(path, &html::borrowed(&fields)).status().as_u16()
}

/// Presses a button on the page of a kind, as it stands.
fn press(hall: &Hall, path: &str, act: &str) -> u16 {
    let shown = html::fields(html::form(&hall.get(path), "<form method=\"post\""));
    hall.post(path, &html::borrowed(&html::with(&shown, "act", act))).status().as_u16()
}

#[test]
fn a_rule_is_changed_and_the_ruling_follows() {
    let hall = Hall::of(Ngb);
    let rule = "/procedure/rules/ko-retake/1";
    assert!(hall.ruling(&KO).contains("Back to the position before the move"));
    assert_eq!(send(&hall, rule, &[("remedy", "draw")]), 303);
    let page = hall.ruling(&KO);
    assert!(page.contains("The game is over: draw") || page.contains("The game is over"), "{page}");
    assert!(page.contains("Settings of the event, Own rule"), "the text does not say so");
    assert!(page.contains("Rules for this kind of incident"));
    let suicide = hall.ruling(&[("what", "suicide:black"), ("noticed", "up-to-three")]);
    assert!(suicide.contains("Back to the position"), "other kinds stay");
    assert!(hall.get("/procedure").contains(CHANGED));
    let kind = hall.get("/procedure/rules/ko-retake");
    assert!(kind.contains(CHANGED) && kind.contains("As the text has it"));
    assert_eq!(press(&hall, "/procedure/rules/ko-retake", "back"), 303);
    assert!(!hall.get("/procedure").contains(CHANGED));
    assert!(hall.ruling(&KO).contains("Back to the position before the move"));
}

#[test]
fn every_part_of_a_rule_can_be_changed() {
    let parts: [(&[(&str, &str)], &str); 9] = [
        (&[("when", "")], "Back to the position"),
        (&[("window", "2")], "The arbiter decides;"),
        (&[("window", "3"), ("inclusive", "")], "The arbiter decides;"),
        (&[("remedy", "as-pass")], "counts as a pass of Black"),
        (&[("sanction", "caution")], "Caution to Black."),
        (&[("firmness", "open")], "The arbiter decides;"),
        (&[("instead", "no-result")], ">No result<"),
        (&[("agreed", "replay")], "If both players agree: Replay"),
        (&[("may", "exclusion")], "Black is out of the event."),
    ];
    let hall = Hall::of(Ngb);
    let rule = "/procedure/rules/ko-retake/1";
    let before = hall.ruling(&KO);
    for (typed, said) in parts {
        assert_eq!(send(&hall, rule, typed), 303, "{typed:?}");
        let page = hall.ruling(&KO);
        assert!(
            page.contains(said) && (typed[0].0 == "when" || !before.contains(said)),
            "{typed:?}"
        );
        assert_eq!(press(&hall, "/procedure/rules/ko-retake", "back"), 303);
    }
    let open = [("remedy", "replay"), ("firmness", "open"), ("instead", ""), ("may", "")];
    assert_eq!(send(&hall, rule, &open), 303);
    let page = hall.ruling(&KO);
    assert!(page.contains("The arbiter decides;") && page.contains(">Replay<"), "what it names");
    assert_eq!(press(&hall, "/procedure/rules/ko-retake", "back"), 303);
    let signed = [KO[0], ("noticed", "confirmed")];
    assert!(hall.ruling(&signed).contains("The confirmed result stands."));
    assert_eq!(send(&hall, rule, &[("when", ""), ("reopens", "yes")]), 303);
    assert!(hall.ruling(&signed).contains("Back to the position"));
    let own = [("words", "Ours."), ("source", "House rules"), ("article", "§ 2")];
    assert_eq!(send(&hall, rule, &own), 303);
    assert_eq!(send(&hall, rule, &[("standing", "derived")]), 303);
    let page = hall.ruling(&KO);
    assert!(page.contains("Ours.") && page.contains("House rules, § 2"));
    assert!(page.contains("Derived from the text, not said in it."));
}

#[test]
fn rules_are_added_moved_and_taken_out() {
    let hall = Hall::of(Egf);
    let kind = "/procedure/rules/ko-retake";
    let new = [("remedy", "loses-illegal-move"), ("when", "deliberate")];
    assert_eq!(send(&hall, &format!("{kind}/2"), &new), 303);
    let asks = hall.get("/boards/1/1/incident?what=ko-retake%3Ablack");
    assert!(asks.contains("It was on purpose"), "what a rule asks for is asked");
    let on_purpose = [KO[0], KO[1], ("so", "deliberate")];
    assert!(hall.ruling(&on_purpose).contains("White wins: illegal move"), "it is tried first");
    assert!(hall.ruling(&KO).contains("The arbiter decides;"));
    let second = [("remedy", "draw"), ("when", "agreed")];
    assert_eq!(send(&hall, &format!("{kind}/3"), &second), 303);
    let both = [KO[0], KO[1], ("so", "deliberate"), ("so", "agreed")];
    assert!(hall.ruling(&both).contains("The game is over"));
    assert_eq!(press(&hall, kind, "up:2"), 303);
    assert!(hall.ruling(&both).contains("White wins: illegal move"));
    assert_eq!(press(&hall, kind, "remove:2"), 303);
    assert_eq!(press(&hall, kind, "remove:1"), 303);
    assert!(hall.ruling(&both).contains("The arbiter decides;"));
    assert!(!hall.get("/procedure").contains(CHANGED), "it is the text's again");
}

#[test]
fn a_rule_that_cannot_be_is_said_at_its_field() {
    let hall = Hall::of(Egf);
    let rule = "/procedure/rules/ko-retake/1";
    for (typed, field) in [
        (vec![("remedy", "mercy")], "remedy"),
        (vec![("when", "raining")], "when"),
        (vec![("window", "soon")], "window"),
        (vec![("words", "")], "words"),
        (vec![("standing", "firm")], "standing"),
    ] {
        let mut fields = form(&hall, rule);
        fields.retain(|(name, _)| typed.iter().all(|(other, _)| name != other));
        fields.extend(typed.iter().map(|(n, v)| ((*n).to_owned(), (*v).to_owned())));
        fields.retain(|(_, value)| !value.is_empty());
        let answer = hall.post(rule, &html::borrowed(&fields));
        assert_eq!(answer.status(), 422, "{field}");
        let page = answer.text().expect("UTF-8");
        assert!(page.contains(&format!("id=\"{field}-wrong\"")), "{field}");
    }
    for path in ["ko", "ko-retake/0", "ko-retake/3", "ko-retake/x"] {
        let answer = hall.app.page_as(&format!("/t/open/procedure/rules/{path}"), &hall.session);
        assert_eq!(answer.status(), 404, "{path}");
    }
    for count in 1..20 {
        let path = format!("/procedure/rules/conduct/{}", count + 1);
        assert_eq!(send(&hall, &path, &[("when", "deliberate")]), 303, "{count}");
    }
    let full = hall.app.page_as("/t/open/procedure/rules/conduct/21", &hall.session);
    assert_eq!(full.status(), 404, "twenty are enough");
    assert!(!hall.get("/procedure/rules/conduct").contains("Add a rule"));
    for act in ["up:1", "up:9", "remove:0", "remove:9", "down:1", ""] {
        let wrong = if act == "up:9" || act == "remove:9" { 422 } else { 400 };
        assert_eq!(press(&hall, "/procedure/rules/ko-retake", act), wrong, "{act}");
    }
}

#[test]
fn a_form_that_was_not_touched_changes_no_rule() {
    for procedure in [Ngb, Aga, Chinese2002, Korean2024] {
        let hall = Hall::of(procedure);
        for kind in IncidentKind::ALL.into_iter() {
            let path = format!("/procedure/rules/{kind}");
            let rules = hall.get(&path).matches("value=\"remove:").count();
            assert!(rules > 0, "{procedure} {kind}");
            for rule in 1..=rules {
                assert_eq!(send(&hall, &format!("{path}/{rule}"), &[]), 303);
                assert!(!hall.get(&path).contains(CHANGED), "{procedure} {kind} {rule}");
            }
            assert!(!hall.german(&path).contains("text-"), "{procedure} {kind}");
        }
    }
}
