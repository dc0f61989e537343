//! When rounds begin.

use std::collections::BTreeMap;

use tengen::pairing::before_draw;
use tengen::service::Refusal;
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
    let (service, id) = with(place, &event("Times", 4, 1));
    let start = minute(60).naive_utc();
    let planned = RoundClock { starts: Some(start), ..RoundClock::default() };
    let times = BTreeMap::from([(RoundNo(1), planned), (RoundNo(4), planned)]);
    assert_eq!(
        service.acts(id, at(1)).set_timetable(|_| Ok(times.clone())).unwrap().now(),
        Some(2)
    );
    let clock = loaded(place, id).tournament.clock(RoundNo(4));
    let second = minute(60).timestamp();
    assert_eq!(clock.starts.map(|at| at.and_utc().timestamp()), Some(second));
    assert_eq!(seen(&service, id), loaded(place, id));
    let revision = seen(&service, id).revision;
    assert_eq!(
        service.acts(id, at(2)).set_timetable(|_| Ok(times.clone())).unwrap().now(),
        Some(0)
    );
    assert_eq!(seen(&service, id).revision, revision, "nothing differs");
    let gone = BTreeMap::from([(RoundNo(4), RoundClock::default())]);
    service.acts(id, at(3)).set_timetable(|_| Ok(gone.clone())).unwrap();
    assert_eq!(loaded(place, id).tournament.clocks.len(), 1);
    let ninth = BTreeMap::from([(RoundNo(9), planned)]);
    assert_eq!(
        refusal(service.acts(id, at(4)).set_timetable(|_| Ok(ninth.clone()))),
        Refusal::NoSuchRound { rounds: 5 }
    );
}

fn an_arbiter_starts_the_clocks_once(place: &Place) {
    let (service, id) = with(place, &event("Start", 4, 1));
    let anna = service.create_account("Anna", crate::accounts::PASSWORD, false, minute(0)).unwrap();
    let started =
        service.acts(id, by(anna, 5)).start_clocks(RoundNo(1), None).unwrap().now().unwrap();
    assert_eq!(started.started.map(|at| at.and_utc().timestamp()), Some(minute(5).timestamp()));
    let again =
        service.acts(id, by(anna, 9)).start_clocks(RoundNo(1), None).unwrap().now().unwrap();
    assert_eq!(again, started, "the first press counts");
    assert_eq!(loaded(place, id).tournament.clock(RoundNo(1)), started);
    let journal = crate::read(&service, |c| c.journal(id, None, 1)).remove(0);
    assert_eq!((journal.act.as_str(), journal.account), ("start-clocks", Some(anna)));
    service.acts(id, by(anna, 10)).unstart_clocks(RoundNo(1)).unwrap();
    assert_eq!(loaded(place, id).tournament.clock(RoundNo(1)), RoundClock::default());
    let draft = service.acts(id, at(11)).start_clocks(RoundNo(2), None);
    assert_eq!(refusal(draft), Refusal::ClockOfDraft { round: RoundNo(2) });
}

fn clocks_change_nothing_of_a_draw(place: &Place) {
    let (service, id) = with(place, &event("Proof", 6, 1));
    service
        .acts(id, at(1))
        .draw_round(
            RoundNo(2),
            &tengen::service::DrawRequest { seen: "none".to_owned(), ..Default::default() },
        )
        .unwrap();
    let proof = || service.draw_proof(id, RoundNo(2)).unwrap().expect("it was drawn here");
    assert!(proof().is_of(&seen(&service, id).tournament));
    service.acts(id, at(2)).start_clocks(RoundNo(1), None).unwrap();
    let board = seen(&service, id).tournament.rounds[0].boards[0].clone();
    assert!(board.ending.is_pending());
    assert!(proof().is_of(&seen(&service, id).tournament), "a clock is nothing to a draw");
    let form = |seen: i32, confirmed| tengen::service::ResultForm {
        confirmed,
        ..tengen::service::ResultForm::new(RoundNo(1), board.table, seen, "B+".parse().unwrap())
    };
    service.acts(id, at(3)).record_result(&form(0, None)).unwrap();
    assert!(!proof().is_of(&seen(&service, id).tournament), "a result is something");
    let now = seen(&service, id).tournament;
    assert!(before_draw(&now, RoundNo(2)).rounds[0].boards[0].confirmed.is_none());
}
