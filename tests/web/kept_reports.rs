//! A report that is kept for later: its words, what it changes until then, and what is asked of a game that goes on.

use reqwest::blocking::Response;
use tengen::publishing::record::{Reach, make};
use tengen::referee::ProcedureName;

use crate::hall::{Hall, location};
use crate::html;

const KO: [(&str, &str); 2] = [("what", "ko-retake:black"), ("noticed", "up-to-three")];
const INCIDENT: &str = "/boards/1/1/incident";

/// Keeps the report with those words.
fn keep(hall: &Hall, words: &str, more: &[(&str, &str)]) -> u16 {
    let fields = [&KO[..], &[("option", "later"), ("words", words)], more].concat();
    let kept = hall.post(INCIDENT, &fields);
    if kept.status() == 303 {
        assert_eq!(location(&kept), "/t/open/incidents");
    }
    kept.status().as_u16()
}

#[test]
fn the_words_are_kept_with_the_report_and_taken_up_by_the_ruling() {
    let hall = Hall::of(ProcedureName::Egf);
    assert_eq!(keep(&hall, "White saw it, Black denies it", &[]), 303);
    let list = hall.get("/incidents");
    assert!(list.contains("White saw it, Black denies it"), "{list}");
    assert!(list.contains("A report changes nothing until somebody rules on it."), "{list}");
    let again = [("reported", "1")];
    let page = hall.ruling(&[&KO[..], &again].concat());
    assert!(page.contains(">White saw it, Black denies it</textarea>"), "{page}");
    assert!(!hall.ruling(&KO).contains("White saw it"), "of that report alone");
    // Kept once more, it is the same report, told anew.
    assert_eq!(keep(&hall, "Both say so now", &again), 303);
    let list = hall.get("/incidents");
    assert!(list.contains("Both say so now") && !list.contains("White saw it"), "{list}");
    assert_eq!(hall.app.service.read(|c| c.referee_file(hall.id())).unwrap().waiting().count(), 1);
    // Nobody but the arbiters reads it, in no form.
    assert!(!hall.app.page("/t/open/rulings").contains("Both say so now"));
    for reach in [Reach::Public, Reach::Whole] {
        let record = make(&hall.app.service, hall.id(), reach).unwrap().text().unwrap();
        assert!(!record.contains("Both say so now"), "{reach:?}");
    }
    let rule = [("option", "0"), ("words", "Both say so now")];
    assert_eq!(hall.confirm(&[&KO[..], &again].concat(), &rule).status(), 303);
    assert!(hall.get("/incidents/1").contains("Both say so now"), "the ruling has them");
    assert_eq!(keep(&hall, "late", &again), 422, "it has a ruling meanwhile");
    assert_eq!(hall.app.service.read(|c| c.referee_file(hall.id())).unwrap().incidents.len(), 1);
}

/// What was written stays where it is ruled on, and may be ruled on again.
#[test]
fn a_report_whose_ruling_is_withdrawn_is_kept_and_says_so() {
    let hall = Hall::of(ProcedureName::Egf);
    assert_eq!(keep(&hall, "White saw it, Black denies it", &[]), 303);
    let again = [&KO[..], &[("reported", "1")]].concat();
    let rule = [("option", "0"), ("words", "In short")];
    assert_eq!(hall.confirm(&again, &rule).status(), 303);
    assert!(!hall.get("/incidents").contains("White saw it"), "the ruling stands for it");
    assert_eq!(hall.post("/incidents/1/withdraw", &[("reason", "a slip")]).status(), 303);
    let list = hall.get("/incidents");
    assert!(
        list.contains("White saw it, Black denies it") && list.contains("reported=1"),
        "{list}"
    );
    assert!(list.contains("Ruling 1 is withdrawn."), "{list}");
    assert_eq!(hall.app.service.read(|c| c.referee_file(hall.id())).unwrap().waiting().count(), 0);
    assert!(hall.ruling(&again).contains(">White saw it, Black denies it</textarea>"));
    assert_eq!(hall.confirm(&again, &rule).status(), 303);
    let file = hall.app.service.read(|c| c.referee_file(hall.id())).unwrap();
    assert_eq!((file.unruled().count(), file.incidents.len()), (0, 1), "one report, two rulings");
    // One that was not written is in its ruling alone.
    assert_eq!(hall.confirm_at("/boards/1/2/incident", &KO, &rule).status(), 303);
    assert_eq!(hall.post("/incidents/3/withdraw", &[("reason", "a slip")]).status(), 303);
    assert!(!hall.get("/incidents").contains("reported="));
}

#[test]
fn too_many_words_are_said_and_kept_on_the_page() {
    let hall = Hall::of(ProcedureName::Egf);
    let long = "stone ".repeat(800);
    assert_eq!(keep(&hall, &long, &[]), 422);
    assert!(!hall.get("/incidents").contains("reported=1"));
}

#[test]
fn whether_both_confirmed_is_asked_only_where_a_result_stands() {
    let hall = Hall::of(ProcedureName::Ngb);
    let asks = |query: &str| hall.get(&format!("{INCIDENT}?what={query}"));
    for kind in ["ko-retake:black", "stone-displaced:nobody", "late-arrival:black", "noise:white"] {
        assert!(!asks(kind).contains("value=\"confirmed\""), "{kind}: the game goes on");
    }
    // Where nothing else is asked, that is no page.
    for kind in ["conduct:white", "wrong-setup:nobody", "no-show:black", "wrong-pairing:nobody"] {
        assert!(asks(kind).contains("class=\"ruling\""), "{kind}: straight to the ruling");
        let again = asks(&format!("{kind}&change=when"));
        assert!(again.contains(">Next</button>"), "{kind}: what the page has can be changed");
    }
    let late = asks("late-arrival:black");
    assert!(late.contains("What else is known?") && late.contains(">Next</button>"), "{late}");
    hall.post("/boards/1/1", &[("winner", "B"), ("seen", "0")]);
    let asked = asks("ko-retake:black&change=end");
    assert!(asked.contains("name=\"end\" value=\"accepted\""), "{asked}");
    let answered = asks("ko-retake:black&end=open");
    assert!(!answered.contains("value=\"confirmed\""), "who has not accepted it: {answered}");
}

#[test]
fn who_loses_is_said_on_the_button() {
    let hall = Hall::of(ProcedureName::Egf);
    let page = hall.ruling(&KO);
    let button = "Black loses: White won by an illegal move</button>";
    assert!(page.contains(button), "{page}");
    let query = "what=ko-retake:black&noticed=up-to-three";
    let german = html::on_one_line(&hall.german(&format!("{INCIDENT}?{query}")));
    assert!(german.contains("Schwarz verliert: "), "{german}");
    for procedure in ProcedureName::ALL {
        let hall = Hall::of(procedure);
        for what in ["ko-retake:white", "conduct:black", "outside-help:white", "no-show:both"] {
            let page = hall.ruling(&[("what", what), ("noticed", "at-once")]);
            let buttons = page.split("<button").filter_map(|rest| rest.split("</button>").next());
            let nobody = |words: &&str| words.contains(">Loss") || words.contains("ffender loses");
            assert_eq!(buttons.filter(nobody).count(), 0, "{procedure} {what}: {page}");
        }
    }
}

/// What is asked stands above its answers: of a result that is said to be wrong, when the arbiter was called.
#[test]
fn each_question_stands_above_its_answers() {
    let hall = Hall::of(ProcedureName::Egf);
    let asks = |query: &str| hall.get(&format!("{INCIDENT}?what={query}"));
    let resigned = asks("resignation-disputed");
    let first = "<h1 class=\"long\">Who is said to have resigned?</h1>";
    assert!(resigned.contains(first) && !resigned.contains("id=\"noticed\""), "{resigned}");
    hall.post("/boards/1/1", &[("winner", "B"), ("seen", "0")]);
    let wrong = asks("result-wrong:nobody");
    assert!(wrong.contains("<h1 class=\"long\">What does each player say?</h1>"), "{wrong}");
    assert!(wrong.contains("id=\"noticed\">When was the arbiter called?</h2>"), "{wrong}");
    // What was recorded is said as it is, also where it takes a result off.
    let call = [("what", "result-wrong:nobody"), ("noticed", "at-once"), ("words", "the slip")];
    let page = hall.ruling(&call);
    let on = page.split("<button").find(|rest| rest.contains(">The ended game goes on<"));
    let on = on.and_then(|rest| rest.split("value=\"").nth(1)).expect("it may be chosen");
    let done = hall.confirm(&call, &[("option", on.split('"').next().expect("its place"))]);
    assert_eq!((done.status().as_u16(), hall.ending().as_str()), (303, "?"));
    let read = said(&hall, &done);
    assert!(read.contains("Ruling 1 is recorded. The result is now: playing."), "{read}");
}

/// No result has this event's games played anew: the ruling and what comes of it say so.
#[test]
fn a_game_that_is_played_anew_is_said_to_be() {
    let hall = Hall::of(ProcedureName::NihonKiin);
    let repeats = [("what", "repetition:nobody"), ("noticed", "at-once"), ("so", "agreed")];
    let page = hall.ruling(&repeats);
    let anew = "<dt><bdi>Result</bdi></dt><dd>The game is replayed.";
    assert!(page.contains(anew) && !page.contains("Stays as it is"), "{page}");
    let told = said(&hall, &hall.confirm(&repeats, &[("option", "main")]));
    assert!(told.contains("Ruling 1 is recorded. The game is replayed."), "{told}");
    let named = [("what", "conduct:black"), ("noticed", "at-once"), ("move", "80")];
    let page = hall.ruling(&named);
    assert!(page.contains("<b>Move 80</b>"), "said once: {page}");
}

/// The page that an act leads to, with what it says of it.
fn said(hall: &Hall, done: &Response) -> String {
    let cookie = done.headers()["set-cookie"].to_str().expect("ASCII");
    let notice = cookie.split(';').next().expect("one");
    let cookies = format!("{}={}; {notice}", tengen::web::SESSION_COOKIE, hall.session);
    let request = hall.app.request_in("en", location(done)).header("cookie", cookies);
    html::on_one_line(&request.send().expect("an answer").text().expect("UTF-8"))
}
