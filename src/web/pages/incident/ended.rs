//! The first question if the board already shows a result.
//! Either whether both had accepted it, or whether the incident came before the one that ended the game.

use crate::web::prelude::*;
use crate::web::views::referee::moment;
use referee::{EndQuestion, FindingError};
use service::{LastEntry, Replaced, Report};

use super::answers::{When, address, amending, beside, kept, read_what};
use super::ruling::names;
use super::steps::{BoardRecords, Place, action};

#[derive(Template)]
#[template(path = "incident/ended.html")]
pub(super) struct EndedPage {
    cx: Page,
    amending: String,
    what: String,
    question: String,
    shows: String,
    facts: Vec<String>,
    why: String,
    answers: Vec<(&'static str, String)>,
    hidden: Vec<(&'static str, String)>,
    action: String,
    back: String,
}

/// The question about the end that comes first. `None` if the game was not over, or it was already answered.
/// The inner error: the report cannot fit the way this game ended.
pub(super) async fn asked(
    state: &State,
    event: &Event,
    (round, board): Place<'_>,
    (kind, by): (IncidentKind, Option<Party>),
    (form, kept): (&Form, &BoardRecords),
) -> Result<Result<Option<EndQuestion>, FindingError>> {
    let history = kept.0.as_ref().filter(|file| file.begun).and_then(|file| file.game.history());
    let over = !board.ending.is_pending() || kind == IncidentKind::NoShow;
    let answered = !form.value("end").is_empty() || form.value("noticed") == When::Confirmed.name();
    if answered || !(over || history.is_some()) {
        return Ok(Ok(None));
    }
    let moves = history.map(|history| u32::try_from(history.moves().len()).unwrap_or(u32::MAX));
    let noticed = moves.map_or(Noticed::AtOnce, |moves| Noticed::AfterMove(MoveNo(moves)));
    // Who did it is asked later and does not matter here. The loser may have resigned, so the loser is tried first.
    let lost = board.ending.winner().map(|winner| Party::from(winner.other()));
    let lost = lost.filter(|lost| kind.doers().contains(lost));
    let by = by.or(lost).or_else(|| kind.doers().first().copied()).unwrap_or_default();
    let at = form.value("move").parse().ok().map(MoveNo);
    let incident = Incident { at, noticed, ..Incident::new(kind, by) };
    let report = Report { round: round.no, table: board.table, incident, confirmed: false };
    let counts = PositionThen::named(form.value("counts"));
    let amends = form.value("amends").parse().ok().map(|no| Replaced { no: RulingNo(no), counts });
    let snapshot = event.snapshot.clone();
    match state.blocking(move |service| service.hear(&snapshot, &report, amends)).await {
        Ok(hearing) => Ok(Ok(hearing.proposal.asks_of_end())),
        Err(ServiceError::Refused(Refusal::Report(why))) if is_of_end(&why) => Ok(Err(why)),
        // Other faults of the report are shown at their own questions.
        Err(ServiceError::Refused(_)) => Ok(Ok(None)),
        Err(error) => Err(error.into()),
    }
}

/// Whether a report contradicts how the game ended, independent of the other answers.
const fn is_of_end(why: &FindingError) -> bool {
    matches!(
        why,
        FindingError::GamePlayed { .. }
            | FindingError::NotCounted { .. }
            | FindingError::NotResigned { .. }
            | FindingError::NoResultYet
            | FindingError::Exchanged
    )
}

pub(super) fn page(
    page: Page,
    event: &Event,
    at: Place<'_>,
    (form, question): (&Form, &EndQuestion),
    entered: Option<LastEntry>,
) -> EndedPage {
    let t = page.t;
    let (kind, by) = read_what(form.value("what")).unwrap_or((IncidentKind::Other, None));
    let (ending, key, answers) = match question {
        EndQuestion::Accepted(ending) => {
            (*ending, "incident-end", [CallAfterEnd::Accepted, CallAfterEnd::Open])
        }
        EndQuestion::Earlier(_, ending) => {
            (*ending, "incident-order", [CallAfterEnd::Earlier, CallAfterEnd::Later])
        }
    };
    let shows = t.with("incident-end-shows", [("result", t.ending(ending))]);
    let first = match question {
        EndQuestion::Earlier(first, _) => Some(ruled_on(t, first)),
        EndQuestion::Accepted(_) => None,
    };
    let (black, white) = names(t, &event.snapshot, at.1);
    let seats = (("table", at.1.table), ("black", black), ("white", white));
    let entered = entered.map(|entered| {
        let at = t.with("incident-end-since", [("at", moment(t, entered.at.naive_utc()))]);
        if entered.who.is_empty() { at } else { t.listed([at, entered.who]) }
    });
    let question = t.text(&format!("{key}-question"));
    EndedPage {
        amending: amending(t, form),
        what: by.map_or_else(|| kind_words(t, kind), |by| incident_words(t, kind, by)),
        shows,
        facts: first.into_iter().chain([t.with("incident-at", seats)]).chain(entered).collect(),
        why: t.text(&format!("{key}-why")),
        answers: answers.map(|one| (one.name(), t.text(&format!("after-end-{one}")))).into(),
        hidden: kept(form, &["end"]).into_iter().chain(beside(form)).collect(),
        action: action(event, at),
        back: address(&action(event, at), &kept(form, &["what", "by", "end"])),
        cx: frame(page, event).titled(question.clone()),
        question,
    }
}

/// The incident whose ruling ended the game: `Black took back in the ko at once, move 50`.
fn ruled_on(t: Lang, first: &Incident) -> String {
    let what = incident_words(t, first.kind, first.by);
    let at = first.at.map(|at| t.with("incident-move", [("n", at.0)]));
    t.listed(std::iter::once(what).chain(at))
}

/// Whether the call came too late: then the result stands and no other question matters.
pub(super) fn stands(form: &Form) -> bool {
    CallAfterEnd::named(form.value("end")).is_some_and(CallAfterEnd::is_too_late)
}
