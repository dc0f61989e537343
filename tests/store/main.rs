//! What the store keeps and what the service does, on SQLite and on PostgreSQL alike; start it by `tests/run store`.

#[path = "../support/databases.rs"]
mod databases;
#[path = "../support/events.rs"]
mod events;
#[path = "../support/played.rs"]
mod played;
#[path = "../support/rich.rs"]
mod rich;
#[path = "../support/root.rs"]
mod root;

mod accounts;
mod anew;
mod announced;
mod badly_said;
mod cancelling;
mod clocks;
mod columns;
mod computing;
mod confirmed;
mod dates;
mod deeds;
mod doubts;
mod ended;
mod ends;
mod entries;
mod every_act;
mod exclusion;
mod failing;
mod fetching;
mod forgetting;
mod games;
mod games_over;
mod guesses;
mod heads;
mod home;
mod home_namesakes;
mod journal;
mod keys;
mod listening;
mod mail_server;
mod mailed;
mod mending;
mod merging;
mod news;
mod numbers;
mod opening;
mod other_server;
mod owners;
mod pairs;
mod people;
mod players;
mod private;
mod rating_lists;
mod reached;
mod receipts;
mod record;
mod refereed;
mod releases;
mod results;
mod rulings;
mod saving;
mod seasons;
mod seating;
mod second_factor;
mod sending;
mod sessions;
mod together;
mod upgrade;
mod walk;
mod whole;

use chrono::{DateTime, Utc};
use tengen::publishing::{Outlets, Sending};
use tengen::service::{By, Refusal, Service, ServiceError};
use tengen::store::{AccountId, Snapshot, StoreError};
use tengen::tournament::{EntryId, RoundNo, TableNo, Tournament, TournamentId};

/// Nobody in particular, at that minute.
fn at(minute: i64) -> By<'static> {
    By { account: None, now: events::minute(minute), form: None }
}

/// Somebody, at that minute.
fn by(account: AccountId, minute: i64) -> By<'static> {
    By { account: Some(account), ..at(minute) }
}

/// Sends what is due; returns how many messages were delivered.
fn send_due(service: &Service, now: DateTime<Utc>, by: &Outlets) -> Result<usize, ServiceError> {
    let sending = Sending::new(by.clone());
    sending.begin(service, now)?;
    sending.wait()
}

/// The tournament as a service sees it.
fn seen(service: &Service, id: TournamentId) -> Snapshot {
    let found = service.store().read(|c| service.store().snapshot(c, id)).expect("it can be read");
    found.expect("it is there").as_ref().clone()
}

/// The tournament as the database holds it, with nothing remembered.
fn loaded(place: &databases::Place, id: TournamentId) -> Snapshot {
    seen(&place.service(), id)
}

/// A service with a tournament that is kept.
fn with(place: &databases::Place, event: &Tournament) -> (Service, TournamentId) {
    let service = place.service();
    let kept = service.create_tournament(at(0), event).expect("it can be kept");
    let id = kept.now().expect("it is new").id;
    (service, id)
}

/// The secrets of new links of these players.
fn secrets(service: &Service, id: TournamentId, players: &[EntryId]) -> Vec<String> {
    let made = service.acts(id, at(1)).make_personal_links(players).unwrap();
    let made = made.now().expect("they are new");
    made.iter().map(|(_, token)| token.secret().to_owned()).collect()
}

/// Why it was refused.
fn refusal<T>(result: Result<T, ServiceError>) -> Refusal {
    match result {
        Err(ServiceError::Refused(refusal)) => refusal,
        Err(other) => panic!("not refused but failed: {other}"),
        Ok(_) => panic!("not refused"),
    }
}

/// The ending that stands at a board.
fn ending(service: &Service, id: TournamentId, round: i32, table: i32) -> String {
    let snapshot = seen(service, id);
    let round = snapshot.tournament.round(RoundNo(round)).expect("a round");
    round.board_at(TableNo(table)).expect("a board").ending.to_string()
}

/// Reads with the store's own error.
fn read<T>(
    service: &Service,
    work: impl FnOnce(&mut tengen::store::Tx) -> Result<T, StoreError>,
) -> T {
    service.store().read(work).expect("it can be read")
}
