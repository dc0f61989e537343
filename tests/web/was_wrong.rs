//! "I was wrong" follows the opponent's word as the page showed it, with by how much.

use tengen::tournament::ReportPolicy;

use crate::hall::value_of;
use crate::players::{Hall, Phone, location};

/// Reports with all that the form can say.
fn says(hall: &Hall, phone: &Phone<'_>, fields: &[(&str, &str)]) -> u16 {
    let who = [hall.black, hall.white][usize::from(phone.cookie == hall.phone(1).cookie)];
    let (round, table) = (hall.round.to_string(), hall.table().to_string());
    let (black, white) = (hall.black.to_string(), hall.white.to_string());
    let seen = [("round", &*round), ("table", &*table), ("black", &*black), ("white", &*white)];
    let path = format!("/t/open/me/{who}/result");
    phone.post(&path, &[&seen, fields].concat()).status().as_u16()
}

const BY_A_LITTLE: [(&str, &str); 3] = [("who", "B"), ("how", "score"), ("points", "3.5")];

#[test]
fn who_was_wrong_confirms_the_other_word_with_its_margin() {
    let hall = Hall::with(ReportPolicy::Agreed);
    let (black, white) = (hall.phone(0), hall.phone(1));
    assert_eq!(says(&hall, &black, &BY_A_LITTLE), 303);
    assert_eq!(says(&hall, &white, &[("who", "W"), ("how", "R")]), 303);
    let page = white.page("/t/open/me");
    assert!(page.contains("I was wrong: Black won by 3.5"), "{page}");
    assert_eq!(value_of(&page, "round"), hall.round.to_string());
    assert!(page.contains("name=\"agree\" value=\"B+3.5\""), "{page}");
    assert_eq!(says(&hall, &white, &[("agree", "B+3.5")]), 303);
    assert_eq!(hall.ending(), "B+3.5", "the margin that the opponent said counts");
}

#[test]
fn a_word_that_was_changed_meanwhile_is_not_the_one_that_was_confirmed() {
    let hall = Hall::with(ReportPolicy::Agreed);
    let (black, white) = (hall.phone(0), hall.phone(1));
    says(&hall, &black, &BY_A_LITTLE);
    says(&hall, &white, &[("who", "W")]);
    says(&hall, &black, &[("who", "B"), ("how", "score"), ("points", "30.5")]);
    says(&hall, &white, &[("agree", "B+3.5")]);
    assert_eq!(hall.ending(), "?", "nobody confirmed thirty points");
    let page = white.page("/t/open/me");
    assert!(page.contains("I was wrong: Black won by 30.5"), "it is asked anew: {page}");
}

#[test]
fn what_no_player_can_say_is_not_followed() {
    let hall = Hall::with(ReportPolicy::Agreed);
    let (black, white) = (hall.phone(0), hall.phone(1));
    says(&hall, &black, &[("who", "B")]);
    for nothing in ["B+F", "void", "elephant"] {
        assert_eq!(says(&hall, &white, &[("agree", nothing)]), 422, "{nothing}");
    }
    assert_eq!(hall.ending(), "?");
    assert_eq!(location(&hall.says(&white, hall.white, "B")), "/t/open/me");
}
