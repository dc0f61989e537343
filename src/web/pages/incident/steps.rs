//! The steps from a board to its ruling. Only missing answers that the game record does not know are asked.

use crate::web::prelude::*;
use referee::{Before, Case, EndQuestion, FindingError, against};

use super::ended::{self, EndedPage};
use super::ruling::RulingPage;
use super::way::{Answers, Field, Way, When, fields_of};
use super::what::WhatPage;
use super::when::{WhenPage, only_answer};

/// The board that an incident is about, and its record.
pub(super) struct At {
    pub seats: Seats,
    pub board: Board,
    /// The game's record, if one is kept and has begun.
    pub file: Option<GameFile>,
    pub log: RefereeLog,
}

impl At {
    async fn of(cx: &Cx, place: &BoardPlace) -> Result<Self> {
        let (round, board) = board_at(&cx.event, place)?;
        let (snapshot, no, table) = (cx.event.snapshot.clone(), round.no, board.table);
        let (seats, board) = (Seats::of(no, board), board.clone());
        let known = cx.blocking(move |service| {
            let file = match service.game(&snapshot, no, table) {
                Err(ServiceError::Refused(Refusal::RecordTerms { .. })) => None,
                other => Some(other?).filter(|file| file.begun),
            };
            Ok((file, service.referee_file(snapshot.id)?.log))
        });
        let (file, log) = known.await?;
        Ok(Self { seats, board, file, log })
    }

    pub fn history(&self) -> Option<&History> {
        self.file.as_ref()?.game.history()
    }

    /// The page that leads through the end of a stopped game: dead stones, open points, the count.
    /// `None` while the game is played, and once both have confirmed.
    pub fn led_end(&self, cx: &Cx) -> Option<String> {
        let stage = self.file.as_ref()?.game.stage()?;
        let here = || cx.to(format!("/boards/{}/{}/record", self.seats.round, self.board.table));
        (stage != Stage::Confirmed).then(here)
    }
}

impl Cx {
    pub(super) fn board(&self, board: &Board) -> String {
        let (black, white) = (self.player(board.black), self.player(board.white));
        self.with("incident-at", (("table", board.table), ("black", black), ("white", white)))
    }
}

enum Step {
    What,
    Ended(EndQuestion),
    When(Way),
    /// The same with its faults.
    Wrong(Way),
    Ruling(Way, Answers),
}

/// The next question, else the ruling.
async fn next(cx: &Cx, at: &At, way: &Way) -> Result<Step> {
    let Some((kind, by)) = way.what else { return Ok(Step::What) };
    match ended::asked(cx, at, way, (kind, by)).await? {
        Ok(Some(question)) => return Ok(Step::Ended(question)),
        Ok(None) => {}
        Err(why) => return Ok(Step::Wrong(way.refused(Refusal::Report(why).into())?)),
    }
    let settled = way.end_stands() && by.is_some() && !way.says("noticed");
    let way =
        if settled { way.clone().adding("noticed", When::AtOnce.name()) } else { way.clone() };
    let (tapped, unsaid) = (way.says("from"), !way.says("noticed"));
    let way = match way.with_stone(at.history()) {
        Ok(way) if tapped && unsaid => return Ok(Step::When(way)),
        Ok(way) => way,
        Err(wrong) => return Ok(Step::Wrong(Way::read(wrong))),
    };
    let way = match of_record(cx, at, &way, (kind, by)) {
        Some(Ok(fields)) if way.asks_when() => {
            return Ok(Step::When(way.filled(fields).adding("ask", "when")));
        }
        Some(Ok(fields)) => way.filled(fields),
        Some(Err(why)) => return Ok(Step::Wrong(way.refused(Refusal::Report(why).into())?)),
        None if unsaid => match only_answer(cx, at, &way, (kind, by)) {
            Some(only) => way.adding("noticed", only.name()),
            None => return Ok(Step::When(way)),
        },
        None => way,
    };
    Ok(match way.answers(cx) {
        Ok(answers) => Step::Ruling(way, answers),
        Err(wrong) => Step::Wrong(Way::read(wrong)),
    })
}

pub async fn show(cx: Cx, place: Path<BoardPlace>) -> Answer {
    let (at, way) = (At::of(&cx, &place).await?, Way::of(&cx.query));
    match next(&cx, &at, &way).await? {
        Step::What => render(&WhatPage::of(cx, at, way)),
        Step::Ended(question) => render(&EndedPage::of(cx, at, way, question).await?),
        Step::When(way) => render(&WhenPage::of(cx, at, way)),
        Step::Wrong(way) => render_wrong(&WhenPage::of(cx, at, way)),
        Step::Ruling(way, answers) => heard(cx, at, way, answers).await,
    }
}

async fn heard(cx: Cx, at: At, way: Way, answers: Answers) -> Answer {
    let report = answers.report(at.seats.round, at.board.table);
    let (snapshot, amends) = (cx.event.snapshot.clone(), answers.replaces());
    match cx.blocking(move |service| service.hear(&snapshot, &report, amends)).await {
        Ok(hearing) => {
            let way = Way::read(usual(&way, &answers, &hearing.file));
            cx.rendered(|cx, _| Ok(RulingPage::of(cx, at.board, answers, hearing, way))).await
        }
        Err(error @ ServiceError::Refused(Refusal::Report(_) | Refusal::Log(_))) => {
            let wrong = way.refused(error)?;
            render_wrong(&WhenPage::of(cx, at, wrong))
        }
        Err(ServiceError::Refused(Refusal::WhichPosition)) => {
            Ok(which_position(&cx, answers.amends))
        }
        Err(error) => Err(error.into()),
    }
}

/// Redirects to the amended ruling, whose page asks which position counts.
pub(super) fn which_position(cx: &Cx, amends: Option<RulingNo>) -> HttpResponse {
    let no = amends.map_or(0, |no| no.0);
    let asks = cx.to(format!("/incidents/{no}#amend"));
    redirect_saying(&asks, Notice::alert(Refusal::WhichPosition.sentence()))
}

/// The fields of the reported move as the game record has them, or the fault if the record contradicts the report.
/// `None` without a record, or if the record cannot know.
fn of_record(
    cx: &Cx,
    at: &At,
    way: &Way,
    (kind, by): (IncidentKind, Option<Party>),
) -> Option<Result<Vec<Field>, FindingError>> {
    let repeats = kind == IncidentKind::Repetition;
    let known = by.is_some() || (kind.is_move() && kind != IncidentKind::OutOfTurn);
    if way.says("noticed") || !known || !(kind.counts_moves() || repeats) {
        return None;
    }
    let game = Some(at.history()?);
    let ruled = at.log.in_force_at(&at.seats, None);
    let before = Before { ruled: &ruled, ..Before::default() };
    let procedure = cx.event.procedure()?;
    let report = Incident { at: way.at, ..Incident::new(kind, by.unwrap_or_default()) };
    let known = against(&Case { game, before, confirmed: true, ..Case::new(&procedure, &report) });
    Some(known.map(|incident| fields_of(&incident, false)))
}

/// The fields of the ruling's page, with no penalty by default and the words of the stored report, unless some are typed
/// already. Nothing is preset for who was told.
fn usual(way: &Way, answers: &Answers, file: &RefereeFile) -> Form {
    let reported = file.waiting().find(|row| Some(row.no) == answers.reported);
    let reported = reported.filter(|row| !row.words.is_empty() && !way.says("words"));
    let words = reported.map(|row| ("words", row.words.clone()));
    let none = (!way.says("sanction")).then(|| ("sanction", "none".to_owned()));
    Form::filled(way.all(&[]).into_iter().chain(none).chain(words))
}
