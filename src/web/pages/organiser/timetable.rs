//! Start times of rounds, or the days within which they are played, in the event's time zone.

use crate::web::prelude::*;
use crate::web::views::windows::last_minute;

#[derive(Template)]
#[template(path = "organiser/timetable.html")]
struct TimetablePage {
    cx: Cx,
    form: Form,
}

impl TimetablePage {
    fn of(cx: &Cx, form: Form) -> Self {
        Self { cx: cx.clone().titled(cx.text("way-timetable")), form }
    }

    fn clock(&self, no: RoundNo) -> RoundClock {
        self.cx.tournament().clock(no)
    }

    fn is_public(&self, no: RoundNo) -> bool {
        self.cx.tournament().round(no).is_some_and(Round::is_public)
    }

    fn unfolded(&self, no: RoundNo) -> bool {
        let wrong = |field: &&str| self.form.wrong(&format!("{field}_{no}")).is_some();
        FIELDS_OF_WINDOW.iter().any(wrong)
    }

    /// Warns of a window outside the event's days, and of a start next to a window.
    fn odd(&self, no: RoundNo) -> Vec<String> {
        let (cx, settings, clock) = (&self.cx, &self.cx.tournament().settings, self.clock(no));
        let Some(window) = clock.window else { return Vec::new() };
        let day = |at| local_time(settings.zone, at).date();
        let outside = [
            (day(window.from) < settings.begins).then_some(("window-too-early", settings.begins)),
            (day(window.until) > settings.ends).then_some(("window-too-late", settings.ends)),
        ];
        let outside = outside.into_iter().flatten();
        let outside = outside.map(|(key, day)| cx.with(key, [("day", cx.day(day))]));
        outside.chain(clock.starts.map(|_| cx.text("window-and-start"))).collect()
    }
}

fn rounds(tournament: &Tournament) -> impl Iterator<Item = RoundNo> {
    (1..=tournament.settings.rounds).map(RoundNo)
}

const FIELDS_OF_WINDOW: [&str; 4] = ["from", "from_time", "until", "until_time"];

/// Fields of each round's start and window. A round without a start gets the first day of the event.
fn filled(tournament: &Tournament) -> Fields {
    let of = |no: RoundNo| {
        let clock = tournament.clock(no);
        let local = |at| local_time(tournament.settings.zone, at);
        let starts = clock.starts.map(local);
        let day = starts.map_or(tournament.settings.begins, |at| at.date());
        let time = starts.map(|at| at.format("%H:%M").to_string()).unwrap_or_default();
        let shown = |at: Option<NaiveDateTime>, whole: NaiveTime| {
            let hour = at.filter(|at| at.time() != whole).map(|at| at.format("%H:%M").to_string());
            (at.map(|at| at.date().to_string()).unwrap_or_default(), hour.unwrap_or_default())
        };
        let (from, from_time) = shown(clock.window.map(|w| local(w.from)), NaiveTime::MIN);
        let (until, until_time) = shown(clock.window.map(|w| local(w.until)), last_minute());
        [
            (format!("day_{no}"), day.to_string()),
            (format!("time_{no}"), time),
            (format!("from_{no}"), from),
            (format!("from_time_{no}"), from_time),
            (format!("until_{no}"), until),
            (format!("until_time_{no}"), until_time),
        ]
    };
    rounds(tournament).flat_map(of).collect()
}

/// Start and window of a round, in the event's time zone.
type Planned = (Option<NaiveDateTime>, Option<(NaiveDateTime, NaiveDateTime)>);

/// A round without a time has no start, one without days no window.
type Times = BTreeMap<RoundNo, Planned>;

impl FromForm for Times {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let mut times = Self::new();
        for no in reader.all("round").into_iter().take(32) {
            let no = no.parse().map(RoundNo).ok()?;
            if let (Some(starts), Some(window)) = (start(reader, no), window(reader, no)) {
                times.insert(no, (starts, window));
            }
        }
        let mut last: Option<(RoundNo, NaiveDateTime)> = None;
        let mut first: Option<(RoundNo, NaiveDateTime)> = None;
        for (no, planned) in &times {
            match *planned {
                // While a round is played over days, another may begin.
                (_, Some((from, until))) => {
                    if let Some((before, _)) = first.filter(|(_, from)| until < *from) {
                        let why = Sentence::new("fault-window-order").with("round", before);
                        reader.refuse(&format!("until_{no}"), why);
                    }
                    first = first.filter(|(_, latest)| *latest >= from).or(Some((*no, from)));
                }
                (Some(starts), None) => {
                    if let Some((before, _)) = last.filter(|(_, before)| starts <= *before) {
                        let why = Sentence::new("fault-round-order").with("round", before);
                        reader.refuse(&format!("time_{no}"), why);
                    }
                    last = Some((*no, starts));
                }
                (None, None) => {}
            }
        }
        Some(times)
    }
}

fn start(reader: &mut Reader<'_>, no: RoundNo) -> Option<Option<NaiveDateTime>> {
    let (day_field, time_field) = (format!("day_{no}"), format!("time_{no}"));
    if reader.typed(&time_field).trim().is_empty() {
        return Some(None);
    }
    let (day, time) = (reader.date(&day_field), reader.time(&time_field));
    Some(Some(day?.and_time(time?)))
}

/// Days without hours last from midnight to midnight.
fn window(reader: &mut Reader<'_>, no: RoundNo) -> Option<Option<(NaiveDateTime, NaiveDateTime)>> {
    let fields = FIELDS_OF_WINDOW.map(|field| format!("{field}_{no}"));
    if fields.iter().all(|field| reader.typed(field).trim().is_empty()) {
        return Some(None);
    }
    let [from, from_time, until, until_time] = &fields;
    let mut hour = |field: &str, whole| match reader.typed(field).trim() {
        "" => Some(whole),
        _ => reader.time(field),
    };
    let hours = (hour(from_time, NaiveTime::MIN), hour(until_time, last_minute()));
    let days = (reader.date(from), reader.date(until));
    let (from, end) = (days.0?.and_time(hours.0?), days.1?.and_time(hours.1?));
    if end < from {
        reader.refuse(until, Sentence::new("fault-window-ends-first"));
        return None;
    }
    Some(Some((from, end)))
}

pub async fn show(cx: Cx) -> Answer {
    let form = Form::filled(filled(cx.tournament()));
    render(&TimetablePage::of(&cx, form))
}

pub async fn change(act: Act) -> Answer {
    let again = |form| TimetablePage::of(&act, form);
    act.parse::<Times, _>(again)?;
    let sent = act.form.clone();
    let edit = move |now: &Tournament| {
        let times: Times = sent.merged(filled(now))?;
        let in_utc = |at: NaiveDateTime| from_local_time(now.settings.zone, at);
        let window = |(from, until)| RoundWindow { from: in_utc(from), until: in_utc(until) };
        let clock = |(starts, days): Planned| RoundClock {
            starts: starts.map(in_utc),
            started: None,
            window: days.map(window),
        };
        Ok(times.into_iter().map(|(no, planned)| (no, clock(planned))).collect())
    };
    let done = act.blocking(move |service, id, by| service.set_timetable(id, by, edit)).await;
    act.saved(done, again)?;
    act.done("/timetable", Sentence::new("timetable-saved"))
}
