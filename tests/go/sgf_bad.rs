//! Records that cannot be taken: each a typed error with its place, and the game before it.

use go::RulesetName::Japanese;
use go::ViolationKind;
use interchange::sgf::{Limits, SgfError, read, read_with, replay, write};

use crate::support::rules;

/// The error of reading or replaying, whichever comes.
fn fault(text: &str) -> SgfError {
    match read(text.as_bytes()) {
        Err(error) => error,
        Ok(found) => replay(&found.games[0], &rules(Japanese)).expect_err(text).error,
    }
}

/// The byte that the error names.
fn offset_of(error: &SgfError) -> Option<usize> {
    let said = error.to_string();
    let (_, after) = said.split_once("byte ")?;
    after.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

#[test]
fn every_fault_has_its_error_and_its_byte() {
    let cases: [(&str, &str, Option<usize>); 17] = [
        ("", "no game begins", None),
        ("hello", "no game begins", None),
        ("()", "no game begins", None),
        ("(;SZ[99])", "SZ[99]", Some(2)),
        ("(;SZ[1])", "SZ[1]", Some(2)),
        ("(;SZ[nine])", "SZ[nine]", Some(2)),
        ("(;SZ[9:13])", "SZ[9:13]", Some(2)),
        ("(;GM[2])", "GM[2]", Some(2)),
        ("(;SZ[9];B[zz])", "move 1, byte 8: B[zz]", Some(8)),
        ("(;SZ[9];B[aa];W[jk])", "move 2, byte 14: W[jk]", Some(14)),
        ("(;SZ[9];B[D4])", "B[D4]", Some(8)),
        ("(;SZ[9]AB[aa][zz])", "AB[zz]", Some(7)),
        ("(;SZ[9]AB[aa:zz])", "AB[aa:zz]", Some(7)),
        ("(;SZ[9]PL[green])", "PL[green]", Some(7)),
        ("(;SZ[9]AB[aa]AW[ab][ba])", "A9 has no liberty", Some(7)),
        ("(;SZ[9]C[never ends)", "a `]` is missing", Some(8)),
        ("(;SZ[9]C[ends in an escape\\", "a `]` is missing", Some(8)),
    ];
    for (text, said, offset) in cases {
        let error = fault(text);
        assert!(error.to_string().contains(said), "{text}: {error}");
        assert_eq!(offset_of(&error), offset, "{text}: {error}");
    }
}

/// What stands beside the moves keeps nobody from them.
#[test]
fn what_is_passed_over_is_said() {
    let cases = [
        ("(;KM[99999];B[aa])", "KM[99999] cannot be read"),
        ("(;HA[400];B[aa])", "HA[400] cannot be read"),
        ("(;SZ[9]HA[-1];B[aa])", "HA[-1] cannot be read"),
        ("(;SZ[9]!;B[aa])", "byte 7: text between the moves"),
        ("(;SZ[9];[aa]B[aa])", "byte 8: text between the moves"),
    ];
    for (text, said) in cases {
        let found = read(text.as_bytes()).expect(text);
        let line = replay(&found.games[0], &rules(Japanese)).expect(text);
        let notes = found.warnings.iter().chain(&line.info.warnings).map(ToString::to_string);
        let notes: Vec<String> = notes.collect();
        assert!(line.moves == 1 && notes[0].contains(said), "{text}: {notes:?}");
    }
}

#[test]
fn bad_bytes_are_named() {
    let error = read(b"\xef\xbb\xbf(;PB[ab\xff\xfe])").expect_err("not UTF-8");
    assert_eq!(error, SgfError::Encoding { encoding: "UTF-8", offset: 10 });
    let error = read(b"(;CA[Shift_JIS]PB[\xff])").expect_err("no such character");
    assert_eq!(offset_of(&error), Some(18));
}

#[test]
fn the_game_before_the_fault_stays_usable() {
    let tree = read(b"(;SZ[9];B[aa];W[bb];B[zz])").expect("reads").games.swap_remove(0);
    let error = replay(&tree, &rules(Japanese)).expect_err("off the board");
    let before = error.before.expect("two moves were played");
    assert_eq!((before.moves, before.history.board().stones().count()), (2, 2));
}

#[test]
fn the_first_violation_is_found_where_it_stands() {
    let cases = [
        ("(;SZ[9];B[aa];W[aa])", ViolationKind::Occupied, 2),
        ("(;SZ[9];B[aa];B[bb])", ViolationKind::Turn, 2),
        ("(;SZ[9]AW[ab][ba];W[cc];B[aa])", ViolationKind::Turn, 1),
        ("(;SZ[9]AW[ab][ba];B[ee];W[];B[aa])", ViolationKind::Suicide, 3),
    ];
    for (text, kind, number) in cases {
        let tree = read(text.as_bytes()).expect("reads").games.swap_remove(0);
        let line = replay(&tree, &rules(Japanese)).expect(text);
        let first = &line.violations[0];
        let color = text.as_bytes()[first.offset];
        assert_eq!((first.violation.kind(), color.is_ascii_uppercase()), (kind, true));
        assert_eq!(first.number, number, "{text}");
    }
}

#[test]
fn size_and_number_are_limited() {
    let big = vec![b' '; 50 << 20];
    assert!(matches!(read(&big), Err(SgfError::TooLarge { bytes, .. }) if bytes == 50 << 20));
    let limits = Limits { bytes: 1 << 20, nodes: 1000, values: 1000 };
    let nodes = format!("({})", ";".repeat(1001));
    assert!(matches!(
        read_with(nodes.as_bytes(), limits),
        Err(SgfError::TooMany { what: "nodes", .. })
    ));
    let values = format!("(;C{})", "[]".repeat(1001));
    assert!(matches!(
        read_with(values.as_bytes(), limits),
        Err(SgfError::TooMany { what: "values", .. })
    ));
    let names: String = (0..600).map(|i| format!("A{i}[]")).collect();
    assert!(matches!(read(format!("(;{names})").as_bytes()), Err(SgfError::TooMany { .. })));
}

/// Files made to be slow: each is refused or done with in a bounded number of steps.
#[test]
fn costly_files_stay_cheap() {
    let setups = format!("(;SZ[25]{})", ";AB[aa:yx]AE[ay:yy]".repeat(2_100));
    let tree = read(setups.as_bytes()).expect("reads").games.swap_remove(0);
    let error = replay(&tree, &rules(Japanese)).expect_err("too many").error;
    assert!(matches!(error, SgfError::TooMany { limit: 2_000, .. }), "{error}");
    let backwards = format!("(;CA[Shift_JIS]PB[\u{83}x]{}", "(;C[a])B[aa]".repeat(50_000));
    let bytes: Vec<u8> =
        backwards.chars().map(|c| u8::try_from(u32::from(c)).expect("Latin-1")).collect();
    let found = read(&bytes).expect("properties after variations belong to the node before");
    assert_eq!(found.games[0].root().get("B").map(|p| bytes[p.offset]), Some(b'B'));
}

#[test]
fn depth_does_not_use_the_stack() {
    let deep = 300_000;
    let text = format!("(;SZ[9]{}{}", "(;B[aa]".repeat(deep), ")".repeat(deep + 1));
    let found = read(text.as_bytes()).expect("deep, but legal");
    assert_eq!(found.games[0].nodes().len(), deep + 1);
    assert_eq!(read(write(&found).as_bytes()).expect("written").games[0].nodes().len(), deep + 1);
    let replayed = replay(&found.games[0], &rules(Japanese)).expect("replays");
    assert_eq!(replayed.moves, deep);
    let brackets = "(".repeat(2 << 20);
    assert!(read(format!("(;{brackets}").as_bytes()).is_err());
}
