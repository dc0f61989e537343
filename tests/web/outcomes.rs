//! What an outcome means before it is entered; confirmed results; games played anew; the clock of a round.

use chrono::Utc;
use tengen::referee::ProcedureName;
use tengen::service::By;
use tengen::store::{Role, Scope, StoreError};
use tengen::tournament::{HalfPoints, NoResultPolicy, RoundNo};

use crate::hall::{Hall, event, location, value_of};
use crate::html;

/// Sends the long form of table 1, as its page shows it.
fn enter(hall: &Hall, fields: &[(&str, &str)]) -> reqwest::blocking::Response {
    let seen = value_of(&hall.get("/boards/1/1"), "seen");
    let mut all = vec![("seen", seen.as_str())];
    all.extend(fields);
    hall.post("/boards/1/1", &all)
}

/// The page of the consequences, and what confirming it answers.
fn look(hall: &Hall, fields: &[(&str, &str)]) -> String {
    let answer = enter(hall, fields);
    assert_eq!(answer.status(), 303, "an unusual result is shown first");
    let to = location(&answer).to_owned();
    assert!(to.contains("/outcome?"), "{to}");
    hall.get(to.strip_prefix("/t/open").expect("a page of the event"))
}

#[test]
fn an_ordinary_win_stays_one_tap() {
    let hall = Hall::of(ProcedureName::Egf);
    let tap = hall.post("/boards/1/1", &[("winner", "B"), ("seen", "0")]);
    assert!(location(&tap).starts_with("/t/open/boards?"));
    assert_eq!(hall.ending(), "B+");
    for (how, points, kept) in [("R", "", "W+R"), ("score", "3,5", "W+3.5"), ("T", "", "W+T")] {
        let done = enter(&hall, &[("who", "W"), ("how", how), ("points", points)]);
        assert!(!location(&done).contains("outcome"), "{kept}");
        assert_eq!(hall.ending(), kept);
    }
}

#[test]
fn where_white_wins_an_equal_count_a_jigo_is_offered_nowhere_and_asked_about() {
    let mut whole = event(ProcedureName::Egf);
    whole.settings.komi = HalfPoints::whole(6);
    let ties = |tie: &str| {
        let mut event = whole.clone();
        event.settings.refereeing.rules.insert("tie".into(), tie.into());
        Hall::with(&event)
    };
    let offers = |hall: &Hall| hall.get("/boards").contains("name=\"ending\" value=\"0\"");
    assert!(offers(&ties("jigo")));
    for (tie, words) in
        [("white-wins", "White wins an equal"), ("black-wins", "Black wins an equal")]
    {
        let hall = ties(tie);
        assert!(!offers(&hall), "{tie}");
        let page = look(&hall, &[("who", "0")]);
        assert!(page.contains(words), "{page}");
        assert_eq!(hall.ending(), "?", "asked first");
        enter(&hall, &[("who", "W"), ("how", "score"), ("points", "3")]);
        assert_eq!(hall.ending(), "W+3");
    }
}

#[test]
fn every_unusual_outcome_is_shown_with_its_points_tie_breaks_rating_and_files() {
    let mut half = event(ProcedureName::Egf);
    half.settings.points.no_result = NoResultPolicy::Half;
    for entry in &mut half.entries {
        entry.aga_id = (20_000 + entry.id.0).to_string();
    }
    let hall = Hall::with(&half);
    let cases = [
        ("0", "", "½ to Black", "Yes", "RESULT_EQUAL", "0"),
        ("draw", "", "½ to Black", "Yes", "RESULT_EQUAL", "draw"),
        ("void", "", "½ to Black", "Not rated", "RESULT_EQUAL_BYDEF", "void"),
        ("both-lose", "", "0 to Black, 0 to White", "Not rated", "RESULT_BOTHLOSE", "both-lose"),
        ("both-lose", "F", "0 to Black, 0 to White", "Not rated", "BOTHLOSE_BYDEF", "both-lose!"),
        ("W", "I", "0 to Black, 1 to White", "Yes", "RESULT_WHITEWINS", "W+I"),
        ("B", "F", "1 to Black, 0 to White", "Not rated", "BLACKWINS_BYDEF", "B+F"),
    ];
    for (who, how, points, rated, opengotha, csv) in cases {
        let page = look(&hall, &[("who", who), ("how", how)]).replace("0.5", "½");
        for said in [points, rated, opengotha, "Place ", "European Go Database", "OpenGotha"] {
            assert!(page.contains(said), "{who} {how}: {said}\n{page}");
        }
        let in_csv = format!("<dd>{csv}</dd>");
        assert!(page.contains(&in_csv), "{who} {how}: {csv} in the pairings");
        let left_out = page.contains("The game is left out");
        assert_eq!(left_out, csv != "W+I", "{csv}: the American report takes wins only");
        assert_eq!(hall.ending(), "?", "nothing is entered by looking");
    }
    let page = look(&hall, &[("who", "W"), ("how", "I")]);
    assert!(page.contains("1-/b0") && page.contains("2+/w0"), "H9 in its own words: {page}");
    let sure = enter(&hall, &[("who", "W"), ("how", "I"), ("sure", "yes")]);
    assert!(!location(&sure).contains("outcome"));
    assert_eq!(hall.ending(), "W+I");
}

#[test]
fn no_result_is_played_anew_from_the_page_that_says_so() {
    let hall = Hall::of(ProcedureName::Egf);
    let page = look(&hall, &[("who", "void")]);
    assert!(page.contains("The game is replayed at the same table"), "{page}");
    assert!(page.contains("name=\"black\"") && page.contains("name=\"handicap\""));
    let terms = [("who", "void"), ("sure", "yes"), ("black", "2"), ("handicap", "0")];
    let sure = enter(&hall, &[&terms[..], &[("time", "30 minutes each")]].concat());
    assert_eq!(sure.status(), 303);
    let board = &hall.tournament().rounds[0].boards[0];
    assert_eq!((board.black.0, board.ending.is_pending()), (2, true));
    let list = hall.get("/boards");
    assert!(list.contains("Replayed: 30 minutes each") && list.contains("/boards/1/1"));
    let page = hall.get("/boards/1/1");
    assert!(page.contains("Game 1: No result, replayed. Black Achterberg"), "{page}");
    let seen = value_of(&page, "seen");
    let back = hall.post("/boards/1/1/replay", &[("act", "back"), ("seen", &seen)]);
    assert_eq!(location(&back), "/t/open/boards/1/1");
    let board = &hall.tournament().rounds[0].boards[0];
    assert_eq!((board.black.0, board.is_played_anew()), (1, false));
    let none = hall.post("/boards/1/1/replay", &[("act", "terms"), ("seen", "2")]);
    assert_eq!(none.status(), 422, "no game is played anew");
}

/// The session of a new account with a role.
fn person(hall: &Hall, name: &str, role: Role, chief: bool) -> String {
    let (service, id, now) = (&hall.app.service, hall.id(), Utc::now());
    let who = service.create_account(name, "long enough for all", false, now).expect("it is free");
    let store = service.store();
    let given: Result<(), StoreError> =
        store.write(Scope::Tournament(id), |c| c.give_role(id, who, role, now));
    given.expect("a role");
    if chief {
        let by = By { account: None, now, form: None };
        service.acts(id, by).name_chief(who, true).expect("there is a role");
    }
    let signed_in = service.sign_in(name, "long enough for all", now).expect("it fits");
    signed_in.session.secret().to_owned()
}

#[test]
fn a_confirmed_result_is_changed_by_the_chief_alone_and_the_page_says_who_that_is() {
    let mut hall = Hall::of(ProcedureName::Egf);
    let owner = hall.session.clone();
    let arbiter = person(&hall, "Anna", Role::Arbiter, false);
    let chief = person(&hall, "Carla", Role::Arbiter, true);
    hall.session.clone_from(&arbiter);
    hall.post("/boards/1/1", &[("winner", "B"), ("seen", "0")]);
    let list = hall.get("/boards?show=all&last=1&was=%3F");
    assert!(list.contains("Both confirmed") && list.contains(">Undo<"), "{list}");
    let fields = [("ending", "B+"), ("confirmed", "yes"), ("seen", "1")];
    assert_eq!(hall.post("/boards/1/1", &fields).status(), 303);
    let list = hall.get("/boards?show=all&last=1&was=%3F");
    assert!(list.contains(">confirmed<") && !list.contains(">Undo<"), "one tap no longer undoes");
    let page = hall.get("/boards/1/1");
    assert!(page.contains("Both players confirmed it") && page.contains("Carla"), "{page}");
    assert!(!page.contains("name=\"who\"") && !page.contains("/correct"));
    let tap = hall.post("/boards/1/1", &[("winner", "W"), ("seen", "2")]);
    assert_eq!((tap.status().as_u16(), hall.ending().as_str()), (422, "B+"));
    let reason = [("who", "W"), ("how", "R"), ("reason", "swapped"), ("seen", "2")];
    assert_eq!(hall.post("/boards/1/1/correct", &reason).status(), 403);
    hall.session.clone_from(&owner);
    assert_eq!(hall.post("/boards/1/1/correct", &reason).status(), 403, "Carla is named");
    hall.session.clone_from(&chief);
    assert!(hall.get("/boards/1/1").contains("/boards/1/1/correct"));
    let page = hall.get("/boards/1/1/correct");
    assert!(page.contains("name=\"reason\"") && page.contains("name=\"who\""));
    let silent = [("who", "W"), ("how", "R"), ("seen", "2")];
    assert_eq!(hall.post("/boards/1/1/correct", &silent).status(), 422);
    assert_eq!(hall.post("/boards/1/1/correct", &reason).status(), 303);
    assert_eq!(hall.ending(), "W+R");
    hall.session.clone_from(&owner);
    assert!(hall.get("/journal").contains("swapped"));
}

#[test]
fn a_finished_round_is_confirmed_only_where_the_event_says_so() {
    let hall = Hall::of(ProcedureName::Egf);
    assert!(!hall.tournament().settings.refereeing.finished_confirms);
    let form = html::with(&hall.procedure_form("finished_confirms"), "finished_confirms", "yes");
    assert_eq!(hall.post("/procedure", &html::borrowed(&form)).status(), 303);
    assert!(hall.tournament().settings.refereeing.finished_confirms);
    let page = hall.get("/procedure?change=finished_confirms");
    assert!(page.contains("name=\"finished_confirms\" value=\"yes\" checked"), "{page}");
}

#[test]
fn an_exclusion_says_which_rounds_and_shows_in_the_list() {
    let hall = Hall::of(ProcedureName::Egf);
    let conduct = [("what", "conduct:black"), ("noticed", "at-once")];
    let page = hall.ruling(&conduct);
    assert!(page.contains("Achterberg is out of rounds 2, 3, 4, 5"), "{page}");
    let words = ("words", "threw the board");
    let done = hall.confirm(&conduct, &[("option", "main"), ("sanction", "exclusion"), words]);
    assert_eq!(done.status(), 303, "{}", done.text().unwrap_or_default());
    let entries = hall.get("/entries");
    assert!(entries.contains("Out of the event by ruling 1"), "{entries}");
    assert_eq!(hall.tournament().entries[0].playing().to_text(5), "10000");
    hall.post("/incidents/1/withdraw", &[("reason", "it fell")]);
    assert!(!hall.get("/entries").contains("Out of the event"));
    assert_eq!(hall.tournament().entries[0].playing().to_text(5), "11111");
}

#[test]
fn the_halls_screen_counts_from_the_servers_time() {
    let hall = Hall::of(ProcedureName::Egf);
    let plain = hall.app.page("/t/open/hall");
    assert!(plain.contains("data-clock") && !plain.contains("data-start"));
    let boards = hall.get("/boards");
    assert!(boards.contains("Start the clocks"), "{boards}");
    let begins = hall.tournament().settings.begins.to_string();
    let times = [("round", "1"), ("day_1", begins.as_str()), ("time_1", "10:00")];
    assert_eq!(hall.post("/timetable", &times).status(), 303);
    assert!(hall.get("/timetable").contains("value=\"10:00\""));
    let wrong = [("round", "1"), ("day_1", begins.as_str()), ("time_1", "25:00")];
    assert_eq!(hall.post("/timetable", &wrong).status(), 422);
    let before = Utc::now().timestamp_millis();
    let page = hall.app.page("/t/open/hall");
    let number = |page: &str, name: &str| -> i64 {
        let rest = page.split(&format!("data-{name}=\"")).nth(1).expect("the attribute");
        rest.split('"').next().expect("its value").parse().expect("a number")
    };
    assert!((before..=Utc::now().timestamp_millis()).contains(&number(&page, "now")));
    let planned = hall.tournament().clock(RoundNo(1)).starts.expect("it is kept");
    assert_eq!(number(&page, "start"), planned.and_utc().timestamp_millis());
    assert_eq!(hall.post("/rounds/1/clock", &[("act", "start")]).status(), 303);
    let page = hall.app.page("/t/open/hall");
    assert!((before - 1000..=before + 60_000).contains(&number(&page, "start")), "now it runs");
    assert!(page.contains("<span>clocks run</span>"), "{page}");
    assert!(page.contains("Absent players lose after") && page.contains("Last games end about"));
    assert!(hall.get("/boards").contains("Clocks run since"));
    let late = hall.get("/boards/1/1/incident?what=late-arrival%3Ablack");
    assert!(
        late.contains(
            "name=\"minutes\" type=\"text\" autocomplete=\"off\" inputmode=\"numeric\" value=\"0\""
        ),
        "{late}"
    );
    let absent = hall.get("/boards/1/1/incident?what=no-show%3Ablack");
    assert!(absent.contains("Absent players lose after"), "nobody has lost yet: {absent}");
    assert_eq!(hall.post("/rounds/1/clock", &[("act", "unstart")]).status(), 303);
    assert!(hall.app.page("/t/open/hall").contains("data-start"), "the plan is still there");
}

#[test]
fn organisers_name_the_chief_arbiter() {
    let hall = Hall::of(ProcedureName::Egf);
    let page = hall.get("/people");
    assert!(page.contains("Nobody is named, so every organiser may do this."), "{page}");
    assert!(page.contains("Name myself chief arbiter"), "the owner has no role here yet");
    let me = value_of(&page, "account");
    let named = hall.post("/people/chief", &[("account", &me), ("chief", "yes")]);
    assert_eq!(location(&named), "/t/open/people");
    let page = hall.get("/people");
    assert!(page.contains("Organiser, chief arbiter") && !page.contains("Nobody is named"));
    let nobody = hall.post("/people/chief", &[("account", "99"), ("chief", "yes")]);
    assert_eq!(nobody.status(), 422);
}

#[test]
fn a_confirmed_result_under_article_10_4_changes_for_an_error_of_writing_only() {
    let hall = Hall::of(ProcedureName::NihonKiin);
    let fields = [("ending", "B+"), ("confirmed", "yes"), ("seen", "0")];
    assert_eq!(hall.post("/boards/1/1", &fields).status(), 303);
    let page = hall.get("/boards/1/1/correct");
    assert!(page.contains("Art. 10.4") && page.contains("name=\"clerical\""), "{page}");
    let reason = [("who", "W"), ("how", "R"), ("reason", "swapped"), ("seen", "1")];
    let refused = hall.post("/boards/1/1/correct", &reason);
    assert_eq!(refused.status(), 422);
    assert!(refused.text().expect("UTF-8").contains("Only an error in writing the result down"));
    assert_eq!(hall.ending(), "B+");
    let clerical = [&reason[..], &[("clerical", "yes")]].concat();
    assert_eq!(hall.post("/boards/1/1/correct", &clerical).status(), 303);
    assert_eq!(hall.ending(), "W+R");
}
