use go::{Cell, Color, Goban, Index};

/// Two chains that hold each other in a double ko, each with an eye of its own: neither is dead, as taking one ko
/// gives back the other. The stones of each such pair are one list, those in the kos among them.
pub(super) fn double_kos(board: &Goban) -> Vec<Vec<Index>> {
    let [black, white] = [Color::Black, Color::White].map(|color| kos(board, color));
    let pairs = black.iter().flat_map(|one| white.iter().map(move |other| (one, other)));
    pairs.filter_map(|(one, other)| double_ko_pair(board, one, other)).collect()
}

struct Ko {
    point: Index,
    /// The stone that a play there takes.
    stone: Index,
}

fn kos(board: &Goban, taker: Color) -> Vec<Ko> {
    let empty = board.size().all_points().map(|point| board.index(point));
    let empty = empty.filter(|&at| board.cell(at) == Cell::Empty);
    empty.filter_map(|point| ko(board, point, taker)).collect()
}

/// The ko at an empty point that the other side surrounds, one stone of which can be captured there alone.
fn ko(board: &Goban, point: Index, taker: Color) -> Option<Ko> {
    let other = Cell::of(taker.other());
    let beside: Vec<Index> = board.around(point).into_iter().collect();
    if beside.iter().any(|&n| board.cell(n) != other && board.cell(n) != Cell::Edge) {
        return None;
    }
    let single = |at: &&Index| {
        board.cell(**at) == other
            && board.around(**at).into_iter().all(|n| {
                n == point
                    || matches!(board.cell(n), Cell::Edge)
                    || board.cell(n) == Cell::of(taker)
            })
    };
    let mut stones = beside.iter().filter(single);
    let stone = *stones.next()?;
    stones.next().is_none().then_some(Ko { point, stone })
}

/// The pair that a ko for Black and a ko for White hold: the one chain of each colour next to both, if each has
/// another eye.
fn double_ko_pair(board: &Goban, by_black: &Ko, by_white: &Ko) -> Option<Vec<Index>> {
    let black = common(board, by_white.point, by_black.stone, Color::Black, by_white.stone)?;
    let white = common(board, by_black.point, by_white.stone, Color::White, by_black.stone)?;
    let kos = [by_black.point, by_white.point];
    let both =
        has_eye(board, &black, Color::Black, kos) && has_eye(board, &white, Color::White, kos);
    both.then(|| [black, white, vec![by_black.stone, by_white.stone]].concat())
}

/// The chain of a colour next to both places, apart from the ko's own stone.
fn common(
    board: &Goban,
    one: Index,
    other: Index,
    color: Color,
    apart: Index,
) -> Option<Vec<Index>> {
    let beside = |at: Index| {
        let stones = board.around(at).into_iter();
        stones.filter(move |&n| board.cell(n) == Cell::of(color) && n != apart)
    };
    let mut chains = beside(one).map(|at| board.chain_indices(at).collect::<Vec<Index>>());
    chains.find(|chain| beside(other).any(|at| chain.contains(&at)))
}

/// Whether an empty point other than the two in `apart` has only the chain's own colour around it.
fn has_eye(board: &Goban, chain: &[Index], color: Color, apart: [Index; 2]) -> bool {
    let own = |at: Index| {
        let beside = board.around(at).into_iter();
        beside
            .into_iter()
            .all(|n| matches!(board.cell(n), Cell::Edge) || board.cell(n) == Cell::of(color))
    };
    let beside = chain.iter().flat_map(|&at| board.around(at));
    let mut empty = beside.filter(|&n| board.cell(n) == Cell::Empty && !apart.contains(&n));
    empty.any(own)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(drawing: &str) -> usize {
        let all = double_kos(&Goban::draw(drawing).expect("a drawing"));
        all.iter().map(Vec::len).max().unwrap_or_default()
    }

    #[test]
    fn two_chains_hold_each_other() {
        assert_eq!(found("X.XOO\nXXOOO\n.XOO.\nXXOOO\nXO.OO"), 21);
    }

    #[test]
    fn one_ko_alone_holds_nothing() {
        assert_eq!(found("X.XOO\nXXOOO\n.XOO.\nXXOOO\nXXXOO"), 0);
    }
}
