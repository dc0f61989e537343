//! Reads anything as a game record; what is taken has to survive writing, and replaying has to
//! leave a board without dead chains.

#![no_main]

use libfuzzer_sys::fuzz_target;
use go::{Ruleset, RulesetName};
use interchange::sgf::{Limits, read_with, replay, replay_report, write};

fuzz_target!(|bytes: &[u8]| {
    let limits = Limits { bytes: 1 << 16, nodes: 4096, values: 8192 };
    let Ok(found) = read_with(bytes, limits) else { return };
    let text = write(&found);
    let again = read_with(text.as_bytes(), Limits::default()).expect("what we write can be read");
    assert_eq!(again.games.len(), found.games.len());
    let pick = bytes.first().copied().unwrap_or_default();
    let name = RulesetName::ALL[usize::from(pick) % RulesetName::ALL.len()];
    let rules = Ruleset::preset(name);
    for (game, copy) in found.games.iter().zip(&again.games) {
        let (first, second) = (replay_report(game, &rules).ok(), replay_report(copy, &rules).ok());
        assert_eq!(first, second);
        if let Ok(done) = replay(game, &rules) {
            let board = done.history.board();
            assert_eq!(board.hash(), board.recomputed_hash());
            assert!(board.stones().all(|(point, _)| !board.liberties(point).is_empty()));
        }
    }
});
