//! Dates on which games are played, as the two agree on them, and line-ups that are due.

use tengen::service::{DateAnswer, DateForm, ReachForm, Refusal, appointment_seen};
use tengen::store::{Browser, Channel, NotificationKind};
use tengen::tournament::{
    EntryId, GameDate, RoundClock, RoundNo, RoundWindow, TableNo, Team, TeamNo,
};

use crate::databases::{Place, on_both};
use crate::events::{event, minute};
use crate::{at, refusal, secrets, seen, with};

on_both!(
    a_date_that_one_proposes_is_accepted_by_the_other_alone,
    a_captain_is_reminded_of_a_line_up_before_the_round_begins_and_not_after,
);

const ONE: RoundNo = RoundNo(1);

fn a_date_that_one_proposes_is_accepted_by_the_other_alone(place: &Place) {
    let mut event = event("Dates", 4, 1);
    let window = RoundWindow { from: minute(0).naive_utc(), until: minute(900).naive_utc() };
    event.clocks.insert(ONE, RoundClock { window: Some(window), ..RoundClock::default() });
    let (service, id) = with(place, &event);
    // They sit at table 1.
    let secrets = secrets(&service, id, &[EntryId(2), EntryId(3)]);
    let board = || seen(&service, id).tournament.rounds[0].boards[0].clone();
    let boards = || vec![(TableNo(1), appointment_seen(&board()))];
    let date = GameDate { at: minute(600).naive_utc(), place: "The club".to_owned() };
    let form = DateForm { round: ONE, boards: boards(), date: Some(date) };
    service.acts(id, at(5)).propose_date(&secrets[0], &form).unwrap();
    let accepts = |secret: &str| {
        let answer = DateAnswer { round: ONE, boards: boards(), accepted: true };
        service.acts(id, at(6)).answer_date(secret, &answer)
    };
    assert_eq!(refusal(accepts(&secrets[0])), Refusal::DateChanged);
    assert!(board().date().agreed.is_none());
    accepts(&secrets[1]).unwrap();
    assert!(board().date().agreed.is_some());
}

fn a_captain_is_reminded_of_a_line_up_before_the_round_begins_and_not_after(place: &Place) {
    let mut event = event("Line-ups", 4, 0);
    let day = minute(0).date_naive();
    (event.settings.begins, event.settings.ends) = (day, day);
    let begins = Some(minute(100).naive_utc());
    event.clocks.insert(ONE, RoundClock { starts: begins, ..RoundClock::default() });
    let captain = EntryId(1);
    let alba = Team::new(TeamNo(1), "Alba", vec![captain, EntryId(2)]);
    event.teams.list.push(Team { captain: Some(captain), ..alba });
    let (service, id) = with(place, &event);
    let secret = secrets(&service, id, &[captain]).remove(0);
    let text = str::to_owned;
    let (endpoint, key, shared) = ("https://push.example/1", "key", "secret");
    let phone = Browser { endpoint: text(endpoint), key: text(key), secret: text(shared) };
    let way = Channel::Push(phone);
    let form = ReachForm { way, kinds: vec![NotificationKind::Date], language: text("en") };
    service.acts(id, at(2)).choose_reach(&secret, &form).unwrap();
    let told_at = |minutes| {
        service.remind_of_windows(minute(minutes)).unwrap();
        crate::read(&service, |c| c.outgoing(id)).len()
    };
    assert_eq!((told_at(101), told_at(99)), (0, 1));
}
