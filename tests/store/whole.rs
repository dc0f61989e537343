use tengen::service::{Refusal, ServiceError};
use tengen::store::StoreError;
use tengen::tournament::{Fault, TournamentId};

use crate::databases::{Place, number, on_both, tamper};
use crate::events::event;
use crate::rich::rich;
use crate::{at, loaded, refusal, seen, with};

on_both!(
    comes_back_as_it_went_in,
    in_the_order_it_is_loaded_in,
    addresses_are_free,
    the_list_is_by_day,
    settings_change,
    what_does_not_fit_is_refused,
    what_cannot_be_read_is_an_error,
    nothing_is_there,
);

fn comes_back_as_it_went_in(place: &Place) {
    let (service, id) = with(place, &rich());
    let back = loaded(place, id);
    assert_eq!(back.tournament, rich());
    assert_eq!((back.revision, back.slug.as_str()), (1, "kongress-43"));
    assert_eq!(seen(&service, id), back);
}

fn in_the_order_it_is_loaded_in(place: &Place) {
    let mut shuffled = rich();
    shuffled.entries.reverse();
    shuffled.rounds.reverse();
    for round in &mut shuffled.rounds {
        round.boards.reverse();
        round.byes.reverse();
    }
    let service = place.service();
    let kept = service.create_tournament(at(0), &shuffled).unwrap().now().unwrap();
    assert_eq!(kept.tournament, rich());
    assert_eq!(kept, loaded(place, kept.id));
}

fn addresses_are_free(place: &Place) {
    let service = place.service();
    let slugs: Vec<_> = (0..3)
        .map(|_| {
            service.create_tournament(at(0), &event("Öpen 1", 2, 1)).unwrap().now().unwrap().slug
        })
        .collect();
    assert_eq!(slugs, ["open-1", "open-1-2", "open-1-3"]);
    let find = |slug: &str| crate::read(&service, |c| c.find_slug(slug));
    assert_eq!(find("open-1-2"), Some(TournamentId(2)));
    assert_eq!(find("open-1-4"), None);
    assert_eq!(find("open\0"), None);
}

fn the_list_is_by_day(place: &Place) {
    let service = place.service();
    for (name, day) in [("Old", 1), ("New", 9), ("Newer, same day", 9)] {
        let mut event = event(name, 2, 0);
        event.settings.begins = chrono::NaiveDate::from_ymd_opt(2026, 8, day).unwrap();
        event.settings.ends = event.settings.begins;
        service.create_tournament(at(0), &event).unwrap();
    }
    let list = crate::read(&service, |c| c.tournaments());
    let names: Vec<_> = list.iter().map(|listed| listed.name.as_str()).collect();
    assert_eq!(names, ["Newer, same day", "New", "Old"]);
}

fn settings_change(place: &Place) {
    let (service, id) = with(place, &rich());
    let mut settings = rich().settings;
    settings.name = "大会 – neu".to_owned();
    settings.begins = settings.begins.pred_opt().unwrap();
    service.acts(id, at(1)).change_settings(|_| Ok(settings.clone())).unwrap();
    assert_eq!(loaded(place, id).tournament.settings, settings);
    let listed = &crate::read(&service, |c| c.tournaments())[0];
    assert_eq!((listed.name.as_str(), listed.begins), ("大会 – neu", settings.begins));
    settings.rounds = 2;
    assert_eq!(
        refusal(service.acts(id, at(2)).change_settings(|_| Ok(settings.clone()))),
        Refusal::RoundsDrawn { rounds: 3 }
    );
    settings.name.clear();
    let wrong = service.acts(id, at(2)).change_settings(|_| Ok(settings));
    assert!(
        matches!(wrong, Err(ServiceError::Fields(f)) if f == [("name", Fault::Missing)]),
        "the field is named"
    );
}

fn what_does_not_fit_is_refused(place: &Place) {
    let service = place.service();
    let mut double = event("Double", 4, 1);
    double.entries[3].surname = "player0001".to_owned();
    double.entries[3].egf_pin = double.entries[0].egf_pin.clone();
    let name = "player0001 Given".to_owned();
    assert_eq!(
        refusal(service.create_tournament(at(0), &double)),
        Refusal::EnteredAlready { name }
    );
    let mut unknown = event("Unknown", 4, 1);
    unknown.entries.remove(0);
    let fault = "round 1: entry 1 is not in the tournament".to_owned();
    assert_eq!(
        refusal(service.create_tournament(at(0), &unknown)),
        Refusal::File { faults: vec![fault] }
    );
    let mut null = event("Null", 4, 1);
    null.entries[1].club = "a\0b".to_owned();
    let wrong = service.create_tournament(at(0), &null);
    assert!(
        matches!(wrong, Err(ServiceError::Fields(f)) if f == [("club", Fault::ControlCharacter)])
    );
    assert!(crate::read(&service, |c| c.tournaments()).is_empty());
}

fn what_cannot_be_read_is_an_error(place: &Place) {
    let (service, id) = with(place, &rich());
    tamper(service.store(), "UPDATE board SET ending = 'B+X' WHERE round_no = 2 AND table_no = 1");
    let fresh = place.store();
    let read = fresh.read(|c| fresh.snapshot(c, id).map(drop));
    let Err(StoreError::Corrupt { what: "result", why }) = read else { panic!("{read:?}") };
    assert_eq!(why, "B+X");
    let times = "SELECT COUNT(*) AS number FROM board WHERE changed_at IS NOT NULL";
    assert_eq!(
        crate::read(&service, |c| Ok(number(c, times))),
        0,
        "nobody has entered a result yet"
    );
}

fn nothing_is_there(place: &Place) {
    let service = place.service();
    assert!(crate::read(&service, |c| service.store().snapshot(c, TournamentId(1))).is_none());
    let wrong = service.acts(TournamentId(1), at(0)).change_settings(|_| Ok(rich().settings));
    assert!(matches!(wrong, Err(ServiceError::Unknown(tengen::service::Thing::Tournament))));
}
