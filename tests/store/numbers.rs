//! A number once given to a player is theirs, whatever becomes of the entry.

use std::collections::HashSet;

use proptest::prelude::*;
use proptest::test_runner::TestRunner;
use tengen::interchange::json;
use tengen::service::Service;
use tengen::tournament::{
    Bracket, Entry, EntryId, FixedTable, RoundNo, TableNo, Tournament, TournamentId,
};

use crate::databases::{Place, on_both};
use crate::events::event;
use crate::{at, loaded, seen, with};

on_both!(
    the_last_number_is_not_given_again,
    a_file_that_comes_back_remembers,
    no_order_of_acts_gives_a_number_twice,
);

fn named(name: &str) -> Entry {
    Entry::new(EntryId(0), name, "", "2k".parse().expect("a rank"))
}

fn add(service: &Service, id: TournamentId, name: &str) -> EntryId {
    let done = service.acts(id, at(1)).add_entry(false, |id| Entry { id, ..named(name) }).unwrap();
    done.now().expect("now")
}

fn the_last_number_is_not_given_again(place: &Place) {
    let mut open = event("Numbers", 3, 0);
    let (entry, table) = (EntryId(3), TableNo(7));
    open.settings.draw.fixed_tables = vec![FixedTable { entry, table }];
    let (service, id) = with(place, &open);
    service.acts(id, at(1)).remove_entry(entry).unwrap();
    assert_eq!(add(&service, id, "Newcomer"), EntryId(4), "table 7 is another's");
    service.acts(id, at(2)).change_draw_rules(|_| Ok(Default::default())).unwrap();
    service.acts(id, at(3)).remove_entry(EntryId(4)).unwrap();
    assert_eq!(seen(&service, id), loaded(place, id));
    assert_eq!([add(&service, id, "A"), add(&service, id, "B")], [EntryId(5), EntryId(6)]);
    let ids: Vec<i32> = loaded(place, id).tournament.entries.iter().map(|e| e.id.0).collect();
    assert_eq!(ids, [1, 2, 5, 6]);
}

fn a_file_that_comes_back_remembers(place: &Place) {
    let (service, id) = with(place, &event("Back", 3, 0));
    service.acts(id, at(1)).remove_entry(EntryId(3)).unwrap();
    let file = json::write(&seen(&service, id).tournament).bytes;
    let back = json::read(&file).unwrap().tournament;
    let restored = service.create_tournament(at(2), &back).unwrap().now().unwrap().id;
    assert_eq!(add(&service, restored, "Newcomer"), EntryId(4));

    // A file that says nothing of it may still name who is gone.
    let mut silent = Tournament { never_given: EntryId(0), ..back };
    let entries = vec![EntryId(1), EntryId(9)];
    silent.settings.draw.bracket = Some(Bracket { entries, from: RoundNo(1), third_place: false });
    let restored = service.create_tournament(at(3), &silent).unwrap().now().unwrap().id;
    assert_eq!(add(&service, restored, "Newcomer"), EntryId(10));
}

fn no_order_of_acts_gives_a_number_twice(place: &Place) {
    let service = place.service();
    let acts = prop::collection::vec(0..4_usize, 1..20);
    let mut runner = TestRunner::new(ProptestConfig { cases: 8, ..ProptestConfig::default() });
    let done = runner.run(&acts, |acts| {
        let kept = service.create_tournament(at(0), &event("Order", 2, 0)).unwrap();
        let mut id = kept.now().unwrap().id;
        let mut minute = 10;
        let mut given: HashSet<EntryId> =
            seen(&service, id).tournament.entries.iter().map(|entry| entry.id).collect();
        for act in acts {
            minute += 1;
            let now = seen(&service, id).tournament;
            match act {
                0 | 1 => {
                    let new = add(&service, id, &format!("P{minute}"));
                    prop_assert!(given.insert(new), "{} twice", new);
                }
                2 => {
                    if let Some(last) = now.entries.last() {
                        service.acts(id, at(minute)).remove_entry(last.id).unwrap();
                    }
                }
                _ => {
                    let file = json::read(&json::write(&now).bytes).unwrap().tournament;
                    id = service.create_tournament(at(minute), &file).unwrap().now().unwrap().id;
                }
            }
        }
        Ok(())
    });
    done.unwrap_or_else(|error| panic!("{error}"));
}
