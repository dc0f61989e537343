//! Groups by strength that each play a round robin, and a knock-out of the best of each.
//!
//! The strongest are dealt to the groups in a snake. In the knock-out the best seed meets the last, and so on;
//! winners of groups are seeded first, and teams of one group meet as late as possible. A team without an opponent
//! in its first round has a bye.

use super::{TeamDrawError, draw::without_left, field::TeamField};
use crate::prelude::*;
use crate::systems::berger;
use standings::team_standings;

/// The teams of each group, the strongest first; one group of all without the knock-out's groups. Once the first
/// round is public the groups stay as dealt, even if ratings and squads change.
#[must_use]
pub fn team_groups(tournament: &Tournament) -> Vec<Vec<TeamNo>> {
    match tournament.rounds.first().filter(|first| first.is_public()) {
        Some(first) if !first.teams.groups.is_empty() => first.teams.groups.clone(),
        _ => dealt(tournament),
    }
}

/// The groups by the present strengths.
fn dealt(tournament: &Tournament) -> Vec<Vec<TeamNo>> {
    let mut teams: Vec<&Team> = tournament.planned_teams();
    teams.sort_by_key(|team| Reverse(tournament.team_rating(team).map(|rating| rating.0)));
    let count = usize::from(tournament.teams.groups).max(1);
    let mut groups = vec![Vec::new(); count];
    for (at, team) in teams.iter().enumerate() {
        let (row, column) = (at / count, at % count);
        groups[if row % 2 == 0 { column } else { count - 1 - column }].push(team.no);
    }
    groups
}

/// The teams of each group that advance, the best first, by the criteria of the event within the group.
fn qualified(tournament: &Tournament, through: RoundNo) -> Vec<Vec<TeamNo>> {
    let best = usize::from(tournament.teams.qualifiers.max(1));
    let of_group = |group: &Vec<TeamNo>| {
        let mut alone = tournament.clone();
        alone.teams.list.retain(|team| group.contains(&team.no));
        team_standings(&alone, through).rows.iter().take(best).map(|row| row.team).collect()
    };
    team_groups(tournament).iter().map(of_group).collect()
}

fn seeds(tournament: &Tournament) -> Vec<TeamNo> {
    let rounds = tournament.group_rounds();
    if rounds == 0 {
        return team_groups(tournament).concat();
    }
    let through = RoundNo(i32::try_from(rounds).unwrap_or(i32::MAX));
    let groups = qualified(tournament, through);
    let order = team_standings(tournament, through).rows;
    let place = |no: TeamNo| order.iter().position(|row| row.team == no);
    let group_of = |no: TeamNo| groups.iter().position(|group| group.contains(&no));
    let size = groups.iter().map(Vec::len).sum::<usize>().next_power_of_two();
    let mut seeds: Vec<TeamNo> = Vec::new();
    for level in 0..usize::from(tournament.teams.qualifiers.max(1)) {
        let mut left: Vec<TeamNo> =
            groups.iter().filter_map(|group| group.get(level)).copied().collect();
        left.sort_by_key(|no| place(*no));
        while !left.is_empty() {
            let at = seeds.len();
            // When this seed would first meet a team of its group.
            let meets = |no: TeamNo| {
                let mates =
                    seeds.iter().enumerate().filter(|(_, one)| group_of(**one) == group_of(no));
                mates.map(|(other, _)| step_of(at, other, size)).min().unwrap_or(usize::MAX)
            };
            let latest = left.iter().map(|no| meets(*no)).max();
            let chosen = left.iter().position(|no| Some(meets(*no)) == latest).unwrap_or(0);
            let chosen = left.remove(chosen);
            seeds.push(chosen);
        }
    }
    seeds
}

/// The step of a knock-out at which two seeds, from 0, would meet if both advance.
fn step_of(mut one: usize, mut other: usize, mut size: usize) -> usize {
    let mut step = 0;
    while one != other && size > 1 {
        (one, other) = (one.min(size - 1 - one), other.min(size - 1 - other));
        size /= 2;
        step += 1;
    }
    step
}

pub(super) fn staged(tournament: &Tournament, round: RoundNo) -> Result<TeamRound, TeamDrawError> {
    let mut drawn = if round.index() < tournament.group_rounds() {
        without_left(tournament, round, in_groups(tournament, round))
    } else {
        knocked_out(tournament, round)?
    };
    if round.index() == 0 {
        drawn.groups = team_groups(tournament);
    }
    Ok(drawn)
}

fn knocked_out(tournament: &Tournament, round: RoundNo) -> Result<TeamRound, TeamDrawError> {
    let group_rounds = tournament.group_rounds();
    let seeds = seeds(tournament);
    let mut slots: Vec<Option<TeamNo>> = seeds.iter().copied().map(Some).collect();
    slots.resize(seeds.len().next_power_of_two().max(2), None);
    for earlier in group_rounds..round.index() {
        let no = RoundNo::from_index(earlier);
        slots = folded(&slots)
            .map(|(upper, lower)| match (upper, lower) {
                (Some(upper), Some(lower)) => advancing(tournament, no, upper, lower).map(Some),
                (one, other) => Ok(one.or(other)),
            })
            .collect::<Result<_, _>>()?;
    }
    let mut drawn = TeamRound::default();
    let field = TeamField::new(tournament, round);
    for (upper, lower) in folded(&slots) {
        match (upper, lower) {
            (Some(upper), Some(lower)) => {
                let [white, black] = field.white_first([upper, lower]);
                drawn.matches.push(match tournament.teams.first_black {
                    true => TeamMatch::new(black, white),
                    false => TeamMatch::new(white, black),
                });
            }
            (one, other) => drawn.byes.extend(one.or(other)),
        }
    }
    Ok(drawn)
}

/// First against last, second against last but one; the winners keep the order.
fn folded(slots: &[Option<TeamNo>]) -> impl Iterator<Item = (Option<TeamNo>, Option<TeamNo>)> {
    let half = slots.len() / 2;
    slots[..half].iter().copied().zip(slots.iter().rev().copied())
}

fn in_groups(tournament: &Tournament, round: RoundNo) -> TeamRound {
    let mut drawn = TeamRound::default();
    for group in team_groups(tournament) {
        let pairs = berger(group.len(), round.index());
        // Berger's tables start again with colours exchanged: a smaller group ends earlier.
        if round.index() >= tournament::rounds_of_all(group.len()) {
            continue;
        }
        let plays = |at: usize| pairs.iter().any(|(a, b)| *a == at || *b == at);
        drawn.byes.extend((0..group.len()).filter(|at| !plays(*at)).map(|at| group[at]));
        drawn.matches.extend(pairs.iter().map(|(a, b)| TeamMatch::new(group[*a], group[*b])));
    }
    drawn
}

/// The team that advances from a match: the one in the next round, if that is drawn; else the winner.
fn advancing(
    tournament: &Tournament,
    no: RoundNo,
    upper: TeamNo,
    lower: TeamNo,
) -> Result<TeamNo, TeamDrawError> {
    let next = tournament.round(RoundNo(no.0 + 1)).filter(|next| next.is_public());
    let plays = |team: TeamNo| next.is_some_and(|next| next.teams.teams().any(|one| one == team));
    match (plays(upper), plays(lower)) {
        (true, false) => return Ok(upper),
        (false, true) => return Ok(lower),
        _ => {}
    }
    let round = tournament.round(no);
    let winner = round.and_then(|round| {
        let one = round.teams.matches.iter().find(|one| one.has(upper) && one.has(lower))?;
        tournament.winner_of(round, one)
    });
    winner.ok_or_else(|| TeamDrawError::Undecided {
        round: no,
        teams: super::draw::names(tournament, [upper, lower].into_iter()),
    })
}
