//! What the referee's pages ask, and that nothing stands in the log that nobody said.

use tengen::referee::ProcedureName;

use crate::hall::{Hall, event};

const INCIDENT: &str = "/boards/1/1/incident";

fn asked(hall: &Hall, kind: &str) -> String {
    hall.get(&format!("{INCIDENT}?what={kind}"))
}

#[test]
fn three_taps_lead_from_the_list_to_the_ruling_without_a_record() {
    let hall = Hall::of(ProcedureName::NihonKiin);
    let list = hall.get(INCIDENT);
    assert!(list.contains("<button name=\"what\" value=\"ko-retake\">"), "the first tap: {list}");
    assert_eq!(list.matches("<button name=\"what\"").count(), 39, "every kind, the six first");
    let when = asked(&hall, "ko-retake");
    assert!(when.contains("name=\"by\" value=\"black\""), "the second: who");
    assert!(when.contains("name=\"noticed\" value=\"before-result\""), "the third: {when}");
    assert!(!when.contains("value=\"up-to-three\""), "no rule counts the moves: {when}");
    let ruling = hall.ruling(&[("what", "ko-retake:black"), ("noticed", "before-result")]);
    assert!(ruling.contains("Art. 14") && ruling.contains("White wins"), "{ruling}");
    assert!(!ruling.contains("At once, before the next move"), "nobody said so: {ruling}");
    let whose = "name=\"what\" value=\"ko-retake:black\"";
    assert!(list.contains(whose), "what and whose in one tap: {list}");
    let dutch = Hall::of(ProcedureName::Ngb);
    let when = asked(&dutch, "ko-retake");
    for answer in ["at-once", "up-to-three", "more"] {
        assert!(when.contains(&format!("value=\"{answer}\"")), "its window counts: {when}");
    }
}

#[test]
fn every_kind_has_its_questions() {
    let hall = Hall::of(ProcedureName::Aga);
    for kind in tengen::referee::IncidentKind::ALL {
        assert!(asked(&hall, kind.name()).contains("<h1"), "{kind}");
    }
}

#[test]
fn when_is_said_only_of_what_counts_moves() {
    let hall = Hall::of(ProcedureName::Egf);
    for kind in ["time-loss:black", "phone:black", "count-disputed:nobody", "other:nobody"] {
        let page = hall.ruling(&[("what", kind), ("noticed", "at-once")]);
        assert!(!page.contains("At once, before the next move"), "{kind}: {page}");
        assert!(page.contains("Before both confirmed the result"), "{kind}");
    }
    let flag = [("what", "time-loss:black"), ("noticed", "at-once")];
    assert_eq!(hall.confirm(&flag, &[("option", "main")]).status(), 303);
    for page in ["/incidents/1", "/incidents", "/incidents/log.csv", "/incidents/1/sheet"] {
        let kept = hall.get(page);
        assert!(!kept.contains("At once, before the next move"), "{page}: {kept}");
    }
    let ko = hall.ruling(&[("what", "ko-retake:black"), ("noticed", "at-once")]);
    assert!(ko.contains("At once, before the next move"), "what was said stays said");
}

#[test]
fn a_disputed_count_asks_what_both_say_and_never_when() {
    let hall = Hall::of(ProcedureName::Egf);
    let page = asked(&hall, "count-disputed");
    assert!(page.contains("What each of them says") && page.contains("name=\"words\""), "{page}");
    assert!(!page.contains("When was it noticed?") && !page.contains("Which move"), "{page}");
    let said = "Black: my corner lives. White: it is dead.";
    let answers = [("what", "count-disputed:nobody"), ("noticed", "at-once"), ("words", said)];
    let page = hall.ruling(&answers);
    assert!(page.contains(">Black: my corner lives. White: it is dead.</textarea>"), "{page}");
    assert_eq!(page.matches("name=\"words\"").count(), 1, "asked once: {page}");
    assert_eq!(hall.confirm(&answers, &[("option", "0")]).status(), 303);
    let kept = hall.get("/incidents/1");
    assert!(kept.contains(said), "{kept}");
    assert!(kept.contains("Count the game, table 1"), "{kept}");
    assert!(kept.contains("/boards/1/1/record?more=yes#more"), "{kept}");
    let record = hall.get("/boards/1/1/record?more=yes");
    assert!(record.contains("<details id=\"more\" class=\"more section\" open>"), "{record}");
    assert!(record.contains("value=\"set-up\""), "the final position can be set up there");
}

#[test]
fn what_the_answers_cannot_say_is_said_in_words() {
    let hall = Hall::of(ProcedureName::NihonKiin);
    let page = asked(&hall, "other");
    assert!(page.contains("What happened, in a sentence"), "{page}");
    let answers = [("what", "other:black"), ("noticed", "at-once"), ("words", "No, I passed")];
    let page = hall.ruling(&answers);
    for option in ["Play on", "Replay", "Draw", "No result", "Black loses: White won by decision"] {
        assert!(page.contains(&format!(">{option}</button>")), "{option}: {page}");
    }
    assert!(page.contains("No, I passed"), "{page}");
}

#[test]
fn time_is_asked_first_only_where_it_is_what_happened() {
    let hall = Hall::of(ProcedureName::Egf);
    for kind in ["wrong-time", "clock-faulty", "clock-misuse"] {
        assert!(asked(&hall, kind).contains("How much time is given back?"), "{kind}");
    }
    for kind in ["time-loss", "flag-late", "phone", "noise"] {
        let page = asked(&hall, kind);
        assert!(page.contains("<summary>If time is given back</summary>"), "{kind}: {page}");
        assert!(!page.contains("How much time is given back"), "{kind}");
    }
    assert!(!asked(&hall, "conduct").contains("back_black"), "no clock is about that");
    let noise = [("what", "noise:nobody"), ("noticed", "at-once"), ("back_white", "1:30")];
    assert!(hall.ruling(&noise).contains("White gets 1:30 back."), "the choice says how much");
    let wrong = [("what", "wrong-time:nobody"), ("noticed", "at-once")];
    assert!(hall.ruling(&wrong).contains("The arbiter sets the clock right"), "without a figure");
}

/// What may be left out is no page on the way: the ruling leads to it.
#[test]
fn time_that_may_be_given_back_is_no_page_of_its_own() {
    let hall = Hall::of(ProcedureName::NihonKiin);
    for kind in ["time-loss:black", "both-flags:nobody", "left-game:white", "phone:black"] {
        let page = asked(&hall, kind);
        assert!(page.contains("<h1 class=\"ruling\">"), "{kind}: {page}");
        let clocks = "How much time is given back?</span><br><b>nothing</b>";
        assert!(page.contains(clocks), "{kind}: {page}");
    }
    let change = [("what", "phone:black"), ("noticed", "at-once"), ("change", "when")];
    let asks = hall.ruling(&change);
    assert!(asks.contains("<details class=\"more section\" open><summary>If time is"), "{asks}");
    let given = [("what", "phone:black"), ("noticed", "at-once"), ("back_white", "1:30")];
    assert!(hall.ruling(&given).contains("<b>White gets 1:30 back.</b>"));
    assert!(!asked(&hall, "conduct:black").contains("given back?"), "no clock is about that");
    assert!(asked(&hall, "flag-late:black").contains("name=\"fault\""), "which one is asked");
}

#[test]
fn both_are_asked_what_is_at_issue() {
    let hall = Hall::of(ProcedureName::NihonKiin);
    let count = asked(&hall, "count-disputed");
    assert!(count.contains("Achterberg: asked whether the game goes on"), "{count}");
    assert!(!count.contains("asked whether the stones go back as shown"), "no stone goes back");
    let stone = asked(&hall, "stone-displaced");
    assert!(stone.contains("Achterberg: asked whether the stones go back as shown"), "{stone}");
}

/// A case after confirmation: no window is open that the confirmation has closed, and nobody is told to wait
/// for a confirmation that has been.
#[test]
fn after_both_confirmed_the_words_say_so() {
    let mut own = event(ProcedureName::NihonKiin);
    let appeal = serde_json::json!({ "committee": 3, "until": "result-confirmed" });
    own.settings.refereeing.adapted.insert("appeal".to_owned(), appeal);
    own.rounds[0].boards[0].ending = "B+3.5".parse().expect("a result");
    let hall = Hall::with(&own);
    let open = hall.ruling(&[("what", "ko-retake:black"), ("noticed", "at-once"), ("end", "open")]);
    assert!(open.contains("until the result is confirmed"), "{open}");
    for kind in ["ko-retake:black", "time-loss:white", "count-disputed:nobody", "other:nobody"] {
        let page = hall.ruling(&[("what", kind), ("noticed", "confirmed")]);
        assert!(page.contains("The confirmed result stands."), "{kind}: {page}");
        assert!(page.contains("After both confirmed the result"), "{kind}");
        assert!(!page.contains("until the result is confirmed"), "{kind}: {page}");
        assert!(!page.contains("nothing happens until then"), "{kind}: {page}");
    }
    let count = hall.ruling(&[("what", "count-disputed:nobody"), ("noticed", "confirmed")]);
    assert!(count.contains("The result is confirmed: nothing can change it."), "{count}");
}

#[test]
fn a_confirmed_result_that_nobody_entered_is_asked_for() {
    let hall = Hall::of(ProcedureName::NihonKiin);
    let signed = [("what", "ko-retake:black"), ("noticed", "confirmed")];
    assert!(hall.ruling(&signed).contains("No result is entered for this game yet"));
    hall.post("/boards/1/1", &[("winner", "B"), ("seen", "0")]);
    assert!(!hall.ruling(&signed).contains("No result is entered for this game yet"));
}

#[test]
fn what_was_written_and_chosen_goes_along_while_an_answer_is_changed() {
    let hall = Hall::of(ProcedureName::Egf);
    let begun = format!("{INCIDENT}?what=ko-retake:black&noticed=up-to-three");
    let ruling = hall.get(&begun);
    for (change, answers) in [("what", &[("what", "ko-retake:white")][..]), ("end", &[])] {
        assert!(ruling.contains(&format!("name=\"change\" value=\"{change}\"")), "{ruling}");
        let typed = [("words", "he was warned before"), ("sanction", "warning"), ("shown", "")];
        let (mut at, asked) = hall.led(&begun, &[&typed[..], &[("change", change)]].concat());
        assert!(!asked.contains("class=\"ruling\""), "{change} is asked again: {asked}");
        if !answers.is_empty() {
            at = hall.led(&at, answers).0;
        }
        let (at, page) = hall.led(&at, &[("noticed", "at-once")]);
        assert!(at.ends_with("/ruling") && page.contains(">he was warned before</textarea>"));
        assert!(page.contains("name=\"sanction\" value=\"warning\" checked"), "{page}");
        assert!(page.contains("At once, before the next move"), "{page}");
    }
}

#[test]
fn the_third_step_is_headed_by_what_it_asks_first() {
    let hall = Hall::of(ProcedureName::Egf);
    hall.post("/boards/1/1", &[("winner", "B"), ("seen", "0")]);
    let page = asked(&hall, "phone&end=open");
    assert!(page.contains("<h1 class=\"long\">Who did it?</h1>"), "{page}");
    assert!(!page.contains("When was it noticed?"), "that the end is open was said: {page}");
}
