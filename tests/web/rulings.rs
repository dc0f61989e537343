//! Rulings where players read them, and the penalties that players have already.

use tengen::referee::ProcedureName;
use tengen::tournament::{Board, EntryId, Round, RoundNo, RoundState, TableNo};

use crate::hall::{Hall, event};

const KO: [(&str, &str); 2] = [("what", "ko-retake:black"), ("noticed", "up-to-three")];
const CONDUCT: [(&str, &str); 2] = [("what", "conduct:black"), ("noticed", "at-once")];

/// Two rounds; entry 1 has Black at the first table of both.
fn hall(public: bool) -> Hall {
    let mut event = event(ProcedureName::Korean2024);
    event.settings.refereeing.public = public;
    let mut round = Round::empty(RoundNo(2), RoundState::Published);
    round.boards.push(Board::new(TableNo(1), EntryId(1), EntryId(3), 0));
    event.rounds.push(round);
    Hall::with(&event)
}

/// A loss by an illegal move, told to Black.
fn rule(hall: &Hall) {
    let done = hall.confirm(&KO, &[("option", "0"), ("told", "black"), ("words", "seen by all")]);
    assert_eq!(done.status(), 303);
}

#[test]
fn a_player_reads_the_ruling_on_the_own_page_and_at_the_board() {
    let hall = hall(true);
    assert!(!hall.app.page("/t/open/players/1").contains("Ruling 1"));
    rule(&hall);
    let black = hall.app.page("/t/open/players/1");
    assert!(black.contains("White wins: illegal move of the opponent."));
    assert!(black.contains("href=\"/t/open/rulings#ruling-1\"") && black.contains("Told "));
    let white = hall.app.page("/t/open/players/2");
    assert!(white.contains("/rulings#ruling-1") && !white.contains("Told "), "White was not told");
    for other in ["/t/open/players/3", "/t/open/rounds/2"] {
        assert!(!hall.app.page(other).contains("ruling-1"), "{other} is about others");
    }
    assert!(hall.app.page("/t/open/rounds/1").contains("/rulings#ruling-1"));
    assert!(hall.app.page("/t/open/rulings").contains("id=\"ruling-1\""), "where the links lead");
    assert_eq!(hall.post("/incidents/1/withdraw", &[("reason", "seen on film")]).status(), 303);
    assert!(!hall.app.page("/t/open/players/1").contains("ruling-1"), "no longer in force");
}

#[test]
fn nothing_private_is_read_by_everybody() {
    let secret = ["ruling-1", "Ruling 1", "illegal move of the opponent", "seen by all", "Told "];
    let pages = ["players/1", "players/2", "rounds/1", "", "wall", "hall", "standings"];
    let hidden = |hall: &Hall| {
        for page in pages {
            let text = hall.app.page(format!("/t/open/{page}").trim_end_matches('/'));
            assert!(secret.iter().all(|word| !text.contains(word)), "{page}");
        }
        assert_eq!(hall.app.get("/t/open/rulings").status(), 404);
    };
    let private = hall(false);
    rule(&private);
    hidden(&private);
    // A ruling given while they were private stays private.
    let form = crate::html::with(&private.procedure_form("public"), "public", "yes");
    assert_eq!(private.post("/procedure", &crate::html::borrowed(&form)).status(), 303);
    assert!(!private.app.page("/t/open/players/1").contains("ruling-1"));
    assert!(!private.app.page("/t/open/rounds/1").contains("ruling-1"));
    // And public ones are hidden once the event closes them.
    let closed = hall(true);
    rule(&closed);
    let form = closed.procedure_form("public");
    let form: Vec<_> = form.into_iter().filter(|(name, _)| name != "public").collect();
    assert_eq!(closed.post("/procedure", &crate::html::borrowed(&form)).status(), 303);
    hidden(&closed);
}

#[test]
fn the_arbiter_sees_what_players_have_from_all_their_games() {
    let hall = hall(false);
    assert!(!hall.ruling(&CONDUCT).contains("id=\"given\""));
    let elsewhere = "/boards/2/1/incident";
    let warning = [("option", "2"), ("sanction", "warning")];
    assert_eq!(hall.confirm_at(elsewhere, &CONDUCT, &warning).status(), 303);
    let page = hall.ruling(&CONDUCT);
    let given = page.split("id=\"given\"").nth(1).expect("a list of penalties");
    assert!(given.contains("Achterberg") && given.contains("Warning, 2 points paid."));
    assert!(given.contains("Ruling 1, round 2, table 1") && given.contains("/incidents/1\""));
    assert!(given.contains("not counted here"), "warnings count in one game");
    let log = hall.get("/incidents");
    let given = log.split("id=\"given\"").nth(1).expect("the same in the log");
    assert!(given.contains("Achterberg") && given.contains("Warning, 2 points paid."));
    assert_eq!(hall.post("/incidents/1/withdraw", &[("reason", "another player")]).status(), 303);
    assert!(!hall.ruling(&CONDUCT).contains("id=\"given\""), "withdrawn");
    assert!(!hall.get("/incidents").contains("id=\"given\""));
}

/// The page of the player with that link, and what its appeal is answered.
fn phone(hall: &Hall, entry: i32, secret: &str, grounds: &str) -> (String, reqwest::StatusCode) {
    let cookie = format!("me=open:{entry}:{secret}");
    let page = hall.app.request("/t/open/me").header("cookie", &cookie).send().unwrap();
    let fields = [("ruling", "1"), ("grounds", grounds)];
    let answer = hall.app.post(&format!("/t/open/me/{entry}/appeal"), &fields, &cookie);
    (page.text().unwrap(), answer.status())
}

#[test]
fn a_ruling_that_is_not_public_reaches_its_players_who_appeal_once() {
    let hall = hall(false);
    rule(&hall);
    let by = crate::support::by();
    let store = hall.app.service.store();
    let id = store.read(|c| c.find_slug("open")).unwrap().unwrap();
    let people = [EntryId(1), EntryId(2), EntryId(3)];
    let links = hall.app.service.acts(id, by).make_personal_links(&people).unwrap().now().unwrap();
    let link = |at: usize| links[at].1.secret();
    let appeals = || hall.app.service.read(|c| c.referee_file(id)).unwrap().log.appeals().count();
    let forged = "A".repeat(43);
    // Others, and whoever only says to be one of the two, neither read it nor appeal.
    for (entry, secret) in [(3, link(2)), (1, link(2)), (1, ""), (1, forged.as_str())] {
        let (page, answer) = phone(&hall, entry, secret, "why");
        assert!(!page.contains("seen by all") && !page.contains("own-ruling"), "{entry}");
        assert_eq!((answer, appeals()), (reqwest::StatusCode::SEE_OTHER, 0), "{entry} {secret}");
    }
    let (page, _) = phone(&hall, 1, link(0), " ");
    assert!(page.contains("seen by all") && page.contains("illegal move of the opponent"));
    assert!(page.contains("<p>Clocks: "), "what stays as it is is named: {page}");
    assert!(page.contains("/t/open/me/1/appeal") && page.contains("The players may appeal"));
    assert!(!page.contains("/t/open/rulings"), "there is no public page of it");
    assert_eq!(appeals(), 0, "not without grounds");
    for _ in 0..2 {
        phone(&hall, 1, link(0), "the ko was taken back");
        assert_eq!(appeals(), 1, "once");
    }
    let (page, _) = phone(&hall, 1, link(0), "again");
    assert!(!page.contains("/t/open/me/1/appeal") && page.contains("Achterberg appealed"));
    assert!(hall.get("/from-players").contains("the ko was taken back"), "arbiters see it");
    assert!(hall.get("/boards").contains("/from-players"), "and are told");
    // White, against whom nothing was decided, may appeal too; whose link was withdrawn may not.
    hall.app.service.acts(id, by).revoke_personal_link(EntryId(2)).unwrap();
    phone(&hall, 2, link(1), "why");
    assert_eq!(appeals(), 1);
    assert!(hall.get("/links").contains("Appeal"), "what was done by a link is listed");
    let votes = [
        ("appeal", "1"),
        ("member_1", "Anna"),
        ("vote_1", "overturned"),
        ("member_2", "Bert"),
        ("vote_2", "overturned"),
        ("member_3", "Cleo"),
        ("vote_3", "upheld"),
        ("reasons", "the film shows another move"),
    ];
    assert_eq!(hall.post("/incidents/1/judge", &votes).status(), 303);
    let (page, _) = phone(&hall, 1, link(0), "again");
    assert!(page.contains("The committee overturned ruling 1."), "who appealed learns it: {page}");
    assert!(page.contains("the film shows another move"), "with the reasons: {page}");
}
