use go::Color;
use referee::{
    AfterGrace, Case, ClockNote, Delay, Firmness, Incident, IncidentKind, Lateness, Procedure,
    ProcedureName, rule,
};

use crate::case::{ruling, told};

/// Procedure, minutes, the ruling. Australian: more than thirty is a default; European congress
/// 2015: thirty is; European federation: sixty is; the others: the usual setting.
const LATE: [(&str, u32, &str); 10] = [
    (
        "australian-congress",
        30,
        "The game goes on as it stands. White loses 30 minutes on the clock.",
    ),
    ("australian-congress", 31, "Black wins by default."),
    (
        "european-congress",
        29,
        "The game goes on as it stands. White loses 29 minutes on the clock.",
    ),
    ("european-congress", 30, "Black wins by default."),
    ("egf", 30, "The game goes on as it stands. White loses 30 minutes on the clock."),
    ("egf", 59, "The game goes on as it stands. White loses 59 minutes on the clock."),
    ("egf", 60, "Black wins by default."),
    ("ngb", 45, "Black wins by default."),
    ("aga", 5, "The game goes on as it stands. White loses 5 minutes on the clock."),
    ("club", 0, "The game goes on as it stands."),
];

#[test]
fn late_players() {
    for (procedure, minutes, expected) in LATE {
        let text = format!("late-arrival by white minutes {minutes}");
        let found = ruling(procedure, &text).headline();
        assert_eq!(found, expected, "{procedure}, {minutes} minutes");
    }
}

/// Who loses by being late is not offered the same loss once more.
#[test]
fn nothing_is_offered_that_happens_anyhow() {
    let late = ruling("egf", "late-arrival by white minutes 60");
    let offered: Vec<String> = late.options.iter().map(|option| option.sentence()).collect();
    assert!(!offered.contains(&"Black wins by default.".to_owned()), "{offered:?}");
    let early = ruling("egf", "late-arrival by white minutes 20");
    assert!(early.options.iter().any(|option| option.sentence() == "Black wins by default."));
    let called = ruling("aga", "flag-late by black bystander").options;
    assert!(called.iter().all(|option| option.remedy.is_some()), "no player called out");
}

#[test]
fn both_late_and_neither_there() {
    assert_eq!(ruling("egf", "late-arrival by both minutes 60").headline(), "Both players lose.");
    assert_eq!(
        ruling("aga", "no-show by both").outcome().map(|o| o.to_string()).as_deref(),
        Some("both-lose!")
    );
    assert_eq!(
        ruling("aga", "no-show by black").outcome().map(|o| o.to_string()).as_deref(),
        Some("W+F")
    );
}

#[test]
fn an_event_sets_its_own_grace() {
    let twice = Lateness {
        charge_percent: 200,
        grace_minutes: 20,
        limit_in_time: false,
        after: AfterGrace::ClockOnly,
    };
    assert_eq!(twice.of(20), Delay::Plays { charge: 40 });
    let ask = Lateness { after: AfterGrace::Arbiter, ..twice };
    assert_eq!(
        (ask.of(19), ask.of(20)),
        (Delay::Plays { charge: 38 }, Delay::Arbiter { charge: 40 })
    );
    assert_eq!(twice.of(u32::MAX), Delay::Plays { charge: u32::MAX });
    let mut case = told("egf", "late-arrival by white minutes 25");
    case.procedure = Procedure { lateness: twice, ..ProcedureName::Egf.preset() };
    assert_eq!(case.rule(None).expect("it fits").firmness, Firmness::Default);
    let words = "The game goes on as it stands. White loses 50 minutes on the clock.";
    assert_eq!(case.rule(None).expect("it fits").headline(), words);
    case.procedure = Procedure { lateness: ask, ..ProcedureName::AustralianCongress.preset() };
    let open = case.rule(None).expect("it fits");
    let options: Vec<String> = open.options.iter().map(|option| option.sentence()).collect();
    assert_eq!(
        (open.waits(), options),
        (true, vec![words.to_owned(), "Black wins by default.".to_owned()])
    );
}

/// A delay that costs double takes no more off a clock than there is on it.
#[test]
fn a_delay_costs_no_more_than_the_time_of_a_game() {
    let procedure = ProcedureName::Chinese2002.preset();
    let mut incident = Incident::new(IncidentKind::LateArrival, Color::Black);
    incident.circumstances.minutes = 50;
    let charged = |minutes| {
        let case = Case { minutes, ..Case::new(&procedure, &incident) };
        rule(&case).expect("it fits").effect.clock
    };
    let of = |minutes| ClockNote::Charge { color: Color::Black, minutes };
    assert_eq!(charged(None), of(100));
    assert_eq!(charged(Some(60)), of(60));
    assert_eq!(charged(Some(120)), of(100));
}
