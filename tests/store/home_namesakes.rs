//! People of one name who register from home: one who sends twice, and two who are told apart.

use tengen::service::Refusal;
use tengen::tournament::Applicant;

use crate::databases::{Place, on_both};
use crate::home::{Club, NOON};
use crate::{at, refusal};

on_both!(
    nobody_registers_twice_and_namesakes_are_two,
    father_and_son_register_whoever_is_entered_first,
);

fn nobody_registers_twice_and_namesakes_are_two(place: &Place) {
    let club = Club::new(place, |_| {});
    let twin = |pin: &str| {
        let mut form = club.form("Twin", "3k", "10.0.0.1");
        form.applicant.entry.egf_pin = pin.to_owned();
        club.service.register(club.id, at(NOON + 1), &form)
    };
    twin("10000001").unwrap();
    assert_eq!(refusal(twin("10000001")), Refusal::EnteredAlready { name: "Twin".into() });
    assert_eq!(refusal(twin("")), Refusal::EnteredAlready { name: "Twin".into() });
    twin("10000002").unwrap();
    club.service.admit_registrations(club.id, at(NOON + 2), &[1, 2]).unwrap();
    assert_eq!(club.tournament().entries.len(), 4);
    assert_eq!(refusal(twin("10000002")), Refusal::EnteredAlready { name: "Twin".into() });
}

fn father_and_son_register_whoever_is_entered_first(place: &Place) {
    let club = Club::new(place, |_| {});
    let register = |minute, club_of: &str, namesake| {
        let mut form = club.form("Smith", "5k", "10.0.0.1");
        form.applicant.entry.club = club_of.to_owned();
        form.applicant.namesake = namesake;
        club.service.register(club.id, at(NOON + minute), &form)
    };
    let father = register(1, "Lon", false).unwrap().now().unwrap();
    assert_eq!(
        refusal(register(2, "Lon", false)),
        Refusal::EnteredAlready { name: "Smith".into() }
    );
    register(3, "Cam", false).expect("another club says it by itself");
    register(4, "Lon", true).unwrap();
    let edit = |was: &Applicant| Ok(Applicant { note: "vegetarian".into(), ..was.clone() });
    club.service.edit_registration(club.id, at(NOON + 5), father.secret(), edit).unwrap();
    for number in [3, 2, 1] {
        club.service.admit_registrations(club.id, at(NOON + 6), &[number]).unwrap();
    }
    let smiths = club.tournament().entries.iter().filter(|e| e.surname == "Smith").count();
    assert_eq!(smiths, 3);
}
