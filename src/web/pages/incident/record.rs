//! One ruling, and the acts on it: tell, amend, withdraw, appeal, judge.

use crate::web::prelude::*;
use crate::web::views::referee::appeals::{appeal_rule, appeal_words, committee_of, deadline};
use crate::web::views::referee::{moment, table_now};
use referee::{AppealNo, AppealRule, Official};
use service::JudgementForm;

use super::answers::{MEMBERS, address, fields_of};
use super::appeal;
use super::lines::{RulingLine, not_back};
use super::rule::committee;

pub(super) const MOST_WORDS: usize = 4000;

const MOST_INTERESTS: usize = 1000;

#[derive(Template)]
#[template(path = "incident/record.html")]
struct RecordPage {
    cx: Page,
    form: Form,
    ruling: RulingLine,
    /// Links to amend it; one per position if more than one could count.
    amend: Vec<(String, String)>,
    players: Vec<(String, String, String)>,
    told: [ToldLine; 2],
    appeal: Option<String>,
    interests: Vec<String>,
    effects: Vec<String>,
    open_appeal: Option<u32>,
    members: Vec<(&'static str, String)>,
    votes: Vec<(String, String)>,
    /// Member fields, if only the committee can withdraw the ruling.
    withdraw_members: Vec<(&'static str, String)>,
    /// Whether a committee decided last: an arbiter alone can then neither amend nor withdraw it.
    committees: bool,
    /// The positions of which one counts after the ruling is gone; empty if there is no choice.
    positions: Vec<(String, String, String)>,
    not_back: Option<String>,
    log: String,
    /// Link text to the game record, which also leads through a count.
    on: String,
    over: bool,
    game: String,
    boards: String,
}

struct ToldLine {
    color: Color,
    name: String,
    code: &'static str,
    at: Option<String>,
    appeal: Option<String>,
}

/// The deadline for an appeal, if the event counts minutes: they start when the player is told.
fn appeal_until(t: Lang, rule: Option<AppealRule>, told: Option<NaiveDateTime>) -> Option<String> {
    let rule = rule.filter(|rule| matches!(rule.until, AppealUntil::MinutesAfterTold(_)))?;
    told.map_or_else(|| Some(t.text("appeal-deadline-untold")), |told| deadline(t, rule, told))
}

type Place = Path<(String, u32)>;

pub async fn show(page: Page, state: Data<State>, event: Event, place: Place) -> Answer {
    render(&view(page, &state, &event, RulingNo(place.1), Form::empty()).await?)
}

async fn view(
    page: Page,
    state: &State,
    event: &Event,
    no: RulingNo,
    form: Form,
) -> Result<RecordPage> {
    let id = event.snapshot.id;
    let file = state.blocking(move |service| service.referee_file(id)).await?;
    let ruling = file.log.ruling(no).map_err(|_| WebError::no_page())?;
    let t = page.t;
    let line = RulingLine::of(t, event, &file.log, ruling);
    let rule = appeal_rule(event, ruling);
    let open = line.appeals.iter().any(|appeal| appeal.decided.is_none());
    let committees = file.log.is_committees(no);
    // While an appeal is open, its committee decides about the ruling.
    let seats = if open { 0 } else { committee_of(event, ruling) };
    let table = table_now(event, &ruling.seats);
    let counts = ruling.decision.effect.verdict == Verdict::CountAgain;
    let (snapshot, given) = (event.snapshot.clone(), ruling.clone());
    let since = match line.in_force() {
        true => state.blocking(move |service| service.played_since(&snapshot, &given)).await?,
        false => None,
    };
    let told = |color: Color, name: &str| ToldLine {
        color,
        name: name.to_owned(),
        code: Party::from(color).name(),
        at: file.log.told_at(no, color).map(|at| moment(t, at)),
        appeal: appeal_until(t, rule.filter(|_| !committees), file.log.told_at(no, color)),
    };
    let seat = |color: Color, name: &str| {
        (ruling.seats.player(color).to_string(), t.color(color), name.to_owned())
    };
    let amend = amend(event, &file, no);
    let positions = since.map(|acts| positions(t, acts)).unwrap_or_default();
    let which = |(counts, words, _): &(String, String, String)| {
        (format!("{amend}&counts={counts}"), words.clone())
    };
    Ok(RecordPage {
        amend: match &positions[..] {
            [] => vec![(amend.clone(), t.text("ruling-amend"))],
            some => some.iter().map(which).collect(),
        },
        players: vec![seat(Color::Black, &line.black), seat(Color::White, &line.white)],
        told: [told(Color::Black, &line.black), told(Color::White, &line.white)],
        appeal: rule.filter(|_| !committees).map(|rule| appeal_words(t, rule)),
        interests: appeal::interests(t, event, ruling),
        effects: appeal::effects(t, event, &file, ruling),
        open_appeal: line.appeals.iter().find(|a| a.decided.is_none()).map(|a| a.no),
        members: appeal::members(t, rule.map_or(0, |rule| rule.committee)),
        votes: [("", "open"), ("upheld", "upheld"), ("overturned", "overturned")]
            .map(|(vote, key)| (vote.to_owned(), t.text(&format!("vote-{key}"))))
            .into(),
        withdraw_members: appeal::members(t, if committees { seats } else { 0 }),
        committees,
        positions,
        not_back: ruling.replaces.map(|replaced| not_back(t, replaced)),
        log: event.path("/incidents"),
        game: event.path(&format!(
            "/boards/{}/{table}/record{}",
            ruling.seats.round,
            if counts { "?more=yes#more" } else { "" }
        )),
        over: !counts && is_over(event, &ruling.seats),
        on: t.with(if counts { "ruling-count-on" } else { "ruling-on" }, [("table", table)]),
        boards: event.path(&format!("/boards?round={}", ruling.seats.round)),
        cx: frame(page, event)
            .titled(t.with("ruling-number", [("no", no.0)]))
            .live(&event.path("/events"), event.snapshot.revision),
        form: appeal::with_members(t, event, (&ruling.arbiter.0, &ruling.seats), own(ruling, form)),
        ruling: line,
    })
}

/// The choice between the position now and the one before the ruling, which takes back `acts` acts.
fn positions(t: Lang, acts: usize) -> Vec<(String, String, String)> {
    let said = |then: PositionThen| {
        let words = t.with(&format!("ruling-position-{then}"), [("n", acts)]);
        (then.to_string(), words, String::new())
    };
    PositionThen::ALL.map(said).into()
}

/// Fills in the members of the committee that gave the ruling.
fn own(ruling: &RulingRecord, form: Form) -> Form {
    if MEMBERS.into_iter().any(|field| form.has(field)) {
        return form;
    }
    let names = MEMBERS.into_iter().zip(&ruling.committee);
    names.fold(form, |form, (field, name)| form.adding(field, &name.0))
}

fn is_over(event: &Event, seats: &Seats) -> bool {
    let round = event.snapshot.tournament.round(seats.round);
    let board = round.and_then(|round| round.board_of(seats.player(Color::Black)));
    board.is_some_and(|board| !board.ending.is_pending())
}

/// The address to rule again from the same answers.
fn amend(event: &Event, file: &RefereeFile, no: RulingNo) -> String {
    let Ok(ruling) = file.log.ruling(no) else { return String::new() };
    let facts = file.facts.get(&no);
    let row = facts.and_then(|f| file.incidents.iter().find(|row| row.no == f.incident));
    let confirmed = row.is_some_and(|row| row.confirmed);
    let mut fields = fields_of(&ruling.incident, confirmed);
    fields.push(("amends", no.to_string()));
    if !ruling.committee.is_empty() {
        let names = ruling.committee.iter().map(ToString::to_string);
        fields.push(("committee", "yes".to_owned()));
        fields.extend(MEMBERS.into_iter().zip(names));
    }
    let table = table_now(event, &ruling.seats);
    let path = format!("/boards/{}/{table}/incident", ruling.seats.round);
    address(&event.path(&path), &fields)
}

async fn answer<T>(
    act: Act,
    no: RulingNo,
    done: Result<Done<T>, ServiceError>,
    said: &'static str,
) -> Answer {
    match done {
        Ok(_) => act.done(&format!("/incidents/{no}"), Sentence::new(said).with("no", no.0)),
        Err(error) => {
            let wrong = act.form.after(error)?;
            refuse(act, no, wrong).await
        }
    }
}

async fn refuse(act: Act, no: RulingNo, wrong: Form) -> Answer {
    render_wrong(&view(act.cx.page, &act.cx.state, &act.cx.event, no, wrong).await?)
}

pub async fn tell(act: Act, place: Place) -> Answer {
    let no = RulingNo(place.1);
    let color = Party::named(act.form.value("color")).and_then(Party::one);
    let color = color.ok_or_else(WebError::not_understood)?;
    let done = act.blocking(move |service, id, by| service.tell_ruling(id, by, no, color)).await;
    answer(act, no, done, "ruling-told-now").await
}

pub async fn withdraw(act: Act, place: Place) -> Answer {
    let no = RulingNo(place.1);
    let reason = match check_words(act.form.value("reason"), MOST_WORDS) {
        Ok(reason) if reason.is_empty() => {
            let wrong = act.form.refused("reason", Sentence::new("ruling-withdraw-why"));
            return refuse(act, no, wrong).await;
        }
        Ok(reason) => reason,
        Err(fault) => {
            let wrong = act.form.refused("reason", fault);
            return refuse(act, no, wrong).await;
        }
    };
    let members = committee(|field| act.form.value(field)).unwrap_or_default();
    let counts = PositionThen::named(act.form.value("counts"));
    let done = act
        .blocking(move |service, id, by| {
            service.withdraw_ruling(id, by, no, &reason, &members, counts)
        })
        .await;
    let shows = match &done {
        Ok(Done::Now(ruled)) => ruled.result.as_ref().map(|result| result.after),
        _ => None,
    };
    match shows {
        Some(ending) => {
            let said = Sentence::new("ruling-withdrawn-shows")
                .with("no", no.0)
                .with("result", act.cx.page.t.ending(ending));
            act.done(&format!("/incidents/{no}"), said)
        }
        _ => answer(act, no, done, "ruling-withdrawn-now").await,
    }
}

struct Appeals(EntryId, String);

impl FromForm for Appeals {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let player = reader.choose("player", |typed| typed.parse().ok().map(EntryId));
        let grounds = reader.read("grounds", |typed| check_words(typed, MOST_WORDS));
        if grounds.as_deref() == Some("") {
            reader.refuse("grounds", Refusal::GroundsNeeded.sentence());
        }
        Some(Self(player?, grounds?))
    }
}

pub async fn take_appeal(act: Act, place: Place) -> Answer {
    let no = RulingNo(place.1);
    let Appeals(player, grounds) = match act.form.parse() {
        Ok(appeals) => appeals,
        Err(wrong) => return refuse(act, no, wrong).await,
    };
    let done = act
        .blocking(move |service, id, by| service.appeal_ruling(id, by, no, player, &grounds))
        .await;
    answer(act, no, done, "appeal-taken").await
}

struct Votes(JudgementForm);

impl FromForm for Votes {
    fn from_form(reader: &mut Reader<'_>) -> Option<Self> {
        let on = reader.number("appeal", 1..=100_000_u32);
        let mut votes = Vec::new();
        for member in MEMBERS {
            let Some(name) = Official::named(reader.typed(member)) else { continue };
            let vote = member.replace("member", "vote");
            let upholds = reader.choose(&vote, |code| match code {
                "upheld" => Some(true),
                "overturned" => Some(false),
                _ => None,
            });
            votes.push((name, upholds?));
        }
        let reasons = reader.read("reasons", |typed| check_words(typed, MOST_WORDS));
        let interests = reader.read("interests", |typed| check_words(typed, MOST_INTERESTS));
        let (reasons, interests) = (reasons?, interests?);
        let counts = PositionThen::named(reader.typed("counts"));
        Some(Self(JudgementForm { on: AppealNo(on?), votes, reasons, interests, counts }))
    }
}

pub async fn judge(act: Act, place: Place) -> Answer {
    let no = RulingNo(place.1);
    let Votes(votes) = match act.form.parse() {
        Ok(votes) => votes,
        Err(wrong) => return refuse(act, no, wrong).await,
    };
    let done = act.blocking(move |service, id, by| service.judge_appeal(id, by, &votes)).await;
    let falls = matches!(&done, Ok(Done::Now(Some(_))));
    answer(act, no, done, if falls { "appeal-judged-falls" } else { "appeal-judged" }).await
}
