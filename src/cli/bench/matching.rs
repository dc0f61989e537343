//! The time to draw the third round of an event, with proof and check, compared with computing the weights of all
//! pairs. Each size runs in a process of its own, whose peak memory is read.

use std::process::Command;
use std::time::Instant;

use crate::pairing::{DrawOptions, Proof, RoundContext, draw_in};
use crate::tournament::{
    Entry, EntryId, Federation, Round, RoundNo, RoundState, System, Tournament, preset,
};

use super::peak;

const SIZES: [usize; 4] = [100, 400, 1000, 2000];
const LARGE: usize = 10_000;
const SYSTEMS: [(&str, System); 2] = [("mcmahon", System::McMahon), ("swiss-slip", System::Swiss)];

/// The rounds before it are drawn and played.
const ROUND: RoundNo = RoundNo(3);

/// Pseudo-random numbers, the same every time (SplitMix64).
fn scattered(seed: u64) -> u64 {
    let mut z = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// In the games before, the stronger player mostly wins.
fn event(system: System, players: usize) -> Tournament {
    let day = chrono::NaiveDate::default();
    let mut event = Tournament::new(preset(system, Federation::Egf, "Bench", day));
    for id in 1..=players as i32 {
        let lot = scattered(id as u64);
        let rank = crate::rating::Rank::clamped((lot % 29) as i32 - 24);
        let mut entry = Entry::new(EntryId(id), &format!("Player {lot:x}"), "", rank);
        entry.club = format!("C{}", lot % 97);
        entry.country = ["DE", "FR", "NL", "CZ", "DK"][(lot >> 8) as usize % 5].to_owned();
        event.entries.push(entry);
    }
    for no in 1..ROUND.0 {
        let round = played(&event, RoundNo(no));
        event.rounds.extend(round);
    }
    event
}

fn played(event: &Tournament, no: RoundNo) -> Option<Round> {
    let context = RoundContext::new(event, no, None).ok()?;
    let drawn = draw_in(&context, &DrawOptions::default()).ok()?;
    let mut round = drawn.to_round();
    round.state = RoundState::Finished;
    let strength = |id: EntryId| {
        let chance = scattered((id.0 as u64) << 8 | no.0 as u64) % 4;
        context.participant(id).map_or(0, |player| player.rank + chance as i32)
    };
    for board in &mut round.boards {
        let black = strength(board.black) > strength(board.white);
        let winner = if black { crate::go::Color::Black } else { crate::go::Color::White };
        board.ending = crate::tournament::Ending::won(winner);
    }
    Some(round)
}

/// Measures one size of one system, given as numbers, and prints milliseconds of the draw, of all
/// weights, whether it is proved (1 or 0), and the peak in kilobytes.
pub(super) fn one(arguments: &[usize]) {
    let [system, players] = arguments else { return };
    let event = event(SYSTEMS[system % SYSTEMS.len()].1, *players);
    let Ok(context) = RoundContext::new(&event, ROUND, None) else { return };
    let (mut draws, mut weights, mut proved) = (Vec::new(), Vec::new(), 1);
    for _ in 0..if *players > 2000 { 1 } else { 5 } {
        let begun = Instant::now();
        std::hint::black_box(all_weights(&context));
        weights.push(begun.elapsed().as_secs_f64() * 1e3);
        let begun = Instant::now();
        let drawn = draw_in(&context, &DrawOptions::default());
        draws.push(begun.elapsed().as_secs_f64() * 1e3);
        if !drawn.is_ok_and(|drawn| drawn.proof == Proof::Optimal) {
            proved = 0;
        }
    }
    println!("{} {} {proved} {}", median(draws), median(weights), peak());
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}

fn all_weights(context: &RoundContext) -> i64 {
    let n = context.participants().len();
    let pairs = (0..n).flat_map(|i| (i + 1..n).map(move |j| (i, j)));
    pairs.fold(0_i64, |sum, (i, j)| sum.wrapping_add(context.weight(i, j).total))
}

/// Prints the table of all systems for those sizes, or the usual ones; `large` adds [`LARGE`].
pub(super) fn table(sizes: &[usize], large: bool) {
    let mut sizes = if sizes.is_empty() { SIZES.to_vec() } else { sizes.to_vec() };
    if large && !sizes.contains(&LARGE) {
        sizes.push(LARGE);
    }
    println!("system\tplayers\tdraw ms\tall weights ms\tratio\tproved\tpeak MB");
    for (at, (name, _)) in SYSTEMS.iter().enumerate() {
        let mut times = Vec::new();
        for &players in &sizes {
            let Some([draw, weights, proved, peak]) = measured(at, players) else {
                println!("{name}\t{players}\tfailed");
                continue;
            };
            let proved = if proved == 1.0 { "yes" } else { "no" };
            let peak = if peak > 0.0 { format!("{:.0}", peak / 1024.0) } else { "-".to_owned() };
            let ratio = draw / weights;
            println!("{name}\t{players}\t{draw:.1}\t{weights:.1}\t{ratio:.1}\t{proved}\t{peak}");
            times.push((players, draw));
        }
        growth(name, &times);
    }
    println!(
        "# draw ms: the draw with its proof and the check of it; all weights ms: reckoning each once"
    );
    println!("# other programs on such draws: cargo bench --bench matching");
}

/// Prints the growth of time: from 1000 to 10,000 players if both were measured, else from first to last.
fn growth(name: &str, times: &[(usize, f64)]) {
    let of = |players: usize| times.iter().find(|(size, _)| *size == players);
    let ends = of(1000).zip(of(LARGE)).or(times.first().zip(times.last()));
    if let Some(((few, small), (many, large))) = ends.filter(|(from, to)| from.0 != to.0) {
        println!("# {name}: {few} to {many} players takes {:.0} times as long", large / small);
    }
}

/// In a process of its own.
fn measured(system: usize, players: usize) -> Option<[f64; 4]> {
    let arguments = ["bench", "matching-one", &system.to_string(), &players.to_string()];
    let child = Command::new(std::env::current_exe().ok()?).args(arguments).output().ok()?;
    let text = String::from_utf8(child.stdout).ok()?;
    let numbers: Vec<f64> = text.split_whitespace().filter_map(|word| word.parse().ok()).collect();
    numbers.try_into().ok()
}
