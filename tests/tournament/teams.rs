use tournament::{
    Absentee, EntryId, HalfPoints, LineUp, Participation, Registration, Round, RoundNo, RoundState,
    System, Team, TeamMatch, TeamNo, TeamRound, TeamStrength, TeamSystem, Tournament,
};

use super::{event, round};

/// Two teams of three, 1 to 3 and 4 to 6, and their match of round 1 with these games.
fn teams(games: &[(i32, i32, &str)]) -> (Tournament, Round) {
    let mut event = event(System::Swiss, &["1d"; 6]);
    event.teams.size = 3;
    for (no, name, squad) in [(1, "Alba", [1, 2, 3]), (2, "Bora", [4, 5, 6])] {
        event.teams.list.push(Team::new(TeamNo(no), name, squad.map(EntryId).to_vec()));
    }
    let matches = vec![TeamMatch::new(TeamNo(1), TeamNo(2))];
    let round = Round {
        teams: TeamRound { matches, ..TeamRound::NONE },
        ..round(1, RoundState::Published, games)
    };
    event.rounds.push(round.clone());
    (event, round)
}

fn points(event: &Tournament, round: &Round) -> Vec<[i32; 2]> {
    let boards = event.match_boards(round, &round.teams.matches[0]);
    boards.iter().map(|board| board.points.map(|HalfPoints(points)| points)).collect()
}

#[test]
fn a_board_without_an_opponent_is_won_where_the_event_says_so() {
    let (mut event, round) = teams(&[]);
    let line_up =
        |ids: [i32; 2]| LineUp(ids.map(|id| Some(EntryId(id)).filter(|id| id.0 > 0)).to_vec());
    for (team, ids) in event.teams.list.iter_mut().zip([[1, 0], [0, 5]]) {
        team.line_ups.insert(RoundNo(1), line_up(ids));
    }
    assert_eq!(points(&event, &round), [[0, 0], [0, 0]]);
    event.teams.unopposed = true;
    assert_eq!(points(&event, &round), [[2, 0], [0, 2]]);
}

#[test]
fn a_team_that_came_alone_wins_every_board_and_none_is_open() {
    let (mut event, mut round) = teams(&[(2, 4, "?")]);
    assert!(event.is_open(&round, &round.teams.matches[0]));
    event.entries[3..].iter_mut().for_each(|entry| entry.participation = Participation::NONE);
    event.entries[0].participation = Participation::NONE;
    for (absent, expected) in
        [(Absentee::First, [0, 2]), (Absentee::Second, [2, 0]), (Absentee::Both, [0, 0])]
    {
        round.teams.matches[0].absent = Some(absent);
        assert_eq!(points(&event, &round), [expected; 3], "{absent:?}");
        assert!(!event.is_open(&round, &round.teams.matches[0]), "{absent:?}");
    }
}

#[test]
fn a_match_is_won_by_boards_then_by_the_upper_ones_once_all_are_played() {
    for (games, winner) in [
        ([(1, 4, "B+"), (5, 2, "W+"), (3, 6, "W+")], Some(1)),
        ([(1, 4, "W+"), (5, 2, "B+"), (3, 6, "?")], None),
        ([(1, 4, "W+"), (5, 2, "0"), (3, 6, "B+")], Some(2)),
        ([(1, 4, "0"), (5, 2, "0"), (3, 6, "0")], None),
    ] {
        let (event, round) = teams(&games);
        let won = event.winner_of(&round, &round.teams.matches[0]);
        assert_eq!(won, winner.map(TeamNo), "{games:?}");
    }
}

#[test]
fn a_line_up_is_the_squad_that_is_there_as_far_as_boards_go() {
    let (mut event, _) = teams(&[]);
    event.teams.size = 2;
    let of = |event: &Tournament| {
        event.line_up(&event.teams.list[0], RoundNo(1)).players().map(|(_, id)| id.0).collect()
    };
    let seated: Vec<i32> = of(&event);
    assert_eq!(seated, [1, 2]);
    event.entries[0].participation = Participation::NONE;
    let seated: Vec<i32> = of(&event);
    assert_eq!(seated, [2, 3]);
}

#[test]
fn a_captain_speaks_for_the_own_player_at_that_board() {
    let (mut event, round) = teams(&[(1, 4, "?"), (5, 2, "?")]);
    event.teams.list[1].captain = Some(EntryId(6));
    let for_whom = |board: usize, who| {
        event.speaks_for(&round, &round.boards[board], EntryId(who)).map(|id| id.0)
    };
    assert_eq!([0, 1].map(|board| for_whom(board, 6)), [Some(4), Some(5)]);
    assert_eq!([1, 4, 3].map(|who| for_whom(0, who)), [Some(1), Some(4), None]);
}

#[test]
fn a_captain_has_left_who_is_final_and_plays_no_round_to_come() {
    let (mut event, _) = teams(&[(1, 4, "?")]);
    let left = |event: &Tournament| event.captain_left(&event.teams.list[0]);
    assert!(!left(&event), "there is none");
    event.teams.list[0].captain = Some(EntryId(3));
    assert!(!left(&event));
    event.entries[2].participation = Participation::NONE;
    assert!(left(&event));
    event.entries[2].registration = Registration::Preliminary;
    assert!(!left(&event), "who did not come yet has not left");
}

#[test]
fn a_teams_rating_is_the_mean_or_the_median_of_its_boards() {
    let (mut event, _) = teams(&[]);
    for (entry, rating) in event.entries.iter_mut().zip([2400, 2000, 2101, 100]) {
        entry.rating.0 = rating;
    }
    let team = Team::new(TeamNo(3), "Cora", [1, 2, 3, 4].map(EntryId).to_vec());
    for (strength, size, rating) in [
        (TeamStrength::Mean, 3, 2167),
        (TeamStrength::Median, 3, 2101),
        (TeamStrength::Median, 4, 2050),
        (TeamStrength::Median, 2, 2200),
    ] {
        (event.teams.strength, event.teams.size) = (strength, size);
        let found = event.team_rating(&team).map(|rating| rating.0);
        assert_eq!(found, Some(rating), "{strength} of {size}");
    }
}

#[test]
fn a_bye_of_a_player_counts_for_the_team_as_the_event_says() {
    let (mut event, mut round) = teams(&[(1, 5, "B+"), (4, 3, "0")]);
    round.byes.push(EntryId(2));
    let of = |event: &Tournament| event.points_of_players(&round, &event.teams.list[0]);
    assert_eq!(of(&event), [HalfPoints::ONE, HalfPoints::ONE, HalfPoints::HALF]);
    event.settings.points.bye_wins = HalfPoints::HALF;
    assert_eq!(of(&event), [HalfPoints::ONE, HalfPoints::HALF, HalfPoints::HALF]);
}

#[test]
fn a_knock_out_is_played_by_the_best_of_each_group() {
    let (mut event, _) = teams(&[]);
    event.teams.system = TeamSystem::Groups;
    for no in 3..=12 {
        event.teams.list.push(Team::new(TeamNo(no), &format!("Team {no}"), Vec::new()));
    }
    for (groups, qualifiers, rounds) in
        [(0, 0, (0, 4)), (4, 0, (3, 2)), (4, 1, (3, 2)), (4, 2, (3, 3)), (5, 8, (3, 4))]
    {
        (event.teams.groups, event.teams.qualifiers) = (groups, qualifiers);
        let found = (event.group_rounds(), event.knock_out_rounds());
        assert_eq!(found, rounds, "{groups} groups, {qualifiers} of each");
    }
}
