//! A match as its captain settles it: its date, and the results of its boards.

use crate::web::prelude::*;
use crate::web::views::team_words::words_said;
use crate::web::views::windows::{date_fields, date_words};
use service::DateAnswer;

use super::super::people::Person;
use super::line_up::{led_by, round_of};
use super::own_act::{OwnAct, OwnVisit};
use super::show::keep_private;

struct Line {
    table: TableNo,
    /// The team's own player, and the opponent.
    players: [Person; 2],
    /// The result, or what is reported; empty while nothing is.
    said: String,
    report: Option<String>,
    /// Empty if all open boards have the same date.
    date: String,
}

#[derive(Template)]
#[template(path = "public/me/own_match.html")]
struct OwnMatch {
    cx: Page,
    form: Form,
    no: RoundNo,
    teams: [String; 2],
    captain: String,
    /// The days of the window; empty without a window, or once no board is open.
    window: String,
    /// The state of the date, if it is the same for all open boards.
    said: String,
    /// The proposed date; `mine` says whether this side proposed it.
    waits: String,
    mine: bool,
    /// The open boards as the page shows them: `3:seen,4:seen`, see [`appointment_seen`].
    seen: String,
    lines: Vec<Line>,
    me: String,
}

type Place = Path<(String, i32, i32)>;

/// 404 for a player who is not the captain.
pub async fn show(OwnVisit { visit, who, .. }: OwnVisit, place: Place) -> Answer {
    let no = round_of(&visit.event, place.2)?;
    let view = move |page: Page, event: &Event, service: &Service| {
        view(page, event, service, (who, no), None)
    };
    visit.fresh(view).await.map(keep_private)
}

#[derive(Default)]
pub(super) struct TeamMatches {
    pub now: Vec<(RoundNo, String)>,
    pub later: Vec<(RoundNo, String)>,
}

impl TeamMatches {
    pub(super) fn of(event: &Event, who: EntryId) -> Self {
        let all = &event.snapshot.tournament;
        let (now, current) = (Utc::now().naive_utc(), current_round(all).map(|round| round.no));
        let later = |no| all.clock(no).window.is_some_and(|window| window.from > now);
        let link = |no| (no, event.path(&format!("/me/{who}/match/{no}")));
        let (later, now): (Vec<_>, Vec<_>) = open_matches(event, who)
            .into_iter()
            .map(link)
            .partition(|(no, _)| Some(*no) != current && later(*no));
        Self { now, later }
    }
}

fn open_matches(event: &Event, who: EntryId) -> Vec<RoundNo> {
    let (all, team) = (&event.snapshot.tournament, led_by(event, who));
    let rounds = all.rounds.iter().filter(|round| round.is_public());
    let open =
        rounds.filter(|round| team.is_some_and(|team| !open_boards(all, round, team).is_empty()));
    open.map(|round| round.no).collect()
}

fn open_boards<'a>(all: &Tournament, round: &'a Round, team: &Team) -> Vec<(&'a Board, EntryId)> {
    let boards = all.boards_of(round, team.no).into_iter();
    boards.filter(|(board, _)| board.ending.is_pending()).collect()
}

fn view(
    page: Page,
    event: &Event,
    service: &Service,
    (who, no): (EntryId, RoundNo),
    form: Option<Form>,
) -> Result<OwnMatch> {
    let t = page.t;
    let all = &event.snapshot.tournament;
    let team = led_by(event, who).ok_or_else(WebError::no_page)?;
    let round = all.round(no).filter(|round| round.is_public()).ok_or_else(WebError::no_page)?;
    let one = round.teams.matches.iter().find(|one| one.has(team.no));
    let one = one.ok_or_else(WebError::no_page)?;
    let other = if one.first == team.no { one.second } else { one.first };
    let open = open_boards(all, round, team);
    let first = open.first().map(|(board, player)| (board.date(), *player));
    let alike = open.iter().all(|(board, _)| first.is_some_and(|(date, _)| same(board, date)));
    let proposed = first.filter(|_| alike).and_then(|(date, _)| date.proposed.as_ref());
    let side = |by| open.iter().any(|(_, player)| *player == by);
    let lines = all.boards_of(round, team.no).into_iter();
    let lines = lines.map(|at| line(t, event, service, (round, at), (who, alike)));
    let window = all.clock(no).window.filter(|_| !open.is_empty());
    let known = first
        .and_then(|(date, _)| date.proposed.as_ref().map(|one| &one.date).or(date.agreed.as_ref()));
    let seen = open.iter().map(|(board, _)| format!("{}:{}", board.table, appointment_seen(board)));
    Ok(OwnMatch {
        no,
        teams: [team.no, other]
            .map(|no| all.teams.team(no).map(|team| team.name.clone()).unwrap_or_default()),
        captain: event.name(t, who),
        said: match open.first() {
            Some((board, _)) if alike => board_date(t, board),
            _ => String::new(),
        },
        waits: proposed.map(|one| date_words(t, &one.date)).unwrap_or_default(),
        mine: proposed.is_some_and(|one| side(one.by)),
        window: window.map(|window| window_words(t, window)).unwrap_or_default(),
        lines: lines.collect::<Result<_>>()?,
        seen: seen.collect::<Vec<_>>().join(","),
        form: form.unwrap_or_else(|| Form::filled(date_fields(event, known.filter(|_| alike)))),
        me: event.path("/me"),
        cx: page.titled(t.with("match-of", [("round", no)])),
    })
}

/// Whether the dates are the same, no matter which player of a side proposed them.
fn same(board: &Board, other: &tournament::Appointment) -> bool {
    let date = board.date();
    let proposed = |one: &tournament::Appointment| one.proposed.clone().map(|p| p.date);
    date.agreed == other.agreed && proposed(date) == proposed(other)
}

fn line(
    t: Lang,
    event: &Event,
    service: &Service,
    (round, (board, player)): (&Round, (&Board, EntryId)),
    (who, alike): (EntryId, bool),
) -> Result<Line> {
    let all = &event.snapshot.tournament;
    let person = |id: EntryId| {
        let entry = all.entry(id).ok_or_else(WebError::no_page)?;
        Ok::<_, WebError>(Person::among(t, all, entry, &event.path("/players/")))
    };
    let opponent = board.opponent_of(player).ok_or_else(WebError::no_page)?;
    let open = board.ending.is_pending();
    let words = service.reports_of(event.snapshot.id, (round.no, board))?;
    let words_said = words_said(t, event, board, &words);
    let said = match Reports::at(board, &words) {
        _ if !open => t.ending(board.ending),
        Reports::Differ => format!("{}. {words_said}", t.text("report-differ")),
        _ => words_said,
    };
    let reports = open && all.settings.players.reports != ReportPolicy::Off;
    let at = format!("/me/{who}/result?round={}&table={}", round.no, board.table);
    Ok(Line {
        table: board.table,
        players: [person(player)?, person(opponent)?],
        said,
        report: reports.then(|| event.path(&at)),
        date: if open && !alike { board_date(t, board) } else { String::new() },
    })
}

fn seen_boards(form: &Form) -> Result<Vec<(TableNo, String)>> {
    let one = |part: &str| {
        let (table, seen) = part.split_once(':')?;
        Some((TableNo(table.parse().ok()?), seen.to_owned()))
    };
    let parts = form.value("seen").split(',').filter(|part| !part.is_empty());
    parts.map(one).collect::<Option<Vec<_>>>().ok_or_else(WebError::not_understood)
}

pub async fn send(act: OwnAct, place: Place) -> Answer {
    let no = round_of(&act.cx.event, place.2)?;
    let boards = seen_boards(&act.form)?;
    let here = act.cx.event.path(&format!("/me/{}/match/{no}", act.who));
    let accepted = match act.form.value("act") {
        "accept" => true,
        "drop" => false,
        _ => return propose(act, no, boards, &here).await,
    };
    let answer = DateAnswer { round: no, boards, accepted };
    let said = move |done: Done<bool>| match (accepted, done.now()) {
        (true, Some(true)) => Sentence::new("date-agreed-outside"),
        (true, _) => Sentence::new("date-agreed"),
        (false, _) => Sentence::new("date-dropped"),
    };
    act.done_at(&here, move |s, id, by, secret| s.answer_date(id, by, secret, &answer), said).await
}

async fn propose(act: OwnAct, no: RoundNo, boards: Vec<(TableNo, String)>, here: &str) -> Answer {
    let date = match act.form.parse::<TypedDate>() {
        Ok(typed) => Some(typed.of_event(&act.cx.event)),
        Err(wrong) => return again(act, no, wrong).await,
    };
    let asked = DateForm { round: no, boards, date };
    let (id, sender) = (act.cx.event.snapshot.id, Sender::of(None, &act.form));
    let secret = act.secret.clone();
    let work = move |service: &Service| service.propose_date(id, sender.by(), &secret, &asked);
    let outside = match act.cx.state.blocking(work).await {
        Ok(done) => done.now() == Some(true),
        Err(error) => {
            let form = act.form.after(error)?;
            return again(act, no, form).await;
        }
    };
    let said = if outside { "date-proposed-outside" } else { "date-proposed" };
    Ok(redirect_saying(here, Notice::done(Sentence::new(said))))
}

/// Shows the form with its errors, or the player's own page if no board of the match is open.
async fn again(act: OwnAct, no: RoundNo, form: Form) -> Answer {
    let OwnAct { cx: Cx { page, event, state, .. }, who, .. } = act;
    if !open_matches(&event, who).contains(&no) {
        return Ok(redirect(&event.path("/me")));
    }
    let page = frame(page, &event);
    let view = move |service: &Service| view(page, &event, service, (who, no), Some(form));
    state.render_wrong(view).await.map(keep_private)
}
