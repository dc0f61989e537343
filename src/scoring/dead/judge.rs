use super::bent_four::{BentFourShape, bent_fours};
use super::life::{is_saved, lives, takes};
use super::playout::{Rng, Survey, survey};
use super::{
    ChainStatus, Proposal, Status, benson::unconditional, double_ko::double_kos, reader::Reader,
    region::Region, surroundings::Surroundings,
};
use go::{BentFour, Cell, Color, Goban, Index, Ruleset};

/// Share in the survey from which a chain may be settled.
const SURE: f32 = 0.9;
/// Points next to a settled chain that must be its own.
pub(super) const HOME: usize = 3;
/// Share from which a point belongs to one colour.
pub(super) const FENCE: f32 = 0.75;
/// A chain with a smaller share is read, if possible.
pub(super) const DOUBT: f32 = 0.7;
/// Chains of one region with smaller shares have one verdict.
const REGION: f32 = 0.3;
/// Share so clear that a chain which depends on who plays first is still dead.
const CLEAR: f32 = 0.25;
/// Work for reading a board, in cells copied: 12,000 positions of 19×19, and more on a small board.
const READING: usize = 5_100_000;
/// Positions read in the second look at dead chains: for a board, and for one region.
const SECOND_LOOK: u32 = 15_000;
const REGION_LOOK: u32 = 4_000;
/// Confidence of a status read to the end, with the survey and against it.
const READ: f64 = 0.97;
const READ_AGAINST: f64 = 0.8;

const OPEN: f64 = 0.5;

#[derive(Clone, Debug)]
pub(super) struct Verdict {
    pub(super) chain: ChainStatus,
    pub(super) stones: Vec<Index>,
    /// Its owner's share of its points in the survey, −1 to 1.
    pub(super) share: f32,
    pub(super) read: bool,
    /// Lives by the eye space that it encloses.
    pub(super) has_eyes: bool,
}

pub(super) struct Judge<'a> {
    board: &'a Goban,
    survey: Survey,
    /// By grid index: settled stones.
    sure: Vec<bool>,
    /// By grid index: stones proven to live.
    proven: Vec<bool>,
    verdicts: Vec<Verdict>,
}

impl<'a> Judge<'a> {
    pub(super) fn new(board: &'a Goban, seed: u64) -> Self {
        let survey = survey(board, &mut Rng::new(seed));
        let [black, white] = [Color::Black, Color::White].map(|color| unconditional(board, color));
        let proven: Vec<bool> = black.into_iter().zip(white).map(|(b, w)| b || w).collect();
        let mut sure = vec![false; board.grid_len()];
        let mut verdicts = Vec::new();
        for (color, points) in board.all_chains() {
            let stones: Vec<Index> = points.iter().map(|&p| board.index(p)).collect();
            let is_proven = proven[usize::from(stones[0])];
            let share = if is_proven { 1.0 } else { survey.share(color, &stones) };
            let is_sure =
                is_proven || share >= SURE && homes(board, &survey, color, &stones) >= HOME;
            for &stone in &stones {
                sure[usize::from(stone)] = is_sure;
            }
            let status = if share < 0.0 { Status::Dead } else { Status::Alive };
            let confidence = if is_proven { 1.0 } else { confidence(share) };
            let chain = ChainStatus { color, stones: points, status, confidence };
            verdicts.push(Verdict { chain, stones, share, read: is_proven, has_eyes: false });
        }
        let mut judge = Self { board, survey, sure, proven, verdicts };
        judge.share_regions();
        judge
    }

    /// Chains in doubt that are connected over empty points, without any settled chain, share the verdict of their
    /// region.
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

    /// Everything connected to the stones over empty points and stones of their colour; `None` if a settled one is
    /// among them.
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
        self.second_look();
        self.mark_unsettled();
        let bent = bent_fours(self.board);
        if rules.bent_four == BentFour::Dead {
            for shape in &bent {
                self.put(&shape.victim, Status::Dead, READ);
            }
        }
        for stones in double_kos(self.board) {
            self.set_seki(&stones);
        }
        self.find_eyes();
        mark_sekis(self.board, &self.survey, &mut self.verdicts);
        if rules.bent_four == BentFour::PlayedOut {
            for BentFourShape { victim, bend } in &bent {
                self.put(victim, Status::Unsettled, OPEN);
                self.put(bend, Status::Unsettled, OPEN);
            }
        }
        Proposal { chains: self.verdicts.into_iter().map(|verdict| verdict.chain).collect() }
    }

    /// Most doubtful first.
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

    /// Second look: stones that live by reading must not be called dead.
    fn second_look(&mut self) {
        let mut dead: Vec<usize> = (0..self.verdicts.len())
            .filter(|&i| self.verdicts[i].chain.status != Status::Alive)
            .collect();
        dead.sort_by(|&a, &b| self.verdicts[b].share.total_cmp(&self.verdicts[a].share));
        let around = Surroundings::new(self.board, &self.survey.owner, &self.sure, &self.proven);
        let mut budget = SECOND_LOOK;
        let homes: Vec<(usize, Option<Region>)> =
            dead.into_iter().map(|i| (i, self.home(&around, i, &mut budget))).collect();
        let mut asked = vec![false; self.verdicts.len()];
        let mut found = Vec::new();
        let mut budget = SECOND_LOOK;
        for (i, home) in homes {
            let Some(region) = home else { continue };
            found.push((i, Status::Alive));
            let target = region.bit(self.verdicts[i].stones[0]);
            for enemy in self.enemies(i, &region, &mut asked) {
                let prey = region.bit(self.verdicts[enemy].stones[0]);
                if spend(&mut budget, |most| takes(&region, target, prey, most)) == Some(true) {
                    found.push((enemy, Status::Dead));
                } else if self.home(&around, enemy, &mut budget).is_some() {
                    found.push((enemy, Status::Alive));
                }
            }
        }
        for (i, status) in found {
            self.verdicts[i].settle(Some(status));
        }
    }

    /// A chain that lives only if its owner moves first is unsettled: the next move decides.
    fn mark_unsettled(&mut self) {
        let around = Surroundings::new(self.board, &self.survey.owner, &self.sure, &self.proven);
        let mut budget = SECOND_LOOK;
        let mut open = Vec::new();
        for (i, Verdict { chain, stones, share, .. }) in self.verdicts.iter().enumerate() {
            let mut asks = |region: &Region, ask: fn(&Region, u128, &mut u32) -> Option<bool>| {
                spend(&mut budget, |most| ask(region, region.bit(stones[0]), most))
            };
            let depends = match chain.status {
                Status::Dead => {
                    around.regions(stones[0], *share).any(|r| asks(&r, is_saved) == Some(true))
                }
                Status::Alive if !self.proven[usize::from(stones[0])] => {
                    around.shut_region(stones[0]).is_some_and(|region| {
                        asks(&region, lives) == Some(false) && asks(&region, is_saved) == Some(true)
                    })
                }
                _ => false,
            };
            if depends {
                open.push(i);
            }
        }
        for i in open {
            let verdict = &mut self.verdicts[i];
            (verdict.chain.status, verdict.chain.confidence) = (Status::Unsettled, OPEN);
            verdict.read = true;
        }
    }

    /// A chain that was read to live and needs only its own eye space is not in seki.
    fn find_eyes(&mut self) {
        let around = Surroundings::new(self.board, &self.survey.owner, &self.sure, &self.proven);
        let mut budget = SECOND_LOOK;
        for verdict in &mut self.verdicts {
            let at = verdict.stones[0];
            let asks = verdict.read && verdict.chain.status == Status::Alive;
            let space = asks.then(|| around.eye_space(at)).flatten();
            let found = space.and_then(|r| spend(&mut budget, |most| lives(&r, r.bit(at), most)));
            verdict.has_eyes = found == Some(true);
        }
    }

    fn home(&self, around: &Surroundings<'_>, i: usize, budget: &mut u32) -> Option<Region> {
        let Verdict { stones, share, .. } = &self.verdicts[i];
        around.regions(stones[0], *share).find(|region| {
            spend(budget, |most| lives(region, region.bit(stones[0]), most)) == Some(true)
        })
    }

    /// The chains in a region that were thought to capture the one that was found to live, each once.
    fn enemies(&self, saved: usize, region: &Region, asked: &mut [bool]) -> Vec<usize> {
        let color = self.verdicts[saved].chain.color;
        let is_enemy = |i: usize| {
            let Verdict { chain, stones, .. } = &self.verdicts[i];
            let here = chain.color != color && region.bit(stones[0]) != 0;
            here && chain.status == Status::Alive && chain.confidence < 1.0
        };
        let all = 0..self.verdicts.len();
        all.filter(|&i| is_enemy(i) && !std::mem::replace(&mut asked[i], true)).collect()
    }

    /// These chains are in seki, if any of them would be dead.
    fn set_seki(&mut self, stones: &[Index]) {
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

/// Reads with the rest of the budget, within the limit for one region.
fn spend(budget: &mut u32, read: impl FnOnce(&mut u32) -> Option<bool>) -> Option<bool> {
    let given = REGION_LOOK.min(*budget);
    let mut left = given;
    let found = read(&mut left);
    *budget -= given - left;
    found
}

fn confidence(share: f32) -> f64 {
    let confidence = 0.5 + f64::from(share.abs()) / 2.0;
    (confidence.min(0.99) * 100.0).round() / 100.0
}

/// Empty points next to the chain that surely belong to its owner.
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

/// Share of the games in which neither side fills a point of a seki.
const SEKI_OPEN: f32 = 0.5;
/// Below 1: a seki is not proven.
const SEKI_SURE: f64 = 0.9;

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
        if survey.open[usize::from(at)] >= SEKI_OPEN || read {
            found.extend(both.concat());
        }
    }
    for i in found {
        let chain = &mut verdicts[i].chain;
        chain.status = Status::Seki;
        chain.confidence = chain.confidence.min(SEKI_SURE);
    }
}
