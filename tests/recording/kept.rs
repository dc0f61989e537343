//! Acts and terms as they are kept.

use go::Color::{Black, White};
use go::{BoardSize, HalfPoints, RulesetName};
use recording::{GameAct, Terms};
use referee::{
    ClockNote, Each, Effect, MoveNo, MovedStone, Penalty, PenaltyKind, PositionChange, RulingNo,
    SetupChange, Verdict,
};

use crate::sheet::{agree, as_played, confirm, mark, note, play, played, pt, pts};

fn positions() -> Vec<PositionChange> {
    let at = Some(MoveNo(13));
    let stone = MovedStone { color: White, from: pt("C3"), to: Some(pt("C4")) };
    vec![
        PositionChange::AsIs,
        PositionChange::Before { at },
        PositionChange::Before { at: None },
        PositionChange::BeforeAsPass { at, by: Black, stones: 2 },
        PositionChange::FirstPoint { at, stone: Some(stone) },
        PositionChange::StonesBack { stones: vec![stone, MovedStone { to: None, ..stone }] },
        PositionChange::CapturesOff { stones: vec![stone] },
        PositionChange::ByHand { points: vec![(pt("A1"), None), (pt("T19"), Some(White))] },
        PositionChange::Reconstructed,
        PositionChange::Cleared,
    ]
}

fn effects() -> Vec<Effect> {
    let ends = ["B+I", "W+3.5", "both-lose!", "?"].map(|text| text.parse().expect("a result"));
    let mut verdicts: Vec<Verdict> = ends.into_iter().map(Verdict::Ends).collect();
    verdicts.extend([Verdict::GoesOn, Verdict::Replay, Verdict::CountAgain, Verdict::ResultStands]);
    let clocks = [ClockNote::Charge { color: Black, minutes: 5 }, ClockNote::Reset];
    let setups = [SetupChange::ExchangeColors, SetupChange::AsPaired, SetupChange::Nothing];
    let kinds = [PenaltyKind::Warning, PenaltyKind::Stones { stones: 2 }, PenaltyKind::Other];
    let mut all: Vec<Effect> =
        positions().into_iter().map(|position| Effect { position, ..Effect::nothing() }).collect();
    all.extend(verdicts.into_iter().map(|verdict| Effect { verdict, ..Effect::nothing() }));
    all.extend(clocks.into_iter().map(|clock| Effect { clock, ..Effect::nothing() }));
    all.extend(setups.into_iter().map(|setup| Effect { setup, ..Effect::nothing() }));
    all.push(Effect {
        turn: Some(White),
        prisoners: Each { black: 2, white: 0 },
        pass_stones: Each { black: 0, white: 1 },
        points: Each { black: HalfPoints(5), white: HalfPoints(-1) },
        penalties: kinds.into_iter().map(|kind| Penalty { color: White, kind }).collect(),
        reopens_confirmed: true,
        ..Effect::nothing()
    });
    all
}

/// Every act there is; a new one has to be added here.
fn acts() -> Vec<GameAct> {
    let mut all = vec![
        GameAct::Handicap { point: pt("D4") },
        GameAct::UsualHandicap,
        play(Black, "D4"),
        play(White, "-"),
        as_played(White, "T19"),
        as_played(Black, "-"),
        GameAct::Moves {
            moves: vec![played(Black, "A1"), played(White, "-")],
            remarks: vec![],
            sets: vec![],
        },
        GameAct::Moves { moves: vec![], remarks: vec![], sets: vec![] },
        GameAct::Put { point: pt("D4"), stone: Some(White) },
        GameAct::Put { point: pt("D4"), stone: None },
        GameAct::Position { black: pts("A1 B2"), white: vec![] },
        GameAct::Prisoners { black: 3, white: 361 },
        GameAct::Overtime { black: 3, white: 0 },
        note("«白»\n\"'\\\u{0}"),
        GameAct::Clock { color: Black, seconds: u32::MAX, overtime: Some(0) },
        GameAct::Clock { color: White, seconds: 0, overtime: None },
        GameAct::Stop,
        mark("A1 B2"),
        GameAct::Mark { dead: vec![], seki: pts("T19") },
        agree(White),
        GameAct::Settle,
        GameAct::NoAgreement,
        GameAct::NothingLeft,
        GameAct::Claim { color: White, dead: pts("A1"), seki: pts("T19") },
        GameAct::Differ,
        GameAct::Copy { claimant: White, group: pt("A1") },
        GameAct::CopyPlay(played(White, "A2")),
        GameAct::CopyPlay(played(Black, "-")),
        GameAct::CopyKo { color: Black, ko: pt("A1") },
        GameAct::GiveIn { color: Black },
        GameAct::AcceptCopy,
        GameAct::Decide { group: pt("A1"), fate: go::course::Fate::Seki, reason: "so".to_owned() },
        GameAct::Told,
        GameAct::BothLose { reason: "so".to_owned() },
        GameAct::ConfirmFor { color: White, reason: "so".to_owned() },
        GameAct::Resume { color: Black },
        GameAct::Resign { color: White },
        GameAct::TimeLoss { color: Black },
        GameAct::Repetition,
        GameAct::Object,
        confirm(Black),
        GameAct::Unruled { ruling: RulingNo(7) },
        GameAct::Undo,
    ];
    let ruled = |effect| GameAct::Ruled { ruling: RulingNo(7), effect: Box::new(effect) };
    all.extend(effects().into_iter().map(ruled));
    all
}

#[test]
fn every_act_reads_back() {
    for act in acts() {
        let text = serde_json::to_string(&act).expect("text");
        let again: GameAct = serde_json::from_str(&text).unwrap_or_else(|e| panic!("{text}: {e}"));
        assert_eq!(again, act, "{text}");
    }
}

/// What lies in databases: a change here needs a migration.
#[test]
fn acts_are_kept_in_these_words() {
    let cases = [
        (play(Black, "D4"), r#"{"act":"play","color":"black","point":"D4"}"#),
        (play(White, "-"), r#"{"act":"play","color":"white"}"#),
        (as_played(White, "Q16"), r#"{"act":"as-played","color":"white","point":"Q16"}"#),
        (
            GameAct::Put { point: pt("D4"), stone: None },
            r#"{"act":"put","point":"D4","stone":null}"#,
        ),
        (mark("A1"), r#"{"act":"mark","dead":["A1"],"seki":[]}"#),
        (GameAct::TimeLoss { color: Black }, r#"{"act":"time-loss","color":"black"}"#),
        (GameAct::Undo, r#"{"act":"undo"}"#),
        (GameAct::Unruled { ruling: RulingNo(7) }, r#"{"act":"unruled","ruling":7}"#),
    ];
    for (act, text) in cases {
        assert_eq!(serde_json::to_string(&act).expect("text"), text);
    }
}

#[test]
fn terms_read_back() {
    for rules in RulesetName::ALL {
        for (lines, handicap, komi) in [(2, 0, 0), (9, 1, -13), (19, 9, 1), (25, 40, 15)] {
            let size = BoardSize::new(lines).expect("a board");
            let terms = Terms::new(rules, size, handicap, HalfPoints(komi));
            let text = serde_json::to_string(&terms).expect("text");
            assert_eq!(serde_json::from_str::<Terms>(&text).ok(), Some(terms.clone()), "{text}");
            assert_eq!(terms.ruleset().komi, terms.komi);
        }
    }
    let terms = crate::sheet::terms(RulesetName::Japanese, 19);
    let kept = r#"{"rules":"japanese","size":19,"handicap":0,"komi":6.5}"#;
    assert_eq!(serde_json::to_string(&terms).expect("text"), kept);
}

#[test]
fn what_is_no_act_is_refused() {
    for text in [
        "{}",
        r#"{"act":"dance"}"#,
        r#"{"act":"play","color":"red","point":"D4"}"#,
        r#"{"act":"play","color":"black","point":"I4"}"#,
        r#"{"act":"play","color":"black","point":"D4","more":1}"#,
        r#"{"act":"prisoners","black":-1,"white":0}"#,
    ] {
        assert!(serde_json::from_str::<GameAct>(text).is_err(), "{text}");
    }
}
