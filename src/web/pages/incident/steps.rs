//! The steps from a board to its ruling. Only missing answers that the game record does not know are asked: what
//! happened, whether both had accepted the end, and when it was noticed.

use super::*;
use referee::{Before, Case, EndQuestion, FindingError, KIND_GROUPS, against, governing, unruled};
use service::{LastEntry, Report};

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
                other => Some(other?).filter(|file| file.no.is_some()),
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

/// The next question, else the ruling.
#[route("GET", "/t/{slug}/boards/{round}/{table}/incident", Arbiter)]
async fn show(cx: Cx, place: Path<BoardPlace>) -> Answer {
    let (at, way) = (At::of(&cx, &place).await?, Way::of(&cx.query));
    let Some((kind, by)) = way.what else { return render(&WhatPage::of(cx, at, way)) };
    match asked(&cx, &at, &way, (kind, by)).await? {
        Ok(Some(question)) => return render(&EndedPage::of(cx, at, way, question).await?),
        Ok(None) => {}
        Err(why) => return contradicted(cx, at, &way, why),
    }
    let settled = way.end_stands() && by.is_some() && !way.says("noticed");
    let way = if settled { way.adding("noticed", When::AtOnce.name()) } else { way };
    let (tapped, unsaid) = (way.says("from"), !way.says("noticed"));
    let way = match way.with_stone(at.history()) {
        Ok(way) if tapped && unsaid => return render(&WhenPage::of(cx, at, way)),
        Ok(way) => way,
        Err(wrong) => return asked_again(cx, at, Way::read(wrong)),
    };
    let way = match of_record(&cx, &at, &way, (kind, by)) {
        Some(Ok(fields)) if way.asks_when() => {
            return render(&WhenPage::of(cx, at, way.filled(fields).adding("ask", "when")));
        }
        Some(Ok(fields)) => way.filled(fields),
        Some(Err(why)) => return contradicted(cx, at, &way, why),
        None if unsaid => match only_answer(&cx, &at, &way, (kind, by)) {
            Some(only) => way.adding("noticed", only.name()),
            None => return render(&WhenPage::of(cx, at, way)),
        },
        None => way,
    };
    match way.answers(&cx) {
        Ok(answers) => heard(cx, at, way, answers).await,
        Err(wrong) => asked_again(cx, at, Way::read(wrong)),
    }
}

/// The question when, with the faults of its form.
fn asked_again(cx: Cx, at: At, wrong: Way) -> Answer {
    Err(WebError::again(&WhenPage::of(cx, at, wrong)))
}

fn contradicted(cx: Cx, at: At, way: &Way, why: FindingError) -> Answer {
    asked_again(cx, at, way.refused(Refusal::Report(why).into())?)
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
            asked_again(cx, at, way.refused(error)?)
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

/// The fields of the ruling's page, with no penalty by default and the words of the stored report, unless some are
/// typed already. Nothing is preset for who was told.
fn usual(way: &Way, answers: &Answers, file: &RefereeFile) -> Form {
    let reported = file.unruled().map(|(row, _)| row).find(|r| Some(r.no) == answers.reported);
    let reported = reported.filter(|row| !row.words.is_empty() && !way.says("words"));
    let words = reported.map(|row| ("words", row.words.clone()));
    let none = (!way.says("sanction")).then(|| ("sanction", "none".to_owned()));
    Form::filled(way.all(&[]).into_iter().chain(none).chain(words))
}

/// A violation in the record without a ruling.
struct Found {
    incident: Incident,
    /// The move of an earlier violation that governs it.
    governed: Option<MoveNo>,
    /// Whether it governs a later one.
    governs: bool,
}

impl Found {
    fn code(&self) -> String {
        let Incident { kind, by, at, .. } = &self.incident;
        format!("{kind}:{by}:{}", at.map(|at| at.0).unwrap_or_default())
    }

    /// Whether the answer in between may only not have been written down.
    fn has_gap(&self) -> bool {
        matches!(self.incident.kind, IncidentKind::TwoInARow | IncidentKind::OutOfTurn)
    }
}

#[derive(Template)]
#[template(path = "incident/what.html")]
pub(super) struct WhatPage {
    cx: Cx,
    at: At,
    way: Way,
    found: Vec<Found>,
}

impl WhatPage {
    pub fn of(cx: Cx, at: At, way: Way) -> Self {
        let found = at.history().map(|history| found(&cx, &at, history)).unwrap_or_default();
        Self { cx: cx.headed("incident-what-question"), at, way, found }
    }

    /// The other kinds, each group with its heading.
    fn groups(&self) -> Vec<(String, &'static [IncidentKind])> {
        let [_, groups @ ..] = &KIND_GROUPS;
        let heading = |name| self.cx.text(&format!("incident-{name}"));
        groups.iter().map(|(name, kinds)| (heading(*name), *kinds)).collect()
    }
}

/// In order of moves.
fn found(cx: &Cx, at: &At, history: &History) -> Vec<Found> {
    let known = at.log.in_force_at(&at.seats, None);
    let procedure = cx.event.procedure();
    let governed = |incident: &Incident| {
        let before = Before { ruled: &known, ..Before::default() };
        let case = Case { game: Some(history), before, ..Case::new(procedure.as_ref()?, incident) };
        governing(&case, incident)?.at
    };
    let found = unruled(history, &known).into_iter();
    let found: Vec<_> = found.map(|incident| (governed(&incident), incident)).collect();
    let first: Vec<MoveNo> = found.iter().filter_map(|(governed, _)| *governed).collect();
    let governs = |incident: &Incident| incident.at.is_some_and(|at| first.contains(&at));
    let found = found.into_iter();
    found.map(|(governed, it)| Found { governed, governs: governs(&it), incident: it }).collect()
}

#[derive(Template)]
#[template(path = "incident/ended.html")]
pub(super) struct EndedPage {
    cx: Cx,
    at: At,
    way: Way,
    question: EndQuestion,
    entered: Option<LastEntry>,
}

impl EndedPage {
    pub async fn of(cx: Cx, at: At, way: Way, question: EndQuestion) -> Result<Self> {
        let (id, round) = (cx.event.snapshot.id, at.seats.round);
        let mut all = cx.blocking(move |service| service.entered(id, round)).await?;
        let entered = all.remove(&at.board.table);
        let title = match question {
            EndQuestion::Accepted(_) => "incident-end-question",
            EndQuestion::Earlier(..) => "incident-order-question",
        };
        Ok(Self { cx: cx.headed(title), at, way, question, entered })
    }

    fn answers(&self) -> [(CallAfterEnd, String); 2] {
        let answers = match self.question {
            EndQuestion::Accepted(_) => [CallAfterEnd::Accepted, CallAfterEnd::Open],
            EndQuestion::Earlier(..) => [CallAfterEnd::Earlier, CallAfterEnd::Later],
        };
        answers.map(|one| (one, self.cx.text(&format!("after-end-{one}"))))
    }
}

/// The question about the end that comes first. `None` if the game was not over, or it was already answered.
/// The inner error: the report cannot fit the way this game ended.
pub(super) async fn asked(
    cx: &Cx,
    at: &At,
    way: &Way,
    (kind, by): (IncidentKind, Option<Party>),
) -> Result<Result<Option<EndQuestion>, FindingError>> {
    let history = at.history();
    let over = !at.board.ending.is_pending() || kind == IncidentKind::NoShow;
    let answered = way.says("end") || way.noticed == Some(When::Confirmed);
    if answered || !(over || history.is_some()) {
        return Ok(Ok(None));
    }
    let moves = history.map(|history| u32::try_from(history.moves().len()).unwrap_or(u32::MAX));
    let noticed = moves.map_or(Noticed::AtOnce, |moves| Noticed::AfterMove(MoveNo(moves)));
    // Who did it is asked later and does not matter here. The loser may have resigned, so the loser is tried first.
    let lost = at.board.ending.winner().map(|winner| Party::from(winner.other()));
    let lost = lost.filter(|lost| kind.doers().contains(lost));
    let by = by.or(lost).or_else(|| kind.doers().first().copied()).unwrap_or_default();
    let incident = Incident { at: way.at, noticed, ..Incident::new(kind, by) };
    let (round, table) = (at.seats.round, at.board.table);
    let report = Report { round, table, incident, confirmed: false };
    let (snapshot, amends) = (cx.event.snapshot.clone(), way.replaces);
    match cx.blocking(move |service| service.hear(&snapshot, &report, amends)).await {
        Ok(hearing) => Ok(Ok(hearing.proposal.asks_of_end())),
        Err(ServiceError::Refused(Refusal::Report(why))) if is_of_end(&why) => Ok(Err(why)),
        // Other faults of the report are shown at their own questions.
        Err(ServiceError::Refused(_)) => Ok(Ok(None)),
        Err(error) => Err(error.into()),
    }
}

/// Whether a report contradicts how the game ended, independent of the other answers.
const fn is_of_end(why: &FindingError) -> bool {
    use FindingError::{Exchanged, GamePlayed, NoResultYet, NotCounted, NotResigned};
    let played = matches!(why, GamePlayed { .. } | NotCounted { .. } | NotResigned { .. });
    played || matches!(why, NoResultYet | Exchanged)
}
