//! Broken records by the ten thousand: no panic, no run-away, and whatever is read can be
//! written and read again. The number of cases is fixed, not the time.

use go::{Ruleset, RulesetName};
use interchange::sgf::{read, replay, replay_report, write};

const SEEDS: [&str; 5] = [
    "(;FF[4]GM[1]SZ[9]KM[6.5]HA[2]AB[cc][gg]RU[Japanese]C[a\\]b];W[ee];B[ed](;W[dd])(;W[];B[tt]))",
    "(;SZ[5];B[ab];W[bb];B[ba];W[aa];B[];W[ca];AE[aa]AW[cc:dd]PL[W];W[ee];B[aa])",
    "(;CA[Shift_JIS]PB[\u{83}]SZ[19];B[pd];W[dp](;B[pp])(;B[dd]LB[aa:1]))(;SZ[13];B[aa])",
    "(;GaMe[1]SiZe[9]KM[375];Black[aa];White[bb];B[cc]BL[1.5])junk(;SZ[2];B[aa];W[bb];B[ba];W[ab])",
    "(;SZ[25]AB[aa:yy]AE[cc:ww]PL[B];B[dd];W[];B[ee];W[];B[dd];C[x\\\n y\\\\])",
];

struct Chance(u64);

impl Chance {
    fn below(&mut self, n: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % n.max(1)
    }
}

const PIECES: [&[u8]; 14] = [
    b"(",
    b")",
    b";",
    b"[",
    b"]",
    b"\\",
    b"B[",
    b"W[aa]",
    b"AB[aa:cc]",
    b"SZ[7]",
    b"CA[gbk]",
    b"\xff\xfe",
    b"\x81\x40",
    b"PL[W]",
];

fn mutated(seed: &str, chance: &mut Chance) -> Vec<u8> {
    let mut bytes = seed.as_bytes().to_vec();
    for _ in 0..=chance.below(6) {
        let at = chance.below(bytes.len() + 1);
        let end = (at + chance.below(8)).min(bytes.len());
        match chance.below(5) {
            0 => drop(bytes.drain(at..end)),
            1 => bytes.insert(at, u8::try_from(chance.below(256)).unwrap_or_default()),
            2 => {
                let copy = bytes[at..end].to_vec();
                bytes.splice(at..at, copy);
            }
            3 => {
                let piece = PIECES[chance.below(PIECES.len())];
                bytes.splice(at..at, piece.iter().copied());
            }
            _ => bytes.truncate(bytes.len() - chance.below(bytes.len() / 4 + 1)),
        }
        if bytes.is_empty() {
            bytes.push(b'(');
        }
    }
    bytes
}

#[test]
fn mutated_records_never_break_anything() {
    let mut chance = Chance(2026);
    let (mut taken, mut replayed) = (0, 0);
    for case in 0..40_000 {
        let bytes = mutated(SEEDS[case % SEEDS.len()], &mut chance);
        let Ok(found) = read(&bytes) else { continue };
        taken += 1;
        let again = read(write(&found).as_bytes()).expect("what we write can be read");
        assert_eq!(again.games.len(), found.games.len(), "{}", String::from_utf8_lossy(&bytes));
        let rules = Ruleset::preset(RulesetName::ALL[case % RulesetName::ALL.len()]);
        for (game, copy) in found.games.iter().zip(&again.games) {
            let (first, second) = (replay_report(game, &rules), replay_report(copy, &rules));
            match (first, second) {
                (Ok(a), Ok(b)) => {
                    assert_eq!(a, b);
                    replayed += 1;
                }
                (Err(_), Err(_)) => {}
                (a, b) => panic!("{a:?} {b:?} {}", String::from_utf8_lossy(&bytes)),
            }
            if let Ok(done) = replay(game, &rules) {
                let board = done.history.board();
                assert_eq!(board.hash(), board.recomputed_hash());
                assert!(board.stones().all(|(p, _)| !board.liberties(p).is_empty()));
            }
        }
    }
    assert!(taken > 5_000 && replayed > 3_000, "{taken} read, {replayed} replayed");
}
