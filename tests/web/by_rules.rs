//! Buttons and words that differ with the rules of play.

use tengen::referee::ProcedureName;
use tengen::tournament::RulesetName;

use crate::hall::{Hall, event, value_of};

const RECORD: &str = "/boards/1/1/record";

fn hall(rules: RulesetName, moves: &str) -> Hall {
    let mut event = event(ProcedureName::NihonKiin);
    event.settings.rules = rules;
    let hall = Hall::with(&event);
    for (n, at) in moves.split_whitespace().enumerate() {
        let (color, seen) = (["B", "W"][n % 2], value_of(&hall.get(RECORD), "seen"));
        let act = if at == "-" { "pass" } else { "as-played" };
        let fields = [("act", act), ("color", color), ("at", at), ("seen", seen.as_str())];
        assert_eq!(hall.post(RECORD, &fields).status(), 303, "{color} {at}");
    }
    hall
}

/// Two stones are sent and one is returned, and no move of it is forbidden: the position after move 11 is the one
/// after move 7.
const CYCLE: &str = "D1 A2 C2 B2 B1 Q16 A1 C1 B1 - A1";

#[test]
fn a_repetition_is_a_draw_by_korean_rules_and_no_result_by_japanese() {
    let korean = hall(RulesetName::Korean, CYCLE);
    let page = korean.get(RECORD);
    assert!(page.contains("Both agree: a draw by repetition"), "{page}");
    assert!(!page.contains("no result by repetition"), "what it does stands on it");
    let seen = value_of(&page, "seen");
    let agreed = [("act", "repetition"), ("seen", seen.as_str())];
    assert_eq!(korean.post(RECORD, &agreed).status(), 303);
    let ended = korean.get(RECORD);
    assert!(ended.contains("Draw by repetition") && !ended.contains("Jigo"), "{ended}");
    assert_eq!(korean.post("/boards/1/1", &[("ending", "draw"), ("seen", "0")]).status(), 303);
    assert_eq!(korean.ending(), "draw");
    for page in [RECORD, "/boards?show=all", "/rounds/1", "/players/1", "/games/1/1"] {
        let page = korean.get(page);
        assert!(page.contains("Draw by repetition") && !page.contains("Jigo"), "{page}");
    }
    let board = korean.get("/boards/1/1");
    assert!(board.contains("name=\"who\" value=\"draw\""), "{board}");
    let japanese = hall(RulesetName::Japanese, CYCLE).get(RECORD);
    assert!(japanese.contains("Both agree: no result by repetition"), "{japanese}");
    let other = hall(RulesetName::Japanese, CYCLE).get("/boards/1/1");
    assert!(!other.contains("value=\"draw\""), "these rules draw nothing: {other}");
    let chinese = hall(RulesetName::Chinese, CYCLE).get(RECORD);
    assert!(!chinese.contains("by repetition"), "the referee decides");
}

#[test]
fn who_plays_on_is_agreed_in_new_zealand_and_asked_for_elsewhere() {
    let ways = |rules| hall(rules, "D4 Q16 - -").get(&format!("{RECORD}?way=on"));
    let nz = ways(RulesetName::Nz);
    for words in ["Both agree on this", "White plays first", "No agreement: all stones live"] {
        assert!(nz.contains(words), "{words}: {nz}");
    }
    let aga = ways(RulesetName::Aga);
    assert!(aga.contains("Once both pass twice in succession") && !aga.contains("no-agreement"));
    let club = ways(RulesetName::ClubBeginners);
    assert!(club.contains("(general practice)"), "its text says nothing of it: {club}");
    let japanese = ways(RulesetName::Japanese);
    assert!(japanese.contains("(Article 9.3)"), "{japanese}");
}

/// A stone that the record has in its place: the ruling says that nothing changed on it.
#[test]
fn a_ruling_that_moves_nothing_says_so() {
    let hall = hall(RulesetName::Japanese, "D4 Q16 C3");
    let displaced =
        [("what", "stone-displaced:nobody"), ("noticed", "at-once"), ("stone", "W:Q16:R16")];
    let page = hall.ruling(&displaced);
    assert!(page.contains("nothing changed on it"), "{page}");
    assert!(!page.contains("The ruling is applied to the record, too"), "{page}");
}

/// Both have passed, and play goes on all the same: the page says what is missing.
#[test]
fn what_is_missing_after_both_have_passed_is_said() {
    let page = |rules, moves| hall(rules, moves).get(RECORD);
    let aga = page(RulesetName::Aga, "D4 - -");
    assert!(aga.contains("White passes last: play ends with White’s pass (AGA rule 7)"), "{aga}");
    let ing = page(RulesetName::Ing, "D4 Q16 - -");
    assert!(ing.contains("2 more passes in a row end play (general practice)"), "{ing}");
    assert!(page(RulesetName::Ing, "D4 Q16 - - -").contains("One more pass in a row ends play"));
    for (rules, moves) in [(RulesetName::Aga, "D4 Q16 -"), (RulesetName::Japanese, "D4 Q16 -")] {
        assert!(!page(rules, moves).contains("Both have passed"), "{rules}");
    }
}

/// The count says how people do it under their rules.
#[test]
fn the_count_is_done_as_people_do_it() {
    let counted = |rules, moves: &str| {
        let hall = hall(rules, moves);
        for act in ["nothing-left", "settle"] {
            let page = hall.get(RECORD);
            let seen = value_of(&page, "seen");
            let fields = [("act", act), ("seen", seen.as_str()), ("marking", "yes")];
            assert_eq!(hall.post(RECORD, &fields).status(), 303, "{act}");
        }
        hall.get(RECORD)
    };
    let chinese = counted(RulesetName::Chinese, "D4 Q16 - -");
    assert!(chinese.contains("only one side is counted"), "{chinese}");
    assert!(counted(RulesetName::Ing, "D4 Q16 - - - -").contains("with all of its stones"));
    let aga = counted(RulesetName::Aga, "D4 Q16 - -");
    assert!(aga.contains("Counted as territory, with the stones handed over"), "{aga}");
    assert!(!counted(RulesetName::Japanese, "D4 Q16 - -").contains("At the table"));
}
