//! Reports, requests and calls of players, and the answers to them.

use super::ahead::Ahead;
use crate::web::prelude::*;
use crate::web::views::browser::browser_of;
use crate::web::views::referee::moment;
use crate::web::views::requests::{calls, clock, request_state};
use crate::web::views::team_words::teller;
use referee::Appeal;
use service::RequestAnswer;

struct ReportedBoard {
    round: RoundNo,
    table: TableNo,
    version: i32,
    href: String,
    black: String,
    white: String,
    differ: bool,
    /// Whether both players reported it, so that it can be entered as confirmed.
    both: bool,
    words: Vec<String>,
    /// Endings that can be entered with one tap: code and words.
    confirm: Vec<(String, String)>,
}

struct Open {
    id: i32,
    name: String,
    rank: String,
    href: String,
    said: String,
    words: String,
    when: String,
    then: String,
    mine: bool,
}

struct Answered {
    name: String,
    said: String,
    state: String,
    words: String,
}

struct OpenAppeal {
    said: String,
    ruling: String,
    grounds: String,
    href: String,
}

#[derive(Template)]
#[template(path = "players/inbox.html")]
struct Inbox {
    cx: Page,
    here: String,
    /// Waiting registrations and their page, for organisers only.
    registered: Option<(String, String)>,
    calls: Vec<Call>,
    /// Public key for push messages, and whether a browser of this arbiter gets calls.
    push: Option<Arc<str>>,
    told: bool,
    /// Path of the pages that a browser's push messages belong to.
    scope: String,
    results: Vec<ReportedBoard>,
    appeals: Vec<OpenAppeal>,
    open: Vec<Open>,
    ahead: Option<Ahead>,
    answered: Vec<Answered>,
}

/// Boards with contradicting reports come first.
pub async fn show(
    page: Page,
    state: Data<State>,
    event: Event,
    account: Option<Account>,
) -> Answer {
    let t = page.t;
    let snapshot = event.snapshot.clone();
    let account = account.map(|account| account.0.id);
    let (reports, requests, registered, log, told) = state
        .blocking(move |service| {
            let (reports, requests) = (service.reports(&snapshot)?, service.requests(snapshot.id)?);
            let (registered, file) =
                (service.home_answers(snapshot.id)?, service.referee_file(snapshot.id)?);
            let told = match account {
                Some(account) => service.is_told_of_calls(snapshot.id, account)?,
                None => false,
            };
            Ok::<_, ServiceError>((reports, requests, registered, file.log, told))
        })
        .await?;
    let registered = Some(registered).filter(|n| *n > 0 && event.is_organiser());
    let calls = calls(t, &event, &requests, Utc::now());
    // A call to a table that no longer exists is answered like any request.
    let called = |request: &&Request| calls.iter().any(|call| call.id == request.id);
    let (open, answered): (Vec<_>, Vec<_>) =
        requests.iter().filter(|request| !called(request)).partition(|request| request.is_open());
    let mut results: Vec<ReportedBoard> =
        reports.iter().map(|(no, board, words)| reported(t, &event, *no, board, words)).collect();
    results.sort_by_key(|one| !one.differ);
    let page = frame(page, &event)
        .titled(t.text("inbox-title"))
        .live(&event.path("/events"), event.snapshot.revision);
    render(&Inbox {
        cx: page,
        here: event.path("/from-players"),
        registered: registered
            .map(|n| (t.with("home-inbox", [("n", n)]), event.path("/registrations"))),
        results,
        calls,
        push: state.push_key(),
        told,
        scope: event.path(""),
        appeals: log
            .appeals()
            .filter(|appeal| log.decision(appeal.no).is_none())
            .map(|appeal| appealed(t, &event, appeal))
            .collect(),
        ahead: Ahead::of(t, &event, &open),
        open: open.into_iter().map(|request| opened(t, &event, request)).collect(),
        answered: answered.into_iter().rev().map(|r| done(t, &event, r)).collect(),
    })
}

fn appealed(t: Lang, event: &Event, appeal: &Appeal) -> OpenAppeal {
    let by = (("name", event.name(t, appeal.by)), ("at", moment(t, appeal.at)));
    OpenAppeal {
        said: t.with("me-appealed", by),
        ruling: t.with("ruling-number", [("no", appeal.against.0)]),
        grounds: appeal.grounds.clone(),
        href: event.path(&format!("/incidents/{}", appeal.against)),
    }
}

fn reported(
    t: Lang,
    event: &Event,
    round: RoundNo,
    board: &Board,
    words: &[Reported],
) -> ReportedBoard {
    let name = |entry| event.name(t, entry);
    let reports = Reports::at(board, words);
    let mut endings: Vec<_> = match reports {
        Reports::Same(ending) => vec![ending],
        _ => words.iter().map(|word| word.ending).collect(),
    };
    // As on all pages: Black's win first, White's last.
    endings.sort_by_key(|ending| match ending.winner() {
        Some(Color::Black) => 0,
        None => 1,
        Some(Color::White) => 2,
    });
    endings.dedup();
    let said = |word: &Reported| {
        let (who, at) = (teller(t, event, word), clock(t, word.at));
        t.with("inbox-said", (("name", who), ("result", t.ending(word.ending)), ("time", at)))
    };
    ReportedBoard {
        round,
        table: board.table,
        version: board.version,
        href: event.path(&format!("/boards/{round}/{}", board.table)),
        black: name(board.black),
        white: name(board.white),
        differ: matches!(reports, Reports::Differ),
        both: matches!(reports, Reports::Same(_)),
        words: words.iter().map(said).collect(),
        confirm: endings.into_iter().map(|e| (e.to_string(), t.ending(e))).collect(),
    }
}

fn opened(t: Lang, event: &Event, request: &Request) -> Open {
    let entry = event.snapshot.tournament.entry(request.by);
    Open {
        id: request.id,
        name: event.name(t, request.by),
        rank: entry.map(|entry| t.rank(entry.rank)).unwrap_or_default(),
        href: event.path(&format!("/players/{}", request.by)),
        said: request_said(t, request.kind, request.round),
        words: request.words.clone(),
        when: t.with("request-state-asked", [("time", clock(t, request.asked_at))]),
        then: then(t, event, request),
        mine: event.is_organiser() || !request.kind.changes_rounds(),
    }
}

fn then(t: Lang, event: &Event, request: &Request) -> String {
    let settings = &event.snapshot.tournament.settings;
    let paired = |entry: EntryId| {
        let rounds = request.kind.rounds_given_up(request.round, settings.rounds);
        rounds.filter_map(|no| event.snapshot.tournament.round(no)).find(|r| r.has_place(entry))
    };
    if let Some(round) = paired(request.by) {
        return t.with("then-paired", [("round", round.no)]);
    }
    let worth = match settings.system.main_score() {
        tournament::Criterion::Mms => settings.points.absent_mms,
        _ => settings.points.absent_wins,
    };
    t.with(&format!("then-{}", request.kind.name()), [("points", t.points(worth))])
}

fn done(t: Lang, event: &Event, request: &Request) -> Answered {
    let at = clock(t, request.answered_at.unwrap_or(request.asked_at));
    Answered {
        name: event.name(t, request.by),
        said: request_said(t, request.kind, request.round),
        state: request_state(t, request, &at),
        words: request.answer.clone(),
    }
}

/// Turns push messages about calls on or off for this browser.
pub async fn tell(act: Act) -> Answer {
    let browser = match act.form.is_ticked("drop") {
        true => None,
        false => Some(browser_of(&act.form)?),
    };
    let said = if browser.is_some() { "tell-chosen" } else { "tell-dropped" };
    let language = act.cx.page.t.tag().to_owned();
    let keep = move |service: &Service, id, by: By<'_>| {
        service.tell_of_calls(id, by, browser.as_ref(), &language)
    };
    match act.blocking(keep).await {
        Ok(_) => act.done("/from-players", Sentence::new(said)),
        Err(error) => act.refused("/from-players", error),
    }
}

/// Only organisers may answer requests that change who plays which round.
pub async fn answer(act: Act) -> Answer {
    let number: i32 = act.form.value("request").parse().map_err(|_| WebError::not_understood())?;
    let back = match act.form.value("from") {
        "boards" => "/boards",
        "today" => "/today",
        _ => "/from-players",
    };
    let granted = match act.form.value("answer") {
        "coming" => return go(act, number, back).await,
        "grant" => true,
        "refuse" => false,
        _ => return Err(WebError::not_understood()),
    };
    let answer = RequestAnswer { number, granted, words: act.form.value("words").to_owned() };
    let organiser = act.cx.event.is_organiser();
    let done = act
        .blocking(move |service, id, by| {
            let found = service.requests(id)?.into_iter().find(|request| request.id == number);
            match found {
                Some(request) if request.kind.changes_rounds() && !organiser => Ok(None),
                _ => service.answer_request(id, by, &answer).map(Some),
            }
        })
        .await;
    match done {
        Ok(None) => Err(WebError::Forbidden(Sentence::new("inbox-organisers"))),
        Ok(Some(_)) if granted => act.done(back, Sentence::new("inbox-granted")),
        Ok(Some(_)) => act.done(back, Sentence::new("inbox-refused")),
        Err(error) => act.refused(back, error),
    }
}

async fn go(act: Act, number: i32, back: &'static str) -> Answer {
    match act.blocking(move |service, id, by| service.go_to_call(id, by, number)).await {
        Ok(_) => act.done(back, Sentence::new("call-going")),
        Err(error) => act.refused(back, error),
    }
}
