//! How far a text binds: not beyond the play it speaks of, not against a committee, and no further than its words.

use std::collections::BTreeSet;

use go::Color::{Black, White};
use go::{Ruleset, RulesetName};
use referee::{
    Before, CallAfterEnd, Case, Circumstances, Each, Effect, FindingError, Firmness, InForce,
    Incident, IncidentKind as Kind, Noticed, NoticedBy, Particular, Party, Procedure,
    ProcedureName as P, Profile, Remedy, ResumptionAnswer, Ruling, RulingNo, RulingNote,
    SHEET_MOVES, Sanction, SheetKind, Verdict, check_time_back, rule, rules_for, sheet_groups,
};
use tournament::Ending;

use crate::after_end::{by, ending};
use crate::case::{KO, game};

/// A ruling on what is noticed while the board shows `shown` and nobody accepted that.
fn ruled(procedure: &Procedure, incident: &Incident, shown: Ending) -> Ruling {
    let mut incident = incident.clone();
    incident.circumstances.after_end = Some(referee::CallAfterEnd::Open);
    let before = Before { shown, ..Before::default() };
    rule(&Case { before, ..Case::new(procedure, &incident) }).expect("a ruling")
}

#[test]
fn nobody_gets_more_time_back_than_a_game_has() {
    let back = |seconds, minutes| {
        let mut incident = Incident::new(Kind::ClockFaulty, Party::Nobody);
        incident.circumstances.time_back = Each::only(White, seconds);
        check_time_back(&incident, minutes)
    };
    assert_eq!(back(3600, 60), Ok(()));
    assert_eq!(back(3601, 60), Err(FindingError::TimeBackBeyond { color: White, minutes: 60 }));
    assert_eq!(back(3601, 0), Ok(()), "nobody knows how much a game has");
}

/// What binds although play went on, or the game has ended, because the text says so: the procedures, the kinds, the
/// article, and whether it does `later`, once `ended`, or on both.
#[rustfmt::skip]
const SAID: [(&str, &str, &str, &str); 27] = [
    // Whenever it is found before both have confirmed the result.
    ("nihon-kiin kansai-kiin dgob", "ko-retake suicide occupied out-of-turn two-in-a-row", "Art. 14", "later ended"),
    // A stone was moved, and play went on.
    ("nihon-kiin kansai-kiin ngb dgob", "stone-displaced stone-removed", "Art. 13.2", "later"),
    ("nihon-kiin kansai-kiin dgob", "take-back", "Art. 13.2", "later"),
    // The position repeats during the game, and both agree.
    ("nihon-kiin kansai-kiin ngb dgob", "superko repetition", "Art. 12", "later"),
    // After the stop, and against the count itself.
    ("nihon-kiin kansai-kiin ngb dgob", "count-disputed", "Art. 9.3", "ended"),
    ("nihon-kiin kansai-kiin ngb dgob", "count-disputed", "Art. 9.3 and 13.1", "ended"),
    ("nihon-kiin kansai-kiin ngb dgob", "count-disputed", "Art. 13.1", "ended"),
    ("nihon-kiin kansai-kiin ngb dgob", "count-disputed", "Art. 10.3", "ended"),
    ("tromp-taylor", "count-disputed", "End of the game", "ended"),
    // During the game it is found that a stone was moved before.
    ("chinese-1988 chinese-2002", "stone-displaced", "Art. 17", "later"),
    // A stone that slipped is no move; a claim after the opponent's move is void.
    ("chinese-1988 chinese-2002", "take-back", "Art. 17", "later ended"),
    // Until move 10, and no longer.
    ("chinese-2002", "wrong-colors", "Art. 17", "later ended"),
    // The opponent has moved: both may agree to restore the position.
    ("aga ffg", "ko-retake superko suicide occupied out-of-turn two-in-a-row", "Rule 8, illegal moves", "later"),
    ("bga", "ko-retake superko suicide out-of-turn two-in-a-row", "Illegal and irregular moves", "later"),
    // A pass is a stone, and the count needs it.
    ("aga ffg", "pass-disputed", "Rule 7", "later ended"),
    // The violation is the move that repeats: nothing follows from the repetition.
    ("aga ffg", "repetition", "Rule 6", "later ended"),
    ("bga nz tromp-taylor ing", "repetition", "Repetition", "later ended"),
    ("nz tromp-taylor", "suicide", "Suicide", "later ended"),
    // Called at move 44 for move 18.
    ("korean-2024", "captures-mishandled", "Art. 18", "later"),
    ("korean-2024", "captures-mishandled", "Art. 18, suspended for international events", "later"),
    // Claimed before the next move, and points of the count; or not, and nothing happens.
    ("pair-go", "out-of-turn", "§ 3 (5)", "later ended"),
    // A loss on time by a clock that was wrong.
    ("egf european-congress", "wrong-time clock-faulty", "Clocks", "ended"),
    // The clock may be stopped so.
    ("aga ffg", "clock-stopped", "Timekeeping", "ended"),
    ("egf european-congress", "clock-stopped", "Clock neutralisation", "ended"),
    ("european-congress", "clock-stopped", "Rules of play and conduct", "ended"),
    ("australian-congress", "clock-stopped", "Moves and counting", "ended"),
    ("dgob", "clock-stopped", "§ 3 (6)", "ended"),
];

/// Every answer that a page may ask for about a kind, one at a time.
fn told(kind: Kind) -> Vec<Incident> {
    let mut by = by(kind, Black);
    by.circumstances.minutes = 500;
    let so = |note: &dyn Fn(&mut Circumstances)| {
        let mut incident = by.clone();
        note(&mut incident.circumstances);
        incident
    };
    let notes = Particular::ALL.map(|one| so(&|so| so.note(one)));
    let both = [Particular::Agreed, Particular::ForceMajeure, Particular::Deliberate];
    let pairs = both.iter().flat_map(|one| {
        let others = [Particular::PointTaken, Particular::Lost, Particular::Dropped];
        others.map(|other| so(&|so| [*one, other].into_iter().for_each(|one| so.note(one))))
    });
    let faults = kind.faults().iter().map(|fault| so(&|so| assert!(so.set_fault(fault))));
    let answers = ResumptionAnswer::ALL.map(|answer| {
        so(&|so| {
            so.effective_move = true;
            so.asked = Each { black: Some(answer), white: Some(ResumptionAnswer::Neither) };
        })
    });
    let seen = NoticedBy::ALL.map(|who| Incident { noticed_by: Some(who), ..by.clone() });
    let alone = [by.clone()].into_iter().chain(notes).chain(seen).chain(answers);
    alone.chain(pairs).chain(faults).filter(|one| !one.circumstances.record_wrong).collect()
}

/// A text that says nothing of what holds once play went on, or the game has ended, binds nobody then.
#[test]
fn no_text_binds_further_than_it_says() {
    let (mut found, mut asked, mut opened) = (BTreeSet::new(), 0, 0);
    let international = P::Korean2024.preset_for(Profile::International);
    let ends = ["B+3.5", "W+R", "B+T"].map(ending);
    for procedure in P::ALL.map(P::preset).into_iter().chain([international]) {
        for told in Kind::ALL.into_iter().flat_map(told) {
            let later = Incident { noticed: Noticed::Later(10), ..told.clone() };
            let mut moments = vec![told, later.clone().at(50), later];
            if !moments[0].kind.has_move() {
                moments.truncate(1);
            }
            for (place, incident) in moments.iter().enumerate() {
                let shown = ends.into_iter().chain((place > 0).then_some(Ending::Pending));
                for shown in shown {
                    let said = (!shown.is_pending()).then_some(CallAfterEnd::Open);
                    let mut incident = incident.clone();
                    incident.circumstances.after_end = said;
                    let before = Before { shown, ..Before::default() };
                    let case = Case { before, ..Case::new(&procedure, &incident) };
                    let Ok(ruling) = rule(&case) else { continue };
                    asked += 1;
                    let changes =
                        |effect: &Effect| effect.touches_game() || !effect.penalties.is_empty();
                    let (name, kind) = (procedure.name.name(), ruling.kind.name());
                    let binds = ruling.firmness == Firmness::Binding;
                    if binds && (changes(&ruling.effect) || ruling.options.is_empty()) {
                        let moment = if said.is_some() { "ended" } else { "later" };
                        found.insert([name, kind, &*ruling.basis.article, moment].join(" / "));
                    }
                    if ruling.notes.contains(&RulingNote::EndedSince) {
                        let stands = ruling.options.iter().any(|o| !changes(&o.effect));
                        assert!(ruling.waits() && stands, "{name} {kind}: {ruling:?}");
                        opened += 1;
                    }
                }
            }
        }
    }
    let mut said = BTreeSet::new();
    for (names, kinds, article, moments) in SAID {
        for name in names.split(' ') {
            for kind in kinds.split(' ') {
                said.extend(
                    moments.split(' ').map(|moment| [name, kind, article, moment].join(" / ")),
                );
            }
        }
    }
    println!(
        "{asked} rulings later or after an end, {opened} opened by the end, {} kinds bind",
        found.len()
    );
    let (more, less): (Vec<_>, Vec<_>) =
        (found.difference(&said).collect(), said.difference(&found).collect());
    assert!(
        more.is_empty() && less.is_empty(),
        "no text says so: {more:#?}; nothing binds so: {less:#?}"
    );
    assert!(asked > 50_000 && opened > 5_000, "{asked} {opened}");
}

/// A committee's word on a move is not overruled by the text that the desk goes by.
#[test]
fn what_a_committee_decided_is_not_proposed_as_binding_again() {
    let procedure = P::NihonKiin.preset();
    let first = by(Kind::KoRetake, Black).at(13);
    let judged = [first.clone()];
    let before = Before { judged: &judged, ..Before::default() };
    let of = |incident: &Incident| {
        rule(&Case { before, ..Case::new(&procedure, incident) }).expect("a ruling")
    };
    let again = of(&first);
    assert!(again.waits() && again.notes.contains(&RulingNote::CommitteeDecided), "{again:?}");
    assert_eq!(again.options[0].remedy, Some(Remedy::Stands));
    assert!(again.options.iter().any(|o| o.effect.verdict == Verdict::Ends(ending("W+I"))));
    assert!(of(&by(Kind::KoRetake, Black)).waits(), "no move was named");
    for other in [first.clone().at(20), by(Kind::KoRetake, White), by(Kind::TimeLoss, Black)] {
        assert!(!of(&other).notes.contains(&RulingNote::CommitteeDecided), "{other:?}");
    }
    // Nor does it govern what came later: nobody has to rule on it first.
    let record = game(RulesetName::Japanese, KO);
    let late = by(Kind::TimeLoss, White);
    let case = Case { game: Some(&record), ..Case::new(&procedure, &late) };
    assert!(matches!(rule(&case), Err(FindingError::EarlierGoverns { .. })));
    rule(&Case { before, ..case }).expect("the committee has dealt with the ko");
}

/// The Dutch federation has a procedure of its own, in which no illegal move loses.
#[test]
fn the_dutch_procedure_rests_nothing_on_article_14() {
    let dutch = P::Ngb.preset();
    let bases = dutch.clauses.iter().map(|clause| &clause.basis);
    for basis in bases.chain([&dutch.accepted_end, &dutch.earlier_ruling, &dutch.confirmation]) {
        assert!(!basis.article.contains("14") && !basis.words.contains("Art. 14"), "{basis:?}");
    }
    let by_move = |kind: &Kind| kind.counts_moves() || kind.has_stones();
    for kind in Kind::ALL.into_iter().filter(by_move) {
        for clause in rules_for(&dutch, kind) {
            let others = clause.alternatives.iter().filter_map(|other| other.remedy);
            let loss = others.chain([clause.remedy]).find(|one| matches!(one, Remedy::Loses(_)));
            assert_eq!(loss, None, "{kind}");
        }
    }
}

/// The clubs' sheets forbid what their texts do: to retake in the ko at once.
#[test]
fn the_clubs_sheets_forbid_the_simple_ko_alone() {
    let club = P::Club.preset();
    for rules in [RulesetName::Club9x9, RulesetName::ClubBeginners, RulesetName::ClubDutch] {
        let groups = sheet_groups(&club, &Ruleset::preset(rules), &SHEET_MOVES);
        let of = |kind| {
            let group = groups.iter().find(|group| group.kinds.contains(&SheetKind::Any(kind)));
            group.expect("a group").lines[0].answer.remedy
        };
        assert_eq!(of(Kind::KoRetake), Remedy::TakeBack, "{rules}");
        assert_eq!(of(Kind::Superko), Remedy::NoOffence, "{rules}");
    }
}

#[test]
fn a_count_with_the_wrong_komi_stays_and_the_right_one_is_taken() {
    let call = Incident::new(Kind::WrongSetup, Party::Nobody);
    for name in P::ALL {
        let counted = ruled(&name.preset(), &call, ending("B+3.5"));
        let all = counted.options.iter().map(|option| &option.effect).chain([&counted.effect]);
        let same = all.filter(|effect| effect.verdict == Verdict::CountAgain);
        let said: Vec<String> = same.map(referee::Effect::sentence).collect();
        assert_eq!(said, ["The count stays, with komi and handicap as paired."], "{name}");
    }
}

/// The move is gone from the record: the ruling that took it back is named.
#[test]
fn a_violation_that_was_ruled_on_names_its_ruling() {
    let procedure = P::Ngb.preset();
    let record = game(RulesetName::Japanese, KO).rewound(12);
    let incident = by(Kind::KoRetake, Black).at(13);
    let effect = referee::Effect::nothing();
    let ruled = [InForce { no: Some(RulingNo(2)), incident, effect }];
    let before = Before { ruled: &ruled, ..Before::default() };
    let again = by(Kind::KoRetake, Black);
    let case = Case { game: Some(&record), before, ..Case::new(&procedure, &again) };
    let named = FindingError::DealtWith { no: RulingNo(2), kind: Kind::KoRetake };
    assert_eq!(rule(&case), Err(named));
    let white = by(Kind::KoRetake, White);
    let other = rule(&Case { incident: &white, ..case });
    assert!(matches!(other, Err(FindingError::NotInRecord { .. })), "{other:?}");
}

#[test]
fn after_confirmation_only_a_grave_incident_may_exclude() {
    let procedure = P::Egf.preset();
    let may_exclude = |kind| {
        let incident = Incident::new(kind, Black);
        let ruling = rule(&Case { confirmed: true, ..Case::new(&procedure, &incident) });
        let options = ruling.expect("a ruling").options;
        options.iter().any(|option| option.sanction == Sanction::Exclusion)
    };
    assert_eq!([Kind::Conduct, Kind::Phone].map(may_exclude), [true, false]);
}

/// Moves that may have been played since, and the captain's claim, are the event's to set.
#[test]
fn at_once_and_a_captains_claim_are_as_the_event_sets_them() {
    let american = P::Aga.preset();
    let remedy = |procedure: &Procedure, later, noticed_by| {
        let call = by(Kind::KoRetake, Black).at(13);
        let noticed = if later == 0 { Noticed::AtOnce } else { Noticed::Later(later) };
        let call = Incident { noticed, noticed_by: Some(noticed_by), ..call };
        let ruling = rule(&Case::new(procedure, &call)).expect("a ruling");
        (ruling.remedy, ruling.waits())
    };
    use referee::NoticedBy::{Arbiter, Captain, White as Opponent};
    let next = american.set("at-once", "1").expect("a field");
    assert_eq!(remedy(&american, 1, Opponent), (Remedy::Stands, false));
    assert_eq!(remedy(&next, 1, Opponent), (Remedy::TakeBackAsPass, false));
    assert_eq!(remedy(&next, 2, Opponent), (Remedy::Stands, false));
    let captain = american.set("captain-claims", "yes").expect("a field");
    let captain = captain.set("arbiter-claims", "no").expect("a field");
    assert_eq!(remedy(&american, 0, Captain), (Remedy::TakeBackAsPass, true));
    assert_eq!(remedy(&captain, 0, Captain), (Remedy::TakeBackAsPass, false));
    assert_eq!(remedy(&captain, 0, Arbiter), (Remedy::TakeBackAsPass, true));
}

#[test]
fn a_text_is_in_force_on_its_first_and_its_last_day() {
    let day = |day| chrono::NaiveDate::from_ymd_opt(2026, 5, day).expect("a day");
    let period = |from, until| referee::Period { from, until };
    let covers = |period: referee::Period| [4, 5, 6, 7].map(|at| period.covers(day(at)));
    assert_eq!(covers(period(Some(day(5)), Some(day(6)))), [false, true, true, false]);
    assert_eq!(covers(period(None, Some(day(6)))), [true, true, true, false]);
    assert_eq!(covers(period(Some(day(5)), None)), [false, true, true, true]);
}
