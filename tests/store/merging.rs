//! Several who bring the same list in at once.

use std::thread;

use tengen::interchange::{Columns, participants};
use tengen::service::Done;
use tengen::tournament::Registration;

use crate::databases::{Place, on_both};
use crate::events::event;
use crate::{seen, with};

on_both!(a_list_brought_in_by_eight_at_once_is_entered_once);

fn a_list_brought_in_by_eight_at_once_is_entered_once(place: &Place) {
    let (service, id) = with(place, &event("Open", 0, 0));
    let lines: String =
        (0..60).map(|n| format!("Player{n};Given;{}k;DE;Elb\n", n % 30 + 1)).collect();
    let table = participants::table(format!("Name;Vorname;Rang;Land;Verein\n{lines}").as_bytes());
    let table = table.unwrap();
    let people = Columns::of(&table).people(&table);
    let merge = || match service.merge_entries(id, crate::at(1), &people, Registration::Final) {
        Ok(Done::Now(merged)) => merged,
        other => panic!("{other:?}"),
    };
    let merged: Vec<_> = thread::scope(|scope| {
        let all: Vec<_> = (0..8).map(|_| scope.spawn(merge)).collect();
        all.into_iter().map(|one| one.join().unwrap()).collect()
    });
    assert_eq!(merged.iter().map(|one| one.entered).sum::<usize>(), 60, "{merged:?}");
    assert_eq!(merged.iter().filter(|one| one.same == 60).count(), 7, "{merged:?}");
    assert_eq!(seen(&service, id).tournament.entries.len(), 60);
}
