//! What was acknowledged and is missing is found, though what is left follows from itself.

use std::path::Path;

use tengen::publishing::record::{Reach, digest, make, verify_signed};
use tengen::service::{Service, ServiceError};
use tengen::store::{JournalEnd, Lost, StoreError};
use tengen::tournament::{EntryId, TournamentId};

use crate::at;
use crate::databases::{Place, on_both, tamper};
use crate::events::event;

on_both!(
    a_cut_tail_is_found_when_the_server_starts_and_nothing_is_written,
    a_tail_cut_while_it_runs_is_found_by_the_next_act,
    a_journal_written_anew_is_found,
    what_is_there_can_be_accepted,
    a_deleted_event_is_not_missed,
    a_record_is_signed_by_its_server,
    what_the_disk_had_not_come_to_writing_is_passed_over,
);

fn anchored(place: &Place, folder: &Path) -> Service {
    Service::new(place.store().anchored(folder).expect("the folder can be written"))
}

/// Five entries, the last four of them removals.
fn begun(place: &Place, folder: &Path) -> (Service, TournamentId) {
    let service = anchored(place, folder);
    let kept = service.create_tournament(at(0), &event("Signed", 8, 0)).expect("created");
    let id = kept.now().expect("now").id;
    for entry in 1..=4 {
        remove(&service, id, entry).expect("removed");
    }
    assert_eq!(service.store().signed_end(id).map(|end| end.seq), Some(5));
    (service, id)
}

fn remove(service: &Service, id: TournamentId, entry: i32) -> Result<(), ServiceError> {
    service.acts(id, at(i64::from(entry))).remove_entry(EntryId(entry)).map(drop)
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

/// A power cut leaves zeros where a line had not reached the disk, and a later one had.
fn what_the_disk_had_not_come_to_writing_is_passed_over(place: &Place) {
    let folder = folder();
    let (service, id) = begun(place, folder.path());
    drop(service);
    let file = folder.path().join("journal.heads");
    let mut lines = std::fs::read(&file).expect("it is there");
    let ends: Vec<usize> = (0..lines.len()).filter(|at| lines[*at] == b'\n').collect();
    lines[ends[1]..=ends[2]].fill(0);
    std::fs::write(&file, &lines).expect("written");
    let service = anchored(place, folder.path());
    assert_eq!(service.store().lost(), None);
    assert_eq!(service.store().signed_end(id).map(|end| end.seq), Some(5));
    let kept = std::fs::read(&file).expect("it is there");
    assert!(!kept.contains(&0), "written anew without them");
    remove(&service, id, 5).expect("it goes on");
    lines[0] = b'x';
    std::fs::write(&file, &lines).expect("written");
    assert_eq!(anchored(place, folder.path()).store().lost(), Some(Lost::Line(1)), "no zero");
}

fn a_cut_tail_is_found_when_the_server_starts_and_nothing_is_written(place: &Place) {
    let folder = folder();
    let (service, id) = begun(place, folder.path());
    tamper(service.store(), "DELETE FROM journal WHERE seq > 3");
    drop(service);
    let service = anchored(place, folder.path());
    let lost = Lost::Entries { tournament: id.0, seq: 5 };
    assert_eq!(service.store().lost(), Some(lost));
    assert_eq!(service.broken_journal(id).expect("read"), None, "what is left follows from itself");
    assert_eq!(service.cut_journal(id).expect("read"), Some(5));
    let refused = remove(&service, id, 5).expect_err("nothing is written");
    assert!(matches!(refused, ServiceError::Store(StoreError::Lost(_))), "{refused}");
    assert!(refused.to_string().contains("had been acknowledged"), "{refused}");
}

fn a_tail_cut_while_it_runs_is_found_by_the_next_act(place: &Place) {
    let folder = folder();
    let (service, id) = begun(place, folder.path());
    tamper(service.store(), "DELETE FROM journal WHERE seq > 3");
    assert_eq!(service.cut_journal(id).expect("read"), Some(5));
    remove(&service, id, 5).expect_err("it would go on from the third");
    assert!(service.store().lost().is_some());
    let other = service.create_tournament(at(9), &event("Another", 4, 0));
    other.expect_err("nothing at all is written");
}

fn a_journal_written_anew_is_found(place: &Place) {
    let folder = folder();
    let (service, id) = begun(place, folder.path());
    tamper(service.store(), "UPDATE journal SET hash = previous_hash WHERE seq = 5");
    assert_eq!(service.cut_journal(id).expect("read"), Some(5), "another entry stands there");
    tamper(service.store(), "DELETE FROM journal");
    assert_eq!(service.cut_journal(id).expect("read"), Some(5));
    assert!(anchored(place, folder.path()).store().lost().is_some());
}

fn what_is_there_can_be_accepted(place: &Place) {
    let folder = folder();
    let (service, id) = begun(place, folder.path());
    tamper(service.store(), "DELETE FROM journal WHERE seq > 3");
    let service = anchored(place, folder.path());
    assert_eq!(service.store().accept_loss().expect("accepted"), 1);
    remove(&service, id, 5).expect("it goes on from the third");
    let again = anchored(place, folder.path());
    assert_eq!((again.store().lost(), again.cut_journal(id).expect("read")), (None, None));
    assert_eq!(again.store().signed_end(id).map(|end| end.seq), Some(4));
}

fn a_deleted_event_is_not_missed(place: &Place) {
    let folder = folder();
    let (service, id) = begun(place, folder.path());
    service.acts(id, at(9)).delete_tournament("Signed").expect("deleted");
    let again = anchored(place, folder.path());
    assert_eq!((again.store().lost(), again.store().signed_end(id)), (None, None));
    let next = again.create_tournament(at(10), &event("Next", 4, 0)).expect("created");
    assert!(next.now().is_some());
}

fn a_record_is_signed_by_its_server(place: &Place) {
    let (here, elsewhere) = (folder(), folder());
    let (service, id) = begun(place, here.path());
    let key = service.store().public_key().expect("a key");
    let record = make(&service, id, Reach::Public).expect("a record");
    let text = record.text().expect("JSON");
    let said = |text: &str, key| {
        verify_signed(text.as_bytes(), key).map(drop).map_err(|why| why.to_string())
    };
    assert_eq!(said(&text, Some(&key)), Ok(()));
    let other = anchored(&Place::sqlite(), elsewhere.path()).store().public_key();
    let foreign = said(&text, other.as_deref()).expect_err("another server");
    assert!(foreign.contains("another server's key"), "{foreign}");
    let end = JournalEnd { seq: 5, hash: record.record.journal.head.clone() };
    let signed = record.record.journal.signed.clone().expect("signed");
    assert!(signed.is_of_end(id, &end));
    let digit = if signed.signature.starts_with('0') { "1" } else { "0" };
    let forged = format!("{digit}{}", &signed.signature[1..]);
    let forged = said(&text.replace(&signed.signature, &forged), None).expect_err("forged");
    assert!(forged.contains("does not hold"), "{forged}");
    // What follows from nothing else is sealed: a name, though the sum is set right.
    let renamed = |sealed: bool| {
        let mut other: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        other["tournament"]["entries"][0]["surname"] = "Impostor".into();
        // Whoever says that people are not in the file keeps the entries from being compared.
        other["record"]["unlisted"] = 1.into();
        if !sealed {
            other["record"].as_object_mut().expect("a record").remove("seal").expect("sealed");
        }
        other["record"]["digest"] = digest(&other).into();
        other.to_string()
    };
    for key in [None, Some(&*key)] {
        let why = said(&renamed(true), key).expect_err("another name");
        assert!(why.contains("its seal does not hold"), "{why}");
    }
    for key in [None, Some(&*key)] {
        let unsealed = said(&renamed(false), key).expect_err("another name, and no seal");
        assert!(unsealed.contains("the seal was taken off"), "{unsealed}");
    }
    let impostor = text.replacen(&record.tournament.entries[0].surname, "Impostor", 1);
    let compared = said(&impostor, None).expect_err("another name");
    assert!(compared.starts_with("entries is not what the journal's entry "), "{compared}");
    let plain = make(&place.service(), id, Reach::Public).expect("a record");
    let plain = said(&plain.text().expect("JSON"), Some(&key)).expect_err("not signed");
    assert!(plain.contains("not signed"), "{plain}");
}

/// The database's file and its log taken back to an earlier moment, as a copy does or a log that is deleted.
#[test]
fn an_older_file_in_its_place_is_found() {
    let (place, folder, kept) = (Place::sqlite(), folder(), folder());
    let (service, id) = begun(&place, folder.path());
    let copy = kept.path().join("tengen.backup");
    tengen::store::back_up_whole(&place.url, None, &copy).expect("a backup");
    remove(&service, id, 5).expect("acknowledged");
    drop(service);
    for ending in ["-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{ending}", place.url));
    }
    std::fs::copy(&copy, &place.url).expect("put back");
    let service = anchored(&place, folder.path());
    assert_eq!(service.store().lost(), Some(Lost::Entries { tournament: id.0, seq: 6 }));
}
