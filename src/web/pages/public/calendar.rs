//! The rounds as a calendar that a phone subscribes to.

use actix_web::HttpRequest;
use chrono::{NaiveDateTime, Utc};

use crate::interchange::calendar::{Calendar, CalendarDate};
use crate::tournament::{RoundNo, Tournament};
use crate::web::{Answer, Event, Lang, Visit};

/// Where the calendar is, if there is anything in it.
pub(super) fn address(event: &Event) -> Option<String> {
    let starts = starts(&event.snapshot.tournament).next();
    starts.map(|_| event.path("/rounds.ics"))
}

/// The rounds whose start is known.
fn starts(tournament: &Tournament) -> impl Iterator<Item = (RoundNo, NaiveDateTime)> {
    let rounds = (1..=tournament.settings.rounds).map(RoundNo);
    rounds.filter_map(|no| Some((no, tournament.clock(no).start()?)))
}

/// The rounds, from planned or real start to the expected end. Without any it is empty, so that whoever subscribed
/// early gets them later.
pub async fn show(visit: Visit, request: HttpRequest) -> Answer {
    let server = visit.origin(&request);
    let calendar = move |t: Lang, event: &Event| {
        Ok(calendar(t, event, &server, Utc::now().naive_utc()).to_string())
    };
    visit.spoken("/rounds.ics", "text/calendar; charset=utf-8", calendar).await
}

fn calendar(t: Lang, event: &Event, server: &str, made: NaiveDateTime) -> Calendar {
    let snapshot = &event.snapshot;
    let (tournament, settings) = (&snapshot.tournament, &snapshot.tournament.settings);
    let host = server.split("://").last().unwrap_or_default();
    let date = |(no, begins): (RoundNo, NaiveDateTime)| {
        // An hour that the clock leaves out in spring can make two rounds begin at once.
        let next = starts(tournament).find(|(later, at)| *later > no && *at > begins);
        let next = next.map(|(_, at)| at);
        let ends = tournament.clock(no).expected_end(settings.time);
        let before = |end: NaiveDateTime| next.map_or(end, |next| end.min(next)).max(begins);
        CalendarDate {
            uid: format!("{}-round-{no}@{host}", snapshot.id),
            version: snapshot.revision,
            begins,
            ends: ends.map(before),
            title: format!("{}, {}", t.with("round-number", [("round", no)]), settings.name),
            place: settings.place.clone(),
            url: format!("{server}{}", event.path(&format!("/rounds/{no}"))),
        }
    };
    Calendar { name: settings.name.clone(), made, dates: starts(tournament).map(date).collect() }
}
