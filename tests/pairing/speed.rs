use std::time::Instant;

use pairing::{DrawOptions, Proof, RoundContext, draw_in};
use tournament::RoundNo;

use crate::checker::{Wishes, faults};
use crate::golden;

#[test]
fn a_large_field_is_weighed_and_drawn_in_no_time() {
    let tournament = golden::tournament("congress-2011");
    for round in (1..=10).map(RoundNo) {
        let start = Instant::now();
        let context = RoundContext::new(&tournament, round, None).unwrap();
        let prepared = start.elapsed();
        let count = context.participants().len();
        let start = Instant::now();
        let pairs = (0..count).flat_map(|i| (i + 1..count).map(move |j| (i, j)));
        let sum: i128 = pairs.map(|(i, j)| i128::from(context.weight(i, j).total)).sum();
        let weighed = start.elapsed();
        let start = Instant::now();
        let drawn = draw_in(&context, &DrawOptions::default()).unwrap();
        let took = start.elapsed();
        println!(
            "round {round}, {count} players: prepared {prepared:.1?}, weighed {weighed:.1?}, drawn {took:.1?}"
        );
        assert_eq!(drawn.proof, Proof::Optimal);
        assert_eq!(faults(&tournament, &drawn, &Wishes::default()), Vec::<String>::new());
        assert!(sum > drawn.total);
        // An unoptimised build on a busy machine is far slower; this catches a loop gone wrong.
        assert!(weighed.as_secs() < 10 && took.as_secs() < 30, "{weighed:?} {took:?}");
    }
}
