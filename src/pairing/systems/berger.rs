//! Round robin by Berger's tables (J. Berger, 1895; FIDE Handbook C.05, annex 1, the usual order of rounds and
//! colours).

/// The number of rounds until all have met once; twice as many if `double`.
#[must_use]
pub const fn berger_rounds(players: usize, double: bool) -> usize {
    let once = tournament::rounds_of_all(players);
    if double { 2 * once } else { once }
}

/// The pairs of a round (from 0) among so many players, by lot from 0; the first of a pair has the first colour.
/// With an odd number, one player rests and is in no pair.
///
/// After all have met once, the same rounds follow with colours exchanged; then there are none.
#[must_use]
pub fn berger(players: usize, round: usize) -> Vec<(usize, usize)> {
    let n = players + players % 2;
    let rounds = berger_rounds(players, false);
    if n < 2 || round >= 2 * rounds {
        return Vec::new();
    }
    let (k, circle) = (round % rounds, n - 1);
    // The last lot stays; its opponent moves on by half the table each round.
    let pivot = k * (n / 2) % circle;
    let with_last = if k % 2 == 0 { (pivot, n - 1) } else { (n - 1, pivot) };
    let others = (1..n / 2).map(|step| ((pivot + step) % circle, (pivot + circle - step) % circle));
    std::iter::once(with_last)
        .chain(others)
        .filter(|&(a, b)| a.max(b) < players)
        .map(|(a, b)| if round < rounds { (a, b) } else { (b, a) })
        .collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use super::*;

    /// As tables print it: rounds by lot from 1.
    fn table(players: usize) -> Vec<Vec<(usize, usize)>> {
        let round = |r| berger(players, r).into_iter().map(|(a, b)| (a + 1, b + 1)).collect();
        (0..berger_rounds(players, false)).map(round).collect()
    }

    #[test]
    fn six_play_by_the_printed_table() {
        let printed = [
            [(1, 6), (2, 5), (3, 4)],
            [(6, 4), (5, 3), (1, 2)],
            [(2, 6), (3, 1), (4, 5)],
            [(6, 5), (1, 4), (2, 3)],
            [(3, 6), (4, 2), (5, 1)],
        ];
        assert_eq!(table(6), printed);
        // Five: the opponent of the missing sixth rests.
        assert_eq!(table(5)[1], [(5, 3), (1, 2)]);
    }

    #[test]
    fn everybody_meets_everybody_once_with_even_colours() {
        for players in 3..=24 {
            let mut met: HashMap<(usize, usize), usize> = HashMap::new();
            let mut balance = vec![0_i32; players];
            let mut games = vec![0; players];
            for round in 0..berger_rounds(players, false) {
                let mut seen = vec![false; players];
                for (a, b) in berger(players, round) {
                    *met.entry((a.min(b), a.max(b))).or_default() += 1;
                    assert!(!std::mem::replace(&mut seen[a], true));
                    assert!(!std::mem::replace(&mut seen[b], true));
                    (balance[a], balance[b]) = (balance[a] + 1, balance[b] - 1);
                    (games[a], games[b]) = (games[a] + 1, games[b] + 1);
                }
            }
            assert_eq!(met.len(), players * (players - 1) / 2, "{players}");
            assert!(met.values().all(|times| *times == 1), "{players}");
            assert!(games.iter().all(|count| *count == players - 1), "{players}");
            assert!(balance.iter().all(|b| b.abs() <= 1), "{players}: {balance:?}");
        }
    }

    #[test]
    fn the_second_half_of_a_double_one_exchanges_colours() {
        for players in 3..=24 {
            let once = berger_rounds(players, false);
            assert_eq!(berger_rounds(players, true), 2 * once);
            for round in 0..once {
                let back: Vec<_> =
                    berger(players, round + once).into_iter().map(|(a, b)| (b, a)).collect();
                assert_eq!(berger(players, round), back);
            }
            assert_eq!(berger(players, 2 * once), []);
        }
    }
}
