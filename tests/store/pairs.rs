//! Two or three who play one side: entered, changed, rated by their mean or as given.

use tengen::rating::{Rank, Rating};
use tengen::tournament::{Entry, EntryId, PartnerPerson, Partners, Sides, TournamentId};

use crate::databases::{Place, on_both};
use crate::events::event;
use crate::{at, seen, with};

on_both!(a_side_is_as_strong_as_the_event_says, a_list_and_a_home_registration_bring_partners);

fn rank(text: &str) -> Rank {
    text.parse().unwrap()
}

fn partners(text: &str) -> Vec<PartnerPerson> {
    Partners::parse(text).unwrap()
}

fn strength(service: &tengen::service::Service, id: TournamentId, who: EntryId) -> (String, i32) {
    let entry = seen(service, id).tournament.entry(who).unwrap().clone();
    (entry.rank.to_string(), entry.rating.0)
}

fn a_side_is_as_strong_as_the_event_says(place: &Place) {
    let mut open = event("Pairs", 2, 0);
    open.settings.sides = Sides::Mean;
    let (service, id) = with(place, &open);
    let make = |number| {
        let mut entry = Entry::new(number, "Amann", "Ada", rank("3d"));
        entry.partners.list = partners("Beck, Bea, 2k");
        entry
    };
    let who = service.acts(id, at(1)).add_entry(false, make).unwrap().now().unwrap();
    // Ranks 2 and -2 of 1d as 0: 1d. Ratings 2300 and 1900.
    assert_eq!(strength(&service, id, who), ("1d".to_owned(), 2100));
    // Nobody plays for two sides, nor twice for one.
    for (first, partner, name) in [
        ("Neu", "Beck, Bea, 2k", "Beck Bea"),
        ("Amann", "Neu, , 2k", "Amann"),
        ("Neu", "Neu, , 3d", "Neu"),
    ] {
        let make = |number| {
            let given = if first == "Amann" { "Ada" } else { "" };
            let mut entry = Entry::new(number, first, given, rank("3d"));
            entry.partners.list = partners(partner);
            entry
        };
        let refused = service.acts(id, at(1)).add_entry(false, make).unwrap_err().to_string();
        assert!(refused.starts_with(name) && refused.ends_with("is entered already"), "{refused}");
    }
    let edit = |_: &_, was: &Entry| {
        assert_eq!(
            (was.rank, was.rating),
            (rank("3d"), Rating(2300)),
            "the form asks for the first"
        );
        let mut now = was.clone();
        now.rank = rank("5d");
        now.rating = Rating(2500);
        Ok(now)
    };
    service.acts(id, at(2)).edit_entry(who, false, edit).unwrap();
    assert_eq!(strength(&service, id, who), ("2d".to_owned(), 2200));
    // What is done to many at once leaves the first's own strength alone.
    let club = |was: &Entry| Entry { club: "Elb".to_owned(), ..was.clone() };
    service.acts(id, at(3)).edit_entries(&[who], club).unwrap();
    assert_eq!(strength(&service, id, who), ("2d".to_owned(), 2200));
    let sides = |minute, sides| {
        let settings = tengen::tournament::Settings {
            sides,
            ..seen(&service, id).tournament.settings.clone()
        };
        service.acts(id, at(minute)).change_settings(|_| Ok(settings)).unwrap();
        strength(&service, id, who)
    };
    assert_eq!(sides(4, Sides::Given), ("5d".to_owned(), 2500));
    assert_eq!(sides(5, Sides::Mean), ("2d".to_owned(), 2200));
    let alone = |_: &_, was: &Entry| Ok(Entry { partners: Partners::default(), ..was.clone() });
    service.acts(id, at(6)).edit_entry(who, false, alone).unwrap();
    assert_eq!(strength(&service, id, who), ("5d".to_owned(), 2500));
}

fn a_list_and_a_home_registration_bring_partners(place: &Place) {
    let club = crate::home::Club::new(place, |_| {});
    let settings = tengen::tournament::Settings {
        sides: Sides::Mean,
        ..seen(&club.service, club.id).tournament.settings.clone()
    };
    club.service.acts(club.id, at(1)).change_settings(|_| Ok(settings)).unwrap();
    let mut form = club.form("Amann", "3d", "10.0.0.9");
    form.applicant.entry.partners.list = partners("Beck, Bea, 2k");
    club.service.acts(club.id, at(crate::home::NOON + 1)).register(&form).unwrap();
    let waiting = crate::read(&club.service, |c| c.home_registrations(club.id));
    let held = waiting.iter().filter_map(|row| row.applicant.as_ref());
    let named: Vec<_> = held.flat_map(|one| &one.entry.partners.list).collect();
    assert_eq!(named[0].surname, "Beck");
    let mut trap = club.form("Zeder", "3d", "10.0.0.8");
    trap.applicant.entry.partners.list = partners("www.buy.example, Bea, 2k");
    let refused = club.service.acts(club.id, at(crate::home::NOON + 2)).register(&trap);
    let why = refused.err().expect("no name leads anywhere").to_string();
    assert!(why.contains("partners holds a web address"), "{why}");
    let list = "Name;Rang;Partner\nDorn;4d;Eder, Eva, 2d & Fink, Fee, 2d\n";
    let table = tengen::interchange::participants::table(list.as_bytes()).unwrap();
    let people = tengen::interchange::Columns::of(&table).people(&table);
    let here = tengen::tournament::Registration::Final;
    club.service.acts(club.id, at(3)).merge_entries(&people, (here, None)).unwrap();
    let entries = &seen(&club.service, club.id).tournament.entries;
    let dorn = entries.iter().find(|entry| entry.surname == "Dorn").unwrap();
    assert_eq!((dorn.rank, dorn.side_name().as_str()), (rank("3d"), "Dorn & Eder E. & Fink F."));
    club.service.acts(club.id, at(4)).merge_entries(&people, (here, None)).unwrap();
    assert_eq!(&seen(&club.service, club.id).tournament.entries, entries, "the same list again");
}
