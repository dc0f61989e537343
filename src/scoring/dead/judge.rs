use go::{BentFour, Cell, Color, Goban, Index, Ruleset};

use super::benson::unconditional;
use super::bent_four::{BentFourShape, bent_fours};
use super::double_ko::double_kos;
use super::reader::Reader;
use super::rng::Rng;
use super::seki::mark_sekis;
use super::survey::{Survey, survey};
use super::{ChainStatus, Proposal, Status};

/// The share of the survey from which a chain is not in question,
const SURE: f32 = 0.9;
/// if it has so many points of its own beside it.
const HOME: usize = 3;
/// A point is one colour's own from this share.
pub(super) const FENCE: f32 = 0.75;
/// Shares below which a chain is read, if it can be.
const DOUBT: f32 = 0.7;
/// Chains of one region with smaller shares have one verdict.
const REGION: f32 = 0.3;
/// A chain that depends on who plays first is dead all the same if the games say so this clearly.
const CLEAR: f32 = 0.25;
/// Work for reading a board, in cells copied: 12,000 positions of 19×19, and more of a small board.
const READING: usize = 5_100_000;
/// How sure a status is that was read to the end, with the survey and against it.
const READ: f64 = 0.97;
const READ_AGAINST: f64 = 0.8;

/// How sure it is that something is not settled.
const OPEN: f64 = 0.5;

/// A chain and what is known of it.
#[derive(Clone, Debug)]
pub(super) struct Verdict {
    pub(super) chain: ChainStatus,
    pub(super) stones: Vec<Index>,
    /// Its owner's share of its points in the survey, −1 to 1.
    pub(super) share: f32,
    /// Read to the end, rather than surveyed.
    pub(super) read: bool,
}

/// What is known of a board, from proof to guess.
pub(super) struct Judge<'a> {
    board: &'a Goban,
    survey: Survey,
    /// By grid index: stones that are not in question.
    sure: Vec<bool>,
    verdicts: Vec<Verdict>,
}

impl<'a> Judge<'a> {
    pub(super) fn new(board: &'a Goban, seed: u64) -> Self {
        let survey = survey(board, &mut Rng::new(seed));
        let proven = [Color::Black, Color::White].map(|color| unconditional(board, color));
        let mut sure = vec![false; board.grid_len()];
        let mut verdicts = Vec::new();
        for (color, points) in board.all_chains() {
            let stones: Vec<Index> = points.iter().map(|&p| board.index(p)).collect();
            let is_proven = proven[color as usize][usize::from(stones[0])];
            let share = if is_proven { 1.0 } else { survey.share(color, &stones) };
            let is_sure =
                is_proven || share >= SURE && homes(board, &survey, color, &stones) >= HOME;
            for &stone in &stones {
                sure[usize::from(stone)] = is_sure;
            }
            let status = if share < 0.0 { Status::Dead } else { Status::Alive };
            let confidence = if is_proven { 1.0 } else { confidence(share) };
            let chain = ChainStatus { color, stones: points, status, confidence };
            verdicts.push(Verdict { chain, stones, share, read: is_proven });
        }
        let mut judge = Self { board, survey, sure, verdicts };
        judge.share_regions();
        judge
    }

    /// Chains in doubt that hang together over empty points, and on no chain that is sure, share
    /// the verdict of their region.
    fn share_regions(&mut self) {
        for i in 0..self.verdicts.len() {
            let Verdict { share, read, ref stones, ref chain, .. } = self.verdicts[i];
            if read || share.abs() >= REGION {
                continue;
            }
            let Some(region) = self.region(chain.color, stones) else { continue };
            let joint = self.survey.share(chain.color, &region);
            let verdict = &mut self.verdicts[i];
            verdict.share = joint;
            verdict.chain.status = if joint < 0.0 { Status::Dead } else { Status::Alive };
            verdict.chain.confidence = confidence(joint);
        }
    }

    /// What is reached from the stones over empty points and stones of their colour; `None` if a
    /// sure one is among them.
    fn region(&self, color: Color, stones: &[Index]) -> Option<Vec<Index>> {
        let mut seen = vec![false; self.board.grid_len()];
        let mut region = vec![stones[0]];
        seen[usize::from(stones[0])] = true;
        let mut next = 0;
        while let Some(&at) = region.get(next) {
            next += 1;
            for n in self.board.around(at) {
                let cell = self.board.cell(n);
                if cell == Cell::of(color) && self.sure[usize::from(n)] {
                    return None;
                }
                let open = cell == Cell::Empty || cell == Cell::of(color);
                if open && !std::mem::replace(&mut seen[usize::from(n)], true) {
                    region.push(n);
                }
            }
        }
        Some(region)
    }

    pub(super) fn proposal(mut self, rules: &Ruleset) -> Proposal {
        self.read_doubtful();
        let bent = bent_fours(self.board);
        if rules.bent_four == BentFour::Dead {
            for shape in &bent {
                self.put(&shape.victim, Status::Dead, READ);
            }
        }
        for stones in double_kos(self.board) {
            self.hold(&stones);
        }
        mark_sekis(self.board, &self.survey, &mut self.verdicts);
        if rules.bent_four == BentFour::PlayedOut {
            for BentFourShape { victim, bend } in &bent {
                self.put(victim, Status::Unsettled, OPEN);
                self.put(bend, Status::Unsettled, OPEN);
            }
        }
        Proposal { chains: self.verdicts.into_iter().map(|verdict| verdict.chain).collect() }
    }

    /// Reads the chains in doubt to the end, the most doubtful first.
    fn read_doubtful(&mut self) {
        let mut doubtful: Vec<usize> = (0..self.verdicts.len())
            .filter(|&i| !self.verdicts[i].read && self.verdicts[i].share.abs() < DOUBT)
            .collect();
        doubtful.sort_by(|&a, &b| {
            self.verdicts[a].share.abs().total_cmp(&self.verdicts[b].share.abs())
        });
        let mut budget = (READING / self.board.grid_len()) as u32;
        for i in doubtful {
            let verdict = &mut self.verdicts[i];
            let Some(mut reader) =
                Reader::new(self.board, &self.survey.owner, &self.sure, verdict.stones[0])
            else {
                continue;
            };
            verdict.settle(reader.status(&mut budget));
        }
    }

    /// The chains on these stones are in seki, if any of them would be dead.
    fn hold(&mut self, stones: &[Index]) {
        let on = |verdict: &&Verdict| stones.contains(&verdict.stones[0]);
        let alive = |verdict: &Verdict| verdict.chain.status == Status::Alive;
        if self.verdicts.iter().filter(on).all(alive) {
            return;
        }
        for verdict in self.verdicts.iter_mut().filter(|v| stones.contains(&v.stones[0])) {
            verdict.chain.status = Status::Seki;
            verdict.chain.confidence = READ_AGAINST;
        }
    }

    /// The chains on these stones are what a shape says.
    fn put(&mut self, stones: &[Index], status: Status, confidence: f64) {
        for verdict in &mut self.verdicts {
            if stones.contains(&verdict.stones[0]) {
                verdict.chain.status = status;
                verdict.chain.confidence = confidence;
                verdict.read = true;
            }
        }
    }
}

impl Verdict {
    /// Takes over what was read to the end, if anything was.
    fn settle(&mut self, found: Option<Status>) {
        let Some(status) = found else { return };
        if status == Status::Unsettled && self.share < -CLEAR {
            return;
        }
        let agrees = status == self.chain.status;
        self.chain.status = status;
        self.chain.confidence = match status {
            Status::Unsettled => OPEN,
            _ if agrees => READ,
            _ => READ_AGAINST,
        };
        self.read = true;
    }
}

/// How sure the sign of a share is: 0.5 if it is as good as none.
fn confidence(share: f32) -> f64 {
    let confidence = 0.5 + f64::from(share.abs()) / 2.0;
    (confidence.min(0.99) * 100.0).round() / 100.0
}

/// Empty points beside the chain that are surely its owner's.
fn homes(board: &Goban, survey: &Survey, color: Color, stones: &[Index]) -> usize {
    let own = |at: &Index| {
        board.cell(*at) == Cell::Empty && survey.share(color, std::slice::from_ref(at)) >= FENCE
    };
    let mut homes: Vec<Index> =
        stones.iter().flat_map(|&stone| board.around(stone)).filter(own).collect();
    homes.sort_unstable();
    homes.dedup();
    homes.len()
}
