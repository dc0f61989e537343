//! The rounds as a calendar, for phones that subscribe to it and for letters.

use chrono::{Days, NaiveDateTime, NaiveTime};

use crate::interchange::calendar::{Calendar, CalendarDate};
use crate::store::Snapshot;
use crate::tournament::{EntryId, RoundClock, RoundNo, RoundWindow, Tournament};
use crate::web::{Event, Lang, from_local_time};

/// Where the calendar is, if there is anything in it.
pub fn calendar_address(event: &Event) -> Option<String> {
    let tournament = &event.snapshot.tournament;
    let known = starts(tournament).next().is_some() || windows(tournament).next().is_some();
    known.then(|| event.path("/rounds.ics"))
}

/// The rounds that are played within some days.
fn windows(tournament: &Tournament) -> impl Iterator<Item = (RoundNo, RoundWindow)> {
    let rounds = (1..=tournament.settings.rounds).map(RoundNo);
    rounds.filter_map(|no| Some((no, tournament.clock(no).window?)))
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
    let window = |(no, window): (RoundNo, RoundWindow)| CalendarDate {
        uid: format!("{}-window-{no}@{}", snapshot.id, host(server)),
        version: snapshot.revision,
        begins: window.from,
        ends: Some(window.until),
        title: format!("{}, {}", t.with("round-number", [("round", no)]), settings.name),
        place: settings.place.clone(),
        url: format!("{server}/t/{}/rounds/{no}", snapshot.slug),
    };
    let dates = starts(tournament).map(date).chain(windows(tournament).map(window)).collect();
    Calendar { name: settings.name.clone(), made, dates }
}

/// The games of a player: each when its players agreed to play it, else within its round's window, else when the round
/// begins; a round that is not drawn yet when it begins, and a free round not.
pub fn calendar_of_player(
    t: Lang,
    snapshot: &Snapshot,
    who: EntryId,
    (server, made): (&str, NaiveDateTime),
) -> Calendar {
    let (tournament, settings) = (&snapshot.tournament, &snapshot.tournament.settings);
    let public = |no| tournament.round(no).filter(|round| round.is_public());
    let date = |no: RoundNo| {
        let board = public(no).and_then(|round| round.board_of(who));
        let (clock, agreed) = (tournament.clock(no), board.and_then(|b| b.date().agreed.as_ref()));
        let (begins, ends, place) = match (agreed, clock.window, clock.start()) {
            (Some(date), ..) => {
                let over = RoundClock { starts: Some(date.at), ..RoundClock::default() };
                (date.at, over.expected_end(settings.time), date.place.as_str())
            }
            (None, Some(window), _) => (window.from, Some(window.until), ""),
            (None, None, Some(at)) => (at, clock.expected_end(settings.time), ""),
            _ => return None,
        };
        let opponent = board.and_then(|board| tournament.entry(board.opponent_of(who)?));
        let opponent = opponent.map(|entry| t.person(&tournament.shown(entry)));
        let against = opponent.map(|name| t.with("against", [("name", name)]));
        let round = t.with("round-number", [("round", no)]);
        let still = agreed.is_none() && clock.window.is_some();
        let still = if still { t.text("window-not-played") } else { String::new() };
        Some(CalendarDate {
            uid: format!("{}-round-{no}-{who}@{}", snapshot.id, host(server)),
            version: snapshot.revision,
            begins,
            ends,
            title: t.listed([round, against.unwrap_or_default(), still, settings.name.clone()]),
            place: if place.is_empty() { settings.place.clone() } else { place.to_owned() },
            url: format!("{server}/t/{}/rounds/{no}", snapshot.slug),
        })
    };
    let comes = |no: &RoundNo| match public(*no).map(|round| round.board_of(who)) {
        None => tournament.entry(who).is_some_and(|entry| entry.playing().in_round(*no)),
        Some(None) => false,
        // What was played some day within a window is no date.
        Some(Some(board)) => {
            let some_day = tournament.clock(*no).window.is_some() && board.date().agreed.is_none();
            board.ending.is_pending() || !some_day
        }
    };
    let rounds = (1..=settings.rounds).map(RoundNo).filter(comes);
    Calendar { name: settings.name.clone(), made, dates: rounds.filter_map(date).collect() }
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
