//! Names of people who register from home: two of one name, and a child who is shown by initials.

use tengen::service::{Acted, Refusal, Token};
use tengen::tournament::{Applicant, Entry, EntryId, Private, Tournament};

use crate::databases::{Place, on_both};
use crate::home::{Club, NOON};
use crate::{at, refusal};

on_both!(
    nobody_registers_twice_and_namesakes_are_two,
    father_and_son_register_whoever_is_entered_first,
    initials_are_who_registers_to_ask_for_and_take_off,
    a_refusal_tells_no_stranger_who_is_behind_initials,
    who_may_be_entered_already_waits_for_the_organiser,
);

fn who_may_be_entered_already_waits_for_the_organiser(place: &Place) {
    let club = Club::new(place, |home| (home.places, home.at_once) = (None, true));
    assert_eq!(club.stands(&club.register("Johannsen").unwrap()), "entered 3");
    let nearly = club.register("Johansen").unwrap();
    assert_eq!(club.stands(&nearly), "place", "it has a place, and the organiser sees both");
    let mut form = club.form("Johannson", "3k", "10.0.0.1");
    form.applicant.namesake = true;
    let other = club.service.acts(club.id, at(NOON + 1)).register(&form).unwrap().now().unwrap();
    assert_eq!(club.stands(&other), "entered 4", "who says to be another person is");
    club.service.acts(club.id, at(NOON + 2)).admit_registrations(&[2]).unwrap();
    assert_eq!(club.stands(&nearly), "entered 5");
}

fn nobody_registers_twice_and_namesakes_are_two(place: &Place) {
    let club = Club::new(place, |_| {});
    let twin = |pin: &str| {
        let mut form = club.form("Twin", "3k", "10.0.0.1");
        form.applicant.entry.egf_pin = pin.to_owned();
        club.service.acts(club.id, at(NOON + 1)).register(&form)
    };
    twin("10000001").unwrap();
    assert_eq!(refusal(twin("10000001")), Refusal::EnteredAlready { name: "Twin".into() });
    assert_eq!(refusal(twin("")), Refusal::EnteredAlready { name: "Twin".into() });
    twin("10000002").unwrap();
    club.service.acts(club.id, at(NOON + 2)).admit_registrations(&[1, 2]).unwrap();
    assert_eq!(club.tournament().entries.len(), 4);
    assert_eq!(refusal(twin("10000002")), Refusal::EnteredAlready { name: "Twin".into() });
}

fn father_and_son_register_whoever_is_entered_first(place: &Place) {
    let club = Club::new(place, |_| {});
    let register = |minute, club_of: &str, namesake| {
        let mut form = club.form("Smith", "5k", "10.0.0.1");
        form.applicant.entry.club = club_of.to_owned();
        form.applicant.namesake = namesake;
        club.service.acts(club.id, at(NOON + minute)).register(&form)
    };
    let father = register(1, "Lon", false).unwrap().now().unwrap();
    assert_eq!(
        refusal(register(2, "Lon", false)),
        Refusal::EnteredAlready { name: "Smith".into() }
    );
    register(3, "Cam", false).expect("another club says it by itself");
    register(4, "Lon", true).unwrap();
    let edit = |was: &Applicant| Ok(Applicant { note: "vegetarian".into(), ..was.clone() });
    club.service.acts(club.id, at(NOON + 5)).edit_registration(father.secret(), edit).unwrap();
    for number in [3, 2, 1] {
        club.service.acts(club.id, at(NOON + 6)).admit_registrations(&[number]).unwrap();
    }
    let smiths = club.tournament().entries.iter().filter(|e| e.surname == "Smith").count();
    assert_eq!(smiths, 3);
}

fn initials_are_who_registers_to_ask_for_and_take_off(place: &Place) {
    let club = Club::new(place, |_| {});
    let mut form = club.form("Child", "20k", "10.0.0.1");
    form.applicant.initials = true;
    let child = club.service.acts(club.id, at(NOON + 1)).register(&form).unwrap().now().unwrap();
    club.service.acts(club.id, at(NOON + 2)).admit_registrations(&[1]).unwrap();
    let initials = || club.tournament().entry(EntryId(3)).expect("entered").private.initials;
    let shown = || {
        let tournament = club.tournament();
        tournament.public_entry(tournament.entry(EntryId(3)).expect("entered")).full_name()
    };
    assert_eq!((initials(), shown()), (true, "C.".to_owned()));
    let edit = |minute, initials: bool, note: &str| {
        let edit = |was: &Applicant| Ok(Applicant { initials, note: note.into(), ..was.clone() });
        club.service
            .acts(club.id, at(NOON + minute))
            .edit_registration(child.secret(), edit)
            .unwrap();
    };
    edit(3, false, "");
    assert_eq!((initials(), shown()), (false, "Child".to_owned()), "taken off by who asked");
    // What the organiser set is not taken off by somebody who changes something else.
    let by_organiser = |_: &Tournament, was: &Entry| {
        let private = Private { initials: true, ..was.private.clone() };
        Ok(Entry { private, ..was.clone() })
    };
    club.service.acts(club.id, at(NOON + 4)).edit_entry(EntryId(3), false, by_organiser).unwrap();
    edit(5, false, "vegetarian");
    assert!(initials());
}

fn a_refusal_tells_no_stranger_who_is_behind_initials(place: &Place) {
    let club = Club::new(place, |rules| (rules.at_once, rules.places) = (true, None));
    let register = |minute, initials| {
        let mut form = club.form("Child", "20k", "10.0.0.1");
        form.applicant.entry.egf_pin = "10000001".to_owned();
        form.applicant.initials = initials;
        club.service.acts(club.id, at(NOON + minute)).register(&form)
    };
    let stands = |done: Acted<Token>| club.stands(&done.unwrap().now().unwrap());
    assert_eq!(stands(register(1, true)), "entered 3");
    assert_eq!(stands(register(2, false)), "entered 4", "as anybody’s whose name is new");
    assert_eq!(refusal(register(3, false)), Refusal::EnteredAlready { name: "Child".into() });
}
