use super::Status;
use super::judge::Judge;
use super::solver::Solver;
use super::zone::zone;
use go::{Board, Cell, Color, Index};

/// Empty points of a zone that is read to the end.
const ZONE: usize = 10;
/// Positions read for one chain, and for a board.
const CHAIN_BUDGET: u32 = 12_000;
pub(super) const BOARD_BUDGET: u32 = 30_000;
/// Of the board's budget this much is kept for close fights.
const RESERVE: u32 = 6_000;
/// Points that are one colour's in so many games are not played on in a local fight.
const SURE_OWNER: i16 = 850;
/// A chain with so many liberties that stays in so many games is no part of a local fight.
pub(super) const WALL_LIBERTIES: usize = 6;
pub(super) const WALL_STAYS: u16 = 600;
/// In a close fight, of chains with fewer liberties, any chain with so many is out of it.
pub(super) const CLOSE_LIBERTIES: usize = 4;

impl Judge<'_> {
    /// Reads the chain's zone to the end, if it is small.
    pub(super) fn reading(&mut self, head: Index, many: usize, stays: u16) -> Option<Status> {
        let defender = self.board.cell(head).color()?;
        let (board, walls) = self.arena(head, self.walls(head, many, stays));
        let zone = zone(&board, head, &walls, ZONE)?;
        let close = many == CLOSE_LIBERTIES;
        let open = if close { self.budget } else { self.budget.saturating_sub(RESERVE) };
        let budget = open.min(if close { CHAIN_BUDGET / 12 } else { CHAIN_BUDGET });
        let mut solver = Solver::new(&board, head, &zone.points, &walls, budget)?;
        let saved = solver.captured(&board, defender).map(|captured| !captured);
        let lost = match saved {
            Some(true) => solver.captured(&board, defender.other()),
            other => other.map(|saved| !saved),
        };
        self.budget -= budget - solver.left();
        match (saved?, lost?) {
            (false, _) => Some(Status::Dead),
            (true, true) => Some(Status::Unsettled),
            (true, false) => Some(Status::Alive),
        }
    }

    /// The board of a local fight: points that are surely the attacker's, and touch no stone of the
    /// defender's that is in question, are taken to be fenced off by walls.
    fn arena(&self, head: Index, mut walls: Vec<bool>) -> (Board, Vec<bool>) {
        let own = self.board.cell(head);
        let Some(attacker) = own.color().map(Color::other) else {
            return (self.board.clone(), walls);
        };
        let sign = if attacker == Color::Black { 1 } else { -1 };
        let in_question = |n: Index| self.board.cell(n) == own && !walls[usize::from(n)];
        let sure = |at: Index| self.survey.owner[usize::from(at)] * sign >= SURE_OWNER;
        let empty = |at: Index| self.board.cell(at) == Cell::Empty;
        let fenced = |at: Index| {
            let around = self.board.around(at);
            around.iter().any(|&n| empty(n) && !sure(n)) && !around.into_iter().any(in_question)
        };
        let points = self.board.size().all_points().map(|p| self.board.index(p));
        let filled: Vec<Index> = points.filter(|&at| empty(at) && sure(at) && fenced(at)).collect();
        let mut board = self.board.clone();
        let stones = filled.iter().map(|&at| (self.board.point(at), Some(attacker)));
        board.put_all(stones).expect("points of the board");
        for at in filled {
            walls[usize::from(at)] = true;
        }
        (board, walls)
    }

    /// What a local fight about the chain cannot capture: secure stones, and other chains with
    /// many liberties that stay in most games.
    fn walls(&self, head: Index, many: usize, stays: u16) -> Vec<bool> {
        let mut walls = self.secure.clone();
        for &other in self.groups.iter().flatten().flat_map(|g| &g.chains) {
            let stays = self.survey.stays[usize::from(other)] >= stays;
            if other != head && stays && self.liberties[usize::from(other)] >= many {
                for stone in self.board.chain_indices(other) {
                    walls[usize::from(stone)] = true;
                }
            }
        }
        walls
    }
}
