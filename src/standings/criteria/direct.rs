//! SDC and DC, direct confrontation. DC: who of the tied has beaten whom, as OpenGotha computes it.
//!
//! A player has a victory over another if they won more of their games. Players who have beaten one another in a
//! circle (A beat B, B beat C, C beat A) all have the victories of each of them over others. Then repeatedly, of
//! the players without a victory over anyone left, the lowest by the later criteria are placed last; equals are
//! placed together. The value is the number placed by then, less the number placed first of all. Games by default
//! do not count.

use super::is_played;
use crate::{Part, ScoreSheet, Term, Value};
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use tournament::{HalfPoints, Meeting, RoundNo, Seat};

/// The value of each of the tied, in their order; `later` orders two of them by the criteria that follow. Takes
/// time in proportion to the games among the tied, and their number times its logarithm.
pub(crate) fn values(
    sheet: &ScoreSheet<'_>,
    tied: &[usize],
    later: impl Fn(usize, usize) -> Ordering,
) -> Vec<Value> {
    let victories = victories(sheet, tied);
    let node_of = nodes(&victories);
    let placed = placed(&victories, &node_of, &standing(tied, later));
    placed.into_iter().map(Value::whole).collect()
}

/// The games that were compared, and how far they lift the entry.
pub(crate) fn terms(
    sheet: &ScoreSheet<'_>,
    index: usize,
    tied: &[usize],
    value: Value,
) -> Vec<Term> {
    games_among(sheet, index, tied)
        .map(|(round, game)| Term::of(round, Seat::Board(*game), Part::Direct, Value::whole(0)))
        .chain([Term::without_round(Part::Above, value)])
        .collect()
}

/// The victories of each over others of the tied, by place in `tied`.
fn victories(sheet: &ScoreSheet<'_>, tied: &[usize]) -> Vec<Vec<usize>> {
    if tied.len() < 2 {
        return vec![Vec::new(); tied.len()];
    }
    let policy = sheet.tournament().settings.points.no_result;
    let at: HashMap<usize, usize> = tied.iter().enumerate().map(|(k, i)| (*i, k)).collect();
    let beaten = |index: &usize| {
        let mut won: BTreeMap<usize, i32> = BTreeMap::new();
        for (_, game) in sheet.meetings(*index).filter(|(_, game)| is_played(game, policy)) {
            if let Some(opponent) = at.get(&game.opponent_index) {
                *won.entry(*opponent).or_default() += (game.points - game.opponent_points).0;
            }
        }
        won.into_iter().filter(|(_, more)| *more > 0).map(|(opponent, _)| opponent).collect()
    };
    tied.iter().map(beaten).collect()
}

/// The order of the tied by the later criteria: 0 for the lowest, equals alike.
fn standing(tied: &[usize], later: impl Fn(usize, usize) -> Ordering) -> Vec<usize> {
    let mut order: Vec<usize> = (0..tied.len()).collect();
    order.sort_by(|a, b| later(tied[*b], tied[*a]));
    let mut standing = vec![0; tied.len()];
    for pair in order.windows(2) {
        let higher = later(tied[pair[0]], tied[pair[1]]) != Ordering::Equal;
        standing[pair[1]] = standing[pair[0]] + usize::from(higher);
    }
    standing
}

/// The number placed up to and with each player, less the number placed first of all.
fn placed(victories: &[Vec<usize>], node_of: &[usize], standing: &[usize]) -> Vec<i64> {
    let mut nodes = Nodes::new(victories, node_of);
    let place = |player: usize| (standing[player], player);
    let mut waiting: BTreeSet<(usize, usize)> =
        (0..standing.len()).filter(|p| nodes.victories[node_of[*p]] == 0).map(place).collect();
    let mut values = vec![0; standing.len()];
    let (mut count, mut first) = (0, None);
    while let Some(&(least, _)) = waiting.first() {
        let higher = waiting.split_off(&(least + 1, 0));
        let together = std::mem::replace(&mut waiting, higher);
        count += together.len() as i64;
        let first = *first.get_or_insert(count);
        for (_, player) in together {
            values[player] = count - first;
            waiting.extend(nodes.place(node_of[player]).into_iter().map(place));
        }
    }
    values
}

/// Circles and single players, with the members not placed yet.
struct Nodes {
    members: Vec<Vec<usize>>,
    left: Vec<usize>,
    /// Of each, the victories over nodes with members left.
    victories: Vec<usize>,
    /// The nodes that have beaten each, once a victory.
    beaten_by: Vec<Vec<usize>>,
}

impl Nodes {
    fn new(victories: &[Vec<usize>], node_of: &[usize]) -> Self {
        let count = node_of.iter().max().map_or(0, |last| last + 1);
        let mut nodes = Self {
            members: vec![Vec::new(); count],
            left: vec![0; count],
            victories: vec![0; count],
            beaten_by: vec![Vec::new(); count],
        };
        for (player, beaten) in victories.iter().enumerate() {
            let node = node_of[player];
            nodes.members[node].push(player);
            nodes.left[node] += 1;
            for loser in beaten.iter().map(|b| node_of[*b]).filter(|loser| *loser != node) {
                nodes.victories[node] += 1;
                nodes.beaten_by[loser].push(node);
            }
        }
        nodes
    }

    /// Places a member of a node; returns the nodes that no longer have a victory over anyone left.
    fn place(&mut self, node: usize) -> Vec<usize> {
        let mut freed = Vec::new();
        self.left[node] -= 1;
        if self.left[node] > 0 {
            return freed;
        }
        for winner in std::mem::take(&mut self.beaten_by[node]) {
            self.victories[winner] -= 1;
            if self.victories[winner] == 0 {
                freed.extend(&self.members[winner]);
            }
        }
        freed
    }
}

/// SDC, simple direct confrontation: the points won against the others of the tied, if all of them have met one
/// another; else nothing. Games by default do not count as having met. In the order of `tied`.
pub(crate) fn simple_values(sheet: &ScoreSheet<'_>, tied: &[usize]) -> Vec<Value> {
    let all_met = all_have_met(sheet, tied);
    let points = |index: &usize| -> HalfPoints {
        games_among(sheet, *index, tied).map(|(_, meeting)| meeting.points).sum()
    };
    tied.iter().map(|i| if all_met { points(i).into() } else { Value::halves(0) }).collect()
}

pub(crate) fn simple_terms(sheet: &ScoreSheet<'_>, index: usize, tied: &[usize]) -> Vec<Term> {
    let all_met = all_have_met(sheet, tied);
    games_among(sheet, index, tied)
        .map(|(round, meeting)| {
            let amount = if all_met { meeting.points } else { HalfPoints::ZERO };
            Term::of(round, Seat::Board(*meeting), Part::Direct, amount.into())
        })
        .collect()
}

/// The games of one entry against the tied that count for direct comparison.
pub(super) fn games_among<'s>(
    sheet: &'s ScoreSheet<'_>,
    index: usize,
    tied: &'s [usize],
) -> impl Iterator<Item = (RoundNo, &'s Meeting)> {
    let policy = sheet.tournament().settings.points.no_result;
    sheet.meetings(index).filter(move |(_, meeting)| {
        tied.contains(&meeting.opponent_index) && is_played(meeting, policy)
    })
}

/// Whether the tied, at least two, have all met one another: false at once if they are too many for the rounds.
fn all_have_met(sheet: &ScoreSheet<'_>, tied: &[usize]) -> bool {
    (2..=sheet.rounds() + 1).contains(&tied.len())
        && tied.iter().all(|index| {
            let games = games_among(sheet, *index, tied);
            let met: HashSet<usize> = games.map(|(_, meeting)| meeting.opponent_index).collect();
            met.len() == tied.len() - 1
        })
}

/// The node of each player, counted from 0. Players who have beaten one another in a circle share a node: the
/// strongly connected components of the victories (S. Rao Kosaraju's two passes, without recursion).
fn nodes(victories: &[Vec<usize>]) -> Vec<usize> {
    let mut node_of = vec![usize::MAX; victories.len()];
    let mut count = 0;
    let losses = reversed(victories);
    for player in finished(victories).into_iter().rev() {
        if node_of[player] != usize::MAX {
            continue;
        }
        let mut open = vec![player];
        node_of[player] = count;
        while let Some(member) = open.pop() {
            for winner in &losses[member] {
                if node_of[*winner] == usize::MAX {
                    node_of[*winner] = count;
                    open.push(*winner);
                }
            }
        }
        count += 1;
    }
    node_of
}

fn finished(victories: &[Vec<usize>]) -> Vec<usize> {
    let mut seen = vec![false; victories.len()];
    let mut order = Vec::with_capacity(victories.len());
    for start in 0..victories.len() {
        let mut path = Vec::new();
        if !std::mem::replace(&mut seen[start], true) {
            path.push((start, 0));
        }
        while let Some((player, next)) = path.last_mut() {
            if let Some(beaten) = victories[*player].get(*next) {
                *next += 1;
                if !std::mem::replace(&mut seen[*beaten], true) {
                    path.push((*beaten, 0));
                }
            } else {
                order.push(*player);
                path.pop();
            }
        }
    }
    order
}

fn reversed(victories: &[Vec<usize>]) -> Vec<Vec<usize>> {
    let mut losses = vec![Vec::new(); victories.len()];
    for (player, beaten) in victories.iter().enumerate() {
        for loser in beaten {
            losses[*loser].push(player);
        }
    }
    losses
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn circles_are_one_node_and_chains_are_not() {
        // 0 beat 1, 1 beat 2, 2 beat 0 and 3, 3 beat 4; 5 beat no one.
        let nodes = nodes(&[vec![1], vec![2], vec![0, 3], vec![4], vec![], vec![]]);
        assert_eq!(nodes[0], nodes[1]);
        assert_eq!(nodes[0], nodes[2]);
        let mut distinct = nodes.clone();
        distinct.sort_unstable();
        distinct.dedup();
        assert_eq!(distinct, [0, 1, 2, 3]);
    }

    #[test]
    fn a_chain_of_any_length_is_no_recursion() {
        let chain: Vec<Vec<usize>> =
            (0..200_000).map(|i| if i < 199_999 { vec![i + 1] } else { vec![] }).collect();
        assert_eq!(nodes(&chain).iter().max(), Some(&199_999));
    }
}
