use std::time::Instant;

use tengen::service::deed::Deed;
use tengen::service::{ResultForm, Service, ServiceError};
use tengen::tournament::{RoundNo, TableNo, TournamentId};

use crate::databases::{Place, on_both};
use crate::events::event;
use crate::{at, loaded, with};

on_both!(no_act_is_lost, no_act_is_lost_between_two_servers, results_at_every_table);

const THREADS: usize = 8;
const ACTS: usize = 250;

/// Reads a number and writes it one higher.
fn count_up(service: &Service, id: TournamentId) -> Result<(), ServiceError> {
    let done = service.acts(id, at(1)).act(|tx, before| {
        let mut after = before.tournament.clone();
        after.entries[0].correction += 1;
        tx.change(after, Deed::Timetable { clocks: Vec::new() })
    });
    done.map(drop)
}

fn check(place: &Place, id: TournamentId, services: &[Service]) {
    let begun = Instant::now();
    std::thread::scope(|scope| {
        for thread in 0..THREADS {
            let service = &services[thread % services.len()];
            scope.spawn(move || {
                for act in 0..ACTS {
                    count_up(service, id).unwrap_or_else(|e| panic!("act {act} of {thread}: {e}"));
                }
            });
        }
    });
    println!("{} acts in {:?}", THREADS * ACTS, begun.elapsed());
    let end = loaded(place, id);
    let acts = (THREADS * ACTS) as i64;
    assert_eq!(i64::from(end.tournament.entries[0].correction), acts);
    assert_eq!(end.revision, 1 + acts);
    let rows = crate::read(&services[0], |c| c.journal(id, None, 1));
    assert_eq!(rows[0].seq, 1 + acts);
    assert_eq!(services[0].broken_journal(id).unwrap(), None);
}

fn no_act_is_lost(place: &Place) {
    let (service, id) = with(place, &event("Together", 4, 1));
    check(place, id, &[service]);
}

fn no_act_is_lost_between_two_servers(place: &Place) {
    let (service, id) = with(place, &event("Together", 4, 1));
    check(place, id, &[service, place.service()]);
}

/// Arbiters on different boards never hinder one another, though all see the first version of the page.
fn results_at_every_table(place: &Place) {
    let (service, id) = with(place, &event("Hall", 160, 1));
    std::thread::scope(|scope| {
        for thread in 0..THREADS as i32 {
            let service = &service;
            scope.spawn(move || {
                for table in (1..=80).filter(|table| table % THREADS as i32 == thread) {
                    let ending = "B+R".parse().unwrap();
                    let form = ResultForm::new(RoundNo(1), TableNo(table), 0, ending);
                    service.acts(id, at(1)).record_result(&form).unwrap();
                }
            });
        }
    });
    let end = loaded(place, id);
    assert_eq!(end.tournament.rounds[0].pending().count(), 0);
    assert_eq!(end.revision, 81);
}
