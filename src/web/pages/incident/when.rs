//! When it was noticed, with what else the rules for that kind ask: who did it, where the stones belong,
//! what the players answer, what a clock lost.

use askama::Template;
use chrono::Utc;

use crate::go::Color;
use crate::referee::{Condition, IncidentKind, Partner, Party, Remedy, event_procedure, rules_for};
use crate::tournament::Round;
use crate::web::views::referee::absent_loses_at;
use crate::web::views::referee::kinds::{
    BOXES, asked_in_words, boxes, by_code, by_words, counts_moves, doers, faults, has_move,
    has_stones, incident_words, kind_words, may_give_time,
};
use crate::web::{Event, Form, Lang, Page, frame};

use super::answers::{ANSWERS, When, address, beside, kept, read_what};
use super::boards::led_end;
use super::clocks::{ClockBack, clock_back};
use super::ruling::{names, noticers};
use super::steps::{BoardRecords, Place, action};
use super::stones::{Stones, stones};

#[derive(Template)]
#[template(path = "incident/when.html")]
pub(super) struct WhenPage {
    t: Lang,
    page: Page,
    form: Form,
    what: String,
    /// Whose doing it may be, where that is not said yet: code, words, name.
    doers: Vec<(&'static str, String, String)>,
    whens: Vec<(&'static str, String)>,
    numbers: bool,
    late: Option<String>,
    boxes: Vec<(&'static str, String)>,
    faults: Vec<(&'static str, String)>,
    noticers: Vec<(&'static str, String, String)>,
    details_open: bool,
    /// What the record knows about when; empty without one.
    known: String,
    question: String,
    /// Until when one still waits for whoever is not there.
    waits: Option<String>,
    /// The question when, where another one comes first.
    noticed: Option<String>,
    /// Where the end of the game is led, if it has stopped and the end is what they dispute.
    end: Option<String>,
    /// The players' answers to be asked, by field.
    asked: Vec<(&'static str, String)>,
    answers: Vec<(&'static str, String)>,
    /// Which of two partners played, in Pair Go.
    partners: Vec<(&'static str, String)>,
    /// Where displaced stones belong and lie.
    stones: Option<Stones>,
    /// The question that is answered in words, which stand with the ruling.
    in_words: Option<String>,
    /// What the clocks may get back.
    clocks: Option<ClockBack>,
    /// Whether this viewer may say that the record is wrong.
    overrules: bool,
    hidden: Vec<(&'static str, String)>,
    action: String,
    back: String,
}

pub(super) fn when(
    page: Page,
    event: &Event,
    at: Place<'_>,
    form: Form,
    (file, _): &BoardRecords,
) -> WhenPage {
    let t = page.t;
    // The page is shown only after `what` was read.
    let (kind, by) = read_what(form.value("what")).unwrap_or((IncidentKind::Other, None));
    let (black, white) = names(t, &event.snapshot, at.1);
    let late = kind == IncidentKind::LateArrival;
    let form = if late { with_delay(event, at.0, form) } else { form };
    let known = match (form.value("move"), form.value("after")) {
        (at, after) if form.value("ask") == "when" && !at.is_empty() && !after.is_empty() => {
            t.with("incident-known", (("n", at.to_owned()), ("moves", after.to_owned())))
        }
        _ => String::new(),
    };
    let rules = rules(event, kind);
    let asks = asks_players(&rules, kind);
    let file = file.as_ref().filter(|file| file.begun);
    let here = action(event, at);
    let disputed = file.filter(|_| kind == IncidentKind::CountDisputed);
    // A count is disputed after the stop, whatever was noticed: what both say is asked, not when.
    let noticed = t.text(match kind {
        IncidentKind::CountDisputed => "incident-disputed-question",
        _ => "incident-when-question",
    });
    // The page is headed by what it asks first.
    let asks_whose = by.is_none() && !doers(kind).is_empty();
    let question = if asks_whose { t.text("incident-whose") } else { noticed.clone() };
    let asked = ["move", "after", "who", "minutes", "so", "fault"];
    let details_open = asked.iter().any(|name| form.wrong(name).is_some());
    WhenPage {
        t,
        noticed: asks_whose.then_some(noticed),
        what: by.map_or_else(|| kind_words(t, kind), |by| incident_words(t, kind, by)),
        doers: if by.is_some() { Vec::new() } else { doer_rows(t, kind, &black, &white) },
        whens: if known.is_empty() { whens(t, kind) } else { known_whens(t) },
        numbers: has_move(kind) && kind != IncidentKind::CountDisputed,
        late: late.then(|| grace(t, event)),
        boxes: asked_boxes(&rules, kind, asks)
            .map(|name| (name, t.text(&format!("case-{name}"))))
            .collect(),
        faults: faults(kind).iter().map(|n| (*n, t.text(&format!("incident-fault-{n}")))).collect(),
        noticers: noticers(t, &black, &white),
        details_open: details_open || !form.value("move").is_empty(),
        overrules: event.chief && form.wrong("").is_some(),
        asked: if asks { asked_players(t, kind, &black, &white) } else { Vec::new() },
        answers: player_answers(t, kind),
        partners: partners(t, &rules, kind),
        stones: has_stones(kind).then(|| stones(t, file, &here, &form)),
        in_words: asked_in_words(kind).map(|key| t.text(key)),
        clocks: may_give_time(kind).then(|| clock_back(t, kind, &form, file)),
        hidden: {
            let asked =
                |(name, _): &(&str, String)| *name == "words" && asked_in_words(kind).is_some();
            let beside = beside(&form).filter(|field| !asked(field));
            kept(&form, asked_here(&known)).into_iter().chain(beside).collect()
        },
        waits: (kind == IncidentKind::NoShow).then(|| still_waits(t, event, at.0)).flatten(),
        known,
        end: disputed.and_then(|file| led_end(event, at, file)),
        back: address(&here, &kept(&form, &["what", "by", "noticed", "stone"])),
        action: here,
        page: frame(page, event).titled(question.clone()).below(&event.path("/incidents")),
        question,
        form,
    }
}

/// The fields that this page asks; with a record, its numbers are kept.
const fn asked_here(known: &str) -> &'static [&'static str] {
    const ASKED: [&str; 14] = [
        "words",
        "noticed",
        "by",
        "who",
        "minutes",
        "so",
        "fault",
        "asked-black",
        "asked-white",
        "partner",
        "back-black",
        "back-white",
        "move",
        "after",
    ];
    if known.is_empty() { &ASKED } else { ASKED.split_at(12).0 }
}

fn doer_rows(
    t: Lang,
    kind: IncidentKind,
    black: &str,
    white: &str,
) -> Vec<(&'static str, String, String)> {
    let name = |by: Party| match by.one() {
        Some(Color::Black) => black.to_owned(),
        Some(Color::White) => white.to_owned(),
        None => String::new(),
    };
    doers(kind).iter().map(|by| (by_code(*by), by_words(t, *by), name(*by))).collect()
}

fn rules(event: &Event, kind: IncidentKind) -> Vec<crate::referee::Clause> {
    let procedure = event_procedure(&event.snapshot.tournament.settings);
    procedure.map(|procedure| rules_for(&procedure, kind)).unwrap_or_default()
}

/// The boxes that may matter for a kind, with those that the event's rules for it ask about. Where each player
/// is asked, no box answers for both.
fn asked_boxes(
    rules: &[crate::referee::Clause],
    kind: IncidentKind,
    asks: bool,
) -> impl Iterator<Item = &'static str> {
    let asked = move |condition| rules.iter().any(|rule| rule.when.contains(&condition));
    let by_both = |condition| matches!(condition, Condition::Agreed | Condition::Disagreed);
    let own = move |condition| asks && kind != IncidentKind::CountDisputed && by_both(condition);
    let fits = move |(name, condition)| {
        (boxes(kind).contains(&name) || asked(condition)) && !own(condition)
    };
    let fitting: Vec<_> = BOXES.into_iter().filter(|row| fits(*row)).collect();
    fitting.into_iter().map(|(name, _)| name)
}

/// Whether the event's rules for a kind need what each player answered: before both lose.
fn asks_players(rules: &[crate::referee::Clause], kind: IncidentKind) -> bool {
    let asks = |rule: &crate::referee::Clause| {
        rule.when.contains(&Condition::NotAsked)
            || (has_stones(kind) && rule.remedy == Remedy::BothLose)
    };
    rules.iter().any(asks)
}

fn asked_players(
    t: Lang,
    kind: IncidentKind,
    black: &str,
    white: &str,
) -> Vec<(&'static str, String)> {
    let key = if has_stones(kind) { "asked-player-named" } else { "asked-player-whether" };
    let label =
        |color, name: &str| t.with(key, (("color", t.color(color)), ("name", name.to_owned())));
    vec![("asked-black", label(Color::Black, black)), ("asked-white", label(Color::White, white))]
}

/// What a player may answer, by what was asked.
fn player_answers(t: Lang, kind: IncidentKind) -> Vec<(&'static str, String)> {
    let unasked = [("", t.text("asked-not-yet"))].into_iter();
    if has_stones(kind) {
        let said = [("play-on", "asked-goes-back"), ("neither", "asked-not-agreed")];
        return unasked.chain(said.map(|(code, key)| (code, t.text(key)))).collect();
    }
    unasked.chain(ANSWERS.map(|(_, code)| (code, t.text(&format!("asked-{code}"))))).collect()
}

/// Which of the two partners played, where the event's rules have an order of four.
fn partners(
    t: Lang,
    rules: &[crate::referee::Clause],
    kind: IncidentKind,
) -> Vec<(&'static str, String)> {
    let four = rules.iter().any(|rule| rule.remedy == Remedy::PointsToOpponent);
    if kind != IncidentKind::OutOfTurn || !four {
        return Vec::new();
    }
    let known = Partner::ALL.map(|p| (p.name(), t.text(&format!("partner-{p}"))));
    [("", t.text("incident-who-unsaid"))].into_iter().chain(known).collect()
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

/// When an absent player of that round loses, while that is still to come.
fn still_waits(t: Lang, event: &Event, round: &Round) -> Option<String> {
    let at = absent_loses_at(&event.snapshot.tournament, round.no)?;
    let waits = at > Utc::now().naive_utc();
    waits.then(|| t.with("hall-forfeit", [("time", t.time(t.local(at).time()))]))
}

/// The event's grace for late players, in words.
fn grace(t: Lang, event: &Event) -> String {
    let procedure = event_procedure(&event.snapshot.tournament.settings);
    let minutes = procedure.map(|p| p.lateness.grace_minutes).unwrap_or_default();
    t.with("incident-grace", [("n", minutes)])
}
