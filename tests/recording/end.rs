//! The end of a game, led: what is asked next, claims, the copy of the board, the ways of each ruleset.

use go::Color::{self, Black, White};
use go::RulesetName::{self, Aga, Bga, Chinese, ClubBeginners, Ffg, Japanese, Korean, Ngb, Nz};
use go::course::Fate;
use recording::{CopyProof, Duty, GameAct, Heading, RecordError, Source, Stage};
use referee::ResumptionAnswer;

use crate::sheet::{Sheet, agree, confirm, mark, played, pt, pts, terms};
use crate::stopping::{both_lose, refused_by_both};

/// Black's wall on D, White's on F, a white group of two eyes at A1 to B3 within Black's and a black stone at H7.
fn stopped(rules: RulesetName) -> Sheet {
    let black = "D1 D2 D3 D4 D5 D6 D7 D8 D9 H7";
    let white = "F1 F2 F3 F4 F5 F6 F7 F8 F9 B3";
    let mut sheet = Sheet::nine(rules);
    let put = |points: &str, color: Color| {
        pts(points)
            .into_iter()
            .map(move |point| GameAct::Put { point, stone: Some(color) })
            .collect()
    };
    let (black, white): (Vec<GameAct>, Vec<GameAct>) = (put(black, Black), put(white, White));
    sheet.enter(black);
    sheet.enter(white);
    sheet.enter([GameAct::Stop]);
    sheet
}

fn claim(color: Color, dead: &str) -> GameAct {
    GameAct::Claim { color, dead: pts(dead), seki: Vec::new() }
}

fn stage(sheet: &Sheet) -> Stage {
    sheet.game.stage().expect("play is over")
}

#[test]
fn agreed_at_once_it_takes_four_steps() {
    let sheet = Sheet::after(Japanese, "D4 E4 - -");
    assert_eq!(stage(&sheet), Stage::Unfinished);
    let sheet = sheet.with([GameAct::NothingLeft]);
    assert_eq!(stage(&sheet), Stage::Claims);
    let sheet = sheet.with([mark(""), agree(Black), agree(White)]);
    assert_eq!(stage(&sheet), Stage::Count);
    let half = sheet.with([confirm(Black)]);
    assert_eq!(stage(&half), Stage::Count, "each confirms alone");
    assert_eq!(stage(&half.clone().with([GameAct::Undo])), Stage::Count, "undone until both have");
    let done = half.with([confirm(White)]);
    assert_eq!(stage(&done), Stage::Confirmed);
    let error = done.refused(GameAct::Undo);
    assert_eq!(error, RecordError::Course(go::course::CourseError::Confirmed));
}

#[test]
fn each_side_marks_its_own_and_nobody_agrees_while_they_differ() {
    let sheet = stopped(Japanese).with([mark("B3 H7"), claim(Black, "B3")]);
    let groups = sheet.game.differences();
    assert_eq!(groups.len(), 1);
    let group = &groups[0];
    assert_eq!((group.color, group.stones.clone()), (Black, pts("H7")));
    assert_eq!(group.said, [Fate::Alive, Fate::Dead]);
    assert_eq!(group.claimant(), Some(White));
    assert!(group.worth.0 > 0, "what is at stake is said");
    assert_eq!(sheet.refused(agree(White)), RecordError::Differ(pt("H7")));
    assert_eq!(sheet.refused(GameAct::Settle), RecordError::Differ(pt("H7")));
    // Whoever comes round ends the difference, and the marking is both's again.
    let round = sheet.clone().with([claim(Black, "B3 H7")]);
    assert!(round.game.differences().is_empty());
    assert_eq!(round.dead(), pts("B3 H7"));
    let round = sheet.with([claim(White, "B3")]);
    assert_eq!(round.dead(), pts("B3"));
    assert_eq!(stage(&round.with([agree(Black), agree(White)])), Stage::Count);
}

#[test]
fn not_agreeing_costs_nobody_anything() {
    let differ = stopped(Japanese).with([mark("B3 H7"), claim(Black, "B3"), GameAct::Differ]);
    assert_eq!(stage(&differ), Stage::Ways);
    assert_eq!((differ.phase(), differ.result().as_str()), ("stopped", "?"));
    assert_eq!(stage(&differ.clone().with([GameAct::Undo])), Stage::Claims);
    let both = differ.with([claim(Black, "B3 H7")]);
    assert_eq!(stage(&both), Stage::Claims, "nothing is left to differ about");
}

#[test]
fn who_says_dead_starts_on_a_copy_and_the_game_is_not_touched() {
    let differ = stopped(Japanese).with([mark("B3"), claim(White, "B3 H7"), GameAct::Differ]);
    let copy = |claimant| GameAct::Copy { claimant, group: pt("H7") };
    assert_eq!(differ.refused(copy(Black)), RecordError::Same(pt("H7")));
    let none = GameAct::Copy { claimant: White, group: pt("B3") };
    assert_eq!(differ.refused(none), RecordError::Same(pt("B3")), "they say the same of it");
    assert_eq!(differ.refused(GameAct::AcceptCopy), RecordError::NoneOpen);
    let mut sheet = differ.with([copy(White)]);
    let rows = sheet.rows();
    assert_eq!(stage(&sheet), Stage::Copy);
    assert!(matches!(sheet.refused(on_copy(Black, "A1")), RecordError::OnCopy { .. }));
    for (color, at) in
        [(White, "H6"), (Black, "A9"), (White, "G7"), (Black, "B9"), (White, "J7"), (Black, "C9")]
    {
        sheet.enter([on_copy(color, at)]);
        assert_eq!(stage(&sheet), Stage::Copy);
    }
    sheet.enter([on_copy(White, "H8")]);
    assert_eq!(stage(&sheet), Stage::Shown);
    let shown = sheet.game.copy().expect("a copy");
    assert_eq!((shown.proof(), shown.is_dead()), (Some(CopyProof::Taken), Some(true)));
    assert_eq!(sheet.rows(), rows, "not a stone has moved");
    assert_eq!(
        stage(&sheet.clone().with([GameAct::Undo])),
        Stage::Copy,
        "a move is taken back there"
    );
    let accepted = sheet.with([GameAct::AcceptCopy]);
    assert_eq!((stage(&accepted), accepted.dead()), (Stage::Claims, pts("B3 H7")));
    assert_eq!(stage(&accepted.with([agree(Black), agree(White)])), Stage::Count);
}

fn on_copy(color: Color, at: &str) -> GameAct {
    GameAct::CopyPlay(played(color, at))
}

#[test]
fn a_group_that_stands_lives_and_either_may_give_in() {
    let open = stopped(Ngb).with([
        mark("B3"),
        claim(White, "B3 H7"),
        GameAct::Copy { claimant: White, group: pt("H7") },
    ]);
    let passed = open.clone().with([on_copy(White, "-"), on_copy(Black, "-")]);
    assert_eq!(passed.game.copy().and_then(|copy| copy.proof()), Some(CopyProof::Stands));
    assert_eq!(passed.with([GameAct::AcceptCopy]).dead(), pts("B3"), "alive");
    let back = open.clone().with([GameAct::GiveIn { color: White }]);
    assert_eq!(back.game.copy().and_then(|copy| copy.is_dead()), Some(false));
    let accepts = open.clone().with([GameAct::GiveIn { color: Black }]);
    assert_eq!(accepts.game.copy().and_then(|copy| copy.is_dead()), Some(true));
    let left = open.clone().with([GameAct::Differ]);
    assert_eq!(stage(&left), Stage::Ways, "the copy is left as if it had not been");
    let decide = |reason: &str| GameAct::Decide {
        group: pt("H7"),
        fate: Fate::Dead,
        reason: reason.to_owned(),
    };
    assert_eq!(open.refused(decide("  ")), RecordError::Reason);
    let ruled = accepts.with([decide("White may take it at any time")]);
    assert_eq!((stage(&ruled), ruled.dead()), (Stage::Claims, pts("B3 H7")));
    assert!(ruled.game.was_settled(), "only an arbiter takes it back");
}

/// White takes Black's stone on E5 in a ko: it is taken back only after a pass for that very ko (Art. 7.2), and
/// what then stands there is a new stone (Art. 7.1).
#[test]
fn a_ko_stays_shut_until_a_pass_for_it() {
    let mut sheet = Sheet::nine(Japanese);
    for (points, color) in [("E5 F6 F4 G5", Black), ("D5 E6 E4", White)] {
        sheet
            .enter(pts(points).into_iter().map(|point| GameAct::Put { point, stone: Some(color) }));
    }
    sheet.enter([GameAct::Stop, mark(""), claim(White, "E5")]);
    sheet.enter([GameAct::Copy { claimant: White, group: pt("E5") }, on_copy(White, "F5")]);
    assert_eq!(stage(&sheet), Stage::Shown, "it is taken; Black may play on all the same");
    let ko = |sheet: &Sheet, color, at: &str| {
        let refused = sheet.refused(on_copy(color, at));
        assert!(matches!(refused, RecordError::OnCopy { violation: go::Violation::Ko(_), .. }));
    };
    ko(&sheet, Black, "E5");
    sheet.enter([on_copy(Black, "A1"), on_copy(White, "A9")]);
    ko(&sheet, Black, "E5");
    sheet.enter([on_copy(Black, "-"), on_copy(White, "J9")]);
    ko(&sheet, Black, "E5");
    let other = GameAct::CopyKo { color: Black, ko: pt("F5") };
    assert!(matches!(sheet.refused(other), RecordError::OnCopy { .. }), "no ko of Black's");
    let pass = |color, at: &str| GameAct::CopyKo { color, ko: pt(at) };
    assert!(matches!(sheet.refused(pass(White, "E5")), RecordError::OnCopy { .. }));
    sheet.enter([pass(Black, "E5"), on_copy(White, "-")]);
    assert_eq!(stage(&sheet), Stage::Copy, "a pass for a ko ends nothing");
    sheet.enter([on_copy(Black, "E5")]);
    ko(&sheet, White, "F5");
    sheet.enter([
        pass(White, "F5"),
        on_copy(Black, "F5"),
        on_copy(White, "-"),
        on_copy(Black, "-"),
    ]);
    let copy = sheet.game.copy().expect("a copy");
    assert_eq!(copy.proof(), Some(CopyProof::NewStone(pt("E5"))));
    assert_eq!(copy.is_dead(), Some(false));
}

#[test]
fn only_the_japanese_rules_know_the_copy() {
    for rules in [Korean, Chinese, Aga, Nz, ClubBeginners] {
        let differ = stopped(rules).with([mark("B3"), claim(White, "B3 H7")]);
        let copy = GameAct::Copy { claimant: White, group: pt("H7") };
        assert_eq!(differ.refused(copy), RecordError::NoCopy, "{rules}");
    }
}

#[test]
fn open_points_are_filled_where_that_is_no_move() {
    let fill = GameAct::Fill { color: White, point: pt("E5") };
    for rules in [Japanese, Ngb, Korean, ClubBeginners] {
        let filled = stopped(rules).with([fill.clone()]);
        assert_eq!(filled.phase(), "stopped", "{rules}");
    }
    for rules in [Chinese, Aga, Bga, Ffg, Nz] {
        assert_eq!(stopped(rules).refused(fill.clone()), RecordError::FillInTurn(pt("E5")));
    }
}

#[test]
fn without_agreement_each_ruleset_goes_its_own_way() {
    let differ = |rules| Sheet::after(rules, "D4 E4 - -");
    for rules in [Aga, Bga, Ffg] {
        assert_eq!(
            differ(rules).refused(GameAct::NoAgreement),
            RecordError::PlayOnFirst,
            "{rules}"
        );
        let again = differ(rules).with([GameAct::Resume { color: White }]);
        assert_eq!(again.game.to_move(), Some(Black), "{rules}: White passed last");
        let second = again.moves("- -").with([GameAct::NoAgreement]);
        assert_eq!(stage(&second), Stage::Count, "{rules}: all stones live");
    }
    assert_eq!(stage(&differ(Nz).with([GameAct::NoAgreement])), Stage::Count);
    for rules in [Chinese, Korean, ClubBeginners] {
        let error = differ(rules).refused(GameAct::NoAgreement);
        assert!(matches!(error, RecordError::Course(_)), "{rules}: the referee decides");
        assert!(matches!(differ(rules).refused(both_lose()), RecordError::Course(_)), "{rules}");
    }
    for rules in [Japanese, Ngb] {
        assert_eq!(
            differ(rules).refused(GameAct::NoAgreement),
            RecordError::NothingFound,
            "{rules}"
        );
        let lost = differ(rules).with(refused_by_both()).with([both_lose()]);
        assert_eq!(lost.game.ending().to_string(), "both-lose", "{rules}");
    }
}

#[test]
fn both_are_asked_told_and_asked_again() {
    let answer = |color, answer| GameAct::Answer { color, answer };
    let found = GameAct::Found { color: Black, point: pt("E5") };
    let mut sheet = Sheet::after(Japanese, "D4 E4 - -");
    let stages = [
        (found, Stage::Asked),
        (answer(Black, ResumptionAnswer::AsItLies), Stage::Asked),
        (answer(White, ResumptionAnswer::Neither), Stage::Refused),
        (GameAct::Told, Stage::Asked),
        (answer(Black, ResumptionAnswer::Neither), Stage::Asked),
        (answer(White, ResumptionAnswer::Neither), Stage::Ruling),
        (both_lose(), Stage::Count),
        (GameAct::Undo, Stage::Ruling),
        (both_lose(), Stage::Count),
    ];
    for (act, next) in stages {
        sheet.enter([act.clone()]);
        assert_eq!(stage(&sheet), next, "after {act:?}");
    }
    let end = |color| answer(color, ResumptionAnswer::AsItLies);
    let agreed = Sheet::after(Japanese, "D4 E4 - -").with([
        GameAct::Found { color: Black, point: pt("E5") },
        end(Black),
        end(White),
    ]);
    assert_eq!(stage(&agreed), Stage::Claims, "both end it: the count comes next");
    let onto = GameAct::Found { color: Black, point: pt("D4") };
    assert_eq!(
        Sheet::after(Japanese, "D4 E4 - -").refused(onto),
        RecordError::Illegal {
            color: Black,
            mv: go::Move::Play(pt("D4")),
            violation: go::Violation::Occupied(pt("D4")),
        }
    );
}

#[test]
fn an_arbiter_confirms_for_a_player_with_a_reason() {
    let counted = Sheet::after(Japanese, "D4 E4 - -").with([mark(""), agree(Black), agree(White)]);
    let confirm_for =
        |reason: &str| GameAct::ConfirmFor { color: White, reason: reason.to_owned() };
    assert_eq!(counted.refused(confirm_for("")), RecordError::Reason);
    let done = counted.with([confirm(Black), confirm_for("called to the station")]);
    assert_eq!(stage(&done), Stage::Confirmed);
    assert!(confirm_for("so").is_an_arbiters() && both_lose().is_an_arbiters());
    assert!(!confirm(White).is_an_arbiters());
}

#[test]
fn every_step_names_its_article() {
    let source = |rules, duty| Source::of(&terms(rules, 9).ruleset(), duty);
    for rules in [Japanese, Ngb] {
        for (duty, article) in [
            (Duty::OpenPoints, "8"),
            (Duty::Filling, "9.2"),
            (Duty::Agreement, "9.2"),
            (Duty::Resumption, "9.3"),
            (Duty::LifeAndDeath, "7.1"),
            (Duty::ConfirmationPlay, "7.2"),
            (Duty::BothLose, "13.1"),
            (Duty::Counting, "10.1, 10.2"),
            (Duty::Objection, "10.3"),
            (Duty::Confirmation, "10.4"),
        ] {
            assert_eq!(source(rules, duty), Source::Article(article), "{rules} {duty:?}");
        }
    }
    for rules in [Aga, Bga, Ffg] {
        for (duty, rule) in [
            (Duty::PassStones, "7"),
            (Duty::Agreement, "9"),
            (Duty::Resumption, "10"),
            (Duty::AllLive, "10"),
            (Duty::Counting, "12"),
        ] {
            assert_eq!(source(rules, duty), Source::American(rule), "{rules} {duty:?}");
        }
    }
    assert_eq!(source(Nz, Duty::AllLive), Source::Under(Heading::End));
    assert_eq!(source(Nz, Duty::Counting), Source::Under(Heading::Count));
    assert_eq!(source(Chinese, Duty::Counting), Source::Article("9"));
    assert_eq!(source(Chinese, Duty::Resumption), Source::Usual, "who plays first it does not say");
    let mut own = terms(Japanese, 9).ruleset();
    own.end.confirmation_ko = go::ConfirmationKo::AsInPlay;
    assert_eq!(Source::of(&own, Duty::ConfirmationPlay), Source::Event);
}

/// One tap says it of the whole group: what cannot be cut from it, and no more; what was marked alike loses the mark alike.
#[test]
fn a_mark_is_for_the_group_of_a_stone() {
    // Black at A1 and B2 is joined over A2 and B1; C4 and C6 hang on one liberty; D1 and D3 share the space that Black alone
    // surrounds nowhere.
    let mut sheet = Sheet::nine(Japanese);
    let put = |point: &str, color| GameAct::Put { point: pt(point), stone: Some(color) };
    sheet.enter(["A1", "B2", "C4", "C6"].map(|point| put(point, Black)));
    sheet.enter(["D1", "D2", "D3", "C3", "A3", "G7"].map(|point| put(point, White)));
    sheet.enter([GameAct::Stop]);
    let none = go::course::LifeAndDeath::default();
    let group = |life, point: &str| sheet.game.group_at(life, pt(point));
    assert_eq!(group(&none, "A1"), pts("A1 B2"));
    assert_eq!(group(&none, "C4"), pts("C4"));
    assert_eq!(group(&none, "E5"), []);
    let dead = sheet.game.toggled(&none, pt("B2"), Fate::Dead).expect("stones");
    assert_eq!(dead.dead().iter().copied().collect::<Vec<_>>(), pts("A1 B2"));
    let seki = sheet.game.toggled(&dead, pt("A1"), Fate::Seki).expect("stones");
    assert_eq!((seki.dead().len(), seki.seki().len()), (0, 2), "held, it is a seki");
    assert_eq!(sheet.game.toggled(&seki, pt("A1"), Fate::Seki), Some(none.clone()));
    assert_eq!(sheet.game.toggled(&none, pt("E5"), Fate::Dead), None, "no stone lies there");
    // An eye that White alone surrounds joins what lies around it.
    let mut eye = Sheet::nine(Japanese);
    eye.enter(["A2", "B1", "A9"].map(|point| put(point, White)));
    eye.enter(["B2", "A3", "C1"].map(|point| put(point, Black)));
    eye.enter([GameAct::Stop]);
    assert_eq!(eye.game.group_at(&none, pt("A2")), pts("B1 A2"));
}
