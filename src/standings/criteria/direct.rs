//! DC, direct confrontation: who of the tied has beaten whom.
//!
//! Cycles of victories (A beat B, B beat C, C beat A) make their players one node. Then, again and again,
//! the nodes that have no victory over a node still there are placed last, the lowest by the later
//! criteria first; nodes equal in that are placed together. The value is the number of such steps below.
//! Without a victory among the tied there is nothing to compare and everybody has 0. Games by default
//! do not count.

mod cycles;

use std::cmp::Ordering;
use std::collections::{BTreeSet, HashMap};

use crate::{Part, ScoreSheet, Term, Value};
use tournament::Seat;

use super::simple_direct::{compares, games_among};

/// The value of each of the tied, in their order; `later` orders two of them by the criteria that follow.
///
/// Takes time in proportion to the games among the tied, and their number times its logarithm.
pub(crate) fn values(
    sheet: &ScoreSheet<'_>,
    tied: &[usize],
    later: impl Fn(usize, usize) -> Ordering,
) -> Vec<Value> {
    let victories = victories(sheet, tied);
    if victories.iter().all(Vec::is_empty) {
        return vec![Value::whole(0); tied.len()];
    }
    let node_of = cycles::nodes(&victories);
    let steps = steps(&victories, &node_of, &standing(tied, later));
    node_of.iter().map(|node| Value::whole(steps[*node])).collect()
}

/// The games that were compared, and how many steps they put the entry above.
pub(crate) fn terms(
    sheet: &ScoreSheet<'_>,
    index: usize,
    tied: &[usize],
    value: Value,
) -> Vec<Term> {
    games_among(sheet, index, tied)
        .map(|(round, game)| Term::of(round, Seat::Board(*game), Part::Direct, Value::whole(0)))
        .chain([Term::apart(Part::Above, value)])
        .collect()
}

/// Whom each of the tied has beaten among them, by place in `tied`.
fn victories(sheet: &ScoreSheet<'_>, tied: &[usize]) -> Vec<Vec<usize>> {
    let policy = sheet.tournament().settings.points.no_result;
    let at: HashMap<usize, usize> = tied.iter().enumerate().map(|(k, i)| (*i, k)).collect();
    let beaten = |index: &usize| {
        let won =
            sheet.meetings(*index).filter(|(_, game)| game.is_win() && compares(game, policy));
        won.filter_map(|(_, game)| at.get(&game.opponent_index).copied()).collect()
    };
    if tied.len() < 2 { vec![Vec::new(); tied.len()] } else { tied.iter().map(beaten).collect() }
}

/// How each of the tied stands by the later criteria: 0 for the lowest, equals alike.
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

/// The step at which each node is placed, counted from the bottom; a node stands as its lowest member.
fn steps(victories: &[Vec<usize>], node_of: &[usize], standing: &[usize]) -> Vec<i64> {
    let mut nodes = Nodes::new(victories, node_of, standing);
    let mut waiting: BTreeSet<(usize, usize)> = nodes.without_victory().collect();
    let mut steps = vec![0; nodes.lowest.len()];
    let mut step = 0;
    while let Some(&(least, _)) = waiting.first() {
        let higher = waiting.split_off(&(least + 1, 0));
        for (_, node) in std::mem::replace(&mut waiting, higher) {
            steps[node] = step;
            waiting.extend(nodes.place(node));
        }
        step += 1;
    }
    steps
}

/// The nodes that are not placed yet.
struct Nodes {
    /// How the lowest member of each stands by the later criteria.
    lowest: Vec<usize>,
    /// How many victories each has over nodes not placed yet.
    victories: Vec<usize>,
    /// Who has beaten each, once a victory.
    beaten_by: Vec<Vec<usize>>,
}

impl Nodes {
    fn new(victories: &[Vec<usize>], node_of: &[usize], standing: &[usize]) -> Self {
        let count = node_of.iter().max().map_or(0, |last| last + 1);
        let mut nodes = Self {
            lowest: vec![usize::MAX; count],
            victories: vec![0; count],
            beaten_by: vec![Vec::new(); count],
        };
        for (player, beaten) in victories.iter().enumerate() {
            let node = node_of[player];
            nodes.lowest[node] = nodes.lowest[node].min(standing[player]);
            for loser in beaten.iter().map(|b| node_of[*b]).filter(|loser| *loser != node) {
                nodes.victories[node] += 1;
                nodes.beaten_by[loser].push(node);
            }
        }
        nodes
    }

    /// Nodes without a victory over any other, each with how it stands.
    fn without_victory(&self) -> impl Iterator<Item = (usize, usize)> {
        let nodes = self.lowest.iter().zip(&self.victories).enumerate();
        nodes
            .filter(|(_, (_, victories))| **victories == 0)
            .map(|(node, (lowest, _))| (*lowest, node))
    }

    /// Takes a node away; gives those that have no victory left now.
    fn place(&mut self, node: usize) -> Vec<(usize, usize)> {
        let mut freed = Vec::new();
        for winner in std::mem::take(&mut self.beaten_by[node]) {
            self.victories[winner] -= 1;
            if self.victories[winner] == 0 {
                freed.push((self.lowest[winner], winner));
            }
        }
        freed
    }
}
