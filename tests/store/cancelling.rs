//! A registration is cancelled by whoever made it, after whatever else was done with it.

use tengen::service::{DrawRequest, Refusal, RequestForm, Token, fingerprint};
use tengen::store::LinkHolder;
use tengen::tournament::{
    EntryId, Private, Registration, RequestKind, RoundNo, RoundState, Tournament,
};

use crate::databases::{Place, on_both};
use crate::home::{Club, NOON};
use crate::{at, refusal};

on_both!(
    what_somebody_did_or_asked_is_no_obstacle,
    a_round_that_has_them_keeps_them_until_it_is_gone,
    an_old_link_and_a_gone_entry_cancel_nothing,
);

/// The event, with a person who is entered at once.
fn entered(place: &Place) -> (Club, Token, EntryId) {
    let club = Club::new(place, |home| (home.places, home.at_once) = (None, true));
    let token = club.register("A").unwrap();
    let entry = club.service.link_holder(token.secret()).unwrap().expect("entered").entry;
    (club, token, entry)
}

fn what_somebody_did_or_asked_is_no_obstacle(place: &Place) {
    let acts: [fn(&Club, &Token, EntryId); 5] = [
        |club, token, _| {
            let words = "My train leaves at six.".to_owned();
            let form = RequestForm { kind: RequestKind::Skip, round: RoundNo(2), words };
            club.service.acts(club.id, at(NOON + 2)).ask(token.secret(), &form).unwrap();
        },
        |club, token, _| {
            club.service
                .acts(club.id, at(NOON + 2))
                .check_in_oneself(token.secret())
                .map(drop)
                .ok();
        },
        |club, _, entry| {
            let checked = Registration::Final;
            club.service.acts(club.id, at(NOON + 2)).check_in(&[entry], checked).unwrap();
        },
        |club, _, entry| {
            club.service.acts(club.id, at(NOON + 2)).withdraw(entry, RoundNo(1)).unwrap();
        },
        |club, _, entry| {
            let paid = |_: &Tournament, was: &tengen::tournament::Entry| {
                let private = Private { paid: true, ..was.private.clone() };
                Ok(tengen::tournament::Entry { private, ..was.clone() })
            };
            club.service.acts(club.id, at(NOON + 2)).edit_entry(entry, false, paid).unwrap();
        },
    ];
    for (number, act) in acts.into_iter().enumerate() {
        let (club, token, entry) = entered(place);
        act(&club, &token, entry);
        club.service.acts(club.id, at(NOON + 3)).cancel_registration(token.secret()).unwrap();
        assert_eq!(club.tournament().entry(entry), None, "after act {number}");
        assert_eq!(club.service.link_holder(token.secret()).unwrap(), None, "after act {number}");
        let asks = club.service.read(|c| c.requests(club.id)).unwrap();
        assert!(
            asks.iter().all(|request| !request.is_open()),
            "nobody is asked for them: {asks:?}"
        );
        assert_eq!(club.service.broken_journal(club.id).unwrap(), None);
    }
}

fn a_round_that_has_them_keeps_them_until_it_is_gone(place: &Place) {
    let (club, token, entry) = entered(place);
    let (service, id) = (&club.service, club.id);
    service.acts(id, at(NOON + 2)).check_in(&[entry], Registration::Final).unwrap();
    let no = RoundNo(1);
    let request = DrawRequest { seen: "none".to_owned(), ..DrawRequest::default() };
    service.acts(id, at(NOON + 3)).draw_round(no, &request).unwrap();
    let cancel = |minute| service.acts(id, at(NOON + minute)).cancel_registration(token.secret());
    assert_eq!(refusal(cancel(4)), Refusal::HasGames, "a draft has them");
    let drawn = fingerprint(club.tournament().round(no));
    service.acts(id, at(NOON + 5)).discard_draft(no, &drawn).unwrap();
    service.acts(id, at(NOON + 6)).draw_round(no, &request).unwrap();
    let drawn = fingerprint(club.tournament().round(no));
    service.acts(id, at(NOON + 7)).publish_round(no, &drawn, true).unwrap();
    assert_eq!(club.tournament().rounds[0].state, RoundState::Published);
    assert_eq!(refusal(cancel(8)), Refusal::HasGames);
    assert!(club.tournament().entry(entry).is_some());
    assert!(service.link_holder(token.secret()).unwrap().is_some(), "and the link holds");
    service.acts(id, at(NOON + 9)).archive(true).unwrap();
    assert_eq!(refusal(cancel(10)), Refusal::Archived);
}

fn an_old_link_and_a_gone_entry_cancel_nothing(place: &Place) {
    let (club, token, entry) = entered(place);
    let (service, id) = (&club.service, club.id);
    let made = service.acts(id, at(NOON + 2)).make_personal_links(&[entry]).unwrap().now().unwrap();
    let cancel =
        |minute, secret: &str| service.acts(id, at(NOON + minute)).cancel_registration(secret);
    assert_eq!(refusal(cancel(3, token.secret())), Refusal::LinkSpent, "the link before");
    let holder = LinkHolder { tournament: id, entry };
    assert_eq!(service.link_holder(made[0].1.secret()).unwrap(), Some(holder));
    service.acts(id, at(NOON + 4)).remove_entry(entry).unwrap();
    assert_eq!(refusal(cancel(5, made[0].1.secret())), Refusal::LinkSpent, "nobody is there");
    let revision = crate::seen(service, id).revision;
    assert_eq!(refusal(cancel(6, "nonsense")), Refusal::LinkSpent);
    assert_eq!(crate::seen(service, id).revision, revision);
}
