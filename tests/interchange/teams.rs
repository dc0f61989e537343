//! Teams of OpenGotha's files and of our own: read, written as they came, and what cannot be.

use go::Color;
use interchange::{json, opengotha, pairgoth};
use tournament::{
    Absentee, Adjustment, Board, Ending, Entry, EntryId, Federation, HalfPoints, LineUp,
    MatchDecision, MatchWorth, Round, RoundNo, RoundState, System, TableNo, Team, TeamCriterion,
    TeamFault, TeamMatch, TeamNo, Tournament, WhoMeets, preset,
};

use crate::golden::text;

const FILES: [&str; 3] =
    ["teams/four-by-four.xml", "teams/substitutes.xml", "tournaments/teams.xml"];

fn read(file: &str) -> Tournament {
    opengotha::read(file.as_bytes(), Default::default()).expect("a tournament").tournament
}

fn written(event: &Tournament) -> String {
    String::from_utf8(opengotha::write(event).bytes).expect("UTF-8")
}

/// From the beginning of an element to its end.
fn part<'a>(file: &'a str, element: &str) -> &'a str {
    let (begins, ends) = (format!("<{element}>"), format!("</{element}>"));
    let begin = file.find(&begins).unwrap_or_else(|| panic!("no {element}"));
    &file[begin..file.find(&ends).expect("it ends") + ends.len()]
}

#[test]
fn teams_are_written_byte_for_byte_as_they_came() {
    for name in FILES {
        let file = text(name).replace("\r\n", "\n");
        let event = read(&file);
        let (again, export) = (written(&event), opengotha::write(&event));
        for element in ["Teams", "TeamTournamentParameterSet"] {
            let (ours, theirs) = (part(&again, element), part(&file, element));
            for (ours, theirs) in ours.lines().zip(theirs.lines()) {
                assert_eq!(ours, theirs, "{name}");
            }
            assert_eq!(ours.len(), theirs.len(), "{name}");
        }
        assert_eq!((export.notes, read(&again)), (vec![], event), "{name}");
    }
}

#[test]
fn squads_line_ups_and_matches_are_read() {
    let event = read(&text("teams/substitutes.xml"));
    let names = |ids: &[EntryId]| -> Vec<String> {
        ids.iter().map(|id| event.entry(*id).expect("entered").surname.clone()).collect()
    };
    let alba = event.teams.team(TeamNo(1)).expect("Alba");
    assert_eq!((event.teams.size, alba.name.as_str()), (3, "Alba"));
    assert_eq!(names(&alba.squad), ["A1", "A2", "A3", "A4"]);
    let second: Vec<EntryId> =
        event.line_up(alba, RoundNo(2)).players().map(|(_, player)| player).collect();
    assert_eq!(names(&second), ["A1", "A3", "A4"]);
    let pairs = |no| -> Vec<(i32, i32)> {
        let matches = &event.round(RoundNo(no)).expect("drawn").teams.matches;
        let mut pairs: Vec<_> = matches.iter().map(|one| (one.first.0, one.second.0)).collect();
        pairs.iter_mut().for_each(|pair| *pair = (pair.0.min(pair.1), pair.0.max(pair.1)));
        pairs.sort_unstable();
        pairs
    };
    assert_eq!((pairs(1), pairs(2)), (vec![(1, 4), (2, 3)], vec![(1, 2), (3, 4)]));
}

#[test]
fn a_round_without_boards_in_the_file_can_be_drawn_and_is_then_written() {
    for name in &FILES[..2] {
        let mut event = read(&text(name));
        let next = RoundNo(event.rounds.iter().map(|round| round.no.0).max().unwrap_or(0) + 1);
        let boards = |event: &Tournament| -> Vec<usize> {
            let teams = event.teams.list.iter();
            teams.map(|team| event.line_up(team, next).players().count()).collect()
        };
        let here: Vec<EntryId> = event.participants(next).map(|entry| entry.id).collect();
        let squads = event.teams.list.iter().map(|team| &team.squad);
        let here = squads.map(|squad| squad.iter().filter(|id| here.contains(id)).count());
        let seated: Vec<usize> = here.map(|here| here.min(event.teams.size.into())).collect();
        assert_eq!(boards(&event), seated, "{name}: round {next}");
        event.rounds.push(Round::empty(next, RoundState::Draft));
        let again = read(&written(&event));
        assert_eq!(boards(&again), seated, "{name}: round {next} as drawn");
        assert!(again.teams.list.iter().all(|team| team.line_ups.contains_key(&next)), "{name}");
    }
}

/// An individual event of 24 people and two teams of three beside it, whose first boards happen to meet in round 1.
fn beside() -> Tournament {
    let settings = preset(System::McMahon, Federation::Ffg, "Tournoi", Default::default());
    let mut event = Tournament::new(settings);
    for id in 1..=24 {
        let rank = rating::Rank::clamped(-id);
        event.entries.push(Entry::new(EntryId(id), &format!("Joueur{id}"), "Jean", rank));
    }
    for (no, squad) in [(1, [1, 3, 5]), (2, [2, 4, 6])] {
        let mut team = Team::new(TeamNo(no), &format!("Club {no}"), squad.map(EntryId).to_vec());
        for round in 1..=event.settings.rounds {
            team.line_ups
                .insert(RoundNo(round), LineUp(squad.map(|id| Some(EntryId(id))).to_vec()));
        }
        event.teams.list.push(team);
    }
    event.teams.size = 3;
    event.teams.who = WhoMeets::Players;
    let mut round = Round::empty(RoundNo(1), RoundState::Finished);
    let pairs = [(1, 2), (13, 14)].into_iter().chain((3..=12).map(|id| (id, id + 12)));
    for (table, (black, white)) in (1..).zip(pairs) {
        let mut board = Board::new(TableNo(table), EntryId(black), EntryId(white), 0);
        board.ending = Ending::won(Color::Black);
        round.boards.push(board);
    }
    event.rounds.push(round);
    event
}

#[test]
fn rounds_that_are_no_matches_keep_players_meeting() {
    let export = opengotha::write(&beside());
    assert!(!export.notes.iter().any(|note| note.to_string().contains("teams.who")));
    let read = opengotha::read(&export.bytes, Default::default()).expect("a tournament");
    let event = &read.tournament;
    assert_eq!((event.teams.who, event.teams.list.len()), (WhoMeets::Players, 2));
    assert!(event.rounds.iter().all(|round| round.teams.is_empty()), "no match was made of them");
    let told: Vec<String> = read.notes.iter().map(ToString::to_string).collect();
    assert!(told[0].starts_with("the file has 2 teams and no rounds of team"), "{told:?}");
    assert_eq!(
        opengotha::read(&opengotha::write(event).bytes, Default::default())
            .expect("a tournament")
            .tournament,
        *event
    );
    // Before a round is drawn, most people are in no team.
    let mut undrawn = beside();
    undrawn.rounds.clear();
    let again = opengotha::read(&opengotha::write(&undrawn).bytes, Default::default())
        .expect("a tournament");
    assert_eq!(again.tournament.teams.who, WhoMeets::Players);
    // Pairgoth's file has no place for them, and says so.
    let told = pairgoth::write(event).notes;
    assert!(told.iter().any(|note| note.to_string().contains("teams")), "{told:?}");
    let own = json::read(&json::write(event).bytes).expect("a tournament").tournament;
    assert_eq!(own, *event);
    for name in FILES {
        assert_eq!(read_who(name), WhoMeets::Teams, "{name}");
    }
}

fn read_who(name: &str) -> WhoMeets {
    read(&text(name)).teams.who
}

/// Four teams of four with everything that is decided of teams.
fn decided() -> Tournament {
    let mut event = read(&text("teams/four-by-four.xml"));
    let teams = &mut event.teams;
    (teams.decision, teams.worth) = (MatchDecision::PlayedBoards, MatchWorth::OneHalf);
    teams.bye = HalfPoints::HALF;
    (teams.unopposed, teams.first_black) = (true, true);
    (teams.handicaps, teams.clubs_apart) = (true, true);
    teams.placement = vec![TeamCriterion::Teamp, TeamCriterion::Direct, TeamCriterion::Weighted];
    teams.adjustments.push(Adjustment {
        team: TeamNo(2),
        round: RoundNo(2),
        points: HalfPoints(-1),
        reason: "late".to_owned(),
        bonus: false,
    });
    teams.list[0].captain = Some(teams.list[0].squad[1]);
    teams.list[1].line_ups.remove(&RoundNo(3));
    let reserve = event.enter(Entry::new(EntryId(0), "Reserve", "", rating::Rank::SHODAN));
    event.teams.list[3].squad.push(reserve);
    event.rounds[2].teams.matches[0].absent = Some(Absentee::Both);
    event
}

#[test]
fn our_own_file_holds_all_of_it_and_opengotha_is_told_of_what_it_cannot_hold() {
    let event = decided();
    assert_eq!(json::read(&json::write(&event).bytes).expect("ours").tournament, event);
    let plain = read(&text("teams/four-by-four.xml"));
    assert_eq!(json::read(&json::write(&plain).bytes).expect("ours").tournament, plain);
    let told: Vec<String> =
        opengotha::write(&event).notes.iter().map(ToString::to_string).skip(1).collect();
    let expected = [
        "the setting teams.decision (played-boards) is not written: the format has no place for it",
        "the setting teams.worth (1-0.5-0) is not written: the format has no place for it",
        "the setting teams.bye (0.5) is not written: the format has no place for it",
        "the setting teams.unopposed (true) is not written: the format has no place for it",
        "the setting teams.first_black (true) is not written: the format has no place for it",
        "the setting teams.handicaps (true) is not written: the format has no place for it",
        "the setting teams.clubs_apart (true) is not written: the format has no place for it",
        "the setting teams.placement (TDC) is not written: the format has no place for it",
        "the setting teams.placement (WBDW) is not written: the format has no place for it",
        "the setting teams.adjustments (2: -0.5 late) is not written: the format has no place for it",
        "the setting teams.captain (Alba) is not written: the format has no place for it",
        "the setting teams.squad (Dena: Reserve) is not written: the format has no place for it",
        "which teams meet in round 3 is not written: OpenGotha tells it from the games at board 1",
    ];
    assert_eq!(told, expected);
    let pairgoth = interchange::pairgoth::write(&event).notes;
    let pairgoth: Vec<String> = pairgoth.iter().map(ToString::to_string).collect();
    for said in [&told[0], &told[1], &told[3], &told[9]] {
        assert!(pairgoth.contains(said), "{said}: {pairgoth:?}");
    }
    assert!(read(&written(&event)).team_faults().is_empty());
}

#[test]
fn events_without_teams_say_nothing_of_them() {
    let event = read(&text("tournaments/both-lose.xml"));
    let own = String::from_utf8(json::write(&event).bytes).expect("UTF-8");
    assert!(event.teams.is_usual() && !own.contains("\"teams\"") && !own.contains("\"matches\""));
    assert!(!written(&event).contains("<Teams>"));
}

#[test]
fn what_cannot_be_in_a_file_of_opengotha_is_set_aside_and_said_with_its_line() {
    let file = text("teams/four-by-four.xml");
    let line_of =
        |file: &str, what: &str| file.lines().position(|l| l.contains(what)).expect("there") + 1;
    let alba = "<Board boardNumber=\"4\" player=\"A4P\" roundNumber=\"3\"/>\n";
    let more = |board: &str| file.replacen(alba, &format!("{alba}{board}\n"), 1);
    let bora = "<Team teamName=\"Bora\" teamNumber=\"2\">\n";
    let cases = [
        (more("<Board boardNumber=\"5\" player=\"NOBODY\" roundNumber=\"1\"/>"), "NOBODY",
            "Board (line L): no player is called \"NOBODY\"; it was left out"),
        (more("<Board boardNumber=\"1\" player=\"A3P\" roundNumber=\"3\" x=\"\"/>"), "x=\"\"",
            "Board (line L): board 1 of Alba in round 3 is A1 P's; A3 P was set aside"),
        (more("<Board boardNumber=\"5\" player=\"A3P\" roundNumber=\"3\"/>"), "boardNumber=\"5\"",
            "Board (line L): A3 P sits at another board of Alba in round 3; it was set aside"),
        (file.replacen(bora, &format!("{bora}<Board boardNumber=\"5\" player=\"A1P\" roundNumber=\"2\"/>\n"), 1), "boardNumber=\"5\"",
            "Board (line L): A1 P is in the team Alba, not in Bora; it was set aside"),
        (more("<Board boardNumber=\"11\" player=\"A3P\" roundNumber=\"3\"/>"), "boardNumber=\"11\"",
            "Board (line L), boardNumber: \"11\" cannot be used; it was left out"),
        (more("<Board boardNumber=\"5\" player=\"A3P\" roundNumber=\"0\"/>"), "roundNumber=\"0\"",
            "Board (line L), roundNumber: \"0\" cannot be used; it was left out"),
        (file.replacen("</Teams>", "<Team teamName=\"Solo\" teamNumber=\"5\">\n<Board boardNumber=\"1\" player=\"NOBODY\" roundNumber=\"1\"/>\n</Team>\n</Teams>", 1), "Solo",
            "Team (line L): Solo has 0 players; a team has at least two; it was set aside"),
    ];
    let whole = read(&file);
    for (spoilt, at, sentence) in cases {
        let imported =
            opengotha::read(spoilt.as_bytes(), Default::default()).expect("it opens all the same");
        let sentence = sentence.replace("line L", &format!("line {}", line_of(&spoilt, at)));
        let told: Vec<String> = imported.notes.iter().map(ToString::to_string).collect();
        assert!(told.contains(&sentence), "{sentence}: {told:?}");
        // Nothing half done: the teams are what they are without it, and it is written back.
        assert_eq!(imported.tournament.teams, whole.teams, "{sentence}");
        assert_eq!(imported.tournament.rounds, whole.rounds, "{sentence}");
        let again = written(&imported.tournament);
        assert!(again.contains(at), "{at} is written back");
        assert_eq!(read(&again), imported.tournament);
    }
    let named = file.replacen("teamName=\"Bora\"", "teamName=\"Alba\"", 1);
    let taken = opengotha::read(
        named.replacen("teamNumber=\"3\"", "teamNumber=\"1\"", 1).as_bytes(),
        Default::default(),
    );
    let taken = taken.expect("it opens");
    let told: Vec<String> = taken.notes.iter().map(ToString::to_string).collect();
    let teams = &taken.tournament.teams.list;
    assert_eq!((teams[1].name.as_str(), teams[2].no), ("Alba #2", TeamNo(3)), "{told:?}");
    assert!(
        told.iter().any(|n| n.contains("teamName: \"Alba\" cannot be used; Alba #2 was taken")),
        "{told:?}"
    );
    assert!(
        told.iter().any(|n| n.contains("teamNumber: \"1\" cannot be used; 3 was taken")),
        "{told:?}"
    );
    assert_eq!(taken.tournament.team_faults(), []);
}

#[test]
fn a_file_of_one_line_up_has_it_in_every_round() {
    let file = text("teams/substitutes.xml");
    let lines =
        file.lines().filter(|l| !l.starts_with("<Board") || l.contains("roundNumber=\"1\""));
    let old =
        lines.map(|l| l.replace("\" roundNumber=\"1\"/>", "\"/>")).collect::<Vec<_>>().join("\n");
    let event = read(&old);
    let alba = event.teams.list.iter().find(|team| team.name == "Alba").expect("Alba");
    assert_eq!(alba.line_ups.len(), 20);
    assert_eq!(event.line_up(alba, RoundNo(20)), event.line_up(alba, RoundNo(1)));
}

#[test]
fn criteria_of_teams_that_nobody_knows_order_nothing() {
    let file = text("teams/four-by-four.xml")
        .replacen("\"BDW\" number=\"2\"", "\"MEDIAN_RATING\" number=\"2\"", 1)
        .replacen("\"BDW1U\" number=\"5\"", "\"TEAMP\" number=\"5\"", 1)
        .replacen("\"MNR\" number=\"6\"", "\"NULL\" number=\"6\"", 1)
        .replacen("teamSize=\"4\"", "teamSize=\"11\"", 1);
    let imported = opengotha::read(file.as_bytes(), Default::default()).expect("it opens");
    let teams = &imported.tournament.teams;
    let names: Vec<&str> = teams.placement.iter().map(|one| one.name()).collect();
    assert_eq!((names, teams.size), (vec!["TEAMP", "NULL", "BDW3U", "BDW2U"], 10));
    let told: Vec<String> = imported.notes.iter().map(ToString::to_string).collect();
    for said in [
        "\"MEDIAN_RATING\" cannot be used; NULL was taken",
        "TEAMP stood twice",
        "\"11\" cannot be used; 10",
    ] {
        assert!(told.iter().any(|note| note.contains(said)), "{said}: {told:?}");
    }
}

#[test]
fn a_file_of_ours_whose_teams_cannot_be_is_refused_by_name() {
    type Spoil = fn(&mut Tournament);
    let spoils: [(&str, Spoil); 7] = [
        ("teams, list: is 1004; write a number from 0 to 1000", |e| {
            for no in 5..=1004 {
                let mut team = e.teams.list[0].clone();
                (team.no, team.name) = (TeamNo(no), format!("Team {no}"));
                e.teams.list.push(team);
            }
        }),
        ("teams: A1 P is in the squads of Alba and Bora; take", |e| {
            let somebody = e.teams.list[0].squad[0];
            e.teams.list[1].squad.push(somebody);
        }),
        ("teams: round 2: B1 P is not in the squad of Alba", |e| {
            let somebody = e.teams.list[1].squad[0];
            e.teams.list[0].line_ups.insert(RoundNo(2), LineUp(vec![Some(somebody)]));
        }),
        ("teams: round 1: Alba has two opponents", |e| {
            let again = TeamMatch { first: TeamNo(1), second: TeamNo(3), absent: None };
            e.rounds[0].teams.matches.insert(0, again);
        }),
        ("teams: a match has 1 boards", |e| e.teams.size = 1),
        ("teams, name: has 201 characters", |e| e.teams.list[0].name = "x".repeat(201)),
        ("teams, line_ups: is 11", |e| {
            e.teams.list[0].line_ups.insert(RoundNo(1), LineUp(vec![None; 11]));
        }),
    ];
    for (message, spoil) in spoils {
        let mut event = read(&text("teams/four-by-four.xml"));
        spoil(&mut event);
        let why = json::read(&json::write(&event).bytes).expect_err("refused").to_string();
        assert!(why.lines().any(|line| line.starts_with(message)), "{message}: {why}");
    }
}

#[test]
fn a_team_that_people_left_comes_back_as_it_was_kept() {
    let mut event = read(&text("teams/four-by-four.xml"));
    let gone = event.teams.list[1].squad[1..].to_vec();
    event.rounds.clear();
    event.remove(&gone);
    assert!(event.team_faults().iter().all(TeamFault::may_wait), "{:?}", event.team_faults());
    let back = json::read(&json::write(&event).bytes).expect("it is read").tournament;
    assert_eq!(back.teams.list[1].squad.len(), 1);
    assert_eq!(back, event);
}

#[test]
fn a_team_of_one_person_stays() {
    let file = "<Tournament dataVersion=\"201\"><Players><Player name=\"Li\" firstName=\"Na\" rank=\"1D\"/>\
        <Player name=\"Ek\" firstName=\"Eva\" rank=\"1D\"/></Players><Teams><Team teamName=\"One\" teamNumber=\"1\">\
        <Board boardNumber=\"1\" player=\"LINA\" roundNumber=\"1\"/></Team></Teams></Tournament>";
    let event = read(file);
    assert_eq!(event.teams.list.iter().map(|team| team.squad.len()).collect::<Vec<_>>(), [1]);
    assert_eq!(read(&written(&event)).teams, event.teams);
}

#[test]
fn more_teams_than_there_can_be_are_set_aside_and_written_back() {
    let players: String =
        (0..2002).map(|no| format!("<Player name=\"P{no}\" rank=\"1D\"/>")).collect();
    let board =
        |board, no| format!("<Board boardNumber=\"{board}\" player=\"P{no}\" roundNumber=\"1\"/>");
    let team = |no| {
        let (first, second) = (board(1, 2 * no - 2), board(2, 2 * no - 1));
        format!("<Team teamName=\"T{no}\" teamNumber=\"{no}\">{first}{second}</Team>")
    };
    let teams: String = (1..=1001).map(team).collect();
    let file = format!(
        "<Tournament dataVersion=\"201\"><Players>{players}</Players><Teams>{teams}</Teams></Tournament>"
    );
    let imported = opengotha::read(file.as_bytes(), Default::default()).expect("it opens");
    assert_eq!(imported.tournament.teams.list.len(), 1000);
    let told: Vec<String> = imported.notes.iter().map(ToString::to_string).collect();
    let left_out = "teamNumber: \"1001\" cannot be used; it was left out";
    assert!(told.iter().any(|note| note.ends_with(left_out)), "{told:?}");
    assert!(written(&imported.tournament).contains("teamName=\"T1001\""));
}
