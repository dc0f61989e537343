//! A ruling that is amended says so, and once the amendment is withdrawn nothing is in force.

use tengen::referee::ProcedureName;
use tengen::tournament::{Round, RoundNo, RoundState};

use crate::hall::{Hall, event};
use crate::html;

const KO: [(&str, &str); 2] = [("what", "ko-retake:black"), ("noticed", "up-to-three")];
const CONFIRMED: [(&str, &str); 3] =
    [("what", "ko-retake:black"), ("noticed", "confirmed"), ("amends", "1")];
const WHY: [(&str, &str); 2] = [("option", "main"), ("words", "both had signed")];

#[test]
fn the_page_says_which_ruling_is_amended_and_what_it_said() {
    let hall = Hall::of(ProcedureName::NihonKiin);
    hall.confirm(&KO, &[("option", "main")]);
    let page = hall.ruling(&CONFIRMED);
    assert!(page.contains("<title>Amending ruling 1, table 1"), "{page}");
    let said = "replaces ruling 1, which said: “White wins: illegal move";
    assert!(page.contains(said), "{page}");
    assert!(page.contains(">Amend ruling 1</button>"), "{page}");
    assert!(!page.contains(">Confirm the ruling<") && !page.contains("value=\"later\""), "{page}");
    let what = hall.get("/boards/1/1/incident?amends=1&change=what");
    assert!(what.contains("Amends ruling 1."), "{what}");
    let silent = hall.confirm(&CONFIRMED, &[("option", "main")]);
    assert_eq!(silent.status(), 422);
    let silent = html::on_one_line(&silent.text().expect("UTF-8"));
    assert!(silent.contains("Give the reason for the ruling"), "{silent}");
    assert!(!silent.contains("why the result is corrected"), "{silent}");
    let plain = hall.get("/boards/1/2/incident?what=ko-retake:black&noticed=up-to-three");
    assert!(!plain.contains("mending ruling") && plain.contains(">Confirm the ruling</button>"));
}

#[test]
fn what_was_amended_does_not_come_back_and_the_pages_say_so() {
    let hall = Hall::of(ProcedureName::NihonKiin);
    hall.confirm(&KO, &[("option", "main")]);
    hall.confirm(&CONFIRMED, &WHY);
    let second = hall.get("/incidents/2");
    assert!(
        second.contains("Ruling 1, which it replaced, does not come back into force."),
        "{second}"
    );
    assert!(hall.get("/incidents/1").contains("<dd>Amended by ruling 2</dd>"));
    assert_eq!(hall.post("/incidents/2/withdraw", &[("reason", "no ko")]).status(), 303);
    let gone = "Amended by ruling 2. Ruling 2 was withdrawn later, and this one does not come back";
    for page in ["/incidents/1", "/incidents", "/incidents/log.csv"] {
        let page = hall.get(page);
        assert!(page.contains(gone) && page.contains("neither of them applies"), "{page}");
    }
    let second = hall.get("/incidents/2");
    assert!(
        second.contains("no ko (Ruling 1, which it replaced, does not come back into force.)"),
        "{second}"
    );
    let log = hall.app.service.read(|c| c.referee_file(hall.id())).unwrap().log;
    assert_eq!(log.rulings_in_force().count(), 0, "as the pages say");
    assert_eq!(hall.ending(), "?");
}

/// The next round is drawn when somebody says that a result was reported wrongly.
#[test]
fn a_result_reported_wrongly_is_heard_when_the_next_round_is_drawn() {
    let mut open = event(ProcedureName::Egf);
    open.rounds[0].boards[0].ending = "B+3.5".parse().unwrap();
    open.rounds.push(Round::empty(RoundNo(2), RoundState::Published));
    let hall = Hall::with(&open);
    let call = [("what", "result-wrong:nobody"), ("noticed", "at-once")];
    let page = hall.ruling(&call);
    assert!(page.contains("Round 2 is published: its pairings stay"), "{page}");
    let white = page.split("<button").find(|rest| rest.contains(">White wins</button>"));
    let white = white.and_then(|rest| rest.split("value=\"").nth(1)).expect("it may be chosen");
    let option = white.split('"').next().expect("its place");
    let why = ("words", "Both say that the slip was read wrongly");
    assert_eq!(hall.confirm(&call, &[("option", option), why]).status(), 303);
    assert_eq!(hall.ending(), "W+D");
    // What both have confirmed stays, and anything else of a round that is over is not undone by a ruling.
    let confirmed = hall.ruling(&[call[0], ("noticed", "confirmed")]);
    assert!(confirmed.contains("The result is confirmed: nothing can change it."), "{confirmed}");
    let ko = hall.ruling(&[KO[0], KO[1], ("end", "open")]);
    assert!(ko.contains("a later round is drawn"), "{ko}");
    assert!(ko.contains("The result stands.") && !ko.contains("The confirmed result"), "{ko}");
}
