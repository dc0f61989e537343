use pairing::{CriterionWeights, RoundContext};

use crate::golden;

/// How far a figure may be from the printed one: the last digits of reals.
const TOLERANCE: u64 = 3;

#[test]
fn the_weights_of_37_rounds_are_the_printed_ones() {
    let (mut rounds, mut pairs, mut differences) = (0, 0, Vec::new());
    for (event, round) in golden::rounds() {
        let tournament = golden::tournament(event);
        let names = golden::by_name(&tournament);
        let context = RoundContext::new(&tournament, round, None).unwrap();
        rounds += 1;
        for line in golden::weights(event, round) {
            let [a, b] = line.names.each_ref().map(|name| names[name]);
            let ours = context.pair(a, b).unwrap_or_else(|| panic!("{event} {round}: {a} {b}"));
            pairs += 1;
            for (k, (ours, theirs)) in ours.values().into_iter().zip(line.figures).enumerate() {
                if ours.abs_diff(theirs) > TOLERANCE {
                    let [one, other] = &line.names;
                    differences.push(format!(
                        "{event} R{round} {one} – {other}: {} is {ours}, printed {theirs}",
                        CriterionWeights::NAMES[k]
                    ));
                }
            }
        }
    }
    println!("{rounds} rounds, {pairs} pairs compared, {} differences", differences.len());
    for difference in differences.iter().take(20) {
        println!("{difference}");
    }
    assert_eq!(rounds, 37);
    assert!(pairs > 10_000, "{pairs} pairs");
    assert!(differences.is_empty(), "{} figures differ", differences.len());
}

#[test]
fn games_of_the_round_itself_and_later_ones_change_nothing() {
    let tournament = golden::tournament("harbour-open");
    for round in (1..=4).map(tournament::RoundNo) {
        let whole = RoundContext::new(&tournament, round, None).unwrap();
        let before = RoundContext::new(&tournament.before(round), round, None).unwrap();
        let count = whole.participants().len();
        for (i, j) in (0..count).flat_map(|i| (0..i).map(move |j| (i, j))) {
            assert_eq!(whole.weight(i, j), before.weight(j, i));
        }
    }
}

#[test]
fn a_round_that_does_not_exist_is_named() {
    let tournament = golden::tournament("harbour-open");
    for wrong in [-1, 0, 5, i32::MAX] {
        let round = tournament::RoundNo(wrong);
        let error = RoundContext::new(&tournament, round, None).unwrap_err();
        assert_eq!((error.round, error.rounds), (round, 4));
    }
}
