use go::{Cell, Goban, Index};

pub(super) struct BentFourShape {
    /// The group that consists of it alone: dead under the Japanese rules 1989 (Art. 7.2, example 15), ko threats
    /// or not.
    pub(super) victim: Vec<Index>,
    pub(super) bend: Vec<Index>,
}

/// The shape: three stones of the killer on a corner's bend, the corner itself among them, one or two empty points
/// next to them, and around these only one chain without a liberty elsewhere.
pub(super) fn bent_fours(board: &Goban) -> Vec<BentFourShape> {
    let last = board.size().lines() - 1;
    let corners = board
        .size()
        .all_points()
        .filter(|p| [0, last].contains(&p.row()) && [0, last].contains(&p.col()));
    corners.filter_map(|corner| bent_four(board, board.index(corner))).collect()
}

fn bent_four(board: &Goban, corner: Index) -> Option<BentFourShape> {
    let killer = board.cell(corner).color()?;
    let victim = Cell::of(killer.other());
    let space = space(board, corner, victim)?;
    let stones = space.iter().filter(|&&at| board.cell(at) == Cell::of(killer));
    let bend: Vec<Index> = stones.copied().collect();
    if bend.len() != 3 || space.len() > 5 || !is_bend(board, corner, &bend) {
        return None;
    }
    let beside = space.iter().flat_map(|&at| board.around(at));
    let mut around: Vec<Index> = beside.filter(|&n| board.cell(n) == victim).collect();
    around.sort_unstable();
    around.dedup();
    let chain: Vec<Index> = board.chain_indices(*around.first()?).collect();
    let closed = around.iter().all(|at| chain.contains(at))
        && chain
            .iter()
            .flat_map(|&at| board.around(at))
            .all(|n| board.cell(n) != Cell::Empty || space.contains(&n));
    closed.then_some(BentFourShape { victim: chain, bend })
}

/// The points connected to the corner without crossing the victim's stones, if they are few.
fn space(board: &Goban, corner: Index, victim: Cell) -> Option<Vec<Index>> {
    let mut space = vec![corner];
    let mut next = 0;
    while let Some(&at) = space.get(next) {
        next += 1;
        for n in board.around(at) {
            let open = board.cell(n) != Cell::Edge && board.cell(n) != victim;
            if open && !space.contains(&n) {
                space.push(n);
            }
        }
        if space.len() > 5 {
            return None;
        }
    }
    Some(space)
}

/// Three stones in a row along the edge, from the corner, or two and one around it.
fn is_bend(board: &Goban, corner: Index, stones: &[Index]) -> bool {
    let beside = |at: Index| board.around(at).iter().filter(|n| stones.contains(n)).count();
    stones.contains(&corner) && stones.iter().map(|&at| beside(at)).sum::<usize>() == 4
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(drawing: &str) -> usize {
        let all = bent_fours(&Goban::draw(drawing).expect("a drawing"));
        all.iter().map(|shape| shape.victim.len()).sum()
    }

    #[test]
    fn a_bent_four_is_a_shape() {
        assert_eq!(found("OO.XO\nOXXXO\n.XOOO\nXXO..\nOOO.."), 7);
        assert_eq!(found("OO.XO\n.XXXO\n.XOOO\nXXO..\nOOO.."), 0);
        assert_eq!(found("OOXO.\nO.XO.\nXXOO.\nOOO..\n....."), 0, "two chains hold the corner");
    }

    #[test]
    fn a_group_with_a_liberty_elsewhere_is_not() {
        assert_eq!(found("OO.X.\nOXXXO\n.XOOO\nXXO..\nOOO.."), 0);
    }
}
