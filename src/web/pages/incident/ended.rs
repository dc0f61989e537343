//! The first question if the board already shows a result.
//! Either whether both had accepted it, or whether the incident came before the one that ended the game.

use crate::web::prelude::*;
use referee::{EndQuestion, FindingError};
use service::{LastEntry, Report};

use super::steps::At;
use super::way::{Way, When, address};

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
        let title = cx.text(match question {
            EndQuestion::Accepted(_) => "incident-end-question",
            EndQuestion::Earlier(..) => "incident-order-question",
        });
        Ok(Self { cx: cx.titled(title), at, way, question, entered })
    }

    fn answers(&self) -> [(CallAfterEnd, String); 2] {
        let answers = match self.question {
            EndQuestion::Accepted(_) => [CallAfterEnd::Accepted, CallAfterEnd::Open],
            EndQuestion::Earlier(..) => [CallAfterEnd::Earlier, CallAfterEnd::Later],
        };
        answers.map(|one| (one, self.cx.text(&format!("after-end-{one}"))))
    }

    fn back(&self) -> String {
        address(&self.cx.way(&self.at.seats), &self.way.kept(&["what", "by", "end"]))
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
    matches!(
        why,
        FindingError::GamePlayed { .. }
            | FindingError::NotCounted { .. }
            | FindingError::NotResigned { .. }
            | FindingError::NoResultYet
            | FindingError::Exchanged
    )
}
