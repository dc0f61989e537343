//! The rounds as a calendar, for phones that subscribe to it and for letters.

use chrono::{Days, NaiveDateTime, NaiveTime};

use crate::interchange::calendar::{Calendar, CalendarDate};
use crate::store::Snapshot;
use crate::tournament::{RoundNo, Tournament};
use crate::web::{Event, Lang, from_local_time};

/// Where the calendar is, if there is anything in it.
pub fn calendar_address(event: &Event) -> Option<String> {
    let starts = starts(&event.snapshot.tournament).next();
    starts.map(|_| event.path("/rounds.ics"))
}

/// The rounds whose start is known, and when that is in UTC.
pub fn starts(tournament: &Tournament) -> impl Iterator<Item = (RoundNo, NaiveDateTime)> {
    let rounds = (1..=tournament.settings.rounds).map(RoundNo);
    rounds.filter_map(|no| Some((no, tournament.clock(no).start()?)))
}

/// The rounds whose start is known, from planned or real start to the expected end, for the server at that address.
pub fn calendar_of_rounds(
    t: Lang,
    snapshot: &Snapshot,
    server: &str,
    made: NaiveDateTime,
) -> Calendar {
    let (tournament, settings) = (&snapshot.tournament, &snapshot.tournament.settings);
    let date = |(no, begins): (RoundNo, NaiveDateTime)| {
        // An hour that the clock leaves out in spring can make two rounds begin at once.
        let next = starts(tournament).find(|(later, at)| *later > no && *at > begins);
        let next = next.map(|(_, at)| at);
        let ends = tournament.clock(no).expected_end(settings.time);
        let before = |end: NaiveDateTime| next.map_or(end, |next| end.min(next)).max(begins);
        CalendarDate {
            uid: format!("{}-round-{no}@{}", snapshot.id, host(server)),
            version: snapshot.revision,
            begins,
            ends: ends.map(before),
            title: format!("{}, {}", t.with("round-number", [("round", no)]), settings.name),
            place: settings.place.clone(),
            url: format!("{server}/t/{}/rounds/{no}", snapshot.slug),
        }
    };
    Calendar { name: settings.name.clone(), made, dates: starts(tournament).map(date).collect() }
}

/// The rounds; while no start of one is known, the days of the event.
pub fn calendar_of_event(
    t: Lang,
    snapshot: &Snapshot,
    server: &str,
    made: NaiveDateTime,
) -> Calendar {
    let mut calendar = calendar_of_rounds(t, snapshot, server, made);
    if calendar.dates.is_empty() {
        let settings = &snapshot.tournament.settings;
        let midnight =
            |day: chrono::NaiveDate| from_local_time(settings.zone, day.and_time(NaiveTime::MIN));
        calendar.dates.push(CalendarDate {
            uid: format!("{}@{}", snapshot.id, host(server)),
            version: snapshot.revision,
            begins: midnight(settings.begins),
            ends: settings.ends.checked_add_days(Days::new(1)).map(midnight),
            title: settings.name.clone(),
            place: settings.place.clone(),
            url: format!("{server}/t/{}", snapshot.slug),
        });
    }
    calendar
}

fn host(server: &str) -> &str {
    server.split("://").last().unwrap_or_default()
}
