//! What the organisers say: kept, journalled, there until it is taken down.

use tengen::publishing::record::{Reach, make, verify_signed};
use tengen::service::deed::Deed;
use tengen::service::{Refusal, ServiceError};
use tengen::tournament::{Audience, Fault, Group, MOST_ANNOUNCEMENTS, RoundNo, TableNo};

use crate::databases::{Place, on_both};
use crate::events::event;
use crate::{at, read, refusal, seen, with};

on_both!(what_is_said_stands_until_it_is_taken_down, what_cannot_be_said_is_refused);

fn all() -> Audience {
    Audience::Group(Group::All)
}

fn what_is_said_stands_until_it_is_taken_down(place: &Place) {
    let (service, id) = with(place, &event("Open", 4, 1));
    let before = seen(&service, id).revision;
    let lunch = service
        .acts(id, at(3))
        .announce(&all(), " Lunch is served.\nTables 1 to 4 first.\u{202e} ");
    assert_eq!(lunch.unwrap().now(), Some(1));
    assert_eq!(seen(&service, id).revision, before + 1, "open pages hear of it");
    let board = Audience::Board(RoundNo(1), TableNo(2));
    assert_eq!(service.acts(id, at(4)).announce(&board, "A ruling.").unwrap().now(), Some(2));
    let stand = service.read(|c| c.announcements(id)).unwrap();
    assert_eq!(stand.iter().map(|one| one.no).collect::<Vec<_>>(), [2, 1]);
    assert_eq!(stand[1].words, "Lunch is served.\nTables 1 to 4 first.");
    assert_eq!((&stand[0].to, stand[0].said_at), (&board, at(4).now));
    service.acts(id, at(5)).take_down(1).unwrap();
    let revision = seen(&service, id).revision;
    service.acts(id, at(6)).take_down(1).unwrap();
    assert_eq!(seen(&service, id).revision, revision, "it is down already");
    assert_eq!(service.read(|c| c.announcements(id)).unwrap().len(), 1);
    let journal = read(&service, |c| c.journal(id, None, 3));
    let acts: Vec<_> = journal.iter().map(|row| row.act.as_str()).collect();
    assert_eq!(acts, ["take-down", "announce", "announce"]);
    assert!(journal.iter().all(|row| !row.detail.contains("Lunch")), "words are beside the chain");
    let said = |deed: &Deed| match deed {
        Deed::Announce(one) | Deed::TakeDown(one) => {
            (one.announcement, one.to.clone().unwrap(), deed.reason().unwrap().to_owned())
        }
        other => panic!("{other:?}"),
    };
    let said: Vec<_> = journal.iter().map(|row| said(&Deed::of(row).unwrap())).collect();
    let lunch = (1, "all".to_owned(), "Lunch is served.\nTables 1 to 4 first.".to_owned());
    let ruling = (2, "board:1:2".to_owned(), "A ruling.".to_owned());
    assert_eq!(said, [lunch.clone(), ruling, lunch], "what was said, and what no longer is");
    for reach in [Reach::Public, Reach::Whole] {
        let record = serde_json::to_vec(&make(&service, id, reach).unwrap()).unwrap();
        assert!(!String::from_utf8_lossy(&record).contains("Lunch"), "{reach:?}");
        assert!(verify_signed(&record, None).is_ok(), "{reach:?}");
    }
    assert_eq!(service.compare_parts(id).unwrap().faults, []);
    assert_eq!(service.broken_journal(id).unwrap(), None);
}

fn what_cannot_be_said_is_refused(place: &Place) {
    let (service, id) = with(place, &event("Open", 4, 1));
    let empty = service.acts(id, at(3)).announce(&all(), " \n\u{200b}");
    assert!(matches!(empty, Err(ServiceError::Fields(why)) if why == [("words", Fault::Missing)]));
    let nowhere = Audience::Board(RoundNo(1), TableNo(99));
    assert!(matches!(
        service.acts(id, at(3)).announce(&nowhere, "x"),
        Err(ServiceError::Unknown(_))
    ));
    for _ in 0..MOST_ANNOUNCEMENTS {
        service.acts(id, at(3)).announce(&all(), "x").unwrap();
    }
    let one_more = refusal(service.acts(id, at(3)).announce(&all(), "x"));
    assert_eq!(one_more, Refusal::TooManyAnnouncements);
}
