use std::sync::Arc;

use serde_json::{Value, json};

use pairing::{Draw, DrawError, DrawOptions, RoundContext, draw_with};
use store::{AnyConnection, CertificateRow, Deed, Snapshot};
use tournament::{EntryId, Round, RoundNo, RoundState, TableNo, Tournament, TournamentId};

use crate::draw::proofs::proof_of;
use crate::draw::rounds::{check_turn, seen, shown, told, with_round};
use crate::transaction::prepared::Prepared;
use crate::{By, Change, Done, Refusal, Result, Service, ServiceError, TaskOf};

#[derive(Clone, Debug, Default, PartialEq)]
pub struct DrawRequest {
    /// Tables of the present draft that stay; the rest is drawn around them.
    pub keep: Vec<TableNo>,
    pub bye: Option<EntryId>,
    pub forbidden: Vec<(EntryId, EntryId)>,
    /// Seed, where the settings ask for undetermined chance; taken from the time if `None`.
    pub seed: Option<u64>,
    /// The [`fingerprint`](crate::fingerprint) of the draft on the screen.
    pub seen: String,
}

/// Computed before the transaction: the draw, its proof, and the rules that its kept boards overrule.
type Drawn = (Draw, Option<CertificateRow>, Value);

impl DrawRequest {
    /// Options for the draw of a round: the boards to keep are those of the present draft.
    #[must_use]
    pub fn options(&self, tournament: &Tournament, no: RoundNo) -> DrawOptions {
        let draft = tournament.round(no).filter(|round| !round.is_public());
        let boards = draft.map(|round| round.boards.as_slice()).unwrap_or_default();
        let kept = boards.iter().filter(|board| self.keep.contains(&board.table));
        DrawOptions {
            fixed: kept.cloned().collect(),
            bye: self.bye,
            forbidden: self.forbidden.clone(),
            seed: self.seed,
            ..DrawOptions::default()
        }
    }
}

impl Service {
    /// Draws a round as a draft, in place of the draft on the screen. The search runs outside the transaction; it is
    /// repeated if anything that the draw depends on changed during it.
    ///
    /// # Errors
    /// [`Refusal::Draw`] with the reason; [`Refusal::AlreadyDrawn`] or [`Refusal::DraftChanged`] if somebody else was
    /// quicker; [`Refusal::PublishFirst`]; after [`Service::stop`] [`Refusal::Stopped`], or [`DrawError::GivenUp`]
    /// during the search.
    pub fn draw_round(
        &self,
        id: TournamentId,
        by: By<'_>,
        no: RoundNo,
        request: &DrawRequest,
    ) -> Result<Done<Draw>> {
        let (asked, now) = (request.clone(), by.now);
        let working = Arc::new(self.work_on(TaskOf::Draw(id, no)));
        let watched = working.clone();
        let make = move |before: &Snapshot| {
            let tournament = &before.tournament;
            check_turn(tournament, no)?;
            seen(before, no, &asked.seen)?;
            let mut options = asked.options(tournament, no);
            options.seed = options.seed.or(Some(now.timestamp_micros().unsigned_abs()));
            let refused = |why: DrawError| ServiceError::from(Refusal::Draw(why));
            let context = RoundContext::new(tournament, no, options.seed);
            let context = context.map_err(|unknown| refused(unknown.into()))?;
            let context = context.watched(watched.watch());
            let drawn = draw_with(tournament, &context, &options).map_err(refused)?;
            let proof = proof_of(&drawn, tournament, now);
            let overruled = told(context.forbidden_boards(&drawn.to_round().boards));
            Ok((drawn, proof, overruled))
        };
        let decide = |before: &Snapshot, (drawn, proof, overruled): &Drawn| {
            let tournament = &before.tournament;
            check_turn(tournament, no)?;
            seen(before, no, &request.seen)?;
            working.came_to(99)?;
            let round = drawn.to_round();
            let proof = proof.as_ref().map(CertificateRow::digest);
            let detail = json!({
                "round": no, "overruled": overruled, "proof": proof,
                "draft": shown(&round), "total": drawn.total.to_string(), "kept": request.keep,
            });
            let out = drawn.clone();
            Ok(Change { after: with_round(tournament, round), act: Deed::Draw, detail, out })
        };
        let keep = |c: &mut AnyConnection, (_, proof, _): &Drawn| {
            Ok(c.keep_certificate(id, no, proof.as_ref())?)
        };
        let on = self.solvers();
        self.change_prepared(id, by, &Prepared { on, round: no, make, decide, keep })
    }

    pub fn begin_by_hand(
        &self,
        id: TournamentId,
        by: By<'_>,
        no: RoundNo,
        on_screen: &str,
    ) -> Result<Done<()>> {
        let decide = |before: &Snapshot| {
            check_turn(&before.tournament, no)?;
            seen(before, no, on_screen)?;
            let after = with_round(&before.tournament, Round::empty(no, RoundState::Draft));
            Ok(Change { after, act: Deed::BeginByHand, detail: json!({ "round": no }), out: () })
        };
        self.change_and_keep(id, by, decide, |c, _, ()| Ok(c.keep_certificate(id, no, None)?))
    }
}
