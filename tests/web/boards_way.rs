//! The way to a board of the arbiter's list and back, what stands below a search, and what a phone shows first.

use tengen::referee::ProcedureName;

use crate::hall::{Hall, event, location};

#[test]
fn a_correction_leads_back_to_the_tab_and_the_search_that_one_came_from() {
    let hall = Hall::of(ProcedureName::Egf);
    let list = hall.get("/boards?show=all&q=Achterberg");
    assert!(list.contains("/boards/1/1?show=all&#38;q=Achterberg"), "{list}");
    let board = hall.get("/boards/1/1?show=all&q=Achterberg");
    let kept = "<input type=\"hidden\" name=\"q\" value=\"Achterberg\">";
    assert!(board.contains(kept), "{board}");
    assert!(board.contains("/boards?round=1&#38;show=all&#38;q=Achterberg"), "{board}");
    let fields = [("who", "B"), ("how", ""), ("seen", "0"), ("show", "all"), ("q", "Achterberg")];
    let wrong = [("how", "R"), ("seen", "0"), ("show", "all"), ("q", "Achterberg")];
    let refused = hall.post("/boards/1/1", &wrong).text().expect("UTF-8");
    assert!(refused.contains(kept), "what is refused knows the way as well: {refused}");
    let sent = hall.post("/boards/1/1", &fields);
    let to = location(&sent);
    assert!(to.contains("show=all&q=Achterberg"), "{to}");
}

#[test]
fn who_did_not_come_and_a_jigo_that_can_be_are_two_taps() {
    let mut open = event(ProcedureName::Egf);
    open.settings.komi = tengen::tournament::HalfPoints::whole(6);
    let hall = Hall::with(&open);
    let list = hall.get("/boards");
    for (code, said) in
        [("0", "Jigo"), ("W+F", "Black did not come"), ("B+F", "White did not come")]
    {
        let button = format!("name=\"ending\" value=\"{code}\"");
        let (_, rest) = list.split_once(&button).expect(code);
        assert!(rest.split_once("</button>").expect("a button").0.contains(said), "{rest}");
    }
    let sent = hall.post("/boards/1/1", &[("ending", "W+F"), ("seen", "0")]);
    let back = location(&sent);
    assert!(back.contains("last=1"), "it can be taken back: {back}");
    assert!(hall.get("/boards?show=all").contains("default"), "it stands");
    let uneven = Hall::of(ProcedureName::Egf).get("/boards");
    assert!(!uneven.contains("name=\"ending\" value=\"0\""), "no tie with half a point");
}

#[test]
fn the_clocks_of_all_boards_start_by_two_taps_and_never_below_a_search() {
    let hall = Hall::of(ProcedureName::Egf);
    let list = hall.get("/boards");
    let (_, clock) = list.split_once("id=\"boards-clock\"").expect("the clock");
    let (before, after) = clock.split_once("name=\"act\" value=\"start\"").expect("the act");
    assert!(before.contains("<details") && before.contains("all 2 tables"), "{before}");
    assert!(after.contains("Start the clocks of round 1"), "{after}");
    let found = hall.get("/boards?q=1");
    assert!(!found.contains("value=\"start\""), "{found}");
}

#[test]
fn who_works_here_has_areas_in_one_order_on_every_page() {
    let hall = Hall::of(ProcedureName::Egf);
    let place = |page: &str, way: &str| page.find(&format!(">{way}</a>")).expect("a way");
    let own = hall.get("/boards");
    assert!(place(&own, "Today") < place(&own, "Rounds"), "{own}");
    assert!(place(&own, "Rounds") < place(&own, "Players"), "{own}");
    assert!(place(&own, "Boards") < place(&own, "Incidents"), "{own}");
    let areas = |page: &str| {
        let (_, nav) = page.split_once("<nav class=\"areas\"").expect("the areas");
        nav.split_once("</nav>").expect("their end").0.matches("</a>").count()
    };
    assert_eq!((areas(&own), areas(&hall.get("/standings"))), (5, 5), "the current one twice");
    let public = hall.app.page(&format!("/t/{}/standings", hall.slug));
    assert!(!public.contains(">Boards</a>") && !public.contains("/register"), "{public}");
    let mut open = event(ProcedureName::Egf);
    open.settings.home.open = true;
    let hall = Hall::with(&open);
    let public = hall.app.page(&format!("/t/{}/standings", hall.slug));
    assert!(place(&public, "Register") < place(&public, "Players"), "{public}");
    assert!(!hall.get("/standings").contains("/register\""), "who works here");
}

#[test]
fn countries_and_clubs_are_one_group_however_they_are_written() {
    let mut open = event(ProcedureName::Egf);
    for (entry, (country, club)) in
        open.entries.iter_mut().zip([("fr", "Lyon"), ("FR", "LYON"), ("Fr", "lyon"), ("", "")])
    {
        entry.country = country.to_owned();
        entry.club = club.to_owned();
    }
    let hall = Hall::with(&open);
    let standings = hall.app.page(&format!("/t/{}/standings", hall.slug));
    assert_eq!(standings.matches("value=\"country:").count(), 1, "{standings}");
    assert_eq!(standings.to_lowercase().matches("value=\"club:").count(), 1, "{standings}");
    let entries = hall.get("/entries");
    assert!(!entries.contains(", fr<") && entries.contains(", FR<"), "{entries}");
}

#[test]
fn nobody_stayed_away_from_a_game_that_was_played() {
    let hall = Hall::of(ProcedureName::Egf);
    let play = [("act", "play"), ("color", "B"), ("at", "D4"), ("seen", "0")];
    assert_eq!(hall.post("/boards/1/1/record", &play).status(), 303);
    let refused = hall.post("/boards/1/1", &[("ending", "W+F"), ("seen", "0")]);
    assert_eq!(refused.status(), 422);
    assert!(refused.text().expect("UTF-8").contains("This game was played, so nobody was absent"));
    assert_eq!(hall.get("/boards").matches("name=\"ending\" value=\"W+F\"").count(), 1, "table 2");
    // A result of a played game is asked about before a default takes its place.
    assert_eq!(hall.post("/boards/1/2", &[("ending", "W+R"), ("seen", "0")]).status(), 303);
    let asked = hall.post("/boards/1/2", &[("ending", "B+F"), ("seen", "1")]);
    assert_eq!(asked.status(), 409);
    assert!(asked.text().expect("UTF-8").contains("name=\"overrules\" value=\"yes\""));
    assert!(hall.get("/boards?show=all").contains("by resignation"), "it stands");
    let sure = [("ending", "B+F"), ("seen", "1"), ("overrules", "yes")];
    assert_eq!(hall.post("/boards/1/2", &sure).status(), 303);
    let back = [("taken_back", "W+R"), ("seen", "2")];
    assert_eq!(hall.post("/boards/1/2", &back).status(), 303, "what was tapped is taken back");
}
