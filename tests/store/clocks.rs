//! When rounds begin.

use std::collections::BTreeMap;

use tengen::desk::Refusal;
use tengen::pairing::before_draw;
use tengen::tournament::{RoundClock, RoundNo};

use crate::databases::{Place, on_both};
use crate::events::{event, minute};
use crate::{at, by, loaded, refusal, seen, with};

on_both!(
    a_timetable_is_kept_for_rounds_that_are_not_drawn_yet,
    an_arbiter_starts_the_clocks_once,
    clocks_change_nothing_of_a_draw,
);

fn a_timetable_is_kept_for_rounds_that_are_not_drawn_yet(place: &Place) {
    let (desk, id) = with(place, &event("Times", 4, 1));
    let start = minute(60).naive_utc();
    let times = BTreeMap::from([(RoundNo(1), Some(start)), (RoundNo(4), Some(start))]);
    assert_eq!(desk.set_timetable(id, at(1), |_| Ok(times.clone())).unwrap().now(), Some(2));
    let clock = loaded(place, id).tournament.clock(RoundNo(4));
    let second = minute(60).timestamp();
    assert_eq!(clock.starts.map(|at| at.and_utc().timestamp()), Some(second));
    assert_eq!(seen(&desk, id), loaded(place, id));
    let revision = seen(&desk, id).revision;
    assert_eq!(desk.set_timetable(id, at(2), |_| Ok(times.clone())).unwrap().now(), Some(0));
    assert_eq!(seen(&desk, id).revision, revision, "nothing differs");
    let gone = BTreeMap::from([(RoundNo(4), None)]);
    desk.set_timetable(id, at(3), |_| Ok(gone.clone())).unwrap();
    assert_eq!(loaded(place, id).tournament.clocks.len(), 1);
    let ninth = BTreeMap::from([(RoundNo(9), Some(start))]);
    assert_eq!(
        refusal(desk.set_timetable(id, at(4), |_| Ok(ninth.clone()))),
        Refusal::NoSuchRound(5)
    );
}

fn an_arbiter_starts_the_clocks_once(place: &Place) {
    let (desk, id) = with(place, &event("Start", 4, 1));
    let anna = desk.create_account("Anna", crate::accounts::PASSWORD, false, minute(0)).unwrap();
    let started = desk.start_clocks(id, by(anna, 5), RoundNo(1), None).unwrap().now().unwrap();
    assert_eq!(started.started.map(|at| at.and_utc().timestamp()), Some(minute(5).timestamp()));
    let again = desk.start_clocks(id, by(anna, 9), RoundNo(1), None).unwrap().now().unwrap();
    assert_eq!(again, started, "the first press counts");
    assert_eq!(loaded(place, id).tournament.clock(RoundNo(1)), started);
    let journal = crate::read(&desk, |c| desk.store().journal(c, id, None, 1)).remove(0);
    assert_eq!((journal.act.as_str(), journal.account), ("start-clocks", Some(anna)));
    desk.unstart_clocks(id, by(anna, 10), RoundNo(1)).unwrap();
    assert_eq!(loaded(place, id).tournament.clock(RoundNo(1)), RoundClock::default());
    let draft = desk.start_clocks(id, at(11), RoundNo(2), None);
    assert_eq!(refusal(draft), Refusal::ClockOfDraft(RoundNo(2)));
}

fn clocks_change_nothing_of_a_draw(place: &Place) {
    let (desk, id) = with(place, &event("Proof", 6, 1));
    desk.draw_round(
        id,
        at(1),
        RoundNo(2),
        &tengen::desk::DrawRequest { seen: "none".to_owned(), ..Default::default() },
    )
    .unwrap();
    let proof = || desk.draw_proof(id, RoundNo(2)).unwrap().expect("it was drawn here");
    assert!(proof().is_of(&seen(&desk, id).tournament));
    desk.start_clocks(id, at(2), RoundNo(1), None).unwrap();
    let board = seen(&desk, id).tournament.rounds[0].boards[0].clone();
    assert!(board.ending.is_pending());
    assert!(proof().is_of(&seen(&desk, id).tournament), "a clock is nothing to a draw");
    let form = |seen: i32, confirmed| tengen::desk::ResultForm {
        confirmed,
        ..tengen::desk::ResultForm::new(RoundNo(1), board.table, seen, "B+".parse().unwrap())
    };
    desk.record_result(id, at(3), &form(0, None)).unwrap();
    assert!(!proof().is_of(&seen(&desk, id).tournament), "a result is something");
    let now = seen(&desk, id).tournament;
    assert!(before_draw(&now, RoundNo(2)).rounds[0].boards[0].confirmed.is_none());
}
