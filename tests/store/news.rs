//! What one instance hears of another on the same database.

use std::collections::HashSet;
use std::sync::Mutex;

use tengen::go::Color;
use tengen::publishing::{Follower, News, WatchedBoard};
use tengen::service::NewRevision;
use tengen::store::GameCount;
use tengen::tournament::{EntryId, RoundNo, TableNo, TournamentId};

use crate::at;
use crate::databases::{Place, on_both, tamper};
use crate::events::event;
use crate::games::{enter, played};
use crate::with;

on_both!(only_games_that_are_watched_are_asked_for, changes_elsewhere_are_heard);

/// Keeps what it hears.
#[derive(Default)]
struct Ear {
    watched: HashSet<WatchedBoard>,
    changed: Mutex<Vec<i64>>,
    recorded: Mutex<Vec<GameCount>>,
    deleted: Mutex<Vec<TournamentId>>,
}

impl Follower for Ear {
    fn changed(&self, told: &NewRevision) {
        self.changed.lock().unwrap().push(told.revision);
    }

    fn deleted(&self, id: TournamentId) {
        self.deleted.lock().unwrap().push(id);
    }

    fn watched(&self) -> HashSet<WatchedBoard> {
        self.watched.clone()
    }

    fn recorded(&self, count: &GameCount) {
        self.recorded.lock().unwrap().push(*count);
    }
}

fn only_games_that_are_watched_are_asked_for(place: &Place) {
    let (service, id) = with(place, &event("Watched", 4, 1));
    let count = enter(&service, id, [played(Color::Black, "D4"), played(Color::White, "Q16")]);
    let board = |table| (id, RoundNo(1), TableNo(table));
    let here = Ear { watched: HashSet::from([board(1)]), ..Ear::default() };
    let beside = Ear { watched: HashSet::from([board(2)]), ..Ear::default() };
    for ear in [&here, &beside] {
        News::default().poll(service.store(), ear).unwrap();
    }
    assert_eq!(*here.recorded.lock().unwrap(), [count]);
    assert!(beside.recorded.lock().unwrap().is_empty());
    // Who asked for any would notice that there are none to be asked for.
    tamper(service.store(), "ALTER TABLE game RENAME TO elsewhere");
    News::default().poll(service.store(), &Ear::default()).expect("nobody watches");
    News::default().poll(service.store(), &here).expect_err("somebody watches");
}

fn changes_elsewhere_are_heard(place: &Place) {
    let (service, id) = with(place, &event("Elsewhere", 4, 0));
    let (mut news, ear, other) = (News::default(), Ear::default(), place.service());
    news.poll(service.store(), &ear).unwrap();
    other.acts(id, at(1)).remove_entry(EntryId(1)).unwrap();
    for _ in 0..2 {
        news.poll(service.store(), &ear).unwrap();
    }
    assert_eq!(*ear.changed.lock().unwrap(), [2]);
    other.acts(id, at(2)).delete_tournament("Elsewhere").unwrap();
    for _ in 0..2 {
        news.poll(service.store(), &ear).unwrap();
    }
    assert_eq!(*ear.deleted.lock().unwrap(), [id]);
}
