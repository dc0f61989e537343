//! How often the proposed dead stones lead to the result that finished games were recorded with, how
//! long a proposal takes, and how often a confidence is deserved: `cargo bench --bench dead_stones -- FILE`.
//!
//! The file has a game a line, with tabs between the columns id, size, rules, komi, handicap, result, black_holds,
//! white_holds and position.

mod finished;

use std::collections::BTreeMap;
use std::time::Instant;

use finished::Finished;
use tengen::go::{BoardSize, History, Move, Point, Ruleset, RulesetName};
use tengen::scoring::{Proposal, Status, propose};

/// As on the pages.
const SEED: u64 = 1;
/// Each proposal is timed so often; the quickest counts, as the machine may be busy.
const RUNS: u32 = 5;
/// Points tried in the reference game.
const YARDSTICK: usize = 600;
/// Limit of uncertain chains that may be wrong together: every subset is tried.
const DOUBTFUL: usize = 12;
const BANDS: [f64; 7] = [0.5, 0.75, 0.9, 0.95, 0.97, 0.99, 1.0];

#[derive(Default)]
struct Row {
    right: usize,
    milliseconds: Vec<f64>,
}

/// Stones proposed with about the same confidence: as dead, and as staying on the board.
#[derive(Clone, Copy, Default)]
struct Band {
    stones: [usize; 2],
    wrong: [usize; 2],
}

fn main() {
    let file = std::env::args().skip(1).find(|argument| !argument.starts_with('-'));
    let Some(file) = file else { return println!("no file of finished games is named") };
    let text = std::fs::read_to_string(&file).expect("a file of finished games");
    let games = Finished::read_all(&text).expect("finished games");
    let (mut rows, mut bands) = (BTreeMap::<u8, Row>::new(), [Band::default(); BANDS.len()]);
    let mut wrong = Vec::new();
    for game in &games {
        let (proposal, milliseconds) = timed(game);
        let row = rows.entry(game.board.size().lines()).or_default();
        row.milliseconds.push(milliseconds);
        if game.is_right(&proposal.stones(Status::Dead)) {
            row.right += 1;
        } else {
            wrong.push(game.id.as_str());
        }
        weigh(game, &proposal, &mut bands);
    }
    print(&mut rows, &bands);
    println!("# not right: {}", wrong.join(" "));
}

fn timed(game: &Finished) -> (Proposal, f64) {
    let (rules, mut quickest) = (game.ruleset(), f64::INFINITY);
    let mut proposal = None;
    for _ in 0..RUNS {
        let begun = Instant::now();
        proposal = Some(propose(&game.board, &rules, SEED));
        quickest = quickest.min(begun.elapsed().as_secs_f64() * 1e3);
    }
    (proposal.expect("at least one run"), quickest)
}

/// Milliseconds for a game of [`YARDSTICK`] tries on 19×19 with superko checks: times are also printed as multiples of
/// it, to compare machines.
fn yardstick() -> f64 {
    let points: Vec<Point> = BoardSize::FULL.all_points().collect();
    let rules = Ruleset::preset(RulesetName::Chinese);
    let game = || {
        let begun = Instant::now();
        let mut game = History::new(rules.clone(), BoardSize::FULL);
        for at in (0..YARDSTICK).map(|n| (n * n * 7 + n * 167) % points.len()) {
            let _ = game.try_play(game.to_move(), Move::Play(points[at]));
        }
        begun.elapsed().as_secs_f64() * 1e3
    };
    (0..20).map(|_| game()).fold(f64::INFINITY, f64::min)
}

/// Counts stones by confidence. In a game that is not right, those chains are wrong that would make it right if
/// toggled; if none are found, every stone proposed as dead counts as wrong.
fn weigh(game: &Finished, proposal: &Proposal, bands: &mut [Band; BANDS.len()]) {
    let is_right = game.is_right(&proposal.stones(Status::Dead));
    let blamed = if is_right { Some(Vec::new()) } else { to_blame(game, proposal) };
    for (i, chain) in proposal.chains.iter().enumerate() {
        let band = BANDS.iter().rposition(|&least| chain.confidence >= least).unwrap_or(0);
        let stays = usize::from(chain.status != Status::Dead);
        bands[band].stones[stays] += chain.stones.len();
        let is_wrong = match &blamed {
            Some(blamed) => blamed.contains(&i),
            None => chain.status == Status::Dead,
        };
        bands[band].wrong[stays] += if is_wrong { chain.stones.len() } else { 0 };
    }
}

/// The chains that, toggled between dead and alive, would make a game right, with the least confidence in the surest
/// of them: among the least sure any set, else any one, else any two.
fn to_blame(game: &Finished, proposal: &Proposal) -> Option<Vec<usize>> {
    let mut order: Vec<usize> = (0..proposal.chains.len()).collect();
    let sure = |i: &usize| proposal.chains[*i].confidence;
    order.sort_by(|a, b| sure(a).total_cmp(&sure(b)));
    let doubtful = &order[..order.len().min(DOUBTFUL)];
    let some = (1_usize..1 << doubtful.len()).map(|set| {
        let picked = doubtful.iter().enumerate().filter(|(n, _)| set & (1 << n) != 0);
        picked.map(|(_, &i)| i).collect::<Vec<_>>()
    });
    let one = order.iter().map(|&one| vec![one]);
    let pairs = order.iter().enumerate();
    let two = pairs.flat_map(|(n, &one)| order[..n].iter().map(move |&other| vec![other, one]));
    let mut sets = some.chain(one).chain(two);
    sets.find(|chains| game.is_right(&turned(proposal, chains)))
}

/// The dead stones of a proposal with these chains toggled.
fn turned(proposal: &Proposal, chains: &[usize]) -> Vec<Point> {
    let dead = |i: usize| proposal.chains[i].status == Status::Dead;
    let all = proposal.chains.iter().enumerate();
    let now = all.filter(|(i, _)| dead(*i) != chains.contains(i));
    now.flat_map(|(_, chain)| chain.stones.iter().copied()).collect()
}

fn print(rows: &mut BTreeMap<u8, Row>, bands: &[Band]) {
    let unit = yardstick();
    println!("size\tgames\tright\tmedian ms\tmost ms\tmedian games\tmost games");
    let (mut right, mut games) = (0, 0);
    for (size, row) in rows {
        row.milliseconds.sort_by(f64::total_cmp);
        let (count, last) = (row.milliseconds.len(), row.milliseconds.len() - 1);
        let (median, most) = (row.milliseconds[count / 2], row.milliseconds[last]);
        let [half, whole] = [median, most].map(|time| time / unit);
        let right_here = row.right;
        println!(
            "{size}x{size}\t{count}\t{right_here}\t{median:.1}\t{most:.1}\t{half:.0}\t{whole:.0}"
        );
        right += row.right;
        games += count;
    }
    let share = 100.0 * right as f64 / f64::from(u32::try_from(games.max(1)).unwrap_or(u32::MAX));
    println!("all\t{games}\t{right}\t{share:.1} %");
    println!("confidence\tdead\twrong\tnot dead\twrong");
    for (least, band) in BANDS.iter().zip(bands) {
        let Band { stones: [dead, stay], wrong: [not_dead, not_staying] } = band;
        println!("{least:.2} and more\t{dead}\t{not_dead}\t{stay}\t{not_staying}");
    }
    println!("# ms: the quickest of {RUNS} runs of each proposal");
    println!(
        "# games: the same as games of {YARDSTICK} tries with superko, {unit:.3} ms each here"
    );
}
