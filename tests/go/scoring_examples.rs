//! Worked examples of counting, each by every way of counting that differs.

use go::RulesetName::{Aga, Chinese, Japanese, Nz};

use crate::support::{Counting, aga_by_territory, rules};

const DEAD_STONES: &str = "
    ...XO....
    ...XO....
    ...XO..X.
    ...XO....
    ...XO....
    ...XO....
    .O.XO....
    ...XO....
    ...XO....";

#[test]
fn dead_stones() {
    let game = Counting::of(DEAD_STONES).dead("H7 B3").prisoners(1, 2);
    assert_eq!(game.bare(Japanese), (29, 39));
    let game = game.komi("6.5");
    assert_eq!(game.result(Japanese), "W+16.5");
    let game = game.komi("7.5");
    assert_eq!(game.bare(Chinese), (36, 45));
    assert_eq!(game.result(Chinese), "W+16.5");
}

const OPEN_DAME: &str = "
    ...XO....
    ...XO....
    ...XO....
    ...XO....
    ..X.O....
    ...XO....
    ...XO....
    ...XO....
    ...XO....";

#[test]
fn dame() {
    let open = Counting::of(OPEN_DAME);
    assert_eq!(open.bare(Japanese), (0, 0));
    assert_eq!(open.by(Japanese).warnings.len(), 1, "open dame are warned of");
    assert_eq!(open.bare(Chinese), (35, 45));
    let by_black = OPEN_DAME.replace("..X.O", "..XXO");
    assert_eq!(Counting::of(&by_black).bare(Japanese), (26, 36));
    assert_eq!(Counting::of(&by_black).bare(Chinese), (36, 45));
    let by_white = OPEN_DAME.replace("..X.O", "..XOO");
    assert_eq!(Counting::of(&by_white).bare(Japanese), (26, 36));
    assert_eq!(Counting::of(&by_white).bare(Chinese), (35, 46));
}

#[test]
fn seki_with_an_eye_each() {
    let game = Counting::of(
        "
        .X.O.OX..
        XXOOOOX..
        OOXXXXX..
        .OOOOX...
        ....OX...
        ....OX...
        ....OX...
        ....OX...
        ....OX...",
    );
    assert_eq!(game.bare(Japanese), (24, 21));
    assert_eq!(game.bare(Chinese), (41, 39));
    let neutral: Vec<String> = game.by(Japanese).neutral.iter().map(ToString::to_string).collect();
    assert_eq!(neutral.join(" "), "A9 C9 E9");
}

#[test]
fn bent_four_in_the_corner() {
    let game = Counting::of(
        "
        OO.XOX...
        OXXXOX...
        .XOOOX...
        XXO.OX...
        OOO.OX...
        ....OX...
        ....OX...
        ....OX...
        ....OX...",
    )
    .dead("D9 B8 A6");
    assert_eq!(game.bare(Japanese), (27, 34));
    assert_eq!(game.bare(Chinese), (36, 45));
}

const HANDICAP: &str = "
    ...XO....
    ...XO....
    ...XO....
    ...XO....
    ...XO....
    ...XO....
    ...XO....
    ...XXO...
    ...XXO...";

#[test]
fn handicap_of_two() {
    let game = Counting::of(HANDICAP).handicap(2).komi("0.5");
    assert_eq!(game.result(Japanese), "W+7.5");
    assert_eq!(game.result(Aga), "W+6.5");
    let by_territory = Counting::of(HANDICAP).handicap(2).komi("0.5").prisoners(2, 1);
    let count = by_territory.by_rules(&aga_by_territory());
    assert_eq!(count.outcome(&rules(Aga)).sgf_result(), "W+6.5");
    let game = game.komi("0");
    assert_eq!(game.result(Chinese), "W+7");
    assert_eq!(game.result(Nz), "W+5");
}

#[test]
fn jigo() {
    let drawing = format!("...XO....\n{}", "....XO...\n".repeat(8));
    let game = Counting::of(&drawing).komi("7");
    let japanese = game.by(Japanese);
    assert_eq!(
        (japanese.black.total().to_string(), japanese.white.total().to_string()),
        ("35".into(), "35".into())
    );
    let chinese = game.by(Chinese);
    assert_eq!(
        (chinese.black.total().to_string(), chinese.white.total().to_string()),
        ("44".into(), "44".into())
    );
    assert_eq!((game.result(Japanese), game.result(Chinese)), ("0".to_owned(), "0".to_owned()));
}
