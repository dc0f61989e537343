//! When rounds begin, all on one page, on the event's clock.

use std::collections::BTreeMap;

use askama::Template;
use chrono::{NaiveDate, NaiveDateTime, NaiveTime};

use crate::tournament::{RoundNo, Tournament};
use crate::web::{
    Act, Answer, Event, Form, FromForm, Lang, Page, Reader, Sentence, frame, from_local_time,
    local_time, render, render_wrong,
};

/// The fields of one round.
struct Line {
    no: RoundNo,
    day: String,
    time: String,
    started: String,
}

#[derive(Template)]
#[template(path = "organiser/timetable.html")]
struct Timetable {
    t: Lang,
    page: Page,
    form: Form,
    lines: Vec<Line>,
    zone: String,
    boards: String,
    hall: String,
}

/// The start of every round.
pub async fn show(page: Page, event: Event) -> Answer {
    let form = Form::filled(fields_of(&event.snapshot.tournament));
    render(&view(page, &event, form))
}

fn view(page: Page, event: &Event, form: Form) -> Timetable {
    let t = page.t;
    let tournament = &event.snapshot.tournament;
    let line = |no: RoundNo| Line {
        no,
        day: format!("day_{no}"),
        time: format!("time_{no}"),
        started: tournament
            .clock(no)
            .started
            .map(|at| t.with("clock-runs-since", [("time", t.time(t.local(at).time()))]))
            .unwrap_or_default(),
    };
    Timetable {
        t,
        page: frame(page, event).titled(t.text("way-timetable")),
        lines: rounds(tournament).map(line).collect(),
        zone: t.zone(),
        boards: event.path("/boards"),
        hall: event.path("/hall"),
        form,
    }
}

fn rounds(tournament: &Tournament) -> impl Iterator<Item = RoundNo> {
    (1..=tournament.settings.rounds).map(RoundNo)
}

/// Day and time of each round; a round without a time has the first day of the event to begin with.
fn fields_of(tournament: &Tournament) -> Vec<(String, String)> {
    let of = |no: RoundNo| {
        let starts = tournament.clock(no).starts.map(|at| local_time(tournament.settings.zone, at));
        let day = starts.map_or(tournament.settings.begins, |at| at.date());
        let time = starts.map(|at| at.format("%H:%M").to_string()).unwrap_or_default();
        [(format!("day_{no}"), day.to_string()), (format!("time_{no}"), time)]
    };
    rounds(tournament).flat_map(of).collect()
}

/// The starts that were typed, on the event's clock. A round without a time has none.
struct Starts(BTreeMap<RoundNo, Option<NaiveDateTime>>);

impl FromForm for Starts {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let mut times = BTreeMap::new();
        let mut whole = true;
        for no in reader.all("round").into_iter().take(32) {
            let Ok(no) = no.parse().map(RoundNo) else { return None };
            match start(reader, no) {
                Some(starts) => drop(times.insert(no, starts)),
                None => whole = false,
            }
        }
        let mut last: Option<(RoundNo, NaiveDateTime)> = None;
        for (no, starts) in times.iter().filter_map(|(no, starts)| Some((*no, (*starts)?))) {
            if let Some((before, _)) = last.filter(|(_, before)| starts <= *before) {
                let why = Sentence::new("fault-round-order").with("round", before);
                reader.refuse(&format!("time_{no}"), why);
                whole = false;
            }
            last = Some((no, starts));
        }
        whole.then_some(Self(times))
    }
}

fn start(reader: &mut Reader<'_>, no: RoundNo) -> Option<Option<NaiveDateTime>> {
    let (day_field, time_field) = (format!("day_{no}"), format!("time_{no}"));
    if reader.typed(&time_field).trim().is_empty() {
        return Some(None);
    }
    let (day, time): (Option<NaiveDate>, Option<NaiveTime>) =
        (reader.date(&day_field), reader.time(&time_field));
    Some(Some(day?.and_time(time?)))
}

/// Keeps the starts.
pub async fn change(act: Act) -> Answer {
    if let Err(wrong) = act.form.parse::<Starts>() {
        return render_wrong(&view(act.page, &act.event, wrong));
    }
    let sent = act.form.clone();
    let edit = move |now: &Tournament| {
        let Starts(times) = sent.merged(fields_of(now))?;
        let in_utc = |at: NaiveDateTime| from_local_time(now.settings.zone, at);
        Ok(times.into_iter().map(|(no, at)| (no, at.map(in_utc))).collect())
    };
    match act.blocking(move |service, id, by| service.set_timetable(id, by, edit)).await {
        Ok(_) => act.done("/timetable", Sentence::new("timetable-saved")),
        Err(error) => render_wrong(&view(act.page, &act.event, act.form.after(error)?)),
    }
}
