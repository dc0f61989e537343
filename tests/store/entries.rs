use tengen::service::{By, Done, Refusal, Service, ServiceError, Thing, Undo};
use tengen::store::DeedKind;
use tengen::tournament::{
    Entry, EntryId, Fault, Participation, Partners, Registration, RoundNo, TournamentId,
};

use crate::databases::{Place, count, on_both, tamper};
use crate::events::event;
use crate::played::draw;
use crate::rich::rich;
use crate::{at, loaded, read, refusal, seen, with};

on_both!(
    numbers_go_on,
    nobody_enters_twice,
    a_tournament_has_as_many_players_as_the_server_takes,
    names_of_every_length,
    texts_are_tidied_and_limited,
    a_withdrawal_keeps_the_games,
    who_has_games_is_not_removed,
    an_edit_keeps_the_rest,
    nobody_leaves_a_round_he_is_paired_in,
    check_in,
    an_act_on_many_is_taken_back_once_by_any_instance,
    an_act_on_many_is_kept_until_it_is_built_on_replaced_or_a_day_old,
);

fn named(surname: &str, first_name: &str) -> Entry {
    Entry::new(EntryId(0), surname, first_name, "2k".parse().expect("a rank"))
}

fn add(service: &Service, id: TournamentId, entry: Entry) -> Result<EntryId, ServiceError> {
    let done = service.acts(id, at(1)).add_entry(false, |id| Entry { id, ..entry })?;
    Ok(done.now().expect("now"))
}

fn entry(place: &Place, id: TournamentId, entry: EntryId) -> Entry {
    loaded(place, id).tournament.entry(entry).expect("it is there").clone()
}

fn a_tournament_has_as_many_players_as_the_server_takes(place: &Place) {
    let service = place.service().with_most_players(4);
    let refused = |done: Result<_, ServiceError>| match done {
        Err(ServiceError::Refused(Refusal::TooManyPlayers { most })) => most,
        other => panic!("{other:?}"),
    };
    let larger = service.create_tournament(at(0), &event("Larger", 5, 0)).map(drop);
    assert_eq!(refused(larger), 4);
    let kept = service.create_tournament(at(0), &event("Full", 4, 0)).unwrap().now().unwrap();
    assert_eq!(refused(add(&service, kept.id, named("Fifth", "F")).map(drop)), 4);
    service.acts(kept.id, at(2)).remove_entry(EntryId(2)).unwrap();
    add(&service, kept.id, named("Fourth", "F")).unwrap();
    let smaller = place.service().with_most_players(2);
    smaller
        .acts(kept.id, at(3))
        .remove_entry(EntryId(3))
        .expect("what is there can be worked with");
}

fn numbers_go_on(place: &Place) {
    let (service, id) = with(place, &event("Numbers", 3, 0));
    assert_eq!(add(&service, id, named("Anna", "A")).unwrap(), EntryId(4));
    service.acts(id, at(2)).remove_entry(EntryId(2)).unwrap();
    assert_eq!(add(&service, id, named("Bert", "B")).unwrap(), EntryId(5));
    let ids: Vec<_> = loaded(place, id).tournament.entries.iter().map(|e| e.id.0).collect();
    assert_eq!(ids, [1, 3, 4, 5]);
    let gone = service.acts(id, at(3)).remove_entry(EntryId(2));
    assert!(matches!(gone, Err(ServiceError::Unknown(Thing::Entry))));
}

fn nobody_enters_twice(place: &Place) {
    let (service, id) = with(place, &event("Twice", 2, 0));
    add(&service, id, named("Weiß", "Anna Lena")).unwrap();
    let other = add(&service, id, named("Weiß", "Anna")).unwrap();
    for (surname, first) in [("WEISS", "anna lena"), ("weiß", "AnnaLena"), (" Weiß ", "Anna  Lena")]
    {
        let refused = refusal(add(&service, id, named(surname, first)));
        assert!(matches!(refused, Refusal::EnteredAlready { .. }), "{surname}");
    }
    let renamed = Entry { first_name: "Anna Lena".to_owned(), ..entry(place, id, other) };
    let name = "Weiß Anna Lena".to_owned();
    assert_eq!(
        refusal(service.acts(id, at(2)).edit_entry(renamed.id, false, |_, _| Ok(renamed))),
        Refusal::EnteredAlready { name }
    );
    let same = service.acts(id, at(2)).edit_entry(other, false, |_, was| Ok(was.clone()));
    assert!(same.is_ok(), "an entry is not its own double");
}

fn names_of_every_length(place: &Place) {
    let (service, id) = with(place, &event("Length", 2, 0));
    for name in ["李", "𠮷", "x", &"ñ".repeat(200), &"𠮷".repeat(200)] {
        let new = add(&service, id, named(name, "")).expect(name);
        assert_eq!(entry(place, id, new).surname, name);
    }
    for (name, fault) in [
        ("ñ".repeat(201), Fault::TooLong { length: 201, most: 200 }),
        (" \u{3000} ".to_owned(), Fault::Missing),
        ("a\0b".to_owned(), Fault::ControlCharacter),
    ] {
        let wrong = add(&service, id, named(&name, &name));
        let Err(ServiceError::Fields(fields)) = wrong else { panic!("{name:?} was taken") };
        assert_eq!(fields[0], ("surname", fault.clone()));
        assert_eq!(
            fields.len(),
            if fault == Fault::Missing { 1 } else { 2 },
            "a first name may be missing"
        );
    }
    assert_eq!(seen(&service, id).tournament.entries.len(), 2 + 5);
}

fn texts_are_tidied_and_limited(place: &Place) {
    let (service, id) = with(place, &event("Texts", 2, 0));
    let mut typed = named("  Nguye\u{302}\u{303}n ", " Văn   Ánh ");
    typed.native_name = Some("  ".to_owned());
    typed.club = " 75 Al ".to_owned();
    typed.country = " ".to_owned();
    let kept = entry(place, id, add(&service, id, typed.clone()).unwrap());
    assert_eq!((kept.surname.as_str(), kept.first_name.as_str()), ("Nguyễn", "Văn Ánh"));
    assert_eq!((kept.native_name, kept.club.as_str(), kept.country.as_str()), (None, "75 Al", ""));
    typed.surname = "Other".to_owned();
    typed.club = "c".repeat(201);
    typed.native_name = Some("本\0因".to_owned());
    let Err(ServiceError::Fields(fields)) = add(&service, id, typed) else {
        panic!("it was taken")
    };
    assert_eq!(
        fields,
        [
            ("club", Fault::TooLong { length: 201, most: 200 }),
            ("native_name", Fault::ControlCharacter)
        ]
    );
}

fn a_withdrawal_keeps_the_games(place: &Place) {
    let (service, id) = with(place, &event("Withdrawal", 4, 2));
    let before = loaded(place, id).tournament;
    let early = service.acts(id, at(1)).withdraw(EntryId(1), RoundNo(2));
    assert_eq!(refusal(early), Refusal::PairedInRound { round: RoundNo(2) });
    service.acts(id, at(1)).withdraw(EntryId(1), RoundNo(3)).unwrap();
    let after = loaded(place, id).tournament;
    assert_eq!(after.rounds, before.rounds, "every game is there");
    assert_eq!(after.entries[0].participation.to_text(5), "11000");
    assert!(!after.participants(RoundNo(3)).any(|entry| entry.id == EntryId(1)));
}

fn who_has_games_is_not_removed(place: &Place) {
    let (service, id) = with(place, &rich());
    let bye = rich().rounds[1].byes[0];
    for paired in [EntryId(1), bye] {
        assert_eq!(refusal(service.acts(id, at(1)).remove_entry(paired)), Refusal::HasGames);
    }
    assert_eq!(loaded(place, id).tournament, rich());
}

fn an_edit_keeps_the_rest(place: &Place) {
    let (service, id) = with(place, &rich());
    let mut edited = entry(place, id, EntryId(2));
    edited.rank = "9d".parse().unwrap();
    edited.native_name = None;
    edited.correction = 2;
    service.acts(id, at(1)).edit_entry(edited.id, false, |_, _| Ok(edited.clone())).unwrap();
    let mut expected = rich();
    expected.entries[1] = edited;
    assert_eq!(loaded(place, id).tournament, expected);
}

fn nobody_leaves_a_round_he_is_paired_in(place: &Place) {
    let (service, id) = with(place, &event("Leaving", 4, 2));
    let leave = |round| {
        let left = Participation::ALL.with(RoundNo(round), false);
        service.acts(id, at(1)).edit_entry(EntryId(3), false, |_, was| {
            Ok(Entry { participation: left, ..was.clone() })
        })
    };
    assert_eq!(refusal(leave(1)), Refusal::PairedInRound { round: RoundNo(1) });
    assert_eq!(refusal(leave(2)), Refusal::PairedInRound { round: RoundNo(2) });
    leave(3).unwrap();
    assert_eq!(entry(place, id, EntryId(3)).participation.to_text(5), "11011");
}

fn check_in(place: &Place) {
    let (service, id) = with(place, &event("Check-in", 4, 0));
    let is_final = |entry_id| entry(place, id, EntryId(entry_id)).is_final();
    let set = |entries: &[i32], registration| {
        let entries: Vec<_> = entries.iter().map(|id| EntryId(*id)).collect();
        service.acts(id, at(1)).check_in(&entries, registration)
    };
    set(&[1, 2, 3], Registration::Preliminary).unwrap();
    assert_eq!([1, 2, 3, 4].map(is_final), [false, false, false, true]);
    set(&[2], Registration::Final).unwrap();
    assert_eq!([1, 2, 3, 4].map(is_final), [false, true, false, true]);
    let unknown = set(&[3, 99], Registration::Final);
    assert!(matches!(unknown, Err(ServiceError::Unknown(Thing::Entry))));
    assert!(!is_final(3), "all or none");
    let (service, id) = with(place, &event("Paired", 4, 1));
    // Somebody who was paired comes, or does not, to the next round to be drawn.
    let out = |registration| service.acts(id, at(1)).check_in(&[EntryId(1)], registration);
    out(Registration::Preliminary).unwrap();
    let away = entry(place, id, EntryId(1));
    assert!(away.is_final() && away.participation.to_text(3) == "101");
    out(Registration::Final).unwrap();
    assert_eq!(entry(place, id, EntryId(1)).participation.to_text(3), "111");
    let (service, id) = with(place, &event("All drawn", 4, 5));
    let out = service.acts(id, at(1)).check_in(&[EntryId(1)], Registration::Preliminary);
    assert_eq!(refusal(out), Refusal::PairedInRound { round: RoundNo(1) });
}

/// What can be taken back, as an instance that has just started sees it.
fn undoable(place: &Place, id: TournamentId, minute: i64) -> Option<Undo> {
    let service = place.service();
    let now = seen(&service, id);
    read(&service, |c| Ok(Service::undoable(c, &now, at(minute).now).expect("it can be read")))
}

fn an_act_on_many_is_taken_back_once_by_any_instance(place: &Place) {
    let mut open = event("Undone", 4, 0);
    open.entries[1].private.email = "b@go.example".to_owned();
    open.entries[2].partners.list = Partners::parse("Rumpelstilz, Rosalind, 3k").expect("one");
    let (service, id) = with(place, &open);
    let links = service.acts(id, at(1)).make_personal_links(&[EntryId(2)]).unwrap().now().unwrap();
    let before = loaded(place, id).tournament;
    assert_eq!(undoable(place, id, 1), None);
    service.acts(id, at(2)).remove_entries(&[EntryId(2), EntryId(3)]).unwrap();
    assert_eq!(loaded(place, id).tournament.entries.len(), 2);
    drop(service);
    let offered = undoable(place, id, 3).expect("another instance offers it");
    assert_eq!((offered.deed, offered.count), (DeedKind::RemoveEntry, 2));
    let second = place.service();
    assert_eq!(refusal(second.acts(id, at(3)).undo(offered.number + 1)), Refusal::BuiltOn);
    let form = By { form: Some("undo-of-the-second"), ..at(3) };
    assert_eq!(second.acts(id, form).undo(offered.number).unwrap(), Done::Now(2));
    assert_eq!(second.acts(id, form).undo(offered.number).unwrap(), Done::Before);
    assert_eq!(refusal(second.acts(id, at(4)).undo(offered.number)), Refusal::BuiltOn);
    assert_eq!(loaded(place, id).tournament, before);
    let holder = second.link_holder(links[0].1.secret()).unwrap();
    assert_eq!(holder.expect("the link holds").entry, EntryId(2));
    assert_eq!(count(second.store(), "undo"), 0);
    assert_eq!(second.compare_parts(id).unwrap().faults, []);
}

fn an_act_on_many_is_kept_until_it_is_built_on_replaced_or_a_day_old(place: &Place) {
    let (service, id) = with(place, &event("Built on", 6, 0));
    let club = |minute: i64, who: &[i32], club: &str| {
        let ids: Vec<EntryId> = who.iter().map(|no| EntryId(*no)).collect();
        let change = |entry: &Entry| Entry { club: club.to_owned(), ..entry.clone() };
        service.acts(id, at(minute)).edit_entries(&ids, change).expect("changed");
    };
    let kept = || count(service.store(), "undo");
    club(2, &[1, 2], "A");
    let first = undoable(place, id, 2).expect("two at once");
    club(3, &[1], "B");
    assert_eq!(kept(), 0, "somebody is in another club by now");
    assert_eq!(refusal(service.acts(id, at(3)).undo(first.number)), Refusal::BuiltOn);
    club(4, &[1, 2], "C");
    club(5, &[3], "D");
    assert_eq!(undoable(place, id, 5).map(|undo| undo.count), Some(2), "that is another player");
    club(6, &[4, 5, 6], "E");
    assert_eq!(undoable(place, id, 6).map(|undo| undo.count), Some(3), "the last one");
    let day = 24 * 60;
    assert!(undoable(place, id, 6 + day).is_some() && undoable(place, id, 7 + day).is_none());
    assert_eq!(service.delete_old_undos(at(6 + day).now).unwrap(), 0);
    assert_eq!(service.delete_old_undos(at(7 + day).now).unwrap(), 1);
    club(8, &[1, 2], "F");
    tamper(service.store(), "UPDATE undo SET act = replace(act, '\"version\":1', '\"version\":2')");
    assert_eq!(undoable(place, id, 8), None, "another version wrote it");
    club(9, &[1, 2], "G");
    service.acts(id, at(10)).forget_person(EntryId(6)).unwrap();
    assert_eq!(kept(), 0, "somebody was forgotten");
    club(11, &[4, 5], "H");
    let double = add(&service, id, named("Player0005", "Given")).expect("entered");
    assert!(undoable(place, id, 12).is_some());
    service.acts(id, at(12)).merge_doubles(EntryId(5), double).unwrap();
    assert_eq!((kept(), undoable(place, id, 12)), (0, None), "one of them is two by now");
    club(13, &[1, 2], "I");
    assert!(undoable(place, id, 13).is_some());
    draw(&service, id, RoundNo(1), 14);
    assert_eq!(undoable(place, id, 14), None, "a round was drawn with them");
}
