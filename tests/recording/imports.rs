//! Files that are taken over, and why some are not.

use go::Color::Black;
use go::RulesetName::{self, Chinese, Japanese, Nz};
use go::{HalfPoints, Ruleset};
use interchange::sgf::{
    GameInfo, GameTree, Header, ImportError, SgfWarning, WhoPlayed, acts_of, read, record_of,
    replay, seats,
};
use recording::{Game, GameAct, MOST_ACTS, MOST_LETTERS, RecordError, Remark, Terms};

use crate::examples::record;
use crate::sheet::{pt, terms};

fn tree(text: &str) -> GameTree {
    read(text.as_bytes()).expect("a file").games.swap_remove(0)
}

fn at_nine(rules: RulesetName, handicap: u32) -> Terms {
    Terms { handicap, komi: HalfPoints(13), ..terms(rules, 9) }
}

fn import(text: &str, terms: &Terms) -> Result<Vec<GameAct>, ImportError> {
    acts_of(&tree(text), terms).map(|taken| taken.acts)
}

#[test]
fn moves_and_the_words_on_the_game() {
    let file =
        "(;GM[1]SZ[9]KM[6.5]PB[a]GC[a good game]C[root];B[dd];W[]C[hm];B[tt](;W[ee])(;W[aa]))";
    let acts = import(file, &at_nine(Japanese, 0)).expect("it fits");
    let GameAct::Moves { moves, .. } = &acts[0] else { panic!("moves") };
    let points: Vec<_> = moves.iter().map(|made| made.point).collect();
    assert_eq!(points, [Some(pt("D6")), None, None, Some(pt("E5"))], "the main line");
    let game = Game::of(at_nine(Japanese, 0), &acts).expect("it can be entered");
    let said = |at: usize, text: &str| (at, Remark::Note(text.to_owned()));
    let [good, root, hm] = [said(0, "a good game"), said(0, "root"), said(2, "hm")];
    assert_eq!(game.remarks(), [good, root, hm], "each where it stands");
    assert_eq!((game.steps().len(), game.to_move()), (4, Some(go::Color::Black)));
    let root = import("(;SZ[9]C[ only the root ];B[dd])", &at_nine(Japanese, 0)).expect("it fits");
    let root = Game::of(at_nine(Japanese, 0), &root).expect("it can be entered");
    assert_eq!(root.remarks(), [said(0, "only the root")]);
    let long = format!("(;SZ[9]C[{}];B[dd])", "é".repeat(MOST_LETTERS + 1));
    let long = import(&long, &at_nine(Japanese, 0)).expect("it fits");
    let long = Game::of(at_nine(Japanese, 0), &long).expect("in two notes");
    assert_eq!(long.remarks(), [said(0, &"é".repeat(MOST_LETTERS)), said(0, "é")]);
    let blank = import("(;SZ[9]C[ \n ];B[dd])", &at_nine(Japanese, 0)).expect("it fits");
    let blank = Game::of(at_nine(Japanese, 0), &blank).expect("it can be entered");
    assert!(blank.remarks().is_empty());
}

/// What a server writes beside each move comes along and goes out again; what has no place is named.
#[test]
fn comments_clocks_and_what_is_left_out() {
    let file = "(;SZ[9]KM[6.5];B[dd]BL[583.7]C[fast];W[cc]WL[61]OW[3]LB[cc:1]TR[dd]\
                (;B[ee]BL[-2]C[end])(;B[ff]C[no])(;B[gg]))";
    let terms = at_nine(Japanese, 0);
    let taken = acts_of(&tree(file), &terms).expect("it fits");
    let counts = (taken.moves, taken.comments, taken.clocks, taken.variations);
    assert_eq!(counts, (3, 2, 3, 2));
    assert_eq!(taken.left_out.iter().collect::<Vec<_>>(), ["LB", "TR"]);
    let game = Game::of(terms.clone(), &taken.acts).expect("it can be entered");
    let written = record_of(&game, &Header::default());
    let again = acts_of(&tree(&written), &terms).expect("our own file");
    assert_eq!(again.acts, taken.acts);
    for part in [";B[dd]C[fast]BL[583]", ";W[cc]WL[61]OW[3]", ";B[ee]C[end]BL[0]"] {
        assert!(written.replace('\n', "").contains(part), "{part} in {written}");
    }
    let mut undone = game;
    undone.enter(&GameAct::Undo).expect("one act");
    assert!(undone.steps().is_empty() && undone.remarks().is_empty(), "taken back as it came");
}

/// Some programs write the stones of a handicap as Black's moves.
#[test]
fn handicap_stones_that_stand_as_moves() {
    let files =
        ["(;SZ[9]HA[2];B[gc];B[cg]C[two];W[dd])", "(;SZ[9]HA[2];B[gc];W[];B[cg]C[two];W[dd])"];
    for (file, rules) in files.iter().flat_map(|file| [Japanese, Chinese, Nz].map(|r| (file, r))) {
        let terms = at_nine(rules, 2);
        let acts = import(file, &terms).unwrap_or_else(|why| panic!("{file} {rules:?}: {why}"));
        let game = Game::of(terms.clone(), &acts).expect("it can be entered");
        let history = game.history().expect("a game");
        assert_eq!((history.board().stones().count(), history.to_move()), (3, Black), "{rules:?}");
        let line = replay(&tree(file), &terms.ruleset()).expect("it can be played");
        assert!(line.violations.is_empty(), "{file} {rules:?}: {:?}", line.violations);
        assert_eq!(line.history.to_move(), Black);
    }
    let elsewhere = import("(;SZ[9]HA[2];B[aa];B[bb];W[dd])", &at_nine(Japanese, 2));
    assert_eq!(elsewhere, Err(ImportError::Setup), "fixed points");
    let turn = replay(&tree("(;SZ[9]HA[2];B[gc];W[dd];B[cg])"), &Ruleset::preset(Japanese));
    assert!(!turn.expect("a line").violations.is_empty(), "White has moved in between");
}

#[test]
fn illegal_moves_come_along() {
    let file = "(;SZ[9];B[dd];W[dd];W[ee])";
    let acts = import(file, &at_nine(Japanese, 0)).expect("it fits");
    let game = Game::of(at_nine(Japanese, 0), &acts).expect("as they were made");
    assert_eq!((game.steps().len(), game.board().stones().count()), (3, 2));
}

#[test]
fn what_does_not_fit_the_table_is_named() {
    let even = at_nine(Japanese, 0);
    let refused = |text: &str, terms: &Terms| import(text, terms).expect_err(text);
    let size = refused("(;SZ[13];B[dd])", &even);
    assert_eq!(size, ImportError::Size { found: 13, expected: 9 });
    assert_eq!(refused("(;B[dd])", &even), ImportError::Size { found: 19, expected: 9 });
    let handicap = refused("(;SZ[9]HA[2]AB[cc][gg];W[dd])", &even);
    assert_eq!(handicap, ImportError::Handicap { found: 2, expected: 0 });
    let missing = refused("(;SZ[9];W[dd])", &at_nine(Japanese, 3));
    assert_eq!(missing, ImportError::Handicap { found: 0, expected: 3 });
    let stones = refused("(;SZ[9]AB[cc][gg];W[dd])", &even);
    assert_eq!(stones, ImportError::Handicap { found: 2, expected: 0 });
    assert_eq!(refused("(;SZ[9]KM[6.5])", &even), ImportError::Empty);
    assert_eq!(refused("(;SZ[9]AB[cc];B[dd])", &even), ImportError::Setup);
    assert_eq!(refused("(;SZ[9]AW[cc];B[dd])", &even), ImportError::Setup);
    let chess = refused("(;GM[3]SZ[9];B[dd])", &even);
    assert!(matches!(chess, ImportError::Sgf(_)), "{chess}");
    let off = refused("(;SZ[9];B[dd];W[zz])", &even);
    assert!(matches!(&off, ImportError::Sgf(error) if error.to_string().contains('2')), "{off}");
    let long = format!("(;SZ[9]{})", ";B[dd]".repeat(MOST_ACTS + 1));
    assert_eq!(refused(&long, &even), ImportError::TooLong(MOST_ACTS + 1));
}

#[test]
fn another_komi_is_told_and_what_is_set_up_is_not_left_out() {
    let even = at_nine(Japanese, 0);
    let taken = acts_of(&tree("(;SZ[9]KM[7.5];B[dd];AE[dd]AB[cc]PL[W];W[ee]TR[cc])"), &even);
    let taken = taken.expect("the moves are taken over");
    let komi = SgfWarning::OtherKomi { found: HalfPoints(15), expected: HalfPoints(13) };
    assert_eq!((taken.moves, taken.positions, taken.notes), (2, 1, vec![komi]));
    assert!(taken.left_out.iter().eq(["TR"]), "{:?}", taken.left_out);
}

/// Some programs set the stones up and say no handicap.
#[test]
fn black_stones_before_whites_first_move_are_a_handicap() {
    let file = "(;SZ[9]AB[gc][cg];W[dd];B[ee])";
    let line = replay(&tree(file), &Ruleset::preset(Japanese)).expect("it can be played");
    assert!(line.violations.is_empty(), "{:?}", line.violations);
    let told = [SgfWarning::HandicapStones { handicap: 0, stones: 2 }];
    assert_eq!((line.info.handicap, &line.info.warnings[..]), (2, &told[..]));
    let acts = import(file, &at_nine(Japanese, 2)).expect("it fits");
    let game = Game::of(at_nine(Japanese, 2), &acts).expect("it can be entered");
    assert_eq!(game.board().stones().count(), 4);
    for other in
        ["(;SZ[9]AB[gc][cg];B[dd])", "(;SZ[9]AB[gc][cg]AW[aa];W[dd])", "(;SZ[9]AB[gc];W[dd])"]
    {
        assert_eq!(GameInfo::of(&tree(other)).expect("a root").handicap, 0, "{other}");
    }
}

#[test]
fn names_that_are_numbers_are_names() {
    let who = |black: &str, white: &str| {
        let info =
            GameInfo::of(&tree(&format!("(;PB[{black}]PW[{white}];B[dd])"))).expect("a root");
        seats(&info, &["Anna Berger".to_owned()], &["Li Wei".to_owned()])
    };
    assert_eq!(who("99", "12"), WhoPlayed::Others);
    assert_eq!(who("berger 3k", "Wei 2000"), WhoPlayed::Same);
    assert_eq!(who("", "5k"), WhoPlayed::Same, "no names");
}

#[test]
fn handicap_stones_where_the_rules_leave_their_place() {
    let free = at_nine(Chinese, 2);
    let placed = import("(;SZ[9]HA[2]AB[aa][bb];W[dd])", &free).expect("it fits");
    let points = [GameAct::Handicap { point: pt("B8") }, GameAct::Handicap { point: pt("A9") }];
    assert!(placed[..2].iter().all(|act| points.contains(act)), "{placed:?}");
    Game::of(free.clone(), &placed).expect("it can be entered");
    let usual = import("(;SZ[9]HA[2];W[dd])", &free).expect("it fits");
    assert_eq!(usual[0], GameAct::UsualHandicap);
    for (stones, found) in [("[aa]", 1), ("[aa][bb][cc]", 3)] {
        let wrong = import(&format!("(;SZ[9]HA[2]AB{stones};W[dd])"), &free).expect_err("other");
        assert_eq!(wrong, ImportError::Handicap { found, expected: 2 });
    }
    let fixed = at_nine(Japanese, 2);
    let usual = import("(;SZ[9]HA[2]AB[gc][cg];W[dd])", &fixed).expect("they lie there");
    assert!(matches!(usual[..], [GameAct::Moves { .. }]));
    let elsewhere = import("(;SZ[9]HA[2]AB[aa][bb];W[dd])", &fixed).expect_err("fixed points");
    assert_eq!(elsewhere, ImportError::Setup);
    let passes = import("(;SZ[9]HA[2];B[cc];W[];B[gg];W[dd])", &at_nine(Nz, 2)).expect("it fits");
    assert!(matches!(passes[..], [GameAct::Moves { .. }]));
    let one = import("(;SZ[9]HA[1];B[dd])", &at_nine(Japanese, 0)).expect("one is none");
    assert_eq!(one.len(), 1);
}

#[test]
fn a_record_with_moves_takes_no_file() {
    let acts = import("(;SZ[9];B[dd])", &at_nine(Japanese, 0)).expect("it fits");
    let begun = crate::sheet::Sheet::of(at_nine(Japanese, 0)).moves("E5");
    assert_eq!(begun.refused(acts[0].clone()), RecordError::Moves(1));
}

/// The worked examples set positions of both colours up: they are no moves that somebody recorded, but may be counted.
#[test]
fn positions_that_were_set_up_are_no_recorded_games() {
    for name in ["bent-four", "dame-black", "dame-open", "dame-white", "handicap", "jigo", "seki"] {
        let file = read(&record(name)).expect("a record").games.swap_remove(0);
        let info = GameInfo::of(&file).expect("a root");
        let (size, handicap) = (info.size, info.handicap);
        let komi = info.komi.unwrap_or(Ruleset::preset(Japanese).komi);
        let terms = Terms::new(Japanese, size, handicap, komi);
        let taken = acts_of(&file, &terms).map(|taken| taken.acts);
        assert!(matches!(taken.as_deref(), Ok([GameAct::Position { .. }])), "{name}: {taken:?}");
    }
    assert_eq!(
        import("(;SZ[9]AB[dd]AW[ee];B[ff])", &at_nine(Japanese, 0)),
        Err(ImportError::Setup)
    );
}
