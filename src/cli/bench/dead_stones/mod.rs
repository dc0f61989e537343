//! How often the proposed dead stones lead to the result that finished games were recorded with, how
//! long a proposal takes, and how often a confidence is deserved.

mod finished;

use std::collections::BTreeMap;
use std::io::{Error, ErrorKind};
use std::path::Path;
use std::time::Instant;

use finished::Finished;
use go::Point;
use scoring::{Proposal, Status, propose};

use crate::cli::CliError;
use crate::cli::file::load_text;

/// The seed of the proposals, as on the pages.
const SEED: u64 = 1;
/// Every proposal is timed so often; the quickest counts, as the machine may be busy.
const RUNS: u32 = 3;
/// Lower bounds of the confidences told apart.
const BANDS: [f64; 7] = [0.5, 0.75, 0.9, 0.95, 0.97, 0.99, 1.0];

/// Games of one size.
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

/// Prints the table of a file of finished games and the ids of those that are not right.
///
/// # Errors
/// [`CliError`] if the file cannot be read, or is no such file.
pub(super) fn table(path: &Path) -> Result<(), CliError> {
    let games = Finished::read_all(&load_text(path)?).map_err(|told| CliError::Unreadable {
        path: path.to_owned(),
        cause: Error::new(ErrorKind::InvalidData, told),
    })?;
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
    Ok(())
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

/// Counts stones by confidence. Of a game that is not right the chains are wrong that, dead for alive, would
/// make it right: one, or the two least sure; if no two would, every stone proposed as dead is counted as wrong.
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

/// The one chain, or else the two least sure, that turned would make a game right.
fn to_blame(game: &Finished, proposal: &Proposal) -> Option<Vec<usize>> {
    let dead = proposal.stones(Status::Dead);
    let turned = |chains: &[usize]| -> Vec<Point> {
        let stones: Vec<Point> =
            chains.iter().flat_map(|&i| proposal.chains[i].stones.iter().copied()).collect();
        let kept = dead.iter().filter(|p| !stones.contains(p));
        let added = stones.iter().filter(|p| !dead.contains(p));
        kept.chain(added).copied().collect()
    };
    let mut order: Vec<usize> = (0..proposal.chains.len()).collect();
    let sure = |i: &usize| proposal.chains[*i].confidence;
    order.sort_by(|a, b| sure(a).total_cmp(&sure(b)));
    let right = |chains: &[usize]| game.is_right(&turned(chains));
    if let Some(&one) = order.iter().find(|&&one| right(&[one])) {
        return Some(vec![one]);
    }
    let pairs = order.iter().enumerate();
    let mut pairs = pairs.flat_map(|(n, &one)| order[..n].iter().map(move |&other| [other, one]));
    pairs.find(|pair| right(pair)).map(|pair| pair.to_vec())
}

fn print(rows: &mut BTreeMap<u8, Row>, bands: &[Band]) {
    println!("size\tgames\tright\tmedian ms\tmost ms");
    let (mut right, mut games) = (0, 0);
    for (size, row) in rows {
        row.milliseconds.sort_by(f64::total_cmp);
        let (count, last) = (row.milliseconds.len(), row.milliseconds.len() - 1);
        let (median, most) = (row.milliseconds[count / 2], row.milliseconds[last]);
        println!("{size}x{size}\t{count}\t{}\t{median:.1}\t{most:.1}", row.right);
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
}
