//! Records as programs write them: everything kept, every encoding, several games, replay.

use go::RulesetName::{Japanese, Nz, TrompTaylor};
use go::{BoardSize, Color, HalfPoints, Move, Outcome, ViolationKind};
use interchange::sgf::{
    GameInfo, GameTree, RecordBuilder, SgfWarning, read, replay, write, write_game,
};

use crate::support::{board, half, mv, pt, pts, rules};

fn game(text: &str) -> GameTree {
    read(text.as_bytes()).unwrap_or_else(|e| panic!("{text}: {e}")).games.swap_remove(0)
}

fn value(tree: &GameTree, ident: &str) -> String {
    tree.root().value(ident).map(|v| v.text().into_owned()).unwrap_or_default()
}

#[test]
fn everything_is_kept_and_written_back() {
    let text = "(;FF[4]GM[1]SZ[9]CP[x]XY[private][two]C[a \\] b \\\\ c:\\:]\n;B[aa]BL[12.5];W[bb]LB[aa:1][bb:2]\
                (;B[cc]N[main])(;B[dd](;W[ee])(;W[ff])))";
    let first = read(text.as_bytes()).expect("a record");
    let second = read(write(&first).as_bytes()).expect("what we write can be read");
    let idents = |t: &GameTree| -> Vec<(String, Vec<String>)> {
        let properties = t.nodes().iter().flat_map(|n| n.properties());
        let all = properties.filter(|p| !matches!(&*p.ident, "FF" | "GM" | "CA"));
        all.map(|p| (p.ident.to_string(), p.values.iter().map(|v| v.raw().to_owned()).collect()))
            .collect()
    };
    assert_eq!(idents(&first.games[0]), idents(&second.games[0]));
    assert_eq!(first.games[0].nodes().len(), 7);
    assert_eq!(value(&first.games[0], "C"), "a ] b \\ c::");
    assert_eq!(first.games[0].main_line().count(), 4);
}

#[test]
fn several_games_old_files_and_sloppy_files() {
    let two = read(b"junk mail\n(;GM[1];B[aa])\n\n(;SZ[9];B[bb]) bye").expect("two games");
    assert_eq!(two.games.len(), 2);
    assert_eq!(two.warnings.iter().filter(|w| matches!(w, SgfWarning::Outside { .. })).count(), 2);
    let old = game("(;GaMe[1]SiZe[13]PlayerBlack[x]Komi[5.5];Black[aa];White[])");
    let info = GameInfo::of(&old).expect("FF[3] names");
    assert_eq!((info.size.lines(), old.nodes().len()), (13, 3));
    let open = read(b"(;SZ[9];B[aa](;W[bb]").expect("brackets missing");
    assert_eq!(open.warnings, [SgfWarning::Unclosed { missing: 2 }]);
    let bare = game("(B[aa];W[bb])");
    assert_eq!(bare.nodes().len(), 2, "a first node without `;`, found inside a later bracket");
}

#[test]
fn encodings() {
    let utf8 = read("\u{feff}(;PB[囲碁])".as_bytes()).expect("UTF-8 with a mark");
    assert_eq!((value(&utf8.games[0], "PB").as_str(), utf8.encoding), ("囲碁", "UTF-8"));
    let cases: [(&[u8], &str, &str); 6] = [
        (b"(;CA[gb2312]PB[\xce\xe2\xc7\xe5\xd4\xb4])", "吴清源", "GBK"),
        (b"(;CA[Shift_JIS]PB[\x83\\\x83t\x83g])", "ソフト", "Shift_JIS"),
        (b"(;CA[EUC-KR]PB[\xc0\xcc\xc3\xa2\xc8\xa3])", "이창호", "EUC-KR"),
        (b"(;CA[big5]PB[\xa6\xb3\xa6W])", "有名", "Big5"),
        (b"(;PB[J\xfcrgen])", "Jürgen", "windows-1252"),
        (b"(;PB[\xc0\xcc\xc3\xa2\xc8\xa3]PW[\xc1\xb6\xc8\xc6\xc7\xf6])", "이창호", "EUC-KR"),
    ];
    for (bytes, name, encoding) in cases {
        let read = read(bytes).unwrap_or_else(|e| panic!("{name}: {e}"));
        assert_eq!((value(&read.games[0], "PB").as_str(), read.encoding), (name, encoding));
    }
    let utf16: Vec<u8> = [0xff, 0xfe]
        .into_iter()
        .chain("(;PB[碁])".encode_utf16().flat_map(u16::to_le_bytes))
        .collect();
    assert_eq!(value(&read(&utf16).expect("UTF-16").games[0], "PB"), "碁");
    let unknown = read(b"(;CA[klingon]PB[x])").expect("read as UTF-8");
    assert!(matches!(&unknown.warnings[..], [SgfWarning::UnknownEncoding { .. }]));
}

#[test]
fn offsets_are_those_of_the_file() {
    let plain = game("(;SZ[9];B[zz])");
    assert_eq!(plain.nodes()[1].properties()[0].offset, 8);
    let japanese = b"(;CA[Shift_JIS]PB[\x83\\\x83t\x83g]SZ[9];B[aa])";
    let read = read(japanese).expect("a record");
    let at = read.games[0].nodes()[1].properties()[0].offset;
    assert_eq!(japanese[at], b'B');
}

#[test]
fn komi_as_servers_write_it() {
    let komi = |text: &str| GameInfo::of(&game(text)).expect(text).komi;
    assert_eq!(komi("(;KM[6.5])"), Some(half("6.5")));
    assert_eq!(komi("(;KM[375])"), Some(half("7.5")));
    assert_eq!(komi("(;KM[])"), None);
    assert_eq!(komi("(;)"), None);
    assert_eq!(komi("(;KM[-5.5])"), Some(half("-5.5")));
    let info = GameInfo::of(&game("(;HA[2]AB[dd][pp][dp])")).expect("taken with a warning");
    assert_eq!(info.warnings, [SgfWarning::HandicapStones { handicap: 2, stones: 3 }]);
}

#[test]
fn replay_lists_every_kind_of_violation() {
    let text = "(;SZ[5]AB[bb][ac][bd]AW[cb][dc][cd][bc]PL[B];B[cc];W[bc];W[aa];B[aa];B[ba];W[ab];B[ee];W[ea];B[aa])";
    let replay = replay(&game(text), &rules(Japanese)).expect("replays");
    let found: Vec<(usize, ViolationKind)> =
        replay.violations.iter().map(|v| (v.number, v.violation.kind())).collect();
    assert_eq!(
        found,
        [
            (2, ViolationKind::Ko),
            (3, ViolationKind::Turn),
            (4, ViolationKind::Occupied),
            (5, ViolationKind::Turn),
            (6, ViolationKind::Suicide),
            (9, ViolationKind::Occupied),
        ]
    );
    assert_eq!(replay.moves, 9);
}

#[test]
fn suicide_goes_to_the_opponent() {
    let replay = replay(&game("(;SZ[5]AW[ab][ba];B[aa];W[])"), &rules(Japanese)).expect("replays");
    assert_eq!(replay.violations[0].violation.kind(), ViolationKind::Suicide);
    assert_eq!(replay.history.prisoners(Color::White), 1);
    let allowed = interchange::sgf::replay(
        &game("(;SZ[5]AW[ac][bb][ca];B[ba];W[];B[ab];W[];B[aa])"),
        &rules(Nz),
    );
    let allowed = allowed.expect("replays");
    assert_eq!((allowed.violations.len(), allowed.history.prisoners(Color::White)), (0, 3));
}

#[test]
fn handicap_and_restored_positions() {
    let white_first =
        replay(&game("(;SZ[9]HA[2]AB[cc][gg];W[ee];B[ed])"), &rules(Japanese)).expect("replays");
    assert_eq!(white_first.violations, []);
    let text = "(;SZ[5];B[aa];W[bb];AE[aa]AW[cc:dd]PL[W];W[ee];B[aa])";
    let restored = replay(&game(text), &rules(TrompTaylor)).expect("replays");
    assert_eq!(restored.violations, [], "the restored board starts its own history");
    assert_eq!((restored.moves, restored.history.board().rows()[3].as_str()), (4, "..OO."));
}

#[test]
fn a_record_of_a_game_with_a_ruling() {
    let mut record = RecordBuilder::new(BoardSize::FULL, &rules(Japanese), half("6.5"))
        .root("PB", "A ] B")
        .handicap(&pts("D4 Q16"));
    record.play(Color::White, mv("C3"));
    record.play(Color::White, mv("C4"));
    record.comment("two in a row");
    record.comment("taken back");
    record.restore(&[(pt("C4"), None)], Color::Black);
    record.play(Color::Black, Move::Pass);
    record.result(&Outcome::BothLose);
    let text = write_game(&record.finish());
    let again = game(&text);
    assert_eq!(
        (value(&again, "PB"), value(&again, "RE"), value(&again, "GC")),
        ("A ] B".into(), "Void".into(), "Both players lose.".into())
    );
    let replay = replay(&again, &rules(Japanese)).expect("replays");
    assert_eq!((replay.moves, replay.violations.len()), (3, 1));
    assert_eq!(replay.history.board().stone(pt("C4")), None);
    assert_eq!(replay.info.handicap, 2);
    assert_ne!(replay.history.board(), &board("..\n.."));
    assert_eq!(replay.info.komi, Some(HalfPoints(13)));
}
