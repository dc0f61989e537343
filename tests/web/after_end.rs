//! An incident at a board that shows a result: what stood there is asked first, and nothing is overturned unasked.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use tengen::referee::ProcedureName;

use crate::hall::{Hall, event, value_of};

const INCIDENT: &str = "/boards/1/1/incident";
const KO: [(&str, &str); 2] = [("what", "ko-retake:black"), ("noticed", "at-once")];

/// A hall whose first board shows that result.
fn shows(procedure: ProcedureName, ending: &str) -> Hall {
    let mut own = event(procedure);
    own.rounds[0].boards[0].ending = ending.parse().expect("a result");
    Hall::with(&own)
}

#[test]
fn a_resignation_that_both_accepted_is_not_overturned_by_an_earlier_ko() {
    let hall = shows(ProcedureName::NihonKiin, "B+R");
    let first = hall.get(&format!("{INCIDENT}?what=ko-retake"));
    assert!(first.contains("Had both accepted that?") && first.contains("resignation"), "{first}");
    assert!(first.contains("name=\"end\" value=\"accepted\""), "{first}");
    let accepted = [KO[0], ("end", "accepted")];
    let page = hall.ruling(&accepted);
    assert!(page.contains("Art. 11 and 14") && page.contains("The result stands."), "{page}");
    assert!(page.contains("after the end that both had accepted"), "{page}");
    assert!(!page.contains("At once, before the next move"), "{page}");
    assert_eq!(hall.confirm(&[KO[0], KO[1], accepted[1]], &[("option", "main")]).status(), 303);
    assert_eq!(hall.ending(), "B+R");
    let open = [KO[0], KO[1], ("end", "open")];
    assert!(hall.ruling(&open).contains("White wins"), "called before both accepted it");
    assert_eq!(hall.confirm(&open, &[("option", "main")]).status(), 303);
    assert_eq!(hall.ending(), "W+I");
}

#[test]
fn an_unasked_ruling_is_refused_whoever_sends_it() {
    let hall = Hall::of(ProcedureName::NihonKiin);
    let shown = value_of(&hall.ruling(&KO), "shown");
    hall.post("/boards/1/1", &[("winner", "B"), ("seen", "0")]);
    let sent = [KO[0], KO[1], ("option", "main"), ("shown", &shown)];
    let refused = hall.post(INCIDENT, &sent);
    assert_eq!(refused.status(), 422);
    let page = refused.text().expect("UTF-8");
    let now = value_of(&page, "shown");
    let again = [KO[0], KO[1], ("option", "main"), ("shown", &now)];
    let refused = hall.post(INCIDENT, &again);
    assert_eq!(refused.status(), 422, "the ruling that asks cannot be confirmed");
    assert!(refused.text().expect("UTF-8").contains("say first whether both had accepted that"));
    assert_eq!(hall.ending(), "B+");
}

#[test]
fn a_later_violation_does_not_give_the_game_to_who_violated_first() {
    let hall = Hall::of(ProcedureName::NihonKiin);
    assert_eq!(hall.confirm(&KO, &[("option", "main")]).status(), 303);
    assert_eq!(hall.ending(), "W+I");
    let asks = hall.get(&format!("{INCIDENT}?what=suicide:white"));
    assert!(asks.contains("Did this happen before that?"), "{asks}");
    assert!(asks.contains("Took back in a ko at once: Black"), "what was ruled on: {asks}");
    let later = [("what", "suicide:white"), ("noticed", "at-once"), ("end", "later")];
    let page = hall.ruling(&later);
    assert!(page.contains("The earliest violation governs") && page.contains("Art. 14"), "{page}");
    assert_eq!(hall.confirm(&later, &[("option", "main")]).status(), 303);
    assert_eq!(hall.ending(), "W+I");
    let earlier = [later[0], later[1], ("end", "earlier")];
    assert_eq!(hall.confirm(&earlier, &[("option", "main")]).status(), 303);
    assert_eq!(hall.ending(), "B+I", "who violated first has lost");
}

#[test]
fn the_arbiter_may_take_the_result_off_with_the_move_where_the_text_is_silent() {
    let hall = shows(ProcedureName::Ngb, "W+R");
    let open = [KO[0], KO[1], ("end", "open")];
    let page = hall.ruling(&open);
    let said = "The result no longer counts, and the game goes on.";
    let (before, _) = page.rsplit_once(said).unwrap_or_else(|| panic!("{page}"));
    let (_, option) = before.rsplit_once("name=\"option\" value=\"").expect("its button");
    let (option, _) = option.split_once('"').expect("a value");
    assert_eq!(hall.confirm(&open, &[("option", option)]).status(), 303);
    assert_eq!(hall.ending(), "?");
    assert_eq!(hall.post("/incidents/1/withdraw", &[("reason", "no ko")]).status(), 303);
    assert_eq!(hall.ending(), "W+R", "what stood before stands again");
}

#[test]
fn nobody_stayed_away_from_a_game_that_was_played() {
    let hall = shows(ProcedureName::NihonKiin, "W+R");
    let wrong = |query: &str| {
        let path = format!("/t/{}{INCIDENT}?{query}", hall.slug);
        let answer = hall.app.page_as(&path, &hall.session);
        (answer.status().as_u16(), answer.text().expect("UTF-8"))
    };
    let (status, page) = wrong("what=no-show:black");
    assert!(status == 422 && page.contains("This game was played"), "{status} {page}");
    let (status, page) = wrong("what=count-disputed");
    assert!(status == 422 && page.contains("did not end by a count"), "{status} {page}");
}

/// The place of an option among those that a ruling's page offers, by the words on its button.
fn option_of(page: &str, words: &str) -> String {
    let (before, _) = page.split_once(&format!(">{words}</button>")).expect(words);
    let (_, value) = before.rsplit_once("name=\"option\" value=\"").expect("a button of an option");
    value.split('"').next().expect("a value").to_owned()
}

#[test]
fn a_disputed_resignation_goes_on_by_the_arbiter_with_a_reason_and_comes_back_with_the_ruling() {
    let hall = shows(ProcedureName::NihonKiin, "B+R");
    let call = [("what", "resignation-disputed:white"), ("noticed", "at-once")];
    let asks = hall.get(&format!("{INCIDENT}?what=resignation-disputed"));
    assert!(!asks.contains("Had both accepted that?"), "it says itself that one has not: {asks}");
    let page = hall.ruling(&call);
    assert!(page.contains("In doubt the game goes on."), "{page}");
    assert!(page.contains(">The result stands</button>") && !page.contains(">Play on</button>"));
    let on = option_of(&page, "The ended game goes on");
    let silent = hall.confirm(&call, &[("option", &on), ("words", "")]);
    assert_eq!(silent.status(), 422);
    let silent = silent.text().expect("UTF-8");
    assert!(silent.contains("Give the reason for the ruling"));
    let field = silent.split("name=\"words\"").nth(1).and_then(|rest| rest.split('>').next());
    assert!(
        field.is_some_and(|field| field.contains("autofocus")),
        "the field is shown: {field:?}"
    );
    assert_eq!(hall.ending(), "B+R", "nothing changed");
    let why = ("words", "White put the lid on the bowl to stand up");
    assert_eq!(hall.confirm(&call, &[("option", &on), why]).status(), 303);
    assert_eq!(hall.ending(), "?");
    assert_eq!(hall.post("/incidents/1/withdraw", &[("reason", "both say so")]).status(), 303);
    assert_eq!(hall.ending(), "B+R");
    let told = hall.get("/incidents/1");
    assert!(told.contains("A resignation is disputed") && told.contains(why.1), "{told}");
}

#[test]
fn a_count_in_dispute_takes_the_result_off_where_the_text_says_play_on() {
    let hall = shows(ProcedureName::Nz, "B+3.5");
    let call = [("what", "count-disputed:nobody"), ("noticed", "at-once"), ("end", "open")];
    let asked = hall.get("/boards/1/1/incident?what=count-disputed:nobody");
    assert!(asked.contains("value=\"accepted\""), "the end is asked first: {asked}");
    let accepted = [("what", "count-disputed:nobody"), ("end", "accepted")];
    let page = hall.ruling(&accepted);
    assert!(!page.contains("<h1>The result no longer counts"), "{page}");
    let page = hall.ruling(&call);
    assert!(page.contains("The result no longer counts, and the game goes on."), "{page}");
    assert_eq!(hall.confirm(&call, &[("option", "main")]).status(), 303);
    assert_eq!(hall.ending(), "?");
    assert_eq!(hall.post("/incidents/1/withdraw", &[("reason", "they agree")]).status(), 303);
    assert_eq!(hall.ending(), "B+3.5");
}

fn refused(hall: &Hall, kind: &str) -> String {
    let path = format!("/t/{}{INCIDENT}?what={kind}", hall.slug);
    let answer = hall.app.page_as(&path, &hall.session);
    assert_eq!(answer.status(), 422, "{kind}");
    answer.text().expect("UTF-8")
}

#[test]
fn a_resignation_is_disputed_only_where_somebody_may_have_resigned() {
    let counted = shows(ProcedureName::Aga, "B+3.5");
    let page = refused(&counted, "resignation-disputed");
    assert!(page.contains("This game did not end by a resignation"), "{page}");
    let resigned = shows(ProcedureName::Aga, "B+R");
    let page = refused(&resigned, "resignation-disputed:black&noticed=at-once");
    assert!(page.contains("did not end by a resignation of that player"), "{page}");
    let open = Hall::of(ProcedureName::Aga);
    let page = refused(&open, "result-wrong:nobody&noticed=at-once");
    assert!(page.contains("There is no result yet: enter"), "{page}");
}

#[test]
fn a_result_that_a_ruling_gave_is_overruled_by_nobody_unasked() {
    let hall = Hall::of(ProcedureName::NihonKiin);
    let lost = [("what", "time-loss:black"), ("noticed", "at-once")];
    assert_eq!(hall.confirm(&lost, &[("option", "main")]).status(), 303);
    assert_eq!(hall.ending(), "W+T");
    let seen = value_of(&hall.get("/boards/1/1"), "seen");
    let tap = [("winner", "B"), ("seen", seen.as_str())];
    let asked = hall.post("/boards/1/1", &tap);
    assert_eq!(asked.status(), 409);
    let asked = asked.text().expect("UTF-8");
    assert!(asked.contains("the current result comes from ruling 1"), "{asked}");
    assert_eq!(hall.ending(), "W+T", "nothing is entered yet");
    let undo = hall.post("/boards/1/1", &[("ending", "?"), ("seen", &seen)]);
    assert_eq!(undo.status(), 409, "nor is it taken back");
    let sure = [("ending", "B+"), ("seen", &seen), ("overrules", "yes")];
    assert_eq!(hall.post("/boards/1/1", &sure).status(), 303);
    assert_eq!(hall.ending(), "B+");
    let seen = value_of(&hall.get("/boards/1/1"), "seen");
    assert_eq!(hall.post("/boards/1/1", &[("winner", "W"), ("seen", &seen)]).status(), 303);
    assert_eq!(hall.ending(), "W+", "the ruling's result stands no more");
}

#[test]
fn what_a_withdrawn_ruling_gave_does_not_come_back_with_a_later_one() {
    let left = [("what", "left-game:white"), ("noticed", "before-result")];
    let flag = [("what", "time-loss:black"), ("noticed", "before-result"), ("end", "earlier")];
    for order in [["1", "2"], ["2", "1"]] {
        let hall = Hall::of(ProcedureName::NihonKiin);
        let loss = option_of(&hall.ruling(&left), "White loses: Black won by decision");
        assert_eq!(hall.confirm(&left, &[("option", &loss)]).status(), 303);
        assert_eq!(hall.ending(), "B+D");
        assert_eq!(hall.confirm(&flag, &[("option", "main")]).status(), 303);
        assert_eq!(hall.ending(), "W+T");
        for no in order {
            let off = hall.post(&format!("/incidents/{no}/withdraw"), &[("reason", "neither")]);
            assert_eq!(off.status(), 303, "{no}");
            let cookie = off.headers()["set-cookie"].to_str().expect("ASCII");
            let notice = cookie.trim_start_matches("notice=").split(';').next().expect("one");
            let said = URL_SAFE_NO_PAD.decode(notice).expect("base64");
            assert!(String::from_utf8_lossy(&said).contains("ruling-withdrawn-shows"), "{no}");
        }
        assert_eq!(hall.ending(), "?", "no ruling is in force: {order:?}");
    }
}
