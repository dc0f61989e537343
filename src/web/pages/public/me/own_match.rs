//! A match as its captain settles it: its date, and the results of its boards.

use crate::web::prelude::*;
use crate::web::views::teams::words_said;
use crate::web::views::windows::{date_fields, date_words};

use super::super::people::PlayerRow;
use super::date::arranged;
use super::line_up::{Place, led_by, match_of, round_of};
use super::own_act::{OwnAct, OwnVisit};
use super::person;

/// A board of the match, with the team's own player and the opponent.
struct Line {
    board: Board,
    player: EntryId,
    people: [PlayerRow; 2],
    reports: Vec<Reported>,
}

#[derive(Template)]
#[template(path = "public/me/own_match.html")]
struct OwnMatch {
    cx: Cx,
    form: Form,
    no: RoundNo,
    who: EntryId,
    teams: [String; 2],
    lines: Vec<Line>,
}

impl OwnMatch {
    /// 404 for a player who is not the captain. The form is filled with the date, unless there is one already.
    fn of(
        cx: Cx,
        service: &Service,
        (who, no): (EntryId, RoundNo),
        form: Option<Form>,
    ) -> Result<Self> {
        let all = cx.tournament();
        let team = led_by(all, who).ok_or_else(WebError::no_page)?;
        let round = all.round(no).filter(|round| round.is_public());
        let round = round.ok_or_else(WebError::no_page)?;
        let (_, opponent) = match_of(all, round, team).ok_or_else(WebError::no_page)?;
        let line = |(board, player): (&Board, EntryId)| {
            let other = board.opponent_of(player).ok_or_else(WebError::no_page)?;
            let reports = service.reports_of(cx.event.snapshot.id, (no, board))?;
            let people = [person(&cx, all, player)?, person(&cx, all, other)?];
            Ok::<_, WebError>(Line { board: board.clone(), player, people, reports })
        };
        let title = cx.with("match-of", [("round", no)]);
        let page = Self {
            form: Form::empty(),
            no,
            who,
            teams: [Some(team), opponent]
                .map(|one| one.map(|one| one.name.clone()).unwrap_or_default()),
            lines: all.boards_of(round, team.no).into_iter().map(line).collect::<Result<_>>()?,
            cx: cx.titled(title),
        };
        let date = page.common_date();
        let date =
            date.and_then(|at| at.proposed.as_ref().map(|one| &one.date).or(at.agreed.as_ref()));
        let form = form.unwrap_or_else(|| Form::filled(date_fields(&page.cx.event, date)));
        Ok(Self { form, ..page })
    }

    fn open(&self) -> impl Iterator<Item = &Line> {
        self.lines.iter().filter(|line| line.board.ending.is_pending())
    }

    /// The date of all open boards, if it is the same, no matter which player of a side proposed it.
    fn common_date(&self) -> Option<&Appointment> {
        let plain = |date: &Appointment| {
            (date.agreed.clone(), date.proposed.clone().map(|proposed| proposed.date))
        };
        let first = self.open().next()?.board.date();
        self.open().all(|line| plain(line.board.date()) == plain(first)).then_some(first)
    }

    /// The days of the window; `None` without one, or once no board is open.
    fn window(&self) -> Option<String> {
        self.open().next()?;
        Some(window_words(self.cx.t, self.cx.tournament().clock(self.no).window?))
    }

    /// The state of the date, if it is the same for all open boards.
    fn said(&self) -> String {
        let first = self.open().next().filter(|_| self.common_date().is_some());
        first.map(|line| board_date(self.cx.t, &line.board)).unwrap_or_default()
    }

    /// The proposed date, and whether this side proposed it.
    fn waits(&self) -> Option<(String, bool)> {
        let proposed = self.common_date()?.proposed.as_ref()?;
        let is_mine = self.open().any(|line| line.player == proposed.by);
        Some((date_words(self.cx.t, &proposed.date), is_mine))
    }

    /// The open boards as the page shows them: `3:seen,4:seen`, see [`appointment_seen`].
    fn seen(&self) -> String {
        let seen = |line: &Line| format!("{}:{}", line.board.table, appointment_seen(&line.board));
        self.open().map(seen).collect::<Vec<_>>().join(",")
    }

    /// The result or the report; empty without one.
    fn result(&self, line: &Line) -> String {
        let (t, board) = (self.cx.t, &line.board);
        let words = || words_said(t, &self.cx.event, board, &line.reports);
        match Reports::at(board, &line.reports) {
            _ if !board.ending.is_pending() => t.ending(board.ending),
            Reports::Differ => format!("{}. {}", t.text("report-differ"), words()),
            _ => words(),
        }
    }

    /// The date of an open board; `None` if all have the same.
    fn date(&self, line: &Line) -> Option<String> {
        let apart = line.board.ending.is_pending() && self.common_date().is_none();
        apart.then(|| board_date(self.cx.t, &line.board))
    }

    fn may_report(&self, line: &Line) -> bool {
        let policy = self.cx.tournament().settings.players.reports;
        line.board.ending.is_pending() && policy != ReportPolicy::Off
    }
}

pub async fn show(visit: OwnVisit, place: Place) -> Answer {
    let at = (visit.who, round_of(&visit.cx, &place)?);
    visit.once(move |cx, service| OwnMatch::of(cx, service, at, None)).await
}

/// The rounds in which the captain's team has open boards: those to be played now, and those whose window has not
/// begun.
#[derive(Default)]
pub(super) struct TeamMatches {
    pub now: Vec<RoundNo>,
    pub later: Vec<RoundNo>,
}

impl TeamMatches {
    pub(super) fn of(cx: &Cx, who: EntryId) -> Self {
        let all = cx.tournament();
        let (now, current) = (Utc::now().naive_utc(), current_round(all).map(|round| round.no));
        let later = |no: RoundNo| all.clock(no).window.is_some_and(|window| window.from > now);
        let open = open_matches(all, who).into_iter();
        let (later, now) = open.partition(|no| Some(*no) != current && later(*no));
        Self { now, later }
    }
}

fn open_matches(all: &Tournament, who: EntryId) -> Vec<RoundNo> {
    let Some(team) = led_by(all, who) else { return Vec::new() };
    let open = |round: &&Round| {
        let mut boards = all.boards_of(round, team.no).into_iter();
        round.is_public() && boards.any(|(board, _)| board.ending.is_pending())
    };
    all.rounds.iter().filter(open).map(|round| round.no).collect()
}

fn seen_boards(form: &Form) -> Result<Vec<(TableNo, String)>> {
    let one = |part: &str| {
        let (table, seen) = part.split_once(':')?;
        Some((TableNo(table.parse().ok()?), seen.to_owned()))
    };
    let parts = form.value("seen").split(',').filter(|part| !part.is_empty());
    parts.map(one).collect::<Option<Vec<_>>>().ok_or_else(WebError::not_understood)
}

/// Shows a wrong form again, or the player's own page if no board of the match is open.
pub async fn send(act: OwnAct, place: Place) -> Answer {
    let (no, who) = (round_of(&act, &place)?, act.who);
    let here = format!("/me/{who}/match/{no}");
    let form = match arranged(&act, no, seen_boards(&act.form)?, &here).await? {
        Ok(answer) => return Ok(answer),
        Err(form) => form,
    };
    if !open_matches(act.tournament(), who).contains(&no) {
        return Ok(redirect(&act.to("/me")));
    }
    act.again(move |cx, service| OwnMatch::of(cx, service, (who, no), Some(form))).await
}
