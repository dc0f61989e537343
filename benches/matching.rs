//! Times of the matching on realistic draws.
//!
//! `cargo bench --bench matching` prints a table; each size runs in a process
//! of its own, whose peak memory is read at its end. Sizes may be given as
//! arguments: `cargo bench --bench matching -- 400 1000`. A general matching
//! library solves the same draws up to 1000 players, and `mcmahon` and `slip-5`
//! up to 2000; or all of them up to the number in the environment variable
//! `RIVAL`.

use std::process::Command;
use std::time::{Duration, Instant};

use tengen::matching::{Weights, check, solve};

#[path = "../tests/support/draws.rs"]
#[allow(dead_code)]
mod draws;

use draws::{Field, Seeding, System};

const KINDS: [&str; 11] = [
    "odd-slip",
    "mcmahon",
    "mcmahon-groups",
    "slip-0",
    "slip-1",
    "slip-3",
    "slip-5",
    "sure-1",
    "sure-3",
    "sure-5",
    "fold-3",
];

fn field(kind: &str, count: usize) -> Field {
    let of = |system, seeding, rounds| Field::new(system, seeding, count, rounds, 7);
    match kind {
        "mcmahon" => of(System::McMahon, Seeding::Slip, 3),
        "mcmahon-groups" => of(System::McMahon, Seeding::Slip, 3).with_bounds(),
        "odd-slip" => Field::odd_groups(Seeding::Slip, count, 7),
        "slip-0" => of(System::Swiss, Seeding::Slip, 0),
        "sure-1" => Field::sure(Seeding::Slip, count, 1, 7),
        "sure-3" => Field::sure(Seeding::Slip, count, 3, 7),
        "sure-5" => Field::sure(Seeding::Slip, count, 5, 7),
        "slip-1" => of(System::Swiss, Seeding::Slip, 1),
        "slip-3" => of(System::Swiss, Seeding::Slip, 3),
        "slip-5" => of(System::Swiss, Seeding::Slip, 5),
        _ => of(System::Swiss, Seeding::Fold, 3),
    }
}

fn timed<T>(act: impl Fn() -> T, count: usize) -> (Duration, T) {
    let times = if count <= 400 {
        21
    } else if count <= 2000 {
        7
    } else {
        1
    };
    let mut all = Vec::new();
    let mut last = None;
    for _ in 0..times {
        let start = Instant::now();
        last = Some(act());
        all.push(start.elapsed());
    }
    all.sort();
    (all[times / 2], last.expect("it ran at least once"))
}

fn all_weights(field: &Field) -> i64 {
    let mut sum = 0i64;
    for a in 0..field.count() {
        for b in a + 1..field.count() {
            sum = sum.wrapping_add(field.weight(a, b).unwrap_or(0));
        }
    }
    sum
}

fn peak() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find(|line| line.starts_with("VmHWM:"));
    line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok()).unwrap_or(0)
}

/// Prints milliseconds of the matching, of all weights and of the check, kilobytes, blossoms.
fn measure(kind: &str, count: usize) {
    let field = field(kind, count);
    let before = peak();
    let (once, _) = timed(|| std::hint::black_box(all_weights(&field)), count);
    let (time, solved) = timed(|| solve(&field).expect("everybody can be paired"), count);
    let after = peak();
    let (proof, verdict) = timed(|| check(&field, solved.certificate()), count);
    verdict.expect("the certificate holds");
    let ms = |d: Duration| d.as_secs_f64() * 1e3;
    let blossoms = solved.certificate().blossoms.len();
    println!("{} {} {} {after} {before} {blossoms}", ms(time), ms(once), ms(proof));
    if count <= rival_limit(kind) {
        println!("{}", ms(rival(&field, solved.total())));
    }
}

fn rival_limit(kind: &str) -> usize {
    let usual = if ["mcmahon", "slip-5"].contains(&kind) { 2000 } else { 1000 };
    std::env::var("RIVAL").ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

fn rival(field: &Field, total: i128) -> Duration {
    let (most, n) = (1i64 << 50, field.count());
    let cost = |a: usize, b: usize| most - field.weight(a.min(b), a.max(b)).unwrap_or(0);
    let start = Instant::now();
    let costs: Vec<i64> = (0..n * n).map(|k| cost(k / n, k % n)).collect();
    let mates = integer_blossom::min_weight_perfect_matching(&costs, n);
    let time = start.elapsed();
    let sum: i64 = mates
        .iter()
        .enumerate()
        .filter(|(a, b)| *a < **b)
        .map(|(a, &b)| field.weight(a, b).unwrap_or(0))
        .sum();
    assert_eq!(i128::from(sum), total, "both find the same total");
    time
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|a| a != "--bench").collect();
    if let [mode, kind, count] = &arguments[..]
        && mode == "one"
    {
        return measure(kind, count.parse().expect("a number of players"));
    }
    let mut sizes: Vec<usize> = arguments.iter().filter_map(|a| a.parse().ok()).collect();
    if sizes.is_empty() {
        sizes = vec![100, 400, 1000, 2000, 10_000];
    }
    table(&sizes);
}

fn table(sizes: &[usize]) {
    println!(
        "{:<15}{:>7}{:>11}{:>10}{:>8}{:>10}{:>9}{:>11}{:>9}{:>9}",
        "draw",
        "n",
        "solve ms",
        "all w ms",
        "ratio",
        "check ms",
        "peak MB",
        "blossoms",
        "rival ms",
        "faster"
    );
    let me = std::env::current_exe().expect("the program knows where it is");
    for kind in KINDS {
        let mut growth = Vec::new();
        for &count in sizes {
            let child = Command::new(&me).args(["one", kind, &count.to_string()]).output();
            let output = child.expect("the program runs itself");
            let text = String::from_utf8_lossy(&output.stdout).into_owned();
            let numbers: Vec<f64> =
                text.split_whitespace().filter_map(|word| word.parse().ok()).collect();
            row(kind, count, &numbers, &String::from_utf8_lossy(&output.stderr));
            growth.extend(numbers.first().map(|&time| (count, time)));
        }
        let at = |n: usize| growth.iter().find(|(count, _)| *count == n).map(|(_, time)| time);
        if let (Some(small), Some(large)) = (at(1000), at(10_000)) {
            println!("{kind}: 1000 to 10,000 takes {:.0} times as long", large / small);
        }
    }
}

fn row(kind: &str, count: usize, numbers: &[f64], fault: &str) {
    let [time, once, proof, after, _, blossoms, rest @ ..] = numbers else {
        println!("{kind:<15}{count:>7} failed: {fault}");
        return;
    };
    let rival = rest.first().map_or("-".into(), |r| format!("{r:.1}"));
    let faster = rest.first().map_or("-".into(), |r| format!("{:.0}x", r / time));
    println!(
        "{kind:<15}{count:>7}{time:>11.2}{once:>10.2}{:>8.1}{proof:>10.2}{:>9.1}{blossoms:>11}{rival:>9}{faster:>9}",
        time / once,
        after / 1024.0
    );
}
