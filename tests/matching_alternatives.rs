//! What else could have been drawn: a pair forbidden, a pair forced, the best
//! few matchings, all against trying everything.

use matching::{FnWeights, MatchingError, Restricted, Weight, Weights, check, solve};

#[path = "support/draws.rs"]
#[allow(dead_code)]
mod draws;

use draws::{Field, Lots, Seeding, System};

/// The totals of all perfect matchings, the greatest first.
fn all_totals<P: Weights>(weights: &P) -> Vec<i128> {
    fn extend<P: Weights>(weights: &P, left: &[usize], sum: i128, totals: &mut Vec<i128>) {
        let Some((&a, others)) = left.split_first() else { return totals.push(sum) };
        for &b in others {
            if let Some(weight) = weights.weight(a, b) {
                let rest: Vec<usize> = others.iter().copied().filter(|&v| v != b).collect();
                extend(weights, &rest, sum + weight.widen(), totals);
            }
        }
    }
    let mut totals = Vec::new();
    extend(weights, &(0..weights.count()).collect::<Vec<_>>(), 0, &mut totals);
    totals.sort_unstable_by(|a, b| b.cmp(a));
    totals
}

fn small(lots: &mut Lots) -> impl Weights<Value = i64> + Clone + use<> {
    let count = 2 * (1 + lots.below(4) as usize);
    let (values, shut) = ([2, 10, 1 << 40][lots.below(3) as usize], 0.3 * lots.share());
    let pair = |lots: &mut Lots| (lots.share() >= shut).then(|| lots.below(values) as i64);
    let pairs: Vec<_> = (0..count * count).map(|_| pair(lots)).collect();
    FnWeights::new(count, move |a: usize, b: usize| pairs[a * count + b])
}

fn total_of<P: Weights>(solved: Result<matching::Solved<P>, MatchingError>) -> Option<i128> {
    match solved {
        Ok(solved) => {
            assert_eq!(check(solved.weights(), solved.certificate()), Ok(()));
            Some(solved.total())
        }
        Err(MatchingError::NoValidPairing(_)) => None,
        Err(error) => panic!("{error}"),
    }
}

#[test]
fn forbidding_and_forcing_any_pair_is_optimal() {
    let mut lots = Lots(21);
    for _ in 0..300 {
        let weights = small(&mut lots);
        let Ok(solved) = solve(&weights) else { continue };
        for a in 0..weights.count() {
            for b in a + 1..weights.count() {
                let without = Restricted::new(&weights).forbid(a, b);
                assert_eq!(
                    total_of(solved.without_pair(a, b)),
                    all_totals(&without).first().copied()
                );
                let with = Restricted::new(&weights).force(b, a);
                assert_eq!(total_of(solved.with_pair(b, a)), all_totals(&with).first().copied());
            }
        }
    }
}

#[test]
fn alternatives_on_draws_equal_a_fresh_solution() {
    for (system, seeding) in [(System::McMahon, Seeding::Slip), (System::Swiss, Seeding::Fold)] {
        let field = Field::new(system, seeding, 120, 3, 9);
        let solved = solve(&field).expect("every pair is allowed");
        for a in (0..120).step_by(7) {
            let b = solved.partner(a);
            let fresh = total_of(solve(Restricted::new(&field).forbid(a, b)));
            assert_eq!(total_of(solved.without_pair(a, b)), fresh);
            assert!(solved.cost_without(a, b).is_ok_and(|cost| cost >= 0));
            let other = (a + 31) % 120;
            let fresh = total_of(solve(Restricted::new(&field).force(a, other)));
            assert_eq!(total_of(solved.with_pair(a, other)), fresh);
            assert_eq!(solved.cost_with(a, b), Ok(0));
            assert_eq!(solved.cost_without(a, (b + 1) % 120).is_ok(), (b + 1) % 120 != a);
        }
    }
}

#[test]
fn what_is_no_pair_is_refused() {
    let weights = FnWeights::new(4, |_: usize, _: usize| Some(1i64));
    let solved = solve(&weights).expect("every pair is allowed");
    let fault = |a, b| Some(MatchingError::NoSuchPair { a, b, count: 4 });
    assert_eq!(solved.without_pair(2, 2).err(), fault(2, 2));
    assert_eq!(solved.with_pair(0, 4).err(), fault(0, 4));
}

#[test]
fn the_ranking_is_that_of_all_matchings() {
    let mut lots = Lots(8);
    for _ in 0..300 {
        let weights = small(&mut lots);
        let Ok(solved) = solve(&weights) else { continue };
        let ranking = solved.ranking(7).expect("restrictions stay in range");
        let totals: Vec<i128> = ranking.iter().map(|r| r.total).collect();
        let all = all_totals(&weights);
        assert_eq!(totals, all[..all.len().min(7)]);
        let mut draws: Vec<_> = ranking.into_iter().map(|r| r.pairs).collect();
        draws.sort();
        draws.dedup();
        assert_eq!(draws.len(), totals.len(), "no draw comes twice");
    }
}

#[test]
fn the_second_best_draw_costs_what_the_cheapest_change_costs() {
    let field = Field::new(System::McMahon, Seeding::Slip, 80, 3, 2);
    let solved = solve(&field).expect("every pair is allowed");
    let cost = |&(a, b): &(usize, usize)| solved.cost_without(a, b).expect("others are allowed");
    let cheapest = solved.pairs().iter().map(cost).min();
    let ranking = solved.ranking(2).expect("restrictions stay in range");
    assert_eq!(Some(ranking[0].total - ranking[1].total), cheapest);
}

/// The five best totals by Lawler's partition without any bound: every part is solved anew.
fn plain_ranking<P: Weights<Value = i64> + Clone>(weights: &P, most: usize) -> Vec<i128> {
    type Pairs = Vec<(usize, usize)>;
    let best = |forced: &Pairs, banned: &Pairs| -> Option<(i128, Pairs)> {
        let mut part = Restricted::new(weights);
        for &(a, b) in forced {
            part = part.force(a, b);
        }
        for &(a, b) in banned {
            part = part.forbid(a, b);
        }
        solve(part).ok().map(|solved| (solved.total(), solved.pairs()))
    };
    let mut parts: Vec<(i128, Pairs, Pairs, Pairs)> = Vec::new();
    parts.extend(best(&vec![], &vec![]).map(|(total, pairs)| (total, pairs, vec![], vec![])));
    let mut totals = Vec::new();
    while let Some(at) = (0..parts.len()).max_by_key(|&k| parts[k].0) {
        let (total, pairs, mut forced, banned) = parts.swap_remove(at);
        totals.push(total);
        if totals.len() == most {
            break;
        }
        for pair in pairs {
            if !forced.contains(&pair) {
                let banned: Pairs = banned.iter().copied().chain([pair]).collect();
                let next = best(&forced, &banned);
                parts.extend(next.map(|(t, pairs)| (t, pairs, forced.clone(), banned)));
                forced.push(pair);
            }
        }
    }
    totals
}

#[test]
fn on_draws_the_ranking_is_that_of_a_plain_partition() {
    let fields = [
        Field::new(System::McMahon, Seeding::Slip, 30, 3, 4),
        Field::new(System::McMahon, Seeding::Fold, 26, 2, 5),
        Field::new(System::Swiss, Seeding::Slip, 32, 3, 6),
        Field::new(System::Swiss, Seeding::Fold, 28, 4, 7),
        Field::odd_groups(Seeding::Slip, 30, 8),
        Field::sure(Seeding::Slip, 32, 3, 9),
    ];
    for (at, field) in fields.iter().enumerate() {
        let solved = solve(field).expect("every pair is allowed");
        for most in [2, 3, 5] {
            let ranking = solved.ranking(most).expect("it stays in range");
            let totals: Vec<i128> = ranking.iter().map(|ranked| ranked.total).collect();
            assert_eq!(totals, plain_ranking(&field, most), "field {at}, {most} best");
            for ranked in &ranking {
                let weight = |&(a, b): &(usize, usize)| field.weight(a, b).map(i128::from);
                let sum: Option<i128> = ranked.pairs.iter().map(weight).sum();
                assert_eq!(sum, Some(ranked.total), "field {at}");
            }
        }
        assert_eq!(solved.ranking(1).map(|ranking| ranking.len()), Ok(1));
    }
}

#[test]
fn hardly_any_other_draw_is_ranked_too() {
    // A ring of six and nothing else: two matchings, and no two pairs can exchange partners.
    let ring = |a: usize, b: usize| ((b - a) % 6 == 1 || b - a == 5).then_some((a * b) as i64);
    let solved = solve(FnWeights::new(6, ring)).expect("every other pair");
    let totals: Vec<i128> =
        solved.ranking(5).expect("in range").iter().map(|ranked| ranked.total).collect();
    assert_eq!(totals, all_totals(solved.weights()));
    assert_eq!(totals.len(), 2);
    let one = solve(FnWeights::new(2, |_: usize, _: usize| Some(7i64))).expect("one pair");
    assert_eq!(one.ranking(5).expect("in range").len(), 1);
}
