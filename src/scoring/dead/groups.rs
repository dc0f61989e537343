use super::playout::Survey;
use go::{Board, Cell, Color, Index};

/// A colour's surrounded area as the survey sees it: empty points and stones that do not stay.
#[derive(Clone, Debug)]
pub(super) struct Space {
    pub(super) points: Vec<Index>,
    /// Heads of the chains of the colour beside it.
    pub(super) chains: Vec<Index>,
}

/// The spaces of `color`, each point of which is its own in most games;
/// points beside a stone of the other colour that stays are shared.
pub(super) fn spaces(board: &Board, color: Color, survey: &Survey) -> Vec<Space> {
    let sign = if color == Color::Black { 1 } else { -1 };
    let theirs = Cell::of(color.other());
    let stays = |n: Index| board.cell(n) == theirs && survey.stays[usize::from(n)] >= 500;
    let own = |at: Index| {
        let shared = board.cell(at) == Cell::Empty && board.around(at).into_iter().any(stays);
        board.cell(at) != Cell::of(color)
            && board.cell(at) != Cell::Edge
            && survey.owner[usize::from(at)] * sign > 300
            && !shared
    };
    let mut seen = vec![false; board.grid_len()];
    let mut found = Vec::new();
    for point in board.size().all_points() {
        let start = board.index(point);
        if !own(start) || std::mem::replace(&mut seen[usize::from(start)], true) {
            continue;
        }
        let mut space = Space { points: vec![start], chains: Vec::new() };
        let mut next = 0;
        while let Some(&at) = space.points.get(next) {
            next += 1;
            for n in board.around(at) {
                if board.cell(n) == Cell::of(color) {
                    space.chains.push(board.head_of(n));
                } else if own(n) && !std::mem::replace(&mut seen[usize::from(n)], true) {
                    space.points.push(n);
                }
            }
        }
        space.chains.sort_unstable();
        space.chains.dedup();
        found.push(space);
    }
    found
}

/// Chains of one colour that share spaces, with all their spaces.
#[derive(Clone, Debug)]
pub(super) struct Group {
    pub(super) chains: Vec<Index>,
    pub(super) spaces: Vec<usize>,
    /// Points of all its spaces.
    pub(super) room: usize,
}

/// Joins the chains of `color` over the spaces they share.
pub(super) fn groups(board: &Board, color: Color, spaces: &[Space]) -> Vec<Group> {
    let mut group_of = vec![usize::MAX; board.grid_len()];
    let mut groups: Vec<Group> = Vec::new();
    for (point, c) in board.stones() {
        let head = board.head_of(board.index(point));
        if c == color && group_of[usize::from(head)] == usize::MAX {
            group_of[usize::from(head)] = groups.len();
            groups.push(Group { chains: vec![head], spaces: Vec::new(), room: 0 });
        }
    }
    for (i, space) in spaces.iter().enumerate() {
        let mut ids: Vec<usize> = space.chains.iter().map(|&h| group_of[usize::from(h)]).collect();
        ids.sort_unstable();
        ids.dedup();
        let Some((&into, rest)) = ids.split_first() else { continue };
        for &from in rest {
            let moved = std::mem::take(&mut groups[from].chains);
            for &head in &moved {
                group_of[usize::from(head)] = into;
            }
            groups[into].chains.extend(moved);
            let spaces = std::mem::take(&mut groups[from].spaces);
            groups[into].spaces.extend(spaces);
            groups[into].room += std::mem::take(&mut groups[from].room);
        }
        groups[into].spaces.push(i);
        groups[into].room += space.points.len();
    }
    groups.retain(|g| !g.chains.is_empty());
    groups
}
