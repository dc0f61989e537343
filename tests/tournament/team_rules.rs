use MatchDecision::{AllBoards, BoardsAlone, PlayedBoards};
use MatchResult::{Draw, Nothing, Win};
use tournament::*;

#[test]
fn what_a_match_is_worth_by_what_decides_it() {
    // Half points of both, of four boards, and the results for both.
    let cases = [
        (AllBoards, 5, 3, Win, Nothing),
        (AllBoards, 4, 4, Draw, Draw),
        (AllBoards, 4, 2, Draw, Nothing),
        (AllBoards, 3, 2, Nothing, Nothing),
        (AllBoards, 6, 6, Draw, Draw),
        (PlayedBoards, 3, 2, Win, Nothing),
        (PlayedBoards, 1, 0, Win, Nothing),
        (PlayedBoards, 2, 2, Draw, Draw),
        (PlayedBoards, 0, 0, Nothing, Nothing),
        (BoardsAlone, 3, 2, Win, Nothing),
    ];
    for (decision, one, other, first, second) in cases {
        let teams = Teams { decision, ..Teams::default() };
        let (one, other) = (HalfPoints(one), HalfPoints(other));
        let found = (teams.result(one, other), teams.result(other, one));
        assert_eq!(found, (first, second), "{decision} {one}:{other}");
    }
    let worth = |decision, worth| {
        let teams = Teams { decision, worth, ..Teams::default() };
        [Win, Draw, Nothing].map(|result| teams.worth_of(result, HalfPoints(5)).to_string())
    };
    assert_eq!(worth(AllBoards, MatchWorth::TwoOne), ["2", "1", "0"]);
    assert_eq!(worth(PlayedBoards, MatchWorth::ThreeOne), ["3", "1", "0"]);
    assert_eq!(worth(PlayedBoards, MatchWorth::OneHalf), ["1", "0.5", "0"]);
    assert_eq!(worth(BoardsAlone, MatchWorth::TwoOne), ["2.5", "2.5", "2.5"]);
}

fn event() -> Tournament {
    let mut event = super::event(System::McMahon, &[]);
    for name in ["Anna", "Abel", "Bea", "Bert"] {
        event.enter(Entry::new(EntryId(0), name, "", rating::Rank::SHODAN));
    }
    let squad = |ids: [i32; 2]| ids.map(EntryId).to_vec();
    event.teams.list.push(Team::new(TeamNo(1), "Alba", squad([1, 2])));
    event.teams.list.push(Team::new(TeamNo(2), "Bora", squad([3, 4])));
    let mut round = Round::empty(RoundNo(1), RoundState::Published);
    round.teams.matches = vec![TeamMatch { first: TeamNo(1), second: TeamNo(2), absent: None }];
    event.rounds.push(round);
    event
}

#[test]
fn every_fault_names_the_team_and_the_player() {
    type Spoil = fn(&mut Tournament);
    let line_up = |ids: [i32; 2]| LineUp(ids.map(|id| Some(EntryId(id))).to_vec());
    assert_eq!(event().team_faults(), []);
    let spoils: [(&str, Spoil); 12] = [
        ("a match has 11 boards", |e| e.teams.size = 11),
        ("two teams have the number 1;", |e| e.teams.list.push(e.teams.list[0].clone())),
        ("two teams are called \"Alba\"", |e| e.teams.list[1].name = "Alba".to_owned()),
        ("Bora has fewer than two players", |e| e.teams.list[1].squad.truncate(1)),
        ("Bora has 202 players; 200 is the most", |e| {
            e.teams.list[1].squad.extend((5..205).map(EntryId));
        }),
        ("Anna stands twice in the squad of Alba", |e| {
            e.teams.list[0].squad.push(EntryId(1));
        }),
        ("Anna is in the squads of Alba and Bora", |e| {
            e.teams.list[1].squad.push(EntryId(1));
        }),
        ("Bea is not in the squad of Alba", |e| e.teams.list[0].captain = Some(EntryId(3))),
        ("round 9: there is no team with the number 7", |e| {
            e.rounds[0].no = RoundNo(9);
            e.rounds[0].teams.byes.push(TeamNo(7));
        }),
        ("round 1: Alba has two opponents", |e| e.rounds[0].teams.byes.push(TeamNo(1))),
        ("round 1: Bora has two opponents", |e| {
            e.rounds[0].teams.matches[0].first = TeamNo(2);
        }),
        ("round 3: there is no team with the number 8", |e| {
            e.teams.adjustments.push(Adjustment {
                team: TeamNo(8),
                round: RoundNo(3),
                points: HalfPoints::ONE,
                reason: "late".to_owned(),
                bonus: false,
            });
        }),
    ];
    for (message, spoil) in spoils {
        let mut event = event();
        spoil(&mut event);
        let told: Vec<String> = event.team_faults().iter().map(ToString::to_string).collect();
        assert!(told.iter().any(|fault| fault.starts_with(message)), "{message}: {told:?}");
    }
    for (ids, message) in [
        ([1, 3], "round 2: Bea is not in the squad of Alba"),
        ([2, 2], "round 2: Abel sits at two boards of Alba"),
    ] {
        let mut event = event();
        event.teams.list[0].line_ups.insert(RoundNo(2), line_up(ids));
        assert!(event.team_faults()[0].to_string().starts_with(message), "{message}");
    }
}

#[test]
fn clubs_become_teams_by_strength_and_a_wrong_order_is_seen() {
    let mut event = super::event(System::Swiss, &[]);
    let people =
        [("A", 2000), ("B", 2100), ("A", 2300), (" B ", 1900), ("C", 2000), ("", 1), ("", 2)];
    for (id, (club, rating)) in (1..).zip(people) {
        let mut entry = Entry::new(EntryId(id), &format!("P{id}"), "", rating::Rank::SHODAN);
        (entry.club, entry.rating.0) = (club.to_owned(), rating);
        event.entries.push(entry);
    }
    let made = event.teams_of_clubs();
    let of = |team: &Team| (team.no.0, team.name.clone(), team.squad.clone());
    let ids = |ids: [i32; 2]| ids.map(EntryId).to_vec();
    let expected = [(1, "A".to_owned(), ids([3, 1])), (2, "B".to_owned(), ids([2, 4]))];
    assert_eq!(made.iter().map(of).collect::<Vec<_>>(), expected);
    event.teams.list = made;
    assert_eq!(event.teams_of_clubs(), [], "made once");
    let line_up = |ids: &[i32]| LineUp(ids.iter().map(move |id| Some(EntryId(*id))).collect());
    assert_eq!(event.out_of_order(&line_up(&[3, 2, 1])), []);
    let wrong = event.out_of_order(&line_up(&[1, 2, 3]));
    assert_eq!(wrong, [(1, EntryId(1), EntryId(3)), (2, EntryId(2), EntryId(3))]);
    let seat = |id: &i32| Some(EntryId(*id)).filter(|id| id.0 > 0);
    let gaps = |ids: &[i32]| LineUp(ids.iter().map(seat).collect()).gaps();
    assert_eq!((gaps(&[0, 3, 0, 1, 0]), gaps(&[3, 1, 0]), gaps(&[])), (vec![1, 3], vec![], vec![]));
}
