//! The arbiter's boards: late ones, and those with an incident that waits.

use tengen::go::Color;
use tengen::recording::{GameAct, Played};
use tengen::referee::{Incident, IncidentKind, ProcedureName};
use tengen::service::{ActForm, Report, ResultForm};
use tengen::tournament::{Ending, RoundNo, TableNo};
use tengen::web::SESSION_COOKIE;

use crate::hall::{Hall, event};
use crate::support::by;

#[test]
fn there_are_tabs_for_what_there_is() {
    let hall = Hall::of(ProcedureName::Egf);
    let boards = hall.get("/boards");
    assert!(boards.contains("Open 2") && boards.contains("All 2"), "{boards}");
    assert!(!boards.contains("show=late") && !boards.contains("show=reported"), "{boards}");
}

#[test]
fn a_game_that_goes_on_when_most_are_done_is_late() {
    let mut open = event(ProcedureName::Egf);
    let (black, white) = (open.rounds[0].boards[0].black, open.rounds[0].boards[0].white);
    for no in 3..=4 {
        let board = tengen::tournament::Board::new(TableNo(no), black, white, 0);
        open.rounds[0].boards.push(board);
    }
    // Nobody sits at two boards: the four people are eight.
    for (id, board) in open.rounds[0].boards.iter_mut().enumerate().skip(2) {
        let first = tengen::tournament::EntryId(i32::try_from(id).expect("a number") * 2 + 1);
        (board.black, board.white) = (first, tengen::tournament::EntryId(first.0 + 1));
        for id in [board.black, board.white] {
            let name = format!("More{id}");
            let rank = "4k".parse().expect("a rank");
            open.entries.push(tengen::tournament::Entry::new(id, &name, "", rank));
        }
    }
    for board in open.rounds[0].boards.iter_mut().skip(1) {
        board.ending = Ending::won(Color::Black);
    }
    let hall = Hall::with(&open);
    assert!(hall.get("/boards").contains("Late 1"));
    let late = hall.get("/boards?show=late");
    assert!(late.contains("Achterberg") && !late.contains("Olsthoorn"), "{late}");
    let row = late.split("id=\"board-1-1\"").nth(1).expect("the board");
    assert!(row.contains("Late"), "the row says so: {late}");
    let sent = hall.post("/boards/1/1", &[("winner", "B"), ("seen", "0"), ("show", "late")]);
    let to = sent.headers()["location"].to_str().expect("an address").to_owned();
    assert!(to.contains("show=late") && to.contains("keep=1"), "{to}");
}

#[test]
fn what_one_entered_stays_in_the_list_until_it_is_hidden() {
    let hall = Hall::of(ProcedureName::Egf);
    assert_eq!(hall.post("/boards/1/1", &[("winner", "B"), ("seen", "0")]).status(), 303);
    let other = ResultForm::new(RoundNo(1), TableNo(2), 0, Ending::won(Color::Black));
    hall.app.service.acts(hall.id(), by()).record_result(&other).expect("it is entered");
    let has = |path, table| hall.get(path).contains(&format!("id=\"board-1-{table}\""));
    assert!(has("/boards", 1), "also when one comes back by the menu");
    assert!(!has("/boards?keep=", 1) && !has("/boards?show=late", 1));
    assert!(!has("/boards", 2), "another entered it");
}

#[test]
fn a_game_that_ended_on_its_record_is_one_tap_to_enter() {
    let hall = Hall::of(ProcedureName::Egf);
    let id = hall.id();
    let acts = [
        GameAct::Play(Played { color: Color::Black, point: "D4".parse().ok() }),
        GameAct::Resign { color: Color::White },
    ];
    let form = ActForm { round: RoundNo(1), table: TableNo(1), seen: 0, acts: acts.to_vec() };
    hall.app.service.acts(id, by()).record_act(&form).expect("it is recorded");
    let boards = hall.get("/boards?show=reported");
    assert!(boards.contains("Recorded: Black won") && boards.contains("Enter it"), "{boards}");
    let round = hall.get("/rounds/1");
    assert!(round.contains("not confirmed"), "its people see it there: {round}");
    let today = hall.get("/today");
    assert!(today.contains("Round 1, table 1") && today.contains("Recorded: Black won"), "{today}");
    // Another result is asked about, with what the record says beside it.
    let other = hall.post("/boards/1/1", &[("winner", "W"), ("seen", "0")]);
    assert_eq!(other.status(), 409);
    let asked = other.text().expect("UTF-8");
    assert!(asked.contains("The record") && asked.contains("name=\"overrules\""), "{asked}");
    assert_eq!(hall.post("/boards/1/1", &[("ending", "B+R"), ("seen", "0")]).status(), 303);
    assert!(!hall.get("/boards?show=all").contains("Recorded:"));
}

#[test]
fn today_tells_results_as_sentences_and_other_acts_by_name_and_counts_what_it_lists() {
    let hall = Hall::of(ProcedureName::Egf);
    for (table, winner) in [(1, "B"), (2, "W")] {
        let path = format!("/boards/1/{table}");
        assert_eq!(hall.post(&path, &[("winner", winner), ("seen", "0")]).status(), 303);
    }
    assert_eq!(hall.post("/rounds/1/clock", &[("act", "start")]).status(), 303);
    let today = hall.get("/today");
    let (_, lately) = today.split_once("id=\"lately\"").expect("what changed");
    for said in [
        "/boards/1/2\">Table 2</a>: <b>White won</b>, <bdi>by Hilde</bdi>",
        "\">Clocks started</a>",
    ] {
        assert!(lately.contains(said), "{said}: {lately}");
    }
    let (_, act) = lately.split_once("/journal#").expect("a link to the act itself");
    let act = act.split('"').next().expect("an act");
    assert!(hall.get("/journal").contains(&format!("id=\"{act}\"")), "{act}");
    assert!(today.contains("4 players, 2 pairings."), "how large the finished round was: {today}");
}

#[test]
fn a_misspelt_name_finds_near_ones_and_a_done_board_says_what_was_entered() {
    let hall = Hall::of(ProcedureName::Egf);
    assert_eq!(hall.post("/boards/1/1", &[("winner", "B"), ("seen", "0")]).status(), 303);
    for typed in ["Achterberg", "Achtreberg", "Achterbrg"] {
        let found = hall.get(&format!("/boards?q={typed}"));
        assert!(found.contains("Achterberg") && found.contains("Black won"), "{typed}: {found}");
        assert!(!found.contains("Olsthoorn"), "{typed}: {found}");
    }
    assert!(hall.get("/boards?q=Zzzzzz").contains("No player or table matches"));
}

#[test]
fn a_table_is_found_by_the_words_of_the_page_in_each_language() {
    let hall = Hall::of(ProcedureName::Egf);
    for (language, typed) in [
        ("en", "table 2"),
        ("en", "Table2"),
        ("en", "2"),
        ("de", "Tisch 2"),
        ("da", "bord 2"),
        ("fr", "table 2"),
        ("nl", "Tafel 2"),
        ("ja", "2卓"),
        ("ko", "2번 테이블"),
        ("zh-Hans", "第2台"),
    ] {
        let query = serde_urlencoded::to_string([("q", typed)]).expect("a query");
        for page in ["/boards", "/rounds/1"] {
            let request = hall.app.request_in(language, &format!("/t/open{page}?{query}"));
            let cookie = format!("{SESSION_COOKIE}={}", hall.session);
            let found = request.header("cookie", cookie).send().expect("an answer").text();
            let found = found.expect("UTF-8");
            assert!(found.contains("Olsthoorn"), "{language} {page} {typed}: {found}");
            assert!(!found.contains("Achterberg"), "{language} {page} {typed}: {found}");
        }
    }
    assert!(!hall.get("/boards?q=chair+2").contains("Olsthoorn"));
}

#[test]
fn the_key_of_one_boards_form_does_not_swallow_another_boards_result() {
    let hall = Hall::of(ProcedureName::Egf);
    let fields = [("winner", "B"), ("seen", "0"), ("form_key", "one showing of the form")];
    assert_eq!(hall.post("/boards/1/1", &fields).status(), 303);
    assert_eq!(hall.post("/boards/1/2", &fields).status(), 303);
    let store = hall.app.service.store();
    let id = store.read(|c| Ok::<_, tengen::service::ServiceError>(c.find_slug("open")?));
    let id = id.expect("it can be read").expect("the event");
    let seen = store.read(|c| Ok::<_, tengen::service::ServiceError>(store.snapshot(c, id)?));
    let seen = seen.expect("it can be read").expect("the event");
    let boards = &seen.tournament.rounds[0].boards;
    assert!(boards.iter().all(|board| board.ending == Ending::won(Color::Black)), "{boards:?}");
}

#[test]
fn a_board_whose_incident_waits_is_marked() {
    let hall = Hall::of(ProcedureName::Egf);
    assert!(!hall.get("/boards").contains("Incident open"));
    let incident = Incident::new(IncidentKind::KoRetake, Color::Black).at(87).noticed_after(90);
    let report = Report { round: RoundNo(1), table: TableNo(2), incident, confirmed: false };
    let store = hall.app.service.store();
    let id = store.read(|c| Ok::<_, tengen::service::ServiceError>(c.find_slug("open")?));
    let id = id.expect("it can be read").expect("the event");
    hall.app.service.acts(id, by()).report_incident(&report.into()).expect("it is noted");
    let boards = hall.get("/boards");
    let second = boards.split("id=\"board-1-2\"").nth(1).expect("the second board");
    assert!(second.contains("Incident open"), "{boards}");
    assert_eq!(boards.matches("Incident open").count(), 1);
}
