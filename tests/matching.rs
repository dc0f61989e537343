//! The matching against brute force and against another library, with the
//! certificate checked each time.

use std::sync::atomic::{AtomicUsize, Ordering};

use matching::{FnWeights, MatchingError, Solved, Weight, Weights, check, solve};
use proptest::prelude::*;

#[path = "support/draws.rs"]
#[allow(dead_code)]
mod draws;

use draws::{Field, Lots, Seeding, System};

/// The greatest total by trying everything: for each set of vertices that is
/// left, its first vertex with each of the others.
fn brute(count: usize, weight: &dyn Fn(usize, usize) -> Option<i128>) -> Option<i128> {
    let mut best: Vec<Option<i128>> = vec![None; 1 << count];
    best[0] = Some(0);
    for left in 1usize..1 << count {
        let a = left.trailing_zeros() as usize;
        let others = (a + 1..count).filter(|b| left >> b & 1 == 1);
        let with = |b: usize| Some(weight(a, b)? + best[left & !(1 << a) & !(1 << b)]?);
        best[left] = others.filter_map(with).max();
    }
    best[(1 << count) - 1]
}

/// Goes on so many times that it is asked.
struct Patient<P>(P, AtomicUsize);

impl<P: Weights> Weights for Patient<P> {
    type Value = P::Value;

    fn count(&self) -> usize {
        self.0.count()
    }

    fn weight(&self, a: usize, b: usize) -> Option<P::Value> {
        self.0.weight(a, b)
    }

    fn should_continue(&self, left: usize) -> bool {
        assert!(left <= self.count());
        let down = |asks: usize| asks.checked_sub(1);
        self.1.fetch_update(Ordering::Relaxed, Ordering::Relaxed, down).is_ok()
    }
}

#[test]
fn a_search_is_given_up_whenever_it_asks() {
    let weight = |a: usize, b: usize| Some(((a * 7919 + b * 104_729) % 10_007) as i64);
    let field = || FnWeights::new(400, weight);
    let patience = usize::MAX;
    let patient = Patient(field(), AtomicUsize::new(patience));
    let best = solve(&patient).unwrap().total();
    assert_eq!(best, solve(field()).unwrap().total());
    let asks = patience - patient.1.into_inner();
    assert!(asks > 2, "asked {asks} times");
    for patience in 0..asks {
        let given_up = solve(Patient(field(), AtomicUsize::new(patience))).map(|_| ());
        assert_eq!(given_up, Err(MatchingError::GivenUp), "after {patience}");
    }
}

/// Solves, checks the proof either way, and gives the total.
fn proved<P: Weights>(weights: &P) -> Option<i128> {
    match solve(weights) {
        Ok(solved) => {
            assert_eq!(check(weights, solved.certificate()), Ok(()));
            Some(solved.total())
        }
        Err(MatchingError::NoValidPairing(proof)) => {
            assert!(proof.holds(weights), "{proof:?}");
            assert_eq!(proof.unpaired.len(), proof.components.len() - proof.barrier.len());
            None
        }
        Err(error) => panic!("{error}"),
    }
}

/// A matrix of weights; a forbidden pair is `None`.
fn table(count: usize, pairs: Vec<Option<i64>>) -> FnWeights<impl Fn(usize, usize) -> Option<i64>> {
    FnWeights::new(count, move |a: usize, b: usize| pairs[a * count + b])
}

fn against_brute<P: Weights>(weights: &P) {
    let wide = |a: usize, b: usize| weights.weight(a, b).map(Weight::widen);
    assert_eq!(proved(weights), brute(weights.count(), &wide));
}

/// Weights from a small or a large range, some of them forbidden.
fn instance() -> impl Strategy<Value = (usize, Vec<Option<i64>>)> {
    let range = prop_oneof![Just(1i64), Just(3), Just(20), Just(1_000), Just(1 << 50)];
    (0usize..=6, range, 0u32..=9).prop_flat_map(|(half, range, forbidden)| {
        let count = 2 * half;
        let pair = prop_oneof![
            forbidden => Just(None),
            10 => (-range..=range).prop_map(Some),
        ];
        (Just(count), proptest::collection::vec(pair, count * count))
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn finds_what_trying_everything_finds((count, pairs) in instance()) {
        against_brute(&table(count, pairs));
    }

    #[test]
    fn the_same_input_gives_the_same_pairs((count, pairs) in instance()) {
        let weights = table(count, pairs);
        let pairs = |s: Result<Solved<_>, _>| s.map(|s| s.pairs());
        prop_assert_eq!(pairs(solve(&weights)), pairs(solve(&weights)));
    }
}

#[test]
fn structured_small_draws_are_optimal() {
    for seed in 0..400u64 {
        let count = 2 * (1 + seed as usize % 6);
        for seeding in [Seeding::Slip, Seeding::Fold, Seeding::Adjacent] {
            against_brute(&Field::new(System::Swiss, seeding, count, seed as usize % 4, seed));
            against_brute(&Field::new(System::McMahon, seeding, count, 2, seed).with_bounds());
        }
    }
}

#[test]
fn sparse_allowed_pairs_are_matched_or_refused_with_proof() {
    let mut lots = Lots(5);
    for _ in 0..3000 {
        let count = 2 * (1 + lots.below(6) as usize);
        let share = 0.1 + 0.5 * lots.share();
        let pair = |lots: &mut Lots| (lots.share() < share).then(|| lots.below(9) as i64);
        let pairs = (0..count * count).map(|_| pair(&mut lots)).collect();
        against_brute(&table(count, pairs));
    }
}

/// The total another library finds on the same weights.
fn rival<P: Weights<Value = i64>>(weights: &P) -> i128 {
    let n = weights.count();
    let weight = |a: usize, b: usize| weights.weight(a.min(b), a.max(b)).unwrap_or(0);
    let cost = |k: usize| if k / n == k % n { 0 } else { (1 << 52) - weight(k / n, k % n) };
    let costs: Vec<i64> = (0..n * n).map(cost).collect();
    let mates = integer_blossom::min_weight_perfect_matching(&costs, n);
    let pairs = mates.iter().enumerate().filter(|(a, b)| *a < **b);
    pairs.map(|(a, &b)| i128::from(weight(a, b))).sum()
}

#[test]
fn large_draws_agree_with_another_library() {
    let kinds = [(System::Swiss, 0), (System::Swiss, 3), (System::McMahon, 3)];
    for (k, &count) in [30, 64, 130, 200, 400].iter().enumerate() {
        for (m, seeding) in
            [Seeding::Slip, Seeding::Fold, Seeding::Adjacent].into_iter().enumerate()
        {
            let chosen = if count < 400 { &kinds[..] } else { &kinds[m..=m] };
            for &(system, rounds) in chosen {
                let field = Field::new(system, seeding, count, rounds, k as u64);
                let total = Some(rival(&field));
                assert_eq!(proved(&field), total);
                assert_eq!(proved(&field.with_bounds()), total);
            }
        }
    }
}

#[test]
fn odd_groups_and_sure_results_agree_with_another_library() {
    for seeding in [Seeding::Slip, Seeding::Fold, Seeding::Adjacent] {
        let groups = Field::odd_groups(seeding, 150, 1);
        assert_eq!(proved(&groups), Some(rival(&groups)));
        let sure = Field::sure(seeding, 160, 4, 2);
        assert_eq!(proved(&sure), Some(rival(&sure)));
    }
}

#[test]
fn many_ties_agree_with_another_library() {
    let mut lots = Lots(11);
    for count in [20usize, 50, 90, 150, 240, 300] {
        for values in [1, 2, 3, 5] {
            let pairs = (0..count * count).map(|_| Some(lots.below(values) as i64)).collect();
            let weights = table(count, pairs);
            assert_eq!(proved(&weights), Some(rival(&weights)));
        }
    }
}

#[test]
fn odd_clusters_agree_with_another_library() {
    for size in [3usize, 5, 17, 33] {
        let weights = FnWeights::new(size * 6, |a: usize, b: usize| {
            let near = if a / size == b / size { 1_000_000 } else { 0 };
            Some(near - ((a * 7 + b * 13) % 101) as i64)
        });
        assert_eq!(proved(&weights), Some(rival(&weights)));
    }
}

#[test]
fn no_vertices_two_vertices_and_an_odd_number() {
    let of = |count| FnWeights::new(count, |_: usize, _: usize| Some(7i64));
    assert_eq!(solve(of(0)).map(|s| (s.pairs(), s.total())), Ok((vec![], 0)));
    assert_eq!(solve(of(2)).map(|s| (s.pairs(), s.total())), Ok((vec![(0, 1)], 7)));
    assert_eq!(solve(of(3)).err(), Some(MatchingError::OddCount { count: 3 }));
}

#[test]
fn equal_weights_pair_everybody() {
    for count in [4usize, 40, 400] {
        let weights = FnWeights::new(count, |_: usize, _: usize| Some(-3i64));
        assert_eq!(proved(&weights), Some(-3 * count as i128 / 2));
    }
}

#[test]
fn with_every_pair_forbidden_everybody_is_in_the_way() {
    let weights = FnWeights::new(6, |_: usize, _: usize| None::<i64>);
    let Err(MatchingError::NoValidPairing(proof)) = solve(&weights) else {
        panic!("nobody can be paired");
    };
    assert!(proof.barrier.is_empty());
    assert_eq!(proof.unpaired, [0, 1, 2, 3, 4, 5]);
    assert!(proof.holds(&weights));
}

#[test]
fn the_proof_names_the_players_who_compete_for_one_partner() {
    let weights =
        FnWeights::new(6, |a: usize, b: usize| (a == 2 || (a, b) == (0, 1)).then_some(1i64));
    let Err(MatchingError::NoValidPairing(proof)) = solve(&weights) else {
        panic!("3, 4 and 5 can meet only 2");
    };
    assert_eq!(proof.barrier, [2]);
    assert_eq!(proof.components, [vec![3], vec![4], vec![5]]);
    let mut false_proof = proof.clone();
    false_proof.components.truncate(1);
    assert!(!false_proof.holds(&weights));
}

#[test]
fn weights_near_overflow_are_exact_or_refused() {
    let mut lots = Lots(3);
    for _ in 0..200 {
        let count = 2 * (1 + lots.below(5) as usize);
        let pairs =
            (0..count * count).map(|_| Some(i64::MAX - lots.below(1 << 40) as i64 * 2)).collect();
        against_brute(&table(count, pairs));
        let pairs = (0..count * count).map(|_| Some(lots.next() as i64)).collect();
        against_brute(&table(count, pairs));
    }
    let wide = FnWeights::new(8, |a: usize, b: usize| Some(-(((a * b) as i128) << 92)));
    against_brute(&wide);
    let huge =
        FnWeights::new(4, |a: usize, b: usize| Some(if (a, b) == (1, 3) { i128::MIN } else { 0 }));
    assert_eq!(solve(&huge).err(), Some(MatchingError::WeightTooLarge { a: 1, b: 3 }));
}

#[test]
fn thousands_of_nested_blossoms_are_solved_and_checked() {
    let weights = FnWeights::new(6000, |_: usize, b: usize| Some(-((b * b) as i64)));
    let solved = solve(&weights).expect("every pair is allowed");
    assert!(depth(&solved) > 1000, "{}", depth(&solved));
    assert_eq!(check(&weights, solved.certificate()), Ok(()));
}

fn depth<P: Weights>(solved: &Solved<P>) -> usize {
    let (mut ends, mut deepest) = (Vec::new(), 0);
    for blossom in &solved.certificate().blossoms {
        while ends.last().is_some_and(|&end| end <= blossom.start) {
            ends.pop();
        }
        ends.push(blossom.start + blossom.size);
        deepest = deepest.max(ends.len());
    }
    deepest
}
