//! Every procedure, row by row: where the rule comes from, what happened, the ruling, and an
//! option that has to be there.

use go::RulesetName;
use referee::{
    Clause, FindingError, Firmness, IncidentKind, NoticeWindow, ProcedureName, Profile, Remedy,
    RulingNote, Sanction, Standing, event_procedure, rules_field, rules_for,
};
use tournament::{Federation, System, preset};

use crate::case::{KO, at, game, ruling, told};

const GOES_ON: &str = "The game goes on as it stands.";
const OPEN: &str = "The arbiter decides; nothing happens until then.";
const STANDS: &str = "The confirmed result stands.";

type Row = (&'static str, &'static str, &'static str, &'static str, &'static str);

#[rustfmt::skip]
const JAPANESE: [Row; 26] = [
    ("Art. 14", "nihon-kiin", "suicide by white at 12 noticed 200", "Black wins by an illegal move of the opponent.", ""),
    ("Art. 14", "kansai-kiin", "two-in-a-row by black at 12", "White wins by an illegal move of the opponent.", ""),
    ("Art. 14", "nihon-kiin", "occupied by black at 12", "White wins by an illegal move of the opponent.", ""),
    ("Art. 14", "kansai-kiin", "out-of-turn by white at 1 many", "Black wins by an illegal move of the opponent.", ""),
    ("without Art. 14", "nihon-kiin-14", "ko-retake by black at 12", "Back to the position before move 12. Black to move.", "White wins by an illegal move of the opponent."),
    ("without Art. 14", "nihon-kiin-14", "two-in-a-row by black at 12", "Back to the position before move 12. White to move.", GOES_ON),
    ("Art. 10.4", "nihon-kiin", "count-disputed confirmed", STANDS, ""),
    ("Art. 10.3", "nihon-kiin", "count-disputed", "Life and death and the count are gone through again.", ""),
    ("Art. 13.1", "nihon-kiin", "count-disputed effective-move disagreed", "Both players lose.", ""),
    ("Art. 10.3", "kansai-kiin", "count-disputed effective-move agreed", "Life and death and the count are gone through again.", ""),
    ("Art. 13.2", "nihon-kiin", "stone-displaced at 20 noticed 25", "The stones go back to their points.", ""),
    ("Art. 13.2", "nihon-kiin", "stone-displaced at 20 noticed 25 disagreed", "Both players lose.", ""),
    ("Art. 13.2", "nihon-kiin", "stone-displaced by black at 20 noticed 25 deliberate disagreed", "Both players lose.", "In practice: White wins by decision."),
    ("Art. 13.2", "nihon-kiin", "stone-displaced by black at 20 noticed 25 deliberate taken", "Both players lose.", "In practice: White wins by decision."),
    ("Art. 13.2", "ngb", "stone-displaced by black at 20 noticed 25 deliberate disagreed", "Both players lose.", ""),
    ("Art. 13.2", "ngb", "stone-displaced by black at 20 noticed 25 deliberate", "The stones go back to their points.", "Warning to Black."),
    ("derived", "nihon-kiin", "stone-removed by black at 20", "The stones go back to their points.", "The stones go back to their points. Warning to Black."),
    ("derived", "nihon-kiin", "captures-left by black at 20", "The captured stones come off.", ""),
    ("Art. 12", "nihon-kiin", "repetition agreed", "The game has no result.", ""),
    ("Art. 12", "nihon-kiin", "repetition", GOES_ON, "If both players agree: The game has no result."),
    ("Art. 6 and 12", "kansai-kiin", "superko by white at 90", GOES_ON, "If both players agree: The game has no result."),
    ("derived", "nihon-kiin", "take-back by white at 9", "The stone goes back to the point where it was first played.", "The stone goes back to the point where it was first played. Warning to White."),
    ("derived", "nihon-kiin", "outside-help by white", OPEN, "White is out of the event. Black wins by decision."),
    ("Art. 13.2", "ngb", "stone-displaced taken", "Both players lose.", ""),
    ("Art. 12", "ngb", "repetition agreed", "The game has no result.", ""),
    ("Art. 10.4", "ngb", "ko-retake by black at 12 noticed 13 confirmed", STANDS, "Warning to Black. The confirmed result stands."),
];

#[rustfmt::skip]
const DUTCH_AND_PASSING: [Row; 22] = [
    ("NGB", "ngb", "suicide by white at 12", "Back to the position before move 12. White to move.", "Another penalty to White, in the arbiter's words."),
    ("NGB, inclusive", "ngb", "ko-retake by black at 87 noticed 90", "Back to the position before move 87. Black to move.", ""),
    ("NGB", "ngb", "ko-retake by black few", "Back to the position before the move in question. Black to move.", ""),
    ("NGB", "ngb", "ko-retake by black many", GOES_ON, "Warning to Black."),
    ("NGB", "ngb", "two-in-a-row by black at 30", "Back to the position before move 30. White to move.", "Warning to Black."),
    ("Rule 8", "aga", "occupied by white at 12 seen-by black", "Back to the position before move 12: the stone comes off and it counts as a pass of White. Black to move. Black gets 1 pass stone.", ""),
    ("Rule 8", "aga", "suicide by black at 13", "Back to the position before move 13: the stone comes off and it counts as a pass of Black. White to move. White gets 1 pass stone.", ""),
    ("Rule 8", "aga", "superko by black at 13 later 2", GOES_ON, "If both players agree: Back to the position before move 13. Black to move."),
    ("derived", "aga", "ko-retake by black at 13 seen-by arbiter", "Back to the position before move 13: the stone comes off and it counts as a pass of Black. White to move. White gets 1 pass stone.", ""),
    ("derived", "aga", "ko-retake by black at 13 seen-by black", OPEN, GOES_ON),
    ("derived", "aga", "out-of-turn by white at 1 seen-by black", "Back to the position before move 1: the stone comes off and it counts as a pass of White. Black to move. Black gets 1 pass stone.", ""),
    ("as AGA", "ffg", "two-in-a-row by white at 5 seen-by black", "Back to the position before move 4: both stones come off and it counts as a pass of White. Black to move. Black gets 1 pass stone.", ""),
    ("as AGA", "ffg", "suicide by white at 5 noticed 9 agreed", "Back to the position before move 5. White to move.", ""),
    ("setting", "ffg", "suicide by white at 5 confirmed", STANDS, "Caution to White."),
    ("BGA", "bga", "two-in-a-row by white at 5 seen-by arbiter", "Back to the position before move 4: both stones come off and it counts as a pass of White. Black to move. Black gets 1 pass stone. The clocks are stopped meanwhile.", ""),
    ("BGA", "bga", "ko-retake by black at 40 noticed 44 agreed", "Back to the position before move 40: the stone comes off and it counts as a pass of Black. White to move. White gets 1 pass stone. The clocks are stopped meanwhile.", ""),
    ("BGA", "bga", "out-of-turn by white at 5", "Back to the position before move 5: the stone comes off and it counts as a pass of White. Black to move. Black gets 1 pass stone. The clocks are stopped meanwhile.", ""),
    ("derived", "bga", "occupied by white at 5", "The arbiter decides; nothing happens until then. The clocks are stopped meanwhile.", "Back to the position before move 5. White to move."),
    ("derived", "bga", "stone-displaced by white at 5", "The arbiter decides; nothing happens until then. The clocks are stopped meanwhile.", "The stones go back to their points."),
    ("derived", "aga", "wrong-colors at 4", OPEN, "The players exchange colours, the stones stay."),
    ("derived", "aga", "wrong-setup", OPEN, "Komi and handicap are set as paired."),
    ("repetition forbidden", "aga", "repetition", GOES_ON, ""),
];

#[rustfmt::skip]
const ASIAN: [Row; 40] = [
    ("1988", "chinese-1988", "suicide by black at 31", "Back to the position before move 31: the stone comes off and it counts as a pass of Black. White to move.", ""),
    ("derived", "chinese-1988", "ko-retake by black at 31 noticed 33", OPEN, "Back to the position before move 31. Black to move."),
    ("1988", "chinese-1988", "take-back by white at 8", "The stone goes back to the point where it was first played. Warning to White.", ""),
    ("1988", "chinese-1988", "take-back by white at 8 dropped", "No offence. The game goes on as it stands.", ""),
    ("1988", "chinese-1988", "take-back by white at 8 warnings 1", "Warning to White. White has too many warnings. Black wins by decision.", ""),
    ("1988, in one game", "chinese-1988", "take-back by white at 8 event-warnings 1", "The stone goes back to the point where it was first played. Warning to White.", ""),
    ("1988", "chinese-1988", "stone-removed by black at 20", "The stones go back to their points. Warning to Black.", ""),
    ("1988", "chinese-1988", "stone-displaced by black deliberate", "White wins by decision.", ""),
    ("1988", "chinese-1988", "stone-displaced by black agreed", "The stones go back to their points.", "If both players agree: The game goes on as it stands."),
    ("1988", "chinese-1988", "stone-displaced by black", OPEN, "The game is drawn."),
    ("1988", "chinese-1988", "stone-displaced by black", OPEN, "The board is cleared. The game is replayed."),
    ("1988", "chinese-1988", "board-scattered by white", "The position is set up again.", ""),
    ("1988", "chinese-1988", "board-scattered by white lost", "Black wins by decision.", ""),
    ("1988", "chinese-1988", "board-scattered lost force-majeure", OPEN, "The game is drawn."),
    ("derived", "chinese-1988", "board-scattered lost", OPEN, "The board is cleared. The game is replayed. The clocks start from the beginning."),
    ("setting", "chinese-1988", "two-in-a-row by white at 41 confirmed", STANDS, ""),
    ("Art. 17", "chinese-2002", "wrong-colors at 1 noticed 10", "The players exchange colours, the stones stay.", ""),
    ("Art. 17", "chinese-2002", "wrong-colors noticed 8", "The players exchange colours, the stones stay.", ""),
    ("Art. 17", "chinese-2002", "wrong-colors noticed 12", GOES_ON, ""),
    ("Art. 17", "chinese-2002", "wrong-colors at 1 noticed 11", GOES_ON, ""),
    ("Art. 17", "chinese-2002", "take-back by black at 50 seen-by white", "The stone goes back to the point where it was first played. Warning to Black.", ""),
    ("derived", "chinese-2002", "take-back by black at 50 seen-by arbiter", OPEN, "The stone goes back to the point where it was first played."),
    ("Art. 17", "chinese-2002", "clock-misuse by black", "The game goes on as it stands. Warning to Black.", ""),
    ("derived", "chinese-2002", "clock-misuse by black other-fault", OPEN, "The clock is set right."),
    ("Art. 17", "chinese-2002", "stone-displaced by black", OPEN, "Both players lose."),
    ("Art. 20", "chinese-2002", "repetition", OPEN, "The game has no result."),
    ("Art. 20", "chinese-2002", "superko by black at 60", OPEN, "Back to the position before move 60. Black to move."),
    ("setting", "chinese-2002", "ko-retake by black at 60", "Back to the position before move 60: the stone comes off and it counts as a pass of Black. White to move.", "Back to the position before move 60. Black to move."),
    ("derived", "chinese-2002", "out-of-turn by white at 1", "Back to the position before move 1. Black to move. Warning to White.", ""),
    ("Art. 18", "korean-2024", "take-back by black at 50", "The stone goes back to the point where it was first played. Warning to Black. Black pays 2 points, as 2 prisoners of White.", ""),
    ("Art. 18", "korean-2024", "clock-misuse by black before-captures", "The game goes on as it stands. Warning to Black. Black pays 2 points, as 2 prisoners of White.", ""),
    ("Art. 18", "korean-2024", "captures-mishandled by black touched", "The game goes on as it stands. Warning to Black. Black pays 2 points, as 2 prisoners of White.", ""),
    ("derived", "korean-2024", "captures-mishandled by black other-fault", OPEN, "Warning to Black."),
    ("derived", "korean-2024", "captures-left by black", "The captured stones come off.", "Black pays 2 points, as 2 prisoners of White."),
    ("Art. 18, game by game", "korean-2024", "captures-mishandled by black event-warnings 1", "The game goes on as it stands. Warning to Black. Black pays 2 points, as 2 prisoners of White.", ""),
    ("suspension of February 2025", "korean-2024!", "captures-mishandled by black", "The game goes on as it stands. Caution to Black.", ""),
    ("suspension of February 2025", "korean-2024!", "captures-mishandled by black cautions 1", "The game goes on as it stands. Caution to Black.", ""),
    ("table of rulesets", "korean-2024", "repetition", "The game is drawn.", ""),
    ("setting", "korean-2024", "two-in-a-row by black at 7", OPEN, "White wins by an illegal move of the opponent."),
    ("ladder", "korean-2024", "conduct by black cautions 1 warnings 1", OPEN, "Caution to Black. Warning to Black. Black has too many warnings. White wins by decision."),
];

#[rustfmt::skip]
const OTHERS: [Row; 29] = [
    ("EGF", "egf", "ko-retake by black at 20", OPEN, "Back to the position before move 20. Black to move."),
    ("EGF", "egf", "count-disputed", OPEN, "Life and death and the count are gone through again."),
    ("EGF", "european-congress", "stone-displaced", OPEN, "The game is drawn."),
    ("guidelines", "egf", "time-loss by black", "White wins on time.", "The clock is set right."),
    ("setting", "egf", "no-show by white", "Black wins by default.", "The game is replayed."),
    ("setting", "egf", "time-loss by black confirmed", STANDS, ""),
    ("congress", "australian-congress", "take-back by black at 9", "White wins by decision.", ""),
    ("congress", "australian-congress", "conduct by black event-warnings 1", OPEN, "Warning to Black. Black has too many warnings. Black is out of the event. White wins by decision."),
    ("congress", "australian-congress", "conduct by black", OPEN, "Warning to Black."),
    ("Pair Go", "pair-go", "out-of-turn by white at 8 seen-by black", "The game goes on as it stands. Black gets 3 points.", ""),
    ("derived", "pair-go", "out-of-turn by white at 8 seen-by arbiter", GOES_ON, ""),
    ("setting", "pair-go", "ko-retake by white at 8", "Back to the position before move 8. White to move.", GOES_ON),
    ("WAGC conditions", "wagc", "ko-retake by black at 20", OPEN, "White wins by an illegal move of the opponent."),
    ("WAGC conditions", "wagc", "count-disputed", OPEN, "Life and death and the count are gone through again."),
    ("WAGC 2009", "wagc", "time-loss by black", "White wins on time.", "The clock is set right."),
    ("Japanese rules", "dgob", "ko-retake by black at 20", "White wins by an illegal move of the opponent.", ""),
    ("DGoB, § 3 (7)", "dgob", "time-loss by white", "Black wins on time.", "The clock is set right."),
    ("DGoB, § 3 (6)", "dgob", "clock-stopped by black captures", "The game goes on as it stands.", ""),
    ("DGoB, § 3 (6)", "dgob", "clock-stopped by black", "The game goes on as it stands. The clock is set right.", "Caution to Black."),
    ("no procedure", "nz", "superko by white at 8", "Back to the position before move 8. White to move.", "counts as a pass of White"),
    ("ruleset", "nz", "suicide by white at 8", "No offence. The game goes on as it stands.", ""),
    ("ruleset", "tromp-taylor", "suicide by white at 8", "No offence. The game goes on as it stands.", ""),
    ("no procedure", "tromp-taylor", "two-in-a-row by white at 8", "Back to the position before move 8. Black to move.", GOES_ON),
    ("no procedure", "club", "ko-retake by black", "Back to the position before the move in question. Black to move.", "White wins by an illegal move of the opponent."),
    ("no procedure", "club", "other by black", OPEN, "Caution to Black."),
    ("no procedure", "ing", "suicide by black at 8", "Back to the position before move 8. Black to move.", "Warning to Black."),
    ("no procedure", "club", "stone-displaced taken", OPEN, "The arbiter sets the stones where it seems reasonable."),
    ("no procedure", "club", "board-scattered by both lost", OPEN, "The game has no result."),
    ("no procedure", "club", "board-scattered by both", "The position is set up again.", "Both players lose."),
];

fn check(rows: &[Row]) {
    for (source, procedure, text, expected, option) in rows {
        let ruling = ruling(procedure, text);
        assert_eq!(ruling.headline(), *expected, "{procedure}: {text} ({source})");
        let options: Vec<String> = ruling.options.iter().map(|option| option.sentence()).collect();
        let there = option.is_empty() || options.iter().any(|words| words.contains(option));
        assert!(there, "{procedure}: {text} ({source}): no {option:?} in {options:#?}");
        let article = ruling.basis.article.as_ref();
        let named = !source.starts_with("Art. 1")
            || article.contains(source.trim_end_matches(", game by game"));
        assert!(named, "{procedure}: {text}: {article} is not {source}");
        if *source == "derived" {
            assert_ne!(ruling.basis.standing, Standing::Text, "{procedure}: {text}");
        }
    }
}

#[test]
fn japanese_rules() {
    check(&JAPANESE);
}

#[test]
fn dutch_american_british_french() {
    check(&DUTCH_AND_PASSING);
}

#[test]
fn chinese_and_korean() {
    check(&ASIAN);
}

#[test]
fn europe_australia_new_zealand_clubs() {
    check(&OTHERS);
}

#[test]
fn the_window_is_a_setting() {
    let mut case = told("ngb", "ko-retake by black at 87 noticed 90");
    case.procedure.window = NoticeWindow { moves: 3, inclusive: false };
    assert_eq!(case.rule(None).expect("it fits").headline(), GOES_ON);
    let mut unclear = told("ngb", "ko-retake by black few");
    unclear.procedure.window = NoticeWindow { moves: 3, inclusive: false };
    let ruling = unclear.rule(None).expect("it fits");
    assert!(ruling.waits() && ruling.notes.contains(&RulingNote::WindowUnclear), "{ruling:?}");
    // More than three moves later may be the fourth, which is in time.
    let mut unclear = told("ngb", "ko-retake by black many");
    unclear.procedure.window = NoticeWindow { moves: 4, inclusive: true };
    let ruling = unclear.rule(None).expect("it fits");
    assert!(ruling.waits() && ruling.notes.contains(&RulingNote::WindowUnclear), "{ruling:?}");
}

#[test]
fn a_record_that_shows_no_violation_is_looked_at_first() {
    let record = game(RulesetName::Japanese, KO);
    let ruling =
        told("nihon-kiin", "ko-retake by white at 12 noticed 14 record-wrong").rule(Some(&record));
    let ruling = ruling.expect("it fits");
    assert!(ruling.waits() && ruling.outcome().is_none());
    assert_eq!(ruling.notes, [RulingNote::RecordDisagrees]);
    assert_eq!(ruling.options[0].sentence(), "Black wins by an illegal move of the opponent.");
}

#[test]
fn suicide_of_several_stones_is_legal_under_ing() {
    let record = game(RulesetName::Ing, "C1 A1 A2 H8 B2 B1");
    let case = told("ing", "suicide by white at 6");
    assert_eq!(record.board().stone(at("A1")), None, "both white stones are gone");
    assert_eq!(case.rule(Some(&record)).expect("it fits").remedy, Remedy::NoOffence);
    let single = game(RulesetName::Ing, "A2 H8 B1 A1");
    let case = told("ing", "suicide by white at 4");
    assert_eq!(case.rule(Some(&single)).expect("it fits").remedy, Remedy::TakeBack);
}

#[test]
fn reports_that_do_not_fit_the_record() {
    let record = game(RulesetName::Japanese, KO);
    let refused = |text: &str| {
        let error = told("nihon-kiin", text).rule(Some(&record)).expect_err(text);
        error.to_string()
    };
    assert_eq!(refused("ko-retake by black at 99"), "move 99: the record has 14 moves");
    assert_eq!(refused("ko-retake by white at 13"), "by: move 13 was black's in the record");
    assert_eq!(
        refused("ko-retake by black at 13 noticed 20"),
        "noticed after move 20: the record has 14 moves"
    );
    let nameless =
        told("nihon-kiin", "ko-retake by black noticed 14").rule(None).expect_err("no move");
    let words = "move: say which move it was, or how many moves later it was noticed";
    assert_eq!(nameless.to_string(), words, "the record would know it");
    let mut off = told("nihon-kiin", "stone-displaced at 3");
    let from = at("T19");
    off.incident.circumstances.stones =
        vec![referee::MovedStone { color: go::Color::Black, from, to: None }];
    assert_eq!(
        off.rule(Some(&record)).expect_err("off the board").to_string(),
        "stones: T19 is off a board of 9×9"
    );
}

#[test]
fn every_kind_has_an_answer_under_every_procedure() {
    for name in ProcedureName::ALL {
        for profile in [Profile::Domestic, Profile::International] {
            let mut case = told("club", "other");
            case.procedure = name.preset_for(profile);
            for kind in IncidentKind::ALL.into_iter() {
                case.incident.kind = kind;
                case.incident.by = referee::Party::Black;
                let ruling = match case.rule(None) {
                    Err(FindingError::NoResultYet) if kind == IncidentKind::ResultWrong => continue,
                    ruling => ruling.expect("it fits"),
                };
                let answered =
                    ruling.firmness != Firmness::ArbiterDecides || ruling.options.len() > 1;
                assert!(answered, "{name}: {kind}");
                assert!(!ruling.basis.words.is_empty(), "{name}: {kind}");
            }
        }
    }
}

/// What no text says is general practice or a setting of the event; the name of a federation means that its text has it.
#[test]
fn practice_is_cited_under_no_federations_name() {
    let mut practices = 0;
    for name in ProcedureName::ALL {
        for profile in [Profile::Domestic, Profile::International] {
            let preset = name.preset_for(profile);
            let rules = IncidentKind::ALL.into_iter().flat_map(|kind| rules_for(&preset, kind));
            let bases = [
                &preset.confirmation,
                &preset.accepted_end,
                &preset.earlier_ruling,
                &preset.elsewhere_basis,
            ];
            for basis in rules.map(|rule| rule.basis).chain(bases.map(Clone::clone)) {
                let cited = matches!(&*basis.source, "General practice" | "Settings of the event");
                assert_eq!(basis.standing == Standing::Setting, cited, "{name}: {basis:?}");
                practices += usize::from(cited);
            }
        }
    }
    assert!(practices > 500, "{practices}");
}

/// Versions that did not know the flag left it out; what another basis says is not known.
#[test]
fn an_older_copy_of_article_14_holds_after_the_end_too() {
    let kind = IncidentKind::KoRetake;
    let loses = |change: fn(&mut Clause)| {
        let mut rules = rules_for(&ProcedureName::NihonKiin.preset(), kind);
        (rules[0].ended, rules[0].when) = (false, Vec::new());
        change(&mut rules[0]);
        let rules = serde_json::json!(rules);
        assert!(!rules.to_string().contains("ended"));
        let day = chrono::NaiveDate::default();
        let mut settings = preset(System::McMahon, Federation::Egf, "Open", day);
        settings.refereeing.adapted.insert(rules_field(kind), rules);
        rules_for(&event_procedure(&settings).expect("a procedure"), kind)[0].ended
    };
    assert!(loses(|_| ()));
    assert!(!loses(|rule| rule.basis.words = "Who retakes at once loses.".into()));
    assert!(!loses(|rule| rule.remedy = Remedy::BothLose));
}

#[test]
fn procedures_are_data_that_an_event_adapts() {
    for name in ProcedureName::ALL {
        let preset = name.preset();
        let text = serde_json::to_string(&preset).expect("it serialises");
        let back: referee::Procedure = serde_json::from_str(&text).expect("it reads back");
        assert_eq!(back, preset, "{name}");
        assert_eq!(name.name().parse(), Ok(name));
    }
}

#[test]
fn an_event_may_let_a_text_reach_a_confirmed_result() {
    let mut case = told("egf", "outside-help by white confirmed");
    assert_eq!(case.rule(None).expect("it fits").headline(), STANDS);
    let mut clause = ProcedureName::NihonKiin.preset().clauses[0].clone();
    clause.kinds = vec![IncidentKind::OutsideHelp];
    clause.when.clear();
    clause.reopens_confirmed = true;
    case.procedure.clauses.insert(0, clause);
    let ruling = case.rule(None).expect("it fits");
    assert!(ruling.effect.reopens_confirmed);
    assert_eq!(ruling.outcome().map(|o| o.to_string()).as_deref(), Some("B+I"));
}

#[test]
fn a_remedy_and_a_penalty_may_be_combined() {
    let combined = |text: &str, remedy, sanction| {
        let told = told("egf", text);
        let case = referee::Case {
            confirmed: told.confirmed,
            given: &told.given,
            ..referee::Case::new(&told.procedure, &told.incident)
        };
        let option = referee::combine(&case, remedy, sanction).expect("it fits");
        option.map(|option| option.sentence())
    };
    let text = "ko-retake by black at 20";
    let both = combined(text, Remedy::TakeBack, Sanction::Warning);
    let words = "Back to the position before move 20. Black to move. Warning to Black.";
    assert_eq!(both.as_deref(), Some(words));
    assert_eq!(combined(text, Remedy::Draw, Sanction::Warning), None);
    assert_eq!(combined(text, Remedy::TakeBack, Sanction::Exclusion), None);
    assert_eq!(combined(&format!("{text} confirmed"), Remedy::Stands, Sanction::Warning), None);
}

/// Where the text leaves a disputed count to the arbiter, or says nothing, the arbiter may say who wins; where it
/// says what follows, nobody decides against it.
#[test]
fn a_disputed_count_can_be_settled_by_hand() {
    let wins = |name: ProcedureName| {
        let ruling = ruling(name.name(), "count-disputed");
        let options = ruling.options.iter().filter_map(|option| option.remedy);
        options.filter(|remedy| matches!(remedy, Remedy::Wins(_))).count()
    };
    use ProcedureName as P;
    let settled = [
        P::NihonKiin,
        P::KansaiKiin,
        P::Ngb,
        P::Aga,
        P::Bga,
        P::Ffg,
        P::Dgob,
        P::Nz,
        P::TrompTaylor,
    ];
    for name in ProcedureName::ALL {
        let expected = if settled.contains(&name) { 0 } else { 2 };
        assert_eq!(wins(name), expected, "{name}");
    }
    let black = ruling("chinese-2002", "count-disputed").options;
    let black = black.iter().find(|o| o.remedy == Some(Remedy::Wins(go::Color::Black)));
    assert_eq!(black.map(|o| o.sentence()).as_deref(), Some("Black wins by decision."));
}

/// Under American rules the opponent of who passed last goes on, whoever asked for it.
#[test]
fn who_plays_on_is_the_rules_of_play() {
    let stopped = game(RulesetName::Aga, "D4 E4 C3 - -");
    let white = told("aga", "count-disputed").rule(Some(&stopped)).expect("it fits");
    assert_eq!(white.headline(), "The game goes on. White plays first.");
    assert_eq!(white.effect.turn, Some(go::Color::White), "Black passed last");
    let nz = game(RulesetName::Nz, "D4 E4 - -");
    let agreed = told("nz", "count-disputed").rule(Some(&nz)).expect("it fits");
    assert_eq!(agreed.effect.turn, None, "they agree who plays");
}

/// What a text leaves to the arbiter beside its ruling: the clock under the Korean Art. 18, lateness after an
/// adjournment and a pass in place of a loss on time under the Chinese Art. 22, a clock at fault in Europe.
#[test]
fn a_binding_ruling_keeps_what_the_text_leaves_to_the_arbiter() {
    for (procedure, case, offered) in [
        ("korean-2024", "clock-misuse by black at 18 before-captures white-back 30", "clock"),
        ("korean-2024!", "clock-misuse by black at 18 before-captures white-back 30", "clock"),
        ("chinese-2002", "late-arrival by black minutes 61", "as it stands"),
        ("chinese-2002", "time-loss by black", "as it stands"),
        ("egf", "time-loss by black", "as it stands"),
    ] {
        let ruling = ruling(procedure, case);
        assert!(!ruling.waits(), "{procedure}: {case}");
        let options: Vec<String> = ruling.options.iter().map(|option| option.sentence()).collect();
        assert!(options.iter().any(|option| option.contains(offered)), "{procedure}: {options:?}");
    }
}
