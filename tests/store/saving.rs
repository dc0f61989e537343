use std::sync::Arc;

use tengen::service::Service;
use tengen::service::deed::Deed;
use tengen::store::{BoardMark, DeedKind, JournalRow, Scope, Snapshot, StoreError, Tx};
use tengen::tournament::{
    Board, Entry, EntryId, Participation, Round, RoundNo, RoundState, TableNo, Tournament,
    TournamentId,
};

use crate::databases::{Place, number, on_both, tamper};
use crate::events::{event, minute};
use crate::rich::rich;
use crate::{at, loaded, seen, with};

on_both!(
    what_is_remembered_is_what_would_be_loaded,
    only_what_differs_is_written,
    no_difference_is_no_revision,
    a_board_changed_meanwhile_is_stale,
    a_board_alone_is_stale_too,
    a_board_is_remembered_upon_the_state_before,
    a_tournament_changed_meanwhile_is_outdated,
    a_draft_is_replaced,
    a_round_can_go,
    participation_is_kept_to_the_last_round,
    another_process_is_noticed,
);

fn change(service: &Service, id: TournamentId, change: impl FnOnce(&mut Tournament)) {
    let done = service.acts(id, at(1)).act(|tx, before| {
        let mut after = before.tournament.clone();
        change(&mut after);
        tx.change(after, Deed::Timetable { clocks: Vec::new() })
    });
    done.expect("the change is saved");
}

fn what_is_remembered_is_what_would_be_loaded(place: &Place) {
    let (service, id) = with(place, &rich());
    let changes: [fn(&mut Tournament); 6] = [
        |t| t.rounds[1].boards[0].ending = "W+R".parse().unwrap(),
        |t| t.rounds[1].boards.swap(0, 5),
        |t| t.rounds[2].boards.insert(0, Board::new(TableNo(9), EntryId(5), EntryId(6), 0)),
        |t| t.rounds[1].byes = vec![EntryId(12)],
        |t| t.entries.rotate_left(3),
        |t| t.settings.pairing.curve = 0.123_456_789_012_345_67,
    ];
    for (index, step) in changes.into_iter().enumerate() {
        change(&service, id, step);
        assert_eq!(seen(&service, id), loaded(place, id), "after change {index}");
        assert_eq!(seen(&service, id).revision, index as i64 + 2);
    }
    let version = |table: usize| seen(&service, id).tournament.rounds[1].boards[table].version;
    assert_eq!([version(0), version(1), version(5)], [1, 0, 0], "only one board changed");
}

/// Marks are put on the rows behind the store's back: a row that is written loses its mark.
fn only_what_differs_is_written(place: &Place) {
    let (service, id) = with(place, &rich());
    let store = service.store();
    tamper(store, "UPDATE entry SET grade = 'seen' WHERE id <> 4");
    tamper(store, "UPDATE board SET changed_by = 77 WHERE round_no < 3");
    change(&service, id, |t| {
        t.entries[3].club = "Other".to_owned();
        t.rounds[0].boards[2].ending = "0".parse().unwrap();
    });
    let count = |query| crate::read(&service, |c| Ok(number(c, query)));
    let same = count("SELECT COUNT(*) AS number FROM entry WHERE grade = 'seen'");
    assert_eq!(same, 33, "the other entries were not written");
    let same = count("SELECT COUNT(*) AS number FROM board WHERE changed_by = 77");
    assert_eq!(same, 17 + 16 - 1, "the other boards were not written");
    let changed = &loaded(place, id);
    assert_eq!(changed.revision, 2);
    assert_eq!(changed.tournament.entries[3].club, "Other");
    assert_eq!(changed.tournament.rounds[0].boards[2].version, 4);
}

fn no_difference_is_no_revision(place: &Place) {
    let (service, id) = with(place, &rich());
    change(&service, id, |_| {});
    assert_eq!(loaded(place, id).revision, 1);
    let journal = crate::read(&service, |c| c.journal(id, None, 10));
    assert_eq!(journal.len(), 1, "only its creation");
}

fn a_board_changed_meanwhile_is_stale(place: &Place) {
    let (service, id) = with(place, &event("Stale", 4, 1));
    let before = seen(&service, id);
    tamper(service.store(), "UPDATE board SET version = 1 WHERE table_no = 2");
    let saved = save(&service, &before, |t| t.rounds[0].boards[1].ending = "B+".parse().unwrap());
    assert!(matches!(saved, Err(StoreError::Stale { round: 1, table: 2 })), "{saved:?}");
    let saved = save(&service, &before, |t| t.rounds[0].boards[0].ending = "B+".parse().unwrap());
    assert_eq!(saved.unwrap().tournament.rounds[0].boards[0].version, 1);
}

/// No part of an event changes without an entry of the journal.
fn note(c: &mut Tx, id: TournamentId) {
    let new = JournalRow::new(minute(1), None, DeedKind::Result, "{}".into(), String::new());
    c.append_journal(id, new);
}

/// Enters a win for Black at a table of round 1, as if its board were at that version.
fn save_board(
    service: &Service,
    before: &Snapshot,
    table: usize,
    version: i32,
) -> Result<Snapshot, StoreError> {
    let old = &before.tournament.rounds[0].boards[table - 1];
    let board = Board { ending: "B+".parse().unwrap(), version, ..old.clone() };
    let mark = BoardMark { account: None, at: minute(1) };
    let scope = Scope::Tournament(before.id);
    service.store().write(scope, |c| {
        note(c, before.id);
        c.save_board(before, RoundNo(1), board, &mark)
    })
}

fn a_board_alone_is_stale_too(place: &Place) {
    let (service, id) = with(place, &event("Stale", 4, 1));
    let before = seen(&service, id);
    let stale = |saved| assert!(matches!(saved, Err(StoreError::Stale { round: 1, table: 2 })));
    stale(save_board(&service, &before, 2, 0));
    stale(save_board(&service, &before, 2, 2));
    tamper(service.store(), "UPDATE board SET version = 1 WHERE table_no = 2");
    stale(save_board(&service, &before, 2, 1));
    save_board(&service, &before, 1, 1).expect("the other board is as it was");
    let outdated = save_board(&service, &before, 1, 1);
    assert!(outdated.is_err(), "{outdated:?}");
    assert_eq!(loaded(place, id).revision, 2);
}

fn a_board_is_remembered_upon_the_state_before(place: &Place) {
    let (service, id) = with(place, &event("Order", 4, 1));
    let before = seen(&service, id);
    let first = save_board(&service, &before, 1, 1).unwrap();
    let second = save_board(&service, &loaded(place, id), 2, 1).unwrap();
    service.store().remember(Arc::new(second));
    assert_eq!(seen(&service, id), loaded(place, id), "the first board is not forgotten");
    service.store().remember(Arc::new(first));
    assert_eq!(seen(&service, id), loaded(place, id));
    assert_eq!(seen(&service, id).tournament.rounds[0].pending().count(), 0);
}

fn a_tournament_changed_meanwhile_is_outdated(place: &Place) {
    let (service, id) = with(place, &event("Outdated", 4, 1));
    let before = seen(&service, id);
    change(&service, id, |t| t.entries[0].correction = 1);
    let saved = save(&service, &before, |t| t.entries[1].correction = 1);
    assert!(matches!(saved, Err(StoreError::Outdated(1))), "{saved:?}");
    assert_eq!(corrections(&loaded(place, id)), [1, 0, 0, 0]);
}

fn corrections(snapshot: &Snapshot) -> Vec<i32> {
    snapshot.tournament.entries.iter().map(|entry| entry.correction).collect()
}

fn save(
    service: &Service,
    before: &Snapshot,
    change: impl FnOnce(&mut Tournament),
) -> Result<Snapshot, StoreError> {
    let mut after = before.tournament.clone();
    change(&mut after);
    let mark = BoardMark { account: None, at: minute(1) };
    let scope = Scope::Tournament(before.id);
    service.store().write(scope, |c| {
        note(c, before.id);
        c.save(before, after, &mark)
    })
}

fn a_draft_is_replaced(place: &Place) {
    let (service, id) = with(place, &event("Draft", 6, 1));
    let mut draft = Round::empty(RoundNo(2), RoundState::Draft);
    draft.boards.push(Board::new(TableNo(1), EntryId(1), EntryId(2), 0));
    draft.boards.push(Board::new(TableNo(2), EntryId(3), EntryId(4), 2));
    draft.byes = vec![EntryId(5)];
    let first = draft.clone();
    change(&service, id, |t| t.rounds.push(first));
    draft.boards = vec![Board::new(TableNo(3), EntryId(4), EntryId(1), 1)];
    draft.byes = vec![EntryId(2), EntryId(3)];
    let second = draft.clone();
    change(&service, id, |t| t.rounds[1] = second);
    assert_eq!(loaded(place, id).tournament.rounds[1], draft);
    draft.state = RoundState::Published;
    change(&service, id, |t| t.rounds[1].state = RoundState::Published);
    assert_eq!(loaded(place, id).tournament.rounds[1], draft);
    change(&service, id, |t| t.rounds[1].state = RoundState::Finished);
    assert_eq!(loaded(place, id).tournament.rounds[1].state, RoundState::Finished);
}

fn a_round_can_go(place: &Place) {
    let (service, id) = with(place, &rich());
    change(&service, id, |t| drop(t.rounds.pop()));
    let now = loaded(place, id);
    assert_eq!(now.tournament.rounds.len(), 2);
    let boards = crate::read(&service, |c| {
        Ok(number(c, "SELECT COUNT(*) AS number FROM board WHERE round_no = 3"))
    });
    assert_eq!(boards, 0, "its boards went with it");
}

fn participation_is_kept_to_the_last_round(place: &Place) {
    let (service, id) = with(place, &event("Participation", 4, 0));
    let values = [0, 1, 1 << 31, u32::MAX].map(Participation::from_bits);
    for (entry, value) in (1..).zip(values) {
        let edit = |_: &_, was: &Entry| Ok(Entry { participation: value, ..was.clone() });
        service.acts(id, at(1)).edit_entry(EntryId(entry), false, edit).unwrap();
    }
    let kept: Vec<_> =
        loaded(place, id).tournament.entries.iter().map(|e| e.participation).collect();
    assert_eq!(kept, values);
}

fn another_process_is_noticed(place: &Place) {
    let (service, id) = with(place, &event("Two", 4, 1));
    let other = place.service();
    assert_eq!(seen(&other, id), seen(&service, id));
    change(&other, id, |t| t.entries[0].correction = 1);
    change(&service, id, |t| t.entries[1].correction = 2);
    change(&other, id, |t| t.entries[2].correction = 3);
    assert_eq!(seen(&service, id), seen(&other, id));
    assert_eq!(seen(&service, id).revision, 4);
    assert_eq!(corrections(&seen(&service, id)), [1, 2, 3, 0]);
}
