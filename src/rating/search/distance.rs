/// Words longer than this, in letters, are compared by their beginning.
pub(super) const LONGEST: usize = 64;

/// Distance of the typed letters from a word: letters left out, put in, exchanged, or swapped with their neighbour
/// (optimal string alignment).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Distances {
    pub(super) whole: usize,
    pub(super) beginning: usize,
}

/// The distances of `typed` from `word`. Beyond `most` they may be too large, never smaller than `most` + 1.
pub(super) fn distances(typed: &[u8], word: &[u8], most: usize) -> Distances {
    let typed = &typed[..typed.len().min(LONGEST)];
    let word = &word[..word.len().min(LONGEST)];
    let columns = typed.len();
    let mut rows = [[0_u8; LONGEST + 1]; 3];
    for (column, cell) in rows[0].iter_mut().enumerate().take(columns + 1) {
        *cell = column as u8;
    }
    let mut beginning = columns;
    for row in 1..=word.len() {
        let [now, above, before] = [row % 3, (row - 1) % 3, (row + 1) % 3];
        rows[now][0] = row as u8;
        let mut least = row;
        for column in 1..=columns {
            let same = word[row - 1] == typed[column - 1];
            let mut cell = rows[above][column - 1] + u8::from(!same);
            cell = cell.min(rows[above][column] + 1).min(rows[now][column - 1] + 1);
            let swapped = row > 1
                && column > 1
                && word[row - 1] == typed[column - 2]
                && word[row - 2] == typed[column - 1];
            if swapped {
                cell = cell.min(rows[before][column - 2] + 1);
            }
            rows[now][column] = cell;
            least = least.min(usize::from(cell));
        }
        beginning = beginning.min(usize::from(rows[now][columns]));
        // A swap reaches over two rows, so that `least` alone does not end the loop.
        if least > most + 1 {
            return Distances { whole: most + 1, beginning };
        }
    }
    Distances { whole: usize::from(rows[word.len() % 3][columns]), beginning }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(typed: &str, word: &str) -> (usize, usize) {
        let found = distances(typed.as_bytes(), word.as_bytes(), 2);
        (found.whole, found.beginning)
    }

    #[test]
    fn every_kind_of_slip_is_one() {
        for (typed, word) in [
            ("berg", "berg"),
            ("brg", "berg"),
            ("beerg", "berg"),
            ("barg", "berg"),
            ("begr", "berg"),
            ("ebrg", "berg"),
        ] {
            assert_eq!(of(typed, word).0, usize::from(typed != word), "{typed}");
        }
    }

    #[test]
    fn a_beginning_is_as_far_as_its_own_slips() {
        assert_eq!(of("koval", "kovalevska"), (3, 0));
        assert_eq!(of("kvoal", "kovalevska").1, 1);
        assert_eq!(of("", "kova").1, 0);
        assert!(of("xyz", "kovalevska").1 >= 3);
    }
}
