//! How the end is led under every ruleset, compared with its text: who plays first when it goes on, what follows
//! without an agreement, and which text says so.

use go::Color::{self, Black, White};
use go::RulesetName::{self as Rules, *};
use go::course::CourseError;
use recording::{Duty, GameAct, Heading, RecordError, Source, Stage};

use crate::sheet::{Sheet, agree, confirm, mark, pt, terms};
use crate::stopping::{both_lose, refused_by_both};

/// What follows where the players do not agree.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Without {
    /// Both lose, once a move is named and both were asked, told and asked again.
    BothLose,
    /// All stones live once both have passed twice in succession.
    LiveAfterFour,
    /// All stones live as soon as they say so.
    Live,
    /// The referee decides.
    Referee,
}

/// A line of the table: the rules; who plays first if Black asks, White having passed last; what follows without
/// an agreement; what that, going on, and the agreement rest on.
type Line = (Rules, Color, Without, [Source; 3]);

fn table() -> Vec<Line> {
    use Without as W;
    let article = |no| Source::Article(no);
    let rule = |no| Source::American(no);
    let japanese =
        |rules| (rules, White, W::BothLose, [article("13.1"), article("9.3"), article("9.2")]);
    let american = |rules| (rules, Black, W::LiveAfterFour, [rule("10"), rule("10"), rule("9")]);
    let usual = |rules| (rules, White, W::Referee, [Source::Usual; 3]);
    let (end, play) = (Source::Under(Heading::End), Source::Under(Heading::Play));
    vec![
        japanese(Japanese),
        japanese(Ngb),
        american(Aga),
        american(Bga),
        american(Ffg),
        (Nz, White, W::Live, [end; 3]),
        (Chinese, White, W::Referee, [end, Source::Usual, article("8")]),
        (Egf, White, W::Referee, [play, Source::Usual, Source::Usual]),
        (Club9x9, White, W::Referee, [Source::Usual, Source::Usual, end]),
        usual(Ing),
        usual(Korean),
        usual(ClubBeginners),
        usual(ClubDutch),
        usual(Generic),
    ]
}

/// Two stones, and so many passes that play stops.
fn stopped(rules: Rules) -> Sheet {
    Sheet::after(rules, "D4 E4").moves(passes(rules))
}

fn passes(rules: Rules) -> &'static str {
    if rules == Ing { "- - - -" } else { "- -" }
}

fn resumed(rules: Rules) -> Sheet {
    stopped(rules).with([GameAct::Resume { color: Black }])
}

#[test]
fn every_ruleset_but_tromp_taylor_has_a_line() {
    let lines = table();
    let left = Rules::ALL.into_iter().filter(|rules| lines.iter().all(|line| line.0 != *rules));
    assert_eq!(left.collect::<Vec<_>>(), [TrompTaylor], "its board counts as it stands");
}

#[test]
fn the_game_goes_on_as_the_text_says() {
    for (rules, first, ..) in table() {
        assert_eq!(resumed(rules).game.to_move(), Some(first), "{rules}");
        let again = resumed(rules).moves("C3 C4").moves(passes(rules));
        assert_eq!(again.phase(), "stopped", "{rules}: it is stopped once more");
    }
}

#[test]
fn without_an_agreement_follows_what_the_text_says() {
    let ends = |sheet: &Sheet| sheet.game.stage() == Some(Stage::Count);
    for (rules, _, without, _) in table() {
        let (now, ruled) = (stopped(rules), refused_by_both());
        match without {
            Without::BothLose => {
                assert_eq!(now.refused(GameAct::NoAgreement), RecordError::NothingFound, "{rules}");
                let lost = now.with(ruled).with([both_lose()]);
                assert_eq!(lost.game.ending().to_string(), "both-lose", "{rules}");
            }
            Without::LiveAfterFour => {
                let first = RecordError::PlayOnFirst;
                assert_eq!(now.refused(GameAct::NoAgreement), first, "{rules}: they play on");
                let played = resumed(rules).moves("C3 C4 - -");
                assert_eq!(
                    played.refused(GameAct::NoAgreement),
                    first,
                    "{rules}: a move lies between"
                );
                let twice = resumed(rules).moves("- -");
                assert!(ends(&twice.with([GameAct::NoAgreement])), "{rules}");
                let later = played.with([GameAct::Resume { color: White }]).moves("- -");
                assert!(
                    ends(&later.with([GameAct::NoAgreement])),
                    "{rules}: twice in succession by now"
                );
            }
            Without::Live => assert!(ends(&now.with([GameAct::NoAgreement])), "{rules}"),
            Without::Referee => {
                for act in [GameAct::NoAgreement, both_lose()] {
                    let error = now.refused(act);
                    let asked = RecordError::Course(CourseError::NotInRules(""));
                    let same = std::mem::discriminant(&error) == std::mem::discriminant(&asked);
                    assert!(same, "{rules}: {error:?}");
                }
                assert!(
                    ends(&now.with([mark("D4"), GameAct::Settle])),
                    "{rules}: the referee settles it"
                );
            }
        }
        let lose = matches!(without, Without::BothLose);
        assert!(stopped(rules).game.enter(&both_lose()).is_err(), "{rules}: never by one tap");
        let copy = GameAct::Copy { claimant: White, group: pt("D4") };
        let marks = GameAct::Claim { color: White, dead: vec![pt("D4")], seki: Vec::new() };
        let differ = stopped(rules).with([mark(""), marks, GameAct::Differ]);
        assert_eq!(
            differ.clone().game.enter(&copy).is_ok(),
            lose,
            "{rules}: a copy is Article 7.2"
        );
    }
}

#[test]
fn each_step_cites_the_text_that_has_it_or_none() {
    for (rules, _, _, sources) in table() {
        let ruleset = terms(rules, 9).ruleset();
        let without = match sources[0] {
            Source::Article("13.1") => Duty::BothLose,
            _ => Duty::AllLive,
        };
        let duties = [without, Duty::Resumption, Duty::Agreement];
        assert_eq!(duties.map(|duty| Source::of(&ruleset, duty)), sources, "{rules}");
        assert_ne!(
            Source::of(&ruleset, Duty::Counting),
            Source::Usual,
            "{rules}: all say how to count"
        );
    }
}

/// Until both have confirmed each step can be taken back, under every ruleset.
#[test]
fn every_step_is_undone_until_both_confirmed() {
    for (rules, ..) in table() {
        let steps = [GameAct::NothingLeft, mark("D4"), agree(Black), agree(White), confirm(Black)];
        let mut sheets = vec![stopped(rules)];
        for step in steps {
            sheets.push(sheets.last().expect("one").clone().with([step]));
        }
        let mut last = sheets.pop().expect("all steps");
        while let Some(before) = sheets.pop() {
            last.enter([GameAct::Undo]);
            assert_eq!(
                (last.phase(), last.game.stage(), last.result()),
                (before.phase(), before.game.stage(), before.result()),
                "{rules}"
            );
        }
        let all = [mark("D4"), agree(Black), agree(White), confirm(Black), confirm(White)];
        let confirmed = stopped(rules).with(all);
        let error = confirmed.refused(GameAct::Undo);
        assert_eq!(error, RecordError::Course(CourseError::Confirmed), "{rules}");
    }
}

/// Two passes end a game under Tromp-Taylor: no agreement, nothing to object to, nothing goes on.
#[test]
fn tromp_taylor_counts_the_board_as_it_stands() {
    let over = stopped(TrompTaylor);
    assert_eq!((over.phase(), over.game.stage()), ("ended", Some(Stage::Count)));
    assert_eq!(over.game.count().expect("a count").lifted.len(), 0, "nothing is lifted");
    let none = RecordError::Course(CourseError::NoResumption);
    assert_eq!(over.refused(GameAct::Object), none);
}

/// A pass hands over a stone under American rules alone, and White passes last.
#[test]
fn passes_hand_over_stones_under_american_rules_alone() {
    for (rules, _, without, _) in table() {
        let american = without == Without::LiveAfterFour;
        assert_eq!(stopped(rules).held(), if american { (1, 1) } else { (0, 0) }, "{rules}");
        if american {
            let early = Sheet::after(rules, "D4 E4 C3 - -");
            assert_eq!((early.phase(), early.game.to_move()), ("playing", Some(White)), "{rules}");
            assert_eq!(early.moves("-").held(), (2, 1), "{rules}: White passes last");
            let twice = resumed(rules).moves("- -");
            assert_eq!(twice.held(), (2, 2), "{rules}: the two more passes cost a stone each");
        }
    }
}

/// Who has said what is dead: nobody yet, one alone, both together; a new stop asks anew.
#[test]
fn nobody_has_spoken_before_the_own_word() {
    let spoken = |sheet: &Sheet| [Black, White].map(|color| sheet.game.has_spoken(color));
    let mut sheet = stopped(Japanese);
    sheet.enter([GameAct::NothingLeft]);
    assert_eq!(spoken(&sheet), [false, false]);
    sheet.enter([GameAct::Claim { color: White, dead: vec![pt("D4")], seki: Vec::new() }]);
    assert_eq!(spoken(&sheet), [false, true]);
    assert_eq!(spoken(&sheet.clone().with([mark("")])), [true, true], "marked for both");
    let again = sheet.with([GameAct::Resume { color: Black }]).moves("- -");
    assert_eq!(spoken(&again), [false, false]);
}
