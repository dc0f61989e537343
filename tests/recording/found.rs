//! Records as other programs write them, each with the trouble that it made elsewhere; `tests/golden/README.md` says
//! where they come from.

use go::RulesetName::{Chinese, Japanese};
use go::{Color, HalfPoints, Ruleset, RulesetName};
use interchange::sgf::{
    GameInfo, GameTree, Header, PlayedLine, SgfWarning, TakenOver, WhoPlayed, acts_of, read,
    record_of, replay, seats,
};
use recording::{Game, GameAct, RecordError, Step, Terms};
use tournament::{Overtime, TimeControl};

use crate::examples::root::repository;
use crate::sheet::{Sheet, agree, as_played, confirm, mark, pt, terms};

struct Found {
    tree: GameTree,
    encoding: &'static str,
    warnings: Vec<SgfWarning>,
}

fn found(name: &str) -> Found {
    let path = repository().join(format!("tests/golden/found-records/{name}.sgf"));
    let read =
        read(&std::fs::read(path).expect("a file")).unwrap_or_else(|e| panic!("{name}: {e}"));
    let tree = read.games.into_iter().next().expect("a game");
    Found { tree, encoding: read.encoding, warnings: read.warnings }
}

fn played(name: &str, rules: RulesetName) -> PlayedLine {
    replay(&found(name).tree, &Ruleset::preset(rules)).unwrap_or_else(|e| panic!("{name}: {e}"))
}

fn tree(text: &str) -> GameTree {
    read(text.as_bytes()).expect("a file").games.swap_remove(0)
}

fn taken(tree: &GameTree, terms: &Terms) -> TakenOver {
    acts_of(tree, terms).expect("it fits")
}

/// The comment of the first move.
fn comment(found: &Found) -> String {
    let first = found.tree.main_line().nth(1).expect("a move");
    found.tree.node(first).value("C").expect("a comment").text().into_owned()
}

#[test]
fn letters_are_told_apart_by_their_bytes() {
    for (name, encoding, words) in [
        ("sjis", "Shift_JIS", "黒番中盤勝"),
        ("cp1251", "windows-1251", "Хороший ход чёрных"),
        ("ca-gb-utf8", "UTF-8", "妙手"),
    ] {
        let found = found(name);
        assert_eq!((found.encoding, comment(&found).as_str()), (encoding, words), "{name}");
        let said = found.warnings[0].to_string();
        assert!(said.contains(&format!("read as {encoding}")), "{said}");
    }
}

#[test]
fn moves_are_read_whatever_stands_beside_them() {
    for (name, moves, note) in [
        ("bracket", 2, "PB has a `]` that is not escaped"),
        ("dashes", 3, "text between the moves was passed over"),
        ("ha", 2, "HA[Black first] cannot be read"),
        ("km", 2, "KM[5 1/2] was read as 5.5 points"),
        ("km700", 2, "KM[700] was read as 7 points"),
        ("pass18", 4, "ss, which is no point of this board, was read as a pass"),
    ] {
        let (line, found) = (played(name, Japanese), found(name));
        assert_eq!((line.moves, line.violations.len()), (moves, 0), "{name}");
        let notes: Vec<String> =
            found.warnings.iter().chain(&line.info.warnings).map(ToString::to_string).collect();
        assert_eq!(notes.len(), 1, "{name}: {notes:?}");
        assert!(notes[0].contains(note), "{name}: {notes:?}");
    }
    assert_eq!(played("bracket", Japanese).info.black.as_deref(), Some("Ada[2d]"));
    assert!(played("pass18", Japanese).history.stop().is_some(), "both have passed");
}

#[test]
fn brackets_in_words_take_no_move_with_them() {
    let words = |text: &str, ident: &str| {
        let tree = tree(text);
        let value = tree.main_line().find_map(|id| tree.node(id).value(ident).cloned());
        (value.map(|v| v.text().into_owned()).unwrap_or_default(), tree.nodes().len())
    };
    let of = |text: &str| words(text, "C");
    assert_eq!(of("(;SZ[9]C[a [b] and [c]];B[aa])"), ("a [b] and [c]".into(), 2));
    assert_eq!(of("(;SZ[9];B[aa]C[see [1] B[cc] is good];W[bb])").0, "see [1] B[cc] is good");
    assert_eq!(of("(;SZ[9]C[a] junk ;B[aa]C[x];W[bb])"), ("a".into(), 3));
    assert_eq!(words("(;SZ[9]PB[Ann]] PW[Bo];B[aa])", "PB"), ("Ann]".into(), 2));
    assert_eq!(of("(;SZ[9]C[plain]PB[x];B[aa])"), ("plain".into(), 2));
    assert_eq!(of("(;SZ[9]C[open [ bracket]PB[x](;B[aa])(;B[bb]))"), ("open [ bracket".into(), 3));
    let unclosed = "C[a]!".repeat(100_000);
    assert!(
        read(format!("(;{unclosed})").as_bytes()).is_ok(),
        "in a number of steps that is bounded"
    );
}

#[test]
fn komi_and_handicap_as_people_and_servers_write_them() {
    let komi = |root: &str| {
        let info = GameInfo::of(&tree(&format!("(;{root};B[aa])"))).expect("a root");
        (info.komi.map(|komi| komi.to_string()).unwrap_or_default(), info.warnings.len())
    };
    for (root, read, notes) in [
        ("KM[6.5]", "6.5", 0),
        ("KM[-5.5]", "-5.5", 0),
        ("KM[6,5]", "6.5", 0),
        ("KM[-5½]", "-5.5", 0),
        ("KM[3.75]", "7.5", 1),
        ("KM[650]", "6.5", 1),
        ("AP[foxwq]KM[350]", "7", 1),
        ("AP[foxwq]KM[375]", "7.5", 1),
        ("AP[foxwq]KM[50]", "0.5", 1),
        ("KM[50]", "50", 1),
        ("KM[0.3]", "", 1),
        ("KM[seven]", "", 1),
        ("KM[NaN]", "", 1),
        ("KM[1e9]", "", 1),
    ] {
        assert_eq!(komi(root), (read.to_owned(), notes), "{root}");
    }
    let said = |text: &str| {
        let warnings = GameInfo::of(&tree(text)).expect("a root").warnings;
        warnings.first().map(ToString::to_string).unwrap_or_default()
    };
    assert_eq!(said("(;SZ[9]HA[2];W[aa])"), "HA[2] but 0 black stones are set up");
    assert_eq!(said("(;SZ[9]HA[2];B[gc];W[];B[cg];W[dd])"), "");
    assert_eq!(said("(;SZ[9]HA[2]AB[gc][cg];W[dd])"), "");
    let taken = SgfWarning::StonesAsMoves { stones: 2, taken: true }.to_string();
    assert_eq!(said("(;SZ[9]HA[2]AP[foxwq];B[gc];B[cg];W[dd])"), taken);
}

#[test]
fn a_handicap_of_the_fox_server_is_no_row_of_violations() {
    let line = played("ha0", Chinese);
    assert_eq!((line.info.handicap, line.violations.len()), (3, 0));
    let notes = &line.info.warnings;
    assert!(notes.contains(&SgfWarning::StonesAsMoves { stones: 3, taken: true }), "{notes:?}");
    let elsewhere = tree("(;SZ[9];B[gc];B[cg];W[dd])");
    let line = replay(&elsewhere, &Ruleset::preset(Chinese)).expect("a line");
    assert_eq!(line.violations.len(), 1, "of another server it may be one");
    assert_eq!(line.info.warnings, [SgfWarning::StonesAsMoves { stones: 2, taken: false }]);
    assert_eq!(played("km50", Japanese).info.komi, Some(HalfPoints(1)));
}

#[test]
fn players_are_compared_with_the_board() {
    let info = GameInfo::of(&found("swapped").tree).expect("a root");
    let names = |one: &str| vec![one.to_owned()];
    let at = |black: &str, white: &str| seats(&info, &names(black), &names(white));
    assert_eq!(at("Bob Black", "Ann White"), WhoPlayed::Exchanged);
    assert_eq!(at("White, Ánn", "BLACK Bob"), WhoPlayed::Same, "in either order, in plain letters");
    assert_eq!(at("Ann White", "Carl Grey"), WhoPlayed::Others);
    let one = GameInfo::of(&tree("(;SZ[9]PB[Ann]PW[foo99];B[aa])")).expect("a root");
    assert_eq!(seats(&one, &names("Ann White"), &names("Bob Black")), WhoPlayed::Others);
    let nobody = GameInfo::of(&tree("(;SZ[9]PB[Black]PW[];B[aa])")).expect("a root");
    assert_eq!(seats(&nobody, &names("Ann"), &names("Bob")), WhoPlayed::Same);
    let named = GameInfo::of(&tree("(;SZ[9]PB[Black]PW[White];B[aa])")).expect("a root");
    let at = |black: &str, white: &str| seats(&named, &names(black), &names(white));
    assert_eq!(at("Ann Grey", "Carl Roth"), WhoPlayed::Same);
    assert_eq!(at("Bob Black", "Ann Grey"), WhoPlayed::Same, "whatever the words mean");
    assert_eq!(at("Ann Grey", "Bob Black"), WhoPlayed::Exchanged, "it may be a surname");
    assert_eq!(at("Ann White", "Carl Roth"), WhoPlayed::Exchanged);
    let ranked = GameInfo::of(&tree("(;SZ[9]PB[Ann 3d]PW[Bob Black 2k];B[aa])")).expect("a root");
    assert_eq!(seats(&ranked, &names("Ann White"), &names("Bob Black")), WhoPlayed::Same);
}

#[test]
fn corrections_come_along_and_go_out_again() {
    let terms = terms(Japanese, 19);
    let over = taken(&found("corrected").tree, &terms);
    assert_eq!((over.moves, over.positions), (3, 1));
    let game = Game::of(terms.clone(), &over.acts).expect("it can be entered");
    let stone = |at: &str| game.board().stone(pt(at));
    assert_eq!((stone("Q16"), stone("R16")), (None, Some(Color::Black)));
    let again = taken(&tree(&record_of(&game, &Header::default())), &terms);
    assert_eq!(Game::of(terms.clone(), &again.acts).expect("our own file").steps(), game.steps());
    let mut more = game.clone();
    assert_eq!(more.enter(&over.acts[0]), Err(RecordError::Moves(3)), "a record with moves");
    let big = format!("(;{})", ";B[aa];AE[aa:ss]".repeat(9));
    let big = acts_of(&tree(&big), &terms).expect_err("as large as nine boards").to_string();
    assert!(big.contains("at most 3000"), "{big}");
}

#[test]
fn words_stand_where_the_file_has_them_around_a_correction() {
    let terms = Terms { komi: HalfPoints(13), ..terms(Japanese, 9) };
    let file = tree("(;SZ[9];B[dd]C[one];AE[dd]PL[B]C[two];B[ee]C[three];PL[W]C[four])");
    let game = Game::of(terms.clone(), &taken(&file, &terms).acts).expect("it can be entered");
    let places: Vec<usize> = game.remarks().iter().map(|(at, _)| *at).collect();
    assert_eq!(places, [1, 2, 3, 4]);
    let moves = |step: &&Step| matches!(step, Step::Move(_));
    assert_eq!((game.steps().len(), game.steps().iter().filter(moves).count()), (4, 2));
}

#[test]
fn a_final_position_is_the_position_to_count() {
    let terms = Terms { komi: HalfPoints(13), ..terms(Japanese, 9) };
    let file = tree("(;SZ[9]AB[da:di]AW[ea:ei]RE[W+20])");
    let over = taken(&file, &terms);
    assert_eq!((over.moves, over.positions, over.result.as_deref()), (0, 1, Some("W+20")));
    let acts: Vec<GameAct> = over.acts.into_iter().chain([GameAct::Stop]).collect();
    let game = Game::of(terms.clone(), &acts).expect("it can be entered");
    let count = game.count().expect("stopped");
    assert_eq!((count.black.territory, count.white.territory), (27, 36));
}

/// A counted game says in the file what was counted; what stands on the other's territory is dead.
#[test]
fn territory_dead_stones_and_time_are_in_the_file() {
    let fence = "D1 E1 D2 E2 D3 E3 D4 E4 D5 E5 D6 E6 D7 E7 D8 E8 D9 E9 H5 B5 - -";
    let acts = [mark("H5 B5"), agree(Color::Black), agree(Color::White)];
    let sheet = Sheet::after(Japanese, fence).with(acts);
    let time = TimeControl {
        basic_minutes: 45,
        overtime: Overtime::Byoyomi { seconds: 30 },
        internet: false,
    };
    let header = Header { time: Some(time), ..Header::default() };
    let text = record_of(&sheet.with([confirm(Color::Black), confirm(Color::White)]).game, &header);
    let file = tree(&text);
    let values = |ident: &str| {
        let last = file.node(file.main_line().last().expect("a node"));
        last.get(ident).map(|p| p.values.iter().map(|v| v.raw().to_owned()).collect::<Vec<_>>())
    };
    let (black, white) = (values("TB").expect("Black's"), values("TW").expect("White's"));
    assert_eq!((black.len(), white.len()), (27, 36), "{text}");
    assert!(black.contains(&"be".to_owned()) && white.contains(&"he".to_owned()));
    let root = |ident: &str| file.root().value(ident).map(|v| v.raw().to_owned());
    assert_eq!((root("TM").as_deref(), root("OT").as_deref()), (Some("2700"), Some("30 byo-yomi")));
    let aga = Sheet::after(RulesetName::Aga, "D4 E4 G4 - - -");
    let passes = record_of(&aga.game, &Header::default()).matches("[]").count();
    assert_eq!((passes, aga.held()), (3, (2, 1)), "each pass stands there, and gave a stone");
    let played = as_played(Color::Black, "D4");
    let open = record_of(&Sheet::nine(Japanese).with([played]).game, &Header::default());
    assert!(!open.contains("TB["), "nothing was counted");
}
