use super::Status;
use super::groups::Group;
use super::judge::Verdict;
use super::shape::liberties_after;
use go::{Board, Cell, Index};

/// Marks the chains in seki: they and a chain of the other colour share liberties, neither can be
/// captured, neither has two eyes or much room, and whoever fills a shared liberty is taken.
pub(super) fn sekis(
    board: &Board,
    heads: &[Index],
    verdicts: &[Verdict],
    secure: &[bool],
    groups: &[Vec<Group>; 2],
) -> Vec<bool> {
    let dead = |head: Index| {
        let found = heads.iter().position(|&h| h == head);
        found.is_none_or(|i| verdicts[i].status == Status::Dead)
    };
    let mut marked: Vec<bool> = heads
        .iter()
        .zip(verdicts)
        .map(|(&head, verdict)| {
            verdict.status == Status::Alive
                && !secure[usize::from(head)]
                && few_eyes(board, head, groups)
                && !shared(board, head, &dead).is_empty()
        })
        .collect();
    loop {
        let is_marked = |h: Index| heads.iter().position(|&x| x == h).is_some_and(|i| marked[i]);
        let next: Vec<bool> = heads
            .iter()
            .zip(&marked)
            .map(|(&head, &was)| was && has_partner(board, head, &dead, &is_marked))
            .collect();
        if next == marked {
            return marked;
        }
        marked = next;
    }
}

/// At most one space of up to three points in all: no two eyes.
fn few_eyes(board: &Board, head: Index, groups: &[Vec<Group>; 2]) -> bool {
    let Some(color) = board.cell(head).color() else { return false };
    groups[color as usize]
        .iter()
        .find(|g| g.chains.contains(&head))
        .is_none_or(|g| g.spaces.len() <= 1 && g.room <= 4)
}

/// Liberties of the chain that a living chain of the other colour has too.
fn shared(board: &Board, head: Index, dead: &impl Fn(Index) -> bool) -> Vec<Index> {
    let Some(color) = board.cell(head).color() else { return Vec::new() };
    let theirs = Cell::of(color.other());
    let mut points: Vec<Index> = board
        .chain_indices(head)
        .flat_map(|s| board.around(s))
        .filter(|&n| board.cell(n) == Cell::Empty)
        .filter(|&n| {
            let beside = board.around(n);
            beside.iter().any(|&m| board.cell(m) == theirs && !dead(board.head_of(m)))
        })
        .collect();
    points.sort_unstable();
    points.dedup();
    points
}

/// Whether filling any shared liberty is self-atari for the chain, and one of the chains across
/// is marked too.
fn has_partner(
    board: &Board,
    head: Index,
    dead: &impl Fn(Index) -> bool,
    marked: &impl Fn(Index) -> bool,
) -> bool {
    let Some(color) = board.cell(head).color() else { return false };
    let theirs = Cell::of(color.other());
    let points = shared(board, head, dead);
    let thin = points.iter().all(|&p| liberties_after(board, color, p, 3) < 3);
    let across = points.iter().flat_map(|&p| board.around(p));
    thin && across.filter(|&n| board.cell(n) == theirs).any(|n| marked(board.head_of(n)))
}
