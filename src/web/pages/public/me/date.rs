//! The date of a game in a round with a window: one player proposes it, the other answers.

use crate::web::prelude::*;
use crate::web::views::team_words::by_captain;
use crate::web::views::windows::{date_fields, date_words};
use service::DateAnswer;

use super::super::people::Person;
use super::acts::pending_board;
use super::own_act::{OwnAct, OwnVisit};
use super::show::{keep_private, said_of};

/// A game without a result in a round with a window.
pub(super) struct DateLine {
    pub round: RoundNo,
    pub table: TableNo,
    pub opponent: Person,
    /// The days of the window, and how many of them are left.
    pub window: String,
    pub agreed: String,
    pub proposed: String,
    /// Whether the player made the proposal.
    pub mine: bool,
    /// Identifies what the player saw; the answer sends it back, see [`appointment_seen`].
    pub seen: String,
    /// Whether the window has not begun and nothing is arranged or reported.
    pub later: bool,
    /// Where the result is reported, unless this board is the first on the page; and what is reported so far.
    pub report: Option<String>,
    pub said: String,
    pub reported: bool,
}

pub(super) fn lines(
    t: Lang,
    event: &Event,
    all: &Tournament,
    entry: &Entry,
    heard: impl Fn((&Round, &Board)) -> Vec<Reported>,
) -> Vec<DateLine> {
    let now = Utc::now().naive_utc();
    let first = pending_board(all, entry.id).map(|(round, _)| round.no);
    let reports = all.settings.players.reports != ReportPolicy::Off;
    let line = |(round, board, window): (&Round, &Board, RoundWindow)| {
        let opponent = all.entry(board.opponent_of(entry.id)?)?;
        let date = board.date();
        let other = first != Some(round.no);
        let heard = if other { heard((round, board)) } else { Vec::new() };
        let said = match Reports::at(board, &heard) {
            Reports::Differ if !by_captain(&heard) => {
                format!("{}. {}", t.text("report-differ"), t.text("report-told"))
            }
            _ => said_of(t, event, entry.id, board, &heard),
        };
        let words = |key: &str, date: &_| t.with(key, [("date", date_words(t, date))]);
        let result = event.path(&format!("/me/{}/result?round={}", entry.id, round.no));
        Some(DateLine {
            round: round.no,
            table: board.table,
            opponent: Person::among(t, all, opponent, &event.path("/players/")),
            window: t.listed([window_words(t, window), left(t, window, now)]),
            agreed: date.agreed.as_ref().map(|at| words("window-agreed", at)).unwrap_or_default(),
            proposed: date
                .proposed
                .as_ref()
                .map(|one| date_words(t, &one.date))
                .unwrap_or_default(),
            mine: date.proposed.as_ref().is_some_and(|one| one.by == entry.id),
            seen: appointment_seen(board),
            later: window.from > now && date.is_none() && other && said.is_empty(),
            report: (reports && other).then_some(result),
            reported: heard.iter().any(|word| word.speaker() == entry.id),
            said,
        })
    };
    let rounds = all.rounds.iter().filter(|round| round.is_public());
    rounds.filter_map(|round| open(all, round, entry.id)).filter_map(line).collect()
}

fn open<'a>(
    all: &Tournament,
    round: &'a Round,
    who: EntryId,
) -> Option<(&'a Round, &'a Board, RoundWindow)> {
    let board = round.board_of(who).filter(|board| board.ending.is_pending())?;
    Some((round, board, all.clock(round.no).window?))
}

/// Empty before the window begins.
fn left(t: Lang, window: RoundWindow, now: NaiveDateTime) -> String {
    if now < window.from {
        return String::new();
    }
    let day = |at: NaiveDateTime| t.local(at).date();
    match (day(window.until) - day(now)).num_days() {
        _ if window.until < now => t.text("window-over"),
        days => t.with("window-days-left", [("n", days)]),
    }
}

#[derive(Template)]
#[template(path = "public/date.html")]
struct DatePage {
    cx: Page,
    form: Form,
    round: RoundNo,
    table: TableNo,
    opponent: Person,
    window: String,
    said: String,
    seen: String,
    back: String,
}

pub async fn show(OwnVisit { visit, who, .. }: OwnVisit, request: HttpRequest) -> Answer {
    let round = Form::of_query(&request).value("round").parse().map_or(RoundNo(0), RoundNo);
    if find(&visit.event, who, round).is_err() {
        // The game has a result or the round new pairings: the player's own page shows which.
        return Ok(redirect(&visit.event.path("/me")));
    }
    let view = move |page: Page, event: &Event, _: &service::Service| {
        let board = find(event, who, round)?.1;
        let stands = board.date().proposed.as_ref().map(|one| &one.date);
        let fields = date_fields(event, stands.or(board.date().agreed.as_ref()));
        view(page, event, who, round, Form::filled(fields))
    };
    visit.fresh(view).await.map(keep_private)
}

fn find(event: &Event, who: EntryId, no: RoundNo) -> Result<(&Round, &Board, RoundWindow)> {
    let all = &event.snapshot.tournament;
    let round = all.round(no).filter(|round| round.is_public());
    round.and_then(|round| open(all, round, who)).ok_or_else(WebError::no_page)
}

fn view(page: Page, event: &Event, who: EntryId, no: RoundNo, form: Form) -> Result<DatePage> {
    let t = page.t;
    let (round, board, window) = find(event, who, no)?;
    let shown = event.clone().as_shown();
    let all = &shown.snapshot.tournament;
    let opponent = board.opponent_of(who).and_then(|id| all.entry(id));
    let opponent = opponent.ok_or_else(WebError::no_page)?;
    Ok(DatePage {
        round: round.no,
        table: board.table,
        opponent: Person::among(t, all, opponent, &event.path("/players/")),
        window: window_words(t, window),
        said: board_date(t, board),
        seen: match form.value("seen") {
            "" => appointment_seen(board),
            seen => seen.to_owned(),
        },
        back: event.path("/me"),
        cx: page.titled(t.text("date-title")),
        form,
    })
}

pub async fn send(act: OwnAct) -> Answer {
    let number = |name| act.form.value(name).parse().map_err(|_| WebError::not_understood());
    let (round, table) = (RoundNo(number("round")?), TableNo(number("table")?));
    let boards = vec![(table, act.form.value("seen").to_owned())];
    let accepted = match act.form.value("act") {
        "accept" => true,
        "drop" => false,
        _ => return propose(act, round, boards).await,
    };
    let answer = DateAnswer { round, boards, accepted };
    let said = move |done: Done<bool>| match (accepted, done.now()) {
        (true, Some(true)) => Sentence::new("date-agreed-outside"),
        (true, _) => Sentence::new("date-agreed"),
        (false, _) => Sentence::new("date-dropped"),
    };
    act.done(move |service, id, by, secret| service.answer_date(id, by, secret, &answer), said)
        .await
}

async fn propose(act: OwnAct, round: RoundNo, boards: Vec<(TableNo, String)>) -> Answer {
    let date = match act.form.parse::<TypedDate>() {
        Ok(typed) => Some(typed.of_event(&act.cx.event)),
        Err(wrong) => return again(act, round, wrong),
    };
    let asked = DateForm { round, boards, date };
    let (id, sender) = (act.cx.event.snapshot.id, crate::web::Sender::of(None, &act.form));
    let secret = act.secret.clone();
    let work =
        move |service: &service::Service| service.propose_date(id, sender.by(), &secret, &asked);
    let outside = match act.cx.state.blocking(work).await {
        Ok(done) => done.now() == Some(true),
        Err(error) => {
            let form = act.form.after(error)?;
            return again(act, round, form);
        }
    };
    let said = if outside { "date-proposed-outside" } else { "date-proposed" };
    let notice = crate::web::Notice::done(Sentence::new(said));
    Ok(crate::web::redirect_saying(&act.cx.event.path("/me"), notice))
}

/// Shows the form with its errors, or the player's own page if the game can no longer be played.
fn again(act: OwnAct, round: RoundNo, form: Form) -> Answer {
    match view(frame(act.cx.page, &act.cx.event), &act.cx.event, act.who, round, form) {
        Ok(page) => render_wrong(&page).map(keep_private),
        Err(_) => Ok(redirect(&act.cx.event.path("/me"))),
    }
}
