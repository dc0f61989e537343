//! The criteria of teams. Each is a list of terms that add up to its value.
//!
//! | Criterion | What it adds up |
//! |---|---|
//! | `NULL` | nothing |
//! | `TEAMP` | what each match and each bye is worth, and points given or taken |
//! | `SOST` | the TEAMP of each opponent; once more at a second meeting, nothing for a round without a match |
//! | `BDW` | what the team has of its boards, up to the size of a match |
//! | `BDW9U` … `BDW1U` | the same of the boards 1 to 9 … 1 |
//! | `MNR` | the ratings of the line-up of round 1, divided by the size of a match and cut; an empty board counts 0 |
//! | `TDC` | what the matches among the tied are worth, if all of them have met |
//! | `WBDW` | what the team has of its boards, board 1 as often as a match has boards, the last once |
//! | `SOSBDW` | the BDW of each opponent |
//! | `SODOST` | the TEAMP of each opponent that was beaten, half of it for a draw (Sonneborn-Berger) |
//! | `TKO` | 1 for each round of the knock-out that the team is in, and 1 for winning the last |
//! | `BONUS` | what was given or taken as a bonus, which is no match point |
//! | `TMMS` | TEAMP, and the McMahon score that the rank of the team's rating begins with, a rank being worth a match won |
//!
//! The first fourteen are those of OpenGotha 3.51 (`ScoredTeamsSet`, `Team.meanRating`).

use std::collections::HashSet;

use tournament::{HalfPoints, MatchResult, RoundNo, TeamCriterion};

use super::explanation::{TeamPart, TeamTerm};
use super::{TeamSeat, TeamSheet};
use crate::{Unit, Value};

/// The terms of a team's value; TDC depends on the other tied teams, and has its terms in [`direct`].
pub(super) fn terms(
    sheet: &TeamSheet<'_>,
    index: usize,
    criterion: TeamCriterion,
) -> Vec<TeamTerm> {
    match criterion {
        TeamCriterion::Null | TeamCriterion::Direct => Vec::new(),
        TeamCriterion::Teamp => points(sheet, index),
        TeamCriterion::Sost => of_opponents(sheet, index, TeamCriterion::Teamp),
        TeamCriterion::SosBoards => of_opponents(sheet, index, TeamCriterion::Bdw),
        TeamCriterion::Sonneborn => defeated(sheet, index),
        TeamCriterion::Mnr => mean_rating(sheet, index),
        TeamCriterion::Weighted => weighted(sheet, index),
        TeamCriterion::Mcmahon => mcmahon(sheet, index),
        TeamCriterion::KnockOut => knock_out(sheet, index),
        TeamCriterion::Bonus => adjusted(sheet, index, true),
        boards => {
            let size = usize::from(sheet.tournament().teams.size);
            board_wins(sheet, index, boards.boards().unwrap_or(0).min(size))
        }
    }
}

pub(super) fn value(sheet: &TeamSheet<'_>, index: usize, criterion: TeamCriterion) -> Value {
    total(criterion, &terms(sheet, index, criterion))
}

pub(super) fn total(criterion: TeamCriterion, terms: &[TeamTerm]) -> Value {
    let unit = match criterion {
        TeamCriterion::Null | TeamCriterion::Mnr | TeamCriterion::KnockOut => Unit::Whole,
        TeamCriterion::Sonneborn => Unit::Quarters,
        _ => Unit::Halves,
    };
    Value::sum(unit, terms.iter().map(|term| term.amount))
}

fn points(sheet: &TeamSheet<'_>, index: usize) -> Vec<TeamTerm> {
    let teams = &sheet.tournament().teams;
    let seats = sheet.seats(index);
    let mut terms = Vec::with_capacity(seats.len());
    for (round, seat) in (1..).map(RoundNo).zip(seats) {
        match seat {
            TeamSeat::Match(one) => {
                let part = TeamPart::Match(one.result);
                terms.push(TeamTerm::against(sheet, round, one.opponent, part, one.points.into()));
            }
            TeamSeat::Players(boards) => {
                let won: HalfPoints = boards.iter().copied().sum();
                terms.push(TeamTerm::of(round, TeamPart::Boards(boards.len()), won.into()));
            }
            TeamSeat::Bye => terms.push(TeamTerm::of(round, TeamPart::Bye, teams.bye.into())),
            TeamSeat::Free => {}
        }
    }
    terms.extend(adjusted(sheet, index, false));
    terms
}

/// Adjustments: of the bonus, or of the points.
fn adjusted(sheet: &TeamSheet<'_>, index: usize, bonus: bool) -> Vec<TeamTerm> {
    let (team, rounds) = (sheet.team(index).no, sheet.seats(index).len() as i32);
    let all = sheet.tournament().teams.adjustments.iter().enumerate();
    let own = all.filter(|(_, one)| {
        one.team == team && one.bonus == bonus && (1..=rounds).contains(&one.round.0)
    });
    own.map(|(at, one)| TeamTerm::of(one.round, TeamPart::Adjustment(at), one.points.into()))
        .collect()
}

fn knock_out(sheet: &TeamSheet<'_>, index: usize) -> Vec<TeamTerm> {
    let tournament = sheet.tournament();
    let (from, takes) = (tournament.group_rounds(), tournament.knock_out_rounds());
    let mut terms = Vec::new();
    for (r, seat) in sheet.seats(index).iter().enumerate().skip(from).take(takes) {
        let no = RoundNo::from_index(r);
        let TeamSeat::Match(one) = seat else {
            if *seat == TeamSeat::Bye {
                terms.push(TeamTerm::of(no, TeamPart::Bye, Value::whole(1)));
            }
            continue;
        };
        let term = |part| TeamTerm::against(sheet, no, one.opponent, part, Value::whole(1));
        terms.push(term(TeamPart::Reached));
        let own = sheet.team(index).no;
        let won = tournament.round(no).and_then(|round| {
            let met = round.teams.matches.iter().find(|met| met.has(own))?;
            tournament.winner_of(round, met)
        });
        if r + 1 == from + takes && won == Some(own) {
            terms.push(term(TeamPart::Match(MatchResult::Win)));
        }
    }
    terms
}

fn mcmahon(sheet: &TeamSheet<'_>, index: usize) -> Vec<TeamTerm> {
    let (tournament, team) = (sheet.tournament(), sheet.team(index));
    let (teams, rating) = (&tournament.teams, tournament.team_rating(team));
    let ranks = rating.map_or(0, |rating| tournament.starting_score_of(rating.rank()));
    let won = teams.worth_of(MatchResult::Win, HalfPoints::whole(teams.size.into()));
    let start = Value::halves(i64::from(ranks) * i64::from(won.0));
    let part = TeamPart::Start(rating);
    let mut terms = vec![TeamTerm::of(RoundNo(0), part, start)];
    terms.extend(points(sheet, index));
    terms
}

fn of_opponents(sheet: &TeamSheet<'_>, index: usize, criterion: TeamCriterion) -> Vec<TeamTerm> {
    let met = sheet.encounters_of(index);
    met.map(|(round, one)| {
        let theirs = value(sheet, one.opponent, criterion);
        TeamTerm::against(sheet, round, one.opponent, TeamPart::Opponent, theirs)
    })
    .collect()
}

fn board_wins(sheet: &TeamSheet<'_>, index: usize, count: usize) -> Vec<TeamTerm> {
    let rounds = sheet.boards_of(index);
    rounds
        .map(|(round, boards, opponent)| {
            let won: HalfPoints = boards.iter().take(count).copied().sum();
            TeamTerm::of(round, TeamPart::Boards(count), won.into()).with(sheet, opponent)
        })
        .collect()
}

fn weighted(sheet: &TeamSheet<'_>, index: usize) -> Vec<TeamTerm> {
    let size = usize::from(sheet.tournament().teams.size);
    let rounds = sheet.boards_of(index);
    rounds
        .map(|(round, boards, opponent)| {
            let weighed = (1..=size).rev().zip(boards);
            let halves = weighed.map(|(weight, points)| weight as i64 * i64::from(points.0)).sum();
            let part = TeamPart::WeightedBoards;
            TeamTerm::of(round, part, Value::halves(halves)).with(sheet, opponent)
        })
        .collect()
}

fn defeated(sheet: &TeamSheet<'_>, index: usize) -> Vec<TeamTerm> {
    let met = sheet.encounters_of(index);
    met.map(|(round, one)| {
        let share = match one.result {
            MatchResult::Win => HalfPoints::ONE,
            MatchResult::Draw => HalfPoints::HALF,
            MatchResult::Nothing => HalfPoints::ZERO,
        };
        let theirs = value(sheet, one.opponent, TeamCriterion::Teamp);
        let amount = Value::quarters(theirs.as_quarters() / 2 * i64::from(share.0));
        TeamTerm::against(sheet, round, one.opponent, TeamPart::Match(one.result), amount)
    })
    .collect()
}

fn mean_rating(sheet: &TeamSheet<'_>, index: usize) -> Vec<TeamTerm> {
    let tournament = sheet.tournament();
    let first = RoundNo(1);
    let line_up = tournament.line_up(sheet.team(index), first);
    let mut terms: Vec<TeamTerm> = line_up
        .players()
        .filter_map(|(board, player)| Some((board, tournament.entry(player)?)))
        .map(|(board, entry)| {
            let part = TeamPart::Rating { board, entry: entry.id };
            TeamTerm::of(first, part, Value::whole(entry.rating.0.into()))
        })
        .collect();
    let sum: i64 = terms.iter().map(|term| term.amount.amount()).sum();
    let mean = sum / i64::from(tournament.teams.size.max(1));
    if mean != sum {
        terms.push(TeamTerm::of(first, TeamPart::Divided, Value::whole(mean - sum)));
    }
    terms
}

pub(super) fn direct(sheet: &TeamSheet<'_>, index: usize, tied: &[usize]) -> Vec<TeamTerm> {
    let counts = all_have_met(sheet, tied);
    let among = sheet.encounters_of(index).filter(|(_, one)| tied.contains(&one.opponent));
    among
        .map(|(round, one)| {
            let points = if counts { one.points } else { HalfPoints::ZERO };
            let part = TeamPart::Match(one.result);
            TeamTerm::against(sheet, round, one.opponent, part, points.into())
        })
        .collect()
}

fn all_have_met(sheet: &TeamSheet<'_>, tied: &[usize]) -> bool {
    tied.len() > 1
        && tied.iter().all(|index| {
            let met: HashSet<usize> =
                sheet.encounters_of(*index).map(|(_, m)| m.opponent).collect();
            tied.iter().all(|other| other == index || met.contains(other))
        })
}
