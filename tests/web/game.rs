//! Recording a game through the pages: what is wrong is said, what was typed stays, nothing is lost.

use reqwest::blocking::Response;
use tengen::referee::ProcedureName;
use tengen::tournament::{Board, EntryId, Round, RoundNo, RoundState, TableNo};
use tengen::web::SESSION_COOKIE;

use crate::hall::{Hall, location, value_of};

const RECORD: &str = "/boards/1/1/record";

fn enter(hall: &Hall, fields: &[(&str, &str)]) -> Response {
    let seen = value_of(&hall.get(RECORD), "seen");
    let with_seen: Vec<(&str, &str)> =
        fields.iter().copied().chain([("seen", seen.as_str())]).collect();
    hall.post(RECORD, &with_seen)
}

fn play(hall: &Hall, moves: &[(&str, &str)]) {
    for (color, at) in moves {
        let done = enter(hall, &[("act", "play"), ("color", color), ("at", at)]);
        assert_eq!(done.status(), 303, "{color} {at}");
    }
}

fn drop_file(hall: &Hall, text: &str) -> Response {
    hall.post_file(&format!("{RECORD}/file"), text, "")
}

/// The page of the record with the notice of the answer that leads there.
fn led_to(hall: &Hall, done: &Response) -> String {
    let cookie = done.headers()["set-cookie"].to_str().expect("ASCII").to_owned();
    let notice = cookie.split(';').next().expect("a cookie");
    let shown = hall.app.request(&format!("/t/{}{RECORD}", hall.slug));
    let session = format!("{SESSION_COOKIE}={}; {notice}", hall.session);
    shown.header("cookie", session).send().expect("an answer").text().expect("UTF-8")
}

#[test]
fn an_illegal_move_is_named_and_may_be_entered_as_it_was_made() {
    let hall = Hall::of(ProcedureName::Ngb);
    let ko = ["C4", "D4", "B3", "E3", "C2", "D2", "Q16", "C3", "D3"];
    let sides = ["B", "W"].into_iter().cycle();
    play(&hall, &sides.zip(ko).collect::<Vec<_>>());
    let retake = [("color", "W"), ("at", "C3")];
    let refused = enter(&hall, &[&[("act", "play")], &retake[..]].concat());
    assert_eq!(refused.status(), 422);
    let page = refused.text().expect("UTF-8");
    assert!(page.contains("White may not take back the ko on C3 at once"), "{page}");
    assert!(page.contains("Enter C3 as it was played"));
    assert_eq!(value_of(&page, "seen"), "9", "nothing was entered");
    assert_eq!(enter(&hall, &[&[("act", "as-played")], &retake[..]].concat()).status(), 303);
    let found = hall.get("/boards/1/1/incident");
    assert!(found.contains("Move 10: White C3: Took back in a ko at once"), "{found}");
    let marked = "no ruling yet: Move 10: White C3: Took back in a ko at once";
    let recorder = hall.get(RECORD);
    assert!(recorder.contains(marked) && recorder.contains("/boards/1/1/incident"), "{recorder}");
    assert!(!hall.get("/games/1/1").contains("Took back"), "nobody is accused before the ruling");
    assert_eq!(hall.ending(), "?", "recording decides nothing");
    let call =
        [("what", "ko-retake:white"), ("noticed", "numbers"), ("move", "10"), ("after", "10")];
    let ruled = hall.confirm(&call, &[("option", "main")]);
    assert_eq!(ruled.status(), 303, "{}", ruled.text().expect("UTF-8"));
    assert!(!hall.get(RECORD).contains(marked), "it is ruled on");
    let seen = hall.get("/games/1/1?step=10");
    assert!(seen.contains("Took back in a ko at once"), "{seen}");
}

#[test]
fn what_was_typed_wrongly_stays_and_is_said_at_its_field() {
    let hall = Hall::of(ProcedureName::Egf);
    let wrong = enter(&hall, &[("act", "play"), ("color", "B"), ("typed", "I9")]);
    assert_eq!(wrong.status(), 422);
    let page = wrong.text().expect("UTF-8");
    assert!(page.contains("Enter a point such as Q16") && page.contains("value=\"I9\""));
    let clock = enter(&hall, &[("act", "clock"), ("color", "B"), ("left", "9:99")]).text();
    let clock = clock.expect("UTF-8");
    assert!(clock.contains("such as 12:30 or 1:02:30") && clock.contains("value=\"9:99\""));
    assert_eq!(enter(&hall, &[("act", "dance")]).status(), 422);
    assert_eq!(value_of(&hall.get(RECORD), "seen"), "0");
}

#[test]
fn files_that_do_not_fit_say_why_and_others_are_taken_over() {
    let hall = Hall::of(ProcedureName::Egf);
    for (text, why) in [
        ("(;GM[1]SZ[9];B[dd])", "a board of 9 lines, this game one of 19"),
        ("(;GM[1]SZ[19]HA[3]AB[dd][pp][dp];W[pd])", "a handicap of 3"),
        ("(;GM[1]SZ[19])", "no moves"),
        ("no game", "cannot be imported"),
    ] {
        let refused = drop_file(&hall, text);
        assert_eq!(refused.status(), 422, "{text}");
        let page = refused.text().expect("UTF-8");
        assert!(page.contains(why), "{text}: {why}\n{page}");
        assert_eq!(value_of(&page, "seen"), "0", "{text}");
    }
    let taken = drop_file(&hall, "(;GM[1]SZ[19]KM[0.5];B[pd];W[dp];B[];W[])");
    assert_eq!(taken.status(), 303);
    assert!(location(&taken).ends_with(RECORD));
    assert!(led_to(&hall, &taken).contains("the file has komi 0.5, but 6.5 counts here"));
    assert!(hall.get(RECORD).contains("Is anything unfinished?"));
    let file = hall.get("/games/1/1/record.sgf");
    assert!(file.contains("PB[Achterberg]") && file.contains(";B[pd];W[dp];B[];W[]"), "{file}");
    let twice = drop_file(&hall, "(;GM[1]SZ[19];B[pd])");
    assert_eq!(twice.status(), 409, "a record is not written over");
}

#[test]
fn a_final_position_is_set_up_counted_and_confirmed() {
    let hall = Hall::of(ProcedureName::Egf);
    assert_eq!(enter(&hall, &[("act", "set-up")]).status(), 303);
    for row in 1..=19 {
        for (brush, column) in [("B", "K"), ("W", "L")] {
            let at = format!("{column}{row}");
            let put = [("act", "put"), ("brush", brush), ("at", at.as_str())];
            assert_eq!(enter(&hall, &put).status(), 303, "{at}");
        }
    }
    assert_eq!(enter(&hall, &[("act", "stop")]).status(), 303);
    assert_eq!(enter(&hall, &[("act", "nothing-left")]).status(), 303);
    let page = hall.get(RECORD);
    assert!(page.contains("They agree") && !page.contains("wins"), "{page}");
    let (dead, seki) = (value_of(&page, "dead"), value_of(&page, "seki"));
    let agree = [("act", "agree:both"), ("marking", "yes"), ("dead", &dead), ("seki", &seki)];
    assert_eq!(enter(&hall, &agree).status(), 303);
    assert_eq!(enter(&hall, &[("act", "confirm:B")]).status(), 303);
    assert_eq!(hall.ending(), "?", "one player is not enough");
    assert_eq!(enter(&hall, &[("act", "confirm:W")]).status(), 303);
    // Nine columns for Black, eight for White, komi 6.5.
    assert_eq!(hall.ending(), "B+12.5");
    let page = hall.get(RECORD);
    let seen = page.split("data-seen=\"").nth(1).and_then(|rest| rest.split('"').next());
    let late = hall.post(RECORD, &[("act", "undo"), ("seen", seen.expect("how far it is"))]);
    assert_eq!(late.status(), 422);
    assert!(late.text().expect("UTF-8").contains("The result is confirmed"));
}

#[test]
fn a_ruling_is_carried_out_on_the_record_and_taken_off_with_it() {
    let hall = Hall::of(ProcedureName::Ngb);
    play(&hall, &[("B", "D4"), ("W", "Q16")]);
    let twice = [("act", "as-played"), ("color", "W"), ("at", "C3")];
    assert_eq!(enter(&hall, &twice).status(), 303);
    let answers =
        [("what", "two-in-a-row:white"), ("noticed", "numbers"), ("move", "3"), ("after", "3")];
    let page = hall.ruling(&answers);
    assert!(page.contains("Now.") && page.contains("After the ruling."), "{page}");
    let fields = [("option", "main"), ("sanction", "none")];
    assert_eq!(hall.confirm(&answers, &fields).status(), 303);
    let record = hall.get(RECORD);
    assert!(record.contains("Move 2: White</span> <b>Q16</b>"), "move 3 is off");
    let undo = enter(&hall, &[("act", "undo")]);
    assert!(undo.text().expect("UTF-8").contains("Ruling 1 came last"));
    let withdrawn = hall.post("/incidents/1/withdraw", &[("reason", "the wrong table")]);
    assert_eq!(withdrawn.status(), 303);
    assert!(hall.get(RECORD).contains("Move 3: White</span> <b>C3</b>"), "it is back");
}

#[test]
fn there_is_no_record_of_a_board_that_nobody_may_see() {
    let hall = Hall::of(ProcedureName::Egf);
    for path in [
        "/games/1/9",
        "/games/2/1",
        "/games/1/9/record.sgf",
        "/games/2/1/events",
        "/games/2/1/board.svg",
    ] {
        assert_eq!(hall.app.get(&format!("/t/{}{path}", hall.slug)).status(), 404, "{path}");
    }
    let watched = hall.app.page(&format!("/t/{}/games/1/1", hall.slug));
    assert!(watched.contains("Nobody is recording this game yet"));
    let asked = hall.app.get(&format!("/t/{}{RECORD}", hall.slug));
    assert_ne!(asked.status(), 200, "recording is for arbiters");
    play(&hall, &[("B", "Q16")]);
    let round = hall.app.page(&format!("/t/{}/rounds/1", hall.slug));
    assert!(round.contains(&format!("/t/{}/games/1/1", hall.slug)), "the round leads to the game");
    assert!(!round.contains(&format!("/t/{}/games/1/2", hall.slug)));
    let picture = format!("/t/{}/games/1/1/board.svg?moves=1", hall.slug);
    assert!(round.contains(&picture), "with a picture while it goes on");
    let drawn = hall.app.get(&picture);
    assert_eq!(drawn.headers()["content-type"], "image/svg+xml");
    assert!(drawn.text().expect("UTF-8").contains("M15 3h0"), "Black at Q16");
    let ended = hall.post("/boards/1/1", &[("winner", "B"), ("seen", "0")]);
    assert_eq!(ended.status(), 303);
    let round = hall.app.page(&format!("/t/{}/rounds/1", hall.slug));
    assert!(!round.contains("board.svg"), "and none once it is over: {round}");
}

/// All recorded games of the running round on one page, for everybody whom the round is for; nothing else.
#[test]
fn the_live_page_has_the_recorded_boards_of_the_published_round() {
    let mut event = crate::hall::event(ProcedureName::Ngb);
    let mut draft = Round::empty(RoundNo(2), RoundState::Draft);
    draft.boards.push(Board::new(TableNo(1), EntryId(1), EntryId(3), 0));
    event.rounds.push(draft);
    let hall = Hall::with(&event);
    let path = |rest: &str| format!("/t/{}{rest}", hall.slug);
    let page = hall.app.page(&path("/games"));
    assert!(page.contains("No game of the running round is recorded here."), "{page}");
    let (front, round) = (path(""), path("/rounds/1"));
    let leads = format!("href=\"{}\"", path("/games"));
    assert!(!hall.app.page(&front).contains(&leads) && !hall.app.page(&round).contains(&leads));
    play(&hall, &[("B", "Q16"), ("W", "D4")]);
    let page = hall.app.page(&path("/games"));
    assert!(page.contains("Round 1: 1 of 2 boards"), "{page}");
    assert!(page.contains("id=\"live-1-1\"") && page.contains("Move 2: White D4"), "{page}");
    assert!(!page.contains("Olsthoorn"), "nobody records table 2");
    assert!(hall.app.page(&front).contains(&leads) && hall.app.page(&round).contains(&leads));
    let seat = enter(&hall, &[("act", "clock"), ("color", "B"), ("left", "42:10")]);
    assert_eq!(seat.status(), 303);
    let page = hall.app.page(&path("/games"));
    assert!(page.contains("42:10"), "a page is not kept after what was entered: {page}");
    let ended = hall.post("/boards/1/1", &[("winner", "B"), ("seen", "0")]);
    assert_eq!(ended.status(), 303);
    let page = hall.app.page(&path("/games"));
    assert!(page.contains("id=\"live-1-1\"") && page.contains("Black won"), "{page}");
    assert!(!hall.app.page(&front).contains(&leads), "nothing is live any more");
    event.settings.hidden = true;
    let hidden = Hall::with(&event);
    play(&hidden, &[("B", "Q16")]);
    for rest in ["/games", "/games/events", "/games/1/1/embed", "/games/1/1/overlay"] {
        let asked = hidden.app.get(&format!("/t/{}{rest}", hidden.slug));
        assert_eq!(asked.status(), 404, "{rest}");
    }
}

/// Other sites may show a board within their own, and no other page.
#[test]
fn a_board_is_shown_within_other_sites_and_over_a_film() {
    let hall = Hall::of(ProcedureName::Ngb);
    play(&hall, &[("B", "Q16")]);
    let clock = enter(&hall, &[("act", "clock"), ("color", "W"), ("left", "38:51")]);
    assert_eq!(clock.status(), 303);
    let path = |rest: &str| format!("/t/{}/games/1/{rest}", hall.slug);
    let said = |rest: &str| {
        let answer = hall.app.get(&path(rest));
        let policy = answer.headers()["content-security-policy"].to_str().expect("ASCII");
        (policy.contains("frame-ancestors *"), answer.headers().contains_key("x-frame-options"))
    };
    assert_eq!(said("1/embed"), (true, false));
    for rest in ["1", "1/overlay", "9/embed"] {
        assert_eq!(said(rest), (false, true), "{rest}");
    }
    let page = hall.app.page(&path("1/embed"));
    assert!(page.contains("class=\"goban") && page.contains("38:51"), "{page}");
    assert!(!page.contains("<form") && !page.contains("<header") && !page.contains("<footer"));
    assert!(page.contains(&format!("href=\"{}\" target=\"_top\"", path("1"))), "it leads here");
    let film = hall.app.page(&path("1/overlay"));
    assert!(film.contains("plate-W plate-turn") && film.contains("38:51"), "{film}");
    assert!(!film.contains("class=\"goban") && film.contains("data-theme=\"light\""), "{film}");
    let code = "/embed\" width=\"400\" height=\"480\"&gt;";
    assert!(hall.get("/games/1/1").contains(code), "whoever records is told how");
    assert!(!hall.app.page(&path("1")).contains(code), "a visitor only watches");
}

/// Who records sees below the board the last move, both names, and the clocks that were noted.
#[test]
fn the_recorders_page_names_the_last_move_and_the_clocks() {
    let hall = Hall::of(ProcedureName::Ngb);
    let page = hall.get(RECORD);
    let button = page.split("value=\"play\" data-main").nth(1).expect("what plays");
    assert!(button.starts_with(" data-idle") && button.contains("Tap a point"), "{button}");
    play(&hall, &[("B", "Q16")]);
    let clock = enter(&hall, &[("act", "clock"), ("color", "B"), ("left", "42:10")]);
    assert_eq!(clock.status(), 303);
    let page = hall.get(RECORD);
    assert!(page.contains("Move 1: Black</span> <b>Q16</b>"), "{page}");
    let times =
        page.split("<ul class=\"times\">").nth(1).and_then(|rest| rest.split("</ul>").next());
    let times = times.expect("both sides");
    assert!(times.contains("Achterberg") && times.contains("Szarvas"), "{times}");
    assert!(
        times.contains("<b dir=\"ltr\">42:10</b>") && times.contains("<b dir=\"ltr\"></b>"),
        "{times}"
    );
    let (board, below) = (page.find("class=\"goban"), page.find("<ul class=\"times\">"));
    assert!(board < below, "the board comes first");
}

#[test]
fn a_file_of_two_games_is_not_taken_for_one() {
    let hall = Hall::of(ProcedureName::Ngb);
    let two = drop_file(&hall, "(;GM[1]SZ[19]KM[6.5];B[pd])(;GM[1]SZ[19]KM[6.5];B[dd])");
    assert_eq!(two.status(), 422);
    let words = two.text().expect("UTF-8");
    assert!(words.contains("The file holds 2 games"), "{words}");
    assert!(!hall.get(RECORD).contains("Move 1"), "nothing was entered");
}

#[test]
fn a_file_comes_in_with_its_comments_and_says_what_was_left() {
    let hall = Hall::of(ProcedureName::Ngb);
    let file = "(;GM[1]SZ[19]KM[6.5];B[pd]BL[3580]C[hello]TR[pd];W[dd](;B[qq])(;B[pp]))";
    let done = drop_file(&hall, file);
    assert_eq!(done.status(), 303);
    let words = led_to(&hall, &done);
    let said = "Moves: 3. Comments: 1. Clock times: 1. Left out: variations: 1; marks (SGF properties): TR.";
    assert!(words.contains(said), "{words}");
    let sgf = hall.app.page(&format!("/t/{}/games/1/1/record.sgf", hall.slug));
    assert!(sgf.contains("C[hello]") && sgf.contains("BL[3580]"), "{sgf}");
    assert!(!sgf.contains("RE["), "nobody knows the result yet: {sgf}");
}

/// The board's result is in the file also where no move, or another end, was recorded.
#[test]
fn the_record_as_a_file_has_the_result_of_the_board() {
    let mut event = crate::hall::event(ProcedureName::Ngb);
    event.rounds[0].boards[0].ending = "W+3.5".parse().expect("a result");
    let hall = Hall::with(&event);
    let sgf = hall.app.page(&format!("/t/{}/games/1/1/record.sgf", hall.slug));
    assert!(sgf.contains("RE[W+3.5]"), "{sgf}");
}

/// The field stands only where the event's time has Ing overtime.
#[test]
fn periods_of_overtime_are_entered_on_the_count() {
    let mut open = crate::hall::event(ProcedureName::Ing);
    let counted = |open: &tengen::tournament::Tournament| {
        let hall = Hall::with(open);
        play(&hall, &[("B", "D4"), ("W", "Q16")]);
        for color in ["B", "W"] {
            assert_eq!(enter(&hall, &[("act", "pass"), ("color", color)]).status(), 303);
        }
        for act in ["nothing-left", "none-dead", "agree:both"] {
            let marked = [("act", act), ("marking", "yes"), ("dead", ""), ("seki", "")];
            assert_eq!(enter(&hall, &marked).status(), 303, "{act}");
        }
        hall
    };
    assert!(!counted(&open).get(RECORD).contains("Overtime periods used"));
    open.settings.time.overtime = tengen::tournament::Overtime::Ing;
    let hall = counted(&open);
    assert!(hall.get(RECORD).contains("Overtime periods used"));
    let wrong = enter(&hall, &[("act", "bought"), ("bought-B", "4"), ("bought-W", "0")]);
    assert_eq!(wrong.status(), 422);
    let bought = [("act", "bought"), ("bought-B", "2"), ("bought-W", "0")];
    assert_eq!(enter(&hall, &bought).status(), 303);
    assert!(hall.get(RECORD).contains("For overtime"));
    for color in ["confirm:B", "confirm:W"] {
        assert_eq!(enter(&hall, &[("act", color)]).status(), 303);
    }
    assert_eq!(hall.ending(), "W+10.5", "komi 6.5 and four points");
}

#[test]
fn a_file_that_ends_by_resignation_ends_the_record_and_another_result_is_told() {
    let moves = ";B[dd];W[pp];B[dp];W[pd])";
    let hall = Hall::of(ProcedureName::NihonKiin);
    assert_eq!(drop_file(&hall, &format!("(;GM[1]SZ[19]RE[W+R]{moves}")).status(), 303);
    let page = hall.get(RECORD);
    assert!(page.contains("data-phase=\"ended\""), "{page}");
    assert!(!hall.get("/games/1/1").contains("<dt>Played"), "a file does not say when");
    let asked = hall.get("/boards/1/1/incident?what=time-loss:white");
    assert!(asked.contains("value=\"accepted\""), "the end is asked first: {asked}");
    let hall = Hall::of(ProcedureName::NihonKiin);
    let taken = drop_file(&hall, &format!("(;GM[1]SZ[19]RE[W+3.5]{moves}"));
    let said = led_to(&hall, &taken);
    assert!(said.contains("The file gives the result as W+3.5"), "{said}");
    assert!(said.contains("data-phase=\"playing\""), "{said}");
}

#[test]
fn a_resignation_is_taken_back_with_a_reason_that_stands_in_the_record() {
    let hall = Hall::of(ProcedureName::NihonKiin);
    play(&hall, &[("B", "D4"), ("W", "Q16")]);
    assert_eq!(enter(&hall, &[("act", "resign:B")]).status(), 303);
    let watched = hall.get("/games/1/1");
    let (_, played) = watched.split_once("<dt>Played</dt>").expect("when it was played");
    let (day, _) = played.split_once("<span").expect("the round below");
    assert!(day.contains(" to ") && day.contains(':'), "{day}");
    let page = hall.get(RECORD);
    let (_, reason) = page.split_once("id=\"undo-why\"").expect("it asks why");
    assert!(reason.contains("name=\"reason\""), "{reason}");
    let refused = enter(&hall, &[("act", "undo"), ("reason", " ")]);
    assert_eq!(refused.status(), 422);
    assert!(refused.text().expect("UTF-8").contains("id=\"undo-why\" class=\"more\" open"));
    assert!(hall.get(RECORD).contains("data-phase=\"ended\""), "nothing is changed");
    assert_eq!(enter(&hall, &[("act", "undo"), ("reason", "misheard")]).status(), 303);
    assert!(hall.get(RECORD).contains("data-phase=\"playing\""));
    assert!(hall.get("/games/1/1/record.sgf").contains("misheard"));
}

/// A record whose players are the other way round would show the loser as winner: it is asked about first.
#[test]
fn a_file_with_other_players_is_asked_about() {
    let hall = Hall::of(ProcedureName::Ngb);
    let file = |black: &str, white: &str| {
        format!("(;SZ[19]KM[6.5]PB[{black}]PW[{white}]RE[W+R];B[pd];W[dp])")
    };
    let exchanged = drop_file(&hall, &file("Szarvas", "Achterberg"));
    assert_eq!(exchanged.status(), 422);
    let asked = exchanged.text().expect("UTF-8");
    assert!(asked.contains("swap the colours of the table first"), "{asked}");
    assert!(asked.contains("PB[") && asked.contains(r#"name="names""#), "the file is kept");
    let others = drop_file(&hall, &file("Aronsen", "Olsthoorn")).text().expect("UTF-8");
    assert!(others.contains("They are at table 2"), "{others}");
    let turned =
        drop_file(&hall, &file("\u{202e}nesnorA\u{202c}", "Olsthoorn")).text().expect("UTF-8");
    let question =
        turned.split("id=\"file-wrong\"").nth(1).and_then(|rest| rest.split("</p>").next());
    let question = question.expect("it is asked at the field");
    assert!(question.contains("nesnorA") && !question.contains('\u{202e}'), "{question:?}");
    assert_eq!(value_of(&hall.get(RECORD), "seen"), "0", "nothing was entered");
    let kept = file("Szarvas", "Achterberg");
    let fields = [("seen", "0"), ("kept", kept.as_str()), ("names", "as-they-stand")];
    assert_eq!(hall.post(&format!("{RECORD}/file"), &fields).status(), 303);
    assert_eq!(value_of(&hall.get(RECORD), "seen"), "2");
}

#[test]
fn a_file_with_the_players_of_the_board_is_taken_over() {
    let hall = Hall::of(ProcedureName::Ngb);
    let text = "(;SZ[19]KM[6.5]PB[Achterberg 3k]PW[SZARVAS]HA[Black first];B[pd];W[dp])";
    let done = drop_file(&hall, text);
    assert_eq!(done.status(), 303);
    let shown = led_to(&hall, &done);
    assert!(shown.contains("HA[Black first] cannot be read"), "{shown}");
}
