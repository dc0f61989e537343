//! Counts with seki, ko and false eyes, drawn: by territory (Japanese) and by area (Chinese), in
//! bare points, Black's and White's.

use go::RulesetName::{Chinese, Japanese};
use go::{OpenDame, Ruleset};
use scoring::CountWarning;

use crate::support::{Counting, pts, rules};

fn both(game: &Counting) -> ((u32, u32), (u32, u32)) {
    (game.bare(Japanese), game.bare(Chinese))
}

const SHARED_PAIR: &str = "
    BB.WWX...
    BBBWWX...
    BB.WWX...
    BBWWWX...
    BBBWWX...
    OOOXXX...
    ..OOX....
    ...OX....
    ...OX....";

fn stones(drawing: &str) -> String {
    drawing.replace('B', "X").replace('W', "O")
}

#[test]
fn seki_with_two_shared_liberties() {
    let game = Counting::of(&stones(SHARED_PAIR)).seki("A9 D9");
    assert_eq!(both(&game), ((30, 8), (53, 26)));
    assert_eq!(game.by(Japanese).seki.len(), 23);
}

const NESTED: &str = "
    .X.O.OX.O
    XXOOOOXOO
    OOXXXXXXO
    .OOOOX.XO
    ....OXXXO
    ....OOOOO
    .........
    .........
    .........";

#[test]
fn nested_seki_takes_the_eyes_of_the_inner_groups_only() {
    let game = Counting::of(NESTED);
    let (japanese, chinese) = both(&game);
    assert_eq!(japanese, (0, 0), "H9 is open, so every group beside it is in seki too");
    assert_eq!(chinese, (18, 61));
    let closed = NESTED.replacen("OX.O", "OXOO", 1);
    let closed = Counting::of(&closed);
    assert_eq!(closed.bare(Japanese), (1, 36));
    assert_eq!(closed.by(Japanese).neutral, pts("A9 C9 E9"));
}

/// Each side has an eye and one of two kos; whoever takes the second loses the first.
pub const DOUBLE_KO: &str = "
    X.XOO
    XXOOO
    .XOO.
    XXOOO
    XO.OO";

#[test]
fn double_ko_seki_has_no_dame_and_has_to_be_declared() {
    let unsaid = Counting::of(DOUBLE_KO);
    assert_eq!(both(&unsaid), ((2, 2), (10, 15)));
    let said = Counting::of(DOUBLE_KO).seki("A5 C2");
    assert_eq!(both(&said), ((0, 0), (10, 15)));
    assert_eq!(said.by(Japanese).neutral, pts("C1 A3 E3 B5"));
}

const BENT_FOUR: &str = "
    OO.XOX...
    OXXXOX...
    .XOOOX...
    XXO.OX...
    OOO.OX...
    ....OX...
    ....OX...
    ....OX...
    ....OX...";

#[test]
fn bent_four_left_alive_is_a_seki_with_open_points() {
    let game = Counting::of(BENT_FOUR);
    assert_eq!(game.bare(Japanese), (27, 18), "nobody declared it dead: C9 and A7 are dame");
    let dead = Counting::of(BENT_FOUR).dead("D9");
    assert_eq!(both(&dead), ((27, 34), (36, 45)));
}

/// A double ko elsewhere would give endless threats: no rule here looks across the board, so the
/// stones are what the players declare them to be.
#[test]
fn moonshine_life_is_not_adjudicated() {
    let dead = Counting::of(BENT_FOUR).dead("D9");
    let seki = Counting::of(BENT_FOUR).seki("D9 A9");
    assert_eq!((dead.bare(Japanese), seki.bare(Japanese)), ((27, 34), (27, 18)));
}

/// A ko that stays because neither side begins it, as a ten-thousand-year ko does: the groups
/// have no dame by the letter, so the players declare the seki.
#[test]
fn a_ko_left_alone_for_ten_thousand_years_is_a_declared_seki() {
    let drawing = "X.XOO\nXXOOO\n.XOO.\nXXOOO\nXXXOO";
    assert_eq!(both(&Counting::of(drawing)), ((2, 1), (12, 13)));
    let said = Counting::of(drawing).seki("A5 D5");
    assert_eq!(both(&said), ((0, 0), (12, 13)));
}

/// The chains on B and D share column C: E, the dame of one of them, costs the group A as well.
#[test]
fn chains_that_share_territory_have_their_dame_together() {
    let game = Counting::of(&".X.X.O.\n".repeat(7));
    assert_eq!(both(&game), ((0, 0), (28, 14)));
}

/// D5 hangs on C5 alone: a false eye is a point until it has to be filled.
#[test]
fn a_false_eye_counts_until_it_is_filled() {
    let open = ".X.XO\nXXXOO\nX.XO.\nXXXOO\nOOOO.";
    assert_eq!(both(&Counting::of(open)), ((3, 2), (13, 12)));
    let filled = Counting::of(&open.replacen(".X.X", ".XXX", 1));
    assert_eq!(both(&filled), ((2, 2), (13, 12)));
}

#[test]
fn dead_stones_in_a_seki_eye_stay() {
    let drawing = SHARED_PAIR.replacen("BBBWWX", "B.BWWX", 1);
    let inside = drawing.replacen("B.BWWX", "BOBWWX", 1);
    let game = Counting::of(&stones(&inside)).dead("B8");
    let count = game.by(Japanese);
    assert_eq!(count.black.dead, 0, "not lifted (Art. 10.1)");
    assert!(count.warnings.contains(&CountWarning::DeadInSeki { stones: pts("B8") }));
    assert_eq!(game.by(Chinese).lifted, pts("B8"));
}

#[test]
fn a_declared_seki_loses_its_eyes_without_open_dame() {
    let lenient = Ruleset { open_dame: OpenDame::Neutral, ..rules(Japanese) };
    let game = Counting::of(
        ".X.O.OX..\nXXOOOOX..\nOOXXXXX..\n.OOOOX...\n....OX...\n....OX...\n....OX...\n....OX...\n....OX...",
    );
    let unsaid = game.by_rules(&lenient);
    assert_eq!((unsaid.black.territory, unsaid.white.territory), (25, 22));
    let said = game.seki("B9 D9").by_rules(&lenient);
    assert_eq!((said.black.territory, said.white.territory), (24, 21));
    assert_eq!(said.warnings, [], "the dame have nothing to do with it");
}
