//! What the record knows is not asked on the way to a ruling, and answers against it are refused.

use tengen::referee::ProcedureName;

use crate::hall::{Hall, location, value_of};

const RECORD: &str = "/boards/1/1/record";
const INCIDENT: &str = "/boards/1/1/incident";

fn enter(hall: &Hall, fields: &[(&str, &str)]) {
    let seen = value_of(&hall.get(RECORD), "seen");
    let all: Vec<(&str, &str)> = fields.iter().copied().chain([("seen", seen.as_str())]).collect();
    let done = hall.post(RECORD, &all);
    assert_eq!(done.status(), 303, "{fields:?}: {}", done.text().unwrap_or_default());
}

/// Moves as they were made, such as `B:D4`; `-` passes.
fn record(hall: &Hall, moves: &str) {
    for word in moves.split_whitespace() {
        let (color, at) = word.split_once(':').expect("a colour");
        match at {
            "-" => enter(hall, &[("act", "pass"), ("color", color)]),
            at => enter(hall, &[("act", "as-played"), ("color", color), ("at", at)]),
        }
    }
}

/// Black plays twice with move 4, White with move 6.
const TWO: &str = "B:D4 W:Q16 B:C3 B:C4 W:Q4 W:Q5";

#[test]
fn the_first_violation_is_offered_and_the_later_one_says_that_it_is_governed() {
    let hall = Hall::of(ProcedureName::NihonKiin);
    record(&hall, TWO);
    let page = hall.get(INCIDENT);
    let (first, later) = (page.find("Move 4: Black C4"), page.find("Move 6: White Q5"));
    assert!(first.is_some() && first < later, "{page}");
    assert!(page.contains("Move 4 came first and decides"), "{page}");
    assert!(page.contains("value=\"two-in-a-row:black:4\" checked>"), "the first is chosen");
    assert!(page.contains("value=\"two-in-a-row:white:6\" disabled>"), "the later one cannot be");
    assert!(
        page.contains(
            "Came first: it loses the game, so later ones do not count. Noticed after move 6"
        ),
        "{page}"
    );
    let alone =
        [("what", "two-in-a-row:white"), ("noticed", "numbers"), ("move", "6"), ("after", "6")];
    let query = serde_urlencoded::to_string(alone).expect("answers");
    let refused = hall.app.page_as(&format!("/t/open{INCIDENT}?{query}"), &hall.session);
    assert_eq!(refused.status(), 422);
    let words = refused.text().expect("UTF-8");
    assert!(words.contains("Move 4 by Black came first and decides"), "{words}");
    let german = hall.german(&format!("{INCIDENT}?{query}"));
    assert!(german.contains("Zug 4 von Schwarz war zuerst und geht vor"), "{german}");
}

#[test]
fn three_taps_lead_to_the_ruling_and_every_way_to_the_same() {
    let hall = Hall::of(ProcedureName::Aga);
    record(&hall, "B:D4 W:Q16 B:C3 B:C4");
    let chosen = hall.get(&format!("{INCIDENT}?what=two-in-a-row%3Ablack"));
    assert!(
        chosen.contains("class=\"ruling\"") && chosen.contains("Move 4"),
        "nothing more is asked"
    );
    let by_number = hall.ruling(&[
        ("what", "two-in-a-row:black"),
        ("noticed", "numbers"),
        ("move", "4"),
        ("after", "4"),
    ]);
    let by_hand = hall.ruling(&[("what", "out-of-turn:black"), ("noticed", "at-once")]);
    let shown = |page: &str| value_of(page, "shown");
    assert_eq!(shown(&chosen), shown(&by_number));
    assert_eq!(shown(&chosen), shown(&by_hand));
    assert!(hall.get(INCIDENT).contains("value=\"two-in-a-row:black:4\" checked>"));
    let found = hall.get(&format!("{INCIDENT}?what=two-in-a-row%3Ablack%3A4"));
    assert_eq!(shown(&chosen), shown(&found), "what the record holds is no other way");
    let usual = hall.get(&format!("{INCIDENT}?what=two-in-a-row"));
    assert_eq!(shown(&chosen), shown(&usual), "nor is one of the usual six: the record says who");
    assert!(chosen.contains("Both stones come off and it counts as a pass of Black"), "{chosen}");
    let asked = hall.get(&format!("{INCIDENT}?what=two-in-a-row%3Ablack&change=when"));
    assert!(asked.contains("From the record: move 4, noticed after move 4."), "{asked}");
}

#[test]
fn answers_against_the_record_change_nothing_until_the_chief_arbiter_says_why() {
    let hall = Hall::of(ProcedureName::Ngb);
    record(&hall, "B:D4 W:Q16 B:C3 B:C4 W:Q4 B:R3 W:S4 B:S3 W:R8");
    let at_once = [("what", "two-in-a-row:black"), ("noticed", "at-once"), ("move", "4")];
    let query = serde_urlencoded::to_string(at_once).expect("answers");
    let refused = hall.app.page_as(&format!("/t/open{INCIDENT}?{query}"), &hall.session);
    assert_eq!(refused.status(), 422);
    let words = refused.text().expect("UTF-8");
    assert!(words.contains("The record goes on from move 4 to move 9"), "{words}");
    assert!(words.contains("value=\"record-wrong\""), "the chief arbiter may overrule it");
    let unknown = [("what", "two-in-a-row:black"), ("noticed", "confirmed")];
    let query = serde_urlencoded::to_string(unknown).expect("answers");
    let refused = hall.app.page_as(&format!("/t/open{INCIDENT}?{query}"), &hall.session);
    assert!(refused.text().expect("UTF-8").contains("nobody has confirmed one"));
    let overruled = [&at_once[..], &[("so", "record-wrong")]].concat();
    let silent = hall.confirm(&overruled, &[("option", "main"), ("sanction", "none")]);
    assert_eq!(silent.status(), 422, "a reason is needed");
    let said =
        [("option", "main"), ("sanction", "none"), ("words", "moves 5 to 9 were variations")];
    let done = hall.confirm(&overruled, &said);
    assert_eq!((done.status().as_u16(), location(&done)), (303, "/t/open/incidents/1"));
}

#[test]
fn both_lose_only_after_both_were_asked_on_the_stopped_board() {
    let mut event = crate::hall::event(ProcedureName::NihonKiin);
    event.settings.rules = tengen::go::RulesetName::Japanese;
    let hall = Hall::with(&event);
    let led = "href=\"/t/open/boards/1/1/record\">Settle the end on the board";
    record(&hall, "B:D4 W:Q16");
    assert!(!hall.get("/boards/1/1/incident").contains(led), "it is being played");
    record(&hall, "B:- W:-");
    assert!(hall.get("/boards/1/1/incident").contains(led), "a call leads to the led end");
    assert!(hall.get("/boards/1/1/incident?what=count-disputed").contains(led));
    let page = hall.get(RECORD);
    assert!(!page.contains("value=\"no-agreement\""), "no single tap");
    let seen = value_of(&page, "seen");
    let tap = hall.post(RECORD, &[("act", "no-agreement"), ("seen", &seen)]);
    assert_eq!(tap.status(), 422);
    assert!(
        tap.text().expect("UTF-8").contains("Nobody has named a move that would change the result")
    );
    enter(&hall, &[("act", "found:B"), ("at", "K10")]);
    enter(&hall, &[("act", "answer:B"), ("answer-B", "neither")]);
    let asked = hall.get(RECORD);
    assert!(asked.contains("White, do you ask to play on?"), "{asked}");
    assert!(!asked.contains("value=\"both-lose\""));
    enter(&hall, &[("act", "answer:W"), ("answer-W", "as-it-lies")]);
    let refused = hall.get(RECORD);
    assert!(refused.contains("data-stage=\"refused\""), "both are told first");
    assert!(!refused.contains("value=\"both-lose\""));
    enter(&hall, &[("act", "told")]);
    for side in ["B", "W"] {
        let field = format!("again-{side}");
        enter(&hall, &[("act", &format!("answer:{side}")), (&field, "neither")]);
    }
    assert!(hall.get(RECORD).contains("value=\"both-lose\""), "on a page of its own");
    let seen = value_of(&hall.get(RECORD), "seen");
    let silent =
        hall.post(RECORD, &[("act", "both-lose"), ("reason", " "), ("seen", seen.as_str())]);
    assert_eq!(silent.status(), 422, "the arbiter says why");
    enter(&hall, &[("act", "both-lose"), ("reason", "K10 turns the game")]);
    assert!(hall.get(RECORD).contains("data-phase=\"ended\""));
    let page = hall.get(RECORD);
    assert!(!page.contains("value=\"object\""), "no count to go through again");
    let object = [("act", "object"), ("seen", &*value_of(&page, "seen"))];
    assert_eq!(hall.post(RECORD, &object).status(), 422);
    enter(&hall, &[("act", "undo")]);
    assert!(hall.get(RECORD).contains("data-phase=\"stopped\""), "back to the stopped board");
}

/// A resignation and a loss on time are objected to before the arbiter, with a reason: no tap on the record undoes them.
#[test]
fn a_resignation_is_not_counted_again() {
    for end in ["resign:W", "time:B"] {
        let hall = Hall::of(ProcedureName::NihonKiin);
        record(&hall, "B:D4 W:Q16");
        enter(&hall, &[("act", end)]);
        let page = hall.get(RECORD);
        assert!(!page.contains("value=\"object\"") && !page.contains("Count again"), "{page}");
        assert!(page.contains("incident\">Somebody objects"), "{page}");
        let object = [("act", "object"), ("seen", &*value_of(&page, "seen"))];
        let refused = hall.post(RECORD, &object);
        assert_eq!(refused.status(), 422, "{end}");
        assert!(refused.text().expect("UTF-8").contains("enters an incident with the reason"));
        assert!(hall.get(RECORD).contains("data-phase=\"ended\""), "nothing is changed");
    }
}

#[test]
fn open_points_are_named_with_what_is_at_stake_and_filled() {
    let mut event = crate::hall::event(ProcedureName::NihonKiin);
    event.settings.rules = tengen::go::RulesetName::Japanese;
    event.settings.board_size = 9;
    let hall = Hall::with(&event);
    let rows = (1..=9).map(|row| format!("B:D{row} W:F{row}"));
    let dame =
        (1..=8).map(|row| if row % 2 == 1 { format!("B:E{row}") } else { format!("W:E{row}") });
    let moves: Vec<String> = rows.chain(dame).collect();
    record(&hall, &format!("{} B:- W:-", moves.join(" ")));
    let page = hall.get(RECORD);
    assert!(page.contains("White 27 points, Black 27 points do not count"), "{page}");
    enter(&hall, &[("act", "fill:W"), ("at", "E9")]);
    let filled = hall.get(RECORD);
    assert!(!filled.contains("do not count") && filled.contains("No point is open"), "{filled}");
}
