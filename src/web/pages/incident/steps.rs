//! What happened, when it was noticed, and the ruling: one address, the answers behind its `?`.

use actix_web::HttpRequest;
use actix_web::web::{Data, Path};
use askama::Template;
use chrono::Utc;

use crate::desk::{Desk, DeskError, GameFile, Refusal};
use crate::referee::{By, IncidentKind, RefereeLog, event_procedure, rules_for};
use crate::tournament::{Board, Round};
use crate::web::views::rounds::{BoardPlace, board_at};
use crate::web::{Answer, Event, Form, Lang, Page, State, frame, render, render_wrong};

use super::answers::{Answers, When, kept, read_what};
use super::boards;
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
    found: Vec<(String, String)>,
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
    let form = Form::of_query(&request);
    if read_what(form.value("what")).is_none() {
        let (snapshot, round, table) = (event.snapshot.clone(), at.0.no, at.1.table);
        let known = state.at_desk(move |desk| {
            let file = match desk.game(&snapshot, round, table) {
                Err(DeskError::Refused(Refusal::Terms(_))) => None,
                other => Some(other?),
            };
            Ok((file, desk.referee_file(snapshot.id)?.log))
        });
        let (file, log) = known.await?;
        return render(&what(page, &event, at, &form, (file.as_ref(), &log)));
    }
    if form.value("noticed").is_empty() {
        return render(&when(page, &event, at, form));
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

/// The answers with what is usual beside a ruling: no penalty, and the players stand at the board.
fn usual(form: Form) -> Form {
    let usual = [("sanction", "none"), ("told", "black"), ("told", "white")];
    let usual = usual.map(|(name, value)| (name, value.to_owned()));
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
    WhenPage {
        t,
        what: incident_words(t, kind, by),
        whens: whens(t, kind),
        numbers: has_move(kind),
        late: late.then(|| grace(t, event)),
        boxes: asked_boxes(event, kind)
            .map(|name| (name, t.text(&format!("case-{name}"))))
            .collect(),
        faults: faults(kind).iter().map(|n| (*n, t.text(&format!("incident-fault-{n}")))).collect(),
        noticers: noticers(t, &black, &white),
        details_open: details_open || !form.value("move").is_empty(),
        hidden: kept(&form, &["noticed", "move", "after", "who", "minutes", "so", "fault"]),
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
