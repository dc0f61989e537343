use chrono::{NaiveDate, NaiveDateTime};
use go::Color;
use referee::{
    AppealDecision, AppealError, AppealMoment, AppealNo, AppealRule, AppealUntil, Decision, Each,
    Incident, IncidentKind, Judgement, LogError, Official, ProcedureAsGiven, ProcedureName,
    RefereeLog, RulingNo, RulingRecord, Seats, Visibility,
};
use tournament::{EntryId, RoundNo, TableNo};

use crate::case::ruling;

const RULE: AppealRule = AppealRule { committee: 3, until: AppealUntil::ResultConfirmed };

fn minute(minute: u32) -> NaiveDateTime {
    NaiveDate::from_ymd_opt(2026, 5, 2)
        .and_then(|day| day.and_hms_opt(14, minute, 0))
        .expect("a time")
}

fn seats(round: i32, table: i32, black: i32, white: i32) -> Seats {
    let (black, white) = (EntryId(black), EntryId(white));
    Seats { round: RoundNo(round), table: TableNo(table), black, white }
}

fn new(seats: Seats, procedure: &str, text: &str, option: Option<usize>) -> RulingRecord {
    let ruling = ruling(procedure, text);
    RulingRecord {
        no: RulingNo(0),
        seats,
        incident: Incident::new(ruling.kind, ruling.by),
        decision: Decision::of(&ruling, option, "seen by the arbiter").expect("an option"),
        arbiter: Official("Chief".into()),
        committee: Vec::new(),
        at: minute(0),
        told: Each { black: true, white: false },
        visibility: Visibility::Players,
        replaces: None,
        appeal: None,
        given_by: None,
    }
}

fn record(log: &mut RefereeLog, new: RulingRecord) -> RulingNo {
    log.record(new).expect("it replaces none")
}

fn amend(log: &mut RefereeLog, old: RulingNo, new: RulingRecord) -> Result<RulingNo, LogError> {
    log.record(RulingRecord { replaces: Some(old), ..new })
}

const MISHANDLED: &str = "captures-mishandled by white at 18 noticed 44";

fn moment(at: u32, confirmed: bool) -> AppealMoment {
    AppealMoment { now: minute(at), confirmed, round_closed: false }
}

fn votes(members: [(&str, bool); 3]) -> Vec<(Official, bool)> {
    members.map(|(name, uphold)| (Official(name.into()), uphold)).to_vec()
}

/// It is kept with the first ruling of those that it gave, and those after it until another gives one.
#[test]
fn each_ruling_has_the_procedure_that_it_was_given_by() {
    let of = |name: ProcedureName| ProcedureAsGiven::of(&name.preset());
    let (korean, japanese) = (of(ProcedureName::Korean2024), of(ProcedureName::NihonKiin));
    let mut log = RefereeLog::default();
    let mut given = |text: &str, by: &ProcedureAsGiven| {
        let ruling = new(seats(1, 4, 7, 8), text, MISHANDLED, None);
        record(&mut log, RulingRecord { given_by: Some(by.clone()), ..ruling })
    };
    let all = [&korean, &korean, &japanese].map(|by| (given("korean-2024", by), by));
    assert_eq!(all.map(|(no, _)| log.procedure_of(no)), all.map(|(_, by)| Some(by)));
    assert_eq!(log.rulings().filter(|ruling| ruling.given_by.is_some()).count(), 2);
}

#[test]
fn penalties_follow_the_player_across_boards_and_colours() {
    let mut log = RefereeLog::default();
    record(&mut log, new(seats(1, 4, 7, 8), "korean-2024", MISHANDLED, None));
    let same = log.given(&seats(1, 4, 7, 8));
    assert_eq!(same.len(), 2, "a warning and its stones: {same:?}");
    assert!(same.iter().all(|given| given.this_game && given.penalty.color == Color::White));
    let later = log.given(&seats(2, 1, 8, 3));
    assert!(later.iter().all(|given| !given.this_game && given.penalty.color == Color::Black));
    assert_eq!(later.len(), 2);
    assert!(log.given(&seats(2, 2, 7, 3)).is_empty(), "the opponent has none");
}

#[test]
fn k1_through_the_log() {
    let mut log = RefereeLog::default();
    let board = seats(1, 1, 1, 2);
    record(&mut log, new(board, "korean-2024", MISHANDLED, None));
    let mut case =
        crate::case::told("korean-2024", "captures-mishandled by white at 80 noticed 82");
    case.given = log.given(&board);
    assert_eq!(
        case.rule(None).expect("it fits").outcome().map(|o| o.to_string()).as_deref(),
        Some("B+D")
    );
    case.given = log.given(&seats(2, 1, 1, 2));
    assert!(case.rule(None).expect("it fits").outcome().is_none(), "warnings count game by game");
}

#[test]
fn a_ruling_is_amended_or_withdrawn_by_a_new_line() {
    let mut log = RefereeLog::default();
    let board = seats(1, 4, 7, 8);
    let first = record(&mut log, new(board, "korean-2024", MISHANDLED, None));
    let kept = log.ruling(first).expect("there").clone();
    let second = amend(&mut log, first, new(board, "korean-2024", "conduct by white", Some(0)))
        .expect("in force");
    assert_eq!((first, second), (RulingNo(1), RulingNo(2)));
    assert_eq!(log.ruling(first), Ok(&kept), "the old record is as it was");
    assert_eq!(log.rulings_in_force().map(|r| r.no).collect::<Vec<_>>(), [second]);
    assert_eq!(log.given(&board).len(), 1, "only the caution counts now");
    let again = amend(&mut log, first, new(board, "korean-2024", "conduct by white", None));
    assert_eq!(again, Err(LogError::NotInForce(first)));
    let elsewhere = new(seats(1, 5, 1, 2), "korean-2024", "conduct by white", None);
    assert_eq!(amend(&mut log, second, elsewhere), Err(LogError::OtherBoard(second)));
    let chief = || Official("Chief".into());
    assert_eq!(log.withdraw(second, chief(), minute(9), "a mistake", Vec::new()), Ok(()));
    assert!(log.given(&board).is_empty() && log.rulings_in_force().next().is_none());
    assert_eq!(
        log.withdraw(RulingNo(9), chief(), minute(9), "", Vec::new()),
        Err(LogError::NoSuchRuling(RulingNo(9)))
    );
    assert_eq!(log.entries().len(), 3);
}

#[test]
fn an_appeal_goes_to_three_who_did_not_rule() {
    let mut log = RefereeLog::default();
    let no = record(&mut log, new(seats(1, 4, 7, 8), "egf", "conduct by white", Some(1)));
    assert_eq!(
        log.appeal(no, EntryId(9), "", &RULE, moment(5, false)),
        Err(AppealError::NotAPlayer(EntryId(9)).into())
    );
    assert_eq!(
        log.appeal(no, EntryId(8), "", &RULE, moment(5, true)),
        Err(AppealError::TooLate.into())
    );
    let none = AppealRule { committee: 0, ..RULE };
    assert_eq!(
        log.appeal(no, EntryId(8), "", &none, moment(5, false)),
        Err(AppealError::None.into())
    );
    let appeal =
        log.appeal(no, EntryId(8), "it was the clock", &RULE, moment(5, false)).expect("in time");
    let decision = |votes| AppealDecision {
        on: appeal,
        votes,
        at: minute(30),
        reasons: "heard both".into(),
        interests: String::new(),
    };
    for (members, expected) in [
        (
            votes([("A", true), ("A", false), ("B", false)]),
            AppealError::Twice(Official("A".into())),
        ),
        (
            votes([("A", true), ("Chief", false), ("B", false)]),
            AppealError::OwnCase(Official("Chief".into())),
        ),
        (
            votes([("A", true), ("B", false), ("C", false)])[..2].to_vec(),
            AppealError::Committee { expected: 3, found: 2 },
        ),
    ] {
        assert_eq!(log.judge(decision(members), &RULE), Err(expected.into()));
    }
    log.judge(decision(votes([("A", true), ("B", false), ("C", false)])), &RULE)
        .expect("a committee");
    assert_eq!(log.decision(appeal).map(AppealDecision::judgement), Some(Judgement::Overturned));
    let again = log.judge(decision(votes([("A", true), ("B", true), ("C", true)])), &RULE);
    assert_eq!(again, Err(LogError::Decided(AppealNo(1))));
}

#[test]
fn the_time_to_appeal_runs_from_when_the_player_was_told() {
    let rule = AppealRule { committee: 3, until: AppealUntil::MinutesAfterTold(10) };
    let mut log = RefereeLog::default();
    let no = record(&mut log, new(seats(1, 4, 7, 8), "egf", "conduct by white", None));
    assert_eq!(log.told_at(no, Color::White), None);
    assert_eq!(
        log.appeal(no, EntryId(7), "", &rule, moment(11, false)),
        Err(AppealError::TooLate.into())
    );
    let early = log.clone().appeal(no, EntryId(8), "", &rule, moment(40, true));
    assert!(early.is_ok(), "White was not told");
    log.note_told(no, Color::White, minute(41)).expect("there");
    assert_eq!(log.told_at(no, Color::White), Some(minute(41)));
    assert_eq!(
        log.appeal(no, EntryId(8), "", &rule, moment(52, true)),
        Err(AppealError::TooLate.into())
    );
    assert!(log.appeal(no, EntryId(8), "", &rule, moment(51, true)).is_ok());
    let again = log.appeal(no, EntryId(8), "", &rule, moment(51, true));
    assert!(matches!(again, Err(LogError::Appealed(_))), "once");
}

#[test]
fn a_ruling_is_appealed_as_the_event_had_it_when_it_was_given() {
    let given = AppealRule { committee: 3, until: AppealUntil::MinutesAfterTold(30) };
    let shorter = AppealRule { committee: 0, until: AppealUntil::MinutesAfterTold(5) };
    let mut log = RefereeLog::default();
    let before = new(seats(1, 4, 7, 8), "egf", "conduct by white", None);
    let no = record(&mut log, RulingRecord { appeal: Some(given), ..before.clone() });
    let later = record(&mut log, RulingRecord { appeal: Some(shorter), ..before });
    let appeal = log.appeal(no, EntryId(7), "in time", &shorter, moment(25, false));
    let on = appeal.expect("within the thirty minutes that Black was told of");
    let none = log.appeal(later, EntryId(7), "", &given, moment(1, false));
    assert_eq!(none, Err(AppealError::None.into()), "the event had none any more");
    let votes = votes([("A", true), ("B", true), ("C", false)]);
    let (at, reasons, interests) = (minute(30), String::new(), String::new());
    let decision = AppealDecision { on, votes, at, reasons, interests };
    assert_eq!(log.judge(decision, &shorter), Ok(()), "three, as it was then");
}

#[test]
fn a_log_is_plain_data_that_keeps_its_order() {
    let mut log = RefereeLog::default();
    let board = seats(1, 4, 7, 8);
    let mut public = new(board, "ngb", "ko-retake by black at 87 noticed 88", Some(0));
    public.visibility = Visibility::Public;
    let no = record(&mut log, public);
    record(&mut log, new(seats(1, 5, 3, 4), "korean-2024", MISHANDLED, None));
    amend(&mut log, no, new(board, "ngb", "ko-retake by black at 87 noticed 92", None))
        .expect("in force");
    assert_eq!(log.public().count(), 0, "the public one is amended");
    let text = serde_json::to_string(&log).expect("it serialises");
    assert_eq!(serde_json::from_str::<RefereeLog>(&text).expect("it reads back"), log);
    let wrong = text.replacen("\"no\":3", "\"no\":5", 1);
    let error = serde_json::from_str::<RefereeLog>(&wrong).expect_err("out of order");
    assert!(
        error.to_string().contains("ruling 5 is out of order: the next number is 3"),
        "{error}"
    );
    let dangling = text.replacen("\"replaces\":1", "\"replaces\":7", 1);
    assert!(serde_json::from_str::<RefereeLog>(&dangling).is_err());
}

#[test]
fn a_decision_is_one_of_the_ruling_s_options() {
    let ruling = ruling("ngb", "ko-retake by black at 87 noticed 88");
    assert!(Decision::of(&ruling, Some(9), "").is_none());
    let warned = Decision::of(&ruling, Some(0), "second time today").expect("an option");
    assert_eq!((warned.effect.penalties.len(), warned.option), (1, Some(0)));
    assert_eq!(Incident::new(IncidentKind::Other, Color::Black).kind.name(), "other");
}

/// A ruling of the committee is final, is read back as it was written, and its members' names can be forgotten.
#[test]
fn what_the_committee_rules_is_final() {
    let board = seats(1, 1, 1, 2);
    let mut log = RefereeLog::default();
    let members: Vec<Official> = ["Bert", "Cleo", "Dora"].map(|name| Official(name.into())).into();
    let by_arbiter = record(&mut log, new(board, "ngb", MISHANDLED, None));
    let before = log.entries().len();
    let no = record(
        &mut log,
        RulingRecord { committee: members.clone(), ..new(board, "ngb", MISHANDLED, None) },
    );
    let rule = ProcedureName::Ngb.preset().appeal;
    assert!(rule.committee > 0);
    let appeal =
        |log: &mut RefereeLog, no| log.appeal(no, EntryId(1), "why", &rule, moment(1, false));
    assert_eq!(appeal(&mut log, no), Err(LogError::Appeal(AppealError::None)));
    assert!(appeal(&mut log, by_arbiter).is_ok(), "an arbiter's may be appealed");
    let text = serde_json::to_string(&log).expect("JSON");
    let again: RefereeLog = serde_json::from_str(&text).expect("a log");
    assert_eq!(again, log);
    assert_eq!(again.ruling(no).expect("there").committee, members);
    let old = serde_json::to_string(&log.entries()[before - 1]).expect("JSON");
    assert!(!old.contains("\"committee\":["), "a file without a committee stays as it was: {old}");
    let forgotten = log.entries()[before].clone().retold(&|text| text.replace("Cleo", "?"));
    let forgotten = serde_json::to_string(&forgotten).expect("JSON");
    assert!(!forgotten.contains("Cleo") && forgotten.contains("Dora"), "{forgotten}");
}

/// What a committee ruled, or let stand on appeal, no arbiter alone amends or withdraws; what stood before an
/// amendment does not come back with its withdrawal.
#[test]
fn a_committee_alone_takes_its_word_back() {
    let board = seats(1, 4, 7, 8);
    let conduct = || new(board, "egf", "conduct by white", Some(1));
    let members = || ["A", "B", "C"].map(|name| Official(name.into())).to_vec();
    let chief = || Official("Chief".into());
    let mut log = RefereeLog::default();
    let first = record(&mut log, RulingRecord { committee: members(), ..conduct() });
    let second = record(&mut log, conduct());
    let appeal = log.appeal(second, EntryId(8), "no", &RULE, moment(5, false)).expect("in time");
    assert!(log.is_committees(first) && !log.is_committees(second));
    let decision = AppealDecision {
        on: appeal,
        votes: votes([("A", true), ("B", false), ("C", true)]),
        at: minute(30),
        reasons: "heard both".into(),
        interests: String::new(),
    };
    log.judge(decision, &RULE).expect("a committee");
    let again = log.appeal(second, EntryId(7), "too", &RULE, moment(6, false));
    assert_eq!(again, Err(LogError::LetStand(second)), "it is final for both");
    let before = log.clone();
    for no in [first, second] {
        let alone = Err(LogError::Committees(no));
        assert_eq!(amend(&mut log, no, conduct()).map(|_| ()), alone);
        assert_eq!(log.withdraw(no, chief(), minute(40), "no", Vec::new()), alone);
    }
    assert_eq!(log, before, "nothing was written");
    let amendment = RulingRecord { committee: members(), ..conduct() };
    let third = amend(&mut log, first, amendment).expect("by the committee");
    assert_eq!(log.last_in_place_of(first), third);
    log.withdraw(third, chief(), minute(50), "no", members()).expect("by the committee");
    log.withdraw(second, chief(), minute(50), "no", members()).expect("by the committee");
    assert_eq!(log.rulings_in_force().count(), 0, "the first does not come back");
    let kept = serde_json::to_string(&log).expect("JSON");
    let read: RefereeLog = serde_json::from_str(&kept).expect("as it was written");
    assert_eq!(read, log);
    let told = log.entries().last().expect("a line").clone().retold(&|text| text.replace('A', "#"));
    assert!(!serde_json::to_string(&told).expect("JSON").contains("\"A\""), "names can go");
}

#[test]
fn a_tie_of_a_committee_upholds_the_ruling() {
    let judged = |count: usize| {
        let votes = votes([("A", false), ("B", true), ("C", false)])[..count].to_vec();
        let (reasons, interests) = (String::new(), String::new());
        let on = AppealNo(1);
        AppealDecision { on, votes, at: minute(1), reasons, interests }.judgement()
    };
    assert_eq!([2, 3].map(judged), [Judgement::Upheld, Judgement::Overturned]);
}

fn judged(on: AppealNo, uphold: bool) -> AppealDecision {
    let votes = votes([("A", uphold), ("B", uphold), ("C", true)]);
    AppealDecision { on, votes, at: minute(30), reasons: String::new(), interests: String::new() }
}

/// What a committee ruled, withdrew, upheld or overturned is no arbiter's to propose as binding again.
#[test]
fn what_a_committee_decided_is_known_at_that_board_alone() {
    let board = seats(1, 4, 7, 8);
    let members = || ["A", "B", "C"].map(|name| Official(name.into())).to_vec();
    let chief = || Official("Chief".into());
    type Decides = fn(&mut RefereeLog, RulingNo, Official, Vec<Official>);
    let ways: [(&str, usize, Decides); 4] = [
        ("withdrawn by the arbiter", 0, |log, no, chief, _| {
            log.withdraw(no, chief, minute(9), "", Vec::new()).expect("in force");
        }),
        ("withdrawn by the committee", 1, |log, no, chief, members| {
            log.withdraw(no, chief, minute(9), "", members).expect("in force");
        }),
        ("upheld", 1, |log, no, _, _| {
            let on = log.appeal(no, EntryId(8), "", &RULE, moment(5, false)).expect("in time");
            log.judge(judged(on, true), &RULE).expect("a committee");
        }),
        ("overturned", 1, |log, no, _, _| {
            let on = log.appeal(no, EntryId(8), "", &RULE, moment(5, false)).expect("in time");
            log.judge(judged(on, false), &RULE).expect("a committee");
        }),
    ];
    for (how, count, decide) in ways {
        let mut log = RefereeLog::default();
        let no = record(&mut log, new(board, "egf", "conduct by white", Some(1)));
        decide(&mut log, no, chief(), members());
        assert_eq!(log.judged_at(&board, None).len(), count, "{how}");
        assert_eq!(log.judged_at(&seats(1, 9, 8, 7), None).len(), count, "{how}: moved");
        assert_eq!(log.judged_at(&seats(2, 4, 7, 8), None).len(), 0, "{how}: another round");
        assert_eq!(log.judged_at(&seats(1, 4, 7, 3), None).len(), 0, "{how}: another game");
        let text = serde_json::to_string(&log).expect("JSON");
        assert_eq!(serde_json::from_str::<RefereeLog>(&text).expect("as written"), log, "{how}");
    }
    let mut log = RefereeLog::default();
    let by_committee =
        RulingRecord { committee: members(), ..new(board, "egf", "conduct by white", None) };
    let no = record(&mut log, by_committee);
    assert_eq!(log.judged_at(&board, None).len(), 1);
    assert_eq!(log.judged_at(&board, Some(no)).len(), 0, "a committee amends its own");
}

#[test]
fn a_log_in_which_an_appeal_is_decided_twice_is_not_read() {
    let mut log = RefereeLog::default();
    let no = record(&mut log, new(seats(1, 4, 7, 8), "egf", "conduct by white", Some(1)));
    let on = log.appeal(no, EntryId(8), "", &RULE, moment(5, false)).expect("in time");
    log.judge(judged(on, true), &RULE).expect("a committee");
    let lines = log.entries().to_vec();
    let read = |extra: Option<usize>| {
        let more = extra.map(|at| lines[at].clone());
        RefereeLog::try_from(lines.iter().cloned().chain(more).collect::<Vec<_>>())
    };
    assert_eq!(read(None), Ok(log.clone()));
    assert_eq!(
        read(Some(0)).map(|_| ()),
        Err(LogError::Number { expected: RulingNo(2), found: no })
    );
    assert_eq!(read(Some(1)).map(|_| ()), Err(LogError::NoSuchAppeal(on)));
    assert_eq!(read(Some(2)).map(|_| ()), Err(LogError::Decided(on)));
}
