//! Start times of rounds, or the days within which they are played, in the event's time zone.

use chrono::Timelike;

use crate::web::prelude::*;
use crate::web::views::windows::last_minute;

#[derive(Template)]
#[template(path = "organiser/timetable.html")]
struct TimetablePage {
    cx: Cx,
    form: Form,
    plan: Form,
    /// Whether the form shows the times of a plan, which are not saved yet.
    tried: bool,
}

impl TimetablePage {
    fn of(cx: &Cx, form: Form) -> Self {
        let plan = Form::filled(Plan::usual(cx.tournament()).fields());
        Self { cx: cx.clone().headed("way-timetable"), form, plan, tried: false }
    }

    fn days(&self) -> Vec<DayStrip> {
        let length = length(self.cx.tournament());
        let mut days: BTreeMap<NaiveDate, Vec<(RoundNo, NaiveTime)>> = BTreeMap::new();
        for no in rounds(self.cx.tournament()) {
            if let Some((day, time)) = self.starts(no) {
                days.entry(day).or_default().push((no, time));
            }
        }
        days.into_iter().map(|(day, starts)| DayStrip::of(day, starts, length)).collect()
    }

    /// When the form has the round begin.
    fn starts(&self, no: RoundNo) -> Option<(NaiveDate, NaiveTime)> {
        let day = self.form.value(&format!("day_{no}")).parse().ok()?;
        let time = self.form.value(&format!("time_{no}"));
        Some((day, NaiveTime::parse_from_str(time, "%H:%M").ok()?))
    }

    /// Whether its fields are unfolded: it has no hours yet, or odd or wrong ones.
    fn asks(&self, no: RoundNo) -> bool {
        let wrong = |field: &&str| self.form.wrong(&format!("{field}_{no}")).is_some();
        let window = self.cx.tournament().clock(no).window;
        let odd = window.is_some_and(|one| self.outside(&one) != (false, false));
        let (start, from) = (self.starts(no), self.form.value(&format!("from_{no}")));
        start.is_none() == from.is_empty() || odd || ["day", "time"].iter().any(wrong)
    }

    fn is_public(&self, no: RoundNo) -> bool {
        self.cx.tournament().round(no).is_some_and(Round::is_public)
    }

    fn unfolded(&self, no: RoundNo) -> bool {
        let wrong = |field: &&str| self.form.wrong(&format!("{field}_{no}")).is_some();
        FIELDS_OF_WINDOW.iter().any(wrong)
    }

    /// Whether it begins before the event's days, and whether it ends after them.
    fn outside(&self, window: &RoundWindow) -> (bool, bool) {
        let settings = &self.cx.tournament().settings;
        let day = |at| local_time(settings.zone, at).date();
        (day(window.from) < settings.begins, day(window.until) > settings.ends)
    }
}

/// A day on a line of hours; places along it are in percent.
struct DayStrip {
    day: NaiveDate,
    starts: Vec<(RoundNo, NaiveTime)>,
    minutes: u32,
    hours: std::ops::RangeInclusive<u32>,
}

impl DayStrip {
    fn of(day: NaiveDate, mut starts: Vec<(RoundNo, NaiveTime)>, minutes: u32) -> Self {
        starts.sort_by_key(|(_, time)| *time);
        let first = starts.first().map_or(0, |(_, time)| time.hour());
        let last = starts.last().map_or(0, |(_, time)| minute_of(*time) + minutes);
        Self { day, starts, minutes, hours: first..=last.div_ceil(60).clamp(first + 1, 24) }
    }

    fn place(&self, minute: u32) -> f64 {
        let (from, to) = (60 * self.hours.start(), 60 * self.hours.end());
        f64::from(10_000 * (minute - from) / (to - from)) / 100.0
    }

    /// The hours that are named, each with its place.
    fn marks(&self) -> Vec<(u32, f64)> {
        let each = 1 + (self.hours.end() - self.hours.start()) / 8;
        let hours = (*self.hours.start()..*self.hours.end()).step_by(each as usize);
        hours.map(|hour| (hour, self.place(60 * hour))).collect()
    }

    /// Each round with its place and how long it is; at most until the next begins.
    fn bars(&self) -> Vec<(RoundNo, f64, f64)> {
        let bar = |(n, (no, time)): (usize, &(RoundNo, NaiveTime))| {
            let from = minute_of(*time);
            let next =
                self.starts.get(n + 1).map_or(60 * self.hours.end(), |(_, at)| minute_of(*at));
            let to = (from + self.minutes).min(next);
            (*no, self.place(from), self.place(to) - self.place(from))
        };
        self.starts.iter().enumerate().map(bar).collect()
    }
}

fn minute_of(time: NaiveTime) -> u32 {
    60 * time.hour() + time.minute()
}

/// Value of an `<input type="time">`; empty without a time.
fn hour(time: Option<NaiveTime>) -> String {
    time.map(|time| time.format("%H:%M").to_string()).unwrap_or_default()
}

/// How long a round takes, by the thinking time, in minutes.
pub(super) fn length(tournament: &Tournament) -> u32 {
    let starts = tournament.settings.begins.and_time(NaiveTime::MIN);
    let clock = RoundClock { starts: Some(starts), ..RoundClock::default() };
    let end = clock.expected_end(tournament.settings.time);
    let minutes = end.map_or(0, |end| (end - starts).num_minutes());
    u32::try_from(minutes).unwrap_or(0).next_multiple_of(15).clamp(15, 600)
}

/// The same hours for all days: the first round, then one after the other.
struct Plan {
    first: Option<NaiveTime>,
    minutes: u32,
    pause: u32,
}

impl Plan {
    fn usual(tournament: &Tournament) -> Self {
        let starts = rounds(tournament).find_map(|no| tournament.clock(no).starts);
        let first = starts.map(|at| local_time(tournament.settings.zone, at).time());
        Self { first, minutes: length(tournament), pause: 30 }
    }

    fn fields(&self) -> [(&'static str, String); 3] {
        let (minutes, pause) = (self.minutes.to_string(), self.pause.to_string());
        [("first", hour(self.first)), ("minutes", minutes), ("pause", pause)]
    }

    /// The timetable with these hours. A round with a window or with running clocks keeps its own.
    fn filled(&self, tournament: &Tournament) -> Fields {
        let mut fields = filled(tournament);
        let mut on_day: BTreeMap<NaiveDate, u32> = BTreeMap::new();
        for no in rounds(tournament) {
            let clock = tournament.clock(no);
            if clock.window.is_some() {
                continue;
            }
            let before = on_day.entry(day_of(tournament, no)).or_default();
            let at = self.first.map_or(0, minute_of) + *before * (self.minutes + self.pause);
            *before += 1;
            let time = format!("time_{no}");
            if clock.started.is_none()
                && let Some(field) = fields.iter_mut().find(|(name, _)| *name == time)
            {
                field.1 = hour(NaiveTime::from_hms_opt(at / 60, at % 60, 0));
            }
        }
        fields
    }
}

impl FromForm for Plan {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let first = reader.time("first");
        let (minutes, pause) = (reader.number("minutes", 5..=600), reader.number("pause", 0..=600));
        Some(Self { first: Some(first?), minutes: minutes?, pause: pause? })
    }
}

/// The day of a round: that of its start, else the event's days have equally many rounds, the first ones more.
fn day_of(tournament: &Tournament, no: RoundNo) -> NaiveDate {
    let settings = &tournament.settings;
    if let Some(at) = tournament.clock(no).starts {
        return local_time(settings.zone, at).date();
    }
    let days = (settings.ends - settings.begins).num_days() + 1;
    let each = (i64::from(settings.rounds) + days - 1) / days.max(1);
    settings.begins + TimeDelta::days(i64::from(no.0 - 1) / each.max(1))
}

/// The time zone is asked for with the first hours, unless the event has one.
fn asks_zone(tournament: &Tournament) -> bool {
    let is_timed = |clock: &RoundClock| clock.starts.is_some() || clock.window.is_some();
    tournament.settings.zone.is_of_server() && !tournament.clocks.values().any(is_timed)
}

fn rounds(tournament: &Tournament) -> impl Iterator<Item = RoundNo> {
    (1..=tournament.settings.rounds).map(RoundNo)
}

const FIELDS_OF_WINDOW: [&str; 4] = ["from", "from_time", "until", "until_time"];

fn filled(tournament: &Tournament) -> Fields {
    let of = |no: RoundNo| {
        let clock = tournament.clock(no);
        let local = |at| local_time(tournament.settings.zone, at);
        let shown = |at: Option<NaiveDateTime>, whole: NaiveTime| {
            let time = at.map(|at| at.time()).filter(|time| *time != whole);
            (at.map(|at| at.date().to_string()).unwrap_or_default(), hour(time))
        };
        let (from, from_time) = shown(clock.window.map(|w| local(w.from)), NaiveTime::MIN);
        let (until, until_time) = shown(clock.window.map(|w| local(w.until)), last_minute());
        [
            (format!("day_{no}"), day_of(tournament, no).to_string()),
            (format!("time_{no}"), hour(clock.starts.map(|at| local(at).time()))),
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

/// `?first=…&minutes=…&pause=…` shows the times of that plan without saving them.
#[route("GET", "/t/{slug}/timetable", Organiser)]
async fn show(cx: Cx) -> Answer {
    let stands = Form::filled(filled(cx.tournament()));
    if !cx.query.has("first") {
        return render(&TimetablePage::of(&cx, stands));
    }
    match cx.query.parse::<Plan>() {
        Ok(plan) => {
            let form = Form::filled(plan.filled(cx.tournament())).instead_of(&stands);
            let plan = Form::filled(plan.fields());
            render(&TimetablePage { plan, tried: true, ..TimetablePage::of(&cx, form) })
        }
        Err(plan) => {
            Err(WebError::again(&TimetablePage { plan, ..TimetablePage::of(&cx, stands) }))
        }
    }
}

#[route("POST", "/t/{slug}/timetable", Organiser)]
async fn change(act: Act) -> Answer {
    let again = |form| TimetablePage::of(&act, form);
    act.parse::<Times, _>(again)?;
    let zone = act.read(|reader| reader.read("zone", str::parse::<EventZone>), again)?;
    if asks_zone(act.tournament()) && !zone.is_of_server() {
        let edit = move |now: &Tournament| Ok(Settings { zone, ..now.settings.clone() });
        // The key of the form belongs to the timetable.
        let set = act.blocking(move |acts| acts.without_form().change_settings(edit));
        act.saved(set.await, again)?;
    }
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
    let done = act.blocking(move |acts| acts.set_timetable(edit)).await;
    act.saved(done, again)?;
    act.done("/timetable", Sentence::new("timetable-saved"))
}
