//! Teams on paper and in files, who is forgotten, and groups before a knock-out.

use tengen::tournament::{EntryId, RoundNo, TeamCriterion, Teams, Tournament};

use crate::drawing::{Organiser, event};
use crate::hall::value_of;
use crate::html::unescape;
use crate::support::by;
use crate::teams::{ID, teams};

#[test]
fn who_is_forgotten_leads_no_team_and_stays_in_a_squad_only_where_they_played() {
    let organiser = teams(2);
    let captains = |now: &Tournament| {
        let mut teams = now.teams.clone();
        teams.list[0].captain = Some(EntryId(1));
        teams.list[1].captain = Some(EntryId(5));
        teams.list[1].squad.push(EntryId(5));
        Ok(teams)
    };
    organiser.app.service.acts(ID, by()).edit_teams(captains).expect("captains");
    organiser.act(1, "draw", &[]);
    organiser.act(1, "publish", &[]);
    for who in [1, 5] {
        organiser.app.service.acts(ID, by()).forget_person(EntryId(who)).expect("forgotten");
    }
    let teams = organiser.tournament().teams;
    assert_eq!(teams.list[0].squad, [EntryId(1), EntryId(2)], "who sat at a board");
    assert_eq!(teams.list[1].squad, [EntryId(3), EntryId(4)], "a substitute");
    assert!(teams.list.iter().all(|team| team.captain.is_none()));
    let found = organiser.app.service.compare_parts(ID).expect("compared");
    assert_eq!(found.faults, []);
}

#[test]
fn a_team_that_lost_somebody_forgotten_can_be_renamed() {
    let organiser = teams(2);
    let service = &organiser.app.service;
    service.acts(ID, by()).forget_person(EntryId(1)).expect("forgotten");
    assert_eq!(organiser.tournament().teams.list[0].squad, [EntryId(2)]);
    let was = organiser.tournament().teams.list[0].name.clone();
    let change = |name: &str, team: usize, left: usize| {
        let edit = |now: &Tournament| {
            let mut teams = now.teams.clone();
            teams.list[team].name = name.to_owned();
            teams.list[team].squad.truncate(left);
            Ok(teams)
        };
        service.acts(ID, by()).edit_teams(edit)
    };
    assert!(change("Others", 1, 1).is_err(), "one alone is no team");
    change("Renamed", 0, 1).expect("it waits for somebody");
    let journal = organiser.page("/journal");
    assert!(journal.contains(&format!("{was} → Renamed")), "{journal}");
}

#[test]
fn teams_are_on_paper_and_in_files() {
    let organiser = teams(5);
    let ways = organiser.page("/paper");
    assert!(ways.contains("/paper/teams\"") && !ways.contains("/paper/matches\""), "{ways}");
    organiser.act(1, "draw", &[]);
    organiser.act(1, "publish", &[]);
    assert!(organiser.page("/paper").contains("/rounds/1/slips?matches\""));
    let slips = organiser.page("/rounds/1/slips?matches");
    assert_eq!(slips.matches("match-slip\"").count(), 2, "{slips}");
    assert_eq!(slips.matches("score-box sum").count(), 4, "{slips}");
    assert!(slips.contains("Tables 1, 2<") && !slips.contains("playing"), "{slips}");
    assert!(organiser.page("/rounds/1/slips").contains("/slips?matches\""));
    organiser.play(1);
    let sheet = organiser.app.page("/t/lindenhof/paper/matches");
    assert!(sheet.contains("1 – 1") && sheet.contains("Bye"), "{sheet}");
    let mut event = organiser.tournament();
    event.rounds[0].teams.matches.reverse();
    let reversed = Organiser::of(&event).app.page("/t/lindenhof/paper/matches");
    let tables = [1, 2, 3, 4].map(|table| reversed.find(&format!("class=\"tno\">{table}<")));
    assert!(tables.is_sorted() && tables[0].is_some(), "{tables:?} {reversed}");
    let sheet = organiser.app.page("/t/lindenhof/paper/teams");
    assert!(sheet.contains("Standings after round 1") && sheet.contains("Team 5"), "{sheet}");
    let by_points =
        |now: &Tournament| Ok(Teams { placement: vec![TeamCriterion::Teamp], ..now.teams.clone() });
    organiser.app.service.acts(ID, by()).edit_teams(by_points).expect("an order");
    for path in ["/paper/teams", "/standings"] {
        let page = organiser.app.page(&format!("/t/lindenhof{path}"));
        assert_eq!(page.matches(">=1<").count(), 4, "four share the place: {page}");
    }
    let sheet = organiser.app.page("/t/lindenhof/paper/squads");
    assert!(sheet.contains("1. <bdi>Kim Player01</bdi>"), "{sheet}");
    let files = organiser.page("/downloads");
    assert!(files.contains("Standings of teams (CSV)"), "{files}");
    let file = organiser.page("/downloads/teams");
    assert!(file.lines().count() == 6 && file.contains("place,number,team,r1,TEAMP"), "{file}");
}

#[test]
fn an_event_without_teams_has_no_sheets_of_teams() {
    let organiser = Organiser::of(&event(4));
    assert!(!organiser.page("/paper").contains("/paper/teams"));
    assert!(!organiser.page("/downloads").contains("Standings of teams"));
}

#[test]
fn groups_go_over_into_a_knock_out() {
    let organiser = teams(6);
    let shown = || unescape(&value_of(&organiser.page("/teams"), "as_shown"));
    let rules = |shown: &str, groups: &str| {
        let fields = [
            ("as_shown", shown),
            ("size", "2"),
            ("system", "groups"),
            ("groups", groups),
            ("qualifiers", "2"),
            ("who", "teams"),
            ("strength", "mean"),
            ("decision", "played-boards"),
            ("worth", "2-1-0"),
            ("bye", "2"),
            ("lock", "publication"),
            ("placement_1", "TEAMP"),
            ("placement_2", "BDW"),
            ("placement_3", "BDW3U"),
            ("placement_4", "BDW2U"),
            ("placement_5", "BDW1U"),
            ("placement_6", "MNR"),
        ];
        organiser.send("/teams", &fields)
    };
    let many = rules(&shown(), "4");
    assert_eq!(many.status(), 422);
    let said = many.text().expect("a page");
    assert!(said.contains("6 teams are too few for so many groups: each group needs 2."), "{said}");
    assert_eq!(rules(&shown(), "2").status(), 303);
    let event = organiser.tournament();
    assert_eq!((event.group_rounds(), event.knock_out_rounds()), (3, 2));
    assert_eq!(event.teams.placement[0].name(), "TKO");
    let front = organiser.app.page("/t/lindenhof/standings");
    assert!(front.contains("<h2>Groups</h2>"), "{front}");
    for no in 1..=3 {
        organiser.act(no, "draw", &[]);
        assert!(organiser.page(&format!("/draft/{no}")).contains("By the plan of groups"));
        organiser.act(no, "publish", &[]);
        organiser.play(no);
    }
    organiser.act(4, "draw", &[]);
    let drawn = organiser.tournament().round(RoundNo(4)).expect("drawn").teams.clone();
    assert_eq!((drawn.matches.len(), drawn.byes.len()), (2, 0));
}
