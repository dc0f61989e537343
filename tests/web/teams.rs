//! Teams through the pages: made, drawn, published, played, with a substitute, a short team and one that does not come.

use tengen::publishing::record::{Reach, RecordNote, make, verify};
use tengen::service::ResultForm;
use tengen::tournament::{
    Entry, EntryId, LineUp, Registration, RoundNo, Team, TeamCriterion, TeamNo, TeamStrength,
    TeamSystem, Tournament, TournamentId, WhoMeets,
};

use crate::drawing::{Organiser, event};
use crate::hall::value_of;
use crate::html::{borrowed, fields, form, unescape, with};
use crate::support::by;

pub const ID: TournamentId = TournamentId(1);

/// So many teams of two, and a player who is in none.
pub fn teams(count: i32) -> Organiser {
    Organiser::of(&event_of_teams(count))
}

fn event_of_teams(count: i32) -> Tournament {
    let mut event = event(2 * count + 1);
    event.teams.size = 2;
    for no in 1..=count {
        let squad = vec![EntryId(2 * no - 1), EntryId(2 * no)];
        event.teams.list.push(Team::new(TeamNo(no), &format!("Team {no}"), squad));
    }
    event
}

#[test]
fn teams_that_share_a_place_are_said_to_on_the_front_and_in_the_hall() {
    let mut event = event_of_teams(4);
    event.teams.placement = vec![TeamCriterion::Teamp];
    let organiser = Organiser::of(&event);
    organiser.act(1, "draw", &[]);
    organiser.act(1, "publish", &[]);
    // Each board's Black wins: every match is drawn.
    organiser.play(1);
    let front = organiser.app.page("/t/lindenhof");
    assert_eq!(front.matches("<span class=\"pl\">=1</span>").count(), 4, "{front}");
    let hall = organiser.app.page("/t/lindenhof/hall");
    assert_eq!(hall.matches("<span class=\"tno\">=1</span>").count(), 4, "{hall}");
}

pub fn boards(organiser: &Organiser, no: i32) -> usize {
    organiser.tournament().round(RoundNo(no)).expect("drawn").boards.len()
}

#[test]
fn players_meet_beside_teams_that_have_a_table() {
    let organiser = Organiser::of(&event(12));
    let new = organiser.page("/new-team");
    assert!(new.contains("Who meets?"), "asked with the first team: {new}");
    for (name, squad, who) in [("Alba", ["1", "4"], "players"), ("Bora", ["2", "3"], "")] {
        let fields = [("name", name), ("player_1", squad[0]), ("player_2", squad[1]), ("who", who)];
        assert_eq!(organiser.send("/new-team", &fields).status(), 303, "{name}");
    }
    assert!(!organiser.page("/new-team").contains("Who meets?"), "asked once");
    let event = organiser.tournament();
    assert_eq!((event.teams.who, event.teams.list.len()), (WhoMeets::Players, 2));
    assert_ne!(event.settings.placement[0].name(), "NBW", "players stand as before");
    for round in 1..=2 {
        organiser.act(round, "draw", &[]);
        organiser.act(round, "publish", &[]);
        organiser.play(round);
        assert_eq!(boards(&organiser, round), 6, "everybody plays");
    }
    let players = organiser.app.page("/t/lindenhof/standings");
    assert!(players.contains("Player12") && players.contains("/standings?list=teams"), "{players}");
    let teams = organiser.app.page("/t/lindenhof/standings?list=teams");
    for said in
        ["Alba", "Bora", "Players are paired one by one", "/standings?list=teams&#38;round=1"]
    {
        assert!(teams.contains(said), "{said}: {teams}");
    }
    let alba = organiser.app.page("/t/lindenhof/teams/1");
    assert!(alba.contains("Player04") && !alba.contains("Matches</h2>"), "{alba}");
    let front = organiser.app.page("/t/lindenhof");
    assert!(front.contains("Pairings") && !front.contains(">Matches<"), "{front}");
    let teams = organiser.page("/teams");
    assert!(teams.contains("Who meets?"), "{teams}");
    assert!(organiser.page("/paper").contains("/paper/teams"));
}

#[test]
fn a_round_of_teams_goes_from_the_draw_to_the_table() {
    let organiser = teams(4);
    let before = organiser.page("/draft/1");
    assert!(before.contains("4 teams") && !before.contains("Publish"), "{before}");
    organiser.act(1, "draw", &[]);
    let draft = organiser.page("/draft/1");
    assert!(draft.contains("Proved: no other draw of these teams is better."), "{draft}");
    assert_eq!(boards(&organiser, 1), 4);
    assert_eq!(organiser.public("/rounds/1").status(), 404, "a draft is nobody's");
    organiser.act(1, "publish", &[]);
    let round = organiser.app.page("/t/lindenhof/rounds/1");
    for said in [
        "Team 1",
        "Tables 1, 2",
        "2 boards playing",
        "A match is won with more than half of its boards",
    ] {
        assert!(round.contains(said), "{said}: {round}");
    }
    let by_name = organiser.app.page("/t/lindenhof/rounds/1?sort=name");
    assert!(by_name.contains("against Kim Player"), "{by_name}");
    let found = organiser.app.page("/t/lindenhof/rounds/1?q=Player03");
    assert_eq!(found.matches("class=\"match\"").count(), 1, "{found}");
    // The arbiter's boards name the match that each is of.
    let arbiter = organiser.page("/boards");
    let named = ["of-match\"", "of-match-again\""].map(|class| arbiter.matches(class).count());
    assert_eq!(named, [2, 2], "a phone names it once: {arbiter}");
    assert!(arbiter.contains("<bdi>Team 1</bdi> <b>0 – 0</b> <bdi>Team 3</bdi>"), "{arbiter}");
    let hall = organiser.app.page("/t/lindenhof/hall");
    assert!(hall.contains("tno\">1–2</span>") && hall.contains("tno\">3–4</span>"), "{hall}");
    assert!(!hall.contains("class=\"stone"), "a team has both colours: {hall}");
    organiser.play(1);
    let table = organiser.app.page("/t/lindenhof/standings");
    assert!(
        table.contains("<h1 class=\"long\">Standings</h1>") && table.contains("Team 4"),
        "{table}"
    );
    let front = organiser.app.page("/t/lindenhof");
    assert!(front.contains("/teams/1\">"), "teams are in front: {front}");
    let hall = organiser.app.page("/t/lindenhof/hall");
    assert!(hall.contains("Team 3") && !hall.contains("Player05"), "{hall}");
    let slips = organiser.page("/rounds/1/slips");
    assert!(slips.contains("<bdi class=\"note\">Team 2</bdi>"), "{slips}");
    let players = organiser.app.page("/t/lindenhof/standings?list=players");
    assert!(
        players.contains("Kim Player01") && players.contains("/standings\">Teams"),
        "{players}"
    );
    let team = organiser.app.page("/t/lindenhof/teams/1");
    assert_eq!(team.matches("</b> / 2<").count(), 2, "points and boards of how many: {team}");
    // Each board's Black wins: a board each.
    assert!(team.contains("Drawn 1 – 1") && team.contains("id=\"why-TEAMP\""), "{team}");
    assert_eq!(organiser.public("/teams/9").status(), 404);
    let player = organiser.app.page("/t/lindenhof/players/3");
    assert!(player.contains("/teams/2\"><bdi>Team 2"), "{player}");
}

#[test]
fn what_is_next_speaks_of_teams_and_of_those_that_are_short() {
    let mut event = teams(4).tournament();
    event.teams.size = 2;
    event.settings.hidden = true;
    event.entries[1].registration = tengen::tournament::Registration::Preliminary;
    let organiser = Organiser::of(&event);
    let today = organiser.page("/today");
    assert!(today.contains("Boards of a match: 2. Team 1 has 1 of 2 players."), "{today}");
    assert!(!today.contains("/groups\">Change"), "{today}");
    organiser.act(1, "draw", &[]);
    // Somebody is short: the organiser is asked before everybody sees it.
    let draft = organiser.page("/draft/1");
    assert!(draft.contains("id=\"publish\"") && draft.contains("Publish now"), "{draft}");
    organiser.act(1, "publish", &[]);
    let today = organiser.page("/today");
    assert!(today.contains("Not announced yet"), "it is hidden as before: {today}");
    assert_eq!(organiser.send("/event/announce", &[]).status(), 303);
    assert!(!organiser.page("/today").contains("Not announced yet"));
}

#[test]
fn line_ups_hold_from_publication_on_and_arbiters_change_what_is_not_played() {
    let organiser = teams(4);
    organiser.act(1, "draw", &[]);
    // The first of team 1 does not come: the second moves up, and the page says that boards are to be seated anew.
    let path = "/teams/1/line-up/1";
    assert_eq!(organiser.send(path, &[("board_1", "2")]).status(), 303);
    assert_eq!(boards(&organiser, 1), 3, "a draft follows at once");
    let draft = organiser.page("/draft/1");
    assert!(draft.contains("Team 1 has 1 of 2 players."), "{draft}");
    let twice = organiser.send(path, &[("board_1", "2"), ("board_2", "2")]);
    assert_eq!(twice.status(), 422);
    let said = twice.text().expect("a page");
    assert!(said.contains("is at two boards of Team 1"), "{said}");
    let stranger = organiser.send(path, &[("board_1", "2"), ("board_2", "3")]);
    assert_eq!(stranger.status(), 422);
    organiser.act(1, "publish", &[]);
    // Somebody in no team becomes a substitute, and sits at the board that was empty.
    let squad = [("name", "Team 1"), ("player_1", "1"), ("player_2", "2"), ("player_3", "9")];
    assert_eq!(organiser.send("/teams/1/edit", &squad).status(), 303);
    assert_eq!(organiser.send(path, &[("board_1", "2"), ("board_2", "9")]).status(), 303);
    assert_eq!(boards(&organiser, 1), 4);
    let page = organiser.page("/teams/1");
    assert!(page.contains("/line-up/1\"") && page.contains("/line-up/2\""), "{page}");
    let playing = |who: i32| organiser.tournament().rounds[0].board_of(EntryId(who)).is_some();
    assert!(playing(9) && playing(2) && !playing(1));
    // A board with a result stays.
    let board = organiser.tournament().rounds[0].board_of(EntryId(9)).expect("seated").clone();
    let ending = "B+R".parse().expect("a result");
    let form = ResultForm::new(RoundNo(1), board.table, board.version, ending);
    organiser.app.service.acts(ID, by()).record_result(&form).expect("recorded");
    let before = organiser.tournament();
    let late = organiser.send(path, &[("board_1", "2"), ("board_2", "1")]);
    assert_eq!(late.status(), 422);
    let said = late.text().expect("a page");
    assert!(said.contains(&format!("Table {} has a result.", board.table)), "{said}");
    assert_eq!(organiser.tournament(), before);
}

#[test]
fn a_team_that_does_not_come_loses_every_board_until_it_does() {
    let organiser = teams(4);
    organiser.act(1, "draw", &[]);
    organiser.act(1, "publish", &[]);
    let absent = |who: &str| organiser.send("/teams/1/absent/1", &[("absent", who)]).status();
    assert_eq!(absent("own"), 303);
    let round = organiser.app.page("/t/lindenhof/rounds/1");
    assert!(round.contains("Team 1 did not come"), "{round}");
    assert_eq!(organiser.tournament().rounds[0].pending().count(), 2);
    let team = organiser.app.page("/t/lindenhof/teams/1");
    assert!(team.contains("Lost 0 – 2"), "{team}");
    assert_eq!(absent("nobody"), 303);
    assert_eq!(organiser.tournament().rounds[0].pending().count(), 4);
    // A board that was played is not given to anybody.
    organiser.play(1);
    assert_eq!(absent("own"), 303);
    assert!(organiser.tournament().rounds[0].teams.matches.iter().all(|one| one.absent.is_none()));
}

#[test]
fn nobody_is_seated_beside_the_matches_of_a_round() {
    let organiser = teams(5);
    organiser.act(1, "draw", &[]);
    organiser.act(1, "matches", &[("act", "part"), ("team", "1")]);
    let draft = organiser.page("/draft/1");
    assert!(draft.contains("Team 1 has neither a match nor a bye."), "{draft}");
    organiser.act(1, "publish", &[]);
    let before = organiser.tournament();
    let page = organiser.page("/draft/1");
    assert!(!page.contains("name=\"latecomer\""), "a team's players come by its line-up: {page}");
    let late = [("latecomer", "1"), ("opponent", "2")];
    assert_eq!(organiser.send("/draft/1/latecomer", &late).status(), 303);
    assert_eq!(organiser.tournament(), before);
    // A search finds a team with a bye, and says nothing of others.
    let bye = before.rounds[0].teams.byes[0];
    let found = organiser.app.page(&format!("/t/lindenhof/rounds/1?q=Team+{bye}"));
    assert!(found.contains("Bye") && !found.contains("No player or table"), "{found}");
    let other = organiser.app.page("/t/lindenhof/rounds/1?q=Zzz");
    assert!(!other.contains("Bye"), "{other}");
}

#[test]
fn a_board_without_an_opponent_is_won_where_the_event_says_so() {
    let organiser = teams(2);
    let service = &organiser.app.service;
    let path = "/teams/1/line-up/1";
    assert_eq!(organiser.send(path, &[("board_1", "1")]).status(), 303);
    organiser.act(1, "draw", &[]);
    organiser.act(1, "publish", &[]);
    organiser.play(1);
    let score = |page: String| page.split("class=\"sc\"").nth(1).expect("a score")[..60].to_owned();
    let round = || score(organiser.app.page("/t/lindenhof/rounds/1"));
    assert!(round().contains("0") && round().contains("1"), "{}", round());
    let given = |now: &Tournament| {
        let mut teams = now.teams.clone();
        teams.unopposed = true;
        Ok(teams)
    };
    let before = organiser.app.page("/t/lindenhof/standings");
    service.acts(ID, by()).edit_teams(given).expect("a setting");
    let after = organiser.app.page("/t/lindenhof/standings");
    assert_ne!(before, after, "Team 2 has a board more");
}

#[test]
fn a_captain_hands_the_line_up_in_by_the_own_link_and_nobody_else_does() {
    let organiser = teams(4);
    let service = &organiser.app.service;
    let edit = |now: &Tournament| {
        let mut teams = now.teams.clone();
        teams.list[0].captain = Some(EntryId(1));
        Ok(teams)
    };
    service.acts(ID, by()).edit_teams(edit).expect("a captain");
    let who = [EntryId(1), EntryId(3)];
    let made =
        service.acts(ID, by()).make_personal_links(&who).expect("links").now().expect("made");
    let secrets: Vec<String> = made.iter().map(|(_, token)| token.secret().to_owned()).collect();
    let line_up = LineUp(vec![Some(EntryId(2)), Some(EntryId(1))]);
    let declare = |secret: &str| {
        let captain = Some(secret);
        service.acts(ID, by()).declare_line_up((TeamNo(1), RoundNo(1)), Some(&line_up), captain)
    };
    assert!(declare(&secrets[1]).is_err(), "another's link");
    declare(&secrets[0]).expect("the captain's");
    assert_eq!(organiser.tournament().teams.list[0].line_ups[&RoundNo(1)], line_up);
    let links = organiser.page("/links");
    assert!(
        links.contains("Line-up handed in"),
        "the organiser sees what was done by links: {links}"
    );
    // Nobody else sees it before the round is public; the record says so, and holds.
    let record = || {
        let record = make(service, ID, Reach::Public).expect("a record");
        let verified = verify(&record).expect("it holds");
        (record.text().expect("JSON").contains("\"line_ups\":{"), verified.notes)
    };
    let (said, notes) = record();
    assert!(!said && notes.contains(&RecordNote::LineUps(1)), "{notes:?}");
    assert!(!organiser.app.page("/t/lindenhof/teams/1").contains("Line-up"));
    organiser.act(1, "draw", &[]);
    assert!(!record().0, "a draft is not public");
    organiser.act(1, "publish", &[]);
    let (said, notes) = record();
    assert!(said && !notes.iter().any(|note| matches!(note, RecordNote::LineUps(_))), "{notes:?}");
    let late = declare(&secrets[0]).expect_err("published");
    assert!(late.to_string().contains("ask an arbiter"), "{late}");
    // In a league it holds from the first result on.
    let longer = |now: &Tournament| {
        let mut teams = now.teams.clone();
        teams.lock = tengen::tournament::LineUpLock::FirstResult;
        Ok(teams)
    };
    service.acts(ID, by()).edit_teams(longer).expect("a setting");
    declare(&secrets[0]).expect("before the first result");
    organiser.play(1);
    declare(&secrets[0]).expect_err("played");
}

#[test]
fn teams_are_made_from_clubs_and_by_hand_and_what_cannot_be_is_said() {
    let mut bare = event(6);
    for entry in &mut bare.entries {
        entry.club = format!("Club {}", 1 + entry.id.0 % 2);
    }
    let organiser = Organiser::of(&bare);
    let page = organiser.page("/teams");
    assert!(page.contains("No teams yet.") && page.contains("2 teams from clubs"), "{page}");
    // Who was entered after the page was shown is in no team unseen.
    let sent = fields(form(&page, "/teams-of-clubs\""));
    let late = |id| {
        let club = "Club 1".to_owned();
        Entry { club, ..Entry::new(id, "Late", "Kim", "1k".parse().expect("a rank")) }
    };
    organiser.app.service.acts(ID, by()).add_entry(false, late).expect("entered");
    assert_eq!(organiser.send("/teams-of-clubs", &borrowed(&sent)).status(), 303);
    let squads = organiser.tournament().teams.list;
    assert_eq!(squads.iter().map(|team| team.squad.len()).collect::<Vec<_>>(), [3, 3]);
    // Who is taken cannot be taken twice; a team of one is none.
    let double = [("name", "New"), ("player_1", "1"), ("player_2", "2")];
    let answer = organiser.send("/new-team", &double);
    assert_eq!(answer.status(), 422);
    let said = answer.text().expect("a page");
    assert!(said.contains("is in the squads of") && said.contains("value=\"New\""), "{said}");
    let at_row = |said: &str, field: &str, name: &str| {
        let at = said.find(&format!("id=\"{field}-wrong\"")).expect(field);
        assert!(said[at..at + 200].contains(name), "{}", &said[at..at + 200]);
    };
    at_row(&said, "player_1", "Kim Player01 is in the squads");
    let shown = unescape(&value_of(&organiser.page("/teams/1/edit"), "as_shown"));
    let squad = [("player_1", "2"), ("player_2", "4"), ("captain", "1")];
    let outside = [&[("as_shown", shown.as_str()), ("name", "X")], &squad[..]].concat();
    let outside = organiser.send("/teams/1/edit", &outside).text().expect("a page");
    at_row(&outside, "captain", "Kim Player01 is not in the squad");
    assert_eq!(organiser.send("/new-team", &[("name", "One")]).status(), 422);
    // A button of the list changes nothing yet.
    let out = organiser.send(
        "/teams/1/edit",
        &[("name", "X"), ("player_1", "2"), ("player_2", "4"), ("out", "0")],
    );
    assert_eq!(out.status(), 200);
    assert_eq!(organiser.tournament().teams.list[0].squad.len(), 3);
    let shown = unescape(&value_of(&organiser.page("/teams"), "as_shown"));
    let rules = [
        ("as_shown", shown.as_str()),
        ("size", "2"),
        ("system", "round-robin"),
        ("decision", "played-boards"),
        ("worth", "3-1-0"),
        ("bye", "1.5"),
        ("lock", "publication"),
        ("placement_1", "TEAMP"),
        ("handicaps", "yes"),
        ("strength", "median"),
        ("groups", "0"),
        ("qualifiers", "1"),
        ("first_black", "yes"),
        ("clubs_apart", "yes"),
        ("placement_2", "TDC"),
        ("placement_3", "BDW"),
        ("who", "teams"),
    ];
    let saved = organiser.send("/teams", &rules);
    assert_eq!(saved.status(), 303, "{}", saved.text().unwrap_or_default());
    let teams = organiser.tournament().teams;
    assert_eq!((teams.system, teams.placement.len()), (TeamSystem::RoundRobin, 3));
    assert!(teams.handicaps && teams.list.len() == 2);
    assert!(teams.first_black && teams.clubs_apart && teams.strength == TeamStrength::Median);
    let mut wrong = rules;
    wrong[7] = ("placement_1", "SOSM");
    assert_eq!(organiser.send("/teams", &wrong).status(), 422);
    let none = organiser.send("/teams", &rules[..7]);
    assert_eq!(none.status(), 422);
    assert!(none.text().expect("a page").contains("Choose one of the answers."));
    // A button of the order changes nothing yet.
    let up = organiser.send("/teams", &[&rules[..], &[("up", "2")]].concat());
    let page = up.text().expect("a page");
    assert!(page.contains("name=\"placement_2\" value=\"BDW\""), "{page}");
    assert_eq!(organiser.tournament().teams.placement[1].name(), "TDC");
    // The score that the draw goes by comes with its system, where the order was left as it was.
    let shown = unescape(&value_of(&organiser.page("/teams"), "as_shown"));
    let mut other = rules;
    other[0] = ("as_shown", shown.as_str());
    (other[2], other[7]) = (("system", "mcmahon"), ("placement_1", "TEAMP"));
    assert_eq!(organiser.send("/teams", &other).status(), 303);
    let teams = organiser.tournament().teams;
    let names: Vec<&str> = teams.placement.iter().map(|one| one.name()).collect();
    assert_eq!((teams.system, names), (TeamSystem::McMahon, vec!["TMMS", "TDC", "BDW"]));
    assert!(organiser.page("/standings").contains("TMMS"));
    let shown = unescape(&value_of(&organiser.page("/teams"), "as_shown"));
    other[0] = ("as_shown", shown.as_str());
    (other[2], other[7]) = (("system", "round-robin"), ("placement_1", "TMMS"));
    assert_eq!(organiser.send("/teams", &other).status(), 303);
    assert_eq!(organiser.tournament().teams.placement[0].name(), "TEAMP");
    let order: Vec<&str> =
        organiser.tournament().settings.placement.iter().map(|one| one.name()).collect();
    assert_eq!(order, ["NBW", "RATING"], "of players in teams");
    // Points are taken with a reason, and that is taken back.
    let points = [("round", "1"), ("points", "-1"), ("reason", "late")];
    assert_eq!(organiser.send("/teams/1/points", &points).status(), 303);
    assert_eq!(organiser.tournament().teams.adjustments[0].points.0, -2);
    let journal = organiser.page("/journal");
    assert!(journal.contains("Round 1 · Club 1 · −1 · "), "{journal}");
    assert!(journal.contains("late"), "{journal}");
    assert_eq!(organiser.send("/teams/1/points", &[("points", "x")]).status(), 422);
    // Not what stands at that place by now, if the page showed another.
    assert_eq!(organiser.send("/teams/1/points", &[("back", "0.1.4")]).status(), 409);
    assert_eq!(organiser.tournament().teams.adjustments.len(), 1);
    assert_eq!(organiser.send("/teams/1/points", &[("back", "0.1.-2")]).status(), 303);
    assert!(organiser.tournament().teams.adjustments.is_empty());
    organiser.act(1, "draw", &[]);
    assert!(organiser.page("/draft/1").contains("By the plan of the round robin."));
    assert_eq!(organiser.send("/teams/1/remove", &[]).status(), 303);
    assert_eq!(organiser.tournament().teams.list.len(), 2, "a team with a match stays");
    organiser.act(1, "matches", &[("act", "part"), ("team", "1")]);
    organiser.act(1, "matches", &[("act", "meet"), ("one", "2"), ("other", "1")]);
    let round = organiser.tournament().rounds[0].teams.clone();
    assert_eq!((round.matches[0].first, round.matches[0].second), (TeamNo(2), TeamNo(1)));
    organiser.act(1, "matches", &[("act", "exchange"), ("team", "1")]);
    assert_eq!(organiser.tournament().rounds[0].teams.matches[0].first, TeamNo(1));
    organiser.act(1, "discard", &[]);
    assert_eq!(organiser.send("/teams/1/remove", &[]).status(), 303);
    assert_eq!(organiser.tournament().teams.list.len(), 1);
}

#[test]
fn a_substitute_is_said_to_be_out_of_the_line_up_and_whose_opponent_is_missing_is_not() {
    let organiser = teams(5);
    let edit = |now: &Tournament| {
        let mut teams = now.teams.clone();
        let last = teams.list.pop().expect("a team");
        teams.list[0].squad.extend(last.squad);
        Ok(teams)
    };
    organiser.app.service.acts(ID, by()).edit_teams(edit).expect("squads");
    organiser.app.service.acts(ID, by()).withdraw(EntryId(4), RoundNo(1)).expect("away");
    organiser.act(1, "draw", &[]);
    organiser.act(1, "publish", &[]);
    let page = |who: i32| organiser.app.page(&format!("/t/lindenhof/players/{who}"));
    assert!(page(9).contains("Not in the line-up") && page(10).contains("Not in the line-up"));
    let round = &organiser.tournament().rounds[0];
    let alone = (1..=8).find(|who| *who != 4 && round.board_of(EntryId(*who)).is_none());
    assert!(page(alone.expect("of a board")).contains("Without an opponent"));
}

#[test]
fn how_matches_count_is_said_in_sentences_and_no_criterion_stands_twice() {
    let organiser = teams(4);
    let page = organiser.page("/teams");
    for said in ["Boards of a match: 2.", "Who meets: Teams, in matches.", "Points for a bye: 0."] {
        assert!(page.contains(said), "{said}: {page}");
    }
    let sent = fields(form(&page, "action=\"/t/lindenhof/teams#rules\""));
    let twice = with(&sent, "placement_2", "TEAMP");
    let answer = organiser.send("/teams", &borrowed(&twice));
    assert_eq!(answer.status(), 422);
    assert!(answer.text().unwrap().contains("TEAMP is listed twice"));
    let mcmahon = with(&with(&sent, "placement_2", "TMMS"), "system", "swiss");
    assert_eq!(organiser.send("/teams", &borrowed(&mcmahon)).status(), 303);
    let sent = fields(form(&organiser.page("/teams"), "action=\"/t/lindenhof/teams#rules\""));
    assert_eq!(
        organiser.send("/teams", &borrowed(&with(&sent, "system", "mcmahon"))).status(),
        303
    );
    let order = organiser.tournament().teams.placement;
    let scores = order.iter().filter(|one| ["TMMS", "TEAMP"].contains(&one.name())).count();
    assert_eq!(scores, 1, "{order:?}");
}

#[test]
fn a_draft_says_who_is_not_checked_in() {
    let mut event = event(5);
    event.teams.size = 2;
    event.entries.iter_mut().for_each(|entry| entry.registration = Registration::Preliminary);
    for no in 1..=2 {
        let squad = vec![EntryId(2 * no - 1), EntryId(2 * no)];
        event.teams.list.push(Team::new(TeamNo(no), &format!("Team {no}"), squad));
    }
    let draft = Organiser::of(&event).page("/draft/1");
    assert!(draft.contains("5 players are not checked in"), "{draft}");
}

#[test]
fn a_team_leaves_in_one_act_and_its_open_games_are_asked_about() {
    let organiser = teams(4);
    organiser.act(1, "draw", &[]);
    organiser.act(1, "publish", &[]);
    let edit = organiser.page("/teams/1/edit");
    assert!(edit.contains("This team leaves") && edit.contains("/teams/1/leave"), "{edit}");
    let asked = organiser.page("/teams/1/leave?round=1");
    assert!(asked.contains("Withdraw Team 1 from round 1 on"), "{asked}");
    assert!(asked.contains("Withdraw and settle 2 games"), "{asked}");
    assert!(asked.contains("press “This team comes back” on"), "{asked}");
    let sent = fields(form(&asked, "method=\"post\""));
    let unsaid = organiser.send("/teams/1/leave", &borrowed(&sent));
    assert_eq!(
        (unsaid.status().as_u16(), organiser.tournament().rounds[0].pending().count()),
        (422, 4)
    );
    let sent = with(&sent, "games", "opponents-win");
    assert_eq!(organiser.send("/teams/1/leave", &borrowed(&sent)).status(), 303);
    let event = organiser.tournament();
    assert_eq!(event.rounds[0].pending().count(), 2, "the other match is played");
    let own = event.rounds[0].teams.matches.iter().find(|one| one.has(TeamNo(1))).expect("a match");
    assert!(own.absent.is_some(), "it did not come");
    for player in [1, 2] {
        let entry = event.entry(EntryId(player)).expect("entered");
        assert!(entry.participation.in_round(RoundNo(1)), "it has a place in round 1");
        assert!((2..=5).all(|no| !entry.participation.in_round(RoundNo(no))));
    }
    let journal = organiser.page("/journal");
    assert!(journal.contains("Team 1"), "{journal}");
    for board in event.rounds[0].pending() {
        let form = ResultForm::new(RoundNo(1), board.table, board.version, "B+R".parse().unwrap());
        organiser.app.service.acts(ID, by()).record_result(&form).expect("it is recorded");
    }
    organiser.act(2, "draw", &[]);
    let round = organiser.tournament().rounds[1].teams.clone();
    assert!(round.teams().all(|no| no != TeamNo(1)), "nobody meets it any more: {round:?}");
    let found = organiser.app.service.compare_parts(ID).expect("the parts");
    assert_eq!(found.faults, []);
}
