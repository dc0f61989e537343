//! McMahon groups, clubs apart, and groups of teams before a knock-out.

use std::collections::{HashMap, HashSet};

use go::Color;
use pairing::{TeamDraw, TeamDrawError, draw_teams, team_groups, team_rounds};
use proptest::prelude::*;
use standings::team_standings;
use tournament::{Ending, RoundNo, RoundState, TeamCriterion, TeamNo, TeamSystem, Tournament};

use crate::teams::{drawn, favourite, pairs, play, teams};

/// Ratings from 2850 down by 50 are ranks 8 7 7 6 6 5 5 4, counted from shodan as 0.
#[test]
fn strong_teams_begin_with_more_and_meet_one_another() {
    let mut event = teams(8);
    event.teams.system = TeamSystem::McMahon;
    event.settings.mcmahon.bar = rating::Rank::clamped(8);
    assert_eq!(pairs(&drawn(&event)), [(1, 2), (3, 4), (5, 6), (7, 8)]);
    // A rank is worth a match: the lower of each two has won, and now has 8 8 7 7 6 6 5 5 in the order of numbers.
    play(&mut event, |_, black, white| {
        Ending::won(if black > white { Color::Black } else { Color::White })
    });
    assert_eq!(pairs(&drawn(&event)), [(1, 4), (2, 3), (5, 8), (6, 7)]);
    // Under the bar they are all one group.
    let mut barred = teams(8);
    barred.teams.system = TeamSystem::McMahon;
    barred.settings.mcmahon.bar = rating::Rank::clamped(0);
    assert_eq!(pairs(&drawn(&barred)), [(1, 5), (2, 6), (3, 7), (4, 8)]);
}

#[test]
fn teams_of_a_club_meet_where_points_leave_no_other_way() {
    let mut event = teams(4);
    event.teams.clubs_apart = true;
    for entry in &mut event.entries {
        let club = if ["P1", "P3"].contains(&entry.surname.as_str()) { " Go Klub " } else { "" };
        entry.club = club.to_owned();
    }
    assert_eq!(pairs(&drawn(&event)), [(1, 2), (3, 4)], "1 and 3 would meet");
    event.entries[0].club = "Other".to_owned();
    assert_eq!(event.team_club(&event.teams.list[0]), None, "its two say different clubs");
    assert_eq!(pairs(&drawn(&event)), [(1, 3), (2, 4)]);
}

#[test]
fn the_first_team_may_be_black_at_board_1() {
    let mut event = teams(4);
    event.teams.first_black = true;
    let draw = drawn(&event);
    let plain = drawn(&teams(4));
    for (one, other) in draw.round.teams.matches.iter().zip(&plain.round.teams.matches) {
        assert_eq!((one.first, one.second), (other.second, other.first), "colours are the same");
    }
    let colors = |draw: &TeamDraw| -> Vec<_> {
        draw.round.boards.iter().map(|board| (board.black, board.white)).collect()
    };
    assert_eq!(colors(&draw), colors(&plain));
    event.teams.system = TeamSystem::RoundRobin;
    let planned = drawn(&event);
    let first = planned.round.teams.matches[0].first;
    let board = &planned.round.boards[0];
    let team = event.teams.team(first).expect("a team");
    assert_eq!(team.squad[0], board.black);
}

/// An event of so many teams in groups of which so many go on.
fn staged(count: i32, groups: u8, qualifiers: u8) -> Tournament {
    let mut event = teams(count);
    event.teams.system = TeamSystem::Groups;
    (event.teams.groups, event.teams.qualifiers) = (groups, qualifiers);
    event.teams.placement.insert(0, TeamCriterion::KnockOut);
    event.settings.rounds = 30;
    event
}

#[test]
fn groups_are_dealt_in_a_snake_and_their_best_meet_crosswise() {
    let mut event = staged(8, 2, 2);
    assert_eq!(team_rounds(&event), Some(5));
    let dealt = team_groups(&event);
    assert_eq!(dealt, [[1, 4, 5, 8].map(TeamNo), [2, 3, 6, 7].map(TeamNo)]);
    for _ in 0..3 {
        play(&mut event, favourite);
        let round = &event.rounds.last().expect("drawn").teams;
        for one in &round.matches {
            assert!(
                dealt.iter().any(|group| group.contains(&one.first) && group.contains(&one.second))
            );
        }
    }
    // Winners 1 and 2, seconds 4 and 3: nobody meets the own group before the final.
    assert_eq!(pairs(&drawn(&event)), [(1, 3), (2, 4)]);
    play(&mut event, favourite);
    assert_eq!(pairs(&drawn(&event)), [(1, 2)]);
    play(&mut event, favourite);
    let over = draw_teams(&event, RoundNo(6)).expect_err("it is over");
    assert!(matches!(over, TeamDrawError::Over { rounds: 5 }), "{over}");
    let rows = team_standings(&event, RoundNo(5)).rows;
    let first: Vec<i32> = rows.iter().take(4).map(|row| row.team.0).collect();
    let reached: Vec<String> = rows.iter().map(|row| row.values[0].to_string()).collect();
    assert_eq!(first[..2], [1, 2]);
    assert_eq!(reached, ["3", "2", "1", "1", "0", "0", "0", "0"]);
}

#[test]
fn groups_stay_as_they_were_dealt_when_ratings_are_mended() {
    let mut event = staged(8, 2, 2);
    let dealt = team_groups(&event);
    play(&mut event, favourite);
    event.entries.iter_mut().for_each(|entry| entry.rating.0 = 1000 + 100 * entry.id.0);
    assert_eq!(team_groups(&event), dealt);
    play(&mut event, favourite);
    // As long as nobody has seen the round, it is dealt by what is known now.
    event.rounds.truncate(1);
    event.rounds[0].state = RoundState::Draft;
    assert_eq!(team_groups(&event), [[8, 5, 4, 1].map(TeamNo), [7, 6, 3, 2].map(TeamNo)]);
}

#[test]
fn a_match_that_is_even_waits_for_the_organiser() {
    let mut event = staged(4, 0, 0);
    play(&mut event, favourite);
    assert_eq!(pairs(&drawn(&event)), [(1, 2)]);
    // One board each: the first board counts more, and there the team named second has Black.
    for board in &mut event.rounds[0].boards {
        board.ending = Ending::won(Color::Black);
    }
    assert_eq!(pairs(&drawn(&event)), [(3, 4)]);
    // Jigo at both boards decides nothing.
    for board in &mut event.rounds[0].boards {
        board.ending = "0".parse().expect("jigo");
    }
    let why = draw_teams(&event, RoundNo(2)).expect_err("nobody has won");
    assert!(matches!(why, TeamDrawError::Undecided { .. }), "{why}");
    assert!(why.to_string().contains("Team "), "{why}");
}

#[test]
fn in_a_knock_out_colours_balance_too() {
    let mut event = staged(8, 0, 0);
    // Team 1 is White and wins; team 5 is Black and wins against team 4.
    play(&mut event, |event, black, white| {
        let team = |who| event.team_of(who).expect("a team").no;
        match [team(black), team(white)] {
            [TeamNo(5), _] => Ending::won(Color::Black),
            [_, TeamNo(5)] => Ending::won(Color::White),
            _ => favourite(event, black, white),
        }
    });
    let first: Vec<i32> = event.rounds[0].teams.matches.iter().map(|one| one.first.0).collect();
    assert_eq!(first, [1, 2, 3, 4]);
    let semifinal = drawn(&event).round.teams.matches[0];
    assert_eq!((semifinal.first, semifinal.second), (TeamNo(5), TeamNo(1)));
    event.teams.first_black = true;
    let semifinal = drawn(&event).round.teams.matches[0];
    assert_eq!((semifinal.first, semifinal.second), (TeamNo(1), TeamNo(5)));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    /// Groups meet among themselves, each two once; the knock-out leaves one that nobody has beaten in it.
    #[test]
    fn groups_and_knock_out_end_with_one(
        count in 2..=24_i32,
        groups in 0..=6_u8,
        qualifiers in 0..=3_u8,
        chance in prop::collection::vec(any::<bool>(), 400),
    ) {
        let least = i32::from(qualifiers.max(2));
        prop_assume!(groups == 0 || count / i32::from(groups) >= least);
        let mut event = staged(count, groups, qualifiers);
        let dealt = team_groups(&event);
        let sizes: Vec<usize> = dealt.iter().map(Vec::len).collect();
        prop_assert_eq!(sizes.iter().sum::<usize>(), event.teams.list.len());
        prop_assert!(sizes.iter().max().unwrap() - sizes.iter().min().unwrap() <= 1);
        let (takes, in_groups) = (team_rounds(&event).unwrap(), event.group_rounds());
        let mut met = HashSet::new();
        let mut out = HashSet::new();
        let mut chance = chance.into_iter().cycle();
        for round in 0..takes {
            prop_assert_eq!(draw_teams(&event, RoundNo::from_index(round)), Ok(drawn(&event)));
            // A team wins both of its boards.
            let winners: HashMap<TeamNo, bool> =
                event.teams.list.iter().map(|team| (team.no, chance.next().unwrap())).collect();
            play(&mut event, |event, black, white| {
                let team = |id| event.team_of(id).expect("a team").no;
                let (one, other) = (team(black).min(team(white)), team(black));
                Ending::won(if winners[&one] == (one == other) { Color::Black } else { Color::White })
            });
            let last = event.rounds.last().unwrap();
            for one in &last.teams.matches {
                let pair = (one.first.min(one.second), one.first.max(one.second));
                if round < in_groups {
                    let together =
                        |group: &Vec<TeamNo>| group.contains(&pair.0) && group.contains(&pair.1);
                    prop_assert!(dealt.iter().any(together) && met.insert(pair));
                } else {
                    prop_assert!(!out.contains(&pair.0) && !out.contains(&pair.1));
                    let won = event.winner_of(last, one).expect("both boards");
                    out.insert(if won == pair.0 { pair.1 } else { pair.0 });
                }
            }
        }
        if groups > 0 {
            let all: usize = sizes.iter().map(|size| size * (size - 1) / 2).sum();
            prop_assert_eq!(met.len(), all);
        }
        let knock_out = if groups == 0 { count as usize } else { usize::from(groups) * usize::from(qualifiers.max(1)) };
        prop_assert_eq!(out.len(), knock_out - 1);
        let rows = team_standings(&event, RoundNo::from_index(takes - 1)).rows;
        prop_assert!(!out.contains(&rows[0].team) && rows[0].place == 1);
    }
}
