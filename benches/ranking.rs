//! What the next best draws cost beside the best.
//!
//! `cargo bench --bench ranking` prints, for draws of several kinds and sizes, the milliseconds of the
//! solution and of the two and the five best, and both as multiples of the solution. Sizes may be given
//! as arguments: `cargo bench --bench ranking -- 100 2000`.

use std::time::Instant;

use tengen::matching::solve;

#[path = "../tests/support/draws.rs"]
#[allow(dead_code)]
mod draws;

use draws::{Field, Seeding, System};

const KINDS: [&str; 6] = ["mcmahon", "slip-0", "slip-3", "odd-slip", "sure-3", "fold-3"];

fn field(kind: &str, count: usize) -> Field {
    let of = |system, seeding, rounds| Field::new(system, seeding, count, rounds, 7);
    match kind {
        "mcmahon" => of(System::McMahon, Seeding::Slip, 3),
        "slip-0" => of(System::Swiss, Seeding::Slip, 0),
        "slip-3" => of(System::Swiss, Seeding::Slip, 3),
        "odd-slip" => Field::odd_groups(Seeding::Slip, count, 7),
        "sure-3" => Field::sure(Seeding::Slip, count, 3, 7),
        _ => of(System::Swiss, Seeding::Fold, 3),
    }
}

/// The median of a few runs, in milliseconds, and what the last gave.
fn timed<T>(times: usize, act: impl Fn() -> T) -> (f64, T) {
    let run = || {
        let begun = Instant::now();
        let given = act();
        (begun.elapsed().as_secs_f64() * 1e3, given)
    };
    let (mut all, mut last) = (Vec::new(), run());
    all.push(last.0);
    for _ in 1..times {
        last = run();
        all.push(last.0);
    }
    all.sort_by(f64::total_cmp);
    (all[all.len() / 2], last.1)
}

fn main() {
    let sizes: Vec<usize> = std::env::args().filter_map(|a| a.parse().ok()).collect();
    let sizes = if sizes.is_empty() { vec![100, 400, 1000] } else { sizes };
    println!(
        "{:<10}{:>6}{:>11}{:>11}{:>8}{:>11}{:>8}  lost",
        "draw", "n", "solve ms", "2 best ms", "ratio", "5 best ms", "ratio"
    );
    for kind in KINDS {
        for &count in &sizes {
            let field = field(kind, count);
            let times = if count <= 400 { 5 } else { 1 };
            let (once, solved) = timed(times, || solve(&field).expect("everybody can be paired"));
            let (two, _) = timed(times, || solved.ranking(2).expect("it stays in range"));
            let (five, best) = timed(times, || solved.ranking(5).expect("it stays in range"));
            let lost: Vec<i128> = best.iter().skip(1).map(|r| solved.total() - r.total).collect();
            println!(
                "{kind:<10}{count:>6}{once:>11.2}{two:>11.2}{:>8.1}{five:>11.2}{:>8.1}  {lost:?}",
                two / once,
                five / once
            );
        }
    }
}
