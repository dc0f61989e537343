use tengen::service::{
    By, Conflict, Done, Recorded, Refusal, ResultForm, Service, ServiceError, Thing, fingerprint,
};
use tengen::store::AccountId;
use tengen::tournament::{RoundNo, RoundState, TableNo, TournamentId};

use crate::accounts::PASSWORD;
use crate::databases::{Place, on_both};
use crate::events::{event, minute};
use crate::rich::{endings, rich};
use crate::{at, by, ending, loaded, refusal, seen, with};

on_both!(
    every_ending_can_be_entered,
    two_arbiters_and_two_results,
    two_arbiters_at_once,
    the_same_result_twice_is_agreement,
    a_result_is_taken_back,
    who_reads_meanwhile_reads_one_state,
    a_correction_needs_a_reason,
    a_late_result_needs_none,
    what_is_not_there_and_what_is_not_public,
    the_same_form_twice,
    a_result_is_of_the_two_whom_the_page_showed,
    a_round_with_a_result_missing_is_not_over_when_the_next_begins,
);

fn form(round: i32, table: i32, seen: i32, result: &str) -> ResultForm {
    let ending = result.parse().expect("a result");
    ResultForm::new(RoundNo(round), TableNo(table), seen, ending)
}

fn record(service: &Service, id: TournamentId, by: By<'_>, form: &ResultForm) -> Recorded {
    service.acts(id, by).record_result(form).expect("it is recorded").now().expect("now")
}

fn conflict(result: Result<Done<Recorded>, ServiceError>) -> Conflict {
    match result {
        Err(ServiceError::Conflict(conflict)) => *conflict,
        other => panic!("no conflict: {other:?}"),
    }
}

/// An event where a game without a result is half a point each, and not played anew.
fn half_for_no_result(name: &str) -> tengen::tournament::Tournament {
    let mut event = event(name, 4, 1);
    event.settings.points.no_result = tengen::tournament::NoResultPolicy::Half;
    event
}

fn arbiters(service: &Service) -> (AccountId, AccountId) {
    let new = |name| service.create_account(name, PASSWORD, false, minute(0)).unwrap();
    (new("Anna"), new("Bert"))
}

fn every_ending_can_be_entered(place: &Place) {
    let (service, id) = with(place, &half_for_no_result("Endings"));
    let mut stands = "?".parse().unwrap();
    for (version, ending) in (0..).zip(endings()) {
        let recorded =
            record(&service, id, at(1), &ResultForm { ending, ..form(1, 2, version, "?") });
        let expected = Recorded {
            table: TableNo(2),
            before: stands,
            after: ending,
            version: version + 1,
            later_rounds_kept: false,
            played_anew: false,
        };
        assert_eq!(recorded, expected);
        assert_eq!(loaded(place, id).tournament.rounds[0].boards[1].ending, ending);
        assert_eq!(seen(&service, id), loaded(place, id), "what is remembered is what is kept");
        stands = ending;
    }
    assert_eq!(ending(&service, id, 1, 1), "?", "the other board is as it was");
}

fn a_result_is_of_the_two_whom_the_page_showed(place: &Place) {
    let (service, id) = with(place, &event("Shown", 4, 1));
    let board = loaded(place, id).tournament.rounds[0].boards[0].clone();
    let shown = |players| ResultForm { players: Some(players), ..form(1, 1, 0, "B+") };
    let exchanged = service.acts(id, at(1)).record_result(&shown([board.white, board.black]));
    assert_eq!(refusal(exchanged), Refusal::OthersSit { table: TableNo(1) });
    assert_eq!(ending(&service, id, 1, 1), "?");
    let same = record(&service, id, at(2), &shown([board.black, board.white]));
    assert_eq!(same.after.to_string(), "B+");
}

fn a_round_with_a_result_missing_is_not_over_when_the_next_begins(place: &Place) {
    use RoundState::{Finished, Published};
    let (service, id) = with(place, &event("Missing", 4, 1));
    let states = || seen(&service, id).tournament.rounds.into_iter().map(|round| round.state);
    for no in [2, 3] {
        record(&service, id, at(1), &form(1, no - 1, 0, "B+"));
        let no = RoundNo(no);
        crate::played::draw(&service, id, no, 2);
        let drawn = fingerprint(seen(&service, id).tournament.round(no));
        service.acts(id, at(3)).publish_round(no, &drawn, true).unwrap();
        assert_eq!(states().next(), Some(if no == RoundNo(2) { Published } else { Finished }));
    }
    assert_eq!(states().collect::<Vec<_>>(), [Finished, Published, Published]);
}

fn two_arbiters_and_two_results(place: &Place) {
    let (service, id) = with(place, &event("Conflict", 4, 1));
    let (anna, bert) = arbiters(&service);
    record(&service, id, by(anna, 5), &form(1, 1, 0, "B+R"));
    let both = conflict(service.acts(id, by(bert, 6)).record_result(&form(1, 1, 0, "W+3.5")));
    assert_eq!(both.board.ending.to_string(), "B+R");
    assert_eq!(both.mine.to_string(), "W+3.5");
    assert_eq!((both.theirs_by, both.theirs_at), (Some(anna), Some(minute(5))));
    assert_eq!((both.round, both.board.table, both.board.version), (RoundNo(1), TableNo(1), 1));
    assert_eq!(ending(&service, id, 1, 1), "B+R", "nothing was overwritten");
    let chosen = record(&service, id, by(bert, 7), &form(1, 1, both.board.version, "W+3.5"));
    assert_eq!((chosen.before.to_string().as_str(), chosen.version), ("B+R", 2));
    let mark = crate::read(&service, |c| c.board_mark(id, RoundNo(1), TableNo(1))).unwrap();
    assert_eq!((mark.account, mark.at), (Some(bert), minute(7)));
    let unknown = crate::read(&service, |c| c.board_mark(id, RoundNo(1), TableNo(2)));
    assert!(unknown.is_none());
}

fn two_arbiters_at_once(place: &Place) {
    let (service, id) = with(place, &half_for_no_result("At once"));
    let (anna, bert) = arbiters(&service);
    for round in 0..20 {
        let (first, second) = std::thread::scope(|scope| {
            let enter = |who, result| {
                let service = &service;
                scope.spawn(move || {
                    service.acts(id, by(who, 1)).record_result(&form(1, 1, round, result))
                })
            };
            let results = if round % 2 == 0 { ("B+", "W+") } else { ("0", "void") };
            let threads = (enter(anna, results.0), enter(bert, results.1));
            (threads.0.join().unwrap(), threads.1.join().unwrap())
        });
        let (won, lost) = if first.is_ok() { (first, second) } else { (second, first) };
        let won = won.unwrap().now().unwrap();
        assert_eq!(conflict(lost).board.ending, won.after);
        assert_eq!(ending(&service, id, 1, 1), won.after.to_string());
    }
}

fn the_same_result_twice_is_agreement(place: &Place) {
    let (service, id) = with(place, &event("Agreement", 4, 1));
    let (anna, bert) = arbiters(&service);
    record(&service, id, by(anna, 1), &form(1, 1, 0, "B+R"));
    let agreed = record(&service, id, by(bert, 2), &form(1, 1, 0, "B+R"));
    assert_eq!((agreed.before, agreed.version), (agreed.after, 1));
    assert_eq!(seen(&service, id).revision, 2, "nothing was written");
    let mark = crate::read(&service, |c| c.board_mark(id, RoundNo(1), TableNo(1))).unwrap();
    assert_eq!(mark.account, Some(anna), "who entered it first");
}

fn a_result_is_taken_back(place: &Place) {
    let (service, id) = with(place, &event("Undo", 4, 1));
    let entered = record(&service, id, at(1), &form(1, 1, 0, "B+"));
    let undone = record(&service, id, at(2), &form(1, 1, entered.version, "?"));
    assert_eq!((undone.after.is_pending(), undone.version), (true, 2));
    assert_eq!(ending(&service, id, 1, 1), "?");
    let late = conflict(service.acts(id, at(3)).record_result(&form(1, 1, entered.version, "W+")));
    assert!(late.board.ending.is_pending(), "who has not seen the undoing is told of it");
}

fn who_reads_meanwhile_reads_one_state(place: &Place) {
    let (service, id) = with(place, &event("Held", 4, 1));
    let held = crate::read(&service, |c| service.store().snapshot(c, id)).unwrap();
    let other = place.service();
    record(&service, id, at(1), &form(1, 1, 0, "B+"));
    record(&other, id, at(1), &form(1, 2, 0, "W+"));
    record(&service, id, at(1), &form(1, 1, 1, "0"));
    assert_eq!(held.revision, 1);
    assert_eq!(held.tournament.rounds[0].pending().count(), 2, "a page is made of one state");
    assert_eq!(seen(&service, id), loaded(place, id));
    assert_eq!(seen(&other, id), loaded(place, id));
    assert_eq!(seen(&service, id).revision, 4);
}

fn a_correction_needs_a_reason(place: &Place) {
    let (service, id) = with(place, &event("Correction", 4, 2));
    let (anna, _) = arbiters(&service);
    let before = loaded(place, id).tournament;
    let mut correction = form(1, 1, 0, "W+R");
    for reason in [None, Some(" \n"), Some("")] {
        correction.reason = reason.map(str::to_owned);
        assert_eq!(
            refusal(service.acts(id, by(anna, 1)).record_result(&correction)),
            Refusal::ReasonNeeded
        );
    }
    assert_eq!(loaded(place, id).tournament, before);
    correction.reason = Some("the slip was read wrongly: 白 won".to_owned());
    let recorded = record(&service, id, by(anna, 1), &correction);
    assert!(recorded.later_rounds_kept);
    let after = loaded(place, id).tournament;
    assert_eq!(after.rounds[1], before.rounds[1], "later pairings stay");
    assert_eq!(after.rounds[0].boards[0].ending, correction.ending);
    let journal = &crate::read(&service, |c| c.journal(id, None, 1))[0];
    let detail = journal.full_detail();
    assert_eq!(journal.account, Some(anna));
    assert_eq!(detail["reason"], "the slip was read wrongly: 白 won");
    assert_eq!((&detail["before"], &detail["after"]), (&"W+3.5".into(), &"W+R".into()));
    assert_eq!((&detail["round"], &detail["table"]), (&1.into(), &1.into()));
}

fn a_late_result_needs_none(place: &Place) {
    let mut event = event("Late", 4, 2);
    event.rounds[0].boards[0].ending = "?".parse().unwrap();
    let (service, id) = with(place, &event);
    let recorded = record(&service, id, at(1), &form(1, 1, 0, "B+"));
    assert!(!recorded.later_rounds_kept, "there was nothing to correct");
}

fn what_is_not_there_and_what_is_not_public(place: &Place) {
    let (service, id) = with(place, &rich());
    let enter = |form: &ResultForm| service.acts(id, at(1)).record_result(form);
    assert_eq!(refusal(enter(&form(3, 7, 0, "B+"))), Refusal::NotPublished { round: RoundNo(3) });
    assert!(matches!(enter(&form(4, 1, 0, "B+")), Err(ServiceError::Unknown(Thing::Round))));
    assert!(matches!(enter(&form(-1, 1, 0, "B+")), Err(ServiceError::Unknown(Thing::Round))));
    assert!(matches!(enter(&form(2, 99, 0, "B+")), Err(ServiceError::Unknown(Thing::Board))));
    let nowhere = service.acts(TournamentId(9), at(1)).record_result(&form(1, 1, 0, "B+"));
    assert!(matches!(nowhere, Err(ServiceError::Unknown(Thing::Tournament))));
    assert_eq!(loaded(place, id).tournament, rich());
}

fn the_same_form_twice(place: &Place) {
    let (service, id) = with(place, &event("Twice", 4, 1));
    let sent = By { form: Some("slip 1"), ..at(1) };
    let entered =
        service.acts(id, sent).record_result(&form(1, 1, 0, "B+")).unwrap().now().unwrap();
    record(&service, id, at(2), &form(1, 1, entered.version, "?"));
    let again = service.acts(id, sent).record_result(&form(1, 1, 0, "B+")).unwrap();
    assert_eq!(again, Done::Before, "sent again by a slow browser");
    assert_eq!(ending(&service, id, 1, 1), "?", "the undoing stands");
}
