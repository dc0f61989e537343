//! Cases that referees are asked about, each with its answer under the rules that differ: moonshine life, double-ko seki,
//! a ten-thousand-year ko, a handicap that is not what the record says.
//!
//! Sources: the Japanese rules 1989 with their commentary (Art. 7, 8 and 12), the Korea Baduk Association's rules 2016
//! (a repetition draws), the Chinese rules 2002 (Art. 20: repetition of the whole board is forbidden), the AGA's concise
//! rules 1991 (situational superko).

use go::RulesetName::{self, Aga, Chinese, Japanese, Korean};
use go::course::{Course, KoPass, Playing};
use go::{Color, HalfPoints, History, Move, NoResult, Outcome, Violation};
use interchange::sgf::{Dead, GameInfo, SgfWarning, read, score_report};
use scoring::{Status, propose, unnamed_sekis};

use crate::drawn_seki::DOUBLE_KO;
use crate::support::{Counting, board, half, play, pt, pts, rules};

/// On the left a double-ko seki: Black and White have an eye each, A5 and D5, and one of two kos, at B9 and C1. In the
/// upper right White's corner has no eye and hangs on the ko, which White holds at G9: endless threats would keep it.
const MOONSHINE: &str = "
    X.XOOXO.O
    XXOOOXXO.
    XXOOOXXOO
    XXOOOXXXX
    .XO.OX.XX
    XXOOOXXXX
    XXOOOXXX.
    XXOOOXXXX
    XO.OOXXXX";

/// Each takes the corner's ko, threatens in the double ko, and is answered there: White's next move, B1, makes the board what
/// it was.
const ROUND: &str = "B H9 W B9 B C1 W G9 B C9";

fn moonshine(name: RulesetName) -> History {
    let start = History::from_position(rules(name), board(MOONSHINE), Color::Black);
    let mut history = start.expect("legal");
    play(&mut history, ROUND);
    history
}

/// In play the corner cannot be killed where a repetition is legal; where it is forbidden, the double ko is no endless
/// threat: White cannot answer there a second time.
#[test]
fn moonshine_life_in_play() {
    for name in [Chinese, Aga] {
        let mut history = moonshine(name);
        let again = history.try_play(Color::White, Move::Play(pt("B1"))).expect_err("it repeats");
        assert!(again.to_string().contains("repeat"), "{name}: {again}");
    }
    for (name, outcome) in
        [(Japanese, Outcome::NoResult(NoResult::Repetition)), (Korean, Outcome::Drawn)]
    {
        let mut history = moonshine(name);
        play(&mut history, "W B1");
        assert!(history.cycle().is_some(), "{name}: said, and offered");
        let ended = Playing::new(history).agree_on_repetition().expect("both agree");
        assert_eq!(ended.outcome(HalfPoints::ZERO), outcome, "{name}");
    }
}

/// Japanese rules 1989, Art. 7.2: in the confirmation a ko is retaken only after a pass for that very ko, so the other ko
/// is no threat and the corner is dead.
#[test]
fn moonshine_life_is_dead_in_the_japanese_confirmation() {
    let start = History::from_position(rules(Japanese), board(MOONSHINE), Color::Black);
    let history = start.expect("legal");
    let passed = Course::Playing(Playing::new(history))
        .play(Color::Black, Move::Pass)
        .and_then(|game| game.play(Color::White, Move::Pass));
    let Course::Stopped(game) = passed.expect("two passes") else { panic!("stopped") };
    let mut copy = game.confirmation(Color::Black);
    copy.play(Color::Black, pt("H9")).expect("takes the corner's ko");
    assert_eq!(copy.play(Color::White, pt("G9")), Err(Violation::Ko(pt("G9"))));
    copy.play(Color::White, pt("B9")).expect("the other ko");
    copy.play(Color::Black, pt("J8")).expect("captures the corner, whatever that threatens");
    assert_eq!(copy.history().board().stone(pt("J9")), None);
    // With a pass for it the ko could be retaken, but the pass loses the corner all the same.
    let mut copy = game.confirmation(Color::Black);
    copy.play(Color::Black, pt("H9")).expect("takes the corner's ko");
    copy.pass_for_ko(KoPass { color: Color::White, ko: pt("G9") }).expect("for this ko");
    copy.play(Color::Black, pt("J8")).expect("captures the corner");
    assert_eq!(copy.history().board().stone(pt("H8")), None);
}

/// Neither is dead under any rules, and a count has to be told that it is a seki, as no point is dame by the letter of
/// Art. 8 (Japanese rules 1989): said so, its eyes are nobody's where those of a seki do not count.
#[test]
fn double_ko_seki() {
    let position = board(DOUBLE_KO);
    let seki = Counting::of(DOUBLE_KO).seki("A5 C2 C5 B1");
    for name in [Japanese, Korean, Chinese, Aga] {
        assert_eq!(propose(&position, &rules(name), 1).stones(Status::Dead), [], "{name}");
        let expected = if matches!(name, Japanese | Korean) { (0, 0) } else { (10, 15) };
        assert_eq!(seki.bare(name), expected, "{name}");
    }
}

/// White may make a seki of it at A9, Black may take the ko and lose all: neither begins. D9 and D8 are shared.
const TEN_THOUSAND_YEARS: &str = "
    .OX.OXO..
    OXX.OXO..
    OOOOOXO..
    XXXXXXO..
    .....XO..
    .....XO..
    .....XO..
    .....XO..
    .....XO..";

/// Left alone it is a seki (Japanese rules 1989, Art. 8: both have dame), and the ko's point is nobody's; under area rules
/// all stones stay, and the point is White's.
#[test]
fn a_ten_thousand_year_ko_left_alone() {
    let unsaid = Counting::of(TEN_THOUSAND_YEARS);
    assert_eq!(unsaid.bare(Japanese), (25, 18));
    assert_eq!(unsaid.by(Japanese).neutral, pts("D8 A9 D9"));
    for name in [Chinese, Aga] {
        assert_eq!(unsaid.bare(name), (42, 37), "{name}");
    }
    let position = board(TEN_THOUSAND_YEARS);
    let found = unnamed_sekis(&position, &rules(Korean), &Default::default(), 1);
    assert!(found.contains(&pt("E9")) && found.contains(&pt("C9")), "{found:?}");
    let told = unnamed_sekis(&position, &rules(Japanese), &Default::default(), 1);
    assert!(told.is_empty(), "where open dame make a seki nobody has to name it: {told:?}");
    let names: Vec<String> = found.iter().map(ToString::to_string).collect();
    assert_eq!(Counting::of(TEN_THOUSAND_YEARS).seki(&names.join(" ")).bare(Korean), (25, 18));
    // White settles it by A9: the seki is the same, and nobody has a point of it.
    let settled = TEN_THOUSAND_YEARS.replacen(".OX.O", "OOX.O", 1);
    assert_eq!(Counting::of(&settled).bare(Japanese), (25, 18));
    assert_eq!(Counting::of(&settled).bare(Chinese), (42, 37));
}

/// Three stones are said and two lie: what White gets for them is by the number said, where anything is (Chinese: as
/// many points; AGA: one less), and both numbers are told. Territory rules do not ask.
#[test]
fn a_handicap_that_is_not_what_the_record_says() {
    let record = |said: u32| {
        let text = format!(
            "(;GM[1]FF[4]SZ[5]HA[{said}]KM[0.5]AB[bb][bd]AW[];W[db];B[bc];W[dc];B[ba];W[da];B[be];W[dd];B[cc];W[de];B[cb];W[];B[])"
        );
        let mut games = read(text.as_bytes()).expect("a record").games;
        games.swap_remove(0)
    };
    let result = |said: u32, name| {
        let report = score_report(&record(said), &rules(name), &Dead::Named(Vec::new()), Some(&[]));
        report.expect("counts").white
    };
    let told = GameInfo::of(&record(3)).expect("a root").warnings;
    assert_eq!(told, [SgfWarning::HandicapStones { handicap: 3, stones: 2 }]);
    assert_eq!(GameInfo::of(&record(2)).expect("a root").warnings, []);
    for (name, more) in [(Japanese, "0"), (Korean, "0"), (Chinese, "1"), (Aga, "1")] {
        assert_eq!(result(3, name) - result(2, name), half(more), "{name}");
    }
}
