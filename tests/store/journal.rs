use tengen::service::Service;
use tengen::store::{DeedKind, JournalRow, Scope, StoreError, Tx};
use tengen::tournament::{EntryId, RoundNo, TournamentId};

use crate::databases::{Place, on_both, tamper};
use crate::events::{event, minute};
use crate::{at, by, with};

on_both!(
    every_act_is_chained,
    tampering_is_found,
    what_was_found_to_hold_is_not_read_again,
    it_is_read_in_pages,
    a_round_is_asked_for_alone,
    it_holds_no_names,
);

fn journal(service: &Service, id: TournamentId) -> Vec<JournalRow> {
    let mut rows = crate::read(service, |c| c.journal(id, None, 100));
    rows.reverse();
    rows
}

fn broken(service: &Service, id: TournamentId) -> Option<i64> {
    service.broken_journal(id).unwrap()
}

fn with_acts(place: &Place) -> (Service, TournamentId) {
    let (service, id) = with(place, &event("Journal", 6, 0));
    let owner = service.create_account("Owner", "a long password", true, minute(0)).unwrap();
    for entry in 1..=4 {
        service.acts(id, by(owner, i64::from(entry))).remove_entry(EntryId(entry)).unwrap();
    }
    (service, id)
}

fn every_act_is_chained(place: &Place) {
    let (service, id) = with_acts(place);
    let rows = journal(&service, id);
    let acts: Vec<_> = rows.iter().map(|row| (row.seq, row.act.as_str())).collect();
    let removed = (2..=5).map(|seq| (seq, "remove-entry"));
    assert_eq!(acts, [(1, "create")].into_iter().chain(removed).collect::<Vec<_>>());
    assert_eq!(rows[0].previous_hash, "");
    for pair in rows.windows(2) {
        assert_eq!(pair[1].previous_hash, pair[0].hash);
    }
    assert_eq!((rows[0].account, rows[0].at), (None, minute(0)));
    assert_eq!(rows[4].at, minute(4));
    assert!(rows[4].account.is_some());
    assert_eq!(rows[4].detail, r#"{"entry":4}"#);
    assert_eq!(broken(&service, id), None);
}

fn a_round_is_asked_for_alone(place: &Place) {
    let (service, id) = with(place, &event("One round", 4, 0));
    let acts = [
        (DeedKind::Draw, r#"{"round":1}"#),
        (DeedKind::EditDraft, r#"{"round":1,"step":"undo"}"#),
        (DeedKind::EditDraft, r#"{"round":11}"#),
        (DeedKind::EditDraft, r#"{"before":{"round":1},"round":2}"#),
        (DeedKind::Publish, r#"{"round":1}"#),
    ];
    for (act, detail) in acts {
        let new = JournalRow::new(minute(1), None, act, detail.into(), String::new());
        let write = |c: &mut Tx| {
            c.append_journal(id, new);
            Ok::<_, StoreError>(())
        };
        service.store().write(Scope::Tournament(id), write).unwrap();
    }
    let asked = |no, acts: &[DeedKind]| -> Vec<i64> {
        let rows = crate::read(&service, |c| c.journal_of_round(id, RoundNo(no), acts));
        rows.iter().map(|row| row.seq).collect()
    };
    assert_eq!(asked(1, &[DeedKind::Draw, DeedKind::EditDraft]), [2, 3]);
    assert_eq!(asked(11, &[DeedKind::Draw, DeedKind::EditDraft]), [4]);
    assert_eq!(asked(2, &[DeedKind::EditDraft]), [5]);
    assert!(asked(3, &DeedKind::ALL).is_empty());
}

fn tampering_is_found(place: &Place) {
    let ways = [
        ("UPDATE journal SET detail = '{\"entry\":9}' WHERE seq = 3", 3),
        ("UPDATE journal SET act = 'edit-entry' WHERE seq = 2", 2),
        ("UPDATE journal SET account_id = NULL WHERE seq = 4", 4),
        ("UPDATE journal SET at = '2027-01-01 00:00:00' WHERE seq = 1", 1),
        ("UPDATE journal SET previous_hash = '' WHERE seq = 5", 5),
        ("UPDATE journal SET hash = previous_hash WHERE seq = 5", 5),
        ("DELETE FROM journal WHERE seq = 3", 4),
        ("DELETE FROM journal WHERE seq = 1", 2),
    ];
    let (service, id) = with_acts(place);
    for (statement, first) in ways {
        tamper(service.store(), "CREATE TABLE kept AS SELECT * FROM journal");
        assert_eq!(tamper(service.store(), statement), 1, "{statement}");
        assert_eq!(broken(&service, id), Some(first), "{statement}");
        tamper(service.store(), "DELETE FROM journal");
        tamper(service.store(), "INSERT INTO journal SELECT * FROM kept");
        tamper(service.store(), "DROP TABLE kept");
        assert_eq!(broken(&service, id), None, "put back");
    }
}

/// Only a change that nobody looks for shows that it was not looked for.
fn what_was_found_to_hold_is_not_read_again(place: &Place) {
    let (service, id) = with_acts(place);
    assert_eq!(service.broken_since(id).unwrap(), None);
    tamper(service.store(), "UPDATE journal SET act = 'edit-entry' WHERE seq = 2");
    service.acts(id, at(9)).remove_entry(EntryId(5)).unwrap();
    assert_eq!(service.broken_since(id).unwrap(), None, "it goes on from the fifth");
    assert_eq!(service.broken_journal(id).unwrap(), Some(2));
    assert_eq!(place.service().broken_since(id).unwrap(), Some(2), "nobody looked yet");
    tamper(service.store(), "UPDATE journal SET hash = previous_hash WHERE seq = 6");
    assert_eq!(
        service.broken_since(id).unwrap(),
        Some(2),
        "what was known is gone: all is read again"
    );
}

fn it_is_read_in_pages(place: &Place) {
    let (service, id) = with_acts(place);
    let page = |before| {
        let rows = crate::read(&service, |c| c.journal(id, before, 2));
        rows.into_iter().map(|row| row.seq).collect::<Vec<_>>()
    };
    assert_eq!(page(None), [5, 4]);
    assert_eq!(page(Some(4)), [3, 2]);
    assert_eq!(page(Some(2)), [1]);
    assert_eq!(page(Some(1)), [0; 0]);
}

fn it_holds_no_names(place: &Place) {
    let (service, id) = with(place, &event("Names", 2, 0));
    let rank = "3k".parse().unwrap();
    let secret = |id| tengen::tournament::Entry::new(id, "Zzyzx", "Qwxyz", rank);
    let new = service.acts(id, at(1)).add_entry(false, secret).unwrap().now().unwrap();
    let renamed = tengen::tournament::Entry::new(new, "Zzyzx-Yyy", "Qwxyz", "2k".parse().unwrap());
    service.acts(id, at(2)).edit_entry(renamed.id, false, |_, _| Ok(renamed)).unwrap();
    service.acts(id, at(3)).remove_entry(new).unwrap();
    for row in journal(&service, id) {
        assert!(!row.detail.contains("Zzyzx") && !row.detail.contains("Qwxyz"), "{}", row.detail);
    }
}

/// A version that writes the same event otherwise must not accuse those who ran it under the version before.
#[test]
fn another_canonical_form_has_another_number() {
    let digests = tengen::store::tournament_digests(&crate::rich::rich()).expect("digests");
    let all = serde_json::to_string(&digests).expect("JSON");
    let whole = tengen::service::Token::hash_of(&all);
    assert_eq!(
        (tengen::store::PARTS_FORM, whole.as_str()),
        ("1", "ZhgNepa67ljHeTVUqAGOWCMb5XJUsgx-gSZO_QYeDSY"),
        "the digests of parts have changed: count FORM in src/store/parts.rs on, then set this"
    );
}
