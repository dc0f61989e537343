//! What happened, when it was noticed, and the ruling: one address, the answers behind its `?`.

use actix_web::HttpRequest;
use actix_web::web::{Data, Path};
use askama::Template;
use chrono::Utc;

use crate::desk::{Desk, DeskError, GameFile, Refusal};
use crate::go::Color;
use crate::referee::{
    Before, By, Case, Condition, FindingError, Incident, IncidentKind, RefereeLog, Seats, against,
    event_procedure, rules_for,
};
use crate::tournament::{Board, Round};
use crate::web::views::rounds::{BoardPlace, board_at};
use crate::web::{Answer, Event, Form, Lang, Page, State, WebError, frame, render, render_wrong};

use super::answers::{ANSWERS, Answers, When, fields_of, kept, read_what};
use super::boards::{self, Found};
use super::ruling::{self, names, noticers};
use crate::web::views::referee::kinds::{
    BOXES, GROUPS, boxes, by_code, by_words, counts_moves, doers, faults, has_move, incident_words,
    kind_words,
};

/// A kind of incident with a button for each who may have done it.
struct KindRow {
    words: String,
    buttons: Vec<(String, String, By)>,
}

#[derive(Template)]
#[template(path = "incident/what.html")]
struct WhatPage {
    t: Lang,
    page: Page,
    seats: String,
    found: Vec<Found>,
    groups: Vec<(String, Vec<KindRow>)>,
    hidden: Vec<(&'static str, String)>,
    action: String,
    back: String,
}

#[derive(Template)]
#[template(path = "incident/when.html")]
struct WhenPage {
    t: Lang,
    page: Page,
    form: Form,
    what: String,
    whens: Vec<(&'static str, String)>,
    numbers: bool,
    late: Option<String>,
    boxes: Vec<(&'static str, String)>,
    faults: Vec<(&'static str, String)>,
    noticers: Vec<(&'static str, String, String)>,
    details_open: bool,
    /// What the record knows about when; empty without one.
    known: String,
    /// The players' answers to be asked, by field.
    asked: Vec<(&'static str, String)>,
    answers: Vec<(&'static str, String)>,
    /// Whether this viewer may say that the record is wrong.
    overrules: bool,
    hidden: Vec<(&'static str, String)>,
    action: String,
    back: String,
}

/// The next question, or the ruling once all is answered.
pub async fn show(
    page: Page,
    state: Data<State>,
    event: Event,
    place: Path<BoardPlace>,
    request: HttpRequest,
) -> Answer {
    let at = board_at(&event, &place)?;
    let mut form = Form::of_query(&request);
    let what_was = read_what(form.value("what"));
    if what_was.is_none() || form.value("noticed").is_empty() {
        let (file, log) = kept_of(&state, &event, at).await?;
        let Some(what_was) = what_was else {
            return render(&what(page, &event, at, &form, (file.as_ref(), &log)));
        };
        let asks = form.value("ask") == "when";
        match of_record(&event, what_was, at, (file.as_ref(), &log)) {
            Some(Ok(fields)) if !asks => form = with_fields(&form, fields),
            Some(Ok(fields)) => {
                let known = with_fields(&form, fields).adding("ask", "when");
                return render(&when(page, &event, at, known));
            }
            Some(Err(why)) => {
                let wrong = form.after(Refusal::Report(why).into())?;
                return render_wrong(&when(page, &event, at, wrong));
            }
            None => return render(&when(page, &event, at, form)),
        }
    }
    let answers: Answers = match form.parse() {
        Ok(answers) => answers,
        Err(wrong) => return render_wrong(&when(page, &event, at, wrong)),
    };
    let report = answers.report(at.0.no, at.1.table);
    let (snapshot, amends) = (event.snapshot.clone(), answers.amends);
    match state.at_desk(move |desk| desk.hear(&snapshot, &report, amends)).await {
        Ok(hearing) => {
            let view = move |_: &Desk| {
                let (at, shown) = (board_at(&event, &place)?, (&hearing.proposal, &hearing.file));
                Ok(ruling::view(page, &event, at, &answers, shown, usual(form)))
            };
            state.render(view).await
        }
        Err(error @ DeskError::Refused(Refusal::Report(_))) => {
            render_wrong(&when(page, &event, at, form.after(error)?))
        }
        Err(error) => Err(error.into()),
    }
}

/// The record of a board, if one can be kept, and the referee's log.
async fn kept_of(
    state: &State,
    event: &Event,
    (round, board): (&Round, &Board),
) -> Result<(Option<GameFile>, RefereeLog), WebError> {
    let (snapshot, round, table) = (event.snapshot.clone(), round.no, board.table);
    let known = state.at_desk(move |desk| {
        let file = match desk.game(&snapshot, round, table) {
            Err(DeskError::Refused(Refusal::Terms(_))) => None,
            other => Some(other?),
        };
        Ok((file, desk.referee_file(snapshot.id)?.log))
    });
    Ok(known.await?)
}

/// What the record knows of the move that was reported, which then is not asked: its fields, or what the
/// record says instead. Nothing where there is no record, or it cannot know.
fn of_record(
    event: &Event,
    (kind, by): (IncidentKind, By),
    (round, board): (&Round, &Board),
    (file, log): (Option<&GameFile>, &RefereeLog),
) -> Option<Result<Vec<(&'static str, String)>, FindingError>> {
    let of_moves = counts_moves(kind) || kind == IncidentKind::Repetition;
    let history = file.filter(|file| file.begun && of_moves)?.game.history()?;
    let ruled = boards::ruled(log, &Seats::of(round.no, board));
    let before = Before { ruled: &ruled, heard: &[] };
    let procedure = event_procedure(&event.snapshot.tournament.settings).ok()?;
    let report = Incident::new(kind, by);
    let game = Some(history);
    let known = against(&Case { game, before, confirmed: true, ..Case::new(&procedure, &report) });
    Some(known.map(|incident| fields_of(&incident, false)))
}

/// The form with what the record knows in place of what it has of it.
fn with_fields(form: &Form, fields: Vec<(&'static str, String)>) -> Form {
    let names: Vec<&str> = fields.iter().map(|(name, _)| *name).collect();
    let others = kept(form, &names);
    Form::filled(others.into_iter().chain(fields))
}

/// The answers with what is usual beside a ruling: no penalty. Whom it was told is said by who told them.
fn usual(form: Form) -> Form {
    let usual = [("sanction", "none".to_owned())];
    Form::filled(kept(&form, &[]).into_iter().chain(usual))
}

fn action(event: &Event, (round, board): (&Round, &Board)) -> String {
    event.path(&format!("/boards/{}/{}/incident", round.no, board.table))
}

fn what(
    page: Page,
    event: &Event,
    at: (&Round, &Board),
    form: &Form,
    (file, log): (Option<&GameFile>, &RefereeLog),
) -> WhatPage {
    let t = page.t;
    let kept_fields = kept(form, &["what", "noticed", "move", "after", "who"]);
    let found = file.map(|file| boards::found(t, event, at, (file, log), &kept_fields));
    let (black, white) = names(t, &event.snapshot, at.1);
    let seats = (("table", at.1.table), ("black", black), ("white", white));
    let groups = GROUPS.iter().map(|(heading, kinds)| {
        let rows = kinds
            .iter()
            .map(|kind| KindRow { words: kind_words(t, *kind), buttons: buttons(t, *kind) });
        (t.text(heading), rows.collect())
    });
    WhatPage {
        t,
        seats: t.with("incident-at", seats),
        found: found.unwrap_or_default(),
        groups: groups.collect(),
        hidden: kept(form, &["what", "noticed"]),
        action: action(event, at),
        back: event.path(&format!("/boards?round={}", at.0.no)),
        page: frame(page, event)
            .titled(t.text("incident-what-question"))
            .below(&event.path("/incidents")),
    }
}

fn buttons(t: Lang, kind: IncidentKind) -> Vec<(String, String, By)> {
    let doers = doers(kind);
    let words = |by| {
        if doers.len() == 1 { t.text("incident-choose") } else { by_words(t, by) }
    };
    doers.iter().map(|by| (format!("{kind}:{}", by_code(*by)), words(*by), *by)).collect()
}

fn when(page: Page, event: &Event, at: (&Round, &Board), form: Form) -> WhenPage {
    let t = page.t;
    // The page is shown only after `what` was read.
    let (kind, by) = read_what(form.value("what")).unwrap_or((IncidentKind::Other, By::Nobody));
    let (black, white) = names(t, &event.snapshot, at.1);
    let late = kind == crate::referee::IncidentKind::LateArrival;
    let form = if late { with_delay(event, at.0, form) } else { form };
    let asked = ["move", "after", "who", "minutes", "so", "fault"];
    let details_open = asked.iter().any(|name| form.wrong(name).is_some());
    let known = match (form.value("move"), form.value("after")) {
        (at, after) if form.value("ask") == "when" && !at.is_empty() && !after.is_empty() => {
            t.with("incident-known", (("n", at.to_owned()), ("moves", after.to_owned())))
        }
        _ => String::new(),
    };
    let disputed = asks_both(event, kind);
    let without: &[&str] = if known.is_empty() {
        &["noticed", "move", "after", "who", "minutes", "so", "fault", "asked-black", "asked-white"]
    } else {
        &["noticed", "who", "minutes", "so", "fault", "asked-black", "asked-white"]
    };
    WhenPage {
        t,
        what: incident_words(t, kind, by),
        whens: if known.is_empty() { whens(t, kind) } else { known_whens(t) },
        numbers: has_move(kind) && kind != IncidentKind::CountDisputed,
        late: late.then(|| grace(t, event)),
        boxes: asked_boxes(event, kind)
            .map(|name| (name, t.text(&format!("case-{name}"))))
            .collect(),
        faults: faults(kind).iter().map(|n| (*n, t.text(&format!("incident-fault-{n}")))).collect(),
        noticers: noticers(t, &black, &white),
        details_open: details_open || !form.value("move").is_empty(),
        overrules: event.chief && form.wrong("").is_some(),
        asked: if disputed { asked_players(t) } else { Vec::new() },
        answers: [("", t.text("asked-not-yet"))]
            .into_iter()
            .chain(ANSWERS.map(|(_, code)| (code, t.text(&format!("asked-{code}")))))
            .collect(),
        hidden: kept(&form, without),
        known,
        action: action(event, at),
        back: super::answers::address(&action(event, at), &kept(&form, &["what", "noticed"])),
        page: frame(page, event)
            .titled(t.text("incident-when-question"))
            .below(&event.path("/incidents")),
        form,
    }
}

/// The boxes that may matter for a kind, with those that the event's rules for it ask about.
fn asked_boxes(event: &Event, kind: IncidentKind) -> impl Iterator<Item = &'static str> {
    let procedure = event_procedure(&event.snapshot.tournament.settings);
    let rules = procedure.map(|procedure| rules_for(&procedure, kind)).unwrap_or_default();
    let asked = move |condition| rules.iter().any(|rule| rule.when.contains(&condition));
    let fits = move |(name, condition)| boxes(kind).contains(&name) || asked(condition);
    BOXES.into_iter().filter(move |row| fits(*row)).map(|(name, _)| name)
}

/// Whether the event's rules for a kind ask what each player answered.
fn asks_both(event: &Event, kind: IncidentKind) -> bool {
    let procedure = event_procedure(&event.snapshot.tournament.settings);
    let rules = procedure.map(|procedure| rules_for(&procedure, kind)).unwrap_or_default();
    rules.iter().any(|rule| rule.when.contains(&Condition::NotAsked))
}

fn asked_players(t: Lang) -> Vec<(&'static str, String)> {
    let player = |field, color| (field, t.with("asked-player", [("color", t.color(color))]));
    vec![player("asked-black", Color::Black), player("asked-white", Color::White)]
}

/// With a record nothing is asked about when, but whether both had confirmed.
fn known_whens(t: Lang) -> Vec<(&'static str, String)> {
    vec![("numbers", t.text("incident-next")), ("confirmed", t.text("when-confirmed"))]
}

/// The answers that matter for a kind, as buttons.
fn whens(t: Lang, kind: IncidentKind) -> Vec<(&'static str, String)> {
    let moves = counts_moves(kind);
    let asked = When::ALL.iter().filter(|(when, _)| match when {
        When::AtOnce | When::Confirmed => true,
        When::UpToThree | When::More => moves,
        When::ByNumbers => false,
    });
    asked
        .map(|(when, code)| match when {
            When::AtOnce if kind == IncidentKind::CountDisputed => (*code, t.text("incident-next")),
            When::AtOnce if !moves => (*code, t.text("when-before-result")),
            _ => (*code, t.text(&format!("when-{code}"))),
        })
        .collect()
}

/// The form with the minutes since the clocks were started, unless some were given.
fn with_delay(event: &Event, round: &Round, form: Form) -> Form {
    let late = event.snapshot.tournament.clock(round.no).minutes_late(Utc::now().naive_utc());
    match late.filter(|_| form.values("minutes").next().is_none()) {
        Some(minutes) => form.adding("minutes", &minutes.min(600).to_string()),
        None => form,
    }
}

/// The event's grace for late players, in words.
fn grace(t: Lang, event: &Event) -> String {
    let procedure = event_procedure(&event.snapshot.tournament.settings);
    let minutes = procedure.map(|p| p.lateness.grace_minutes).unwrap_or_default();
    t.with("incident-grace", [("n", minutes)])
}
