use super::benson::unconditional;
use super::fight::{BOARD_BUDGET, CLOSE_LIBERTIES, WALL_LIBERTIES, WALL_STAYS};
use super::groups::{Group, groups, spaces};
use super::playout::{Survey, survey};
use super::rng::Rng;
use super::seki::sekis;
use super::{ChainStatus, Proposal, Status};
use go::{Board, Cell, Color, Index};

/// A group with so many surrounded points, or spaces, is taken to be safe.
const SAFE_ROOM: usize = 8;
const SAFE_SPACES: usize = 3;
const SAFE_STAYS: u16 = 700;

/// A group with fewer surrounded points has no home: it has to stay in this many games of a
/// thousand to be called alive. Players who passed saw no need to take it.
const HOME: usize = 2;
const HOMELESS_STAYS: u16 = 800;
/// One that belongs to a safe group hangs on a move that its owner would make.
const LINKED_STAYS: u16 = 350;

/// What is known of a board, from proof to guess.
pub(super) struct Judge<'a> {
    pub(super) board: &'a Board,
    /// By grid index: stones that nobody can capture, proven or taken so.
    pub(super) secure: Vec<bool>,
    proven: Vec<bool>,
    pub(super) survey: Survey,
    pub(super) groups: [Vec<Group>; 2],
    /// By the heads' grid index.
    pub(super) liberties: Vec<usize>,
    pub(super) budget: u32,
}

/// A verdict on a chain before seki is looked for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Verdict {
    pub(super) status: Status,
    pub(super) confidence: f64,
    /// Read to the end, rather than guessed from games.
    pub(super) read: bool,
}

impl<'a> Judge<'a> {
    pub(super) fn new(board: &'a Board, seed: u64) -> Self {
        let proven: Vec<bool> = unconditional(board, Color::Black)
            .into_iter()
            .zip(unconditional(board, Color::White))
            .map(|(b, w)| b || w)
            .collect();
        let survey = survey(board, games(board), &mut Rng::new(seed));
        let both = [Color::Black, Color::White];
        let groups = both.map(|c| groups(board, c, &spaces(board, c, &survey)));
        let mut judge = Self {
            board,
            secure: proven.clone(),
            proven,
            survey,
            groups,
            liberties: liberties(board),
            budget: BOARD_BUDGET,
        };
        judge.mark_safe_groups();
        judge
    }

    /// Groups with much room of their own in nearly all games are taken to be safe.
    fn mark_safe_groups(&mut self) {
        for group in self.groups.iter().flatten() {
            let roomy = group.room >= SAFE_ROOM || group.spaces.len() >= SAFE_SPACES;
            for &head in &group.chains {
                if roomy && self.survey.stays[usize::from(head)] >= SAFE_STAYS {
                    for stone in self.board.chain_indices(head) {
                        self.secure[usize::from(stone)] = true;
                    }
                }
            }
        }
    }

    pub(super) fn proposal(mut self) -> Proposal {
        let chains = self.board.all_chains();
        let heads: Vec<Index> = chains
            .iter()
            .map(|(_, stones)| self.board.head_of(self.board.index(stones[0])))
            .collect();
        let mut verdicts: Vec<Verdict> = heads.iter().map(|&head| self.verdict(head)).collect();
        self.release_captors(&heads, &mut verdicts);
        let in_seki = sekis(self.board, &heads, &verdicts, &self.secure, &self.groups);
        for (verdict, seki) in verdicts.iter_mut().zip(in_seki) {
            if seki {
                verdict.status = Status::Seki;
                verdict.confidence = verdict.confidence.min(0.9);
            }
        }
        let proposed = chains.into_iter().zip(verdicts);
        Proposal {
            chains: proposed
                .map(|((color, stones), Verdict { status, confidence, .. })| ChainStatus {
                    color,
                    stones,
                    status,
                    confidence,
                })
                .collect(),
        }
    }

    /// A chain beside a dead one of the other colour is not dead itself: of two neighbours
    /// that were read dead the smaller one is taken first and retaken with the larger; else the
    /// one that stays more often lives.
    fn release_captors(&self, heads: &[Index], verdicts: &mut [Verdict]) {
        let stays = |head: Index| self.survey.stays[usize::from(head)];
        for (i, &head) in heads.iter().enumerate() {
            if !matches!(verdicts[i].status, Status::Dead | Status::Unsettled) {
                continue;
            }
            let beats = |other: Index| {
                let found = heads.iter().position(|&h| h == other);
                found.is_some_and(|j| {
                    let v = verdicts[j];
                    let mine = verdicts[i];
                    let data = |h: Index| self.board.chain_data(h).stones;
                    let weaker = match (v.read, mine.read) {
                        _ if mine.status != Status::Dead => true,
                        (true, true) => data(other) > data(head),
                        (true, false) => true,
                        (false, true) => false,
                        (false, false) => stays(head) > stays(other),
                    };
                    v.status == Status::Dead && weaker
                })
            };
            if self.touching(head).into_iter().any(beats) {
                verdicts[i].status = Status::Alive;
            }
        }
    }

    /// Heads of the opposing chains beside a chain or its liberties.
    fn touching(&self, head: Index) -> Vec<Index> {
        let own = self.board.cell(head);
        let board = self.board;
        let beside = board.chain_indices(head).flat_map(|s| board.around(s));
        let with_liberties = beside.flat_map(|n| {
            let further =
                if board.cell(n) == Cell::Empty { board.around(n).to_vec() } else { vec![n] };
            further.into_iter()
        });
        let stones = with_liberties
            .filter(|&n| self.board.cell(n).color().is_some() && self.board.cell(n) != own);
        let mut found: Vec<Index> = stones.map(|n| self.board.head_of(n)).collect();
        found.sort_unstable();
        found.dedup();
        found
    }

    fn verdict(&mut self, head: Index) -> Verdict {
        let at = usize::from(head);
        if self.proven[at] {
            return Verdict { status: Status::Alive, confidence: 1.0, read: true };
        }
        if self.secure[at] {
            return self.guess(head);
        }
        if let Some(status) = self.reading(head, WALL_LIBERTIES, WALL_STAYS) {
            return Verdict { status, confidence: 0.97, read: true };
        }
        if self.liberties[usize::from(head)] < CLOSE_LIBERTIES
            && let Some(status) = self.reading(head, CLOSE_LIBERTIES, 0)
        {
            return Verdict { status, confidence: 0.85, read: true };
        }
        self.guess(head)
    }

    /// Surrounded points of the chain's group.
    fn room(&self, head: Index) -> usize {
        let groups = self.groups.iter().flatten();
        groups.filter(|g| g.chains.contains(&head)).map(|g| g.room).sum()
    }

    /// The share of games in which the chain stays decides.
    fn guess(&self, head: Index) -> Verdict {
        let stays = self.survey.stays[usize::from(head)];
        let middle = match self.room(head) {
            0..HOME => HOMELESS_STAYS,
            SAFE_ROOM.. => LINKED_STAYS,
            _ => 500,
        };
        let status = match stays {
            s if s + 50 <= middle => Status::Dead,
            s if s >= middle + 50 => Status::Alive,
            _ => Status::Unsettled,
        };
        let far = if stays < middle { middle } else { 1000 - middle };
        let confidence = f64::from(stays.abs_diff(middle)) / f64::from(far.max(1));
        let confidence = (0.5 + confidence / 2.0).min(0.96);
        Verdict { status, confidence: (confidence * 100.0).round() / 100.0, read: false }
    }
}

/// The number of each chain's liberties, by its head's grid index.
fn liberties(board: &Board) -> Vec<usize> {
    let mut found = vec![0; board.grid_len()];
    for (point, _) in board.stones() {
        let at = board.index(point);
        if board.head_of(at) == at {
            found[usize::from(at)] = board.liberties(point).len();
        }
    }
    found
}

/// Games to play out: fewer on boards with many empty points.
fn games(board: &Board) -> u32 {
    let points = board.size().all_points();
    let empty = points.filter(|&p| board.cell(board.index(p)) == Cell::Empty).count();
    match empty {
        0..=60 => 400,
        61..=150 => 300,
        _ => 200,
    }
}
