//! Draws of teams on the pages: why, the proof, the plan, all rounds at once.

use tengen::cli::check;
use tengen::interchange::json;
use tengen::publishing::record::{digest, verify_signed};
use tengen::tournament::{EntryId, RoundNo, TeamSystem, Tournament};

use crate::html::unescape;
use crate::support::by;
use crate::teams::{ID, boards, teams};

#[test]
fn a_draw_of_teams_says_why_and_is_proved() {
    let organiser = teams(5);
    organiser.act(1, "draw", &[]);
    let draft = organiser.page("/draft/1");
    assert!(draft.contains("/rounds/1/proof\"") && draft.contains("/draft/1/why\""), "{draft}");
    assert!(organiser.page("/draft/1/why").contains("Round 1: why these matches"));
    assert_eq!(organiser.public("/rounds/1/why").status(), 404, "a draft is nobody's");
    organiser.act(1, "publish", &[]);
    let page = |path: &str| organiser.app.page(&format!("/t/lindenhof{path}"));
    let round = page("/rounds/1");
    assert!(round.contains("/rounds/1/why\"") && round.contains("/rounds/1/proof\""), "{round}");
    let why = page("/rounds/1/why");
    for said in [
        "Points before this round: 0 each.",
        "Of the 5 teams with these points, Team 1 stands at place 1 and Team 3 at place 3.",
        "They had not met before.",
        "a number made of both names gives",
        "It had the fewest byes (0)",
    ] {
        assert!(why.contains(said), "{said}: {why}");
    }
    assert!(!why.contains("Player0"), "no player is explained: {why}");
    let table = organiser.public("/rounds/1/why/1");
    assert_eq!(table.headers()["location"], "/t/lindenhof/rounds/1/why");
    let proof = page("/rounds/1/proof");
    assert!(proof.contains("Teams drawn") && proof.contains("every odd set of teams"), "{proof}");
    let file = |path: &str| organiser.public(path).text().expect("a file");
    let before = json::read(file("/rounds/1/proof/tournament").as_bytes()).expect("a file");
    let text = file("/rounds/1/proof/certificate");
    check::checked(&before.tournament, RoundNo(1), &text).expect("it holds");
    let record = verify_signed(file("/record.json").as_bytes(), None).expect("it follows");
    assert_eq!(record.draws, 1);

    organiser.play(1);
    organiser.act(2, "draw", &[]);
    let drawn = organiser.tournament().rounds[1].teams.clone();
    organiser.act(
        2,
        "matches",
        &[("act", "exchange"), ("team", &drawn.matches[0].first.to_string())],
    );
    let why = organiser.page("/draft/2/why");
    assert!(why.contains("Their colours were then exchanged by hand."), "{why}");
    let [one, other] = [drawn.matches[0].second, drawn.matches[1].second].map(|no| no.to_string());
    for team in [&one, &other] {
        organiser.act(2, "matches", &[("act", "part"), ("team", team)]);
    }
    organiser.act(2, "matches", &[("act", "meet"), ("one", &one), ("other", &other)]);
    let why = organiser.page("/draft/2/why");
    assert!(why.contains("Set by hand: the draw did not have this match."), "{why}");
    organiser.app.service.acts(ID, by()).forget_person(EntryId(1)).expect("forgotten");
    assert!(!file("/rounds/1/proof/tournament").contains("Player01"));
    let text = file("/record.json");
    assert_eq!(verify_signed(text.as_bytes(), None).expect("it follows").draws, 1);
    let mut other: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    other["record"]["tables"][0]["teams"]["rows"][0]["values"][0] = "9".into();
    other["record"]["digest"] = digest(&other).into();
    let why =
        verify_signed(other.to_string().as_bytes(), None).expect_err("another table").to_string();
    assert!(why.starts_with("table after round 1: row 1 should be OpenTeamRow"), "{why}");
}

#[test]
fn a_planned_round_of_teams_is_explained_by_its_plan() {
    let organiser = teams(4);
    let planned = |now: &Tournament| {
        let mut teams = now.teams.clone();
        teams.system = TeamSystem::RoundRobin;
        Ok(teams)
    };
    organiser.app.service.acts(ID, by()).edit_teams(planned).expect("a setting");
    organiser.act(1, "draw", &[]);
    organiser.act(1, "publish", &[]);
    let why = organiser.app.page("/t/lindenhof/rounds/1/why");
    assert_eq!(why.matches("By the plan of the round robin.").count(), 2, "{why}");
    assert_eq!(organiser.public("/rounds/1/proof").status(), 404);
}

#[test]
fn all_rounds_of_a_team_round_robin_are_drawn_at_once_and_taken_back() {
    let organiser = teams(4);
    assert!(!organiser.page("/draft/1").contains("/draft/all\""), "Swiss rounds follow results");
    let edit = |was: &Tournament| {
        let system = TeamSystem::RoundRobin;
        Ok(tengen::tournament::Teams { system, ..was.teams.clone() })
    };
    organiser.app.service.acts(ID, by()).edit_teams(edit).expect("a round robin");
    assert!(organiser.page("/draft/1").contains("/draft/all\""));
    let shown = unescape(&organiser.page("/draft/all?seed=7&first=2031-03-01&days=7"));
    assert!(shown.contains("Draw and publish all 3 rounds"), "{shown}");
    assert_eq!(organiser.send("/draft/all", &[("act", "draw"), ("seed", "7")]).status(), 303);
    let event = organiser.tournament();
    assert_eq!((event.rounds.len(), event.settings.rounds), (3, 3));
    let name = |no| event.teams.team(no).expect("a team").name.clone();
    for one in event.rounds.iter().flat_map(|round| &round.teams.matches) {
        let pair = format!("<bdi>{}</bdi> – <bdi>{}</bdi>", name(one.first), name(one.second));
        assert!(shown.contains(&pair), "what was shown is what is drawn: {pair}");
    }
    assert_eq!(organiser.public("/rounds/3").status(), 200);
    let today = organiser.page("/today");
    assert!(today.contains("/draft/all\"") && !today.contains("Draw round"), "{today}");
    assert_eq!(organiser.send("/draft/all", &[("act", "take-back")]).status(), 303);
    assert!(organiser.tournament().rounds.is_empty());
    organiser.act(1, "draw", &[]);
    assert_eq!(boards(&organiser, 1), 4, "each is drawn alone again");
}

#[test]
fn teams_that_have_all_met_are_at_the_end_whatever_rounds_the_event_has() {
    let organiser = teams(2);
    let service = &organiser.app.service;
    let edit = |was: &Tournament| {
        let system = TeamSystem::RoundRobin;
        Ok(tengen::tournament::Teams { system, ..was.teams.clone() })
    };
    service.acts(ID, by()).edit_teams(edit).expect("a round robin");
    service.acts(ID, by()).add_webhook("https://hooks.example/in").expect("a webhook");
    organiser.act(1, "draw", &[]);
    organiser.act(1, "publish", &[]);
    assert!(organiser.tournament().settings.rounds > 1, "the plan has one round");
    let first = || organiser.app.page("/").contains("class=\"end\"");
    assert!(!first(), "nobody has won before the last result");
    organiser.play(1);
    assert!(first());
    assert_eq!(service.webhooks(ID).expect("webhooks").1[0].event, "standings-final");
}
