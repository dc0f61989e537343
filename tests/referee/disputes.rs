//! What is in dispute at the end of a game: a resignation, a result, a pass.

use go::Color::{Black, White};
use referee::{
    CallAfterEnd, Case, Circumstances, Incident, IncidentKind as Kind, Party, ProcedureName,
    RefereedGame, Remedy, Ruling, RulingNote, Verdict, apply, rule,
};
use tournament::Ending;

use crate::after_end::{at_board, by, ending, said};
use crate::case::game;

/// Every verdict that the arbiter may choose.
fn verdicts(ruling: &Ruling) -> Vec<Verdict> {
    ruling.options.iter().map(|option| option.effect.verdict).collect()
}

#[test]
fn a_disputed_resignation_is_the_arbiters() {
    let procedure = ProcedureName::NihonKiin.preset();
    let call = by(Kind::ResignationDisputed, Black);
    let shown = at_board(&procedure, &call, &[], ending("W+R")).expect("a ruling");
    assert!(shown.waits());
    assert_eq!(verdicts(&shown), [Verdict::EndStands, Verdict::Resumes]);
    // Nothing is entered yet: the game goes on, or was lost.
    let open = at_board(&procedure, &call, &[], Ending::Pending).expect("a ruling");
    assert_eq!(verdicts(&open), [Verdict::GoesOn, Verdict::Ends(ending("W+R"))]);
    assert_eq!(open.options[1].sentence(), "White wins by resignation.");
    let case = Case { confirmed: true, ..Case::new(&procedure, &call) };
    assert_eq!(rule(&case).expect("a ruling").effect.verdict, Verdict::ResultStands);
}

#[test]
fn a_result_that_is_said_to_be_wrong_is_the_arbiters() {
    let procedure = ProcedureName::Egf.preset();
    let call = by(Kind::ResultWrong, Black);
    let ruling = at_board(&procedure, &call, &[], ending("B+3.5")).expect("a ruling");
    assert!(ruling.waits());
    let offered = verdicts(&ruling);
    assert!(offered.contains(&Verdict::EndStands) && offered.contains(&Verdict::CountAgain));
    assert!(offered.contains(&Verdict::Resumes));
    let winners: Vec<_> = offered.iter().filter_map(|v| v.ending()?.winner()).collect();
    assert_eq!(winners, [Black, White]);
    // What is strong evidence stands in the European guidelines.
    assert_eq!(ruling.basis.article, "Game results");
    assert!(ruling.basis.words.contains("the loser says so"));
}

#[test]
fn a_game_that_is_over_is_not_broken_off() {
    let procedure = ProcedureName::Egf.preset();
    let call = by(Kind::Adjournment, Black);
    let open = at_board(&procedure, &call, &[], Ending::Pending).expect("a ruling");
    assert_eq!(verdicts(&open), [Verdict::GoesOn, Verdict::Adjourned]);
    let over = said(&call, CallAfterEnd::Open);
    let over = at_board(&procedure, &over, &[], ending("B+R")).expect("a ruling");
    assert!(!verdicts(&over).contains(&Verdict::Adjourned));
}

#[test]
fn a_pass_stone_that_is_missing_is_handed_over_where_a_pass_costs_one() {
    let mut call = by(Kind::PassDisputed, Black);
    assert!(call.circumstances.set_fault("no-stone"));
    for name in ProcedureName::ALL {
        let procedure = name.preset();
        let ruling = at_board(&procedure, &call, &[], Ending::Pending).expect("a ruling");
        let stones = ruling.effect.pass_stones.of(White);
        assert_eq!(stones, u32::from(procedure.pass_stone), "{name}");
        assert_eq!(ruling.waits(), !procedure.pass_stone, "{name}");
    }
    // Once the game was counted, the count is gone through again.
    let aga = ProcedureName::Aga.preset();
    let late = said(&call, CallAfterEnd::Open);
    let counted = at_board(&aga, &late, &[], ending("B+0.5")).expect("a ruling");
    assert_eq!(counted.effect.verdict, Verdict::CountAgain);
}

#[test]
fn a_pass_stone_that_the_record_counts_is_not_counted_twice() {
    let aga = ProcedureName::Aga.preset();
    let mut call = by(Kind::PassDisputed, Black);
    assert!(call.circumstances.set_fault("no-stone"));
    let ruling = |call: &Incident, rules, moves| {
        let record = game(rules, moves);
        let ruling = rule(&Case { game: Some(&record), ..Case::new(&aga, call) });
        (ruling.expect("a ruling"), RefereedGame::new(record))
    };
    let held = |rules| {
        let (ruling, record) = ruling(&call, rules, "D4 E4 - F6");
        assert_eq!((ruling.waits(), ruling.effect.pass_stones.of(White)), (false, 1));
        apply(&ruling.effect, &record).expect("it applies").prisoners(White)
    };
    assert_eq!(held(go::RulesetName::Aga), 1, "the record has counted it already");
    assert_eq!(held(go::RulesetName::Japanese), 1, "the record counts none");
    // A pass that the record does not have: the arbiter looks, and may have a stone handed over all the same.
    let (doubted, record) = ruling(&call, go::RulesetName::Aga, "D4 E4 C3 -");
    assert!(doubted.waits() && doubted.notes.contains(&RulingNote::RecordDisagrees));
    let hands = |option: &&referee::RulingOption| option.remedy == Some(Remedy::PassStone);
    let option = doubted.options.iter().find(hands).expect("it is offered");
    assert_eq!(apply(&option.effect, &record).expect("it applies").prisoners(White), 1);
    // The move that is named is no pass of Black's.
    for (number, waits) in [(1, true), (3, false), (4, true)] {
        let (named, _) = ruling(&call.clone().at(number), go::RulesetName::Aga, "D4 E4 - F6");
        assert_eq!(named.waits(), waits, "move {number}");
    }
}

#[test]
fn where_the_text_says_play_on_a_counted_result_comes_off() {
    let pending = by(Kind::CountDisputed, Black);
    let open = said(&pending, CallAfterEnd::Open);
    for name in [ProcedureName::Aga, ProcedureName::Bga, ProcedureName::Nz] {
        let ruling = |shown: Ending| {
            let call = if shown.is_pending() { &pending } else { &open };
            at_board(&name.preset(), call, &[], shown).expect("a ruling")
        };
        let counted = ruling(ending("B+3.5"));
        assert_eq!((counted.remedy, counted.effect.verdict), (Remedy::PlayOn, Verdict::Resumes));
        assert_eq!(counted.outcome(), Some(Ending::Pending), "{name}");
        assert!(counted.headline().starts_with("The result no longer counts"), "{name}");
        assert!(!verdicts(&counted).contains(&Verdict::Resumes), "{name}: not offered twice");
        assert_eq!(ruling(Ending::Pending).effect.verdict, Verdict::GoesOn, "{name}");
    }
    // A pass in dispute: what was counted over it may come off too.
    let pass = said(&by(Kind::PassDisputed, Black), CallAfterEnd::Open);
    let aga = ProcedureName::Aga.preset();
    let offered = verdicts(&at_board(&aga, &pass, &[], ending("B+3.5")).expect("a ruling"));
    assert!(offered.contains(&Verdict::EndStands) && offered.contains(&Verdict::Resumes));
}

#[test]
fn only_a_repetition_is_drawn_by_repetition() {
    let procedure = ProcedureName::Korean2024.preset();
    let drawn = |kind| {
        let incident = Incident::new(kind, Party::Nobody);
        let ruling = rule(&Case::new(&procedure, &incident)).expect("a ruling");
        let draws = ruling.options.iter().filter(|option| option.remedy == Some(Remedy::Draw));
        draws.map(|option| option.effect.verdict).collect::<Vec<_>>()
    };
    assert_eq!(drawn(Kind::BothFlags), [Verdict::Ends(ending("0"))]);
    assert!(
        drawn(Kind::Repetition).iter().all(|verdict| *verdict == Verdict::Ends(ending("draw")))
    );
    let agreed = Incident {
        circumstances: Circumstances { agreed: true, ..Circumstances::default() },
        ..Incident::new(Kind::Repetition, Party::Nobody)
    };
    let ruling = rule(&Case::new(&procedure, &agreed)).expect("a ruling");
    assert_eq!(ruling.effect.verdict, Verdict::Ends(ending("draw")));
}
