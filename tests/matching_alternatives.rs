//! What else could have been drawn: a pair forbidden, a pair forced, against trying everything.

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
            assert!(fresh.is_some_and(|total| total <= solved.total()));
            let other = (a + 31) % 120;
            let fresh = total_of(solve(Restricted::new(&field).force(a, other)));
            assert_eq!(total_of(solved.with_pair(a, other)), fresh);
            assert_eq!(solved.cost_with(a, b), Ok(0));
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
