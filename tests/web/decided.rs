//! What was decided binds who comes after: a committee's word, a ruling on a move, a question that was answered.

use tengen::referee::ProcedureName;
use tengen::tournament::{RoundNo, TableNo};

use crate::hall::{Hall, event, location, value_of};
use crate::html;

const RECORD: &str = "/boards/1/1/record";
const KO: [(&str, &str); 2] = [("what", "ko-retake:black"), ("noticed", "up-to-three")];

/// White retakes the ko at once with move 10.
const MOVES: &str = "C4 F4 D5 E5 D3 E3 K10 D4 E4 D4";

fn act(hall: &Hall, act: &str, more: &[(&str, &str)]) -> u16 {
    let seen = value_of(&hall.get(RECORD), "seen");
    let fields = [&[("act", act), ("seen", seen.as_str())], more].concat();
    hall.post(RECORD, &fields).status().as_u16()
}

fn play(hall: &Hall, moves: &str, first: usize) {
    for (n, at) in moves.split(' ').enumerate() {
        let color = if (n + first).is_multiple_of(2) { "B" } else { "W" };
        assert_eq!(act(hall, "as-played", &[("color", color), ("at", at)]), 303, "{at}");
    }
}

fn recorded(hall: &Hall) -> usize {
    let service = &hall.app.service;
    let event = service.store().read(|c| service.store().snapshot(c, hall.id()));
    let event = event.expect("it can be read").expect("it is there");
    let file = service.game(&event, RoundNo(1), TableNo(1)).expect("a record");
    file.game.history().expect("it is played").moves().len()
}

fn text(answer: reqwest::blocking::Response) -> String {
    html::on_one_line(&answer.text().expect("UTF-8"))
}

#[test]
fn what_a_committee_decided_binds_the_desk() {
    let hall = Hall::of(ProcedureName::NihonKiin);
    assert_eq!(hall.confirm(&KO, &[("option", "main")]).status(), 303);
    let appeal = [("player", "1"), ("grounds", "It was no ko")];
    assert_eq!(hall.post("/incidents/1/appeal", &appeal).status(), 303);
    let votes = [
        ("appeal", "1"),
        ("member_1", "Bert"),
        ("vote_1", "overturned"),
        ("member_2", "Cleo"),
        ("vote_2", "overturned"),
        ("member_3", "Dora"),
        ("vote_3", "upheld"),
        ("reasons", "seen on film"),
    ];
    assert_eq!(hall.post("/incidents/1/judge", &votes).status(), 303);
    assert_eq!(hall.ending(), "?");
    let again = hall.ruling(&KO);
    assert!(again.contains("A committee has decided on this"), "{again}");
    assert!(!again.contains("<h1 class=\"ruling\">White wins"), "{again}");
    assert_eq!(hall.confirm(&KO, &[("option", "main")]).status(), 422);
    let silent = hall.confirm(&KO, &[("option", "1")]);
    assert_eq!(silent.status(), 422);
    let silent = text(silent);
    assert!(silent.contains("Give the reason for the ruling"), "{silent}");
    assert_eq!(hall.ending(), "?");
    let fact = [("option", "1"), ("words", "a second film shows the ko")];
    assert_eq!(hall.confirm(&KO, &fact).status(), 303);
    assert_eq!(hall.ending(), "W+I");
}

#[test]
fn no_result_is_offered_once_the_move_that_repeats_was_ruled_on() {
    let hall = Hall::of(ProcedureName::Club);
    play(&hall, MOVES, 0);
    let offer = "value=\"repetition\"";
    assert!(!hall.get(RECORD).contains(offer));
    let seen = value_of(&hall.get(RECORD), "seen");
    let refused = hall.post(RECORD, &[("act", "repetition"), ("seen", seen.as_str())]);
    assert_eq!(refused.status(), 422);
    let refused = text(refused);
    assert!(refused.contains("breaks a rule of play"), "{refused}");
    let ko = [("what", "ko-retake:white"), ("noticed", "numbers"), ("move", "10"), ("after", "10")];
    assert_eq!(hall.confirm(&ko, &[("option", "0")]).status(), 303, "it stands");
    assert_eq!(recorded(&hall), 10);
    assert!(hall.get(RECORD).contains(offer));
    assert_eq!(act(&hall, "repetition", &[]), 303);
}

/// The ruling took the tenth move back, and two more were made.
fn played_on() -> Hall {
    let hall = Hall::of(ProcedureName::Ngb);
    play(&hall, MOVES, 0);
    let ko = [("what", "ko-retake:white"), ("noticed", "numbers"), ("move", "10"), ("after", "10")];
    assert_eq!(hall.confirm(&ko, &[("option", "main")]).status(), 303);
    assert_eq!(recorded(&hall), 9);
    assert!(!hall.get("/incidents/1").contains("Which position counts"), "nobody played on");
    play(&hall, "Q4 Q16", 1);
    hall
}

#[test]
fn a_ruling_withdrawn_after_play_went_on_asks_which_position_counts() {
    for (counts, moves) in [("now", 11), ("before", 10)] {
        let hall = played_on();
        assert!(hall.get("/incidents/1").contains("Which position counts"));
        let unsaid = hall.post("/incidents/1/withdraw", &[("reason", "no ko")]);
        assert_eq!(unsaid.status(), 422);
        let unsaid = text(unsaid);
        assert!(unsaid.contains("say which position counts"), "{unsaid}");
        assert!(unsaid.contains("value=\"no ko\""), "what was typed stays");
        assert_eq!(recorded(&hall), 11, "nothing was changed");
        let said = [("reason", "no ko"), ("counts", counts)];
        assert_eq!(hall.post("/incidents/1/withdraw", &said).status(), 303, "{counts}");
        assert_eq!(recorded(&hall), moves, "{counts}");
    }
}

/// Black resigns after the ruling; the result is entered at the desk, or confirmed by both.
fn resigned_since(both: bool) -> Hall {
    let hall = played_on();
    assert_eq!(act(&hall, "resign:B", &[]), 303);
    if both {
        for color in ["B", "W"] {
            assert_eq!(act(&hall, &format!("confirm:{color}"), &[]), 303);
        }
    } else {
        let entered = [("ending", "W+R"), ("seen", "0")];
        assert_eq!(hall.post("/boards/1/1", &entered).status(), 303);
    }
    assert_eq!(hall.ending(), "W+R");
    hall
}

#[test]
fn a_resignation_after_a_ruling_goes_with_the_position_that_no_longer_counts() {
    for both in [false, true] {
        for (counts, shows, moves) in [("before", "?", 10), ("now", "W+R", 11)] {
            let hall = resigned_since(both);
            assert!(hall.get("/incidents/1").contains("Which position counts"), "{both}");
            let unsaid = hall.post("/incidents/1/withdraw", &[("reason", "no ko")]);
            assert_eq!((unsaid.status().as_u16(), hall.ending().as_str()), (422, "W+R"), "{both}");
            let said = [("reason", "no ko"), ("counts", counts)];
            assert_eq!(hall.post("/incidents/1/withdraw", &said).status(), 303, "{both} {counts}");
            let stands = (hall.ending(), recorded(&hall));
            assert_eq!(stands, (shows.to_owned(), moves), "{both} {counts}");
        }
    }
}

#[test]
fn a_resignation_after_a_ruling_goes_with_an_amendment_too() {
    let ko = [("what", "ko-retake:white"), ("noticed", "numbers"), ("move", "10"), ("after", "10")];
    for both in [false, true] {
        let hall = resigned_since(both);
        let said = [&ko[..], &[("amends", "1"), ("counts", "before")]].concat();
        let done = hall.confirm(&said, &[("option", "main"), ("words", "seen on film")]);
        assert_eq!(done.status(), 303, "{both}");
        assert_eq!((hall.ending().as_str(), recorded(&hall)), ("?", 9), "{both}");
    }
}

#[test]
fn a_ruling_amended_after_play_went_on_asks_which_position_counts() {
    let ko = [("what", "ko-retake:white"), ("noticed", "numbers"), ("move", "10"), ("after", "10")];
    let amends = [&ko[..], &[("amends", "1")]].concat();
    for (counts, moves) in [("now", 11), ("before", 9)] {
        let hall = played_on();
        assert!(hall.get("/incidents/1").contains(&format!("counts={counts}")));
        let why = [("option", "main"), ("words", "seen on film"), ("shown", "")];
        let unsaid = hall.post("/boards/1/1/incident", &[&amends[..], &why].concat());
        assert!(location(&unsaid).ends_with("/incidents/1#amend"), "{}", location(&unsaid));
        assert_eq!(recorded(&hall), 11, "nothing was changed");
        let said = [&amends[..], &[("counts", counts)]].concat();
        assert_eq!(hall.confirm(&said, &why[..2]).status(), 303, "{counts}");
        assert_eq!(recorded(&hall), moves, "{counts}");
        assert!(hall.get("/incidents/1").contains("Amended by ruling 2"));
    }
}

#[test]
fn a_move_that_was_ruled_on_is_named_with_its_ruling() {
    let hall = played_on();
    let path = format!("/t/{}/boards/1/1/incident?what=ko-retake:white", hall.slug);
    let page = text(hall.app.page_as(&path, &hall.session));
    assert!(page.contains("Ruling 1 has dealt with this move"), "{page}");
}

#[test]
fn who_said_that_the_end_is_not_accepted_is_not_asked_about_it_again() {
    let mut over = event(ProcedureName::NihonKiin);
    over.rounds[0].boards[0].ending = "B+3.5".parse().expect("an ending");
    let hall = Hall::with(&over);
    let asked = hall.get("/boards/1/1/incident?what=captures-left:black");
    assert!(asked.contains("name=\"end\" value=\"open\""), "{asked}");
    let next = hall.get("/boards/1/1/incident?what=captures-left:black&end=open&noticed=at-once");
    assert!(!next.contains("value=\"confirmed\""), "{next}");
    // The game was counted: what the text asks for is the arbiter's to choose.
    assert!(next.contains("The game has ended since"), "{next}");
}

#[test]
fn a_player_may_resign_while_play_is_stopped() {
    let hall = Hall::of(ProcedureName::NihonKiin);
    play(&hall, "C4 Q16", 0);
    for color in ["B", "W"] {
        assert_eq!(act(&hall, "pass", &[("color", color)]), 303);
    }
    assert!(hall.get(RECORD).contains("value=\"resign:B\""));
    assert_eq!(act(&hall, "resign:B", &[]), 303);
    let page = hall.get(RECORD);
    assert!(page.contains("step 3 of 3: Result"), "{page}");
}

#[test]
fn a_record_that_ends_otherwise_than_was_entered_is_told_where_the_arbiters_look() {
    let hall = Hall::of(ProcedureName::Ngb);
    play(&hall, "C4 F4 D5", 0);
    assert_eq!(hall.post("/boards/1/1", &[("ending", "B+"), ("seen", "0")]).status(), 303);
    assert_eq!(act(&hall, "resign:B", &[]), 303);
    for page in ["/boards", "/boards?show=reported", "/today", "/boards/1/1"] {
        let page_ = hall.get(page);
        assert!(page_.contains("Recorded: White won by resignation"), "{page}: {page_}");
        assert!(page_.contains("name=\"ending\" value=\"W+R\""), "{page}");
    }
    assert!(hall.get("/today").contains("Entered: Black won"));
    let seen = value_of(&hall.get("/today"), "seen");
    let taken = [("ending", "W+R"), ("seen", seen.as_str()), ("from", "today")];
    let done = hall.post("/boards/1/1", &taken);
    assert_eq!(location(&done), "/t/open/today");
    assert_eq!(hall.ending(), "W+R");
    for page in ["/boards?show=all", "/today", "/boards/1/1"] {
        assert!(!hall.get(page).contains("Recorded:"), "{page}");
    }
}

#[test]
fn an_entered_result_that_an_arbiter_calls_right_is_not_told_again() {
    const PAGES: [&str; 4] = ["/boards?show=all", "/boards?show=reported", "/today", "/boards/1/1"];
    let told = |hall: &Hall| PAGES.map(|page| hall.get(page).contains("name=\"recorded\""));
    let sent = |hall: &Hall, fields: &[(&str, &str)]| {
        let seen = value_of(&hall.get("/boards?show=all"), "seen");
        hall.post("/boards/1/1", &[&[("seen", seen.as_str())], fields].concat())
    };
    let hall = Hall::of(ProcedureName::Ngb);
    play(&hall, "C4 F4 D5", 0);
    assert_eq!(sent(&hall, &[("ending", "B+")]).status(), 303);
    assert_eq!(act(&hall, "resign:B", &[]), 303);
    assert_eq!(told(&hall), [true; 4]);
    assert_eq!(sent(&hall, &[("ending", "B+"), ("recorded", "B+R")]).status(), 303);
    assert_eq!(told(&hall), [true; 4], "another ending than the record's was shown");
    let today = hall.get("/today");
    assert!(today.contains("The entered result is right"), "{today}");
    assert_eq!(
        sent(&hall, &[("ending", "B+"), ("recorded", "W+R"), ("from", "today")]).status(),
        303
    );
    assert_eq!((hall.ending().as_str(), told(&hall)), ("B+", [false; 4]));
    let journal = hall.get("/journal");
    assert!(journal.contains("Black won · Recorded: White won by resignation"), "{journal}");
    // Another result is another decision; the question about it remembers the answer.
    assert_eq!(sent(&hall, &[("ending", "?")]).status(), 303);
    assert_eq!(told(&hall), [true; 4]);
    let asked = sent(&hall, &[("ending", "B+0.5")]);
    assert_eq!(asked.status(), 409);
    let page = text(asked);
    let fields = ["overrules", "recorded"].map(|name| (name, value_of(&page, name)));
    let fields = fields.each_ref().map(|(name, value)| (*name, value.as_str()));
    assert_eq!(sent(&hall, &[&fields[..], &[("ending", "B+0.5")]].concat()).status(), 303);
    assert_eq!((hall.ending().as_str(), told(&hall)), ("B+0.5", [false; 4]));
}

#[test]
fn today_has_the_recorded_result_with_one_tap() {
    let hall = Hall::of(ProcedureName::Ngb);
    play(&hall, "C4 F4 D5", 0);
    assert_eq!(act(&hall, "resign:B", &[]), 303);
    let today = hall.get("/today");
    assert!(today.contains("Recorded: White won by resignation"), "{today}");
    assert!(today.contains("Round 1, table 1") && today.contains("Enter it"), "{today}");
}
