//! The weight of a pair, criterion by criterion.
//!
//! Every criterion is built once a round from the settings. Higher is better. The formulas are those of OpenGotha
//! 3.51, in use at European and American events. *Truncated* means: whole numbers are divided towards zero, reals
//! are IEEE doubles.

mod drawn;
mod geography;
mod seeding;

pub(super) use drawn::DrawnCriterion;
pub(super) use geography::{GeographyCriterion, GeographyTable, Origin};
pub(super) use seeding::SeedingCriterion;

use crate::prelude::*;
use std::cmp::Ordering;

/// The highest maximum of a criterion: with it, no sum over a field of players overflows.
pub(super) const HIGHEST: i64 = 500_000_000_000_000;

/// A maximum as the settings give it, brought into 0 … [`HIGHEST`].
pub(super) fn maximum(setting: i64) -> i64 {
    setting.clamp(0, HIGHEST)
}

#[derive(Clone, Debug)]
pub(super) struct Criteria {
    duplicate: DuplicateCriterion,
    random: RandomCriterion,
    color: ColorCriterion,
    category: CategoryCriterion,
    score: ScoreCriterion,
    drawn: DrawnCriterion,
    seeding: SeedingCriterion,
    handicap: HandicapCriterion,
    geography: GeographyTable,
}

impl Criteria {
    pub fn new(settings: &Settings, round: RoundNo, groups: i32, seed: Option<u64>) -> Self {
        let pairing = &settings.pairing;
        let (curve, groups) = (curve(pairing), i64::from(groups));
        let categories = settings.categories.count();
        let range = handicap_range(settings, round, groups);
        let seeding = seeding(settings, round).0;
        Self {
            duplicate: DuplicateCriterion { maximum: maximum(pairing.duplicate) },
            random: RandomCriterion { maximum: maximum(pairing.random), seed },
            color: ColorCriterion { maximum: maximum(pairing.color) },
            category: CategoryCriterion { maximum: maximum(pairing.category), categories, curve },
            score: ScoreCriterion::new(maximum(pairing.score), groups, curve),
            drawn: drawn(pairing),
            seeding: SeedingCriterion {
                maximum: maximum(pairing.seeding),
                method: seeding,
                nearest: settings.draw.nearest,
            },
            handicap: HandicapCriterion { maximum: maximum(pairing.handicap), range, curve },
            geography: GeographyTable::new(geography(pairing, groups)),
        }
    }

    /// The weight of a pair; `first` entered earlier.
    #[inline(always)]
    pub fn weigh(&self, first: &Participant, second: &Participant, stones: u8) -> CriterionWeights {
        CriterionWeights {
            duplicate: self.duplicate.weight(first, second),
            random: self.random.weight(first, second),
            color: self.color.weight(first, second, stones),
            category: self.category.weight(first, second),
            score: self.score.weight(first, second),
            drawn: self.drawn.weight(first, second),
            seeding: self.seeding.weight(first, second),
            handicap: self.handicap.weight(first, second),
            geography: self.geography.weight(first, second),
            total: 0,
        }
        .summed()
    }

    pub fn drawn_shares(&self, player: &Participant) -> [i64; 2] {
        self.drawn.shares(player)
    }

    /// The maximum of each; the total is one more than their sum.
    pub fn maxima(&self) -> CriterionWeights {
        CriterionWeights {
            duplicate: self.duplicate.maximum,
            random: self.random.maximum,
            color: self.color.maximum,
            category: self.category.maximum,
            score: self.score.maximum,
            drawn: self.drawn.maximum,
            seeding: self.seeding.maximum,
            handicap: self.handicap.maximum,
            geography: self.geography.criterion.maximum,
            total: 0,
        }
        .summed()
    }

    /// The most that a pair of two groups can weigh, given one member of each: category and score are fixed by the
    /// groups, all else is at its maximum.
    pub fn bound(&self, a: &Participant, b: &Participant) -> i64 {
        let same = a.group == b.group;
        CriterionWeights {
            category: self.category.weight(a, b),
            score: self.score.weight(a, b),
            drawn: if same { 0 } else { self.drawn.maximum },
            seeding: if same { self.seeding.maximum } else { 0 },
            geography: self.geography.range(a, b).1,
            ..self.maxima()
        }
        .summed()
        .total
    }

    pub const fn categories(&self) -> usize {
        self.category.categories
    }

    pub const fn separates(&self) -> (bool, bool) {
        let any = self.geography.criterion.maximum > 0;
        (any && self.geography.criterion.club > 0, any && self.geography.criterion.country > 0)
    }

    /// Geography of two such players as clubmates, and as strangers.
    pub fn geography_range(&self, a: &Participant, b: &Participant) -> (i64, i64) {
        self.geography.range(a, b)
    }

    pub fn group_worth(&self) -> i64 {
        (self.score.maximum - self.score.at_distance(1)).max(1)
    }
}

/// The curve, its k within 0 … 1, where f falls all the way.
fn curve(pairing: &PairingSettings) -> Curve {
    Curve(if pairing.curve.is_nan() { 0.0 } else { pairing.curve.clamp(0.0, 1.0) })
}

fn drawn(pairing: &PairingSettings) -> DrawnCriterion {
    DrawnCriterion {
        maximum: maximum(pairing.drawn),
        compensate: pairing.drawn_compensate,
        upper: pairing.drawn_upper,
        lower: pairing.drawn_lower,
    }
}

fn geography(pairing: &PairingSettings, groups: i64) -> GeographyCriterion {
    GeographyCriterion {
        maximum: maximum(pairing.geography),
        score_maximum: maximum(pairing.score),
        groups,
        country: pairing.country,
        club: pairing.club,
        curve: curve(pairing),
    }
}

/// The range of adjusted McMahon scores: the groups in McMahon, else bar − floor + 3 + the round from 0.
fn handicap_range(settings: &Settings, round: RoundNo, groups: i64) -> i64 {
    let limits = settings.mcmahon;
    match settings.system {
        System::McMahon => groups,
        _ => i64::from(limits.bar.value() - limits.floor.value() + 3 + round.0 - 1),
    }
}

/// Also whether the rating orders the groups in that round.
pub(super) const fn seeding(settings: &Settings, round: RoundNo) -> (SeedMethod, bool) {
    let pairing = &settings.pairing;
    if round.0 <= pairing.first_rounds {
        (pairing.first_method, pairing.first_by_rating)
    } else {
        (pairing.later_method, pairing.later_by_rating)
    }
}

/// The weight of one pair, criterion by criterion; higher is better.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct CriterionWeights {
    /// Not meeting twice.
    pub duplicate: i64,
    /// Chance.
    pub random: i64,
    /// Balance of colours.
    #[serde(rename = "colour")]
    pub color: i64,
    /// Staying in the category.
    pub category: i64,
    /// Staying near in score.
    pub score: i64,
    /// Being drawn up or down.
    pub drawn: i64,
    /// Seeding within the group.
    pub seeding: i64,
    /// Keeping handicaps small.
    pub handicap: i64,
    /// Meeting people of other countries and clubs; may be negative.
    pub geography: i64,
    /// One more than the sum.
    pub total: i64,
}

impl CriterionWeights {
    /// The names of the columns, in order, the total last.
    pub const NAMES: [&str; 10] = [
        "duplicate",
        "random",
        "colour",
        "category",
        "score",
        "drawn",
        "seeding",
        "handicap",
        "geography",
        "total",
    ];

    #[must_use]
    #[inline(always)]
    pub(super) fn summed(self) -> Self {
        let Self { duplicate, random, color, category, score, drawn, seeding, .. } = self;
        let primary = duplicate + random + color + category + score + drawn + seeding;
        Self { total: 1 + primary + self.handicap + self.geography, ..self }
    }

    /// The values in the order of [`CriterionWeights::NAMES`].
    pub const fn values(&self) -> [i64; 10] {
        [
            self.duplicate,
            self.random,
            self.color,
            self.category,
            self.score,
            self.drawn,
            self.seeding,
            self.handicap,
            self.geography,
            self.total,
        ]
    }
}

/// f(x) = (1 − x)(1 + k·x): the part of a maximum left at a distance x of 0 … 1. With k = 0 the loss is even; with
/// k = 0.5, OpenGotha's habit, the first steps cost less than the last.
#[derive(Clone, Copy, Debug)]
pub struct Curve(pub f64);

impl Curve {
    pub fn at(self, x: f64) -> f64 {
        (1.0 - x) * (1.0 + self.0 * x)
    }

    /// `maximum`·f(x), truncated.
    pub fn of(self, maximum: i64, x: f64) -> i64 {
        (maximum as f64 * self.at(x)) as i64
    }
}

/// The sums of a name that the scramble needs: joining two names is then a few additions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameKey {
    units: Vec<u16>,
    /// Σ code unit.
    sum: i64,
    /// Σ code unit · position from 1.
    weighted: i64,
}

impl NameKey {
    pub fn new(surname: &str, first_name: &str) -> Self {
        let units: Vec<u16> = surname.encode_utf16().chain(first_name.encode_utf16()).collect();
        let sum = units.iter().map(|&unit| i64::from(unit)).sum();
        let weighted = units.iter().zip(1i64..).map(|(&unit, at)| i64::from(unit) * at).sum();
        Self { units, sum, weighted }
    }

    /// String order by UTF-16 code units.
    pub fn order(&self, other: &Self) -> Ordering {
        self.units.cmp(&other.units)
    }

    /// Σ code unit · position of this name followed by the other.
    fn joined(&self, then: &Self) -> i64 {
        self.weighted + then.weighted + self.units.len() as i64 * then.sum
    }
}

/// A pseudo-random number from 0 to `most`, always the same for the same two players.
///
/// Both names are joined in string order; S = Σ code unit · position; the value is (S · 1234567) mod (`most` + 1),
/// mirrored if the first player's name came second. `first` entered earlier.
pub fn scramble(first: &NameKey, second: &NameKey, most: i64) -> i64 {
    if most <= 0 {
        return 0;
    }
    let mirrored = first.order(second) == Ordering::Greater;
    let sum = if mirrored { second.joined(first) } else { first.joined(second) };
    let value = sum.wrapping_mul(1_234_567).rem_euclid(most + 1);
    if mirrored { most - value } else { value }
}

/// Not meeting twice: the full maximum for two who never met. A game by default counts as a meeting: both were
/// paired.
#[derive(Clone, Copy, Debug)]
pub struct DuplicateCriterion {
    pub maximum: i64,
}

impl DuplicateCriterion {
    #[inline(always)]
    pub fn weight(&self, a: &Participant, b: &Participant) -> i64 {
        if a.met(b.index).is_some() { 0 } else { self.maximum }
    }
}

/// Chance: a number from 0 to the maximum for each pair. Without a seed it is the scramble of both names, the same
/// at every draw; with one, only people who know the seed can repeat the numbers.
#[derive(Clone, Copy, Debug)]
pub struct RandomCriterion {
    pub maximum: i64,
    pub seed: Option<u64>,
}

impl RandomCriterion {
    /// `first` entered earlier.
    #[inline(always)]
    pub fn weight(&self, first: &Participant, second: &Participant) -> i64 {
        match self.seed {
            _ if self.maximum <= 0 => 0,
            None => scramble(&first.name, &second.name, self.maximum),
            Some(seed) => {
                let pair = (first.index as u64) << 32 | second.index as u64;
                (mixed(seed ^ mixed(pair)) % (self.maximum as u64 + 1)) as i64
            }
        }
    }
}

/// The finaliser of `SplitMix64` (Steele, Lea, Flood, 2014).
fn mixed(value: u64) -> u64 {
    let mut z = value.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

/// Balance of colours, in even games only. Full if one had White more often and the other Black (counting games
/// without handicap); half if one is even and the other two or more games off.
#[derive(Clone, Copy, Debug)]
pub struct ColorCriterion {
    pub maximum: i64,
}

impl ColorCriterion {
    #[inline(always)]
    pub fn weight(&self, a: &Participant, b: &Participant, stones: u8) -> i64 {
        let (x, y) = (a.balance, b.balance);
        if stones != 0 {
            0
        } else if x.signum() * y.signum() < 0 {
            self.maximum
        } else if (x == 0 && y.abs() >= 2) || (y == 0 && x.abs() >= 2) {
            self.maximum / 2
        } else {
            0
        }
    }
}

/// Staying in the category: maximum · f(|Δcategory| / number of categories), 0 with one category.
#[derive(Clone, Copy, Debug)]
pub struct CategoryCriterion {
    pub maximum: i64,
    pub categories: usize,
    pub curve: Curve,
}

impl CategoryCriterion {
    #[inline(always)]
    pub fn weight(&self, a: &Participant, b: &Participant) -> i64 {
        if self.categories <= 1 {
            return 0;
        }
        let apart = a.category.abs_diff(b.category) as f64;
        self.curve.of(self.maximum, apart / self.categories as f64)
    }
}

/// So many distances are computed in advance.
const TABLED: u32 = 128;

/// Staying near in score: maximum · f(|Δgroup| / groups) within a category, 0 across categories.
#[derive(Clone, Debug)]
pub struct ScoreCriterion {
    pub maximum: i64,
    groups: i64,
    curve: Curve,
    table: Vec<i64>,
}

impl ScoreCriterion {
    /// `groups` counts empty groups and those of all categories.
    pub fn new(maximum: i64, groups: i64, curve: Curve) -> Self {
        let mut criterion = Self { maximum, groups, curve, table: Vec::new() };
        criterion.table = (0..TABLED).map(|apart| criterion.reckoned(apart)).collect();
        criterion
    }

    #[inline(always)]
    pub fn weight(&self, a: &Participant, b: &Participant) -> i64 {
        if a.category != b.category {
            return 0;
        }
        self.at_distance(a.group.abs_diff(b.group))
    }

    pub fn at_distance(&self, groups_apart: u32) -> i64 {
        let known = self.table.get(groups_apart as usize);
        known.copied().unwrap_or_else(|| self.reckoned(groups_apart))
    }

    fn reckoned(&self, groups_apart: u32) -> i64 {
        self.curve.of(self.maximum, f64::from(groups_apart) / self.groups as f64)
    }
}

/// Keeping handicaps small: maximum · f(|Δ adjusted McMahon score| / range). A player excused from the secondary
/// criteria counts as of the highest score there is.
#[derive(Clone, Copy, Debug)]
pub struct HandicapCriterion {
    pub maximum: i64,
    /// The number of groups in McMahon, else bar − floor + 3 + the round from 0.
    pub range: i64,
    pub curve: Curve,
}

impl HandicapCriterion {
    #[inline(always)]
    pub fn weight(&self, a: &Participant, b: &Participant) -> i64 {
        if self.maximum == 0 {
            return 0;
        }
        let apart = f64::from(a.adjusted_score.abs_diff(b.adjusted_score));
        self.curve.of(self.maximum, apart / self.range.max(1) as f64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_total_is_one_more_than_the_sum() {
        let weights = CriterionWeights {
            duplicate: 500,
            geography: -40,
            total: 9,
            ..CriterionWeights::default()
        };
        assert_eq!(weights.summed().total, 461);
    }

    #[test]
    fn all_is_left_at_no_distance_and_nothing_at_the_full() {
        assert_eq!(Curve(0.5).of(1000, 0.0), 1000);
        assert_eq!(Curve(0.5).of(1000, 1.0), 0);
    }

    #[test]
    fn the_first_half_of_the_way_costs_less_than_the_second() {
        assert_eq!(Curve(0.5).of(1000, 0.5), 625);
        assert_eq!(Curve(0.0).of(1000, 0.5), 500);
    }

    #[test]
    fn the_sum_is_that_of_the_joined_names() {
        // "ab" + "c": 97·1 + 98·2 + 99·3 = 590.
        let (ab, c) = (NameKey::new("a", "b"), NameKey::new("c", ""));
        assert_eq!(scramble(&ab, &c, 9_999), 590 * 1_234_567 % 10_000);
    }

    #[test]
    fn who_comes_second_by_name_gets_the_mirror_value() {
        let (ab, c) = (NameKey::new("a", "b"), NameKey::new("c", ""));
        assert_eq!(scramble(&ab, &c, 999) + scramble(&c, &ab, 999), 999);
    }

    #[test]
    fn without_room_there_is_no_chance() {
        let name = NameKey::new("Žižkovský", "Rostislav");
        assert_eq!(scramble(&name, &name, 0), 0);
        assert_eq!(scramble(&name, &name, -5), 0);
    }

    #[test]
    fn only_a_first_meeting_counts() {
        let criterion = DuplicateCriterion { maximum: 500 };
        let (mut a, b) = (Participant::example(0), Participant::example(1));
        assert_eq!(criterion.weight(&a, &b), 500);
        (a.meetings, a.met_bits) = (vec![(1, RoundNo(1))], Participant::bits(1));
        assert_eq!(criterion.weight(&a, &b), 0);
    }

    #[test]
    fn no_maximum_no_chance() {
        let none = RandomCriterion { maximum: 0, seed: Some(7) };
        assert_eq!(none.weight(&Participant::example(0), &Participant::example(1)), 0);
    }

    #[test]
    fn a_seed_repeats_itself_and_another_gives_other_numbers() {
        let draws = |seed| {
            let criterion = RandomCriterion { maximum: 1000, seed: Some(seed) };
            let weight =
                |other| criterion.weight(&Participant::example(0), &Participant::example(other));
            (1..20).map(weight).collect::<Vec<_>>()
        };
        assert_eq!(draws(1), draws(1));
        assert_ne!(draws(1), draws(2));
        assert!(draws(1).iter().all(|value| (0..=1000).contains(value)));
    }

    fn color_weight(x: i32, y: i32, stones: u8) -> i64 {
        let (mut a, mut b) = (Participant::example(0), Participant::example(1));
        (a.balance, b.balance) = (x, y);
        ColorCriterion { maximum: 1_000_000 }.weight(&a, &b, stones)
    }

    #[test]
    fn opposite_needs_suit_each_other() {
        assert_eq!(color_weight(1, -1, 0), 1_000_000);
        assert_eq!(color_weight(-3, 1, 0), 1_000_000);
        assert_eq!(color_weight(1, 1, 0), 0);
    }

    #[test]
    fn an_even_player_helps_one_who_is_two_off() {
        assert_eq!(
            [color_weight(0, 2, 0), color_weight(-2, 0, 0), color_weight(0, 1, 0)],
            [500_000, 500_000, 0]
        );
    }

    #[test]
    fn a_handicap_game_balances_nothing() {
        assert_eq!(color_weight(1, -1, 2), 0);
    }

    #[test]
    fn one_category_apart_of_four_costs_a_little_and_three_much() {
        let criterion = CategoryCriterion { maximum: 16_000, categories: 4, curve: Curve(0.5) };
        let (mut a, b) = (Participant::example(0), Participant::example(1));
        let weights = [0, 1, 2, 3].map(|category| {
            a.category = category;
            criterion.weight(&a, &b)
        });
        assert_eq!(weights, [16_000, 13_500, 10_000, 5_500]);
    }

    #[test]
    fn with_one_category_it_decides_nothing() {
        let criterion = CategoryCriterion { maximum: 16_000, categories: 1, curve: Curve(0.5) };
        assert_eq!(criterion.weight(&Participant::example(0), &Participant::example(1)), 0);
    }

    #[test]
    fn the_farther_apart_the_less() {
        let criterion = ScoreCriterion::new(100_000_000_000, 25, Curve(0.5));
        let (mut a, b) = (Participant::example(0), Participant::example(1));
        assert_eq!(criterion.weight(&a, &b), 100_000_000_000);
        a.group = 1;
        assert_eq!(criterion.weight(&a, &b), 97_920_000_000);
        a.category = 1;
        assert_eq!(criterion.weight(&a, &b), 0);
    }

    #[test]
    fn equal_scores_need_no_stones() {
        let criterion = HandicapCriterion { maximum: 1000, range: 10, curve: Curve(0.5) };
        let (mut a, b) = (Participant::example(0), Participant::example(1));
        assert_eq!(criterion.weight(&a, &b), 1000);
        a.adjusted_score -= 5;
        assert_eq!(criterion.weight(&a, &b), 625);
    }
}
