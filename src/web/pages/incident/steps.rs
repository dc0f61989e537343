//! The steps from a board to its ruling. Only missing answers that the game record does not know are asked: what
//! happened, whether both had accepted the end, and when it was noticed.

use super::ruling::{carry_out, ruled, show_faults};
use super::*;
use referee::{Before, Case, EndQuestion, FindingError, KIND_GROUPS, against, governing, unruled};
use service::{Hearing, LastEntry, Replaced, Report};
use store::RulingDraft;

/// The board that an incident is about, and its record.
pub(super) struct At {
    pub seats: Seats,
    pub board: Board,
    /// The game's record, if one is kept and has begun.
    pub file: Option<GameFile>,
    pub referee: RefereeFile,
    /// The id of the draft; `None` while nothing is kept.
    pub kept: Option<String>,
}

impl At {
    /// With the kept draft, else an empty one. Errors: 404 if the draft is gone, or is about another board.
    async fn of(cx: &Cx, place: &BoardPlace, kept: Option<String>) -> Result<(Self, Draft)> {
        let (round, board) = board_at(&cx.event, place)?;
        let (snapshot, seats) = (cx.event.snapshot.clone(), Seats::of(round.no, board));
        let (board, id) = (board.clone(), kept.clone());
        let known = cx.blocking(move |service| {
            let (round, table) = (seats.round, seats.table);
            let draft = match id {
                Some(id) => Some(service.ruling_draft(snapshot.id, &id, (round, table))?),
                None => None,
            };
            let file = match service.game(&snapshot, round, table) {
                Err(ServiceError::Refused(Refusal::RecordTerms { .. })) => None,
                other => Some(other?).filter(|file| file.no.is_some()),
            };
            Ok((draft, file, service.read(|c| c.referee_file(snapshot.id))?))
        });
        let (draft, file, referee) = known.await?;
        let draft = draft.map_or_else(|| Ok(Draft::default()), |text| serde_json::from_str(&text));
        let draft = draft.ok().filter(|draft| draft.seats.is_none_or(|was| was == seats));
        let draft = draft.ok_or(ServiceError::Unknown(Thing::RulingDraft))?;
        Ok((Self { seats, board, file, referee, kept }, draft))
    }

    /// The address where an answer is changed; before anything is kept, with those of the link.
    pub fn step(&self, cx: &Cx, step: impl ByValue<RulingStep>) -> String {
        let step = step.given();
        match &self.kept {
            Some(id) => format!("{}/{id}/{step}", cx.way(&self.seats)),
            None => {
                let said = cx.query.all().filter(|(name, _)| *name != "change");
                let fields: Vec<_> = said.chain([("change", step.name())]).collect();
                cx.way(&self.seats) + &query_of(&fields)
            }
        }
    }

    pub fn board(&self) -> Option<&go::Goban> {
        self.history().map(History::board)
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

/// A step of a kept draft.
type StepPlace = Path<(String, i32, i32, String, String)>;

fn place_of(place: StepPlace) -> Result<(BoardPlace, Option<(String, RulingStep)>)> {
    let (slug, round, table, draft, step) = place.into_inner();
    let step = RulingStep::named(&step).ok_or_else(WebError::no_page)?;
    Ok(((slug, round, table), Some((draft, step))))
}

/// The first question that the link does not answer, else the ruling.
#[route("GET", "/t/{slug}/boards/{round}/{table}/incident", Arbiter)]
async fn begin(cx: Cx, place: Path<BoardPlace>) -> Answer {
    let step = RulingStep::named(cx.query.value("change"));
    show_step(cx, (place.into_inner(), None), step).await
}

#[route("GET", "/t/{slug}/boards/{round}/{table}/incident/{draft}/{step}", Arbiter)]
async fn go_on(cx: Cx, place: StepPlace) -> Answer {
    let place = place_of(place)?;
    let step = place.1.as_ref().map(|(_, step)| *step);
    show_step(cx, place, step).await
}

async fn show_step(
    cx: Cx,
    (board, kept): (BoardPlace, Option<(String, RulingStep)>),
    step: Option<RulingStep>,
) -> Answer {
    let (at, draft) = At::of(&cx, &board, kept.map(|(id, _)| id)).await?;
    let draft = draft.begun(&cx.query, &at.referee);
    let mut draft = match draft.read(&cx.query, at.board()) {
        Ok(draft) => draft,
        Err(wrong) => return Err(WebError::again(&WhenPage::of(cx, at, draft, Some(wrong)))),
    };
    let taps = cx.query.has("from") && draft.noticed.is_none();
    let step = if taps { Some(RulingStep::When) } else { step };
    match next(&cx, &at, &mut draft, step).await? {
        Next::What => render(&WhatPage::of(cx, at, draft)),
        Next::End(question) => render(&EndedPage::of(cx, at, draft, question).await?),
        Next::When => render(&WhenPage::of(cx, at, draft, None)),
        Next::Contradicted(why) => {
            let wrong = draft.form().after(why.into())?;
            Err(WebError::again(&WhenPage::of(cx, at, draft, Some(wrong))))
        }
        Next::WhichPosition => Ok(which_position(&cx, &draft)),
        Next::Ruling(hearing) => {
            cx.rendered(|cx, _| Ok(RulingPage::of(cx, at, draft, *hearing, None))).await
        }
    }
}

#[route("POST", "/t/{slug}/boards/{round}/{table}/incident", Arbiter)]
async fn answer_first(act: Act, place: Path<BoardPlace>) -> Answer {
    answered(act, (place.into_inner(), None)).await
}

#[route("POST", "/t/{slug}/boards/{round}/{table}/incident/{draft}/{step}", Arbiter)]
async fn answer(act: Act, place: StepPlace) -> Answer {
    answered(act, place_of(place)?).await
}

/// Keeps the answers of a form in the draft and redirects to the next step, or gives the ruling.
async fn answered(act: Act, (board, kept): (BoardPlace, Option<(String, RulingStep)>)) -> Answer {
    let found = At::of(&act, &board, kept.map(|(id, _)| id)).await;
    // The first of two taps has given the ruling, and with it the draft went.
    let gone = matches!(found, Err(WebError::NotFound(_)));
    if gone && act.blocking(|acts| acts.is_done()).await? {
        return Ok(ruled(&act, &Done::Before));
    }
    let (at, draft) = found?;
    let form = act.form.clone();
    let draft = draft.begun(&act.query, &at.referee);
    let draft = draft.read(&act.query, at.board()).unwrap_or(draft).begun(&form, &at.referee);
    let mut draft = match draft.read(&form, at.board()) {
        Ok(draft) if form.has("option") => return carry_out(act, at, draft).await,
        Ok(draft) => draft,
        Err(wrong) if form.has("shown") => return show_faults(act, at, draft, wrong).await,
        Err(wrong) => return Err(WebError::again(&WhenPage::of(act.cx, at, draft, Some(wrong)))),
    };
    let unsaid = form.has("out") || (form.has("noticed") && form.value("noticed").is_empty());
    let step = match RulingStep::named(form.value("change")) {
        Some(step) => step,
        None if unsaid => RulingStep::When,
        None => next(&act, &at, &mut draft, None).await?.step(),
    };
    // One form makes one draft, however often it is sent.
    let id = at.kept.clone().or_else(|| act.sender.by().form.map(Token::hash_of));
    draft.seats = Some(at.seats);
    let new = RulingDraft {
        id: id.ok_or_else(WebError::not_understood)?,
        board: (at.seats.round, at.board.table),
        account: act.account.0.id,
        at: Utc::now(),
        answers: serde_json::to_string(&draft).context("a draft is JSON")?,
    };
    let to = format!("{}/{}/{step}", act.way(&at.seats), new.id);
    act.blocking(move |acts| acts.keep_ruling_draft(acts.id, &new)).await?;
    Ok(redirect(&to))
}

/// Redirects to the amended ruling, whose page asks which position counts.
pub(super) fn which_position(cx: &Cx, draft: &Draft) -> HttpResponse {
    let no = draft.replaces.map_or(0, |replaced| replaced.no.0);
    let asks = cx.to(format!("/incidents/{no}#amend"));
    redirect_saying(&asks, Notice::alert(Refusal::WhichPosition.sentence()))
}

/// What to ask next, or the procedure's answer.
enum Next {
    What,
    End(EndQuestion),
    When,
    /// The answers contradict the record, the board or the log.
    Contradicted(Refusal),
    WhichPosition,
    Ruling(Box<Hearing>),
}

impl Next {
    const fn step(&self) -> RulingStep {
        match self {
            Self::What => RulingStep::What,
            Self::End(_) => RulingStep::End,
            Self::When => RulingStep::When,
            Self::Contradicted(_) | Self::WhichPosition | Self::Ruling(_) => RulingStep::Ruling,
        }
    }
}

/// Answers that the record or the rules know are filled in. With `asked`, that question comes again although it is
/// answered.
async fn next(cx: &Cx, at: &At, draft: &mut Draft, asked: Option<RulingStep>) -> Result<Next> {
    if draft.kind.is_none() || asked == Some(RulingStep::What) {
        return Ok(Next::What);
    }
    if asked != Some(RulingStep::When) {
        match end_question(cx, at, draft, asked == Some(RulingStep::End)).await? {
            Ok(Some(question)) => return Ok(Next::End(question)),
            Ok(None) => {}
            Err(why) => return Ok(Next::Contradicted(Refusal::Report(why))),
        }
    }
    if matches!(asked, Some(RulingStep::End | RulingStep::When)) {
        return Ok(Next::When);
    }
    if let Err(why) = at.complete(cx, draft) {
        return Ok(Next::Contradicted(Refusal::Report(why)));
    }
    let Some(report) = draft.report(cx, at) else { return Ok(Next::When) };
    Ok(match at.hearing(cx, report, draft.replaces).await {
        Ok(hearing) => Next::Ruling(Box::new(hearing)),
        Err(ServiceError::Refused(Refusal::WhichPosition)) => Next::WhichPosition,
        Err(ServiceError::Refused(why @ (Refusal::Report(_) | Refusal::Log(_)))) => {
            Next::Contradicted(why)
        }
        Err(error) => return Err(error.into()),
    })
}

impl At {
    pub async fn hearing(
        &self,
        cx: &Cx,
        report: Report,
        replaces: Option<Replaced>,
    ) -> Result<Hearing, ServiceError> {
        let snapshot = cx.event.snapshot.clone();
        cx.blocking(move |service| service.hear(&snapshot, &report, replaces)).await
    }

    /// Fills in when it was noticed, where the end of the game, its record or the rules say it.
    pub fn complete(&self, cx: &Cx, draft: &mut Draft) -> Result<(), FindingError> {
        if draft.noticed.is_some() {
            return Ok(());
        }
        if draft.end_stands() && draft.by.is_some() {
            draft.noticed = Some(Noticed::AtOnce);
        } else if let Some(known) = self.of_record(cx, draft) {
            let Incident { kind, by, at, noticed, .. } = known?;
            (draft.kind, draft.by, draft.at) = (Some(kind), Some(by), at);
            draft.noticed = Some(noticed);
        } else {
            draft.noticed = only_answer(cx, self, draft);
        }
        Ok(())
    }

    /// The reported move as the game record has it, or the fault if the record contradicts the report. `None` without a
    /// record, or if the record cannot know.
    pub fn of_record(&self, cx: &Cx, draft: &Draft) -> Option<Result<Incident, FindingError>> {
        let (kind, by) = (draft.kind?, draft.by);
        let repeats = kind == IncidentKind::Repetition;
        let known = by.is_some() || (kind.is_move() && kind != IncidentKind::OutOfTurn);
        if !known || !(kind.counts_moves() || repeats) {
            return None;
        }
        let game = Some(self.history()?);
        let ruled = self.referee.log.in_force_at(&self.seats, None);
        let before = Before { ruled: &ruled, ..Before::default() };
        let procedure = cx.event.procedure()?;
        let report = Incident { at: draft.at, ..Incident::new(kind, by.unwrap_or_default()) };
        Some(against(&Case { game, before, confirmed: true, ..Case::new(&procedure, &report) }))
    }
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
    draft: Draft,
    found: Vec<Found>,
}

impl WhatPage {
    fn of(cx: Cx, at: At, draft: Draft) -> Self {
        let found = at.history().map(|history| found(&cx, &at, history)).unwrap_or_default();
        Self { cx: cx.headed("incident-what-question"), at, draft, found }
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
    let known = at.referee.log.in_force_at(&at.seats, None);
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
    draft: Draft,
    question: EndQuestion,
    entered: Option<LastEntry>,
}

impl EndedPage {
    async fn of(cx: Cx, at: At, draft: Draft, question: EndQuestion) -> Result<Self> {
        let (id, round) = (cx.event.snapshot.id, at.seats.round);
        let mut all = cx.blocking(move |service| service.entered(id, round)).await?;
        let entered = all.remove(&at.board.table);
        let title = match question {
            EndQuestion::Accepted(_) => "incident-end-question",
            EndQuestion::Earlier(..) => "incident-order-question",
        };
        Ok(Self { cx: cx.headed(title), at, draft, question, entered })
    }

    fn answers(&self) -> [(CallAfterEnd, String); 2] {
        let answers = match self.question {
            EndQuestion::Accepted(_) => [CallAfterEnd::Accepted, CallAfterEnd::Open],
            EndQuestion::Earlier(..) => [CallAfterEnd::Earlier, CallAfterEnd::Later],
        };
        answers.map(|one| (one, self.cx.text(&format!("after-end-{one}"))))
    }
}

/// The question about the end that comes first. `None` if the game was not over, or it was already answered and does not
/// come `again`. The inner error: the report cannot fit the way this game ended.
async fn end_question(
    cx: &Cx,
    at: &At,
    draft: &Draft,
    again: bool,
) -> Result<Result<Option<EndQuestion>, FindingError>> {
    let (Some(kind), history) = (draft.kind, at.history()) else { return Ok(Ok(None)) };
    let over = !at.board.ending.is_pending() || kind == IncidentKind::NoShow;
    let answered = draft.circumstances.after_end.is_some() || draft.confirmed;
    if (answered && !again) || !(over || history.is_some()) {
        return Ok(Ok(None));
    }
    let moves = history.map(|history| u32::try_from(history.moves().len()).unwrap_or(u32::MAX));
    let noticed = moves.map_or(Noticed::AtOnce, |moves| Noticed::AfterMove(MoveNo(moves)));
    // Who did it is asked later and does not matter here. The loser may have resigned, so the loser is tried first.
    let lost = at.board.ending.winner().map(|winner| Party::from(winner.other()));
    let lost = lost.filter(|lost| kind.doers().contains(lost));
    let by = draft.by.or(lost).or_else(|| kind.doers().first().copied()).unwrap_or_default();
    let incident = Incident { at: draft.at, noticed, ..Incident::new(kind, by) };
    let (round, table) = (at.seats.round, at.board.table);
    let report = Report { round, table, incident, confirmed: false };
    match at.hearing(cx, report, draft.replaces).await {
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
