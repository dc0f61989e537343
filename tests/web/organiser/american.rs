//! Members of the American association whose numbers are expired, unknown, another person's, or there twice.

use tengen::tournament::{Entry, EntryId, Tournament};

use crate::html::unescape;
use crate::organiser::support::Server;
use crate::organiser::update::bring_in;

#[test]
fn members_that_are_expired_unknown_or_twice_are_said_beside_their_names() {
    let server = Server::start();
    let mut open: Tournament = server.open("Model").tournament.clone();
    open.settings.name = "Open".to_owned();
    for (surname, first_name, member) in [
        ("Gathercole", "Philippa", "80478"),
        ("Nobody", "Known", "70001"),
        ("Achterberg-Koster", "Cornelis", "98171"),
        ("Berg", "Anna", "98171"),
    ] {
        let entry = Entry::new(EntryId(0), surname, first_name, "5k".parse().unwrap());
        open.enter(Entry { aga_id: member.to_owned(), ..entry });
    }
    let slug = server.keep(&open).slug;
    bring_in(&server, "aga.txt");
    let page = unescape(&server.get(&format!("/t/{slug}/entries/ratings")).text);
    for said in [
        "The membership ended on",
        "The list of the AGA has nobody with this number.",
        "this number belongs to Achterberg-Koster Cornelis",
        "has the same number of the AGA",
    ] {
        assert!(page.contains(said), "{said}: {page}");
    }
}
