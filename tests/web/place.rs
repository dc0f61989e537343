//! When and where: the event's own clock, rooms, and the rounds in a calendar.

use chrono::NaiveDate;
use tengen::referee::ProcedureName;
use tengen::tournament::{RoundClock, RoundNo, Tournament};

use crate::hall::{Hall, event};
use crate::support::TestApp;

/// Two boards in two rooms of Tokyo; round 1 begins at 10:30 there, round 2 at 14:00.
fn in_tokyo() -> Tournament {
    let mut open = event(ProcedureName::Egf);
    open.settings.zone = "Asia/Tokyo".parse().expect("a zone");
    open.settings.rooms = "1 Stage; 2-9 Library, upstairs".parse().expect("rooms");
    let day = NaiveDate::from_ymd_opt(2026, 5, 14).expect("a day");
    for (no, hour, minute) in [(1, 1, 30), (2, 5, 0)] {
        let starts = day.and_hms_opt(hour, minute, 0);
        open.clocks.insert(RoundNo(no), RoundClock { starts, ..RoundClock::default() });
    }
    open
}

#[test]
fn times_are_on_the_clock_of_the_event_wherever_the_server_stands() {
    let hall = Hall::with(&in_tokyo());
    let front = hall.get("");
    assert!(front.contains("Starts Thursday, 14 May 2026, 10:30"), "{front}");
    // Whoever is elsewhere is told by the page's script which clock that is.
    assert!(front.contains("data-zone-minutes=\"540\" data-city=\"Tokyo\""), "{front}");
    assert!(hall.get("/players/1").contains("Starts Thursday, 14 May 2026, 10:30"));
    assert!(hall.get("/hall").contains("Starts 10:30"));
    assert!(hall.get("/paper/boards").contains("10:30"));
    assert!(hall.get("/boards").contains("10:30"));
    let timetable = hall.get("/timetable");
    assert!(timetable.contains("All times: Asia/Tokyo."), "{timetable}");
    assert!(timetable.contains("value=\"10:30\"") && timetable.contains("value=\"14:00\""));
    // A round that has its hour is folded, and says it.
    let folds: Vec<&str> = timetable.split("<details class=\"more times\"").skip(1).collect();
    assert!(folds[0].starts_with('>') && folds[2].starts_with(" open"), "{timetable}");
    assert!(folds[1].contains("Round 2: <b>Thursday, 14 May 2026, 14:00</b>"), "{}", folds[1]);
}

#[test]
fn the_time_zone_is_asked_before_the_hours() {
    let timetable = Hall::of(ProcedureName::Egf).get("/timetable");
    let [zone, first] = ["id=\"zone\"", "id=\"first\""].map(|field| timetable.find(field));
    assert!(zone.is_some() && zone < first, "{timetable}");
    assert!(timetable.contains("form=\"hours\"") && timetable.contains("id=\"hours\""));
}

#[test]
fn times_are_typed_on_the_clock_of_the_event() {
    let hall = Hall::with(&in_tokyo());
    let sent = [("round", "3"), ("day_3", "2026-05-14"), ("time_3", "08:15")];
    assert_eq!(hall.post("/timetable", &sent).status(), 303);
    let store = hall.app.service.store();
    let kept = store.read(|c| {
        let id = c.find_slug("open")?.expect("the event");
        Ok::<_, tengen::service::ServiceError>(store.snapshot(c, id)?.expect("its state"))
    });
    let clock = kept.expect("it can be read").tournament.clock(RoundNo(3));
    assert_eq!(clock.starts.expect("a start").to_string(), "2026-05-13 23:15:00");
}

#[test]
fn the_rounds_of_a_day_follow_from_its_first_hour() {
    let hall = Hall::with(&in_tokyo());
    let planned = hall.get("/timetable?first=09:00&minutes=90&pause=30");
    assert!(planned.contains("value=\"09:00\"") && planned.contains("value=\"11:00\""));
    assert!(planned.contains("not saved yet") && !planned.contains("value=\"14:00\""));
    assert!(hall.get("/timetable").contains("value=\"14:00\""), "it was only shown");
}

#[test]
fn everybody_learns_the_room() {
    let hall = Hall::with(&in_tokyo());
    let said = "Table 1: Stage. Tables 2–9: Library, upstairs.";
    for page in ["/rounds", "/hall", "/paper/boards"] {
        assert!(hall.get(page).contains(said), "{page}");
    }
    assert!(hall.get("/players/1").contains("<dt>Room</dt><dd>Stage</dd>"));
    assert!(hall.get("/players/3").contains("<dt>Room</dt><dd>Library, upstairs</dd>"));
    assert!(hall.get("/rounds/1/slips").contains("<bdi>Stage</bdi>"));
}

#[test]
fn the_rounds_are_a_calendar() {
    let hall = Hall::with(&in_tokyo());
    assert!(hall.get("").contains("href=\"/t/open/rounds.ics\""));
    assert!(hall.get("/players/1").contains("href=\"/t/open/players/1/games.ics\""));
    let own = hall.app.get("/t/open/players/1/games.ics").text().expect("UTF-8");
    assert_eq!(
        own.matches("BEGIN:VEVENT\r\n").count(),
        2,
        "the next round is not drawn yet: {own}"
    );
    let answer = hall.app.get("/t/open/rounds.ics");
    assert_eq!(answer.headers()["content-type"], "text/calendar; charset=utf-8");
    let text = answer.text().expect("UTF-8");
    assert_eq!(text.matches("BEGIN:VEVENT\r\n").count(), 2);
    assert!(text.contains("DTSTART:20260514T013000Z\r\n"), "{text}");
    assert!(text.contains("SUMMARY:Round 2\\, Open\r\n"), "{text}");
    let uids = |text: &str| -> Vec<String> {
        text.lines().filter(|line| line.starts_with("UID:")).map(str::to_owned).collect()
    };
    let sent = [("round", "3"), ("day_3", "2026-05-14"), ("time_3", "16:15")];
    assert_eq!(hall.post("/timetable", &sent).status(), 303);
    let again = hall.app.get("/t/open/rounds.ics").text().expect("UTF-8");
    assert_ne!(again, text);
    assert_eq!(uids(&again)[..2], uids(&text), "a round is the same date whenever it is asked for");
    let german = hall.app.request_in("de", "/t/open/rounds.ics").send().expect("an answer");
    assert!(german.text().expect("UTF-8").contains("SUMMARY:Runde 1"));
}

/// In the night of 29 March 2026 Berlin's clock goes from 2:00 to 3:00: 2:30 and 3:00 may be one moment.
#[test]
fn a_round_in_the_hour_that_spring_leaves_out_has_a_length() {
    let mut open = event(ProcedureName::Egf);
    open.settings.zone = "Europe/Berlin".parse().expect("a zone");
    let day = NaiveDate::from_ymd_opt(2026, 3, 29).expect("a day");
    (open.settings.begins, open.settings.ends) = (day, day);
    let hall = Hall::with(&open);
    for (no, time) in [("1", "02:30"), ("2", "03:00"), ("3", "03:30")] {
        let (day, at) = (format!("day_{no}"), format!("time_{no}"));
        let sent = [("round", no), (day.as_str(), "2026-03-29"), (at.as_str(), time)];
        assert_eq!(hall.post("/timetable", &sent).status(), 303, "{time}");
    }
    let text = hall.app.get("/t/open/rounds.ics").text().expect("UTF-8");
    let times = |key: &str| -> Vec<String> {
        let lines = text.lines().filter_map(|line| line.strip_prefix(key));
        lines.map(str::to_owned).collect()
    };
    let (begins, ends) = (times("DTSTART:"), times("DTEND:"));
    assert_eq!((begins.len(), ends.len()), (3, 3), "{text}");
    assert!(begins.iter().zip(&ends).all(|(begins, ends)| begins < ends), "{text}");
}

#[test]
fn without_times_the_calendar_is_empty() {
    let app = TestApp::start();
    let slug = app.keep(&event(ProcedureName::Egf));
    let calendar = app.page(&format!("/t/{slug}/rounds.ics"));
    assert!(!calendar.contains("VEVENT"), "{calendar}");
    assert!(!app.page(&format!("/t/{slug}")).contains("rounds.ics"));
}

#[test]
fn surnames_stand_first_where_the_event_has_it_so() {
    let mut open = event(ProcedureName::Egf);
    open.entries[0].first_name = "János".to_owned();
    let app = TestApp::start();
    let slug = app.keep(&open);
    assert!(app.page(&format!("/t/{slug}/rounds")).contains("János Achterberg"));
    open.settings.surname_first = true;
    open.settings.name = "Magyar".to_owned();
    let slug = app.keep(&open);
    assert!(app.page(&format!("/t/{slug}/rounds")).contains("Achterberg János"));
}
