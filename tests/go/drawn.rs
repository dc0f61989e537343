//! More counts, drawn; those of seki and ko are in `drawn_seki`. Each says what is declared and what comes out by territory
//! (Japanese) and by area (Chinese), in bare points, Black's and White's.

use go::RulesetName::{Aga, Chinese, Ing, Japanese, Nz};
use go::{OpenDame, Ruleset};
use scoring::{CountStep, CountWarning, Rectangle, rectangles, steps};

use crate::support::{Counting, half, pts, rules};

fn both(game: &Counting) -> ((u32, u32), (u32, u32)) {
    (game.bare(Japanese), game.bare(Chinese))
}

#[test]
fn empty_and_tiny_boards() {
    assert_eq!(both(&Counting::of("..\n..")), ((0, 0), (0, 0)));
    assert_eq!(both(&Counting::of("X.\n..")), ((3, 0), (4, 0)));
    assert_eq!(both(&Counting::of("X.\n.O")), ((0, 0), (1, 1)), "two dame");
    assert_eq!(both(&Counting::of("X.\n.X")), ((2, 0), (4, 0)));
    assert_eq!(both(&Counting::of("XXX\nX.X\nXX.")), ((2, 0), (9, 0)));
    assert_eq!(both(&Counting::of(".XO.\nXXOO\n.XO.\nXXOO")), ((2, 2), (8, 8)));
}

#[test]
fn small_boards_filled_to_the_end() {
    let dame = Counting::of("XX.\n.XO\nXXO");
    assert_eq!(both(&dame), ((0, 0), (6, 2)), "C3 is dame, so A2 is no point by Art. 8");
    assert_eq!(both(&Counting::of("XXXX\nX..X\nX..X\nXXXX")), ((4, 0), (16, 0)));
    let dead = Counting::of("XXXX\nXO.X\nX..X\nXXXX").dead("B3");
    assert_eq!(both(&dead), ((5, 0), (16, 0)));
    let close = Counting::of("X.XOO\nXXXO.\nXXOOO\nXOO.O\nXOOOO");
    assert_eq!(both(&close), ((1, 2), (10, 15)));
}

#[test]
fn prisoners_only_count_by_territory() {
    let game = Counting::of(".XO.\nXXOO\n.XO.\nXXOO").prisoners(3, 1);
    assert_eq!(both(&game), ((5, 3), (8, 8)));
}

#[test]
fn dead_stones_count_twice_by_territory() {
    let game = Counting::of(".XO.\nXXOO\nOXOX\n.XO.").dead("A2 D2");
    assert_eq!(both(&game), ((4, 4), (8, 8)));
    let one_sided = Counting::of("..X..\nO.X.X\n..X..\n..X..\n..X..").dead("A4");
    assert_eq!(both(&one_sided), ((20, 0), (25, 0)));
}

#[test]
fn dead_stones_where_nobody_surrounds_them() {
    let game = Counting::of("..O..\nX...O\n..O..\nX...O\n..O..").dead("C3");
    assert!(
        game.by(Japanese).warnings.contains(&CountWarning::DeadInNeutral { stones: pts("C3") })
    );
    assert_eq!(game.by(Japanese).lifted, []);
}

#[test]
fn jigo_on_the_whole_board() {
    let rows = "..XO..\n".repeat(6);
    assert_eq!(both(&Counting::of(&rows)), ((12, 12), (18, 18)));
    let game = Counting::of(&rows);
    assert_eq!(game.result(Japanese), "0");
    assert_eq!(game.result(Ing), "B+0", "Black wins ties");
    assert_eq!(game.by(Ing).outcome(&rules(Ing)).winner(), Some(go::Color::Black));
}

#[test]
fn komi_and_compensation() {
    let rows = "..XO..\n".repeat(6);
    let game = Counting::of(&rows).komi("6.5");
    assert_eq!(game.result(Japanese), "W+6.5");
    let game = game.handicap(4).komi("0.5");
    let results = [Japanese, Chinese, Aga, Nz].map(|name| game.result(name));
    assert_eq!(results, ["W+0.5", "W+4.5", "W+3.5", "W+0.5"]);
    assert_eq!(Counting::of(&rows).komi("-5.5").result(Japanese), "B+5.5");
}

#[test]
fn open_dame_can_be_neutral_by_setting() {
    let open = "...XO....\n...XO....\n...XO....\n...XO....\n..X.O....\n".to_owned()
        + &"...XO....\n".repeat(4);
    let lenient = Ruleset { open_dame: OpenDame::Neutral, ..rules(Japanese) };
    let count = Counting::of(&open).by_rules(&lenient);
    assert_eq!((count.black.territory, count.white.territory), (26, 36));
    assert_eq!(count.warnings, []);
}

#[test]
fn nothing_to_count_yet() {
    let game = Counting::of(
        ".........\n.X.......\n.........\n.........\n.........\n.........\n.......O.\n.........\n.........",
    );
    assert!(matches!(game.by(Japanese).warnings[..], [CountWarning::Unfinished { points: 79 }]));
}

#[test]
fn a_game_is_unfinished_if_more_than_a_third_of_the_board_is_nobodys() {
    let warnings = |open: usize| {
        let row = ".........\n";
        let [open, rest] = [open, 6 - open].map(|rows| row.repeat(rows));
        Counting::of(&format!("{row}XXXXXXXXX\n{open}OOOOOOOOO\n{rest}")).by(Chinese).warnings
    };
    assert_eq!(warnings(3), []);
    assert_eq!(warnings(4), [CountWarning::Unfinished { points: 36 }]);
}

#[test]
fn one_colour_owns_the_whole_board() {
    let game = Counting::of("...\n.X.\n...");
    assert_eq!(both(&game), ((8, 0), (9, 0)));
    let dead = Counting::of("O..\n.X.\n...").dead("A3");
    assert_eq!(both(&dead), ((9, 0), (9, 0)));
}

#[test]
fn the_count_as_people_do_it() {
    let drawing = "...XO....\n...XO....\n...XO..X.\n...XO....\n...XO....\n...XO....\n.O.XO....\n...XO....\n...XO....";
    let game = Counting::of(drawing).dead("H7 B3").prisoners(1, 2).komi("6.5");
    let count = game.by(Japanese);
    let life = go::course::LifeAndDeath::mark(&crate::support::board(drawing), &pts("H7 B3"), &[])
        .expect("dead");
    let board = crate::support::board(drawing);
    let rules = rules(Japanese);
    let position = scoring::Position {
        board: &board,
        rules: &rules,
        life: &life,
        prisoners: [1, 2],
        handicap: 0,
        komi: half("6.5"),
    };
    let told: Vec<String> = steps(&position, &count).iter().map(ToString::to_string).collect();
    assert_eq!(
        told,
        [
            "Lift 2 dead stones.",
            "Fill 3 of Black's points with prisoners.",
            "Black's territory: 3×8 = 24.",
            "Fill 2 of White's points with prisoners.",
            "White's territory: 4×8 + 2×1 = 34.",
            "White adds komi 6.5.",
            "White is ahead by 16.5.",
        ]
    );
    let chinese = steps(&position, &game.by(Chinese));
    assert!(matches!(&chinese[1], CountStep::Stones { stones: 9, .. }));
    let filled = Counting::of(".XO.\nXXOO\n.XO.\nXXOO").prisoners(0, 5);
    let over = steps(&scoring::Position { prisoners: [0, 5], ..position }, &filled.by(Japanese));
    assert!(over.iter().any(|s| matches!(s, CountStep::PutBack { left_over: 3, .. })));
    let filled = Counting::of(".XO.\nXXOO\n.XO.\nXXOO").prisoners(0, 1);
    let single = steps(&scoring::Position { prisoners: [0, 1], ..position }, &filled.by(Japanese));
    let put_back = single.iter().filter(|s| matches!(s, CountStep::PutBack { .. }));
    assert_eq!(put_back.count(), 1, "the single one, and nothing for who took none");
}

#[test]
fn prisoners_fill_the_narrow_territory_first() {
    let drawing = "..X.X\n..X.X\n..XXX\n..XXX\n..XXX";
    let (board, rules) = (crate::support::board(drawing), rules(Japanese));
    let life = go::course::LifeAndDeath::default();
    let position = scoring::Position {
        board: &board,
        rules: &rules,
        life: &life,
        prisoners: [0, 2],
        handicap: 0,
        komi: half("0"),
    };
    let steps = steps(&position, &scoring::count(&position));
    assert!(matches!(&steps[0], CountStep::PutBack { points, .. } if *points == pts("D4 D5")));
    assert_eq!(steps[1].to_string(), "Black's territory: 2×5 = 10.");
}

#[test]
fn territory_is_not_arranged_over_a_gap() {
    let size = go::BoardSize::new(5).expect("a board");
    let two_blocks = |p: &go::Point| p.col() < 2 && p.row() != 2;
    let points: Vec<go::Point> = size.all_points().filter(two_blocks).collect();
    let sides: Vec<_> = rectangles(size, &points).iter().map(Rectangle::sides).collect();
    assert_eq!(sides, [(2, 2), (2, 2)]);
    let low = rectangles(size, &points)[0].low;
    assert_eq!(low.to_string(), "A1", "of two alike the lower one comes first");
}
