//! Draws to be matched: fields after some simulated rounds, weighed by the
//! usual criteria (no pair twice, score, drawn up or down, seeding, geography,
//! colour) at their usual sizes.

use matching::{GroupBounds, Weights};

/// A small generator of reproducible numbers (SplitMix64).
pub struct Lots(pub u64);

impl Lots {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    pub fn below(&mut self, bound: u64) -> u64 {
        self.next() % bound
    }

    /// Between 0 and 1.
    pub fn share(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1u64 << 53) as f64
    }
}

/// How the players of a group are set against each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seeding {
    Slip,
    Fold,
    Adjacent,
}

/// The kind of tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum System {
    McMahon,
    Swiss,
}

#[derive(Clone, Debug)]
pub struct Player {
    pub rating: i32,
    pub score: i32,
    pub country: u8,
    pub club: u16,
    pub balance: i8,
    pub met: Vec<u32>,
    pub group: u32,
    pub inner: u32,
    pub size: u32,
}

/// A field before a round, with the weight of every pair.
#[derive(Clone, Debug)]
pub struct Field {
    pub players: Vec<Player>,
    pub seeding: Seeding,
    pub system: System,
    pub bounded: bool,
    /// Whether the higher rating always wins.
    pub sure: bool,
    score_weight: Vec<i64>,
}

const DUPLICATE: i64 = 500_000_000_000_000;
const SCORE: f64 = 1e11;
const SEEDING: f64 = 5e6;
const DRAWN: f64 = 1e8;
const COLOUR: i64 = 1_000_000;

impl Field {
    /// `count` players before the given round (from 0).
    pub fn new(system: System, seeding: Seeding, count: usize, rounds: usize, seed: u64) -> Self {
        Field::played(system, seeding, (count, rounds), seed, false)
    }

    /// The same, but the higher rating always wins.
    pub fn sure(seeding: Seeding, count: usize, rounds: usize, seed: u64) -> Self {
        Field::played(System::Swiss, seeding, (count, rounds), seed, true)
    }

    /// Two groups, both of odd size, before a first round of equals.
    pub fn odd_groups(seeding: Seeding, count: usize, seed: u64) -> Self {
        let mut field = Field::new(System::Swiss, seeding, count, 0, seed);
        let upper = (count / 2) | 1;
        field.players[..upper].iter_mut().for_each(|p| p.score = 1);
        field.group();
        field
    }

    fn played(
        system: System,
        seeding: Seeding,
        (count, rounds): (usize, usize),
        seed: u64,
        sure: bool,
    ) -> Self {
        let mut lots = Lots(seed);
        let players = (0..count).map(|_| player(system, &mut lots)).collect();
        let (bounded, score_weight) = (false, Vec::new());
        let mut field = Field { players, seeding, system, bounded, sure, score_weight };
        field.players.sort_by_key(|p| (-p.score, -p.rating));
        for _ in 0..rounds {
            field.play(&mut lots);
        }
        field.group();
        field
    }

    /// The same with the score groups told to the solver.
    pub fn with_bounds(mut self) -> Self {
        self.bounded = true;
        self
    }

    fn play(&mut self, lots: &mut Lots) {
        self.group();
        for (a, b) in self.rough_pairs() {
            let (x, y) = (self.players[a].rating, self.players[b].rating);
            let chance = 1.0 / (1.0 + (f64::from(y - x) / 110.0).exp());
            let first = if self.sure { x >= y } else { lots.share() < chance };
            let winner = if first { a } else { b };
            self.players[winner].score += 1;
            self.players[a].balance += 1;
            self.players[b].balance -= 1;
            self.players[a].met.push(b as u32);
            self.players[b].met.push(a as u32);
        }
        self.reorder();
    }

    /// Pairs made by hand, group by group, from the top.
    fn rough_pairs(&self) -> Vec<(usize, usize)> {
        let mut free: Vec<usize> = (0..self.players.len()).collect();
        let mut pairs = Vec::new();
        while free.len() > 1 {
            let group = self.players[free[0]].group;
            let tied = free.iter().take_while(|&&v| self.players[v].group == group).count();
            let want = if self.seeding == Seeding::Fold { tied - 1 } else { tied / 2 };
            let fresh = |k: &usize| !self.players[free[0]].met.contains(&(free[*k] as u32));
            let at = (want.max(1)..free.len()).find(fresh).unwrap_or(1);
            let b = free.remove(at);
            pairs.push((free.remove(0), b));
        }
        pairs
    }

    /// Sorts by score and rating, and renumbers who met whom.
    fn reorder(&mut self) {
        let mut order: Vec<usize> = (0..self.players.len()).collect();
        order.sort_by_key(|&v| (-self.players[v].score, -self.players[v].rating, v));
        let mut place = vec![0u32; order.len()];
        order.iter().enumerate().for_each(|(k, &v)| place[v] = k as u32);
        self.players = order.iter().map(|&v| self.players[v].clone()).collect();
        for player in &mut self.players {
            player.met.iter_mut().for_each(|v| *v = place[*v as usize]);
        }
    }

    fn group(&mut self) {
        let scores: Vec<i32> = self.players.iter().map(|p| p.score).collect();
        let (top, low) = (scores[0], scores[scores.len() - 1]);
        let mut start = 0;
        while start < scores.len() {
            let size = scores[start..].iter().take_while(|&&s| s == scores[start]).count();
            for k in 0..size {
                let player = &mut self.players[start + k];
                (player.group, player.inner) = ((top - scores[start]) as u32, k as u32);
                player.size = size as u32;
            }
            start += size;
        }
        let groups = f64::from(top - low + 2);
        let weight = |d: i32| {
            let x = f64::from(d) / groups;
            (SCORE * (1.0 - x) * (1.0 + 0.5 * x)) as i64
        };
        self.score_weight = (0..=top - low).map(weight).collect();
    }

    fn seeding(&self, a: &Player, b: &Player) -> i64 {
        let (i, j, n) = (f64::from(a.inner), f64::from(b.inner), f64::from(a.size));
        let x = match self.seeding {
            Seeding::Slip => (2.0 * (i - j).abs() - n) / n,
            Seeding::Fold => (i + j - (n - 1.0)) / (n - 1.0).max(1.0),
            Seeding::Adjacent => ((i - j).abs() - 1.0) / n,
        };
        (SEEDING - SEEDING * x * x) as i64
    }

    fn drawn(&self, a: &Player, b: &Player) -> i64 {
        let w = DRAWN / 5.0;
        let middle = |p: &Player| {
            let (i, n) = (f64::from(p.inner), f64::from(p.size));
            (n - 1.0 - (2.0 * i - n + 1.0).abs()) / n
        };
        (2.0 * w + 0.5 * w * (middle(a) + middle(b))) as i64
    }

    fn geography(&self, a: &Player, b: &Player) -> i64 {
        let apart = i64::from(a.country != b.country) + i64::from(a.club != b.club);
        apart * 20_000_000
    }

    fn colour(&self, a: &Player, b: &Player) -> i64 {
        match (i32::from(a.balance) * i32::from(b.balance)).signum() {
            -1 => COLOUR,
            0 if (a.balance + b.balance).abs() >= 2 => COLOUR / 2,
            _ => 0,
        }
    }
}

fn player(system: System, lots: &mut Lots) -> Player {
    let bell: f64 = (0..6).map(|_| lots.share()).sum::<f64>() - 3.0;
    let rating = (1500.0 + 550.0 * bell) as i32;
    let rank = (rating - 2050).div_euclid(100).clamp(-20, 3);
    let score = if system == System::McMahon { rank + 20 } else { 0 };
    let (country, club) = (lots.below(12) as u8, lots.below(80) as u16);
    let met = Vec::new();
    Player { rating, score, country, club, balance: 0, met, group: 0, inner: 0, size: 1 }
}

impl Weights for Field {
    type Value = i64;

    fn count(&self) -> usize {
        self.players.len()
    }

    fn weight(&self, a: usize, b: usize) -> Option<i64> {
        let (x, y) = (&self.players[a], &self.players[b]);
        let mut weight = 1;
        if !x.met.contains(&(b as u32)) {
            weight += DUPLICATE;
        }
        weight += self.score_weight[x.group.abs_diff(y.group) as usize];
        weight += if x.group == y.group { self.seeding(x, y) } else { self.drawn(x, y) };
        if self.system == System::McMahon {
            weight += self.geography(x, y);
        }
        Some(weight + self.colour(x, y))
    }

    fn bounds(&self) -> Option<GroupBounds<i64>> {
        if !self.bounded {
            return None;
        }
        let group = self.players.iter().map(|p| p.group as usize).collect();
        Some(GroupBounds::new(group, |a, b| {
            let rest = if a == b { SEEDING as i64 } else { (DRAWN * 0.6) as i64 };
            let far = self.score_weight.get(a.abs_diff(b)).copied().unwrap_or(0);
            1 + DUPLICATE + far + rest + COLOUR + 40_000_000
        }))
    }
}
