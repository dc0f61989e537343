use go::{Cell, Color, Goban, Index};

/// A maximal area without stones of one colour, and the chains of that colour around it.
struct Enclosure {
    border: Vec<Index>,
    vital: Vec<Index>,
}

/// Marks, by grid index, the stones of `color` that live even if their owner always passes (D. B. Benson, "Life in
/// the Game of Go", 1976).
pub(super) fn unconditional(board: &Goban, color: Color) -> Vec<bool> {
    let mut alive = vec![false; board.grid_len()];
    let mut heads: Vec<Index> = Vec::new();
    for (point, c) in board.stones() {
        let at = board.index(point);
        if c == color && board.head_of(at) == at {
            heads.push(at);
        }
    }
    let mut enclosures = enclosures(board, color);
    loop {
        let vital = |head: &Index| enclosures.iter().filter(|e| e.vital.contains(head)).count();
        let kept: Vec<Index> = heads.iter().copied().filter(|h| vital(h) >= 2).collect();
        let before = (heads.len(), enclosures.len());
        enclosures.retain(|e| e.border.iter().all(|h| kept.contains(h)));
        heads = kept;
        if (heads.len(), enclosures.len()) == before {
            break;
        }
    }
    for head in heads {
        for stone in board.chain_indices(head) {
            alive[usize::from(stone)] = true;
        }
    }
    alive
}

fn enclosures(board: &Goban, color: Color) -> Vec<Enclosure> {
    let mut seen = vec![false; board.grid_len()];
    let mut found = Vec::new();
    for point in board.size().all_points() {
        let start = board.index(point);
        if seen[usize::from(start)] || board.cell(start) == Cell::of(color) {
            continue;
        }
        seen[usize::from(start)] = true;
        let mut area = vec![start];
        let mut border = Vec::new();
        let mut next = 0;
        while let Some(&at) = area.get(next) {
            next += 1;
            for n in board.around(at) {
                let cell = board.cell(n);
                if cell == Cell::of(color) {
                    border.push(board.head_of(n));
                } else if cell != Cell::Edge && !std::mem::replace(&mut seen[usize::from(n)], true)
                {
                    area.push(n);
                }
            }
        }
        border.sort_unstable();
        border.dedup();
        let vital = vital_to(board, &area, &border);
        found.push(Enclosure { border, vital });
    }
    found
}

/// The chains that have every empty point of the area as a liberty.
fn vital_to(board: &Goban, area: &[Index], border: &[Index]) -> Vec<Index> {
    let mut vital = border.to_vec();
    for &at in area.iter().filter(|&&i| board.cell(i) == Cell::Empty) {
        let beside = board.around(at);
        vital.retain(|&head| {
            beside.iter().any(|&n| board.cell(n).color().is_some() && board.head_of(n) == head)
        });
        if vital.is_empty() {
            break;
        }
    }
    vital
}

#[cfg(test)]
mod tests {
    use super::*;

    fn alive(drawing: &str, color: Color) -> usize {
        let board = Goban::draw(drawing).expect("a drawing");
        unconditional(&board, color).iter().filter(|&&a| a).count()
    }

    #[test]
    fn two_eyes_live_and_one_does_not() {
        let two = ".X.XO\nXXXXO\nOOOOO\n.....\n.....";
        assert_eq!(alive(two, Color::Black), 6);
        let one = ".XXXO\nXXXXO\nOOOOO\n.....\n.....";
        assert_eq!(alive(one, Color::Black), 0);
    }

    #[test]
    fn a_stone_inside_an_eye_need_not_touch_the_group() {
        let drawing = "XX.XXO.\nX.O.XO.\nXX.XXO.\nXXXXXO.\nX.XXXO.\nXXXXOO.\nOOOOO..";
        assert_eq!(alive(drawing, Color::Black), 23);
    }

    #[test]
    fn large_eyes_are_no_proof() {
        let four = "....X\nXXXXX\nOOOOO\n.....\n.....";
        assert_eq!(alive(four, Color::Black), 0);
    }
}
