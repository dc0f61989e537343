use go::{Cell, Color, Goban, Index};

use super::Status;
use super::judge::Verdict;
use super::survey::Survey;

/// In so many games neither side fills a point of a seki.
const OPEN: f32 = 0.5;
/// Below 1: a seki is not proven.
const SURE: f64 = 0.9;

/// Marks the living chains that share a liberty which neither side fills: most games leave it open, or both were
/// read to live in spite of it. Chains with two eyes of their own are not in seki.
pub(super) fn mark_sekis(board: &Goban, survey: &Survey, verdicts: &mut [Verdict]) {
    let mut of = vec![usize::MAX; board.grid_len()];
    for (i, verdict) in verdicts.iter().enumerate() {
        for &stone in &verdict.stones {
            of[usize::from(stone)] = i;
        }
    }
    let lives = |i: &usize| {
        let Verdict { chain, has_eyes, .. } = &verdicts[*i];
        chain.status == Status::Alive && chain.confidence < 1.0 && !has_eyes
    };
    let mut found = Vec::new();
    for point in board.size().all_points().filter(|&p| board.stone(p).is_none()) {
        let at: Index = board.index(point);
        let beside = |color: Color| -> Vec<usize> {
            let stones = board.around(at).into_iter().filter(|&n| board.cell(n) == Cell::of(color));
            stones.map(|n| of[usize::from(n)]).filter(lives).collect()
        };
        let both = [Color::Black, Color::White].map(beside);
        if both.iter().any(Vec::is_empty) {
            continue;
        }
        let doubted = |i: &usize| verdicts[*i].read && verdicts[*i].chain.confidence < 1.0;
        let read = both.iter().all(|chains| chains.iter().any(doubted));
        if survey.open[usize::from(at)] >= OPEN || read {
            found.extend(both.concat());
        }
    }
    for i in found {
        let chain = &mut verdicts[i].chain;
        chain.status = Status::Seki;
        chain.confidence = chain.confidence.min(SURE);
    }
}
