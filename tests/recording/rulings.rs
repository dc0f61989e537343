//! Rulings carried out on a recorded game, and withdrawn.

use go::Color::{Black, White};
use go::RulesetName::{self, Aga, Japanese, Ngb};
use interchange::sgf::{Header, read, record_of, replay};
use recording::{GameAct, RecordError, Step};
use referee::{
    ApplyError, Case, Each, Effect, Incident, IncidentKind, MoveNo, NoticedBy, PositionChange,
    ProcedureName, RulingNo, Verdict, apply, rule,
};

use crate::sheet::{Sheet, agree, as_played, confirm, mark, note, play, pt, view};

const NO: RulingNo = RulingNo(1);

fn ruled(effect: &Effect) -> GameAct {
    GameAct::Ruled { ruling: NO, effect: Box::new(effect.clone()) }
}

/// Black retakes the ko at once with move 13.
fn retaken(rules: RulesetName) -> Sheet {
    Sheet::after(rules, super::play::KO).with([as_played(Black, "E4")])
}

fn effect(name: ProcedureName, incident: &Incident, sheet: &Sheet) -> Effect {
    let procedure = name.preset();
    let game = sheet.game.history();
    let case = Case { game, ..Case::new(&procedure, incident) };
    let ruling = rule(&case).expect("the report fits");
    assert!(!ruling.waits(), "{}", ruling.headline());
    ruling.effect
}

fn ko() -> Incident {
    Incident::new(IncidentKind::KoRetake, Black).at(13)
}

/// The game after the ruling is the one that the referee's own function makes.
fn carried_out(sheet: &Sheet, effect: &Effect) -> Sheet {
    let before = sheet.game.refereed().expect("a game");
    let expected = apply(effect, &before).expect("it applies");
    let after = sheet.clone().with([ruled(effect)]);
    let found = after.game.refereed().expect("a game");
    assert_eq!(found.snapshot(), expected.snapshot());
    assert_eq!(found.history.legal_points(), expected.history.legal_points());
    assert_eq!(after.game.prisoners(Black), expected.prisoners(Black));
    let back = after.clone().with([GameAct::Unruled { ruling: NO }]);
    assert_eq!(view(&back.game), view(&sheet.game), "withdrawn, the game is as it was");
    replays(&after);
    replays(&back);
    after
}

/// The file of the game leads to the same position and turn.
fn replays(sheet: &Sheet) {
    let text = record_of(&sheet.game, &Header::default());
    let tree = read(text.as_bytes()).expect("a file").games.swap_remove(0);
    let rules = sheet.game.terms().ruleset();
    let replayed = replay(&tree, &rules).expect("it can be replayed");
    assert_eq!(replayed.history.board().rows(), sheet.rows(), "{text}");
    let turn = sheet.game.history().map(go::History::to_move);
    assert_eq!(Some(replayed.history.to_move()), turn, "{text}");
}

#[test]
fn ngb_takes_the_move_back() {
    let sheet = retaken(Ngb).moves("H8");
    let incident = ko().noticed_after(14);
    let after = carried_out(&sheet, &effect(ProcedureName::Ngb, &incident, &sheet));
    assert_eq!((after.phase(), after.game.to_move()), ("playing", Some(Black)));
    assert_eq!((after.held(), after.game.history().expect("a game").moves().len()), ((1, 1), 12));
    assert!(
        matches!(after.refused(play(Black, "E4")), RecordError::Illegal { .. }),
        "still banned"
    );
    let last = after.game.steps().last().expect("a step");
    let Step::Set { changes, to_move: Black, ruling: Some(NO) } = last else { panic!("{last:?}") };
    let set = [(pt("D4"), Some(White)), (pt("E4"), None), (pt("H8"), None)];
    assert_eq!((changes.len(), set.iter().all(|change| changes.contains(change))), (3, true));
    let text = record_of(&after.game, &Header::default());
    assert!(text.contains("C[Ruling 1]") && text.contains("PL[B]"), "{text}");
    assert_eq!(after.moves("J1 H2").game.steps().len(), 17);
}

#[test]
fn ngb_lets_a_late_one_stand() {
    let sheet = retaken(Ngb).moves("H8 H7 H6 H5");
    let incident = ko().noticed_after(17);
    let after = carried_out(&sheet, &effect(ProcedureName::Ngb, &incident, &sheet));
    assert_eq!(after.game.steps(), sheet.game.steps());
}

#[test]
fn aga_makes_it_a_pass_with_its_stone() {
    let sheet = retaken(Aga);
    let incident = Incident { noticed_by: Some(NoticedBy::White), ..ko().noticed_after(13) };
    let after = carried_out(&sheet, &effect(ProcedureName::Aga, &incident, &sheet));
    assert_eq!((after.game.to_move(), after.held()), (Some(White), (1, 2)));
    assert_eq!(after.game.board().stone(pt("E4")), None);
    let passed = after.moves("-");
    assert_eq!((passed.phase(), passed.held()), ("stopped", (2, 2)), "the other's pass counts");
}

#[test]
fn the_nihon_kiin_ends_the_game() {
    let sheet = retaken(Japanese).moves("H8 H7");
    let incident = ko().noticed_after(15);
    let after = carried_out(&sheet, &effect(ProcedureName::NihonKiin, &incident, &sheet));
    assert_eq!((after.phase(), after.game.ending().to_string().as_str()), ("ended", "W+I"));
    assert_eq!(
        after.refused(GameAct::Object),
        RecordError::Ruling(NO),
        "a recorder does not undo it"
    );
    let confirmed = after.clone().with([note("seen by both"), confirm(White)]);
    assert_eq!(confirmed.refused(GameAct::Object), RecordError::Ruling(NO));
    let confirmed = confirmed.with([confirm(Black)]);
    assert_eq!((confirmed.phase(), confirmed.result().as_str()), ("confirmed", "W+F"));
    let sgf = record_of(&confirmed.game, &Header::default());
    assert!(sgf.contains("RE[W+F]") && sgf.contains("GC["), "{sgf}");
}

#[test]
fn after_confirmation_nothing_is_ruled_but_penalties() {
    let over = Sheet::after(Japanese, "D4 E4 - -");
    let over = over.with([GameAct::Settle, confirm(Black), confirm(White)]);
    let loses = ruled(&Effect::ends("B+I".parse().expect("a result")));
    assert_eq!(over.refused(loses), RecordError::Apply(ApplyError::Confirmed));
    let noted = over.clone().with([ruled(&Effect::nothing())]);
    assert_eq!((noted.phase(), noted.result()), ("confirmed", over.result()));
    let allowed = Effect { reopens_confirmed: true, ..Effect::ends("B+I".parse().expect("one")) };
    let after = over.with([ruled(&allowed)]);
    assert_eq!((after.phase(), after.game.ending().to_string().as_str()), ("ended", "B+I"));
}

#[test]
fn the_count_is_gone_through_again() {
    let over = Sheet::after(Japanese, "D4 E4 - -").with([mark("D4"), agree(Black), agree(White)]);
    let again = Effect { verdict: Verdict::CountAgain, ..Effect::nothing() };
    let after = carried_out(&over, &again);
    assert_eq!((after.phase(), after.result().as_str()), ("stopped", "?"));
    assert_eq!(after.dead(), [pt("D4")], "what was marked stays");
}

#[test]
fn a_replay_begins_anew() {
    let sheet =
        Sheet::after(Japanese, "A1 A2 J1 B1 D4").with([GameAct::Prisoners { black: 5, white: 5 }]);
    let replay = Effect {
        position: PositionChange::Cleared,
        verdict: Verdict::Replay,
        turn: Some(Black),
        ..Effect::nothing()
    };
    let after = carried_out(&sheet, &replay);
    assert_eq!(
        (after.phase(), after.held(), after.game.to_move()),
        ("playing", (0, 0), Some(Black))
    );
    assert_eq!(after.game.board().stones().count(), 0);
    let on = after.with([GameAct::Put { point: pt("C3"), stone: Some(Black) }, GameAct::Stop]);
    replays_position(&on);
}

fn replays_position(sheet: &Sheet) {
    let text = record_of(&sheet.game, &Header::default());
    let tree = read(text.as_bytes()).expect("a file").games.swap_remove(0);
    let replayed = replay(&tree, &sheet.game.terms().ruleset()).expect("it can be replayed");
    assert_eq!(replayed.history.board().rows(), sheet.rows(), "{text}");
}

fn by_hand(point: &str, stone: Option<go::Color>) -> Effect {
    let points = vec![(pt(point), stone)];
    Effect { position: PositionChange::ByHand { points }, ..Effect::nothing() }
}

/// Also where no moves are recorded, and where play had stopped already.
#[test]
fn single_points_are_set_right_in_every_phase() {
    let put = || GameAct::Put { point: pt("D4"), stone: Some(Black) };
    let cases = [
        Sheet::nine(Japanese),
        Sheet::after(Japanese, "D4 E4"),
        Sheet::after(Japanese, "D4 E4 - -").with([mark("D4")]),
        Sheet::nine(Japanese).with([put(), GameAct::Stop, mark("D4")]),
        Sheet::nine(Japanese).with([put(), GameAct::Stop, mark("D4"), GameAct::Settle]),
        Sheet::nine(Japanese).with([GameAct::Resign { color: White }]),
    ];
    for sheet in cases {
        let expected = apply(&by_hand("C3", Some(White)), &sheet.game.refereed().expect("a game"));
        let after = sheet.clone().with([ruled(&by_hand("C3", Some(White)))]);
        let expected = expected.expect("it applies");
        assert_eq!(after.rows(), expected.history.board().rows(), "{}", sheet.phase());
        assert_eq!((after.phase(), after.dead().len()), ("playing", 0), "{}", sheet.phase());
        let back = after.with([GameAct::Unruled { ruling: NO }]);
        assert_eq!(view(&back.game), view(&sheet.game));
    }
}

/// A second ruling goes back to a move after the first: what was on the lids then stays there, and a game
/// played anew begins with what the first one began with.
#[test]
fn rulings_follow_one_another() {
    let sheet = Sheet::after(Japanese, "A1 A2 J1 B1 D4 E5 -");
    assert_eq!(sheet.held(), (0, 1));
    let mut sheet = sheet.with([ruled(&by_hand("C3", Some(White)))]).moves("C5 C6 C7");
    let before =
        Effect { position: PositionChange::Before { at: Some(MoveNo(2)) }, ..Effect::nothing() };
    let rewound = carried_out(&sheet, &before);
    assert_eq!((rewound.held(), rewound.game.board().stone(pt("C3"))), ((0, 1), Some(White)));
    let cleared =
        Effect { position: PositionChange::Cleared, verdict: Verdict::Replay, ..Effect::nothing() };
    let anew = carried_out(&sheet, &cleared);
    assert_eq!((anew.held(), anew.game.board().stones().count()), ((0, 0), 0));
    sheet = Sheet::nine(Japanese)
        .with([GameAct::Put { point: pt("D4"), stone: Some(Black) }, GameAct::Stop]);
    let anew = sheet.with([ruled(&cleared)]);
    assert_eq!((anew.phase(), anew.game.board().stones().count()), ("playing", 0));
    assert_eq!(anew.game.to_move(), Some(Black));
}

/// One had confirmed the count as it was before the ruling.
#[test]
fn points_by_a_ruling_ask_for_both_again() {
    let over =
        Sheet::after(Japanese, "D4 E4 - -").with([mark("D4"), GameAct::Settle, confirm(Black)]);
    let points = Effect {
        points: Each { black: "3".parse().expect("points"), white: "0".parse().expect("points") },
        ..Effect::nothing()
    };
    let stones = Effect { prisoners: Each { black: 2, white: 0 }, ..Effect::nothing() };
    for effect in [points, stones] {
        let before = over.game.outcome().expect("an outcome");
        let after = over.clone().with([ruled(&effect)]);
        assert_ne!(after.game.outcome(), Some(before), "it counts");
        let both = after.with([confirm(White), confirm(Black)]);
        assert_eq!(both.phase(), "confirmed");
    }
    let noted = over.clone().with([ruled(&Effect::nothing()), confirm(White)]);
    assert_eq!(noted.phase(), "confirmed", "a penalty without effect leaves the confirmation");
}

/// What a ruling gave comes off with it, also where play has gone on: the position alone stays.
#[test]
fn a_withdrawn_ruling_leaves_no_points() {
    let three = Each { black: "3".parse().expect("points"), white: "0".parse().expect("points") };
    let prisoners = Each { black: 2, white: 0 };
    let effect = Effect { points: three, prisoners, ..by_hand("C3", Some(White)) };
    let off = || GameAct::Unruled { ruling: NO };
    let before = Sheet::after(Japanese, "D4 E4");
    let since = before.clone().with([ruled(&effect)]).moves("C5 C6");
    assert_ne!((since.held(), since.game.points_of_rulings()).0, before.held());
    let left = since.clone().with([off()]);
    assert_eq!(left.rows(), since.rows());
    assert_eq!(
        (left.held(), left.game.points_of_rulings()),
        (before.held(), before.game.points_of_rulings())
    );
    assert!(!left.game.has_ruling(NO) && left.game.back_before(NO).is_none());
    let other = GameAct::Ruled { ruling: RulingNo(2), effect: Box::new(effect.clone()) };
    let both = before.clone().with([ruled(&effect), other.clone(), off()]);
    assert_eq!(view(&both.game), view(&before.clone().with([other]).game), "the other one holds");
    let lost = Effect { verdict: Verdict::Ends("W+D".parse().expect("one")), ..Effect::nothing() };
    let over = before.clone().with([ruled(&lost), confirm(Black), confirm(White)]);
    assert_eq!(over.phase(), "confirmed");
    assert_eq!(view(&over.with([off()]).game), view(&before.game), "it was the ruling's");
    let counted = since.with([GameAct::Resign { color: White }, confirm(Black), confirm(White)]);
    let late = counted.refused(off());
    assert!(matches!(late, RecordError::Course(_)), "what both confirmed stays: {late}");
}

/// Points that a ruling takes from a count are part of what both confirmed.
#[test]
fn who_withdraws_a_penalty_of_points_opens_no_confirmed_count() {
    let points = Each { black: "3".parse().expect("points"), white: "0".parse().expect("points") };
    let penalty = ruled(&Effect { points, ..Effect::nothing() });
    let counted = Sheet::after(Japanese, "D4 E4 - -").with([GameAct::Settle, penalty]);
    let over = counted.with([confirm(Black), confirm(White)]);
    assert_eq!(over.phase(), "confirmed");
    let late = over.refused(GameAct::Unruled { ruling: NO });
    assert!(matches!(late, RecordError::Course(_)), "{late}");
}

#[test]
fn what_cannot_be_carried_out_changes_nothing() {
    let sheet = Sheet::after(Japanese, "D4 E4");
    let before = |at| Effect { position: PositionChange::Before { at }, ..Effect::nothing() };
    let cases = [
        (before(None), ApplyError::MoveUnknown),
        (before(Some(MoveNo(3))), ApplyError::NoSuchMove { at: MoveNo(3), moves: 2 }),
    ];
    for (effect, error) in cases {
        assert_eq!(sheet.refused(ruled(&effect)), RecordError::Apply(error));
    }
    let shut = Sheet::after(Japanese, "A2 J9 B1 J8").refused(ruled(&by_hand("A1", Some(White))));
    assert!(matches!(shut, RecordError::Apply(ApplyError::Illegal(_))), "{shut}");
    let setting = Sheet::nine(Japanese).with([GameAct::Put { point: pt("A1"), stone: None }]);
    assert_eq!(setting.refused(ruled(&Effect::nothing())), RecordError::Phase("being set up"));
}

/// The passes that stopped the game once do not count again after a resumption and a ruling.
#[test]
fn a_move_taken_back_after_a_resumption() {
    let sheet = Sheet::after(Ngb, "D4 E4 G4 - -").with([GameAct::Resume { color: White }]);
    let sheet = sheet.with([as_played(Black, "E4")]);
    let back = Effect {
        position: PositionChange::Before { at: Some(MoveNo(6)) },
        turn: Some(Black),
        ..Effect::nothing()
    };
    let after = sheet.with([ruled(&back)]);
    assert_eq!((after.phase(), after.game.to_move()), ("playing", Some(Black)));
    let passed = after.moves("-");
    assert_eq!(passed.phase(), "playing", "one pass stops nothing");
    assert_eq!(passed.moves("-").phase(), "stopped");
}

/// Both lose, both win, no result: a ruling that ends the game ends the recorded one, too.
#[test]
fn every_ending_by_a_ruling_ends_the_recorded_game() {
    for text in ["both-win", "both-lose", "void", "0", "B+I", "W+D"] {
        let verdict = Verdict::Ends(text.parse().expect("an ending"));
        let effect = Effect { verdict, ..Effect::nothing() };
        let over = Sheet::after(Japanese, "D4 E4").with([ruled(&effect)]);
        assert_eq!((over.phase(), over.game.ending().to_string()), ("ended", text.to_owned()));
        let late = over.refused(play(Black, "C3"));
        assert!(matches!(late, RecordError::Phase(_)), "{text}: {late:?}");
        let back = over.with([GameAct::Unruled { ruling: NO }]);
        assert_eq!((back.phase(), back.game.to_move()), ("playing", Some(Black)), "{text}");
    }
}

/// The ruling on the game, and a result on the board that is its own or another.
#[test]
fn a_board_may_show_the_result_of_its_game_without_the_manner() {
    for (ruled_so, shown, agrees) in [
        ("B+D", "B+D", true),
        ("B+D", "B+", true),
        ("B+D", "W+D", false),
        ("B+I", "B+", false),
        ("both-lose", "both-lose!", true),
        ("both-lose", "both-win", false),
        ("0", "0!", true),
        ("void", "void", true),
        ("void", "?", false),
    ] {
        let effect = Effect::ends(ruled_so.parse().expect("an ending"));
        let over = Sheet::after(Japanese, "D4 E4").with([ruled(&effect)]);
        let board = shown.parse().expect("an ending");
        assert_eq!(over.game.agrees_with(board), agrees, "{ruled_so} {shown}");
    }
}

/// A turn alone that a ruling changes is a step of the game, and colours once exchanged stay exchanged.
#[test]
fn a_turn_and_exchanged_colours_by_a_ruling_are_kept() {
    let sheet = Sheet::after(Japanese, "D4 E4");
    let turned = carried_out(&sheet, &Effect { turn: Some(White), ..Effect::nothing() });
    assert!(matches!(turned.game.steps().last(), Some(Step::Set { to_move: White, .. })));
    let setup = referee::SetupChange::ExchangeColors;
    let exchange = Effect { setup, ..Effect::nothing() };
    let exchanged = carried_out(&sheet, &exchange);
    let second = GameAct::Ruled { ruling: RulingNo(2), effect: Box::new(Effect::nothing()) };
    let later = exchanged.with([second]).game.refereed().expect("a game");
    assert!(later.exchanged);
}
