//! DC, direct confrontation: who of the tied has beaten whom, as OpenGotha computes it.
//!
//! A player has a victory over another if they won more of their games. Players who have beaten one another in a
//! circle (A beat B, B beat C, C beat A) all have the victories of each of them over others. Then repeatedly, of
//! the players without a victory over anyone left, the lowest by the later criteria are placed last; equals are
//! placed together. The value is the number placed by then, less the number placed first of all. Games by default
//! do not count.

mod cycles;

use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet, HashMap};

use crate::{Part, ScoreSheet, Term, Value};
use tournament::Seat;

use super::is_played;
use super::simple_direct::games_among;

/// The value of each of the tied, in their order; `later` orders two of them by the criteria that follow. Takes
/// time in proportion to the games among the tied, and their number times its logarithm.
pub(crate) fn values(
    sheet: &ScoreSheet<'_>,
    tied: &[usize],
    later: impl Fn(usize, usize) -> Ordering,
) -> Vec<Value> {
    let victories = victories(sheet, tied);
    let node_of = cycles::nodes(&victories);
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
        .chain([Term::apart(Part::Above, value)])
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
