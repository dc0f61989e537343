//! What holds for every list of acts whatever, tried on random ones.

use go::{BoardSize, Color, HalfPoints, Point, RulesetName};
use interchange::sgf::{Header, read, record_of, replay};
use proptest::prelude::*;
use recording::{Game, GameAct, Played, Step, Terms};
use referee::{Each, Effect, MoveNo, MovedStone, PositionChange, RulingNo, Verdict};

use crate::sheet::view;

fn color() -> impl Strategy<Value = Color> {
    prop::sample::select(vec![Color::Black, Color::White])
}

/// Now and then off the board.
fn point() -> impl Strategy<Value = Point> {
    let near = (0_u8..5, 0_u8..5);
    let any = (0_u8..25, 0_u8..25);
    prop_oneof![30 => near, 1 => any].prop_map(|(col, row)| Point::new(col, row).expect("a point"))
}

fn points() -> impl Strategy<Value = Vec<Point>> {
    prop::collection::vec(point(), 0..6)
}

fn played() -> impl Strategy<Value = Played> {
    (color(), prop::option::weighted(0.85, point()))
        .prop_map(|(color, point)| Played { color, point })
}

fn position() -> impl Strategy<Value = PositionChange> {
    let at = || prop::option::weighted(0.9, (0_u32..12).prop_map(MoveNo));
    let stone = || {
        (color(), point(), prop::option::of(point())).prop_map(|(color, from, to)| MovedStone {
            color,
            from,
            to,
        })
    };
    prop_oneof![
        3 => Just(PositionChange::AsIs),
        2 => at().prop_map(|at| PositionChange::Before { at }),
        1 => (at(), color(), 1_u8..3)
            .prop_map(|(at, by, stones)| PositionChange::BeforeAsPass { at, by, stones }),
        1 => (at(), stone())
            .prop_map(|(at, stone)| PositionChange::FirstPoint { at, stone: Some(stone) }),
        1 => prop::collection::vec(stone(), 0..3)
            .prop_map(|stones| PositionChange::StonesBack { stones }),
        1 => prop::collection::vec(stone(), 0..3)
            .prop_map(|stones| PositionChange::CapturesOff { stones }),
        2 => prop::collection::vec((point(), prop::option::of(color())), 0..4)
            .prop_map(|points| PositionChange::ByHand { points }),
        1 => Just(PositionChange::Reconstructed),
        1 => Just(PositionChange::Cleared),
    ]
}

fn effect() -> impl Strategy<Value = Effect> {
    let endings = ["B+I", "W+D", "both-lose", "void", "0", "?", "both-win", "B+7.5"];
    let ends = prop::sample::select(endings.map(|text| text.parse().expect("a result")).to_vec());
    let verdict = prop_oneof![
        6 => Just(Verdict::GoesOn),
        2 => ends.prop_map(Verdict::Ends),
        1 => Just(Verdict::Replay),
        1 => Just(Verdict::CountAgain),
        1 => Just(Verdict::ResultStands),
    ];
    let each = (0_u32..3, 0_u32..3).prop_map(|(black, white)| Each { black, white });
    let turn = prop::option::of(color());
    (position(), turn, verdict, each, 0_i32..4, any::<bool>()).prop_map(
        |(position, turn, verdict, prisoners, points, reopens_confirmed)| Effect {
            position,
            turn,
            verdict,
            prisoners,
            points: Each { black: HalfPoints(points), white: HalfPoints::ZERO },
            reopens_confirmed,
            ..Effect::nothing()
        },
    )
}

fn ruling() -> impl Strategy<Value = RulingNo> {
    (1_u32..3).prop_map(RulingNo)
}

/// Mostly moves, but everything else as well, in any order.
fn act() -> impl Strategy<Value = GameAct> {
    let pass = || color().prop_map(|color| Played { color, point: None });
    let made = || prop_oneof![8 => played(), 1 => pass()];
    let setting = prop_oneof![
        (point(), prop::option::of(color()))
            .prop_map(|(point, stone)| GameAct::Put { point, stone }),
        (points(), points()).prop_map(|(black, white)| GameAct::Position { black, white }),
        (0_u32..30, 0_u32..30).prop_map(|(black, white)| GameAct::Prisoners { black, white }),
        point().prop_map(|point| GameAct::Handicap { point }),
        Just(GameAct::UsualHandicap),
        prop::collection::vec(played(), 0..12).prop_map(|moves| GameAct::Moves {
            moves,
            remarks: vec![],
            sets: vec![]
        }),
    ];
    let said = prop_oneof![
        "[ a-z]{0,3}".prop_map(|text| GameAct::Note { text }),
        (color(), any::<u32>(), prop::option::of(any::<u32>()))
            .prop_map(|(color, seconds, overtime)| GameAct::Clock { color, seconds, overtime }),
    ];
    let over = prop_oneof![
        Just(GameAct::Stop),
        (points(), points()).prop_map(|(dead, seki)| GameAct::Mark { dead, seki }),
        point().prop_map(|point| GameAct::Mark { dead: vec![point], seki: vec![] }),
        color().prop_map(|color| GameAct::Agree { color }),
        Just(GameAct::Settle),
        Just(GameAct::NoAgreement),
        Just(GameAct::NothingLeft),
        (color(), points(), points()).prop_map(|(color, dead, seki)| GameAct::Claim {
            color,
            dead,
            seki
        }),
        Just(GameAct::Differ),
        Just(GameAct::Told),
        color().prop_map(|color| GameAct::ConfirmFor { color, reason: "so".to_owned() }),
        color().prop_map(|color| GameAct::Resume { color }),
        color().prop_map(|color| GameAct::Resign { color }),
        color().prop_map(|color| GameAct::TimeLoss { color }),
        Just(GameAct::Repetition),
        Just(GameAct::Object),
        color().prop_map(|color| GameAct::Confirm { color }),
    ];
    let copied = prop_oneof![
        (color(), point()).prop_map(|(claimant, group)| GameAct::Copy { claimant, group }),
        played().prop_map(GameAct::CopyPlay),
        (color(), point()).prop_map(|(color, ko)| GameAct::CopyKo { color, ko }),
        color().prop_map(|color| GameAct::GiveIn { color }),
        Just(GameAct::AcceptCopy),
        point().prop_map(|group| GameAct::Decide {
            group,
            fate: go::course::Fate::Dead,
            reason: "so".to_owned(),
        }),
    ];
    let ruled = prop_oneof![
        3 => (ruling(), effect())
            .prop_map(|(ruling, effect)| GameAct::Ruled { ruling, effect: Box::new(effect) }),
        1 => ruling().prop_map(|ruling| GameAct::Unruled { ruling }),
    ];
    prop_oneof![
        30 => made().prop_map(GameAct::Play),
        14 => played().prop_map(GameAct::AsPlayed),
        6 => copied,
        5 => setting,
        3 => said,
        16 => over,
        3 => ruled,
        4 => Just(GameAct::Undo),
    ]
}

fn terms() -> impl Strategy<Value = Terms> {
    let rules = prop::sample::select(RulesetName::ALL.to_vec());
    let handicap = prop_oneof![4 => Just(0_u32), 1 => 0_u32..5];
    (rules, 2_u32..=5, handicap, -20_i32..20).prop_map(|(rules, lines, handicap, komi)| {
        let size = BoardSize::new(lines).expect("a board");
        Terms::new(rules, size, handicap, HalfPoints(komi))
    })
}

/// Enters what is taken; what is refused has to leave the game as it was.
fn entered(terms: Terms, acts: &[GameAct]) -> Result<(Game, Vec<GameAct>), TestCaseError> {
    let (mut game, mut taken) = (Game::new(terms), Vec::new());
    for act in acts {
        let before = (view(&game), game.entered());
        if game.enter(act).is_ok() {
            taken.push(act.clone());
        } else {
            prop_assert_eq!(&before, &(view(&game), game.entered()), "refused: {:?}", act);
        }
    }
    Ok((game, taken))
}

/// The board that the steps lead to: what the viewer and the file show.
fn shown(game: &Game) -> Vec<String> {
    let mut board = game.start_position();
    for step in game.steps() {
        match step {
            Step::Move(made) => {
                if let Some(point) = made.point {
                    board.execute(made.color, point).expect("on the board");
                }
            }
            Step::Set { changes, .. } => board.put_all(changes.iter().copied()).expect("on it"),
        }
    }
    board.rows()
}

/// How many cases a law is tried on; more at will.
fn cases() -> u32 {
    std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(192)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn acts_make_one_game_however_they_come(terms in terms(), acts in prop::collection::vec(act(), 0..60)) {
        let (game, taken) = entered(terms.clone(), &acts)?;
        let at_once = Game::of(terms, &taken).map_err(|error| TestCaseError::fail(format!("{error:?}")))?;
        prop_assert_eq!(view(&at_once), view(&game));
        prop_assert_eq!((at_once.entered(), game.entered()), (taken.len(), taken.len()));
    }

    #[test]
    fn an_act_taken_back_was_never_there(terms in terms(), acts in prop::collection::vec(act(), 0..60), last in act()) {
        let (before, _) = entered(terms.clone(), &acts)?;
        let mut after = before.clone();
        if matches!(last, GameAct::Undo | GameAct::Unruled { .. }) || after.enter(&last).is_err() {
            return Ok(());
        }
        let undo = match &last {
            GameAct::Ruled { ruling, .. } => GameAct::Unruled { ruling: *ruling },
            _ => GameAct::Undo,
        };
        let confirmed = matches!(after.course(), Some(go::course::Course::Confirmed(_)));
        if confirmed && undo == GameAct::Undo {
            prop_assert!(after.enter(&undo).is_err());
        } else {
            prop_assert_eq!(after.enter(&undo), Ok(()));
            prop_assert_eq!(view(&after), view(&before));
            prop_assert_eq!(after.entered(), before.entered() + 2);
        }
    }

    #[test]
    fn the_steps_and_the_file_lead_to_the_position(terms in terms(), acts in prop::collection::vec(act(), 0..60)) {
        let (game, _) = entered(terms.clone(), &acts)?;
        if game.history().is_none() {
            let text = record_of(&game, &Header::default());
            prop_assert!(read(text.as_bytes()).is_ok(), "{}", text);
            return Ok(());
        }
        prop_assert_eq!(shown(&game), game.board().rows());
        let text = record_of(&game, &Header::default());
        let tree = read(text.as_bytes()).expect("a file").games.swap_remove(0);
        let odd = terms.handicap > 1 && interchange::sgf::GameInfo::of(&tree).is_err();
        if !odd {
            let file = replay(&tree, &terms.ruleset());
            prop_assert!(file.is_ok(), "{:?}: {}", file.err(), text);
            prop_assert_eq!(file.expect("checked").history.board().rows(), game.board().rows(), "{}", text);
        }
    }

    #[test]
    fn acts_and_terms_read_back(terms in terms(), acts in prop::collection::vec(act(), 0..20)) {
        let text = serde_json::to_string(&(terms.clone(), &acts)).expect("text");
        let again: (Terms, Vec<GameAct>) = serde_json::from_str(&text).expect("it reads back");
        prop_assert_eq!(again, (terms, acts));
    }
}
