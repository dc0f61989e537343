//! Passes and what follows them, ruleset by ruleset.

use go::Color::{self, Black, White};
use go::RulesetName::{self, Aga, Bga, Chinese, Ing, Japanese, Korean, Nz, TrompTaylor};
use go::course::CourseError;
use recording::{GameAct, RecordError, Step};
use referee::ResumptionAnswer;

use crate::sheet::{Sheet, agree, mark, play, terms, view};

#[test]
fn passes_stop_the_game_as_the_rules_say() {
    let cases: &[(RulesetName, &str, &str)] = &[
        (Japanese, "D4 -", "playing"),
        (Japanese, "D4 - -", "stopped"),
        (Japanese, "- -", "stopped"),
        (Chinese, "D4 E4 - -", "stopped"),
        (Ing, "D4 - -", "playing"),
        (Ing, "D4 - - -", "playing"),
        (Ing, "D4 - - - -", "stopped"),
        (Ing, "D4 - - E4 - - -", "playing"),
        (Aga, "D4 - -", "playing"),
        (Aga, "D4 - - -", "stopped"),
        (Aga, "D4 E4 - -", "stopped"),
        (Bga, "- -", "ended"),
        (Bga, "D4 E4 - -", "stopped"),
        (TrompTaylor, "D4 - -", "ended"),
        (Nz, "D4 - -", "stopped"),
    ];
    for (rules, moves, phase) in cases {
        assert_eq!(Sheet::after(*rules, moves).phase(), *phase, "{rules}: {moves}");
    }
}

#[test]
fn a_pass_hands_over_a_stone_under_aga_rules() {
    let sheet = Sheet::after(Aga, "D4 - - -");
    assert_eq!(sheet.held(), (2, 1), "White passed twice, Black once");
    assert_eq!(Sheet::after(Japanese, "D4 - -").held(), (0, 0));
}

#[test]
fn no_move_is_made_on_a_stopped_board() {
    let sheet = Sheet::after(Japanese, "D4 - -");
    assert_eq!(sheet.refused(play(White, "E4")), RecordError::Phase("stopped"));
    assert_eq!(sheet.refused(play(White, "-")), RecordError::Phase("stopped"));
    assert_eq!(sheet.refused(GameAct::Stop), RecordError::Course(CourseError::Phase("stopped")));
    assert_eq!(sheet.game.to_move(), None);
}

#[test]
fn play_is_over_although_nobody_wrote_down_the_passes() {
    let sheet = Sheet::after(Japanese, "D4 E5").with([GameAct::Stop]);
    assert_eq!(sheet.phase(), "stopped");
    assert_eq!(sheet.game.steps().len(), 2);
    assert!(sheet.game.count().is_some() && sheet.game.outcome().is_none());
}

#[test]
fn whole_chains_are_marked_and_only_stones() {
    let sheet = Sheet::after(Japanese, "D4 G6 D5 G7 - -");
    let marked = sheet.clone().with([mark("G6")]);
    assert_eq!(marked.dead(), crate::sheet::pts("G6 G7"));
    let again = marked.clone().with([mark("")]);
    assert!(again.dead().is_empty(), "a marking replaces the one before");
    for act in
        [mark("A1"), mark("T19"), GameAct::Mark { dead: vec![], seki: crate::sheet::pts("A1") }]
    {
        let life = sheet.refused(act);
        assert!(matches!(life, RecordError::Course(CourseError::Life(_))), "{life}");
    }
    let both = GameAct::Mark { dead: crate::sheet::pts("G6"), seki: crate::sheet::pts("G7") };
    assert!(matches!(sheet.refused(both), RecordError::Course(CourseError::Life(_))));
    let playing = Sheet::after(Japanese, "D4 G6").refused(mark("D4"));
    assert_eq!(playing, RecordError::Phase("playing"));
}

/// Who moves first after a resumption, and whether that is a step of its own.
#[test]
fn who_asks_and_who_moves_first() {
    let cases: &[(RulesetName, Color, Color, bool)] = &[
        (Japanese, Black, White, false),
        (Japanese, White, Black, true),
        (Korean, White, Black, true),
        (Chinese, Black, White, false),
        (Aga, Black, Black, false),
        (Aga, White, Black, false),
    ];
    for &(rules, asks, first, set) in cases {
        // Black passed last, but for AGA, where White does.
        let moves = if rules == Aga { "D4 E4 G4 G5 - -" } else { "D4 E4 G4 - -" };
        let sheet = Sheet::after(rules, moves).with([mark("D4"), GameAct::Resume { color: asks }]);
        assert_eq!(sheet.game.to_move(), Some(first), "{rules}: {asks} asks");
        assert!(sheet.game.marking().dead().is_empty(), "the marking is gone");
        let last = sheet.game.steps().last().expect("steps");
        let stepped = matches!(last, Step::Set { changes, to_move, ruling: None }
            if changes.is_empty() && *to_move == first);
        assert_eq!(stepped, set, "{rules}: {asks} asks: {last:?}");
        let passed = sheet.moves("-");
        assert_eq!(passed.phase(), "playing", "passes from before the stop no longer count");
        assert_eq!(passed.moves("-").phase(), "stopped");
    }
    let none = Sheet::after(TrompTaylor, "D4 E4").with([GameAct::Stop]);
    let error = none.refused(GameAct::Resume { color: Black });
    assert_eq!(error, RecordError::Course(CourseError::NoResumption));
}

#[test]
fn a_marking_does_not_outlive_its_position() {
    // D4 is marked, the resigning was a slip and is taken back, D4 is captured, the game stops again.
    let sheet = Sheet::after(Japanese, "D4 D5 J1 C4 J2 E4 - -");
    let mut sheet = sheet.with([mark("D4"), GameAct::Resign { color: White }, GameAct::Undo]);
    sheet.enter([GameAct::Resume { color: White }]);
    assert_eq!((sheet.phase(), sheet.dead().len()), ("playing", 0));
    sheet.enter([play(Black, "J3"), play(White, "D3"), GameAct::Stop]);
    assert_eq!(sheet.held(), (0, 1));
    sheet.enter([agree(Black), agree(White)]);
    assert_eq!(sheet.phase(), "ended");
}

#[test]
fn without_an_agreement_the_rules_decide() {
    let stopped = |rules| Sheet::after(rules, "D4 E4 - -");
    let japanese = stopped(Japanese).with(refused_by_both()).with([both_lose()]);
    assert_eq!((japanese.phase(), japanese.result().as_str()), ("ended", "Void"));
    assert_eq!(japanese.game.ending().to_string(), "both-lose");
    let differ = stopped(Aga).with([mark("D4")]);
    assert_eq!(
        differ.refused(GameAct::NoAgreement),
        RecordError::PlayOnFirst,
        "they play on first"
    );
    let aga =
        differ.with([GameAct::Resume { color: Black }]).moves("- -").with([GameAct::NoAgreement]);
    let count = aga.game.count().expect("a count");
    assert!(count.lifted.is_empty(), "all stones live");
    let chinese = stopped(Chinese).refused(GameAct::NoAgreement);
    assert!(matches!(chinese, RecordError::Course(CourseError::NotInRules(_))), "{chinese}");
    let settled = stopped(Chinese).with([mark("D4"), GameAct::Settle]);
    assert_eq!(settled.phase(), "ended");
    assert_eq!(settled.game.count().expect("a count").lifted.len(), 1);
}

#[test]
fn a_refused_step_in_any_phase_leaves_the_game() {
    let playing = Sheet::after(Japanese, "D4 E4");
    for act in [
        agree(Black),
        GameAct::Settle,
        GameAct::NoAgreement,
        GameAct::Resume { color: Black },
        GameAct::Object,
        crate::sheet::confirm(Black),
        GameAct::Handicap { point: crate::sheet::pt("A1") },
        GameAct::UsualHandicap,
        GameAct::Repetition,
    ] {
        let before = view(&playing.game);
        playing.refused(act);
        assert_eq!(view(&playing.game), before);
    }
}

/// A move is named, and both neither play on nor let the game end as it lies, were told, and refuse again.
pub fn refused_by_both() -> [GameAct; 6] {
    let neither = |color| GameAct::Answer { color, answer: ResumptionAnswer::Neither };
    let found = GameAct::Found { color: Black, point: crate::sheet::pt("E5") };
    [found, neither(Black), neither(White), GameAct::Told, neither(Black), neither(White)]
}

/// The arbiter rules that both lose.
pub fn both_lose() -> GameAct {
    GameAct::BothLose { reason: "Black E5 turns the corner".to_owned() }
}

#[test]
fn nobody_loses_unasked() {
    let stopped = Sheet::after(Japanese, "D4 E4 - -");
    assert_eq!(stopped.clone().refused(GameAct::NoAgreement), RecordError::NothingFound);
    assert_eq!(stopped.clone().refused(both_lose()), RecordError::NothingFound);
    let [found, black, white, told, again, still] = refused_by_both();
    let early = GameAct::Answer { color: Black, answer: ResumptionAnswer::Neither };
    assert_eq!(stopped.clone().refused(early), RecordError::NothingFound, "nothing to answer to");
    let sheet = stopped.clone().with([found.clone(), white]);
    assert_eq!(sheet.clone().refused(both_lose()), RecordError::AskFirst(Black));
    assert_eq!(sheet.clone().refused(GameAct::Told), RecordError::AskFirst(Black));
    let both = sheet.clone().with([black]);
    assert_eq!(both.clone().refused(both_lose()), RecordError::TellFirst);
    let told = both.clone().with([told]);
    assert_eq!(told.clone().refused(both_lose()), RecordError::AskFirst(Black), "asked again");
    let twice = told.with([again, still]);
    assert_eq!(twice.clone().refused(GameAct::NoAgreement), RecordError::Reason);
    let lost = twice.with([both_lose()]);
    assert_eq!(lost.game.ending().to_string(), "both-lose");
    let end = |color| GameAct::Answer { color, answer: ResumptionAnswer::AsItLies };
    let agreed = both.with([end(Black), end(White)]);
    assert_eq!(agreed.refused(both_lose()), RecordError::Agreed);
    let on = sheet.with([GameAct::Answer { color: Black, answer: ResumptionAnswer::PlayOn }]);
    assert_eq!((on.phase(), on.game.to_move()), ("playing", Some(White)), "the other plays first");
    assert_eq!(on.game.dispute().found, None, "the next stop begins anew");
}

#[test]
fn what_the_arbiter_decided_is_no_count_to_object_to() {
    let sheet = Sheet::after(Japanese, "D4 E4 - -").with(refused_by_both()).with([both_lose()]);
    assert_eq!(sheet.clone().refused(GameAct::Object), RecordError::NotCounted);
    assert_eq!(sheet.with([GameAct::Undo]).phase(), "stopped", "who decided takes it back");
}

#[test]
fn tromp_taylor_has_no_agreement_to_object_to() {
    let ended = Sheet::after(TrompTaylor, "D4 E4 - -");
    assert_eq!(ended.phase(), "ended");
    let error = ended.clone().refused(GameAct::Object);
    assert_eq!(error, RecordError::Course(CourseError::NoResumption));
    assert_eq!(ended.phase(), "ended");
}

#[test]
fn dame_are_filled_on_the_stopped_board_by_either_side() {
    // Two walls on 5 lines with one neutral column between them.
    let walls = "B1 D1 B2 D2 B3 D3 B4 D4 B5 D5 C1 C2 C3 C4 - -";
    let stopped = Sheet::of(terms(Japanese, 5)).moves(walls);
    let count = |sheet: &Sheet| {
        let count = sheet.game.count_by(sheet.game.marking()).expect("a count");
        (count.black.territory, count.white.territory)
    };
    assert_eq!((stopped.phase(), count(&stopped)), ("stopped", (0, 0)), "open, so nothing counts");
    let moves = stopped.game.history().expect("a game").moves().len();
    for color in [Black, White] {
        let point = crate::sheet::pt("C5");
        let filled = stopped.clone().with([GameAct::Fill { color, point }]);
        let history = filled.game.history().expect("a game");
        assert_eq!((filled.phase(), count(&filled)), ("stopped", (5, 5)));
        assert_eq!(history.moves().len(), moves, "filling is no move");
        assert_eq!(history.rewound(moves).board().rows(), history.board().rows());
        let taken = GameAct::Fill { color: color.other(), point };
        assert_eq!(filled.clone().refused(taken), RecordError::NotNeutral(point));
        let back = filled.clone().with([GameAct::Undo]);
        assert_eq!(back.rows(), stopped.rows());
        let on = filled.with([GameAct::Resume { color: Black }, play(White, "E1")]);
        assert_eq!(on.phase(), "playing");
    }
    let e3 = crate::sheet::pt("E3");
    let there = GameAct::Fill { color: Black, point: e3 };
    assert_eq!(stopped.refused(there), RecordError::NotNeutral(e3));
}
