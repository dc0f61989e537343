//! A round as its draw stands: before it, drawn, or published.

use super::drawn::{Drawn, PAIR, Part};
use super::matches::MatchesDraft;
use crate::web::prelude::*;
use crate::web::views::rounds::is_fresh;
use pairing::PublishedRound;
use service::LEAGUE_SIZE;

/// The header with which the script asks only for the parts that depend on the form.
pub(super) const PART: &str = "tengen-part";

/// Redirects to the next round to draw, or else to the last round.
pub async fn newest(cx: Cx) -> Answer {
    let tournament = cx.tournament();
    let round = next_round(tournament).unwrap_or(RoundNo(tournament.settings.rounds));
    Ok(redirect(&cx.to(format!("/draft/{round}"))))
}

/// 404 for a round number outside the event.
pub async fn show(cx: Cx, place: Path<(String, i32)>, request: HttpRequest) -> Answer {
    let (no, state) = (RoundNo(place.1), cx.state.clone());
    if !(1..=cx.tournament().settings.rounds).contains(&no.0) {
        return Err(WebError::no_page());
    }
    let round = cx.tournament().round(no);
    if round.is_some_and(|round| round.is_public() && !round.boards.is_empty()) {
        return render(&Published::of(cx, no)?);
    }
    if cx.tournament().teams.meet() {
        return state.render_by_search(move |service| MatchesDraft::of(cx, service, no)).await;
    }
    let draft = round.and_then(|_| RoundDraft::open(cx.tournament(), no).ok());
    let Some(draft) = draft else { return render(&Before::of(cx, no).await?) };
    if request.headers().contains_key(PART) {
        let part = state.worked_out(move |_| Part::of(cx, draft)).await?;
        return Ok(HttpResponse::Ok().json(part));
    }
    let advises = draft.unpaired().len() >= PAIR;
    let view = move |service: &Service| Drawn::of(cx, service, draft);
    if advises { state.render_by_search(view).await } else { state.render(view).await }
}

#[derive(Template)]
#[template(path = "draft/before.html")]
struct Before {
    cx: Cx,
    no: RoundNo,
    /// Open requests that would change who plays which round; until answered they have no effect.
    asked: Vec<Request>,
    /// In percent.
    drawing: Option<usize>,
}

impl Before {
    async fn of(cx: Cx, no: RoundNo) -> Result<Self> {
        let (id, cx) =
            (cx.event.snapshot.id, cx.clone().titled(cx.with("draft-title", [("round", no)])));
        let read = move |service: &Service| {
            Ok((service.requests(id)?, service.progress(TaskOf::Draw(id, no))?))
        };
        let (mut asked, drawing) = cx.blocking(read).await?;
        asked.retain(|one| one.state == RequestState::Asked && one.kind.changes_rounds());
        Ok(Self { cx, no, asked, drawing })
    }

    fn participants(&self) -> Vec<EntryId> {
        self.cx.tournament().participants(self.no).map(|entry| entry.id).collect()
    }

    fn said(&self, asked: &Request) -> String {
        let said = request_said(self.cx.t, asked.kind, asked.round);
        self.cx.labelled(&self.cx.player(asked.by), &said)
    }

    fn is_odd(&self) -> bool {
        !self.participants().len().is_multiple_of(2)
    }

    fn byes(&self) -> Vec<(String, String)> {
        let by_rule = (String::new(), self.cx.text("draft-bye-by-rule"));
        [by_rule].into_iter().chain(self.cx.choices_of(&self.participants())).collect()
    }

    /// All rounds at once, before the first one.
    fn may_draw_all(&self) -> bool {
        let tournament = self.cx.tournament();
        tournament.rounds.is_empty()
            && !tournament.teams.meet()
            && LEAGUE_SIZE.contains(&self.participants().len())
    }
}

pub(super) fn published(cx: &Cx, no: RoundNo) -> Result<PublishedRound> {
    PublishedRound::open(cx.tournament(), no).map_err(|_| WebError::no_page())
}

#[derive(Template)]
#[template(path = "draft/published.html")]
struct Published {
    cx: Cx,
    round: Round,
    latecomers: Vec<EntryId>,
}

impl Published {
    fn of(cx: Cx, no: RoundNo) -> Result<Self> {
        let tournament = cx.tournament();
        let published = published(&cx, no)?;
        let late = tournament.entries.iter().filter(|entry| tournament.may_come_late(entry, no));
        let mut latecomers = published.unpaired();
        latecomers.extend(late.map(|entry| entry.id));
        let round = published.into_round();
        // Latecomers of teams are entered in the line-up instead.
        if !round.teams.is_empty() {
            latecomers.clear();
        }
        let cx = cx.clone().titled(cx.with("round-number", [("round", no)]));
        Ok(Self { cx, round, latecomers })
    }

    /// Whether its lists and slips still have to be printed.
    fn is_fresh(&self) -> bool {
        is_fresh(self.cx.tournament(), &self.round)
    }

    fn next(&self) -> Option<RoundNo> {
        let next = RoundNo(self.round.no.0 + 1);
        (next.0 <= self.cx.tournament().settings.rounds).then_some(next)
    }

    fn opponents(&self) -> Vec<(String, String)> {
        // A single latecomer cannot be their own opponent.
        let waiting = if self.latecomers.len() > 1 { &self.latecomers[..] } else { &[] };
        let all: Vec<EntryId> = waiting.iter().chain(&self.round.byes).copied().collect();
        let best = (String::new(), self.cx.text("latecomer-best"));
        [best].into_iter().chain(self.cx.choices_of(&all)).collect()
    }
}
