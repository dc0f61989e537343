//! What holds for every event of teams: a match is its boards, nobody plays twice, files say the same.

use std::collections::HashSet;

use interchange::{Note, json, opengotha};
use proptest::prelude::*;
use standings::{
    TeamCell, TeamSeat, TeamSheet, TeamStandings, Value, explain_team, team_standings,
};
use tournament::{
    Board, Ending, Entry, EntryId, HalfPoints, LineUp, MatchDecision, MatchResult, NoResultPolicy,
    Participation, Round, RoundNo, RoundState, System, TableNo, Team, TeamCriterion, TeamMatch,
    TeamNo, Tournament,
};

use crate::event::Event;

const ENDINGS: [&str; 9] = ["B+", "W+", "B+R", "W+F", "0", "both-lose", "both-win", "?", "void"];

/// What chance decides of one round: how teams are paired, colours, results, and who declares which line-up.
type Chance = Vec<(u32, usize, bool, u8)>;

/// Up to 8 teams of 2 to 5 boards with squads up to two larger, up to 4 rounds, absences, declared line-ups, and any
/// result.
fn events() -> impl Strategy<Value = Tournament> {
    let of_round =
        prop::collection::vec((any::<u32>(), 0..ENDINGS.len(), any::<bool>(), 0_u8..8), 40);
    (
        2_usize..=8,
        2_u8..=5,
        prop::collection::vec(of_round, 1..=4),
        prop::collection::vec((any::<u8>(), 0_usize..=2), 56),
        0_usize..3,
    )
        .prop_map(|(teams, size, rounds, people, decision)| {
            let mut event = Event::new(System::Swiss, "").0;
            event.teams.size = size;
            event.teams.decision = MatchDecision::ALL[decision];
            for no in 1..=teams {
                let more = people[no].1;
                let squad = (0..usize::from(size) + more).map(|_| {
                    let id = EntryId(event.entries.len() as i32 + 1);
                    let mut entry = Entry::new(id, &format!("p{id:03}"), "", rating::Rank::SHODAN);
                    let bits = people[id.0 as usize % people.len()].0;
                    entry.participation = Participation::from_bits(u32::from(bits | 1));
                    event.entries.push(entry);
                    id
                });
                let squad = squad.collect();
                event.teams.list.push(Team::new(TeamNo(no as i32), &format!("t{no}"), squad));
            }
            for (no, chance) in (1..).zip(&rounds) {
                add_round(&mut event, RoundNo(no), chance);
            }
            event
        })
}

fn add_round(event: &mut Tournament, no: RoundNo, chance: &Chance) {
    let size = usize::from(event.teams.size);
    for (team, (_, _, declares, shift)) in event.teams.list.iter_mut().zip(chance) {
        if *declares {
            let mut players: Vec<Option<EntryId>> = team.squad.iter().copied().map(Some).collect();
            let turn = usize::from(*shift) % players.len();
            players.rotate_left(turn);
            players.truncate(size);
            if *shift > 5 {
                players[size - 1] = None;
            }
            team.line_ups.insert(no, LineUp(players));
        }
    }
    let mut order: Vec<usize> = (0..event.teams.list.len()).collect();
    order.sort_by_key(|team| chance[*team].0);
    let mut round = Round::empty(no, RoundState::Published);
    for pair in order.chunks(2) {
        let teams: Vec<&Team> = pair.iter().map(|at| &event.teams.list[*at]).collect();
        let &[first, second] = &teams[..] else {
            round.teams.byes.push(teams[0].no);
            continue;
        };
        round.teams.matches.push(TeamMatch { first: first.no, second: second.no, absent: None });
        let line_ups = [event.line_up(first, no), event.line_up(second, no)];
        for board in 1..=size {
            let [Some(one), Some(other)] = [line_ups[0].at(board), line_ups[1].at(board)] else {
                continue;
            };
            let table = round.boards.len();
            // The first-named team is White at the odd boards.
            let (black, white) = if board % 2 == 1 { (other, one) } else { (one, other) };
            let mut game = Board::new(TableNo(table as i32 + 1), black, white, 0);
            game.ending = ENDINGS[chance[table % chance.len()].1].parse().expect("an ending");
            round.boards.push(game);
        }
    }
    event.rounds.push(round);
}

/// What somebody has of a round, straight from its games.
fn points(round: &Round, player: EntryId) -> i32 {
    let game = round.boards.iter().find(|game| [game.black, game.white].contains(&player));
    game.map_or(0, |game| {
        let color = game.color_of(player).expect("sits there");
        match game.ending {
            Ending::NoResult => 0,
            ending => ending.points(color, NoResultPolicy::Zero).0,
        }
    })
}

fn value(standings: &TeamStandings, no: TeamNo, criterion: TeamCriterion) -> Value {
    let at = standings.criteria.iter().position(|one| *one == criterion).expect("a column");
    standings.rows.iter().find(|row| row.team == no).expect("a row").values[at]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn a_match_is_its_boards_and_nobody_plays_twice(event in events()) {
        prop_assert_eq!(event.team_faults(), vec![]);
        for round in &event.rounds {
            let mut seated = HashSet::new();
            for one in &round.teams.matches {
                let boards = event.match_boards(round, one);
                for board in &boards {
                    for (player, points_here) in board.players.into_iter().zip(board.points) {
                        let Some(player) = player else { continue };
                        prop_assert!(seated.insert(player), "{} sits twice", player);
                        let alone = board.players.contains(&None);
                        prop_assert_eq!(points_here.0, if alone { 0 } else { points(round, player) });
                    }
                }
                let sums: [i32; 2] =
                    [0, 1].map(|side| boards.iter().map(|board| board.points[side].0).sum());
                let result = |own: i32, other: i32| {
                    event.teams.result(HalfPoints(own), HalfPoints(other))
                };
                let both = (result(sums[0], sums[1]), result(sums[1], sums[0]));
                prop_assert!(both != (MatchResult::Win, MatchResult::Win));
                prop_assert_eq!(both.0 == MatchResult::Win, match event.teams.decision {
                    MatchDecision::AllBoards => sums[0] > sums[1] && sums[0] > i32::from(event.teams.size),
                    _ => sums[0] > sums[1],
                });
            }
        }
    }

    #[test]
    fn values_are_what_their_definition_says_and_their_terms_add_up_to(mut event in events()) {
        event.teams.placement = TeamCriterion::ALL.to_vec();
        let last = event.last_round_with_games().unwrap_or(RoundNo(0));
        let standings = team_standings(&event, last);
        let sheet = TeamSheet::new(&event, last);
        let mut all_boards = Value::halves(0);
        for (index, team) in event.teams.list.iter().enumerate() {
            let of = |criterion| value(&standings, team.no, criterion);
            let seats = sheet.seats(index).iter();
            let met: Vec<TeamNo> = seats
                .filter_map(|seat| match seat {
                    TeamSeat::Match(one) => Some(sheet.team(one.opponent).no),
                    _ => None,
                })
                .collect();
            let theirs = met.iter().map(|no| value(&standings, *no, TeamCriterion::Teamp));
            let sum = Value::sum(standings::Unit::Halves, theirs);
            prop_assert_eq!(of(TeamCriterion::Sost), sum);
            let nested = [TeamCriterion::Bdw1U, TeamCriterion::Bdw2U, TeamCriterion::Bdw5U, TeamCriterion::Bdw];
            prop_assert!(nested.map(of).is_sorted());
            prop_assert_eq!(of(TeamCriterion::Bdw9U), of(TeamCriterion::Bdw));
            all_boards = Value::halves(all_boards.amount() + of(TeamCriterion::Bdw).amount());
            for criterion in &standings.criteria {
                let why = explain_team(&event, &standings, team.no, *criterion).expect("a row");
                let terms: i64 = why.terms.iter().map(|term| term.amount.as_quarters()).sum();
                prop_assert_eq!(terms, of(*criterion).as_quarters(), "{}", criterion);
            }
        }
        let games = event.rounds.iter().flat_map(|round| {
            round.boards.iter().map(|game| points(round, game.black) + points(round, game.white))
        });
        prop_assert_eq!(all_boards, Value::halves(games.sum::<i32>().into()));
    }

    #[test]
    fn the_order_of_entering_teams_and_the_file_change_nothing(event in events()) {
        let last = event.last_round_with_games().unwrap_or(RoundNo(0));
        let table = |event: &Tournament| {
            let mut standings = team_standings(event, last);
            standings.rows.iter_mut().for_each(|row| row.index = 0);
            // OpenGotha does not tell a game without a result from one that is open.
            let cells = standings.rows.iter_mut().flat_map(|row| &mut row.cells);
            cells.for_each(|cell| if let TeamCell::Match { open, .. } = cell { *open = false });
            standings
        };
        let mut turned = event.clone();
        turned.teams.list.reverse();
        prop_assert_eq!(table(&turned), table(&event));
        let own = json::read(&json::write(&event).bytes).expect("what we write can be read");
        prop_assert_eq!(&own.tournament, &event);
        // What OpenGotha knows: its own decision, no byes of teams, matches with a game at board 1.
        let mut known = event;
        known.teams.decision = MatchDecision::AllBoards;
        known.rounds.iter_mut().for_each(|round| round.teams.byes.clear());
        let export = opengotha::write(&known);
        let untold = |note: &Note| matches!(note, Note::MatchesNotSaid { .. });
        // A team whose others never sit anywhere is a team of one there.
        let seated = |team: &Team| {
            let rounds = (1..=known.settings.rounds).map(|no| known.line_up(team, RoundNo(no)));
            let players = rounds.flat_map(|line_up| line_up.players().collect::<Vec<_>>());
            players.map(|(_, player)| player).collect::<HashSet<_>>().len()
        };
        let whole = known.teams.list.iter().all(|team| seated(team) > 1);
        if whole && !export.notes.iter().any(untold) {
            let read = opengotha::read(&export.bytes, Default::default()).expect("what we write can be read");
            prop_assert_eq!(table(&read.tournament), table(&known));
        }
    }
}
