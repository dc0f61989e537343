//! Four at a board, teams, and time given back: what the pages ask and say.

use tengen::referee::ProcedureName;

use crate::hall::Hall;

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
        [("what", "clock-faulty:nobody"), ("noticed", "at-once"), ("back-white", "2:30")];
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
