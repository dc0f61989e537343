//! How far a text binds: not beyond the play it speaks of, not against a committee, and no further than its words.

use go::Color::{Black, White};
use go::{Ruleset, RulesetName};
use referee::{
    Before, Case, Each, FindingError, InForce, Incident, IncidentKind as Kind, Noticed, Party,
    Procedure, ProcedureName as P, Remedy, Ruling, RulingNo, RulingNote, SHEET_MOVES, Sanction,
    SheetKind, Verdict, check_time_back, rule, rules_for, sheet_groups,
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
    let back = |seconds| {
        let mut incident = Incident::new(Kind::ClockFaulty, Party::Nobody);
        incident.circumstances.time_back = Each::only(White, seconds);
        check_time_back(&incident, 60)
    };
    assert_eq!(back(3600), Ok(()));
    assert_eq!(back(3601), Err(FindingError::TimeBackBeyond { color: White, minutes: 60 }));
}

/// No text is about stones once the game was counted: what it asks for is one of the options then.
#[test]
fn no_text_decides_about_stones_on_a_counted_game() {
    let stones = [
        Kind::StoneDisplaced,
        Kind::StoneRemoved,
        Kind::CapturesLeft,
        Kind::TakeBack,
        Kind::BoardScattered,
        Kind::Superko,
    ];
    let mut opened = 0;
    for name in P::ALL {
        let procedure = name.preset();
        for kind in stones {
            for agreed in [Some(true), Some(false), None] {
                let mut incident = by(kind, Black);
                incident.circumstances.agreed = agreed == Some(true);
                incident.circumstances.disagreed = agreed == Some(false);
                let played = rule(&Case::new(&procedure, &incident)).expect("a ruling");
                let counted = ruled(&procedure, &incident, ending("B+3.5"));
                let left = counted.firmness == referee::Firmness::ArbiterDecides;
                let said =
                    matches!(counted.remedy, Remedy::Stands | Remedy::NoOffence | Remedy::Loses(_));
                assert!(left || said, "{name} {kind}: {counted:?}");
                let stands = |o: &referee::RulingOption| o.remedy == Some(Remedy::Stands);
                assert!(said || counted.options.iter().any(stands), "{name} {kind}");
                let so = played.firmness == referee::Firmness::Binding && !said;
                opened += usize::from(so);
                if so {
                    assert!(counted.notes.contains(&RulingNote::CountedSince), "{name} {kind}");
                    let own = |o: &referee::RulingOption| o.remedy == Some(played.remedy);
                    assert!(counted.options.iter().any(own), "{name} {kind}");
                }
            }
        }
    }
    assert!(opened > 20, "{opened}");
}

/// What a text does to a move without a window of its own is done at once, or is the arbiter's; a loss by an illegal
/// move is none of that, and the Japanese text says until when it reaches.
#[test]
fn nothing_is_put_back_for_good_after_play_went_on() {
    let moves = Kind::ALL.into_iter().filter(|kind| kind.counts_moves());
    for kind in moves {
        for name in P::ALL {
            let procedure = name.preset();
            let late = Incident { noticed: Noticed::Later(20), ..by(kind, Black).at(41) };
            let ruling = rule(&Case::new(&procedure, &late)).expect("a ruling");
            let binds = ruling.firmness == referee::Firmness::Binding;
            let kept = ruling.effect.position == referee::PositionChange::AsIs;
            assert!(!binds || kept, "{name} {kind}: {ruling:?}");
        }
    }
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
