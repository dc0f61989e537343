use std::collections::HashMap;

use super::shape::{is_eye, liberties_after};
use go::{Board, Cell, Color, Index};

/// Reads out, within a small zone, whether a chain can be captured. Stones outside the zone never
/// move; a pass lifts a ko ban, so there are no threats elsewhere (Japanese rules 1989, Art. 7).
pub(super) struct Solver<'a> {
    zone: &'a [Index],
    secure: &'a [bool],
    target: Index,
    defender: Color,
    known: HashMap<(u128, Color, Option<Index>, bool), bool>,
    budget: u32,
}

/// Deeper lines count as not captured.
const DEPTH: u32 = 40;
/// Taking so many stones at once leaves room for two eyes: six may still be a killing shape.
const LARGE: usize = 7;

#[derive(Clone, Copy)]
struct Turn {
    color: Color,
    ko: Option<Index>,
    passed: bool,
    depth: u32,
}

impl<'a> Solver<'a> {
    /// A question about the chain on `target`; `secure` marks stones that cannot be captured.
    pub(super) fn new(
        board: &Board,
        target: Index,
        zone: &'a [Index],
        secure: &'a [bool],
        budget: u32,
    ) -> Option<Self> {
        let defender = board.cell(target).color()?;
        Some(Self { zone, secure, target, defender, known: HashMap::new(), budget })
    }

    /// Whether the chain is captured when `first` moves first; `None` if that takes too long.
    pub(super) fn captured(&mut self, board: &Board, first: Color) -> Option<bool> {
        self.known.clear();
        self.read(board, Turn { color: first, ko: None, passed: false, depth: 0 })
    }

    /// Nodes that are left to spend.
    pub(super) const fn left(&self) -> u32 {
        self.budget
    }

    fn read(&mut self, board: &Board, turn: Turn) -> Option<bool> {
        if board.cell(self.target) != Cell::of(self.defender) {
            return Some(true);
        }
        if turn.depth >= DEPTH || self.is_secure(board) {
            return Some(false);
        }
        let key = (board.hash(), turn.color, turn.ko, turn.passed);
        if let Some(&known) = self.known.get(&key) {
            return Some(known);
        }
        self.budget = self.budget.checked_sub(1)?;
        self.known.insert(key, false);
        let captured = self.best(board, turn)?;
        self.known.insert(key, captured);
        Some(captured)
    }

    /// The attacker wants a capture, the defender none; both may pass.
    fn best(&mut self, board: &Board, turn: Turn) -> Option<bool> {
        let attacking = turn.color != self.defender;
        for at in self.moves(board, turn) {
            let mut next = board.clone();
            let mut off = Vec::new();
            let taken = next.drop_stone(turn.color, at, &mut off);
            if off[..taken].iter().any(|&i| self.secure[usize::from(i)]) {
                continue;
            }
            if !attacking && taken >= LARGE {
                return Some(false);
            }
            let lone = taken == 1 && off.len() == 1;
            let ko = lone.then(|| next.ko_after(at, next.point(off[0]))).flatten();
            let ko = ko.map(|p| next.index(p));
            let reply =
                Turn { color: turn.color.other(), ko, passed: false, depth: turn.depth + 1 };
            if self.read(&next, reply)? == attacking {
                return Some(attacking);
            }
        }
        if turn.passed {
            return Some(false);
        }
        let color = turn.color.other();
        self.read(board, Turn { color, ko: None, passed: true, depth: turn.depth + 1 })
    }

    /// Joined to a chain that cannot be captured.
    fn is_secure(&self, board: &Board) -> bool {
        board.chain_indices(self.target).any(|s| self.secure[usize::from(s)])
    }

    /// Moves in the zone, those that take or touch the target first.
    fn moves(&self, board: &Board, turn: Turn) -> Vec<Index> {
        let target = board.head_of(self.target);
        let mut moves: Vec<(u8, Index)> = Vec::with_capacity(self.zone.len());
        for &at in self.zone {
            let illegal = board.cell(at) != Cell::Empty
                || turn.ko == Some(at)
                || board.is_suicide(turn.color, at);
            if illegal || self.is_own_eye(board, turn.color, at) {
                continue;
            }
            let takes = !board.captures(turn.color, at).is_empty();
            let touches = board
                .around(at)
                .iter()
                .any(|&n| board.cell(n).color().is_some() && board.head_of(n) == target);
            let thin = liberties_after(board, turn.color, at, 2) < 2;
            let order = u8::from(!takes) * 4 + u8::from(thin) * 2 + u8::from(!touches);
            moves.push((order, at));
        }
        moves.sort_unstable();
        moves.into_iter().map(|(_, at)| at).collect()
    }

    /// A true one-point eye, unless a chain around it is in atari.
    fn is_own_eye(&self, board: &Board, color: Color, at: Index) -> bool {
        is_eye(board, color, at)
            && !board.around(at).iter().any(|&n| {
                board.cell(n) == Cell::of(color) && board.chain_data(n).last_liberty().is_some()
            })
    }
}
