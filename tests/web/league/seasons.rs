//! Divisions of a season beside one another, and the next season made of them.

use tengen::store::Snapshot;
use tengen::tournament::{
    Division, Ending, EntryId, Federation, Round, RoundClock, RoundNo, RoundState, RoundWindow,
    System, Team, TeamMatch, TeamNo, TeamRound, Tournament, preset,
};

use crate::html::{borrowed, fields, form, with};
use crate::organiser::support::Server;

/// A division of four teams of two of which team 1 wins everything, then 2, 3 and 4; one goes up and one down.
fn division(no: i32) -> Tournament {
    let begins = chrono::NaiveDate::from_ymd_opt(2026, 9, 1).unwrap();
    let name = format!("City League {no} 2026");
    let mut event = Tournament::new(preset(System::Swiss, Federation::Egf, &name, begins));
    event.settings.division =
        Division { series: "City League".into(), season: "2026/27".into(), no };
    event.settings.rounds = 3;
    (event.settings.season.up, event.settings.season.down) = (1, 1);
    event.teams.size = 2;
    let window = |week: u64| {
        let from = begins.and_hms_opt(0, 0, 0).unwrap() + chrono::Days::new(7 * week);
        Some(RoundWindow { from, until: from + chrono::Days::new(6) })
    };
    for week in 0..3 {
        let clock = RoundClock { window: window(week), ..RoundClock::default() };
        event.clocks.insert(RoundNo(week as i32 + 1), clock);
    }
    for team in 1..=4 {
        let squad: Vec<EntryId> = (1..=2)
            .map(|board| {
                let name = format!("Player{no}{team}{board}");
                let entry =
                    tengen::tournament::Entry::new(EntryId(0), &name, "Kim", "3k".parse().unwrap());
                event.enter(entry)
            })
            .collect();
        let mut own = Team::new(TeamNo(team), &format!("Team {no}{team}"), squad.clone());
        own.captain = Some(squad[1]);
        event.teams.list.push(own);
    }
    for (no, pairs) in (1..).zip([[(1, 4), (2, 3)], [(1, 3), (2, 4)], [(1, 2), (3, 4)]]) {
        let matches = pairs.map(|(a, b)| TeamMatch::new(TeamNo(a), TeamNo(b))).to_vec();
        let teams = TeamRound { matches, ..TeamRound::NONE };
        let mut round = tengen::pairing::seat_teams(&event, RoundNo(no), teams);
        round.state = RoundState::Published;
        for board in &mut round.boards {
            let color = if board.black < board.white {
                tengen::go::Color::Black
            } else {
                tengen::go::Color::White
            };
            board.ending = Ending::won(color);
        }
        event = tengen::pairing::with_team_round(&event, round);
    }
    event
}

/// Keeps a division and adds it to the series of the first.
fn kept(server: &Server, division: &Tournament) -> Snapshot {
    let kept = server.keep(division);
    let first = server.at("city-league-1-2026").id;
    server.service.acts(first, server.by()).add_to_series(kept.id).expect("both are the owner's");
    kept
}

fn league(divisions: i32) -> Server {
    let server = Server::start();
    for no in 1..=divisions {
        kept(&server, &division(no));
    }
    server
}

fn typed(server: &Server) -> Vec<(String, String)> {
    let page = server.get("/t/city-league-1-2026/next-season");
    assert_eq!(page.status, 200);
    fields(form(&page.text, "method=\"post\""))
}

#[test]
fn three_divisions_move_on_to_the_next_season() {
    let server = league(3);
    let front = server.get_as("", "/t/city-league-2-2026").text;
    assert!(front.contains("/t/city-league-2-2026/divisions\""), "{front}");
    let first = server.get_as("", "/t/city-league-2-2026/standings").text;
    let players = server.get_as("", "/t/city-league-2-2026/standings?list=players").text;
    for page in [&front, &first, &players] {
        assert!(page.contains("27, Division 2</bdi>"), "{page}");
    }
    let page = server.get_as("", "/t/city-league-2-2026/divisions").text;
    for said in ["City League", "2026/27", "City League 1 2026", "City League 3 2026", "Team 34"] {
        assert!(page.contains(said), "{said}: {page}");
    }
    assert!(page.contains("Boards 6"), "{page}");
    assert!(page.contains("<bdi>Team 21</bdi> – <bdi>Team 22</bdi> <b>2 – 0</b>"), "{page}");
    let table = server.get_as("", "/t/city-league-2-2026/standings").text;
    assert!(table.contains("id=\"goes-up\"") && table.contains("id=\"goes-down\""), "{table}");
    // Nobody goes up from the highest, or down from the lowest.
    for (no, up, down) in [(1, false, true), (3, true, false)] {
        let table = server.get_as("", &format!("/t/city-league-{no}-2026/standings")).text;
        let found = ["id=\"goes-up\"", "id=\"goes-down\""].map(|line| table.contains(line));
        assert_eq!(found, [up, down], "division {no}: {table}");
    }
    let sent = typed(&server);
    let value =
        |name: &str| sent.iter().find(|(field, _)| field == name).map(|(_, value)| value.as_str());
    assert_eq!((value("season"), value("name_2")), (Some("2027/28"), Some("City League 2 2027")));
    assert_eq!(
        (value("to_1_t4"), value("to_2_t1"), value("to_3_t4")),
        (Some("2"), Some("1"), Some("3"))
    );
    // One leaves, whatever the lines say.
    let sent = with(&sent, "to_3_t3", "leaves");
    let made = server.post("/t/city-league-1-2026/next-season", &borrowed(&sent));
    assert_eq!((made.status, made.location.as_str()), (303, "/t/city-league-1-2027/divisions"));
    let names = |slug: &str| -> Vec<String> {
        server.at(slug).tournament.teams.list.iter().map(|team| team.name.clone()).collect()
    };
    assert_eq!(names("city-league-1-2027"), ["Team 11", "Team 12", "Team 13", "Team 21"]);
    assert_eq!(names("city-league-2-2027"), ["Team 14", "Team 22", "Team 23", "Team 31"]);
    assert_eq!(names("city-league-3-2027"), ["Team 24", "Team 32", "Team 34"]);
    let next = server.at("city-league-2-2027");
    let (event, settings) = (&next.tournament, &next.tournament.settings);
    assert_eq!((settings.division.season.as_str(), settings.division.no), ("2027/28", 2));
    assert!(settings.hidden && event.rounds.is_empty() && event.entries.len() == 8);
    // The rounds are as many weeks later, and nobody has to check in before a round is drawn.
    let window =
        |slug: &str| server.at(slug).tournament.clock(RoundNo(2)).window.expect("a window").from;
    let later = window("city-league-2-2027") - window("city-league-2-2026");
    assert_eq!(later, chrono::TimeDelta::weeks(52));
    assert!(event.entries.iter().all(tengen::tournament::Entry::is_final));
    let drawn = server.service.acts(next.id, server.by()).draw_matches(RoundNo(1), "none").unwrap();
    assert_eq!(drawn.now(), Some(2), "two matches");
    let captain = event.teams.list[0].captain.and_then(|id| event.entry(id)).expect("it has one");
    assert_eq!(captain.surname, "Player142");
    for (slug, named) in
        [("city-league-2-2026", "City League 2 2027"), ("city-league-2-2027", "City League 2 2026")]
    {
        let journal = server.get(&format!("/t/{slug}/journal")).text;
        assert!(journal.contains("Next season created") && journal.contains(named), "{journal}");
    }
    // The same form once more makes no other; another says that the season is there.
    let again = server.post("/t/city-league-1-2026/next-season", &borrowed(&sent));
    assert_eq!((again.location, server.count()), (made.location, 6));
    let twice = server.post("/t/city-league-1-2026/next-season", &borrowed(&typed(&server)));
    assert_eq!((twice.status, server.count()), (422, 6));
    assert!(twice.text.contains("2027/28 is listed twice"), "{}", twice.text);
    // What is hidden is nobody's but the organisers'.
    assert_eq!(server.get_as("", "/t/city-league-1-2027/divisions").status, 404);
    let old = server.get_as("", "/t/city-league-1-2026/divisions").text;
    assert!(!old.contains("2027"), "{old}");
    let old = server.get("/t/city-league-1-2026/divisions").text;
    let (first, third) = (old.find("City League 1 2027"), old.find("City League 3 2027"));
    assert!(first.is_some() && first < third, "{old}");
    let new = server.get("/t/city-league-1-2027/divisions").text;
    assert!(!new.contains("class=\"goes"), "nobody goes up before a round: {new}");
}

#[test]
fn players_of_a_league_change_divisions_as_teams_do() {
    let server = Server::start();
    for no in 1..=2 {
        let mut event = division(no);
        event.teams = Default::default();
        event.rounds.clear();
        let mut round = Round::empty(RoundNo(1), RoundState::Published);
        for (table, (black, white)) in (1..).zip([(1, 8), (2, 7), (3, 6), (4, 5)]) {
            let table = tengen::tournament::TableNo(table);
            let mut board =
                tengen::tournament::Board::new(table, EntryId(black), EntryId(white), 0);
            if no == 1 || black != 4 {
                board.ending = Ending::won(tengen::go::Color::Black);
            }
            round.boards.push(board);
        }
        event.rounds.push(round);
        kept(&server, &event);
    }
    // Four winners share the first place, and four losers the last: nobody goes up or down unasked.
    let sent = typed(&server);
    let equal = answered(&server, &sent, 422);
    assert!(equal.contains("Shared place: ") && equal.contains("Choose a division"), "{equal}");
    assert!(equal.contains("value=\"2027/28\""), "what was typed is kept");
    let place = |name: &str| match name.strip_prefix("to_")? {
        "1_e8" => Some("2".to_owned()),
        "2_e1" => Some("1".to_owned()),
        stays => stays.split('_').next().map(str::to_owned),
    };
    let chosen = |(name, to): &(String, String)| {
        let to = place(name).filter(|_| to.is_empty()).unwrap_or_else(|| to.clone());
        (name.clone(), to)
    };
    let sent: Vec<_> = sent.iter().map(chosen).collect();
    let open = answered(&server, &sent, 422);
    assert!(open.contains("City League 2 2026: One game has no result."), "{open}");
    assert!(open.contains("City League 1 2026: 2 rounds are not published."), "{open}");
    let sent = agreeing(&sent, &open);
    assert_eq!(server.post(FORM, &borrowed(&sent)).status, 303);
    let count = |slug: &str| server.at(slug).tournament.entries.len();
    assert_eq!((count("city-league-1-2027"), count("city-league-2-2027")), (8, 8));
    let names: Vec<String> = server
        .at("city-league-1-2027")
        .tournament
        .entries
        .iter()
        .map(|entry| entry.surname.clone())
        .collect();
    assert_eq!(names.iter().filter(|name| name.starts_with("Player2")).count(), 1, "{names:?}");
}

const FORM: &str = "/t/city-league-1-2026/next-season";

/// The page that answers the form with that status; it made nothing.
fn answered(server: &Server, sent: &[(String, String)], status: u16) -> String {
    let before = server.count();
    let answer = server.post(FORM, &borrowed(sent));
    assert_eq!((answer.status, server.count()), (status, before), "{}", answer.text);
    answer.text
}

/// The form with the box ticked that the page shows.
fn agreeing(sent: &[(String, String)], page: &str) -> Vec<(String, String)> {
    let after = page.split_once("name=\"sure\" value=\"").expect("a box").1;
    with(sent, "sure", after.split('"').next().unwrap())
}

#[test]
fn two_of_one_name_are_both_kept_and_one_of_one_number_is_named() {
    let server = Server::start();
    let (mut first, mut second) = (division(1), division(2));
    // Of Team 21, which goes up: a namesake of somebody in Team 11, and somebody who plays in Team 12 too.
    second.entries[0].surname = first.entries[0].surname.clone();
    for entry in [&mut first.entries[2], &mut second.entries[1]] {
        entry.egf_pin = "10000001".to_owned();
    }
    for event in [&first, &second] {
        kept(&server, event);
    }
    let shown = server.get(FORM).text;
    let sent = typed(&server);
    let asked = answered(&server, &sent, 422);
    for page in [&shown, &asked] {
        assert!(page.contains("City League 1 2027: Same name, and all of them will be"), "{page}");
        assert!(page.contains("entered once, in the first squad: Kim Player212"), "{page}");
    }
    assert!(asked.contains("Check this first"), "{asked}");
    // A box that was ticked for less does not agree to more.
    let emptied: Vec<_> = sent
        .iter()
        .map(|(name, to)| match name.starts_with("to_") && to == "2" {
            true => (name.clone(), "leaves".to_owned()),
            false => (name.clone(), to.clone()),
        })
        .collect();
    let emptied = answered(&server, &agreeing(&emptied, &asked), 422);
    assert!(emptied.contains("City League 2 2027: Nobody would play here."), "{emptied}");
    assert_eq!(server.post(FORM, &borrowed(&agreeing(&sent, &asked))).status, 303);
    let made = server.at("city-league-1-2027");
    let named = |name: &str| made.tournament.entries.iter().filter(|e| e.surname == name).count();
    assert_eq!((named("Player111"), made.tournament.entries.len()), (2, 7));
}

#[test]
fn what_cannot_be_is_said_on_the_form_with_its_division() {
    let server = Server::start();
    let mut first = division(1);
    first.teams.list[1].name = "Team 21".to_owned();
    kept(&server, &first);
    kept(&server, &division(2));
    let sent = with(&typed(&server), "season", "My season");
    let twice = answered(&server, &sent, 422);
    assert!(
        twice.contains("Two teams called “Team 21” would play in City League 1 2027."),
        "{twice}"
    );
    assert!(twice.contains("id=\"to_1_t2-wrong\"") && twice.contains("id=\"to_2_t1-wrong\""));
    assert!(twice.contains("value=\"My season\""), "what was typed is kept: {twice}");
    let elsewhere = with(&sent, "to_2_t1", "2");
    let same = with(&elsewhere, "name_2", "City League 1 2027");
    let same = answered(&server, &same, 422);
    assert!(same.contains("City League 1 2027 is listed twice"), "{same}");
    let long = with(&elsewhere, "season", &"x".repeat(3000));
    let long = answered(&server, &long, 422);
    assert!(long.contains("id=\"season-wrong\""), "{long}");
    assert_eq!(server.post(FORM, &borrowed(&elsewhere)).status, 303);
}

#[test]
fn who_comes_second_is_told_of_the_first() {
    let server = league(2);
    let (first, second) = (typed(&server), typed(&server));
    // A result came since the form was shown: it is shown again with what was typed.
    let id = server.at("city-league-1-2026").id;
    server
        .service
        .acts(id, server.by())
        .add_entry(true, |id| tengen::tournament::Entry::new(id, "New", "", "1k".parse().unwrap()))
        .unwrap();
    let meanwhile = answered(&server, &with(&first, "season", "Typed"), 422);
    assert!(meanwhile.contains("Something else was entered in the meantime."), "{meanwhile}");
    assert!(meanwhile.contains("value=\"Typed\""), "{meanwhile}");
    let seen = fields(form(&meanwhile, "method=\"post\""));
    let seen = seen.iter().find(|(name, _)| name == "seen").expect("what is there now");
    assert_eq!(server.post(FORM, &borrowed(&with(&first, "seen", &seen.1))).status, 303);
    let late = answered(&server, &second, 409);
    assert!(late.contains("Changed meanwhile"), "{late}");
}

#[test]
fn only_who_organises_all_divisions_is_led_to_the_next_season() {
    let server = league(2);
    let of_one = server.organiser_of(server.at("city-league-1-2026").id, "of-one");
    let page = "/t/city-league-1-2026/divisions";
    assert!(server.get(page).text.contains(FORM));
    assert!(!server.get_as(&of_one, page).text.contains(FORM));
    assert!(!server.get_as("", page).text.contains(FORM));
}

#[test]
fn nobody_puts_an_event_among_the_divisions_of_others() {
    let server = league(2);
    let mut mine = division(7);
    mine.settings.name = "Evil".to_owned();
    let own = server.open("Own");
    let stranger = server.organiser_of(own.id, "stranger");
    let kept = server.keep(&mine);
    let store = server.service.store();
    let scope = tengen::store::Scope::Tournament(kept.id);
    store
        .write(scope, |c| {
            let roles = c.roles(kept.id)?;
            for one in &roles {
                c.remove_role(kept.id, one.account)?;
            }
            let account = c.account_named("stranger")?.expect("it is there");
            c.give_role(kept.id, account.id, tengen::store::Role::Organiser, chrono::Utc::now())
        })
        .expect("another organiser");
    let page = server.get_as("", "/t/city-league-1-2026/divisions").text;
    assert!(page.contains("City League 2 2026") && !page.contains("Evil"), "{page}");
    let next = server.get_as(&stranger, "/t/city-league-1-2026/next-season");
    assert!([403, 404, 422].contains(&next.status), "{}", next.status);
}

#[test]
fn a_series_is_what_its_organiser_added_to_it() {
    let server = Server::start();
    server.keep(&division(1));
    let second = server.keep(&division(2));
    let page = "/t/city-league-1-2026/divisions";
    assert!(!server.get_as("", page).text.contains("City League 2 2026"), "a name is no series");
    let shown = server.get(page).text;
    let add = format!("name=\"event\" value=\"{}\"", second.id);
    assert!(shown.contains("Add to this series") && shown.contains(&add), "{shown}");
    // Who organises one of the two is offered nothing, and adds nothing.
    let of_one = server.organiser_of(server.at("city-league-1-2026").id, "of-one");
    assert!(!server.get_as(&of_one, page).text.contains("Add to this series"));
    let id = second.id.to_string();
    let sent = [("event", id.as_str())];
    server.post_as(&of_one, "/t/city-league-1-2026/divisions/add", &sent);
    assert!(!server.get_as("", page).text.contains("City League 2 2026"));
    let added = server.post("/t/city-league-1-2026/divisions/add", &sent);
    assert_eq!((added.status, added.location.as_str()), (303, page));
    for slug in ["city-league-1-2026", "city-league-2-2026"] {
        let shown = server.get_as("", &format!("/t/{slug}/divisions")).text;
        assert!(shown.contains("City League 1 2026") && shown.contains("City League 2 2026"));
        let journal = server.get(&format!("/t/{slug}/journal")).text;
        assert!(journal.contains("City League 1 2026 → City League 2 2026"), "{journal}");
    }
}

#[test]
fn a_form_of_other_divisions_is_shown_again_and_does_nothing() {
    let server = league(2);
    let sent = typed(&server);
    kept(&server, &division(3));
    // Nobody said a word of the third, and nobody leaves unsaid.
    let answer = server.post("/t/city-league-1-2026/next-season", &borrowed(&sent));
    assert_eq!((answer.status, server.count()), (422, 3));
    assert!(answer.text.contains("Something else was entered in the meantime."), "{}", answer.text);
    assert!(answer.text.contains("to_3_t4"), "{}", answer.text);
    let far = with(&typed(&server), "begins", "+262142-12-31");
    let far = server.post("/t/city-league-1-2026/next-season", &borrowed(&far));
    assert!(far.status < 500 && far.status != 303, "{}", far.status);
}

#[test]
fn initials_and_hidden_divisions_are_kept_beside_others() {
    let server = Server::start();
    let mut first = division(1);
    first.teams = Default::default();
    first.rounds.clear();
    first.entries[0].private.initials = true;
    let mut second = division(2);
    second.settings.hidden = true;
    let first = kept(&server, &first);
    kept(&server, &second);
    let page = server.get_as("", "/t/city-league-1-2026/divisions").text;
    assert!(!page.contains("Player111") && page.contains("Player112"), "{page}");
    assert!(!page.contains("City League 2"), "{page}");
    // An arbiter of the one is a stranger at the other.
    let arbiter = server.organiser_of(first.id, "arbiter");
    let store = server.service.store();
    store
        .write(tengen::store::Scope::Tournament(first.id), |c| {
            let account = c.account_named("arbiter")?.expect("it is there");
            c.give_role(first.id, account.id, tengen::store::Role::Arbiter, chrono::Utc::now())
        })
        .expect("an arbiter");
    let page = server.get_as(&arbiter, "/t/city-league-1-2026/divisions").text;
    assert!(!page.contains("City League 2") && !page.contains("Player111"), "{page}");
    assert!(server.get("/t/city-league-1-2026/divisions").text.contains("City League 2"));
}
