//! The draft of a ruling: its steps, who goes on with it, and what comes of it while the event goes on.

use chrono::{TimeDelta, Utc};
use reqwest::blocking::Response;
use tengen::pairing::Mending;
use tengen::referee::ProcedureName;
use tengen::service::{Amends, fingerprint_of};
use tengen::store::{Role, Scope, StoreError};
use tengen::tournament::{RoundNo, TableNo};

use crate::hall::{Hall, location, value_of};
use crate::html;
use crate::support::by;

const INCIDENT: &str = "/boards/1/1/incident";
const GONE: &str = "This draft of a ruling is gone";

/// The address and the page of a ruling on a ko at the first board, by its steps.
fn ruling(hall: &Hall) -> (String, String) {
    let (when, asked) = hall.led(INCIDENT, &[("what", "ko-retake")]);
    assert!(when.ends_with("/when") && asked.contains("Who did it?"), "{when}: {asked}");
    hall.led(&when, &[("by", "black"), ("noticed", "before-result")])
}

fn asks(hall: &Hall, path: &str) -> Response {
    hall.app.page_as(&format!("/t/{}{path}", hall.slug), &hall.session)
}

fn text(answer: Response) -> String {
    html::on_one_line(&answer.text().expect("UTF-8"))
}

/// How many drafts there are; they are gone then.
fn drafts(hall: &Hall) -> usize {
    let later = Utc::now() + TimeDelta::days(2);
    hall.app.service.delete_old_ruling_drafts(later).expect("they can be deleted")
}

/// The session of a new account with that role.
fn person(hall: &Hall, name: &str, role: Role) -> String {
    let (service, id, now) = (&hall.app.service, hall.id(), Utc::now());
    let who = service.create_account(name, "long enough for all", false, now).expect("it is free");
    let given: Result<(), StoreError> =
        service.store().write(Scope::Tournament(id), |c| c.give_role(id, who, role, now));
    given.expect("a role");
    let signed_in = service.sign_in(name, "long enough for all", now).expect("it fits");
    signed_in.session.secret().to_owned()
}

#[test]
fn each_answer_leads_to_the_next_step_and_every_step_can_be_read_again() {
    let hall = Hall::of(ProcedureName::NihonKiin);
    let (at, page) = ruling(&hall);
    assert!(at.ends_with("/ruling") && page.contains("White wins: illegal move"), "{at}: {page}");
    assert_eq!(value_of(&hall.get(&at), "shown"), value_of(&page, "shown"), "read again");
    let when = at.replace("/ruling", "/when");
    let again = hall.get(&when);
    assert!(again.contains("name=\"noticed\" value=\"before-result\""), "{again}");
    assert!(again.contains("name=\"by\" value=\"black\" checked"), "{again}");
    assert!(hall.get(&at.replace("/ruling", "/what")).contains("value=\"ko-retake\""));
    // One goes back, answers otherwise, and what comes after it is asked anew.
    let (other, _) = hall.led(&at.replace("/ruling", "/what"), &[("what", "time-loss:white")]);
    assert_eq!(other, at, "nothing else is asked");
    assert!(
        hall.get(&at).contains("White ran out of time") || hall.get(&at).contains("Black wins")
    );
    assert!(!hall.get(&at).contains("illegal move"));
    assert_eq!(drafts(&hall), 1);
}

#[test]
fn reading_and_links_with_answers_keep_nothing() {
    let hall = Hall::of(ProcedureName::NihonKiin);
    for query in ["", "?what=ko-retake", "?what=ko-retake:black&noticed=at-once", "?reported=1"] {
        hall.get(&format!("{INCIDENT}{query}"));
    }
    assert_eq!(drafts(&hall), 0);
    // What a link said goes along with the first answer.
    let link = format!("{INCIDENT}?what=ko-retake:black&noticed=at-once");
    let words = [("shown", ""), ("words", "seen by all"), ("change", "when")];
    let (at, _) = hall.led(&link, &words);
    let page = hall.get(&at.replace("/when", "/ruling"));
    assert!(page.contains(">seen by all</textarea>") && page.contains("At once, before the next"));
    let shown = value_of(&hall.get(&link), "shown");
    let given = hall.post(&link, &[("option", "main"), ("shown", &shown)]);
    assert_eq!(location(&given), "/t/open/incidents/1", "or the ruling is given at once");
}

#[test]
fn a_draft_goes_with_its_ruling_and_a_second_tap_is_told_so() {
    let hall = Hall::of(ProcedureName::NihonKiin);
    for option in ["main", "later"] {
        let (at, page) = ruling(&hall);
        let shown = value_of(&page, "shown");
        let key = format!("one showing of {option}");
        let form = [("option", option), ("shown", shown.as_str()), ("form_key", key.as_str())];
        assert_eq!(hall.post(&at, &form).status(), 303, "{option}");
        let twice = hall.post(&at, &form);
        assert_eq!((twice.status().as_u16(), location(&twice)), (303, "/t/open/incidents"));
        for gone in [asks(&hall, &at), hall.post(&at, &[("option", "main"), ("shown", &shown)])] {
            assert_eq!(gone.status(), 404, "{option}");
            assert!(text(gone).contains(GONE), "{option}");
        }
        assert_eq!(drafts(&hall), 0, "{option}");
        hall.post("/incidents/1/withdraw", &[("reason", "no ko")]);
    }
    assert_eq!(hall.get("/incidents/log.csv").lines().count(), 2, "one ruling");
}

#[test]
fn two_tabs_have_a_draft_each_and_of_one_draft_the_last_answer_counts() {
    let hall = Hall::of(ProcedureName::Ngb);
    let tap = [("what", "ko-retake:black"), ("form_key", "one showing of the list")];
    let (one, _) = hall.led(INCIDENT, &tap);
    assert_eq!(hall.led(INCIDENT, &tap).0, one, "tapped twice, it is one draft");
    let (other, _) = hall.led(INCIDENT, &[("what", "ko-retake:white")]);
    assert_ne!(one, other);
    let first = hall.led(&one, &[("noticed", "more")]).1;
    assert!(first.contains("More than three moves later"), "{first}");
    let (at, last) = hall.led(&one, &[("noticed", "at-once")]);
    assert!(last.contains("At once, before the next move"), "{last}");
    // The page that was not loaded again shows another ruling than the one that would be given now.
    let stale = [("option", "main"), ("shown", &*value_of(&first, "shown"))];
    let refused = hall.post(&at, &stale);
    assert_eq!((refused.status().as_u16(), hall.ending().as_str()), (422, "?"));
    assert!(text(refused).contains("At once, before the next move"));
    assert!(hall.led(&other, &[("noticed", "at-once")]).1.contains("White"), "as it was");
}

#[test]
fn any_arbiter_of_the_event_goes_on_with_a_draft_and_nobody_else() {
    let mut hall = Hall::of(ProcedureName::NihonKiin);
    let (at, page) = ruling(&hall);
    let shown = value_of(&page, "shown");
    let give = [("option", "main"), ("shown", shown.as_str())];
    let elsewhere = at.replace("/boards/1/1/", "/boards/1/2/");
    let mut other = crate::hall::event(ProcedureName::NihonKiin);
    other.settings.name = "Other".to_owned();
    let other = hall.app.keep(&other);
    for path in [format!("/t/open{elsewhere}"), format!("/t/{other}{at}")] {
        let read = hall.app.page_as(&path, &hall.session);
        assert_eq!(read.status(), 404, "{path}");
        let cookie = format!("session={}", hall.session);
        assert_eq!(hall.app.post(&path, &give, &cookie).status(), 404, "{path}");
    }
    assert_eq!(asks(&hall, &at.replace("/ruling", "/never")).status(), 404);
    hall.session = person(&hall, "Rita", Role::Recorder);
    assert_eq!(asks(&hall, &at).status(), 403);
    assert_eq!(hall.post(&at, &give).status(), 403);
    assert_eq!(hall.ending(), "?");
    hall.session = person(&hall, "Anna", Role::Arbiter);
    assert!(hall.get(&at).contains("White wins"), "a phone was handed over");
    assert_eq!(hall.post(&at, &give).status(), 303);
    assert_eq!(hall.ending(), "W+I");
}

#[test]
fn what_is_typed_wrongly_stays_and_the_draft_as_it_was() {
    let hall = Hall::of(ProcedureName::Egf);
    let (at, _) = hall.led(INCIDENT, &[("what", "clock-faulty:nobody")]);
    let typed = [("noticed", "at-once"), ("back_white", "soon"), ("back_black", "1:30")];
    let wrong = hall.post(&at, &typed);
    assert_eq!(wrong.status(), 422);
    let page = text(wrong);
    assert!(page.contains("value=\"soon\"") && page.contains("value=\"1:30\""), "{page}");
    assert!(page.contains("such as 1:30"), "{page}");
    assert!(!hall.get(&at).contains("value=\"soon\""));
    let (at, page) = hall.led(&at, &[("noticed", "at-once"), ("back_white", "2:30")]);
    assert!(page.contains("White gets 2:30 back."), "{page}");
    let long = "stone ".repeat(800);
    let wrong = hall.post(&at, &[("shown", ""), ("words", &long), ("change", "end")]);
    assert_eq!(wrong.status(), 422);
    assert!(text(wrong).contains("stone stone"), "what was written is still there");
}

#[test]
fn a_result_that_came_meanwhile_is_asked_about() {
    let hall = Hall::of(ProcedureName::NihonKiin);
    let (at, page) = ruling(&hall);
    hall.post("/boards/1/1", &[("winner", "B"), ("seen", "0")]);
    let refused = hall.post(&at, &[("option", "main"), ("shown", &value_of(&page, "shown"))]);
    assert_eq!(refused.status(), 422);
    let asked = hall.get(&at);
    assert!(asked.contains("Had both accepted that?"), "{asked}");
    let (at, page) = hall.led(&at, &[("end", "accepted")]);
    assert!(at.ends_with("/ruling") && page.contains("The result stands."), "{at}: {page}");
    // The answer about the end can be changed from the ruling.
    let (end, asked) = hall.led(&at, &[("shown", ""), ("change", "end")]);
    assert!(end.ends_with("/end") && asked.contains("name=\"end\" value=\"open\""), "{asked}");
    let next = hall.led(&end, &[("end", "open")]).1;
    assert!(next.contains("name=\"noticed\"") || next.contains("White wins"), "{next}");
}

#[test]
fn a_draft_of_players_who_no_longer_sit_like_that_is_gone() {
    let hall = Hall::of(ProcedureName::NihonKiin);
    let (at, page) = ruling(&hall);
    let (service, id) = (&hall.app.service, hall.id());
    let round = &hall.tournament().rounds[0];
    let amends =
        Amends { seen: fingerprint_of(round), reason: "colours".to_owned(), ..Amends::default() };
    let swap = Mending::SwapColors { table: TableNo(1), overrule: false };
    service.acts(id, by()).mend_round(RoundNo(1), &swap, &amends).unwrap();
    let give = [("option", "main"), ("shown", &*value_of(&page, "shown"))];
    for gone in [asks(&hall, &at), hall.post(&at, &give)] {
        assert_eq!(gone.status(), 404, "Black is now who had White");
        assert!(text(gone).contains(GONE));
    }
    assert_eq!(hall.ending(), "?");
}

#[test]
fn stones_are_added_and_removed_one_by_one() {
    let hall = Hall::of(ProcedureName::NihonKiin);
    let (when, _) = hall.led(INCIDENT, &[("what", "stone-displaced:nobody")]);
    let typed = [("from", "q16"), ("to", "r16"), ("stone-color", "W"), ("noticed", "")];
    let (at, page) = hall.led(&when, &[&typed[..], &[("so", "point-taken")]].concat());
    assert_eq!(at, when);
    assert!(page.contains("White Q16 → R16"), "{page}");
    assert!(page.contains("value=\"point-taken\" checked"), "what else was said: {page}");
    let again = hall.led(&when, &[("from", "D4"), ("to", ""), ("noticed", "")]).1;
    assert!(again.contains("White Q16 → R16") && again.contains("Black D4 → off the board"));
    let wrong = hall.post(&when, &[("from", "I9"), ("to", ""), ("noticed", "")]);
    assert_eq!(wrong.status(), 422);
    assert!(text(wrong).contains("value=\"I9\""));
    let fewer = hall.led(&when, &[("out", "D4")]).1;
    assert!(fewer.contains("White Q16 → R16") && !fewer.contains("D4 → off"), "{fewer}");
    let ruling = hall.led(&when, &[("noticed", "at-once")]).1;
    assert!(ruling.contains("White Q16 → R16"), "{ruling}");
}

#[test]
fn a_report_and_a_ruling_begin_a_draft_with_all_that_they_say() {
    let hall = Hall::of(ProcedureName::Egf);
    let late = [("what", "late-arrival:white"), ("noticed", "at-once"), ("minutes", "31")];
    let kept = [&late[..], &[("option", "later"), ("words", "stuck in a train")]].concat();
    assert_eq!(hall.post(INCIDENT, &kept).status(), 303);
    let link = "/boards/1/1/incident?reported=1";
    assert!(hall.get("/incidents").contains(&format!("href=\"/t/open{link}\"")));
    let page = hall.get(link);
    assert!(page.contains(">stuck in a train</textarea>") && page.contains("31 minutes"), "{page}");
    let (at, asked) = hall.led(link, &[("shown", ""), ("words", "by train"), ("change", "end")]);
    assert!(asked.contains("name=\"minutes\"") && asked.contains("value=\"31\""), "{asked}");
    let (at, page) = hall.led(&at, &[("noticed", "at-once"), ("minutes", "20")]);
    assert!(page.contains(">by train</textarea>") && page.contains("20 minutes"), "{page}");
    let options = ["main", "0"].map(|option| format!("name=\"option\" value=\"{option}\""));
    let option = if page.contains(&options[0]) { "main" } else { "0" };
    let give = [("option", option), ("shown", &*value_of(&page, "shown")), ("words", "by train")];
    assert_eq!(hall.post(&at, &give).status(), 303);
    let file = hall.app.service.read(|c| c.referee_file(hall.id())).unwrap();
    assert_eq!((file.unruled().count(), file.incidents.len()), (0, 1), "it is that report's");
    let page = hall.get("/boards/1/1/incident?amends=1");
    assert!(page.contains("replaces ruling 1") && page.contains("20 minutes"), "{page}");
}
