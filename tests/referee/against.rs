//! A report held against the record: what the record knows is not asked, and what contradicts it is refused.

use go::RulesetName::{self, *};
use referee::{
    Before, Case, Effect, FindingError, InForce, Incident, IncidentKind as Kind, MoveNo, Noticed,
    NoticedBy, ProcedureName, detect, rule,
};

use crate::case::{KO, game, told};

fn said(procedure: &str, rules: RulesetName, moves: &str, text: &str) -> String {
    let record = game(rules, moves);
    match told(procedure, text).rule(Some(&record)) {
        Ok(ruling) => ruling.headline(),
        Err(error) => error.to_string(),
    }
}

/// White plays D4 on a stone with move 4, Black retakes a ko with move 15.
const TWO: &str = "C4 F4 D5 W:C4 D5 E5 D3 E3 J9 D4 E4 A9 A1 D4 E4 H8";

#[test]
fn the_earlier_of_two_violations_governs() {
    let record = game(Japanese, "D4 E4 C3 B:C4 E5 W:D5");
    let all = detect(&record);
    let at: Vec<u32> = all.iter().filter_map(|found| found.at.map(|at| at.0)).collect();
    assert_eq!(at, [4, 6]);
    let text = "two-in-a-row by white at 6 noticed 6";
    let refused = told("nihon-kiin", text).rule(Some(&record)).expect_err("the first governs");
    let FindingError::EarlierGoverns { first: MoveNo(4), at: Some(MoveNo(6)), .. } = refused else {
        panic!("{refused}");
    };
    assert_eq!(
        refused.to_string(),
        "move 6: two-in-a-row by black at move 4 came first and governs: rule on that one"
    );
    let first = said("nihon-kiin", Japanese, "D4 E4 C3 B:C4 E5 W:D5", "two-in-a-row by black few");
    assert_eq!(first, "White wins by an illegal move of the opponent.");
}

#[test]
fn an_earlier_one_that_was_ruled_on_or_stands_governs_no_longer() {
    let record = game(Japanese, "D4 E4 C3 B:C4 E5 W:D5");
    let told_ = told("nihon-kiin", "two-in-a-row by white at 6 noticed 6");
    let incident = Incident::new(Kind::TwoInARow, go::Color::Black).at(4);
    let ruled = [InForce { no: None, incident, effect: Effect::nothing() }];
    let before = Before { ruled: &ruled, ..Before::default() };
    let case = Case { game: Some(&record), before, ..Case::new(&told_.procedure, &told_.incident) };
    let ruling = rule(&case).expect("the first was ruled on");
    assert_eq!(ruling.outcome().map(|o| o.to_string()).as_deref(), Some("B+I"));
    // Under the Dutch window the first is past, so the later one governs.
    let dutch = "D4 E4 C3 B:C4 E5 D5 F6 G7 H8 W:H7";
    let later = said("ngb", Ngb, dutch, "two-in-a-row by white at 10 noticed 10");
    assert_eq!(later, "Back to the position before move 10. Black to move.");
}

#[test]
fn answers_against_the_record_are_refused_in_its_words() {
    let dutch = |text: &str| said("ngb", Ngb, &format!("{KO} H7 H6 H5"), text);
    let on = "noticed: the record goes on from move 13 to move 17, so it was noticed after move 17";
    assert_eq!(dutch("ko-retake by black at 13"), on, "at once, four moves later");
    assert_eq!(dutch("ko-retake by black at 13 few"), on);
    assert_eq!(dutch("ko-retake by black at 13 noticed 14"), on);
    assert_eq!(dutch("ko-retake by black at 13 many"), "The game goes on as it stands.");
    assert_eq!(
        dutch("suicide by white"),
        "the record's 17 moves show no suicide by white: name the move, or record what was played"
    );
    assert_eq!(
        dutch("ko-retake by black at 11 noticed 17"),
        "move 11 by black is no ko-retake in the record"
    );
    assert_eq!(dutch("ko-retake by white at 13"), "by: move 13 was black's in the record");
    let none = said("nihon-kiin", Japanese, "D4 E4", "repetition agreed");
    assert!(none.starts_with("the record's 2 moves show no repetition"), "{none}");
    let both = said("chinese-1988", Chinese, "D4", "board-scattered agreed disagreed");
    assert_eq!(both, "agreed and disagreed: both cannot be so, choose one");
}

#[test]
fn the_chief_arbiter_may_say_that_the_record_is_wrong() {
    let text = "ko-retake by black at 13 record-wrong";
    let overruled = said("ngb", Ngb, &format!("{KO} H7 H6 H5"), text);
    assert_eq!(overruled, "Back to the position before move 13. Black to move.");
}

#[test]
fn what_was_heard_before_stays_as_it_was_reported() {
    let report = Incident::new(Kind::KoRetake, go::Color::Black).at(13).noticed_after(13);
    let record = game(Aga, KO);
    let procedure = ProcedureName::Aga.preset();
    let heard = [report.clone()];
    let before = Before { heard: &heard, ..Before::default() };
    let case = Case { game: Some(&record), before, ..Case::new(&procedure, &report) };
    assert!(rule(&case).expect("heard at move 13").effect.turn.is_some());
    let fresh = Case { before: Before::default(), ..case };
    assert!(matches!(rule(&fresh), Err(FindingError::OtherNotice { .. })));
}

#[test]
fn the_record_names_the_move_and_the_kind() {
    let record = game(Ngb, KO);
    let told_ = told("ngb", "ko-retake by black few");
    let ruling = told_.rule(Some(&record)).expect("it fits");
    assert_eq!(ruling.headline(), "Back to the position before move 13. Black to move.");
    assert!(!ruling.notes.contains(&referee::RulingNote::MoveUnknown));
    let record = game(Chinese, "D4 E4 C3 B:C4");
    let told_ = told("chinese-2002", "out-of-turn by black");
    let ruling = told_.rule(Some(&record)).expect("it fits");
    assert_eq!((ruling.kind, ruling.at), (Kind::TwoInARow, Some(MoveNo(4))));
    let record = game(Chinese, "D4 E4 C3 C5");
    let told_ = told("chinese-2002", "take-back by white");
    assert_eq!(told_.rule(Some(&record)).expect("it fits").at, Some(MoveNo(4)));
}

#[test]
fn the_way_in_does_not_change_the_ruling() {
    let record = game(Aga, "D4 F6 C3 B:G3");
    let procedure = ProcedureName::Aga.preset();
    let of = |incident: &Incident| {
        rule(&Case { game: Some(&record), ..Case::new(&procedure, incident) }).expect("it fits")
    };
    let shortcut = detect(&record).remove(0);
    assert_eq!(shortcut.noticed_by, None, "who noticed is what people know");
    let by_hand = Incident::new(Kind::TwoInARow, go::Color::Black);
    let by_number = Incident { noticed: Noticed::AfterMove(MoveNo(4)), ..by_hand.clone().at(4) };
    assert_eq!(of(&shortcut), of(&by_hand));
    assert_eq!(of(&shortcut), of(&by_number));
    assert!(of(&shortcut).headline().contains("both stones come off"));
}

#[test]
fn an_arbiters_notice_counts_where_the_event_says_so() {
    let mut told_ = told("aga", "two-in-a-row by black at 4");
    told_.incident.noticed_by = Some(NoticedBy::Arbiter);
    told_.procedure.arbiter_claims = false;
    let own = told_.rule(None).expect("it fits");
    assert!(own.waits(), "the text asks for the objection");
    assert_eq!(own.basis.article, "Rule 8, illegal moves");
    told_.procedure = referee::ProcedureName::Aga.preset();
    let encyclopedia = told_.rule(None).expect("it fits");
    assert_eq!(encyclopedia.basis.source, "Wikipedia, rules of Go (Dutch)");
    let words = encyclopedia.headline();
    assert_eq!(
        words,
        "Back to the position before move 4: the stone comes off and it counts as a pass of Black. White to move. White gets 1 pass stone."
    );
}

#[test]
fn both_lose_only_after_both_were_asked_and_refuse() {
    let japanese = |text: &str| told("japanese", text).rule(None).expect("it fits");
    let asked = "Both players are asked first: play on, or end as it lies.";
    for open in ["", " black-says neither", " white-says as-it-lies"] {
        let ruling = japanese(&format!("count-disputed effective-move{open}"));
        assert_eq!(ruling.headline(), asked, "{open}");
        assert!(ruling.options.is_empty(), "nothing to choose before");
        assert_eq!(ruling.outcome(), None);
    }
    for refused in [
        "disagreed",
        "black-says neither white-says neither",
        "black-says as-it-lies white-says neither",
    ] {
        let ruling = japanese(&format!("count-disputed effective-move {refused}"));
        assert_eq!(ruling.headline(), "Both players lose.", "{refused}");
    }
    let resumed = japanese("count-disputed effective-move black-says play-on white-says neither");
    assert_eq!(resumed.headline(), "The game goes on. White plays first.");
    assert_eq!(resumed.basis.article, "Art. 9.3");
    for agreed in ["agreed", "black-says as-it-lies white-says as-it-lies"] {
        let ruling = japanese(&format!("count-disputed effective-move {agreed}"));
        assert_eq!(ruling.headline(), "Life and death and the count are gone through again.");
    }
    let displaced = japanese("stone-displaced");
    assert!(
        displaced.options.iter().all(|option| !option.sentence().contains("Both players lose"))
    );
}

#[test]
fn taking_back_has_a_rule_of_its_own() {
    for (procedure, article) in [
        ("nihon-kiin", "Art. 2 and 13.2"),
        ("kansai-kiin", "Art. 2 and 13.2"),
        ("ngb", "Art. 2 and 13.2"),
        ("club", "Playing a stone"),
    ] {
        let ruling = told(procedure, "take-back by black at 3").rule(None).expect("it fits");
        assert_eq!(ruling.basis.article, article, "{procedure}");
        assert!(!ruling.waits());
        assert!(ruling.headline().starts_with("The stone goes back to the point"), "{procedure}");
    }
    let ruling = told("nihon-kiin", "take-back by black at 3 later 2").rule(None).expect("it fits");
    assert_eq!(ruling.basis.article, "Art. 13.2 and 14");
}

#[test]
fn suicide_that_the_event_allows_is_no_offence() {
    let told_ = told("nihon-kiin", "suicide by black at 9");
    let own = tournament::OwnRules::from([("suicide".to_owned(), "legal".to_owned())]);
    let rules = tournament::own_ruleset(Japanese, &own);
    let case = Case { rules: Some(&rules), ..Case::new(&told_.procedure, &told_.incident) };
    assert_eq!(
        rule(&case).expect("it fits").headline(),
        "No offence. The game goes on as it stands."
    );
}

#[test]
fn two_violations_at_one_move_do_not_govern_each_other() {
    let words = said("nihon-kiin", Japanese, TWO, "occupied by white at 4 noticed 16");
    assert_eq!(words, "Black wins by an illegal move of the opponent.");
}

#[test]
fn so_many_moves_later_is_counted_in_the_record() {
    let procedure = ProcedureName::NihonKiin.preset();
    let fits = |later: usize, noticed| {
        let since = ["H8", "J2", "H1", "G9"][..later].join(" ");
        let record = game(Japanese, &format!("{} {since}", KO.trim_end_matches(" H8")));
        let retake = Incident::new(Kind::KoRetake, go::Color::Black).at(13);
        let incident = Incident { noticed, ..retake };
        rule(&Case { game: Some(&record), ..Case::new(&procedure, &incident) }).is_ok()
    };
    let few = [0, 1, 3, 4].map(|later| fits(later, Noticed::UpToThree));
    assert_eq!(few, [false, true, true, false]);
    assert_eq!([3, 4].map(|later| fits(later, Noticed::MoreThanThree)), [false, true]);
    assert_eq!([2, 3].map(|later| fits(later, Noticed::Beyond(2))), [false, true]);
    assert_eq!([0, 2, 3].map(|later| fits(later, Noticed::Within(2))), [false, true, false]);
}

/// The partner whose turn it was made no error; the chief arbiter may say that the record is wrong about that too.
#[test]
fn the_partner_whose_turn_it_was_made_no_error() {
    let of = |text: &str| told("pair-go", text).rule(None).map(|ruling| ruling.remedy);
    let order = |text: &str| of(&format!("out-of-turn by black at 5 {text}"));
    assert!(matches!(order("partner first"), Err(FindingError::InOrder { .. })));
    assert!(order("partner second").is_ok());
    assert!(order("partner first record-wrong").is_ok());
}

/// A stone is put back where it was played last, unless another one was played there since.
#[test]
fn a_point_is_taken_only_by_what_was_played_since() {
    let mut told_ = told("nihon-kiin", "stone-displaced at 3 noticed 5");
    let point = |name: &str| name.parse().expect("a point");
    let from = |name| referee::MovedStone { color: go::Color::Black, from: point(name), to: None };
    told_.incident.circumstances.stones = vec![from("C3")];
    let of = |moves| told_.rule(Some(&game(Japanese, moves))).expect("it fits").headline();
    assert_eq!(of("D4 F6 C3 G3 H5"), "Back to their points: black C3.");
    assert_eq!(of("D4 F6 H4 C3 H5"), "Both players lose.");
}

/// The American rules hand a stone over for a pass; none is missing for a pass that the other side made.
#[test]
fn a_pass_stone_is_missing_for_ones_own_pass_alone() {
    let record = game(Aga, "D4 - F6 F7");
    for (text, doubted) in [
        ("pass-disputed by white at 2 no-stone", false),
        ("pass-disputed by black at 2 no-stone", true),
        ("pass-disputed by white at 4 no-stone", true),
        ("pass-disputed by white no-stone", false),
        ("pass-disputed by black no-stone", true),
    ] {
        let ruling = told("aga", text).rule(Some(&record)).expect("it fits");
        let notes = ruling.notes.contains(&referee::RulingNote::RecordDisagrees);
        assert_eq!((ruling.waits(), notes), (doubted, doubted), "{text}");
    }
}

/// Where play goes on after a violation that repeats the position, the violation is what is ruled on.
#[test]
fn a_violation_hides_the_repetition_that_it_causes() {
    let record = game(Japanese, KO);
    let kinds = |known: &[InForce]| {
        let open = referee::unruled(&record, known);
        open.iter().map(|found| (found.kind, found.at)).collect::<Vec<_>>()
    };
    let retake = (Kind::KoRetake, Some(MoveNo(13)));
    let open = kinds(&[]);
    assert!(open.contains(&retake), "{open:?}");
    let at_retake: Vec<_> = open.iter().filter(|found| found.1 == retake.1).collect();
    assert_eq!(at_retake, [&retake]);
    let incident = Incident::new(Kind::KoRetake, go::Color::Black).at(13);
    let ruled = [InForce { no: None, incident, effect: Effect::nothing() }];
    assert!(!kinds(&ruled).contains(&retake));
}
