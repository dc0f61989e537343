use super::{Status, field::Field, judge::FENCE};
use go::{Cell, Color, Goban, Index};
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// Empty points of a zone that is read.
const ZONE: usize = 10;
/// Points of a zone, stones included: each has its own digit in a key of 128 bits.
const POINTS: usize = 80;
/// Stones that leave more than a single eye when captured: the largest killing shape has six.
const LARGE: u16 = 7;
const DEPTH: usize = 32;

/// The key of a position: the zone, the side to move, the point banned by ko, whether the last move was a pass.
type Question = (u128, Color, Option<Index>, bool);

/// Reads to the end whether a chain in a small closed zone survives: who owns its point when both have passed, as
/// stones can be captured and retaken on the way. Stones outside the zone never move, and there are no ko threats
/// elsewhere (Japanese rules 1989, Art. 7).
pub(super) struct Reader {
    zone: Vec<Index>,
    wall: Vec<bool>,
    target: Index,
    defender: Color,
    stack: Vec<Field>,
    path: Vec<(u128, Color)>,
    known: HashMap<Question, bool, BuildHasherDefault<Mixed>>,
    budget: u32,
}

impl Reader {
    /// `None` if the zone of the chain on `target` is not small.
    pub(super) fn new(board: &Goban, owner: &[f32], sure: &[bool], target: Index) -> Option<Self> {
        let defender = board.cell(target).color()?;
        let (board, wall) = fenced(board, owner, sure);
        let zone = zone(&board, &wall, target)?;
        let start = Field::new(&board);
        Some(Self {
            zone,
            wall,
            target,
            defender,
            stack: vec![start; DEPTH + 1],
            path: Vec::new(),
            known: HashMap::default(),
            budget: 0,
        })
    }

    /// Dead if it dies even when its owner plays first, alive if it lives even when the attacker does. `None` if
    /// that takes more than `budget` positions; `budget` is reduced by those spent.
    pub(super) fn status(&mut self, budget: &mut u32) -> Option<Status> {
        let status = match self.survives(self.defender, budget)? {
            false => Status::Dead,
            true if self.survives(self.defender.other(), budget)? => Status::Alive,
            true => Status::Unsettled,
        };
        Some(status)
    }

    fn survives(&mut self, first: Color, budget: &mut u32) -> Option<bool> {
        self.known.clear();
        self.path.clear();
        self.budget = *budget;
        let survives = self.read(0, first, false);
        *budget = self.budget;
        survives
    }

    fn read(&mut self, depth: usize, color: Color, passed: bool) -> Option<bool> {
        let field = &self.stack[depth];
        if self.is_secure(field) {
            return Some(true);
        }
        if depth == DEPTH {
            return Some(self.owner(field) == Some(self.defender));
        }
        let code = self.code(field);
        let key = (code, color, field.ko, passed);
        if let Some(&known) = self.known.get(&key) {
            return Some(known);
        }
        self.budget = self.budget.checked_sub(1)?;
        self.path.push((code, color));
        let survives = self.best(depth, color, passed);
        self.path.pop();
        self.known.insert(key, survives?);
        survives
    }

    fn best(&mut self, depth: usize, color: Color, passed: bool) -> Option<bool> {
        let wanted = color == self.defender;
        for at in self.moves(&self.stack[depth], color) {
            let (before, after) = self.stack.split_at_mut(depth + 1);
            let next = &mut after[0];
            next.reset(&before[depth]);
            let taken = next.play(color, at);
            let settled = (taken >= LARGE).then_some(wanted);
            let again = self.path.contains(&(self.code(&self.stack[depth + 1]), color.other()));
            if again {
                continue;
            }
            let survives = match settled {
                Some(survives) => survives,
                None => self.read(depth + 1, color.other(), false)?,
            };
            if survives == wanted {
                return Some(wanted);
            }
        }
        if passed {
            return Some(self.owner(&self.stack[depth]) == Some(self.defender));
        }
        let (before, after) = self.stack.split_at_mut(depth + 1);
        after[0].reset(&before[depth]);
        after[0].ko = None;
        self.read(depth + 1, color.other(), true)
    }

    /// Captures first, then moves that do not leave a chain in atari.
    fn moves(&self, field: &Field, color: Color) -> Vec<Index> {
        let mut moves: Vec<(u8, Index)> = Vec::with_capacity(self.zone.len());
        for &at in &self.zone {
            let is_idle = field.shape(at).is_eye(color) && !field.is_atari_beside(color, at);
            if field.cell(at) != Cell::Empty || field.ko == Some(at) || is_idle {
                continue;
            }
            let after = field.after(color, at);
            let takes_wall = self.takes_wall(field, color, at);
            if after.liberties == 0 && !self.joins_wall(field, color, at) || takes_wall {
                continue;
            }
            let order = match (after.taken, after.liberties) {
                (1.., _) => 0,
                (_, 2) => 1,
                _ => 2,
            };
            moves.push((order, at));
        }
        moves.sort_unstable();
        moves.into_iter().map(|(_, at)| at).collect()
    }

    fn takes_wall(&self, field: &Field, color: Color, at: Index) -> bool {
        field.four(at).into_iter().any(|n| {
            field.cell(n) == Cell::of(color.other())
                && self.wall[usize::from(n)]
                && !field.chain(n).is_beyond(at)
        })
    }

    fn joins_wall(&self, field: &Field, color: Color, at: Index) -> bool {
        let own = |n: &Index| field.cell(*n) == Cell::of(color) && self.wall[usize::from(*n)];
        field.four(at).iter().any(own)
    }

    /// The target is connected to settled stones.
    fn is_secure(&self, field: &Field) -> bool {
        field.cell(self.target) == Cell::of(self.defender)
            && field.stones(self.target).any(|stone| self.wall[usize::from(stone)])
    }

    fn owner(&self, field: &Field) -> Option<Color> {
        match field.cell(self.target).color() {
            Some(color) => Some(color),
            None => {
                let beside = field.four(self.target).map(|n| field.cell(n));
                match (beside.contains(&Cell::Black), beside.contains(&Cell::White)) {
                    (true, false) => Some(Color::Black),
                    (false, true) => Some(Color::White),
                    _ => None,
                }
            }
        }
    }

    fn code(&self, field: &Field) -> u128 {
        self.zone.iter().fold(0, |code, &at| code * 3 + field.cell(at) as u128)
    }
}

/// The board with the zone's border filled: points that surely belong to one colour and touch no unsettled stone of
/// the other get its stones. Returns the settled stones too.
pub(super) fn fenced(board: &Goban, owner: &[f32], sure: &[bool]) -> (Goban, Vec<bool>) {
    let mut wall = sure.to_vec();
    let mut filled = Vec::new();
    let in_question = |n: Index| board.cell(n).color().is_some() && !sure[usize::from(n)];
    let is_inner = |at: Index| {
        board.cell(at) == Cell::Empty
            && owner[usize::from(at)].abs() >= FENCE
            && !board.around(at).into_iter().any(in_question)
    };
    for point in board.size().all_points() {
        let at = board.index(point);
        let open = |n: &Index| board.cell(*n) == Cell::Empty && !is_inner(*n);
        if is_inner(at) && board.around(at).iter().any(open) {
            let black = owner[usize::from(at)] > 0.0;
            filled.push((point, Some(if black { Color::Black } else { Color::White })));
            wall[usize::from(at)] = true;
        }
    }
    let mut fenced = board.clone();
    fenced.put_all(filled).expect("points of the board");
    (fenced, wall)
}

/// Everything connected to the chain on `start` without crossing a wall; `None` if it is not small.
fn zone(board: &Goban, wall: &[bool], start: Index) -> Option<Vec<Index>> {
    let mut seen = vec![false; board.grid_len()];
    seen[usize::from(start)] = true;
    let mut points = vec![start];
    let (mut next, mut empty) = (0, 0);
    while let Some(&at) = points.get(next) {
        next += 1;
        empty += usize::from(board.cell(at) == Cell::Empty);
        if empty > ZONE || points.len() > POINTS {
            return None;
        }
        for n in board.around(at) {
            let open = board.cell(n) != Cell::Edge && !wall[usize::from(n)];
            if open && !std::mem::replace(&mut seen[usize::from(n)], true) {
                points.push(n);
            }
        }
    }
    Some(points)
}

/// A fast hash for keys that are not under an attacker's control.
#[derive(Default)]
pub(super) struct Mixed(u64);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            let mut eight = [0; 8];
            eight[..part.len()].copy_from_slice(part);
            let mixed = (self.0.rotate_left(5) ^ u64::from_le_bytes(eight))
                .wrapping_mul(0x9e37_79b9_7f4a_7c15);
            self.0 = mixed ^ mixed >> 32;
        }
    }
}
