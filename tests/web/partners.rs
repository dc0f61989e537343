//! Four at a board, teams, and time given back: what the pages ask and say.

use tengen::referee::ProcedureName;
use tengen::tournament::{Partners, Sides};

use crate::hall::{Hall, value_of};

#[test]
fn pair_go_asks_which_of_the_two_and_says_who_plays_next() {
    let hall = Hall::of(ProcedureName::PairGo);
    let asked = hall.get("/boards/1/1/incident?what=out-of-turn%3Ablack");
    assert!(asked.contains("Which of the two played"), "{asked}");
    let answers = [
        ("what", "out-of-turn:black"),
        ("noticed", "numbers"),
        ("move", "13"),
        ("after", "13"),
        ("partner", "second"),
        ("who", "white"),
    ];
    let page = hall.ruling(&answers);
    assert!(page.contains("White gets 3 points"), "{page}");
    assert!(page.contains("The game goes on as it stands"), "the move stands: {page}");
    assert!(page.contains("White: the first player plays next"), "whose turn it would be: {page}");
    let elsewhere = Hall::of(ProcedureName::NihonKiin);
    let plain = elsewhere.get("/boards/1/1/incident?what=out-of-turn%3Ablack");
    assert!(!plain.contains("Which of the two played"), "two play there");
}

#[test]
fn a_captain_speaks_where_the_event_lets_captains_speak() {
    let mut event = crate::hall::event(ProcedureName::Aga);
    let claimed = [("what", "ko-retake:black"), ("noticed", "at-once"), ("who", "captain")];
    let waits = Hall::with(&event).ruling(&claimed);
    assert!(waits.contains("The arbiter decides;"), "AGA asks for the opponent's own objection");
    let adapted = &mut event.settings.refereeing.adapted;
    adapted.insert("captain-claims".to_owned(), true.into());
    let speaks = Hall::with(&event).ruling(&claimed);
    assert!(speaks.contains("counts as a pass of Black"), "{speaks}");
}

#[test]
fn time_that_a_clock_took_is_given_back_and_said() {
    let hall = Hall::of(ProcedureName::Egf);
    let mut answers =
        [("what", "clock-faulty:nobody"), ("noticed", "at-once"), ("back_white", "2:30")];
    assert_eq!(hall.confirm(&answers, &[("option", "main")]).status(), 303);
    let kept = hall.get("/incidents/1");
    assert!(kept.contains("White gets 2:30 back."), "the log says how much: {kept}");
    answers[2].1 = "soon";
    let query = serde_urlencoded::to_string(answers).expect("answers");
    let refused = hall.app.page_as(&format!("/t/open/boards/1/1/incident?{query}"), &hall.session);
    assert_eq!(refused.status(), 422);
    let asked = refused.text().expect("UTF-8");
    assert!(asked.contains("value=\"soon\""), "what was typed is kept: {asked}");
    assert!(asked.contains("such as 1:30"), "{asked}");
}

/// Black is Achterberg and Beck, White Szarvas and Cole; two others play alone.
fn pairs() -> tengen::tournament::Tournament {
    let mut event = crate::hall::event(ProcedureName::PairGo);
    event.settings.sides = Sides::Mean;
    for (at, partners) in [(0, "Beck, Bea, 1k"), (1, "Cole, Cy, 5k")] {
        event.entries[at].first_name = ["Ada", "Sz\u{f3}fi"][at].to_owned();
        event.entries[at].partners.list = Partners::parse(partners).expect("a partner");
        event.entries[at] = event.entries[at].clone().settled(Sides::Mean);
    }
    event
}

/// Without the places where a long word may be parted.
pub fn unbroken(page: &str) -> String {
    ["<wbr>", "<long-word>", "</long-word>", "\u{ad}", "&shy;"]
        .iter()
        .fold(page.to_owned(), |page, mark| page.replace(mark, ""))
}

#[test]
fn both_names_stand_wherever_the_side_does() {
    let hall = Hall::with(&pairs());
    for path in ["/rounds/1", "/standings", "/players", "/hall", "/players/1", "/boards/1/1"] {
        let page = unbroken(&hall.get(path));
        let named = ["A. Achterberg &#38; B. Beck", "Achterberg A. &#38; Beck B."];
        assert!(named.iter().any(|name| page.contains(name)), "{path}");
    }
    let board = hall.get("/boards/1/1");
    let order = "Order of turns: Ada Achterberg – Szófi Szarvas – Bea Beck – Cy Cole";
    assert!(unbroken(&board).contains(order), "{board}");
    assert!(!hall.get("/boards/1/2").contains("Order of turns"));
    let slips = unbroken(&hall.get("/rounds/1/slips"));
    assert_eq!(slips.matches(order).count(), 1, "{slips}");
}

#[test]
fn the_record_says_who_plays_and_whose_turn_it_was() {
    let hall = Hall::with(&pairs());
    let record = "/boards/1/1/record";
    for (color, at) in [("B", "Q16"), ("W", "D4"), ("B", "D16")] {
        let seen = value_of(&hall.get(record), "seen");
        let fields = [("act", "play"), ("color", color), ("at", at), ("seen", seen.as_str())];
        assert_eq!(hall.post(record, &fields).status(), 303);
    }
    assert!(hall.get(record).contains("Move 4: Cy Cole plays (White)."));
    let watched = hall.get("/games/1/1");
    assert!(watched.contains("Order of turns") && watched.contains("Cy Cole</span>"), "{watched}");
    let ruled = hall.get("/boards/1/1/incident?what=out-of-turn%3Ablack");
    assert!(ruled.contains("By the order of turns, move 3 was for Bea Beck (Black)."), "{ruled}");
    let asked = Hall::with(&pairs()).get("/boards/1/1/incident?what=out-of-turn%3Ablack");
    assert!(asked.contains("Ada Achterberg, the first player"), "{asked}");
    assert!(asked.contains("Bea Beck, the second player"), "{asked}");
    let mut rengo = pairs();
    let three = Partners::parse("Cole, Cy, 5k\nDorn, Di, 5k").expect("two");
    rengo.entries[1].partners.list = three;
    let asked = Hall::with(&rengo).get("/boards/1/1/incident?what=out-of-turn%3Ablack");
    assert!(!asked.contains("Which of the two played"), "three play a side: {asked}");
}

#[test]
fn partners_are_typed_a_line_each_and_what_is_wrong_is_said() {
    let hall = Hall::with(&pairs());
    let shown = hall.get("/entries/1");
    assert!(shown.contains("Beck, Bea, 1k</textarea>"), "{shown}");
    assert!(
        shown.contains("name=\"rank\" type=\"text\"") && shown.contains("value=\"3k\""),
        "the first's own rank"
    );
    let fields = [("surname", "Neu"), ("rank", "2k"), ("registration", "final"), ("round", "1")];
    let typed = |partners| [&fields[..], &[("partners", partners)]].concat();
    let wrong = hall.post("/entries/new", &typed("Nobody"));
    assert_eq!(wrong.status(), 422);
    let page = wrong.text().expect("UTF-8");
    assert!(
        page.contains("“Nobody” is not a partner") && page.contains("Nobody</textarea>"),
        "{page}"
    );
    assert_eq!(hall.tournament().entries.len(), 4);
    assert_eq!(hall.post("/entries/new", &typed("Beck, Bo, 4k\r\nCole, Ca, 3k")).status(), 303);
    let entry = hall.tournament().entries[4].clone();
    assert_eq!(
        (entry.rank.to_string(), entry.side_name()),
        ("3k".to_owned(), "Neu & Beck B. & Cole C.".to_owned())
    );
    let alone = Hall::of(ProcedureName::Egf);
    assert!(!alone.get("/entries/new").contains("name=\"partners\""), "where one plays a side");
}
