//! A round before its draw.

use crate::web::prelude::*;
use service::LEAGUE_SIZE;

#[derive(Template)]
#[template(path = "draft/before.html")]
pub(super) struct Before {
    cx: Cx,
    no: RoundNo,
    /// Open requests that would change who plays which round; until answered they have no effect.
    asked: Vec<Request>,
    /// In percent.
    drawing: Option<usize>,
}

impl Before {
    pub(super) async fn of(cx: Cx, no: RoundNo) -> Result<Self> {
        let (id, cx) =
            (cx.event.snapshot.id, cx.clone().titled(cx.with("draft-title", [("round", no)])));
        let read = move |service: &Service| {
            Ok((service.requests(id)?, service.progress(TaskOf::Draw(id, no))?))
        };
        let (mut asked, drawing) = cx.blocking(read).await?;
        asked.retain(|one| one.state == RequestState::Asked && one.kind.changes_rounds());
        Ok(Self { cx, no, asked, drawing })
    }

    fn rounds(&self) -> Vec<RoundLink> {
        draft_links(&self.cx.event, self.no)
    }

    fn base(&self) -> String {
        self.cx.to(format!("/draft/{}", self.no))
    }

    fn participants(&self) -> Vec<EntryId> {
        self.cx.tournament().participants(self.no).map(|entry| entry.id).collect()
    }

    /// The round that comes before this one.
    fn first(&self) -> Option<RoundNo> {
        next_round(self.cx.tournament()).filter(|next| *next < self.no)
    }

    fn preliminary(&self) -> usize {
        preliminary(self.cx.tournament())
    }

    fn said(&self, asked: &Request) -> String {
        let said = request_said(self.cx.t, asked.kind, asked.round);
        self.cx.labelled(&self.cx.player(asked.by), &said)
    }

    fn missing(&self) -> Vec<(RoundNo, Vec<TableNo>)> {
        missing(self.cx.tournament(), self.no)
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

/// Who is not checked in.
pub(super) fn preliminary(tournament: &Tournament) -> usize {
    tournament.entries.iter().filter(|entry| !entry.is_final()).count()
}

/// Open games of earlier rounds.
pub(super) fn missing(tournament: &Tournament, no: RoundNo) -> Vec<(RoundNo, Vec<TableNo>)> {
    let earlier = tournament.rounds.iter().filter(|round| round.no < no);
    let open = |round: &Round| round.pending().map(|board| board.table).collect::<Vec<_>>();
    earlier.map(|round| (round.no, open(round))).filter(|(_, tables)| !tables.is_empty()).collect()
}
