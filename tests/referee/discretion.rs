//! Penalties in points and minutes, as many as the arbiter types.

use go::{Color, HalfPoints};
use referee::{
    Case, ClockNote, Each, Penalty, PenaltyKind, Procedure, Remedy, Ruling, Sanction, combine, rule,
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
