//! Penalties in points and minutes, as many as the arbiter types.

use go::{Color, HalfPoints};
use referee::{
    Case, Clause, ClockNote, Each, Firmness, Given, Ladder, LadderEnd, Penalty, PenaltyKind,
    Procedure, Remedy, Ruling, Sanction, WarningScope, combine, escalate, rule, rules_for,
};

use crate::case::told;

const KO: &str = "ko-retake by black at 50 noticed 52";

fn ruled(procedure: &Procedure, amount: Option<u32>) -> Ruling {
    let incident = told("ngb", KO).incident;
    rule(&Case { amount, ..Case::new(procedure, &incident) }).expect("a ruling")
}

fn offered(ruling: &Ruling, sanction: Sanction) -> Option<&referee::RulingOption> {
    ruling.options.iter().find(|option| option.remedy.is_none() && option.sanction == sanction)
}

#[test]
fn a_penalty_that_is_free_in_kind_may_be_points_or_minutes() {
    let dutch = told("ngb", KO).procedure;
    let ruling = ruled(&dutch, Some(4));
    let points = &offered(&ruling, Sanction::Points).expect("points").effect;
    assert_eq!(points.points, Each::only(Color::White, HalfPoints::whole(4)));
    let kind = PenaltyKind::Points { points: 4 };
    assert_eq!(points.penalties, [Penalty { color: Color::Black, kind }]);
    assert_eq!(points.position, ruling.effect.position, "the remedy stays");
    assert_eq!(points.other_points(Color::White), HalfPoints::ZERO, "said once");
    let time = &offered(&ruling, Sanction::Time).expect("minutes").effect;
    assert_eq!(time.clock, ClockNote::Charge { color: Color::Black, minutes: 4 });
    assert_eq!(time.points, Each::default());
}

#[test]
fn it_takes_no_more_than_the_procedure_says() {
    let dutch = told("ngb", KO).procedure;
    let most = dutch.discretion.points;
    for amount in [None, Some(most), Some(most + 1), Some(u32::MAX)] {
        let ruling = ruled(&dutch, amount);
        let points = offered(&ruling, Sanction::Points).expect("points").effect.points;
        let most = i32::try_from(most).expect("few");
        assert_eq!(points.white, HalfPoints::whole(most), "{amount:?}");
    }
    let none = dutch.set("most-points", "0").expect("a field");
    let ruling = ruled(&none, None);
    assert!(offered(&ruling, Sanction::Points).is_none());
    assert!(offered(&ruling, Sanction::Time).is_some());
    assert!(dutch.set("most-minutes", "121").is_err());
}

#[test]
fn points_are_not_taken_of_a_game_that_is_over() {
    let (dutch, incident) = (told("ngb", KO).procedure, told("ngb", KO).incident);
    let case = Case { confirmed: true, ..Case::new(&dutch, &incident) };
    let ruling = rule(&case).expect("a ruling");
    assert!(offered(&ruling, Sanction::Points).is_none());
    let free = Procedure { discretion: dutch.discretion, ..told("nihon-kiin", KO).procedure };
    let lost = rule(&Case::new(&free, &incident)).expect("a ruling");
    assert!(lost.outcome().is_some() && offered(&lost, Sanction::Points).is_none());
    let both = combine(&case, Remedy::TakeBack, Sanction::Time).expect("a report");
    assert_eq!(both, None);
}

/// Penalties keep their form in files, and a procedure of an earlier version is read.
#[test]
fn files_of_before_are_read() {
    let json = |kind| serde_json::to_value(Penalty { color: Color::Black, kind }).expect("JSON");
    let stones = serde_json::json!({ "color": "black", "kind": "stones", "stones": 2 });
    assert_eq!(json(PenaltyKind::Stones { stones: 2 }), stones);
    assert_eq!(serde_json::from_value::<Penalty>(stones).expect("a penalty").color, Color::Black);
    for kind in [PenaltyKind::Other, PenaltyKind::Time { minutes: 3 }] {
        let read: Penalty = serde_json::from_value(json(kind)).expect("a penalty");
        assert_eq!(read.kind, kind);
    }
    let dutch = told("ngb", KO).procedure;
    let mut old = serde_json::to_value(&dutch).expect("JSON");
    old.as_object_mut().expect("an object").remove("discretion");
    let old: Procedure = serde_json::from_value(old).expect("a procedure");
    assert_eq!(old, Procedure { discretion: Default::default(), ..dutch });
}

/// The sanction; cautions and warnings given before in this game; what it comes to, two cautions being a warning, a
/// warning two stones, and two warnings the end.
const LADDER: [(Sanction, u32, u32, &[PenaltyKind], bool); 8] = {
    use PenaltyKind::{Caution, Exclusion, GameLoss, Other, Stones, Warning};
    [
        (Sanction::None, 1, 1, &[], false),
        (Sanction::Other, 1, 1, &[Other], false),
        (Sanction::Caution, 0, 1, &[Caution], false),
        (Sanction::Caution, 1, 0, &[Caution, Warning, Stones { stones: 2 }], false),
        (Sanction::Caution, 2, 0, &[Caution], false),
        (Sanction::Caution, 3, 1, &[Caution, Warning, GameLoss], true),
        (Sanction::Warning, 1, 0, &[Warning, Stones { stones: 2 }], false),
        (Sanction::Exclusion, 0, 0, &[Exclusion], true),
    ]
};

#[test]
fn cautions_and_warnings_add_up_as_the_ladder_says() {
    let given = |kind, count: u32, this_game| {
        let penalty = Penalty { color: Color::Black, kind };
        std::iter::repeat_n(Given { penalty, this_game }, count as usize)
    };
    let korean = told("korean-2024", "conduct by black").procedure.ladder;
    for (sanction, cautions, warnings, imposed, loses) in LADDER {
        let before: Vec<_> = given(PenaltyKind::Caution, cautions, true)
            .chain(given(PenaltyKind::Warning, warnings, true))
            .collect();
        let found = escalate(sanction, Color::Black, &before, &korean);
        assert_eq!((&found.imposed[..], found.loses), (imposed, loses), "{sanction} {before:?}");
        let other = escalate(Sanction::Caution, Color::White, &before, &korean);
        assert_eq!(other.imposed, [PenaltyKind::Caution], "the opponent's do not count");
    }
    let elsewhere: Vec<_> = given(PenaltyKind::Warning, 1, false).collect();
    let second = |ladder: &Ladder| escalate(Sanction::Warning, Color::Black, &elsewhere, ladder);
    assert!(!second(&korean).loses, "they count within a game");
    let event = Ladder { scope: WarningScope::Event, end: LadderEnd::Exclusion, ..korean };
    let out = [PenaltyKind::Warning, PenaltyKind::GameLoss, PenaltyKind::Exclusion];
    assert_eq!((second(&event).imposed, second(&event).loses), (out.to_vec(), true));
}

#[test]
fn minutes_leave_a_clock_that_is_set_right_as_it_is() {
    let procedure = told("ngb", KO).procedure;
    let mut incident = told("ngb", "clock-misuse by black").incident;
    incident.circumstances.time_back = Each { black: 0, white: 30 };
    let case = Case { amount: Some(4), ..Case::new(&procedure, &incident) };
    let ruling = rule(&case).expect("a ruling");
    let time = offered(&ruling, Sanction::Time).map(|option| option.effect.clock);
    let back = ClockNote::GiveBack { seconds: incident.circumstances.time_back };
    let both = combine(&case, Remedy::SetClockRight, Sanction::Time).expect("a report");
    let both = both.expect("both are offered").effect;
    assert_eq!((both.clock, both.penalties.len()), (back, 1));
    let charged = ClockNote::Charge { color: Color::Black, minutes: 4 };
    assert!(time.is_none_or(|clock| clock == charged), "{time:?}");
}

#[test]
fn both_lose_where_the_winner_of_an_incident_has_a_warning_too_many() {
    let mut korean = told("korean-2024", KO).procedure;
    let incident = told("korean-2024", "clock-misuse by black").incident;
    korean.clauses.retain(|clause| !clause.kinds.contains(&incident.kind));
    let mut own = rules_for(&korean, incident.kind).remove(0);
    own.when.clear();
    own.firmness = Firmness::Binding;
    own.sanction = Sanction::Warning;
    let given = [Given {
        penalty: Penalty { color: Color::Black, kind: PenaltyKind::Warning },
        this_game: true,
    }];
    for (remedy, outcome) in [
        (Remedy::Stands, "W+D"),
        (Remedy::Wins(Color::White), "W+D"),
        (Remedy::Loses(tournament::Manner::Time), "W+T"),
        (Remedy::Wins(Color::Black), "both-lose"),
        (Remedy::BothLose, "both-lose"),
    ] {
        let rules = vec![Clause { remedy, ..own.clone() }];
        let procedure = korean.clone().with_rules(incident.kind, rules);
        let ruling = rule(&Case { given: &given, ..Case::new(&procedure, &incident) });
        let found = ruling.expect("a ruling").outcome().map(|ending| ending.to_string());
        assert_eq!(found.as_deref(), Some(outcome), "{remedy:?}");
    }
}
