//! Draws of teams, against every draw there could be.

use std::collections::{HashMap, HashSet};

use go::Color;
use pairing::{
    CertificateError, Proof, TeamCertificate, TeamDraw, TeamDrawError, before_draw, draw_teams,
    with_matches, with_team_round,
};
use proptest::prelude::*;
use standings::team_standings;
use tournament::{
    Absentee, Ending, Entry, EntryId, Federation, LineUp, Registration, Round, RoundNo, RoundState,
    System, TableNo, Team, TeamCriterion, TeamNo, TeamStrength, TeamSystem, Tournament, preset,
};

/// So many teams of two, rated by their numbers, the first best.
pub fn teams(count: i32) -> Tournament {
    let settings = preset(System::Swiss, Federation::Egf, "League", Default::default());
    let mut event = Tournament::new(settings);
    event.teams.size = 2;
    for no in 1..=count {
        let squad = [1, 2].map(|board| {
            let id = EntryId(2 * no - 2 + board);
            let mut entry =
                Entry::new(id, &format!("P{no}"), &board.to_string(), rating::Rank::SHODAN);
            entry.rating.0 = 2900 - 50 * no;
            event.entries.push(entry);
            id
        });
        event.teams.list.push(Team::new(TeamNo(no), &format!("Team {no}"), squad.to_vec()));
    }
    event
}

pub fn drawn(event: &Tournament) -> TeamDraw {
    let no = RoundNo::from_index(event.rounds.len());
    draw_teams(event, no).unwrap_or_else(|error| panic!("{error}"))
}

/// The pairs of a draw, the lower number first, in order.
pub fn pairs(draw: &TeamDraw) -> Vec<(i32, i32)> {
    let matches = draw.round.teams.matches.iter();
    let mut pairs: Vec<(i32, i32)> =
        matches.map(|one| (one.first.0.min(one.second.0), one.first.0.max(one.second.0))).collect();
    pairs.sort_unstable();
    pairs
}

/// Draws the next round and plays it, every board by that.
pub fn play(event: &mut Tournament, ending: impl Fn(&Tournament, EntryId, EntryId) -> Ending) {
    let mut after = with_team_round(event, drawn(event).round);
    let last = after.rounds.last_mut().expect("drawn");
    last.state = RoundState::Finished;
    for board in &mut last.boards {
        board.ending = ending(event, board.black, board.white);
    }
    *event = after;
}

/// The board of the lower entry, and so the lower team, wins.
pub fn favourite(_: &Tournament, black: EntryId, white: EntryId) -> Ending {
    Ending::won(if black < white { Color::Black } else { Color::White })
}

#[test]
fn the_halves_meet_and_winners_meet_winners() {
    let mut event = teams(8);
    assert_eq!(pairs(&drawn(&event)), [(1, 5), (2, 6), (3, 7), (4, 8)]);
    play(&mut event, favourite);
    assert_eq!(pairs(&drawn(&event)), [(1, 3), (2, 4), (5, 7), (6, 8)]);
    play(&mut event, favourite);
    assert_eq!(pairs(&drawn(&event))[0], (1, 2));
}

#[test]
fn boards_follow_one_another_and_colours_alternate_down() {
    let mut event = teams(4);
    event.settings.draw.unused_tables = vec![TableNo(2)];
    let draw = drawn(&event);
    assert_eq!(draw.certificate.as_ref().expect("proved").check(&event), Ok(()));
    let tables: Vec<i32> = draw.round.boards.iter().map(|board| board.table.0).collect();
    assert_eq!(tables, [1, 3, 4, 5]);
    let after = with_team_round(&event, draw.round.clone());
    assert_eq!(after.team_faults(), []);
    for one in &draw.round.teams.matches {
        for (board, seats) in (1..).zip(after.match_boards(&draw.round, one)) {
            let [Some(first), Some(second)] = seats.players else { panic!("{seats:?}") };
            let game = draw.round.board_of(first).expect("seated");
            let white = if board % 2 == 1 { first } else { second };
            assert_eq!((game.white, game.opponent_of(first)), (white, Some(second)));
        }
    }
    // Where somebody is missing, the next of the squad moves up, and the last board stays empty.
    let gone = event.teams.list[0].squad[0];
    event.entries[0].participation = event.entries[0].participation.with(RoundNo(1), false);
    let draw = drawn(&event);
    assert!(draw.round.board_of(gone).is_none() && draw.round.boards.len() == 3);
    let moved = event.teams.list[0].squad[1];
    let seated =
        with_team_round(&event, draw.round.clone()).teams.list[0].line_ups[&RoundNo(1)].clone();
    assert_eq!(seated.0, [Some(moved)]);
}

#[test]
fn a_match_made_again_stands_at_the_free_tables_and_no_unused_one() {
    let mut event = teams(4);
    event.settings.draw.unused_tables = vec![TableNo(2)];
    let drawn = drawn(&event).round;
    let tables = |round: &Round| round.boards.iter().map(|it| it.table.0).collect::<Vec<_>>();
    let mut one = drawn.teams.clone();
    one.matches.remove(0);
    let parted = with_matches(&event, &drawn, one);
    assert_eq!(tables(&parted), [4, 5]);
    let again = with_matches(&event, &parted, drawn.teams.clone());
    assert_eq!(tables(&again), [1, 3, 4, 5]);
}

#[test]
fn an_odd_team_has_a_bye_each_in_turn() {
    let mut event = teams(5);
    let mut byes = Vec::new();
    for _ in 0..5 {
        play(&mut event, favourite);
        byes.extend(event.rounds.last().expect("drawn").teams.byes.iter().map(|no| no.0));
    }
    assert_eq!(byes[0], 5, "the last of all");
    byes.sort_unstable();
    assert_eq!(byes, [1, 2, 3, 4, 5]);
}

#[test]
fn what_cannot_be_drawn_is_said() {
    let mut event = teams(2);
    play(&mut event, favourite);
    let why = draw_teams(&event, RoundNo(2)).expect_err("they have met");
    assert!(matches!(why, TeamDrawError::NoValidPairing { .. }), "{why}");
    assert!(why.to_string().contains("Team "), "{why}");
    // To a match that nobody came to they may be sent again.
    event.rounds[0].teams.matches[0].absent = Some(Absentee::Both);
    assert_eq!(pairs(&drawn(&event)), [(1, 2)]);
    for round in [0, 6] {
        let why = draw_teams(&event, RoundNo(round)).expect_err("no such round");
        assert!(matches!(why, TeamDrawError::UnknownRound(_)), "{why}");
    }
    let alone = draw_teams(&teams(1), RoundNo(1)).expect_err("one alone");
    assert_eq!(alone.to_string(), "round 1 has 1 teams that play: a match needs two");
}

#[test]
fn a_round_robin_is_planned_once_or_twice_and_ends() {
    let mut event = teams(5);
    event.settings.rounds = 11;
    event.teams.system = TeamSystem::DoubleRoundRobin;
    let mut met = Vec::new();
    for _ in 0..10 {
        play(&mut event, favourite);
        let round = &event.rounds.last().expect("drawn").teams;
        assert_eq!((round.matches.len(), round.byes.len()), (2, 1));
        met.extend(round.matches.iter().map(|one| (one.first, one.second)));
    }
    let colours = met.len();
    met.sort_unstable();
    met.dedup();
    assert_eq!((colours, met.len()), (20, 20), "each two twice, each once first");
    let why = draw_teams(&event, RoundNo(11)).expect_err("all have met");
    assert_eq!(why.to_string(), "the round robin of these teams is over after round 10");
}

#[test]
fn a_proof_of_another_state_is_refused() {
    let mut event = teams(6);
    play(&mut event, favourite);
    let draw = drawn(&event);
    let proof = draw.certificate.expect("a certificate");
    assert_eq!((draw.proof, proof.check(&event)), (Some(Proof::Optimal), Ok(())));
    // The two pairs of the first four change partners.
    let mut forged = proof.clone();
    let [(a, b), (c, d), ..] = forged.matching.pairs()[..] else { panic!("three pairs") };
    for (one, other) in [(a, c), (b, d)] {
        (forged.matching.partners[one], forged.matching.partners[other]) = (other, one);
    }
    assert!(forged.check(&event).is_err(), "another matching is not the best");
    event.rounds[0].boards.iter_mut().for_each(|board| board.ending = Ending::Pending);
    assert!(proof.check(&event).is_err(), "other results");
    event.teams.list.pop();
    assert!(proof.check(&event).is_err(), "other teams");
}

#[test]
fn what_is_handed_out_proves_the_draw_and_names_nobody_who_is_only_announced() {
    let mut event = teams(6);
    event.teams.system = TeamSystem::McMahon;
    event.settings.mcmahon.bar = rating::Rank::clamped(6);
    play(&mut event, favourite);
    // Their ratings still count for what the teams begin with.
    for entry in event.entries.iter_mut().skip(1).step_by(4) {
        (entry.registration, entry.rating.0) = (Registration::Preliminary, 100);
        entry.participation = tournament::Participation::NONE;
    }
    event.rounds.iter_mut().for_each(|round| round.boards.truncate(0));
    let secret = LineUp(vec![Some(EntryId(1))]);
    event.teams.list[0].line_ups.insert(RoundNo(4), secret);
    event.teams.list[0].captain = Some(EntryId(1));
    let proof = drawn(&event).certificate.expect("a certificate");
    let before = before_draw(&event, RoundNo(2));
    assert_eq!(proof.check(&before), Ok(()));
    assert_eq!(before.entries[1].surname, "#2");
    assert_eq!(before.entries[0].surname, "P1");
    assert_eq!((before.teams.list[0].line_ups.len(), before.teams.list[0].captain), (1, None));
    let fault = |from: &str, to: &str| {
        TeamCertificate::parse(&proof.to_text().replacen(from, to, 1)).unwrap_err().to_string()
    };
    assert!(fault("team-draw", "draw").starts_with("line 1: the title expected"));
    assert!(fault("teams ", "teams x ").starts_with("line 3: teams expected"));
    assert!(fault("total ", "sum ").starts_with("after line 4: "));
    let mut other = proof.clone();
    other.teams.swap(0, 1);
    assert_eq!(other.check(&before), Err(CertificateError::OtherTeams));
}

/// Up to 8 teams of three clubs with up to 4 rounds behind them, drawn and played by chance, under rules by chance.
fn leagues() -> impl Strategy<Value = Tournament> {
    let results = prop::collection::vec(prop::sample::select(vec!["B+", "W+", "0", "?"]), 16);
    let rules = any::<[bool; 4]>();
    let parts = (2..=8, prop::collection::vec(results, 0..=4), any::<u8>(), rules);
    parts.prop_map(|(count, rounds, away, [mcmahon, median, black, apart])| {
        let mut event = teams(count);
        for entry in &mut event.entries {
            entry.club = ["A", "B", "C"]
                [entry.surname[1..].parse::<usize>().expect("its team") % 3]
                .to_owned();
        }
        event.settings.mcmahon.bar = rating::Rank::clamped(6);
        (event.teams.first_black, event.teams.clubs_apart) = (black, apart);
        event.teams.system = if mcmahon { TeamSystem::McMahon } else { TeamSystem::Swiss };
        event.teams.strength = if median { TeamStrength::Median } else { TeamStrength::Mean };
        for results in rounds {
            let no = RoundNo::from_index(event.rounds.len());
            let Ok(draw) = draw_teams(&event, no) else { break };
            let mut after = with_team_round(&event, draw.round.clone());
            let last = after.rounds.last_mut().expect("drawn");
            for (board, result) in last.boards.iter_mut().zip(results) {
                board.ending = result.parse().expect("an ending");
            }
            event = after;
        }
        // One of the next round's players stays away.
        let next = RoundNo::from_index(event.rounds.len());
        let entry = usize::from(away) % event.entries.len();
        event.entries[entry].participation = event.entries[entry].participation.with(next, false);
        event
    })
}

/// What the definition looks at, of a team before the round, reckoned without the draw's code.
struct Before {
    points: i64,
    place: i64,
    group: i64,
    balance: i64,
    byes: usize,
}

fn before(event: &Tournament) -> (Vec<TeamNo>, HashMap<TeamNo, Before>, HashSet<Pair>) {
    let mcmahon = event.teams.system == TeamSystem::McMahon;
    let score = if mcmahon { TeamCriterion::Mcmahon } else { TeamCriterion::Teamp };
    let mut by_points = event.clone();
    by_points.teams.placement = std::iter::once(score)
        .chain(event.teams.placement.iter().copied().filter(|one| *one != score))
        .collect();
    let rows = team_standings(&by_points, RoundNo(event.rounds.len() as i32)).rows;
    let order: Vec<TeamNo> = rows.iter().map(|row| row.team).collect();
    let points: Vec<i64> = rows.iter().map(|row| row.values[0].as_quarters()).collect();
    let mut teams = HashMap::new();
    for (at, no) in order.iter().enumerate() {
        let first = points.iter().position(|p| *p == points[at]).expect("itself");
        let group = points.iter().filter(|p| **p == points[at]).count() as i64;
        let place = (at - first) as i64;
        let byes = event.rounds.iter().filter(|round| round.teams.byes.contains(no)).count();
        teams.insert(*no, Before { points: points[at], place, group, balance: 0, byes });
    }
    let mut met = HashSet::new();
    for round in &event.rounds {
        for one in &round.teams.matches {
            met.extend([(one.first, one.second), (one.second, one.first)]);
            // Who is named first was White at board 1, or Black where the rules have it so.
            let white = if event.teams.first_black { -1 } else { 1 };
            teams.get_mut(&one.first).expect("a team").balance += white;
            teams.get_mut(&one.second).expect("a team").balance -= white;
        }
    }
    (order, teams, met)
}

/// Two teams that meet.
type Pair = (TeamNo, TeamNo);

/// How bad a set of pairs is: differences, clubs, colours, seeding.
type Cost = [i64; 4];

/// How bad a set of pairs is; teams of one club have numbers three apart.
fn cost(teams: &HashMap<TeamNo, Before>, order: &[TeamNo], pairs: &[Pair], apart: bool) -> Cost {
    let rank = |no: &TeamNo| order.iter().position(|one| one == no).expect("there");
    let mut sum = [0; 4];
    for (a, b) in pairs {
        let (upper, lower) = if rank(a) < rank(b) { (a, b) } else { (b, a) };
        let (upper, lower) = (&teams[upper], &teams[lower]);
        sum[0] += (upper.points - lower.points).pow(2);
        sum[1] += i64::from(apart && (a.0 - b.0) % 3 == 0);
        sum[3] += if upper.points == lower.points {
            (lower.place - upper.place - upper.group / 2).pow(2)
        } else {
            (upper.group - 1 - upper.place).pow(2) + lower.place.pow(2)
        };
        if upper.balance * lower.balance > 0 {
            sum[2] += upper.balance.abs().min(lower.balance.abs());
        }
    }
    sum
}

/// The least cost of all ways to pair these teams without a second meeting.
fn least(
    left: &[TeamNo],
    met: &HashSet<Pair>,
    cost: &dyn Fn(&[Pair]) -> Cost,
    chosen: &mut Vec<Pair>,
) -> Option<Cost> {
    let Some((first, rest)) = left.split_first() else { return Some(cost(chosen)) };
    let mut best: Option<Cost> = None;
    for at in 0..rest.len() {
        if met.contains(&(*first, rest[at])) {
            continue;
        }
        let mut others = rest.to_vec();
        chosen.push((*first, others.remove(at)));
        let found = least(&others, met, cost, chosen);
        chosen.pop();
        best = [best, found].into_iter().flatten().min();
    }
    best
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, ..ProptestConfig::default() })]

    #[test]
    fn no_draw_there_could_be_is_better(event in leagues()) {
        let no = RoundNo::from_index(event.rounds.len());
        let (order, teams, met) = before(&event);
        let of = |pairs: &[Pair]| cost(&teams, &order, pairs, event.teams.clubs_apart);
        let mut candidates: Vec<Option<TeamNo>> = vec![None];
        if order.len() % 2 == 1 {
            let mut last_first: Vec<TeamNo> = order.iter().rev().copied().collect();
            last_first.sort_by_key(|team| teams[team].byes);
            candidates = last_first.into_iter().map(Some).collect();
        }
        let best = candidates.into_iter().find_map(|bye| {
            let left: Vec<TeamNo> = order.iter().copied().filter(|no| Some(*no) != bye).collect();
            Some((bye, least(&left, &met, &of, &mut Vec::new())?))
        });
        match draw_teams(&event, no) {
            Ok(draw) => {
                let matches = draw.round.teams.matches.iter();
                let pairs: Vec<Pair> = matches.map(|one| (one.first, one.second)).collect();
                let proof = draw.certificate.clone().expect("a certificate");
                prop_assert_eq!(best, Some((proof.bye, of(&pairs))));
                prop_assert_eq!((draw.proof, proof.check(&event)), (Some(Proof::Optimal), Ok(())));
                let read = TeamCertificate::parse(&proof.to_text()).expect("as it was written");
                prop_assert_eq!(read.check(&before_draw(&event, no)), Ok(()));
                prop_assert_eq!(read.covers(&draw.round.teams.matches), pairs.len());
                for (first, second) in &pairs {
                    prop_assert!(!met.contains(&(*first, *second)), "{} and {} again", first, second);
                    let (white, black) =
                        if event.teams.first_black { (second, first) } else { (first, second) };
                    prop_assert!(teams[white].balance <= teams[black].balance, "colours");
                }
                let mut all: Vec<TeamNo> = draw.round.teams.teams().collect();
                all.sort_unstable();
                let everybody: Vec<TeamNo> = event.teams.list.iter().map(|team| team.no).collect();
                prop_assert_eq!(all, everybody);
                prop_assert_eq!(with_team_round(&event, draw.round.clone()).team_faults(), vec![]);
                prop_assert_eq!(draw_teams(&with_team_round(&event, draw.round.clone()), no), Ok(draw));
            }
            Err(why) => {
                prop_assert!(matches!(why, TeamDrawError::NoValidPairing { .. }), "{}", why);
                prop_assert_eq!(best, None);
            }
        }
    }
}
