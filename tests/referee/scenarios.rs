//! The seventeen scenarios that have to come out so, first without a record, then on a board.

use go::{Color, RulesetName};
use referee::{Firmness, RefereedGame, apply};

use crate::case::{KO, at, game, ruling, told};

/// Id, procedure, what happened, the ruling.
#[rustfmt::skip]
const SCENARIOS: [(&str, &str, &str, &str); 20] = [
    ("J1", "nihon-kiin", "ko-retake by black at 50 noticed 90", "White wins by an illegal move of the opponent."),
    ("J2", "nihon-kiin", "ko-retake by black at 50 noticed 90 confirmed", "The confirmed result stands."),
    ("J3", "nihon-kiin", "stone-displaced at 30 noticed 60 taken", "Both players lose."),
    ("N1", "ngb", "ko-retake by black at 87 noticed 88", "Back to the position before move 87. Black to move."),
    ("N2", "ngb", "ko-retake by black at 87 noticed 91", "The game goes on as it stands."),
    ("A1", "aga", "ko-retake by black at 87 noticed 87 seen-by white", "Back to the position before move 87: the stone comes off and it counts as a pass of Black. White to move. White gets 1 pass stone."),
    ("A2", "aga", "ko-retake by black at 87 noticed 88", "The game goes on as it stands."),
    ("A3", "aga", "two-in-a-row by black at 88 noticed 88 seen-by white", "Back to the position before move 87: both stones come off and it counts as a pass of Black. White to move. White gets 1 pass stone."),
    ("G1", "bga", "superko by black at 40", "Back to the position before move 40: the stone comes off and it counts as a pass of Black. White to move. White gets 1 pass stone. The clocks are stopped meanwhile."),
    ("G2", "bga", "superko by black at 40 noticed 41", "The game goes on as it stands. The clocks are stopped meanwhile."),
    ("C1", "chinese-1988", "ko-retake by black at 40", "Back to the position before move 40: the stone comes off and it counts as a pass of Black. White to move."),
    ("C2 1988", "chinese-1988", "two-in-a-row by white at 41", "Black wins by an illegal move of the opponent."),
    ("C2 2002", "chinese-2002", "two-in-a-row by white at 41", "Back to the position before move 41. Black to move. Warning to White."),
    ("C3", "chinese-1988", "stone-removed by black at 70 warnings 1", "Warning to Black. Black has too many warnings. White wins by decision."),
    ("C4", "chinese-2002", "take-back by black at 50 noticed 51 seen-by white", "The game goes on as it stands."),
    ("K1 first", "korean-2024", "captures-mishandled by white at 18 noticed 44", "The game goes on as it stands. Warning to White. White pays 2 points, as 2 prisoners of Black."),
    ("K1 second", "korean-2024", "captures-mishandled by white at 80 noticed 82 warnings 1", "Warning to White. White has too many warnings. Black wins by decision."),
    ("K2 first", "korean-2024", "conduct by black", "The arbiter decides; nothing happens until then."),
    ("P1", "pair-go", "out-of-turn by black at 30 seen-by white", "The game goes on as it stands. White gets 3 points."),
    ("P1 late", "pair-go", "out-of-turn by black at 30 noticed 31", "The game goes on as it stands."),
];

#[test]
fn the_seventeen_scenarios() {
    for (id, procedure, text, expected) in SCENARIOS {
        assert_eq!(ruling(procedure, text).headline(), expected, "{id}");
    }
}

fn options(procedure: &str, text: &str) -> Vec<String> {
    ruling(procedure, text).options.iter().map(|option| option.sentence()).collect()
}

#[test]
fn n1_and_n2_leave_a_penalty_to_the_arbiter() {
    let restored = "Back to the position before move 87. Black to move.";
    let texts = options("ngb", "ko-retake by black at 87 noticed 88");
    assert_eq!(texts[0], format!("{restored} Warning to Black."));
    let texts = options("ngb", "ko-retake by black at 87 noticed 91");
    assert_eq!(texts[0], "The game goes on as it stands. Warning to Black.");
}

#[test]
fn a2_and_g2_restore_by_agreement() {
    let texts = options("aga", "ko-retake by black at 87 noticed 88");
    assert_eq!(
        texts,
        ["If both players agree: Back to the position before move 87. Black to move."]
    );
    let texts = options("bga", "ko-retake by black at 87 noticed 88");
    assert!(
        texts[0]
            .starts_with("If both players agree: Back to the position before move 87: the stone")
    );
    let agreed = ruling("aga", "ko-retake by black at 87 noticed 88 agreed").headline();
    assert_eq!(agreed, "Back to the position before move 87. Black to move.");
}

#[test]
fn k2_two_cautions_make_one_warning() {
    let first = ruling("korean-2024", "conduct by black");
    assert_eq!(first.options[0].sentence(), "The game goes on as it stands. Caution to Black.");
    let second = ruling("korean-2024", "conduct by black cautions 1");
    let words = "The game goes on as it stands. Caution to Black. Warning to Black. Black pays 2 points, as 2 prisoners of White.";
    assert_eq!(second.options[0].sentence(), words);
    assert_eq!(second.firmness, Firmness::ArbiterDecides);
}

#[test]
fn j1_j2_on_the_board() {
    let record = game(RulesetName::Japanese, KO);
    let told = told("nihon-kiin", "ko-retake by black at 13 noticed 14");
    let ruling = told.rule(Some(&record)).expect("it fits");
    assert_eq!(ruling.outcome().map(|o| o.to_string()).as_deref(), Some("W+I"));
    assert!(ruling.notes.is_empty(), "{:?}", ruling.notes);
    let done = apply(&ruling.effect, &RefereedGame::new(record)).expect("it applies");
    assert_eq!(done.ending.to_string(), "W+I");
}

#[test]
fn n1_on_the_board() {
    let record = game(RulesetName::Ngb, KO);
    let told = told("ngb", "ko-retake by black at 13 noticed 14");
    let ruling = told.rule(Some(&record)).expect("it fits");
    let before = RefereedGame::new(record.clone());
    let done = apply(&ruling.effect, &before).expect("it applies");
    let after = &done.history;
    assert_eq!((after.to_move(), after.moves().len()), (Color::Black, 12));
    assert_eq!(after.board().stone(at("D4")), Some(Color::White));
    assert_eq!(after.board().stone(at("E4")), None);
    assert_eq!(after.board().stone(at("H8")), None);
    assert_eq!(after.ko(), Some((at("E4"), Color::Black)), "Black may still not retake");
    let gained = [Color::Black, Color::White].map(|c| done.prisoners(c) - before.prisoners(c));
    assert_eq!(gained, [-1, 0], "Black gives one stone back");
}

#[test]
fn a1_and_a3_on_the_board() {
    let record = game(RulesetName::Aga, KO).rewound(13);
    let told_ = told("aga", "ko-retake by black at 13 noticed 13 seen-by white");
    let ruling = told_.rule(Some(&record)).expect("it fits");
    let after = apply(&ruling.effect, &RefereedGame::new(record)).expect("it applies");
    assert_eq!(after.history.to_move(), Color::White);
    assert_eq!(after.history.board().stone(at("E4")), None);
    assert_eq!((after.prisoners(Color::Black), after.prisoners(Color::White)), (1, 2));

    let record = game(RulesetName::Aga, "D4 F6 C3 B:G3");
    let told_ = told("aga", "two-in-a-row by black at 4 noticed 4 seen-by white");
    let ruling = told_.rule(Some(&record)).expect("it fits");
    let after = apply(&ruling.effect, &RefereedGame::new(record)).expect("it applies");
    assert_eq!(after.history.board().stones().count(), 2, "D4 and F6 are left");
    assert_eq!((after.history.to_move(), after.prisoners(Color::White)), (Color::White, 1));
}

#[test]
fn j3_on_the_board() {
    let record = game(RulesetName::Japanese, "D4 F6 C3 G3 H5 D8 E9");
    let mut told_ = told("nihon-kiin", "stone-displaced at 4 noticed 7");
    let stone = |from| referee::MovedStone { color: Color::Black, from: at(from), to: None };
    told_.incident.circumstances.stones = vec![stone("D8")];
    let ruling = told_.rule(Some(&record)).expect("it fits");
    assert_eq!(ruling.headline(), "Both players lose.", "White played D8 meanwhile");
    told_.incident.circumstances.stones = vec![stone("D4")];
    let ruling = told_.rule(Some(&record)).expect("it fits");
    assert_eq!(ruling.headline(), "Back to their points: black D4.");

    let record = game(RulesetName::Japanese, "D4 F6 C3 G3 H5 E8 D4");
    let ruling = told_.rule(Some(&record)).expect("it fits");
    assert_eq!(ruling.headline(), "Both players lose.", "Black played D4 anew meanwhile");
}
