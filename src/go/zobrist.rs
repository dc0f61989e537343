//! Fixed constants of the position hash (A. L. Zobrist, "A New Hashing Method with Application
//! for Game Playing", 1970), drawn by SplitMix64 (Steele, Lea, Flood, OOPSLA 2014).

use super::{Color, Point};

const POINTS: usize = 25 * 25;

const fn split_mix(state: u64) -> u64 {
    let mut z = state;
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

const fn table() -> [[u128; POINTS]; 2] {
    let mut out = [[0; POINTS]; 2];
    let mut state: u64 = 0x7465_6e67_656e;
    let mut i = 0;
    while i < 2 * POINTS {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let high = split_mix(state);
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let low = split_mix(state);
        out[i / POINTS][i % POINTS] = ((high as u128) << 64) | low as u128;
        i += 1;
    }
    out
}

static TABLE: [[u128; POINTS]; 2] = table();

/// Deterministic: the same in every build and on every machine.
pub(super) fn stone(color: Color, point: Point) -> u128 {
    TABLE[color as usize][usize::from(point.row()) * 25 + usize::from(point.col())]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn constants_differ() {
        let mut all: Vec<u128> = TABLE.iter().flatten().copied().collect();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 2 * POINTS);
        assert!(all[0] != 0);
    }

    #[test]
    fn constants_never_change() {
        let d4 = "D4".parse().expect("a point");
        assert_eq!(format!("{:x}", stone(Color::Black, d4)), "9d2fd72381ddae97ab594d1997183232");
        assert_eq!(format!("{:x}", stone(Color::White, d4)), "300e7c2b9493c0223b768743c52524a");
    }
}
