//! People register from home: with a place or waiting for one, confirmed, cancelled; and what strangers try.

use chrono::{Days, NaiveDate};
use tengen::publishing::record::{Reach, make};
use tengen::service::deed::Deed;
use tengen::service::{
    By, Done, HomeForm, MOST_OF_AN_ADDRESS, Refusal, Service, ServiceError, Token,
};
use tengen::store::{DeedKind, PartFault};
use tengen::tournament::{
    Applicant, Entry, EntryId, Fault, HomeRules, HomeState, MOST_OF_ONE_ADDRESS, Private, Sex,
    Tournament, TournamentId, crowd,
};

use crate::databases::{Place, on_both, tamper};
use crate::events::event;
use crate::{at, read, refusal, seen, with};

on_both!(
    a_registration_may_be_deleted_and_not_rewritten,
    a_place_then_the_waiting_list_and_up_when_somebody_cancels,
    a_form_sent_twice_gives_one_registration_and_the_same_link,
    closed_while_somebody_types_is_a_waiting_place,
    thousands_of_forgeries_are_one_line,
    a_crowd_is_seen_though_it_is_entered_at_once_or_cancels,
    no_name_of_a_stranger_leads_anywhere,
    who_has_a_place_is_entered_at_once_if_the_event_has_it_so,
    a_link_of_another_event_changes_nothing,
    the_journal_names_nobody_and_holds,
    what_people_said_goes_some_days_after_the_event,
    a_fee_is_ticked_off_however_often,
);

pub const NOON: i64 = 600;

pub struct Club {
    pub service: Service,
    pub id: TournamentId,
    stamp: String,
}

impl Club {
    pub fn new(place: &Place, rules: impl FnOnce(&mut HomeRules)) -> Self {
        let mut tournament = event("Home", 2, 0);
        let home = &mut tournament.settings.home;
        (home.open, home.places) = (true, Some(4));
        rules(home);
        let (service, id) = with(place, &tournament);
        let stamp = service.form_stamp(id, at(NOON).now).unwrap();
        Self { service, id, stamp }
    }

    pub fn form(&self, name: &str, rank: &str, address: &str) -> HomeForm {
        HomeForm {
            applicant: Applicant {
                entry: Entry::new(EntryId(0), name, "", rank.parse().unwrap()),
                email: format!("{name}@go.example"),
                birth_year: None,
                meal: String::new(),
                note: String::new(),
                initials: false,
                paid: false,
                namesake: false,
            },
            address: address.to_owned(),
            stamp: self.stamp.clone(),
            language: "en".to_owned(),
        }
    }

    pub fn register(&self, name: &str) -> Result<Token, ServiceError> {
        let form = self.form(name, "3k", "10.0.0.1");
        Ok(self.service.acts(self.id, at(NOON + 1)).register(&form)?.now().expect("it has no key"))
    }

    /// `place`, `waits 2`, `entered 3` or `cancelled`.
    pub fn stands(&self, token: &Token) -> String {
        let seen = self.service.registration_by(token.secret()).unwrap().expect("it is there");
        match (seen.row.state, seen.row.entry, seen.waiting) {
            (HomeState::Cancelled, ..) => "cancelled".to_owned(),
            (_, Some(entry), _) => format!("entered {entry}"),
            (_, None, Some(n)) => format!("waits {n}"),
            (_, None, None) => "place".to_owned(),
        }
    }

    pub fn tournament(&self) -> Tournament {
        seen(&self.service, self.id).tournament.clone()
    }

    fn settings(&self, change: impl FnOnce(&mut HomeRules)) {
        let edit = |now: &Tournament| {
            let mut settings = now.settings.clone();
            change(&mut settings.home);
            Ok(settings)
        };
        self.service.acts(self.id, at(NOON + 2)).change_settings(edit).unwrap();
    }
}

fn a_registration_may_be_deleted_and_not_rewritten(place: &Place) {
    let club = Club::new(place, |home| home.keep_days = 7);
    let [anna, berta, carla] = ["Anna", "Berta", "Carla"].map(|name| club.register(name).unwrap());
    let service = &club.service;
    let change = |statement: &str| assert!(tamper(service.store(), statement) > 0, "{statement}");
    let faults = || service.compare_parts(club.id).unwrap().faults;
    let differs = |wanted: i32| {
        let found = faults();
        let wanted = format!("reports registration {wanted}");
        let differs = matches!(&found[..], [PartFault::Differs { part, .. }] if *part == wanted);
        assert!(differs, "{wanted}: {found:?}");
    };
    assert_eq!(faults(), []);
    for (forged, back) in [
        ("said = replace(said, 'Anna', 'Olga')", "said = replace(said, 'Olga', 'Anna')"),
        ("rank = rank + 1", "rank = rank - 1"),
        ("late = NOT late", "late = NOT late"),
    ] {
        change(&format!("UPDATE home_registration SET {forged} WHERE id = 1"));
        differs(1);
        change(&format!("UPDATE home_registration SET {back} WHERE id = 1"));
    }
    service
        .acts(club.id, at(NOON + 2))
        .edit_registration(anna.secret(), |said| Ok(said.clone()))
        .unwrap();
    service.acts(club.id, at(NOON + 3)).cancel_registration(berta.secret()).unwrap();
    service.acts(club.id, at(NOON + 4)).admit_registrations(&[3]).unwrap();
    service.forget_networks(at(NOON + 100_000).now).unwrap();
    assert_eq!(faults(), [], "networks are forgotten after a while");
    change("UPDATE home_registration SET state = 'asked' WHERE id = 2");
    differs(2);
    change("UPDATE home_registration SET state = 'cancelled' WHERE id = 2");
    let entry = service.registration_by(carla.secret()).unwrap().unwrap().row.entry.unwrap();
    service.acts(club.id, at(NOON + 5)).forget_person(entry).unwrap();
    assert_eq!(faults(), []);
    service.acts(club.id, at(NOON + 6)).remove_registrations(&[1]).unwrap();
    assert_eq!(faults(), [], "who is removed is gone");
    club.register("Dora").unwrap();
    club.register("Emil").unwrap();
    service.acts(club.id, at(NOON + 7)).remove_registrations(&[4, 5]).unwrap();
    let now = seen(service, club.id);
    let undo = read(service, |c| Ok(Service::undoable(c, &now, at(NOON + 8).now).unwrap()));
    service.acts(club.id, at(NOON + 8)).undo(undo.expect("two at once").number).unwrap();
    assert_eq!(faults(), [], "they are there again");
    service.acts(club.id, at(NOON + 9)).tick_paid(4, true).unwrap();
    change("UPDATE home_registration SET said = replace(said, 'Dora', 'Olga') WHERE id = 4");
    differs(4);
    let ends = club.tournament().settings.ends + Days::new(8);
    service.delete_private_data(ends.and_hms_opt(12, 0, 0).unwrap().and_utc()).unwrap();
    assert_eq!(faults(), [], "what was said goes some days after the event");
    change("UPDATE home_registration SET has_place = true WHERE id = 2");
    differs(2);
    change("DELETE FROM home_registration WHERE id = 2");
    let said: Vec<String> = faults().iter().map(ToString::to_string).collect();
    assert!(said[0].starts_with("registration 2 from home is not there"), "{said:?}");
    assert_eq!(said.len(), 1, "{said:?}");
}

fn what_people_said_goes_some_days_after_the_event(place: &Place) {
    let unreadable = Club::new(place, |home| home.keep_days = 7);
    unreadable.register("X").unwrap();
    let break_it = format!("UPDATE tournament SET settings = '{{}}' WHERE id = {}", unreadable.id);
    tamper(unreadable.service.store(), &break_it);
    let club = Club::new(place, |home| home.keep_days = 7);
    let [entered, asked] = ["A", "B"].map(|name| club.register(name).unwrap());
    club.service.acts(club.id, at(NOON + 4)).admit_registrations(&[1]).unwrap();
    let said = Private {
        sex: Some(Sex::Female),
        birth_year: Some(2012),
        meal: "vegetarian".to_owned(),
        fee: "10 EUR".to_owned(),
        initials: true,
        email: "A@go.example".to_owned(),
        ..Private::default()
    };
    assert_eq!(club.tournament().entry(EntryId(3)).unwrap().private.email, said.email);
    let edit = |_: &Tournament, was: &Entry| Ok(Entry { private: said.clone(), ..was.clone() });
    club.service.acts(club.id, at(NOON + 5)).edit_entry(EntryId(3), false, edit).unwrap();
    let last = club.tournament().settings.ends + Days::new(7);
    let noon = |day: NaiveDate| day.and_hms_opt(12, 0, 0).expect("a time").and_utc();
    // The one that cannot be read is named, once all others had their turn.
    let delete = |day| {
        let named = club.service.delete_private_data(noon(day)).expect_err("one is unreadable");
        assert!(named.to_string().starts_with(&format!("{}: ", unreadable.id)), "{named}");
    };
    delete(last);
    assert_eq!(club.tournament().entry(EntryId(3)).unwrap().private, said, "the last day");
    delete(last + Days::new(1));
    let kept = club.tournament().entry(EntryId(3)).unwrap().private.clone();
    assert_eq!(kept, Private { initials: true, ..Private::default() }, "what protects them stays");
    for token in [&entered, &asked] {
        let seen = club.service.registration_by(token.secret()).unwrap().expect("the link holds");
        assert_eq!(seen.row.applicant, None);
    }
    assert_eq!(club.service.broken_journal(club.id).unwrap(), None);
}

fn a_place_then_the_waiting_list_and_up_when_somebody_cancels(place: &Place) {
    let club = Club::new(place, |_| {});
    let [a, b, c, d] = ["A", "B", "C", "D"].map(|name| club.register(name).unwrap());
    let stand = || [&a, &b, &c, &d].map(|token| club.stands(token)).join(", ");
    assert_eq!(stand(), "place, place, waits 1, waits 2");
    assert_eq!(club.tournament().entries.len(), 2, "nobody is entered unconfirmed");
    club.service.acts(club.id, at(NOON + 3)).cancel_registration(a.secret()).unwrap();
    assert_eq!(stand(), "cancelled, place, place, waits 1");
    let gone = club.service.registration_by(a.secret()).unwrap().unwrap();
    assert_eq!(gone.row.applicant, None, "nothing is kept");
    // Confirmed: entered, announced, and the same link is the player's.
    assert_eq!(
        club.service.acts(club.id, at(NOON + 4)).admit_registrations(&[2, 3]).unwrap(),
        Done::Now(2)
    );
    assert_eq!(stand(), "cancelled, entered 3, entered 4, waits 1");
    let entry = club.tournament().entry(EntryId(3)).unwrap().clone();
    assert!(!entry.is_final() && entry.private.consent);
    assert_eq!(entry.private.email, "B@go.example");
    assert_eq!(club.service.link_holder(b.secret()).unwrap().unwrap().entry, EntryId(3));
    // Whatever frees a place: an entry removed by hand, more places.
    club.service.acts(club.id, at(NOON + 5)).remove_entry(EntryId(1)).unwrap();
    assert_eq!(stand(), "cancelled, entered 3, entered 4, place");
    let e = club.register("E").unwrap();
    assert_eq!(club.stands(&e), "waits 1");
    club.settings(|home| home.places = Some(5));
    assert_eq!(club.stands(&e), "place");
    // Cancelled by somebody who is entered: the entry is gone, and the link.
    club.service.acts(club.id, at(NOON + 6)).cancel_registration(c.secret()).unwrap();
    assert_eq!(club.tournament().entry(EntryId(4)), None);
    assert_eq!(club.service.link_holder(c.secret()).unwrap(), None);
    assert_eq!(
        refusal(club.service.acts(club.id, at(NOON + 7)).cancel_registration(c.secret())),
        Refusal::LinkSpent
    );
}

fn a_form_sent_twice_gives_one_registration_and_the_same_link(place: &Place) {
    let club = Club::new(place, |_| {});
    let by = By { form: Some("0123456789abcdef"), ..at(NOON + 1) };
    let form = club.form("A", "3k", "10.0.0.1");
    let token = club.service.acts(club.id, by).register(&form).unwrap().now().unwrap();
    assert!(matches!(club.service.acts(club.id, by).register(&form), Ok(Done::Before)));
    let again = club.service.acts(club.id, by).registered_by().unwrap().unwrap();
    assert_eq!(again.secret(), token.secret());
    assert_eq!(club.service.read(|c| c.home_registrations(club.id)).unwrap().len(), 1);
    let other = By { form: Some("fedcba9876543210"), ..by };
    assert!(club.service.acts(club.id, other).registered_by().unwrap().is_none());
    // The link is asked for again at once or not at all, and never by another event's form.
    let later = By { form: by.form, ..at(NOON + 12) };
    assert!(club.service.acts(club.id, later).registered_by().unwrap().is_none());
    let mut elsewhere = event("Elsewhere", 2, 0);
    elsewhere.settings.home.open = true;
    let id = club.service.create_tournament(at(1), &elsewhere).unwrap().now().unwrap().id;
    assert!(club.service.acts(id, by).registered_by().unwrap().is_none());
    let stamp = club.service.form_stamp(id, at(NOON).now).unwrap();
    let there =
        club.service.acts(id, by).register(&HomeForm { stamp, ..form }).unwrap().now().unwrap();
    assert_ne!(there.secret(), token.secret());
}

fn closed_while_somebody_types_is_a_waiting_place(place: &Place) {
    let closes = at(NOON + 5).now.naive_utc();
    let club = Club::new(place, |home| home.closes = Some(closes));
    let at_minute = |name: &str, minute| {
        let form = club.form(name, "3k", "10.0.0.1");
        club.service.acts(club.id, at(minute)).register(&form)
    };
    let token = at_minute("Late", NOON + 6).unwrap().now().unwrap();
    assert_eq!(club.stands(&token), "waits 1");
    club.settings(|home| home.places = None);
    assert_eq!(club.stands(&token), "waits 1", "the organiser decides");
    assert_eq!(refusal(at_minute("Too late", NOON + 61)), Refusal::HomeClosed);
    let fresh = club.service.form_stamp(club.id, at(NOON + 7).now).unwrap();
    let form = HomeForm { stamp: fresh, ..club.form("Opened later", "3k", "10.0.0.1") };
    assert_eq!(
        refusal(club.service.acts(club.id, at(NOON + 8)).register(&form)),
        Refusal::HomeClosed
    );
    for stamp in ["", "12.x", "1800000000.abc", "now"] {
        let form = HomeForm { stamp: stamp.to_owned(), ..club.form("Forged", "3k", "10.0.0.1") };
        assert_eq!(
            refusal(club.service.acts(club.id, at(NOON)).register(&form)),
            Refusal::HomeUnread
        );
    }
    let form = club.form("A machine", "3k", "10.0.0.1");
    assert_eq!(refusal(club.service.acts(club.id, at(NOON)).register(&form)), Refusal::HomeUnread);
}

fn a_crowd_is_seen_though_it_is_entered_at_once_or_cancels(place: &Place) {
    let club = Club::new(place, |home| (home.places, home.at_once) = (None, true));
    let register = |n: i64, minute: i64| {
        let form = HomeForm {
            stamp: club.service.form_stamp(club.id, at(minute - 1).now).unwrap(),
            ..club.form(&format!("Forged{n}"), "3k", &format!("2001:db8::{n:x}"))
        };
        club.service.acts(club.id, at(minute)).register(&form).map(|done| done.now().unwrap())
    };
    let before = club.tournament().entries.len();
    for n in 0..MOST_OF_AN_ADDRESS {
        let token = register(n, NOON + 1).unwrap();
        if n % 2 == 0 {
            club.service.acts(club.id, at(NOON + 1)).cancel_registration(token.secret()).unwrap();
        }
    }
    assert_eq!(club.tournament().entries.len() - before, MOST_OF_ONE_ADDRESS / 2);
    assert_eq!(refusal(register(1000, NOON + 2)), Refusal::HomeCrowded);
    // Where they came from is forgotten once it says nothing any more, of those that nobody has to answer.
    assert_eq!(club.service.forget_networks(at(NOON + 2).now).unwrap(), 0);
    let done = MOST_OF_ONE_ADDRESS / 2 + MOST_OF_AN_ADDRESS as usize / 2;
    assert_eq!(club.service.forget_networks(at(NOON + 12).now).unwrap(), done);
    register(1000, NOON + 12).unwrap();
}

fn no_name_of_a_stranger_leads_anywhere(place: &Place) {
    let club = Club::new(place, |_| {});
    let token = club.register("Honest").unwrap();
    let evil = "Evil read http://evil.example/x and click";
    type Field = fn(&mut Entry) -> &mut String;
    let fields: [(&str, Field); 3] = [
        ("surname", |entry| &mut entry.surname),
        ("first_name", |entry| &mut entry.first_name),
        ("club", |entry| &mut entry.club),
    ];
    for (name, field) in fields {
        let mut form = club.form("Somebody", "3k", "10.0.0.1");
        *field(&mut form.applicant.entry) = evil.to_owned();
        let edited = club
            .service
            .acts(club.id, at(NOON + 1))
            .edit_registration(token.secret(), |_| Ok(form.applicant.clone()));
        let registered = club.service.acts(club.id, at(NOON + 1)).register(&form).map(drop);
        for refused in [registered, edited.map(drop)] {
            match refused {
                Err(ServiceError::Fields(faults)) => {
                    assert_eq!(faults, [(name, Fault::WebAddress)])
                }
                other => panic!("{name}: {other:?}"),
            }
        }
    }
    assert_eq!(club.service.read(|c| c.home_registrations(club.id)).unwrap().len(), 1);
}

fn thousands_of_forgeries_are_one_line(place: &Place) {
    let club = Club::new(place, |home| home.places = None);
    for name in ["Family one", "Family two"] {
        let form = club.form(name, "3k", "192.0.2.7");
        club.service.acts(club.id, at(NOON + 1)).register(&form).unwrap();
    }
    // 5,000 in ten minutes from three addresses.
    let mut kept = 0;
    for n in 0..5000_i64 {
        let form = club.form(&format!("Forged{n}"), "3k", &format!("10.0.0.{}", n % 3));
        match club.service.acts(club.id, at(NOON + 1 + n / 560)).register(&form) {
            Ok(_) => kept += 1,
            Err(error) => assert_eq!(refusal::<()>(Err(error)), Refusal::HomeCrowded),
        }
    }
    assert_eq!(kept, 3 * MOST_OF_AN_ADDRESS);
    let rows = club.service.read(|c| c.home_registrations(club.id)).unwrap();
    let found = crowd(rows.iter().map(|row| (row.id, row.address.as_str(), row.at)));
    assert_eq!((found.ids.len(), found.addresses), (360, 3));
    assert_eq!(club.service.read(|c| c.home_waiting(club.id)).unwrap(), 3, "two, and one line");
    let numbers: Vec<i32> = found.ids.into_iter().collect();
    let gone = club.service.acts(club.id, at(NOON + 20)).remove_registrations(&numbers).unwrap();
    assert_eq!(gone, Done::Now(360));
    assert_eq!(club.service.read(|c| c.home_registrations(club.id)).unwrap().len(), 2);
    // An address whose storm is over is heard again.
    let form = club.form("Honest", "3k", "10.0.0.1");
    club.service.acts(club.id, at(NOON + 21)).register(&form).unwrap();
}

fn who_has_a_place_is_entered_at_once_if_the_event_has_it_so(place: &Place) {
    let club = Club::new(place, |home| {
        home.at_once = true;
        home.places = Some(3);
    });
    let [a, b] = ["A", "B"].map(|name| club.register(name).unwrap());
    assert_eq!((club.stands(&a), club.stands(&b)), ("entered 3".into(), "waits 1".into()));
    club.service.acts(club.id, at(NOON + 3)).cancel_registration(a.secret()).unwrap();
    assert_eq!(club.stands(&b), "entered 4", "a number once given is theirs");
    // By the organiser, by setting.
    club.settings(|home| home.moves_up = false);
    let c = club.register("C").unwrap();
    club.service.acts(club.id, at(NOON + 4)).cancel_registration(b.secret()).unwrap();
    assert_eq!(club.stands(&c), "waits 1");
    club.service.acts(club.id, at(NOON + 5)).admit_registrations(&[3]).unwrap();
    assert_eq!(club.stands(&c), "entered 5");
}

fn a_link_of_another_event_changes_nothing(place: &Place) {
    let club = Club::new(place, |_| {});
    let token = club.register("A").unwrap();
    let mut elsewhere = event("Elsewhere", 2, 0);
    elsewhere.settings.home.open = true;
    let other = club.service.create_tournament(at(1), &elsewhere).unwrap().now().unwrap().id;
    let now = club.form("B", "5k", "").applicant;
    for secret in [token.secret(), "guessed", ""] {
        let edited =
            club.service.acts(other, at(NOON + 2)).edit_registration(secret, |_| Ok(now.clone()));
        assert_eq!(refusal(edited), Refusal::LinkSpent);
        let cancelled = club.service.acts(other, at(NOON + 2)).cancel_registration(secret);
        assert_eq!(refusal(cancelled), Refusal::LinkSpent);
    }
    let form = HomeForm { applicant: now.clone(), ..club.form("B", "5k", "10.0.0.9") };
    assert_eq!(
        refusal(club.service.acts(other, at(NOON + 1)).register(&form)),
        Refusal::HomeUnread
    );
    club.service
        .acts(club.id, at(NOON + 2))
        .edit_registration(token.secret(), |_| Ok(now.clone()))
        .unwrap();
    let said =
        club.service.registration_by(token.secret()).unwrap().unwrap().row.applicant.unwrap();
    assert_eq!((said.entry.surname.as_str(), said.email.as_str()), ("B", "B@go.example"));
}

fn the_journal_names_nobody_and_holds(place: &Place) {
    let club = Club::new(place, |_| {});
    let token = club.register("Marker").unwrap();
    let edit = |was: &Applicant| {
        let mut now = Applicant { note: "a vegan".to_owned(), ..was.clone() };
        now.entry.rank = "9k".parse().unwrap();
        Ok(now)
    };
    club.service.acts(club.id, at(NOON + 1)).edit_registration(token.secret(), edit).unwrap();
    club.service.acts(club.id, at(NOON + 2)).admit_registrations(&[1]).unwrap();
    club.service.acts(club.id, at(NOON + 2)).tick_paid(1, true).unwrap();
    club.service.acts(club.id, at(NOON + 3)).cancel_registration(token.secret()).unwrap();
    let lines = read(&club.service, |c| c.journal(club.id, None, 100));
    let acts: Vec<&str> = lines.iter().rev().map(|line| line.act.as_str()).collect();
    let wanted = [
        DeedKind::Register,
        DeedKind::EditRegistration,
        DeedKind::AdmitRegistrations,
        DeedKind::EditRegistration,
        DeedKind::CancelRegistration,
    ];
    assert!(acts.ends_with(&wanted.map(DeedKind::name)), "{acts:?}");
    assert!(lines.iter().all(|line| !line.detail.contains("Marker")));
    assert!(lines.iter().all(|line| !line.detail.contains("vegan")));
    let Some(Deed::EditRegistration { paid, entry: Some(_), .. }) = Deed::of(&lines[1]) else {
        panic!("{lines:?}")
    };
    assert_eq!(paid, Some([false, true]));
    let Some(Deed::EditRegistration { changes: Some(changes), .. }) = Deed::of(&lines[3]) else {
        panic!("{lines:?}")
    };
    assert_eq!(changes.rank.map(|(_, now)| now), Some("9k".parse().unwrap()));
    assert!(changes.others.keys().eq(["private"]), "{changes:?}");
    let open = make(&club.service, club.id, Reach::Public).unwrap().record.journal.entries;
    assert!(open.iter().all(|one| one.act != "edit-registration" || one.detail.is_none()));
    assert_eq!(club.service.broken_journal(club.id).unwrap(), None);
}

fn a_fee_is_ticked_off_however_often(place: &Place) {
    let club = Club::new(place, |rules| rules.fee = "35 EUR".to_owned());
    let token = club.register("A").unwrap();
    let seen = || club.service.registration_by(token.secret()).unwrap().unwrap().row;
    for _ in 0..2 {
        assert!(club.service.acts(club.id, at(NOON + 3)).tick_paid(seen().id, true).is_ok());
        assert!(seen().applicant.unwrap().paid);
    }
    // Who was admitted a moment before: the tick reaches the entry.
    let token = club.register("B").unwrap();
    let row = club.service.registration_by(token.secret()).unwrap().unwrap().row;
    club.service.acts(club.id, at(NOON + 4)).admit_registrations(&[row.id]).unwrap();
    let paid = || {
        let now = crate::seen(&club.service, club.id);
        now.tournament.entries.iter().any(|entry| entry.surname == "B" && entry.private.paid)
    };
    for tick in [true, false] {
        club.service.acts(club.id, at(NOON + 5)).tick_paid(row.id, tick).unwrap();
        assert_eq!(paid(), tick);
    }
}
