//! The hall's screen: what is live, who leads between rounds, what the organiser says.

use tengen::go::Color;
use tengen::referee::ProcedureName;
use tengen::tournament::{Audience, Ending, Group};

use crate::hall::{Hall, event};
use crate::support::by;

#[test]
fn it_says_how_many_results_are_missing_and_leads_to_the_public_page() {
    let mut open = event(ProcedureName::Egf);
    open.rounds[0].boards[0].ending = Ending::won(Color::Black);
    let screen = Hall::with(&open).get("/hall");
    assert!(screen.contains("1 of 2"), "{screen}");
    assert!(screen.contains("<svg class=\"qr\""), "{screen}");
    assert!(screen.contains("class=\"seats"), "{screen}");
    assert!(!screen.contains("leaders"), "{screen}");
}

#[test]
fn between_rounds_it_shows_who_leads() {
    let mut open = event(ProcedureName::Egf);
    for board in &mut open.rounds[0].boards {
        board.ending = Ending::won(Color::White);
    }
    let screen = Hall::with(&open).get("/hall");
    assert!(screen.contains("<h1>After round 1</h1>"), "{screen}");
    let leaders = screen.split("class=\"seats leaders\"").nth(1).expect("a list");
    let place = |name: &str| leaders.find(name).unwrap_or_else(|| panic!("{name}: {leaders}"));
    assert!(place("Szarvas") < place("Achterberg"), "{leaders}");
    assert!(place("Aronsen") < place("Olsthoorn"), "{leaders}");
}

#[test]
fn it_says_what_the_organisers_said_last() {
    let hall = Hall::of(ProcedureName::Egf);
    assert!(!hall.get("/hall").contains("class=\"message\""));
    let store = hall.app.desk.store();
    let id = store.read(|c| Ok::<_, tengen::desk::DeskError>(store.find_slug(c, "open")?));
    let id = id.expect("it can be read").expect("the event");
    for words in ["Welcome", "Lunch until 13:30 <in the library>"] {
        let all = Audience::Group(Group::All);
        hall.app.desk.announce(id, by(), &all, words).expect("it is said");
    }
    let screen = hall.get("/hall");
    assert!(screen.contains("Lunch until 13:30 &#60;in the library&#62;"), "{screen}");
    assert!(!screen.contains("Welcome"), "{screen}");
}
